/* rules.h - what the files of the rules use of each other, beside the verbs and the turn. */
#ifndef DWG_RULES_H
#define DWG_RULES_H

#include "engine/games/dwergar/tables/verbs.h"

/* specialists.c: kinds of worker by their number, and bonuses. */
const adit_card *dwg_specialist(const adit_cards *cards, int dwarf); /* NULL: a printed one */
const char *dwg_dwarf_name(const adit_cards *cards, int dwarf);      /* word or id */
const char *dwg_dwarf_title(const adit_cards *cards, int dwarf);     /* as people say it */
int dwg_workers_of(const adit_cards *cards, int dwarf);              /* how many there are */
/* Options and lines of the log whose {a} is a specialist: one row for the words of the printed
 * ones, one for the cards of mods. */
adit_option dwg_dwarf_option(const adit_cards *cards, int printed, int added, int dwarf);
int dwg_dwarf_of_option(const adit_cards *cards, int added, const adit_option *option);
void dwg_note_dwarf(adit_tx *tx, int printed, int added, int seat, int dwarf);
/* A bonus of a location, from 0. */
typedef struct {
    int card;          /* whose step it is; ADIT_NO_CARD: there is no such bonus */
    int specialist;    /* DWG_NOBODY: nobody gets it */
    adit_node_id step; /* 0: the bonus acts on the basic step only */
    int times;         /* 0: any number */
} dwg_bonus;
dwg_bonus dwg_added_bonus(const adit_cards *cards, const adit_card *location, int bonus);

/* In the hot path: most locations have the printed ones only. */
static inline dwg_bonus dwg_bonus_at(const adit_cards *cards, const adit_card *location, int bonus)
{
    static const uint8_t whose[] = {DWG_LOCATION_FIRST_FOR, DWG_LOCATION_SECOND_FOR};
    static const uint8_t step[] = {DWG_LOCATION_FIRST, DWG_LOCATION_SECOND};
    static const uint8_t times[] = {DWG_LOCATION_FIRST_TIMES, DWG_LOCATION_SECOND_TIMES};

    if (bonus >= DWG_PRINTED_BONUSES) {
        return dwg_added_bonus(cards, location, bonus);
    }
    return (dwg_bonus){.card = location->number,
                       .specialist = location->fact[whose[bonus]].number,
                       .step = location->fact[step[bonus]].effect,
                       .times = location->fact[times[bonus]].number};
}
static inline int dwg_bonus_count(const adit_card *location)
{
    return DWG_PRINTED_BONUSES + location->extra[DWG_EXTRA_ADDED];
}

/* places.c: dwarves and where they stand. */
int dwg_location_count(const adit_cards *cards);
int dwg_level_of(const adit_tx *tx, int location);        /* 0: town */
int dwg_foreman_at(const dwg_state *state, int location); /* seat whose foreman stands there, -1 */
bool dwg_is_pool_empty(const dwg_player *player);
/* Steps 1 to 4 of DWG-51 to DWG-60: swaps the dwarves, notifies the cards, opens the action. */
adit_status dwg_place(adit_tx *tx, int seat, int dwarf, int location);
/* DWG-127; location -1: no worker stands on the board. */
adit_status dwg_work_break(adit_tx *tx, int seat, int location);
/* DWG-62: after the menu a foreman on a mine level rides. */
void dwg_ride(adit_tx *tx, int seat);

/* furnaces.c: at the location in use (DWG-67, DWG-133). */
bool dwg_can_install(adit_tx *tx, int seat, adit_why *why);
adit_status dwg_install(adit_tx *tx, int seat);

/* mine.c */
bool dwg_cart_is_empty(const dwg_player *player, int tile); /* of resources (DWG-E13) */

/* menu.c: what the dwarf of the open action counts as; specialist DWG_IRONWORKER ... */
bool dwg_counts_as(adit_tx *tx, int seat, int specialist);
/* Whether the first (0), second (1) or a further bonus of the location in use is open (DWG-66). */
bool dwg_bonus_is_open(adit_tx *tx, int seat, int bonus);

/* track.c: the face-down projects and events. */
int dwg_on_track(const dwg_state *state, const adit_cards *cards);
int dwg_pile_size(const dwg_state *state, const adit_cards *cards);
adit_status dwg_reveal_event(adit_tx *tx); /* turns up, runs once and each, puts in play */
void dwg_discard_event(adit_tx *tx);       /* DWG-75 */

/* projects.c */
int dwg_owner_of(const dwg_state *state, int project, bool *is_upgraded); /* -1: nobody */
int dwg_completed(const dwg_state *state, const adit_cards *cards, int seat, int deck); /* -1 all */
int dwg_upgraded(const dwg_state *state, const adit_cards *cards, int seat, int deck);
/* Seats with the most completed projects of a deck, at least 1; 0: nobody. */
unsigned dwg_leaders(const dwg_state *state, const adit_cards *cards, int deck);

/* derive.c: what is counted in more than one place. */
int dwg_installed(const dwg_state *state, int seat);             /* furnaces on locations */
int dwg_workers(const dwg_state *state, int kind);               /* in pools and on locations */
void dwg_write_decks(const adit_cards *cards, adit_buffer *out); /* their ids, with commas */
/* DWG-32: as many decks as players; the first ones if none is named. */
void dwg_derive_decks(dwg_state *state, const adit_cards *cards);

#endif
