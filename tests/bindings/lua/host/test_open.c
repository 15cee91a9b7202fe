/* test_open.c - opening an engine: finding the cards, and what goes wrong on the way. */
#include <stdlib.h>
#include <unistd.h>

#include "engine/base/memory.h"
#include "tests/support/adit_cmocka.h"

#define CARDS ADIT_TEST_ROOT "/cards"

static adit_err err;

static adit_status open_with(adit_engine_options options)
{
    adit_engine *engine = NULL;
    adit_status status = adit_engine_open(&options, &engine, &err);

    assert_true((status == ADIT_OK) == (engine != NULL));
    adit_engine_close(engine);
    return status;
}

static void a_shipped_game_opens(void **state)
{
    adit_engine_options options = {.game = "cave_vs_cave", .cards = CARDS};
    adit_engine *engine = NULL;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_string_equal(adit_engine_game(engine)->id, "cave_vs_cave");
    assert_int_equal(adit_engine_mod_count(engine), 1);
    assert_string_equal(adit_engine_mod(engine, 0)->id, "cave_vs_cave");
    assert_true(adit_engine_card_count(engine) > 0);
    adit_engine_close(engine);
}

static void two_engines_live_side_by_side(void **state)
{
    adit_engine_options options = {.game = "cave_vs_cave", .cards = CARDS, .strict = true};
    adit_engine *one = NULL, *two = NULL;

    (void)state;
    assert_ok(adit_engine_open(&options, &one, &err), err);
    assert_ok(adit_engine_open(&options, &two, &err), err);
    adit_engine_close(one);
    assert_true(adit_engine_card_count(two) > 0);
    adit_engine_close(two);
}

static void unknown_games_are_refused_with_a_suggestion(void **state)
{
    (void)state;
    assert_fails(open_with((adit_engine_options){.game = "cave_vs_cva", .cards = CARDS}),
                 ADIT_USAGE, "no game is called 'cave_vs_cva'; did you mean 'cave_vs_cave'?", err);
    assert_fails(open_with((adit_engine_options){.game = "chess", .cards = CARDS}), ADIT_USAGE,
                 "no game is called 'chess'", err);
    assert_fails(open_with((adit_engine_options){.cards = CARDS}), ADIT_USAGE, "no game given",
                 err);
}

/* What structs point to is looked at as well. */
static void null_inside_of_options_is_refused(void **state)
{
    const char *const no_name[] = {NULL};
    const adit_setting no_value = {.name = "starting_player"}, nameless = {.value = "1"};
    const adit_engine_options wrong[] = {{.game = "cave_vs_cave", .mod_count = 1},
                                         {.game = "cave_vs_cave", .mods = no_name, .mod_count = 1}};
    const adit_setup unplayable[] = {{.players = 2, .rule_count = 1},
                                     {.players = 2, .field_count = 1},
                                     {.players = 2, .rules = &no_value, .rule_count = 1},
                                     {.players = 2, .fields = &nameless, .field_count = 1}};
    const adit_engine_options right = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_solve_options no_goal = {.positions = 1};
    const adit_setup two = {.players = 2};
    adit_solution solution;
    adit_engine *engine = NULL;
    adit_game *game = NULL;

    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_fails(adit_engine_open(&wrong[i], &engine, &err), ADIT_USAGE, "NULL", err);
    }
    assert_ok(adit_engine_open(&right, &engine, &err), err);
    for (size_t i = 0; i < sizeof unplayable / sizeof *unplayable; i++) {
        assert_fails(adit_game_new(engine, &unplayable[i], &game, &err), ADIT_USAGE, "NULL", err);
    }
    assert_ok(adit_game_new(engine, &two, &game, &err), err);
    assert_fails(adit_game_solve(game, &no_goal, &solution, &err), ADIT_USAGE, "NULL", err);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void a_folder_without_cards_is_refused(void **state)
{
    const char *const mods[20] = {"/nowhere"};

    (void)state;
    assert_fails(open_with((adit_engine_options){.game = "cave_vs_cave", .cards = "/nowhere"}),
                 ADIT_IO, "/nowhere/cave_vs_cave: no such folder", err);
    assert_fails(open_with((adit_engine_options){
                     .game = "cave_vs_cave", .cards = CARDS, .mods = mods, .mod_count = 17}),
                 ADIT_USAGE, "too many mods: 17; at most 16 can be loaded", err);
}

static void the_folder_of_cards_comes_from_the_environment(void **state)
{
    char path[512];

    (void)state;
    assert_int_equal(setenv("ADIT_CARDS", CARDS, 1), 0);
    assert_ok(adit_cards_folder(path, sizeof path, &err), err);
    assert_string_equal(path, CARDS);
    assert_ok(open_with((adit_engine_options){.game = "cave_vs_cave"}), err);
    assert_fails(adit_cards_folder(path, 3, &err), ADIT_USAGE, "too long", err);
    assert_int_equal(unsetenv("ADIT_CARDS"), 0);
}

static void the_release_is_the_one_of_the_library(void **state)
{
    (void)state;
    assert_memory_equal(adit_lua_release(), "Lua 5.4", 7);
    assert_null(strchr(adit_lua_release(), '$'));
    assert_true(strlen(adit_lua_release()) < 12);
}

/* Wherever memory ends, opening fails cleanly and everything is released. */
static void opening_survives_every_lack_of_memory(void **state)
{
    adit_status status = ADIT_NOMEM;

    (void)state;
    for (long n = 1; status != ADIT_OK; n += 1 + n / 12) {
        (void)adit_memory_fail_at(n, -1);
        status = open_with((adit_engine_options){.game = "cave_vs_cave", .cards = CARDS});
        (void)adit_memory_fail_at(0, 0);
        if (status != ADIT_OK && status != ADIT_NOMEM) {
            fail_msg("allocation %ld: %s: %s", n, adit_status_name(status), err.text);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_shipped_game_opens),
        ADIT_TEST(two_engines_live_side_by_side),
        ADIT_TEST(unknown_games_are_refused_with_a_suggestion),
        ADIT_TEST(null_inside_of_options_is_refused),
        ADIT_TEST(a_folder_without_cards_is_refused),
        ADIT_TEST(the_folder_of_cards_comes_from_the_environment),
        ADIT_TEST(the_release_is_the_one_of_the_library),
        ADIT_TEST(opening_survives_every_lack_of_memory),
    };

    return ADIT_RUN(tests);
}
