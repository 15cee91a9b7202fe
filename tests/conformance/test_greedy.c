/* test_greedy.c - what greedy remembers changes nothing: it answers as if it tried everything out.
 *
 * At questions of every title, with the shipped expansions too, walks in the tree of turns are
 * compared with the same decisions made in a copy of the game, more of them than the tree has room
 * for, and greedy's answer with that of a bot that carries every turn out and values it in full.
 */
#include "bindings/lua/adit_lua.h"
#include "engine/players/tree.h"
#include "engine/rules/runner.h"
#include "tests/support/adit_cmocka.h"

enum { QUESTIONS = 30, APART = 7, SEED = 5, WALKS = 40, MANY_WALKS = 2500, TRIES_IN_ALL = 220 };

static adit_err err;

static uint64_t state_hash(adit_game *game)
{
    return adit_state_raw_hash(game->engine->def, adit_game_view_tx(game)->work);
}

/* ---- Walks ---- */

static uint64_t ends[MANY_WALKS];
static int end_count;

static bool has_ended_so(uint64_t hash)
{
    for (int i = 0; i < end_count; i++) {
        if (ends[i] == hash) {
            return true;
        }
    }
    return false;
}

/* The walk of these dice, decided in a copy of the game. False: it failed. */
static bool play_walk(adit_game *game, const adit_stretch *stretch, adit_dice *dice, int *decided)
{
    for (*decided = 0; *decided < ADIT_LONGEST_LINE && !adit_stretch_is_over(stretch, game);
         ++*decided) {
        if (adit_game_decide(game, adit_any_option(game, dice), NULL) != ADIT_OK) {
            return false;
        }
    }
    return true;
}

static bool follow_walk(adit_tree *tree, adit_dice *dice, int *decided)
{
    adit_tree_return(tree);
    for (*decided = 0; *decided < ADIT_LONGEST_LINE && !adit_tree_is_over(tree); ++*decided) {
        if (adit_tree_decide(tree, adit_tree_any_option(tree, dice)) != ADIT_OK) {
            return false;
        }
    }
    return true;
}

static void compare_walk(adit_tree *tree, adit_game *game, adit_game *copy, adit_dice *dice, int n)
{
    const adit_stretch stretch = adit_stretch_of(game);
    int followed, played;

    adit_game_copy(copy, game);
    adit_dice_begin(dice, 0, (uint32_t)n);
    const bool has_played = play_walk(copy, &stretch, dice, &played);
    const uint64_t hash = state_hash(copy);

    adit_dice_begin(dice, 0, (uint32_t)n);
    assert_int_equal(follow_walk(tree, dice, &followed), has_played);
    assert_int_equal(followed, played);
    if (has_played && adit_tree_is_new(tree)) {
        assert_true(state_hash(adit_tree_trial(tree)) == hash);
        assert_int_equal(adit_worth_for(adit_tree_trial(tree), 1), adit_worth_for(copy, 1));
        ends[end_count++] = hash;
    } else if (has_played) {
        assert_true(has_ended_so(hash));
    }
}

static void compare_walks(adit_game *game, int walks)
{
    adit_tree *tree = adit_tree_new(game);
    adit_game *copy = adit_game_clone(game);
    const adit_stretch stretch = adit_stretch_of(game);
    adit_dice dice = {0};

    assert_non_null(tree);
    assert_non_null(copy);
    end_count = 0;
    adit_dice_set_key(&dice, SEED);
    assert_int_equal(adit_tree_begin(tree, game, &stretch), ADIT_OK);
    for (int n = 0; n < walks; n++) {
        compare_walk(tree, game, copy, &dice, n);
    }
    adit_tree_end(tree);
    adit_game_free(copy);
    adit_tree_free(tree);
}

/* ---- Answers ---- */

typedef struct {
    adit_game *dealt, *first, *trial;
    adit_dice dice;
    adit_stretch stretch;
    int best, best_worth;
} slow_bot;

