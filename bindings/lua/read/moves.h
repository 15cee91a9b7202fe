/* moves.h - what tests of cards and scripts say about moves, and what is wrong with it.
 *
 * A move is refused if the open question knows it and has a reason; it is not offered if it is a
 * move of the game that the question does not know. A text that can never be a move is neither,
 * so that no test passes because of a misspelt word.
 */
#ifndef ADIT_LUA_READ_MOVES_H
#define ADIT_LUA_READ_MOVES_H

#include "engine/base/text.h"
#include "engine/explain/explain.h"
#include "engine/match/game.h"

typedef struct {
    const char *move; /* as the author wrote it */
    adit_move is;
    char reason[600];
} aditl_verdict;

/* Whether the move is refused with a reason that has the words ("": any reason); otherwise adds
 * what is wrong. `other` is how the author says that it is only not offered. */
bool aditl_is_refused(const adit_engine *engine, const aditl_verdict *verdict, const char *words,
                      const char *other, adit_text *out);
/* Whether it is a move that is not offered; `other` is how the author says that it is refused. */
bool aditl_is_not_offered(const adit_engine *engine, const aditl_verdict *verdict,
                          const char *other, adit_text *out);
/* Adds that the text can never be a move, and which name was perhaps meant. */
void aditl_say_unknown_move(const adit_engine *engine, const char *move, adit_text *out);

/* Adds who is asked what and the possible answers: the first ones, and how many more. */
void aditl_list_offers(adit_game *game, adit_text *out);

#endif
