"""Counts, in games of Qix that are played by the buttons, presses per stick and bytes on the wire."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from engine.app.ports import TICK, A
from engine.dice import Dice
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.state import START
from tools.figures.measure import Row, measured_rows
from tools.figures.wire import Meter
from tools.rig.decide import decide
from tools.rig.handhelds import resume
from tools.rig.qix_games import QixBuilder, aim
from tools.rig.seeded import Seeded

LIMIT = 5.0
_STEP = "a step of the Qix, or the end of a card"
_OWN_WAY = 3  # one stick in so many is not what Hard would lay

DRAW, HAND_OVER, PASSING, BEGIN, AIM, LAY = "draw a card", "hand over", "pass", "start a line", "aim", "lay"

Mind = Callable[[State], int]


def best(_seed: int) -> Mind:
    """Who lays what Hard would."""
    return partial(decide, Bot(HARD, 2))


def own_way(seed: int) -> Mind:
    """Who lays any legal stick now and then."""
    bot = Bot(HARD, 2)
    dice = Dice(Seeded(seed))

    def mind(state: State) -> int:
        actions = state.legal_actions()
        return decide(bot, state) if dice.below(_OWN_WAY) else actions[dice.below(len(actions))]

    return mind


class Game:
    """A game that two people play with one mind; presses by what they are for, and how many sticks were laid.

    watch: called with every event and the picture that it made.
    """

    def __init__(self, seed: int, mind: Mind, watch: "Callable[[int, bytes], None] | None" = None) -> None:
        self.presses: Counter[str] = Counter()
        self.sticks = 0
        self._mind = mind
        self.driver = resume(QixBuilder(first=seed & 1), seed=seed)
        send = self.driver.send

        def watched(event: int, waited: int) -> None:
            send(event, waited)
            if watch:
                watch(event, self.driver.frame())

        self.driver.send = watched

    def play(self) -> "Game":
        """Plays to the end."""
        state = self.driver.state
        while not state.is_terminal():
            player = state.current_player()
            if player < 0:
                self._press(A, DRAW)
            elif state.can_pass():
                self._press(A, PASSING)
            elif player != self.driver.table.holder:
                self._press(A, HAND_OVER)
            elif state.phase() == START:
                self._press(A, BEGIN)
            else:
                self._lay(state)
        return self

    def _press(self, button: int, purpose: str) -> None:
        self.presses[purpose] += 1
        self.driver.press(button)

    def _lay(self, state: State) -> None:
        """Points where the mind wants, the same way again for another length, and lays."""
        wanted = self._mind(state)
        for arrow in aim(self.driver.table, wanted):
            self._press(arrow, AIM)
        count = len(self.driver.table.history)
        self._press(A, LAY)
        if list(self.driver.table.history.values())[4 + count] != wanted:
            raise AssertionError("another stick was laid:\n" + self.driver.text())
        self.sticks += 1


def presses_per_stick(games: int, minds: Callable[[int], Mind]) -> tuple[Counter[str], int]:
    """Presses by what they are for, and sticks, of some games."""
    presses: Counter[str] = Counter()
    sticks = 0
    for seed in range(games):
        game = Game(seed, minds(seed)).play()
        presses.update(game.presses)
        sticks += game.sticks
    return presses, sticks


@measured_rows
def press_rows(games: int) -> Iterator[Row]:
    """Presses per stick, for the bench."""
    for who, minds in (("who lays what Hard would", best), ("who lays another stick now and then", own_way)):
        presses, sticks = presses_per_stick(games, minds)
        yield f"{who}, {sticks:,} sticks", f"{presses.total() / sticks:.2f}", f"at most {LIMIT:.0f}"
        for purpose, count in presses.most_common():
            yield f"  to {purpose}", f"{count / sticks:.2f}", ""


@measured_rows
def wire_rows(games: int) -> Iterator[Row]:
    """Bytes on the wire of I2C for what is shown, as parts of a whole picture."""
    meter = Meter("SSD1306", "I2C")
    parts: dict[str, list[int]] = {_STEP: [], "a press": []}

    pressed = False

    def watch(event: int, frame: bytes) -> None:
        nonlocal pressed
        pressed |= event != TICK
        sent = meter.send(frame)
        if sent:  # else a bot still thinks
            parts["a press" if pressed else _STEP].append(sent)
            pressed = False

    for seed in range(games):
        Game(seed, own_way(seed), watch).play()
    for what, sent in parts.items():
        mean, worst = sum(sent) / len(sent), max(sent)
        figure = f"{mean:.0f} B, worst {worst:,} B"
        yield f"{what}, {len(sent):,} times", figure, f"{mean / meter.full:.0%}, worst {worst / meter.full:.0%} of all"
    steps = sorted(parts[_STEP])
    yield "  half of those steps, at most", f"{steps[len(steps) // 2]:,} B", f"{meter.full:,} B a whole picture"
