/* wording.h - options, log lines and effects in words, made when somebody reads them. */
#ifndef ADIT_RULES_WORDING_H
#define ADIT_RULES_WORDING_H

#include "engine/rules/tx.h"

/* The rows of options, events and questions, of the engine and of the game, by number; NULL if
 * there is no such option. */
const adit_text_row *adit_option_row(const adit_game_def *def, int what);
const adit_text_row *adit_log_row(const adit_game_def *def, int what);
const adit_name_row *adit_question_row(const adit_game_def *def, int key);
void adit_option_words(const adit_game_def *def, const adit_cards *cards,
                       const adit_options *options, adit_option option, adit_buffer *out);
/* Keeps the words of an option that only its builder can say; returns their number for
 * option.a, or -1 when there is no room. */
int adit_options_add_word(adit_options *options, const char *word);
void adit_log_words(const adit_game_def *def, const adit_cards *cards, const adit_log_entry *entry,
                    adit_buffer *out);

/* The words of a node for menus and card texts. */
void adit_number_text(const adit_game_def *def, const adit_number *number, adit_buffer *out);
void adit_node_text(const adit_game_def *def, const adit_cards *cards, adit_node_id node,
                    adit_buffer *out);

#endif
