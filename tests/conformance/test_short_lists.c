/* test_short_lists.c - a trial that asks for the options one by one finds those of the question.
 *
 * Trials build the options of a question only as far as they need them: a builder stops when the
 * list is long enough. Along random games of every title and variant, the options found by
 * asking for the first, the second and so on must be those of the whole list, in the same order,
 * except for dead ends, which only the whole list leaves out. soak parts: 2
 */
#include <stdio.h>
#include <stdlib.h>

#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/share.h"
#include "tests/support/variants.h"

enum { MAX_LISTED = 40, MAX_DECISIONS = 5000 };

static adit_trial trial;
static long questions, asked;

/* Lets a trial take the n-th option of the open question. Returns whether there is one; *more:
 * whether another comes after it. */
static bool take_nth(adit_game *game, int n, adit_option *option, bool *more)
{
    adit_runner *runner = game->engine->runner;
    adit_tx *tx = &runner->tx;
    const int fixed = game->position.pick_count;
    adit_err err;

    adit_tx_begin(runner, &game->position, NULL, &err);
    memcpy(trial.picks, tx->picks, (size_t)fixed * sizeof *trial.picks);
    tx->picks = trial.picks;
    tx->trial = &trial;
    tx->is_trial = true;
    tx->risk = 1; /* or the first option would be enough */
    trial.fixed = fixed;
    trial.resume = n;
    runner->version = 0; /* what was known of the game is gone */
    assert_int_not_equal(adit_tx_run(tx), ADIT_OPEN);
    *more = false;
    if (tx->pick_count <=
        fixed) { /* a question that vouches for its options: the first is enough */
        *option = trial.options.item[0];
        return n == 0 && trial.options.count > 0;
    }
    *option = trial.picks[fixed].option;
    *more = trial.has_more[fixed];
    return trial.picks[fixed].kind == ADIT_PICK_MAIN;
}

/* The options of the whole list must come in this order among those asked for one by one. */
static void check_question(adit_game *game)
{
    adit_option whole[ADIT_MAX_OPTIONS], one;
    const int count = adit_game_option_count(game);
    const bool is_script = game->engine->runner->open.key == ADIT_ASK_SCRIPT;
    int found = 0;
    bool more = true;

    memcpy(whole, game->engine->runner->options.item, (size_t)count * sizeof *whole);
    questions++;
    for (int n = 0; more && n < MAX_LISTED; n++) {
        if (!take_nth(game, n, &one, &more)) {
            assert_true(is_script && n > 0 && found == count); /* none is its last way to go */
            return;
        }
        found += found < count && adit_option_equal(one, whole[found]);
        for (int i = found; i < count; i++) {
            assert_false(adit_option_equal(one, whole[i])); /* not out of order */
        }
        asked++;
        if (n == 0 && !more) {
            return; /* vouched for, or there is only one */
        }
    }
    assert_true(more || found == count);
}

static void play(adit_engine *engine, const conformance_variant *variant, int players,
                 uint64_t seed)
{
    adit_setup setup = {.players = players, .seed = seed};
    adit_game *game = NULL;
    unsigned random = (unsigned)seed * 2654435761u;
    adit_err err;

    for (int i = 0; variant != NULL && variant->fields[i].name != NULL; i++) {
        setup.fields = variant->fields;
        setup.field_count++;
    }
    for (int i = 0; variant != NULL && variant->rules[i].name != NULL; i++) {
        setup.rules = variant->rules;
        setup.rule_count++;
    }
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; !adit_game_is_over(game); i++) {
        assert_true(i < MAX_DECISIONS);
        random = random * 1103515245u + 12345u;
        check_question(game);
        assert_ok(adit_game_decide(
                      game, (int)((random >> 8) % (unsigned)adit_game_option_count(game)), &err),
                  err);
    }
    adit_game_free(game);
}

static adit_engine *engine_of(const char *game, const char *mod)
{
    const adit_engine_options options = {.game = game,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &mod,
                                         .mod_count = mod != NULL,
                                         .strict = true};
    adit_engine *engine = NULL;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static void options_asked_for_one_by_one_are_those_of_the_question(void **state)
{
    const char *soak = getenv("ADIT_SOAK");
    const int games = soak != NULL ? 200 : 3;

    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        adit_engine *engine = engine_of(info->id, NULL);
        for (int players = info->min_players; players <= info->max_players; players++) {
            for (int n = 0; n < games; n++) {
                if (share_part_has(n)) {
                    play(engine, NULL, players, 100 + (uint64_t)n);
                }
            }
        }
        adit_engine_close(engine);
    }
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        adit_engine *engine = engine_of(variants[i].title, variants[i].mod);
        for (int n = 0; n < games; n++) {
            if (share_part_has(n)) {
                play(engine, &variants[i], variants[i].players > 0 ? variants[i].players : 2,
                     200 + (uint64_t)n);
            }
        }
        adit_engine_close(engine);
    }
    printf("%ld questions, %ld options asked for one by one\n", questions, asked);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(options_asked_for_one_by_one_are_those_of_the_question),
    };

    return ADIT_RUN(tests);
}
