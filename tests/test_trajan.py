"""Trajan: what the contract tests do not cover. The rules themselves are in the scenarios."""

import io
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import ludi
from ludi.bots import make
from ludi.games.trajan import data
from ludi.games.trajan.actions import SOW_FROM
from ludi.games.trajan.reach import could_fulfil
from ludi.games.trajan.state import MOST_EVENTS, TRAY
from ludi.games.trajan.terminal import draw, sheet
from ludi.games.trajan.worth import expected_penalty, penalty_with
from ludi.kernel.errors import BadPosition, IllegalMove
from ludi.kernel.game import Game
from ludi.kernel.match import Match
from ludi.kernel.state import bytes_of, copy_of, forget_events
from ludi.kernel.words import speaking

pytestmark = pytest.mark.checked

GAMES = 6
COUNTS = (2, 3, 4)


@pytest.fixture(scope="module")
def trajan() -> Game:
    return ludi.load("trajan")


def played(game: Game, players: int, seed: int, bot: str = "random") -> Iterator[Match]:
    """Every position of a game, including its end."""
    match = game.new(players=players, seed=seed)
    chooser = make(bot, seed)
    while not match.over:
        yield match
        match.apply(chooser.choose(match))
    yield match


# ---------------------------------------------------------------- components


def test_the_numbers_of_components(trajan: Game) -> None:
    pieces = trajan.pieces(trajan.new(players=4).state)
    assert sum(pieces[name] for name in data.COMMODITIES) == 60
    assert sum(pieces[name] for name in data.TILE_NAMES) == 70 + 12
    assert all(pieces[f"trajan {name}"] == 9 for name in data.CATEGORIES)
    assert sum(pieces[name] for name in data.KINDS) == 20
    assert sum(pieces[f"demand {name}"] for name in data.DEMAND_NAMES) == 15
    assert pieces["bonus tiles"] == 12
    assert pieces["figures"] == 4 * 15
    assert all(pieces[f"{name} markers"] == 8 for name in data.COLOURS)


def test_colours_of_the_trajan_tiles_add_up() -> None:
    """The dossier's checksum: each colour 18 times, each double 3 times, each mixed pair 2 or 3 times."""
    pairs = [tuple(sorted(map(int, pair))) for pair in data.TRAJAN_COLOURS]
    assert len(pairs) == 54
    assert set(Counter(colour for pair in pairs for colour in pair).values()) == {18}
    counts = Counter(pairs)
    assert all(counts[colour, colour] == 3 for colour in range(6))
    assert {counts[a, b] for a in range(6) for b in range(a + 1, 6)} == {2, 3}


def test_the_map_of_the_provinces() -> None:
    near = [{i for i in range(data.PROVINCE_COUNT) if mask >> i & 1} for mask in data.NEAR_PROVINCES]
    assert sum(map(len, near[: data.CAMP])) == 2 * 17 and len(near[data.CAMP]) == 3
    assert all(a in near[b] for a in range(data.PROVINCE_COUNT) for b in near[a])
    assert int(data.PROVINCE_VALUE.sum()) == 65
    assert {data.PROVINCES[i] for i in near[data.PROVINCES.index("Britannia")]} == {
        "Lugudunensis",
        "Belgica",
        "Germania Inferior",
    }


# ---------------------------------------------------------------- invariants over random games


@pytest.mark.parametrize("players", COUNTS)
def test_invariants(trajan: Game, players: int) -> None:
    """Section 13 of the rules, in every position of random games."""
    for seed in range(GAMES):
        for match in played(trajan, players, seed):
            check(match)
        state = match.state
        handed = sum(int(bits).bit_count() for field in (state.bonus_gold, state.bonus_grey) for bits in field)
        assert handed == players + 8
        assert int(state.demand_removed.sum()) == 12 and int(state.demand_stack.sum()) == 3


