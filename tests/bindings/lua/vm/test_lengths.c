/* test_lengths.c - `#` means the same in every state.
 *
 * Tables are filled at random, with holes, names and keys of all kinds between, and asked for
 * their length again and again. Each filling runs in several states, whose tables are laid out
 * differently in memory, and all must report the same: an end of the list, and its only one if it
 * has no holes. Then: wherever a `#` may stand, the file means what it meant before `#` was
 * replaced, and strings and comments with a `#` stay as they are.
 */
#include "tests/bindings/lua/script.h"
#include "tests/support/cases.h"

enum { CASES = 400, SOAK_CASES = 40000, STATES = 4, STEPS = 60, PLACES = 40 };

/* ---- Fillings ---- */

typedef struct {
    uint64_t chance;
    bool has[PLACES + 2]; /* which places have a value; from 1 */
    adit_text text;
    char ends[STEPS][PLACES + 2]; /* of each report: which lengths are right */
    int reports;
} filling;

static int below(filling *f, int n)
{
    return cases_below(&f->chance, n);
}

static bool has_value(const filling *f, int place)
{
    return place >= 1 && place <= PLACES && f->has[place];
}

/* Remembers every end that the list has now. */
static void report_length(filling *f)
{
    adit_text_add(&f->text, "r[ri] = #t ri = ri + 1\n");
    for (int n = 0; n <= PLACES; n++) {
        f->ends[f->reports][n] = (n == 0 || has_value(f, n)) && !has_value(f, n + 1);
    }
    f->reports++;
}

static void set_place(filling *f, int place, bool is_set)
{
    adit_text_addf(&f->text, "t[%d] = %s\n", place, is_set ? "1" : "nil");
    f->has[place] = is_set;
}

static void construct(filling *f)
{
    int count = below(f, 9);

    memset(f->has, 0, sizeof f->has);
    adit_text_add(&f->text, "t = { ");
    for (int i = 1; i <= count; i++) {
        f->has[i] = below(f, 3) > 0;
        adit_text_add(&f->text, f->has[i] ? "1, " : "nil, ");
    }
    for (int i = below(f, 4); i > 0; i--) {
        adit_text_addf(&f->text, "k%d = 1, ", below(f, 50));
    }
    adit_text_add(&f->text, "}\n");
}

static void set_other_key(filling *f)
{
    static const char *const keys[] = {"[0]", "[-1]", "[2.5]", "[true]", "[1 << 40]", "[f]", "[g]"};
    bool is_name = below(f, 2) == 0;

    if (is_name) {
        adit_text_addf(&f->text, "t.n%d = %s\n", below(f, 200), below(f, 4) == 0 ? "nil" : "1");
    } else {
        adit_text_addf(&f->text, "t%s = %s\n", keys[below(f, 7)], below(f, 3) == 0 ? "nil" : "1");
    }
}

static void take_step(filling *f)
{
    switch (below(f, 10)) {
    case 0:
        construct(f);
        break;
    case 1:
    case 2:
    case 3:
        set_other_key(f);
        break;
    case 4:
    case 5:
        set_place(f, 1 + below(f, PLACES), false);
        break;
    default:
        set_place(f, 1 + below(f, below(f, 2) == 0 ? 8 : PLACES), true);
        break;
    }
    report_length(f);
}

static void fill(filling *f, uint64_t seed)
{
    memset(f, 0, sizeof *f);
    f->chance = seed;
    adit_text_add(&f->text, "local t, r, ri, f, g = {}, {}, 1, function() end, {}\n");
    for (int i = 0; i < STEPS; i++) {
        take_step(f);
    }
    adit_text_add(&f->text, "return table.concat(r, ' ', 1, ri - 1)\n");
    assert_false(f->text.failed);
}

/* ---- Comparing ---- */

static void assert_ends(const filling *f, const char *result, uint64_t seed)
{
    for (int i = 0; i < f->reports; i++) {
        char *next = NULL;
        long length = strtol(result, &next, 10);

        if (next == result || length < 0 || length > PLACES || !f->ends[i][length]) {
            fail_msg("case %llu: report %d is %ld\n%s", (unsigned long long)seed, i + 1, length,
                     f->text.data);
        }
        result = next;
    }
}

/* What Lua's own `#` gives. Protected; argument: the script. */
static int run_plain(lua_State *L)
{
    script *s = lua_touserdata(L, 1);

    aditl_push_environment(L);
    if (luaL_loadbufferx(L, s->text, strlen(s->text), "plain", "t") != LUA_OK) {
        return lua_error(L);
    }
    lua_pushvalue(L, 2);
    lua_setupvalue(L, -2, 1);
    lua_call(L, 0, 1);
    snprintf(s->result, sizeof s->result, "%s", lua_tostring(L, -1));
    return 0;
}

/* Runs it in several states; counts where Lua's own `#` would have given another answer. */
static void try_filling(uint64_t seed, long *other)
{
    filling *f = malloc(sizeof *f);
    char first[4096] = "", plain[4096] = "";
    bool is_other = false;

    assert_non_null(f);
    fill(f, seed);
    for (int i = 0; i < STATES; i++) {
        script s;

        script_open(&s, &aditl_limits_load, true);
        assert_ok(script_run(&s, f->text.data), s.err);
        if (i == 0) {
            snprintf(first, sizeof first, "%s", s.result);
            assert_ends(f, first, seed);
        }
        assert_string_equal(s.result, first);
        assert_ok(aditl_protected(&s.vm, run_plain, &s, &s.err), s.err);
        if (i == 0) {
            snprintf(plain, sizeof plain, "%s", s.result);
        }
        is_other = is_other || strcmp(s.result, plain) != 0;
        aditl_vm_close(&s.vm);
    }
    *other += is_other;
    adit_text_free(&f->text);
    free(f);
}

