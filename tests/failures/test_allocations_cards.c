/* test_allocations_cards.c - the examples of every card, with each of their allocations failing.
 *
 * An example plays what its card does, so every effect of every shipped card is met.
 */
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/sweep.h"

typedef struct {
    adit_engine *engine;
    const char *card;
} card_story;

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
    const adit_engine_options options = {.game = game, .cards = ADIT_TEST_ROOT "/cards"};
    adit_engine *engine;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        adit_card_info info;
        char name[160];

        assert_int_equal(adit_engine_card(engine, i, &info), ADIT_OK);
        card_story context = {engine, info.id};
        snprintf(name, sizeof name, "%s: %s", game, info.id);
        sweep(&(sweep_story){.name = name, .tell = tell_examples, .context = &context}, samples);
    }
    adit_engine_close(engine);
}

static void cards_of_cave_vs_cave(void **state)
{
    (void)state;
    sweep_cards("cave_vs_cave", 4);
}

static void cards_of_cave_farmers(void **state)
{
    (void)state;
    sweep_cards("cave_farmers", 2);
}

static void cards_of_dwergar(void **state)
{
    (void)state;
    sweep_cards("dwergar", 2);
}

static void cards_of_covenant(void **state)
{
    (void)state;
    sweep_cards("covenant", 2);
}

static int report(void **state)
{
    (void)state;
    sweep_report();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(cards_of_cave_vs_cave),
        ADIT_TEST(cards_of_cave_farmers),
        ADIT_TEST(cards_of_dwergar),
        ADIT_TEST(cards_of_covenant),
    };

    return cmocka_run_group_tests(tests, NULL, report) != 0;
}
