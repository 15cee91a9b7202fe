/* engine.h - making an engine of cards and host, looking at its games, how they begin. */
#ifndef ADIT_MATCH_ENGINE_H
#define ADIT_MATCH_ENGINE_H

#include "engine/rules/runner.h"

/* Makes an engine of cards and host that the caller has made; takes both also on failure. */
adit_status adit_engine_create(const adit_game_def *def, adit_cards *cards,
                               const adit_card_host *host, bool purity, adit_engine **engine,
                               adit_err *err);

/* A transaction for looking only, on what the seats see now. Valid until the next call. */
adit_tx *adit_game_view_tx(adit_game *game);
/* adit_game_evaluate for a seat of the game that is looked at so. */
int adit_view_evaluate(adit_tx *view, int seat);

/* Reads a rule parameter: its row and its value. */
ADIT_MUST_CHECK adit_status adit_rule_read(const adit_engine *engine, const adit_setting *setting,
                                           int *row, int *value, adit_err *err);

/* ---- opening.c: what comes before the first turn ---- markers, who the players are, setup
 * effects. Only matches with cards that need it have an opening: the game they are played with is a
 * copy whose step is adit_opening_step. All others do nothing for it. */

/* How identities are given out: values of the rule parameter "identities". */
enum { ADIT_IDENTITIES_NONE, ADIT_IDENTITIES_RANDOM, ADIT_IDENTITIES_DRAFT };
extern const adit_rule_row adit_identities_rule;

/* The opening lies ahead of a match that is being set up; its fields are set after this. */
void adit_opening_begin(adit_state *state, const adit_cards *cards);
/* Puts the markers on the steps where the tracks begin. */
void adit_opening_place_markers(adit_state *state, const adit_game_def *def,
                                const adit_cards *cards);
/* Deals identities to the seats that were given none, if the rule says so. */
void adit_opening_deal(adit_state *state, const adit_game_def *def, const adit_cards *cards);
/* One transaction of the opening, or of the game when it is over. */
adit_status adit_opening_step(adit_tx *tx);

#endif
