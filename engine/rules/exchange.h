/* exchange.h - what a player may exchange at any time, and answers that are taken unasked because
 * no exchange could change them.
 */
#ifndef ADIT_RULES_EXCHANGE_H
#define ADIT_RULES_EXCHANGE_H

#include "engine/rules/runner.h"

/* ---- Exchanges (exchange.c) ---- */

/* Finds exchanges that would read like those of another card, which then name their card. */
void adit_exchanges_prepare(const adit_game_def *def, adit_cards *cards);
/* The exchanges that can be made at the open question; ADIT_NOMEM if that cannot be found out. */
ADIT_MUST_CHECK adit_status adit_exchange_list(adit_tx *tx, const adit_open_question *open,
                                               adit_options *out);
bool adit_exchange_possible(adit_tx *tx, int seat);
/* Whether this exchange of a card in play can be made now. */
bool adit_exchange_can(adit_tx *tx, int seat, adit_option option);
/* The same without what the game does after every exchange, such as housing animals. */
ADIT_MUST_CHECK adit_status adit_exchange_carry_out(adit_tx *tx, int seat, adit_option option);
ADIT_MUST_CHECK adit_status adit_exchange_run(adit_tx *tx, int seat, adit_option option);
/* The same for one that the player chose at a question: what cards do in it is no part of what they
 * were doing when they asked. */
ADIT_MUST_CHECK adit_status adit_exchange_run_chosen(adit_tx *tx, int seat, adit_option option);
/* Carries out a part of a card, an effect or an exchange, for `seat`, whoever owns the card. */
ADIT_MUST_CHECK adit_status adit_run_part(adit_tx *tx, int seat, const adit_part *part);

/* ---- Single answers (forced.c) ---- */

/* Whether the only option is taken without asking; see forced.c. A fault is in tx->left. */
bool adit_is_forced(adit_tx *tx, const adit_question *question, bool adds_decline,
                    const adit_options *options);
/* Keeps an answer that was taken without asking; its words are those of runner->options. */
void adit_forced_note(const adit_tx *tx, const adit_question *question, adit_option option);
/* The transaction is finished. */
void adit_forced_commit(adit_log *log, bool has_drawn);
/* A decision begins: what was taken before is forgotten. */
void adit_forced_begin(adit_forced_list *list);

#endif
