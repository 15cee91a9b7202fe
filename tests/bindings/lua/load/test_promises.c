/* test_promises.c - which functions of cards are known not to fail, and what follows from it. */
#include "tests/bindings/lua/demo_lua.h"

#include "engine/match/game.h"
#include "engine/rules/runner.h"

/* What the function of the hut's `use` promises, with `before` outside of it in the file. */
static adit_promise promise_of(const char *before, const char *body)
{
    char text[2000];
    adit_promise promise = ADIT_MAY_FAIL;
    bool is_found = false;
    demo d;

    assert_true(
        (size_t)snprintf(
            text, sizeof text,
            "%s\nreturn card {\n  id = 'hut', kind = 'room', title = 'Hut', text = 'A hut.',\n"
            "  source = 'test', mark = 'R', points = 3, cost = { wood = 2 },\n"
            "  counters = { used = { max = 5, reset = 'game' } },\n"
            "  use = function(g, me, ev)\n%s\n  end,\n}\n",
            before, body) < sizeof text);
    assert_ok(demo_open(&d, demo_write("promise_cards", "room", "hut", text), true, true), d.err);
    for (int id = 1; id < d.engine->cards->node_count; id++) {
        if (d.engine->cards->node[id].kind == ADIT_NODE_SCRIPT) {
            promise = adit_node_promise(d.engine->def, d.engine->cards, (adit_node_id)id);
            is_found = true;
        }
    }
    assert_true(is_found);
    adit_engine_close(d.engine);
    return promise;
}

typedef struct {
    const char *before, *body;
    adit_promise promise;
} known_function;

static void a_function_promises_what_it_can_call(void **state)
{
    static const known_function cases[] = {
        {"", "", ADIT_NEVER_ASKS},
        {"", "g:gain(me, { gold = 1 })", ADIT_NEVER_ASKS},
        {"", "g:set('used', 1) g:log('n ' .. g:get 'used' + math.min(1, g:count(me, 'gold')))",
         ADIT_NEVER_ASKS},
        {"", "for _, seat in ipairs(g:others(me)) do g:gain(seat, { gold = 1 }) end",
         ADIT_NEVER_ASKS},
        {"", "g:gain(me, { gold = g:choose(me, { 1, 2 }) })", ADIT_ALWAYS},
        {"local list = { 1, 2 }", "g:gain(me, { gold = g:choose(me, list) })", ADIT_ALWAYS},
        {"local function give(g, me) g:gain(me, { gold = 1 }) end", "give(g, me)", ADIT_NEVER_ASKS},
        {"", "g:pay(me, { gold = 1 })", ADIT_MAY_FAIL},
        {"", "if g:choose(me, { 'a', 'b' }) == 'a' then g:pay(me, { wood = 9 }) end",
         ADIT_MAY_FAIL},
        {"", "g:refuse 'no'", ADIT_MAY_FAIL},
        {"", "g:gain(me, { gold = g:random(2) })", ADIT_MAY_FAIL},
        {"", "g:put('player[1].goods.gold', 1)", ADIT_MAY_FAIL},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(promise_of(cases[i].before, cases[i].body), cases[i].promise);
    }
}

/* Every way to come by a primitive without its name standing where it is called. */
static void a_primitive_cannot_be_had_in_secret(void **state)
{
    static const known_function cases[] = {
        {"", "local pay = g.pay pay(g, me, { wood = 9 })", ADIT_MAY_FAIL},
        {"", "local word = 'pa' .. 'y' g[word](g, me, { wood = 9 })", ADIT_MAY_FAIL},
        {"local word = 'pay'", "g[word](g, me, { wood = 9 })", ADIT_MAY_FAIL},
        {"local words = { 'pay' }", "for _, word in ipairs(words) do g[word](g, me, {}) end",
         ADIT_MAY_FAIL},
        {"local function pay(g, me) g:pay(me, { wood = 9 }) end", "pay(g, me)", ADIT_MAY_FAIL},
        {"local deeds = { pay = function(g, me) g:pay(me, { wood = 9 }) end }", "deeds.pay(g, me)",
         ADIT_MAY_FAIL},
        {"local deeds = { it = function(g, me) g:pay(me, { wood = 9 }) end }", "deeds.it(g, me)",
         ADIT_MAY_FAIL},
        {"local deeds = { { it = function(g, me) g:pay(me, { wood = 9 }) end } }",
         "for _, deed in ipairs(deeds) do deed.it(g, me) end", ADIT_MAY_FAIL},
        {"", "local function pay() g:pay(me, { wood = 9 }) end pay()", ADIT_MAY_FAIL},
        {"local again again = function(g, me, n) if n > 0 then again(g, me, n - 1) end end",
         "again(g, me, 3)", ADIT_MAY_FAIL},
        {"local _ENV = { it = function(g, me) g:pay(me, { wood = 9 }) end, card = card }",
         "it(g, me)", ADIT_MAY_FAIL},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(promise_of(cases[i].before, cases[i].body), cases[i].promise);
    }
}

