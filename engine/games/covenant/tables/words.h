/* words.h - every name of Covenant that is not a card: goods, events, questions, options, ...
 *
 * Each list gives both the numbers that the rules use and, in words.c, the rows that the engine
 * reads; see "Tables of names" in engine/model/game_def.h. Rule numbers (COV-...) are those of
 * docs/reference/rules/covenant.md.
 */
#ifndef COV_TABLES_WORDS_H
#define COV_TABLES_WORDS_H

#include "engine/games/covenant/tables/kinds.h"

/* ---- Goods: name, limit, what it is for ---- */

#define COV_NO_LIMIT 9999
/* Resources first. A wild one is only in gains, where the receiver chooses; nobody ever holds one.
 * The enemies in the dungeon come last, in the order of COV_GOBLIN, COV_ORC, COV_TROLL. */
#define COV_GOOD_MAP(X)                                                                            \
    X(COV_IRON, "iron", COV_NO_LIMIT, "resource in storage")                                       \
    X(COV_EMERALD, "emerald", COV_NO_LIMIT, "resource in storage")                                 \
    X(COV_GOLD, "gold", COV_NO_LIMIT, "resource in storage")                                       \
    X(COV_MYTHRALL, "mythrall", COV_NO_LIMIT, "resource in storage")                               \
    X(COV_WILD, "wild", COV_NO_LIMIT, "only in gains: any resource, chosen by the receiver",       \
      .one = "resource of your choice", .many = "resources of your choice")                        \
    X(COV_GP, "gp", COV_NO_LIMIT, "Glory Points", .one = "GP", .many = "GP")                       \
    X(COV_PLUS1, "plus1", COV_NO_LIMIT, "+1 support pieces", .one = "+1 piece",                    \
      .many = "+1 pieces")                                                                         \
    X(COV_PLUS2, "plus2", COV_NO_LIMIT, "+2 support pieces", .one = "+2 piece",                    \
      .many = "+2 pieces")                                                                         \
    X(COV_GOBLIN, "goblin", COV_NO_LIMIT, "goblins in the dungeon", .many = "goblins")             \
    X(COV_ORC, "orc", COV_NO_LIMIT, "orcs in the dungeon", .many = "orcs")                         \
    X(COV_TROLL, "troll", COV_NO_LIMIT, "trolls in the dungeon", .many = "trolls")
ADIT_MAP_ENUM(COV_GOOD_MAP, 0);
enum { COV_RESOURCES = COV_WILD, COV_ENEMIES = COV_GOOD_MAP_END - COV_GOBLIN };

/* ---- What cards can listen to, modify, allow ---- */

/* Of the clan that acts; those of the Elders are for the player. */
#define COV_EVENT_MAP(X)                                                                           \
    X(COV_EVENT_HALL_REVEALED, "hall_revealed",                                                    \
      "a player has revealed a hall and its enemies have been placed", .has_card = true)           \
    X(COV_EVENT_JEWEL_SET, "jewel_set", "a player has inlaid a jewel", .has_card = true,           \
      .has_amount = true, .amount_name = "colour", .amount_words = jewel_colours)                  \
    X(COV_EVENT_TOOL_FORGED, "tool_forged", "a player has forged a tool", .has_card = true)        \
    X(COV_EVENT_ACHIEVEMENT, "achievement",                                                        \
      "a player has reached an achievement; amount: its number on the track", .has_amount = true)  \
    X(COV_EVENT_MONUMENT, "monument", "a player has acquired a monument", .has_amount = true,      \
      .amount_name = "what", .amount_words = monument_words)                                       \
    X(COV_EVENT_BUILT, "built", "a player has built a building", .has_amount = true,               \
      .amount_name = "what", .amount_words = cov_building_words)                                   \
    X(COV_EVENT_RELIC_USED, "relic_used", "a player has used a relic", .has_card = true)           \
    X(COV_EVENT_COUNCIL, "council", "a player's traditions give their Council Phase rewards")      \
    X(COV_EVENT_DUNGEON_SCORING, "dungeon_scoring",                                                \
      "a player's dungeon is scored in the Council Phase")                                         \
    X(COV_EVENT_ERA_BEGAN, "era_began", "an Era begins, for each player; amount: its number",      \
      .has_amount = true)                                                                          \
    X(COV_EVENT_TURN_BEGAN, "turn_began", "a player's turn begins")                                \
    X(COV_EVENT_TURN_ENDED, "turn_ended",                                                          \
      "a player's turn is over, before the displays are refilled")                                 \
    X(COV_EVENT_COUNCIL_BEGAN, "council_began",                                                    \
      "a Council Phase begins, for each player; amount: its number", .has_amount = true)           \
    X(COV_EVENT_COUNCIL_ENDED, "council_ended",                                                    \
      "a Council Phase has been scored, for each player; amount: its number", .has_amount = true)  \
    X(COV_EVENT_GAME_ENDS, "game_ends", "the final scoring comes next, for each player")           \
    X(COV_EVENT_ASSIGNED, "assigned", "a player has assigned a dwarf", .has_amount = true,         \
      .amount_name = "tool", .amount_words = cov_tool_words)                                       \
    X(COV_EVENT_ACTED, "acted", "a player has taken a basic action", .has_amount = true,           \
      .amount_name = "action", .amount_words = cov_action_words)                                   \
    X(COV_EVENT_RUBBLE_TAKEN, "rubble_taken", "a player has taken a rubble tile",                  \
      .has_card = true)                                                                            \
    X(COV_EVENT_DELIVERED, "delivered",                                                            \
      "a player has delivered a resource; card: the site, none at the throne", .has_card = true,   \
      .has_amount = true, .amount_name = "resource", .amount_words = resource_words)               \
    X(COV_EVENT_SITE_COMPLETED, "site_completed", "a player has completed a construction site",    \
      .has_card = true)                                                                            \
    X(COV_EVENT_COIN_TAKEN, "coin_taken", "a player has obtained a King's Coin", .has_card = true) \
    X(COV_EVENT_TRADITION_TAKEN, "tradition_taken", "a player has obtained a tradition",           \
      .has_card = true)                                                                            \
    X(COV_EVENT_RELIC_TAKEN, "relic_taken", "a player has obtained a relic", .has_card = true)     \
    X(COV_EVENT_ELDERS_BEGAN, "elders_began",                                                      \
      "the Elders have turned up a tool card, for the player", .has_card = true, .is_alone = true) \
    X(COV_EVENT_ELDERS_ENDED, "elders_ended",                                                      \
      "the Elders have carried out a tool card, for the player", .has_card = true,                 \
      .is_alone = true)
