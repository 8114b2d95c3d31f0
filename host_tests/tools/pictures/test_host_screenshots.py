"""The committed pictures are those that the app draws."""

import pytest

pytest.importorskip("PIL", reason="no Pillow on this machine")

from PIL import Image, ImageChops

from engine.app.options import CODES
from tools.pictures import screenshots

SHEETS = ("en", "ru")  # a sheet takes a while; who draws these anew draws all
RENEW = "draw the pictures anew: make screenshots"

pytestmark = pytest.mark.usefixtures("think_once")


def test_the_pictures_are_up_to_date() -> None:
    drawn = dict(screenshots.pictures(SHEETS))
    others = {f"all-{code}" for code in set(CODES) - set(SHEETS)}
    assert {path.stem for path in screenshots.FOLDER.glob("*.png")} == drawn.keys() | others, RENEW
    for name, picture in drawn.items():
        with Image.open(screenshots.FOLDER / f"{name}.png") as image:
            known = image.convert("RGB")
        assert known.size == picture.size, f"{name}.png has changed; {RENEW}"
        assert ImageChops.difference(known, picture).getbbox() is None, f"{name}.png has changed; {RENEW}"
