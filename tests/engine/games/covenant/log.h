/* log.h - what the log of the match on the table says. */
#ifndef ADIT_TESTS_COVENANT_LOG_H
#define ADIT_TESTS_COVENANT_LOG_H

#include "tests/support/cov_table.h"

/* The first log line with these words, from 0; -1: none. */
static inline int place_in_log(const char *words)
{
    for (int i = 0; i < adit_game_log_count(covt_match()); i++) {
        if (strstr(adit_game_log_line(covt_match(), i), words) != NULL) {
            return i;
        }
    }
    return -1;
}

static inline bool was_logged(const char *words)
{
    return place_in_log(words) >= 0;
}

#endif
