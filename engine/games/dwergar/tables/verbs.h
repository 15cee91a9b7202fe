/* verbs.h - what cards can do: a function for each verb, and where there is a fast answer, one that
 * says whether it can be carried out now. The rows are in verbs.c, the functions in the files of
 * their area.
 */
#ifndef DWG_TABLES_VERBS_H
#define DWG_TABLES_VERBS_H

#include "engine/games/dwergar/state.h"

/* ---- mine.c ---- */

ADIT_DECLARE_VERB(dwg_, mine); /* yield and extras of the location in use (DWG-108) */
ADIT_DECLARE_VERB(dwg_, lift); /* one move; goods of param 0: price of moves after the first */
ADIT_DECLARE_RUN(dwg_, raise_tiles); /* n[0] moves, no price, no points (DWG-144) */
ADIT_DECLARE_RUN(dwg_, load_level);  /* param 0 into all carts of a level; n[1]: 0 or tile + 1 */

/* ---- menu.c ---- */

ADIT_DECLARE_RUN(dwg_, end_basic);     /* no more basic steps, if one was done (DWG-87) */
ADIT_DECLARE_VERB(dwg_, respecialise); /* goods of param 0: price (DWG-69) */

/* ---- furnaces.c ---- */

ADIT_DECLARE_VERB(dwg_, light);         /* up to n[0], at least one (DWG-105) */
ADIT_DECLARE_RUN(dwg_, relight);        /* the same; never fails */
ADIT_DECLARE_VERB(dwg_, build_furnace); /* goods of param 0: price (DWG-112) */
ADIT_DECLARE_RUN(dwg_, new_furnace);    /* hot, free, never fails (card 41) */

/* ---- projects.c ---- */

ADIT_DECLARE_VERB(dwg_, complete);       /* n[0] take back 0/1, n[1] heat off an upgrade */
ADIT_DECLARE_VERB(dwg_, upgrade);        /* goods of param 0: surcharge (DWG-118) */
ADIT_DECLARE_RUN(dwg_, free_upgrade);    /* or none; never fails (DWG-81) */
ADIT_DECLARE_RUN(dwg_, heat_for_points); /* any heat, 1 VP each (card 45); never fails */
ADIT_DECLARE_RUN(dwg_, others_gain);     /* goods of param 0 for every other player */

/* ---- track.c ---- */

ADIT_DECLARE_RUN(dwg_, replace_projects); /* n[0] cards (event 52) */
ADIT_DECLARE_RUN(dwg_, refill_track);     /* to 5 (DWG-43); never fails */

/* ---- rounds.c ---- */

ADIT_DECLARE_RUN(dwg_, take_token);    /* Silverbeard; never fails */
ADIT_DECLARE_RUN(dwg_, extra_actions); /* n[0] additional actions, each optional */

#endif
