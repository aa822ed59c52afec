"""
What holds for all tests.
"""

from __future__ import annotations

from hypothesis import settings


# A shared machine is slow at times; what must be quick is measured where it is promised.
settings.register_profile("tabletricks", deadline=None)
settings.load_profile("tabletricks")
