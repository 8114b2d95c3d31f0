"""Keys on the pins of an emulated Pico play as they do on CPython, picture by picture."""

from engine.app.ports import DOWN, RIGHT, UP, A, B
from engine.history import History
from engine.protocol import CHANCE
from engine.qwixx.manifest import LONGEST
from host_tests.device.handheld import BOTH_WAYS, BUTTONS, LAST_MS, Handheld
from tools.rig.driver import Driver
from tools.rig.handhelds import ports
from tools.rig.script import BEGIN

# A roll, a mark, a look at the others' sheets; then A for whatever is asked, until somebody rolls again.
TURN = (A, RIGHT, A, A, UP, DOWN, A, A, A, B)
MOST = 12


def faces(history):
    """All faces that fell in a game, and how many rolls there were."""
    header, values = list(history.values())[:4], list(history.values())[4:]
    state = History(LONGEST).start(*header)
    fallen, rolls = [], 0
    for value in values:
        if state.current_player() == CHANCE:
            rolls += 1
            fallen += [value // 6**die % 6 + 1 for die in range(6) if die < 2 or not state.closed() >> die - 2 & 1]
        state.apply_action(value)
    return fallen, rolls


@BOTH_WAYS
def test_a_turn_of_two_shows_the_same_pictures_as_on_cpython(way):
    handheld = Handheld(way=way)
    handheld.settle()
    frames = [handheld.frame()]
    events = []
    history = History(LONGEST)
    for event in BEGIN + TURN + MOST * (A,):
        handheld.press(BUTTONS[event - 1], still_ms=LAST_MS)
        frames.append(handheld.frame())
        events.append(event)
        if len(events) > len(BEGIN + TURN):
            history.load(handheld.saves()["game"])
            if faces(history)[1] >= 2:
                break
    handheld.stop()
    printed = handheld.type('print(list(open("saves/game.dat", "rb").read()))')
    history.load(bytes(int(number) for number in printed.strip("[]").split(",")))
    fallen, rolls = faces(history)
    assert rolls >= 2, "the turn was not played to its end"

    driver = Driver(ports(faces=fallen))
    assert frames[0] == driver.frame()
    for i, event in enumerate(events):
        driver.press(event)
        assert frames[i + 1] == driver.frame(), "press %d" % i
    assert not handheld.pico.display.complaints
