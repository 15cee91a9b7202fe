/* kinds.h - the kinds of card of Covenant and their facts, as numbers; the rows are in kinds.c. */
#ifndef COV_TABLES_KINDS_H
#define COV_TABLES_KINDS_H

#include "engine/model/game_def.h"

/* ---- Kinds of card: name, facts, what it is, flags ---- */

#define COV_KIND_MAP(X)                                                                            \
    X(COV_KIND_TRADITION, "tradition", COV_TRADITION_FACTS,                                        \
      "a tradition tile; in effect once owned", ADIT_KIND_NO_SCORE)                                \
    X(COV_KIND_PROJECT, "project", COV_PROJECT_FACTS, "a project scored in the Council",           \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_OBJECTIVE, "objective", COV_OBJECTIVE_FACTS, "a secret objective",                  \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_TOOL, "tool", COV_TOOL_FACTS, "a tool that can be forged", ADIT_KIND_NO_PLAY)       \
    X(COV_KIND_JEWEL, "jewel", COV_JEWEL_FACTS, "a jewel to inlay into a tool", ADIT_KIND_NO_PLAY) \
    X(COV_KIND_RELIC, "relic", COV_RELIC_FACTS, "a relic", ADIT_KIND_NO_PLAY)                      \
    X(COV_KIND_COIN, "coin", COV_COIN_FACTS, "a King's Coin", ADIT_KIND_NO_PLAY)                   \
    X(COV_KIND_HALL, "hall", COV_HALL_FACTS, "the front of a hall tile", ADIT_KIND_NO_PLAY)        \
    X(COV_KIND_BACK, "back", COV_BACK_FACTS, "the back of hall tiles", ADIT_KIND_NO_PLAY)          \
    X(COV_KIND_RUBBLE, "rubble", COV_RUBBLE_FACTS, "a rubble tile", ADIT_KIND_NO_PLAY)             \
    X(COV_KIND_START, "start", COV_START_FACTS, "a starting tile", ADIT_KIND_NO_PLAY)              \
    X(COV_KIND_FACE, "face", COV_FACE_FACTS, "a face of an enemy die", ADIT_KIND_NO_PLAY)          \
    X(COV_KIND_STEP, "step", COV_STEP_FACTS, "a space of a track with a reward or achievement",    \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_PLACE, "place", COV_PLACE_FACTS, "a space of the clan board", ADIT_KIND_NO_PLAY)    \
    X(COV_KIND_SLOT, "slot", COV_SLOT_FACTS, "a slot of a display and its cost",                   \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_SITE, "site", COV_SITE_FACTS, "a monumental construction site", ADIT_KIND_NO_PLAY)  \
    X(COV_KIND_OPTION, "option", COV_OPTION_FACTS, "a row of the build table", ADIT_KIND_NO_PLAY)  \
    X(COV_KIND_VEIN, "vein", COV_VEIN_FACTS, "what buildings give on a vein", ADIT_KIND_NO_PLAY)   \
    X(COV_KIND_RESOURCE, "resource", COV_RESOURCE_FACTS, "a resource", ADIT_KIND_NO_PLAY)          \
    X(COV_KIND_ENEMY, "enemy", COV_ENEMY_FACTS, "a type of enemy", ADIT_KIND_NO_PLAY)              \
    X(COV_KIND_AWARD, "award", COV_AWARD_FACTS, "GP for achievements in the final scoring",        \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_SPOT, "spot", COV_SPOT_FACTS, "a special spot of the mountain", ADIT_KIND_NO_PLAY)  \
    X(COV_KIND_ROW, "row", COV_ROW_FACTS, "a row of halls", ADIT_KIND_NO_PLAY)                     \
    X(COV_KIND_CLAN, "clan", COV_CLAN_FACTS, "a clan board", ADIT_KIND_NO_PLAY)                    \
    X(COV_KIND_ELDER, "elder", COV_ELDER_FACTS, "a tool card of the Council of Elders",            \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_DIFFICULTY, "difficulty", COV_DIFFICULTY_FACTS,                                     \
      "a difficulty tile of the solo game: how the Elders play and what they score",               \
      ADIT_KIND_NO_BUILD | ADIT_KIND_NO_SCORE)                                                     \
    X(COV_KIND_ERA, "era", COV_ERA_FACTS, "an Era with its Council Phase", ADIT_KIND_NO_PLAY)      \
    X(COV_KIND_PHASE, "phase", COV_PHASE_FACTS, "a phase inserted into the game",                  \
      ADIT_KIND_NO_PLAY)                                                                           \
    X(COV_KIND_RELIC_TYPE, "relic_type", COV_RELIC_TYPE_FACTS, "a type of relic", ADIT_KIND_NO_PLAY)
