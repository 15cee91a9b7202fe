/* powers.h - what a script that drives games may do beside playing them.
 *
 * There are two kinds. Whoever types `adit run SCRIPT` wants what the script does, so it may read
 * and write games wherever its user can. A script in the tests of a mod is run because it lies
 * there: it is code of a stranger, reads what belongs to its mod, and what it writes is gone with
 * it. Every such difference stands in this struct, so that there is one place to look.
 */
#ifndef ADIT_LUA_SCRIPT_POWERS_H
#define ADIT_LUA_SCRIPT_POWERS_H

#include <stdbool.h>
#include <stddef.h>

#include "engine/rules/budget.h"

#define ADIT_SCRIPT_READABLE 40 /* folders and files that a stranger's script may read */

typedef struct {
    bool is_confined; /* a stranger's; false: its user's own, and nothing below counts */
    /* Real paths, each a file or a folder with all that lies below it. */
    const char *readable[ADIT_SCRIPT_READABLE];
    const char *named[ADIT_SCRIPT_READABLE]; /* the words a person named each with; or NULL */
    int readable_count;
    /* An open folder below which games are written; -1: they are kept in memory, can be read by
     * this script under their names, and are forgotten when it ends. */
    int write_folder;
    int writes_max;   /* how often it may write */
    size_t bytes_max; /* and how much in all */
    /* Off which its steps and all that is done with its engines are taken, with a limit of
     * computing time as a last resort; NULL: no limit. */
    adit_budget *budget;
} adit_script_powers;

/* Those of a script that its user runs. */
extern const adit_script_powers adit_powers_own;
/* Those of a stranger's script, which may read nothing yet. */
adit_script_powers adit_powers_stranger(void);
/* Adds a file or folder by its real path, which is borrowed; false: it is none, or there are too
 * many. */
bool adit_powers_may_read(adit_script_powers *powers, const char *real_path);
/* The same for what a person named by other words, which the script may use too. Borrowed. */
bool adit_powers_may_read_as(adit_script_powers *powers, const char *named, const char *real_path);

#endif
