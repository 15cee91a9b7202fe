/* world.c - see world.h. */
#include "tests/fuzz/world.h"

#include <errno.h>
#include <fcntl.h>
#include <lauxlib.h>
#include <lua.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include "bindings/lua/host/host.h"
#include "engine/base/memory.h"
#include "engine/base/printable.h"
#include "engine/games/registry.h"
#include "tests/support/demo_cave.h"

#define CARDS ADIT_TEST_ROOT "/cards/"
#define DEMO_CARDS ADIT_TEST_ROOT "/tests/fuzz/cave"
#define GOLDEN_EVERY 2000
#define REFUSED_EVERY 16 /* of the sources that the parser refuses */
#define LEAKS_EVERY 10000
#define GOLDEN_DECISIONS 30

/* ---- Findings ---- */

void fuzz_expect(bool holds, const char *what, const char *more)
{
    if (!holds) {
        fprintf(stderr, "\nFINDING: %s: %s\n", what, more);
        abort();
    }
}

void fuzz_expect_message(adit_status status, const adit_err *err)
{
    fuzz_expect(err->status == status, "status and message differ", err->text);
    fuzz_expect(err->text[0] != '\0', "a failure without a message", adit_status_name(status));
    fuzz_expect(status != ADIT_INTERNAL, "an error in the engine", err->text);
}

/* ---- Sources that are no Lua ---- */

bool fuzz_parses(const char *source, size_t length)
{
    static lua_State *parser;

    parser = parser == NULL ? luaL_newstate() : parser;
    fuzz_expect(parser != NULL, "no parser", "");
    int status = luaL_loadbufferx(parser, source, length, "=", "t");

    lua_settop(parser, 0);
    return status == LUA_OK;
}

bool fuzz_is_idle(const char *source, size_t length, uint64_t seed)
{
    return &fuzz_is_fed == NULL && seed % REFUSED_EVERY != 0 && !fuzz_parses(source, length);
}

/* ---- Engines ---- */

static adit_status check_demo(const adit_state *common, const adit_cards *cards, adit_err *err)
{
    const demo_state *state = (const demo_state *)(const void *)common;

    for (int seat = 0; seat < common->players; seat++) {
        const adit_in_play *list = &state->player[seat].common.in_play;

        for (int i = 0; i < list->count; i++) {
            const adit_card *card = &cards->card[list->card[i]];
            int place = card->kind == DEMO_KIND_ROOM ? state->room_place[card->kind_number] : 0;

            if (place == DEMO_POOL || place == DEMO_PIN || place == DEMO_PIN + 1) {
                return adit_fail(err, ADIT_INTERNAL, "'%s' is in play but not found yet", card->id);
            }
        }
    }
    return demo_cave.check(common, cards, err);
}

/* The demo game leaves out a check that its own tests have no use for. */
static const adit_game_def *strict_demo(void)
{
    static adit_game_def strict;

    if (strict.info.id == NULL) {
        strict = demo_cave;
        strict.check = check_demo;
    }
    return &strict;
}

const adit_game_def *fuzz_def(int which)
{
    return which == FUZZ_DEMO ? strict_demo() : adit_registry_at(which - FUZZ_TITLE);
}

adit_status fuzz_open(int which, const char *const *mods, int count, adit_engine **engine,
                      adit_err *err)
{
    aditl_mod_source sources[4] = {{.folder = DEMO_CARDS, .is_game = true}};
    const adit_game_def *def = fuzz_def(which);
    adit_card_host functions;
    aditl_host *host;
    char folder[512];

    *engine = NULL;
    if (which != FUZZ_DEMO) {
        snprintf(folder, sizeof folder, "%s%s", CARDS, def->info.id);
        sources[0].folder = folder;
    }
    for (int i = 0; i < count; i++) {
        sources[i + 1].folder = mods[i];
    }
    ADIT_TRY(aditl_host_open(def, count > 0, &host, err));
    adit_status status = aditl_load_mods(host, sources, count + 1, false, err);
    if (status != ADIT_OK) {
        aditl_host_close(host);
        return status;
    }
    aditl_host_ready(host, count > 0);
    aditl_host_functions(host, &functions);
    ADIT_TRY(adit_engine_create(def, host->set.cards, &functions, false, engine, err));
    (*engine)->mods = host->set.mods;
    (*engine)->mod_count = host->set.mod_count;
    (*engine)->binding = host;
    return ADIT_OK;
}

