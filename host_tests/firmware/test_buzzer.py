import micropython

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from firmware.buzzer import Buzzer
from host_tests.support import needs_heap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PERIOD = 1 << 30
STARTS = (0, PERIOD - 50)
TUNE = bytes((69, 10, 0, 5, 81, 3, 60, 20))


def start(start_ms: int = 0) -> tuple:
    board = hardware.wire(hardware.Settings(), start_ms)
    return board, Buzzer(22)


def serve(board: "Any", buzzer: Buzzer, ms: int) -> None:
    for _ in range(ms // 4):
        buzzer.service(board.now() // 1000 & PERIOD - 1)
        board.sleep_us(4000)


def test_plays_notes_and_rests_for_their_time_and_then_is_silent():
    for start_ms in STARTS:
        board, buzzer = start(start_ms)
        buzzer.play(TUNE, 2)
        serve(board, buzzer, 1000)
        assert [tone for _, tone in board.tones] == [440, 0, 880, 261, 0]
        for place, wanted in enumerate((0, 100, 150, 180, 380)):
            assert 0 <= board.tones[place][0] - start_ms - wanted <= 20, board.tones


def test_the_first_note_sounds_at_once():
    board, buzzer = start()
    buzzer.play(TUNE, 2)
    assert board.tone == 440


def test_every_midi_note_has_its_frequency():
    board, buzzer = start()
    for note in range(1, 128):
        buzzer.play(bytes((note, 1)), 2)
        exact = 440 * 2 ** ((note - 69) / 12)
        assert abs(board.tone - exact) <= max(1, exact / 1000), note


def test_a_new_tune_takes_the_place_of_the_one_that_plays():
    board, buzzer = start()
    buzzer.play(bytes((69, 200)), 2)
    serve(board, buzzer, 40)
    buzzer.play(bytes((81, 2)), 2)
    assert board.tone == 880
    serve(board, buzzer, 40)
    assert board.tone == 0


def test_off_is_silent_and_stays_so():
    board, buzzer = start()
    buzzer.play(TUNE, 2)
    buzzer.off()
    assert board.tone == 0
    serve(board, buzzer, 500)
    assert board.tone == 0


def test_silence_after_a_week_of_no_service():
    board, buzzer = start()
    buzzer.play(TUNE, 2)
    serve(board, buzzer, 1000)
    board.us += 7 * 86_400_000_000
    buzzer.play(bytes((69, 2)), 2)
    assert board.tone == 440
    serve(board, buzzer, 100)
    assert board.tone == 0


def test_an_empty_tune_and_half_a_note_are_silent():
    board, buzzer = start()
    for tune in (b"", b"\x45"):
        buzzer.play(tune, 2)
        serve(board, buzzer, 40)
        assert board.tone == 0


@needs_heap
def test_service_allocates_nothing():
    board, buzzer = start()
    board.real_time = True  # in virtual time the board notes each tone
    tune = bytes((69, 1, 0, 1, 70, 1))
    now = board.now() // 1000
    micropython.heap_lock()
    try:
        buzzer.play(tune, 2)
        for later in range(0, 60, 4):
            buzzer.service(now + later)
    finally:
        micropython.heap_unlock()
    assert board.tone == 0
