from binascii import crc32

from engine.dice import Dice
from engine.history import REASONS, History, from_values
from engine.qix.manifest import QIX
from engine.qwixx import FAMILY, PRESETS
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.record import DAMAGED, FOREIGN, ILLEGAL, TOO_NEW, TRUNCATED, HistoryError
from host_tests.support import raises
from tools.rig.seeded import Seeded

VALUES = [QWIXX, 3, 2, 1, 40000, 1, 0, 2]

# The file of these values. It may never change, or what people have saved is lost.
FILE = b"PDG\x01\x00\x03\x02\x01\x06\x00\xc0\xb8\x02\x01\x00\x02\x92,\x1e\xa5"

# The same game if player 0 is an Easy and player 2 an Expert: version 2, and two bytes before the values.
SEATS = 0x0101
FILE_WITH_BOTS = b"PDG\x02\x00\x03\x02\x01\x08\x00\x01\x01\xc0\xb8\x02\x01\x00\x02\xae\xe6\x95;"

GAME, PLAYERS, PRESET, FIRST, LENGTH, BODY = 4, 5, 6, 7, 8, 10


def small():
    """The history of VALUES."""
    return from_values(VALUES, LONGEST)


def whole(seed):
    """A whole game: its history and its final state."""
    dice = Dice(Seeded(seed))
    history = History(LONGEST)
    state = history.start(QWIXX, seed % 5 + 1, seed % 3, 0)
    while not state.is_terminal():
        if state.current_player() < 0:
            a = state.chance(dice)
        else:
            actions = state.legal_actions()
            a = actions[dice.below(len(actions))]
        state.apply_action(a)
        history.append(a)
    return history, state


def signed(data):
    """The file with its length and CRC set right."""
    data = bytearray(data)
    length = len(data) - BODY
    data[LENGTH] = length & 255
    data[LENGTH + 1] = length >> 8
    crc = crc32(data)
    return bytes(data) + bytes([crc & 255, crc >> 8 & 255, crc >> 16 & 255, crc >> 24 & 255])


def changed(at, byte):
    """FILE with another byte, and signed again."""
    data = bytearray(FILE[:-4])
    data[at] = byte
    return signed(data)


def refusal(data):
    """Why data is refused; the history is then empty."""
    history = small()
    error = raises(HistoryError, history.load, data)
    assert len(history) == 0
    raises(HistoryError, history.replay)
    return error.reason


def test_games_and_reasons_keep_their_numbers():
    assert (QWIXX, QIX) == (0, 1)
    assert (FOREIGN, TOO_NEW, TRUNCATED, DAMAGED, ILLEGAL) == (0, 1, 2, 3, 4)


def test_a_new_history_is_empty():
    history = History(LONGEST)
    assert len(history) == 0
    assert history.undo() is None
    raises(HistoryError, history.replay)


def test_start_makes_the_game():
    state = History(LONGEST).start(QWIXX, 3, 2, 1)
    assert (state.players, state.rules, state.first_player()) == (3, FAMILY, 1)


def test_start_forgets_the_game_before():
    history = small()
    history.start(QWIXX, 1, 0, 0)
    assert len(history) == 0
    assert list(history.values()) == [QWIXX, 1, 0, 0]


def test_start_refuses_what_is_no_game():
    for values, reason in (
        ((QWIXX, 0, 0, 0), ILLEGAL),
        ((QWIXX, 6, 0, 0), ILLEGAL),
        ((QWIXX, 2, 3, 0), ILLEGAL),
        ((QWIXX, 2, 0, 2), ILLEGAL),
        ((QWIXX, 2, -1, 0), ILLEGAL),
        ((QWIXX, 256 + 2, 0, 0), ILLEGAL),
        ((QWIXX, 2, 256, 0), ILLEGAL),
        ((QWIXX, 2, 0, 256), ILLEGAL),
        ((256, 2, 0, 0), ILLEGAL),
        ((-1, 2, 0, 0), ILLEGAL),
        ((2, 2, 0, 0), TOO_NEW),
        ((255, 2, 0, 0), TOO_NEW),
    ):
        history = small()
        assert raises(HistoryError, history.start, *values).reason == reason
        assert len(history) == 0
        raises(HistoryError, history.replay)


def test_a_game_is_a_list_of_integers():
    history = History(LONGEST)
    state = history.start(*VALUES[:4])
    for value in VALUES[4:]:
        state.apply_action(value)
        history.append(value)
    assert list(history.values()) == VALUES
    assert len(history) == 4
    assert history.replay().to_bytes() == state.to_bytes()
    assert list(from_values(history.values(), LONGEST).values()) == VALUES


def test_a_list_that_is_no_game_is_refused():
    assert raises(HistoryError, from_values, VALUES[:3], LONGEST).reason == TRUNCATED
    assert raises(HistoryError, from_values, [], LONGEST).reason == TRUNCATED
    assert raises(HistoryError, from_values, VALUES + [4], LONGEST).reason == ILLEGAL
    assert raises(HistoryError, from_values, VALUES + [-1], LONGEST).reason == ILLEGAL
    assert raises(HistoryError, from_values, [QWIXX, 3, 2, 3], LONGEST).reason == ILLEGAL
    assert raises(HistoryError, from_values, [9, 3, 2, 1], LONGEST).reason == TOO_NEW


