"""
The configuration of the documentation.
"""

from __future__ import annotations

from pathlib import Path

import tabletricks


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

html_theme = "furo"
html_title = f"tabletricks {version}"

# The example game of "Write a game" is a module of its own.
doctest_path = [str(Path(__file__).parent / "howto")]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
napoleon_use_ivar = True

# Type variables and the standard library have no page here, and neither have aliases that no package exports.
nitpick_ignore_regex = [
    (r"py:(class|obj)", r"(tabletricks\.[\w.]+\.)?\w*T(_co|_contra)?"),
    (r"py:class", r"WinReason"),
    (r"py:class", r"(collections\.abc|typing_extensions)\.\w+"),
]
