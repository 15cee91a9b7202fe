/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/template/tables/kinds.h"

static const adit_fact_row room_facts[] = {
    [DEMO_FACT_COST] = {"cost", ADIT_FACT_GOODS, false, 0, 9, NULL, "price of the room"},
    [DEMO_FACT_USE] = {"use", ADIT_FACT_EFFECT, false, 0, 0, NULL, "effect of using the room"},
    [DEMO_FACT_POINTS] = {"points", ADIT_FACT_INT, false, 0, 20, NULL, "points at the end"},
    {.name = NULL},
};
static const adit_fact_row table_facts[] = {{.name = NULL}};

const adit_kind_row demo_kinds[] = {
    [DEMO_KIND_ROOM] = {"room", room_facts, "a room that can be found"},
    [DEMO_KIND_TABLE] = {"table", table_facts, "a card on the table"},
    {.name = NULL},
};
