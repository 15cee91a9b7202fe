/* test_facts.c - what a card may read of other cards: facts of every type, those that are not
 * stated, and those that cannot be read. */
#include "tests/bindings/lua/demo_lua.h"
#include "tests/support/load_cards.h"

static void facts_that_are_effects_cannot_be_read(void **state)
{
    (void)state;
    assert_faults("return g:fact('hut', 'use')", ADIT_SCRIPT,
                  "name: 'use' is an effect and cannot be read");
}

static void every_card_says_its_mod(void **state)
{
    (void)state;
    assert_logs("g:log('of ' .. g:fact('hut', 'mod'))", "of demo_cave");
}

/* Whether a match can be scored in which player 1 has a card with this score. */
static bool can_be_scored(const char *game_id, const char *file, const char *head,
                          const adit_setting *field, const char *lines)
{
    const char *const mods[] = {temp_path("probe")};
    const adit_engine_options options = {
        .game = game_id, .cards = ADIT_TEST_ROOT "/cards", .mods = mods, .mod_count = 1};
    const adit_setup setup = {.players = 2, .seed = 1, .fields = field, .field_count = 1};
    char text[2048];
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_err err;
    int points, count;

    snprintf(text, sizeof text,
             "return card {\n  id = 'probe', title = 'Probe', text = 'x', source = 'test',\n%s\n"
             "  score = function(g, me)\n%s\n    return 5\n  end,\n}\n",
             head, lines);
    write_text(file, text);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    count = adit_game_score(game, 1, &points, NULL, 0);
    adit_game_free(game);
    adit_engine_close(engine);
    return count >= 0;
}

static bool farmer_reads(const char *lines)
{
    const adit_setting field = {"player[1].tile.e3", "probe:probe"};

    return can_be_scored("cave_farmers", "probe/furnishing/probe.lua",
                         "  kind = 'furnishing', tag = 'yellow', set = 'introductory',\n"
                         "  cost = { wood = 1 }, points = 0,",
                         &field, lines);
}

static void flags_texts_words_and_goods_can_be_read(void **state)
{
    (void)state;
    assert_true(farmer_reads("assert(g:fact('imitation_a', 'not_imitable') == true)"));
    assert_true(farmer_reads("assert(g:fact('urgent_wish', 'back_of') == 'wish_for_children')"));
    assert_true(farmer_reads("assert(g:fact('carpenter', 'tag') == 'green')"));
    assert_true(farmer_reads("assert(g:fact('weaving_parlor', 'cost').wood == 2)"));
    assert_false(farmer_reads("assert(g:fact('imitation_a', 'not_imitable') == false)"));
}

static void facts_that_are_not_stated_are_nil(void **state)
{
    (void)state;
    assert_true(farmer_reads("assert(g:fact('urgent_wish', 'not_imitable') == nil)"));
    assert_true(farmer_reads("assert(g:fact('housework', 'back_of') == nil)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(facts_that_are_effects_cannot_be_read),
        ADIT_TEST(every_card_says_its_mod),
        ADIT_TEST(flags_texts_words_and_goods_can_be_read),
        ADIT_TEST(facts_that_are_not_stated_are_nil),
    };

    return ADIT_RUN(tests);
}
