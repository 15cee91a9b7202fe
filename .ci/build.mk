# build.mk - the rules by which things are compiled. The Makefile calls it, for one MODE at a time,
# after it has made sure that compiler and libraries exist; modes, flags and warnings come from the
# top of the Makefile. Sources are found by pattern: a new file needs no line here.

flags_only := yes
include Makefile

OUT.release := build
OUT.debug := build/debug
OUT.checked := build/checked
OUT.coverage := build/coverage
OUT.fuzz := build/fuzz

OUT := $(OUT.$(MODE))
ifeq ($(OUT),)
$(error MODE is '$(MODE)'; it must be release, debug, checked, coverage or fuzz)
endif
ifeq ($(MODE),fuzz)
CC := clang
endif

# Where a long has 32 bits, some folders cannot be listed and dates end in 2038 without this.
WIDE := $(if $(filter 4,$(shell echo __SIZEOF_LONG__ | $(CC) -E -P - 2>&1)),-D_FILE_OFFSET_BITS=64 \
  -D_TIME_BITS=64)
COMPILE := $(CC) -std=c11 -D_GNU_SOURCE $(WIDE) $(WARNINGS) -I. $(FLAGS_$(MODE)) \
  $(shell pkg-config --cflags $(MODULES)) $(CFLAGS)
COMPILE_ENGINE := $(COMPILE) $(ENGINE_$(MODE))
LIBRARIES := $(shell pkg-config --libs $(MODULES)) -lpthread -lm $(LINK_$(MODE)) $(LDFLAGS)

# What only the program needs: the server of the table.
PROGRAM_LIBRARIES := $(shell pkg-config --libs $(PROGRAM_MODULES))
$(OUT)/obj/bindings/web/%.o: COMPILE += $(shell pkg-config --cflags $(PROGRAM_MODULES))

# Line editing in `adit play`; the program does without it as well. EDITLINE=no leaves it out.
EDITLINE ?= $(shell pkg-config --exists libedit && echo yes)
ifeq ($(EDITLINE),yes)
PROGRAM_LIBRARIES += $(shell pkg-config --libs libedit)
$(OUT)/obj/bindings/cli/term/edit.o: COMPILE += -DADIT_HAS_EDITLINE \
  $(shell pkg-config --cflags libedit)
endif

# The filter of system calls for bots in other processes; the program does without it as well.
# SECCOMP=no leaves it out.
SECCOMP ?= $(shell pkg-config --exists libseccomp && echo yes)
UNFILTERED_LIBRARIES := $(PROGRAM_LIBRARIES)
ifeq ($(SECCOMP),yes)
PROGRAM_LIBRARIES += $(shell pkg-config --libs libseccomp)
$(OUT)/obj/bindings/cli/workers/confine.o: COMPILE += -DADIT_HAS_SECCOMP \
  $(shell pkg-config --cflags libseccomp)
endif

LIBRARY_SOURCES := $(sort $(shell find engine bindings/lua -name '*.c'))
PROGRAM_SOURCES := $(sort $(shell find bindings/cli bindings/table bindings/web bindings/worker -name '*.c'))
TEST_SOURCES := $(sort $(shell find tests -name 'test_*.c' 2>/dev/null))
SUPPORT_SOURCES := $(sort $(wildcard tests/support/*.c tests/support/*/*.c))
FUZZ_SOURCES := $(sort $(wildcard tests/fuzz/fuzz_*.c))

