"""Glory to Rome beyond the contract: games on rich tables, where every building takes part."""

import io
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import pytest
from rich.console import Console

import ludi
from ludi.games.glory.actions import PHASES
from ludi.games.glory.buildings import buildings_page
from ludi.games.glory.data import COPIES, KIND, MATERIALS, NAMES, ROLES, VALUE
from ludi.games.glory.evaluate import quick_choice
from ludi.games.glory.state import MOST_FRAMES
from ludi.kernel.errors import BadPosition, IllegalMove
from ludi.kernel.game import SEATS, Game
from ludi.kernel.match import Match
from ludi.kernel.state import bytes_of, copy_of, forget_events
from ludi.kernel.words import languages, speaking

pytestmark = pytest.mark.checked

MOST_DECISIONS_IN_A_ROUND = 400
GAMES = 300
OF_EACH_KIND = 10  # decisions of each kind to examine closely


@pytest.fixture(scope="module")
def glory() -> Game:
    return ludi.load("glory")


def rich_position(chance: random.Random, players: int) -> dict[str, object]:
    """A table far into a game, with most functions active for somebody."""
    names = list(SEATS[:players])
    left = {name: int(n) for name, n in zip(NAMES, COPIES, strict=True)}
    kinds = dict.fromkeys(range(6), 24)

    def card(of: list[str]) -> str | None:
        choice = [name for name in of if left[name] and kinds[KIND[NAMES.index(name)]] > 6]
        if not choice:
            return None
        name = chance.choice(choice)
        left[name] -= 1
        kinds[int(KIND[NAMES.index(name)])] -= 1
        return name

    def some(n: int, words: tuple[str, ...] = MATERIALS) -> list[str]:
        found = []
        for _ in range(n):
            kind = chance.randrange(6)
            if kinds[kind] > 6:
                kinds[kind] -= 1
                found.append(words[kind])
        return found

    structures: dict[str, dict[str, object]] = {name: {} for name in names}
    for name in names:
        for _ in range(chance.randrange(3, 9)):
            laid = card([n for n in NAMES if n not in structures[name] and n != "Catacomb"])
            if laid is None:
                continue
            kind = int(KIND[NAMES.index(laid)])
            cost = int(VALUE[kind])
            site = chance.randrange(6) if laid == "Statue" else kind
            cost = int(VALUE[site])
            if chance.random() < 0.6 and kinds[site] > 6 + cost:
                kinds[site] -= cost
                structures[name][laid] = {"site": MATERIALS[site], "complete": True}
            else:
                structures[name][laid] = {"site": MATERIALS[site], "materials": []}
    hands = {name: [c for c in (card(list(NAMES)) for _ in range(chance.randrange(2, 9))) if c] for name in names}
    for _ in range(chance.randrange(6)):
        hands[chance.choice(names)].append("Senator")
    return {
        "players": names,
        "leader": chance.choice(names),
        "structures": structures,
        "hands": hands,
        "clients": {name: some(chance.randrange(7), ROLES) for name in names},
        "stockpile": {name: some(chance.randrange(6)) for name in names},
        "vault": {name: some(chance.randrange(3)) for name in names},
        "pool": some(10),
        "in_town": {material: chance.randrange(1, players + 1) for material in MATERIALS},
        "options": {
            "stairway": chance.choice(["extra", "instead"]),
            "hands": chance.choice(["hidden", "hidden", "open"]),
        },
        "chance": f"{chance.getrandbits(60) + 1:x}",
    }


def rich_matches(glory: Game, games: int, seed: int = 0) -> Iterator[tuple[Match, random.Random]]:
    for number in range(seed, seed + games):
        chance = random.Random(number)
        yield glory.from_position(rich_position(chance, 2 + number % 4)), chance


