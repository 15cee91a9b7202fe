/* test_format.c - printf for texts that hold words of others. */
#include "tests/support/adit_cmocka.h"

#include <inttypes.h>
#include <stdio.h>

#include "engine/base/format.h"
#include "engine/base/text.h"

static char out[600], expected[600];

static int words(size_t size, const char *format, ...) ADIT_PRINTF(2, 3);
static int words(size_t size, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    int length = adit_format_words(out, size, format, args);
    va_end(args);
    return length;
}

/* Both say the same as long as there are no control characters in the words. */
#define SAME(...)                                                                                  \
    do {                                                                                           \
        int length = snprintf(expected, sizeof expected, __VA_ARGS__);                             \
        assert_int_equal(words(sizeof out, __VA_ARGS__), length);                                  \
        assert_string_equal(out, expected);                                                        \
    } while (0)

static void harmless_words_are_written_as_by_printf(void **state)
{
    (void)state;
    SAME("plain 100%% text\n  on two lines");
    SAME("%s:%d: %s", "a.lua", 12, "no such card");
    SAME("[%8s] [%-8s] [%.3s] [%*s] [%-*s] [%.*s] [%*s]", "ab", "ab", "abcdef", 5, "x", 5, "y", 2,
         "xyz", -4, "z");
    SAME("%d %5d %-5d| %05d %+d % d %i", -7, 7, 7, 7, 7, 7, INT32_MIN);
    SAME("%u %x %X %#x %o %hd", 4000000000u, 0xbeefu, 0xbeefu, 255u, 8u, (short)3);
    SAME("%ld %lu %lld %llu %zu %jd", -1L, 1UL, -1LL, UINT64_C(18446744073709551615) + 0ULL,
         sizeof out, (intmax_t)-5);
    SAME("%" PRId64 " %" PRIu64 " %016" PRIx64 " %08x", INT64_MIN, UINT64_MAX, UINT64_C(0xab), 3u);
    SAME("%f %.2f %8.3f %g %.14g %e %.*f", 1.5, 2.345, -1.0, 0.1, 1e300, 5.0, 1, 9.96);
    SAME("%c%c %5c|", 'a', 'b', 'c');
    SAME("%.0f", -1.7976931348623157e308);
}

static void words_of_others_begin_no_line(void **state)
{
    (void)state;
    assert_int_equal(
        words(sizeof out, "%s: bad\n  %.9s %c", "x\nadit: ok", "\033[2J\r\t\177", '\n'), 27);
    assert_string_equal(out, "x?adit: ok: bad\n  ?[2J? ? ?");
}

static void what_does_not_fit_is_cut_and_counted(void **state)
{
    (void)state;
    assert_int_equal(words(8, "%s", "a longer text\n"), 14);
    assert_string_equal(out, "a longe");
}

static void width_counts_characters(void **state)
{
    (void)state;
    words(sizeof out, "[%-4s] [%4s]", "\u00e4\u00f6", "\u00fc");
    assert_string_equal(out, "[\u00e4\u00f6  ] [   \u00fc]");
}

/* Titles in other languages are cut as those in English are. */
static void a_precision_cuts_no_character_in_two(void **state)
{
    static const char *const cut[] = {"",
                                      "a",
                                      "a",
                                      "a\u00e4",
                                      "a\u00e4",
                                      "a\u00e4",
                                      "a\u00e4\u20ac",
                                      "a\u00e4\u20acb",
                                      "a\u00e4\u20acb"};

    (void)state;
    for (int most = 0; most < (int)(sizeof cut / sizeof *cut); most++) {
        words(sizeof out, "%.*s", most, "a\u00e4\u20acb");
        assert_string_equal(out, cut[most]);
    }
}

/* What the compiler would warn of, or what depends on the locale. */
static void an_unknown_conversion_ends_the_text(void **state)
{
    const char *const unknown[] = {"a %n b", "a %p b", "a %ls b", "a %lc b",
                                   "a %a b", "a %",    "a %y"};
    int unused = 0;

    (void)state;
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++) {
        assert_int_equal(words(sizeof out, unknown[i], &unused), -1);
        assert_string_equal(out, "a ");
    }
}

static void a_text_without_words_says_so(void **state)
{
    const char *volatile none = NULL;

    (void)state;
    words(sizeof out, "%s", none);
    assert_string_equal(out, "(null)");
}

static void messages_keep_their_own_lines_only(void **state)
{
    adit_err err, all = {0};

    (void)state;
    adit_fail(&err, ADIT_IO, "%s: gone", "a\nb");
    adit_err_context(&err, "reading '%s'", "c\nd");
    assert_string_equal(err.text, "a?b: gone\n  while reading 'c?d'");
    adit_fail_with(&all, ADIT_IO, err.text, "%s: ", "e\nf");
    assert_string_equal(all.text, "e?f: a?b: gone\n  while reading 'c?d'");
    adit_fail_lines(&all, ADIT_IO, err.text);
    assert_string_equal(all.text, err.text);
}

static void texts_and_buffers_do_likewise(void **state)
{
    adit_text text = {0};
    char data[40];
    adit_buffer buffer = adit_buffer_on(data, sizeof data);

    (void)state;
    adit_text_addf(&text, "%s\n%s", "a\nb", "c\rd");
    assert_string_equal(text.data, "a?b\nc?d");
    adit_text_free(&text);
    adit_buffer_addf(&buffer, "%s\n%s", "a\nb", "c\rd");
    assert_string_equal(data, "a?b\nc?d");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(harmless_words_are_written_as_by_printf),
        ADIT_TEST(words_of_others_begin_no_line),
        ADIT_TEST(what_does_not_fit_is_cut_and_counted),
        ADIT_TEST(width_counts_characters),
        ADIT_TEST(a_precision_cuts_no_character_in_two),
        ADIT_TEST(an_unknown_conversion_ends_the_text),
        ADIT_TEST(a_text_without_words_says_so),
        ADIT_TEST(messages_keep_their_own_lines_only),
        ADIT_TEST(texts_and_buffers_do_likewise),
    };
    return ADIT_RUN(tests);
}