def check(match: Match) -> None:
    state = match.state
    assert state.event_count <= MOST_EVENTS
    workers = 0
    for seat in range(match.players):
        own = int(state.workers[seat])
        workers |= own
        figures = int(state.supply[seat] + state.military_camp[seat] + state.work_camp[seat])
        assert figures + own.bit_count() + int(state.legionnaires[seat]).bit_count() == 15
        assert connected(own)
        full = all(state.slot[seat] >= 0)
        assert (state.arch[seat] == data.MIDDLE) == full
        assert full or state.slot[seat, state.arch[seat]] < 0
        assert (state.known[seat] + state.old[seat] <= state.hand[seat]).all()
    for space, tile in enumerate(state.district):
        assert (tile >= 0) != bool(workers >> space & 1)
    for province, tile in enumerate(state.province_tile):
        seats = range(match.players)
        taken = any(state.leader[s] == province or int(state.legionnaires[s]) >> province & 1 for s in seats)
        assert not (taken and tile >= 0)
    assert 0 <= int(state.demand_up.sum()) <= 3
    for space in range(data.SENATE_LAST + 1):
        heights = sorted(int(state.height[s]) for s in range(match.players) if state.senate[s] == space)
        assert match.phase == "markers" or heights == list(range(len(heights)))
    if not match.over and match.phase != "markers":
        assert int(state.tray.sum() + state.moving.sum()) == 12 * match.players


def connected(spaces: int) -> bool:
    if not spaces:
        return True
    group = spaces & -spaces
    while True:
        grown = group
        for space in range(data.SPACES):
            if group >> space & 1:
                grown |= int(data.BESIDE[space]) & spaces
        if grown == group:
            return group == spaces
        group = grown


@pytest.mark.parametrize("players", COUNTS)
def test_points_told_add_up_to_the_sheet(trajan: Game, players: int) -> None:
    for seed in range(GAMES):
        *_, match = played(trajan, players, seed)
        told = [0] * players
        for entry in match.log:
            for event in entry.events:
                if event.seat is not None:
                    told[event.seat] += event.points
        assert told == [row["total"] for row in match.scores().values()]


def test_events_fit_with_room_to_spare(trajan: Game) -> None:
    most = 0
    for players in COUNTS:
        for seed in range(GAMES):
            most = max(most, *(match.state.event_count for match in played(trajan, players, seed)))
    assert most <= 40 < MOST_EVENTS


def test_previews_of_fulfillable_tiles_match_all_sowings(trajan: Game) -> None:
    """The preview, compared with trying all ways to sow."""
    chance = random.Random(3)
    found = Counter[bool]()
    for seed in range(12):
        for match in played(trajan, 2, seed):
            if match.to_move is None or match.state.phase != TRAY or chance.random() > 0.3:
                continue
            for action in match.legal_actions():
                tray = action - SOW_FROM
                if match.state.tray[match.to_move, tray].sum() <= 5:
                    said = bool(could_fulfil(match.state, match.to_move, tray))
                    assert said == any_sowing_fulfils(match, action)
                    found[said] += 1
    assert found[True] > 5 and found[False] > 5


def any_sowing_fulfils(match: Match, action: int) -> bool:
    after = match.copy()
    after.apply(action)
    if any(event.kind == "fulfilled" for event in after.log[-1].events):
        return True
    if after.over or after.phase != "sow":
        return False
    return any(any_sowing_fulfils(after, colour) for colour in after.legal_actions())


# ---------------------------------------------------------------- hidden information


@pytest.mark.parametrize("players", COUNTS)
def test_redeal_keeps_what_was_seen(trajan: Game, players: int) -> None:
    """Known cards stay in their hands, as do one's own cards and the sizes; the rest changes now and then."""
    different = 0
    for seed in range(10):
        for number, match in enumerate(played(trajan, players, seed)):
            if number % 23 or match.over:
                continue
            for viewer in range(players):
                states = copy_of(match.state)
                trajan.redeal(states[0], viewer, np.uint64(number))
                new, old = states[0], match.state
                assert (new.hand[viewer] == old.hand[viewer]).all()
                assert (new.hand >= old.known).all() and (new.known == old.known).all()
                assert (new.hand.sum(axis=1) == old.hand.sum(axis=1)).all()
                assert new.deck_count == old.deck_count == new.deck.sum()
                different += int((new.hand != old.hand).any())
    assert different


def test_after_a_reshuffle_everybody_knows_what_the_deck_holds(trajan: Game) -> None:
    """Blue held furs before the reshuffle: the new deck consists of wine and fish, so they stay furs."""
    match = trajan.from_position(
        {
            "players": ["purple", "blue"],
            "asked": "seaport",
            "deck": {},
            "hands": {"purple": ["oil"], "blue": ["furs"]},
            "piles": [["wine", "wine", "fish", "fish", "oil"], ["oil"]],
        }
    )
    match.apply("draw two")
    assert match.position()["old"] == {"purple": ["oil"], "blue": ["furs"]}
    for seed in range(20):
        states = copy_of(match.state)
        trajan.redeal(states[0], 0, np.uint64(seed))
        assert states[0].hand[1, data.COMMODITIES.index("furs")] == 1