def test_rich_tables_keep_every_promise(glory: Game) -> None:
    """Pieces, words, positions and hidden things, in games where every kind of decision occurs."""
    asked: Counter[str] = Counter()
    for match, chance in rich_matches(glory, GAMES):
        pieces = glory.pieces(match.state)
        for _ in range(60):
            if match.over:
                break
            asked[str(match.phase)] += 1
            if asked[str(match.phase)] > OF_EACH_KIND:
                match.apply(chance.choice(match.legal_actions()))
                continue
            moves = match.legal()
            assert len({str(move.words) for move in moves}) == len(moves)
            for move in moves:
                assert glory.parse(match.state, str(move.words))[0] == move.action, (match.phase, move.words)
                assert match.outcome(move.action).words
            states = copy_of(match.state)
            forget_events(states[0])
            again = glory.from_position(match.position())
            assert bytes(again) == bytes_of(states)
            for viewer in range(match.players):
                world = copy_of(match.state)
                glory.redeal(world[0], viewer, np.uint64(chance.getrandbits(63)))
                assert glory.view(world[0], viewer, False) == match.view(viewer)
                assert glory.pieces(world[0]) == pieces
                assert (world[0].hand_kinds <= world[0].at_most).all() or (
                    match.state.hand_kinds > match.state.at_most
                ).any()
                before, after = (np.zeros(glory.features, np.float32) for _ in range(2))
                glory.observe(match.state, viewer, before)
                glory.observe(world[0], viewer, after)
                assert np.array_equal(before, after)
            match.apply(chance.choice(moves))
            assert glory.pieces(match.state) == pieces
    rare = {"concede", "prison"}  # the first is an option, the second has scenarios of its own
    assert set(asked) >= set(PHASES) - rare, f"never asked: {set(PHASES) - set(asked)}"


IN_THE_ROUND = {"players": ["livia", "marek"], "leader": "livia", "step": "act", "led": "Legionary"}
ASKED_TO_FOLLOW = IN_THE_ROUND | {"step": "follow", "turn": "marek", "hands": {"marek": ["Dock", "Market"]}}


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (IN_THE_ROUND | {"showing": ["Dock"], "hands": {"livia": ["Dock"]}}, "`showing` is only"),
        (IN_THE_ROUND | {"showing": ["Dock"], "pending": ["demand 1"]}, "does not hold that many of Dock"),
        (IN_THE_ROUND | {"due": ["wood"]}, "`due` is only"),
        (IN_THE_ROUND | {"step": "lead", "led": None, "units": {"livia": 2}}, "a role is led"),
        (ASKED_TO_FOLLOW | {"pending": ["petition wood 3"]}, "petition wood 3"),
        (ASKED_TO_FOLLOW | {"pending": ["petition wood 2", "petition wood 2"]}, "petition wood 2"),
        (IN_THE_ROUND | {"pending": ["give 2 0"]}, "give 2 0"),
        (IN_THE_ROUND | {"pending": ["clients 1 7"]}, "clients 1 7"),
        (IN_THE_ROUND | {"pending": ["concede 0 1"]}, "concede 0 1"),
        (IN_THE_ROUND | {"pending": ["demand -1"]}, "demand -1"),
        (IN_THE_ROUND | {"pending": ["demand 999"]}, "demand 999"),
        (IN_THE_ROUND | {"pending": ["grant Laborer 0"]}, "grant Laborer 0"),
        (IN_THE_ROUND | {"pending": ["material Dock 0"]}, "material Dock 0"),
        (IN_THE_ROUND | {"pending": ["material Dock 9"]}, "material Dock 9"),
        (IN_THE_ROUND | {"pending": ["site Dock 0"]}, "site Dock 0"),
        (IN_THE_ROUND | {"pending": ["think 0"]}, "think 0"),
    ],
)
def test_impossible_positions_are_refused(glory: Game, position: dict[str, Any], words: str) -> None:
    """Some of them would have kept a redeal looking for a world that fits forever."""
    with pytest.raises(BadPosition, match=words):
        glory.from_position(position)


