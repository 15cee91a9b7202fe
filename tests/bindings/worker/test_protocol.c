/* test_protocol.c - the form of the lines between Adit and a bot in another process. */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <string.h>

#include "bindings/worker/bot.h"
#include "engine/base/memory.h"

static adit_err err;

static adit_status answer(const char *text, aditw_message *message)
{
    static char line[ADITW_LINE_MAX + 8];

    snprintf(line, sizeof line, "%s", text);
    return aditw_answer_read(line, strlen(line), message, &err);
}

static void put(aditw_lines *lines, const char *bytes, size_t length)
{
    while (length > 0) {
        size_t room;
        char *to = aditw_lines_room(lines, &room);
        size_t part = length < room ? length : room;

        assert_true(part > 0);
        memcpy(to, bytes, part);
        aditw_lines_add(lines, part);
        bytes += part;
        length -= part;
    }
}

/* ---- Lines ---- */

static void answers_are_read_with_what_they_take(void **state)
{
    aditw_message message;

    (void)state;
    assert_ok(answer("hello 1 my bot", &message), err);
    assert_int_equal(message.verb, ADITW_ANSWER_HELLO);
    assert_int_equal(message.number[0], 1);
    assert_string_equal(message.text, "my bot");
    assert_ok(answer("hello 1", &message), err);
    assert_string_equal(message.text, "");
    assert_ok(answer("ready", &message), err);
    assert_ok(answer("option 17 3", &message), err);
    assert_int_equal(message.number[0], 17);
    assert_int_equal(message.number[1], 3);
    assert_ok(answer("words 17 furnish shelf c4", &message), err);
    assert_string_equal(message.text, "furnish shelf c4");
}

static void what_is_no_answer_is_refused_with_a_reason(void **state)
{
    static const struct {
        const char *line, *reason;
    } rows[] = {
        {"", "unknown message ''"},
        {"take", "unknown message 'take'"},
        {"Ready", "unknown message 'Ready'"},
        {" ready", "unknown message ''"},
        {"exchanges 1 2", "unexpected text after 'exchanges'"},
        {"exchanges 1 ", "unexpected text after 'exchanges'"},
        {"hello", "'hello' is missing a whole number"},
        {"hello one", "'hello' is missing a whole number"},
        {"option 1", "'option' is missing a whole number"},
        {"option 1 ", "'option' is missing a whole number"},
        {"option  1 2", "'option' is missing a whole number"},
        {"option 1 2 3", "unexpected text after 'option'"},
        {"option 01 2", "'option' is missing a whole number"},
        {"option +1 2", "'option' is missing a whole number"},
        {"option -0 2", "'option' is missing a whole number"},
        {"option 1 2x", "'option' is missing a whole number"},
        {"option 1 9999999999999999999", "'option' is missing a whole number"},
        {"words 1", "'words' is missing a text"},
        {"words 1 \xff", "a line contains invalid UTF-8 or control characters"},
        {"words 1 \x1b[2J", "a line contains invalid UTF-8 or control characters"},
        {"ready\r", "a line contains invalid UTF-8 or control characters"},
    };
    aditw_message message;

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        assert_int_equal(answer(rows[i].line, &message), ADIT_INPUT);
        assert_string_equal(err.text, rows[i].reason);
    }
}

static void a_zero_byte_does_not_hide_the_rest_of_a_line(void **state)
{
    char line[] = "ready\0option 1 1";
    aditw_message message;

    (void)state;
    assert_int_equal(aditw_answer_read(line, sizeof line - 1, &message, &err), ADIT_INPUT);
}

static void numbers_of_eighteen_digits_and_below_zero_are_read(void **state)
{
    aditw_message message;

    (void)state;
    assert_ok(answer("option 999999999999999999 -7", &message), err);
    assert_true(message.number[0] == INT64_C(999999999999999999));
    assert_int_equal(message.number[1], -7);
}

/* ---- Lines out of bytes ---- */

static void lines_come_whole_however_the_bytes_arrive(void **state)
{
    const char bytes[] = "ready\n\noption 1 2\nwor";
    aditw_lines lines = {0};
    char *line;
    size_t length;

    (void)state;
    for (size_t i = 0; i + 1 < sizeof bytes; i++) {
        put(&lines, bytes + i, 1);
    }
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_string_equal(line, "ready");
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_string_equal(line, "");
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_string_equal(line, "option 1 2");
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_null(line);
    assert_true(aditw_lines_has_more(&lines));
    put(&lines, "ds 1 a\n", 7);
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_string_equal(line, "words 1 a");
    assert_false(aditw_lines_has_more(&lines));
}

static void a_line_may_have_its_greatest_length_and_not_one_byte_more(void **state)
{
    char bytes[ADITW_LINE_MAX + 2];
    aditw_lines lines = {0};
    char *line;
    size_t length;

    (void)state;
    memset(bytes, 'a', sizeof bytes);
    bytes[ADITW_LINE_MAX] = '\n';
    put(&lines, bytes, ADITW_LINE_MAX + 1);
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_int_equal(length, ADITW_LINE_MAX);
    bytes[ADITW_LINE_MAX] = 'a';
    put(&lines, bytes, ADITW_LINE_MAX + 1);
    assert_int_equal(aditw_lines_next(&lines, &line, &length, &err), ADIT_LIMIT);
    assert_string_equal(err.text, "a line is longer than 4096 bytes");
}

static void there_is_room_again_after_every_line(void **state)
{
    char bytes[ADITW_LINE_MAX + 1];
    aditw_lines lines = {0};
    char *line;
    size_t length;

    (void)state;
    memset(bytes, 'a', sizeof bytes);
    bytes[ADITW_LINE_MAX] = '\n';
    for (int i = 0; i < 9; i++) {
        put(&lines, bytes, sizeof bytes);
        assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
        assert_int_equal(length, ADITW_LINE_MAX);
    }
}