ADIT_MAP_ENUM(COV_EVENT_MAP, ADIT_EVENT_GAME);

#define COV_VALUE_MAP(X)                                                                           \
    X(COV_VALUE_STRENGTH, "strength", "strength of the basic action")                              \
    X(COV_VALUE_DELIVERY_GP, "delivery_gp",                                                        \
      "GP for a delivered resource") /* queries delivering_... say which */                        \
    X(COV_VALUE_ENEMY_COST, "enemy_cost",                                                          \
      "strength that an enemy costs in a Skirmish") /* base: its own */                            \
    X(COV_VALUE_GP_COST, "gp_cost", "GP that a coin or tradition costs")                           \
    X(COV_VALUE_KEYS, "keys", "keys of the dungeon")                                               \
    X(COV_VALUE_STORAGE, "storage", "storage spaces")                                              \
    X(COV_VALUE_ACHIEVEMENTS, "achievements", "achievements in the final scoring")                 \
    X(COV_VALUE_PENALTY, "penalty",                                                                \
      "GP lost for each hall with enemies and the player's presence") /* base 2 */                 \
    X(COV_VALUE_RELIC_TYPES, "relic_types", "different relic types owned")                         \
    X(COV_VALUE_RELICS, "relics", "relics owned")                                                  \
    X(COV_VALUE_RUBBLE_COST, "rubble_cost", "strength that a rubble tile costs")                   \
    X(COV_VALUE_DIG_STEPS, "dig_steps", "Mining steps of a Dig action")                            \
    X(COV_VALUE_RELIC_HEIGHT, "relic_height", "Mining position that a relic on the shelf needs")   \
    X(COV_VALUE_OPTION_STRENGTH, "option_strength",                                                \
      "strength that a row of the build table needs")                                              \
    X(COV_VALUE_JEWEL_GP, "jewel_gp", "GP for inlaying a jewel")                                   \
    X(COV_VALUE_DUNGEON_GP, "dungeon_gp", "GP of each enemy of a type in the Council")             \
    X(COV_VALUE_PROJECT_GP, "project_gp", "GP that a project gives in the Council")                \
    X(COV_VALUE_TOOL_PRICE, "tool_price", "price of forging a tool", .is_price = true)             \
    X(COV_VALUE_JEWEL_PRICE, "jewel_price", "price of inlaying a jewel", .is_price = true)         \
    X(COV_VALUE_HOUSE_PRICE, "house_price",                                                        \
      "price of building a house; nothing unless a card says so", .is_price = true)                \
    X(COV_VALUE_WORKSHOP_PRICE, "workshop_price",                                                  \
      "price of building a workshop; nothing unless a card says so", .is_price = true)             \
    X(COV_VALUE_PILLAR_PRICE, "pillar_price",                                                      \
      "price of building a pillar; nothing unless a card says so", .is_price = true)               \
    X(COV_VALUE_GATE_PRICE, "gate_price",                                                          \
      "price of building a gate; nothing unless a card says so", .is_price = true)                 \
    X(COV_VALUE_ELDERS_WORTH, "elders_worth",                                                      \
      "how much the Elders like a tile, relic, site, row, spot or resource; they take the best",   \
      .is_alone = true)
