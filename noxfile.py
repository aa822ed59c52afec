"""
The jobs of the project. ``nox`` alone runs what must pass before a change lands; ``nox -l`` lists all of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nox


nox.needs_version = ">=2024.10.9"
nox.options.default_venv_backend = "venv"
nox.options.reuse_existing_virtualenvs = True
nox.options.error_on_missing_interpreters = False
nox.options.sessions = ["lint", "typing", "tests", "docs"]

PEERS = ("chess>=1.11", "open_spiel>=1.6", "pokerkit>=0.6", "rlcard>=1.2")
PYTHONS = ("3.11", "3.12", "3.13")


def interpreters() -> dict[str, str]:
    """The supported Pythons that are there: on the path, or installed with pyenv."""
    found = {f"{sys.version_info.major}.{sys.version_info.minor}": sys.executable}
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in PYTHONS:
        candidates = [shutil.which(f"python{version}"), *sorted(map(str, pyenv.glob(f"{version}.*/bin/python")))]
        for candidate in candidates:
            # A shim may be on the path without a Python behind it.
            works = candidate and subprocess.run([candidate, "-c", ""], capture_output=True, check=False)
            if candidate and works and works.returncode == 0:
                found.setdefault(version, candidate)
                break
    return {version: found[version] for version in PYTHONS if version in found}


INTERPRETERS = interpreters()


@nox.session
@nox.parametrize("python", [nox.param(path, id=version) for version, path in INTERPRETERS.items()])
def tests(session: nox.Session) -> None:
    """All tests, on every supported Python that is there; the long random games on the first of them only."""
    session.install(".[tests]")
    selection = () if session.python == next(iter(INTERPRETERS.values())) else ("-m", "not playouts")
    session.run("pytest", "-n", "auto", "--dist", "worksteal", *selection, *session.posargs)


@nox.session
def coverage(session: nox.Session) -> None:
    """Which lines the tests do not need."""
    session.install("-e", ".[tests]")
    session.run("coverage", "run", "-m", "pytest", *session.posargs)
    session.run("coverage", "report")


@nox.session
def lint(session: nox.Session) -> None:
    """Style and formatting."""
    session.install(".[lint]")
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")


@nox.session
def typing(session: nox.Session) -> None:
    """Mypy, strict, over everything."""
    session.install("-e", ".[typing]")
    session.run("mypy")


@nox.session
def docs(session: nox.Session) -> None:
    """The documentation, with warnings as errors, and the examples in it."""
    session.install(".[docs]")
    out = Path("docs", "_build")
    session.run("sphinx-build", "-W", "--keep-going", "-n", "-b", "html", "docs", str(out / "html"))
    session.run("sphinx-build", "-W", "-b", "doctest", "docs", str(out / "doctest"))


@nox.session
def soak(session: nox.Session) -> None:
    """Many random games of every variant: ``nox -s soak -- --games 10000``."""
    session.install(".")
    session.run("python", "-m", "tests.soak", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """How fast it is, beside its peers in one run: ``nox -s bench -- --write`` puts the results into the docs."""
    session.install(".", "matplotlib>=3.9")
    for peer in PEERS:
        # A peer that has no wheel for this machine is left out.
        session.run("pip", "install", "--quiet", "--only-binary", ":all:", peer, success_codes=[0, 1], silent=True)
    session.run("python", "-m", "benchmarks.bench", *session.posargs)


@nox.session
def fuzz(session: nox.Session) -> None:
    """Broken documents of all kinds for some minutes: ``nox -s fuzz -- --seconds 600 --seed 2``."""
    session.install(".")
    session.run("python", "-m", "tests.fuzz", *session.posargs)


@nox.session
def web(session: nox.Session) -> None:
    """Whole games in a real browser: ``nox -s web -- --games frantic --screenshots docs/_static``."""
    if not (shutil.which("chromedriver") and any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))):
        session.error(
            "Chromium and its driver are missing: apt-get update && apt-get install -y chromium chromium-driver"
        )
    session.install("-e", ".[browser]")
    session.run("python", "-m", "tests.web.browser", *session.posargs)


@nox.session
def load(session: nox.Session) -> None:
    """Two hundred tables at once through the real server: ``nox -s load -- --tables 400 --seconds 60``."""
    session.install("-e", ".[web]")
    session.run("python", "-m", "examples.web.load", *session.posargs)


@nox.session
def schemas(session: nox.Session) -> None:
    """Writes docs/schemas/ and the TypeScript types, and checks the page with them; ``-- --check`` only compares."""
    session.install("-e", ".[web]")
    session.run("python", "-m", "examples.web.schemas", "docs/schemas", *session.posargs)
    if not shutil.which("npm"):
        session.error("The TypeScript types need Node.js with npm: apt-get install -y nodejs npm")
    web = Path("examples", "web")
    tools = Path(session.create_tmp()).resolve()
    shutil.copy(web / "package.json", tools)
    session.run("npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(tools), external=True)
    programs = tools / "node_modules" / ".bin"
    for schema in sorted(Path("docs", "schemas").glob("*.json")):
        if schema.name.endswith(".log.json"):
            continue
        types = web / "types" / f"{schema.stem}.d.ts"
        made = tools / types.name
        # The tool knows tuples by their name in older drafts only.
        source = tools / schema.name
        source.write_text(schema.read_text().replace('"prefixItems"', '"items"'))
        session.run(str(programs / "json2ts"), "-i", str(source), "-o", str(made), silent=True, external=True)
        if "--check" not in session.posargs:
            shutil.copy(made, types)
        elif not types.exists() or types.read_text() != made.read_text():
            session.error(f"{types} is not current: run nox -s schemas")
    session.run(str(programs / "tsc"), "-p", str(web), external=True)
