"""A new game: its form is filled in, and it may begin if no two players share a name and no game is lost unasked."""

from micropython import const

from engine import games
from engine.app.form_lines import NOBODY
from engine.app.game_form import START, Form
from engine.app.options import DRAWN, PRESET
from engine.app.settings import Settings
from engine.dice import Dice
from engine.loading import import_once, load_words
from engine.seats import with_kind
from engine.ui.lists import choose
from engine.ui.widgets import ask, roll_or_retry

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

BACK = const(-1)

_NEW_GAME = const(1)  # its entry in the main menu


def header(settings: Settings, first: int) -> "tuple[int, int, int, int, int]":
    """What a history begins with: game, players, preset, starter and the seats of bots."""
    game = games.manifest(settings.game)
    preset = min(settings.options[PRESET], game.presets - 1)
    players = settings.count(game.fewest, game.players)
    seats = 0
    for player in range(players):
        seats = with_kind(seats, player, settings.kind(player, game.levels))
    return game.number, players, preset, first, seats


def form(ports: "Ports", words: "MenuWords", settings: Settings, waiting: "list[int]", unsafe: int) -> "Screen":
    """Fill in the form and keep what was chosen; returns the starting player, or a number below 0.

    waiting: the games that wait, whose players stay; unsafe: that of them which could not be saved, or games.NOTHING.
    """
    stay = [list(names) for names in settings.all_names]
    played = settings.game
    lines = Form(words, settings, ports.buttons)
    line = START
    while True:
        line = yield from choose(ports, words.ENTRIES[_NEW_GAME], lines, line)
        if line < START:
            if waiting:
                settings.play(played)  # it is still the one that is resumed
            _keep(settings, stay, waiting)
            return BACK
        if line > START:
            line = yield from _edit(ports, words, settings, lines, line, waiting)
            continue
        twice = lines.twice()
        if twice != START:
            yield from ask(ports, load_words(words.language).SAME_NAME % lines.label(twice), words.OK)
            line = twice
            continue
        for game in waiting:
            if game in (settings.game, unsafe) and not (yield from give_up(ports, words, game)):
                break
        else:
            first: int = yield from _starter(ports, words, settings, lines.seats())
            _keep(settings, stay, [game for game in waiting if game != settings.game or first < 0])
            return first


def _keep(settings: Settings, names: "list[list[str]]", waiting: "list[int]") -> None:
    """Keep what was chosen, and for the games that wait the names that their players had."""
    for game in waiting:
        settings.all_names[game] = names[game]
    settings.save()


def give_up(ports: "Ports", words: "MenuWords", game: int) -> "Screen":
    """Ask whether a game that waits may be lost; returns 1 if so."""
    language = load_words(words.language)
    name: str = getattr(language, games.manifest(game).words + "About").NAME
    return (yield from ask(ports, language.OVERWRITE % name, words.YES_NEW, words.NO))


def _edit(
    ports: "Ports", words: "MenuWords", settings: Settings, lines: Form, line: int, waiting: "list[int]"
) -> "Screen":
    """Let a name be chosen, or change another line to its next value; returns the line to go on with.

    A name is that of a player in all games, but for another one that waits, whose players stay.
    """
    player = lines.person(line)
    if player == NOBODY:
        lines.change(line, 1)
        return line
    own = settings.names[player]
    others = [name for name in lines.people() if name != own]
    choose_name = import_once("engine.app.name_chooser").choose_name
    name: str = yield from choose_name(ports, words, player, own, others)
    if not name:
        return line
    for game in range(len(settings.all_names)):
        if game == settings.game or game not in waiting:
            _rename(settings.all_names[game], player, name, others)
    lines.settle()
    return lines.after(line)


def _rename(names: "list[str]", player: int, name: str, others: "list[str]") -> None:
    """Name a player; who had that name and doesn't play now gets the old one, so that no name is there twice later."""
    if name in names and name not in others:
        names[names.index(name)] = names[player]
    names[player] = name


def _starter(ports: "Ports", words: "MenuWords", settings: Settings, count: int) -> "Screen":
    """Who of so many starts, which is drawn if the settings say so; below 0 if that can't be done."""
    if settings.starter != DRAWN:
        return settings.starter - 1
    return (yield from roll_or_retry(ports, words, lambda dice: dice.below(count), Dice(ports.random_bytes)))
