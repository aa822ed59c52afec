"""
The engine of Frantic: how its rules are carried out; what is in here is no promise.
"""
