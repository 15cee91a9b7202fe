/* test_planner.c - planners go on the same way when the game is saved and loaded before each of
 * their decisions, every time with new players.
 *
 * With ADIT_SOAK whole games of planner:200.
 */
#include <stdlib.h>

#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "tests/support/adit_cmocka.h"

enum { DECISIONS = 24, MOST = 4000 };

static adit_err err;

typedef struct {
    uint64_t hash[MOST];
    int count;
} steps;

static void reload(adit_engine *engine, adit_game **game)
{
    adit_text saved = {0};
    adit_game *loaded = NULL;

    assert_ok(adit_game_save(*game, &saved, &err), err);
    assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
    adit_game_free(*game);
    *game = loaded;
    adit_text_free(&saved);
}

static void new_players(adit_engine *engine, adit_bot *bot[2])
{
    const char *effort = getenv("ADIT_SOAK") != NULL ? "planner:200" : "planner:8";

    for (int seat = 1; seat <= 2; seat++) {
        if (bot[seat - 1] != NULL) {
            bot[seat - 1]->free(bot[seat - 1]);
        }
        assert_ok(adit_bot_new(engine, effort, seat, 5, &bot[seat - 1], &err), err);
    }
}

static void play_title(const char *title, bool reloads, steps *out)
{
    const adit_engine_options options = {.game = title, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 31};
    const int most = getenv("ADIT_SOAK") != NULL ? MOST : DECISIONS;
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_bot *bot[2] = {NULL};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    new_players(engine, bot);
    for (out->count = 0; out->count < most && !adit_game_is_over(game); out->count++) {
        int index = -1;

        if (reloads) {
            reload(engine, &game);
            new_players(engine, bot);
        }
        adit_bot *asked = bot[adit_game_seat(game) - 1];
        assert_ok(asked->choose(asked, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
        out->hash[out->count] = adit_game_hash(game);
    }
    bot[0]->free(bot[0]);
    bot[1]->free(bot[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void a_game_that_was_loaded_goes_on_as_it_would_have(void **state)
{
    static steps wanted, found;

    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        play_title(adit_game_info_at(i)->id, false, &wanted);
        play_title(adit_game_info_at(i)->id, true, &found);
        assert_true(wanted.count >= DECISIONS);
        assert_int_equal(found.count, wanted.count);
        assert_memory_equal(found.hash, wanted.hash, (size_t)wanted.count * sizeof wanted.hash[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_that_was_loaded_goes_on_as_it_would_have),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
