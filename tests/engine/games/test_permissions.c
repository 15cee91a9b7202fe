/* test_permissions.c - a permission that a card may speak of is asked for, and all others are
 * refused.
 *
 * For each game, kind of card, permission, allow and forbid: either the loader refuses it with a
 * reason, or a function there is called in some random game. The function fails, which shows that
 * it was called.
 */
#include <stdlib.h>

#include "tests/support/patches.h"

#include "bindings/lua/load/load.h"
#include "engine/games/registry.h"

enum { SEEDS = 60, DECISIONS = 1500 };

typedef struct {
    const adit_game_def *def;
    int kind, word;
    bool forbids;
} place;

static const char *name_of(const place *where)
{
    return where->def->permissions[where->word].name;
}

static const char *hook_of(const place *where)
{
    return where->forbids ? "forbid" : "allow";
}

/* What only mods have is asked about only if a mod has it: a specialist, and bonuses for him. */
static void write_specialist(FILE *file, const place *where)
{
    static const char *const at[] = {"lab", "lift", "bellows", "forge"};

    fputs("  card { id = 'porter', kind = 'specialist', title = 'Porter', text = 'For a test.',\n"
          "         workers = 6",
          file);
    if (strcmp(where->def->kinds[where->kind].name, "specialist") == 0) {
        fprintf(file, ", %s = { %s = { by = 'anyone', run = asked } }", hook_of(where),
                name_of(where));
    }
    fputs(" },\n", file);
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        fprintf(file,
                "  card { id = 'bonus_%s', kind = 'bonus', title = 'Bonus', text = 'For a test.',\n"
                "         location = '%s', specialist = 'porter', step = gain { stone = 1 } },\n",
                at[i], at[i]);
    }
}

/* The function on every card of the kind. */
static const char *write_mod(const place *where, adit_engine *plain)
{
    const char *folder = patches_begin(where->def);
    FILE *file = patches_open(folder, "hooks.lua");

    fputs("local function asked() error('it is asked') end\nreturn cards {\n", file);
    for (int n = 0; n < adit_engine_card_count(plain); n++) {
        adit_card_info info;

        assert_int_equal(adit_engine_card(plain, n, &info), ADIT_OK);
        if (strcmp(info.kind, where->def->kinds[where->kind].name) == 0) {
            fprintf(file, "  patch '%s:%s' { %s = { %s = { by = 'anyone', run = asked } } },\n",
                    where->def->info.id, info.id, hook_of(where), name_of(where));
        }
    }
    if (strcmp(where->def->info.id, "dwergar") == 0) {
        write_specialist(file, where);
    }
    fputs("}\n", file);
    assert_int_equal(fclose(file), 0);
    return folder;
}

/* Where random players hardly come to what is asked for, they begin with more: here with a pillar
 * and a gate each. */
static const adit_setting more_of_covenant[] = {
    {"carts_p1.site_p1", "1"},
    {"carts_p1.site_g1", "1"},
    {"carts_p2.site_p1", "1"},
    {"carts_p2.site_g1", "1"},
};

/* Whether the function was called in the game that the seed plays. */
static bool is_asked_in(adit_engine *engine, int players, uint64_t seed)
{
    const bool has_more = players > 1 && strcmp(adit_engine_game(engine)->id, "covenant") == 0;
    const adit_setup setup = {.players = players,
                              .seed = seed,
                              .fields = has_more ? more_of_covenant : NULL,
                              .field_count = has_more ? 4 : 0};
    uint64_t dice = seed;
    adit_game *game = NULL;
    adit_err err;
    adit_status status = adit_game_new(engine, &setup, &game, &err);

    for (int i = 0; i < DECISIONS && status == ADIT_OK && !adit_game_is_over(game); i++) {
        status = adit_game_decide(game, patches_choose(game, &dice), &err);
    }
    if (status != ADIT_OK) {
        assert_int_equal(status, ADIT_SCRIPT);
        assert_contains(err.text, "it is asked");
    }
    adit_game_free(game);
    return status != ADIT_OK;
}

