/* verbs.h - what cards can do: a function for each verb; they are in actions.c. */
#ifndef DEMO_TABLES_VERBS_H
#define DEMO_TABLES_VERBS_H

#include "engine/games/template/state.h"

/* Numbers of the verbs; those that every game has come first. */
enum {
    DEMO_VERB_GAIN,
    DEMO_VERB_PAY,
    DEMO_VERB_EXCHANGE,
    DEMO_VERB_MOVE_MARKER,
    DEMO_VERB_CLIMB,
    DEMO_VERB_BUY,
    DEMO_VERB_SEARCH
};
ADIT_DECLARE_RUN(demo_, climb);
ADIT_DECLARE_RUN(demo_, buy);
ADIT_DECLARE_RUN(demo_, search);

#endif