ADIT_MAP_ENUM(COV_VALUE_MAP, 0);

#define COV_PERMISSION_MAP(X)                                                                      \
    X(COV_MAY_TAKE_ANY_FACE, "any_face", "choosing any face of a die as its reward",               \
      ADIT_ABOUT_KIND(COV_KIND_ENEMY))                                                             \
    X(COV_MAY_TAKE_ANY_RELIC, "any_relic", "taking relics above the Mining position")              \
    X(COV_MAY_COPY_RELIC, "copy_relic",                                                            \
      "using the effect of a relic on the shelf instead of its own")                               \
    X(COV_MAY_SHARE_HALL, "share_hall", "a second house or workshop of the same clan in a hall",   \
      ADIT_ABOUT_KIND(COV_KIND_HALL))                                                              \
    X(COV_MAY_CROWD_PILLARS, "crowd_pillars", "pillars only one tile side apart")                  \
    X(COV_MAY_CROWD_GATES, "crowd_gates", "gates in halls with gates of other clans")              \
    X(COV_MAY_PAIR_GOBLINS, "pair_goblins", "two goblins behind each key")                         \
    X(COV_MAY_TAKE_RUBBLE, "take_rubble", "taking this rubble tile in a Dig action",               \
      .is_default = true, ADIT_ABOUT_KIND(COV_KIND_RUBBLE))                                        \
    X(COV_MAY_REVEAL, "reveal", "revealing a hall with this back", .is_default = true,             \
      ADIT_ABOUT_KIND(COV_KIND_BACK))                                                              \
    X(COV_MAY_FIGHT, "fight", "fighting enemies of this type in a Skirmish", .is_default = true,   \
      ADIT_ABOUT_KIND(COV_KIND_ENEMY))                                                             \
    X(COV_MAY_DELIVER, "deliver_to", "delivering to this construction site", .is_default = true,   \
      ADIT_ABOUT_KIND(COV_KIND_SITE))                                                              \
    X(COV_MAY_BUILD_IN, "build_in", "building a house or workshop in this hall",                   \
      .is_default = true, ADIT_ABOUT_KIND(COV_KIND_HALL))                                          \
    X(COV_MAY_BUY, "buy", "obtaining this King's Coin or tradition", .is_default = true,           \
      .about = (uint64_t)1 << COV_KIND_COIN | (uint64_t)1 << COV_KIND_TRADITION)                   \
    X(COV_MAY_OBTAIN, "obtain", "obtaining this relic", .is_default = true,                        \
      ADIT_ABOUT_KIND(COV_KIND_RELIC))                                                             \
    X(COV_MAY_USE_RELIC, "use_relic", "using this relic", .is_default = true,                      \
      ADIT_ABOUT_KIND(COV_KIND_RELIC))                                                             \
    X(COV_MAY_FORGE, "forge_tool", "forging this tool", .is_default = true,                        \
      ADIT_ABOUT_KIND(COV_KIND_TOOL))                                                              \
    X(COV_MAY_INLAY, "inlay_jewel", "inlaying this jewel", .is_default = true,                     \
      ADIT_ABOUT_KIND(COV_KIND_JEWEL))
ADIT_MAP_ENUM(COV_PERMISSION_MAP, 0);

/* ---- Questions and options ---- */

