"""
The pages that are made when the documentation is built: the rules, all rulings, and whole games in sentences.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import attrs

import tabletricks
from tabletricks import council_of_12, custom_heroes, frantic, hydra
from tabletricks.core import Chance


DOCS = Path(__file__).parent
GAMES = ("council_of_12", "custom_heroes", "frantic", "hydra")
NAMES = ("Ann", "Ben", "Cleo", "Dan")
MARKDOWN = re.compile(r"([\\`*_\[\]<>#|])")

ABOUT = {
    "en": """\
# {title}: a whole game

A game of {players} players, made when this page is built: the options are
`{options}`, the seed is {seed}. Ann sits on seat 0, and the others follow her.
Everybody chooses by chance or, about {modest}, does the modest thing (`default_action`), so nobody plays well.

This is what somebody reads who looks into all hands: the questions (`question`), then what has happened
(`step.events`), each as `describe` says it.{other} The rules: [{title}](../rules/{game}.md).
""",
    "de": """\
# {title}: eine ganze Partie

Eine Partie zu {players}, die beim Bau dieser Seite gespielt wird: die Optionen sind
`{options}`, der Startwert ist {seed}. Ann sitzt auf Platz 0, die anderen folgen.
Alle wählen zufällig oder, etwa {modest}, das Bescheidene (`default_action`); gut spielt also niemand.

So liest es, wer in alle Hände sieht: die Fragen (`question`), dann was geschehen ist (`step.events`), jeweils so, wie
`describe(…, language="de")` es sagt.{other}
""",
}
OFTEN = {"en": {2: "every second time", 3: "every third time"}, "de": {2: "jedes zweite Mal", 3: "jedes dritte Mal"}}
OTHER = {"en": " The same game [in German]({name}.md).", "de": " Dieselbe Partie [auf Englisch]({name}.md)."}


def transcripts() -> dict[str, tuple[str, object, int, str, int]]:
    """The games to be written down: the name of the page, then the game, its options, its seed, the language, and how
    often somebody does the modest thing: every second time, every third time."""
    council = council_of_12.variants()["4p"]
    heroes = custom_heroes.Options(players=3, regular_hands=2)
    single = frantic.variants()["4p-single-round"]
    heads = hydra.Options(players=4, target=111)
    return {
        "council_of_12": ("council_of_12", council, 142, "en", 3),
        "custom_heroes": ("custom_heroes", heroes, 1, "en", 2),
        "frantic": ("frantic", single, 2, "en", 3),
        "hydra": ("hydra", heads, 1, "en", 3),
        "hydra_de": ("hydra", heads, 1, "de", 3),
    }


def written(options: object) -> str:
    """Options as they are written in a program."""
    form = type(options)
    assert attrs.has(form)
    fields = [field for field in attrs.fields(form) if field.init]
    given = {field.name: getattr(options, field.name) for field in fields}
    usual = {field.name: field.default for field in fields if field.default is not attrs.NOTHING}
    shown = [f"{name}={value!r}" for name, value in given.items() if name not in usual or usual[name] != value]
    return f"Options({', '.join(shown)})"


def escaped(sentence: str) -> str:
    """A sentence as Markdown that shows it as it is."""
    return MARKDOWN.sub(r"\\\1", sentence)


def told(name: str, options: object, seed: int, language: str, modest: int) -> Iterator[str]:
    """The questions and events of a game, as a list of definitions."""
    game = tabletricks.game(name)
    chance = Chance.from_seed(seed + 1000)
    match = tabletricks.Match.start(game, options, seed)
    yield from (f"- {escaped(game.describe(event, NAMES, language))}" for event in match.events)
    while game.outcome(match.state) is None:
        seat = chance.choose(game.awaiting(match.state))
        question = game.question(match.state, seat)
        actions = game.legal_actions(match.state, seat)
        action = chance.choose(actions) if chance.below(modest) else game.default_action(match.state, seat)
        match = match.apply(action)
        events = [game.describe(event, NAMES, language) for event in match.events]
        # What is chosen unseen is not told by an event, or not yet.
        if all(event.tag == "choice_made" for event in match.events):
            events.insert(0, f"({game.describe(action, NAMES, language)})")
        yield ""
        yield escaped(game.describe(question, NAMES, language))
        yield from (f": {escaped(event)}" for event in events)


def transcript(page: str) -> str:
    """A whole game as a page."""
    name, options, seed, language, modest = transcripts()[page]
    game = tabletricks.game(name)
    others = [other for other, (told_game, *_) in transcripts().items() if told_game == name and other != page]
    head = ABOUT[language].format(
        title=game.title,
        game=name,
        players=game.players(game.setup(options, seed)),
        options=written(options),
        seed=seed,
        modest=OFTEN[language][modest],
        other="".join(OTHER[language].format(name=other) for other in others),
    )
    return "\n".join([head, *told(name, options, seed, language, modest), ""])


def rulings() -> str:
    """All rulings of all games."""
    lines = [
        "# Rulings",
        "",
        "Where a rulebook is silent or unclear, the library decides, and says why. These are all such decisions,",
        "made from the [rules](index.md) of each game. In a program they are in `tabletricks.game(name).rulebook()`:",
        'those with the mark `"ruling"`.',
    ]
    for name in GAMES:
        game = tabletricks.game(name)
        rules = game.rulebook()
        decided = [rule for rule in rules.values() if rule.mark == "ruling" or "*[ruling]*" in rule.reason]
        lines += ["", f"## Rulings in {game.title}", "", f"{len(decided)} of {len(rules)} rules."]
        title = None
        for rule in decided:
            if rule.title != title:
                title = rule.title
                lines += ["", f"**{title}**", ""]
            text = f"{rule.text} *[{rule.mark}]* {rule.reason}".replace("](#", f"]({name}.md#")
            first, *more = text.splitlines()
            anchor = rule.id.lower().replace("_", "-")
            lines += [f"- [{rule.id}]({name}.md#{anchor}) {first}", *(f"  {line}".rstrip() for line in more)]
    return "\n".join([*lines, ""])


def write(path: Path, text: str) -> None:
    """Writes a page, unless it says this already: Sphinx reads what is new."""
    path.parent.mkdir(exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def make() -> None:
    """Makes all pages."""
    for name in GAMES:
        rulebook = Path(tabletricks.__file__).parent / name / "rulebook.md"
        write(DOCS / "rules" / f"{name}.md", rulebook.read_text(encoding="utf-8"))
    write(DOCS / "rules" / "rulings.md", rulings())
    for page in transcripts():
        write(DOCS / "transcripts" / f"{page}.md", transcript(page))
