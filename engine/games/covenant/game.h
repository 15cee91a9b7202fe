/* game.h - what the engine calls: setup, check, score, drawing. */
#ifndef COV_GAME_H
#define COV_GAME_H

#include "engine/games/covenant/state.h"

adit_status cov_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void cov_derive(adit_state *state, const adit_cards *cards);
/* derive.c: dwarves that the seat has assigned in this Era; -1: they are being taken back. */
int cov_turns_taken(const cov_state *state, int seat);
/* derive.c: buildings of a clan that are in the forge or the mountain: all but those that lie on
 * tool spaces or wait at sites. */
void cov_count_available(const cov_state *state, const adit_cards *cards, int clan,
                         int have[COV_BUILDINGS]);
/* derive.c: how many unseen halls have each back, less the face-down spots that show it. */
void cov_count_backs(const cov_state *state, const adit_cards *cards, int spare[COV_MOST]);
int cov_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned cov_winners(adit_tx *tx, char *verdict, size_t size);
int cov_evaluate(adit_tx *tx, int seat); /* evaluate.c */
adit_status cov_check(const adit_state *state, const adit_cards *cards, adit_err *err);
adit_status cov_check_with_cards(adit_tx *tx, adit_err *err); /* check_allowed.c */
void cov_draw(adit_tx *tx, int viewer, adit_canvas *canvas);
void cov_draw_part(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas);
void cov_remark(const adit_tx *tx, int seat, adit_option option, adit_buffer *out);

#endif
