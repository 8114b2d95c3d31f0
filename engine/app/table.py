"""What every game on the handheld has: its history, its dice, and that all is saved before anything else sees it."""

from micropython import const

from engine.dice import Dice
from engine.loading import import_once
from engine.record import Record
from engine.seats import seat

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.game_screens import GameScreens
    from engine.app.ports import Ports
    from engine.app.settings import Settings

SAVED = "game"  # the name that a game is saved under
NOBODY = const(-2)  # CHANCE is -1


def robot_name(robots: "Sequence[str]", bot: int, player: int) -> str:
    """The name of a bot, which is 1 + its level, at a player's seat."""
    return robots[bot - 1] + " " + str(player + 1)


class GameTable:
    """One game from its first outcome to its end; each game says how its actions are followed.

    game: which one, of those in engine/record.py; names: of the players.
    holder: the player who took the last decision, or let dice or cards decide, and so holds the device, or NOBODY.
    safe: whether the last save succeeded.
    playing: whether there is a game, be it over.
    told: whether it was said that games are not counted in the records, as those can't be saved.
    """

    def __init__(self, ports: "Ports", names: "Sequence[str]", game: int, capacity: int) -> None:
        """An empty table; capacity is the bytes of the longest game."""
        self._ports = ports
        self.names = names
        self.game = game
        self.dice = Dice(ports.random_bytes)
        self._capacity = capacity
        self.history = Record(capacity)
        self.holder = NOBODY
        self.safe = True
        self.playing = False
        self.told = False

    if TYPE_CHECKING:

        def screens(self, settings: "Settings") -> "GameScreens":
            """What plays the game that is on the table."""
            raise NotImplementedError

        def decider(self) -> int:
            """The player whose decision can be taken back, the last one since the last outcome, or NOBODY."""
            raise NotImplementedError

        def take_back(self) -> None:
            """Take back the decision of `decider`, and what followed from it; the device is in their hands."""
            raise NotImplementedError

        def _follow(self) -> None:
            """Play the whole history again."""

        def _play(self, value: int) -> None:
            """Play an action or an outcome."""

    def start(self, players: int, preset: int, first: int, seats: int) -> None:
        """Begin a new game."""
        self.history.begin(self.game, players, preset, first, seats)
        self._follow()
        self._save()

    def resume(self, data: "bytes | bytearray | memoryview") -> None:
        """Go on with a saved game; HistoryError when it isn't one."""
        import_once("engine.history").History(self._capacity).load(data)
        self.history.take(data)
        self._follow()

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
        self._ports.remove(SAVED)

    def apply(self, action: int) -> None:
        """Play an action or an outcome, and save."""
        self.history.append(action)
        self._play(action)
        self._save()

    def _save(self) -> None:
        self.safe = self._ports.save(SAVED, self.history.to_bytes())
