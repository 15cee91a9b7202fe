/* cave.h - the geometry of a cave: cells, walls between them, and what can be reached. */
#ifndef CVC_CAVE_H
#define CVC_CAVE_H

#include "engine/games/cave_vs_cave/state.h"

extern const int8_t cvc_edge_cells[CVC_EDGES][2];
extern const uint8_t cvc_cell_place[CVC_CAVE][2]; /* row, column */
unsigned cvc_wallset(const cvc_state *state, int seat, int cell);
/* The sides of the Additional Cavern where no natural wall is, as a wall set. */
unsigned cvc_cavern_open(const cvc_state *state, int seat);
/* Bit set of rocks that can be dug; `gone` is a cell to look at as if it were dug, or -1. */
unsigned cvc_reach(const cvc_state *state, int seat, bool through_walls, int gone);
bool cvc_slot_exists(const cvc_state *state, int seat, int slot);
bool cvc_is_free(const cvc_player *player, int cell);
/* Reads "# o . #" (N E S W) into the bit set of accepted wall sets. */
bool cvc_read_walls(const char *text, int *accepts);
void cvc_wallset_words(unsigned walls, adit_buffer *out);
int cvc_count_rooms(const cvc_state *state, const adit_cards *cards, int seat, int colour);
int cvc_count_ground(const cvc_player *player, int ground);
int cvc_built_walls(const cvc_player *player);

#endif
