/* state.h - everything a match is made of.
 *
 * Two structs of plain data: one for the table, which begins with adit_state and ends with the
 * players, and one for a player, which begins with adit_seat. No pointers: a match copies, saves
 * and hashes by its bytes. Each member has a row in tables/fields.c.
 */
#ifndef DEMO_STATE_H
#define DEMO_STATE_H

#include "engine/games/template/tables/words.h"
#include "engine/kit/kit.h"

enum { DEMO_HIGHEST = 5 };

/* Places of a room. From DEMO_PIN on: hidden, but a scenario has fixed where; from DEMO_SPOT on:
 * the shelves of the players. */
enum { DEMO_OUT, DEMO_POOL, DEMO_FOUND, DEMO_PIN, DEMO_SPOT = DEMO_PIN + 2 };

typedef struct {
    adit_seat common;
    uint8_t height;  /* climbed steps; settle lets nobody stand above DEMO_HIGHEST */
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

static inline demo_state *demo_state_of(const adit_tx *tx)
{
    return (demo_state *)(void *)tx->work;
}

#endif
