# Adit: every task, and how C is compiled. `make help` lists the tasks; the rules of the build are
# in .ci/build.mk.
#
# Each task first lets .ci/packages install what it needs, so a fresh Debian with git and make
# is enough. For the same reason nothing here may ask for a compiler or pkg-config while this
# file is being read.

# ---- Modes and flags ----
#
#   MODE      folder            for
#   release   build/            use: optimised, without assertions
#   debug     build/debug/      tests: address and undefined-behaviour sanitizers
#   checked   build/checked/    tests of very many games: optimised, with assertions
#   coverage  build/coverage/   counting which lines and branches run; see engine/base/assert.h
#   fuzz      build/fuzz/       clang with its fuzzer
#
# CFLAGS and LDFLAGS are added to these. Which of the compiler's defences are on, and why not all:
# docs/decisions/0019-hardening.md.
MODE ?= release
WARNINGS = -Wall -Wextra -Wno-missing-field-initializers -Wshadow -Wstrict-prototypes \
  -Wmissing-prototypes -Wpointer-arith -Wundef -Wvla -Wformat=2 -Wno-format-nonliteral -Werror
FLAGS_release = -O2 -g -DNDEBUG \
  $(if $(findstring _FORTIFY_SOURCE,$(CFLAGS))$(filter -O0,$(CFLAGS)),,-D_FORTIFY_SOURCE=2)
LINK_release = -Wl,-z,relro,-z,now
# Of engine/, where games are played, unless CFLAGS has a level of its own.
ENGINE_release = $(if $(filter -O%,$(CFLAGS)),,-O3)
# For a shared library, within which calls are as direct as in an archive.
FLAGS_debug = -O1 -g -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all \
  -fPIC -fno-semantic-interposition
# Nobody debugs these programs; -g1 is enough for the places of a backtrace.
FLAGS_checked = -O2 -g1
FLAGS_coverage = -O0 -g --coverage -DNDEBUG -DADIT_COVERAGE
# Comparisons are not traced: the dictionaries know the words, and it is three times as fast.
FLAGS_fuzz = -O2 -gline-tables-only -fno-omit-frame-pointer -Wno-error -fno-sanitize-recover=all \
  -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-coverage=trace-cmp
# Of the library and the program; of the program alone.
MODULES = lua5.4 libxxhash sqlite3 jansson
PROGRAM_MODULES = libmicrohttpd

# That is all that .ci/build.mk reads of this file.
ifndef flags_only

# ---- Settings of tasks ----

PREFIX ?= /usr/local
DESTDIR ?=
JOBS ?= $(shell nproc)
# Where `make test` looks: TESTS=tests/engine/model runs only the tests below that folder or file.
TESTS ?= tests
# Which parts `make soak` runs: those whose names contain one of these words; all if there is none.
SOAK ?=
# Lines and branches of engine/ and bindings/lua that tests must reach, in per cent, and how many
# random games of each title they play while that is counted.
COVERAGE_LINES ?= 98
COVERAGE_BRANCHES ?= 90
COVERAGE_GAMES ?= 40
FUZZ_SECONDS ?= 60
PLAY ?= cave_vs_cave
# Whose weights `make weights` fits, and in how many steps they are tuned (0: not at all).
GAME ?= cave_farmers
TUNE_STEPS ?= 45
# Games of each pair of players that `make rate` plays.
RATE_GAMES ?= 400

