"""The committed pictures are those that the app draws."""

import pytest

pytest.importorskip("PIL", reason="no Pillow on this machine")

from PIL import Image, ImageChops

from tools import screenshots

RENEW = "draw the pictures anew: make screenshots"


def test_the_pictures_are_up_to_date() -> None:
    drawn = dict(screenshots.pictures())
    assert {path.stem for path in screenshots.FOLDER.glob("*.png")} == drawn.keys(), RENEW
    for name, picture in drawn.items():
        with Image.open(screenshots.FOLDER / f"{name}.png") as image:
            known = image.convert("RGB")
        assert known.size == picture.size, f"{name}.png has changed; {RENEW}"
        assert ImageChops.difference(known, picture).getbbox() is None, f"{name}.png has changed; {RENEW}"
