"""The golden frames: every screen and a game as text art in frames/, renewed by `python -m host_tests.golden`."""

import gc

from host_tests.support import MICROPYTHON
from tools.virtual_board.picture import braille, pixels

FOLDER = __file__.rsplit("/", 1)[0] + "/frames/"
RENEW = "If the new pictures are right, renew the golden frames: .venv/bin/python -m host_tests.golden"

_HEIGHT = 16  # lines of a picture
_BLANK = "\u2800"
_SAME = "="  # a line as in the picture before


def _lines(buffer):
    """A picture as lines in which dark cells are spaces, as those take a third of the room."""
    return [line.replace(_BLANK, " ").rstrip() for line in braille(buffer)]


def write(name, pictures):
    """Make a file of captioned pictures."""
    before = [None] * _HEIGHT
    with open(FOLDER + name + ".txt", "w", encoding="utf-8") as file:
        for caption, buffer in pictures:
            lines = _lines(buffer)
            file.write(caption + "\n")
            file.write("".join((_SAME if lines[i] == before[i] else lines[i]) + "\n" for i in range(_HEIGHT)))
            before = lines


def check(name, pictures):
    """Compare captioned pictures with those of a file; AssertionError that shows the first difference."""
    missing = False
    try:
        with open(FOLDER + name + ".txt", encoding="utf-8") as file:
            _compare(name, pictures, file)
    except OSError:
        missing = True
    assert not missing, "there is no frames/%s.txt. %s" % (name, RENEW)


def check_all(scenes):
    """Compare the picture of every scene; AssertionError that shows the first difference and names all."""
    changed = []
    for name, scene in scenes:
        if MICROPYTHON:
            gc.collect()  # room in one piece: there a list that grows does not look for garbage first
        try:
            check(name, [(name, scene().frame())])
        except AssertionError as error:
            changed.append((name, error))
    assert not changed, "%s\nAll that changed: %s" % (changed[0][1], ", ".join([name for name, _ in changed]))


def _compare(name, pictures, file):
    lines = [""] * _HEIGHT
    for caption, buffer in pictures:
        known = file.readline().rstrip("\n")
        assert known == caption, "frames/%s.txt has '%s', not '%s'. %s" % (name, known, caption, RENEW)
        for i in range(_HEIGHT):
            line = file.readline().rstrip("\n")
            if line != _SAME:
                lines[i] = line
        assert lines == _lines(buffer), _report(name, caption, lines, buffer)
    more = file.readline().rstrip("\n")
    assert not more, "frames/%s.txt has more pictures, from '%s' on. %s" % (name, more, RENEW)


def _report(name, caption, lines, buffer):
    """The known picture, the new one, and the pixels in which they differ."""
    known = pixels([line.replace(" ", _BLANK) + _BLANK * (64 - len(line)) for line in lines])
    changed = bytes(known[i] ^ buffer[i] for i in range(len(buffer)))
    parts = ["frames/%s.txt, '%s' has changed. %s" % (name, caption, RENEW)]
    for title, picture in (("was", known), ("is", buffer), ("changed", changed)):
        parts.append("%s:" % title)
        parts.extend(braille(picture))
    return "\n".join(parts)


def main():
    """Draw all golden frames anew."""
    from tools.rig.scenes import SCENES
    from tools.rig.script import pictures

    for name, scene in SCENES:
        write(name, [(name, scene().frame())])
    write("game", pictures())


if __name__ == "__main__":
    from tools.virtual_board import virtual

    virtual.install()
    main()
