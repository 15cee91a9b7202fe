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

#define EFFECT(word, needed, words)                                                                \
    {                                                                                              \
        word, ADIT_FACT_EFFECT, needed, 0, 0, NULL, words                                          \
    }
#define INT(word, needed, low, high, words)                                                        \
    {                                                                                              \
        word, ADIT_FACT_INT, needed, low, high, NULL, words                                        \
    }
#define WORD(word, needed, list, words)                                                            \
    {                                                                                              \
        word, ADIT_FACT_WORD, needed, 0, 0, list, words                                            \
    }
#define GOODS(word, needed, words)                                                                 \
    {                                                                                              \
        word, ADIT_FACT_GOODS, needed, 0, 99, NULL, words                                          \
    }

static const adit_fact_row tradition_facts[] = {{.name = NULL}};

static const adit_fact_row project_facts[] = {
    [COV_PROJECT_TYPE] = WORD("type", true, types_of_project, "which project slot it belongs to"),
    [COV_PROJECT_PICK] =
        WORD("pick", false, picks, "scores the best one of the player's monuments of this kind"),
    [COV_PROJECT_POINTS] = {"points", ADIT_FACT_NUMBER, true, 0, 999, NULL, "GP in each Council"},
    {.name = NULL},
};

static const adit_fact_row objective_facts[] = {
    [COV_OBJECTIVE_TYPE] = WORD("type", true, types_of_objective, "which of the two"),
    [COV_OBJECTIVE_POINTS] = {"points", ADIT_FACT_NUMBER, true, 0, 999, NULL,
                              "GP in the final scoring"},
    {.name = NULL},
};

static const adit_fact_row tool_facts[] = {
    [COV_TOOL_TYPE] = WORD("type", true, tools, "the basic action it allows"),
    [COV_TOOL_COST] = GOODS("cost", true, "price of forging it"),
    [COV_TOOL_SLOT] = WORD("slot", true, jewels, "colour of its inlay slot"),
    {.name = NULL},
};

static const adit_fact_row jewel_facts[] = {
    [COV_JEWEL_COLOUR] = WORD("colour", true, jewels, "colour of the slots it fits"),
    [COV_JEWEL_GP] = INT("gp", true, 0, 99, "GP when it is inlaid"),
    [COV_JEWEL_EFFECT] = EFFECT("effect", true, "effect when its tool is used"),
    {.name = NULL},
};

static const adit_fact_row relic_facts[] = {
    [COV_RELIC_TYPE] = INT("type", true, 1, 31, "number shared by all relics of the type"),
    [COV_RELIC_USE] = EFFECT("use", true, "one-time effect"),
    {.name = NULL},
};

static const adit_fact_row coin_facts[] = {
    [COV_COIN_COUNCIL] = EFFECT("council", true, "benefit in each Council Phase"),
    {.name = NULL},
};

static const adit_fact_row hall_facts[] = {
    [COV_HALL_COLOUR] = WORD("colour", true, colours, "colour that forms districts"),
    [COV_HALL_VEIN] = WORD("vein", true, resources, "vein that determines what buildings give"),
    [COV_HALL_SKULLS] =
        INT("skulls", true, 0, COV_HALL_ENEMIES, "enemies that appear when it is revealed"),
    [COV_HALL_SLOTS] = INT("slots", true, 1, 2, "slots for houses and workshops"),
    [COV_HALL_BACK] = {"back", ADIT_FACT_CARD, true, 0, 0, NULL, "id of its back"},
    {.name = NULL},
};

static const adit_fact_row back_facts[] = {
    [COV_BACK_REWARD] = EFFECT("reward", true, "reward for the player who reveals the hall"),
    {.name = NULL},
};

static const adit_fact_row rubble_facts[] = {
    [COV_RUBBLE_RESOURCE] = GOODS("resource", true, "resource under the tile"),
    {.name = NULL},
};

static const adit_fact_row start_facts[] = {
    [COV_START_RESOURCES] = GOODS("resources", true, "resources for the storage"),
    [COV_START_SUPPORT] = INT("support", true, 0, 9, "number of support gains"),
    [COV_START_MOVES] = EFFECT("moves", true, "moves on the tracks"),
    {.name = NULL},
};

