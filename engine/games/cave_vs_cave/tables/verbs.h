/* verbs.h - what cards can do with the cave: a function for each verb, and one that says whether
 * it can be carried out now. The rows are in verbs.c, the functions in the files of their area.
 */
#ifndef CVC_TABLES_VERBS_H
#define CVC_TABLES_VERBS_H

#include "engine/games/cave_vs_cave/state.h"

ADIT_DECLARE_VERB(cvc, dig);        /* dig.c */
ADIT_DECLARE_VERB(cvc, build_wall); /* walls.c */
ADIT_DECLARE_VERB(cvc, raze_wall);
ADIT_DECLARE_VERB(cvc, furnish);   /* furnish.c */
ADIT_DECLARE_VERB(cvc, replenish); /* stores.c */
ADIT_DECLARE_VERB(cvc, pay_different);
ADIT_DECLARE_RUN(cvc, rooms); /* rooms.c */
ADIT_DECLARE_RUN(cvc, open_bonus);

#endif
