"""A line of a file of the device leads to the line of the source that stands there."""

from pathlib import Path

import pytest

from tools.build import image, where
from tools.build.edits import module_name
from tools.build.join import home


def test_every_function_of_every_file_is_found() -> None:
    for path, text in image.compiled().items():
        for number, line in enumerate(text.splitlines(), 1):
            if line.lstrip().startswith("def "):
                source, at = where.find(image.device_name(path), number)
                # A fault's code tells files by their last name, so each has its own.
                assert home(module_name(source)) == module_name(path)
                there = (image.TOP / source).read_text(encoding="utf-8").splitlines()[at - 1]
                # Under another name, with arguments of other names, but as far in.
                assert there.split("def ")[0] == line.split("def ")[0]


@pytest.mark.parametrize("words", [["P-qwixx-3"], ["engine/qwixx.mpy", "3"]])
def test_a_code_and_a_traceback(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert where.main(words) == 0
    first = Path("engine/qwixx/rules.py")
    line = (image.TOP / first).read_text(encoding="utf-8").splitlines()[2]
    assert capsys.readouterr().out == f"{first.as_posix()}, line 3: {line.strip()}\n"


@pytest.mark.parametrize("words", [["nothing"], ["P-sheet-3"], ["P-qwixx-99999"], ["P-qwixx-0"]])
def test_no_such_place(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert where.main(words) == 1
    assert capsys.readouterr().err
