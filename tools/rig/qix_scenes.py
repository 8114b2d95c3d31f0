"""Every screen of a game of Qix, each reached by the buttons from a game set up for it."""

from engine.app.match import Match
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.qix.bots import HARD, Bot
from engine.qix.cards import MOVE_3, MOVE_AND_DRAW, MULTIPLY, SHUFFLE, TILT
from engine.qix.layout import QIX_SUPPLY, ROUND, SCORE, SIZES, SMALL, SUPPLY
from engine.qix.lookahead import Lookahead
from engine.qix.manifest import QIX
from engine.qix.state import ROUNDS
from engine.qix.sticks import put_word
from tools.rig.app_scenes import menu
from tools.rig.decide import decide
from tools.rig.driver import Driver
from tools.rig.handhelds import QIX_GAME, ports, press, resume
from tools.rig.qix_games import QixBuilder, aim, begun, drawing, midgame, over, played, thought

NAMES = ("WWWWWWWW", "MMMMMMMM", "C", "D", "E")


def asked(game, *events, **fields):
    """The screen that asks for a stick, once the device was handed over, after some buttons."""
    driver = resume(game, **fields)
    return press(driver, *(A,) * (driver.table.holder != driver.state.current_player()), *events)


def rounds(*moves):
    """Rounds with a card that does nothing, and what the players lay, in their order."""
    game = QixBuilder()
    for first, second in moves:
        game.play(SHUFFLE).lay(first, second)
    return game


def in_the_way():
    """Player 0's line is before the Qix, which moves three times next."""
    return rounds(("16,40 D8", "0,5 R8"), ("R8", "D8"))


def hit(*ticks, patient=False):
    """The Qix on its way to a line, so many waits after its card was drawn."""
    driver = drawing(resume(in_the_way(), patient), MOVE_3, 3, 2, 3)
    driver.press(A)
    for _ in range(*ticks):
        driver.tick()
    return driver


def trapped():
    """Player 0's line has wound itself up; player 1 has just laid a stick."""
    mine = ("4,0 U8", "R8", "D4", "L4", "L2", "U2", "R2", "R2")
    game = QixBuilder()
    for i in range(len(mine)):
        theirs = "L2" if i else "40,36 L2"
        game.play(SHUFFLE).lay(*((theirs, mine[i]) if i & 1 else (mine[i], theirs)))
    return press(drawing(resume(game), SHUFFLE), A)


def without_sticks():
    """Nobody has a stick at hand, and player 0 is to start a line."""
    driver = drawing(resume(QixBuilder()), SHUFFLE)
    for at in range(SUPPLY, SUPPLY + 2 * SIZES):
        driver.state.data[at] = 0
    return press(driver, A)


def closing(ends, **fields):
    """A stick that fences land off; with `ends` it ends the game."""
    bot = Bot(HARD, 2)
    lookahead = Lookahead()

    def is_wanted(state):
        if state.current_player() < 0 or state.is_legal(0):
            return False
        points = lookahead.try_out(state, decide(bot, state))
        return points > 0 and lookahead.after.is_terminal() == ends

    driver = asked(played("ends" if ends else "closes", 3, is_wanted), **fields)
    return press(driver, *aim(driver.table, decide(bot, driver.state)))


def timed(game, *events):
    """A game with thirty seconds for a decision, after some buttons."""
    driver = thought(resume(game, patient=False, time=1, names=NAMES))
    for event in events:
        driver.press(event)
        thought(driver)
    return driver


def enclosing():
    """Player 0's line is about to be enclosed; player 1 is to lay the stick that does it."""
    return rounds(("4,0 U2", "0,10 R8"), ("D8", "U2")).play(SHUFFLE).lay("U2")


def late():
    """The last rounds have begun."""
    driver = resume(QixBuilder(), names=NAMES)
    put_word(driver.state.data, ROUND, ROUNDS - 6)
    return press(driver, HOLD_B, B)


def without_room():
    """A card that does nothing."""
    driver = drawing(resume(QixBuilder(), False), MULTIPLY)
    driver.state.data[QIX_SUPPLY + SMALL] = 0
    return press(driver, A)


def robots_turn(ticks):
    """The robot shows where its line starts, and after a wait what it is about to lay."""
    driver = resume(begun(SHUFFLE, bot=True), patient=False)
    for _ in range(2):
        thought(driver).press(A)
    for _ in range(ticks):
        thought(driver).tick()
    return thought(driver)


def tied():
    driver = resume(over())
    for player in range(2):
        put_word(driver.state.data, SCORE + 2 * player, 604)
    return press(driver, A)


def resume_match(game=None):
    """The first game of a match, by default its end."""
    game = game or over()
    made = ports(names=NAMES)
    made.store[QIX_GAME] = game.file()
    match = Match(made, QIX)
    match.begin(5, game.history)
    match.save()
    return Driver(made)


