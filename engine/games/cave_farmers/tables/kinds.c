/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/cave_farmers/state.h"

static const char *const tags[] = {"dwelling", "yellow", "green", NULL};
static const char *const sets[] = {"introductory", "full", NULL};
static const char *const keeps[] = {"none", "any", "sheep", "donkey", "boar", "cattle", NULL};

static const adit_fact_row space_facts[] = {
    [CF_SPACE_MIN_PLAYERS] = {"min_players", ADIT_FACT_INT, false, 1, 7, NULL,
                              "smallest number of players with which it is there"},
    [CF_SPACE_MAX_PLAYERS] = {"max_players", ADIT_FACT_INT, false, 1, 7, NULL,
                              "largest number of players with which it is there"},
    [CF_SPACE_STAGE] = {"stage", ADIT_FACT_INT, false, 0, 4, NULL,
                        "stage of a round card; 0: there from the start"},
    [CF_SPACE_FIXED_ROUND] = {"fixed_round", ADIT_FACT_INT, false, 0, 12, NULL,
                              "the round in which the card always comes"},
    [CF_SPACE_SOLO_ROUND] = {"solo_round", ADIT_FACT_INT, false, 0, 12, NULL,
                             "the round in which the card comes in the solo game"},
    [CF_SPACE_BACK_OF] = {"back_of", ADIT_FACT_CARD, false, 0, 0, NULL,
                          "the card whose other side this is"},
    [CF_SPACE_EMPTY] = {"goods", ADIT_FACT_GOODS, false, 0, 9, NULL,
                        "goods added in each round while the space is empty"},
    [CF_SPACE_MORE] = {"more", ADIT_FACT_GOODS, false, 0, 9, NULL,
                       "goods added if it is not empty; left out: the same"},
    [CF_SPACE_PAIR_FROM] = {"pair_from", ADIT_FACT_INT, false, 0, 12, NULL,
                            "with 2 players goods come from this round on"},
    [CF_SPACE_NOT_IMITABLE] = {"not_imitable", ADIT_FACT_FLAG, false, 0, 1, NULL,
                               "cannot be imitated"},
    [CF_SPACE_JOINS_ONCE] = {"joins_once", ADIT_FACT_FLAG, false, 0, 1, NULL,
                             "a tile that joins its alternatives does so once per game"},
    [CF_SPACE_REVEALED] = {"revealed", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                           "what happens when the card is turned up"},
    [CF_SPACE_USE] = {"use", ADIT_FACT_EFFECT, true, 0, 0, NULL, "what a dwarf does there"},
    {.name = NULL},
};

static const adit_fact_row tile_facts[] = {
    [CF_TILE_TAG] = {"tag", ADIT_FACT_WORD, true, 0, 0, tags, "colour of the name tag"},
    [CF_TILE_SET] = {"set", ADIT_FACT_WORD, true, 0, 0, sets, "from which set on it is there"},
    [CF_TILE_COST] = {"cost", ADIT_FACT_GOODS, true, 0, 20, NULL, "price"},
    [CF_TILE_POINTS] = {"points", ADIT_FACT_INT, true, 0, 20, NULL, "fixed points"},
    [CF_TILE_UNLIMITED] = {"unlimited", ADIT_FACT_FLAG, false, 0, 1, NULL, "never runs out"},
    [CF_TILE_ROOM] = {"room", ADIT_FACT_INT, false, 0, 2, NULL, "room for so many dwarfs"},
    [CF_TILE_SIXTH] = {"sixth", ADIT_FACT_FLAG, false, 0, 1, NULL, "room for the sixth dwarf only"},
    [CF_TILE_KEEPS] = {"keeps", ADIT_FACT_WORD, false, 0, 0, keeps,
                       "farm animals that may stand in it"},
    [CF_TILE_KEEPS_MANY] = {"keeps_many", ADIT_FACT_INT, false, 0, 20, NULL, "how many of them"},
    [CF_TILE_KEEPS_DWARFS] = {"keeps_dwarfs", ADIT_FACT_FLAG, false, 0, 1, NULL,
                              "as many of them as there are dwarfs in play"},
    [CF_TILE_COVERS] = {"covers", ADIT_FACT_CARD, false, 0, 0, NULL,
                        "the tile on top of which it must go if the player has that one"},
    {.name = NULL},
};

static const adit_fact_row loot_facts[] = {
    [CF_LOOT_STRENGTH] = {"strength", ADIT_FACT_INT, true, 1, 14, NULL, "smallest strength"},
    [CF_LOOT_USE] = {"use", ADIT_FACT_EFFECT, true, 0, 0, NULL, "what is brought home"},
    {.name = NULL},
};

static const adit_fact_row table_facts[] = {{.name = NULL}};

const adit_kind_row cf_kinds[] = {
    [CF_KIND_SPACE] = {"space", space_facts, "an action space or round card", ADIT_NEVER_IN_PLAY},
    [CF_KIND_FURNISHING] = {"furnishing", tile_facts, "a furnishing tile"},
    [CF_KIND_LOOT] = {"loot", loot_facts, "something an expedition brings home",
                      ADIT_NEVER_IN_PLAY},
    [CF_KIND_TABLE] = {"table", table_facts, "exchanges that everybody may make at any time",
                       ADIT_NEVER_BUILT | ADIT_NEVER_SCORED},
    {.name = NULL},
};
