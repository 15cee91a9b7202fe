/* words.h - every name of Dwergar that is not a card: goods, events, questions, options, ...
 *
 * Each list gives both the numbers that the rules use and, in words.c, the rows that the engine
 * reads; see "Tables of names" in engine/model/game_def.h.
 */
#ifndef DWG_TABLES_WORDS_H
#define DWG_TABLES_WORDS_H

#include "engine/games/dwergar/tables/kinds.h"
#include "engine/kit/tables.h"

/* ---- Goods: name, limit, what it is ---- */

#define DWG_NO_LIMIT 9999
#define DWG_FURNACES 8

/* Hot furnaces on the player board stand in for heat and turn cool. */
#define DWG_GOOD_MAP(X)                                                                            \
    X(DWG_STONE, "stone", DWG_NO_LIMIT, "resource in the supply; carts are not counted here")      \
    X(DWG_IRON, "iron", DWG_NO_LIMIT, "resource in the supply")                                    \
    X(DWG_GOLD, "gold", DWG_NO_LIMIT, "resource in the supply")                                    \
    X(DWG_CRYSTAL, "crystal", DWG_NO_LIMIT, "resource in the supply")                              \
    X(DWG_HEAT, "heat", 10, "heat marker; heat above 10 is lost")                                  \
    X(DWG_HOT, "hot_furnace", DWG_FURNACES, "on the player board; can pay 1 heat and turns cool",  \
      .pays_for = DWG_HEAT + 1, .turns_into = DWG_COOL + 1, .many = "hot furnaces")                \
    X(DWG_COOL, "cool_furnace", DWG_FURNACES, "on the player board", .many = "cool furnaces")      \
    X(DWG_VP, "vp", DWG_NO_LIMIT, "victory points on the track", .one = "point", .many = "points")
ADIT_MAP_ENUM(DWG_GOOD_MAP, 0);
enum { DWG_RESOURCES = DWG_HEAT }; /* stone to crystal */

/* ---- What cards can listen to, modify, allow and forbid ---- */

#define DWG_EVENT_MAP(X)                                                                           \
    X(DWG_ON_PLACED, "placed",                                                                     \
      "a dwarf was placed; onto: what was there, foreman meaning that of another player; "         \
      "..._by_foreman if a foreman was placed",                                                    \
      .has_card = true, .has_amount = true, .amount_name = "onto", .amount_words = onto_words,     \
      .amount_values = onto_values)                                                                \
    X(DWG_ON_COMPLETED, "completed", "a project was completed; goods: its printed cost",           \
      .has_goods = true, .has_card = true)                                                         \
    X(DWG_ON_UPGRADED, "upgraded", "a project was upgraded; goods: the printed upgrade cost",      \
      .has_goods = true, .has_card = true)                                                         \
    X(DWG_ON_TURN_BEGAN, "turn_began", "a player's turn begins")                                   \
    X(DWG_ON_LIFTED, "lifted",                                                                     \
      "the lift has moved by one level; moved_by: a player's action, or the game, in the turn of " \
      "any player (by = 'anyone' hears all)",                                                      \
      .has_amount = true, .amount_name = "moved_by", .amount_words = moved_words)                  \
    X(DWG_ON_INSTALLED, "installed", "a furnace was installed at a location", .has_card = true)    \
    X(DWG_ON_ROUND_BEGAN, "round_began", "a round begins, for each player; amount: its number",    \
      .has_amount = true)                                                                          \
    X(DWG_ON_ROUND_ENDED, "round_ended",                                                           \
      "a round is over and its event was revealed, for each player; amount: its number",           \
      .has_amount = true)                                                                          \
    X(DWG_ON_TURN_ENDED, "turn_ended", "a player's turn is over; heat has not been lowered yet")   \
    X(DWG_ON_ACTION_ENDED, "action_ended",                                                         \
      "a player has ended an action; card: the location, none after a work break",                 \
      .has_card = true)                                                                            \
    X(DWG_ON_BREAK, "break_taken", "a player took a work break")                                   \
    X(DWG_ON_REVEALED, "event_revealed", "an event card was revealed and carried out",             \
      .has_card = true)                                                                            \
    X(DWG_ON_MINED, "mined", "a player has mined; goods: what was put into the cart",              \
      .has_goods = true, .has_card = true)                                                         \
    X(DWG_ON_GAME_ENDED, "game_ended",                                                             \
      "the last round is over, for each player; decks have not rewarded their leaders yet",        \
      .unheard = (uint64_t)1 << DWG_KIND_EVENT)
