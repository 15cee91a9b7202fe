/* test_primitives.c - the game object `g`, and how the engine calls functions of cards. */
#include "tests/bindings/lua/demo_lua.h"

/* ---- Reading ---- */

static void read_primitives_tell_what_is(void **state)
{
    (void)state;
    assert_logs(
        "g:log(g:count(me, 'wood') .. ' ' .. g:count(2, 'flax') .. ' ' .. g:count(me, 'height'))",
        "3 2 0");
    assert_logs("g:log(g:count(me, 'in_play.room') .. ' ' .. g:players() .. ' ' .. g:active() .. ' "
                "' .. g:turn())",
                "1 2 1 0");
    assert_logs("g:log(table.concat(g:others(me), ' ') .. ' ' .. table.concat(g:others(2), ' '))",
                "2 1");
    assert_logs(
        "g:log(g:rule('turns') .. ' ' .. tostring(g:has(me, 'hut')) .. tostring(g:has(2, 'hut')))",
        "8 truefalse");
    assert_logs("g:log(table.concat(g:cards(me), ' ') .. #g:cards(2) .. #g:cards())", "hut00");
    assert_logs(
        "g:log(g:fact('hut', 'points') .. g:fact('hut', 'cost').wood .. g:fact('hut', 'title')"
        " .. g:fact('hut', 'kind'))",
        "32Hutroom");
    assert_logs("g:log(g:read('player[1].goods.wood') .. ' ' .. g:read('turn') .. ' ' .. "
                "g:read('player[1].in_play'))",
                "3 0 hut");
}

static void secrets_are_not_read(void **state)
{
    (void)state;
    assert_faults("g:read('player[1].secret')", ADIT_SCRIPT, "cannot be read");
    assert_faults("g:read('rng.key.1')", ADIT_SCRIPT, "'rng.key.1' cannot be read: it is hidden");
    assert_faults("g:read('room_known.hut')", ADIT_SCRIPT, "'room_known.hut' cannot be read");
}

/* A read costs what other primitives cost, so a function may look at the whole table. */
static void thousands_of_fields_can_be_read_in_one_function(void **state)
{
    (void)state;
    assert_logs("local sum = 0\n"
                "for i = 1, 4000 do\n"
                "sum = sum + g:read('player[1].goods.wood') + #g:read('room.hut') end\n"
                "g:log('sum ' .. sum)",
                "sum 28000");
}

static void what_follows_from_other_fields_is_read(void **state)
{
    (void)state;
    assert_logs("g:log(g:read('total') .. ' wood')", "3 wood");
}

static void misspelt_names_get_a_suggestion(void **state)
{
    (void)state;
    assert_faults("g:count(me, 'wod')", ADIT_SCRIPT,
                  "query: no good or query is called 'wod'; did you mean 'wood'?");
    assert_faults("g:gian(me, {})", ADIT_SCRIPT,
                  "no method of g is called 'gian'; did you mean 'gain'?");
    assert_faults("g:has(me, 'hot')", ADIT_SCRIPT, "did you mean 'hut'?");
    assert_faults("g:rule('turn')", ADIT_SCRIPT, "did you mean 'turns'?");
    assert_faults("g:get('usd')", ADIT_SCRIPT,
                  "counter: no counter of this card is called 'usd'; did you mean 'used'?");
    assert_faults("g:fact('hut', 'point')", ADIT_SCRIPT, "did you mean 'points'?");
    assert_faults("g:can(me, 'gian')", ADIT_SCRIPT, "did you mean 'gain'?");
    assert_faults("g:read('player[1].goods.wod')", ADIT_SCRIPT,
                  "field: 'player[1].goods.wod' cannot be read: no good "
                  "is called 'wod'; did you mean 'wood'?");
}

static void a_fault_names_place_card_and_circumstances(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "local x = nil\nreturn x.y", "", false);
    assert_fails(adit_game_decide_text(d.game, "use hut", &d.err), ADIT_SCRIPT,
                 "room/hut.lua:8: attempt to index a nil value (local 'x'); it is nil here; is the "
                 "name spelled correctly, and does it exist?\n     8 | return x.y",
                 d.err);
    assert_contains(d.err.text, "\n  while card 'hut' of player 1 acted");
    demo_close(&d);
}

