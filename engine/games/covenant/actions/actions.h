/* actions.h - the basic actions and what clans take, build, forge and deliver.
 *
 * One file for each subject; the verbs of cards are beside the actions that they share code with.
 */
#ifndef COV_ACTIONS_H
#define COV_ACTIONS_H

#include "engine/games/covenant/state.h"

/* dig.c, skirmish.c, build.c, transport.c: the basic actions with a strength. */
adit_status cov_dig(adit_tx *tx, int seat, int strength);
adit_status cov_skirmish(adit_tx *tx, int seat, int strength);
adit_status cov_build_action(adit_tx *tx, int seat, int strength);
adit_status cov_transport(adit_tx *tx, int seat, int strength);

/* build.c */
COV_VERB(build); /* n[0] 0 house, 1 workshop (COV-199) */

/* build_places.c: places by kind of building (COV-216 to COV-218), for a seat. */
static inline int cov_price_of_building(int building) /* what cards ask for it */
{
    return COV_VALUE_HOUSE_PRICE + building;
}
bool cov_has_place(adit_tx *tx, int seat, int building);
void cov_offer_places(adit_tx *tx, int seat, int building, adit_options *out);

/* coins.c */
COV_VERB(take_coin);      /* 6.8 */
COV_VERB(copy_coin);      /* trad 17 */
COV_VERB(take_tradition); /* 6.9 */

/* relics.c */
bool cov_is_relic_in_reach(adit_tx *tx, int seat, int slot); /* slot of the shelf from 0 */
/* Whether its effect, or one that it may copy, can be carried out. */
bool cov_can_use_relic(adit_tx *tx, int seat, int card, adit_why *why);
adit_status cov_use_relic(adit_tx *tx, int seat, int card); /* with the copy of trad 20 */
bool cov_can_use_some_relic(const cov_state *state, const adit_cards *cards, int seat);
bool cov_owns_relic(const cov_state *state, int seat, int relic); /* used or not; kind number */
int cov_relic_types(adit_tx *tx, int seat);
int cov_relics(adit_tx *tx, int seat);
COV_VERB(take_relic); /* 6.10; n[0] 1: illegal if none can be reached */
bool cov_can_take_relic(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

/* tools.c */
int cov_tool_type(const adit_tx *tx, int seat, int tool); /* COV_PICK ..; -1: no tool there */
/* The colour of the tool's slot; -1: no tool is there. */
int cov_tool_slot(const adit_cards *cards, const cov_player *player, int tool);
const adit_card *cov_place_card(const adit_cards *cards, int of, int number); /* from 1 */
adit_status cov_run_inlay(adit_tx *tx, int seat); /* effect of the jewel in the tool in use */
COV_VERB(forge);                                  /* 6.6 */
COV_VERB(inlay);                                  /* 6.7 */
COV_VERB(use_jewel);                              /* effect of the jewel set last (trad 9) */
COV_VERB(add_strength); /* n[0] for the dwarf in use, this turn (COV-10.54) */

/* transport.c */
int cov_site_limit(const adit_cards *cards, int site);
int cov_site_free(const cov_state *state, const adit_cards *cards, int site, int resource);
int cov_throne_free(const cov_state *state, int resource);
int cov_delivery_gp(adit_tx *tx, int seat, int resource);
/* Reward on the n-th reward space of a site on the side in use. */
adit_node_id cov_site_reward(const cov_state *state, const adit_cards *cards, int site, int n);
int cov_site_reward_count(const cov_state *state);
COV_VERB(throne); /* n[0] (COV-194) */
COV_VERB(site);   /* n[0] (COV-195) */

#endif
