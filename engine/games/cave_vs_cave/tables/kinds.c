/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/cave_vs_cave/tables/kinds.h"

static const char *const stages[] = {"start", "two", "three", "four", NULL};
static const char *const backs[] = {"light", "dark", "printed", NULL};
static const char *const colours[] = {"orange", "blue", NULL};

static const adit_fact_row tile_facts[] = {
    [CVC_TILE_STAGE] =
        {.name = "stage",
         .type = ADIT_FACT_WORD,
         .required = true,
         .words = stages,
         .text = "when it enters the game: at the start, or in stage two, three or four"},
    [CVC_TILE_MIN_PLAYERS] = {.name = "min_players",
                              .type = ADIT_FACT_INT,
                              .min = 1,
                              .max = 2,
                              .text = "left out with fewer players"},
    [CVC_TILE_USE] = {.name = "use",
                      .type = ADIT_FACT_EFFECT,
                      .required = true,
                      .text = "its groups, joined by any_order"},
    {.name = NULL},
};

static const adit_fact_row board_facts[] = {{.name = NULL}};

static const adit_fact_row room_facts[] = {
    [CVC_ROOM_NUMBER] = {.name = "number",
                         .type = ADIT_FACT_INT,
                         .min = 0,
                         .max = 999,
                         .text = "the number printed on the tile"},
    [CVC_ROOM_BACK] = {.name = "back",
                       .type = ADIT_FACT_WORD,
                       .required = true,
                       .words = backs,
                       .text = "light: in the display from the start; dark: under a rock; printed: "
                               "the entrance of every cave"},
    [CVC_ROOM_COLOUR] = {.name = "colour",
                         .type = ADIT_FACT_WORD,
                         .required = true,
                         .words = colours,
                         .text = "orange rooms are used, blue ones work automatically"},
    [CVC_ROOM_COST] = {.name = "cost", .type = ADIT_FACT_GOODS, .text = "cost of the room"},
    [CVC_ROOM_POINTS] =
        {.name = "points", .type = ADIT_FACT_INT, .min = 0, .max = 99, .text = "victory points"},
    [CVC_ROOM_WALLS] = {.name = "walls",
                        .type = ADIT_FACT_TEXT,
                        .text = "north east south west: '#' must, 'o' may, '.' must not"},
    [CVC_ROOM_USE] = {.name = "use",
                      .type = ADIT_FACT_EFFECT,
                      .text = "orange: its groups, joined by any_order"},
    [CVC_ROOM_BONUS] = {.name = "bonus",
                        .type = ADIT_FACT_EFFECT,
                        .text = "effect that open_bonus() makes available"},
    {.name = NULL},
};

const adit_kind_row cvc_kinds[] = {
    [CVC_KIND_TILE] = {"action_tile", tile_facts, "a tile that a player takes for a turn",
                       ADIT_NEVER_IN_PLAY},
    [CVC_KIND_BOARD] = {"board", board_facts, "a board that lies on the table in every match",
                        ADIT_NEVER_BUILT | ADIT_NEVER_SCORED},
    [CVC_KIND_ROOM] = {"room", room_facts, "a room that can be furnished in a cell"},
    {.name = NULL},
};
