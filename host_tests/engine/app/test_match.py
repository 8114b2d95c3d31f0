"""Matches: who has won one and when, what survives a loss of power, and that no game counts twice or elsewhere."""

from engine.app.ending import MATCH_WAITS, MENU, NEXT_GAME, REMATCH
from engine.app.match import SAVED, Match, start
from engine.app.options import MATCHES
from engine.app.ports import DOWN, HOLD_B, RIGHT, UP, A, B
from engine.app.scores import Scores
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.qwixx.table import Table
from engine.ui.words.en import EndWords
from host_tests.engine.app.test_counting import Cut, CutError, finish
from host_tests.support import raises
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import GAME, WORDS, configure, end_with, ports, press, says
from tools.rig.handhelds import start as started
from tools.rig.qix_games import over
from tools.rig.qix_scenes import resume_match
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_scenes import best_of_all, matched, over_tied, over_won

NAME = SAVED + str(QWIXX)
QIX_NAME = SAVED + str(QIX)
BEST_OF_3 = 1  # as the options say


def match(best_of, *games, players=2, kept_by=None):
    """A match after games with these scores."""
    made = Match(kept_by or FakePorts(), QWIXX)
    made.begin(best_of, QwixxBuilder(players).history)
    for number, scores in enumerate(games):
        assert made.add(scores, best_of_all(scores), bytes((number + 1, 0, 0, 0)))
    return made


def kept(made, game=QWIXX):
    """What is kept of a match: games played, halves of wins and points."""
    found = Match(made, game)
    return found.played, found.wins, found.points


def cups(made):
    """Halves of matches that were won, by name."""
    return {entry.name or entry.bot: entry.cups for entry in Scores(made).entries}


def games(made):
    """Games that count, by name."""
    return {entry.name or entry.bot: entry.games for entry in Scores(made).entries}


# Who wins.


def test_a_match_is_over_once_nobody_can_be_caught():
    first, second, tie = (60, 40), (40, 60), (50, 50)
    for best_of, played, winners in (
        (3, (), 0),
        (3, (first,), 0),
        (3, (first, first), 1),
        (3, (first, second), 0),
        (3, (first, second, second), 2),
        (3, (first, tie), 0),  # one win more may still be caught by points
        (3, (first, tie, tie), 1),
        (3, (tie, tie, tie), 3),
        (5, (second, second), 0),
        (5, (second, second, second), 2),
        (5, (first, second, first), 0),
        (5, (first, tie, first, tie), 1),
        (7, (first, first, first), 0),
        (7, (first, first, first, first), 1),
    ):
        assert match(best_of, *played).winners() == winners, (best_of, played)


def test_after_the_last_game_points_decide_between_equal_wins():
    assert match(3, (60, 40), (40, 61), (50, 50)).winners() == 2
    assert match(3, (9, 0, 0), (0, 8, 0), (0, 0, 7), players=3).winners() == 1
    assert match(3, (9, 0, 0), (0, 9, 0), (0, 0, 7), players=3).winners() == 3


def test_of_several_the_second_must_be_out_of_reach():
    assert match(5, (9, 1, 1), (9, 1, 1), (1, 9, 1), players=3).winners() == 0
    assert match(5, (9, 1, 1), (9, 1, 1), (1, 9, 1), (9, 1, 1), players=3).winners() == 1
    assert match(5, (9, 1, 1), (9, 1, 1), (1, 1, 9), (1, 9, 1), players=3).winners() == 0


def test_a_shared_win_is_half_a_win():
    made = match(5, (50, 50), (60, 40))
    assert (made.wins, made.points) == ([3, 1], [110, 90])


def test_who_has_won_is_told_by_the_game():
    made = match(3)
    assert made.add((60, 40), 2, b"gave up"[:4])  # the first player resigned
    assert (made.wins, made.points) == ([0, 2], [60, 40])


def test_a_game_is_added_once():
    made = match(3, (60, 40))
    assert not made.add((60, 40), 1, bytes((1, 0, 0, 0)))
    assert made.played == 1


def test_what_was_counted_in_another_match_counts_in_a_new_one():
    made = match(3, (60, 40))
    made.begin(3, QwixxBuilder().history)
    assert made.add((60, 40), 1, bytes((1, 0, 0, 0)))


def test_after_a_match_the_next_one_begins():
    made = match(3, (60, 40), (60, 40), (10, 20))
    assert (made.played, made.wins, made.points) == (1, [0, 2], [10, 20])


