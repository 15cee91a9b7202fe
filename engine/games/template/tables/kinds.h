/* kinds.h - the kinds of card, and the facts that a card of each kind states, as numbers.
 *
 * The numbers index adit_card.fact; the rows in kinds.c say what the loader accepts.
 */
#ifndef DEMO_TABLES_KINDS_H
#define DEMO_TABLES_KINDS_H

#include "engine/model/game_def.h"

enum { DEMO_KIND_ROOM, DEMO_KIND_TABLE };
/* Facts of a room. */
enum { DEMO_FACT_COST, DEMO_FACT_USE, DEMO_FACT_POINTS };

extern const adit_kind_row demo_kinds[];

#endif