#define COV_QUESTION_MAP(X)                                                                        \
    X(COV_ASK_DRAFT, "draft", "draft a tile of a kind you do not have yet")                        \
    X(COV_ASK_RELIC, "relic", "use a relic, or pass")                                              \
    X(COV_ASK_RELIC_COPY, "relic_copy", "choose which relic's effect to use")                      \
    X(COV_ASK_ASSIGN, "assign", "assign a dwarf to a tool")                                        \
    X(COV_ASK_SUPPORT, "support", "add a support piece to the dwarf")                              \
    X(COV_ASK_MENU, "menu", "choose what to do with the tool")                                     \
    X(COV_ASK_READ, "read", "choose a basic action for the book")                                  \
    X(COV_ASK_DIG, "dig", "choose rubble tiles to take, then stop")                                \
    X(COV_ASK_HALL, "hall", "choose a hall to reveal")                                             \
    X(COV_ASK_DISCARD, "discard", "your storage is overfull: choose a resource to discard")        \
    X(COV_ASK_WILD, "wild", "choose a resource")                                                   \
    X(COV_ASK_SUPPORT_GAIN, "support_gain", "take a +1 support piece, or swap a +1 for a +2")      \
    X(COV_ASK_STRENGTHEN, "strengthen", "choose a dwarf to strengthen")                            \
    X(COV_ASK_SKIRMISH, "skirmish", "choose enemies to fight, then stop")                          \
    X(COV_ASK_DIE, "die", "take the reward of a die, or skip it")                                  \
    X(COV_ASK_SITE, "site", "choose a construction site")                                          \
    X(COV_ASK_DELIVER, "deliver", "choose a resource to deliver")                                  \
    X(COV_ASK_SITE_REWARD, "site_reward", "choose a reward for completing the site")               \
    X(COV_ASK_BUILD_OPTION, "build_option", "choose what to build")                                \
    X(COV_ASK_BUILD_PART, "build_part", "choose the next building")                                \
    X(COV_ASK_BUILD_PLACE, "build_place", "choose where to build it")                              \
    X(COV_ASK_COIN, "coin", "obtain a King's Coin")                                                \
    X(COV_ASK_COIN_SPACE, "coin_space", "choose a coin space")                                     \
    X(COV_ASK_TRADITION, "tradition", "obtain a tradition")                                        \
    X(COV_ASK_RELIC_TAKE, "relic_take", "obtain a relic")                                          \
    X(COV_ASK_FORGE, "forge", "forge a tool")                                                      \
    X(COV_ASK_FORGE_SPACE, "forge_space", "choose a tool space")                                   \
    X(COV_ASK_INLAY, "inlay", "inlay a jewel")                                                     \
    X(COV_ASK_INLAY_TOOL, "inlay_tool", "choose a tool for the jewel")                             \
    X(COV_ASK_TRACK, "track", "choose a track")                                                    \
    X(COV_ASK_MOVE, "move", "move an enemy to an adjacent hall")                                   \
    X(COV_ASK_ENEMY, "enemy", "choose an enemy to capture")                                        \
    X(COV_ASK_COIN_COPY, "coin_copy", "choose a coin whose benefit to take")                       \
    X(COV_ASK_COUNCIL, "council", "choose the next Council benefit")                               \
    X(COV_ASK_RELEASE, "release", "your dungeon is overfull: choose an enemy to release")          \
    X(COV_ASK_OBJECTIVE, "objective", "choose the objective to reveal and score")
ADIT_MAP_ENUM(COV_QUESTION_MAP, ADIT_ASK_GAME);

/* Rows a to e from the top, numbered from the left of the 3-4 player side. */
#define COV_SPOT_MAP(X)                                                                            \
    X(a1)                                                                                          \
    X(a2)                                                                                          \
    X(a3)                                                                                          \
    X(a4)                                                                                          \
    X(b1)                                                                                          \
    X(b2)                                                                                          \
    X(b3)                                                                                          \
    X(b4)                                                                                          \
    X(b5) X(c1) X(c2) X(c3) X(c4) X(c5) X(c6) X(d1) X(d2) X(d3) X(d4) X(d5) X(e1) X(e2) X(e3) X(e4)

/* Labels that options, log lines and fields share. */
extern const char *const cov_spot_words[];   /* a1 .. e4 */
extern const char *const cov_spot_or_none[]; /* none, a1 .. e4 */
extern const char *const cov_point_words[];  /* a1_top, a1_bottom, ... */
extern const char *const cov_edge_words[];   /* a1_e, a1_se, a1_sw, ... */
extern const char *const cov_point_said[], *const cov_edge_said[], *const cov_tool_said[];
extern const char *const cov_tool_words[]; /* pick, axe, compass, cart, space_1 .. space_8,
                                              and tavern as number COV_TOOLS */
extern const char *const cov_track_words[], *const cov_enemy_words[], *const cov_action_words[];
extern const char *const cov_building_words[];
#define COV_LABEL_SPOT ADIT_LABELLED(cov_spot_words, COV_SPOTS)
#define COV_LABEL_POINT ADIT_LABELLED(cov_point_words, COV_POINTS), ADIT_SAID(cov_point_said)
#define COV_LABEL_EDGE ADIT_LABELLED(cov_edge_words, COV_EDGES), ADIT_SAID(cov_edge_said)
#define COV_LABEL_TOOL ADIT_LABELLED(cov_tool_words, COV_TOOLS + 1), ADIT_SAID(cov_tool_said)
#define COV_LABEL_TRACK ADIT_LABELLED(cov_track_words, COV_TRACKS)
#define COV_LABEL_BUILDING ADIT_LABELLED(cov_building_words, COV_BUILDINGS)
#define COV_LABEL_ACTION ADIT_LABELLED(cov_action_words, COV_ACTIONS)
#define COV_LABEL_SOURCE ADIT_LABELLED(source_words, 8) /* only in words.c */