static const adit_fact_row face_facts[] = {
    [COV_FACE_DIE] = WORD("die", true, enemies, "which die"),
    [COV_FACE_NUMBER] = INT("number", true, 1, 6, "which face"),
    [COV_FACE_REWARD] = EFFECT("reward", true, "reward for defeating the enemy"),
    {.name = NULL},
};

static const adit_fact_row step_facts[] = {
    [COV_STEP_TRACK] = WORD("track", true, tracks, "which track"),
    [COV_STEP_SPACE] = INT("space", true, 1, COV_TRACK_END, "which space"),
    [COV_STEP_ACHIEVEMENT] = INT("achievement", false, 0, 4, "number of the achievement there"),
    [COV_STEP_REWARD] = EFFECT("reward", false, "reward for reaching the space"),
    {.name = NULL},
};

static const adit_fact_row place_facts[] = {
    [COV_PLACE_OF] = WORD("of", true, places, "what the space holds"),
    [COV_PLACE_NUMBER] = INT("number", true, 1, 8, "which one"),
    [COV_PLACE_COLUMN] =
        WORD("column", false, columns, "tool column, which determines what it scores"),
    [COV_PLACE_HOUSES] = INT("houses", false, 0, 4, "houses stored on the space"),
    [COV_PLACE_WORKSHOPS] = INT("workshops", false, 0, 4, "workshops stored on the space"),
    [COV_PLACE_KEYS] = INT("keys", false, 0, 4, "keys gained with a tool there"),
    [COV_PLACE_STORAGE] = INT("storage", false, 0, 4, "storage spaces opened with a tool there"),
    [COV_PLACE_REWARD] = EFFECT("reward", true, "reward when the space is filled"),
    {.name = NULL},
};

static const adit_fact_row slot_facts[] = {
    [COV_SLOT_DISPLAY] = WORD("display", true, displays, "which display"),
    [COV_SLOT_NUMBER] = INT("number", true, 1, 5, "which slot"),
    [COV_SLOT_STRENGTH] = INT("strength", false, 0, 9, "strength cost"),
    [COV_SLOT_GP] = INT("gp", false, 0, 99, "GP cost"),
    [COV_SLOT_HEIGHT] = INT("height", false, 0, COV_TRACK_END, "Mining position it requires"),
    [COV_SLOT_PRICE] = GOODS("price", false, "resource cost"),
    [COV_SLOT_DIE] =
        INT("die", false, 0, 6, "value of the Elders' die; for jewels, of the silver one"),
    [COV_SLOT_DIE_2] =
        INT("die_2", false, 0, 6, "second value of the die; for jewels, of the gold one"),
    {.name = NULL},
};

static const adit_fact_row site_facts[] = {
    [COV_SITE_KIND] = WORD("of", true, monuments, "monument to be gained there"),
    [COV_SITE_LIMIT] = INT("limit", true, 1, 4, "resources each clan must deliver"),
    [COV_SITE_C1] = GOODS("c1", true, "spaces of the first column"),
    [COV_SITE_C2] = GOODS("c2", true, "spaces of the second column"),
    [COV_SITE_C3] = GOODS("c3", true, "spaces of the third column, 3-4 players"),
    [COV_SITE_C4] = GOODS("c4", true, "spaces of the fourth column, 3-4 players"),
    [COV_SITE_PAIR_1] = EFFECT("pair_1", true, "first reward space, 1-2 players"),
    [COV_SITE_PAIR_2] = EFFECT("pair_2", true, "second reward space, 1-2 players"),
    [COV_SITE_REWARD_1] = EFFECT("reward_1", true, "first reward space, 3-4 players"),
    [COV_SITE_REWARD_2] = EFFECT("reward_2", true, "second reward space, 3-4 players"),
    [COV_SITE_REWARD_3] = EFFECT("reward_3", true, "third reward space, 3-4 players"),
    [COV_SITE_REWARD_4] = EFFECT("reward_4", true, "fourth reward space, 3-4 players"),
    [COV_SITE_DIE] = INT("die", true, 1, 6, "value of the Elders' die"),
    {.name = NULL},
};

