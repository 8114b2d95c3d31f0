"""What every game on the handheld has: its history, its dice, and that all is saved before anything else sees it."""

from micropython import const

from engine import games
from engine.app.ports import UNSEEN, UNSEEN_END
from engine.dice import Dice
from engine.record import ILLEGAL, HistoryError, Record
from engine.seats import seat
from engine.ui.widgets import Timer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from engine.app.ports import Ports

NOBODY = const(-2)  # CHANCE is -1


class GameTable:
    """One game from its first outcome to its end; each game says how its actions are followed.

    game: which one, by its number in engine/games.py; state: how it stands, of that game's class; rolled: how it stood
    after the last outcome, from where actions are taken back.
    names: of the players, set by the screens.
    length: how many actions were played since the last outcome.
    holder: the player who took the last decision, or let dice or cards decide, and so holds the device, or NOBODY.
    clock: of each decision since the last outcome.
    safe: whether the last save succeeded.
    playing: whether a game is on the table, even a finished one.
    told: whether the notice that scores can't be saved was shown.
    """

    names: "Sequence[str]" = ()

    def __init__(self, ports: "Ports", game: int, capacity: int, most: int) -> None:
        """An empty table; capacity is the bytes of the longest game, most the actions between two outcomes."""
        self._ports = ports
        self.game = game
        self.state: Any = None
        self.rolled: Any = None
        self.dice = Dice(ports.random_bytes)
        self.history = Record(capacity)
        self.length = 0
        self._players = bytearray(most)  # of the actions since the last outcome: whose they were,
        self._forced = bytearray(most)  # and whether there was no choice
        self.holder = self._held = NOBODY
        self.clock = Timer(0, most + 1)
        self.safe = True
        self.playing = False
        self.told = False

    if TYPE_CHECKING:

        def _begin(self) -> None:
            """Set up the game that the history begins with: state and rolled."""
            raise NotImplementedError

        def _advance(self, value: int) -> None:
            """Play an action, and note who took it, or an outcome, and mark it; ValueError if it isn't legal."""
            raise NotImplementedError

    def start(self, players: int, preset: int, first: int, seats: int) -> None:
        """Begin a new game."""
        self.history.begin(self.game, players, preset, first, seats)
        self.clock.restart()
        self._set_up()
        self._save()

    def again(self) -> None:
        """Begin a game of the same players, of whom the next one has the first turn."""
        history = self.history
        players = history.players()
        self.start(players, history.preset(), (history.first() + 1) % players, history.seats())

    def resume(self, data: "bytes | bytearray | memoryview") -> "Iterator[int]":
        """Resume a saved game, whose file engine/history.py has found in order; HistoryError if it isn't legal.

        That goes on while somebody iterates over it, and tells how many values were played.
        """
        done = 0
        try:
            self.history.take(data)
            self._set_up()
            for value in self.history.moves():
                self._advance(value)
                done += 1
                yield done
        except (IndexError, ValueError):
            self.playing = False
            raise HistoryError(ILLEGAL)

    def bot(self, player: int) -> int:
        """1 + the level of the bot that plays for a player; 0 for a person, and for dice or cards."""
        return 0 if player < 0 else seat(self.history.seats(), player)

    def bots(self) -> bool:
        """Whether a bot plays."""
        return self.history.seats() != 0

    def alone(self, players: int) -> int:
        """The one person who plays among so many, and so always holds the device; NOBODY if there are others."""
        found = NOBODY
        for player in range(players):
            if not self.bot(player):
                if found != NOBODY:
                    return NOBODY
                found = player
        return found

    def clear(self) -> None:
        """Forget the game."""
        self.playing = False
        self.history.clear()
        self._ports.remove(games.SAVES[self.game])

    def apply(self, action: int) -> None:
        """Play an action or an outcome, and save."""
        self.history.append(action)
        self._advance(action)
        if not self.length:
            self.clock.restart()
        self._save()
        self.bring_up()

    def bring_up(self) -> None:
        """Whatever the game shows next, nobody has seen it yet."""
        self._ports.unseen = UNSEEN_END if self.state.is_terminal() else UNSEEN

    def decider(self) -> int:
        """Whose decision can be taken back, or NOBODY: neither what a bot does nor a pass without a choice is one.

        Nor can one be whose time is up.
        """
        i = self._last_choice()
        return NOBODY if i < 0 or self.clock.is_over(i) else self._players[i]

    def take_back(self) -> None:
        """Take back that decision, and what followed from it; the device is in its decider's hands."""
        i = self._last_choice()
        player = self._players[i]
        self.go_back(i)
        self.holder = player

    def go_back(self, length: int) -> None:
        """Take back all but so many actions since the last outcome."""
        self.history.cut(len(self.history) - self.length + length)
        self._go_over(length)
        self._save()

    def _last_choice(self) -> int:
        """Which action since the last outcome was the last one that a person chose; -1 if none was."""
        i = self.length - 1
        while i >= 0 and (self._forced[i] or self.bot(self._players[i])):
            i -= 1
        return i

    def _note(self, player: int, forced: bool) -> None:
        """Note whose action is played next, and whether there is no choice."""
        self._players[self.length] = player
        self._forced[self.length] = forced
        self.length += 1

    def _set_up(self) -> None:
        """Set up the game as it begins."""
        self._begin()
        self._mark()
        self.playing = True

    def _mark(self) -> None:
        """Note how the game stands after an outcome."""
        self.length = 0
        self._held = self.holder
        self.rolled.copy_from(self.state)

    def _go_over(self, length: int) -> None:
        """Play again from the last outcome on, so many actions; nothing else of a long game."""
        self._return()
        for value in self.history.moves(length):
            self._advance(value)

    def _return(self) -> None:
        """All is as it was noted after the last outcome."""
        self.length = 0
        self.holder = self._held
        self.state.copy_from(self.rolled)

    def _save(self) -> None:
        self.safe = self._ports.save(games.SAVES[self.game], self.history.to_bytes())