def test_hands_are_hidden(trajan: Game) -> None:
    position = {"players": 2, "hands": {"blue": ["wine", "wine", "fish"]}, "known": {"blue": ["wine"]}}
    match = trajan.from_position(position)
    assert match.view(0)["players"][1]["hand"] == {"size": 3, "cards": {"wine": 1}}
    assert match.view(None)["players"][1]["hand"] == {"size": 3, "cards": {"wine": 1}}
    assert match.view(1)["players"][1]["hand"] == {"size": 3, "cards": {"wine": 2, "fish": 1}}


LOADING = {"players": 3, "asked": "seaport", "hands": {"purple": ["wine", "wine", "fish"], "blue": ["oil", "oil"]}}


def test_a_ship_being_loaded_is_in_its_players_mind_only(trajan: Game) -> None:
    """To everybody else, including bots thinking for them, the question is still what to do at the Seaport."""
    match = trajan.from_position(LOADING)
    views = {viewer: match.view(viewer) for viewer in (None, 1, 2)}
    numbers = {viewer: match.observe(viewer) for viewer in (1, 2)}
    worlds = {viewer: redealt(match, viewer) for viewer in (1, 2)}
    for words in ("ship different", "load wine", "ship pairs", "load wine and wine"):
        match.apply(words)
        assert not match.log[-1].events
        assert match.view(0)["phase"] == "ship" and match.view(0)["turn"]["ship"] in ("different", "pairs")
        for viewer in (None, 1, 2):
            assert match.view(viewer) == views[viewer]
        for viewer in (1, 2):
            assert np.array_equal(match.observe(viewer), numbers[viewer])
            assert redealt(match, viewer) == worlds[viewer]
    assert not np.array_equal(match.observe(0), trajan.from_position(LOADING).observe(0))
    match.apply("sail")
    assert match.view(1)["players"][0]["display"] == {"wine": 2}
    assert [told.kind for told in match.log[-1].events][:2] == ["shipped", "cargo"]


def test_a_shipment_is_told_in_parts(trajan: Game) -> None:
    match = trajan.from_position({**LOADING, "tiles": {"purple": ["joker commodity"] * 2}, "grey": ["identical"]})
    match.apply("ship identical: wine, wine, joker, joker")
    assert [(told.kind, told.parts) for told in match.log[-1].events] == [
        ("shipped", {"points": 15, "ship": "identical", "side": "grey"}),
        ("cargo", {"card": "wine", "number": 2}),
        ("cargo", {"card": "joker", "number": 2}),
    ]
    assert str(match.log[-1].events[-1].words) == "Aboard: 2 jokers"


def redealt(match: Match, viewer: int) -> bytes:
    states = copy_of(match.state)
    forget_events(states[0])
    match.game.redeal(states[0], viewer, np.uint64(5))
    return bytes_of(states)


def test_loading_can_be_taken_back_to_the_seaport(trajan: Game) -> None:
    match = trajan.from_position(LOADING)
    before = bytes(match)
    for words in ("ship pairs", "ship different", "load fish", "load wine"):
        match.apply(words)
        assert match.may_undo(0)
    for _ in range(4):
        match.undo()
    assert bytes(match) == before


# ---------------------------------------------------------------- words, positions, drawing


def test_whole_moves_in_words(trajan: Game) -> None:
    trays = {"V": ["blue", "white"], "II": ["orange", "orange", "green"]}
    match = trajan.from_position({"players": 2, "trays": {"purple": trays}})
    other = match.copy()
    match.apply("sow from V: white, blue")
    other.apply("sow from V")
    other.apply("white to VI")
    assert bytes(match) == bytes(other) and match.phase == "seaport"
    with pytest.raises(IllegalMove, match="only 0 cards of wine"):
        match.apply("ship identical: wine, wine")
    with pytest.raises(IllegalMove, match=r"name [2-9] colours"):
        trajan.from_position({"players": 2, "trays": {"purple": trays}}).apply("sow from V: white")