ADIT_MAP_ENUM(DWG_EVENT_MAP, ADIT_EVENT_GAME);

/* The amount of DWG_ON_PLACED: what stood there, and more if the placed dwarf is a foreman. */
enum { DWG_ONTO_NOTHING, DWG_ONTO_WORKER, DWG_ONTO_OWN_FOREMAN, DWG_ONTO_FOREMAN };
enum { DWG_BY_FOREMAN = 10 };

#define DWG_VALUE_MAP(X)                                                                           \
    X(DWG_VALUE_COMPLETE_PRICE, "complete_price", "price of completing a project",                 \
      .is_price = true)                                                                            \
    X(DWG_VALUE_UPGRADE_PRICE, "upgrade_price", "price of upgrading a project", .is_price = true)  \
    X(DWG_VALUE_LIFT_PRICE, "lift_price", "price of a lift move", .is_price = true)                \
    X(DWG_VALUE_INSTALL_PRICE, "install_price", "price of installing a furnace", .is_price = true) \
    X(DWG_VALUE_ACTIONS, "actions", "actions in a turn")                                           \
    X(DWG_VALUE_MINE_EXTRA, "mine_extra",                                                          \
      "mine extras that come with the yield; base: 1 for the player's furnace")                    \
    X(DWG_VALUE_INSTALL_POINTS, "install_points", "points for installing a furnace")               \
    X(DWG_VALUE_KEPT_HEAT, "kept_heat", "heat that is kept at the end of the turn")                \
    X(DWG_VALUE_FURNACE_HEAT, "furnace_heat",                                                      \
      "heat for the owner of a furnace in the town when another player places a dwarf there")      \
    X(DWG_VALUE_FIRES, "fires",                                                                    \
      "cool furnaces that a player with a hot one may light at the end of a round")                \
    X(DWG_VALUE_COMPLETE_POINTS, "complete_points", "points for completing a project")             \
    X(DWG_VALUE_UPGRADE_POINTS, "upgrade_points", "points for upgrading a project")
ADIT_MAP_ENUM(DWG_VALUE_MAP, 0);

/* Those of the foreman come in the order of the kinds of dwarf. */
#define DWG_PERMISSION_MAP(X)                                                                      \
    X(DWG_MAY_FOREMAN_IRONWORKER, "foreman_ironworker", "the foreman counts as an ironworker",     \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_FOREMAN_ENGINEER, "foreman_engineer", "the foreman counts as an engineer",           \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_FOREMAN_BLACKSMITH, "foreman_blacksmith", "the foreman counts as a blacksmith",      \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_BONUS, "bonus", "using the specialist bonuses of a location", .is_default = true,    \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_FOREMAN_AS, "foreman_specialist", "the foreman counts as a specialist of a mod",     \
      ADIT_ABOUT_KIND(DWG_KIND_SPECIALIST))                                                        \
    X(DWG_MAY_PLACE, "place", "placing a dwarf on a location", .is_default = true,                 \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_INSTALL, "install", "installing a furnace at a location", .is_default = true,        \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_MINE_FULL, "mine_full", "mining although the cart holds something",                  \
      ADIT_ABOUT_KIND(DWG_KIND_LOCATION))                                                          \
    X(DWG_MAY_BREAK_EARLY, "early_break", "a work break although there are dwarves in the pool")
ADIT_MAP_ENUM(DWG_PERMISSION_MAP, 0);

/* ---- Questions and options ---- */