static void try_slowly(slow_bot *slow, int n, int seat, adit_option option, int tries)
{
    int decided;

    adit_game_copy(slow->first, slow->dealt);
    const int index = adit_find_option(slow->first, option);
    if (index < 0 || adit_game_decide(slow->first, index, NULL) != ADIT_OK) {
        return;
    }
    for (int k = 0; k < tries; k++) {
        adit_game_copy(slow->trial, slow->first);
        adit_dice_begin(&slow->dice, (uint32_t)n, (uint32_t)k);
        if (!play_walk(slow->trial, &slow->stretch, &slow->dice, &decided)) {
            continue;
        }
        const int worth = adit_worth_for(slow->trial, seat);
        if (slow->best < 0 || worth > slow->best_worth) {
            slow->best = n;
            slow->best_worth = worth;
        }
    }
}

/* The answer of greedy as its description says it, with nothing remembered. */
static int answer_slowly(adit_game *game, int seat)
{
    const int count = adit_game_option_count(game) + adit_game_anytime_count(game);
    const int share = TRIES_IN_ALL / count, tries = share < 8 ? 8 : share > 60 ? 60 : share;
    const uint64_t key = adit_decision_key(game, SEED, seat);
    slow_bot slow = {.dealt = adit_game_clone(game),
                     .first = adit_game_clone(game),
                     .trial = adit_game_clone(game),
                     .best = -1};

    adit_dice_set_key(&slow.dice, key);
    adit_game_determinise(slow.dealt, seat, key);
    slow.stretch = adit_stretch_of(slow.dealt);
    for (int n = 0; n < count && count > 1; n++) {
        try_slowly(&slow, n, seat, adit_game_option(game, n), tries);
    }
    adit_game_free(slow.dealt);
    adit_game_free(slow.first);
    adit_game_free(slow.trial);
    return slow.best < 0 ? 0 : slow.best;
}

static void compare_answer(adit_game *game)
{
    const int seat = adit_game_seat(game);
    adit_bot *bot = NULL;
    int index = -1;

    assert_ok(adit_bot_new(adit_game_engine(game), "greedy", seat, SEED, &bot, &err), err);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    bot->free(bot);
    assert_int_equal(index, answer_slowly(game, seat));
}

/* ---- Games ---- */

static void walk_on(adit_game *game, adit_bot *const *guide)
{
    for (int i = 0; i < APART && !adit_game_is_over(game); i++) {
        adit_bot *bot = guide[adit_game_seat(game) - 1];
        int index = -1;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
}

static void check_title(const char *title, const char *mod)
{
    const adit_engine_options options = {
        .game = title, .cards = ADIT_TEST_ROOT "/cards", .mods = &mod, .mod_count = mod != NULL};
    const adit_setup setup = {.players = 2, .seed = SEED};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_bot *guide[2];

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_bot_new(engine, "random", seat, SEED, &guide[seat - 1], &err), err);
    }
    for (int i = 0; i < QUESTIONS && !adit_game_is_over(game); i++) {
        compare_walks(game, i == 1 && mod == NULL ? MANY_WALKS : WALKS);
        compare_answer(game);
        walk_on(game, guide);
    }
    guide[0]->free(guide[0]);
    guide[1]->free(guide[1]);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void what_is_remembered_changes_no_answer(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        check_title(adit_game_info_at(i)->id, NULL);
    }
}

static void nor_does_it_with_expansions(void **state)
{
    (void)state;
    check_title("cave_vs_cave", ADIT_TEST_ROOT "/scripts/mods/ironroot");
    check_title("cave_farmers", ADIT_TEST_ROOT "/scripts/mods/far_kin");
    check_title("dwergar", ADIT_TEST_ROOT "/scripts/mods/sunken_works");
    check_title("covenant", ADIT_TEST_ROOT "/scripts/mods/ember_clans");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_remembered_changes_no_answer),
        cmocka_unit_test(nor_does_it_with_expansions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
