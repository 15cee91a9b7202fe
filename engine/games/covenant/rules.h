/* rules.h - who gives what to whom: the functions that the files of Covenant share.
 *
 * The state and its names stand in state.h; each group below says which file it is in.
 */
#ifndef COV_RULES_H
#define COV_RULES_H

#include "engine/games/covenant/state.h"

static inline cov_state *cov_of(const adit_tx *tx)
{
    return (cov_state *)(void *)tx->work;
}
static inline cov_player *cov_player_of(const adit_tx *tx, int seat)
{
    return &cov_of(tx)->player[seat];
}
/* The objective of the player, in the draft and afterwards: card + 1. */
static inline int cov_objective(const cov_player *player, int type)
{
    return player->objective[type] != 0 ? player->objective[type] : player->drafted_objective[type];
}
static inline bool cov_is_solo(const cov_state *state)
{
    return state->base.players == 1;
}
/* How many clans have pieces: the players, with one player also the Elders. */
static inline int cov_clans(const cov_state *state)
{
    return cov_is_solo(state) ? COV_ELDERS + 1 : state->base.players;
}
/* The 3-4 player side is in use. */
static inline bool cov_is_large(const cov_state *state)
{
    return state->base.players > 2;
}

/* How many of the places hold something. */
static inline int cov_count_set(const uint16_t *place, int places)
{
    int count = 0;

    for (int i = 0; i < places; i++) {
        count += place[i] != 0;
    }
    return count;
}

extern const char *const cov_spot_words[];   /* a1 .. e4; game.c */
extern const char *const cov_spot_or_none[]; /* none, a1 .. e4 */
extern const char *const cov_point_words[];  /* a1_top, a1_bottom, ... */
extern const char *const cov_edge_words[];   /* a1_e, a1_se, a1_sw, ... */
extern const char *const cov_tool_words[];   /* pick, axe, compass, cart, space_1 .. space_8,
                                                and tavern as number COV_TOOLS */
extern const char *const cov_track_words[], *const cov_enemy_words[], *const cov_action_words[];
extern const char *const cov_building_words[];
extern const adit_field cov_fields[]; /* fields.c */
extern const adit_game_def cov_game;  /* game.c */

/* Verbs. Everything optional is declined inside; a gain that cannot be used is lost, so most of
 * them never fail (COV-179). */
#define COV_VERB(name) adit_status cov_##name(adit_tx *tx, int seat, const adit_args *args)
COV_VERB(support);        /* gains.c: n[0] times (COV-185) */
COV_VERB(strengthen);     /* gains.c: n[0] times (COV-186) */
COV_VERB(advance);        /* tracks.c: n[0] track, n[1] steps (COV-187) */
COV_VERB(advance_any);    /* tracks.c: n[0] steps (COV-188) */
COV_VERB(take_coin);      /* coins.c (6.8) */
COV_VERB(copy_coin);      /* coins.c (trad 17) */
COV_VERB(take_tradition); /* coins.c (6.9) */
COV_VERB(take_relic);     /* relics.c (6.10); n[0] 1: illegal if none can be reached */
COV_VERB(forge);          /* tools.c (6.6) */
COV_VERB(inlay);          /* tools.c (6.7) */
COV_VERB(use_jewel);      /* tools.c: effect of the jewel set last (trad 9) */
COV_VERB(add_strength);   /* tools.c: n[0] for the dwarf in use, this turn (COV-10.54) */
COV_VERB(throne);         /* transport.c: n[0] (COV-194) */
COV_VERB(site);           /* transport.c: n[0] (COV-195) */
COV_VERB(move_enemies);   /* enemies.c: n[0] (COV-196) */
COV_VERB(kill);           /* enemies.c: n[0] 0 goblin, 1 orc_or_goblin, 2 any (COV-197) */
COV_VERB(capture_here);   /* enemies.c: from the hall built in last (trad 29) */
COV_VERB(build);          /* build.c: n[0] 0 house, 1 workshop (COV-199) */
bool cov_can_take_relic(adit_tx *tx, int seat, const adit_args *args, adit_why *why);

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
const adit_card *cov_hall_at(const cov_state *state, const adit_cards *cards, int spot); /* up */
const adit_card *cov_vein_at(const adit_tx *tx, int spot); /* of a face-up hall */
int cov_enemies_at(const cov_state *state, int spot);
int cov_basics_at(const cov_state *state, int spot);
/* comp[spot]: number of its district, -1 face down; size[] by district. Returns how many. */
int cov_districts(const cov_state *state, const adit_cards *cards, int comp[COV_SPOTS],
                  int size[COV_SPOTS]);
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
/* The reward on a die is taken by the seat, and the die rolled (COV-206). */
adit_status cov_die_reward(adit_tx *tx, int seat, int enemy, int face);
adit_node_id cov_face_reward(const adit_cards *cards, int enemy, int face, int *card);
/* Asks for the rewards of the dice of these types (bit set) until all are settled (COV-157). */
adit_status cov_settle_dice(adit_tx *tx, int seat, unsigned types);
adit_status cov_take_enemy(adit_tx *tx, int seat, int spot, int enemy); /* into the dungeon */
adit_status cov_prestige_for(adit_tx *tx, int seat, const int defeated[COV_ENEMIES]);

