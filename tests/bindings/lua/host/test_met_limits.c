/* test_met_limits.c - the limits that a function of a card meets while it runs: with as much as the
 * limit says it runs, with one more it is refused with file, line and limit, and nothing changes.
 *
 * The value of each comes from the table of limits; N in a row is the number that is tried. Limits
 * that are not met at the very number say why.
 */
#include "tests/bindings/lua/demo_lua.h"

typedef struct {
    adit_limit limit;
    const char *more;  /* further fields of the card; NULL: none */
    const char *body;  /* of its function */
    const char *says;  /* when it is above; NULL: the words of the table */
    const char *below; /* what is refused at the limit too, for another reason; NULL: it runs */
    int slack;         /* in percent of the value: what is tried is so much lower and higher */
} row;

static const row rows[] = {
    {ADIT_LIMIT_CHOICES, NULL, "local t = {} for i = 1, N do t[i] = i end g:choose(me, t)", NULL,
     NULL, 0},
    {ADIT_LIMIT_CHOICE, NULL, "g:choose(me, { ('x'):rep(N), 'y' })", NULL, NULL, 0},
    {ADIT_LIMIT_PROMPT, NULL, "g:choose(me, { 'a', 'b' }, { prompt = ('x'):rep(N) })", NULL, NULL,
     0},
    {ADIT_LIMIT_MEANING, NULL, "g:choose(me, { 'a', 'b' }, { text = { a = ('x'):rep(N) } })", NULL,
     NULL, 0},
    {ADIT_LIMIT_QUESTIONS, NULL, "for i = 1, N do g:choose(me, { 'x' }, { check = false }) end",
     "asked too many questions in one run (limit 'questions')", NULL, 0},
    {ADIT_LIMIT_PRIMITIVES, NULL, "for i = 1, N do g:players() end",
     "called too many primitives in one run (limit 'primitives')", NULL, 0},
    /* No game of the tests has enough fields that cards can set: unknown ones are refused later. */
    {ADIT_LIMIT_PUT_FIELDS, NULL, "local t = {} for i = 1, N do t['f' .. i] = i end g:put(t)", NULL,
     "there is no field 'f", 0},
    /* The function of 'use' is the first one. */
    {ADIT_LIMIT_SCRIPT_DEPTH,
     "on = { gained = function(g, me)\n"
     "  if g:count(me, 'gold') < N - 1 then g:gain(me, { gold = 1 }) end end },",
     "g:gain(me, { gold = 1 })", NULL, NULL, 0},
    {ADIT_LIMIT_EVENT_DEPTH,
     /* A player has room for 19 gold, so flax comes after 16. */
     "on = { gained = {\n"
     "  { good = 'gold', when = { 'gold', below = 16 }, run = gain { gold = 1 } },\n"
     "  { good = 'gold', when = { 'gold', at_least = 16 }, run = gain { flax = 1 } },\n"
     "  { good = 'flax', when = { 'flax', below = N - 16 }, run = gain { flax = 1 } } } },",
     "g:gain(me, { gold = 1 })", NULL, NULL, 0},
    {ADIT_LIMIT_UNPACKED, NULL, "return nil, table.unpack({}, 1, N)",
     "table.unpack: more than 250 values", NULL, 0},
    /* Steps are counted in blocks of some hundred, and the function itself takes some. */
    {ADIT_LIMIT_STEPS, NULL, "for i = 1, N do end",
     "ran for too many steps; does a loop never end? (limit 'steps')", NULL, 1},
};

/* `text` with this number wherever it has an N. */
static const char *with_number(const char *text, int number, char *to, size_t size)
{
    size_t at = 0;

    for (; *text != '\0'; text++) {
        at += *text == 'N' ? (size_t)snprintf(to + at, size - at, "%d", number)
                           : (size_t)snprintf(to + at, size - at, "%c", *text);
        assert_true(at < size);
    }
    to[at] = '\0';
    return to;
}

/* What the card answers with this number. */
static adit_status use_with(const row *r, int number, adit_err *err)
{
    char more[400], body[400];
    demo d;

    demo_with(&d, with_number(r->body, number, body, sizeof body),
              with_number(r->more == NULL ? "" : r->more, number, more, sizeof more), true);
    const uint64_t before = adit_game_hash(d.game);
    const adit_status status = adit_game_decide_text(d.game, "use hut", &d.err);

    assert_true(status == ADIT_OK || adit_game_hash(d.game) == before);
    *err = d.err;
    demo_close(&d);
    return status;
}

static void at_the_limit_it_runs_and_above_it_is_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const row *r = &rows[i];
        const adit_limit_row *limit = adit_limit_at(r->limit);
        const int slack = limit->value / 100 * r->slack;
        adit_err err = {0};

        if (r->below == NULL) {
            assert_ok(use_with(r, limit->value - slack, &err), err);
        } else {
            assert_int_not_equal(use_with(r, limit->value, &err), ADIT_OK);
            assert_contains(err.text, r->below);
        }
        if (use_with(r, limit->value + (slack == 0 ? 1 : slack), &err) == ADIT_OK) {
            fail_msg("one more than the limit '%s' is not refused", limit->name);
        }
        assert_contains(err.text, r->says == NULL ? adit_limit_message(limit).text : r->says);
        assert_contains(err.text, "hut");
    }
}

/* ---- While a card is loaded ---- */

static const char *const numbers[] = {
    "modify = { speed = { add = N } },", "built = gain { gold = N },",
    "on = { gained = climb(per('gold', N)) },", "score = N,", "cost = { wood = N },"};

static adit_status load_with(const char *field, int number, adit_err *err)
{
    char fields[200], text[600];
    demo d;

    snprintf(text, sizeof text,
             "return card {\n  id = 'hut', kind = 'room', title = 'Hut', text = 'A hut.',\n"
             "  source = 'test', mark = 'R', points = 3,\n  %s\n}\n",
             with_number(field, number, fields, sizeof fields));
    const adit_status status =
        demo_open(&d, demo_write("amounts", "room", "hut", text), true, false);

    *err = d.err;
    if (status == ADIT_OK) {
        adit_engine_close(d.engine);
    }
    return status;
}

static void numbers_in_declared_fields_go_up_to_the_amount(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        adit_err err = {0};

        assert_ok(load_with(numbers[i], ADIT_MAX_AMOUNT, &err), err);
        assert_fails(load_with(numbers[i], ADIT_MAX_AMOUNT + 1, &err), ADIT_INPUT,
                     "to 9999, got 10000", err);
        assert_contains(err.text, "hut.lua:4:");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(at_the_limit_it_runs_and_above_it_is_refused),
        cmocka_unit_test(numbers_in_declared_fields_go_up_to_the_amount),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
