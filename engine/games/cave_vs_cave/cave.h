/* cave.h - the geometry of a cave: cells, walls between them, and what can be reached. */
#ifndef CVC_CAVE_H
#define CVC_CAVE_H

#include "engine/games/cave_vs_cave/state.h"

extern const int8_t cvc_edge_cells[CVC_EDGES][2];
extern const uint8_t cvc_cell_place[CVC_CELLS][2]; /* row, column; not of the Additional Cavern */
/* The two cells of the deep slots; the first lies north or west of the second. */
extern const int8_t cvc_deep_edges[CVC_DEEP_SLOTS][2];
/* The card of a deep cell; NULL: there is none. */
const adit_card *cvc_cell_card(const adit_cards *cards, int cell);
/* Opens the deep cells whose round has come. */
void cvc_open_deep_cells(cvc_state *state, const adit_cards *cards);
/* Rocks that a cave had when its cells opened. */
int cvc_rocks_at_first(const cvc_player *player, const adit_cards *cards);
unsigned cvc_wallset(const cvc_state *state, int seat, int cell);
/* The sides of the Additional Cavern where no natural wall is, as a wall set. */
unsigned cvc_cavern_open(const cvc_state *state, int seat);
/* Bit set of rocks that can be dug; `gone` is a cell to look at as if it were dug, or -1. */
unsigned cvc_reach(const cvc_state *state, int seat, bool through_walls, int gone);
bool cvc_slot_exists(const cvc_state *state, int seat, int slot);
/* Whether a cell of a mod is in the cave yet. */
bool cvc_has_deep_cells(const cvc_player *player);
/* Bit set of the cells with this ground, CVC_ROCK or another. */
uint32_t cvc_cells_with(const cvc_player *player, int ground);
bool cvc_is_free(const cvc_player *player, int cell);
/* Reads "# o . #" (N E S W) into the bit set of accepted wall sets. */
bool cvc_read_walls(const char *text, int *accepts);
/* What a room asks for, "a wall north and west and none east, turned as you like", and what a cell
 * has: "a wall only west". */
void cvc_pattern_words(const char *text, adit_buffer *out);
void cvc_wallset_words(unsigned walls, adit_buffer *out);
typedef struct {
    int orange, blue;
} cvc_room_counts;
/* How many rooms of each colour are in the cave; the entrance is orange. */
cvc_room_counts cvc_rooms_by_colour(const cvc_state *state, const adit_cards *cards, int seat);
int cvc_count_ground(const cvc_player *player, int ground);
int cvc_built_walls(const cvc_player *player);

#endif
