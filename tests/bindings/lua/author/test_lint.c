/* test_lint.c - what `adit check` finds in cards that load. */
#include "bindings/lua/author/lint.h"
#include "engine/base/memory.h"
#include "tests/support/load_cards.h"

enum { LUA_5_4_4 = 50404, LUA_5_4_7 = 50407 };

static int count;
static char said[4096];

static void note(void *context, const char *text)
{
    (void)context;
    count++;
    snprintf(said + strlen(said), sizeof said - strlen(said), "%s\n", text);
}

static int findings(const char *source, int release)
{
    count = 0;
    said[0] = '\0';
    aditl_lint_source("card.lua", source, release, note, NULL);
    return count;
}

static void many_constants_with_bit_operators_are_found(void **state)
{
    char source[8192] = "return function(a)\n  local t = {";

    (void)state;
    for (int i = 0; i < 230; i++) {
        snprintf(source + strlen(source), sizeof source - strlen(source), "%d,%s", i,
                 i % 20 == 0 ? "\n" : "");
    }
    snprintf(source + strlen(source), sizeof source - strlen(source), "}\n  return t[1] | a\nend");
    assert_int_equal(findings(source, LUA_5_4_4), 1);
    assert_contains(said, "card.lua:1: this function has bit operators");
    assert_int_equal(findings(source, LUA_5_4_7), 0);
}

/* One card of Cave vs Cave in a mod of its own, looked at as `adit check` does. */
static int look_at(const char *colour, const char *fields)
{
    const char *mods[1];
    adit_engine_options options = {.game = "cave_vs_cave",
                                   .cards = ADIT_TEST_ROOT "/cards",
                                   .mods = mods,
                                   .mod_count = 1,
                                   .strict = true,
                                   .purity = true};
    adit_engine *engine = NULL;
    aditl_lint *lint = NULL;
    adit_err err = {0};
    char text[1024];

    snprintf(text, sizeof text,
             "return card {\n  id = 'lamp', kind = 'room', back = 'light', colour = '%s',\n"
             "  points = 1, cost = { stone = 1 }, walls = 'o o o o',\n  %s\n}\n",
             colour, fields);
    write_text("lint/room/lamp.lua", text);
    mods[0] = temp_path("lint");
    count = 0;
    said[0] = '\0';
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(aditl_lint_open(engine, NULL, note, NULL, &lint, &err), err);
    aditl_lint_card(lint, adit_engine_card_find(engine, "lint:lamp"));
    assert_int_equal(aditl_lint_count(lint), count);
    aditl_lint_close(lint);
    adit_engine_close(engine);
    return count;
}

static void effects_are_tried_with_various_answers(void **state)
{
    (void)state;
    assert_int_equal(look_at("orange", "use = function(g, me)\n  if g:choose(me, { 'a', 'b' }) == "
                                       "'b' then\n  g:gain(me, { food = x })\n end end,"),
                     1);
    assert_contains(said, "room/lamp.lua:6: no global is called 'x'");
    assert_int_equal(look_at("orange", "use = function(g, me) g:pay(me, { gold = 19 }) end,"), 0);
    assert_int_equal(look_at("orange", "use = function(g, me) while true do end end,"), 1);
    assert_contains(said, "ran for too many steps");
}

/* Each run keeps to its limit, but there are hundreds of them. */
static void trying_out_comes_to_an_end(void **state)
{
    (void)state;
    assert_int_equal(
        look_at("orange", "use = function(g, me)\n  for _ = 1, 3 do g:choose(me, { 'a', 'b', 'c' })"
                          " end\n  local s = ('x'):rep(1000)\n"
                          "  for _ = 1, 110 do s:rep(60) end end,"),
        1);
    assert_contains(said, "takes too long; cards from 'lint:lamp' on are not tried");
}

