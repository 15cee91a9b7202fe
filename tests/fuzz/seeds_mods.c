/* seeds_mods.c - first inputs for scenarios with hooks, two mods together, mods with test scripts.
 */
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/fuzz/seeds.h"
#include "tests/fuzz/world.h"

#define DECISIONS "ABCDEFGHIJ"
#define BETWEEN "\n%%%%%%\n" /* the line between pieces, as a format */

static bool is_source(const char *path, const struct stat *about, int type)
{
    size_t length = strlen(path);

    return type == FTW_F && about->st_size <= SEEDS_MAX_SOURCE && length > 4 &&
           strcmp(path + length - 4, ".lua") == 0;
}

/* ---- Hooks ---- */

/* A scenario of the game with this text as its hooks. */
static void put_hooks(int which, const char *hooks)
{
    adit_text text = {0};
    const char *game = fuzz_def(which == FUZZ_DEMO ? FUZZ_TITLE : which)->info.id;

    adit_text_add_char(&text, (char)('@' + (which == FUZZ_DEMO ? 0 : which - FUZZ_TITLE)));
    adit_text_addf(&text, "return scenario { game = \"%s\", %s }" BETWEEN DECISIONS, game, hooks);
    seeds_put("hooks", &text);
    adit_text_free(&text);
}

/* A function at every hook of every name in a section of `adit api --json`. */
static void put_section(int which, const char *api, const char *section, const char *const *forms)
{
    static const char mark[] = "{\"name\": \"";
    char start[40], hooks[400];

    snprintf(start, sizeof start, "\"%s\": [", section);
    const char *at = strstr(api, start);
    const char *end = at == NULL ? NULL : strstr(at, "\n  ]");

    for (; at != NULL && (at = strstr(at, mark)) != NULL && at < end;) {
        at += sizeof mark - 1;
        for (const char *const *form = forms; *form != NULL; form++) {
            snprintf(hooks, sizeof hooks, *form, (int)strcspn(at, "\""), at);
            put_hooks(which, hooks);
        }
    }
}

static void add_hooks(int which)
{
    static const char *const on[] = {
        "on = { %.*s = { run = function(g, me, ev) g:log(\"x\") g:gain(me, { gold = 1 }) end } }",
        "on = { %.*s = { by = \"anyone\", when = function(g, me) return true end, run = gain { "
        "wood = 1 "
        "} } }",
        NULL};
    static const char *const modify[] = {
        "modify = { %.*s = { run = function(g, me, base) return base end } }",
        "modify = { %.*s = { add = function(g, me) return 1 end } }", NULL};
    static const char *const allow[] = {
        "allow = { %.*s = function(g, me) return true end }",
        "forbid = { %.*s = function(g, me) return \"why not\" end }", NULL};
    adit_text api = {0};
    adit_err err = {0};
    adit_status status = adit_engine_api(fuzz_engine(which), ADIT_API_JSON, &api, &err);

    fuzz_expect(status == ADIT_OK, "no reference", err.text);
    put_section(which, api.data, "events", on);
    put_section(which, api.data, "values", modify);
    put_section(which, api.data, "permissions", allow);
    adit_text_free(&api);
}

static int add_scenario(const char *path, const struct stat *about, int type)
{
    adit_text text = {0};

    if (is_source(path, about, type)) {
        adit_text_add_char(&text, '@');
        seeds_read(path, &text);
        text.data[0] = (char)('@' + seeds_game_of(text.data) - FUZZ_TITLE);
        adit_text_addf(&text, BETWEEN DECISIONS);
        seeds_put("hooks", &text);
    }
    adit_text_free(&text);
    return 0;
}

/* ---- Two mods ---- */

/* The card with another that changes it, takes it out, or needs it. */
static int add_pair(const char *path, const struct stat *about, int type)
{
    static const char another[] =
        "return card { id = \"b\", kind = \"room\", title = \"B\", cost = { wood = 1 }, points = "
        "1,\n"
        "on = { gained = { by = \"me\", good = \"wood\", run = gain { food = 1 } } } }";
    static const char both[] =
        "return cards { card { id = \"b\", kind = \"room\", title = \"B\", cost = {}, points = 2,\n"
        "replaces = \"hut\" }, patch \"candle_store\" { points = 9 } }";
    static const char *const others[] = {"return patch \"hut\" { points = 4 }",
                                         "return remove \"candle_store\"", another, both};
    adit_text text = {0};

    if (!is_source(path, about, type)) {
        return 0;
    }
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        text.length = 0;
        adit_text_add_char(&text, (char)('@' + i));
        seeds_read(path, &text);
        adit_text_addf(&text, BETWEEN "%s" BETWEEN DECISIONS, others[i]);
        seeds_put("mods", &text);
    }
    adit_text_free(&text);
    return 0;
}

/* ---- Test scripts ---- */

static void put_script(const char *source)
{
    static const char card[] =
        "return card { id = \"a\", kind = \"room\", title = \"A\", cost = { wood = 1 }, points = "
        "1, "
        "built = gain { food = 1 }, examples = { { name = \"x\", steps = {}, expect = {} } } }";
    adit_text text = {0};

    adit_text_addf(&text, "@%s" BETWEEN "%s" BETWEEN "adit-play 1\ngame cave_vs_cave\n", source,
                   card);
    seeds_put("scripts", &text);
    adit_text_free(&text);
}

static int add_script(const char *path, const struct stat *about, int type)
{
    adit_text text = {0};

    if (is_source(path, about, type)) {
        seeds_read(path, &text);
        put_script(text.data);
    }
    adit_text_free(&text);
    return 0;
}

static void add_short_scripts(void)
{
#define GAME "local game = adit.game { game = \"cave_vs_cave\", players = 2, seed = 7 }\n"
    static const char *const scripts[] = {
        GAME "game:play(\"random\", 5)\nexpect_equal(game:seat(), 1)",
        GAME "game:save(\"a.adit\")\nlocal again = adit.load(\"a.adit\")\nprint(again:hash())",
        GAME "game:record(\"a.play\")\ngame:close()\nprint(game)",
        GAME "expect_refused(game, \"take nothing\")\nexpect_score { [1] = 2 }",
        GAME "for i, option in ipairs(game:options()) do print(i, option) end",
        GAME "local branch = game:branch() branch:decide(1) expect(branch:hash() ~= game:hash())",
        "for _, title in ipairs(adit.titles()) do print(title.id) end\nprint(#adit.args, "
        "adit.args[1])",
        "local game = adit.game { game = \"cave_vs_cave\", mods = { adit.args[1] }, players = 1, "
        "seed = "
        "1 }\nprint(game:text())",
        "adit.stats { game = \"cave_vs_cave\", players = { \"random\", \"random\" }, games = 1, "
        "seed = 3 "
        "}",
        "error({ 1 })",
        "print((\"\\27[2J\"):rep(3))",
        "return 1"};

    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        put_script(scripts[i]);
    }
#undef GAME
}

void seeds_add_mods(void)
{
    for (int which = FUZZ_DEMO; which < FUZZ_ENGINES; which++) {
        add_hooks(which);
    }
    (void)ftw(ADIT_TEST_ROOT "/scripts/scenarios", add_scenario, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/puzzles", add_scenario, 16);
    (void)ftw(ADIT_TEST_ROOT "/tests/fuzz/cave", add_pair, 16);
    (void)ftw(ADIT_TEST_ROOT "/tests/fixtures/load", add_pair, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/playthroughs", add_script, 16);
    add_short_scripts();
}