adit_engine *fuzz_engine(int which)
{
    static adit_engine *engines[FUZZ_ENGINES];
    adit_err err = {0};

    if (engines[which] == NULL) {
        adit_status status = fuzz_open(which, NULL, 0, &engines[which], &err);

        fuzz_expect(status == ADIT_OK, "the engine does not open", err.text);
    }
    return engines[which];
}

#define MAX_ROOMS 20

/* The demo game with these rooms found and in play, and something to pay with. */
static adit_status start_demo(adit_engine *engine, uint64_t seed, const char *rooms,
                              adit_game **game, adit_err *err)
{
    adit_setting fields[MAX_ROOMS + 4] = {{"player[1].goods.wood", "3"},
                                          {"player[1].goods.gold", "4"},
                                          {"player[2].goods.flax", "2"},
                                          {"player[1].in_play", rooms}};
    adit_setup setup = {.players = 2, .seed = seed, .fields = fields, .field_count = 4};
    char names[MAX_ROOMS][120];

    for (const char *at = rooms; *at != '\0' && setup.field_count < MAX_ROOMS;) {
        size_t length = strcspn(at, " ");
        char *name = names[setup.field_count];

        snprintf(name, sizeof names[0], "room.%.*s", (int)length, at);
        fields[setup.field_count++] = (adit_setting){name, "found"};
        at += length + strspn(at + length, " ");
    }
    return adit_game_new(engine, &setup, game, err);
}

adit_status fuzz_start(adit_engine *engine, int which, uint64_t seed, const char *rooms,
                       adit_game **game, adit_err *err)
{
    const adit_game_info *info = &fuzz_def(which)->info;
    uint64_t more = seed % (uint64_t)(info->max_players - info->min_players + 1);
    const adit_setup setup = {.players = info->min_players + (int)more, .seed = seed};

    return which == FUZZ_DEMO ? start_demo(engine, seed, rooms, game, err)
                              : adit_game_new(engine, &setup, game, err);
}

/* ---- The golden game ---- */

static uint64_t golden_hash(int which)
{
    adit_game *game;
    adit_err err = {0};
    adit_status status = fuzz_start(fuzz_engine(which), which, 7, "hut candle_store", &game, &err);
    uint64_t hash = 0;

    fuzz_expect(status == ADIT_OK, "the golden game does not start", err.text);
    for (int i = 0; i < GOLDEN_DECISIONS && !adit_game_is_over(game); i++) {
        int chosen = (i * 7 + 3) % adit_game_option_count(game);

        status = adit_game_decide(game, chosen, &err);
        fuzz_expect(status == ADIT_OK, "the golden game fails", err.text);
        hash = hash * 31 + adit_game_hash(game);
    }
    adit_game_free(game);
    return hash;
}

/* Not there in builds without the address sanitizer. */
extern int __lsan_do_recoverable_leak_check(void) __attribute__((weak));

/* libFuzzer itself asks after each run in which Lua has collected less than it made, which is
 * nearly every one, and takes ten times as long as the run. */
static void check_leaks(void)
{
    static unsigned long runs;

    if (++runs % LEAKS_EVERY == 0 && __lsan_do_recoverable_leak_check != NULL) {
        fuzz_expect(__lsan_do_recoverable_leak_check() == 0, "memory was lost", "");
    }
}

void fuzz_golden(int which)
{
    static uint64_t hashes[FUZZ_ENGINES];
    static unsigned long runs[FUZZ_ENGINES];
    int at = which % FUZZ_ENGINES;

    check_leaks();
    if (runs[at]++ % GOLDEN_EVERY != 0) {
        return;
    }
    uint64_t hash = golden_hash(at);

    hashes[at] = hashes[at] == 0 ? hash : hashes[at];
    fuzz_expect(hash == hashes[at], "the golden game ends otherwise", fuzz_def(at)->info.id);
}