/* ---- Changing ---- */

static void verbs_are_methods(void **state)
{
    (void)state;
    assert_logs("g:gain(me, { wood = 2, gold = 1 }) g:pay(me, { wood = 1 }) g:exchange(me, { gold "
                "= 1 }, { food = 2 })\n"
                "g:log(g:count(me, 'wood') .. g:count(me, 'gold') .. g:count(me, 'food'))",
                "403");
    assert_logs(
        "local ok, why = g:can(me, 'pay', { gold = 7 })\n"
        "g:log(tostring(ok) .. ' ' .. why .. ' ' .. tostring(g:can(me, 'pay', { wood = 1 })))",
        "false needs 7 gold, has 0 true");
    assert_faults("g:pay(me, { gold = 7 })", ADIT_ILLEGAL, "");
}

static void tables_of_the_file_can_be_arguments(void **state)
{
    demo d;
    const char *folder = demo_write(
        "demo_sealed", "room", "hut",
        "local price = { wood = 1 }\nlocal words = { 'aa', 'bb' }\n"
        "return card { id = 'hut', kind = 'room', title = 'Hut', text = 'A hut.', source = 'test', "
        "mark = 'R',\n"
        "  use = function(g, me) g:pay(me, price) g:choose(me, words, { check = false })\n"
        "    g:log('wood ' .. g:count(me, 'wood')) end }\n");

    (void)state;
    assert_ok(demo_open(&d, folder, true, true), d.err);
    assert_ok(demo_start(&d, "hut"), d.err);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_ok(adit_game_decide_text(d.game, "bb", &d.err), d.err);
    assert_contains(demo_last(&d), "wood 2");
    demo_close(&d);
}

static void counters_last_and_keep_their_range(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "g:set('used', g:get 'used' + 1) g:log('used ' .. g:get 'used')", "", true);
    for (int i = 1; i <= 2; i++) {
        char line[32];
        snprintf(line, sizeof line, "used %d", i);
        assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
        assert_contains(demo_last(&d), line);
        assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    }
    demo_close(&d);
    assert_faults("g:set('used', 6)", ADIT_SCRIPT, "used");
    assert_faults("g:set('used', -1)", ADIT_SCRIPT, "used");
    assert_faults("g:set('used', 1.5)", ADIT_SCRIPT, "used");
}

