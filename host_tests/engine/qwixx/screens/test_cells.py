"""The sheet's cells, locks, dice and penalties: whatever differs in the game looks different, and nothing else does."""

from engine.qwixx import CLASSIC, FORUM
from engine.qwixx.screens.sheet import Sheet
from engine.qwixx.sheet import BLUE, GREEN, RED, YELLOW, number
from tools.rig.handhelds import WORDS
from tools.rig.qwixx_positions import (
    COLOUR_YELLOW,
    NEARLY_UP,
    PASS,
    WHITE_RED,
    WHITE_YELLOW,
    close,
    fill,
    fill_all,
    give_penalties,
    new,
    play,
    roll,
)
from tools.rig.screen import Screen

NOBODY = -1  # no choice is under the cursor
LEFT, TOP, SIZE = 17, 10, 9  # of the cells
LOCK = 11  # the cell behind the numbers


def drawn(state, rolled=None, player=0, cursor=NOBODY):
    """A sheet; marks that `rolled` lacks are in pencil."""
    canvas = Screen()
    Sheet(canvas, WORDS).draw(state, rolled or state, player, "ANA", cursor)
    return canvas


def box(canvas, x, y, width=SIZE, height=SIZE):
    """The pixels of a part of the picture."""
    return tuple(canvas.pixel(x + i % width, y + i // width) for i in range(width * height))


def cell(canvas, row, position):
    return box(canvas, LEFT + SIZE * position, TOP + SIZE * row)


def offered(state, action, chosen):
    """A sheet with a choice on it."""
    canvas = drawn(state)
    Sheet(canvas, WORDS).offer(state, action, chosen)
    return canvas


def with_red(*numbers):
    state = new(CLASSIC)
    fill(state, 0, RED, numbers)
    return state


def locked_by(player, rules=CLASSIC):
    """A state, after the white action, in which a player of two has locked red with the white 12."""
    state = new(rules)
    fill_all(state, RED, NEARLY_UP)
    roll(state, 6, 6, 1, 1, 1, 1)
    play(state, WHITE_RED if player == 0 else PASS, WHITE_RED if player == 1 else PASS)
    return state


def test_a_cell_shows_its_number_and_what_became_of_it():
    blank = new(CLASSIC)
    rolled = with_red(2)
    roll(rolled, 3, 4, 1, 1, 1, 1)
    closed = new(CLASSIC)
    close(closed, RED)
    looks = {
        "open": cell(drawn(with_red(2)), RED, 5),
        "marked": cell(drawn(with_red(7)), RED, 5),
        "in pencil": cell(drawn(with_red(7), blank), RED, 5),
        "lost": cell(drawn(with_red(8)), RED, 5),
        "offered": cell(offered(rolled, WHITE_RED, False), RED, 5),
        "chosen": cell(offered(rolled, WHITE_RED, True), RED, 5),
    }
    for one, look in looks.items():
        alike = [other for other in looks if looks[other] == look]
        assert alike == [one], "these look alike: %s" % alike
    assert cell(drawn(closed), RED, 5) == looks["lost"]
    assert any(looks["lost"]), "a lost number leaves a trace"


def test_every_number_has_its_own_look_and_its_place():
    for row in (RED, YELLOW, GREEN, BLUE):
        canvas = drawn(new(CLASSIC))
        seen = {}
        for position in range(11):
            seen[number(row, position)] = cell(canvas, row, position)
        assert len(set(seen.values())) == 11
        for value in range(2, 13):
            assert seen[value] == cell(canvas, RED, value - 2)


def test_a_mark_changes_its_row_and_the_score_only():
    before, after = drawn(new(CLASSIC)), drawn(with_red(2, 4))
    for row in range(4):
        for position in range(12):
            same = cell(before, row, position) == cell(after, row, position)
            assert same == (row != RED or position > 2), (row, position)
    assert "3" in after.text().split("\n")


def test_a_lock_is_open_mine_or_closed():
    open_lock = cell(drawn(new(CLASSIC)), RED, LOCK)
    state = locked_by(0)
    mine = cell(drawn(state), RED, LOCK)
    closed = cell(drawn(state, player=1), RED, LOCK)
    assert len({open_lock, mine, closed}) == 3
    waiting = locked_by(0, FORUM)
    assert cell(drawn(waiting), RED, LOCK) == mine
    assert cell(drawn(waiting, player=1), RED, LOCK) == open_lock, "others may still mark until the turn is over"


def test_a_die_that_has_left_is_not_at_the_head_of_its_row():
    canvas = drawn(locked_by(0))
    assert not any(box(canvas, 7, TOP, 9, 9))
    for row in (YELLOW, GREEN, BLUE):
        assert any(box(canvas, 7, TOP + SIZE * row, 9, 9))


def test_every_face_of_a_die_has_its_own_look():
    seen = set()
    for face in range(1, 7):
        state = new(CLASSIC)
        roll(state, 1, 2, face, 1, 1, 1)
        seen.add(box(drawn(state), 7, TOP, 9, 9))
    assert len(seen) == 6


def test_the_sum_of_a_choice_is_told_and_its_white_die_stands_out():
    state = new(CLASSIC)
    roll(state, 3, 5, 1, 6, 1, 1)
    assert "=8" in drawn(state).text()
    play(state, WHITE_YELLOW, PASS)
    first, second = (drawn(state, cursor=COLOUR_YELLOW + die) for die in range(2))
    assert "=9" in first.text()
    assert "=11" in second.text()
    assert box(first, 44, 1, 7, 7)[0] == 1
    assert box(first, 53, 1, 7, 7)[0] == 0
    assert box(second, 44, 1, 7, 7)[0] == 0
    assert box(second, 53, 1, 7, 7)[0] == 1
    assert "=" not in drawn(state, cursor=PASS).text()


def test_penalties_fill_their_boxes_one_by_one():
    seen = []
    for count in range(5):
        state = new(CLASSIC)
        give_penalties(state, 0, count)
        canvas = drawn(state)
        seen.append([sum(box(canvas, 82 + 6 * i, 2, 5, 5)) for i in range(4)])
        assert str(-5 * count) in canvas.text().split("\n")
    for count in range(5):
        assert seen[count] == [25] * count + [16] * (4 - count)


def test_the_box_of_a_penalty_that_threatens_is_crossed():
    state = new(CLASSIC)
    give_penalties(state, 0, 1)
    roll(state, 3, 4, 1, 1, 1, 1)
    play(state, PASS, PASS)
    calm, threat = drawn(state), drawn(state, cursor=PASS)
    for i in range(4):
        changed = box(calm, 82 + 6 * i, 2, 5, 5) != box(threat, 82 + 6 * i, 2, 5, 5)
        assert changed == (i == 1)


def test_nothing_of_the_dice_is_shown_before_the_first_roll():
    canvas = drawn(new(CLASSIC))
    assert "=" not in canvas.text()
    assert not any(box(canvas, 7, TOP, 9, 36))
    assert not any(box(canvas, 44, 1, 30, 8))
