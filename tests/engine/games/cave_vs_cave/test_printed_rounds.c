/* test_printed_rounds.c - the printed rounds are cards: mods patch, remove and precede them. */
#include "tests/support/load_cards.h"

#include "bindings/lua/adit_lua.h"
#include "engine/games/cave_vs_cave/rules.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"

#define ROUND_TEST(function) cmocka_unit_test(function) /* the map of rules looks for _TEST */

static adit_engine *engine;
static adit_err err;

static adit_status open_with(const char *cards)
{
    const char *folder = temp_path("printed_rounds");
    const adit_engine_options options = {
        .game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards", .mods = &folder, .mod_count = 1};
    char text[600];

    snprintf(text, sizeof text, "return cards { %s }\n", cards);
    write_text("printed_rounds/rounds.lua", text);
    folder = temp_path("printed_rounds");
    return adit_engine_open(&options, &engine, &err);
}

/* The turns of all rounds, as digits. */
static const char *turns_of(int players)
{
    static char digits[CVC_MAX_ROUNDS + 1];
    const int count = cvc_round_count(engine->cards, players);

    for (int round = 1; round <= count; round++) {
        digits[round - 1] = (char)('0' + cvc_turns_of_round(engine->cards, players, round));
    }
    digits[count] = '\0';
    return digits;
}

static const struct {
    const char *cards, *two, *one;
} schedules[] = {
    {"", "22233334", "2223334"},
    {"patch 'round_eight' { turns = 6 }", "22233336", "2223336"},
    {"remove 'round_one', remove 'round_seven'", "223334", "223334"},
    {"patch 'round_seven' { min_players = 1 }", "22233334", "22233334"},
    {"patch 'round_two' { number = 8, turns = 5 }", "22333345", "2233345"},
    {"card { id = 'a', kind = 'round', turns = 1, stage = 'start', after = 0 }, "
     "card { id = 'z', kind = 'round', turns = 5, stage = 'start', after = 3, min_players = 2 }",
     "1222533334", "12223334"},
    {"remove 'round_one', remove 'round_two', remove 'round_three', remove 'round_four', "
     "remove 'round_five', remove 'round_six', remove 'round_seven', remove 'round_eight', "
     "card { id = 'a', kind = 'round', turns = 1, stage = 'start' }",
     "1", "1"},
};

static void mods_patch_remove_and_precede_printed_rounds(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof schedules / sizeof *schedules; i++) {
        assert_ok(open_with(schedules[i].cards), err);
        assert_string_equal(turns_of(2), schedules[i].two);
        assert_string_equal(turns_of(1), schedules[i].one);
        adit_engine_close(engine);
    }
}

static void a_match_without_any_round_is_refused(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 1};
    adit_game *game = NULL;

    (void)state;
    assert_ok(open_with("remove 'round_one', remove 'round_two', remove 'round_three', "
                        "remove 'round_four', remove 'round_five', remove 'round_six', "
                        "remove 'round_seven', remove 'round_eight'"),
              err);
    assert_int_not_equal(adit_game_new(engine, &setup, &game, &err), ADIT_OK);
    assert_contains(err.text, "round");
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ROUND_TEST(mods_patch_remove_and_precede_printed_rounds),
        ROUND_TEST(a_match_without_any_round_is_refused),
    };

    return ADIT_RUN(tests);
}