static void chance_is_recorded(void **state)
{
    demo d;

    (void)state;
    demo_with(&d,
              "local n = g:random(1000) g:choose(me, { 'on', 'off' }, { check = false }) g:log('n "
              "' .. n .. ' ' .. "
              "(n >= 1 and n <= 1000 and 'fits' or 'no'))",
              "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_ok(adit_game_decide_text(d.game, "on", &d.err), d.err);
    assert_contains(demo_last(&d), "fits");
    demo_close(&d);
    assert_faults("g:random(0)", ADIT_SCRIPT, "random");
    assert_faults("g:random(1 << 40)", ADIT_SCRIPT, "random");
}

static void log_lines_are_masked_and_bounded(void **state)
{
    (void)state;
    assert_logs("g:log('a\\27[2Jb\\n\\200')", "a?[2Jb??");
    assert_logs("for i = 1, 2000 do g:log(('x'):rep(300)) end", "(further lines omitted)");
    assert_faults("g:log({})", ADIT_SCRIPT, "log: expected a text, got table");
}

/* ---- Only looking ---- */

static void readers_cannot_change_the_game(void **state)
{
    (void)state;
    assert_faults("g:choose(me, function() g:gain(me, { wood = 1 }) return { 'a' } end)",
                  ADIT_SCRIPT,
                  "g:gain changes the game; it cannot be called from a read-only function (the "
                  "list of g:choose, the comparison of table.sort)");
    assert_faults("g:choose(me, function() return { g:choose(me, { 'x' }) } end)", ADIT_SCRIPT,
                  "g:choose asks a player; it cannot be called from a read-only function (the "
                  "list of g:choose, the comparison of table.sort)");
    assert_faults("table.sort({ 1, 2 }, function(a, b) g:log('x') return a < b end)", ADIT_SCRIPT,
                  "log changes the game");
    assert_faults("table.sort({ 1, 2 }, function(a, b) g:set('used', 1) return a < b end)",
                  ADIT_SCRIPT, "set changes the game");
}

static void query_hooks_only_look_and_must_give_numbers(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "g:climb(me, 2)",
              "modify = { speed = { run = function(g, me, base) return base + g:count(me, 'wood') "
              "end } },",
              true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 5);
    demo_close(&d);
    demo_with(&d, "g:climb(me, 2)",
              "modify = { speed = { run = function(g, me, base) g:gain(me, { wood = 1 }) return 1 "
              "end } },",
              true);
    assert_fails(adit_game_decide_text(d.game, "use hut", &d.err), ADIT_SCRIPT,
                 "g:gain changes the game; it cannot be called from a read-only hook (modify)",
                 d.err);
    demo_close(&d);
    demo_with(&d, "g:climb(me, 2)",
              "modify = { speed = { run = function(g, me, base) return 'x' end } },", true);
    assert_fails(adit_game_decide_text(d.game, "use hut", &d.err), ADIT_SCRIPT,
                 "this function must return a whole number from -32768 to 32767, not string",
                 d.err);
    assert_contains(d.err.text, "hut.lua:5:");
    demo_close(&d);
    demo_with(&d, "g:climb(me, 2)",
              "modify = { speed = { run = function(g, me, base) return 1.5 end } },", true);
    assert_fails(adit_game_decide_text(d.game, "use hut", &d.err), ADIT_SCRIPT, "not 1.5", d.err);
    demo_close(&d);
}

static void reasons_come_from_functions(void **state)
{
    demo d;
    char why[256];

    (void)state;
    demo_with(&d, "g:log('x')",
              "forbid = { chop = function(g, me) return 'the axe is\\27 blunt' end },", true);
    assert_int_equal(adit_game_option_find(d.game, "chop_wood"), -1);
    assert_ok(adit_game_why(d.game, "chop_wood", why, sizeof why, &d.err), d.err);
    assert_contains(why, "the axe is? blunt");
    demo_close(&d);
    demo_with(&d, "g:log('x')",
              "forbid = { chop = function(g, me) return g:count(me, 'gold') > 0 end },", true);
    assert_true(adit_game_option_find(d.game, "chop_wood") >= 0);
    demo_close(&d);
}

/* ---- Events
 * -------------------------------------------------------------------------------------- */

static void the_event_says_what_happened(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "",
              "on = { gained = function(g, me, ev) g:log('ev ' .. ev.seat .. ' ' .. ev.flax .. ' ' "
              ".. ev.wood .. ' ' .. "
              "tostring(ev.card) .. ' ' .. ev.amount) end },",
              true);
    assert_ok(adit_game_decide_text(d.game, "gather_flax", &d.err), d.err);
    assert_contains(demo_last(&d), "ev 1 2 0 nil");
    demo_close(&d);
    demo_with(&d, "", "on = { gained = function(g, me, ev) return ev.falx end },", true);
    assert_fails(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_SCRIPT,
                 "ev: no field of an event is called 'falx'; did you mean 'flax'?", d.err);
    assert_contains(d.err.text, "while card 'hut' of player 1 acted after 'gained'");
    demo_close(&d);
    demo_with(&d, "", "on = { gained = function(g, me, ev) ev.seat = 2 end },", true);
    assert_fails(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_SCRIPT,
                 "ev is read-only", d.err);
    demo_close(&d);
}

