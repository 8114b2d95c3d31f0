"""Runs the referee with this computer's clock and secret random bytes."""

import secrets
import sys

from tools import board


def main() -> int:
    """The exit code."""
    board.install()
    # The engine can only be imported once the Pico's modules are in place.
    from tools.forum import clock
    from tools.forum.cli import Program

    return Program(clock.now, secrets.token_bytes).run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
