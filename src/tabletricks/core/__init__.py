"""
The kernel: what all games share.
"""
