/* test_players.c - players that look ahead are fair and forget nothing that matters.
 *
 * At questions of every title the answer must be the same when what the seat cannot see is
 * something else, when the position was saved and loaded, and when the player is a new one.
 */
#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "tests/support/adit_cmocka.h"

enum { QUESTIONS = 12, APART = 9, DEALS = 2 };

static const char *const players[] = {"greedy", "planner:6"};
enum { PLAYERS = sizeof players / sizeof players[0] };

static adit_err err;

static adit_option answer_of(adit_bot *bot, adit_game *game)
{
    int index = -1;

    assert_ok(bot->choose(bot, game, &index, &err), err);
    return adit_game_option(game, index);
}

static adit_option fresh_answer(const char *name, int seat, adit_game *game)
{
    adit_bot *bot = NULL;

    assert_ok(adit_bot_new(adit_game_engine(game), name, seat, 3, &bot, &err), err);
    const adit_option answer = answer_of(bot, game);
    bot->free(bot);
    return answer;
}

static void assert_same(adit_option a, adit_option b)
{
    assert_memory_equal(&a, &b, sizeof a);
}

/* The position with another deal of all that the seat cannot see. */
static void ask_in_other_deals(const char *name, int seat, adit_game *game, adit_option wanted)
{
    const uint64_t seen = adit_game_view_hash(game, seat);

    for (uint64_t deal = 1; deal <= DEALS; deal++) {
        adit_game *other = adit_game_clone(game);

        adit_game_determinise(other, seat, deal);
        assert_true(adit_game_view_hash(other, seat) == seen);
        assert_same(fresh_answer(name, seat, other), wanted);
        adit_game_free(other);
    }
}

static void ask_after_loading(const char *name, int seat, adit_game *game, adit_option wanted)
{
    adit_text saved = {0};
    adit_game *loaded = NULL;

    assert_ok(adit_game_save(game, &saved, &err), err);
    assert_ok(adit_game_load(adit_game_engine(game), saved.data, saved.length, &loaded, &err), err);
    assert_same(fresh_answer(name, seat, loaded), wanted);
    adit_game_free(loaded);
    adit_text_free(&saved);
}

static void walk(adit_game *game, adit_bot *const *guide, int decisions)
{
    for (int i = 0; i < decisions && !adit_game_is_over(game); i++) {
        adit_bot *bot = guide[adit_game_seat(game) - 1];
        int index = -1;

        assert_ok(bot->choose(bot, game, &index, &err), err);
        assert_ok(adit_game_decide(game, index, &err), err);
    }
}

static void ask_all(adit_game *game, adit_bot *old[2][PLAYERS])
{
    const int seat = adit_game_seat(game);

    for (int i = 0; i < PLAYERS && !adit_game_is_over(game); i++) {
        const adit_option answer = answer_of(old[seat - 1][i], game);

        ask_in_other_deals(players[i], seat, game, answer);
        ask_after_loading(players[i], seat, game, answer);
    }
}

static void check_title(const char *title)
{
    const adit_engine_options options = {.game = title, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 12};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_bot *old[2][PLAYERS], *guide[2];

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int seat = 1; seat <= 2; seat++) {
        assert_ok(adit_bot_new(engine, "random", seat, 3, &guide[seat - 1], &err), err);
        for (int i = 0; i < PLAYERS; i++) {
            assert_ok(adit_bot_new(engine, players[i], seat, 3, &old[seat - 1][i], &err), err);
        }
    }
    for (int question = 0; question < QUESTIONS; question++) {
        ask_all(game, old);
        walk(game, guide, APART);
    }
    for (int seat = 0; seat < 2; seat++) {
        guide[seat]->free(guide[seat]);
        for (int i = 0; i < PLAYERS; i++) {
            old[seat][i]->free(old[seat][i]);
        }
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void an_answer_depends_on_what_the_seat_sees_and_on_nothing_else(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        check_title(adit_game_info_at(i)->id);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_answer_depends_on_what_the_seat_sees_and_on_nothing_else),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