ADIT_MAP_ENUM(COV_KIND_MAP, 0);

/* ---- Facts of each kind; EFFECT, INT, WORD and GOODS are rows for kinds.c ---- */

#define COV_TRADITION_FACTS(X) /* none: it is all effect */

#define COV_PROJECT_FACTS(X)                                                                       \
    X(COV_PROJECT_TYPE, WORD("type", true, types_of_project, "which project slot it belongs to"))  \
    X(COV_PROJECT_PICK,                                                                            \
      WORD("pick", false, picks, "scores the best one of the player's monuments of this kind"))    \
    X(COV_PROJECT_POINTS, "points", ADIT_FACT_NUMBER, true, 0, 999, NULL, "GP in each Council")
ADIT_MAP_ENUM(COV_PROJECT_FACTS, 0);

#define COV_OBJECTIVE_FACTS(X)                                                                     \
    X(COV_OBJECTIVE_TYPE, WORD("type", true, types_of_objective, "which of the two"))              \
    X(COV_OBJECTIVE_POINTS, "points", ADIT_FACT_NUMBER, true, 0, 999, NULL,                        \
      "GP in the final scoring")
ADIT_MAP_ENUM(COV_OBJECTIVE_FACTS, 0);

#define COV_TOOL_FACTS(X)                                                                          \
    X(COV_TOOL_TYPE, WORD("type", true, tools, "the basic action it allows"))                      \
    X(COV_TOOL_COST, GOODS("cost", true, "price of forging it"))                                   \
    X(COV_TOOL_SLOT, WORD("slot", true, jewels, "colour of its inlay slot"))
ADIT_MAP_ENUM(COV_TOOL_FACTS, 0);

#define COV_JEWEL_FACTS(X)                                                                         \
    X(COV_JEWEL_COLOUR, WORD("colour", true, jewels, "colour of the slots it fits"))               \
    X(COV_JEWEL_GP, INT("gp", true, 0, 99, "GP when it is inlaid"))                                \
    X(COV_JEWEL_EFFECT, EFFECT("effect", true, "effect when its tool is used"))
ADIT_MAP_ENUM(COV_JEWEL_FACTS, 0);

#define COV_RELIC_FACTS(X)                                                                         \
    X(COV_RELIC_TYPE, "type", ADIT_FACT_CARD, true, 0, 0, NULL, "id of its type")                  \
    X(COV_RELIC_USE, EFFECT("use", true, "one-time effect"))
ADIT_MAP_ENUM(COV_RELIC_FACTS, 0);

#define COV_RELIC_TYPE_FACTS(X) /* none: relics name it */

#define COV_COIN_FACTS(X)                                                                          \
    X(COV_COIN_COUNCIL, EFFECT("council", true, "benefit in each Council Phase"))
ADIT_MAP_ENUM(COV_COIN_FACTS, 0);