/* gains.c: how a seat gains goods: wilds, supply, discarding (COV-183). The def's `gain`. */
adit_status cov_gain(adit_tx *tx, int seat, const adit_goods *goods);
const adit_card *cov_resource_card(const adit_cards *cards, int resource);
int cov_supply(const cov_state *state, const adit_cards *cards, int good); /* left in the supply */
int cov_storage(adit_tx *tx, int seat);
int cov_keys(adit_tx *tx, int seat);
int cov_stored(const cov_player *player);
adit_status cov_gain_gp(adit_tx *tx, int seat, int gp);
/* Asks something that may be declined. *is_chosen false: it was declined (COV_OPT_DECLINE), or
 * there was nothing to choose (COV-141). */
adit_status cov_choose(adit_tx *tx, const adit_question *question, adit_option *answer,
                       bool *is_chosen);
void cov_offer_decline(adit_options *out); /* unless it would be the only option */

/* tracks.c */
int cov_achievements(const adit_cards *cards, const uint8_t *track);
int cov_final_achievements(adit_tx *tx, int seat);   /* as the final scoring counts them */
int cov_opening_achievements(adit_tx *tx, int seat); /* as objectives count them */
const adit_card *cov_step_at(const adit_cards *cards, int track, int space); /* NULL: plain */

/* display.c: slots, piles, refilling. */
const adit_card *cov_slot(const adit_cards *cards, int display, int number); /* number from 1 */
uint8_t *cov_lies_of(cov_state *state, int kind); /* places of the cards of a kind with a pile */
uint16_t *cov_display_of(cov_state *state, int display, int *count); /* not the jewels */
/* Turns up the top card of a pile; ADIT_NO_CARD: empty (discards are shuffled in first). For
 * jewels only those of `colour`, else -1. The card lies SHOWN afterwards. */
adit_status cov_turn_up(adit_tx *tx, int kind, int colour, int *card);
adit_status cov_refill_displays(adit_tx *tx); /* 6.12 */
adit_status cov_refill_jewel(adit_tx *tx, int colour, int row);
int cov_gp_cost(adit_tx *tx, int seat, int display, int slot); /* after cards; slot from 0 */

/* relics.c */
bool cov_is_relic_in_reach(adit_tx *tx, int seat, int slot); /* slot of the shelf from 0 */
/* Whether its effect, or one that it may copy, can be carried out. */
bool cov_can_use_relic(adit_tx *tx, int seat, int card, adit_why *why);
adit_status cov_use_relic(adit_tx *tx, int seat, int card); /* with the copy of trad 20 */
bool cov_can_use_some_relic(const cov_state *state, const adit_cards *cards, int seat);
int cov_relic_types(adit_tx *tx, int seat);
int cov_relics(adit_tx *tx, int seat);

/* tools.c */
int cov_tool_type(const adit_tx *tx, int seat, int tool); /* COV_PICK ..; -1: no tool there */
/* The colour of the tool's slot; -1: no tool is there. */
int cov_tool_slot(const adit_cards *cards, const cov_player *player, int tool);
const adit_card *cov_place_card(const adit_cards *cards, int of, int number); /* from 1 */
adit_status cov_run_inlay(adit_tx *tx, int seat); /* effect of the jewel in the tool in use */

/* dig.c, skirmish.c, build.c, transport.c: the basic actions with a strength. */
adit_status cov_dig(adit_tx *tx, int seat, int strength);
adit_status cov_skirmish(adit_tx *tx, int seat, int strength);
adit_status cov_build_action(adit_tx *tx, int seat, int strength);
adit_status cov_transport(adit_tx *tx, int seat, int strength);

/* build_places.c: places by kind of building (COV-216 to COV-218), for a seat. */
bool cov_has_place(adit_tx *tx, int seat, int building);
void cov_offer_places(adit_tx *tx, int seat, int building, adit_options *out);
/* transport.c */
int cov_site_limit(const adit_cards *cards, int site);
int cov_site_free(const cov_state *state, const adit_cards *cards, int site, int resource);
int cov_throne_free(const cov_state *state, int resource);
int cov_delivery_gp(adit_tx *tx, int seat, int resource);
/* Reward on the n-th reward space of a site on the side in use. */
adit_node_id cov_site_reward(const cov_state *state, const adit_cards *cards, int site, int n);
int cov_site_reward_count(const cov_state *state);