/* 1 if the words are accepted and of no use. */
static int play(const place *where, adit_engine *plain)
{
    const char *mods[] = {write_mod(where, plain)};
    const adit_engine_options options = {.game = where->def->info.id, .mods = mods, .mod_count = 1};
    adit_engine *engine;
    adit_err err;
    bool is_asked = false;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (uint64_t seed = 1; seed <= SEEDS && !is_asked; seed++) {
        is_asked = is_asked_in(engine, 2, seed);
    }
    for (uint64_t seed = 1; seed <= SEEDS && !is_asked && where->def->info.min_players == 1;
         seed++) {
        is_asked = is_asked_in(engine, 1, seed); /* some cards lie there only in a solo match */
    }
    adit_engine_close(engine);
    if (!is_asked) {
        print_error("%s: %s = { %s } of a %s is accepted and never asked\n", where->def->info.id,
                    hook_of(where), name_of(where), where->def->kinds[where->kind].name);
    }
    return !is_asked;
}

static bool says(const char *text, const char *where, const char *reason)
{
    const char *line = strstr(text, where);

    return line != NULL && strncmp(line + strlen(where), reason, strlen(reason)) == 0;
}

/* The loader gives the reason: for the word, or for the whole field. */
static void refuse(const place *where, const char *text)
{
    char field[80], word[80];

    snprintf(field, sizeof field, " %s: ", hook_of(where));
    snprintf(word, sizeof word, " %s.%s: ", hook_of(where), name_of(where));
    if (!says(text, field, "would never run") && !says(text, word, "would never be asked") &&
        !says(text, word, "is allowed by default")) {
        fail_msg("%s, %s: no reason for%sin: %s", where->def->info.id,
                 where->def->kinds[where->kind].name, word, text);
    }
}

enum { AT_ONCE = 4 }; /* a message has room for some lines only */

/* Some of what a card of the kind cannot allow, or forbid: words from where.word on. Returns where
 * to go on. */
static int refuse_some(place where, const char *card)
{
    const char *mods[] = {patches_begin(where.def)};
    const adit_engine_options options = {.game = where.def->info.id, .mods = mods, .mod_count = 1};
    FILE *file = patches_open(mods[0], "hook.lua");
    const int first = where.word;
    adit_engine *engine;
    adit_err err = {0};
    int refused = 0;

    fprintf(file, "return patch '%s:%s' {\n  %s = {\n", where.def->info.id, card, hook_of(&where));
    for (; where.def->permissions[where.word].name != NULL && refused < AT_ONCE; where.word++) {
        if (!aditl_is_asked(where.def, where.kind, where.word, where.forbids)) {
            fprintf(file, "    %s = true,\n", name_of(&where));
            refused++;
        }
    }
    fputs("  },\n}\n", file);
    assert_int_equal(fclose(file), 0);
    const int end = where.word;

    if (refused > 0) {
        assert_int_equal(adit_engine_open(&options, &engine, &err), ADIT_INPUT);
    }
    for (where.word = first; where.word < end; where.word++) {
        if (!aditl_is_asked(where.def, where.kind, where.word, where.forbids)) {
            refuse(&where, err.text);
        }
    }
    return end;
}

/* All that a card of the kind cannot allow, or forbid. */
static void refuse_all(place where, const char *card)
{
    where.word = 0;
    while (where.def->permissions[where.word].name != NULL) {
        where.word = refuse_some(where, card);
    }
}

static void refuse_kind(place where, adit_engine *plain)
{
    adit_card_info info = {.kind = ""};

    if (!patches_find_card(plain, where.def->kinds[where.kind].name, &info)) {
        return; /* only mods have such cards */
    }
    where.forbids = false;
    refuse_all(where, info.id);
    where.forbids = true;
    refuse_all(where, info.id);
}

static int try_kind(place where, adit_engine *plain)
{
    int idle = 0;

    refuse_kind(where, plain);
    for (int i = 0; where.def->permissions[i / 2].name != NULL; i++) {
        where.word = i / 2;
        where.forbids = i % 2 == 1;
        if (aditl_is_asked(where.def, where.kind, where.word, where.forbids)) {
            idle += play(&where, plain);
        }
    }
    return idle;
}

static void what_a_card_may_allow_or_forbid_is_asked(void **state)
{
    int idle = 0;
    place where = {0};

    (void)state;
    for (int game = 0; (where.def = adit_registry_at(game)) != NULL; game++) {
        const adit_engine_options options = {.game = where.def->info.id};
        adit_engine *plain;
        adit_err err;

        assert_ok(adit_engine_open(&options, &plain, &err), err);
        for (where.kind = 0; where.def->kinds[where.kind].name != NULL; where.kind++) {
            idle += try_kind(where, plain);
        }
        adit_engine_close(plain);
    }
    assert_int_equal(idle, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(what_a_card_may_allow_or_forbid_is_asked),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
