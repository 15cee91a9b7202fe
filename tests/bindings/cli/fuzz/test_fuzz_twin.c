/* test_fuzz_twin.c - `adit fuzz` plays the same game in two Lua states and compares them.
 *
 * No script can tell one state from another, so here the second engine has other cards.
 */
#include "bindings/cli/fuzz/fuzz.h"
#include "bindings/lua/author/lint.h"
#include "tests/support/load_cards.h"

static adit_engine *open_with(const char *folder, int wood)
{
    const char *mods[1];
    adit_engine_options options = {.game = "cave_vs_cave",
                                   .cards = ADIT_TEST_ROOT "/cards",
                                   .mods = mods,
                                   .mod_count = 1,
                                   .strict = true,
                                   .purity = true};
    adit_engine *engine = NULL;
    adit_err err = {0};
    char path[200], text[400];

    snprintf(path, sizeof path, "%s/mod.lua", folder);
    write_text(path, "return mod { id = 'twins', name = 'Twins', version = '1.0' }\n");
    snprintf(path, sizeof path, "%s/action_tile/grove.lua", folder);
    snprintf(text, sizeof text,
             "return card { id = 'grove', kind = 'action_tile', title = 'Grove', stage = 'start',\n"
             "  use = any_order { gain { wood = %d } } }\n",
             wood);
    write_text(path, text);
    mods[0] = temp_path(folder);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

/* Plays one game at random; its decisions favour the mod's card. */
static void play(fuzz_run *fuzz, uint64_t seed, fuzz_fault *found)
{
    fuzz_dice dice = {.state = seed};
    const fuzz_plan plan = {.dice = &dice, .limit = 400};
    const fuzz_start start = {.players = 2, .seed = seed};

    assert_true(fuzz_play(fuzz, &start, &plan, found));
}

static void games_that_go_differently_in_two_states_are_found(void **state)
{
    static fuzz_run fuzz;
    fuzz_fault found;

    (void)state;
    fuzz.engine = open_with("first", 1);
    fuzz.twin = open_with("second", 2);
    fuzz.card_count = 1;
    snprintf(fuzz.card[0].id, sizeof fuzz.card[0].id, "twins:grove");
    play(&fuzz, 8, &found);
    assert_int_equal(found.err.status, ADIT_SCRIPT);
    assert_contains(found.err.text, "lead to a different game in a second Lua state");
    fuzz_fault_free(&found);
    play(&fuzz, 9, &found); /* one of the starts that are not compared */
    assert_int_equal(found.err.status, ADIT_OK);
    fuzz_fault_free(&found);
    adit_engine_close(fuzz.engine);
    adit_engine_close(fuzz.twin);
}

static void note(void *context, const char *text)
{
    (void)context;
    print_error("%s\n", text);
}

static uint64_t signature_of(adit_engine *engine)
{
    aditl_lint *lint = NULL;
    adit_err err = {0};

    assert_ok(aditl_lint_open(engine, NULL, note, NULL, &lint, &err), err);
    uint64_t signature = aditl_lint_signature(lint);

    aditl_lint_close(lint);
    adit_engine_close(engine);
    return signature;
}

static void the_signature_follows_the_cards_and_not_the_state(void **state)
{
    (void)state;
    uint64_t one = signature_of(open_with("first", 1));

    assert_true(one == signature_of(open_with("first", 1)));
    assert_true(one != signature_of(open_with("second", 9)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(games_that_go_differently_in_two_states_are_found),
        ADIT_TEST(the_signature_follows_the_cards_and_not_the_state),
    };

    return ADIT_RUN(tests);
}