static void endless_chains_of_events_are_a_limit(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "", "on = { gained = function(g, me, ev) g:gain(me, { gold = 1 }) end },", true);
    assert_int_equal(adit_game_decide_text(d.game, "gather_flax", &d.err), ADIT_LIMIT);
    assert_contains(d.err.text,
                    "functions of cards one inside the other; this is the limit 'script_depth'");
    assert_ok(adit_game_decide_text(d.game, "search", &d.err), d.err);
    demo_close(&d);
}

/* ---- Limits
 * --------------------------------------------------------------------------------------- */

static void runs_are_bounded(void **state)
{
    (void)state;
    assert_faults("while true do end", ADIT_LIMIT, "hut.lua:7: ran for too many steps");
    assert_faults("while true do g:players() end", ADIT_LIMIT,
                  "hut.lua:7: called too many primitives in one run");
    assert_faults("for i = 1, 100 do g:choose(me, { 'x' }, { check = false }) end", ADIT_LIMIT,
                  "asked too many questions in one run");
    assert_faults("local t = {} while true do t[#t + 1] = {} end", ADIT_LIMIT, "hut.lua:");
    assert_faults("local s = 'x' while true do s = s .. s end", ADIT_LIMIT,
                  "hut.lua:1: used too much memory");
    assert_faults("local function f() return 1 + f() end f()", ADIT_LIMIT, "used too much memory");
    assert_faults("while true do g:read('turn') end", ADIT_LIMIT,
                  "hut.lua:7: called too many primitives in one run");
}

static void primitives_are_counted_without_the_hook_as_well(void **state)
{
    demo d;

    (void)state;
    demo_with(&d, "while true do g:can(me, 'search') end", "", false);
    assert_fails(adit_game_decide_text(d.game, "use hut", &d.err), ADIT_LIMIT, "in one run", d.err);
    demo_close(&d);
}

/* A choice whose trial runs into a limit stays offered and fails when it is chosen. */
static void a_limit_in_a_trial_does_not_stop_the_game(void **state)
{
    demo d;

    (void)state;
    demo_with(
        &d,
        "if g:choose(me, { 'burn', 'stop' }) == 'burn' then while true do end end g:log('stopped')",
        "", true);
    assert_ok(adit_game_decide_text(d.game, "use hut", &d.err), d.err);
    assert_int_equal(adit_game_option_count(d.game), 2);
    assert_fails(adit_game_decide_text(d.game, "burn", &d.err), ADIT_LIMIT, "too many steps",
                 d.err);
    assert_ok(adit_game_decide_text(d.game, "stop", &d.err), d.err);
    assert_contains(demo_last(&d), "stopped");
    demo_close(&d);
}

static const char *const edge_values[] = {"math.maxinteger",
                                          "math.mininteger",
                                          "(1 << 53) + 1",
                                          "1e308",
                                          "0.5",
                                          "'7'",
                                          "nil",
                                          "-1",
                                          "0/0",
                                          "{}",
                                          "function() end",
                                          "true",
                                          "g",
                                          "''"};
static const char *const edge_calls[] = {"g:count(%s, 'wood')",
                                         "g:count(me, %s)",
                                         "g:others(%s)",
                                         "g:rule(%s)",
                                         "g:has(%s, 'hut')",
                                         "g:has(me, %s)",
                                         "g:fact(%s, 'points')",
                                         "g:fact('hut', %s)",
                                         "g:get(%s)",
                                         "g:set('used', %s)",
                                         "g:set(%s, 1)",
                                         "g:choose(%s, { 'a' })",
                                         "g:can(%s, 'gain', {})",
                                         "g:can(me, %s)",
                                         "g:gain(%s, { wood = 1 })",
                                         "g:gain(me, { wood = %s })",
                                         "g:gain(me, { [%s or 0] = 1 })",
                                         "g:pay(me, { wood = %s })",
                                         "g:climb(me, %s)",
                                         "g:buy(me, %s)",
                                         "g:buy(me, 'hut', %s)",
                                         "g:random(%s)",
                                         "g:read(%s)",
                                         "g.count(%s, me, 'wood')",
                                         "g:exchange(me, { wood = 1 }, %s)",
                                         "g[%s] = 1"};