#define COV_HALL_FACTS(X)                                                                          \
    X(COV_HALL_COLOUR, WORD("colour", true, colours, "colour that forms districts"))               \
    X(COV_HALL_VEIN, WORD("vein", true, resources, "vein that determines what buildings give"))    \
    X(COV_HALL_SKULLS,                                                                             \
      INT("skulls", true, 0, COV_HALL_ENEMIES, "enemies that appear when it is revealed"))         \
    X(COV_HALL_SLOTS, INT("slots", true, 1, 2, "slots for houses and workshops"))                  \
    X(COV_HALL_BACK, "back", ADIT_FACT_CARD, true, 0, 0, NULL, "id of its back")
ADIT_MAP_ENUM(COV_HALL_FACTS, 0);

#define COV_BACK_FACTS(X)                                                                          \
    X(COV_BACK_REWARD, EFFECT("reward", true, "reward for the player who reveals the hall"))
ADIT_MAP_ENUM(COV_BACK_FACTS, 0);

#define COV_RUBBLE_FACTS(X)                                                                        \
    X(COV_RUBBLE_RESOURCE, GOODS("resource", true, "resource under the tile"))
ADIT_MAP_ENUM(COV_RUBBLE_FACTS, 0);

#define COV_START_FACTS(X)                                                                         \
    X(COV_START_RESOURCES, GOODS("resources", true, "resources for the storage"))                  \
    X(COV_START_SUPPORT, INT("support", true, 0, 9, "number of support gains"))                    \
    X(COV_START_MOVES, EFFECT("moves", true, "moves on the tracks"))
ADIT_MAP_ENUM(COV_START_FACTS, 0);

#define COV_FACE_FACTS(X)                                                                          \
    X(COV_FACE_DIE, WORD("die", true, enemies, "which die"))                                       \
    X(COV_FACE_NUMBER, INT("number", true, 1, 6, "which face"))                                    \
    X(COV_FACE_REWARD, EFFECT("reward", true, "reward for defeating the enemy"))
ADIT_MAP_ENUM(COV_FACE_FACTS, 0);

#define COV_STEP_FACTS(X)                                                                          \
    X(COV_STEP_TRACK, WORD("track", true, tracks, "which track"))                                  \
    X(COV_STEP_SPACE, INT("space", true, 1, COV_TRACK_END, "which space"))                         \
    X(COV_STEP_ACHIEVEMENT, INT("achievement", false, 0, 4, "number of the achievement there"))    \
    X(COV_STEP_REWARD, EFFECT("reward", false, "reward for reaching the space"))
ADIT_MAP_ENUM(COV_STEP_FACTS, 0);

#define COV_PLACE_FACTS(X)                                                                         \
    X(COV_PLACE_OF, WORD("of", true, places, "what the space holds"))                              \
    X(COV_PLACE_NUMBER, INT("number", true, 1, 8, "which one"))                                    \
    X(COV_PLACE_COLUMN,                                                                            \
      WORD("column", false, columns, "tool column, which determines what it scores"))              \
    X(COV_PLACE_HOUSES, INT("houses", false, 0, 4, "houses stored on the space"))                  \
    X(COV_PLACE_WORKSHOPS, INT("workshops", false, 0, 4, "workshops stored on the space"))         \
    X(COV_PLACE_KEYS, INT("keys", false, 0, 4, "keys gained with a tool there"))                   \
    X(COV_PLACE_STORAGE, INT("storage", false, 0, 4, "storage spaces opened with a tool there"))   \
    X(COV_PLACE_REWARD, EFFECT("reward", true, "reward when the space is filled"))
ADIT_MAP_ENUM(COV_PLACE_FACTS, 0);

#define COV_SLOT_FACTS(X)                                                                          \
    X(COV_SLOT_DISPLAY, WORD("display", true, displays, "which display"))                          \
    X(COV_SLOT_NUMBER, INT("number", true, 1, 5, "which slot"))                                    \
    X(COV_SLOT_STRENGTH, INT("strength", false, 0, 9, "strength cost"))                            \
    X(COV_SLOT_GP, INT("gp", false, 0, 99, "GP cost"))                                             \
    X(COV_SLOT_HEIGHT, INT("height", false, 0, COV_TRACK_END, "Mining position it requires"))      \
    X(COV_SLOT_PRICE, GOODS("price", false, "resource cost"))                                      \
    X(COV_SLOT_DIE,                                                                                \
      INT("die", false, 0, 6, "value of the Elders' die; for jewels, of the silver one"))          \
    X(COV_SLOT_DIE_2,                                                                              \
      INT("die_2", false, 0, 6, "second value of the die; for jewels, of the gold one"))
