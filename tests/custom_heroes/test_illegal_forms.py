"""
What is no action, and what are no options.
"""

from __future__ import annotations

from collections.abc import Callable

import attrs
import pytest

from tabletricks import DecodeError, InvalidArgument, InvalidOptions, from_json
from tabletricks import custom_heroes as ch

from .builders import follow, play, position, refused


def made(kind: Callable[..., ch.Action], **fields: object) -> ch.Action:
    """An action with fields that no type checker would let pass."""
    return kind(**fields)


@pytest.mark.rule("CH-SLEEVE-2")
@pytest.mark.parametrize("kind", ["unsleeve", "remove", "move_advancement"])
def test_no_action_unsleeves(kind: str) -> None:
    """There is no action that removes or moves a sleeved advancement."""
    with pytest.raises(DecodeError):
        from_json(ch.Action, f'{{"type":"{kind}","seat":0,"advancement":"burny","card":"8+burny"}}')


@pytest.mark.rule("CH-SLEEVE-8")
def test_advancement_as_a_card() -> None:
    """An advancement is no card."""
    with pytest.raises(InvalidArgument):
        ch.Card("burny")
    with pytest.raises(DecodeError) as raised:
        from_json(ch.Action, '{"type":"play","seat":0,"cards":["burny"],"activate":[]}')
    assert "$.cards[0]" == raised.value.path


@pytest.mark.rule("CH-SETUP-10")
@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 7},
        {"edition": "fr"},
        {"victory_threshold": 0},
        {"victory_threshold": 100},
        {"regular_hands": 0},
        {"regular_hands": 21},
        {"start_player": 4},
        {"start_player": -1},
        {"players": "4"},
        {"kodora_in_final": 1},
    ],
    ids=str,
)
def test_configuration(wrong: dict[str, object]) -> None:
    """Options out of their range are refused."""
    options: Callable[..., ch.Options] = ch.Options
    with pytest.raises(InvalidOptions):
        options(**{"players": 4, **wrong})


@pytest.mark.rule("CH-COMP-4")
@pytest.mark.parametrize(
    "wrong",
    [
        ch.Advancement("wrong", "Wrong", "red", ability="burny", cost=1),
        ch.Advancement("wrong", "Wrong", "green", reset=3, ability="burny", cost=1),
        ch.Advancement("wrong", "Wrong", "blue", reset=3),
        ch.Advancement("wrong", "Wrong", "yellow", reset=3, ability="burny"),
        ch.Advancement("wrong", "Wrong", "green", modifier=1),
        ch.Advancement("wrong", "Wrong", "yellow", modifier=1, ability="burny"),
    ],
    ids=lambda wrong: f"{wrong.colour}-{wrong.reset}-{wrong.modifier}-{wrong.ability}",
)
def test_catalogue(wrong: ch.Advancement) -> None:
    """A catalogue that breaks the split of colours is refused."""
    with pytest.raises(InvalidOptions):
        ch.Options(players=4, catalogue=(*ch.DEFAULT_CATALOGUE, wrong))


@pytest.mark.rule("CH-SCORE-6")
@pytest.mark.parametrize("rows", [0, 3, 5])
def test_reward_table(rows: int) -> None:
    """A reward table has a row for each player."""
    with pytest.raises(InvalidOptions):
        ch.Options(players=4, reward_table=(ch.Reward(1, 1, 1),) * rows)


@pytest.mark.rule("CH-PLAY-16", "CH-ACT-1")
@pytest.mark.parametrize(
    ("text", "path"),
    [
        ('{"type":"fold","seat":0}', "$"),
        ('{"seat":0}', "$"),
        ('{"type":"pass"}', "$"),
        ('{"type":"play","seat":0,"activate":[]}', "$"),
        ('{"type":"pass","seat":0,"cards":[]}', "$"),
        ('{"type":"pass","seat":"0"}', "$.seat"),
        ('{"type":"trade","seat":true}', "$.seat"),
        ('{"type":"resolve_cap","seat":0,"trades":1.0}', "$.trades"),
        ('{"type":"play","seat":0,"cards":"7","activate":[]}', "$.cards"),
        ('{"type":"play","seat":0,"cards":["7",7],"activate":[]}', "$.cards[1]"),
        ('{"type":"play","seat":0,"cards":["7"],"activate":["11"]}', "$.activate[0]"),
        ('{"type":"sleeve","seat":0,"advancement":null,"card":"7"}', "$.advancement"),
        ('{"type":"declare_kodora","seat":0,"bets":[{"card":"7","sleeve":1}]}', "$.bets[0].sleeve"),
        ("[]", "$"),
        ("{", "$"),
    ],
)
def test_malformed_json(text: str, path: str) -> None:
    """JSON that is no action is refused, and the error says where."""
    with pytest.raises(DecodeError) as raised:
        from_json(ch.Action, text)
    assert path == raised.value.path


@attrs.frozen
class Cheat(ch.Pass):
    """An action type that the game does not know."""


@pytest.mark.rule("CH-PLAY-16", "CH-ACT-1")
@pytest.mark.parametrize(
    "action",
    [
        made(ch.Pass, seat="1"),
        made(ch.Pass, seat=True),
        made(ch.Pass, seat=-1),
        made(ch.Pass, seat=4),
        made(ch.ResolveCap, seat=1, trades=0.0),
        made(ch.Play, seat=1, cards=["9"]),
        made(ch.Play, seat=1, cards=("8",)),
        made(ch.Play, seat=1, cards=(ch.Card("9"),), activate=None),
        made(ch.Sleeve, seat=1, advancement=3, card=ch.Card("9")),
        made(ch.DeclareKodora, seat=1, bets=((ch.Card("9"), True),)),
        made(Cheat, seat=1),
    ],
    ids=str,
)
def test_malformed_in_python(action: ch.Action) -> None:
    """An action of the wrong shape is refused before anything else, even in a game that is over."""
    over = follow(position(hands={0: "9"}, vp={0: 10}), play(0, "9"))
    assert "CH-PLAY-16" == refused(position(hands={1: "9 1"}, pile=[(0, "6")]), action)
    assert "CH-PLAY-16" == refused(over, action)
