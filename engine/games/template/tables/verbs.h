/* verbs.h - what cards can do: a function for each verb; they are in actions.c. */
#ifndef DEMO_TABLES_VERBS_H
#define DEMO_TABLES_VERBS_H

#include "engine/games/template/state.h"

extern const adit_verb demo_verbs[];

/* Numbers of the verbs; gain, pay and exchange come first. */
enum {
    DEMO_VERB_GAIN,
    DEMO_VERB_PAY,
    DEMO_VERB_EXCHANGE,
    DEMO_VERB_CLIMB,
    DEMO_VERB_BUY,
    DEMO_VERB_SEARCH
};
adit_status demo_climb(adit_tx *tx, int seat, const adit_args *args);
adit_status demo_buy(adit_tx *tx, int seat, const adit_args *args);
adit_status demo_search(adit_tx *tx, int seat, const adit_args *args);

#endif
