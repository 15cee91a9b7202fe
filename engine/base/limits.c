/* limits.c - the table of limits, and what is said when one is exceeded. */
#include "engine/base/limits.h"

#include <stdio.h>

static const adit_limit_row rows[ADIT_LIMIT_COUNT] = {
#define ADIT_LIMIT_MAKE(id, name, value, of, text) [ADIT_LIMIT_##id] = {#name, value, of, text, 0},
#define ADIT_LIMIT_HAVE(id, name, of, text) [ADIT_LIMIT_##id] = {#name, ADIT_MAX_##id, of, text, 0},
    ADIT_LIMIT_MAP(ADIT_LIMIT_MAKE, ADIT_LIMIT_HAVE)
#undef ADIT_LIMIT_MAKE
#undef ADIT_LIMIT_HAVE
};

const adit_limit_row *adit_limit_at(adit_limit limit)
{
    return &rows[limit];
}

adit_limit_words adit_limit_message(const adit_limit_row *row)
{
    adit_limit_words words;

    snprintf(words.text, sizeof words.text, "more than %d %s; this is the limit '%s' of %s",
             row->value, row->text, row->name, row->of);
    return words;
}

adit_status adit_fail_limit(adit_err *err, adit_limit limit)
{
    return adit_fail(err, ADIT_LIMIT, "%s", adit_limit_message(adit_limit_at(limit)).text);
}