object = $(patsubst %.c,$(OUT)/obj/%.o,$(1))
LIBRARY := $(OUT)/libadit.a
PROGRAM := $(OUT)/adit
SUPPORT := $(OUT)/obj/tests/libsupport.a
# What test programs link with. There are hundreds of them: with a shared library each takes a tenth
# of the time and of the place. Those that replace functions of the C library need the archive.
RPATH := -Wl,-rpath,$(CURDIR)/$(OUT)
TESTED := $(if $(filter debug,$(MODE)),$(OUT)/libadit_tested.so,$(LIBRARY))
TEST_PROGRAMS := $(TEST_SOURCES:%.c=$(OUT)/%)
# Those with so many cases that most of them are run without sanitizers.
LONG_TEST_PROGRAMS := $(patsubst %.c,$(OUT)/%,$(shell grep -lE 'soak parts: [0-9]+, both builds' \
  $(TEST_SOURCES)))
# Those that have a long form, as tests/support/soak.sh finds them.
SOAK_TEST_PROGRAMS := $(patsubst %.c,$(OUT)/%,$(shell grep -lE \
  'ADIT_SOAK|ADIT_CASES|cases_wanted|soak parts: [0-9]' $(TEST_SOURCES)))
# A fuzz target is fed by libFuzzer, and in the tests by tests/fuzz/feed.c with stored inputs.
FUZZ_WORLD := tests/fuzz/world.c tests/fuzz/lua_mutator.c
FUZZ_SHARED := $(FUZZ_WORLD) tests/fuzz/feed.c $(wildcard tests/fuzz/seeds*.c)
FUZZERS := $(FUZZ_SOURCES:tests/fuzz/%.c=$(OUT)/%)
FEEDERS := $(FUZZ_SOURCES:tests/fuzz/fuzz_%.c=$(OUT)/fuzz/feed_%)
COMMANDS := $(OUT)/obj/bindings/libcommands.a

# Tests find cards and fixtures from here, and the program for what needs a fresh process.
TEST_DEFINES = -DADIT_TEST_ROOT='"$(CURDIR)"' -DADIT_TEST_PROGRAM='"$(CURDIR)/$(PROGRAM)"' \
  $(CMOCKA_FLAGS)

CMOCKA_FLAGS = $(eval CMOCKA_FLAGS := $(shell pkg-config --cflags cmocka))$(CMOCKA_FLAGS)
CMOCKA = $(eval CMOCKA := $(shell pkg-config --libs cmocka))$(CMOCKA)

# V=1 shows the whole commands.
Q := $(if $(V),,@)
say = $(if $(V),,@printf '  %-4s %s\n' $(1) $(2))

.SUFFIXES:
.DELETE_ON_ERROR:
.SECONDARY:
.PHONY: library program unfiltered tests long_tests soak_tests fuzzers FORCE

program: $(LIBRARY) $(PROGRAM)
library: $(LIBRARY)
unfiltered: $(OUT)/unfiltered/adit $(OUT)/unfiltered/try_confine $(OUT)/try_confine
tests: program $(TEST_PROGRAMS) $(FEEDERS) $(OUT)/try_confine
long_tests: $(LONG_TEST_PROGRAMS)
soak_tests: program $(SOAK_TEST_PROGRAMS)
fuzzers: $(FUZZERS) $(OUT)/seeds

# A list is rewritten only when it changes; whoever depends on it is then made anew. So other
# flags recompile everything, and a removed source leaves its archive.
define list
$(1): FORCE
	@mkdir -p $$(@D)
	@printf '%s\n' '$$(subst ','\'',$(2))' | cmp -s - $$@ || \
	  printf '%s\n' '$$(subst ','\'',$(2))' >$$@
endef
$(eval $(call list,$(OUT)/obj/flags,$$(COMPILE_ENGINE) $$(LIBRARIES) $$(PROGRAM_LIBRARIES)))
$(eval $(call list,$(OUT)/obj/library,$$(LIBRARY_SOURCES)))
$(eval $(call list,$(OUT)/obj/program,$$(PROGRAM_SOURCES)))
$(eval $(call list,$(OUT)/obj/support,$$(SUPPORT_SOURCES)))

