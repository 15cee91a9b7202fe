/* lint.h - what `adit check` looks for beyond what the loader refuses.
 *
 * The loader says what is certainly wrong. Here is what loads and is still a mistake: effects
 * that fail when they are run, prices that nobody can pay, and expressions that the Lua library in
 * use gets wrong.
 */
#ifndef ADIT_LUA_AUTHOR_LINT_H
#define ADIT_LUA_AUTHOR_LINT_H

#include "engine/adit.h"

/* A finding: "path:line: ...", with further lines indented. */
typedef void (*aditl_finding)(void *context, const char *text);

typedef struct aditl_lint aditl_lint;

/* Plays a few games at random, to have positions to try cards on; what fails on the way is a
 * finding already. They go on from copies of `start`, which may be NULL for games of two. The
 * engine should be one with purity and limits. The caller owns *lint. */
adit_status aditl_lint_open(adit_engine *engine, const adit_game *start, aditl_finding found,
                            void *context, aditl_lint **lint, adit_err *err);
void aditl_lint_close(aditl_lint *lint);
/* Looks at the n-th card of the engine. Each finding is told once. */
void aditl_lint_card(aditl_lint *lint, int n);
/* The same for the same cards, whatever the Lua state: of all positions that were reached. */
uint64_t aditl_lint_signature(const aditl_lint *lint);
/* How many findings there were. */
int aditl_lint_count(const aditl_lint *lint);

/* Adds the line of `source`, which was read from `path`, if the message is "path:line: ...". */
void aditl_lint_excerpt(const char *message, const char *path, const adit_text *source,
                        adit_text *out);

/* Known pitfalls of the Lua release (5 * 10000 + 4 * 100 + 4 for 5.4.4) in a source text. */
void aditl_lint_source(const char *path, const char *text, int release, aditl_finding found,
                       void *context);
/* The release of the library in use, in that form. */
int aditl_lua_release_number(void);

#endif
