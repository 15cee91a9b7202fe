/* verbs.h - what cards can do: a function for each verb, and where there is a fast answer, one that
 * says whether it can be carried out now. The rows are in verbs.c, the functions in the files of
 * their area.
 */
#ifndef DWG_TABLES_VERBS_H
#define DWG_TABLES_VERBS_H

#include "engine/games/dwergar/state.h"

extern const adit_verb dwg_verbs[];

/* ---- mine.c ---- */

/* yield and extras of the location in use (DWG-108) */
adit_status dwg_mine(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_mine(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* one move; goods of param 0: price of moves after the first */
adit_status dwg_lift(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_lift(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* n[0] moves, no price, no points (DWG-144) */
adit_status dwg_raise_tiles(adit_tx *tx, int seat, const adit_args *args);
/* param 0 into all carts of a level; n[1] 0 asks, else tile + 1 */
adit_status dwg_load_level(adit_tx *tx, int seat, const adit_args *args);

/* ---- menu.c ---- */

/* no more basic steps, if one was done (DWG-87) */
adit_status dwg_end_basic(adit_tx *tx, int seat, const adit_args *args);
/* goods of param 0: price (DWG-69) */
adit_status dwg_respecialise(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_respecialise(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* ---- furnaces.c ---- */

/* up to n[0], at least one (DWG-105) */
adit_status dwg_light(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_light(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* the same; never fails */
adit_status dwg_relight(adit_tx *tx, int seat, const adit_args *args);
/* goods of param 0: price (DWG-112) */
adit_status dwg_build_furnace(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_build_furnace(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* hot, free, never fails (card 41) */
adit_status dwg_new_furnace(adit_tx *tx, int seat, const adit_args *args);

/* ---- projects.c ---- */

/* n[0] take back 0/1, n[1] heat off an upgrade */
adit_status dwg_complete(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_complete(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* goods of param 0: surcharge (DWG-118) */
adit_status dwg_upgrade(adit_tx *tx, int seat, const adit_args *args);
bool dwg_can_upgrade(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
/* or none; never fails (DWG-81) */
adit_status dwg_free_upgrade(adit_tx *tx, int seat, const adit_args *args);
/* any heat, 1 VP each (card 45); never fails */
adit_status dwg_heat_for_points(adit_tx *tx, int seat, const adit_args *args);
/* goods of param 0 for every other player */
adit_status dwg_others_gain(adit_tx *tx, int seat, const adit_args *args);

/* ---- track.c ---- */

/* n[0] cards (event 52) */
adit_status dwg_replace_projects(adit_tx *tx, int seat, const adit_args *args);
/* to 5 (DWG-43); never fails */
adit_status dwg_refill_track(adit_tx *tx, int seat, const adit_args *args);

/* ---- rounds.c ---- */

/* Silverbeard; never fails */
adit_status dwg_take_token(adit_tx *tx, int seat, const adit_args *args);
/* n[0] additional actions, each optional */
adit_status dwg_extra_actions(adit_tx *tx, int seat, const adit_args *args);

#endif
