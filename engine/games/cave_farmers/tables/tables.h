/* tables.h - the tables that game.c puts together, and what they count. */
#ifndef CF_TABLES_H
#define CF_TABLES_H

#include "engine/games/cave_farmers/state.h"

extern const adit_field cf_fields[];        /* fields.c */
extern const adit_ignored_row cf_ignored[]; /* fields.c */
extern const adit_verb cf_verbs[];          /* verbs.c */
extern const adit_query_row cf_queries[];   /* queries.c */

adit_status cf_prepare_card(const adit_cards *cards, adit_card *card,
                            adit_err *err); /* prepare.c */

/* queries.c: spaces of a player with this ground, ring included; spaces counted by CF-21. */
int cf_count_ground(const cf_player *player, int ground);
int cf_unused_spaces(const cf_player *player);
int cf_farm_animals(const cf_player *player);
/* Crops in the supply and on fields together (CF-304, CF-305). */
int cf_grain_in_all(const cf_player *player);
int cf_vegetable_in_all(const cf_player *player);

#endif
