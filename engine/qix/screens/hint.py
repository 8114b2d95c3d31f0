"""Shows what Hard would do in a person's place, and what that is worth."""

from micropython import const

from engine.app.outcomes import ABSENT, STAY
from engine.app.ports import DOWN, HOLDS, LISTS, UNSEEN, UP, A, B
from engine.app.thinking import think
from engine.loading import load_words
from engine.qix.bots import HARD, Bot
from engine.qix.screens.scoreboard import NOTE
from engine.qix.screens.stick_chooser import StickChooser
from engine.qix.state import START, State
from engine.ui.canvas import HEIGHT, LINE, WIDTH
from engine.ui.widgets import FOOT, keys_hint, leaf_footer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QixWords


def show(ports: "Ports", words: "QixWords", chooser: StickChooser, state: State, timer: "Timer") -> "Screen":
    """Think as Hard does, then show the start and the stick, or the stick, that it would choose.

    A takes the cursor there; returns STAY, ABSENT, or minus UP or DOWN for who wants to look round.
    """
    canvas = ports.canvas
    said = load_words(words.language).QixHintWords()
    bot = Bot(HARD, state.players)
    canvas.fill_rect(0, NOTE, WIDTH, HEIGHT - NOTE, 0)
    canvas.write(words.THINKS, 1, NOTE)
    keys_hint(canvas, "", words.BACK)
    ports.gestures = HOLDS | LISTS
    event = yield from think(ports, bot, state, (A, B), timer)
    if event:
        return ABSENT if event == ABSENT else STAY
    action = stick = bot.choice()
    game = State(2, None, 0)
    game.copy_from(state)
    if state.phase() == START:
        game.apply_action(action)
        event = yield from think(ports, bot, game, (A, B), timer)
        if event:
            return ABSENT if event == ABSENT else STAY
        stick = bot.choice()
    ports.unseen = UNSEEN
    showing = chooser.show(0, (A, B, UP, DOWN))
    chooser.draw(game, stick)
    if chooser.thinks:
        canvas.fill_rect(0, NOTE, WIDTH, LINE, 0)
        canvas.phrase(said.WORTH, 1, NOTE, bot.worth())
        chooser.thinks = False
    canvas.fill_rect(0, FOOT, WIDTH, HEIGHT - FOOT, 0)
    leaf_footer(ports, timer, said.TAKE, words.BACK)
    ports.gestures = HOLDS | LISTS
    event = yield from showing
    if event == A:
        chooser.walk.action = action
    return -event if event in (UP, DOWN) else ABSENT if event == ABSENT else STAY
