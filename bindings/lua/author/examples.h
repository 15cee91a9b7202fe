/* examples.h - one example of a card as plain data.
 *
 * Examples are written in the card's file and kept by the card host as they were written.
 * They are read out of Lua first and played afterwards, so no game ever runs inside the call
 * that reads.
 */
#ifndef ADIT_LUA_AUTHOR_EXAMPLES_H
#define ADIT_LUA_AUTHOR_EXAMPLES_H

#include "bindings/lua/host/host.h"
#include "bindings/lua/read/tables.h"

typedef struct {
    char *name;
    const adit_card *card;
    const char *mod; /* of the card: its own cards need no prefix; may be NULL */
    int players;
    uint64_t seed;
    aditl_settings rules, fields; /* the start: given */
    aditl_settings steps;
    aditl_settings expect;
    aditl_settings score;       /* points of player 1 by where they come from, or "total" */
    aditl_settings refused;     /* moves; the value has words of the reason, or is "" */
    aditl_settings not_offered; /* moves */
    aditl_problems problems;    /* what is wrong with how it is written */
} aditl_example;

/* Reads the n-th example (from 0) of a card; *exists is false after the last. The example is
 * filled with what could be read also when it has problems. Release it in any case. */
adit_status aditl_example_read(aditl_host *host, const adit_card *card, int n,
                               aditl_example *example, bool *exists, adit_err *err);
/* The line of the card's file of examples on which the example's name stands; the card's own line
 * or, in another file, the first, if the name is made up elsewhere, or NULL. */
int aditl_example_line(const aditl_host *host, const adit_card *card, const char *name);
void aditl_example_free(aditl_example *example);

/* Whether the match that it is given can be set up; if not, `message` says why; if the message
 * has failed, memory ran out. */
bool aditl_example_begins(adit_engine *engine, const aditl_example *example, adit_text *message);

/* ---- Moves (examples_moves.c) ---- */

/* Writes the move with the mod's prefix before each word that is then one of its cards: an
 * example names its neighbours as the card itself does. False if there is no such word. */
bool aditl_example_prefixed(const adit_engine *engine, const aditl_example *example,
                            const char *move, char *out, size_t size);
/* Adds to `message` which of the moves that must not be possible can never be moves. Nothing is
 * played. */
adit_status aditl_example_knows_moves(const adit_engine *engine, const aditl_example *example,
                                      adit_text *message, adit_err *err);
/* Adds to `message` which move is not refused, or not withheld, as the example says. */
adit_status aditl_example_moves_hold(adit_game *game, const aditl_example *example,
                                     adit_text *message, adit_err *err);

#endif
