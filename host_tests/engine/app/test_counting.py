"""Games are counted in the records once, when their final table is left, whatever happens meanwhile."""

from engine.app.options import FINE
from engine.app.ports import DOWN, HOLD_B, UP, A, B
from engine.app.scores import SAVED, Scores
from engine.games import SAVES
from engine.record import GAME_AT
from engine.ui.words import en
from host_tests.support import raises
from tools.rig import qix_games
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import GAME, QIX_GAME, WORDS, configure, ports, press, resume, says
from tools.rig.qix_scenes import last_round
from tools.rig.qwixx_positions import FORUM, WHITE_YELLOW
from tools.rig.qwixx_scenes import nearly_over, over_tied, over_won
from tools.rig.screen import Screen

QIX_RULES = 3  # as files of scores number them

TITLE = en.RecordWords.UNSAVED.split("\n")[0]
REFUSED = en.RecordWords.REFUSED.split("\n")[0]


def counted(made, rules=0):
    """By name, or the number of a bot, games, halves of a win and best score by some rules."""
    kept = Scores(made)
    assert kept.refused == FINE
    return {e.name or e.bot: (e.games, e.wins, e.best) for e in kept.entries if e.rules == rules}


def test_a_game_counts_when_its_final_table_is_left():
    for event in (A, B):
        driver = resume(over_won())
        assert not counted(driver.ports), "it counts before it is left"
        scores = driver.state.returns()
        assert scores[1] > scores[0]
        driver.press(event)
        assert counted(driver.ports) == {"PLAYER 1": (1, 0, scores[0]), "PLAYER 2": (1, 2, scores[1])}
        driver = Driver(driver.ports)
        driver.press(HOLD_B, UP, A, A)
        assert counted(driver.ports)["PLAYER 1"][0] == 1


def test_names_are_those_that_were_typed_and_rules_those_of_the_game():
    driver = resume(nearly_over(FORUM).turn(6, 6, WHITE_YELLOW), names=("ЁЖИК", "BEN", "C", "D", "E"))
    driver.press(B)
    assert set(counted(driver.ports, FORUM)) == {"ЁЖИК", "BEN"}
    assert not counted(driver.ports)


def test_a_tie_is_half_a_win_for_each():
    driver = press(resume(over_tied()), B)
    assert [wins for _, wins, _ in counted(driver.ports).values()] == [1, 1]


def test_alone_nobody_wins():
    driver = press(resume(over_won(1)), B)
    score = over_won(1).state.score(0)
    assert counted(driver.ports) == {"PLAYER 1": (1, 0, score)}


def test_a_game_of_qix_counts_as_well():
    for event in (A, B):
        driver = resume(qix_games.over())
        first, second = driver.state.returns()
        assert not counted(driver.ports, QIX_RULES)
        driver.press(event)
        wins = [2 * (first > second), 2 * (second > first)]
        assert counted(driver.ports, QIX_RULES) == {"PLAYER 1": (1, wins[0], first), "PLAYER 2": (1, wins[1], second)}
        assert not counted(driver.ports)
        assert (QIX_GAME in driver.ports.store) == (event == A)


def test_a_tie_in_qix_is_half_a_win_for_each():
    driver = press(last_round(64, 64), B)
    assert [figures[1] for figures in counted(driver.ports, QIX_RULES).values()] == [1, 1]


def test_the_robot_of_qix_is_told_from_people():
    driver = press(resume(qix_games.over(bot=True)), B)
    assert set(counted(driver.ports, QIX_RULES)) == {"PLAYER 1", 3}


def test_games_that_are_left_or_overwritten_do_not_count():
    driver = resume(over_won())
    driver.press(HOLD_B, UP, A, A)
    assert not counted(driver.ports), "the game is only left"
    driver.press(DOWN, A, A, A)
    assert says(driver, WORDS.NEXT_TURN)
    assert not counted(driver.ports)


def test_the_last_decision_can_be_taken_back_before_it_counts():
    driver = resume(over_won())
    driver.press(HOLD_B, DOWN, A)
    assert not driver.state.is_terminal()
    assert not counted(driver.ports)


def finish(driver):
    """Play what is proposed until the game is over."""
    while not driver.state.is_terminal():
        driver.press(A)


