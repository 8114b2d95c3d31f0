"""Every screen of the handheld, by its name: what a golden frame and a tile of the sheet of all screens show."""

from tools.rig import app_scenes, qix_scenes, qwixx_scenes

SCENES = app_scenes.SCENES + qwixx_scenes.SCENES + qix_scenes.SCENES