$(OUT)/obj/%.o: %.c $(OUT)/obj/flags
	@mkdir -p $(@D)
	$(call say,CC,$@)
	$(Q)$(if $(filter engine/%,$<),$(COMPILE_ENGINE),$(COMPILE)) -MMD -MP $(if $(filter tests/%,$<),$(TEST_DEFINES)) -c -o $@ $<

define archive
	@rm -f $@
	$(call say,AR,$@)
	$(Q)$(AR) rcs $@ $(filter %.o,$^)
endef

$(LIBRARY): $(call object,$(LIBRARY_SOURCES)) $(OUT)/obj/library
	$(archive)

$(OUT)/libadit_tested.so: $(call object,$(LIBRARY_SOURCES)) $(OUT)/obj/library
	$(call say,LD,$@)
	$(Q)$(COMPILE) -shared -Wl,-Bsymbolic -Wl,-soname,$(@F) -o $@ $(filter %.o,$^) $(LIBRARIES)

$(SUPPORT): $(call object,$(SUPPORT_SOURCES)) $(OUT)/obj/support
	$(archive)

$(PROGRAM): $(call object,$(PROGRAM_SOURCES)) $(LIBRARY) $(OUT)/obj/program
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $(filter %.o,$^) $(LIBRARY) $(LIBRARIES) $(PROGRAM_LIBRARIES)

# The program as it is where there is no libseccomp, for tests: one object is another one.
CONFINE := bindings/cli/workers/confine
$(OUT)/obj/unfiltered.o: $(CONFINE).c $(OUT)/obj/$(CONFINE).o
	$(call say,CC,$@)
	$(Q)$(COMPILE) -c -o $@ $<
$(OUT)/unfiltered/adit: $(call object,$(filter-out $(CONFINE).c,$(PROGRAM_SOURCES))) \
  $(OUT)/obj/unfiltered.o $(LIBRARY) $(OUT)/obj/program
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $(filter %.o,$^) $(LIBRARY) $(LIBRARIES) $(UNFILTERED_LIBRARIES)

# What holds a worker process is tried out by a program of the tests, with and without the filter.
TRY := tests/bindings/cli/workers/try_confine
$(OUT)/try_confine: $(OUT)/obj/$(TRY).o $(COMMANDS) $(LIBRARY)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $^ $(LIBRARIES) $(PROGRAM_LIBRARIES)
$(OUT)/unfiltered/try_confine: $(OUT)/obj/$(TRY).o $(OUT)/obj/unfiltered.o $(COMMANDS) $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $^ $(LIBRARIES) $(UNFILTERED_LIBRARIES)

$(TEST_PROGRAMS): $(OUT)/%: $(OUT)/obj/%.o $(SUPPORT) $(TESTED) $(LIBRARY)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $< $(filter %libcommands.a,$^) $(SUPPORT) \
	  $(if $(WRAPPED),$(LIBRARY),$(TESTED) $(RPATH)) $(CMOCKA) $(LIBRARIES) \
	  $(WRAPPED:%=-Wl,--wrap=%) \
	  $(if $(filter %libcommands.a,$^),$(PROGRAM_LIBRARIES))
$(OUT)/tests/failures/test_allocations_commands $(OUT)/tests/failures/test_new \
  $(OUT)/tests/attacks/test_hooks $(OUT)/tests/bindings/cli/fuzz/test_fuzz_twin \
  $(OUT)/tests/bindings/cli/play/test_hints $(OUT)/tests/bindings/cli/play/test_screen \
  $(OUT)/tests/bindings/cli/rate/test_numbers $(OUT)/tests/bindings/cli/sim/test_parts: $(COMMANDS)
# Processes are the program's, not the library's.
$(filter $(OUT)/tests/bindings/worker/% $(OUT)/tests/bindings/table/%,$(TEST_PROGRAMS)): $(COMMANDS)
$(OUT)/tests/failures/test_allocations_commands: WRAPPED := sqlite3_bind_text sqlite3_prepare_v2 \
  sqlite3_finalize