#define DWG_QUESTION_MAP(X)                                                                        \
    X(DWG_ASK_ACTION, "action", "place a dwarf")                                                   \
    X(DWG_ASK_MENU, "menu", "choose a step, or end the action")                                    \
    X(DWG_ASK_LEVEL, "level", "choose the level whose carts to load")                              \
    X(DWG_ASK_COMPLETE, "complete", "choose a project to complete")                                \
    X(DWG_ASK_TAKE_BACK, "take_back", "take back one resource that you paid")                      \
    X(DWG_ASK_UPGRADE_NOW, "upgrade_now", "choose whether to upgrade the project now")             \
    X(DWG_ASK_UPGRADE, "upgrade", "choose a project to upgrade")                                   \
    X(DWG_ASK_CHIMNEY, "heat_for_points", "choose how much heat to pay for points")                \
    X(DWG_ASK_INSTALL, "install", "choose a furnace to install")                                   \
    X(DWG_ASK_SPECIALIST, "specialist", "choose what the worker counts as")                        \
    X(DWG_ASK_EXTRA, "extra", "take an additional action, or stop")                                \
    X(DWG_ASK_BID, "bid", "choose your secret bid")
ADIT_MAP_ENUM(DWG_QUESTION_MAP, ADIT_ASK_GAME);

/* Labels that options, log lines and fields share. */
extern const char *const dwg_dwarf_words[]; /* none, ironworker, .. foreman */
extern const char *const dwg_level_words[]; /* transit, level_1 .. level_8 */
#define DWG_DWARF ADIT_LABELLED(dwg_dwarf_words, DWG_FOREMAN + 1)
extern const char *const dwg_level_said[]; /* the same for people */
#define DWG_LEVEL ADIT_LABELLED(dwg_level_words, DWG_TILES), ADIT_SAID(dwg_level_said)

#define DWG_OPTION_MAP(X)                                                                          \
    X(DWG_OPT_PLACE, "place {b} {a}", .says = "send the {b} to {a}", ADIT_WITH_AB(CARD, LABEL),    \
      DWG_DWARF, .places = true)                                                                   \
    X(DWG_OPT_WORK_BREAK, "work_break {a}", .says = "take a work break, give up {a}",              \
      ADIT_WITH_A(CARD), .expects_nothing = true)                                                  \
    X(DWG_OPT_WORK_BREAK_ALONE, "work_break", .says = "take a work break",                         \
      .expects_nothing = true)                                                                     \
    X(DWG_OPT_DONE, "done", .says = "end this action", .expects_nothing = true)                    \
    X(DWG_OPT_INSTALL, "install", .says = "install a furnace here")                                \
    X(DWG_OPT_SILVERBEARD, "silverbeard {a}", .says = "use the Silverbeard token as {a}",          \
      ADIT_WITH_A(LABEL), DWG_DWARF)                                                               \
    X(DWG_OPT_LEVEL, "{a}", .says = "{a}", ADIT_WITH_A(LABEL), DWG_LEVEL)                          \
    X(DWG_OPT_COMPLETE, "complete {a}", .says = "complete {a}", ADIT_WITH_A(CARD))                 \
    X(DWG_OPT_TAKE_BACK, "take_back {a}", .says = "take back 1 {a}", ADIT_WITH_A(GOOD))            \
    X(DWG_OPT_TAKE_NOTHING, "take_nothing", .says = "take nothing back", .expects_nothing = true)  \
    X(DWG_OPT_UPGRADE_NOW, "upgrade_now", .says = "upgrade it now")                                \
    X(DWG_OPT_NOT_NOW, "not_now", .says = "do not upgrade it now", .expects_nothing = true)        \
    X(DWG_OPT_UPGRADE, "upgrade {a}", ADIT_WITH_A(CARD))                                           \
    X(DWG_OPT_UPGRADE_NONE, "upgrade_none", .says = "upgrade nothing", .expects_nothing = true)    \
    X(DWG_OPT_HEAT, "{a} heat", .says = "pay {a} heat", ADIT_WITH_A(NUMBER))                       \
    X(DWG_OPT_HOT, "hot", .says = "install a hot furnace")                                         \
    X(DWG_OPT_COOL, "cool", .says = "install a cool furnace")                                      \
    X(DWG_OPT_SPECIALIST, "{a}", .says = "{a}", ADIT_WITH_A(LABEL), DWG_DWARF)                     \
    X(DWG_OPT_ACT, "act", .says = "take the additional action")                                    \
    X(DWG_OPT_STOP, "stop", .says = "take no additional action", .expects_nothing = true)          \
    X(DWG_OPT_PLACE_ADDED, "place {b} {a}", .says = "send the {b} to {a}",                         \
      ADIT_WITH_AB(CARD, CARD), .places = true)                                                    \
    X(DWG_OPT_SILVERBEARD_ADDED, "silverbeard {a}", .says = "use the Silverbeard token as {a}",    \
      ADIT_WITH_A(CARD))                                                                           \
    X(DWG_OPT_SPECIALIST_ADDED, "{a}", .says = "{a}", ADIT_WITH_A(CARD))                           \
    X(DWG_OPT_IDLE, "idle", .says = "do nothing", .expects_nothing = true)                         \
    X(DWG_OPT_BID, "bid {a} {b}", ADIT_WITH_AB(NUMBER, GOOD))
