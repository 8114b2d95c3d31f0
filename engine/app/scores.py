"""Who has played how often and how well, by name and rules, and the file that keeps it."""

from micropython import const

from engine import games
from engine.app.options import FINE, NAME_LENGTH
from engine.checksum import CRC_SIZE, is_sealed, seal
from engine.loading import import_once
from engine.record import DAMAGED, FOREIGN, TOO_NEW, TRUNCATED
from engine.seats import LEVELS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.games import Game

SAVED = "records"  # the name that they are saved under
LAST = const(14)  # games that are kept one by one
LARGEST = const(2048)  # bytes of a file; what was not played for the longest gives way
MOST_GAMES = const(9999)  # of an entry, which then stays as it is

# What a game is for a player, in halves of a win.
WON = const(2)
SHARED = const(1)

# Magic and version; the length of the entries in bytes; the mark of the game that was counted last; the entries, the
# one that was played last first; the CRC-32 of all that. All numbers have their low byte first.
_MAGIC = b"PDR"
_VERSION = const(1)
_VERSION_AT = const(3)
_LENGTH_AT = const(4)
_MARK_AT = const(6)
_BODY_AT = const(10)
# An entry: the low bits of the rules, the bot, the other bits of the rules; bytes of the name; the name in UTF-8;
# games, halves that were won, the best score, the sum of all scores; the last games. Each score is counted from the
# lowest one.
_RULES = const(3)  # mask of the low bits
_RULES_BITS = const(2)
_BOT = const(7)  # mask
_HIGH_RULES = const(5)  # bits below them
_SHORT = const(2)  # bytes of a number, but for the sum
_SUM = const(3)


class Entry:
    """What one player has done by one set of rules.

    name: a person's, as it was typed, or "" for a bot; bot: 1 + its level, 0 for a person.
    rules: a game's first number in the file of scores, plus the preset.
    games, wins, best, total: how many were played, the halves that were won, the highest score, and the sum of all.
    last: the last games, the oldest first, each as 4 * score and, if it was won, WON or SHARED.
    """

    def __init__(self, name: str, bot: int, rules: int) -> None:
        self.name = name
        self.bot = bot
        self.rules = rules
        self.games = 0
        self.wins = 0
        self.best = 0
        self.total = 0
        self.last: list[int] = []

    def add(self, score: int, won: int) -> None:
        """Count a game; won is WON, SHARED or 0."""
        if self.games == MOST_GAMES:
            return
        self.best = max(self.best, score) if self.games else score
        self.games += 1
        self.wins += won
        self.total += score
        self.last = (self.last + [4 * score + won])[-LAST:]

    def tenths(self) -> int:
        """The mean score in tenths of a point, rounded."""
        return (20 * self.total + self.games) // (2 * self.games)

    def is_sound(self, game: "Game | None", letters: str) -> bool:
        """Whether games by its rules can have led to this, with such letters in the name."""
        if game is None:
            return False
        if self.bot:
            if self.name or self.bot > LEVELS:
                return False
        elif not 1 <= len(self.name) <= NAME_LENGTH or not all(letter in letters for letter in self.name):
            return False
        if not 1 <= self.games <= MOST_GAMES:
            return False
        scores = [game >> 2 for game in self.last]
        older = self.games - len(scores)
        won = [game & 3 for game in self.last]
        if (
            not 0 <= self.wins - sum(won) <= WON * older
            or max(won) > WON
            or min(scores) < game.lowest
            or not max(scores) <= self.best <= game.highest
        ):
            return False
        least = older * game.lowest
        if self.best > max(scores):
            least += self.best - game.lowest
        return least <= self.total - sum(scores) <= older * self.best


