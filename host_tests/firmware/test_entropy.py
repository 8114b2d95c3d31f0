from engine.dice import Dice
from firmware.entropy import random_bytes


def test_gives_as_many_bytes_as_asked_for_and_others_each_time():
    for n in (1, 6, 32):
        assert len(random_bytes(n)) == n
    assert random_bytes(16) != random_bytes(16)


def test_the_dice_accept_it():
    dice = Dice(random_bytes)
    faces = [0] * 6
    for _ in range(600):
        faces[dice.below(6)] += 1
    assert min(faces) > 50