/* turn.c, draft.c, council.c: one transaction each, called by cov_step by the phase. */
adit_status cov_step(adit_tx *tx);               /* turn.c */
adit_status cov_draft_step(adit_tx *tx);         /* draft.c */
adit_status cov_start_tiles(adit_tx *tx);        /* draft.c */
adit_status cov_relic_pre(adit_tx *tx);          /* turn.c */
adit_status cov_assign(adit_tx *tx);             /* turn.c */
adit_status cov_support_step(adit_tx *tx);       /* turn.c */
adit_status cov_menu(adit_tx *tx);               /* turn.c */
adit_status cov_relic_post(adit_tx *tx);         /* turn.c */
adit_status cov_cleanup(adit_tx *tx);            /* turn.c */
adit_status cov_council(adit_tx *tx);            /* council.c */
adit_status cov_council_coins(adit_tx *tx);      /* council.c */
adit_status cov_council_traditions(adit_tx *tx); /* council.c */
adit_status cov_release(adit_tx *tx);            /* council.c */
adit_status cov_council_score(adit_tx *tx);      /* council.c */
adit_status cov_objectives(adit_tx *tx);         /* final.c */
adit_status cov_final(adit_tx *tx);              /* final.c */
void cov_begin_era(adit_tx *tx);                 /* turn.c: the first turn of state->era */
void cov_next_turn(adit_tx *tx); /* turn.c: the next seat, the Elders, or the Council */
/* council.c: points of a project for a seat, the best pick taken (COV-177). */
int cov_project_points(adit_tx *tx, int seat, const adit_card *project);
int cov_award_for(const adit_cards *cards, int achievements);     /* final.c: GP (COV-257) */
int cov_tools_in_column(const adit_tx *tx, int seat, int column); /* final.c: forged ones */
/* final.c: throne points by clan (COV-255), Elders included. */
void cov_throne_points(const cov_state *state, int points[COV_SEATS]);

/* elders.c, elders_rewards.c, elders_build.c, elders_score.c (section 9); see elders.h */
adit_status cov_elders_turn(adit_tx *tx); /* one transaction: phase ELDERS */
/* What an effect gives the Elders (9.5): walks the declared effect itself, asks nobody. */
adit_status cov_elders_get(adit_tx *tx, adit_node_id node);
adit_status cov_elders_advance(adit_tx *tx, int track, int steps);
void cov_elders_gp(adit_tx *tx, int gp);
/* Rolls the Elders' die until one of the usable values comes up (bit n for value n); 0: none. */
adit_status cov_elders_die(adit_tx *tx, unsigned usable, int *value);
adit_status cov_elders_build(adit_tx *tx, int building, bool *is_built); /* elders_build.c */
void cov_elders_council(adit_tx *tx);                                    /* C4, C5 */
void cov_elders_final(adit_tx *tx); /* adds the final points to their GP */
int cov_elders_score(adit_tx *tx, adit_score_line *lines, int max, int *total);

/* prepare.c, setup.c, derive.c, score.c, check.c, draw.c, evaluate.c, queries.c */
adit_status cov_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);
adit_status cov_check_sets(const adit_cards *cards, adit_err *err); /* prepare.c: all are there */
/* prepare.c: what lies on the tool spaces of a clan board (COV_PLACE_HOUSES, ..._WORKSHOPS) */
int cov_on_spaces(const adit_cards *cards, int fact);
adit_status cov_setup(adit_state *state, const adit_cards *cards, adit_err *err);
void cov_derive(adit_state *state, const adit_cards *cards);
/* derive.c: dwarves that the seat has assigned in this Era; -1: they are being taken back. */
int cov_turns_taken(const cov_state *state, int seat);
int cov_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
unsigned cov_winners(adit_tx *tx, char *verdict, size_t size);
int cov_worth(adit_tx *tx, int seat);
adit_status cov_check(const adit_state *state, const adit_cards *cards, adit_err *err);
/* check_cards.c: what lies in the mountain, and every card in its place. */
adit_status cov_check_mountain(const cov_state *state, const adit_cards *cards, adit_err *err);
adit_status cov_check_cards(const cov_state *state, const adit_cards *cards, adit_err *err);
adit_status cov_check_with_cards(adit_tx *tx, adit_err *err); /* check_allowed.c */
void cov_draw(adit_tx *tx, int viewer, adit_canvas *canvas);
/* queries.c */
extern const adit_query_row cov_queries[];
int cov_monuments(adit_tx *tx, int seat);    /* acquired, built or not */
int cov_districts_of(adit_tx *tx, int seat); /* with presence of the seat (COV-67) */

#endif
