"""There is one version: of the project, on the device, in the changelog, and of a tag if this commit has one."""

import re
import subprocess
import tomllib
from pathlib import Path
from shutil import which

import pytest

from firmware.build import BUILD

TOP = Path(__file__).parents[1]
RELEASES = re.findall(
    r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", (TOP / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
)


def test_the_project_and_the_device_have_the_version_of_the_last_release():
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert project == BUILD == RELEASES[0]


def test_releases_are_told_newest_first_and_once():
    numbers = [tuple(map(int, release.split("."))) for release in RELEASES]
    assert numbers == sorted(set(numbers), reverse=True)


@pytest.mark.skipif(which("git") is None or not (TOP / ".git").exists(), reason="not a clone with git")
def test_a_tag_of_this_commit_is_the_version():
    command = ["git", "tag", "--points-at", "HEAD", "v*"]
    done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(done.stderr)
    assert set(done.stdout.split()) <= {"v" + BUILD}
