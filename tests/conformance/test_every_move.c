/* test_every_move.c - whatever a question offers or refuses has the form of a move of the game.
 *
 * Tests of cards and scripts may call a text "not offered" only if it can be a move at all
 * (engine/explain/moves.c). Along random games of every title and variant, each option that is
 * offered or refused must be such a text, and the same text with an unknown name must not.
 */
#include <stdio.h>
#include <string.h>

#include "engine/explain/explain.h"
#include "engine/match/game.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/variants.h"

enum { MAX_DECISIONS = 5000, A_QUESTION = 4 };

static long moves;
static unsigned random_state;

static int draw(int count)
{
    random_state = random_state * 1103515245u + 12345u;
    return (int)((random_state >> 8) % (unsigned)count);
}

static void check_text(adit_game *game, const char *text, adit_move wanted)
{
    adit_move move = ADIT_MOVE_UNKNOWN;
    char reason[600], wrong[600];
    adit_err err;

    assert_ok(adit_game_judge(game, text, &move, reason, sizeof reason, &err), err);
    assert_int_equal(move, wanted);
    if (!adit_move_exists(game->engine, text)) {
        fail_msg("'%s' is a move of %s", text, game->engine->def->info.id);
    }
    snprintf(wrong, sizeof wrong, "%s x_1", text);
    assert_false(adit_move_exists(game->engine, wrong));
    moves++;
}

/* Some of the options, of the exchanges, and of what is refused. */
static void check_question(adit_game *game)
{
    int main_count = adit_game_option_count(game);
    int count = main_count + adit_game_anytime_count(game);
    int refused = adit_game_refusal_count(game);

    for (int i = 0; i < A_QUESTION; i++) {
        char text[600], reason[600];
        int n = draw(i % 2 == 0 ? main_count : count);

        if (adit_game_option(game, n).what != ADIT_OPT_WORD) {
            adit_game_option_text(game, n, text, sizeof text);
            check_text(game, text, ADIT_MOVE_POSSIBLE);
        }
        if (refused > 0 && adit_game_option(game, 0).what != ADIT_OPT_WORD) {
            adit_game_refusal(game, draw(refused), text, sizeof text, reason, sizeof reason);
            check_text(game, text, ADIT_MOVE_REFUSED);
        }
    }
}

static void play(const char *title, const conformance_variant *variant, int players)
{
    const char *mod = variant != NULL ? variant->mod : NULL;
    const adit_engine_options options = {.game = title,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &mod,
                                         .mod_count = mod != NULL,
                                         .strict = true};
    adit_setup setup = {.players = players, .seed = 300 + (uint64_t)players};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_err err;

    for (int i = 0; variant != NULL && variant->fields[i].name != NULL; i++) {
        setup.fields = variant->fields;
        setup.field_count++;
    }
    for (int i = 0; variant != NULL && variant->rules[i].name != NULL; i++) {
        setup.rules = variant->rules;
        setup.rule_count++;
    }
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; !adit_game_is_over(game); i++) {
        assert_true(i < MAX_DECISIONS);
        if (i % 4 == 0) {
            check_question(game);
        }
        assert_ok(adit_game_decide(game, draw(adit_game_option_count(game)), &err), err);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void what_a_question_knows_is_a_move_of_the_game(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);

        play(info->id, NULL, info->min_players);
        play(info->id, NULL, info->max_players);
    }
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        play(variants[i].title, &variants[i], variants[i].players > 0 ? variants[i].players : 2);
    }
    printf("%ld moves\n", moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(what_a_question_knows_is_a_move_of_the_game),
    };

    return ADIT_RUN(tests);
}
