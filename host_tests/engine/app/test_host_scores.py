"""Scores survive any games, and no bytes whatever make records that can't have come about."""

from hypothesis import given
from hypothesis import strategies as st

from engine.app.options import FINE
from engine.app.scores import LARGEST, LAST, LEVELS, MOST_GAMES
from engine.app.settings_file import LETTERS
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from host_tests.engine.app.test_scores import body, count, entry, file, records, signed, values

QIX_RULES = 3  # as files of scores number them

names = st.text(LETTERS, min_size=1, max_size=8)
# Who plays: a name, or 1 + the level of a bot; with a score.
seats = st.tuples(st.one_of(names, st.integers(1, LEVELS)), st.integers(-20, 312))
qwixx = st.tuples(st.just(QWIXX), st.integers(0, 2), st.lists(seats, min_size=1, max_size=5))
qix_seats = st.tuples(st.one_of(names, st.integers(1, LEVELS)), st.integers(0, 1600))
qix = st.tuples(st.just(QIX), st.integers(0, 1), st.lists(qix_seats, min_size=2, max_size=2))


@given(st.lists(st.one_of(qwixx, qix), max_size=60))
def test_any_games_are_kept(games):
    kept = records()
    for game, preset, players in games:
        called = [who if isinstance(who, str) else "BOT" for who, _ in players]
        bots = [0 if isinstance(who, str) else who for who, _ in players]
        count(kept, *[score for _, score in players], names=called, bots=bots, game=game, preset=preset)
        before = values(kept)
        data = file(kept)
        assert len(data) <= LARGEST
        assert values(kept) == before[: len(kept.entries)], "only the last ones give way"
    again = records(file(kept))
    assert again.refused == FINE
    assert values(again) == values(kept)


@given(st.lists(st.tuples(st.integers(-20, 312), st.integers(-20, 312)), min_size=1, max_size=40))
def test_the_figures_are_those_of_all_games(games):
    kept = records()
    for scores in games:
        count(kept, *scores)
    anna = entry(records(file(kept)), "ANNA")
    own = [score for score, _ in games]
    assert (anna.games, anna.best, anna.total) == (len(own), max(own), sum(own))
    assert anna.wins == sum((score >= other) + (score > other) for score, other in games)
    assert anna.last == [4 * score + (score >= other) + (score > other) for score, other in games][-LAST:]
    assert abs(anna.tenths() - 10 * sum(own) / len(own)) <= 0.5


bodies = st.one_of(
    st.binary(max_size=80),
    st.lists(
        st.builds(
            body,
            st.integers(0, 31),
            st.one_of(names.map(str.encode), st.binary(max_size=9), st.just(b"")),
            st.integers(0, 20),
            st.integers(0, 20),
            st.integers(0, 400),
            st.integers(0, 4000),
            st.lists(st.integers(0, 700), max_size=LAST),
        ),
        max_size=4,
    ).map(b"".join),
).map(signed)


@given(st.one_of(st.binary(max_size=120), bodies))
def test_any_bytes_make_records_that_can_have_come_about(data):
    kept = records(data)
    if kept.refused != FINE:
        assert kept.entries == []
        return
    assert bytes(file(kept)) == data
    for one in kept.entries:
        assert bool(one.name) != bool(one.bot)
        assert len(one.name) <= 8
        assert set(one.name) <= set(LETTERS)
        assert one.bot <= LEVELS
        assert one.rules <= QIX_RULES
        assert 1 <= one.games <= MOST_GAMES
        assert one.wins <= 2 * one.games
        assert one.cups <= 2 * one.games
        assert len(one.last) == min(one.games, LAST)
        assert one.total <= one.best * one.games
        assert one.best >= max(one.last) >> 2
