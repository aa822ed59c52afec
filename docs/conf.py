"""
The configuration of the documentation.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import tabletricks


sys.path.insert(0, str(Path(__file__).parent))

import pages  # a module of this folder


if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment


project = "tabletricks"
author = "The tabletricks authors"
project_copyright = "The tabletricks authors"
version = release = tabletricks.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.doctest",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
]
exclude_patterns = ["_build"]
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 2

html_theme = "furo"
html_title = f"tabletricks {version}"

# The example game of "Write a game" is a module of its own.
doctest_path = [str(Path(__file__).parent / "howto")]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
napoleon_use_ivar = True

# Type variables and the standard library have no page here, and neither has what is promised to nobody: what a state is
# made of, and what is pending in a view.
nitpick_ignore_regex = [
    (r"py:(class|obj)", r"(tabletricks\.[\w.]+\.)?\w*T(_co|_contra)?"),
    (r"py:class", r"(collections\.abc|typing_extensions)\.\w+"),
    (r"py:class", r"tabletricks\.\w+\.(rules\.[\w.]+|view\.Pending|memory\.Pass)"),
    (r"py:class", r"(tabletricks\.core\.position\.)?(DraftLike|Workshop)"),
]


def without_inside(
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str | None, returns: str | None
) -> tuple[str | None, str | None] | None:
    """Nobody calls the constructors of states and matches, so their parameters are not shown."""
    opaque = getattr(thing, "opaque", False) is True or thing is tabletricks.Match
    return ("", None) if what == "class" and opaque else None


def exported(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.TextElement
) -> nodes.reference | None:
    """Docstrings of the kernel name things by their module; they are documented as they are imported."""
    found = re.fullmatch(r"tabletricks\.core\.[a-z_]+\.(.+)", node.get("reftarget", ""))
    if found is None:
        return None
    domain, name = env.domains.python_domain, f"tabletricks.core.{found[1]}"
    return domain.resolve_xref(env, node["refdoc"], app.builder, node["reftype"], name, node, content)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-signature", without_inside)
    app.connect("missing-reference", exported)
    pages.make()
