/* verbs.h - what cards can do with the cave: a function for each verb, and one that says whether
 * it can be carried out now. The rows are in verbs.c, the functions in the files of their area.
 */
#ifndef CVC_TABLES_VERBS_H
#define CVC_TABLES_VERBS_H

#include "engine/games/cave_vs_cave/state.h"

extern const adit_verb cvc_verbs[];

/* Leaves the run because nothing can be chosen, with the reason that `can` gives. */
typedef bool (*cvc_can)(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
adit_status cvc_none(adit_tx *tx, int seat, const adit_args *args, cvc_can can);

/* dig.c */
adit_status cvc_dig(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_dig(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* walls.c */
adit_status cvc_build_wall(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_build_wall(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
adit_status cvc_raze_wall(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_raze_wall(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* furnish.c */
adit_status cvc_furnish(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_furnish(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* stores.c: replenish, pay_different */
adit_status cvc_replenish(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_replenish(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
adit_status cvc_pay_different(adit_tx *tx, int seat, const adit_args *args);
bool cvc_can_pay_different(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* rooms.c */
adit_status cvc_rooms(adit_tx *tx, int seat, const adit_args *args);
adit_status cvc_open_bonus(adit_tx *tx, int seat, const adit_args *args);

#endif
