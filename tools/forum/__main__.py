"""Runs the referee with this computer's clock and secret random bytes."""

import io
import secrets
import signal
import sys

from tools.virtual_board import virtual


def main() -> int:
    """The exit code."""
    if sys.platform == "win32":
        print("The referee needs Linux or macOS.", file=sys.stderr)
        return 1
    # Who reads only the first lines of a post is no error, nor is a terminal without a letter of a name.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        assert isinstance(stream, io.TextIOWrapper)
        stream.reconfigure(errors="replace")
    virtual.install()
    # The engine can only be imported once the Pico's modules are in place.
    from tools.forum import clock
    from tools.forum.cli import Program

    return Program(clock.now, secrets.token_bytes).run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
