"""What a game of Qwixx shows between two decisions: who gets the device, the roll, notices, and sheets to look at."""

from micropython import const

from engine.app.outcomes import ABSENT, READY, STAY, TAKE_BACK
from engine.app.ports import DOWN, HOLD_B, HOLDS, LEFT, LISTS, REPEATS, RIGHT, TICK, UP, A, B
from engine.qwixx.layout import COLOUR, ROLL, WHITE
from engine.qwixx.moves import PASS
from engine.qwixx.screens.sheet import NONE, Sheet
from engine.qwixx.screens.turn_log import lines, page
from engine.qwixx.table import Table
from engine.ui import faces
from engine.ui.canvas import CHAR, LINE, WIDTH
from engine.ui.faces import DICE, SUM
from engine.ui.phrases import centred_phrase
from engine.ui.widgets import BAR, centred, keys_hint, page_number, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.qwixx.state import State
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QwixxWords

_SHOW = const(900)  # ms that the whole roll is shown
_TOAST = const(1600)  # ms that a notice is shown
_NAME_TOP = const(11)
_CLOCK = const(107)
_CLOCK_TOP = const(16)
_RECORD_TOP = const(28)
_RECORD_LINES = const(3)
_TOGETHER = const(46)  # top of the line below the record
_THREE = const(3)  # buttons, of which none is left


def hand_over(
    ports: "Ports", words: "QwixxWords", table: Table, timer: "Timer", pace: int, can_take_back: bool
) -> "Screen":
    """Ask for the device to be handed on, or for a roll, which a bot begins by itself after `pace` ms.

    Returns READY, TAKE_BACK, PASS, ABSENT, or minus UP, DOWN or HOLD_B, or -LEFT where several may pass together.
    """
    state = table.state
    bot = state.phase() == ROLL and table.bot(state.active_player()) and ports.touched
    ports.gestures = HOLDS
    while True:
        draw_hand_over(ports, words, table, can_take_back)
        if not bot:
            timer.draw(ports.canvas, _CLOCK, _CLOCK_TOP)
        event = yield pace if bot else timer.wait()
        if not bot and timer.passed(ports.waited):
            return ABSENT
        if event == A or (bot and event == TICK):
            return READY
        if event == B and can_take_back:
            return TAKE_BACK
        if event == RIGHT and _may_call_pass(state):
            return PASS
        if event in (UP, DOWN, HOLD_B) or (event == LEFT and _may_pass_together(ports, table)):
            return -event


def _may_call_pass(state: "State") -> bool:
    """Whether the next player may pass without taking the device: where that costs nothing."""
    if state.phase() == WHITE:
        return state.current_player() != state.active_player()
    return state.phase() == COLOUR and not state.pass_is_penalty()


def _may_pass_together(ports: "Ports", table: Table) -> bool:
    """Whether the next two players are people who may pass without taking the device."""
    state = table.state
    after = (state.current_player() + 1) % state.players
    return (
        ports.buttons > _THREE
        and state.phase() == WHITE
        and _may_call_pass(state)
        and after != state.active_player()
        and not table.bot(after)
    )


def draw_hand_over(ports: "Ports", words: "QwixxWords", table: Table, can_take_back: bool) -> None:
    """Draw who gets the device, what was done since the roll, and what the buttons do."""
    state = table.state
    canvas = ports.canvas
    canvas.clear()
    rolling = state.phase() == ROLL
    if rolling:
        title_bar(canvas, words.NEXT_TURN)
    else:
        canvas.fill_rect(0, 0, WIDTH, BAR, 1)
        centred_phrase(canvas, words.HAND_TO, state.white_sum(), 1, 0)
    name = table.names[state.active_player() if rolling else state.current_player()]
    canvas.large(name, (WIDTH - 2 * CHAR * len(name)) // 2 + 1, _NAME_TOP)
    together = _may_pass_together(ports, table)
    lines(canvas, words, table, _RECORD_TOP, _RECORD_LINES - together)
    if together:
        canvas.write(words.NOBODY, canvas.write("←", 1, _TOGETHER) + 2, _TOGETHER)
    if not table.length:
        centred(canvas, words.HOLD_B, _RECORD_TOP + LINE)
    keys_hint(
        canvas,
        words.ROLL if rolling else words.READY,
        words.TAKE_BACK if can_take_back else "",
        words.PASS if _may_call_pass(state) else "",
        ports.buttons,
    )


def fall(ports: "Ports", words: "QwixxWords", table: Table) -> "Screen":
    """Let the dice of a roll come to rest one after another; a press shows them all. Returns 0."""
    rolled = faces_of(table)
    ports.gestures = 0
    yield from faces.fall(lambda shown: draw_roll(ports, words, table, rolled, shown), DICE)
    table.bring_up()
    draw_roll(ports, words, table, rolled, DICE)
    yield _SHOW
    return 0


def faces_of(table: Table) -> bytearray:
    """The dice of a roll as they fell."""
    return bytearray([table.state.die(i) for i in range(DICE)])


def draw_roll(ports: "Ports", words: "QwixxWords", table: Table, rolled: bytearray, shown: int) -> None:
    """Draw the first `shown` dice of a roll, and their white sum below all of them."""
    state = table.state
    canvas = ports.canvas
    canvas.clear()
    title_bar(canvas, table.names[state.active_player()])
    faces.roll(canvas, words, shown, rolled, state.closed() << 2)
    if shown == DICE:
        centred_phrase(canvas, words.WHITE_SUM, state.white_sum(), SUM)


def toast(ports: "Ports", words: "QwixxWords", table: Table, title: str, count: int) -> "Screen":
    """Show the last `count` actions for a moment; returns 0."""
    canvas = ports.canvas
    canvas.clear()
    title_bar(canvas, title)
    lines(canvas, words, table, 2 * LINE, count)
    ports.gestures = 0
    yield _TOAST
    return 0


def look(
    ports: "Ports",
    words: "QwixxWords",
    table: Table,
    timer: "Timer",
    sheet: Sheet,
    direction: int,
    player: int,
    sheets: int,
) -> "Screen":
    """Leaf through `sheets` sheets from `player` on and the record of the turn.

    Returns STAY behind the last one or before the first, READY for a button that ends it, or ABSENT.
    """
    state = table.state
    canvas = ports.canvas
    pages = sheet.pages
    leaves = sheets * pages
    leaf = leaves if direction == UP else 0
    while 0 <= leaf <= leaves:
        if leaf == leaves:
            page(canvas, words, table)
        else:
            shown = (player + leaf // pages) % state.players
            sheet.draw(state, table.rolled, shown, table.names[shown], NONE - leaf % pages)
            sheet.points(state, shown)
            page_number(ports, "↑↓", leaf, leaves + 1)
            keys_hint(canvas, "", words.BACK)
        ports.gestures = LISTS | REPEATS
        event = yield timer.wait()
        if timer.passed(ports.waited):
            return ABSENT
        if event == UP:
            leaf -= 1
        elif event == DOWN:
            leaf += 1
        elif event in (A, B):
            return READY
    return STAY
