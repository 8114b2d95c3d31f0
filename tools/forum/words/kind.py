"""What a language has to say, and what it has to understand."""

from collections.abc import Callable
from dataclasses import dataclass

Four = tuple[str, str, str, str]


@dataclass(frozen=True, kw_only=True)
class Words:
    """All that is posted; what stands in braces is filled in."""

    colon: str
    plural: Callable[[int], int]  # which of the forms of a word goes with a number

    # As they are to be written in an answer, too.
    rows: Four  # red, yellow, green, blue
    white_die: str
    whites: str  # the label of the white action,
    colour: str  # and of the colour action
    passes: str
    penalty: str
    letters: Four  # of the rows, on a sheet

    points: tuple[str, ...]  # {n}
    hours: tuple[str, ...]  # {n}
    minutes: tuple[str, ...]  # {n}
    days: tuple[str, ...]  # Monday first
    months: tuple[str, ...]
    time: str  # {weekday} {day} {month} {year} {clock} {zone}
    all_of: str  # between the last two of a list
    either: str

    # A new game.
    game: str
    rules: tuple[str, str, str]  # classic, forum, family
    order: str  # {names}
    begins: str  # {name}
    begins_drawn: str  # {name}
    time_to_answer: str  # {hours}
    commitment: str
    commitment_means: str

    # A turn.
    turn: str  # {turn} {name}
    dice: str
    white_sum: str  # {sum}
    by_hand: str
    retyped: str  # {dice}
    words_count: str  # {words}
    until: str  # {time} {hours}
    may: str
    nothing: str
    nothing_penalty: str
    must: str
    how: str  # {example}

    # What was done: {mark}, {marks}.
    done: str  # {turn}
    marks: str
    locks: str
    did_pass: str
    did_penalty: str
    was_idle: str
    idle_penalty: str
    silent: str
    silent_penalty: str
    drawn: str
    void: str
    ended: str
    at_handheld: str

    # The table.
    sheets: str
    legend: str
    closed: str  # {rows}
    latest: str
    none_closed: str
    penalties: str
    player: str
    total: str
    active: str

    # The end.
    over: str
    wins: str  # {name} {points}
    share: str  # {names} {points}
    seed: str
    seed_means: str
    seed_follows: str

    # Why an answer is not taken.
    about: str  # {name}
    not_understood: str  # {word}
    no_answer: str
    only_quoted: str
    contrary: str
    too_many: str
    unclear: str  # {reading}
    incomplete: str
    meant: str  # {reading}
    no_colour: str
    wrong_dice: str  # {mark}
    row_closed: str  # {row}
    passed: str  # {row} {number}
    too_few: str  # {row} {number} {needed}
    game_ends: str
    must_mark: str
    no_penalty: str
    order_matters: str
    possible: str
    nothing_to_say: str


@dataclass(frozen=True, kw_only=True)
class Understood:
    """What people write. Capitals, accents and endings of up to four letters don't matter."""

    rows: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # beginnings that all forms have
    white: tuple[str, ...]
    short: dict[str, int]  # abbreviations that would else mean two things here: 0 to 3 a row, WHITE
    colour: tuple[str, ...]  # whole words, as all below
    passes: tuple[str, ...]
    nothing: tuple[str, ...]
    negation: tuple[str, ...]
    penalty: tuple[str, ...]
    lock: tuple[str, ...]
    plus: tuple[str, ...]  # words for "and"
    then: tuple[str, ...]
    filler: tuple[str, ...]  # what may be left out


WHITE = 4  # beside the rows 0 to 3
