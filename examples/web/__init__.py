"""
A table in the browser: one server and one page for all games.
"""
