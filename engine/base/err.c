/* err.c - messages for failures, and the nearest known name to a misspelt one.
 *
 * A message is built from the inside out: the place that noticed the failure writes the
 * first line, every caller that knows more adds one. Nothing here allocates, so running out
 * of memory can be reported as well.
 */
#include "engine/base/err.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/format.h"

/* Longer words than this are never names of anything; they have no nearest name. */
#define WORD_MAX 80

const char *adit_status_name(adit_status status)
{
    static const char *const names[] = {
#define ADIT_STATUS_TEXT(name, exit_code, meaning) #name,
        ADIT_STATUS_MAP(ADIT_STATUS_TEXT)
#undef ADIT_STATUS_TEXT
    };

    if ((size_t)status >= sizeof names / sizeof names[0]) {
        return "UNKNOWN";
    }
    return names[status];
}

int adit_status_exit_code(adit_status status)
{
    static const int codes[] = {
#define ADIT_STATUS_CODE(name, exit_code, meaning) exit_code,
        ADIT_STATUS_MAP(ADIT_STATUS_CODE)
#undef ADIT_STATUS_CODE
    };

    if ((size_t)status >= sizeof codes / sizeof codes[0]) {
        return codes[ADIT_INTERNAL];
    }
    return codes[status];
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

adit_status adit_fail_with(adit_err *err, adit_status status, const char *lines, const char *format,
                           ...)
{
    va_list args;

    if (err != NULL) {
        err->status = status;
        va_start(args, format);
        adit_format_words(err->text, sizeof err->text, format, args);
        va_end(args);
        size_t length = strlen(err->text);
        snprintf(err->text + length, sizeof err->text - length, "%s", lines);
    }
    return status;
}

adit_status adit_fail_lines(adit_err *err, adit_status status, const char *lines)
{
    return adit_fail_with(err, status, lines, "%s", "");
}

adit_status adit_while(adit_err *err, const char *format, ...)
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

adit_status adit_gather(adit_err *all, adit_status before, adit_status status, const adit_err *one)
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

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Edit distance in which swapping two neighbours counts once; gives up above `limit`. */
static int distance(const char *a, int a_length, const char *b, int b_length, int limit)
{
    int row[3][WORD_MAX + 1];

    for (int j = 0; j <= b_length; j++) {
        row[0][j] = j;
    }
    for (int i = 1; i <= a_length; i++) {
        int *now = row[i % 3];
        const int *last = row[(i + 2) % 3];
        const int *before = row[(i + 1) % 3];
        int best = now[0] = i;

        for (int j = 1; j <= b_length; j++) {
            int cost = last[j - 1] + (a[i - 1] != b[j - 1]);

            cost = least(cost, least(last[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                cost = least(cost, before[j - 2] + 1);
            }
            now[j] = cost;
            best = least(best, cost);
        }
        if (best > limit) {
            return limit + 1;
        }
    }
    return row[a_length % 3][b_length];
}

/* "mod:name" is also near if only its name is, provided that one of the two has no prefix. */
static const char *without_prefix(const char *text, const char *other)
{
    const char *colon = strchr(text, ':');

    return colon != NULL && colon[1] != '\0' && strchr(other, ':') == NULL ? colon + 1 : text;
}

/* A word of some length that was both shortened and misspelt: 'gane' for 'games'. */
static bool begins_near(const char *word, int length, const char *candidate, int candidate_length)
{
    return length >= 4 && candidate_length > length && candidate[0] == word[0] &&
           distance(word, length, candidate, length, 1) <= 1;
}

/* How far the words are apart, if that is at most `limit` and near for their length. */
static bool is_near(const char *word, const char *candidate, int limit, int *far)
{
    int length = (int)strnlen(word, WORD_MAX + 1);
    int candidate_length = (int)strnlen(candidate, WORD_MAX + 1);
    int longer = candidate_length > length ? candidate_length : length;
    const int asked = limit;

    limit = least(limit, longer / 3 < 1 ? 1 : longer / 3);
    if (length == 0 || length > WORD_MAX || candidate_length > WORD_MAX || limit < 0) {
        return false;
    }
    if (candidate_length <= length + limit && candidate_length >= length - limit) {
        *far = distance(word, length, candidate, candidate_length, limit);
        if (*far <= limit) {
            return true;
        }
    }
    /* Farther than everything that is near as a whole. */
    *far = WORD_MAX / 2 + candidate_length - length;
    return *far <= asked && begins_near(word, length, candidate, candidate_length);
}

const char *adit_nearest(const char *word, int count, const char *(*name)(const void *, int),
                         const void *context)
{
    int best = WORD_MAX;
    const char *nearest = NULL;

    for (int i = 0; i < count; i++) {
        const char *candidate = name(context, i);
        int far;

        /* Only something nearer replaces it: of equals the first in the list wins. */
        if (candidate != NULL && is_near(without_prefix(word, candidate),
                                         without_prefix(candidate, word), best - 1, &far)) {
            nearest = candidate;
            best = far;
        }
    }
    return nearest;
}