/* ---- Files ---- */

static char folder[256];

static void remove_folder(void)
{
    char command[300];

    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    if (system(command) != 0) {
        fprintf(stderr, "cannot remove %s\n", folder);
    }
}

static const char *own_folder(void)
{
    const char *top = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR");

    if (folder[0] == '\0') {
        snprintf(folder, sizeof folder, "%s/adit-fuzz-XXXXXX", top != NULL ? top : "/tmp");
        fuzz_expect(mkdtemp(folder) != NULL, "cannot make a folder", folder);
        (void)atexit(remove_folder);
    }
    return folder;
}

const char *fuzz_empty_folder(void)
{
    static char path[300];

    if (path[0] == '\0') {
        snprintf(path, sizeof path, "%s/empty", own_folder());
        fuzz_expect(mkdir(path, 0700) == 0, "cannot make a folder", path);
    }
    return path;
}

void fuzz_folder(const char *name, char *path, size_t size)
{
    snprintf(path, size, "%s%s%.100s", own_folder(), name[0] != '\0' ? "/" : "", name);
    fuzz_expect(mkdir(path, 0700) == 0 || errno == EEXIST, "cannot make a folder", path);
}

const char *fuzz_file(const char *name, const void *bytes, size_t length)
{
    static struct {
        char path[320];
        int file;
    } files[8];
    char path[320];
    int i = 0;

    snprintf(path, sizeof path, "%s/%.50s", own_folder(), name);
    while (i < 8 && files[i].path[0] != '\0' && strcmp(files[i].path, path) != 0) {
        i++;
    }
    fuzz_expect(i < 8, "too many names of files", path);
    if (files[i].path[0] == '\0') {
        memcpy(files[i].path, path, sizeof path);
        files[i].file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    }
    fuzz_expect(files[i].file >= 0 && ftruncate(files[i].file, 0) == 0 &&
                    pwrite(files[i].file, bytes, length, 0) == (ssize_t)length,
                "cannot write a file", path);
    return files[i].path;
}

/* ---- What is printed ---- */

static char said[1 << 16];
static size_t said_length;
static FILE *true_out, *true_err;

static ssize_t keep(void *cookie, const char *bytes, size_t length)
{
    size_t fits = sizeof said - 1 - said_length;

    (void)cookie;
    fits = fits < length ? fits : length;
    memcpy(said + said_length, bytes, fits);
    said_length += fits;
    return (ssize_t)length;
}

/* Both streams are one of our own; libFuzzer keeps the true ones. */
void fuzz_listen(void)
{
    static FILE *stream;

    if (stream == NULL) {
        stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = keep});
        fuzz_expect(stream != NULL, "no stream", "");
    }
    true_out = stdout;
    true_err = stderr;
    stdout = stderr = stream;
    said_length = 0;
}

const char *fuzz_heard(void)
{
    (void)fflush(stderr);
    stdout = true_out;
    stderr = true_err;
    said[said_length] = '\0';
    for (size_t at = 0, length; at < said_length; at += length + 1) {
        for (length = 0; at + length < said_length && said[at + length] != '\n'; length++) {
            said[at + length] = said[at + length] == '\t' ? ' ' : said[at + length]; /* harmless */
        }
        bool is_cut = at + length == sizeof said - 1;

        fuzz_expect(is_cut || aditl_is_showable(said + at, length), "a message cannot be shown",
                    said + at);
    }
    return said;
}

/* ---- Bytes ---- */

const char *fuzz_split(const char **at, const char *end, size_t *length)
{
    static const char separator[] = "\n%%%\n";
    const size_t wide = sizeof separator - 1;
    const char *start = *at, *found = memmem(start, (size_t)(end - start), separator, wide);

    *length = (size_t)((found == NULL ? end : found) - start);
    *at = found == NULL ? end : found + wide;
    return start;
}

char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);

    fuzz_expect(text != NULL, "out of memory", "");
    if (size > 0) {
        memcpy(text, data, size);
    }
    text[size] = '\0';
    return text;
}

uint64_t fuzz_seed(const uint8_t *data, size_t size)
{
    return XXH64(data, size, 1);
}
