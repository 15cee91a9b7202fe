/* engine.h - making an engine of cards and host, and looking at its games. */
#ifndef ADIT_MATCH_ENGINE_H
#define ADIT_MATCH_ENGINE_H

#include "engine/rules/runner.h"

/* Makes an engine of cards and host that the caller has made; takes both also on failure. */
adit_status adit_engine_create(const adit_game_def *def, adit_cards *cards,
                               const adit_card_host *host, bool purity, adit_engine **engine,
                               adit_err *err);

/* A transaction for looking only, on what the seats see now. Valid until the next call. */
adit_tx *adit_game_view_tx(adit_game *game);

/* Reads a rule parameter: its row and its value. */
ADIT_MUST_CHECK adit_status adit_rule_read(const adit_engine *engine, const adit_setting *setting,
                                           int *row, int *value, adit_err *err);

#endif