static void lengths_are_the_same_in_every_state(void **state)
{
    long cases = cases_wanted(CASES, SOAK_CASES), other = 0;

    (void)state;
    for (long i = 0; i < cases; i++) {
        try_filling((uint64_t)i, &other);
    }
    print_message("%ld fillings, %ld of which Lua itself measures differently in %d states\n",
                  cases, other, STATES);
    assert_true(other > 0 || cases < 5 * CASES); /* there is something to find */
}

/* ---- Where it may stand ---- */

static void a_length_binds_as_before(void **state)
{
    (void)state;
    assert_gives("local t = { 1, 2, 3 } return #t + 1 .. ''", "4");
    assert_gives("local t = { 1, 2, 3 } return -#t * 2 .. ''", "-6");
    assert_gives("local t = { 1, 2, 3 } return not #t == 0 and 1 or 2", "2");
    assert_gives("local t = { { 1 }, { 1, 2 } } return #t[2] .. #t", "22");
    assert_gives("local t = { a = { b = 'four' } } return # t.a.b", "4");
    assert_gives("local t = { f = function() return { 1, 2 } end } return #t.f() .. #t:f()", "22");
    assert_gives("return #'abc' .. #\"d\" .. #[[ef]] .. #{ 1, 2 } .. #[==[#]==]", "31221");
    assert_gives("return 2 ^ #'ab' // 1 .. '', #'x'", "4.0");
    assert_gives("return ~#'abc' .. ''", "-4");
    assert_gives("return #'a' < #'bc' and #'a' ~= #'bc' and 'yes'", "yes");
    assert_gives("local function f(...) return #... end return f('abc', 1)", "3");
    assert_gives("local t = {} t[#t + 1] = 'a' t[#t + 1] = 'b' return table.concat(t) .. #t",
                 "ab2");
    assert_gives("local n = 0 for i = 1, #'xyz' do n = n + i end return n", "6");
    assert_gives("return select('#', 1, 2)", "2");
    assert_gives("return (#\n\n'ab')", "2");
}

static void wrong_values_have_no_length(void **state)
{
    (void)state;
    assert_raises("local x\nreturn #x", ADIT_SCRIPT,
                  "card.lua:2: attempt to get length of a nil value");
    assert_raises("return #5", ADIT_SCRIPT, "attempt to get length of a number value");
    assert_raises("return #pairs", ADIT_SCRIPT, "attempt to get length of a function value");
    assert_raises("return ('x') ^ 2", ADIT_SCRIPT, "attempt to perform arithmetic on a string");
    assert_raises("return 2 ^ 'x'", ADIT_SCRIPT, "attempt to perform arithmetic on a string");
}

static void mistakes_are_those_of_the_text_as_written(void **state)
{
    (void)state;
    assert_raises("local t = {}\nreturn t.#t", ADIT_SCRIPT, "card.lua:2: <name> expected near '#'");
    assert_raises("local f = pairs\nf #f", ADIT_SCRIPT, "card.lua:2: syntax error near '#'");
    assert_raises("return #", ADIT_SCRIPT, "unexpected symbol near <eof>");
    assert_raises("#!/usr/bin/lua\nreturn 1", ADIT_SCRIPT, "card.lua:1: ");
}

/* ---- Where it is none ---- */

typedef struct {
    const char *source, *value; /* value NULL: a comment */
} text_piece;

static const text_piece pieces[] = {
    {"'#'", "#"},
    {"\"#\"", "#"},
    {"'\\'#'", "'#"},
    {"\"\\\"#\"", "\"#"},
    {"'\\\\'", "\\"},
    {"'a\\\n#'", "a\n#"},
    {"'a\\\r\n#'", "a\n#"},
    {"'\\z \n  #b'", "#b"},
    {"'\\z'", ""},
    {"[[#]]", "#"},
    {"[[\n#]]", "#"},
    {"[==[ ]] # ]=] ]==]", " ]] # ]=] "},
    {"[=[']=]", "'"},
    {"#'abc'", "3"},
    {"#{ 1, #'ab' }", "2"},
    {"# --[[ # ]] 'ab'", "2"},
    {"'--#'", "--#"},
    {"--[[ # ' ]]", NULL},
    {"--[==[ # ]] \" ]==]", NULL},
    {"-- # '\n", NULL},
    {"-- # \"\r", NULL},
    {"--[=# '\n", NULL},
    {"--[# [[\n", NULL},
    {"--\n", NULL},
};

static void strings_and_comments_keep_their_signs(void **state)
{
    long cases = cases_wanted(CASES, SOAK_CASES);
    uint64_t chance = 1;

    (void)state;
    for (long i = 0; i < cases; i++) {
        adit_text source = {0}, expected = {0};

        adit_text_add(&source, "return ''");
        for (int n = 1 + cases_below(&chance, 12); n > 0; n--) {
            const text_piece *piece = &pieces[cases_below(&chance, sizeof pieces / sizeof *pieces)];

            adit_text_add(&source, piece->value != NULL ? " .. " : " ");
            adit_text_add(&source, piece->source);
            adit_text_add(&expected, piece->value != NULL ? piece->value : "");
        }
        assert_gives(source.data, expected.data != NULL ? expected.data : "");
        adit_text_free(&source);
        adit_text_free(&expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_length_binds_as_before),
        ADIT_TEST(wrong_values_have_no_length),
        ADIT_TEST(mistakes_are_those_of_the_text_as_written),
        ADIT_TEST(strings_and_comments_keep_their_signs),
        ADIT_TEST(lengths_are_the_same_in_every_state),
    };

    return ADIT_RUN(tests);
}