static const adit_fact_row option_facts[] = {
    [COV_OPTION_STRENGTH] = INT("strength", true, 1, 9, "strength required"),
    [COV_OPTION_HOUSES] = INT("houses", false, 0, 4, "number of houses"),
    [COV_OPTION_WORKSHOPS] = INT("workshops", false, 0, 4, "number of workshops"),
    [COV_OPTION_MONUMENTS] = INT("monuments", false, 0, 4, "number of pillars or gates"),
    {.name = NULL},
};

static const adit_fact_row vein_facts[] = {
    [COV_VEIN_RESOURCE] = WORD("vein", true, resources, "which vein"),
    [COV_VEIN_HOUSE] = EFFECT("house", true, "benefit of a house"),
    [COV_VEIN_WORKSHOP] = EFFECT("workshop", true, "benefit of a workshop"),
    [COV_VEIN_GATE] = INT("gate", true, 0, 99, "GP for each gate touching the hall"),
    [COV_VEIN_PILLAR] =
        WORD("pillar", true, tracks, "track to advance on for each pillar touching the hall"),
    {.name = NULL},
};

static const adit_fact_row resource_facts[] = {
    [COV_RESOURCE_OF] = WORD("of", true, resources, "which resource"),
    [COV_RESOURCE_GP] = INT("gp", true, 0, 99, "GP for delivering it"),
    [COV_RESOURCE_COUNT] = INT("count", true, 1, 999, "number of counters in the game"),
    {.name = NULL},
};

static const adit_fact_row enemy_facts[] = {
    [COV_ENEMY_TYPE] = WORD("type", true, enemies, "which enemy"),
    [COV_ENEMY_COUNT] = INT("count", true, 0, 99, "number of pieces in the game"),
    [COV_ENEMY_STRENGTH] = INT("strength", true, 1, 9, "strength cost in a Skirmish"),
    [COV_ENEMY_GP] = INT("gp", true, 0, 99, "GP in each Council while in the dungeon"),
    [COV_ENEMY_PRESTIGE] = INT("prestige", true, 0, 9, "Prestige steps for every `per` defeated"),
    [COV_ENEMY_PER] = INT("per", true, 1, 9, "number to defeat in one Skirmish"),
    {.name = NULL},
};

static const adit_fact_row award_facts[] = {
    [COV_AWARD_ACHIEVEMENTS] = INT("achievements", true, 0, 99, "achievements required"),
    [COV_AWARD_GP] = INT("gp", true, 0, 999, "GP in the final scoring"),
    {.name = NULL},
};

static const adit_fact_row spot_facts[] = {
    [COV_SPOT_AT] = {"at", ADIT_FACT_TEXT, true, 0, 0, NULL, "spot of the mountain, such as c3"},
    [COV_SPOT_FACE_UP] = {"face_up", ADIT_FACT_FLAG, false, 0, 1, NULL,
                          "whether its hall starts face up"},
    [COV_SPOT_DIE] = INT("die", false, 0, 6, "value of the Elders' die for pillars and gates"),
    {.name = NULL},
};

static const adit_fact_row row_facts[] = {
    [COV_ROW_NUMBER] = INT("number", true, 1, COV_ROWS, "number of the row from the top"),
    [COV_ROW_DIE] = INT("die", true, 1, 6, "value of the Elders' die"),
    [COV_ROW_DIE_2] = INT("die_2", false, 0, 6, "second value of the die"),
    {.name = NULL},
};

static const adit_fact_row clan_facts[] = {
    [COV_CLAN_ORDER] = INT("order", true, 1, 9, "position in lists"),
    [COV_CLAN_PICK] = WORD("pick", true, jewels, "slot colour of the printed pick"),
    [COV_CLAN_AXE] = WORD("axe", true, jewels, "slot colour of the printed axe"),
    [COV_CLAN_COMPASS] = WORD("compass", true, jewels, "slot colour of the printed compass"),
    [COV_CLAN_CART] = WORD("cart", true, jewels, "slot colour of the printed cart"),
    {.name = NULL},
};

static const adit_fact_row elder_facts[] = {
    [COV_ELDER_TYPE] = WORD("type", true, tools, "what the Elders do"),
    [COV_ELDER_REWARD] = EFFECT("reward", true, "reward taken as the last step"),
    {.name = NULL},
};