def test_the_file_is_stable():
    assert bytes(small().to_bytes()) == FILE
    history = History(LONGEST)
    state = history.load(FILE)
    assert list(history.values()) == VALUES
    assert len(history) == 4
    assert state.to_bytes() == small().replay().to_bytes()


def test_whole_games_are_saved_and_resumed():
    for seed in range(15):
        history, state = whole(seed)
        other = History(LONGEST)
        assert other.load(bytes(history.to_bytes())).to_bytes() == state.to_bytes()
        assert list(other.values()) == list(history.values())
        assert bytes(other.to_bytes()) == bytes(history.to_bytes())


def test_every_moment_of_a_game_is_resumed():
    history, _ = whole(8)
    values = list(history.values())
    replayed = History(LONGEST)
    state = replayed.start(*values[:4])
    resumed = History(LONGEST)
    for value in values[4:]:
        state.apply_action(value)
        replayed.append(value)
        assert resumed.load(replayed.to_bytes()).to_bytes() == state.to_bytes()


def test_a_game_before_its_first_roll_is_resumed():
    history = History(LONGEST)
    state = history.start(QWIXX, 4, 1, 3)
    resumed = History(LONGEST)
    assert resumed.load(history.to_bytes()).to_bytes() == state.to_bytes()
    assert len(resumed) == 0
    assert list(resumed.values()) == [QWIXX, 4, 1, 3]


def test_a_resumed_game_goes_on():
    history = History(LONGEST)
    state = history.load(FILE)
    for value in (0, 45000):
        state.apply_action(value)
        history.append(value)
    assert list(history.values()) == VALUES + [0, 45000]


def test_values_up_to_28_bits_are_kept():
    history = History(LONGEST)
    history.start(QWIXX, 1, 0, 0)
    values = [0, 1, 127, 128, 16383, 16384, 46655, 2097151, 2097152, (1 << 28) - 1]
    for value in values:
        history.append(value)
    assert list(history.values())[4:] == values
    for value in (-1, 1 << 28):
        raises(ValueError, history.append, value)
    assert len(history) == len(values)


def test_a_full_history_takes_no_more_and_keeps_what_it_has():
    history = History(4)
    history.start(QWIXX, 1, 0, 0)
    for value in (40000, 1):
        history.append(value)
    before = bytes(history.to_bytes())
    for value in (0, 40000):
        raises(ValueError, history.append, value)
    assert bytes(history.to_bytes()) == before
    history = History(5)
    history.load(before)
    raises(ValueError, history.append, 300)
    history.append(0)
    assert history.replay().marks(0, 0) == 1


def test_a_file_too_long_for_the_history_is_refused():
    assert raises(HistoryError, History(5).load, FILE).reason == ILLEGAL
    assert len(list(History(6).load(FILE).returns())) == 3


# Undo.


def test_undo_takes_back_decisions_but_no_roll():
    history = small()
    states = [from_values(VALUES[: 5 + length], LONGEST).replay().to_bytes() for length in range(4)]
    for length in (2, 1, 0):
        assert history.undo().to_bytes() == states[length]
        assert list(history.values()) == VALUES[: 5 + length]
        assert history.replay().to_bytes() == states[length]
    assert history.undo() is None
    assert list(history.values()) == VALUES[:5]


def test_undo_to_takes_back_several():
    history = small()
    assert history.undo_to(1).to_bytes() == from_values(VALUES[:5], LONGEST).replay().to_bytes()
    assert list(history.values()) == VALUES[:5]


def test_undo_to_the_present_changes_nothing():
    history = small()
    assert history.undo_to(4).to_bytes() == history.replay().to_bytes()
    assert list(history.values()) == VALUES


def test_undo_never_crosses_a_roll():
    history = small()
    assert history.undo_to(0) is None
    assert list(history.values()) == VALUES
    history.append(0)
    history.append(777)
    history.append(1)
    assert history.undo_to(4) is None
    assert history.undo_to(5) is None
    assert list(history.values()) == VALUES + [0, 777, 1]
    assert history.undo_to(6) is not None
    assert list(history.values()) == VALUES + [0, 777]
    assert history.undo() is None


def test_undo_to_a_length_that_is_none_is_refused():
    history = small()
    for length in (-1, 5):
        raises(ValueError, history.undo_to, length)


def test_the_last_decision_of_a_game_is_taken_back():
    for seed in range(6):
        history, _ = whole(seed)
        length = len(history)
        state = history.undo()
        assert not state.is_terminal()
        assert len(history) == length - 1


# Refusals.


def test_a_foreign_file_is_refused():
    assert refusal(b"RIFF" + FILE) == FOREIGN
    assert refusal(b"P") == TRUNCATED
    assert refusal(b"Q") == FOREIGN
    assert refusal(bytes(40)) == FOREIGN


def test_a_file_of_a_newer_version_is_refused():
    assert refusal(changed(3, 3)) == TOO_NEW
    assert refusal(b"PDG\x03") == TOO_NEW
    assert refusal(changed(3, 0)) == DAMAGED