/* Five functions that call five each, which call five: more than is worth looking at, and no reason
 * to refuse the card. */
static void too_many_functions_promise_nothing(void **state)
{
    char before[1000] = "";
    adit_buffer out = adit_buffer_on(before, sizeof before);

    (void)state;
    for (char level = 'c'; level >= 'a'; level--) {
        for (int i = 1; i <= 5; i++) {
            adit_buffer_addf(&out, "local function %c%d() ", level, i);
            for (int k = 1; k <= 5 && level < 'c'; k++) {
                adit_buffer_addf(&out, "%c%d() ", level + 1, k);
            }
            adit_buffer_add(&out, "end\n");
        }
    }
    assert_int_equal(promise_of(before, "a1()"), ADIT_NEVER_ASKS);
    assert_int_equal(promise_of(before, "a1() a2() a3() a4() a5()"), ADIT_MAY_FAIL);
}

/* How many runs of trials using the hut takes, in an engine that plays as people do. */
static unsigned long long trials_of(const char *body)
{
    char text[1000];
    demo d;

    assert_true((size_t)snprintf(text, sizeof text,
                                 "return card {\n  id = 'hut', kind = 'room', title = 'Hut',\n"
                                 "  text = 'A hut.', source = 'test', mark = 'R', points = 3,\n"
                                 "  cost = { wood = 2 }, use = function(g, me)\n%s\n  end,\n}\n",
                                 body) < sizeof text);
    assert_ok(demo_open(&d, demo_write("promise_cards", "room", "hut", text), true, false), d.err);
    assert_ok(demo_start(&d, "hut"), d.err);
    const unsigned long long before = adit_engine_statistics(d.engine).trial_runs;
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 2);
    const unsigned long long runs = adit_engine_statistics(d.engine).trial_runs - before;
    demo_close(&d);
    return runs;
}

static void answers_after_which_nothing_can_fail_are_not_tried(void **state)
{
    (void)state;
    assert_int_equal(trials_of("g:gain(me, { gold = g:choose(me, { 1, 2 }) })"), 0);
    assert_true(trials_of("g:choose(me, { 1, 2 }) g:pay(me, { wood = 1 })") > 0);
}

/* A promise that is wrong must not go unseen where the tests play. */
static void purity_mode_finds_a_function_that_promises_too_much(void **state)
{
    demo d;

    (void)state;
    demo_with(
        &d, "g:log('used')",
        "on = { gained = { good = 'flax', run = function(g, me) "
        "if g:choose(me, { 'all', 'none' }) == 'all' then g:pay(me, { wood = 9 }) end end } },",
        true);
    for (int id = 1; id < d.engine->cards->node_count; id++) {
        adit_node *node = (adit_node *)&d.engine->cards->node[id];

        if (node->kind == ADIT_NODE_SCRIPT) {
            node->as.script.promise = node->promise = ADIT_ALWAYS;
            node->as.script.verbs = 0;
        }
    }
    assert_fails(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_INTERNAL,
                 "a function that cannot fail has a dead end", d.err);
    demo_close(&d);

    demo_with(
        &d, "g:log('used')",
        "on = { gained = { good = 'flax', run = function(g, me) g:pay(me, { wood = 9 }) end } },",
        true);
    for (int id = 1; id < d.engine->cards->node_count; id++) {
        adit_node *node = (adit_node *)&d.engine->cards->node[id];

        if (node->kind == ADIT_NODE_SCRIPT) {
            node->as.script.promise = node->promise = ADIT_NEVER_ASKS;
            node->as.script.verbs = 0;
        }
    }
    assert_fails(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_INTERNAL,
                 "a function that cannot fail was found to fail", d.err);
    demo_close(&d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_function_promises_what_it_can_call),
        cmocka_unit_test(a_primitive_cannot_be_had_in_secret),
        cmocka_unit_test(too_many_functions_promise_nothing),
        cmocka_unit_test(answers_after_which_nothing_can_fail_are_not_tried),
        cmocka_unit_test(purity_mode_finds_a_function_that_promises_too_much),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
