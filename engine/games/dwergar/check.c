/* check.c - the invariants of section 12 of the rules, as far as one state shows them.
 *
 * Scenarios come through here too, so every message names the player, the place and the rule.
 * DWG-I10, DWG-I13, DWG-I14 and DWG-I15 speak of moves, not of states; they are kept by the
 * code that makes them and by tests. So is the part of DWG-I4 that heat only rises outside the
 * own turn. Which player had most projects when the round began (DWG-I11) is not kept, only that
 * somebody did who may hold the token.
 */
#include "engine/games/dwergar/game.h"

typedef struct {
    const dwg_state *state;
    const adit_cards *cards;
    adit_err *err;
} checking;

static const char *id_of(const checking *it, int kind, int number)
{
    return adit_card_at(it->cards, kind, number)->id;
}

/* ---- Dwarves ----------------------------------------------------------------------------------
 */

/* DWG-I1 */
static adit_status check_workers(const checking *it)
{
    for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
        int count = it->state->removed[kind] + dwg_workers(it->state, kind);
        if (count != DWG_WORKERS_OF_KIND) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I1: there are %d %ss in pools, on locations and out of the game, "
                             "not %d",
                             count, dwg_dwarf_words[kind], DWG_WORKERS_OF_KIND);
        }
    }
    return ADIT_OK;
}

static int dwarves_at(const dwg_state *state, int location)
{
    int count = state->worker[location] != DWG_NOBODY;

    for (int seat = 0; seat < state->base.players; seat++) {
        count += state->player[seat].foreman == DWG_AT + location;
    }
    return count;
}

static adit_status check_locations(const checking *it)
{
    const dwg_state *state = it->state;

    for (int i = 0; i < dwg_location_count(it->cards); i++) {
        if (dwarves_at(state, i) > 1) {
            return adit_fail(it->err, ADIT_INTERNAL, "DWG-I1: %d dwarves stand on %s, 1 at most",
                             dwarves_at(state, i), id_of(it, DWG_KIND_LOCATION, i));
        }
        if (state->furnace[i] > state->base.players) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I3: the furnace at %s belongs to player %d, who does not play",
                             id_of(it, DWG_KIND_LOCATION, i), state->furnace[i]);
        }
    }
    return ADIT_OK;
}

/* DWG-I2. A byte holds one place, so a foreman is never in two. */
static adit_status check_foremen(const checking *it)
{
    const dwg_state *state = it->state;

    for (int seat = 0; seat < state->base.players; seat++) {
        const int location = state->player[seat].foreman - DWG_AT;
        if (location < 0) {
            continue;
        }
        if (location >= dwg_location_count(it->cards)) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I2: the foreman of player %d stands on no location", seat + 1);
        }
        const adit_card *card = adit_card_at(it->cards, DWG_KIND_LOCATION, location);
        const bool is_in_use = state->phase == DWG_PHASE_MENU && state->at_turn == seat &&
                               state->turn.location == location + 1;
        if (card->fact[DWG_LOCATION_LEVEL].number > 0 && !is_in_use &&
            state->base.rule[DWG_RULE_FOREMAN_MINE] == 0) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I2: the foreman of player %d stands on %s; he rides in the cart "
                             "when his action is over",
                             seat + 1, card->id);
        }
    }
    return ADIT_OK;
}

/* ---- Goods and furnaces -----------------------------------------------------------------------
 */

/* DWG-I3 */
static adit_status check_furnaces(const checking *it, int seat)
{
    const dwg_player *player = &it->state->player[seat];
    const int16_t *have = player->common.goods.have;
    const int installed = dwg_installed(it->state, seat);

    if (player->unbuilt + have[DWG_COOL] + have[DWG_HOT] + installed != DWG_FURNACES) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         "DWG-I3: player %d has %d furnaces unbuilt, %d cool, %d hot and %d "
                         "installed; they must be %d in all",
                         seat + 1, player->unbuilt, have[DWG_COOL], have[DWG_HOT], installed,
                         DWG_FURNACES);
    }
    return ADIT_OK;
}

/* DWG-I4, DWG-I6. What lies in a cart cannot be negative: it is stored without a sign. */
static adit_status check_goods(const checking *it, int seat)
{
    const int16_t *have = it->state->player[seat].common.goods.have;

    for (int good = 0; good <= DWG_VP; good++) {
        if (have[good] < 0 || have[good] > dwg_goods[good].limit) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "%s: player %d has %d %s, from 0 to %d is possible",
                             good == DWG_HEAT ? "DWG-I4" : "DWG-I6", seat + 1, have[good],
                             dwg_goods[good].name, dwg_goods[good].limit);
        }
    }
    return ADIT_OK;
}

/* ---- Cards ------------------------------------------------------------------------------------
 */

