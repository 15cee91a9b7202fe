/* test_requests.c - what a table refuses, who may ask what, and that a refused request changes
 * nothing.
 *
 * soak parts: 1 */
#include "tests/bindings/table/asking.h"

#include <stdio.h>

#include "bindings/table/requests.h"
#include "tests/support/cases.h"

static const adit_setup two = {.players = 2, .seed = 7};
static aditt_table *table;

static int open_cave(void **state)
{
    (void)state;
    table = open_table("cave_vs_cave", &two, false, NULL);
    return 0;
}

static int close_cave(void **state)
{
    (void)state;
    aditt_close(table);
    return 0;
}

static void what_is_no_request_is_refused(void **state)
{
    (void)state;
    ask_badly(table, ADITT_HOST, "", "USAGE", "not a JSON object");
    ask_badly(table, ADITT_HOST, "[1]", "USAGE", "not a JSON object");
    ask_badly(table, ADITT_HOST, "{\"do\":\"look\"}", "USAGE", "v: expected 1");
    ask_badly(table, ADITT_HOST, "{\"v\":1}", "USAGE", "do: expected");
    ask_badly(table, ADITT_HOST, DO("lok"), "USAGE", "unknown request 'lok'");
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\",\"sat\":1}", "USAGE",
              "unknown field 'sat'");
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\",\"do\":\"look\"}", "USAGE", "duplicate");
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"card\"}", "USAGE", "needs 'card'");
}

/* Of every request every field is refused if it is of another type, or beyond its range. */
static void every_field_is_checked_by_its_row(void **state)
{
    static const char *const others[] = {"5", "\"word\"", "7", "[]", "{}"}; /* by aditt_type */
    int tried = 0;
    char request[300];

    (void)state;
    for (const aditt_request_row *row = aditt_requests; row->name != NULL; row++) {
        for (const aditt_field *field = row->fields; field->name != NULL; field++) {
            snprintf(request, sizeof request, "{\"v\":1,\"do\":\"%s\",\"%s\":%s}", row->name,
                     field->name, others[field->type]);
            ask_badly(table, ADITT_HOST, request, "USAGE", field->name);
            tried++;
            if (field->type == ADITT_NUMBER) {
                snprintf(request, sizeof request, "{\"v\":1,\"do\":\"%s\",\"%s\":%lld}", row->name,
                         field->name, (long long)field->min - 1);
                ask_badly(table, ADITT_HOST, request, "USAGE", "expected");
            }
        }
    }
    assert_true(tried > 40);
}

static void a_request_without_its_right_is_forbidden(void **state)
{
    char request[100];

    (void)state;
    for (const aditt_request_row *row = aditt_requests; row->name != NULL; row++) {
        bool has_needed = false;

        for (const aditt_field *field = row->fields; field->name != NULL; field++) {
            has_needed = has_needed || field->is_needed;
        }
        snprintf(request, sizeof request, "{\"v\":1,\"do\":\"%s\"}", row->name);
        if (!has_needed && row->power >= ADITT_HOSTS) {
            ask_badly(table, 1, request, "FORBIDDEN", "only for");
            ask_badly(table, ADITT_LOOKS_ON, request, "FORBIDDEN", "only for");
        } else if (!has_needed && row->power == ADITT_SEATS) {
            ask_badly(table, ADITT_LOOKS_ON, request, "FORBIDDEN", "only for players");
        }
    }
}

static void an_unknown_token_gets_nothing(void **state)
{
    static const char *const tokens[] = {"", "0", "00000000000000000000000000000000",
                                         "0000000000000000000000000000000g"};
    adit_text answer = {0};

    (void)state;
    for (int i = 0; i < 4; i++) {
        assert_int_equal(aditt_request(table, tokens[i], DO("look"), strlen(DO("look")), &answer),
                         ADIT_OK);
        assert_contains(answer.data, "\"FORBIDDEN\"");
        assert_null(strstr(answer.data, "fields"));
        adit_text_free(&answer);
    }
    assert_int_equal(aditt_request(table, NULL, DO("look"), strlen(DO("look")), &answer), ADIT_OK);
    assert_contains(answer.data, "\"FORBIDDEN\"");
    adit_text_free(&answer);
    assert_string_not_equal(aditt_token(table, 1), aditt_token(table, 2));
    assert_null(aditt_token(table, 3));
}