def test_a_game_of_a_newer_version_is_refused():
    assert refusal(changed(GAME, 200)) == TOO_NEW


def test_every_cut_is_refused():
    for length in range(len(FILE)):
        assert refusal(FILE[:length]) == TRUNCATED, length


def test_a_longer_file_is_refused():
    assert refusal(FILE + b"\0") == DAMAGED


def test_every_changed_bit_is_refused():
    for at in range(len(FILE)):
        for bit in range(8):
            data = bytearray(FILE)
            data[at] ^= 1 << bit
            reason = refusal(data)
            if at < 3:
                assert reason == FOREIGN
            elif at == 3:
                assert reason in (TOO_NEW, DAMAGED)
            elif at in (LENGTH, LENGTH + 1):
                assert reason in (TRUNCATED, DAMAGED)
            else:
                assert reason == DAMAGED


def test_a_signed_file_that_is_no_game_is_refused():
    for players in (0, 1, 2, 6, 255):
        assert refusal(changed(PLAYERS, players)) == ILLEGAL
    assert refusal(changed(PRESET, 3)) == ILLEGAL
    assert refusal(changed(FIRST, 3)) == ILLEGAL
    assert refusal(changed(BODY + 3, 9)) == ILLEGAL
    assert refusal(signed(FILE[:BODY] + b"\xff\xff\x7f")) == ILLEGAL


def test_actions_after_the_end_are_refused():
    history, _ = whole(2)
    values = list(history.values())
    assert raises(HistoryError, from_values, values + [0], LONGEST).reason == ILLEGAL
    history.append(0)
    assert refusal(bytes(history.to_bytes())) == ILLEGAL


def test_values_are_written_in_one_way_only():
    for body in (b"\x80\x00", b"\x81\x80\x00", b"\x80", b"\xff\xff", b"\xff\xff\xff\xff\x01", b"\x80\x80\x80\x80\x00"):
        assert refusal(signed(FILE[:BODY] + body)) == DAMAGED, body


def test_an_error_says_what_is_wrong():
    for data, text in (
        (b"GIF", "not a saved game"),
        (changed(3, 3), "saved by a newer version"),
        (FILE[:-1], "cut short"),
        (FILE + FILE, "damaged"),
        (changed(FIRST, 3), "not a legal game"),
    ):
        assert REASONS[raises(HistoryError, History(LONGEST).load, data).reason] == text


def test_a_refused_file_leaves_room_for_a_new_game():
    history = small()
    raises(HistoryError, history.load, FILE[:-1])
    for preset in range(3):
        state = history.start(QWIXX, 2, preset, 1)
        assert state.rules is PRESETS[preset]
        history.append(40000)
        assert bytes(history.to_bytes()) == bytes(from_values([QWIXX, 2, preset, 1, 40000], LONGEST).to_bytes())


# Bots.


def with_bots(seats=SEATS):
    """The history of VALUES with bots at some seats."""
    history = History(LONGEST)
    state = history.start(*VALUES[:4], seats)
    for value in VALUES[4:]:
        state.apply_action(value)
        history.append(value)
    return history


def test_a_file_with_bots_is_stable_and_read():
    history = with_bots()
    assert bytes(history.to_bytes()) == FILE_WITH_BOTS
    other = small()
    assert other.seats() == 0
    state = other.load(FILE_WITH_BOTS)
    assert other.seats() == SEATS
    assert list(other.values()) == VALUES
    assert len(other) == 4
    assert state.to_bytes() == small().replay().to_bytes()
    assert bytes(other.to_bytes()) == FILE_WITH_BOTS


def test_bots_stay_when_decisions_are_taken_back_and_go_with_the_next_game():
    history = with_bots()
    assert history.undo() is not None
    assert list(history.values()) == VALUES[:-1]
    assert history.seats() == SEATS
    history.start(*VALUES[:4])
    assert history.seats() == 0
    assert bytes(history.to_bytes())[3] == 1


def test_seats_that_can_not_be_are_refused():
    for seats in (0x0200, 5, 7 << 6, 0x8101, 0):
        data = bytearray(FILE_WITH_BOTS[:-4])
        data[BODY] = seats & 255
        data[BODY + 1] = seats >> 8
        assert refusal(signed(data)) == ILLEGAL
        if seats:
            assert raises(HistoryError, History(LONGEST).start, *VALUES[:4], seats).reason == ILLEGAL


def test_every_cut_of_a_file_with_bots_is_refused():
    for length in range(len(FILE_WITH_BOTS)):
        assert refusal(FILE_WITH_BOTS[:length]) == TRUNCATED, length
    assert refusal(signed(FILE_WITH_BOTS[:BODY])) == DAMAGED
    assert refusal(signed(FILE_WITH_BOTS[: BODY + 1])) == DAMAGED


def test_as_many_values_fit_with_bots_as_without():
    for seats in (0, SEATS):
        history = History(6)
        history.start(QWIXX, 3, 0, 0, seats)
        for _ in range(6):
            history.append(1)
        raises(ValueError, history.append, 1)
