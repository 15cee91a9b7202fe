/* tables.h - the tables that game.c puts together, and what they count. */
#ifndef COV_TABLES_H
#define COV_TABLES_H

#include "engine/games/covenant/state.h"

extern const adit_field cov_fields[];      /* fields.c */
extern const adit_verb cov_verbs[];        /* verbs.c */
extern const adit_query_row cov_queries[]; /* queries.c */

/* prepare.c */
adit_status cov_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status cov_check_sets(const adit_cards *cards, adit_err *err); /* all of them exist */
int cov_first_difficulty(const adit_cards *cards);                  /* the default tile */
/* Whether the Elders use this tool card (kind number) with the difficulty tile of the match. */
bool cov_is_elder_used(const cov_state *state, const adit_cards *cards, int elder);

/* queries.c */
int cov_monuments(adit_tx *tx, int seat);    /* acquired, built or not */
int cov_districts_of(adit_tx *tx, int seat); /* with presence of the seat (COV-67) */

#endif
