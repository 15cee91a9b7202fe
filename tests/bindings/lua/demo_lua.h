/* demo_lua.h - the demo game with cards written in Lua by the test itself.
 *
 * A test gives the body of functions; the cards around them are made here and loaded through
 * the real loader.
 */
#ifndef ADIT_TESTS_DEMO_LUA_H
#define ADIT_TESTS_DEMO_LUA_H

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "bindings/lua/host/host.h"
#include "engine/base/memory.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/demo_cave.h"

typedef struct {
    adit_engine *engine;
    adit_game *game;
    adit_err err;
} demo;

/* Writes DIR/room/<id>.lua and gives DIR. */
static inline const char *demo_write(const char *folder, const char *kind, const char *id,
                                     const char *text)
{
    static char path[300];
    char name[400];
    const char *top = getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp";

    snprintf(path, sizeof path, "%.200s/%.40s", top, folder);
    (void)mkdir(path, 0777);
    snprintf(name, sizeof name, "%s/%.40s", path, kind);
    (void)mkdir(name, 0777);
    snprintf(name, sizeof name, "%s/%.40s/%.40s.lua", path, kind, id);
    FILE *file = fopen(name, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    return path;
}

/* Opens the demo game with the cards of a folder. */
static inline adit_status demo_open(demo *d, const char *folder, bool strict, bool purity)
{
    const aditl_mod_source source = {.folder = folder, .is_game = true};
    adit_card_host functions;
    aditl_host *host;

    memset(d, 0, sizeof *d);
    ADIT_TRY(aditl_host_open(&demo_cave, strict, &host, &d->err));
    adit_status status = aditl_load_mods(host, &source, 1, false, &d->err);
    if (status != ADIT_OK) {
        aditl_host_close(host);
        return status;
    }
    aditl_host_ready(host, strict);
    aditl_host_functions(host, &functions);
    ADIT_TRY(
        adit_engine_create(&demo_cave, host->set.cards, &functions, purity, &d->engine, &d->err));
    d->engine->binding = host;
    return ADIT_OK;
}

/* Starts a game of two in which `rooms` ("hut", "barn hut") belong to player 1. */
static inline adit_status demo_start(demo *d, const char *rooms)
{
    const adit_setting fields[] = {
        {"player[1].in_play", rooms}, {"player[1].goods.wood", "3"}, {"player[2].goods.flax", "2"}};
    const adit_setup setup = {.players = 2, .seed = 7, .fields = fields, .field_count = 3};

    return adit_game_new(d->engine, &setup, &d->game, &d->err);
}

static inline void demo_close(demo *d)
{
    adit_game_free(d->game);
    adit_engine_close(d->engine);
}

/* A game with one room 'hut' whose `use` is function(g, me, ev) BODY end; `more` are further
 * fields of the card and may be "". */
static inline void demo_with(demo *d, const char *body, const char *more, bool strict)
{
    static char text[9000];

    assert_true((size_t)snprintf(
                    text, sizeof text,
                    "return card {\n  id = 'hut', kind = 'room', title = 'Hut', text = 'A hut.',\n"
                    "  source = 'test', mark = 'R', points = 3, cost = { wood = 2 },\n"
                    "  counters = { used = { max = 5, reset = 'game' } },\n"
                    "  %s\n  use = function(g, me, ev)\n%s\n  end,\n}\n",
                    more, body) < sizeof text);
    const char *folder = demo_write("demo_cards", "room", "hut", text);
    assert_ok(demo_open(d, folder, strict, true), d->err);
    assert_ok(demo_start(d, "hut"), d->err);
}

/* The last line of the log. */
static inline const char *demo_last(demo *d)
{
    int count = adit_game_log_count(d->game);

    return count == 0 ? "" : adit_game_log_line(d->game, count - 1);
}

/* The function must log this as its last line. */
static inline void assert_logs(const char *body, const char *expected)
{
    demo d;

    demo_with(&d, body, "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_contains(demo_last(&d), expected);
    demo_close(&d);
}

/* Using the hut must fail so, and leave the game as it was. */
static inline void assert_faults(const char *body, adit_status status, const char *part)
{
    demo d;

    demo_with(&d, body, "", true);
    uint64_t before = adit_game_hash(d.game);
    assert_fails(adit_game_decide_text(d.game, "use hut", &d.err), status, part, d.err);
    assert_true(adit_game_hash(d.game) == before);
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    demo_close(&d);
}

#endif