#define COV_OPTION_MAP(X)                                                                          \
    X(COV_OPT_DRAFT, "draft {a}", ADIT_WITH_A(CARD), .is_open = true) /* COV-114 */                \
    X(COV_OPT_USE_RELIC, "use {a}", ADIT_WITH_A(CARD))                                             \
    X(COV_OPT_PASS, "pass", .says = "use no relic", .expects_nothing = true)                       \
    X(COV_OPT_COPY, "copy {a}", ADIT_WITH_A(CARD))                                                 \
    X(COV_OPT_OWN, "own", .says = "use its own effect")                                            \
    X(COV_OPT_ASSIGN, "assign {b} to {a}", .says = "assign a dwarf of strength {b} to the {a}",    \
      ADIT_WITH_AB(LABEL, NUMBER), COV_LABEL_TOOL, .places = true)                                 \
    X(COV_OPT_NO_SUPPORT, "no_support", .says = "no support", .expects_nothing = true)             \
    X(COV_OPT_PLUS1, "plus1", .says = "add a +1 support piece")                                    \
    X(COV_OPT_PLUS2, "plus2", .says = "add a +2 support piece")                                    \
    X(COV_OPT_ACTION, "action", .says = "take the tool's action")                                  \
    X(COV_OPT_INLAY, "inlay", .says = "inlay a jewel")                                             \
    X(COV_OPT_DONE, "done", .says = "end the turn", .expects_nothing = true)                       \
    X(COV_OPT_READ, "{a}", ADIT_WITH_A(LABEL), COV_LABEL_ACTION)                                   \
    X(COV_OPT_RUBBLE, "take {a}", ADIT_WITH_A(CARD))                                               \
    X(COV_OPT_HALL, "reveal {a}", .says = "reveal the hall at {a}", ADIT_WITH_A(LABEL),            \
      COV_LABEL_SPOT)                                                                              \
    X(COV_OPT_DISCARD, "discard {a}", .says = "discard 1 {a}", ADIT_WITH_A(GOOD))                  \
    X(COV_OPT_WILD, "{a}", ADIT_WITH_A(GOOD))                                                      \
    X(COV_OPT_TAKE_PLUS1, "take_plus1", .says = "take a +1 support piece")                         \
    X(COV_OPT_SWAP, "swap", .says = "swap a +1 for a +2")                                          \
    X(COV_OPT_DECLINE, "decline", .expects_nothing = true)                                         \
    X(COV_OPT_STRENGTHEN, "strengthen {b} {a}",                                                    \
      .says = "strengthen the dwarf of strength {b} at the {a}", ADIT_WITH_AB(LABEL, NUMBER),      \
      COV_LABEL_TOOL)                                                                              \
    X(COV_OPT_FIGHT, "fight {b} {a}", .says = "fight the {b} at {a}", ADIT_WITH_AB(LABEL, GOOD),   \
      COV_LABEL_SPOT)                                                                              \
    X(COV_OPT_TAKE_DIE, "take {a}", .says = "take the reward of the {a} die", ADIT_WITH_A(GOOD))   \
    X(COV_OPT_TAKE_FACE, "take {a} face {b}", .says = "take the {a} die as face {b}",              \
      ADIT_WITH_AB(GOOD, NUMBER))                                                                  \
    X(COV_OPT_SKIP_DIE, "skip {a}", .says = "skip the {a} die", ADIT_WITH_A(GOOD))                 \
    X(COV_OPT_SITE, "site {a}", .says = "deliver to {a}", ADIT_WITH_A(CARD))                       \
    X(COV_OPT_DELIVER, "deliver {a}", .says = "deliver 1 {a}", ADIT_WITH_A(GOOD))                  \
    X(COV_OPT_STOP, "stop", .says = "stop here", .expects_nothing = true)                          \
    X(COV_OPT_SITE_REWARD, "reward {b} of {a}", .says = "reward {b} of {a}",                       \
      ADIT_WITH_AB(CARD, NUMBER))                                                                  \
    X(COV_OPT_BUILD_OPTION, "option {a}", .says = "{a}", ADIT_WITH_A(CARD))                        \
    X(COV_OPT_PART, "{a}", ADIT_WITH_A(LABEL), COV_LABEL_BUILDING)                                 \
    X(COV_OPT_END, "end", .says = "build no more", .expects_nothing = true)                        \
    X(COV_OPT_PLACE_BASIC, "at {a}", .says = "build it at {a}", ADIT_WITH_A(LABEL),                \
      COV_LABEL_SPOT)                                                                              \
    X(COV_OPT_PLACE_PILLAR, "at {a}", .says = "build it at {a}", ADIT_WITH_A(LABEL),               \
      COV_LABEL_POINT)                                                                             \
    X(COV_OPT_PLACE_GATE, "at {a}", .says = "build it at {a}", ADIT_WITH_A(LABEL), COV_LABEL_EDGE) \
    X(COV_OPT_COIN, "coin {a}", .says = "take {a}", ADIT_WITH_A(CARD))                             \
    X(COV_OPT_COIN_SPACE, "on {a}", .says = "put it on {a}", ADIT_WITH_A(CARD))                    \
    X(COV_OPT_TRADITION, "tradition {a}", .says = "take {a}", ADIT_WITH_A(CARD))                   \
    X(COV_OPT_RELIC, "relic {a}", .says = "take {a}", ADIT_WITH_A(CARD))                           \
    X(COV_OPT_FORGE, "forge {a}", .says = "forge {a}", ADIT_WITH_A(CARD))                          \
    X(COV_OPT_FORGE_SPACE, "on {a}", .says = "put it on {a}", ADIT_WITH_A(CARD))                   \
    X(COV_OPT_JEWEL, "jewel {a}", .says = "inlay {a}", ADIT_WITH_A(CARD))                          \
    X(COV_OPT_INLAY_TOOL, "into {a}", .says = "into the {a}", ADIT_WITH_A(LABEL), COV_LABEL_TOOL)  \
    X(COV_OPT_TRACK, "{a}", .says = "{a} track", ADIT_WITH_A(LABEL), COV_LABEL_TRACK)              \
    X(COV_OPT_MOVE, "move {b} {a} {c}", .says = "move the {b} at {a} to {c}",                      \
      ADIT_WITH_ABC(LABEL, GOOD, LABEL), COV_LABEL_SPOT)                                           \
    X(COV_OPT_ENEMY, "capture {b} {a}", .says = "capture the {b} at {a}",                          \
      ADIT_WITH_AB(LABEL, GOOD), COV_LABEL_SPOT)                                                   \
    X(COV_OPT_COUNCIL_COIN, "benefit {a}", .says = "take the benefit of {a}", ADIT_WITH_A(CARD))   \
    X(COV_OPT_RELEASE, "release {a}", .says = "release 1 {a}", ADIT_WITH_A(GOOD))                  \
    X(COV_OPT_OBJECTIVE, "score {a}", .says = "reveal and score {a}", ADIT_WITH_A(CARD))