ADIT_MAP_ENUM(COV_SLOT_FACTS, 0);

#define COV_SITE_FACTS(X)                                                                          \
    X(COV_SITE_KIND, WORD("of", true, monuments, "monument to be gained there"))                   \
    X(COV_SITE_LIMIT, INT("limit", true, 1, 4, "resources each clan must deliver"))                \
    X(COV_SITE_C1, GOODS("c1", true, "spaces of the first column"))                                \
    X(COV_SITE_C2, GOODS("c2", true, "spaces of the second column"))                               \
    X(COV_SITE_C3, GOODS("c3", true, "spaces of the third column, 3-4 players"))                   \
    X(COV_SITE_C4, GOODS("c4", true, "spaces of the fourth column, 3-4 players"))                  \
    X(COV_SITE_PAIR_1, EFFECT("pair_1", true, "first reward space, 1-2 players"))                  \
    X(COV_SITE_PAIR_2, EFFECT("pair_2", true, "second reward space, 1-2 players"))                 \
    X(COV_SITE_REWARD_1, EFFECT("reward_1", true, "first reward space, 3-4 players"))              \
    X(COV_SITE_REWARD_2, EFFECT("reward_2", true, "second reward space, 3-4 players"))             \
    X(COV_SITE_REWARD_3, EFFECT("reward_3", true, "third reward space, 3-4 players"))              \
    X(COV_SITE_REWARD_4, EFFECT("reward_4", true, "fourth reward space, 3-4 players"))             \
    X(COV_SITE_DIE, INT("die", true, 1, 6, "value of the Elders' die"))
ADIT_MAP_ENUM(COV_SITE_FACTS, 0);

#define COV_OPTION_FACTS(X)                                                                        \
    X(COV_OPTION_STRENGTH, INT("strength", true, 1, 9, "strength required"))                       \
    X(COV_OPTION_HOUSES, INT("houses", false, 0, 4, "number of houses"))                           \
    X(COV_OPTION_WORKSHOPS, INT("workshops", false, 0, 4, "number of workshops"))                  \
    X(COV_OPTION_MONUMENTS, INT("monuments", false, 0, 4, "number of pillars or gates"))
ADIT_MAP_ENUM(COV_OPTION_FACTS, 0);

#define COV_VEIN_FACTS(X)                                                                          \
    X(COV_VEIN_RESOURCE, WORD("vein", true, resources, "which vein"))                              \
    X(COV_VEIN_HOUSE, EFFECT("house", true, "benefit of a house"))                                 \
    X(COV_VEIN_WORKSHOP, EFFECT("workshop", true, "benefit of a workshop"))                        \
    X(COV_VEIN_GATE, INT("gate", true, 0, 99, "GP for each gate touching the hall"))               \
    X(COV_VEIN_PILLAR,                                                                             \
      WORD("pillar", true, tracks, "track to advance on for each pillar touching the hall"))
ADIT_MAP_ENUM(COV_VEIN_FACTS, 0);

#define COV_RESOURCE_FACTS(X)                                                                      \
    X(COV_RESOURCE_OF, WORD("of", true, resources, "which resource"))                              \
    X(COV_RESOURCE_GP, INT("gp", true, 0, 99, "GP for delivering it"))                             \
    X(COV_RESOURCE_COUNT, INT("count", true, 1, 999, "number of counters in the game"))
ADIT_MAP_ENUM(COV_RESOURCE_FACTS, 0);

