/* words.c - the rows of the lists in words.h, and the labels. */
#include "engine/games/cave_farmers/state.h"

const char *const cf_spot_names[CF_SPOTS + 1] = {CF_SPOT_WORDS, NULL};

const char *const cf_ground_words[CF_GROUNDS + 1] = {
    "bare",   "meadow",      "field",    "small_pasture", "large_pasture", "cavern",
    "tunnel", "deep_tunnel", "ore_mine", "ruby_mine",     "entry_level",   NULL};
const char *const cf_harvest_words[] = {"none", "full", "feed", "choice", NULL};
const char *const cf_phase_words[] = {CF_PHASE_MAP(ADIT_MAP_WORD) NULL};

static const char *const whose_words[] = {"at_home", "placed", "acting"};
static const char *const whose_said[] = {"a dwarf at home", "a dwarf on a space",
                                         "the dwarf that acts"};
static const char *const harvest_words[] = {"none", "full", "feeding only", "field or breeding"};
/* Bit set of sheep 1, donkey 2, boar 4, cattle 8. */
static const char *const breed_words[] = {"nothing",
                                          "sheep",
                                          "donkey",
                                          "sheep donkey",
                                          "boar",
                                          "sheep boar",
                                          "donkey boar",
                                          "sheep donkey boar",
                                          "cattle",
                                          "sheep cattle",
                                          "donkey cattle",
                                          "sheep donkey cattle",
                                          "boar cattle",
                                          "sheep boar cattle",
                                          "donkey boar cattle",
                                          "sheep donkey boar cattle"};

static const char *const breed_said[] = {"nothing",
                                         "sheep",
                                         "donkeys",
                                         "sheep and donkeys",
                                         "boars",
                                         "sheep and boars",
                                         "donkeys and boars",
                                         "sheep, donkeys and boars",
                                         "cattle",
                                         "sheep and cattle",
                                         "donkeys and cattle",
                                         "sheep, donkeys and cattle",
                                         "boars and cattle",
                                         "sheep, boars and cattle",
                                         "donkeys, boars and cattle",
                                         "sheep, donkeys, boars and cattle"};

ADIT_DEFINE_WORDS(cf_, CF_);

const adit_name_row cf_score_words[] = {
    {"no sheep", "minus points for having none of this animal"},
    {"no donkey", "minus points for having none of this animal"},
    {"no boar", "minus points for having none of this animal"},
    {"no cattle", "minus points for having none of this animal"},
    {"dwarfs", "dwarfs in play"},
    {"unused spaces", "minus points for unused spaces of the home board"},
    {"small pastures", "small pastures"},
    {"large pastures", "large pastures"},
    {"ore mines", "ore mines"},
    {"ruby mines", "ruby mines"},
    {"forgiven", "minus points that are cancelled at the end"},
    {NULL, NULL}};