ADIT_MAP_ENUM(DWG_OPTION_MAP, ADIT_OPT_GAME);

/* ---- Log lines; DWG_LOG_LOADS + good ---- */

#define DWG_LOG_MAP(X)                                                                             \
    X(DWG_LOG_ROUND, "round {a} begins", ADIT_WITH_A(NUMBER))                                      \
    X(DWG_LOG_TURNED_UP, "{a} is added to the track", ADIT_WITH_A(CARD))                           \
    X(DWG_LOG_EVENT, "event: {a}", ADIT_WITH_A(CARD))                                              \
    X(DWG_LOG_PLACES, "{p} places {b} on {a}", .says = "{p} places the {b} on {a}",                \
      ADIT_WITH_AB(CARD, LABEL), DWG_DWARF)                                                        \
    X(DWG_LOG_TAKES, "{p} takes the {a} into the pool", ADIT_WITH_A(LABEL), DWG_DWARF)             \
    X(DWG_LOG_RETURNS, "{p}'s foreman returns to the pool")                                        \
    X(DWG_LOG_RIDES, "{p}'s foreman rides in the cart on {a}", ADIT_WITH_A(LABEL), DWG_LEVEL)      \
    X(DWG_LOG_BREAK, "{p} takes a work break")                                                     \
    X(DWG_LOG_MINES, "{p} loads {b} {a} into the cart on level {c}",                               \
      ADIT_WITH_ABC(GOOD, NUMBER, NUMBER))                                                         \
    X(DWG_LOG_LIFT, "the lift moves up one level")                                                 \
    X(DWG_LOG_LIGHTS, "{p} lights furnaces: {a}", ADIT_WITH_A(NUMBER))                             \
    X(DWG_LOG_BUILDS, "{p} builds a furnace")                                                      \
    X(DWG_LOG_INSTALLS, "{p} installs a furnace at {a}", ADIT_WITH_A(CARD))                        \
    X(DWG_LOG_COMPLETES, "{p} completes {a}", ADIT_WITH_A(CARD))                                   \
    X(DWG_LOG_UPGRADES, "{p} upgrades {a}", ADIT_WITH_A(CARD))                                     \
    X(DWG_LOG_SILVERBEARD, "{p} takes the Silverbeard token")                                      \
    X(DWG_LOG_TOKEN_USED, "{p} uses the Silverbeard token for the {a} bonus", ADIT_WITH_A(LABEL),  \
      DWG_DWARF)                                                                                   \
    X(DWG_LOG_COUNTS_AS, "{p}'s worker counts as {a}", ADIT_WITH_A(LABEL), DWG_DWARF)              \
    X(DWG_LOG_COOLS, "{p} keeps {a} heat", ADIT_WITH_A(NUMBER))                                    \
    X(DWG_LOG_DISCARDED, "{a} is removed from the game", ADIT_WITH_A(CARD))                        \
    X(DWG_LOG_EXTRA, "{p} takes an additional action")                                             \
    X(DWG_LOG_LEADS, "{p} has the most projects of {a}", ADIT_WITH_A(CARD))                        \
    X(DWG_LOG_LOADS, "{b} stone is loaded into every cart on {a}", ADIT_WITH_AB(LABEL, NUMBER),    \
      DWG_LEVEL)                                                                                   \
    X(DWG_LOG_LOADS_IRON, "{b} iron is loaded into every cart on {a}",                             \
      ADIT_WITH_AB(LABEL, NUMBER), DWG_LEVEL)                                                      \
    X(DWG_LOG_LOADS_GOLD, "{b} gold is loaded into every cart on {a}",                             \
      ADIT_WITH_AB(LABEL, NUMBER), DWG_LEVEL)                                                      \
    X(DWG_LOG_LOADS_CRYSTAL, "{b} crystal is loaded into every cart on {a}",                       \
      ADIT_WITH_AB(LABEL, NUMBER), DWG_LEVEL)                                                      \
    X(DWG_LOG_PLACES_ADDED, "{p} places {b} on {a}", .says = "{p} places the {b} on {a}",          \
      ADIT_WITH_AB(CARD, CARD))                                                                    \
    X(DWG_LOG_TAKES_ADDED, "{p} takes the {a} into the pool", ADIT_WITH_A(CARD))                   \
    X(DWG_LOG_TOKEN_USED_ADDED, "{p} uses the Silverbeard token for the {a} bonus",                \
      ADIT_WITH_A(CARD))                                                                           \
    X(DWG_LOG_COUNTS_AS_ADDED, "{p}'s worker counts as {a}", ADIT_WITH_A(CARD))                    \
    X(DWG_LOG_PHASE, "phase: {a}", ADIT_WITH_A(CARD))                                              \
    X(DWG_LOG_IDLE, "{p} cannot place a dwarf anywhere")
