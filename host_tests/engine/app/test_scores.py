"""Scores: what is counted, what gives way, and a file that is taken as a whole or refused with a reason."""

from binascii import crc32

from engine.app.options import FINE
from engine.app.scores import LARGEST, LAST, MOST_GAMES, SAVED, Scores
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.record import DAMAGED, FOREIGN, TOO_NEW, TRUNCATED
from tools.rig.driver import FakePorts

QIX_RULES = 3  # as files of scores number them

NAMES = ("ANNA", "BEN", "CARLA", "DAVID", "EVA")
MARK = b"mark"


class Kept(Scores):
    """Scores that tell where they are kept."""

    def __init__(self, ports):
        self.ports = ports
        super().__init__(ports)


def records(data=None):
    """The records of a file."""
    ports = FakePorts()
    if data is not None:
        ports.store[SAVED] = bytes(data)
    return Kept(ports)


def file(kept):
    """What is saved of records."""
    assert kept.save()
    return kept.ports.store[SAVED]


def played(*games):
    """Scores after games of Qwixx with the classic rules, given as scores."""
    kept = records()
    for scores in games:
        count(kept, *scores)
    return kept


def count(kept, *scores, names=NAMES, bots=(0, 0, 0, 0, 0), game=QWIXX, preset=0):
    best = max(scores)
    winners = sum([1 << player for player in range(len(scores)) if scores[player] == best])
    kept.count(names, bots, scores, winners, game, preset)


def entry(kept, name, rules=0, bot=0):
    """The one entry of a player by some rules."""
    found = [e for e in kept.entries if (e.name, e.bot, e.rules) == (name, bot, rules)]
    assert len(found) == 1, [(e.name, e.bot, e.rules) for e in kept.entries]
    return found[0]


def values(kept):
    return [(e.name, e.bot, e.rules, e.games, e.wins, e.cups, e.best, e.total, e.last) for e in kept.entries]


def signed(body, mark=MARK, version=2, head=b"PDR"):
    """A file with the length and the checksum that belong to its entries."""
    data = head + bytes((version, len(body) & 255, len(body) >> 8)) + mark + bytes(body)
    return data + bytes([crc32(data) >> 8 * i & 255 for i in range(4)])


def word(number):
    return bytes((number & 255, number >> 8))


def body(head=0, name=b"ANNA", games=1, wins=2, best=70, total=None, last=(282,), low=-20, cups=0):
    """An entry in a file; `head` is the rules and, from 4 on, the bot; cups None as files had it before matches."""
    total = (best if total is None else total) - low * games
    data = bytes((head, len(name))) + name + word(games) + word(wins)
    data += (b"" if cups is None else word(cups)) + word(best - low)
    data += bytes((total & 255, total >> 8 & 255, total >> 16))
    return data + b"".join([word(game - 4 * low) for game in last])


GOOD = signed(body() + body(name="Ё".encode()) + body(3 + 4 * 2, b"", low=0))


def refused(data, *reasons):
    kept = records(data)
    assert kept.refused in reasons, (kept.refused, data)
    assert kept.entries == []


# What is counted.


def test_games_wins_best_and_mean():
    anna = entry(played((70, 40), (30, 90), (81, 80)), "ANNA")
    assert (anna.games, anna.wins, anna.best, anna.total) == (3, 4, 81, 181)
    assert anna.last == [282, 120, 326]
    assert anna.tenths() == 603


def test_the_mean_is_rounded():
    for scores, tenths in (((1, 0, 0), 3), ((1, 1, 0), 7), ((-1, 0, 0), -3), ((-1, -1, 0), -7), ((-20,), -200)):
        kept = played(*[(score, 0) for score in scores])
        assert entry(kept, "ANNA").tenths() == tenths, scores


def test_who_share_the_best_score_share_the_win():
    kept = played((50, 60, 60))
    assert [entry(kept, name).wins for name in NAMES[:3]] == [0, 1, 1]


def test_alone_nobody_wins():
    kept = played((100,))
    assert (entry(kept, "ANNA").games, entry(kept, "ANNA").wins, entry(kept, "ANNA").best) == (1, 0, 100)