static const adit_fact_row difficulty_facts[] = {
    [COV_DIFFICULTY_ORDER] = INT("order", true, 1, 9, "order in lists; the first is the default"),
    [COV_DIFFICULTY_TILE] = INT("per_tile", true, 0, 99, "GP for each tile in their storage"),
    [COV_DIFFICULTY_ACHIEVEMENT] = INT("per_achievement", true, 0, 99, "GP for each achievement"),
    [COV_DIFFICULTY_CARD] = INT("per_card", true, 0, 99, "GP for each of their tool cards"),
    {.name = NULL},
};

/* Only traditions lie in front of somebody. Cards of the other kinds are looked at: what they give
 * is a fact of theirs, and points in the end are facts of projects and objectives. */
#define ONLY_FACTS ADIT_NEVER_IN_PLAY

const adit_kind_row cov_kinds[] = {
    [COV_KIND_TRADITION] = {"tradition", tradition_facts, "a tradition tile; in effect once owned",
                            ADIT_NEVER_SCORED},
    [COV_KIND_PROJECT] = {"project", project_facts, "a project scored in the Council", ONLY_FACTS},
    [COV_KIND_OBJECTIVE] = {"objective", objective_facts, "a secret objective", ONLY_FACTS},
    [COV_KIND_TOOL] = {"tool", tool_facts, "a tool that can be forged", ONLY_FACTS},
    [COV_KIND_JEWEL] = {"jewel", jewel_facts, "a jewel to inlay into a tool", ONLY_FACTS},
    [COV_KIND_RELIC] = {"relic", relic_facts, "a relic", ONLY_FACTS},
    [COV_KIND_COIN] = {"coin", coin_facts, "a King's Coin", ONLY_FACTS},
    [COV_KIND_HALL] = {"hall", hall_facts, "the front of a hall tile", ADIT_NEVER_IN_PLAY},
    [COV_KIND_BACK] = {"back", back_facts, "the back of hall tiles", ONLY_FACTS},
    [COV_KIND_RUBBLE] = {"rubble", rubble_facts, "a rubble tile", ONLY_FACTS},
    [COV_KIND_START] = {"start", start_facts, "a starting tile", ONLY_FACTS},
    [COV_KIND_FACE] = {"face", face_facts, "a face of an enemy die", ONLY_FACTS},
    [COV_KIND_STEP] = {"step", step_facts, "a space of a track with a reward or achievement",
                       ONLY_FACTS},
    [COV_KIND_PLACE] = {"place", place_facts, "a space of the clan board", ONLY_FACTS},
    [COV_KIND_SLOT] = {"slot", slot_facts, "a slot of a display and its cost", ONLY_FACTS},
    [COV_KIND_SITE] = {"site", site_facts, "a monumental construction site", ONLY_FACTS},
    [COV_KIND_OPTION] = {"option", option_facts, "a row of the build table", ONLY_FACTS},
    [COV_KIND_VEIN] = {"vein", vein_facts, "what buildings give on a vein", ONLY_FACTS},
    [COV_KIND_RESOURCE] = {"resource", resource_facts, "a resource", ONLY_FACTS},
    [COV_KIND_ENEMY] = {"enemy", enemy_facts, "a type of enemy", ADIT_NEVER_IN_PLAY},
    [COV_KIND_AWARD] = {"award", award_facts, "GP for achievements in the final scoring",
                        ONLY_FACTS},
    [COV_KIND_SPOT] = {"spot", spot_facts, "a special spot of the mountain", ONLY_FACTS},
    [COV_KIND_ROW] = {"row", row_facts, "a row of halls", ONLY_FACTS},
    [COV_KIND_CLAN] = {"clan", clan_facts, "a clan board", ONLY_FACTS},
    [COV_KIND_ELDER] = {"elder", elder_facts, "a tool card of the Council of Elders", ONLY_FACTS},
    [COV_KIND_DIFFICULTY] = {"difficulty", difficulty_facts, "a difficulty tile of the solo game",
                             ONLY_FACTS},
    {.name = NULL},
};