static void a_seat_sees_only_through_its_own_eyes(void **state)
{
    (void)state;
    ask_badly(table, 1, "{\"v\":1,\"do\":\"look\",\"seat\":2}", "FORBIDDEN", "do not speak");
    assert_int_equal(asked_number(table, 2, DO("look"), "eyes"), 2);
    assert_int_equal(asked_number(table, 1, "{\"v\":1,\"do\":\"look\",\"seat\":0}", "eyes"), 0);
    assert_int_equal(asked_number(table, ADITT_LOOKS_ON, DO("look"), "eyes"), 0);
    /* Both links are in use now, so the host speaks for nobody. */
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\",\"seat\":2}", "FORBIDDEN",
              "do not speak");
    assert_int_equal(asked_number(table, ADITT_HOST, DO("look"), "eyes"), 0);
}

static void an_old_decision_is_stale_and_a_double_one_decides_once(void **state)
{
    json_t *answer = ask_well(
        table, ADITT_HOST, "{\"v\":1,\"id\":\"a\",\"do\":\"decide\",\"decision\":1,\"option\":0}");

    (void)state;
    assert_int_equal(number_in(answer, "step"), 1);
    json_decref(answer);
    ask_badly(table, ADITT_HOST,
              "{\"v\":1,\"id\":\"b\",\"do\":\"decide\",\"decision\":1,\"option\":0}", "STALE",
              "moved on");
    assert_int_equal(asked_number(table, ADITT_HOST,
                                  "{\"v\":1,\"id\":\"a\",\"do\":\"decide\",\"decision\":1,"
                                  "\"option\":0}",
                                  "step"),
                     1);
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"decide\",\"decision\":2,\"words\":\"dig c2\"}",
              "ILLEGAL", "dig c2");
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"decide\",\"decision\":2,\"option\":999}",
              "USAGE", "option: expected 0 to");
}

/* A request that is nearly good: valid pieces in any order, cut, doubled, with other bytes. */
static size_t make_request(uint64_t *seed, char *out, size_t size)
{
    static const char *const pieces[] = {"{",
                                         "}",
                                         "\"v\":1",
                                         ",",
                                         "\"do\":",
                                         "\"look\"",
                                         "\"decide\"",
                                         "\"id\":",
                                         "\"x\"",
                                         ":",
                                         "[",
                                         "]",
                                         "null",
                                         "-1",
                                         "1e99",
                                         "\"node\"",
                                         "\"seat\"",
                                         "\"option\"",
                                         "\\u0000",
                                         "\"\\ud800\"",
                                         "\xff",
                                         "true",
                                         "\"set\"",
                                         "\"rules\"",
                                         "\"edit\"",
                                         "\"new\"",
                                         "\"words\"",
                                         "\"load\"",
                                         "\"name\"",
                                         "\"../x\"",
                                         "9223372036854775808",
                                         "\"go_to\"",
                                         "\"undo\""};
    size_t length = (size_t)snprintf(out, size, "{\"v\":1,\"do\":\"%s\"",
                                     aditt_requests[cases_below(seed, 18)].name);

    for (int i = cases_below(seed, 12); i > 0 && length + 64 < size; i--) {
        length +=
            (size_t)snprintf(out + length, size - length, "%s%s", cases_below(seed, 2) ? "," : "",
                             pieces[cases_below(seed, sizeof pieces / sizeof *pieces)]);
    }
    length += (size_t)snprintf(out + length, size - length, "%s", cases_below(seed, 4) ? "}" : "");
    if (cases_below(seed, 3) == 0) {
        out[cases_below(seed, (int)length)] = (char)cases_next(seed);
    }
    return cases_below(seed, 4) == 0 ? (size_t)cases_below(seed, (int)length) : length;
}