def last_round(*scores):
    """The last round has been played, and neither player has fenced off enough; with these scores."""
    driver = resume(begun(SHUFFLE).lay("16,40 D8"), names=NAMES)
    data = driver.state.data
    put_word(data, ROUND, ROUNDS - 1)
    for player in range(2):
        put_word(data, SCORE + 2 * player, scores[player])
    return press(driver, *[A] * 3)


# What the guided turn asks for, from its first page on.
GUIDED = (A, A, A, DOWN, A, RIGHT, A, A, DOWN, A, A)


def lesson(steps, *events):
    """The guided turn after so many of its steps, and some buttons more."""
    return menu(DOWN, DOWN, A, UP, A, *GUIDED[:steps], *events)


SCENES = (
    ("qix-first", lambda: resume(QixBuilder(), names=NAMES)),
    ("qix-first-timer", lambda: resume(QixBuilder(), patient=False, time=1)),
    ("qix-card", lambda: hit(0)),
    ("qix-roll", lambda: hit(1)),
    ("qix-moves", lambda: hit(3)),
    ("qix-hit", lambda: hit(12)),
    ("qix-tilt", lambda: press(drawing(resume(QixBuilder(), False), TILT), A)),
    ("qix-amid", lambda: resume(QixBuilder().play(MOVE_3, 1))),
    ("qix-draws-again", lambda: resume(QixBuilder().play(MOVE_AND_DRAW, 1))),
    ("qix-start", lambda: resume(begun(SHUFFLE))),
    ("qix-start-corner", lambda: press(resume(begun(SHUFFLE)), *[UP] * 25)),
    ("qix-start-timer", lambda: thought(resume(begun(SHUFFLE), patient=False, time=1))),
    ("qix-stick", lambda: press(resume(begun(SHUFFLE)), A)),
    ("qix-stick-short", lambda: press(resume(begun(SHUFFLE), names=NAMES), A, RIGHT, RIGHT)),
    ("qix-stick-turned", lambda: asked(midgame(), LEFT, DOWN, names=NAMES)),
    ("qix-stick-threatened", lambda: asked(rounds(("16,40 D8", "0,5 R8")).play(SHUFFLE).lay("R8"), DOWN)),
    ("qix-both-lines", lambda: asked(midgame(5, 1500))),
    ("qix-closing", lambda: closing(False)),
    ("qix-ends", lambda: closing(True, names=NAMES)),
    ("qix-encloses", lambda: asked(enclosing())),
    ("qix-enclosed", lambda: asked(enclosing(), A, A, A, A)),
    ("qix-hint-start", lambda: thought(press(resume(begun(SHUFFLE)), HOLD_A))),
    ("qix-hint", lambda: asked(midgame(), HOLD_A, names=NAMES)),
    ("qix-hint-timer", lambda: thought(press(resume(begun(SHUFFLE), patient=False, time=1), HOLD_A))),
    ("qix-look", lambda: press(resume(midgame(6)), A, UP, DOWN)),
    ("qix-look-cards", lambda: press(resume(midgame(6)), A, A, HOLD_A, UP)),
    ("qix-resign", lambda: press(resume(midgame(6), names=NAMES), A, A, HOLD_A, UP, A)),
    ("qix-late", late),
    ("qix-nothing", without_room),
    ("qix-hand-over", lambda: press(resume(begun(SHUFFLE), names=NAMES), A, A)),
    ("qix-hand-over-timer", lambda: timed(begun(SHUFFLE), A, A)),
    ("qix-midgame", lambda: press(resume(midgame(6), names=NAMES), A)),
    ("qix-no-way", trapped),
    ("qix-no-start", without_sticks),
    ("qix-robot-starts", lambda: robots_turn(0)),
    ("qix-robot", lambda: robots_turn(1)),
    ("qix-robot-laid", lambda: press(resume(begun(SHUFFLE, bot=True)), A, A)),
    ("qix-menu", lambda: press(resume(begun(SHUFFLE)), A, HOLD_B)),
    ("qix-end", lambda: resume(over(), names=NAMES)),
    ("qix-won", lambda: press(resume(over(), names=NAMES), A)),
    ("qix-match", lambda: press(resume_match(), A, A)),
    ("qix-secret", lambda: press(resume(midgame(6), secret=1), A)),
    ("qix-secret-stick", lambda: asked(midgame(), names=NAMES, secret=1)),
    ("qix-secret-ends", lambda: closing(True, names=NAMES, secret=1)),
    ("qix-tied", tied),
    ("qix-last-round", lambda: press(last_round(64, 320), A)),
    ("qix-last-round-tied", lambda: press(last_round(0, 0), A)),
    ("qix-resigned", lambda: press(resume(midgame(6), names=NAMES), A, A, HOLD_A, UP, A, A, A)),
    ("qix-lesson-wrong", lambda: lesson(3, B)),
) + tuple(("qix-lesson-%d" % (step + 1), lambda step=step: lesson(step)) for step in range(len(GUIDED) + 1))
