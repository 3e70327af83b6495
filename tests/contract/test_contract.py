"""What holds for every game. A game that passes can be played, stored, replayed, searched and learned."""

import functools
import json
import operator
import random
from typing import Any

import numpy as np
import pytest
import yaml
from hypothesis import given, strategies as st

import ludi
from ludi.kernel.errors import IllegalMove, LudiError
from ludi.kernel.game import Game, Preview
from ludi.kernel.match import Match
from ludi.kernel.record import Record
from ludi.kernel.scenario import LOADER
from ludi.kernel.state import bytes_of, copy_of, forget_events
from ludi.kernel.words import gains as said
from tests.contract.play import Table, matches, random_states, scaled

pytestmark = pytest.mark.checked

DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def test_random_games_end_and_keep_every_piece(table: Table) -> None:
    """There is always a legal answer, no piece is lost, events fit, scores and places follow from the state alone."""
    pieces: dict[str, int] = {}
    for number, (game, states, legal) in enumerate(random_states(table, scaled(40_000))):
        state = states[0]
        assert state.event_count <= game.dtype["events"].shape[0]
        assert 0 <= state.to_move < state.players == table[1]
        if number % 25 == 0 or not legal.size:  # a lost piece stays lost
            now = game.pieces(state)
            pieces = pieces or now
            assert now == pieces
        if not legal.size:
            pieces = {}
            sheet, again = (np.full((table[1], len(game.sources)), before, np.int32) for before in (0, 77))
            game.scores(state, sheet)
            game.scores(state, again)
            assert (sheet == again).all(), "earlier contents are overwritten"
            places = game.places_of(state)
            assert places == [1 + sum(other < place for other in places) for place in places]