def test_a_worse_score_is_the_best_of_one_game_even_below_zero():
    assert entry(played((-5, 3)), "ANNA").best == -5


def test_rules_names_and_bots_are_kept_apart():
    kept = records()
    for preset in range(3):
        count(kept, 40, 50 + preset, preset=preset)
    count(kept, 700, 20, bots=(0, 3, 0, 0, 0), names=("ANNA", "ROBOT"), game=QIX, preset=1)
    count(kept, 10, 20, 30, bots=(0, 1, 4, 0, 0))
    for preset in range(3):
        assert entry(kept, "BEN", preset).best == 50 + preset
    assert entry(kept, "ANNA", QIX_RULES).best == 700
    assert entry(kept, "", QIX_RULES, 3).best == 20
    assert [entry(kept, "", 0, bot).wins for bot in (1, 4)] == [0, 2]
    assert not [e for e in kept.entries if e.name == "ROBOT"], "a bot is told by its level"


def test_two_players_of_one_name_are_one():
    kept = records()
    count(kept, 50, 60, names=("EVA", "EVA"))
    assert (entry(kept, "EVA").games, entry(kept, "EVA").wins, entry(kept, "EVA").total) == (2, 2, 110)


def test_the_last_games_are_kept_one_by_one():
    kept = played(*[(number, 10) for number in range(LAST + 3)])
    last = entry(kept, "ANNA").last
    assert [game >> 2 for game in last] == list(range(3, LAST + 3))
    assert [game & 3 for game in last] == [(number >= 10) + (number > 10) for number in range(3, LAST + 3)]


def test_who_played_last_comes_first_in_the_order_of_the_table():
    kept = records()
    count(kept, 1, 2, names=("EVA", "TOM"))
    count(kept, 1, 2, names=("IDA", "EVA"))
    assert [e.name for e in kept.entries] == ["IDA", "EVA", "TOM"]


def test_to_erase_one_leaves_the_others():
    kept = played((10, 20, 30))
    count(kept, 10, 20, preset=1)
    count(kept, 10, 20, bots=(3, 0, 0, 0, 0))
    kept.erase("ANNA", 0)
    assert sorted({(e.name, e.bot) for e in kept.entries}) == [("", 3), ("BEN", 0), ("CARLA", 0)]
    kept.erase("", 3)
    assert sorted({(e.name, e.bot) for e in kept.entries}) == [("BEN", 0), ("CARLA", 0)]


def test_an_entry_of_very_many_games_stays_as_it_is():
    kept = played((70, 60))
    anna = entry(kept, "ANNA")
    anna.games, anna.total, anna.last = MOST_GAMES, 70 + 60 * (MOST_GAMES - 1), [240] * LAST
    before = values(kept)
    count(kept, 90, 60)
    assert [v for v in values(kept) if v[0] == "ANNA"] == [v for v in before if v[0] == "ANNA"]
    assert records(file(kept)).refused == FINE


# The file.


def test_what_was_saved_is_read():
    kept = played((70, 40), (-20, 312), (0, 0))
    count(kept, 1600, 0, bots=(0, 3, 0, 0, 0), game=QIX)
    kept.counted = MARK
    again = records(file(kept))
    assert values(again) == values(kept)
    assert (again.counted, again.refused) == (MARK, FINE)
    assert records(None).refused == FINE


def test_what_is_written_is_what_was_read():
    assert records(GOOD).refused == FINE
    assert file(records(GOOD)) == GOOD
    assert [(e.name, e.bot, e.rules) for e in records(GOOD).entries] == [("ANNA", 0, 0), ("Ё", 0, 0), ("", 2, 3)]


def test_matches_that_were_won_are_kept():
    kept = played((70, 40), (60, 60, 10))
    best = [0, 0, 0]
    for cups in (0b001, 0b011, 0b100):
        kept.count(NAMES, [0] * 3, [50, 50, 20], 0b011, QWIXX, 0, cups)
        share = 1 if cups == 0b011 else 2
        best = [best[player] + share * (cups >> player & 1) for player in range(3)]
        again = records(file(kept))
        assert [entry(again, name).cups for name in NAMES[:3]] == best
    assert best == [3, 1, 2]