#define COV_ENEMY_FACTS(X)                                                                         \
    X(COV_ENEMY_TYPE, WORD("type", true, enemies, "which enemy"))                                  \
    X(COV_ENEMY_COUNT, INT("count", true, 0, 99, "number of pieces in the game"))                  \
    X(COV_ENEMY_STRENGTH, INT("strength", true, 1, 9, "strength cost in a Skirmish"))              \
    X(COV_ENEMY_GP, INT("gp", true, 0, 99, "GP in each Council while in the dungeon"))             \
    X(COV_ENEMY_PRESTIGE, INT("prestige", true, 0, 9, "Prestige steps for every `per` defeated"))  \
    X(COV_ENEMY_PER, INT("per", true, 1, 9, "number to defeat in one Skirmish"))
ADIT_MAP_ENUM(COV_ENEMY_FACTS, 0);

#define COV_AWARD_FACTS(X)                                                                         \
    X(COV_AWARD_ACHIEVEMENTS, INT("achievements", true, 0, 99, "achievements required"))           \
    X(COV_AWARD_GP, INT("gp", true, 0, 999, "GP in the final scoring"))
ADIT_MAP_ENUM(COV_AWARD_FACTS, 0);

#define COV_SPOT_FACTS(X)                                                                          \
    X(COV_SPOT_AT, "at", ADIT_FACT_TEXT, true, 0, 0, NULL, "spot of the mountain, such as c3")     \
    X(COV_SPOT_FACE_UP, "face_up", ADIT_FACT_FLAG, false, 0, 1, NULL,                              \
      "whether its hall starts face up")                                                           \
    X(COV_SPOT_DIE, INT("die", false, 0, 6, "value of the Elders' die for pillars and gates"))
ADIT_MAP_ENUM(COV_SPOT_FACTS, 0);

#define COV_ROW_FACTS(X)                                                                           \
    X(COV_ROW_NUMBER, INT("number", true, 1, COV_ROWS, "number of the row from the top"))          \
    X(COV_ROW_DIE, INT("die", true, 1, 6, "value of the Elders' die"))                             \
    X(COV_ROW_DIE_2, INT("die_2", false, 0, 6, "second value of the die"))
ADIT_MAP_ENUM(COV_ROW_FACTS, 0);

#define COV_CLAN_FACTS(X)                                                                          \
    X(COV_CLAN_ORDER, INT("order", true, 1, 99, "position in lists"))                              \
    X(COV_CLAN_PICK, WORD("pick", true, jewels, "slot colour of the printed pick"))                \
    X(COV_CLAN_AXE, WORD("axe", true, jewels, "slot colour of the printed axe"))                   \
    X(COV_CLAN_COMPASS, WORD("compass", true, jewels, "slot colour of the printed compass"))       \
    X(COV_CLAN_CART, WORD("cart", true, jewels, "slot colour of the printed cart"))                \
    X(COV_CLAN_IDENTITY, "identity", ADIT_FACT_CARD, false, 0, 0, NULL,                            \
      "identity whose board it is; without one, any player may get it")
ADIT_MAP_ENUM(COV_CLAN_FACTS, 0);

#define COV_ELDER_FACTS(X)                                                                         \
    X(COV_ELDER_TYPE, WORD("type", true, tools, "what the Elders do"))                             \
    X(COV_ELDER_REWARD, EFFECT("reward", true, "reward taken as the last step"))                   \
    X(COV_ELDER_TILE, "tile", ADIT_FACT_CARD, false, 0, 0, NULL,                                   \
      "difficulty tile it belongs to; default: to all that have no cards of their own")
ADIT_MAP_ENUM(COV_ELDER_FACTS, 0);

