/* family.h - who lives at home: dwarfs and animals, how they are housed, fed and bred. */
#ifndef CF_FAMILY_H
#define CF_FAMILY_H

#include "engine/games/cave_farmers/state.h"

/* family.c */
int cf_dwarfs_in_play(const cf_player *player);
int cf_room_for_dwarfs(const adit_cards *cards, const cf_player *player, bool *has_sixth);
CF_VERB(grow);

/* housing.c: does some arrangement exist (CF-145 to CF-157)? */
typedef struct {
    int8_t animal[CF_SPOTS]; /* good that stands there, -1: none; zones by their first spot */
    int16_t count[CF_SPOTS];
    int16_t dogs[CF_SPOTS];
} cf_arrangement;
bool cf_animals_fit(adit_tx *tx, int seat, const adit_goods *animals, cf_arrangement *witness);
bool cf_own_animals_fit(adit_tx *tx, int seat);
/* animals.c, the game's settle: asks the owner until the animals fit (CF-87, CF-159). */
adit_status cf_settle(adit_tx *tx, int seat);
/* Whether ground that the rules keep empty may have the seat's animals, or be used otherwise, since
 * a card in play says so. */
bool cf_ground_may_keep(const adit_tx *tx, int seat);
/* The same before the action is over: what follows may ask (cards that open other ground only). */
adit_status cf_settle_ground(adit_tx *tx, int seat);

/* animals.c */
CF_VERB(eat);       /* n[0] good, n[1] how many, n[2] food */
CF_VERB(sell_gold); /* n gold for n - 1 food */

/* feed.c and breeding.c: one transaction each. */
adit_status cf_feed(adit_tx *tx);
adit_status cf_breeding_phase(adit_tx *tx);
CF_VERB(breed); /* n[0] most types; 1 at least */

#endif