def test_points_told_in_events_add_up(glory: Game) -> None:
    """Everybody starts with two influence; every further point of the final score is announced when it is scored."""
    for seed in range(GAMES // 6):
        chance = random.Random(seed)
        match = glory.new(players=2 + seed % 4, seed=seed, options={"variant": chance.choice(["standard", "training"])})
        while not match.over:
            match.apply(chance.choice(match.legal_actions()))
        told = [0] * match.players
        for entry in match.log:
            for event in entry.events:
                if event.points and event.seat is not None:
                    told[event.seat] += event.points
        assert [points + 2 for points in told] == [row["total"] for row in match.scores().values()]


def test_redeal_keeps_what_is_known(glory: Game) -> None:
    """Shown cards stay in the hand, kinds ruled out by a demand do not appear, everything else moves."""
    match = glory.from_position(
        {
            "players": 3,
            "hands": {
                "purple": ["Dock", "Wall"],
                "blue": ["Gate", "Bath", "Garden", "Forum"],
                "red": ["Insula", "Temple"],
            },
            "shown": {"blue": ["Garden"]},
            "at_most": {"blue": {"wood": 0, "rubble": 0}},
            "banked": {"red": ["Villa"]},
            "unseen": {"purple": ["Tower"]},
        }
    )
    hands = set()
    for seed in range(100):
        world = copy_of(match.state)
        glory.redeal(world[0], 0, np.uint64(seed))
        again = glory.write_position(world[0], match.names)
        assert again["hands"]["purple"] == ["Dock", "Wall"]
        assert "Garden" in again["hands"]["blue"] and len(again["hands"]["blue"]) == 4
        assert not {MATERIALS[KIND[NAMES.index(name)]] for name in again["hands"]["blue"]} & {"wood", "rubble"}
        hands.add(tuple(again["hands"]["blue"] + again["banked"]["red"] + again["unseen"]["purple"]))
    assert len(hands) > 80


def test_unmet_demands_are_remembered(glory: Game) -> None:
    """Blue had one stone for one demand, which proves nothing, and no wood, which is known until blue draws again."""
    hands = {"purple": ["Gate", "Villa", "Dock"], "blue": ["Sewer", "Temple"]}
    given = {"players": 2, "hands": hands, "clients": {"purple": ["Legionary"]}, "deck": ["Wall", "Gate", "Bath"]}
    match = glory.from_position(given)
    match.apply("lead Legionary with Gate")
    match.apply("think")  # nothing to follow with
    match.apply("draw")
    match.apply("demand Villa and Dock")
    match.apply("give Sewer")
    position = match.position()
    assert position["shown"] == {"purple": ["Dock", "Villa"], "blue": []}
    assert position["at_most"] == {"purple": {}, "blue": {"wood": 0}}
    assert position["stockpile"]["purple"] == ["stone"]
    match.apply("think; draw")
    assert match.position()["at_most"]["blue"] == {"wood": 1}


def test_chains_are_bounded(glory: Game) -> None:
    """No round on a rich table comes near the bound on decisions, and the stack stays far below its size."""
    longest = deepest = 0
    for match, chance in rich_matches(glory, GAMES // 6, seed=10_000):
        start, number = match.position()["round"], 0
        while not match.over and match.state.round_number < start + 6:
            before = match.state.round_number
            match.apply(chance.choice(match.legal_actions()))
            number = number + 1 if match.state.round_number == before else 0
            longest, deepest = max(longest, number), max(deepest, int(match.state.depth))
    assert longest < MOST_DECISIONS_IN_A_ROUND / 2 and deepest < MOST_FRAMES / 2


def test_greedy_is_not_beaten_by_random(glory: Game) -> None:
    """A few games for two; the rates over many are in the docs."""
    from ludi.bots.greedy import Greedy

    won = 0
    for seed in range(10):
        match, bot, chance = glory.new(players=2, seed=seed), Greedy(seed), random.Random(seed)
        while not match.over:
            match.apply(bot.choose(match) if match.to_move == 0 else chance.choice(match.legal_actions()))
        won += match.places()[match.names[0]] == 1
    assert won >= 8


def test_the_page_of_buildings_is_up_to_date_and_proves_them_all() -> None:
    page = buildings_page()
    assert all(f"| {name} |" in page for name in NAMES) and "| – |" not in page
    assert (ludi.load("glory").folder / "buildings.md").read_text(encoding="utf-8") == page


@pytest.mark.parametrize("language", languages())
def test_the_terminal_speaks_every_language(glory: Game, language: str) -> None:
    from ludi.games.glory.terminal import draw, sheet

    with speaking(language):
        for match, _ in rich_matches(glory, 4):
            console = Console(file=io.StringIO(), width=80, color_system=None)
            console.print(draw(match.view(0), 80))
            console.print(sheet(match.view(0)))
            text = console.file.getvalue()  # type: ignore[attr-defined]
            assert max(map(len, text.splitlines())) <= 80 and "…" not in text


@pytest.mark.parametrize("width", [80, 100, 140])
def test_the_terminal_draws_every_viewer(glory: Game, width: int) -> None:
    """Nothing exceeds the terminal's width, hidden hands stay hidden, and the result is shown."""
    from ludi.games.glory.terminal import draw, sheet

    match = glory.new(players=4, seed=width)
    chance = random.Random(width)
    while True:
        for viewer in (None, 0, 3):
            console = Console(file=io.StringIO(), width=width, color_system=None)
            console.print(draw(match.view(viewer), width))
            console.print(sheet(match.view(viewer)))
            text = console.file.getvalue()  # type: ignore[attr-defined]
            assert max(map(len, text.splitlines())) <= width
            assert ("Your hand" in text) == (viewer is not None and not match.over)
        if match.over:
            assert "wins" in text or "share" in text
            return
        for _ in range(40):
            if not match.over:
                match.apply(chance.choice(match.legal_actions()))


def test_who_can_follow_stays_secret(glory: Game) -> None:
    """With or without a card to follow, the same player is asked the same, and nobody else sees more."""
    given = {"players": 3, "leader": "purple", "step": "follow", "led": "Craftsman", "camp": {"purple": ["Dock"]}}
    seen = []
    for hand in (["Gate"], ["Dock"]):
        match = glory.from_position({**given, "turn": "blue", "hands": {"purple": [], "blue": hand, "red": ["Bar"]}})
        seen.append((match.to_move, match.phase, match.view(2), match.log))
    assert seen[0] == seen[1] and seen[0][:2] == (1, "follow")


# ---------------------------------------------------------------- the log reads like a story


def story(match: Match, language: str = "en") -> list[str]:
    with speaking(language):
        return [str(told.words) for entry in match.log for told in entry.events]


def test_the_log_tells_leading_following_and_petitions_apart(glory: Game) -> None:
    hands = {
        "Nerva": ["Foundry", "Palisade"],
        "Titus": ["Dock", "Market", "Wall"],
        "Livia": ["Gate", "Dock", "Bridge", "Bath"],
    }
    match = glory.from_position({"players": list(hands), "hands": hands, "pool": ["wood"], "deck": ["Wall", "Gate"]})
    for words in ("lead Legionary with Foundry", "follow with Dock and Market", "think; draw", "demand Palisade"):
        match.apply(words)
    match.apply("give Dock")
    assert story(match) == [
        "Nerva leads Legionary with Foundry",
        "Titus follows with a petition of 2 wood",
        "Titus plays Dock",
        "Titus plays Market",
        "Livia thinks and draws 1 card",
        "Nerva demands wood with Palisade",
        "Nerva takes 1 wood from the pool",
        "Titus has no wood",
        "Livia gives 1 wood from hand to Nerva",
    ]
    assert story(match, "pl")[:2] == ["Nerva rozgrywa Legionistę kartą Odlewnia", "Titus podąża petycją: drewno ×2"]
    assert story(match, "cs")[7:] == ["Titus nemá dřevo", "Livia odevzdává hráči Nerva dřevo z\u00a0ruky"]
    assert story(match, "de")[6:8] == ["Nerva nimmt 1 Holz vom Umschlagplatz", "Titus hat kein Holz"]


def test_immunity_shortages_and_unused_actions_are_told(glory: Game) -> None:
    hands = {"Nerva": ["Dock", "Market", "Palisade"], "Titus": ["Dock"], "Livia": ["Market", "Bath"]}
    position = {
        "players": list(hands),
        "hands": hands,
        "step": "act",
        "turn": "Nerva",
        "led": "Legionary",
        "camp": {"Nerva": ["brick"]},
        "clients": {"Nerva": ["Legionary"], "Titus": ["Legionary"]},
        "structures": {"Titus": {"Wall": "complete"}},
        "deck": ["Wall", "Gate"],
    }
    match = glory.from_position(position)
    for words in ("demand Dock and Market", "give nothing", "give Market", "demand"):
        match.apply(words)
    assert story(match)[2:7] == [
        "The pool has nothing of what Nerva demands",
        "Wall protects Titus",
        "Livia has only 1 wood",
        "Livia gives 1 wood from hand to Nerva",
        "Titus leaves 1 Legionary action unused",
    ]


def test_the_opening_tells_the_cards_turned_up_and_who_leads(glory: Game) -> None:
    for seed in range(20):
        match = glory.new(players=3, seed=seed)
        *turned, opening = match.log[0].events
        assert [told.kind for told in turned] == ["turned up"] * len(turned) and len(turned) >= match.players
        first = min(NAMES.index(told.parts["card"]) for told in turned[: match.players])
        leaders = {told.seat for told in turned[: match.players] if told.parts["card"] == NAMES[first]}
        assert opening.heading and opening.parts == {"round": 1} and match.to_move in leaders


@pytest.mark.parametrize(
    ("vault", "hand", "told"),
    [
        (["stone"], [], "Titus wins by 3 points"),
        ([], ["Dock"], "Titus wins the tie by cards in hand: 1 against 0"),
        ([], [], "Titus shares the victory: equal in points and cards in hand"),
    ],
)
def test_the_end_tells_why_the_totals_and_what_decided(
    glory: Game, vault: list[str], hand: list[str], told: str
) -> None:
    position = {
        "players": ["Nerva", "Titus"],
        "step": "act",
        "turn": "Nerva",
        "led": "Craftsman",
        "camp": {"Nerva": ["wood"]},
        "structures": {"Nerva": {"Catacomb": ["stone", "stone"]}},
        "hands": {"Nerva": ["Villa"], "Titus": hand},
        "influence": {"Nerva": 2, "Titus": 2 if vault else 5},
        "vault": {"Titus": vault},
    }
    match = glory.from_position(position)
    match.apply("add Villa to Catacomb")
    ending = story(match)[2:]
    assert ending[:2] == ["The game ends: a Catacomb is completed", "Nerva has 5 points in all"]
    assert ending[-1] == told and f"Titus has {8 if vault else 5} points in all" in ending
    assert [
        name
        for name in match.names
        if any(line.startswith(f"{name} ") and (" wins" in line or " shares" in line) for line in ending)
    ] == match.winners()


# ---------------------------------------------------------------- preferences of the evaluation

TABLE = {"players": ["you", "left"], "pool": ["wood", "brick"]}


def liked(glory: Game, position: Mapping[str, object], *moves: str) -> dict[str, float]:
    """The legal decisions after some moves, with their average worth for the decider over some worlds."""
    match = glory.from_position(dict(position))
    for words in moves:
        match.apply(words)
    assert match.to_move is not None
    found = {}
    for move in match.legal():
        total = 0.0
        for seed in range(4):
            world = match.copy()
            glory.redeal(world.state, match.to_move, np.uint64(seed))
            glory.apply(world.state, move.action)
            total += glory.evaluate(world.state, match.to_move)
        found[str(move.words)] = total / 4
    return found


def best(worths: dict[str, float]) -> str:
    return max(worths, key=lambda words: worths[words])


@pytest.mark.parametrize("built", [{}, {"Temple": "complete", "Basilica": "complete"}])
@pytest.mark.parametrize("more", [[], ["Wall", "Gate", "Palisade", "Sewer"]])
def test_a_petition_costs_the_least_useful_cards(glory: Game, more: list[str], built: dict[str, str]) -> None:
    """However full the hand, and even for names already owned: marble stays marble."""
    hands = {"you": ["Temple", "Basilica", "Latrine", "Road", "Dock", *more], "left": ["Wall", "Gate"]}
    worths = liked(glory, {**TABLE, "hands": hands, "structures": {"you": built}})
    for role in ("Laborer", "Legionary", "Merchant", "Patron"):  # the others may build with the cards kept
        assert worths[f"lead {role} with a petition of rubble"] > worths[f"lead {role} with a petition of marble"]
    hands = {"you": ["Catacomb", "Scriptorium", "Garden", *more], "left": ["Wall", "Gate"]}
    assert best(liked(glory, {**TABLE, "hands": hands}, "lead Patron with a petition of stone")) == "play Catacomb"


def test_the_next_leader_profits_from_the_pool(glory: Game) -> None:
    def worth(pool: list[str], leader: str) -> float:
        match = glory.from_position({"players": ["you", "left"], "leader": leader, "pool": pool})
        return glory.evaluate(match.copy().state, 0)

    assert worth(["marble"], "you") > worth(["rubble"], "you") > worth([], "you")
    assert worth(["marble"], "left") < worth(["rubble"], "left") < worth([], "left")


def test_an_amphitheatre_waits_for_cards_in_hand(glory: Game) -> None:
    """Its Craftsman actions need them; another structure is completed first."""
    position = {
        **TABLE,
        "step": "act",
        "turn": "you",
        "led": "Architect",
        "camp": {"you": ["concrete"]},
        "stockpile": {"you": ["concrete"]},
        "influence": {"you": 4},
        "structures": {"you": {"Amphitheatre": ["concrete"], "Wall": ["concrete"]}},
    }
    match = glory.from_position({**position, "hands": {"left": ["Gate"]}})
    assert str(glory.move(match.state, quick_choice(match.state, glory.new_mask())).words) == "build Wall"
    empty = liked(glory, {**position, "hands": {"left": ["Gate"]}})
    assert empty["build Wall"] > empty["stop"] > empty["build Amphitheatre"]
    hands = {"you": ["Dock", "Latrine", "Market", "Circus", "Road"], "left": ["Gate"]}
    assert best(liked(glory, {**position, "hands": hands})) == "build Amphitheatre"


@pytest.mark.parametrize("senators", [0, 1, 2])
def test_at_the_limit_a_senator_is_better_than_a_single_card(glory: Game, senators: int) -> None:
    hand = ["Temple", "Latrine", "Road", "Dock", "Palisade", "Gate", *["Senator"] * senators]
    position = {**TABLE, "hands": {"you": hand, "left": ["Wall", "Gate"]}}
    assert best(liked(glory, position)) != "think"
    assert best(liked(glory, position, "think")) == "take a Senator"


@pytest.mark.parametrize("moves", [[], ["lead Laborer with Latrine"], ["lead Patron with Temple"]])
def test_cards_are_there_to_be_played(glory: Game, moves: list[str]) -> None:
    """With a hand full of Senators bots lead and follow, instead of drawing card after card."""
    hands = {"you": ["Senator", "Senator", "Senator", "Villa", "Dock"], "left": ["Latrine", "Temple"]}
    position = {**TABLE, "senators": 0, "hands": hands, "leader": "left" if moves else "you"}
    assert best(liked(glory, position, *moves)) != "think"


ACTING = {"players": 3, "step": "act", "turn": "purple", "camp": {"purple": ["Senator"]}}
SAME = [  # the position, and the input in English, Polish, Czech, German
    (
        {"players": 3, "hands": {"purple": ["Dock", "Insula", "Basilica", "Temple", "Senator"]},
         "structures": {"purple": {"Palace": "complete"}}},
        "lead Laborer with Insula, Basilica, Temple and a Senator",
        "rozegraj Tragarza kartami Insula, Sąd, Świątynia i 1 Senatorem",
        "vést roli Dělník kartami Insula, Bazilika, Chrám a Senátorem",
        "Arbeiter mit Insula, Basilika, Tempel und einem Senator anführen",
    ),
    (
        {**ACTING, "led": "Architect", "pool": ["brick"],
         "structures": {"purple": {"Archway": "complete", "Gate": []}}},
        "add brick from the pool to Gate",
        "dodaj cegłę z puli do obiektu Brama",
        "přidat cihlu ze zásoby ke stavbě Brána",
        "Ziegel vom Umschlagplatz hinzufügen zu: Tor",
    ),
    (
        {**ACTING, "led": "Craftsman", "hands": {"purple": ["Statue", "Gate"]}},
        "lay Statue on brick",
        "połóż fundament: Posąg, plac budowy: cegła",
        "položit základ: Socha, staveniště: cihla",
        "Fundament legen: Statue, Ziegel-Bauplatz",
    ),
    (
        {**ACTING, "led": "Legionary", "clients": {"purple": ["Legionary"]}, "hands": {"purple": ["Dock", "Wall"]}},
        "demand Dock and Wall",
        "zażądaj: Dok i Mur obronny",
        "požadovat: Dok a Hradba",
        "fordern: Dock und Mauer",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("position", "english", "polish", "czech", "german"), SAME)
def test_short_forms_in_every_language(
    glory: Game, position: dict[str, object], english: str, polish: str, czech: str, german: str
) -> None:
    state = glory.from_position(position).state
    meant = glory.parse(state, english)
    assert len(meant) > 1
    for language, words in (("pl", polish), ("cs", czech), ("de", german)):
        with speaking(language):
            assert glory.parse(state, words) == glory.parse(state, english) == meant


def test_words_that_decline_other_questions_are_corrected(glory: Game) -> None:
    """In every language: here the word is a different one."""
    state = glory.from_position({**ACTING, "led": "Laborer", "pool": ["wood"]}).state
    for language, wrong, right in (
        ("en", "decline", "stop"),
        ("pl", "zrezygnuj", "zakończ"),
        ("de", "genug", "aufhören"),
    ):
        with speaking(language), pytest.raises(IllegalMove, match=right):
            glory.parse(state, wrong)
