"""The code on the crash screen fits there in every language, whichever line of the sources it names."""

import pytest

from engine.loading import load_words
from engine.ui.canvas import COLUMNS
from engine.ui.widgets import FOOT, LINE
from firmware import crash
from tools.build import image
from tools.build.languages import languages

LINES = FOOT // LINE  # of a page, its title among them


@pytest.mark.parametrize("language", languages())
def test_every_place_fits(language: str) -> None:
    words = load_words(language)
    for source in image.sources():
        place = crash.place(f'  File "{source.as_posix()}", line 999, in run')
        for fault in words.FAULTS:
            lines = (words.CRASH[0] % (fault, "P" + place)).split("\n")
            assert len(lines) <= LINES, lines
            assert max(map(len, lines)) <= COLUMNS, lines


def test_every_place_is_another_one() -> None:
    places = {crash.place(f'  File "{source.as_posix()}", line 7, in run') for source in image.sources()}
    assert len(places) == len(image.sources())
