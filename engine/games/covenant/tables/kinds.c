/* kinds.c - the kinds of card of Covenant and what a card of each kind states. */
#include "engine/games/covenant/state.h"

static const char *const types_of_project[] = {"a", "b", "c", NULL};
static const char *const picks[] = {"nothing", "gate", "pillar", NULL};
static const char *const types_of_objective[] = {"i", "ii", NULL};
static const char *const tools[] = {"pick", "axe", "compass", "cart", "book", NULL};
static const char *const jewels[] = {"silver", "gold", NULL};
static const char *const colours[] = {"yellow", "blue", "black", NULL};
static const char *const resources[] = {"iron", "emerald", "gold", "mythrall", NULL};
static const char *const enemies[] = {"goblin", "orc", "troll", NULL};
static const char *const tracks[] = {"court", "prestige", "mining", NULL};
static const char *const places[] = {"tool", "coin", NULL};
static const char *const columns[] = {"r", "t", "f", "d", NULL};
static const char *const displays[] = {"rubble", "tradition", "coin", "relic",
                                       "tool",   "jewel",     NULL};
static const char *const moments[] = {"era",
                                      "turn",
                                      "cleanup",
                                      "elders",
                                      "council",
                                      "council_coins",
                                      "council_traditions",
                                      "release",
                                      "council_score",
                                      "objectives",
                                      "final",
                                      NULL};
static const char *const monuments[] = {"pillar", "gate", NULL};

#define EFFECT(word, needed, words) word, ADIT_FACT_EFFECT, needed, 0, 0, NULL, words
#define INT(word, needed, low, high, words) word, ADIT_FACT_INT, needed, low, high, NULL, words
#define WORD(word, needed, list, words) word, ADIT_FACT_WORD, needed, 0, 0, list, words
#define GOODS(word, needed, words) word, ADIT_FACT_GOODS, needed, 0, 99, NULL, words

#define KIND_ROW(number, word, facts_of, words, flags)                                             \
    {word, (const adit_fact_row[]){facts_of(ADIT_MAP_ROW){.name = NULL}}, words, flags},

/* Only traditions lie in front of somebody. Cards of the other kinds are looked at: what they give
 * is a fact of theirs, and points in the end are facts of projects and objectives. */
const adit_kind_row cov_kinds[] = {COV_KIND_MAP(KIND_ROW){.name = NULL}};
