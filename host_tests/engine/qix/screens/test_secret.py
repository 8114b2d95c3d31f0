"""While points are secret no screen of Qix tells how the players stand, but what a stick brings, and the end."""

from engine.app.ports import UP, A
from engine.qix.layout import SCORE
from engine.qix.sticks import put_word
from engine.ui.words.en import QixWords
from tools.rig.handhelds import press, resume
from tools.rig.qix_games import midgame
from tools.rig.qix_scenes import closing


def as_it_stands(scores, secret, *events):
    """The picture of a player's stick, or of what leads there, if the scores are these."""
    driver = resume(midgame(6), secret=secret)
    for player in range(2):
        put_word(driver.state.data, SCORE + 2 * player, scores[player])
    return press(driver, *events).frame()


def test_no_running_score_is_seen():
    for events in ((A,), (A, A), (A, UP)):
        assert as_it_stands((300, 320), 1, *events) == as_it_stands((320, 300), 1, *events)
    assert as_it_stands((300, 320), 0, A, A) != as_it_stands((320, 300), 0, A, A)


def test_what_a_stick_brings_is_told_but_not_who_would_win():
    for secret in (0, 1):
        driver = closing(True, secret=secret)
        told = QixWords.OVER[2].replace("%0", "")
        assert (told in driver.text()) == bool(secret)
        assert told[:-1] in driver.text()
