/* words.c - the rows of the lists in words.h. */
#include "engine/games/dwergar/state.h"

const char *const dwg_dwarf_words[DWG_FOREMAN + 2] = {"none",       "ironworker", "engineer",
                                                      "blacksmith", "foreman",    NULL};
const char *const dwg_level_words[DWG_TILES + 1] = {"transit", "level_1", "level_2", "level_3",
                                                    "level_4", "level_5", "level_6", "level_7",
                                                    "level_8", NULL};
const char *const dwg_level_said[DWG_TILES + 1] = {
    "the transit level", "level 1", "level 2", "level 3", "level 4",
    "level 5",           "level 6", "level 7", "level 8", NULL};
const char *const dwg_ride_words[] = {"immediate", "when_replaced", NULL};

static const char *const onto_words[] = {"nothing",
                                         "worker",
                                         "own_foreman",
                                         "foreman",
                                         "nothing_by_foreman",
                                         "worker_by_foreman",
                                         "own_foreman_by_foreman",
                                         "foreman_by_foreman",
                                         NULL};
static const uint8_t onto_values[] = {DWG_ONTO_NOTHING,
                                      DWG_ONTO_WORKER,
                                      DWG_ONTO_OWN_FOREMAN,
                                      DWG_ONTO_FOREMAN,
                                      DWG_BY_FOREMAN + DWG_ONTO_NOTHING,
                                      DWG_BY_FOREMAN + DWG_ONTO_WORKER,
                                      DWG_BY_FOREMAN + DWG_ONTO_OWN_FOREMAN,
                                      DWG_BY_FOREMAN + DWG_ONTO_FOREMAN};
static const char *const moved_words[] = {"game", "player", NULL};

ADIT_DEFINE_WORDS(dwg_, DWG_);

const adit_name_row dwg_score_words[] = {{"track", "points counted during the game"}, {NULL, NULL}};