ADIT_MAP_ENUM(DWG_LOG_MAP, ADIT_LOG_GAME);

/* ---- Rule parameters: name, meaning, smallest, largest and usual value ---- */

extern const char *const dwg_ride_words[]; /* of foreman_mine: immediate, when_replaced */
#define DWG_RULE_MAP(X)                                                                            \
    X(DWG_RULE_EVENTS, "events", "event cards in the pile; 7: the short game", 1, 15, 9)           \
    X(DWG_RULE_ROUNDS, "rounds", "number of rounds; 0: one more than events", 0, DWG_MAX_ROUNDS,   \
      0)                                                                                           \
    X(DWG_RULE_EVENTS_FIRST, "events_first_draw", "first round that ends with an event", 1, 2, 2)  \
    X(DWG_RULE_DECKS, "decks", "decks in play (default: the beginners' choice)", 0, 32767, 0,      \
      .kind = DWG_KIND_DECK + 1)                                                                   \
    X(DWG_RULE_FOREMAN_MINE, "foreman_mine", "when a foreman on a mine level enters the cart", 0,  \
      1, 0, .words = dwg_ride_words)                                                               \
    X(DWG_RULE_STARTING_PLAYER, "starting_player", "starting player; 0: chosen at random", 0,      \
      DWG_SEATS, 0)
ADIT_MAP_ENUM(DWG_RULE_MAP, 0);

/* ---- Streams of chance; phases ---- */

#define DWG_STREAM_MAP(X)                                                                          \
    X(DWG_STREAM_CARDS, "cards")                                                                   \
    X(DWG_STREAM_START, "start")                                                                   \
    X(DWG_STREAM_PROJECTS, "projects")                                                             \
    X(DWG_STREAM_EVENTS, "events")                                                                 \
    X(DWG_STREAM_WORKERS, "workers")
ADIT_MAP_ENUM(DWG_STREAM_MAP, 0);

#define DWG_PHASE_MAP(X)                                                                           \
    X(DWG_PHASE_ROUND_START, "round_start")                                                        \
    X(DWG_PHASE_TURN_START, "turn_start")                                                          \
    X(DWG_PHASE_ACTION, "action") /* place a dwarf or take a work break */                         \
    X(DWG_PHASE_MENU, "menu")     /* sub-steps of the action */                                    \
    X(DWG_PHASE_EXTRA, "extra")   /* asks whether an additional action is done */                  \
    X(DWG_PHASE_TURN_END, "turn_end")                                                              \
    X(DWG_PHASE_ROUND_END, "round_end")                                                            \
    X(DWG_PHASE_LEADERS, "leaders") /* the game is ending: decks give their leaders something */   \
    X(DWG_PHASE_FINAL, "final")
ADIT_MAP_ENUM(DWG_PHASE_MAP, 0);

/* ---- The rows: words.c ---- */

ADIT_DECLARE_WORDS(dwg_);
extern const adit_name_row dwg_score_words[]; /* lines of the score that name no card */

#endif