ADIT_MAP_ENUM(COV_OPTION_MAP, ADIT_OPT_GAME);

/* ---- Log lines ---- */

#define COV_LOG_MAP(X)                                                                             \
    X(COV_LOG_ERA, "Era {a} begins", ADIT_WITH_A(NUMBER))                                          \
    X(COV_LOG_COUNCIL, "Council Phase {a}", ADIT_WITH_A(NUMBER))                                   \
    X(COV_LOG_DRAFTS, "{p} drafts {a}", ADIT_WITH_A(CARD))                                         \
    X(COV_LOG_ASSIGNS, "{p} assigns a dwarf of strength {b} to {a}", ADIT_WITH_AB(LABEL, NUMBER),  \
      COV_LABEL_TOOL)                                                                              \
    X(COV_LOG_SUPPORTS, "{p} supports the dwarf with +{a}", ADIT_WITH_A(NUMBER))                   \
    X(COV_LOG_ACTS, "{p} takes the {a} action with strength {b}", ADIT_WITH_AB(LABEL, NUMBER),     \
      COV_LABEL_ACTION)                                                                            \
    X(COV_LOG_TRACK, "{p} moves to {b} on the {a} track", ADIT_WITH_AB(LABEL, NUMBER),             \
      COV_LABEL_TRACK)                                                                             \
    X(COV_LOG_ACHIEVES, "{p} reaches achievement {b} on the {a} track",                            \
      ADIT_WITH_AB(LABEL, NUMBER), COV_LABEL_TRACK)                                                \
    X(COV_LOG_REVEALS, "{p} reveals {a} at {b}", ADIT_WITH_AB(CARD, LABEL), COV_LABEL_SPOT)        \
    X(COV_LOG_ENEMY, "{a} appears at {b}", ADIT_WITH_AB(GOOD, LABEL), COV_LABEL_SPOT)              \
    X(COV_LOG_DEFEATS, "{p} captures {a} at {b}", ADIT_WITH_AB(GOOD, LABEL), COV_LABEL_SPOT)       \
    X(COV_LOG_MOVES, "{p} moves {a} to {b}", ADIT_WITH_AB(GOOD, LABEL), COV_LABEL_SPOT)            \
    X(COV_LOG_ROLLS, "the {a} die shows {b}", ADIT_WITH_AB(GOOD, NUMBER))                          \
    X(COV_LOG_DELIVERS, "{p} delivers {a} to {b}", ADIT_WITH_AB(GOOD, CARD))                       \
    X(COV_LOG_THRONE, "{p} delivers {a} to the throne", ADIT_WITH_A(GOOD))                         \
    X(COV_LOG_COMPLETES, "{p} completes {a}", ADIT_WITH_A(CARD))                                   \
    X(COV_LOG_BUILDS, "{p} builds a house at {a}", ADIT_WITH_A(LABEL),                             \
      COV_LABEL_SPOT) /* + building */                                                             \
    X(COV_LOG_BUILDS_WORKSHOP, "{p} builds a workshop at {a}", ADIT_WITH_A(LABEL), COV_LABEL_SPOT) \
    X(COV_LOG_BUILDS_PILLAR, "{p} builds a pillar at {a}", ADIT_WITH_A(LABEL), COV_LABEL_POINT)    \
    X(COV_LOG_BUILDS_GATE, "{p} builds a gate at {a}", ADIT_WITH_A(LABEL), COV_LABEL_EDGE)         \
    X(COV_LOG_TAKES, "{p} takes {a}", ADIT_WITH_A(CARD))                                           \
    X(COV_LOG_FORGES, "{p} forges {a} on {b}", ADIT_WITH_AB(CARD, CARD))                           \
    X(COV_LOG_SETS, "{p} inlays {a}", ADIT_WITH_A(CARD))                                           \
    X(COV_LOG_USES, "{p} uses {a}", ADIT_WITH_A(CARD))                                             \
    X(COV_LOG_STRENGTHENS, "{p} strengthens a dwarf to {a}", ADIT_WITH_A(NUMBER))                  \
    X(COV_LOG_RELEASES, "{p} releases {a}", ADIT_WITH_A(GOOD))                                     \
    X(COV_LOG_SCORES, "{p} scores {b} GP for {a}", ADIT_WITH_AB(CARD, NUMBER))                     \
    X(COV_LOG_OBJECTIVE, "{p} reveals {a}: {b} GP", ADIT_WITH_AB(CARD, NUMBER))                    \
    X(COV_LOG_FINAL, "{p} scores {b} GP for {a}", ADIT_WITH_AB(LABEL, NUMBER), COV_LABEL_SOURCE)   \
    X(COV_LOG_ELDERS_CARD, "the Elders turn up {a}", ADIT_WITH_A(CARD))                            \
    X(COV_LOG_ELDERS_GP, "the Elders gain {a} GP (now {b})", ADIT_WITH_AB(NUMBER, NUMBER))         \
    X(COV_LOG_ELDERS_TAKE, "the Elders take {a}", ADIT_WITH_A(CARD))                               \
    X(COV_LOG_ELDERS_TRACK, "the Elders move to {b} on the {a} track",                             \
      ADIT_WITH_AB(LABEL, NUMBER), COV_LABEL_TRACK)                                                \
    X(COV_LOG_ELDERS_BUILD, "the Elders build a house at {a}", ADIT_WITH_A(LABEL),                 \
      COV_LABEL_SPOT) /* + building */                                                             \
    X(COV_LOG_ELDERS_BUILD_WORKSHOP, "the Elders build a workshop at {a}", ADIT_WITH_A(LABEL),     \
      COV_LABEL_SPOT)                                                                              \
    X(COV_LOG_ELDERS_BUILD_PILLAR, "the Elders build a pillar at {a}", ADIT_WITH_A(LABEL),         \
      COV_LABEL_POINT)                                                                             \
    X(COV_LOG_ELDERS_BUILD_GATE, "the Elders build a gate at {a}", ADIT_WITH_A(LABEL),             \
      COV_LABEL_EDGE)                                                                              \
    X(COV_LOG_ELDERS_SITE, "the Elders complete {a}", ADIT_WITH_A(CARD))                           \
    X(COV_LOG_ELDERS_ENEMY, "the Elders capture {a} at {b}", ADIT_WITH_AB(GOOD, LABEL),            \
      COV_LABEL_SPOT)                                                                              \
    X(COV_LOG_ELDERS_REVEAL, "the Elders reveal {a} at {b}", ADIT_WITH_AB(CARD, LABEL),            \
      COV_LABEL_SPOT)                                                                              \
    X(COV_LOG_ELDERS_THRONE, "the Elders place a cart on the {a} level of the throne",             \
      ADIT_WITH_A(GOOD))                                                                           \
    X(COV_LOG_ELDERS_CLEAR, "the Elders clear away {a}", ADIT_WITH_A(CARD))                        \
    X(COV_LOG_ELDERS_CART, "the Elders deliver {a} to {b}", ADIT_WITH_AB(GOOD, CARD))              \
    X(COV_LOG_ELDERS_FORGE, "the Elders forge a tool card; {a} left in the Forge pile",            \
      ADIT_WITH_A(NUMBER))                                                                         \
    X(COV_LOG_ELDERS_SHUFFLE, "the Elders reshuffle their {a} discarded cards",                    \
      ADIT_WITH_A(NUMBER))                                                                         \
    X(COV_LOG_PHASE, "{p} begins {a}", ADIT_WITH_A(CARD))
