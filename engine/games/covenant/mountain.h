/* mountain.h - the halls of the mountain and the enemies in them.
 *
 * halls.c knows the geometry, the tiles and what stands on them; enemies.c the bag, the dice and
 * how enemies come and go.
 */
#ifndef COV_MOUNTAIN_H
#define COV_MOUNTAIN_H

#include "engine/games/covenant/state.h"

/* halls.c: geometry and the mountain. */
int cov_row_of(int spot); /* 0 .. 4 */
bool cov_spot_exists(const cov_state *state, int spot);
int cov_neighbour(const cov_state *state, int spot, int direction); /* NE E SE SW W NW; -1: none */
/* The three spots of a point, the two of an edge; false if one is missing on this side. */
bool cov_point_spots(const cov_state *state, int point, int spots[3]);
bool cov_edge_spots(const cov_state *state, int edge, int spots[2]);
int cov_point_of(const cov_state *state, int spot, int corner);   /* clockwise from the top; -1 */
int cov_edge_of(const cov_state *state, int spot, int direction); /* -1: none */
bool cov_points_are_joined(int a, int b);                         /* by one tile side (COV-60) */
bool cov_starts_face_up(const adit_cards *cards, int spot);
bool cov_is_up(const cov_state *state, int spot);
bool cov_are_up(const cov_state *state, const int *spots, int count);
const adit_card *cov_hall_at(const cov_state *state, const adit_cards *cards, int spot); /* up */
const adit_card *cov_vein_at(const adit_tx *tx, int spot); /* of a face-up hall */
int cov_enemies_at(const cov_state *state, int spot);
int cov_basics_at(const cov_state *state, int spot);
/* comp[spot]: number of its district, -1 face down; size[] by district. Returns how many. */
int cov_districts(const cov_state *state, const adit_cards *cards, int comp[COV_SPOTS],
                  int size[COV_SPOTS]);
/* The first slot of halls from `from` on, spot * 2 + slot, with a house or workshop of the clan;
 * -1: none. */
int cov_next_basic(const cov_state *state, int from, int clan, int building);
uint32_t cov_presence(const cov_state *state, int clan); /* bit set of spots (COV-66) */
/* Buildings of a clan in the mountain, by kind. */
void cov_count_buildings(const cov_state *state, int clan, int count[COV_BUILDINGS]);
/* Turns a face-down hall up, notes it in the log and places enemies; the back reward came before.
 * *hall: its card. */
adit_status cov_turn_hall(adit_tx *tx, int spot, int *hall);
bool cov_may_flip(const cov_state *state, int spot); /* next to a face-up hall */

/* enemies.c */
const adit_card *cov_enemy_card(const adit_cards *cards, int enemy);
int cov_in_bag(const cov_state *state, const adit_cards *cards, int enemy);
adit_status cov_draw_enemies(adit_tx *tx, int spot, int count);
adit_status cov_roll_die(adit_tx *tx, int enemy);
const adit_card *cov_face_card(const adit_cards *cards, int enemy, int face);
adit_status cov_take_enemy(adit_tx *tx, int seat, int spot, int enemy); /* into the dungeon */
int cov_prestige_for(const adit_cards *cards, const int defeated[COV_ENEMIES]); /* steps */
/* Prestige for what was defeated at once, in one move, then the dice of these types. */
adit_status cov_take_spoils(adit_tx *tx, int seat, const int defeated[COV_ENEMIES]);
COV_VERB(move_enemies); /* n[0] (COV-196) */
COV_VERB(kill);         /* n[0] 0 goblin, 1 orc_or_goblin, 2 any (COV-197) */
COV_VERB(capture_here); /* from the hall built in last (trad 29) */

#endif