# The file.


def test_what_was_saved_is_read():
    store = FakePorts()
    made = match(7, (312, -20, 0, 3, 4), (0, 0, 0, -20, 0), players=5, kept_by=store)
    assert made.save()
    again = Match(store, QWIXX)
    assert (again.best_of, again.played, again.wins, again.points) == (7, 2, made.wins, made.points)
    assert again.is_of(QwixxBuilder(5).history)
    for other in (QwixxBuilder(4), QwixxBuilder(5, 1), QwixxBuilder(5, bots=(0, 1))):
        assert not again.is_of(other.history)
    assert not store.protected


def test_what_makes_no_sense_is_no_match_and_put_aside():
    store = FakePorts()
    match(3, (60, 40), kept_by=store).save()
    good = store.store[NAME]
    for bit in range(8 * len(good)):
        data = bytearray(good)
        data[bit >> 3] ^= 1 << (bit & 7)
        store.store[NAME] = bytes(data)
        store.protected.clear()
        assert not Match(store, QWIXX).is_of(QwixxBuilder().history)
        assert store.protected == [NAME]
    for length in range(len(good)):
        store.store[NAME] = good[:length]
        assert Match(store, QWIXX).best_of == 0


# On the handheld.


def test_a_whole_match():
    driver = started(match=BEST_OF_3)
    played = 0
    while True:
        assert driver.state.first_player() == played % 2, "the starters take turns"
        finish(driver)
        played += 1
        driver.press(A, A)
        assert says(driver, EndWords.MATCH, 3)
        driver.press(A)
        if says(driver, EndWords.CUP[0]) or says(driver, EndWords.CUP[1]):
            break
        assert says(driver, EndWords.NEXT)
        end_with(driver, NEXT_GAME)
        assert kept(driver.ports)[0] == played
    assert 2 <= played <= 3
    end_with(driver, MENU)
    assert GAME not in driver.ports.store
    assert NAME not in driver.ports.store
    won = cups(driver.ports)
    assert sorted(won.values()) in ([0, 2], [1, 1])
    assert games(driver.ports) == dict.fromkeys(won, played)


def test_the_standing_is_shown_between_games():
    driver = press(matched(over_won(), 5, (70, 60)), A, A)
    lines = driver.text().split("\n")
    points = over_won().state.returns()
    assert lines[-8:-2] == ["PLAYER 1", "1", str(70 + points[0]), "PLAYER 2", "1", str(60 + points[1])]


def test_the_winner_of_a_match_gets_a_cup():
    driver = press(matched(over_won(), 3, (60, 70)), A, A, A)
    assert says(driver, EndWords.CUP[0])
    assert "PLAYER 2" in driver.text()
    end_with(driver, REMATCH)
    assert cups(driver.ports) == {"PLAYER 1": 0, "PLAYER 2": 2}
    finish(driver)
    driver.press(A, A, A)
    assert says(driver, EndWords.NEXT), "the rematch is the first game of another match"
    end_with(driver, NEXT_GAME)
    assert kept(driver.ports)[0] == 1
    assert cups(driver.ports) == {"PLAYER 1": 0, "PLAYER 2": 2}


def test_those_who_share_a_match_share_the_cup():
    driver = press(matched(over_tied(), 3, (70, 70), (60, 60)), A, A, A)
    assert says(driver, EndWords.CUP[1])
    end_with(driver, MENU)
    assert cups(driver.ports) == {"PLAYER 1": 1, "PLAYER 2": 1}


def test_a_match_of_qix():
    driver = press(resume_match(), A, A)
    assert says(driver, EndWords.MATCH, 5)
    end_with(driver, NEXT_GAME)
    assert driver.state.first_player() == 1
    assert kept(driver.ports, QIX) == (1, [2, 0], over().state.returns())
    assert NAME not in driver.ports.store


def test_one_player_alone_and_a_single_game_have_none():
    for fields in ({"players": 1, "match": BEST_OF_3}, {"match": 0}):
        driver = started(**fields)
        finish(driver)
        assert NAME not in driver.ports.store
        assert says(press(driver, A, A), EndWords.NEXT)


