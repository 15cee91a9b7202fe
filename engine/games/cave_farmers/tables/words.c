/* words.c - the rows of the lists in words.h, and the labels. */
#include "engine/games/cave_farmers/state.h"

/* Column a to h, row 0 to 5; the board itself is b1 to g4 (CF-22: column 1 is b). */
const char *const cf_spot_names[CF_SPOTS + 1] = {
    "a0", "b0", "c0", "d0", "e0", "f0", "g0", "h0", "a1", "b1", "c1", "d1", "e1",
    "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3", "b3",
    "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4", "g4",
    "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", NULL};

static const char *const whose_words[] = {"at_home", "placed", "acting"};
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

ADIT_DEFINE_WORDS(cf, CF);

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
