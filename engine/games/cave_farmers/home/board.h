/* board.h - the home board: its geometry, and everything that is laid or built on it. */
#ifndef CF_BOARD_H
#define CF_BOARD_H

#include "engine/games/cave_farmers/state.h"

/* board.c: geometry (CF-22 to CF-35). */
bool cf_is_forest(int spot);   /* columns 0..3, ring included */
bool cf_is_on_board(int spot); /* one of the 24 */
/* What the first tile on a space brings, 0: nothing (CF-23 to CF-27). */
int cf_reward_of(int spot, int *good);
/* Lays one half or single tile, pays the reward of the space (CF-31). */
adit_status cf_lay(adit_tx *tx, int seat, int spot, int ground);
/* Makes two spaces one piece. */
static inline void cf_join_halves(cf_player *player, const int spot[2])
{
    player->partner[spot[0]] = (uint8_t)(spot[1] + 1);
    player->partner[spot[1]] = (uint8_t)(spot[0] + 1);
}
/* The two halves of a twin tile: both lie before a reward is paid (CF-113). */
adit_status cf_lay_twin(adit_tx *tx, int seat, const int spot[2], const int ground[2]);
/* Sets of spots, bit n for spot n: where a layer (ground, stable, crop) has this value, ... */
uint64_t cf_where(const uint8_t *layer, int value);
uint64_t cf_beside(uint64_t spots); /* ... the neighbours of a set, same half only, ... */
/* ... and where a first tile may lie: (3,4), or next to a tile of the half (CF-109, CF-110). */
uint64_t cf_open_to_tiles(const cf_player *player);
#define CF_BIT(spot) ((uint64_t)1 << (spot))
#define CF_ON_BOARD UINT64_C(0x7e7e7e7e00)        /* the 24 spaces */
#define CF_FOREST_SIDE UINT64_C(0x0f0f0f0f0f0f)   /* columns 0 to 3, ring included */
#define CF_MOUNTAIN_SIDE UINT64_C(0xf0f0f0f0f0f0) /* columns 4 to 7, ring included */
/* Where no furnishing tile lies, among these spots. */
uint64_t cf_unfurnished(const cf_player *player, uint64_t spots);

/* tiles.c */
CF_VERB(place_twin);   /* n[0] 0 meadow_field, 1 cavern_tunnel, 2 cavern (either) */
CF_VERB(place_single); /* n[0] 0 meadow, 1 field, 2 tunnel, 3 cavern */

/* mines.c */
CF_VERB(ore_mine);  /* the 3 ore are a gain of the card */
CF_VERB(ruby_mine); /* n[0] 0 tunnel, 1 deep_tunnel; the ruby is a gain of the card */

/* fences.c */
CF_VERB(small_pasture); /* n[0] wood */
CF_VERB(large_pasture); /* n[0] wood */
CF_VERB(stable);        /* n[0] stone */

/* crops.c */
/* Whether cards of this match let crops grow there. */
int cf_crop_good(const adit_cards *cards, const cf_player *player, int spot); /* what grows there */
bool cf_grows_on(const adit_cards *cards, int ground);
CF_VERB(sow);
adit_status cf_field_phase(adit_tx *tx); /* one transaction */

/* furnish.c: where a tile of the player lies, -1 if it has none. */
int cf_spot_of_tile(const cf_player *player, int card);
CF_VERB(furnish); /* n[0] 0 any, 1 dwelling, 2 ordinary; goods of param 1: price */
CF_VERB(deliver); /* goods of param 0 in each of the next n[1] rounds */

#endif
