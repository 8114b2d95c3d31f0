"""An emulated Pico whose power goes at some operation on its flash: what its next boot finds."""

from pathlib import Path

from host_tests.device.handheld import BUTTONS, Handheld, spoken, switched_on_with, tree
from host_tests.device.test_flash import INTERRUPTED, deploy
from tools.build import image
from tools.emulator.pico import BLOCK
from tools.rig.script import BEGIN

FLASH_CUTS = 10


def halfway(before, after):
    """An operation that was done by half: of all that it changed, the first half."""
    starts = [at for at in range(0, len(before), BLOCK) if before[at : at + BLOCK] != after[at : at + BLOCK]]
    changed = [at for start in starts for at in range(start, start + BLOCK) if before[at] != after[at]]
    middle = changed[len(changed) // 2]
    return after[:middle] + before[middle:]


def cut_anywhere(contents):
    """The flash after each operation and in the middle of each."""
    for i, content in enumerate(contents):
        yield content
        if i + 1 < len(contents):
            yield halfway(content, contents[i + 1])


def test_a_save_is_as_before_or_as_after_at_every_cut():
    handheld = Handheld()
    handheld.settle()
    handheld.press(*[BUTTONS[event - 1] for event in BEGIN])
    before = handheld.saves()
    handheld.pico.contents = [handheld.pico.files()]
    handheld.press("a", still_ms=1700)
    after = handheld.saves()
    assert before["game"] != after["game"]

    allowed = {switched_on_with(before): before["game"], switched_on_with(after): after["game"]}
    seen = []
    for files in cut_anywhere(handheld.pico.contents):
        again = Handheld(files, way=handheld.way)
        again.settle()
        assert again.frame() in allowed, len(seen)
        assert again.saves()["game"] == allowed[again.frame()]
        seen.append(again.frame())
    assert set(seen) == set(allowed)
    print(len(seen) - 1, "cuts of a save")


def test_a_flash_leaves_the_old_game_or_the_new_one_or_says_that_it_was_interrupted(tmp_path):
    folder = tree(tmp_path / "tree")
    handheld = Handheld(spoken(folder))
    handheld.settle()
    handheld.press("a", "a", "a")
    saves = handheld.saves()
    image.compile_one(f"BUILD = '{'x' * 6000}'\n", Path("firmware/build.py"), folder / "firmware" / "build.mpy")
    handheld.pico.contents = [handheld.pico.files()]
    flashing = deploy(handheld, folder, tmp_path / "log")
    assert flashing.finish() == 0, flashing.said()

    cuts = list(cut_anywhere(handheld.pico.contents))
    assert len(cuts) > FLASH_CUTS
    game = switched_on_with(saves)
    interrupted = 0
    for i in range(FLASH_CUTS):
        again = Handheld(cuts[i * (len(cuts) - 1) // (FLASH_CUTS - 1)])
        pico = again.pico
        assert pico.run(lambda pico=pico: pico.lamp() or pico.transfers > 0, 500), i
        assert again.saves() == saves
        if pico.lamp():
            interrupted += 1
            again.wait(INTERRUPTED)
        else:
            again.settle()
            assert again.frame() == game, i
    assert 0 < interrupted < FLASH_CUTS
    print(FLASH_CUTS, "of", len(cuts) - 1, "cuts of a flash;", interrupted, "said so")
