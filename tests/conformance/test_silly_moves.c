/* test_silly_moves.c - what no person would do, no level of the planner does: beg when there is
 * food, or end a turn while goods can be had for nothing.
 *
 * The strong levels take long, so they answer only the first question of each kind.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/adit_lua.h"
#include "engine/match/game.h"
#include "tests/support/adit_cmocka.h"

enum { TEXT = 256, DECISIONS = 160, QUESTIONS = 5 };

static const char *const levels[] = {"planner:easy", "planner:medium", "planner:12", "planner:hard",
                                     "planner:expert"};
enum { LEVELS = sizeof levels / sizeof levels[0], QUICK = LEVELS - 2 };

static adit_err err;

static void choose(adit_game *game, const char *player, char *answer)
{
    adit_bot *bot = NULL;
    int index = -1;

    assert_ok(adit_bot_new(adit_game_engine(game), player, adit_game_seat(game), 3, &bot, &err),
              err);
    assert_ok(bot->choose(bot, game, &index, &err), err);
    bot->free(bot);
    adit_game_option_text(game, index, answer, TEXT);
}

/* Whether an option begins so. The first of them goes to `out`. */
static bool offers(adit_game *game, const char *beginning, char *out)
{
    for (int i = 0; i < adit_game_option_count(game); i++) {
        adit_game_option_text(game, i, out, TEXT);
        if (strncmp(out, beginning, strlen(beginning)) == 0) {
            return true;
        }
    }
    return false;
}

/* Asks the levels wherever something that begins like `good` is offered, and something that begins
 * like `silly` too; in a game among quick players. */
static void nobody_is_silly(const char *title, const char *good, const char *silly)
{
    const adit_engine_options options = {.game = title, .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup setup = {.players = 2, .seed = 3};
    char wanted[TEXT], answer[TEXT];
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    int asked = 0;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; i < DECISIONS && asked < QUESTIONS && !adit_game_is_over(game); i++) {
        if (offers(game, good, wanted) && offers(game, silly, answer) &&
            adit_game_option_count(game) > 1) {
            const int most = asked == 0 ? LEVELS : QUICK;

            for (int level = 0; level < most; level++) {
                choose(game, levels[level], answer);
                if (strncmp(answer, silly, strlen(silly)) == 0 && strcmp(answer, wanted) != 0) {
                    fail_msg("%s: %s answers '%s' where '%s' is offered", title, levels[level],
                             answer, wanted);
                }
            }
            asked++;
        }
        choose(game, "planner:easy", answer);
        assert_ok(adit_game_decide_text(game, answer, &err), err);
    }
    assert_int_equal(asked, QUESTIONS);
    adit_game_free(game);
    adit_engine_close(engine);
}

static void nobody_begs_who_can_feed(void **state)
{
    (void)state;
    nobody_is_silly("cave_farmers", "feed 4", "feed ");
}

static void nobody_leaves_goods_that_cost_nothing(void **state)
{
    (void)state;
    nobody_is_silly("cave_vs_cave", "gain ", "end_turn");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nobody_begs_who_can_feed),
        cmocka_unit_test(nobody_leaves_goods_that_cost_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
