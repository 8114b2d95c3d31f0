"""The judgement of an audit: exact p-values, what fails, and how seldom fair dice do."""

from random import Random

import pytest

pytest.importorskip("scipy", reason="scipy is not built for this machine")

from scipy.stats import chi2, ncx2

from tools.dice import fairness
from tools.dice.fairness import Finding, holm, judge


def fair(rolls, seed=1):
    return bytes(Random(seed).choices(range(1, 7), k=6 * rolls))


def found(verdict):
    return {finding.what for finding in verdict.failed}


def test_fair_dice_stand_every_test():
    verdict = judge(fair(5000))
    assert verdict.fair
    assert verdict.rolls == 5000
    assert len({finding.what for finding in verdict.tests}) == len(verdict.tests) == 19
    assert fairness.words(verdict).startswith("FAIR. 5,000 rolls stood all 19 tests")


def test_the_allowance_is_kept_by_fair_dice():
    """Of 19,000 p-values 190 are expected below 0.01, give or take 14."""
    values = [finding.p for seed in range(1000) for finding in judge(fair(200, seed)).tests]
    assert 130 < sum(p < 0.01 for p in values) < 250
    assert 0.48 < sum(values) / len(values) < 0.52


def test_p_values_are_those_of_the_tables():
    # Critical values of chi-squared for 5 and 35 degrees of freedom, and of z.
    assert fairness.chdtrc(5, 11.0705) == pytest.approx(0.05, rel=1e-4)
    assert fairness.chdtrc(35, 57.3421) == pytest.approx(0.01, rel=1e-4)
    assert fairness.two_sided(1.959964) == pytest.approx(0.05, rel=1e-5)


def test_chi_squared_of_known_counts():
    # A die that fell 20, 30, 25, 25, 30 and 50 times: deviations of -10, 0, -5, -5, 0 and 20 from 30.
    column = [face for face, count in enumerate((20, 30, 25, 25, 30, 50), 1) for _ in range(count)]
    faces = bytes(face for first in column for face in (first, 1, 2, 3, 4, 5))
    finding = next(finding for finding in judge(faces).tests if finding.what == "faces of white 1")
    assert finding.value == pytest.approx(550 / 30)
    assert finding.p == pytest.approx(0.00256, abs=1e-5)


def change(faces, edit):
    changed = bytearray(faces)
    for at in range(0, len(changed), 6):
        edit(changed, at)
    return bytes(changed)


def test_each_kind_of_fault_is_found_by_the_test_for_it():
    chance = Random(5)

    def loaded(faces, at):
        if chance.random() < 0.05:
            faces[at + 3] = 6

    def pairs(faces, at):
        if chance.random() < 0.1:
            faces[at + 1] = faces[at]

    def after(faces, at):
        if at and chance.random() < 0.1:
            faces[at + 5] = faces[at - 1]

    def swinging(faces, at):
        if at and chance.random() < 0.2:
            faces[at + 4] = 7 - faces[at - 2]

    rolls = fair(10000)
    assert found(judge(change(rolls, loaded))) == {"faces of yellow"}
    assert "pairs of the white dice" in found(judge(change(rolls, pairs)))
    assert "runs of low and high of blue" in found(judge(change(rolls, after)))
    assert "correlation with the next roll" in found(judge(change(rolls, swinging)))


def test_dice_that_never_change_fail_in_every_way():
    verdict = judge(bytes([3] * 6 * 1000))
    assert len(verdict.failed) == len(verdict.tests)
    assert fairness.words(verdict).startswith("NOT FAIR. Of 19 tests on 1,000 rolls fail:")


def test_holm_holds_the_smallest_against_a_part_of_the_allowance():
    def findings(*values):
        return [Finding(str(p), "z", 0.0, p) for p in values]

    # 0.001 shared by four, then by three, and so on.
    assert holm(findings(0.00026, 0.5, 0.5, 0.5)) == []
    assert [finding.p for finding in holm(findings(0.5, 0.00024, 0.0003, 0.0006))] == [0.00024, 0.0003]
    assert [finding.p for finding in holm(findings(0.0009, 0.00024, 0.0003, 0.0004))] == [
        0.00024,
        0.0003,
        0.0004,
        0.0009,
    ]


def test_too_few_rolls_are_not_judged():
    with pytest.raises(ValueError, match="179 rolls are too few to judge: it takes 180"):
        judge(fair(179))
    judge(fair(180))


def test_what_can_be_seen_is_stated_truly():
    rolls = 1_000_000
    limit = chi2.isf(fairness.FALSE_ALARMS / 19, 5)
    off = fairness.visible(rolls)
    # One face off by that part, which the five others make up for.
    non_central = rolls / 6 * (off**2 + 5 * (off / 5) ** 2)
    assert ncx2.sf(limit, 5, non_central) == pytest.approx(0.9, abs=0.001)
    assert off == pytest.approx(0.0137, abs=0.0001)