@given(data=st.data())
def test_illegal_actions_are_refused_and_change_nothing(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    legal = set(match.legal_actions())
    before = bytes(match)
    for action in [-1, *range(game.actions + 1)]:
        if action not in legal:
            with pytest.raises(IllegalMove) as refusal:
                match.apply(action)
            assert str(refusal.value).endswith(".") and len(str(refusal.value)) > 10
    for words in ("", "dance", "build", "build Roma", "pass away", "\x00"):
        with pytest.raises(IllegalMove):
            match.apply(words)
    assert bytes(match) == before


@given(data=st.data())
def test_every_legal_action_applies_and_can_be_said(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    moves = match.legal()
    if len(moves) == 1:
        private = game.questions[match.state.phase].private
        assert private or match.outcome(moves[0].action).final, "it harms nobody, so do not ask"
    assert len({str(move.words) for move in moves}) == len(moves), "different decisions have different words"
    for move in moves:
        assert game.parse(match.state, str(move.words))[0] == move.action
        trial = match.copy()
        trial.apply(str(move.words))
        again = match.copy()
        again.apply(move)
        assert bytes(trial) == bytes(again) != bytes(match)
        assert all(str(told.words) for told in trial.log[-1].events)


@given(data=st.data())
def test_a_position_in_words_is_the_position(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    states = copy_of(match.state)
    forget_events(states[0])  # events are not part of a position
    position = yaml.load(yaml.dump(json.loads(json.dumps(match.position())), Dumper=DUMPER), LOADER)
    again = game.from_position(position)
    assert bytes(again) == bytes_of(states)
    assert again.position() == match.position()


def places_in(position: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values in a position."""
    inner = (
        position.items() if isinstance(position, dict) else enumerate(position if isinstance(position, list) else ())
    )
    return [*([way] if way else []), *(place for key, value in inner for place in places_in(value, (*way, key)))]


def changed(position: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A position with a value in place of another of its kind, or with a list or a set of lines longer or shorter."""
    position = json.loads(json.dumps(position))

    def at(way: tuple[Any, ...]) -> Any:
        return functools.reduce(operator.getitem, way, position)

    ways = [way for way in places_in(position) if way[0] not in ("game", "chance")]
    way = chance.choice(ways)
    value, others = at(way), [at(other) for other in ways]
    like = [other for other in others if type(other) is type(value)]
    if value and isinstance(value, dict | list) and chance.random() < 0.5:
        value.pop(chance.choice(list(value if isinstance(value, dict) else range(len(value)))))
    elif isinstance(value, list):
        value.append(chance.choice([*value, *(other for other in others if isinstance(other, str))]))
    else:
        at(way[:-1])[way[-1]] = chance.choice([*like, 0, 1, 2, 99] if isinstance(value, int) else like)
    return position


def test_positions_are_refused_or_can_be_played_on(game: Game) -> None:
    """Whoever imports a record chooses the position: rules must neither fail in it nor go on for ever."""
    chance, played = random.Random(3), 0
    for number in range(max(120, scaled(600))):  # a single game may be over
        if number % 30 == 0:
            match = game.new(chance.choice(game.about.player_counts), seed=number)
            for _ in range(chance.randrange(150)):
                if not match.over:
                    match.apply(chance.choice(match.legal_actions()))
        try:
            changes = changed(match.position(), chance)
            here = game.from_position(changes)
        except LudiError:
            continue
        for _ in range(4):
            if here.over:
                break
            here.outcomes()
            here.view(here.to_move)
            here.apply(chance.choice(here.legal_actions()))
            played += 1
    assert played


@given(data=st.data())
def test_undo_gives_the_earlier_bytes(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    befores = [step.before for step in match.steps]
    while befores:
        match.undo()
        assert bytes(match) == befores.pop()
    with pytest.raises(LudiError):
        match.undo()


@given(data=st.data())
def test_records_replay(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    record = Record.loads(match.record().dumps())
    assert bytes(record.replay(game)) == bytes(match)
    halfway = game.from_position(match.position())
    if not halfway.over:
        halfway.apply(random.Random(1).choice(halfway.legal_actions()))
    assert bytes(Record.loads(halfway.record().dumps()).replay(game)) == bytes(halfway)


@given(data=st.data())
def test_nothing_leaks(game: Game, data: st.DataObject) -> None:
    """Another world that fits what a viewer knows has the same view, features and legal actions."""
    match = data.draw(matches(game))
    for viewer in range(match.players):
        states = copy_of(match.state)
        game.redeal(states[0], viewer, np.uint64(data.draw(st.integers(0, 2**64 - 1))))
        assert game.view(states[0], viewer, False) == game.view(match.state, viewer, False)
        twice, once = copy_of(states[0]), copy_of(match.state)
        game.redeal(twice[0], viewer, np.uint64(7))
        game.redeal(once[0], viewer, np.uint64(7))
        assert bytes_of(twice) == bytes_of(once), "a redeal depends on the viewer's knowledge and the seed only"
        assert json.loads(json.dumps(match.view(viewer))) == match.view(viewer)
        assert game.pieces(states[0]) == game.pieces(match.state)
        before, after = (np.zeros(game.features, np.float32) for _ in range(2))
        game.observe(match.state, viewer, before)
        game.observe(states[0], viewer, after)
        assert np.array_equal(before, after) and np.isfinite(before).all()
        if viewer == match.to_move:
            assert match.view(viewer)["phase"] == match.phase
            mask = game.new_mask()
            game.legal(states[0], mask)
            assert list(np.flatnonzero(mask)) == match.legal_actions()


def test_every_world_can_be_played_on(table: Table) -> None:
    """For all viewers, including spectators: in a world that fits what they know, the player asked has an answer."""
    for number, (game, states, _) in enumerate(random_states(table, scaled(2_000))):
        for viewer in range(-1, table[1]):
            world, mask = copy_of(states[0]), game.new_mask()
            game.redeal(world[0], viewer, np.uint64(number))
            assert world[0].over or game.legal(world[0], mask), (number, viewer, game.phases[world[0].phase])
            assert np.isfinite(game.evaluate(world[0], int(world[0].to_move)))
            game.redeal(world[0], viewer, np.uint64(number))  # evaluate has changed it
            assert game.pieces(world[0]) == game.pieces(states[0])


@given(data=st.data())
def test_a_view_changes_nothing(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    before = bytes(match)
    for viewer in (None, *range(match.players)):
        match.view(viewer)
        opened = match.view(viewer, everything=True)
        assert json.loads(json.dumps(opened)) == opened and opened.keys() == match.view(viewer).keys()
    match.scores(), match.places(), match.position(), match.legal(), repr(match), match.record()
    match.outcomes()
    assert bytes(match) == before


def preview(match: Match, action: int) -> Preview:
    trial = match.copy()
    match.game.apply(trial.state, action)
    return match.game.preview(match.state, action, trial.state, match.names)


@given(data=st.data())
def test_previews_tell_nothing_hidden(game: Game, data: st.DataObject) -> None:
    """What a player is told about a choice is the same in every world that looks the same to them."""
    match = data.draw(matches(game))
    if match.over:
        return
    world = match.imagined(match.to_move, data.draw(st.integers(0, 2**64 - 1)))
    for action in match.legal_actions():
        here, there = (preview(one, action) for one in (match, world))
        assert here == there, match.game.move(match.state, action).words
    assert world.outcomes() == match.outcomes()


def seen_at_once(match: Match, action: int, viewer: int | None) -> dict[str, Any]:
    """What a viewer sees of a decision before any forced ones follow."""
    trial = match.copy()
    match.game.apply(trial.state, action)
    return trial.view(viewer)


def test_skipped_questions_reveal_nothing(table: Table) -> None:
    """If a decision looks the same in two worlds, so do the forced ones after it: nobody sees who had no choice."""
    name, players = table
    game = ludi.load(name)
    for seed in range(scaled(4)):
        chance = random.Random(seed)
        chosen = {option.name: chance.choice(option.choices) for option in game.about.options}
        match = game.new(players=players, seed=seed, options=chosen)
        while not match.over:
            action = chance.choice(match.legal_actions())
            viewer = chance.choice([None, *range(players)])
            world = match.imagined(viewer, chance.getrandbits(64))
            if (
                viewer != match.to_move
                and action in world.legal_actions()
                and seen_at_once(match, action, viewer) == seen_at_once(world, action, viewer)
            ):
                here, there = match.copy(), world.copy()
                here.apply(action)
                there.apply(action)
                assert (here.to_move, here.phase) == (there.to_move, there.phase)
                assert here.view(viewer) == there.view(viewer)
                if here.state.reveals == match.state.reveals:  # else the log may show what was revealed
                    assert here.log[-1].events == there.log[-1].events
            match.apply(action)


def gains(match: Match) -> list[int]:
    """The points the last decision brought to each seat."""
    return [sum(told.points for told in match.log[-1].events if told.seat == seat) for seat in range(match.players)]


def at_once(match: Match, action: int) -> tuple[int, list[int]]:
    """How many events a decision has before any forced ones follow, and the points they bring to each seat."""
    trial = match.copy()
    match.game.apply(trial.state, action)
    emitted = (trial.state.events[n] for n in range(trial.state.event_count))
    events = [match.game.events.tell(list(map(int, event)), match.names) for event in emitted]
    return len(events), [sum(one.points for one in events if one.seat == seat) for seat in range(match.players)]


def test_nothing_becomes_final_without_warning(table: Table) -> None:
    """After any single click its player may take it back, or was told in advance everything that it made final."""
    name, players = table
    game = ludi.load(name)
    final = 0
    for seed in range(scaled(20)):
        match, chance = game.new(players=players, seed=seed), random.Random(seed)
        while not match.over:
            seat, before, action = match.to_move, match.copy(), chance.choice(match.legal_actions())
            outcome = before.outcome(action)
            match.apply(action)
            assert seat is not None and match.may_undo(seat) != outcome.final
            assert outcome.reveals == (match.state.reveals != before.state.reveals)
            if match.to_move is None:
                assert "the game ends" in str(outcome.words)
            elif outcome.final:
                final += 1
                worlds = [before.imagined(seat, number) for number in range(3)] if outcome.reveals else []
                for world in worlds:
                    world.apply(action)
                scored, (own, alone) = gains(match), at_once(before, action)
                if all(gains(world) == scored for world in worlds):  # else it depends on chance
                    for n, told in enumerate(match.log[-1].events):
                        if told.points and told.seat is not None:
                            points = alone if n < own else scored
                            total = str(said(match.names[told.seat], points[told.seat]))
                            words = str(outcome.words)
                            assert str(told.words) in words or total in words, (told, outcome)
    assert final


def test_undo_at_a_table_keeps_its_limits(table: Table) -> None:
    """It never changes whose turn it is, forces nobody to redo anything, and crosses neither a reveal nor chance."""
    name, players = table
    game = ludi.load(name)
    allowed = 0
    for seed in range(scaled(40)):
        match, chance = game.new(players=players, seed=seed), random.Random(seed)
        while not match.over:
            before = match.copy()
            match.apply(chance.choice(match.legal_actions()))
            seat = before.to_move
            assert not any(match.may_undo(other) for other in range(players) if other != seat)
            assert seat is not None
            if match.may_undo(seat):
                allowed += 1
                assert match.to_move == seat and not match.steps[-1].passed
                assert match.state.reveals == before.state.reveals and match.state.draws == before.state.draws
                back = match.copy()
                back.undo()
                assert bytes(back) == bytes(before) and back.log == before.log
            else:
                assert (
                    match.over
                    or match.to_move != seat
                    or match.steps[-1].passed
                    or (match.state.reveals != before.state.reveals)
                )
    assert allowed


def test_a_table_forgets_only_what_cannot_be_undone(table: Table) -> None:
    name, players = table
    match, chance = ludi.load(name).new(players=players, seed=3), random.Random(3)
    while not match.over:
        match.apply(chance.choice(match.legal_actions()))
        seat, lean = match.steps[-1].seat, match.copy()
        lean.forget()
        assert lean.may_undo(seat) == match.may_undo(seat)
        resumed = Match.resume(match.game, bytes(match), match.names, match.seed, lean.steps, lean.log)
        assert bytes(resumed) == bytes(match)
        while resumed.may_undo(seat):
            resumed.undo()
        assert not resumed.steps or not resumed.steps[-1].before
    assert (
        Match.resume(match.game, bytes(match), match.names, match.seed, lean.steps, lean.log).record() == match.record()
    )


def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    name, players = table
    game = ludi.load(name)

    def play(seed: int) -> Match:
        match = game.new(players=players, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            match.apply(chance.choice(match.legal_actions()))
        return match

    assert bytes(play(5)) == bytes(play(5)) != bytes(play(6))


def test_wrong_requests_get_a_sentence(game: Game) -> None:
    for wrong in ({"players": 1}, {"players": 99}, {"options": {"nonsense": "1"}}, {"seed": -1}, {"names": ["a", "a"]}):
        with pytest.raises(LudiError):
            game.new(**wrong)
    wrongs = ({"nonsense": 1}, {"players": 77}, {"game": "chess"}, {"players": ["a", "a"]}, {"chance": "zz"}, "text")
    for position in wrongs:
        with pytest.raises(LudiError):
            game.from_position(position)  # type: ignore[arg-type]
