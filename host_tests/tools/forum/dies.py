"""A command of the referee's that is killed at its n-th change of the disk: `dies.py N torn|whole COMMAND...`.

The write that it dies at is not done, or half of it if it is to be torn.
"""

import os
import signal
import sys

from tools.virtual_board import virtual


class Disk:
    """The functions that change a disk; the process is killed in place of call number `left`."""

    def __init__(self, left, torn):
        self._left = left
        self._torn = torn
        self._write = os.write
        for name in ("open", "write", "fsync", "replace"):
            setattr(os, name, self._counted(getattr(os, name)))

    def _counted(self, function):
        def call(*arguments):
            if self._left == 0:
                if function is self._write and self._torn:
                    handle, data = arguments
                    function(handle, data[: len(data) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            self._left -= 1
            return function(*arguments)

        return call


def main():
    """Runs the command."""
    virtual.install()
    from host_tests.tools.forum.tables import secret
    from tools.forum.cli import Program
    from tools.forum.simulated import START

    count, torn, *command = sys.argv[1:]
    program = Program(lambda: START + 7200, secret)
    Disk(int(count), torn == "torn")
    return program.run(command)


if __name__ == "__main__":
    sys.exit(main())
