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
static const char *const monuments[] = {"pillar", "gate", NULL};

#define EFFECT(word, needed, words) word, ADIT_FACT_EFFECT, needed, 0, 0, NULL, words
#define INT(word, needed, low, high, words) word, ADIT_FACT_INT, needed, low, high, NULL, words
#define WORD(word, needed, list, words) word, ADIT_FACT_WORD, needed, 0, 0, list, words
#define GOODS(word, needed, words) word, ADIT_FACT_GOODS, needed, 0, 99, NULL, words

static const adit_fact_row tradition_facts[] = {{.name = NULL}};
static const adit_fact_row project_facts[] = {COV_PROJECT_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row objective_facts[] = {COV_OBJECTIVE_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row tool_facts[] = {COV_TOOL_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row jewel_facts[] = {COV_JEWEL_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row relic_facts[] = {COV_RELIC_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row coin_facts[] = {COV_COIN_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row hall_facts[] = {COV_HALL_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row back_facts[] = {COV_BACK_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row rubble_facts[] = {COV_RUBBLE_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row start_facts[] = {COV_START_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row face_facts[] = {COV_FACE_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row step_facts[] = {COV_STEP_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row place_facts[] = {COV_PLACE_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row slot_facts[] = {COV_SLOT_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row site_facts[] = {COV_SITE_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row option_facts[] = {COV_OPTION_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row vein_facts[] = {COV_VEIN_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row resource_facts[] = {COV_RESOURCE_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row enemy_facts[] = {COV_ENEMY_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row award_facts[] = {COV_AWARD_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row spot_facts[] = {COV_SPOT_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row row_facts[] = {COV_ROW_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row clan_facts[] = {COV_CLAN_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row elder_facts[] = {COV_ELDER_FACTS(ADIT_MAP_ROW){.name = NULL}};
static const adit_fact_row difficulty_facts[] = {COV_DIFFICULTY_FACTS(ADIT_MAP_ROW){.name = NULL}};

/* Only traditions lie in front of somebody. Cards of the other kinds are looked at: what they give
 * is a fact of theirs, and points in the end are facts of projects and objectives. */
const adit_kind_row cov_kinds[] = {COV_KIND_MAP(ADIT_MAP_ROW){.name = NULL}};
