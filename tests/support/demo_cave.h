/* demo_cave.h - a game of a few actions, for tests of the engine.
 *
 * Two to four players gather and chop in turns for a number of turns; rooms lie hidden in a
 * pool until somebody searches for one, and may be used once they are in play. It has one of
 * everything that the engine offers, and no Lua.
 */
#ifndef ADIT_TESTS_DEMO_CAVE_H
#define ADIT_TESTS_DEMO_CAVE_H

#include "engine/match/engine.h"

enum { DEMO_WOOD, DEMO_FLAX, DEMO_FOOD, DEMO_GOLD, DEMO_COAL, DEMO_ASH, DEMO_GOODS };
enum { DEMO_KIND_ROOM, DEMO_KIND_TABLE };
/* Facts of a room. */
enum { DEMO_FACT_COST, DEMO_FACT_USE, DEMO_FACT_POINTS };
enum { DEMO_EVENT_SEARCHED = ADIT_EVENT_GAME, DEMO_EVENT_USED };
enum { DEMO_VALUE_SPEED, DEMO_VALUE_PRICE };
enum { DEMO_MAY_CHOP, DEMO_MAY_USE, DEMO_MAY_GLEAN };
enum {
    DEMO_OPT_GATHER = ADIT_OPT_GAME,
    DEMO_OPT_CHOP,
    DEMO_OPT_SEARCH,
    DEMO_OPT_USE,
    DEMO_OPT_BUY,
    DEMO_OPT_PASS,
    DEMO_OPT_STEP
};
enum { DEMO_ASK_ACTION = ADIT_ASK_GAME, DEMO_ASK_STEP };
enum { DEMO_LOG_TURN = ADIT_LOG_GAME, DEMO_LOG_FOUND };
/* Numbers of the game's own verbs; gain, pay and exchange come first. */
enum {
    DEMO_VERB_GAIN,
    DEMO_VERB_PAY,
    DEMO_VERB_EXCHANGE,
    DEMO_VERB_CLIMB,
    DEMO_VERB_BUY,
    DEMO_VERB_SEARCH
};
/* Places of a room. */
enum { DEMO_OUT, DEMO_POOL, DEMO_FOUND, DEMO_PIN };

typedef struct {
    adit_seat common;
    uint8_t height;  /* climbed steps; settle lets nobody stand above 5 */
    uint8_t secret;  /* only the owner sees it */
    uint8_t spot[2]; /* ground of two shelves on which rooms may lie */
} demo_player;

typedef struct {
    adit_state common;
    uint32_t done;  /* parts of the room in use that were carried out */
    uint16_t using; /* card + 1 */
    uint8_t connective;
    uint8_t room_place[ADIT_MAX_CARDS_OF_KIND];
    uint8_t room_known[ADIT_MAX_CARDS_OF_KIND];
    uint16_t total;  /* derived: wood of all players */
    uint8_t settled; /* how often a seat was settled */
    demo_player player[4];
} demo_state;

extern const adit_game_def demo_cave;

demo_state *demo_of(adit_game *game);

#endif
