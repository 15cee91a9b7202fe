/* verbs.h - what cards can do with the cave: a function for each verb, and one that says whether
 * it can be carried out now. The rows are in verbs.c, the functions in the files of their area.
 */
#ifndef CVC_TABLES_VERBS_H
#define CVC_TABLES_VERBS_H

#include "engine/games/cave_vs_cave/state.h"

ADIT_DECLARE_VERB(cvc_, dig);        /* dig.c */
ADIT_DECLARE_VERB(cvc_, build_wall); /* walls.c */
ADIT_DECLARE_VERB(cvc_, raze_wall);
ADIT_DECLARE_VERB(cvc_, furnish);   /* furnish.c */
ADIT_DECLARE_VERB(cvc_, replenish); /* stores.c */
ADIT_DECLARE_VERB(cvc_, pay_different);
ADIT_DECLARE_RUN(cvc_, rooms); /* rooms.c */
ADIT_DECLARE_RUN(cvc_, open_bonus);

#endif
