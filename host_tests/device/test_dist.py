"""The commands that the archive's README tells to type put the game on an empty Pico, and keep what is saved."""

import zipfile

from host_tests.device.handheld import Handheld, Program, switched_on_with
from tools.build import dist
from tools.emulator.pico import file_system


def typed(handheld, folder, line):
    """Types a line in the folder, as `mpremote` finds the one board that is there; it has to go well."""
    words = ("mpremote", "connect", "{port}", "+", *line.split()[1:])
    program = Program(handheld, folder / "log", *words, folder=folder)
    assert program.finish() == 0, program.said()


def test_the_lines_of_the_readme_put_the_game_on_a_pico(tmp_path):
    assert dist.main() == 0
    with zipfile.ZipFile(dist.ZIP) as archive:
        archive.extractall(tmp_path)
    folder = tmp_path / "pocket-dice"
    lines = [line.strip() for line in (folder / "README.txt").read_text(encoding="utf-8").splitlines()]
    commands = [line for line in lines if line.startswith("mpremote ")]
    copying = [line for line in commands if " rm " not in line]
    removing = [line for line in commands if " rm " in line]
    assert len(copying) == 4
    assert len(removing) == 2
    handheld = Handheld(file_system())
    handheld.pico.run(lambda: False, 100)
    for line in copying:
        typed(handheld, folder, line)
    handheld.pico.run(lambda: handheld.pico.resets == 1, 1000)
    handheld.settle()
    assert handheld.frame() == switched_on_with({})
    handheld.press("a", "a", "b", "a", "a", "a")  # a language, digits, no guided turn, and a game
    saves = handheld.saves()
    assert saves["game"]
    for line in removing:
        typed(handheld, folder, line)
    assert handheld.saves() == saves
