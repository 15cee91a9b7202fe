/* tables.h - the tables that game.c puts together, and what they count. */
#ifndef CF_TABLES_H
#define CF_TABLES_H

#include "engine/games/cave_farmers/game.h"

extern const adit_ignored_row cf_ignored[]; /* fields.c */

/* queries.c: spaces of a player with this ground, ring included; spaces counted by CF-21. */
int cf_count_ground(const cf_player *player, int ground);
int cf_unused_spaces(const cf_player *player);
int cf_farm_animals(const cf_player *player);
/* Crops in the supply and on fields together (CF-304, CF-305). */
int cf_grain_in_all(const cf_player *player);
int cf_vegetable_in_all(const cf_player *player);

#endif