ADIT_MAP_ENUM(COV_LOG_MAP, ADIT_LOG_GAME);

/* ---- Rule parameters: name, meaning, smallest, largest and usual value ---- */

#define COV_RULE_MAP(X)                                                                            \
    X(COV_RULE_DIFFICULTY, "difficulty", "solo: the difficulty tile (default: the first)", 0,      \
      32767, 0, .kind = COV_KIND_DIFFICULTY + 1)                                                   \
    X(COV_RULE_STORAGE_RELICS, "solo_storage_counts_relics",                                       \
      "solo: the Elders' relics count as tiles in their storage", 0, 1, 1)                         \
    X(COV_RULE_AXE_GLOBAL, "solo_axe_global_preference",                                           \
      "solo: the Elders' axe chooses among the rows with the best prey; "                          \
      "0: among all rows with prey",                                                               \
      0, 1, 1)                                                                                     \
    X(COV_RULE_STARTING_PLAYER, "starting_player", "the player who starts; 0: chosen at random",   \
      0, COV_SEATS, 0)                                                                             \
    X(COV_RULE_REFILL_EACH, "refill_after_each_start_tile",                                        \
      "refill the displays after each starting tile; 0: only after the last", 0, 1, 0)             \
    X(COV_RULE_GATES_ON_BOTH, "crowd_gates_on_both_sides",                                         \
      "a clan that may crowd gates may do so with gates in both "                                  \
      "halls; 0: in one of them only",                                                             \
      0, 1, 0)                                                                                     \
    X(COV_RULE_TRACKS_ONLY, "objectives_count_tracks_only",                                        \
      "achievements added by cards do not unlock objectives; 0: they do", 0, 1, 0)
