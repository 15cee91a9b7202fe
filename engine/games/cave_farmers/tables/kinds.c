/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/cave_farmers/state.h"

static const char *const tags[] = {"dwelling", "yellow", "green", NULL};
static const char *const sets[] = {"introductory", "full", NULL};
static const char *const keeps[] = {"none", "any", "sheep", "donkey", "boar", "cattle", NULL};

static const adit_fact_row space_facts[] = {
    [CF_SPACE_MIN_PLAYERS] = {"min_players", ADIT_FACT_INT, false, 1, 7, NULL,
                              "minimum number of players"},
    [CF_SPACE_MAX_PLAYERS] = {"max_players", ADIT_FACT_INT, false, 1, 7, NULL,
                              "maximum number of players"},
    [CF_SPACE_STAGE] = {"stage", ADIT_FACT_INT, false, 0, 5, NULL,
                        "stage of a round card; 0: available from the start"},
    [CF_SPACE_FIXED_ROUND] = {"fixed_round", ADIT_FACT_INT, false, 0, 12, NULL,
                              "round in which the card always appears"},
    [CF_SPACE_SOLO_ROUND] = {"solo_round", ADIT_FACT_INT, false, 0, 12, NULL,
                             "round in which the card appears in the solo game"},
    [CF_SPACE_BACK_OF] = {"back_of", ADIT_FACT_CARD, false, 0, 0, NULL,
                          "the card whose other side this is"},
    [CF_SPACE_EMPTY] = {"goods", ADIT_FACT_GOODS, false, 0, 9, NULL,
                        "goods added in each round while the space is empty"},
    [CF_SPACE_MORE] = {"more", ADIT_FACT_GOODS, false, 0, 9, NULL,
                       "goods added if it is not empty; omitted: the same"},
    [CF_SPACE_PAIR_FROM] = {"pair_from", ADIT_FACT_INT, false, 0, 12, NULL,
                            "with 2 players, goods are added from this round on"},
    [CF_SPACE_NOT_IMITABLE] = {"not_imitable", ADIT_FACT_FLAG, false, 0, 1, NULL,
                               "cannot be imitated"},
    [CF_SPACE_JOINS_ONCE] = {"joins_once", ADIT_FACT_FLAG, false, 0, 1, NULL,
                             "a tile that joins its alternatives does so once per game"},
    [CF_SPACE_REVEALED] = {"revealed", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                           "effect when the card is revealed"},
    [CF_SPACE_USE] = {"use", ADIT_FACT_EFFECT, true, 0, 0, NULL, "effect of using the space"},
    {.name = NULL},
};

static const adit_fact_row tile_facts[] = {
    [CF_TILE_TAG] = {"tag", ADIT_FACT_WORD, true, 0, 0, tags, "colour of the name tag"},
    [CF_TILE_SET] = {"set", ADIT_FACT_WORD, true, 0, 0, sets, "smallest set that includes it"},
    [CF_TILE_COST] = {"cost", ADIT_FACT_GOODS, true, 0, 20, NULL, "price"},
    [CF_TILE_POINTS] = {"points", ADIT_FACT_INT, true, 0, 20, NULL, "fixed points"},
    [CF_TILE_UNLIMITED] = {"unlimited", ADIT_FACT_FLAG, false, 0, 1, NULL, "never runs out"},
    [CF_TILE_ROOM] = {"room", ADIT_FACT_INT, false, 0, 2, NULL, "number of dwarfs it has room for"},
    [CF_TILE_SIXTH] = {"sixth", ADIT_FACT_FLAG, false, 0, 1, NULL, "room for the sixth dwarf only"},
    [CF_TILE_KEEPS] = {"keeps", ADIT_FACT_WORD, false, 0, 0, keeps,
                       "farm animals that it can hold"},
    [CF_TILE_KEEPS_MANY] = {"keeps_many", ADIT_FACT_INT, false, 0, 20, NULL, "number of them"},
    [CF_TILE_KEEPS_DWARFS] = {"keeps_dwarfs", ADIT_FACT_FLAG, false, 0, 1, NULL,
                              "as many of them as the player has dwarfs in play"},
    [CF_TILE_COVERS] = {"covers", ADIT_FACT_CARD, false, 0, 0, NULL,
                        "tile that it must cover if the player has that tile"},
    {.name = NULL},
};

static const adit_fact_row loot_facts[] = {
    [CF_LOOT_STRENGTH] = {"strength", ADIT_FACT_INT, true, 1, 14, NULL, "minimum strength"},
    [CF_LOOT_USE] = {"use", ADIT_FACT_EFFECT, true, 0, 0, NULL, "effect of bringing it home"},
    {.name = NULL},
};

static const char *const crop_grounds[] = {"field", "forest", "meadow", "cavern", "tunnel", NULL};

static const adit_fact_row round_facts[] = {
    [CF_ROUND_HARVEST] = {"harvest", ADIT_FACT_WORD, true, 0, 0, cf_harvest_words,
                          "harvest at the end of the round"},
    [CF_ROUND_STAGE] = {"stage", ADIT_FACT_INT, false, 0, 5, NULL,
                        "stage of the round card that is turned up; 0: none is"},
    [CF_ROUND_MIN_PLAYERS] = {"min_players", ADIT_FACT_INT, false, 1, 7, NULL,
                              "minimum number of players"},
    {.name = NULL},
};

static const adit_fact_row phase_facts[] = {
    [CF_PHASE_BEFORE] = {"before", ADIT_FACT_WORD, true, 0, 0, cf_phase_words,
                         "the phase that follows it"},
    [CF_PHASE_FROM] = {"from_round", ADIT_FACT_INT, false, 1, 16, NULL, "first round that has it"},
    [CF_PHASE_TO] = {"to_round", ADIT_FACT_INT, false, 1, 16, NULL, "last round that has it"},
    [CF_PHASE_USE] = {"use", ADIT_FACT_EFFECT, true, 0, 0, NULL, "effect for each player in turn"},
    {.name = NULL},
};

static const adit_fact_row crop_facts[] = {
    [CF_CROP_SEED] = {"seed", ADIT_FACT_GOODS, true, 0, 1, NULL, "the good that is sown"},
    [CF_CROP_AMOUNT] = {"amount", ADIT_FACT_INT, true, 1, 7, NULL, "how much grows on a space"},
    [CF_CROP_SPACES] = {"spaces", ADIT_FACT_INT, false, 1, 4, NULL,
                        "spaces that may be sown at once; 2 if left out"},
    [CF_CROP_ON] = {"ground", ADIT_FACT_WORD, false, 0, 0, crop_grounds,
                    "where it grows; on fields if left out"},
    {.name = NULL},
};

const adit_kind_row cf_kinds[] = {
    [CF_KIND_SPACE] = {"space", space_facts, "an action space or round card", ADIT_KIND_NO_PLAY},
    [CF_KIND_FURNISHING] = {"furnishing", tile_facts, "a furnishing tile"},
    [CF_KIND_LOOT] = {"loot", loot_facts, "something an expedition brings home", ADIT_KIND_NO_PLAY},
    [CF_KIND_ROUND] = {"round", round_facts,
                       "a round after the printed ones; rounds follow in the order of their ids",
                       ADIT_KIND_NO_PLAY},
    [CF_KIND_PHASE] = {"phase", phase_facts, "a phase between two others of a round",
                       ADIT_KIND_NO_PLAY},
    [CF_KIND_CROP] = {"crop", crop_facts, "something that can be sown, beside grain and vegetables",
                      ADIT_KIND_NO_PLAY},
    {.name = NULL},
};
