/* lint.h - what `adit check` looks for beyond what the loader refuses.
 *
 * The loader says what is certainly wrong. Here is what loads and is still a mistake: effects
 * that fail when they are run, prices that nobody can pay, and expressions that the Lua library in
 * use gets wrong. adit_lua.h declares what callers need.
 */
#ifndef ADIT_LUA_AUTHOR_LINT_H
#define ADIT_LUA_AUTHOR_LINT_H

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/host/host.h"

/* Known pitfalls of the Lua release (5 * 10000 + 4 * 100 + 4 for 5.4.4) in a source text. */
void aditl_lint_source(const char *path, const char *text, int release, aditl_finding found,
                       void *context);
/* The release of the library in use, in that form. */
int aditl_lua_release_number(void);

/* ---- For lint*.c ---- */

enum { ADITL_LINT_GAMES = 12, ADITL_LINT_FINDINGS = 100 };

struct aditl_lint {
    adit_engine *engine;
    aditl_finding found;
    void *context;
    adit_game *game[ADITL_LINT_GAMES]; /* positions to try cards on */
    int game_count;
    uint64_t told[ADITL_LINT_FINDINGS]; /* hashes of what was reported */
    int count;
    int64_t steps, seconds; /* used before */
    bool is_tired;          /* trying out has taken too long: nothing more is tried */
    const char *scanned;    /* path of the file that was looked through last */
};

/* Reports a finding at a place once; two that start with the same line are one. */
void aditl_lint_tell_at(aditl_lint *lint, const char *path, int line, const char *format, ...)
    ADIT_PRINTF(4, 5);
/* The line of the card's file on which the last of the names is set, or the card's own line. */
int aditl_lint_line(const aditl_lint *lint, const adit_card *card, const char *const *names,
                    int count);

/* Prices and tests that nobody can meet (lint_reach.c). */
void aditl_lint_reach(aditl_lint *lint, const adit_card *card);

#endif
