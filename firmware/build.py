"""The version that About shows."""

BUILD = "0.1.0"
