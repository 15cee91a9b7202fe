/* adit_cmocka.h - cmocka with the headers it needs, and what Adit's tests add to it.
 *
 * Every test program includes this first. A failed call shows its message, since "1 is not 0"
 * helps nobody.
 */
#ifndef ADIT_TESTS_CMOCKA_H
#define ADIT_TESTS_CMOCKA_H

/* cmocka.h needs these four before it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "bindings/lua/adit_lua.h"

/* cmocka leaves a failed test by a jump, which clang's analyser cannot know. */
#ifdef __clang_analyzer__
void _fail(const char *const file, const int line) __attribute__((analyzer_noreturn));
#undef assert_true
#undef assert_non_null
#define assert_true(condition) ((condition) ? (void)0 : _fail(__FILE__, __LINE__))
#define assert_non_null(pointer) assert_true((pointer) != NULL)
#endif

/* The call, which fills in `err` (an adit_err, not a pointer), must succeed. */
#define assert_ok(call, err) adit_assert_ok_at((call), &(err), #call, __FILE__, __LINE__)

/* The call must fail with `expected`, and its message must contain `part`. */
#define assert_fails(call, expected, part, err)                                                    \
    adit_assert_fails_at((call), (expected), (part), &(err), #call, __FILE__, __LINE__)

/* The text must contain the part. */
#define assert_contains(text, part) adit_assert_contains_at((text), (part), __FILE__, __LINE__)

/* The whole of main: `int main(void) { return ADIT_RUN(tests); }`. Gives 0 or 1: the number
 * of failures, which cmocka gives, could be taken for another exit code. */
#define ADIT_RUN(tests) (cmocka_run_group_tests(tests, NULL, NULL) != 0)

/* An entry of a test table, by the function's name. */
#define ADIT_TEST(function) cmocka_unit_test(function)

static inline void adit_assert_ok_at(adit_status status, const adit_err *err, const char *call,
                                     const char *file, int line)
{
    if (status != ADIT_OK) {
        print_error("%s:%d: %s gave %s: %s\n", file, line, call, adit_status_name(status),
                    err->text);
        _fail(file, line);
    }
}

static inline void adit_assert_contains_at(const char *text, const char *part, const char *file,
                                           int line)
{
    if (text == NULL || strstr(text, part) == NULL) {
        print_error("%s:%d: expected '%s' in: %s\n", file, line, part,
                    text == NULL ? "(nothing)" : text);
        _fail(file, line);
    }
}

static inline void adit_assert_fails_at(adit_status status, adit_status expected, const char *part,
                                        const adit_err *err, const char *call, const char *file,
                                        int line)
{
    if (status != expected) {
        print_error("%s:%d: %s gave %s, expected %s: %s\n", file, line, call,
                    adit_status_name(status), adit_status_name(expected),
                    status == ADIT_OK ? "" : err->text);
        _fail(file, line);
    }
    adit_assert_contains_at(err->text, part, file, line);
}

#endif
