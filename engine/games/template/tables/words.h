/* words.h - every name of the game that is not a card: goods, events, questions, options, ...
 *
 * Each list gives both the numbers that the rules use (ADIT_MAP_ENUM) and, in words.c, the rows
 * that the engine reads; see "Tables of names" in engine/model/game_def.h. To add an option, a log
 * line or a rule parameter, add one line here.
 */
#ifndef DEMO_TABLES_WORDS_H
#define DEMO_TABLES_WORDS_H

#include "engine/games/template/tables/kinds.h"
#include "engine/kit/tables.h"

/* Goods: name, limit, what it is for. Coal may be paid in place of wood. */
#define DEMO_GOOD_MAP(X)                                                                           \
    X(DEMO_WOOD, "wood", 9, "for building")                                                        \
    X(DEMO_FLAX, "flax", 9, "for candles")                                                         \
    X(DEMO_FOOD, "food", 9, "to eat")                                                              \
    X(DEMO_GOLD, "gold", 19, "to win")                                                             \
    X(DEMO_COAL, "coal", 9, "can be paid instead of wood and leaves ash",                          \
      .pays_for = DEMO_WOOD + 1, .turns_into = DEMO_ASH + 1)                                       \
    X(DEMO_ASH, "ash", 9, "left over when coal is paid")
ADIT_MAP_ENUM(DEMO_GOOD_MAP, 0);
enum { DEMO_GOODS = DEMO_GOOD_MAP_END };

/* What cards can listen to, ... */
#define DEMO_EVENT_MAP(X)                                                                          \
    X(DEMO_EVENT_SEARCHED, "searched", "a player found a room", .has_card = true)                  \
    X(DEMO_EVENT_USED, "used", "a player used a room", .has_card = true, .has_amount = true)
ADIT_MAP_ENUM(DEMO_EVENT_MAP, ADIT_EVENT_GAME);

/* ... modify, ... */
#define DEMO_VALUE_MAP(X)                                                                          \
    X(DEMO_VALUE_SPEED, "speed", "maximum number of steps per climb")                              \
    X(DEMO_VALUE_PRICE, "room_price", "price of a room", .is_price = true)
ADIT_MAP_ENUM(DEMO_VALUE_MAP, 0);

/* ... allow and forbid. `usual`: it is allowed unless a card forbids it. */
#define DEMO_PERMISSION_MAP(X)                                                                     \
    X(DEMO_MAY_CHOP, "chop", "chopping wood", .is_default = true)                                  \
    X(DEMO_MAY_USE, "use", "using a room", .is_default = true, ADIT_ABOUT_KIND(DEMO_KIND_ROOM))    \
    X(DEMO_MAY_GLEAN, "glean", "gathering twice as much flax")
ADIT_MAP_ENUM(DEMO_PERMISSION_MAP, 0);

/* Questions: key and prompt. */
#define DEMO_QUESTION_MAP(X)                                                                       \
    X(DEMO_ASK_ACTION, "action", "choose an action")                                               \
    X(DEMO_ASK_STEP, "step", "choose how far to climb")
ADIT_MAP_ENUM(DEMO_QUESTION_MAP, ADIT_ASK_GAME);

/* Options: what a player types; {a} is the option's first number, shown as ADIT_WITH_A says. */
#define DEMO_OPTION_MAP(X)                                                                         \
    X(DEMO_OPT_GATHER, "gather_flax")                                                              \
    X(DEMO_OPT_CHOP, "chop_wood")                                                                  \
    X(DEMO_OPT_SEARCH, "search")                                                                   \
    X(DEMO_OPT_USE, "use {a}", ADIT_WITH_A(CARD))                                                  \
    X(DEMO_OPT_BUY, "buy {a}", ADIT_WITH_A(CARD))                                                  \
    X(DEMO_OPT_PASS, "pass")                                                                       \
    X(DEMO_OPT_STEP, "climb {a}", ADIT_WITH_A(NUMBER))
ADIT_MAP_ENUM(DEMO_OPTION_MAP, ADIT_OPT_GAME);

#define DEMO_LOG_MAP(X)                                                                            \
    X(DEMO_LOG_TURN, "turn {a} begins", ADIT_WITH_A(NUMBER))                                       \
    X(DEMO_LOG_FOUND, "{p} finds {a}", ADIT_WITH_A(CARD))
ADIT_MAP_ENUM(DEMO_LOG_MAP, ADIT_LOG_GAME);

/* Rule parameters: name, meaning, smallest, largest and usual value. */
extern const char *const demo_mood_words[];
#define DEMO_RULE_MAP(X)                                                                           \
    X(DEMO_RULE_TURNS, "turns", "number of turns", 1, 40, 8)                                       \
    X(DEMO_RULE_START_FOOD, "start_food", "starting food", 0, 9, 1)                                \
    X(DEMO_RULE_MOOD, "mood", "mood of the game", 0, 1, 0, .words = demo_mood_words)               \
    X(DEMO_RULE_ROOMS, "rooms", "rooms that start hidden (default: all)", 0, 32767, 0,             \
      .kind = DEMO_KIND_ROOM + 1)
ADIT_MAP_ENUM(DEMO_RULE_MAP, 0);

/* Streams of chance: what is drawn from one does not change what comes from another. */
#define DEMO_STREAM_MAP(X)                                                                         \
    X(DEMO_STREAM_CARDS, "cards")                                                                  \
    X(DEMO_STREAM_ROOMS, "rooms")
ADIT_MAP_ENUM(DEMO_STREAM_MAP, 0);

/* The rows: words.c */
ADIT_DECLARE_WORDS(demo_);

#endif
