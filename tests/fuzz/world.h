/* world.h - what the fuzz targets share: engines, files, and what must always hold.
 *
 * A target is one function, LLVMFuzzerTestOneInput. With libFuzzer it is fed by it; without it,
 * in `make test`, feed.c feeds it the stored corpus. Engines are opened once for each process:
 * a run must leave nothing behind, which the golden game after every so many runs shows.
 */
#ifndef ADIT_FUZZ_WORLD_H
#define ADIT_FUZZ_WORLD_H

#include <stddef.h>
#include <stdint.h>

#include "bindings/lua/adit_lua.h"
#include "engine/match/engine.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* True in feed.c. Without it (its address is NULL then) a target may do what takes long for a
 * share of the inputs only. */
extern const bool fuzz_is_fed __attribute__((weak));

/* The demo game comes first, being the fastest; then the titles. */
enum { FUZZ_DEMO, FUZZ_TITLE, FUZZ_ENGINES = 5 };

/* The engine, opened when first asked for; stays open. */
adit_engine *fuzz_engine(int which);
/* The rules of the same game. */
const adit_game_def *fuzz_def(int which);
/* Opens the demo game or a title with the mods added; a failure leaves NULL. */
adit_status fuzz_open(int which, const char *const *mods, int count, adit_engine **engine,
                      adit_err *err);
/* A game on it that has things to do; `rooms` (the demo game only) are in play. */
adit_status fuzz_start(adit_engine *engine, int which, uint64_t seed, const char *rooms,
                       adit_game **game, adit_err *err);

/* Whether Lua's parser refuses the source and the input is not one of the few that go on with that
 * all the same: what follows is always alike, and takes ten times as long as to see this. Never in
 * feed.c. */
bool fuzz_is_idle(const char *source, size_t length, uint64_t seed);

/* Whether Lua's parser accepts the source. */
bool fuzz_parses(const char *source, size_t length);

/* Ends the program with the message unless the condition holds: a finding. */
void fuzz_expect(bool holds, const char *what, const char *more);
/* A failed call must have said why. */
void fuzz_expect_message(adit_status status, const adit_err *err);

/* Plays a short game on the engine now and then: it must always end in the same state. Called
 * once in each run; `which` may be any number. */
void fuzz_golden(int which);

/* Writes the bytes to a file of this name in the process's own folder, which is in memory where
 * possible, and gives its path, valid for good. At most 8 names. */
const char *fuzz_file(const char *name, const void *bytes, size_t length);
/* Makes a folder of this name there, if there is none yet, and gives its path. "" is the folder
 * itself. */
void fuzz_folder(const char *name, char *path, size_t size);
/* A folder with nothing in it. */
const char *fuzz_empty_folder(void);

/* The piece that begins at *at: up to the next line "%%%", which *at then stands behind, or to the
 * end. */
const char *fuzz_split(const char **at, const char *end, size_t *length);

/* What is printed from here on is kept; until fuzz_heard, which gives it back as one text, valid
 * until the next time, and expects that a terminal can show each of its lines. */
void fuzz_listen(void);
const char *fuzz_heard(void);

/* The bytes as a text that ends with NUL; the caller frees it. NUL bytes inside stay. */
char *fuzz_text(const uint8_t *data, size_t size);
/* A number that depends on all bytes. */
uint64_t fuzz_seed(const uint8_t *data, size_t size);

#endif
