/* err.c - messages for failures.
 *
 * A message is built from the inside out: the place that noticed the failure writes the
 * first line, every caller that knows more adds one. Nothing here allocates, so running out
 * of memory can be reported as well.
 */
#include "engine/base/err.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/format.h"

const char *adit_status_name(adit_status status)
{
    static const char *const names[] = {
#define ADIT_STATUS_TEXT(name, exit_code, meaning) #name,
        ADIT_STATUS_MAP(ADIT_STATUS_TEXT)
#undef ADIT_STATUS_TEXT
    };

    return (size_t)status < sizeof names / sizeof names[0] ? names[status] : "UNKNOWN";
}

int adit_status_exit_code(adit_status status)
{
    static const int codes[] = {
#define ADIT_STATUS_CODE(name, exit_code, meaning) exit_code,
        ADIT_STATUS_MAP(ADIT_STATUS_CODE)
#undef ADIT_STATUS_CODE
    };

    return codes[(size_t)status < sizeof codes / sizeof codes[0] ? status : ADIT_INTERNAL];
}

adit_status adit_fail_va(adit_err *err, adit_status status, const char *format, va_list args)
{
    if (err != NULL) {
        err->status = status;
        adit_format_words(err->text, sizeof err->text, format, args);
    }
    return status;
}

adit_status adit_fail(adit_err *err, adit_status status, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    adit_fail_va(err, status, format, args);
    va_end(args);
    return status;
}

adit_status adit_nomem(adit_err *err)
{
    return adit_fail(err, ADIT_NOMEM, "out of memory");
}

adit_status adit_fail_with(adit_err *err, adit_status status, const char *lines, const char *format,
                           ...)
{
    va_list args;

    va_start(args, format);
    adit_fail_va(err, status, format, args);
    va_end(args);
    if (err != NULL) {
        size_t length = strlen(err->text);

        snprintf(err->text + length, sizeof err->text - length, "%s", lines);
    }
    return status;
}

adit_status adit_fail_lines(adit_err *err, adit_status status, const char *lines)
{
    return adit_fail_with(err, status, lines, "%s", "");
}

adit_status adit_err_context(adit_err *err, const char *format, ...)
{
    if (err == NULL) {
        return ADIT_INTERNAL;
    }
    size_t length = strnlen(err->text, sizeof err->text - 1);
    size_t left = sizeof err->text - length;
    va_list args;

    /* A line that begins but cannot say anything would only puzzle. */
    if (left < 16) {
        return err->status;
    }
    int used = snprintf(err->text + length, left, "\n  while ");
    va_start(args, format);
    adit_format_words(err->text + length + used, left - (size_t)used, format, args);
    va_end(args);
    return err->status;
}

adit_status adit_err_add(adit_err *all, adit_status before, adit_status status, const adit_err *one)
{
    static const char more[] = "\n... and more";

    if (status == ADIT_OK) {
        return before;
    }
    if (all == NULL) {
        return status;
    }
    if (before == ADIT_OK) {
        return adit_fail_lines(all, status, one->text);
    }
    size_t length = strnlen(all->text, sizeof all->text - 1);

    if (length + strlen(one->text) + sizeof more + 1 < sizeof all->text) {
        snprintf(all->text + length, sizeof all->text - length, "\n%s", one->text);
    } else if (strstr(all->text, more) == NULL) {
        snprintf(all->text + length, sizeof all->text - length, "%s", more);
    }
    return before;
}
