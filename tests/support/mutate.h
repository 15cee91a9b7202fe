/* mutate.h - damages a saved position the way accidents and people do.
 *
 * It knows lines, "name = value" and numbers, so that many of its mutants still look like
 * positions; and it knows a second position to take pieces from.
 */
#ifndef ADIT_TESTS_MUTATE_H
#define ADIT_TESTS_MUTATE_H

#include "engine/adit.h"

typedef enum {
    MUTATION_FLIP,   /* a bit */
    MUTATION_SWAP,   /* two bytes exchanged */
    MUTATION_CUT,    /* all from a place on */
    MUTATION_HOLE,   /* a piece cut out */
    MUTATION_SPLICE, /* goes on as another position */
    MUTATION_NUMBER, /* a value becomes an edge value, or one more or less */
    MUTATION_WORD,   /* a value from another line */
    MUTATION_FIELD,  /* a line from another position */
    MUTATION_DROP,   /* a line dropped */
    MUTATION_DOUBLE, /* a line doubled */
    MUTATION_ORDER,  /* two lines exchanged */
    MUTATIONS
} mutation;

/* Random numbers of the tests, apart from those of games. */
uint64_t mutate_random(uint64_t *state);

/* A kind at random; those that leave the form of a position alone come more often. */
mutation mutate_kind(uint64_t *random);
/* Changes `text` in place; `other` may be any text. */
void mutate(adit_text *text, const adit_text *other, mutation kind, uint64_t *random);

#endif
