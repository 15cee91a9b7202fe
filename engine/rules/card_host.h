/* card_host.h - how the engine reaches scripts without knowing their language.
 *
 * The bindings fill this struct in; tests replace it with a fake. References were given out
 * when the cards were loaded. Each function returns ADIT_OK or the status with which the
 * script was left: a question inside (ADIT_OPEN), ADIT_ILLEGAL from a verb, a fault.
 */
#ifndef ADIT_RULES_CARD_HOST_H
#define ADIT_RULES_CARD_HOST_H

#include "engine/model/options.h"

struct adit_tx;
struct adit_event;

typedef struct adit_card_host {
    void *self;
    /* An acting function: may change the game and ask. `event` may be NULL. */
    adit_status (*call)(void *self, struct adit_tx *tx, int reference, int seat,
                        const struct adit_event *event);
    /* A looking function that gives a number; `base` is what it modifies, or 0. */
    adit_status (*number)(void *self, struct adit_tx *tx, int reference, int seat, int base,
                          int *out);
    /* A looking function that gives true, false or a reason. *says is false when it returned
     * nil or false; `why` receives the reason if it returned one and why is not NULL. */
    adit_status (*reason)(void *self, struct adit_tx *tx, int reference, int seat, bool *says,
                          adit_why *why);
    /* A run of a transaction begins (fuel is per run), and a decision with all its runs. */
    void (*begin_run)(void *self);
    void (*begin_decision)(void *self);
    /* Where the host counts the steps of all scripts since it was opened; NULL: nowhere. */
    const int64_t *steps;
    void (*close)(void *self);
    const char *language; /* of the scripts and its release, "Lua 5.4.4"; NULL: no scripts */
} adit_card_host;

#endif