def test_rematches_count():
    driver = resume(over_won())
    scores = [driver.state.returns()]
    for games in (1, 2):
        driver.press(A)
        assert counted(driver.ports)["PLAYER 1"][0] == games
        finish(driver)
        scores.append(driver.state.returns())
        assert counted(driver.ports)["PLAYER 1"][0] == games, "it counts before it is left"
    driver.press(B)
    wins = sum([(second >= first) + (second > first) for first, second in scores])
    assert counted(driver.ports)["PLAYER 2"] == (3, wins, max([second for _, second in scores]))


class CutError(Exception):
    """The power is gone."""


class Cut(FakePorts):
    """Ports on which the power goes at a write, before it is done or after; `left` counts down to it."""

    def __init__(self):
        super().__init__(canvas=Screen())
        self.left = 0
        self.after = False

    def save(self, name, data):
        self._go(not self.after)
        saved = super().save(name, data)
        self._gone()
        return saved

    def remove(self, name):
        self._go(not self.after)
        super().remove(name)
        self._gone()

    def _go(self, before):
        """A write begins."""
        self.left -= 1
        if before and not self.left:
            raise CutError

    def _gone(self):
        """A write is done."""
        if not self.left:
            raise CutError


def cut(saved, event, at, after):
    """The ports of a handheld whose power goes at a write when a final table is left."""
    made = Cut()
    configure(made)
    made.store[SAVES[saved[GAME_AT]]] = saved
    driver = Driver(made)
    made.left, made.after = at, after
    raises(CutError, driver.press, event)
    again = ports()
    again.store.clear()
    again.store.update(made.store)
    return again


def test_at_whichever_write_the_power_goes_a_game_counts_once():
    for saved, name, rules in ((over_won().file(), GAME, 0), (qix_games.over().file(), QIX_GAME, QIX_RULES)):
        for event in (A, B):
            for at in (1, 2):  # the records, then the game
                for after in (False, True):
                    made = cut(saved, event, at, after)
                    driver = Driver(made)
                    assert counted(made, rules) or (at, after) == (1, False)
                    if made.store.get(name) == saved:
                        assert driver.state.is_terminal()
                        driver.press(event)
                    figures = counted(made, rules)
                    assert [games for games, _, _ in figures.values()] == [1, 1], (event, at, after)
                    assert made.store.get(name) != saved


def test_a_counted_game_that_is_taken_back_after_a_cut_counts_once():
    made = cut(over_won().file(), B, 2, False)
    before = counted(made)
    driver = Driver(made)
    driver.press(HOLD_B, DOWN, A)
    assert not driver.state.is_terminal()
    while not driver.state.is_terminal():
        driver.press(A)
    driver.press(B)
    assert GAME not in made.store
    assert counted(made) == before


def test_a_full_memory_is_told_once_and_does_not_stop_the_game():
    driver = resume(over_won())
    driver.ports.full = True
    driver.press(A)
    assert says(driver, TITLE)
    driver.press(A)
    assert not driver.state.is_terminal()
    assert says(driver, en.UNSAFE.split("\n")[0]), "that the new game is not saved is another matter"
    driver.press(A)
    finish(driver)
    driver.press(B)
    assert not says(driver, TITLE)
    assert WORDS.ENTRIES[1] in driver.text()
    assert SAVED not in driver.ports.store


def test_a_full_memory_does_not_stop_qix():
    driver = resume(qix_games.over())
    driver.ports.full = True
    driver.press(B)
    assert says(driver, TITLE)
    driver.press(A)
    assert WORDS.ENTRIES[1] in driver.text()
    assert SAVED not in driver.ports.store


def test_records_that_can_not_be_read_are_told_and_put_aside():
    for game in (over_won(), qix_games.over()):
        driver = resume(game)
        driver.ports.store[SAVED] = b"PDR\1 nonsense"
        driver.press(B)
        assert says(driver, REFUSED)
        assert en.REASONS[2] in driver.text()
        driver.press(A)
        assert driver.ports.aside == [(SAVED, b"PDR\1 nonsense")]
        assert len(Scores(driver.ports).entries) == 2
        assert WORDS.ENTRIES[1] in driver.text()