/* DWG-I7. Each card has one place, so no card has two owners. */
static adit_status check_projects(const checking *it)
{
    const dwg_state *state = it->state;

    for (int i = 0; i < adit_cards_of_kind(it->cards, DWG_KIND_PROJECT); i++) {
        const adit_card *card = adit_card_at(it->cards, DWG_KIND_PROJECT, i);
        const int deck = card->extra[DWG_EXTRA_DECK], place = state->project_place[i];
        bool is_upgraded;
        const int owner = dwg_owner_of(state, i, &is_upgraded);
        if ((place == DWG_PLACE_OUT) != (state->deck_in_play[deck] == 0)) {
            return adit_fail(it->err, ADIT_INTERNAL, "DWG-I7: %s is %s; its deck %s is %s",
                             card->id, place == DWG_PLACE_OUT ? "out" : "in the game",
                             id_of(it, DWG_KIND_DECK, deck),
                             place == DWG_PLACE_OUT ? "in play" : "not in play");
        }
        if (owner >= state->base.players) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I7: %s belongs to player %d, who does not play", card->id,
                             owner + 1);
        }
    }
    if (dwg_on_track(state, it->cards) > DWG_TRACK) {
        return adit_fail(it->err, ADIT_INTERNAL, "DWG-I7: %d projects lie on the track, %d at most",
                         dwg_on_track(state, it->cards), DWG_TRACK);
    }
    return ADIT_OK;
}

/* DWG-I8: as many basic cards as there are come first. */
static adit_status check_pile(const checking *it)
{
    const dwg_state *state = it->state;
    const int projects = adit_cards_of_kind(it->cards, DWG_KIND_PROJECT);
    int basic = 0, at_place[DWG_NEXT] = {0};

    for (int i = 0; i < projects; i++) {
        const int place = state->project_place[i];
        const adit_fact *fact = adit_card_at(it->cards, DWG_KIND_PROJECT, i)->fact;
        basic += (place == DWG_PLACE_PILE || place >= DWG_PLACE_PIN) &&
                 fact[DWG_PROJECT_TIER].number == DWG_TIER_BASIC;
    }
    for (int i = 0; i < projects; i++) {
        const int place = state->project_place[i] - DWG_PLACE_PIN;
        const adit_card *card = adit_card_at(it->cards, DWG_KIND_PROJECT, i);
        if (place < 0) {
            continue;
        }
        if ((place < basic) != (card->fact[DWG_PROJECT_TIER].number == DWG_TIER_BASIC) ||
            place >= dwg_pile_size(state, it->cards)) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I8: %s cannot be card %d of the pile; %d basic ones come first",
                             card->id, place + 1, basic);
        }
        if (at_place[place]++ > 0) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I8: %s is not alone as card %d of the pile", card->id, place + 1);
        }
    }
    return ADIT_OK;
}

/* DWG-I9 */
static adit_status check_events(const checking *it)
{
    const dwg_state *state = it->state;
    int place[DWG_EVENT_PLACES] = {0};

    for (int i = 0; i < adit_cards_of_kind(it->cards, DWG_KIND_EVENT); i++) {
        if (place[state->event_place[i]]++ > 0 && state->event_place[i] >= DWG_EVENT_PIN) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I9: two events are to be revealed as round %d ends",
                             state->event_place[i] - DWG_EVENT_PIN + 1);
        }
    }
    int revealed = place[DWG_EVENT_ACTIVE] + place[DWG_EVENT_SPENT];
    if (state->events_left + revealed != state->base.rule[DWG_RULE_EVENTS]) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         "DWG-I9: %d events were revealed and %d are left, not %d in all", revealed,
                         state->events_left, state->base.rule[DWG_RULE_EVENTS]);
    }
    if (place[DWG_EVENT_ACTIVE] > 1) {
        return adit_fail(it->err, ADIT_INTERNAL, "DWG-I9: %d events are active, 1 at most",
                         place[DWG_EVENT_ACTIVE]);
    }
    int active = state->active_event - 1;
    if ((active >= 0) != (place[DWG_EVENT_ACTIVE] == 1) ||
        (active >= 0 && state->event_place[active] != DWG_EVENT_ACTIVE)) {
        return adit_fail(it->err, ADIT_INTERNAL, "DWG-I9: the active event is not the one noted");
    }
    return ADIT_OK;
}

/* DWG-I7, DWG-I9: only upgraded projects listen, and the active event. While their own effect
 * asks something they do not listen yet. */