static void looking_functions_are_asked(void **state)
{
    (void)state;
    assert_int_equal(look_at("blue", "score = function(g, me) g:gain(me, { food = 1 }) end,"), 1);
    assert_contains(said, "g:gain changes the game; it cannot be called from a read-only hook "
                          "(score)");
    assert_int_equal(look_at("blue", "modify = { furnish_price = { less = { wood = 1 } } },"), 0);
    assert_int_equal(
        look_at("blue", "allow = { through_walls = function(g, me) return nothing.at_all end },"),
        1);
    assert_contains(said, "no global is called 'nothing'");
    assert_int_equal(look_at("blue", "modify = { room_uses = function(_, _, base) return base + 1 "
                                     "end },"),
                     0);
    assert_int_equal(look_at("blue", "modify = { room_uses = function(g, me, base)\n"
                                     "  return base + g:get(me, 'lamps') end },"),
                     1);
    assert_contains(said, "room/lamp.lua:5: ");
    assert_contains(said, "'lamps'");
    assert_int_equal(look_at("blue", "score = function(g, me) while true do end end,"), 1);
    assert_contains(said, "ran for too many steps");
}

static void every_allocation_of_a_lint_may_fail(void **state)
{
    const adit_engine_options options = {
        .game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards", .strict = true, .purity = true};
    adit_engine *engine = NULL;
    adit_err err = {0};
    bool was_whole = false;
    int refused = 0;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (long n = 1; !was_whole; n += 1 + n / 4) {
        aditl_lint *lint = NULL;

        count = 0;
        adit_memory_fail_at(n, -1);
        adit_status status = aditl_lint_open(engine, NULL, note, NULL, &lint, &err);
        if (status == ADIT_OK) {
            aditl_lint_card(lint, 0);
        } else {
            assert_int_equal(status, ADIT_NOMEM);
            assert_null(lint);
            refused++;
        }
        was_whole = adit_memory_fail_at(0, 0) < n;
        aditl_lint_close(lint);
        assert_int_equal(count, 0);
    }
    assert_true(refused > 0);
    adit_engine_close(engine);
}

static void listeners_hear_an_event_of_theirs(void **state)
{
    (void)state;
    assert_int_equal(look_at("blue", "on = { gained = { good = 'flax', run = function(g, me, ev)\n"
                                     "  g:gain(me, { food = ev.flax }) end } },"),
                     0);
    assert_int_equal(look_at("blue", "on = { dug = function(g, me, ev) return ev.amuont end },"),
                     1);
    assert_contains(said, "no field of an event is called 'amuont'; did you mean 'amount'?");
    assert_int_equal(look_at("blue", "on = { gained = { good = 'wood', amount = 0, run = gain { "
                                     "food = 1 } } },"),
                     1);
    assert_contains(said, "on: amount: never matches");
}

static void what_nobody_can_pay_is_told(void **state)
{
    (void)state;
    assert_int_equal(look_at("orange", "use = optional { pay { stone = 10 } },"), 1);
    assert_contains(said, "room/lamp.lua:4: pay: 10 stone can never be paid: a player has at most");
    assert_int_equal(look_at("blue", "exchange = { pay = { wood = 12 }, get = { food = 1 } },"), 1);
    assert_contains(said, "exchange: pay: 12 wood can never be paid");
    assert_int_equal(look_at("orange", "use = repeat_ { gain { food = 1 }, times = 0 },"), 1);
    assert_contains(said, "repeat_: 0 times has no effect");
}

static void examples_are_read(void **state)
{
    (void)state;
    assert_int_equal(look_at("orange", "use = gain { food = 1 },\n  examples = {\n    { name = "
                                       "'one', expct = {} } },"),
                     2);
    assert_contains(
        said,
        "room/lamp.lua:6: example: unknown field 'expct' in an example; did you mean 'expect'?");
    assert_int_equal(look_at("orange",
                             "use = gain { food = 1 },\n  examples = {\n    { name = "
                             "'two', given = { { fod = 1 } }, expect = { { food = 1 } } } },"),
                     1);
    assert_contains(said, "did you mean 'food'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_constants_with_bit_operators_are_found),
        cmocka_unit_test(effects_are_tried_with_various_answers),
        cmocka_unit_test(trying_out_comes_to_an_end),
        cmocka_unit_test(looking_functions_are_asked),
        cmocka_unit_test(every_allocation_of_a_lint_may_fail),
        cmocka_unit_test(listeners_hear_an_event_of_theirs),
        cmocka_unit_test(what_nobody_can_pay_is_told),
        cmocka_unit_test(examples_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
