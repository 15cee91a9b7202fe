/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/cave_vs_cave/tables/kinds.h"

static const char *const stages[] = {"start", "two",   "three", "four", "five",
                                     "six",   "seven", "eight", NULL};
static const char *const backs[] = {"light", "dark", "printed", "deep", NULL};
static const char *const colours[] = {"orange", "blue", NULL};

static const adit_fact_row tile_facts[] = {
    [CVC_TILE_STAGE] =
        {"stage", ADIT_FACT_WORD, true, 0, 0, stages,
         "when it enters the game: at the start, or in stage two to eight; the printed "
         "rounds have the stages two, three and four"},
    [CVC_TILE_MIN_PLAYERS] = {"min_players", ADIT_FACT_INT, false, 1, 2, NULL,
                              "left out with fewer players"},
    [CVC_TILE_USE] = {"use", ADIT_FACT_EFFECT, true, 0, 0, NULL, "its groups, joined by any_order"},
    {.name = NULL},
};

static const adit_fact_row board_facts[] = {{.name = NULL}};

static const adit_fact_row room_facts[] = {
    [CVC_ROOM_NUMBER] = {"number", ADIT_FACT_INT, false, 0, 999, NULL,
                         "the number printed on the tile"},
    [CVC_ROOM_BACK] = {"back", ADIT_FACT_WORD, true, 0, 0, backs,
                       "light: in the display from the start; dark: under a rock; printed: "
                       "the entrance of every cave; deep: under a rock of a deep cell"},
    [CVC_ROOM_COLOUR] = {"colour", ADIT_FACT_WORD, true, 0, 0, colours,
                         "orange rooms are used, blue ones work automatically"},
    [CVC_ROOM_COST] = {"cost", ADIT_FACT_GOODS, false, 0, 0, NULL, "cost of the room"},
    [CVC_ROOM_POINTS] = {"points", ADIT_FACT_INT, false, 0, 99, NULL, "victory points"},
    [CVC_ROOM_WALLS] = {"walls", ADIT_FACT_TEXT, false, 0, 0, NULL,
                        "north east south west: '#' must, 'o' may, '.' must not"},
    [CVC_ROOM_USE] = {"use", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                      "orange: its groups, joined by any_order"},
    [CVC_ROOM_BONUS] = {"bonus", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                        "effect that open_bonus() makes available"},
    [CVC_ROOM_ERA] = {"era", ADIT_FACT_INT, false, 1, CVC_MAX_ERAS, NULL,
                      "light: it joins the display when this era begins; 1 if left out"},
    {.name = NULL},
};

static const adit_fact_row round_facts[] = {
    [CVC_ROUND_TURNS] = {"turns", ADIT_FACT_INT, true, 1, CVC_MAX_TURNS, NULL,
                         "turns of each player"},
    [CVC_ROUND_STAGE] = {"stage", ADIT_FACT_WORD, true, 0, 0, stages,
                         "a tile of this stage is revealed when the round begins; start: none is"},
    [CVC_ROUND_MIN_PLAYERS] = {"min_players", ADIT_FACT_INT, false, 1, 2, NULL,
                               "left out with fewer players"},
    [CVC_ROUND_REVEALS] = {"reveals", ADIT_FACT_INT, false, 0, CVC_MAX_REVEALS, NULL,
                           "number of tiles that are revealed; 1 if left out"},
    [CVC_ROUND_ERA] = {"era", ADIT_FACT_INT, false, 1, CVC_MAX_ERAS, NULL,
                       "era that the round belongs to; 2 if left out, the printed rounds are 1"},
    [CVC_ROUND_AFTER] = {"after", ADIT_FACT_INT, false, 0, CVC_PRINTED_ROUNDS, NULL,
                         "it follows this printed round; the last one if left out"},
    [CVC_ROUND_NUMBER] = {"number", ADIT_FACT_INT, false, 1, CVC_PRINTED_ROUNDS, NULL,
                          "place among the printed rounds; rounds of mods have none"},
    {.name = NULL},
};

const char *const cvc_deep_names[] = {"c12", "c13", "c14", "c15", "c16", "c17", "c18",
                                      "c19", "c20", "c21", "c22", "c23", NULL};
static const char *const deep_grounds[] = {"rock", "empty", NULL};

static const adit_fact_row cell_facts[] = {
    [CVC_CELL_PLACE] = {"cell", ADIT_FACT_WORD, true, 0, 0, cvc_deep_names,
                        "which cell: c12, c13 and c14 are below c8, c9 and c10; three in a row"},
    [CVC_CELL_GROUND] = {"ground", ADIT_FACT_WORD, false, 0, 0, deep_grounds,
                         "what is there when it opens; rock if left out"},
    [CVC_CELL_ROUND] = {"round", ADIT_FACT_INT, false, 1, CVC_MAX_ROUNDS, NULL,
                        "it opens at the start of this round; 1 if left out"},
    [CVC_CELL_ERA] = {"era", ADIT_FACT_INT, false, 1, CVC_MAX_ERAS, NULL,
                      "it opens when this era begins; 1 if left out"},
    [CVC_CELL_FINDS] = {"finds", ADIT_FACT_GOODS, false, 0, 0, NULL,
                        "goods for the player who digs it out"},
    {.name = NULL},
};

const adit_kind_row cvc_kinds[] = {
    [CVC_KIND_TILE] = {"action_tile", tile_facts, "a tile that a player takes for a turn",
                       ADIT_KIND_NO_PLAY},
    [CVC_KIND_BOARD] = {"board", board_facts, "a board that is on the table in every match",
                        ADIT_KIND_NO_BUILD},
    [CVC_KIND_ROOM] = {"room", room_facts, "a room that can be furnished in a cell"},
    [CVC_KIND_ROUND] = {"round", round_facts,
                        "a round; those of mods follow printed ones, in the order of their ids",
                        ADIT_KIND_NO_PLAY},
    [CVC_KIND_CELL] = {"cell", cell_facts, "a cell below the printed cave, in every cave",
                       ADIT_KIND_NO_PLAY},
    {.name = NULL},
};