static adit_status check_in_play(const checking *it)
{
    const dwg_state *state = it->state;

    for (int i = 0; i < adit_cards_of_kind(it->cards, DWG_KIND_PROJECT); i++) {
        const adit_card *card = adit_card_at(it->cards, DWG_KIND_PROJECT, i);
        for (int seat = 0; seat < state->base.players; seat++) {
            if (adit_in_play_find(&state->player[seat].common.in_play, card->number) >= 0 &&
                state->project_place[i] != DWG_PLACE_UPGRADED + seat) {
                return adit_fail(it->err, ADIT_INTERNAL,
                                 "DWG-I7: %s is in play for player %d, but not upgraded", card->id,
                                 seat + 1);
            }
        }
    }
    for (int i = 0; i < adit_cards_of_kind(it->cards, DWG_KIND_EVENT); i++) {
        const adit_card *card = adit_card_at(it->cards, DWG_KIND_EVENT, i);
        if (adit_in_play_find(&state->base.in_play, card->number) >= 0 &&
            state->event_place[i] != DWG_EVENT_ACTIVE) {
            return adit_fail(it->err, ADIT_INTERNAL, "DWG-I9: %s is in play, but not active",
                             card->id);
        }
    }
    return ADIT_OK;
}

/* ---- The course of the game -------------------------------------------------------------------
 */

/* DWG-I11: somebody may hold the token only if a deck in play gives something to its leader. */
static adit_status check_silverbeard(const checking *it)
{
    const dwg_state *state = it->state;
    const int seat = state->silverbeard - 1;

    if (seat < 0) {
        return ADIT_OK;
    }
    if (seat >= state->base.players) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         "DWG-I11: player %d holds the token and does not play", seat + 1);
    }
    for (int i = 0; i < adit_cards_of_kind(it->cards, DWG_KIND_DECK); i++) {
        const adit_card *card = adit_card_at(it->cards, DWG_KIND_DECK, i);
        if (state->deck_in_play[i] && card->fact[DWG_DECK_ROUND_LEADER].effect != 0 &&
            dwg_completed(state, it->cards, seat, i) > 0) {
            return ADIT_OK;
        }
    }
    return adit_fail(it->err, ADIT_INTERNAL,
                     "DWG-I11: player %d holds the token without a project of its deck", seat + 1);
}

/* DWG-I12 */
static adit_status check_turns(const checking *it)
{
    const dwg_state *state = it->state;

    if (state->round < 1 || state->round > dwg_last_round(state)) {
        return adit_fail(it->err, ADIT_INTERNAL, "DWG-79: there is no round %d, only 1 to %d",
                         state->round, dwg_last_round(state));
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        int turns = state->player[seat].turns;
        if (turns != state->round && turns != state->round - 1) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "DWG-I12: player %d has had %d turns in round %d", seat + 1, turns,
                             state->round);
        }
    }
    return ADIT_OK;
}

/* What is noted of the action under way fits together. */
static adit_status check_action(const checking *it)
{
    const dwg_state *state = it->state;
    const int location = state->turn.location - 1, dwarf = state->turn.dwarf;
    const bool is_open = state->phase == DWG_PHASE_MENU;

    if (state->at_turn >= state->base.players || state->start_player >= state->base.players) {
        return adit_fail(it->err, ADIT_INTERNAL, "DWG-I12: there are only %d players",
                         state->base.players);
    }
    if (is_open != (location >= 0) || is_open != (dwarf != DWG_NOBODY)) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         is_open ? "DWG-61: the menu needs a dwarf that was placed; set "
                                   "turn.location and turn.dwarf"
                                 : "DWG-61: turn.location and turn.dwarf are for the phase menu");
    }
    if (is_open &&
        (location >= dwg_location_count(it->cards) ||
         (dwarf == DWG_FOREMAN ? state->player[state->at_turn].foreman != DWG_AT + location
                               : state->worker[location] != dwarf))) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         "DWG-53: the placed dwarf does not stand on the location in use");
    }
    if ((state->phase == DWG_PHASE_ACTION || is_open) && state->turn.actions_left == 0 &&
        !state->turn.is_extra) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         "DWG-45: an action is open, but turn.actions_left is 0");
    }
    if (state->phase == DWG_PHASE_EXTRA && state->turn.extra == 0) {
        return adit_fail(it->err, ADIT_INTERNAL,
                         "DWG-45: an additional action is open, but turn.extra is 0");
    }
    return ADIT_OK;
}

/* All rules that are broken, a line each: whoever wrote the state wants to mend them at once. */
adit_status dwg_check(const adit_state *base, const adit_cards *cards, adit_err *err)
{
    static adit_status (*const checks[])(const checking *it) = {
        check_action, check_workers, check_locations, check_foremen,     check_projects,
        check_pile,   check_events,  check_in_play,   check_silverbeard, check_turns,
    };
    adit_err one;
    const checking it = {(const dwg_state *)base, cards, &one};
    adit_status status = ADIT_OK;

    for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        status = adit_gather(err, status, checks[i](&it), &one);
    }
    for (int seat = 0; seat < base->players; seat++) {
        status = adit_gather(err, status, check_furnaces(&it, seat), &one);
        status = adit_gather(err, status, check_goods(&it, seat), &one);
    }
    return status;
}