ADIT_MAP_ENUM(COV_RULE_MAP, 0);

/* ---- Streams of chance; phases ---- */

#define COV_STREAM_MAP(X)                                                                          \
    X(COV_STREAM_CARDS, "cards")                                                                   \
    X(COV_STREAM_SETUP, "setup")                                                                   \
    X(COV_STREAM_PILES, "piles")                                                                   \
    X(COV_STREAM_BAG, "bag")                                                                       \
    X(COV_STREAM_DICE, "dice")                                                                     \
    X(COV_STREAM_ELDERS, "elders")
ADIT_MAP_ENUM(COV_STREAM_MAP, 0);

#define COV_PHASE_MAP(X)                                                                           \
    X(COV_PHASE_DRAFT, "draft")                                                                    \
    X(COV_PHASE_START_TILES, "start_tiles")                                                        \
    X(COV_PHASE_RELIC_PRE, "relic_pre")                                                            \
    X(COV_PHASE_ASSIGN, "assign")                                                                  \
    X(COV_PHASE_SUPPORT, "support")                                                                \
    X(COV_PHASE_MENU, "menu")                                                                      \
    X(COV_PHASE_RELIC_POST, "relic_post")                                                          \
    X(COV_PHASE_CLEANUP, "cleanup")                                                                \
    X(COV_PHASE_ELDERS, "elders")                                                                  \
    X(COV_PHASE_COUNCIL, "council")             /* C0, C1 */                                       \
    X(COV_PHASE_COUNCIL_COINS, "council_coins") /* C2a of the seat at turn */                      \
    X(COV_PHASE_COUNCIL_TRADITIONS, "council_traditions")                                          \
    X(COV_PHASE_RELEASE, "release")             /* C3 */                                           \
    X(COV_PHASE_COUNCIL_SCORE, "council_score") /* C4, C5 */                                       \
    X(COV_PHASE_OBJECTIVES, "objectives")       /* FINAL: which one is revealed */                 \
    X(COV_PHASE_FINAL, "final")
ADIT_MAP_ENUM(COV_PHASE_MAP, 0);
enum { COV_PHASES = COV_PHASE_MAP_END };

/* ---- The rows: words.c ---- */

extern const adit_good_def cov_goods[];
extern const adit_event_row cov_events[];
extern const adit_value_row cov_values[];
extern const adit_permission_row cov_permissions[];
extern const adit_name_row cov_questions[];
extern const adit_text_row cov_options[];
extern const adit_text_row cov_logs[];
extern const adit_rule_row cov_rules[];
extern const char *const cov_streams[];
extern const adit_name_row cov_score_words[];

#endif