# Functions of the C library that these tests replace by their own.
$(OUT)/tests/failures/test_new: WRAPPED := write
$(OUT)/tests/failures/test_io: WRAPPED := open openat read write fsync close fchmod renameat \
  fstatat fstat faccessat
$(OUT)/tests/bindings/lua/mods/test_files: WRAPPED := readdir dup

# What the commands are made of, without main.
$(COMMANDS): $(filter-out %/main.o,$(call object,$(PROGRAM_SOURCES))) $(OUT)/obj/program
	$(archive)

$(FUZZERS): $(OUT)/%: $(OUT)/obj/tests/fuzz/%.o $(call object,$(FUZZ_WORLD)) $(COMMANDS) \
  $(SUPPORT) $(LIBRARY)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -fsanitize=fuzzer -o $@ $^ $(LIBRARIES) $(PROGRAM_LIBRARIES)

$(FEEDERS): $(OUT)/fuzz/feed_%: $(OUT)/obj/tests/fuzz/fuzz_%.o \
  $(OUT)/obj/tests/fuzz/feed.o $(call object,$(FUZZ_WORLD)) $(COMMANDS) $(SUPPORT) $(TESTED)
	@mkdir -p $(@D)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $^ $(RPATH) $(LIBRARIES) $(PROGRAM_LIBRARIES)

$(OUT)/seeds: $(call object,$(wildcard tests/fuzz/seeds*.c) $(FUZZ_WORLD)) $(COMMANDS) $(SUPPORT) \
  $(LIBRARY)
	$(call say,LD,$@)
	$(Q)$(COMPILE) -o $@ $^ $(LIBRARIES) $(PROGRAM_LIBRARIES)

# For editors: how each file is compiled.
.PHONY: compile_commands
compile_commands:
	@mkdir -p build/obj
	$(file >build/obj/editor,$(COMPILE))
	$(file >>build/obj/editor,$(TEST_DEFINES))
	$(file >>build/obj/editor,$(CURDIR))
	@printf '%s\n' $(LIBRARY_SOURCES) $(PROGRAM_SOURCES) $(SUPPORT_SOURCES) $(TEST_SOURCES) | \
	  awk 'FILENAME != "-" { gsub(/["\\]/, "\\\\&"); flags[FNR] = $$0; next } \
	    { printf "%s{ \"directory\": \"%s\", \"file\": \"%s\", \"command\": \"%s %s -c %s\" }", \
	        (FNR == 1 ? "[\n" : ",\n"), flags[3], $$0, flags[1], (/^tests/ ? flags[2] : ""), $$0 } \
	    END { print "\n]" }' build/obj/editor - >build/compile_commands.json
	@echo build/compile_commands.json

# clang-tidy looks at a file again when its object was made again, which is when the file or
# one of its headers has changed.
TIDIED := $(patsubst %.c,$(OUT)/tidy/%,$(LIBRARY_SOURCES) $(PROGRAM_SOURCES) $(SUPPORT_SOURCES) \
  $(TEST_SOURCES) $(FUZZ_SOURCES) $(FUZZ_SHARED) $(TRY).c)
.PHONY: tidy
tidy: $(TIDIED)
$(TIDIED): $(OUT)/tidy/%: $(OUT)/obj/%.o .clang-tidy
	@mkdir -p $(@D)
	$(call say,TIDY,$*.c)
	$(Q)clang-tidy --quiet $*.c -- $(filter-out -Werror,$(wordlist 2,999,$(COMPILE))) \
	  $(TEST_DEFINES) 2>$@.log || { cat $@.log >&2; exit 1; }
	@touch $@

-include $(patsubst %.o,%.d,$(call object,$(LIBRARY_SOURCES) $(PROGRAM_SOURCES) $(TEST_SOURCES) \
  $(SUPPORT_SOURCES) $(FUZZ_SOURCES) $(FUZZ_SHARED) $(TRY).c))