static void edge_values_are_clean_faults_everywhere(void **state)
{
    char body[256];

    (void)state;
    for (size_t i = 0; i < sizeof edge_calls / sizeof edge_calls[0]; i++) {
        for (size_t j = 0; j < sizeof edge_values / sizeof edge_values[0]; j++) {
            demo d;

            snprintf(body, sizeof body, edge_calls[i], edge_values[j]);
            demo_with(&d, body, "", true);
            adit_status status = adit_game_decide_text(d.game, "use hut", &d.err);
            if (status != ADIT_OK && status != ADIT_SCRIPT && status != ADIT_ILLEGAL) {
                fail_msg("%s gave %s: %s", body, adit_status_name(status), d.err.text);
            }
            if (status == ADIT_SCRIPT) {
                assert_contains(d.err.text, "hut.lua:7: ");
            }
            demo_close(&d);
        }
    }
}

/* ---- Memory
 * ---------------------------------------------------------------------------------------- */

static adit_status whole_story(adit_err *err, const char *folder)
{
    demo d;
    adit_status status = demo_open(&d, folder, true, false);

    if (status == ADIT_OK) {
        status = demo_start(&d, "hut");
    }
    if (status == ADIT_OK) {
        status = adit_game_decide_text(d.game, "use hut", &d.err);
    }
    if (status == ADIT_OK) {
        status = adit_game_decide_text(d.game, "trade", &d.err);
    }
    *err = d.err;
    adit_game_free(d.game);
    adit_engine_close(d.engine);
    return status;
}

static void every_failing_allocation_is_survived(void **state)
{
    const char *folder = demo_write("demo_memory", "room", "hut",
                                    "local price = { wood = 1 }\n"
                                    "return card { id = 'hut', kind = 'room', title = 'Hut', text "
                                    "= 'A hut.', source = 'test', mark = 'R',\n"
                                    "  use = function(g, me) if g:choose(me, { 'keep', 'trade' }) "
                                    "== 'trade' then g:pay(me, price) end\n"
                                    "    g:log('wood ' .. g:count(me, 'wood')) end }\n");
    adit_status status = ADIT_NOMEM;
    adit_err err;

    (void)state;
    for (long n = 1; status != ADIT_OK; n += 1 + n / 60) {
        assert_true(n < 200000);
        (void)adit_memory_fail_at(n, -1);
        status = whole_story(&err, folder);
        (void)adit_memory_fail_at(0, 0);
        if (status != ADIT_OK && status != ADIT_NOMEM) {
            fail_msg("allocation %ld: %s: %s", n, adit_status_name(status), err.text);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(read_primitives_tell_what_is),
        ADIT_TEST(secrets_are_not_read),
        ADIT_TEST(thousands_of_fields_can_be_read_in_one_function),
        ADIT_TEST(what_follows_from_other_fields_is_read),
        ADIT_TEST(misspelt_names_get_a_suggestion),
        ADIT_TEST(a_fault_names_place_card_and_circumstances),
        ADIT_TEST(verbs_are_methods),
        ADIT_TEST(tables_of_the_file_can_be_arguments),
        ADIT_TEST(counters_last_and_keep_their_range),
        ADIT_TEST(chance_is_recorded),
        ADIT_TEST(log_lines_are_masked_and_bounded),
        ADIT_TEST(readers_cannot_change_the_game),
        ADIT_TEST(query_hooks_only_look_and_must_give_numbers),
        ADIT_TEST(reasons_come_from_functions),
        ADIT_TEST(the_event_says_what_happened),
        ADIT_TEST(endless_chains_of_events_are_a_limit),
        ADIT_TEST(runs_are_bounded),
        ADIT_TEST(primitives_are_counted_without_the_hook_as_well),
        ADIT_TEST(a_limit_in_a_trial_does_not_stop_the_game),
        ADIT_TEST(edge_values_are_clean_faults_everywhere),
        ADIT_TEST(every_failing_allocation_is_survived),
    };

    return ADIT_RUN(tests);
}
