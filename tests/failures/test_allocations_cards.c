/* test_allocations_cards.c - the examples of every card, with each of their allocations failing.
 *
 * An example plays what its card does, so every effect of every shipped card is met.
 *
 * soak parts: 6, both builds of a soak
 */
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/sweep.h"

#define SOAK 40 /* samples of each card: there are hundreds of them */

typedef struct {
    const char *game;
    adit_engine *engine;
    char card[80];
} card_story;

static void open_engine(void *context)
{
    card_story *story = context;
    const adit_engine_options options = {.game = story->game, .cards = ADIT_TEST_ROOT "/cards"};
    adit_err err;

    adit_engine_close(story->engine);
    assert_ok(adit_engine_open(&options, &story->engine, &err), err);
}

static adit_status tell_examples(void *context, uint64_t *result, adit_err *err)
{
    const card_story *story = context;
    int passed = 0, failed = 0;
    adit_status status =
        adit_engine_run_examples(story->engine, story->card, NULL, NULL, &passed, &failed, err);

    *result = (uint64_t)passed * 1000 + (uint64_t)failed;
    return status;
}

static void sweep_cards(const char *game, long samples)
{
    card_story context = {.game = game};

    open_engine(&context);
    for (int i = 0; i < adit_engine_card_count(context.engine); i++) {
        adit_card_info info;
        char name[160];

        assert_int_equal(adit_engine_card(context.engine, i, &info), ADIT_OK);
        snprintf(context.card, sizeof context.card, "%s", info.id);
        snprintf(name, sizeof name, "%s: %s", game, info.id);
        sweep(&(sweep_story){.name = name,
                             .tell = tell_examples,
                             .context = &context,
                             .renew = open_engine,
                             .is_whole = true,
                             .most = SOAK},
              samples);
    }
    adit_engine_close(context.engine);
    sweep_ends_well();
}

static void cards_of_every_game(void **state)
{
    (void)state;
    for (int n = 0; adit_game_info_at(n) != NULL; n++) {
        sweep_cards(adit_game_info_at(n)->id, n == 0 ? 4 : 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(cards_of_every_game),
        ADIT_TEST(every_place_that_allocates_has_failed),
    };

    return ADIT_RUN(tests);
}