static void no_malformed_request_breaks_or_changes_anything(void **state)
{
    const long cases = cases_wanted(400, 20000);
    uint64_t seed = 1;
    char request[2000];
    int refused = 0;

    (void)state;
    for (long i = 0; i < cases; i++) {
        const size_t length = make_request(&seed, request, sizeof request);
        const int who = cases_below(&seed, 4) - 1;
        const uint64_t before = aditt_version(table);
        adit_text answer = {0};
        json_t *read;

        assert_int_equal(aditt_request(table, aditt_token(table, who), request, length, &answer),
                         ADIT_OK);
        read = json_loadb(answer.data, answer.length, 0, NULL);
        assert_non_null(read);
        assert_null(strchr(answer.data, '\n'));
        if (json_is_false(json_object_get(read, "ok"))) {
            assert_int_equal(aditt_version(table), before);
            refused++;
        }
        json_decref(read);
        adit_text_free(&answer);
    }
    assert_true(refused > cases / 2);
    assert_int_equal(asked_number(table, ADITT_LOOKS_ON, DO("look"), "eyes"), 0);
}

static void a_request_that_is_too_long_is_refused(void **state)
{
    char *request = calloc(1, ADITT_MAX_REQUEST + 100);
    char *end;

    (void)state;
    assert_non_null(request);
    end = request + sprintf(request, "{\"v\":1,\"do\":\"why\",\"words\":\"");
    memset(end, 'a', ADITT_MAX_REQUEST);
    ask_badly(table, ADITT_HOST, request, "USAGE", "more than 65536 bytes");
    memcpy(end + ADITT_MAX_WORDS + 1, "\"}", 3);
    ask_badly(table, ADITT_HOST, request, "USAGE", "a length of 1 to 2048 bytes");
    free(request);
}

/* Tables of one engine: cards and layout are made once, games and tokens are their own, and the
 * engine lives as long as the last of them. */
static void tables_beside_each_other_share_cards_and_nothing_else(void **state)
{
    aditt_options options = {.beside = table,
                             .cards = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"}};
    const adit_setup three = {.players = 2, .seed = 8};
    aditt_table *other = NULL;
    adit_err err = {0};

    (void)state;
    assert_ok(adit_game_new(aditt_engine(table), &three, &options.game, &err), err);
    assert_ok(aditt_open(&options, &other, &err), err);
    assert_ptr_equal(aditt_engine(other), aditt_engine(table));
    json_decref(ask_well(table, ADITT_HOST, DO("hello")));
    json_decref(ask_well(other, ADITT_HOST, DO("hello")));
    assert_false(aditt_knows(other, aditt_token(table, 1), NULL));
    decide(other, 0);
    assert_int_equal(asked_number(other, ADITT_HOST, DO("look"), "step"), 1);
    assert_int_equal(asked_number(table, ADITT_HOST, DO("look"), "step"), 0);

    aditt_close(table);
    table = other; /* what is left is closed by the teardown */
    decide(table, 0);
    json_decref(ask_well(table, ADITT_HOST, DO("hello")));
}

int main(void)
{
#define TABLE_CASE(function) cmocka_unit_test_setup_teardown(function, open_cave, close_cave)
    const struct CMUnitTest tests[] = {
        TABLE_CASE(what_is_no_request_is_refused),
        TABLE_CASE(every_field_is_checked_by_its_row),
        TABLE_CASE(a_request_without_its_right_is_forbidden),
        TABLE_CASE(an_unknown_token_gets_nothing),
        TABLE_CASE(a_seat_sees_only_through_its_own_eyes),
        TABLE_CASE(an_old_decision_is_stale_and_a_double_one_decides_once),
        TABLE_CASE(no_malformed_request_breaks_or_changes_anything),
        TABLE_CASE(a_request_that_is_too_long_is_refused),
        TABLE_CASE(tables_beside_each_other_share_cards_and_nothing_else),
    };

    return ADIT_RUN(tests);
}