def test_a_single_game_ends_the_match_before():
    driver = started(match=BEST_OF_3)
    assert kept(driver.ports) == (0, [0, 0], [0, 0])
    driver.ports.remove(GAME)
    configure(driver.ports, match=0, starter=1)
    press(Driver(driver.ports), A, A, A)
    assert NAME not in driver.ports.store


def test_a_match_that_is_left_waits_and_counts_its_game_once():
    driver = end_with(matched(over_won(), 3), MATCH_WAITS)
    assert WORDS.ENTRIES[0] in driver.text()
    assert GAME in driver.ports.store
    assert games(driver.ports) == {"PLAYER 1": 1, "PLAYER 2": 1}
    records = Scores(driver.ports)
    records.counted = b"more"  # meanwhile a game of another kind was counted
    records.save()
    for again in (driver, Driver(driver.ports)):
        again.press(A) if again is driver else None
        assert says(again, EndWords.WINNERS[0])
        again.press(B)
        assert again.state.is_terminal(), "what was counted is taken back"
    end_with(again, NEXT_GAME)
    assert not again.state.is_terminal()
    assert kept(driver.ports)[0] == 1
    assert games(driver.ports) == {"PLAYER 1": 1, "PLAYER 2": 1}


def test_a_game_of_another_kind_leaves_a_match_as_it_was():
    driver = end_with(matched(over_won(), 5), NEXT_GAME)
    match = driver.ports.store[NAME]
    begun = driver.ports.store[GAME]
    driver.press(HOLD_B, UP, A, A, DOWN, A, DOWN, RIGHT, UP, A)  # a game of Qix
    assert driver.table.game == QIX
    driver.press(*[A] * 3)
    assert driver.ports.store[NAME] == match
    assert driver.ports.store[GAME] == begun
    assert QIX_NAME not in driver.ports.store
    again = press(Driver(driver.ports), HOLD_B, UP, A, A, DOWN, A)
    assert again.table.game == QWIXX
    finish(again)
    assert says(press(again, A, A), EndWords.MATCH, 5)
    end_with(again, MATCH_WAITS)
    assert kept(again.ports)[0] == 2


def test_a_match_of_each_kind_is_kept():
    driver = started(match=BEST_OF_3)
    driver.press(HOLD_B, UP, A, A, DOWN, A, DOWN, RIGHT, UP, A)
    assert {NAME, QIX_NAME} <= set(driver.ports.store)
    driver.press(HOLD_B, UP, A, A, DOWN, DOWN, A, A, A)  # another game of Qix takes the place of the first
    assert driver.table.game == QIX
    assert {NAME, QIX_NAME} <= set(driver.ports.store)


# When the power goes.


def test_at_whichever_write_the_power_goes_a_game_of_a_match_counts_once():
    for before in ((), ((60, 70),)):  # the match goes on, or ends with this game
        entry = REMATCH if before else NEXT_GAME
        whole = matched(over_won(), 3, *before).ports.store
        for at in (1, 2, 3):  # the records, the match, the next game
            for after in (False, True):
                made = Cut()
                configure(made)
                made.store.update(whole)
                driver = Driver(made)
                made.left, made.after = at, after
                raises(CutError, end_with, driver, entry)
                again = ports()
                again.store.clear()
                again.store.update(made.store)
                driver = Driver(again)
                if driver.state.is_terminal():
                    end_with(driver, entry)
                assert not driver.state.is_terminal()
                assert driver.state.first_player() == 1
                assert kept(again)[0] == 1 + len(before), (at, after)
                assert set(games(again).values()) == {1}, (at, after)
                assert cups(again) == {"PLAYER 1": 0, "PLAYER 2": 2 * len(before)}, (at, after)


def test_wherever_the_power_goes_no_game_counts_for_a_match_that_it_is_not_of():
    whole = matched(over_won(), 7, (70, 60)).ports.store
    for at in (1, 2, 3):  # the old match is forgotten, the new game begins, the new match begins
        for after in (False, True):
            made = Cut()
            made.store.update(whole)
            made.left, made.after = at, after
            raises(CutError, start, made, MATCHES[BEST_OF_3], Table(made), 2, 0, 1, 0)
            begun = made.store[GAME] != whole[GAME]
            assert begun == ((at, after) >= (2, True))
            found = Match(made, QWIXX)
            if begun:
                assert (found.best_of, found.played) in ((0, 0), (3, 0)), (at, after)
            else:
                assert (found.best_of, found.played) in ((0, 0), (7, 1)), (at, after)
