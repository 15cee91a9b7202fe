/* rules.h - what the files of the rules use of each other, beside the cave and the verbs. */
#ifndef CVC_RULES_H
#define CVC_RULES_H

#include "engine/games/cave_vs_cave/cave.h"
#include "engine/games/cave_vs_cave/tables/verbs.h"

/* ---- schedule.c ---- */

typedef struct {
    int8_t turns, stage; /* of each player; of the tiles that are revealed */
    int8_t reveals, era; /* number of these tiles */
} cvc_round;

cvc_round cvc_round_row(const adit_cards *cards, int players, int round);
/* Which round the card is; 0: it is left out with so few players. */
int cvc_number_of_round(const adit_cards *cards, const adit_card *card, int players);
/* The kind number of the card that is the n-th round; 0 also if there is none. */
int cvc_find_round(const adit_cards *cards, int players, int number);
int cvc_era_of_round(const adit_cards *cards, int players, int round);

/* T: turns of each player in a round (CVC-14). */
int cvc_turns_of_round(const adit_cards *cards, int players, int round);
/* The printed rounds and those of mods. */
int cvc_round_count(const adit_cards *cards, int players);

/* ---- rooms.c ---- */

adit_status cvc_use_room(adit_tx *tx, int seat);
void cvc_offer_bonuses(adit_tx *tx, const void *context, adit_options *out);
adit_status cvc_use_bonus(adit_tx *tx, int seat, int card);
/* Whether the cell has an orange room that the seat can still use this turn. */
bool cvc_may_use(adit_tx *tx, int seat, int cell, adit_why *why);
/* A step of a menu over the groups of a card; a `use` that is one group only is a menu of one. */
adit_status cvc_menu_step(adit_tx *tx, const adit_card *card, const adit_menu *menu,
                          adit_option *chosen);

/* ---- solo.c ---- */

/* Turns up a tile of the pile if exactly one rock was and will be dug this turn (CVC-113). */
adit_status cvc_reveal(adit_tx *tx, int seat, bool turn_is_over);
/* Turns up a room, the one pinned to the place `pin`, else one at the place `pool`, and puts it on
 * display; in dig.c. *card is ADIT_NO_CARD if none is left, or in a trial, which may not see it. */
adit_status cvc_turn_up_room(adit_tx *tx, int stream, int pin, int pool, int *card);
int cvc_pile_size(const cvc_state *state, const adit_cards *cards);
int cvc_unknown_rocks(const cvc_state *state, const adit_cards *cards);
bool cvc_node_has_verb(const adit_cards *cards, adit_node_id node, const char *verb);

/* ---- score.c ---- */

/* Points of one room as they stand, with what the card's own score adds. */
int cvc_room_points(adit_tx *tx, int seat, const adit_card *room);
int cvc_highest_room(adit_tx *tx, int seat);

/* ---- evaluate.c ---- */

/* What carrying out an effect brings by the same rule of thumb; declared amounts only. */
int cvc_yield(const adit_cards *cards, adit_node_id node);
/* The printed points of a room less what its cost is worth. */
int cvc_net_points(const adit_cards *cards, const adit_card *room);

#endif