SH_SCRIPTS = $(sort $(filter-out %.mk,$(wildcard .ci/*)) $(filter-out %.awk %.h %.lua,$(wildcard tests/lint/*)) \
  $(shell find tests scripts -name node_modules -prune -o -name '*.sh' -print 2>/dev/null))
C_FILES = $(shell find engine bindings tests -name node_modules -prune -o -name '*.[ch]' -print 2>/dev/null)
LUA_FOLDERS = $(wildcard cards scripts)

# Files are compiled in parallel unless the caller said -j himself.
BUILD = $(MAKE) --no-print-directory -f .ci/build.mk \
  $(if $(filter -j%,$(MAKEFLAGS)),,-j$(JOBS) --output-sync=target)

.DEFAULT_GOAL := all
.NOTPARALLEL:
.PHONY: help all play table test compile-commands profile golden golden-update coverage lint analyse format bench cluster rate weights soak soak-status fuzz docs \
  install uninstall clean FORCE

help: ## lists the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo '  MODE=release|debug|checked|coverage for `make all`, TESTS=PATH for `make test`,'
	@echo '  PREFIX=DIR and DESTDIR=DIR for `make install`, V=1 shows the commands'

all: ## builds build/adit and build/libadit.a
	@.ci/packages build
	+@$(BUILD) MODE=$(MODE) program

play: ## starts a game in the terminal (PLAY=GAME)
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@build/adit play $(PLAY)

table: ## opens a table in the browser (PLAY=GAME)
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@build/adit table $(PLAY)

# The release program is there as well, for tests of speed and of the installation, and that
# without libseccomp.
test: ## builds with sanitizers and runs every test
	@.ci/packages test
	@.ci/packages web
	+@$(BUILD) MODE=release program unfiltered
	+@$(BUILD) MODE=debug tests
	+@$(BUILD) MODE=checked long_tests
	@tests/support/run_tests.sh debug $(TESTS)

golden: ## replays the recorded games and shows the first difference
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@ADIT=build/adit tests/playthroughs/test_playthroughs.sh

golden-update: ## rewrites the recorded games; say in the commit why they changed
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@ADIT=build/adit tests/playthroughs/test_playthroughs.sh --update

coverage: ## runs the tests and prints which share of lines and branches they reach
	@.ci/packages coverage
	+@$(BUILD) MODE=release program unfiltered
	+@$(BUILD) MODE=coverage tests
	@find build/coverage -name '*.gcda' -delete
	@code=0; ADIT_GAMES=$(COVERAGE_GAMES) tests/support/run_tests.sh coverage $(TESTS) || code=$$?; \
	  tests/lint/coverage $(COVERAGE_LINES) $(COVERAGE_BRANCHES) && exit $$code

lint: ## checks form, common mistakes, layers, sizes, untested cards, generated files
	@.ci/packages lint test
	@.ci/packages web
	@echo "clang-format --dry-run -Werror"; clang-format --dry-run -Werror $(C_FILES)
	tests/lint/layers
	tests/lint/public_api
	tests/lint/transactions
	tests/lint/sizes
	tests/lint/prints
	tests/lint/words
	tests/lint/rule_map
	tests/lint/page
	@echo shellcheck; shellcheck $(SH_SCRIPTS)
	@# ctu...: across files it takes functions that one macro declares for each other
	@mkdir -p build/cppcheck
	cppcheck --quiet --std=c11 --enable=warning,performance,portability --inline-suppr \
	  --suppress=missingIncludeSystem --suppress=ctunullpointer --suppress=ctuuninitvar \
	  --error-exitcode=1 -j $(JOBS) \
	  --cppcheck-build-dir=build/cppcheck -I. -D_GNU_SOURCE engine bindings
	+@$(BUILD) MODE=release program
	tests/lint/no_card_in_c
	tests/lint/untested_cards
	tests/lint/generated
	$(if $(LUA_FOLDERS),luacheck --quiet $(LUA_FOLDERS))
	+@$(BUILD) MODE=debug tidy

analyse: ## lets analysers, the thread sanitizer and valgrind look at everything; takes long
	@.ci/packages analyse
	+@$(BUILD) MODE=release program
	@tests/lint/analyse

format: ## formats all C code
	@.ci/packages lint
	clang-format -i $(C_FILES)

bench: ## measures speed, and counts instructions so that changes can be compared
	@.ci/packages bench
	+@$(BUILD) MODE=release program
	@build/adit bench
	@tests/bench/instructions.sh
	@.ci/packages web
	@tests/bench/table.sh

cluster: ## plays a run on a Slurm cluster and over ssh, both on this machine; needs root
	@.ci/packages cluster
	+@$(BUILD) MODE=release program
	@tests/bench/cluster.sh

rate: ## measures how strong the built-in players are; takes hours, can be continued (RATE_GAMES)
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@scripts/studies/players.sh $(RATE_GAMES)

weights: ## fits cards/GAME/weights.txt to games among bots and tunes it; half an hour (GAME, TUNE_STEPS)
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@build/adit run scripts/studies/fit_weights.lua $(GAME)
	@rm -rf build/tune/$(GAME)
	@[ $(TUNE_STEPS) -eq 0 ] || scripts/studies/tune_weights.sh $(GAME) $(TUNE_STEPS)

soak: ## runs the long forms of the tests, in parts; continues where it was stopped (SOAK=WORD)
	@.ci/packages test
	@.ci/packages web
	+@$(BUILD) MODE=release program
	+@$(BUILD) MODE=debug soak_tests
	+@$(BUILD) MODE=checked long_tests
	@TEST_TELL=60 tests/support/soak.sh run $(SOAK)

soak-status: ## shows the parts of the soak, what became of them, and their counts (SOAK=WORD)
	@tests/support/soak.sh list $(SOAK)

fuzz: ## feeds damaged input to everything that reads files (FUZZ_SECONDS for each)
	@.ci/packages fuzz
	+@$(BUILD) MODE=fuzz fuzzers
	@tests/support/run_fuzzers.sh $(FUZZ_SECONDS)

compile-commands: ## writes build/compile_commands.json for editors and clangd
	@.ci/packages build
	+@$(BUILD) MODE=release compile_commands

profile: ## lists the dearest functions of random games by instructions (PLAY=GAME)
	@.ci/packages bench
	+@$(BUILD) MODE=release program
	@tests/bench/profile.sh $(PLAY)

docs: ## rewrites the generated reference and the editor stubs
	@.ci/packages build
	+@$(BUILD) MODE=release program
	@tests/lint/generated --update

install: all ## installs below PREFIX (DESTDIR for packagers)
	@.ci/install install build '$(DESTDIR)' '$(PREFIX)'

uninstall: ## removes exactly what `make install` put there
	@.ci/install uninstall build '$(DESTDIR)' '$(PREFIX)'

clean: ## removes build/
	rm -rf build

# One file by its name, such as `make build/debug/tests/engine/model/test_goods`.
build/debug/%: FORCE
	@.ci/packages test
	+@$(BUILD) MODE=debug $@
build/checked/%: FORCE
	@.ci/packages test
	+@$(BUILD) MODE=checked $@
build/coverage/%: FORCE
	@.ci/packages coverage
	+@$(BUILD) MODE=coverage $@
build/%: FORCE
	@.ci/packages build
	+@$(BUILD) MODE=release $@

endif
