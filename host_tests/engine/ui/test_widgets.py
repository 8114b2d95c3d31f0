"""The parts of screens by themselves: lists, pages, dice and the countdown."""

from engine.app.ports import DOWN, LEFT, LISTS, REPEATS, RIGHT, UP, A, B
from engine.ui.faces import die, outline, roll
from engine.ui.lists import Choices, choose
from engine.ui.widgets import Timer, ask, note, page_number
from engine.ui.words.en import DiceWords
from tools.rig.driver import FakePorts
from tools.rig.screen import Screen

LABELS = ("one", "two", "three", "four", "five", "six")


class Values(Choices):
    """A list whose values count the changes."""

    def __init__(self):
        super().__init__(LABELS, ["note %d" % i for i in range(6)])
        self.values = [0] * 6

    def value(self, line):
        return str(self.values[line])

    def change(self, line, step):
        self.values[line] += step


def begin(screen, *arguments):
    """A screen that has been drawn, and its ports."""
    ports = FakePorts(1, Screen())
    running = screen(ports, *arguments)
    assert next(running) == 0
    return running, ports


def outcome(running, event):
    """What a screen returns on an event."""
    try:
        running.send(event)
    except StopIteration as stop:
        return stop.value
    raise AssertionError("the screen has not ended")


def chosen(ports):
    """The label of the line under the cursor."""
    dark = [write.text for write in ports.canvas.writes() if not write.ink]
    return [text for text in dark if text in LABELS]


def test_a_list_walks_round_and_scrolls():
    running, ports = begin(choose, "Title", Choices(LABELS))
    assert ports.gestures == REPEATS | LISTS
    seen = []
    for _ in range(7):
        seen += chosen(ports)
        running.send(DOWN)
    assert seen == list(LABELS) + ["one"]
    running.send(UP)
    running.send(UP)
    assert chosen(ports) == ["six"]
    assert "three" in ports.canvas.text()
    assert "two" not in ports.canvas.text()
    assert outcome(running, A) == 5


def test_a_list_begins_where_it_is_told_and_ends_with_b():
    running, ports = begin(choose, "Title", Choices(LABELS), 4)
    assert chosen(ports) == ["five"]
    assert outcome(running, B) == -1


def test_left_and_right_change_a_value():
    values = Values()
    running, ports = begin(choose, "Title", values, 1)
    for event in (RIGHT, RIGHT, LEFT, RIGHT):
        running.send(event)
    assert values.values == [0, 2, 0, 0, 0, 0]
    assert "note 1" in ports.canvas.text()
    for sign in ("←", "→"):
        assert sign in ports.canvas.text()


def test_a_list_without_notes_and_values():
    running, ports = begin(choose, "Title", Choices(("one", "two")))
    running.send(LEFT)
    running.send(RIGHT)
    assert ports.canvas.text() == "Title\none\ntwo"


def test_a_page_asks():
    for event, answer in ((A, 1), (B, 0)):
        running, ports = begin(ask, "Title\nfirst\nsecond", "yes", "no")
        assert ports.canvas.text() == "Title\nfirst\nsecond\nyes\nno"
        for other in (UP, DOWN, LEFT, RIGHT):
            running.send(other)
        assert outcome(running, event) == answer


def test_a_page_with_an_empty_line():
    _, ports = begin(ask, "Title\n\nbelow", "ok")
    below = next(write for write in ports.canvas.writes() if write.text == "below")
    assert (below.x, below.y) == (1, 20)


def test_every_face_has_as_many_pips_as_it_says():
    for face in range(7):
        for filled in (False, True):
            drawn = Screen()
            die(drawn, face, 10, 10, filled)
            lit = sum(drawn.pixel(x, y) for x in range(11, 26) for y in range(11, 26))
            pips = lit if not filled else 15 * 15 - lit
            assert pips == 9 * face


