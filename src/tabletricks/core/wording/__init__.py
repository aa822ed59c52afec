"""
What every game says alike, a catalogue for each language.
"""
