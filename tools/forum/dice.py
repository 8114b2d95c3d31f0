"""Dice that nobody has to trust: draws from a secret seed, which is committed to first and revealed at the end.

A draw is made of HMAC-SHA-256 with the seed as its key. The message is a text that anybody can write down from the
posts: what is drawn, and what was answered before, so that nobody can know a roll before those answers are in. Its
last line counts blocks, for draws that need more than 32 bytes. A byte b gives b % n, and is left out if it is not
below the largest multiple of n up to 256: so each number from 0 to n - 1 is equally likely.
"""

import hashlib
import hmac
import unicodedata
from collections.abc import Sequence

from engine.dice import Dice
from tools.forum.game import SEED_BYTES, Decision, Game, Turn

_ALL = 256  # values of a byte


class Draw(Dice):
    """One draw, or some in a row, as the engine wants them."""

    def __init__(self, seed: bytes, message: str) -> None:
        super().__init__(self._take)
        self._seed = seed
        self._message = message
        self._blocks = 0
        self._bytes = b""  # of blocks, not used yet

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely, for n from 1 to 256."""
        limit = _ALL - _ALL % n
        while True:
            byte = self._take(1)[0]
            if byte < limit:
                return byte % n

    def _take(self, n: int) -> bytes:
        while len(self._bytes) < n:
            text = f"{self._message}block {self._blocks}\n"
            self._bytes += hmac.new(self._seed, text.encode(), hashlib.sha256).digest()
            self._blocks += 1
        taken, self._bytes = self._bytes[:n], self._bytes[n:]
        return taken


def commitment(seed: bytes) -> str:
    """What is published before the first roll: the SHA-256 of the seed's 64 hexadecimal digits, as such digits."""
    assert len(seed) == SEED_BYTES
    return hashlib.sha256(seed.hex().encode()).hexdigest()


def starter(seed: bytes, players: int) -> int:
    """The player who begins, drawn."""
    return Draw(seed, f"starter of {players}\n").below(players)


def roll_draw(seed: bytes, game: Game, words: str) -> Draw:
    """The draw of the next roll of a game, which hangs on all that was answered and played in the turn before.

    words: what the players wrote for this roll to depend on, or nothing.
    """
    before = _answers(game, game.turns[-1]) + _played(game.turns[-1]) if game.turns else _beginning(game)
    return Draw(seed, f"roll {len(game.turns) + 1}\n{before}words {plain(words)}\n")


def mark_draw(seed: bytes, game: Game, turn: Turn) -> Draw:
    """The draw of a mark for an absent player of a turn, which hangs on all answers of the turn."""
    return Draw(seed, f"mark {game.turns.index(turn) + 1}\n{_answers(game, turn)}")


def plain(words: str) -> str:
    """Words as they count for a roll: in one line, single spaces, composed letters."""
    return " ".join(unicodedata.normalize("NFC", words).split())


def _beginning(game: Game) -> str:
    return f"beginning players {len(game.names)} rules {game.rules} first {game.first + 1}\n"


def _answers(game: Game, turn: Turn) -> str:
    given = turn.decisions()
    lines = [f"player {player + 1} {_decision(given.get(player))}\n" for player in range(len(game.names))]
    return f"dice {_numbers(turn.dice)}\n{''.join(lines)}"


def _decision(decision: "Decision | None") -> str:
    return f"white {decision.white} colour {decision.colour}" if decision else "silent"


def _played(turn: Turn) -> str:
    return f"played {_numbers(turn.played)}\n"


def _numbers(numbers: Sequence[int]) -> str:
    return " ".join(str(number) for number in numbers)
