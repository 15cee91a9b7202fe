/* mutate.h - damages a saved position the way accidents and people do.
 *
 * It knows lines, "name = value" and numbers, so that many of its mutants still look like
 * positions; and it knows a second position to take pieces from.
 */
#ifndef ADIT_TESTS_MUTATE_H
#define ADIT_TESTS_MUTATE_H

#include "engine/adit.h"

/* X(id, name). */
#define MUTATION_MAP(X)                                                                            \
    X(FLIP, "bit flipped")                                                                         \
    X(SWAP, "two bytes swapped")                                                                   \
    X(CUT, "cut off")                                                                              \
    X(HOLE, "a piece cut out")                                                                     \
    X(SPLICE, "joined with another position")                                                      \
    X(NUMBER, "a number set to an edge value")                                                     \
    X(WORD, "a value from another line")                                                           \
    X(FIELD, "a line from another position")                                                       \
    X(DROP, "a line dropped")                                                                      \
    X(DOUBLE, "a line doubled")                                                                    \
    X(ORDER, "two lines exchanged")

typedef enum {
#define MUTATION_ENUM(id, name) MUTATION_##id,
    MUTATION_MAP(MUTATION_ENUM)
#undef MUTATION_ENUM
        MUTATIONS
} mutation;

const char *mutation_name(int kind);

/* Random numbers of the tests, apart from those of games. */
uint64_t mutate_random(uint64_t *state);

/* Changes `text` in place; `other` may be any text. Says in *line, if not NULL, where, from 1. */
void mutate(adit_text *text, const adit_text *other, mutation kind, uint64_t *random, int *line);

#endif
