"""A round of Qix by the keys of an emulated Pico, picture by picture as on CPython."""

from engine.app.ports import DOWN, RIGHT, UP, A, B
from engine.history import History
from engine.qix.manifest import QIX
from engine.qix.state import LONGEST, START
from host_tests.device.handheld import BUTTONS, LAST_MS, Handheld
from tools.rig.driver import Driver
from tools.rig.handhelds import ports
from tools.rig.qix_games import Deck

# From the title to the first card of a game of two which the first player begins.
BEGIN = (A, A, DOWN, RIGHT, UP, UP, UP, RIGHT, DOWN, DOWN, A)
# The card; then each player starts a line, tries other sticks and lays one; one is taken back and laid again.
CARD = A
STICKS = (DOWN, A, RIGHT, A, A, A, RIGHT, A, B, A)


class Table:
    """The state of a driver that is still to be made."""

    def __init__(self, made):
        self._made = made

    def phase(self):
        return self._made.table.state.phase()

    @property
    def data(self):
        return self._made.table.state.data


def test_a_round_shows_the_same_pictures_as_on_cpython():
    handheld = Handheld()
    handheld.settle()
    frames = []
    for event in (*BEGIN, CARD, *STICKS):
        handheld.press(BUTTONS[event - 1], still_ms=LAST_MS)  # longer than the risk is worked out, too
        frames.append(handheld.frame())
    handheld.stop()
    printed = handheld.type('print(list(open("saves/qix.dat", "rb").read()))')
    history = History(LONGEST)
    history.load(bytes(int(number) for number in printed.strip("[]").split(",")))
    game, players, preset, first, *values = history.values()
    assert (game, players, preset, first) == (QIX, 2, 0, 0)

    state = History(LONGEST).start(game, players, preset, first)
    drawn = []
    for value in values:
        if state.phase() < START:
            drawn.append(value)
        state.apply_action(value)
    assert state.current_player() >= 0 or state.round() == 1, "the round was not played"
    made = ports()
    made.random_bytes = Deck(Table(made), drawn)
    driver = Driver(made)
    for i, event in enumerate((*BEGIN, CARD, *STICKS)):
        driver.press(event)
        assert frames[i] == driver.frame(), f"press {i}"
    assert not handheld.pico.display.complaints