#define COV_DIFFICULTY_FACTS(X)                                                                    \
    X(COV_DIFFICULTY_ORDER, INT("order", true, 1, 99, "order in lists; the first is the default")) \
    X(COV_DIFFICULTY_TILE, INT("per_tile", true, 0, 99, "GP for each tile in their storage"))      \
    X(COV_DIFFICULTY_ACHIEVEMENT, INT("per_achievement", true, 0, 99, "GP for each achievement"))  \
    X(COV_DIFFICULTY_CARD, INT("per_card", true, 0, 99, "GP for each of their tool cards"))        \
    X(COV_DIFFICULTY_PICK, EFFECT("pick", false, "what they do with a pick card"))                 \
    X(COV_DIFFICULTY_AXE, EFFECT("axe", false, "what they do with an axe card"))                   \
    X(COV_DIFFICULTY_COMPASS, EFFECT("compass", false, "what they do with a compass card"))        \
    X(COV_DIFFICULTY_CART, EFFECT("cart", false, "what they do with a cart card"))
ADIT_MAP_ENUM(COV_DIFFICULTY_FACTS, 0);

#define COV_ERA_FACTS(X)                                                                           \
    X(COV_ERA_ORDER, INT("order", true, 1, 99, "position among the Eras"))                         \
    X(COV_ERA_TURNS, INT("turns", true, 1, 4, "turns of each player"))                             \
    X(COV_ERA_PROJECTS, INT("projects", true, 0, 3, "project slots scored in its Council"))        \
    X(COV_ERA_ELDERS,                                                                              \
      INT("elders_building", true, 0, 9, "GP of the Elders for each building in its Council"))
ADIT_MAP_ENUM(COV_ERA_FACTS, 0);

#define COV_PHASE_FACTS(X)                                                                         \
    X(COV_PHASE_BEFORE, WORD("before", true, moments, "what it comes before"))                     \
    X(COV_PHASE_RUN, EFFECT("run", true, "what happens, for each player concerned"))
ADIT_MAP_ENUM(COV_PHASE_FACTS, 0);

/* ---- What words of facts mean ---- */

/* Moments before which a phase can be inserted. */
enum {
    COV_BEFORE_ERA,
    COV_BEFORE_TURN,
    COV_BEFORE_CLEANUP,
    COV_BEFORE_ELDERS,
    COV_BEFORE_COUNCIL,
    COV_BEFORE_COINS,
    COV_BEFORE_TRADITIONS,
    COV_BEFORE_RELEASE,
    COV_BEFORE_SCORE,
    COV_BEFORE_OBJECTIVES,
    COV_BEFORE_FINAL,
    COV_MOMENTS
};

enum { COV_PROJECT_A, COV_PROJECT_B, COV_PROJECT_C };
enum { COV_PICK_NOTHING, COV_PICK_GATE, COV_PICK_PILLAR };
enum { COV_PLACE_TOOL, COV_PLACE_COIN };
/* The displays. */
enum {
    COV_RUBBLE,
    COV_TRADITIONS,
    COV_COINS,
    COV_RELICS,
    COV_TOOLS_SHOWN,
    COV_JEWELS,
    COV_DISPLAYS
};

/* What cov_prepare_card works out; all are kind numbers unless it says otherwise. */
enum {
    COV_EXTRA_BACK,         /* hall: its back */
    COV_EXTRA_SPOT,         /* spot: number of the spot */
    COV_EXTRA_TILE,         /* tool card of the Elders: 1 + its difficulty tile; 0: none */
    COV_EXTRA_OWN,          /* difficulty tile: whether the Elders have cards of its own; 0 or 1 */
    COV_EXTRA_RANK = 0,     /* era: how many come before it */
    COV_EXTRA_TYPE = 0,     /* relic: its type */
    COV_EXTRA_MOMENTS = 0,  /* phase, the first: bit set of the moments before which one comes */
    COV_EXTRA_IDENTITY = 0, /* clan board: 1 + the identity that has it; 0: none */
};

extern const adit_kind_row cov_kinds[];
extern const adit_limit_row cov_limits[]; /* the first is that of the Elders' cards of a tile */

#endif
