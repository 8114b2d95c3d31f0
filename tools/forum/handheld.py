"""Takes games between a forum and a handheld, as backups (`make backup`, `make restore`) or saves/game.dat."""

from contextlib import suppress
from pathlib import Path

from engine.app import settings_file
from engine.app.options import CODES, LANGUAGE, NAME_LENGTH, PRESET
from engine.app.ports import Ports
from engine.app.settings import Settings
from engine.games import SAVES
from engine.history import REASONS, History
from engine.loading import load_words
from engine.qwixx.layout import ROLL
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.record import GAME_AT, HistoryError
from engine.seats import MOST_PLAYERS
from engine.ui.words.en import MenuWords
from tools.forum import ForumError, clock
from tools.forum.game import FEWEST, HAND, HANDHELD, RULES, Game, Turn, faces
from tools.forum.names import fold
from tools.pico import archive
from tools.replay import replay, story

_GAME, _SETTINGS = f"saves/{SAVES[QWIXX]}.dat", "saves/settings.dat"
_DASH = "-"  # a name on a handheld may begin with it, but none on a forum
# Letters that a handheld lacks, as they are written in Latin ones.
_LATIN = dict(
    zip(
        "абвгдезиклмнопрстуфхцчшщъыьэюя",
        "a b v g d e z i k l m n o p r s t u f h c ch sh sch  y  e yu ya".split(" "),
        strict=True,
    )
) | {"ж": "zh", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d"}


def load(path: Path) -> tuple[History, list[str]]:
    """The game of Qwixx in a file, and the players' names; ForumError if there is none."""
    history = History(LONGEST)
    try:
        saved, settings = replay.read(path)
        history.load(next((data for data in saved if data[GAME_AT : GAME_AT + 1] == bytes([QWIXX])), saved[0]))
    except archive.ArchiveError as error:
        raise ForumError(str(error)) from error
    except HistoryError as error:
        raise ForumError(f"The game in {path} is refused: {REASONS[error.reason]}.") from error
    if history.game() != QWIXX:
        raise ForumError(f"The game in {path} is not Qwixx.")
    names = story.at_seats(history, story.names(settings, QWIXX)[: history.players()])
    return history, [name.lstrip(_DASH) or name for name in names]


def take(history: History, game: Game, now: int) -> list[str]:
    """Lays the turns of a handheld's game on a forum's game without any; what is asked anew, for the game master.

    The decisions of a turn that isn't over are taken back, its dice stay.
    """
    _, players, preset, first, *values = history.values()
    if players < FEWEST or players != len(game.names):
        raise ForumError(f"That game has {players} player{'s' if players > 1 else ''}, not {len(game.names)}.")
    game.rules = RULES[preset]
    game.first = first
    game.drawn = False
    state = game.state()
    notes = []
    for value in values:
        if state.phase() == ROLL:
            state.apply_action(value)
            game.turns.append(Turn(faces(state), HANDHELD, now, now, closed=now))
        else:
            notes.append(f"{game.names[state.current_player()]} {story.decision(state, value)}")
            game.turns[-1].played.append(value)
            state.apply_action(value)
        if state.phase() == ROLL:
            notes = []
    if state.phase() == ROLL or state.is_terminal():
        return []
    turn = game.turns[-1]
    turn.source, turn.deadline, turn.played, turn.closed = HAND, clock.deadline(now, game.hours), [], 0
    return notes


def next_dice(game: Game, path: Path) -> list[int]:
    """The dice that a handheld rolled for the next turn of a game which was exported to it; ForumError if it didn't."""
    history, _ = load(path)
    theirs, ours = list(history.values()), game.values()
    if theirs[: len(ours)] != ours:
        raise ForumError(f"{path} has another game: bring this one to the handheld with export, and roll there.")
    if len(theirs) == len(ours):
        raise ForumError(f"No dice were rolled on the handheld since this game was brought to it: {path} has no more.")
    state = game.state()
    state.apply_action(theirs[len(ours)])
    return faces(state)


def export(game: Game, path: Path) -> None:
    """Saves a game as a new backup (.zip), which has the names too, or as a game.dat; ForumError if that fails."""
    data = bytes(game.history().to_bytes())
    try:
        if path.suffix == ".zip":
            archive.pack(path, {_GAME: data, _SETTINGS: _settings(game)})
        elif path.suffix == ".dat":
            with path.open("xb") as file:
                file.write(data)
        else:
            raise ForumError("A game is exported as a backup, FILE.zip, or as the game alone, FILE.dat.")
    except FileExistsError as error:
        raise ForumError(f"{path} is there already, and stays as it is. Choose another name.") from error
    except OSError as error:
        with suppress(OSError):
            path.unlink()  # it was not there before
        raise ForumError(f"{path}: {error.strerror}.") from error


def _settings(game: Game) -> bytes:
    settings = Settings(Ports())
    settings.options[LANGUAGE] = CODES.index(game.language)
    player = load_words(settings.language).MenuWords.PLAYER
    settings.players = len(game.names)
    settings.options[PRESET] = RULES.index(game.rules)
    settings.names = short_names(game.names, [player + str(i + 1) for i in range(MOST_PLAYERS)])
    return bytes(settings_file.write(settings))


def short_names(names: list[str], usual: list[str]) -> list[str]:
    """Names as a handheld can show them: its letters, few, no two alike; the usual ones where that leaves nothing."""
    alphabet = MenuWords.ALPHABET
    found: list[str] = []
    for i in range(MOST_PLAYERS):
        letters = fold(names[i]) if i < len(names) else ""
        latin = "".join(_LATIN.get(letter, letter) for letter in letters).upper()
        name = "".join(letter for letter in latin if letter in alphabet).lstrip(_DASH)[:NAME_LENGTH]
        if name in found:
            name = name[: NAME_LENGTH - 1] + str(i + 1)
        found.append(name or usual[i])
    return found
