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
void adit_log_words(const adit_game_def *def, const adit_cards *cards, const adit_log_entry *entry,
                    adit_buffer *out);

/* The words of a node for menus and card texts. */
void adit_node_text(const adit_game_def *def, const adit_cards *cards, adit_node_id node,
                    adit_buffer *out);

/* ---- For people too ---- */

/* What scripts and records say has ids, and words that never change. People get titles, blanks
 * instead of '_', and the wording that the row of an option or a verb has for them. */
typedef struct {
    const adit_game_def *def;
    const adit_cards *cards;
    adit_buffer *out;
    bool is_spoken; /* to people */
} adit_speaker;

/* Where the words of an option can be cut, so that it is chosen in several steps: after each of its
 * arguments. */
typedef struct {
    int count;
    int end[3];          /* in the words */
    uint8_t argument[3]; /* 0 to 2: a, b or c of the option */
} adit_option_steps;

void adit_say(const adit_speaker *to, const char *words);
/* What `count` of a good are called: "hot furnaces". */
void adit_say_good(const adit_speaker *to, int good, int count);
void adit_say_number(const adit_speaker *to, const adit_number *number);
void adit_say_node(const adit_speaker *to, adit_node_id id);
/* `words` with the arguments of the row. `steps` may be NULL. */
void adit_say_row(const adit_speaker *to, const adit_text_row *row, const char *words, int seat,
                  const int16_t args[3], adit_option_steps *steps);
/* The words of a log line with places for its arguments, and the line made from them or from their
 * end. */
const char *adit_log_template(const adit_speaker *to, const adit_log_entry *entry);
void adit_say_log(const adit_speaker *to, const adit_log_entry *entry, const char *words);
void adit_say_exchange(const adit_speaker *to, adit_option option);

#endif