def test_a_file_from_before_matches_is_read():
    entries = body(cups=None) + body(name="Ё".encode(), cups=None) + body(3 + 4 * 2, b"", low=0, cups=None)
    old = signed(entries, version=1)
    assert old[3] == 1
    kept = records(old)
    assert kept.refused == FINE
    assert values(kept) == values(records(GOOD))
    assert file(kept) == GOOD


def test_who_was_not_there_for_the_longest_gives_way():
    kept = records()
    for number in range(300):
        count(kept, 50, 40, 30, names=("ЁЖИК%04d" % number, "BEN", "A%d" % (number % 3)))
        if number % 20 < LAST:
            continue
        data = file(kept)
        assert len(data) <= LARGEST
        again = records(data)
        assert again.refused == FINE
        assert values(again) == values(kept), "what is shown is not what is kept"
        names = [e.name for e in again.entries]
        assert names[:2] == ["ЁЖИК%04d" % number, "BEN"]
        stay = [name for name in names if name.startswith("ЁЖИК")]
        assert stay == ["ЁЖИК%04d" % (number - i) for i in range(len(stay))]
        assert entry(again, "BEN").games == number + 1
    assert len(names) >= 30


def test_a_file_that_is_cut_short_or_goes_on_is_refused():
    for length in range(len(GOOD)):
        refused(GOOD[:length], TRUNCATED)
    refused(GOOD + b"\0", DAMAGED)


def test_every_flipped_bit_is_refused():
    for bit in range(8 * len(GOOD)):
        data = bytearray(GOOD)
        data[bit >> 3] ^= 1 << (bit & 7)
        refused(data, FOREIGN, TOO_NEW, DAMAGED, TRUNCATED)


def test_another_version_and_a_file_of_something_else_are_refused():
    for version in (0, 3, 255):
        refused(signed(body(), version=version), TOO_NEW if version else DAMAGED)
    for data in (b"x", b"PDS\1" + GOOD[4:], bytes(40), b"\xff" * 40):
        refused(data, FOREIGN)


def test_nonsense_is_refused_even_if_it_is_signed():
    good = body()
    assert records(signed(good)).refused == FINE
    for bad in (
        body(games=0, wins=0, last=()),
        body(games=MOST_GAMES + 1, total=70 * MOST_GAMES, last=(280,) * LAST),
        body(wins=0),
        body(wins=3),
        body(cups=3),
        body(cups=None),
        body(wins=3, last=(283,)),
        body(games=2, wins=0, total=140, last=(282, 280)),
        body(best=71),
        body(best=69),
        body(best=313, last=(1254,)),
        body(total=71),
        body(total=69),
        body(3, best=1601, last=(6406,), low=0),
        body(games=15, total=70 * 16, last=(280,) * LAST),
        body(games=15, total=70 * 14 - 21, last=(280,) * LAST, wins=0),
        body(games=15, best=100, total=70 * 14 + 99, last=(280,) * LAST, wins=0),
        body(4),
        body(4 * 5, b""),
        body(4 * 3, b"EVA"),
        good + good,
        good[:-1],
        good + b"\0",
        good + good[:5],
    ):
        refused(signed(bad), DAMAGED)
    assert records(signed(body(games=15, best=100, total=70 * 14 + 100, last=(280,) * LAST))).refused == FINE


def test_names_that_can_not_be_typed_are_refused():
    for name in (b"eva", b"E,A", b"\xff\xfe\xfd", "ё".encode(), b"ABCDEFGHI", b""):
        refused(signed(body(name=name)), DAMAGED)


def test_more_than_there_is_room_for_is_refused():
    large = b"".join([body(name=b"P%d" % number) for number in range(200)])
    refused(signed(large), DAMAGED)


def test_what_was_refused_is_put_aside_by_the_next_save():
    ports = FakePorts()
    ports.store[SAVED] = GOOD[:-1]
    kept = Scores(ports)
    assert not ports.protected
    count(kept, 10, 20)
    ports.full = True
    assert not kept.save()
    assert not kept.save()
    ports.full = False
    assert kept.save()
    assert ports.aside == [(SAVED, GOOD[:-1])]
    assert Scores(ports).refused == FINE
    assert Scores(ports).save()
    assert len(ports.aside) == 1, "good records were put aside"