def test_colours_differ_by_their_outlines():
    """As much as in a quarter of what is drawn, so that no pixel alone tells them apart."""
    for size in (9, 17):
        outlines = []
        for colour in range(4):
            drawn = Screen()
            outline(drawn, colour, 1, 1, size)
            outlines.append([drawn.pixel(x, y) for x in range(1, 1 + size) for y in range(1, 1 + size)])
        for a in range(4):
            for b in range(a):
                differ = sum(outlines[a][i] != outlines[b][i] for i in range(size * size))
                assert 4 * differ >= sum(outlines[a])


def test_a_roll_shows_the_dice_that_have_come_to_rest():
    for shown in range(7):
        drawn = Screen()
        roll(drawn, DiceWords, shown, bytes((1, 2, 3, 4, 5, 6)))
        assert drawn.text() == "\n".join("RYGB"[: max(shown - 2, 0)])
        assert sum(drawn.buffer[5 + 20 * shown : 128]) == 0


def test_a_die_that_has_left_is_not_shown():
    drawn = Screen()
    roll(drawn, DiceWords, 6, bytes((1, 2, 0, 4, 5, 6)), 1 << 2)
    assert all(drawn.pixel(x, 13) == 0 for x in range(45, 62))
    assert any(drawn.pixel(x, 13) for x in range(65, 82))


def test_with_three_buttons_a_changes_a_value_and_says_so():
    running, ports = begin(choose, "Title", Choices(LABELS))
    ports.buttons = 3
    values = Values()
    running = choose(ports, "Title", values, 1)
    next(running)
    assert "←" not in ports.canvas.text()
    marked = [ports.canvas.pixel(x, 28) for x in range(128)]
    values.a_changes = lambda _: False
    running.send(DOWN)
    running.send(UP)
    assert [ports.canvas.pixel(x, 28) for x in range(128)] != marked


def test_arrows_in_a_note_stand_for_a_with_three_buttons():
    for buttons, written in ((6, "←→ which"), (3, " which")):
        ports = FakePorts(1, Screen())
        ports.buttons = buttons
        note(ports, "←→ which", 1, 55)
        assert written in ports.canvas.text().split("\n")
        assert ports.canvas.keys() == ({"←": "which", "→": "which"} if buttons == 6 else {"A": "which"})


def test_a_page_number_names_the_keys_unless_there_is_one_page():
    for buttons, pages, keys in ((6, 3, ["←", "→"]), (3, 3, ["N"]), (6, 1, []), (3, 1, [])):
        ports = FakePorts(1, Screen())
        ports.buttons = buttons
        page_number(ports, "←→", 0, pages)
        assert sorted(ports.canvas.keys()) == keys


def time_shown(timer):
    drawn = Screen()
    timer.draw(drawn, 1, 1)
    return drawn.text()


def test_a_timer_counts_down():
    timer = Timer(65)
    assert time_shown(timer) == "1:05"
    assert timer.wait() == 1000
    assert not timer.passed(1000)
    assert time_shown(timer) == "1:04"
    assert not timer.passed(4001)
    assert time_shown(timer) == "1:00"
    assert timer.wait() == 999
    assert not timer.passed(999)
    assert time_shown(timer) == "0:59"
    assert not timer.passed(58999)
    assert time_shown(timer) == "0:01"
    assert timer.wait() == 1
    assert timer.passed(1)
    assert time_shown(timer) == "0:00"
    assert timer.passed(5000)
    assert timer.wait() == 1
    timer.restart()
    assert time_shown(timer) == "1:05"


def test_the_picture_changes_with_every_wait():
    timer = Timer(3)
    shown = [time_shown(timer)]
    while not timer.passed(timer.wait()):
        shown.append(time_shown(timer))
    assert shown == ["0:03", "0:02", "0:01"]


def test_a_timer_that_is_off():
    timer = Timer(0)
    assert timer.wait() == 0
    assert not timer.passed(1 << 29)
    assert time_shown(timer) == ""
