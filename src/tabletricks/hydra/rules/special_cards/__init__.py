"""
The special cards with an effect of their own, a room for each.
"""

from __future__ import annotations
