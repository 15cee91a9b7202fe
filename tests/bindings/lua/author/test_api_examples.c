/* test_api_examples.c - the examples of the reference run, as a card would run them.
 *
 * (Those of declared verbs are loaded by test_api.c, those of functions that are the same for
 * every game are run by test_api_complete.c.)
 */
#include "tests/bindings/lua/demo_lua.h"

#include "bindings/lua/author/api_doc.h"

/* The example with its placeholders filled in for the demo game. */
static void fill_in(const char *example, char *out, size_t size)
{
    demo d;

    demo_with(&d, "", "", true);
    snprintf(out, size, "%s", aditl_doc_example(d.engine, example).text);
    demo_close(&d);
    assert_true(out[0] != '\0');
    assert_null(strchr(out, '%'));
}

/* Uses the room; whatever it asks is answered with the first option. */
static void use_room(demo *d, const char *name)
{
    adit_status status = adit_game_decide_text(d->game, "use hut", &d->err);

    for (int i = 0; status == ADIT_OK && i < 4 && adit_game_asking_card(d->game) != NULL; i++) {
        status = adit_game_decide(d->game, 0, &d->err);
    }
    if (status != ADIT_OK) {
        fail_msg("the example of %s: %s", name, d->err.text);
    }
}

static void the_examples_of_primitives_run(void **state)
{
    (void)state;
    for (int n = 0; aditl_primitive_at(n) != NULL; n++) {
        const aditl_primitive *row = aditl_primitive_at(n);

        char example[400], body[500];
        demo d;

        fill_in(row->example, example, sizeof example);
        /* `return` must be the last of a block, and others may follow it. */
        snprintf(body, sizeof body, "do %s end", example);
        demo_with(&d, body, "", true);
        use_room(&d, row->name);
        demo_close(&d);
    }
}

/* What is no acting primitive also works where a function may only look. */
static void the_examples_of_reading_primitives_run_in_looking_functions(void **state)
{
    (void)state;
    for (int n = 0; aditl_primitive_at(n) != NULL; n++) {
        const aditl_primitive *row = aditl_primitive_at(n);

        char example[400], more[600];
        int total = 0;
        demo d;

        if ((row->moments & ADITL_IN_LOOKING) == 0) {
            continue;
        }
        fill_in(row->example, example, sizeof example);
        snprintf(more, sizeof more,
                 "score = function(g, me) local f = function() %s end f() return 4 end,", example);
        demo_with(&d, "", more, true);
        if (adit_game_score(d.game, 1, &total, NULL, 0) < 0) {
            fail_msg("the example of %s fails in a looking function", row->name);
        }
        demo_close(&d);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_examples_of_primitives_run),
        ADIT_TEST(the_examples_of_reading_primitives_run_in_looking_functions),
    };

    return ADIT_RUN(tests);
}