class Scores:
    """All entries, the one that was played last first.

    games: the manifests of all games.

    counted: the mark of the game that was counted last, four bytes.
    refused: why the saved records were not taken, one of engine.record's reasons, or FINE.
    """

    def __init__(self, ports: "Ports") -> None:
        self._ports = ports
        self.games = games.manifests()
        self.entries: list[Entry] = []
        self.counted = bytes(_BODY_AT - _MARK_AT)
        self.refused = FINE
        data = ports.load(SAVED)
        if data is not None:
            self.refused = self._read(data)

    def count(
        self,
        names: "Sequence[str]",
        bots: "Sequence[int]",
        scores: "Sequence[int]",
        winners: int,
        game: int,
        preset: int,
    ) -> None:
        """Count a game for each of its players, of whom `winners` has a bit each; bots: 1 + level, 0 for a person.

        Who share the best score share the win, as rules say; who plays alone has none. Two players of one name are one
        in the records.
        """
        share = WON if winners & winners - 1 == 0 else SHARED
        if len(scores) == 1:
            winners = 0
        rules = self.games[game].scores + min(preset, self.games[game].presets - 1)
        for player in range(len(scores) - 1, -1, -1):
            bot = bots[player]
            entry = self._taken("" if bot else names[player], bot, rules)
            entry.add(scores[player], share * (winners >> player & 1))
            self.entries.insert(0, entry)

    def people(self) -> "list[str]":
        """The names of people, the one who played last first."""
        names: list[str] = []
        for entry in self.entries:
            if not entry.bot and entry.name not in names:
                names.append(entry.name)
        return names

    def erase(self, name: str, bot: int) -> None:
        """Forget all that one player has done."""
        self.entries = [entry for entry in self.entries if (entry.name, entry.bot) != (name, bot)]

    def save(self) -> bool:
        """Keep the records, and aside what was refused; False if that wasn't possible."""
        if self.refused != FINE:
            self._ports.protect(SAVED)
        body = b"".join([self._bytes(entry) for entry in self.entries])
        while _BODY_AT + len(body) + CRC_SIZE > LARGEST:
            body = body[: -len(self._bytes(self.entries.pop()))]
        data = bytearray(_MAGIC + bytes((_VERSION,)) + len(body).to_bytes(_SHORT, "little") + self.counted + body)
        data.extend(bytes(CRC_SIZE))
        seal(data, len(data) - CRC_SIZE)
        return self._ports.save(SAVED, data)

    def _taken(self, name: str, bot: int, rules: int) -> Entry:
        """Someone's entry, taken out of the others; a new one if there is none."""
        for entry in self.entries:
            if (entry.name, entry.bot, entry.rules) == (name, bot, rules):
                self.entries.remove(entry)
                return entry
        return Entry(name, bot, rules)

    def _read(self, data: "bytes | bytearray") -> int:
        """Takes over what a file says: FINE; or nothing, and says why: FOREIGN, TOO_NEW, TRUNCATED or DAMAGED."""
        known = min(len(data), len(_MAGIC))
        if data[:known] != _MAGIC[:known]:
            return FOREIGN
        if len(data) > _VERSION_AT and data[_VERSION_AT] > _VERSION:
            return TOO_NEW
        end = _BODY_AT + int.from_bytes(data[_LENGTH_AT:_MARK_AT], "little")
        if len(data) < max(_BODY_AT, end) + CRC_SIZE:
            return TRUNCATED
        too_long = len(data) > min(end + CRC_SIZE, LARGEST)
        if not data[_VERSION_AT] or too_long or not is_sealed(data):
            return DAMAGED
        letters: str = import_once("engine.app.settings_file").LETTERS
        entries: list[Entry] = []
        body = _Body(data[_BODY_AT:end], self.games)
        try:
            while not body.at_end():
                entries.append(body.entry())
        except ValueError:
            return DAMAGED
        owners = {(entry.name, entry.bot, entry.rules) for entry in entries}
        if len(owners) != len(entries) or not all(
            entry.is_sound(games.by_rules(self.games, entry.rules), letters) for entry in entries
        ):
            return DAMAGED
        self.entries = entries
        self.counted = bytes(data[_MARK_AT:_BODY_AT])
        return FINE

    def _bytes(self, entry: Entry) -> bytes:
        """An entry as it stands in a file."""
        game = games.by_rules(self.games, entry.rules)
        low = 0 if game is None else game.lowest
        name = entry.name.encode()
        head = entry.rules & _RULES | entry.bot << _RULES_BITS | entry.rules >> _RULES_BITS << _HIGH_RULES
        data = bytes((head, len(name))) + name
        for number in (entry.games, entry.wins, entry.best - low):
            data += number.to_bytes(_SHORT, "little")
        data += (entry.total - low * entry.games).to_bytes(_SUM, "little")
        for game_score in entry.last:
            data += (game_score - 4 * low).to_bytes(_SHORT, "little")
        return data


class _Body:
    """The entries of a file, read from its first byte to its last; ValueError when it ends amid one."""

    def __init__(self, data: "bytes | bytearray", listed: "list[Game]") -> None:
        self._data = data
        self._games = listed
        self._at = 0

    def at_end(self) -> bool:
        return self._at == len(self._data)

    def entry(self) -> Entry:
        """The next entry, which may make no sense."""
        head = self._number(1)
        name = bytes(self._bytes(self._number(1))).decode()
        rules = head & _RULES | head >> _HIGH_RULES << _RULES_BITS
        entry = Entry(name, head >> _RULES_BITS & _BOT, rules)
        game = games.by_rules(self._games, rules)
        low = 0 if game is None else game.lowest
        entry.games = self._number(_SHORT)
        entry.wins = self._number(_SHORT)
        entry.best = self._number(_SHORT) + low
        entry.total = self._number(_SUM) + low * entry.games
        entry.last = [self._number(_SHORT) + 4 * low for _ in range(min(entry.games, LAST))]
        return entry

    def _number(self, size: int) -> int:
        return int.from_bytes(self._bytes(size), "little")

    def _bytes(self, size: int) -> "bytes | bytearray":
        start = self._at
        self._at += size
        if self._at > len(self._data):
            raise ValueError("cut short")
        return self._data[start : self._at]
