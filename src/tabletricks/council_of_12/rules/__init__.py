"""
The engine of Council of 12; nothing in here is promised.
"""
