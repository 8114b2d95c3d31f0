"""The inner loops do the same in machine code, call by call, as in Python."""

import sys

from engine.dice import Dice
from engine.qix import State, loops, plain
from engine.qix.grid import is_border, way, x_of, y_of
from engine.qix.layout import BOARD_BYTES, IN_BORDER, IN_STIX, OPEN, SIDE, STIX, STIX_BYTES
from engine.qix.sticks import entry, word
from tools.rig.qix_players import by_lot
from tools.rig.seeded import Seeded

_POINTS = 41 * 48


def states(seed, count):
    """So many states of games by lot, in some of which much is captured."""
    dice = Dice(Seeded(seed))
    state = State(2, None, seed & 1)
    while count:
        a = state.chance(dice) if state.current_player() < 0 else by_lot(state, dice)
        state.apply_action(a)
        if state.is_terminal():
            state = State(2, None, seed & 1)
        elif dice.below(8) == 0:
            count -= 1
            yield state


def border(data):
    """The points of the border."""
    return [p for p in range(_POINTS) if is_border(data, p)]


def test_there_is_machine_code_where_there_can_be():
    native = sys.implementation.name == "micropython" and sys.platform in ("linux", "rp2")
    assert (loops.reach is not plain.reach) == native


def test_reach_is_the_same():
    for state in states(1, 12):
        data = state.data
        for p in border(data):
            for heading in range(4):
                assert loops.reach(data, p, heading) == plain.reach(data, p, heading)
        for p in range(60, _POINTS - 60, 7):
            assert loops.reach(data, p, p & 3) == plain.reach(data, p, p & 3)


def test_the_walk_is_the_same():
    for state in states(2, 12):
        data = state.data
        for p in border(data)[::5]:
            for hand in (1, -1):
                heading = way(data, p, hand)
                for least in (2, 8, 32):
                    found = plain.walk(data, p, heading, hand, least)
                    assert loops.walk(data, p, heading, hand, least) == found
                    assert least < 32 or found == -1


def test_where_the_qix_fits_and_what_it_crosses_is_the_same():
    fits = crosses = 0
    for state in states(5, 30):
        data = state.data
        for p in range(53, _POINTS - 53, 7):
            x, y = x_of(p), y_of(p)
            for arrow in range(4):
                found = bool(plain.fits(data, x, y, arrow))
                assert bool(loops.fits(data, x, y, arrow)) == found
                fits += found
            if not (8 < x < SIDE - 8 and 8 < y < SIDE - 8):
                continue  # all of a bundle lies on the board
            for bitmap, bit, more in ((OPEN, 0, 0), (STIX, 1, 1), (STIX + STIX_BYTES, 1, 1)):
                found = bool(plain.crosses(data, bitmap, bit, p, more))
                assert bool(loops.crosses(data, bitmap, bit, p, more)) == found
                crosses += found
    assert fits > 1000
    assert crosses > 100


def test_the_lens_and_the_board_are_the_same():
    before = None
    for state in states(3, 20):
        data = state.data
        bits = [bytearray(STIX_BYTES), bytearray(b"\xff" * STIX_BYTES)]
        loops.board(bits[0], data)
        plain.board(bits[1], data)
        assert bits[0] == bits[1]
        for left, top in ((-1, -1), (10, 7), (25, 30), (0, 12)):
            pictures = [bytearray(1024), bytearray(1024)]
            loops.lens(pictures[0], before or data, data, left, top)
            plain.lens(pictures[1], before or data, data, left, top)
            assert pictures[0] == pictures[1]
        before = bytearray(data)


def test_what_is_enclosed_and_captured_is_the_same():
    closed = 0
    for state in states(4, 60):
        player = 0 if state.data[IN_STIX] else 1
        data = state.data
        # The line need not have been closed: from anywhere on the border, it goes on to its start.
        if not data[IN_STIX + player] or not is_border(data, word(data, entry(player, data[IN_BORDER + player]))):
            continue
        lines = [bytearray(data), bytearray(data)]
        found = []
        for i in range(2):
            place = lines[i]
            one = (loops, plain)[i]
            inside = bytearray(BOARD_BYTES)
            at = entry(player, data[IN_BORDER + player])
            one.enclose(place, inside, at, 0, way(data, word(data, at), 1))
            assert inside == bytes(BOARD_BYTES), "a line without sticks has ended where it starts"
            inside = bytearray(Seeded(closed)(BOARD_BYTES))
            found.append((one.capture(place, inside, player, 255 * (closed & 1)), bytes(inside)))
        assert found[0] == found[1]
        assert lines[0] == lines[1]
        closed += 1
    assert closed > 10