static void lines_and_bytes_are_counted_against_their_limits(void **state)
{
    aditw_lines lines = {.lines_max = 2};
    aditw_lines bytes = {.bytes_max = 5};
    char *line;
    size_t length;

    (void)state;
    put(&lines, "\n\n\n", 3);
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_ok(aditw_lines_next(&lines, &line, &length, &err), err);
    assert_int_equal(aditw_lines_next(&lines, &line, &length, &err), ADIT_LIMIT);
    assert_string_equal(err.text, "more than 2 lines were written");
    put(&bytes, "aaaaaa", 6);
    assert_int_equal(aditw_lines_next(&bytes, &line, &length, &err), ADIT_LIMIT);
    assert_string_equal(err.text, "more than 5 bytes were written");
}

/* ---- Writing ---- */

static void every_order_that_is_written_is_read_as_the_same(void **state)
{
    const aditw_message sent = {.number = {12, -3}, .word = "player[1].wood", .text = "a b"};

    (void)state;
    for (int verb = 0; verb < ADITW_ORDERS; verb++) {
        aditw_message got;
        adit_text text = {0};

        aditw_order_write(&text, (aditw_order)verb, &sent);
        assert_int_equal(text.data[text.length - 1], '\n');
        text.data[text.length - 1] = '\0';
        assert_ok(aditw_order_read(text.data, text.length - 1, &got, &err), err);
        assert_int_equal(got.verb, verb);
        for (const char *takes = aditw_order_row(verb)->takes; *takes != '\0'; takes++) {
            if (*takes == 'w') {
                assert_string_equal(got.word, sent.word);
            } else if (*takes != '#') {
                assert_string_equal(got.text, sent.text);
            }
        }
        adit_text_free(&text);
    }
    assert_null(aditw_order_row(ADITW_ORDERS));
    assert_null(aditw_answer_row(ADITW_ANSWERS));
    assert_null(aditw_answer_row(-1));
}

static void what_is_written_stays_one_line_whatever_is_in_it(void **state)
{
    static char longest[3 * ADITW_LINE_MAX];
    adit_text text = {0};

    (void)state;
    aditw_order_write(&text, ADITW_ORDER_WORD,
                      &(aditw_message){.word = "a b", .text = "x\ndecide\x1b\xff"});
    assert_string_equal(text.data, "word a_b x?decide??\n");
    text.length = 0;
    memset(longest, 0xC3, sizeof longest - 1);
    for (size_t i = 1; i < sizeof longest - 1; i += 2) {
        longest[i] = (char)0xA4;
    }
    aditw_order_write(&text, ADITW_ORDER_PROMPT, &(aditw_message){.text = longest});
    assert_true(text.length <= ADITW_LINE_MAX + 1);
    text.data[--text.length] = '\0';
    aditw_message got;
    assert_ok(aditw_order_read(text.data, text.length, &got, &err), err);
    text.length = 0;
    aditw_answer_write(&text, ADITW_ANSWER_WORDS,
                       &(aditw_message){.number = {4}, .text = "dig c2"});
    assert_string_equal(text.data, "words 4 dig c2\n");
    adit_text_free(&text);
}

/* ---- The reference ---- */

/* Whether the page has a row for the verb between two headings. */
static void assert_row(const char *page, const char *from, const char *to, const char *verb)
{
    char row[64];
    const char *start = strstr(page, from), *end = strstr(page, to);

    assert_non_null(start);
    assert_non_null(end);
    snprintf(row, sizeof row, "\n| `%s", verb);
    const char *at = strstr(start, row);
    while (at != NULL && strchr("` ", at[strlen(row)]) == NULL) {
        at = strstr(at + 1, row); /* the beginning of a longer verb */
    }
    if (at == NULL || at > end) {
        fail_msg("the page of the protocol has no row for '%s'", verb);
    }
}

static void every_line_of_the_protocol_stands_in_its_reference(void **state)
{
    adit_text page = {0};

    (void)state;
    assert_ok(
        adit_file_read(ADIT_TEST_ROOT "/docs/reference/bot-protocol.md", 1 << 20, &page, &err),
        err);
    for (int verb = 0; verb < ADITW_ORDERS; verb++) {
        assert_row(page.data, "### From Adit", "### From the bot", aditw_order_row(verb)->verb);
    }
    for (int verb = 0; verb < ADITW_ANSWERS; verb++) {
        assert_row(page.data, "### From the bot", "## Forfeits", aditw_answer_row(verb)->verb);
    }
    for (int reason = 0; reason < ADITW_FORFEITS; reason++) {
        assert_row(page.data, "## Forfeits", "## Limits", aditw_reason_word((aditw_reason)reason));
    }
    adit_text_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_are_read_with_what_they_take),
        cmocka_unit_test(what_is_no_answer_is_refused_with_a_reason),
        cmocka_unit_test(a_zero_byte_does_not_hide_the_rest_of_a_line),
        cmocka_unit_test(numbers_of_eighteen_digits_and_below_zero_are_read),
        cmocka_unit_test(lines_come_whole_however_the_bytes_arrive),
        cmocka_unit_test(a_line_may_have_its_greatest_length_and_not_one_byte_more),
        cmocka_unit_test(there_is_room_again_after_every_line),
        cmocka_unit_test(lines_and_bytes_are_counted_against_their_limits),
        cmocka_unit_test(every_order_that_is_written_is_read_as_the_same),
        cmocka_unit_test(what_is_written_stays_one_line_whatever_is_in_it),
        cmocka_unit_test(every_line_of_the_protocol_stands_in_its_reference),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
