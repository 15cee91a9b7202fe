/* test_reload.c - a game goes the same way when it is saved and loaded at every step, and when
 * its process has played other games before.
 *
 * Every title with every player count, and the rows of variants.h: mods, scenarios, other rules.
 *
 * soak parts: 4
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/conformance.h"
#include "tests/support/share.h"
#include "tests/support/variants.h"

#include "engine/base/text.h"

#define MAX_STEPS 4000
#define EARLIER_GAMES 50      /* before the last game of a title */
#define EARLIER_IN_VARIANT 10 /* the same for a row of variants.h, unless it is a soak */

/* The hash after every decision of one game. */
typedef struct {
    uint64_t hash[MAX_STEPS + 1];
    int count;
} steps;

static adit_engine *open_engine(const char *title, const conformance_variant *variant)
{
    const char *mod = variant != NULL ? variant->mod : NULL;
    const adit_engine_options options = {.game = title,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &mod,
                                         .mod_count = mod != NULL,
                                         .strict = true};
    adit_engine *engine = NULL;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static size_t count_settings(const adit_setting *settings)
{
    size_t count = 0;

    while (settings[count].name != NULL) {
        count++;
    }
    return count;
}

static adit_game *new_game(adit_engine *engine, const conformance_variant *variant, int players,
                           uint64_t seed)
{
    adit_setup setup = {.players = players, .seed = seed};
    adit_game *game = NULL;
    adit_err err;

    if (variant != NULL) {
        setup.fields = variant->fields;
        setup.field_count = count_settings(variant->fields);
        setup.rules = variant->rules;
        setup.rule_count = count_settings(variant->rules);
    }
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return game;
}

/* Puts a game that was saved and loaded in the place of the game. */
static void reload(adit_engine *engine, adit_game **game)
{
    adit_text saved = {0};
    adit_game *loaded = NULL;
    adit_err err;

    assert_ok(adit_game_save(*game, &saved, &err), err);
    assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
    adit_game_free(*game);
    *game = loaded;
    adit_text_free(&saved);
}

/* Plays a game to its end and frees it; the options are chosen by the hash of the state, so that
 * a loaded game chooses the same. */
static void play(adit_engine *engine, adit_game *game, bool reloads, steps *out)
{
    adit_err err;

    out->hash[0] = adit_game_hash(game);
    for (out->count = 0; !adit_game_is_over(game) && out->count < MAX_STEPS;) {
        int options = adit_game_option_count(game);

        assert_true(options > 0);
        assert_ok(adit_game_decide(game, (int)(adit_game_hash(game) / 7 % (uint64_t)options), &err),
                  err);
        if (reloads && !adit_game_is_over(game)) {
            reload(engine, &game);
        }
        out->hash[++out->count] = adit_game_hash(game);
    }
    assert_true(adit_game_is_over(game));
    adit_game_free(game);
}

static void assert_same(const steps *wanted, const steps *found, const char *how)
{
    for (int i = 0; i <= wanted->count && i <= found->count; i++) {
        if (wanted->hash[i] != found->hash[i]) {
            fail_msg("%s: another state after decision %d", how, i);
        }
    }
    assert_int_equal(wanted->count, found->count);
}

static long games_played, steps_played;

static void play_twice(adit_engine *engine, const conformance_variant *variant, int players,
                       uint64_t seed)
{
    static steps straight, reloaded;

    play(engine, new_game(engine, variant, players, seed), false, &straight);
    play(engine, new_game(engine, variant, players, seed), true, &reloaded);
    assert_same(&straight, &reloaded, "saved and loaded at every step");
    games_played++;
    steps_played += straight.count;
}

/* The first game of a new engine, and the same game after others. */
static void play_late(const char *title, const conformance_variant *variant, int players,
                      int earlier)
{
    static steps first, late;
    adit_engine *engine = open_engine(title, variant);

    play(engine, new_game(engine, variant, players, 1), false, &first);
    for (int i = 0; i < earlier; i++) {
        play(engine, new_game(engine, variant, players, 100 + (uint64_t)i), false, &late);
    }
    play(engine, new_game(engine, variant, players, 1), false, &late);
    assert_same(&first, &late, "after other games");
    adit_engine_close(engine);
}

static int repeats(void)
{
    return getenv("ADIT_SOAK") != NULL ? 15 : 1;
}

static void every_title_goes_the_same_way(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        adit_engine *engine = open_engine(info->id, NULL);

        for (int players = info->min_players; players <= info->max_players; players++) {
            for (int k = 0; k < repeats(); k++) {
                if (share_part_has(k)) {
                    play_twice(engine, NULL, players, (uint64_t)(100 * players + k));
                }
            }
        }
        adit_engine_close(engine);
        play_late(info->id, NULL, 2, EARLIER_GAMES);
    }
}

static void mods_scenarios_and_other_rules_go_the_same_way(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        const conformance_variant *variant = &variants[i];
        int players = variant->players > 0 ? variant->players : 2;
        adit_engine *engine = open_engine(variant->title, variant);

        for (int k = 0; k < repeats(); k++) {
            if (share_part_has(k)) {
                play_twice(engine, variant, players, (uint64_t)k + 1);
            }
        }
        adit_engine_close(engine);
        play_late(variant->title, variant, players,
                  repeats() > 1 ? EARLIER_GAMES : EARLIER_IN_VARIANT);
    }
    printf("%ld games, %ld steps, each saved and loaded\n", games_played, steps_played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_title_goes_the_same_way),
        ADIT_TEST(mods_scenarios_and_other_rules_go_the_same_way),
    };

    return ADIT_RUN(tests);
}
