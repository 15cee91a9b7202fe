/* test_expressions.c - what a card computes is what its text says, or the card is refused.
 *
 * Lua before 5.4.8 compiles an index that is a comparison wrongly if the table is a variable of
 * an outer function. Programs with indices of all forms are generated; an evaluator of their
 * own says what each must give. A program is refused exactly if it holds such an index and this
 * release miscompiles it, and every program that is not refused gives what the evaluator says.
 */
#include "bindings/lua/author/lint.h"
#include "tests/bindings/lua/script.h"
#include "tests/support/cases.h"
#include "tests/support/expressions.h"

enum { CASES = 3000, SOAK_CASES = 60000, FIXED_IN = 50408 };

/* ---- Comparing ---- */

/* What Lua makes of it without the scan. Protected; argument: the script. */
static int run_unchecked(lua_State *L)
{
    script *s = lua_touserdata(L, 1);

    aditl_push_environment(L);
    if (luaL_loadbufferx(L, s->text, strlen(s->text), "unchecked", "t") != LUA_OK) {
        return lua_error(L);
    }
    lua_pushvalue(L, 2);
    lua_setupvalue(L, -2, 1);
    lua_call(L, 0, 1);
    lua_call(L, 0, 1);
    snprintf(s->result, sizeof s->result, "%s", lua_tostring(L, -1));
    return 0;
}

static bool goes_wrong_unchecked(script *s, const char *expected)
{
    s->result[0] = '\0';
    return aditl_protected(&s->vm, run_unchecked, s, &s->err) != ADIT_OK ||
           strcmp(s->result, expected) != 0;
}

typedef struct {
    long refused, wrong_if_not;
} counts;

static void try_program(uint64_t seed, counts *c)
{
    expression_program *p = malloc(sizeof *p);
    adit_text text = {0};
    char expected[200];
    script s;
    adit_status status;

    assert_non_null(p);
    expression_make(p, seed);
    expression_write(p, &text);
    assert_false(text.failed);
    expression_evaluate(p, expected, sizeof expected);
    script_open(&s, &aditl_limits_load, true);
    s.scan = s.seal = s.call_result = true;
    status = script_run(&s, text.data);
    if (status == ADIT_OK && strcmp(s.result, expected) != 0) {
        fail_msg("case %llu gives %s, not %s:\n%s", (unsigned long long)seed, s.result, expected,
                 text.data);
    }
    if ((status != ADIT_OK) != (p->has_jump_index && aditl_lua_release_number() < FIXED_IN)) {
        fail_msg("case %llu is %s: %s\n%s", (unsigned long long)seed,
                 status == ADIT_OK ? "accepted" : "refused", s.err.text, text.data);
    }
    if (status != ADIT_OK) {
        assert_contains(s.err.text, "[... a comparison ...]: this release of Lua miscompiles it");
        c->refused++;
        c->wrong_if_not += goes_wrong_unchecked(&s, expected);
    }
    aditl_vm_close(&s.vm);
    adit_text_free(&text);
    free(p);
}

static void programs_give_what_they_say_or_are_refused(void **state)
{
    long cases = cases_wanted(CASES, SOAK_CASES);
    counts c = {0};

    (void)state;
    for (long i = 0; i < cases; i++) {
        try_program((uint64_t)i, &c);
    }
    print_message("%ld programs, %ld refused, of which %ld would have gone wrong\n", cases,
                  c.refused, c.wrong_if_not);
    /* The test sees the mistake of Lua, where there is one. */
    assert_true(c.refused < 100 || c.wrong_if_not > 0);
}

static const char *const wrong_forms[] = {
    "t[a < b]",           "t[(a < b)]",         "t[not (a > b)]",
    "t[not not (a < b)]", "t[a == b]",          "t[a ~= b]",
    "t[a == 'x']",        "t[a == nil]",        "t[a == 5]",
    "t[a < 5]",           "t[5 > a]",           "t[a >= 5]",
    "t[((a <= b))]",      "t[t[a < b] == b]",   "t[a < b].x",
    "t[a < b]()",         "t[a < b]:x()",       "t[a < b][b]",
    "{ t[a < b] }",       "{ [a] = t[a < b] }", "-t[a < b]",
    "t[a < b] .. a",      "a + t[a < b]",       "(t[a < b])",
    "f(t[a < b])",        "f(a, t[a < b])",     "a and t[a < b]",
    "t[a < b] or a",      "_ENV[a < b]",        "function() return t[a < b] end",
};

static void every_form_of_a_wrong_index_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wrong_forms / sizeof *wrong_forms; i++) {
        char text[300];
        script s;

        snprintf(text, sizeof text,
                 "local t, f = {}, function() end\nreturn function(a, b)\n  if a then\n  return "
                 "%s\n  end\nend",
                 wrong_forms[i]);
        script_open(&s, &aditl_limits_load, true);
        s.scan = true;
        adit_status status = script_run(&s, text);

        if (aditl_lua_release_number() >= FIXED_IN) {
            assert_ok(status, s.err);
        } else {
            assert_fails(status, ADIT_SCRIPT, "card.lua:4: ", s.err);
        }
        aditl_vm_close(&s.vm);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_form_of_a_wrong_index_is_refused),
        ADIT_TEST(programs_give_what_they_say_or_are_refused),
    };

    return ADIT_RUN(tests);
}
