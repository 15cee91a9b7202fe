/* spoken.h - options and goods in the words of a person, for what an option says about itself. */
#ifndef ADIT_EXPLAIN_SPOKEN_H
#define ADIT_EXPLAIN_SPOKEN_H

#include "engine/rules/wording.h"

/* Adds the words of the option; `options` is the list that it is in, for words of scripts. */
void adit_spoken_option(const adit_game_def *def, const adit_cards *cards,
                        const adit_options *options, adit_option option, adit_buffer *out,
                        adit_option_steps *steps);
/* What is done with the option because only one answer is left then, in words for people. */
void adit_spoken_outlook(adit_game *game, int index, adit_buffer *out);
/* "2 emmer, 1 flax and 1 gold"; nothing if there are none. */
void adit_spoken_goods(const adit_game_def *def, const adit_goods *goods, adit_buffer *out);

#endif
