/* lint_internal.h - the inside of aditl_lint; only for lint*.c. */
#ifndef ADIT_LUA_AUTHOR_LINT_INTERNAL_H
#define ADIT_LUA_AUTHOR_LINT_INTERNAL_H

#include "bindings/lua/author/lint.h"
#include "bindings/lua/host/host.h"

enum { ADITL_LINT_GAMES = 12, ADITL_LINT_FINDINGS = 100 };

struct aditl_lint {
    adit_engine *engine;
    aditl_finding found;
    void *context;
    adit_game *game[ADITL_LINT_GAMES]; /* positions to try cards on */
    int game_count;
    uint64_t told[ADITL_LINT_FINDINGS]; /* hashes of what was told */
    int count;
    int64_t steps, seconds; /* used before */
    bool is_tired;          /* trying out has taken too long: nothing more is tried */
    const char *scanned;    /* path of the file that was looked through last */
};

/* Tells a finding unless it was told before; two that begin with the same line are one. */
void aditl_lint_tell(aditl_lint *lint, const char *text);
/* The same with the place and the line of the file. */
void aditl_lint_tell_at(aditl_lint *lint, const char *path, int line, const char *format, ...)
    ADIT_PRINTF(4, 5);
/* The line of the card's file on which the last of the names is set; the card's own otherwise. */
int aditl_lint_line(const aditl_lint *lint, const adit_card *card, const char *const *names,
                    int count);

/* Prices and tests that nobody can meet (lint_reach.c). */
void aditl_lint_reach(aditl_lint *lint, const adit_card *card);

#endif