def test_two_laps_in_one_turn(trajan: Game) -> None:
    """Ruling 43: twelve markers cross the start twice on the short track for two players."""
    everything = [colour for colour in data.COLOURS for _ in range(2)]
    given = {
        "players": 2,
        "time": 10,
        "demands": ["bread", "bread"],
        "trays": {"purple": {"I": everything, "II": [], "III": [], "IV": [], "V": [], "VI": []}},
    }
    match = trajan.from_position(given)
    match.apply("sow from I: " + ", ".join(everything))
    assert match.phase == "seaport" and match.state.laps_due == 2
    match.apply("pass")
    assert match.phase == "consul" and match.position()["demands"].count("bread") >= 2
    match.apply(match.legal_actions()[0])
    position = match.position()
    assert (position["quarter"], position["time"], position["to_move"]) == (2, 0, "blue")


def test_a_preview_tells_gains_and_losses_that_cancel_out(trajan: Game) -> None:
    """A step in the senate for 4 points ends the quarter, and one demand is not met."""
    match = trajan.from_position(
        {
            "players": 2,
            "asked": "senate",
            "senate": {"purple": 3},
            "demands": ["bread", "bread", "games"],
            "tiles": {"purple": ["bread", "bread"], "blue": ["bread", "bread", "games"]},
            "turn": {"laps": 1},
        }
    )
    (step,) = (move.action for move in match.legal() if move.kind == "step")
    assert str(match.outcome(step).words) == "purple +0"
    match.apply(step)
    assert [told.points for told in match.log[-1].events if told.points] == [4, -4]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"trays": {"purple": {"I": ["blue"] * 3}}}, "only 2 blue"),
        ({"hands": {"purple": ["wine"] * 6}}, "only 5 wine cards"),
        ({"hands": {"purple": ["beer"]}}, "cannot be 'beer'"),
        ({"asked": "senate", "senate": {"purple": 8}}, "not possible"),
        ({"asked": "dance"}, "cannot be 'dance'"),
        ({"arch": {"purple": "middle"}}, "all six slots"),
        ({"slots": {"purple": {"I": "plain blue-blue", "II": "plain blue-blue"}}}, "not that many"),
        ({"bonus": {"purple": {"gold": ["bread"]}, "blue": {"grey": ["bread"]}}}, "only one bonus tile"),
        ({"work_camp": {"purple": 15}}, "only 15 figures"),
        ({"demands": ["bread"] * 4}, "At most 3"),
        ({"grey": ["pairs", "pairs"]}, "names 'pairs' twice"),
        ({"points": {"purple": 5}}, "lines like `trajan tiles: ...`"),
        ({"turn": {"dance": 1}}, "not part of `turn`"),
        ({"asked": "consul"}, "The consul is blue"),
        ({"asked": "ship", "turn": {"ship": "pairs", "loaded": ["wine", "wine"]}}, "only 0 cards of wine in hand"),
        (
            {
                "asked": "ship",
                "hands": {"purple": ["wine", "fish"]},
                "turn": {"ship": "identical", "loaded": ["wine", "fish"]},
            },
            "one kind only",
        ),
        ({"asked": "ship", "hands": {"purple": ["wine"]}, "turn": {"ship": "different", "jokers": 1}}, "0 commodity"),
        ({"asked": "seaport", "turn": {"tried": ["pairs"]}}, "only while `asked` is ship"),
    ],
)
def test_wrong_positions_are_explained(trajan: Game, position: dict[str, object], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        trajan.from_position({"players": 2, **position})


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_terminal_table_fits(trajan: Game, width: int) -> None:
    for players in COUNTS:
        for number, match in enumerate(played(trajan, players, players)):
            if number % 41 == 0 or match.over:
                for viewer in (None, 0, players - 1):
                    console = Console(file=io.StringIO(), width=width, force_terminal=False)
                    console.print(draw(match.view(viewer), width), sheet(match.view(viewer)))
                    text = console.file.getvalue()  # type: ignore[attr-defined]
                    assert max(map(len, text.splitlines())) <= width
                    assert "Senate" in text and "total" in text


def test_greedy_is_a_real_opponent(trajan: Game) -> None:
    """Well above the 90 points of a beginner."""
    totals = []
    for seed in range(5):
        *_, match = played(trajan, 2, seed, "greedy")
        totals += [row["total"] for row in match.scores().values()]
    assert sum(totals) / len(totals) > 100


# ---------------------------------------------------------------- preferences of the evaluation

MILITARY = {"players": ["red", "green"], "asked": "military"}
FORUM = {"players": ["red", "green"], "asked": "forum", "forum": ["bread", "games", "religion", "bread", "games"]}


def chosen(game: Game, position: Mapping[str, object], *moves: str) -> str:
    """The decision greedy makes after some moves, which must be the same in all worlds."""
    match = game.from_position(dict(position))
    for move in moves:
        match.apply(move)
    found = {str(game.move(match.state, make("greedy", seed).choose(match)).words) for seed in range(5)}
    assert len(found) == 1, found
    return found.pop()


def test_every_order_of_three_demands_is_as_likely_as_any_other(trajan: Game) -> None:
    """Three religions in a row occur once in 27 times, not 6 times in 32."""
    for position in (
        {},
        {"permanent": {"purple": ["religion"]}},
        {"tiles": {"purple": ["bread", "games", "religion"]}},
    ):
        state = trajan.from_position({"players": 2, **position}).state
        orders = [Counter(order) for order in product(range(3), repeat=3)]
        mean = sum(penalty_with(state, 0, order[0], order[1], order[2]) for order in orders) / 27
        assert expected_penalty(state, 0) == pytest.approx(mean)


@pytest.mark.parametrize("province", ["Belgica", "Germania Superior", "Britannia", "Aquitania"])
def test_a_legionnaire_who_would_score_is_placed_rather_than_joined_by_another(trajan: Game, province: str) -> None:
    assert chosen(trajan, {**MILITARY, "leader": {"red": province}}) == "occupy"


def test_a_good_tile_is_worth_leaving_a_poor_province(trajan: Game) -> None:
    position = {**MILITARY, "leader": {"red": "Alpes"}, "provinces": {"Belgica": "joker extra"}}
    assert chosen(trajan, position) == "move to Belgica"


def test_a_joker_is_kept_where_an_ordinary_tile_will_do(trajan: Game) -> None:
    tiles = {"red": ["extra forum", "joker extra"]}
    assert chosen(trajan, {**FORUM, "tiles": tiles, "demands": ["bread"]}, "take bread") != "use joker"
    doubled = {**FORUM, "tiles": tiles, "demands": ["bread", "games", "religion"], "plus2": {"red": ["forum"]}}
    assert chosen(trajan, doubled, "take bread") == "use extra Forum"


def test_a_joker_waits_for_a_better_action_until_time_runs_out(trajan: Game) -> None:
    senate = {"players": ["red", "green"], "asked": "senate", "tiles": {"red": ["joker extra"]}}
    assert chosen(trajan, senate, "step") == "pass"
    assert chosen(trajan, {**senate, "plus2": {"red": ["construction"]}, "senate": {"red": 4}}, "step") == "pass"
    late = {**senate, "quarter": 4, "demands": ["bread", "games", "bread"], "time": 9}
    assert chosen(trajan, late, "step") == "use joker"


def test_a_plus_two_marker_goes_where_a_tile_waits(trajan: Game) -> None:
    for action in data.ACTION_NAMES:
        position = {
            "players": ["red", "green"],
            "trays": {"red": {"II": ["yellow", "orange"], "IV": ["white", "white"]}},
            "slots": {"red": {"IV": "+2 white-white"}},
            "tiles": {"red": [f"extra {action}"]},
        }
        assert chosen(trajan, position, "sow from II: yellow, orange") == f"+2 on {action.capitalize()}"


def test_initial_markers_suit_many_tiles(trajan: Game) -> None:
    """No tray holds a colour twice or shares one with the second tray before it: four colours for each slot."""
    for seed in range(GAMES):
        match = trajan.new(players=2, seed=seed)
        while match.phase == "markers":
            match.apply(make("greedy", seed).choose(match))
        for seat in range(2):
            for tray in range(data.TRAYS):
                here, before = match.state.tray[seat, tray], match.state.tray[seat, tray - 2]
                assert ((here > 0) | (before > 0)).sum() == 4


# ---------------------------------------------------------------- the log


def listed(match: Match, *moves: str) -> list[str]:
    """The log lines that these moves add."""
    before = len(match.log)
    for move in moves:
        match.apply(move)
    return [str(told.words) for entry in match.log[before:] for told in entry.events if not told.silent]


def test_a_sowing_is_one_line(trajan: Game) -> None:
    trays = {"purple": {"V": ["blue", "white", "blue"], "II": []}}
    match = trajan.from_position({"players": 2, "forum": ["bread"], "trays": trays})
    assert listed(match, "sow from V: white, blue, blue") == ["purple sows white, blue, blue from V to II"]
    assert [told.parts["tray"] for entry in match.log for told in entry.events if told.kind == "sowed"] == [
        "VI",
        "I",
        "II",
    ]


def test_the_end_of_a_quarter_tells_what_was_paid_and_why_a_tie_went_so(trajan: Game) -> None:
    position = {
        "players": ["red", "green", "blue"],
        "asked": "senate",
        "demands": ["bread", "games", "religion"],
        "turn": {"laps": 1},
        "senate": {"red": 2, "green": 3, "blue": 3},
        "permanent": {"red": ["games"]},
        "tiles": {"red": ["bread", "joker demand"], "green": ["religion", "votes 2"], "blue": ["votes 2"]},
    }
    lines = listed(trajan.from_position(position), "pass")
    assert lines[:6] == [
        "red passes on Senate",
        "End of quarter I",
        "green meets demands; with tiles: religion",
        "green loses 9 points for demands not met: bread, games",
        "blue loses 15 points for demands not met: bread, games, religion",
        "red meets demands; permanently: games; with tiles: bread; with jokers: religion",
    ]
    consul, vice = lines[6].split()[0], lines[7].split()[0]
    assert lines[6:] == [
        f"{consul} becomes consul with 5 votes, 2 of them from tiles",
        f"{vice} becomes vice-consul with 5 votes, 2 of them from tiles",
        f"Tied votes: the disc of {consul} lies on top of that of {vice}",
        "red comes third with 2 votes",
    ]


def test_the_end_tells_everybodys_total_and_what_decided_a_tie(trajan: Game) -> None:
    position = {
        "players": ["red", "green"],
        "asked": "consul",
        "quarter": 4,
        "demands": ["bread", "games", "religion"],
        "senate": {"red": 3},
        "points": {"red": {"ships": 40}, "green": {"ships": 40}},
    }
    match = trajan.from_position(position)
    lines = listed(match, str(match.legal()[0].words))
    assert "Final scoring" in lines
    totals = [row["total"] for row in match.scores().values()]
    assert totals[0] == totals[1]
    assert lines[-3:] == [
        f"1. red: {totals[0]} points",
        f"2. green: {totals[0]} points",
        "red wins: as many points as green, but the last vote left the disc of red higher",
    ]


def test_the_opening_is_told(trajan: Game) -> None:
    match = trajan.new(players=2, seed=3)
    assert [str(told.words) for told in match.log[0].events] == ["Setup"]
    lines = listed(match, "random", "random")
    assert lines[:2] == ["purple places the markers at random", "blue places the markers at random"]
    assert lines[2] in ("purple is the start player", "blue is the start player")
    while match.phase != "tray":
        match.apply(match.legal_actions()[0])
    assert str(match.log[-1].events[-1].words) == "Quarter I, lap 1" and match.log[-1].events[-1].heading


SAME = [  # the position, and the input in English, Polish, Czech, German
    (
        {"trays": {"purple": {"I": ["yellow", "green", "blue"]}}},
        "sow from I: blue, green, yellow",
        "rozłóż z I: niebieski, zielony i żółty",
        "rozmístit z I: modrý, zelený, žlutý",
        "aus I verteilen: Blau, Grün und Gelb",
    ),
    (LOADING, "play wine and fish", "zagraj ryby i wino", "zahrát ryby a víno", "Fisch und Wein auslegen"),
    (
        LOADING,
        "ship identical: wine, wine",
        "ładuj statek identyczne: wino, wino",
        "naložit loď stejné: víno, víno",
        "Schiff beladen: gleiche: Wein, Wein",
    ),
    ({"asked": "trajan"}, "take plain", "weź punkty", "vzít body", "Punkte nehmen"),
]


@pytest.mark.parametrize(("position", "english", "polish", "czech", "german"), SAME)
def test_short_forms_in_every_language(
    trajan: Game, position: dict[str, Any], english: str, polish: str, czech: str, german: str
) -> None:
    state = trajan.from_position({"players": 2, "asked": "tray", **position}).state
    meant = trajan.parse(state, english)
    for language, words in (("pl", polish), ("cs", czech), ("de", german)):
        with speaking(language):
            assert trajan.parse(state, words) == trajan.parse(state, english) == meant
            with pytest.raises(IllegalMove):
                trajan.parse(state, f"{words} {words}")
