/* places.c - dwarves and where they stand: placing, taking back, riding in a cart.
 *
 * Workers of a kind are all alike, so a location and a pool only count them. A foreman is one
 * piece with one place; who stands on a location is found by asking the four of them.
 */
#include "engine/games/dwergar/turn.h"

#define FURNACE_HEAT 1 /* DWG-55 */

#include <string.h>

int dwg_location_count(const adit_cards *cards)
{
    int count = adit_kind_card_count(cards, DWG_KIND_LOCATION);

    return count < DWG_LOCATIONS ? count : DWG_LOCATIONS;
}

int dwg_level_of(const adit_tx *tx, int location)
{
    return dwg_location(tx, location)->fact[DWG_LOCATION_LEVEL].number;
}

int dwg_foreman_at(const dwg_state *state, int location)
{
    for (int seat = 0; seat < state->base.players; seat++) {
        if (state->player[seat].foreman == DWG_AT + location) {
            return seat;
        }
    }
    return -1;
}

bool dwg_is_pool_empty(const dwg_player *player)
{
    uint64_t printed_and_foreman; /* the first eight; of the last there is one more */

    memcpy(&printed_and_foreman, player->pool, sizeof printed_and_foreman);
    return player->foreman != DWG_IN_POOL && printed_and_foreman == 0 &&
           player->pool[DWG_DWARVES - 1] == 0;
}

/* ---- Moving dwarves ---- */

static void into_pool(adit_tx *tx, int seat)
{
    dwg_player_of(tx, seat)->foreman = DWG_IN_POOL;
    adit_note(tx, DWG_LOG_RETURNS, seat, 0, 0, 0);
}

/* The cart of a level lies on the tile with the number of that level (DWG-17). */
static void into_cart(adit_tx *tx, int seat, int level)
{
    dwg_player_of(tx, seat)->foreman = (uint8_t)(DWG_IN_CART + level);
    adit_note(tx, DWG_LOG_RIDES, seat, level, 0, 0);
}

static void take_worker(adit_tx *tx, int seat, int location)
{
    dwg_state *state = dwg_of(tx);
    const int kind = state->worker[location];

    state->worker[location] = DWG_NOBODY;
    state->player[seat].pool[kind]++;
    dwg_note_dwarf(tx, DWG_LOG_TAKES, DWG_LOG_TAKES_ADDED, seat, kind);
}

/* DWG-52, DWG-151: a foreman goes home, or, with the other reading of the mine rules, into his
 * owner's cart on that level. */
static void remove_foreman(adit_tx *tx, int owner, int location)
{
    const int level = dwg_level_of(tx, location);

    if (level > 0 && dwg_of(tx)->base.rule[DWG_RULE_FOREMAN_MINE] != 0) {
        into_cart(tx, owner, level);
    } else {
        into_pool(tx, owner);
    }
}

/* DWG-51, DWG-52: makes room and says what stood there. */
static int make_room(adit_tx *tx, int seat, int location)
{
    const int owner = dwg_foreman_at(dwg_of(tx), location);

    if (owner >= 0) {
        remove_foreman(tx, owner, location);
        return owner == seat ? DWG_ONTO_OWN_FOREMAN : DWG_ONTO_FOREMAN;
    }
    if (dwg_of(tx)->worker[location] != DWG_NOBODY) {
        take_worker(tx, seat, location);
        return DWG_ONTO_WORKER;
    }
    return DWG_ONTO_NOTHING;
}

/* DWG-53 */
static void put_down(dwg_state *state, int seat, int dwarf, int location)
{
    dwg_player *player = &state->player[seat];

    if (dwarf == DWG_FOREMAN) {
        player->foreman = (uint8_t)(DWG_AT + location);
    } else {
        player->pool[dwarf]--;
        state->worker[location] = (uint8_t)dwarf;
    }
    state->turn.location = (uint8_t)(location + 1);
    state->turn.dwarf = (uint8_t)dwarf;
}

/* DWG-55: a furnace in the town warms its owner when somebody else comes (DWG-E18, DWG-E19). */
static adit_status warm_owner(adit_tx *tx, int seat, int location)
{
    const int owner = dwg_of(tx)->furnace[location] - 1;

    if (owner < 0 || owner == seat || dwg_level_of(tx, location) > 0) {
        return ADIT_OK;
    }
    const int heat = adit_value(tx, owner, DWG_VALUE_FURNACE_HEAT, FURNACE_HEAT,
                                dwg_location(tx, location)->number);
    return adit_gain_good(tx, owner, DWG_HEAT, heat < 0 ? 0 : heat);
}

adit_status dwg_place(adit_tx *tx, int seat, int dwarf, int location)
{
    const adit_card *card = dwg_location(tx, location);
    int onto;

    const adit_card *added = dwg_specialist(tx->cards, dwarf);

    adit_note(tx, added != NULL ? DWG_LOG_PLACES_ADDED : DWG_LOG_PLACES, seat, card->number + 1,
              added != NULL ? added->number + 1 : dwarf, 0);
    onto = make_room(tx, seat, location);
    put_down(dwg_of(tx), seat, dwarf, location);
    ADIT_TRY(warm_owner(tx, seat, location));
    /* DWG-56 to DWG-60 are up to the cards. */
    return adit_raise_plain(tx, DWG_ON_PLACED, seat, card->number,
                            onto + (dwarf == DWG_FOREMAN ? DWG_BY_FOREMAN : 0));
}

/* DWG-127: nothing is placed. What lies in the foreman's cart stays there. */
adit_status dwg_work_break(adit_tx *tx, int seat, int location)
{
    adit_note(tx, DWG_LOG_BREAK, seat, 0, 0, 0);
    if (dwg_player_of(tx, seat)->foreman != DWG_IN_POOL) {
        into_pool(tx, seat);
    }
    if (location >= 0) {
        take_worker(tx, seat, location);
    }
    return adit_raise_plain(tx, DWG_ON_BREAK, seat, ADIT_NO_CARD, 0);
}

/* DWG-62: the mine level is empty again. */
void dwg_ride(adit_tx *tx, int seat)
{
    const dwg_state *state = dwg_of(tx);
    const int location = state->turn.location - 1;

    if (state->turn.dwarf == DWG_FOREMAN && location >= 0 && dwg_level_of(tx, location) > 0 &&
        state->base.rule[DWG_RULE_FOREMAN_MINE] == 0 &&
        state->player[seat].foreman == DWG_AT + location) {
        into_cart(tx, seat, dwg_level_of(tx, location));
    }
}
