/* names.c - the nearest known name to a misspelt one.
 *
 * Nothing here allocates, so any message can contain a suggestion.
 */
#include "engine/base/names.h"

#include <stdbool.h>
#include <string.h>

#include "engine/base/text.h"

/* Longer words than this are never names of anything; they have no nearest name. */
#define WORD_MAX 80

static int lesser_of(int a, int b)
{
    return a < b ? a : b;
}

/* Edit distance in which swapping two neighbours counts once; gives up above `limit`. */
static int edit_distance(const char *a, int a_length, const char *b, int b_length, int limit)
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

            cost = lesser_of(cost, lesser_of(last[j], now[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                cost = lesser_of(cost, before[j - 2] + 1);
            }
            now[j] = cost;
            best = lesser_of(best, cost);
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
           edit_distance(word, length, candidate, length, 1) <= 1;
}

/* How far the words are apart, if that is at most `limit` and near for their length. */
static bool is_near(const char *word, const char *candidate, int limit, int *far)
{
    int length = (int)strnlen(word, WORD_MAX + 1);
    int candidate_length = (int)strnlen(candidate, WORD_MAX + 1);
    int longer = candidate_length > length ? candidate_length : length;
    const int asked = limit;

    limit = lesser_of(limit, longer / 3 < 1 ? 1 : longer / 3);
    if (length == 0 || length > WORD_MAX || candidate_length > WORD_MAX || limit < 0) {
        return false;
    }
    if (candidate_length <= length + limit && candidate_length >= length - limit) {
        *far = edit_distance(word, length, candidate, candidate_length, limit);
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

const char *adit_name_in_list(const void *list, int n)
{
    return ((const char *const *)list)[n];
}

adit_suggestion adit_did_you_mean(const char *nearest, const char *otherwise)
{
    adit_suggestion suggestion = {""};
    adit_buffer out = adit_buffer_on(suggestion.text, sizeof suggestion.text);

    if (nearest != NULL) {
        adit_buffer_addf(&out, "; did you mean '%s'?", nearest);
    } else {
        adit_buffer_add(&out, otherwise);
    }
    return suggestion;
}
