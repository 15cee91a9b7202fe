/* explain.h - helping people who look at a question: which answer they mean, why it is not
 * offered, and what it would lead to.
 */
#ifndef ADIT_EXPLAIN_EXPLAIN_H
#define ADIT_EXPLAIN_EXPLAIN_H

#include "engine/match/game.h"

/* Called after each transaction, before it is committed; `is_open`: it asks. False: enough. */
typedef bool (*adit_step_seen)(void *context, adit_game *copy, bool is_open);
/* Makes `copy` what `from` becomes when the option is decided, without anything but the position.
 * ADIT_OK: its next question is open; copy->turned: something hidden was shown on the way.
 * ADIT_DECLINED: `seen` had enough; ADIT_NONE: there is no further question. */
adit_status adit_game_ahead(adit_game *copy, const adit_game *from, adit_option option,
                            adit_step_seen seen, void *context);
/* The same; `is_anytime`: the option is an exchange. */
adit_status adit_game_ahead_of(adit_game *copy, const adit_game *from, adit_option option,
                               bool is_anytime, adit_step_seen seen, void *context);
/* How well what was typed fits the text of an answer, titles of cards included. */
enum {
    ADIT_FITS_NOT,
    ADIT_FITS_LATER_BEGUN, /* from a card on that is not its first word, in beginnings of words */
    ADIT_FITS_LATER,       /* the same in whole words */
    ADIT_FITS_BEGUN,       /* in beginnings of words */
    ADIT_FITS_WHOLE,       /* in whole words */
    ADIT_FITS_TO_THE_LETTER
};
int adit_answer_fit(const adit_cards *cards, const char *typed, const char *text);
/* The card that a word of an answer is the id of, or NULL. */
const adit_card *adit_card_of_word(const adit_cards *cards, const char *word, size_t length);
/* adit_game_option_match for words alone, numbers left out. */
int adit_game_answers(adit_game *game, const char *typed, int *found, int size);
/* Whether nothing but a number was typed. */
bool adit_is_number(const char *typed, long *number);

/* What a text is at the open question. */
typedef enum {
    ADIT_MOVE_POSSIBLE,
    ADIT_MOVE_REFUSED,     /* an option of this question, but refused now, for a reason */
    ADIT_MOVE_NOT_OFFERED, /* a move of the game that this question does not know */
    ADIT_MOVE_UNKNOWN      /* never a move: no option has this form, or a name is unknown */
} adit_move;
/* Says which, and why, as adit_game_why does. */
adit_status adit_game_judge(adit_game *game, const char *text, adit_move *move, char *buffer,
                            size_t size, adit_err *err);
/* Whether the text can be a move of the game at all. What a card's function offers counts if it
 * is a number or the name of a good or a card; other words of functions are unknown. */
bool adit_move_exists(const adit_engine *engine, const char *text);
/* The name of a card or a good that is nearest to a word of the text; NULL if none is near. */
const char *adit_move_suggest(const adit_engine *engine, const char *text);

#endif
