/* spoken.h - options and goods in the words of a person, for what an option says about itself. */
#ifndef ADIT_EXPLAIN_SPOKEN_H
#define ADIT_EXPLAIN_SPOKEN_H

#include "engine/rules/tx.h"

/* Where the words of an option can be cut, so that it is chosen in several steps: after each of its
 * arguments. */
typedef struct {
    int count;
    int end[3];          /* in the words */
    uint8_t argument[3]; /* 0 to 2: a, b or c of the option */
} adit_option_steps;

/* Adds the words of the option; `options` is the list that it is in, for words of scripts. */
void adit_spoken_option(const adit_game_def *def, const adit_cards *cards,
                        const adit_options *options, adit_option option, adit_buffer *out,
                        adit_option_steps *steps);
/* "2 emmer, 1 flax and 1 gold"; nothing if there are none. */
void adit_spoken_goods(const adit_game_def *def, const adit_goods *goods, adit_buffer *out);

#endif
