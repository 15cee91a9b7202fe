/* check.c - the invariants of section 12 of the rules, as far as one state shows them.
 *
 * Scenarios come through here too, so every message names the player and the place.
 * DWG-I10, DWG-I13, DWG-I14 and DWG-I15 speak of moves, not of states; they are kept by the
 * code that makes them and by tests. So is the part of DWG-I4 that heat only rises outside the
 * own turn. Which player had most projects when the round began (DWG-I11) is not kept, only that
 * somebody did who may hold the token.
 */
#include "engine/games/dwergar/game.h"
#include "engine/rules/runner.h"

typedef struct {
    const dwg_state *state;
    const adit_cards *cards;
    adit_problems *problems;
} state_check;

static const char *id_of(const state_check *check, int kind, int number)
{
    return adit_card_at(check->cards, kind, number)->id;
}

/* ---- Dwarves ---- */

/* DWG-I1 */
static adit_status check_workers(const state_check *check)
{
    for (DWG_EACH_SPECIALIST(kind, check->cards)) {
        const int all = dwg_workers_of(check->cards, kind);
        int count = check->state->removed[kind] + dwg_workers(check->state, kind);
        if (count != all) {
            return adit_problem(check->problems,
                                "%d %ss are in pools, on locations or out of the game; there "
                                "must be %d",
                                count, dwg_dwarf_name(check->cards, kind), all);
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

static adit_status check_locations(const state_check *check)
{
    const dwg_state *state = check->state;

    for (int i = 0; i < dwg_location_count(check->cards); i++) {
        if (dwarves_at(state, i) > 1) {
            return adit_problem(check->problems, "%d dwarves are on %s; at most 1 is allowed",
                                dwarves_at(state, i),
                                id_of(check, DWG_KIND_LOCATION, i)); /* DWG-I1 */
        }
        if (state->worker[i] == DWG_FOREMAN) {
            return adit_problem(check->problems,
                                "worker.%s: a foreman is no worker; set player[1].foreman",
                                id_of(check, DWG_KIND_LOCATION, i)); /* DWG-6 */
        }
        if (state->furnace[i] > state->base.players) {
            return adit_problem(check->problems,
                                "the furnace at %s belongs to player %d, who is not in this match",
                                id_of(check, DWG_KIND_LOCATION, i), state->furnace[i]); /* DWG-I3 */
        }
    }
    return ADIT_OK;
}

/* DWG-I2. A byte holds one place, so a foreman is never in two. */
static adit_status check_foremen(const state_check *check)
{
    const dwg_state *state = check->state;

    for (int seat = 0; seat < state->base.players; seat++) {
        const int location = state->player[seat].foreman - DWG_AT;
        if (location < 0) {
            const int tile = state->player[seat].foreman - DWG_IN_CART;
            if (tile > dwg_levels(check->cards)) {
                return adit_problem(check->problems,
                                    "the foreman of player %d is in the cart on %s, which the mine "
                                    "does not have",
                                    seat + 1, dwg_level_words[tile]);
            }
            continue;
        }
        if (location >= dwg_location_count(check->cards)) {
            return adit_problem(check->problems,
                                "the foreman of player %d is on a location that does not exist",
                                seat + 1);
        }
        const adit_card *card = adit_card_at(check->cards, DWG_KIND_LOCATION, location);
        const bool is_in_use = state->phase == DWG_PHASE_MENU && state->at_turn == seat &&
                               state->turn.location == location + 1;
        if (card->fact[DWG_LOCATION_LEVEL].number > 0 && !is_in_use &&
            state->base.rule[DWG_RULE_FOREMAN_MINE] == 0) {
            return adit_problem(check->problems,
                                "the foreman of player %d is on %s; he rides in the cart "
                                "once his action is over",
                                seat + 1, card->id);
        }
    }
    return ADIT_OK;
}

/* ---- Goods and furnaces ---- */

/* DWG-I3 */
static adit_status check_furnaces(const state_check *check, int seat)
{
    const dwg_player *player = &check->state->player[seat];
    const int16_t *have = player->common.goods.have;
    const int installed = dwg_installed(check->state, seat);

    if (player->unbuilt + have[DWG_COOL] + have[DWG_HOT] + installed != DWG_FURNACES) {
        return adit_problem(check->problems,
                            "player %d has %d furnaces unbuilt, %d cool, %d hot and %d "
                            "installed; there must be %d in all",
                            seat + 1, player->unbuilt, have[DWG_COOL], have[DWG_HOT], installed,
                            DWG_FURNACES);
    }
    return ADIT_OK;
}

/* DWG-I5: there is a cart on each level of the mine, and nowhere else. */
static adit_status check_carts(const state_check *check, int seat)
{
    const dwg_player *player = &check->state->player[seat];

    for (int tile = dwg_levels(check->cards) + 1; tile < DWG_TILES; tile++) {
        if (!dwg_cart_is_empty(player, tile)) {
            return adit_problem(check->problems,
                                "player %d has goods in a cart on %s, which the mine does not have",
                                seat + 1, dwg_level_words[tile]);
        }
    }
    return ADIT_OK;
}

/* ---- Cards ---- */

/* DWG-I7. Each card has one place, so no card has two owners. */
static adit_status check_projects(const state_check *check)
{
    const dwg_state *state = check->state;

    for (ADIT_EACH_CARD(card, check->cards, DWG_KIND_PROJECT)) {
        const int deck = card->extra[DWG_EXTRA_DECK],
                  place = state->project_place[card->kind_number];
        bool is_upgraded;
        const int owner = dwg_owner_of(state, card->kind_number, &is_upgraded);
        if ((place == DWG_PLACE_OUT) != (state->deck_in_play[deck] == 0)) {
            return adit_problem(check->problems, "%s is %s; its deck %s is %s", card->id,
                                place == DWG_PLACE_OUT ? "out" : "in the game",
                                id_of(check, DWG_KIND_DECK, deck),
                                place == DWG_PLACE_OUT ? "in play" : "not in play");
        }
        if (owner >= state->base.players) {
            return adit_problem(check->problems,
                                "%s belongs to player %d, who is not in this match", card->id,
                                owner + 1);
        }
    }
    if (dwg_on_track(state, check->cards) > DWG_TRACK) {
        return adit_problem(check->problems, "%d projects are on the track; at most %d are allowed",
                            dwg_on_track(state, check->cards), DWG_TRACK);
    }
    return ADIT_OK;
}

/* DWG-I8: as many basic cards as there are come first. */
static adit_status check_pile(const state_check *check)
{
    const dwg_state *state = check->state;
    const int projects = adit_kind_card_count(check->cards, DWG_KIND_PROJECT);
    int basic = 0, at_place[DWG_NEXT] = {0};

    for (int i = 0; i < projects; i++) {
        const int place = state->project_place[i];
        const adit_fact *fact = adit_card_at(check->cards, DWG_KIND_PROJECT, i)->fact;
        basic += (place == DWG_PLACE_PILE || place >= DWG_PLACE_PIN) &&
                 fact[DWG_PROJECT_TIER].number == DWG_TIER_BASIC;
    }
    for (int i = 0; i < projects; i++) {
        const int place = state->project_place[i] - DWG_PLACE_PIN;
        const adit_card *card = adit_card_at(check->cards, DWG_KIND_PROJECT, i);
        if (place < 0) {
            continue;
        }
        if ((place < basic) != (card->fact[DWG_PROJECT_TIER].number == DWG_TIER_BASIC) ||
            place >= dwg_pile_size(state, check->cards)) {
            return adit_problem(check->problems,
                                "%s cannot be card %d of the pile; the %d basic cards come first",
                                card->id, place + 1, basic);
        }
        if (at_place[place]++ > 0) {
            return adit_problem(check->problems, "%s is not the only card %d of the pile", card->id,
                                place + 1);
        }
    }
    return ADIT_OK;
}

/* DWG-I9 */
static adit_status check_events(const state_check *check)
{
    const dwg_state *state = check->state;
    int place[DWG_EVENT_PLACES] = {0};

    for (int i = 0; i < adit_kind_card_count(check->cards, DWG_KIND_EVENT); i++) {
        if (place[state->event_place[i]]++ > 0 && state->event_place[i] >= DWG_EVENT_PIN) {
            return adit_problem(check->problems,
                                "two events are set to be revealed at the end of round %d",
                                state->event_place[i] - DWG_EVENT_PIN + 1);
        }
    }
    int revealed = place[DWG_EVENT_ACTIVE] + place[DWG_EVENT_SPENT];
    const int all = dwg_event_count(state, check->cards);
    if (state->events_left + revealed != all) {
        return adit_problem(check->problems, "%d events revealed and %d left do not add up to %d",
                            revealed, state->events_left, all);
    }
    if (place[DWG_EVENT_ACTIVE] > 1) {
        return adit_problem(check->problems, "%d events are active; at most 1 can be",
                            place[DWG_EVENT_ACTIVE]);
    }
    int active = state->active_event - 1;
    if ((active >= 0) != (place[DWG_EVENT_ACTIVE] == 1) ||
        (active >= 0 && state->event_place[active] != DWG_EVENT_ACTIVE)) {
        return adit_problem(check->problems,
                            "active_event does not match the event that is active");
    }
    return ADIT_OK;
}

/* DWG-I7, DWG-I9: only upgraded projects listen, and the active event. While their own effect
 * asks something they do not listen yet. */
static adit_status check_in_play(const state_check *check)
{
    const dwg_state *state = check->state;

    for (ADIT_EACH_CARD(card, check->cards, DWG_KIND_PROJECT)) {
        for (int seat = 0; seat < state->base.players; seat++) {
            if (adit_in_play_find(&state->player[seat].common.in_play, card->number) >= 0 &&
                state->project_place[card->kind_number] != DWG_PLACE_UPGRADED + seat) {
                return adit_problem(check->problems,
                                    "%s is in play for player %d, but not upgraded", card->id,
                                    seat + 1);
            }
        }
    }
    for (ADIT_EACH_CARD(card, check->cards, DWG_KIND_EVENT)) {
        if (adit_in_play_find(&state->base.in_play, card->number) >= 0 &&
            state->event_place[card->kind_number] != DWG_EVENT_ACTIVE) {
            return adit_problem(check->problems, "%s is in play, but not active", card->id);
        }
    }
    return ADIT_OK;
}

/* ---- The course of the game ---- */

/* DWG-I11 */
static adit_status check_silverbeard(const state_check *check)
{
    const dwg_state *state = check->state;

    return state->silverbeard <= state->base.players
               ? ADIT_OK
               : adit_problem(check->problems,
                              "player %d holds the Silverbeard token, but is not in this match",
                              state->silverbeard);
}

/* DWG-I12 */
static adit_status check_turns(const state_check *check)
{
    const dwg_state *state = check->state;

    if (state->round < 1 || state->round > dwg_last_round(state, check->cards)) {
        return adit_problem(check->problems, "invalid round %d; expected 1 to %d", state->round,
                            dwg_last_round(state, check->cards)); /* DWG-79 */
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        int turns = state->player[seat].turns;
        if (turns != state->round && turns != state->round - 1) {
            return adit_problem(check->problems, "player %d has taken %d turns by round %d",
                                seat + 1, turns, state->round);
        }
    }
    return ADIT_OK;
}

/* DWG-53. When the action is over a foreman leaves the mine, and cards hear of it after that: he is
 * in the cart of that level, above it if a card has moved the lift, or at home if that was the
 * last move. */
static bool stands_where_it_was_placed(const state_check *check)
{
    const dwg_state *state = check->state;
    const int location = state->turn.location - 1, dwarf = state->turn.dwarf;

    if (dwarf != DWG_FOREMAN) {
        return state->worker[location] == dwarf;
    }
    const int foreman = state->player[state->at_turn].foreman;
    const adit_card *card = adit_card_at(check->cards, DWG_KIND_LOCATION, location);
    const int level = card->fact[DWG_LOCATION_LEVEL].number;

    return foreman == DWG_AT + location || (level > 0 && foreman <= DWG_IN_CART + level &&
                                            state->base.rule[DWG_RULE_FOREMAN_MINE] == 0);
}

/* What is noted of the action under way fits together. */
static adit_status check_action(const state_check *check)
{
    const dwg_state *state = check->state;
    const int location = state->turn.location - 1, dwarf = state->turn.dwarf;
    const bool is_open = state->phase == DWG_PHASE_MENU;

    if (state->at_turn >= state->base.players || state->start_player >= state->base.players) {
        return adit_problem(check->problems, "there are only %d players",
                            state->base.players); /* DWG-I12 */
    }
    if (is_open != (location >= 0) || is_open != (dwarf != DWG_NOBODY)) {
        return adit_problem(
            check->problems, "%s",
            is_open
                ? "the phase menu needs a placed dwarf; set turn.location and "
                  "turn.dwarf"
                : "turn.location and turn.dwarf can be set only in the phase menu"); /* DWG-61 */
    }
    if (is_open &&
        (location >= dwg_location_count(check->cards) || !stands_where_it_was_placed(check))) {
        return adit_problem(check->problems, "the placed dwarf is not on the location in use");
    }
    if (is_open && state->turn.opened >
                       dwg_bonus_count(adit_card_at(check->cards, DWG_KIND_LOCATION, location))) {
        return adit_problem(check->problems,
                            "turn.opened: the location in use has no such bonus"); /* DWG-68 */
    }
    if ((state->phase == DWG_PHASE_ACTION || is_open) && state->turn.actions_left == 0 &&
        !state->turn.is_extra) {
        return adit_problem(check->problems,
                            "an action is in progress, but turn.actions_left is 0"); /* DWG-45 */
    }
    if (state->phase == DWG_PHASE_EXTRA && state->turn.extra == 0) {
        return adit_problem(check->problems,
                            "an additional action is pending, but turn.extra is 0"); /* DWG-45 */
    }
    return ADIT_OK;
}

/* That heat and goods stay within their limits (DWG-I4, DWG-I6) is checked with the fields. */
adit_status dwg_check(const adit_state *base, const adit_cards *cards, adit_err *err)
{
    static adit_status (*const checks[])(const state_check *check) = {
        check_action, check_workers, check_locations, check_foremen,     check_projects,
        check_pile,   check_events,  check_in_play,   check_silverbeard, check_turns,
    };
    adit_problems problems = {.err = err};
    const state_check check = {(const dwg_state *)base, cards, &problems};

    for (size_t i = 0; i < sizeof checks / sizeof checks[0]; i++) {
        (void)checks[i](&check);
    }
    for (int seat = 0; seat < base->players; seat++) {
        (void)check_furnaces(&check, seat);
        (void)check_carts(&check, seat);
    }
    return problems.status;
}

/* DWG-I11: of printed cards only decks give the token, to their leaders. Cards of mods may give it
 * to anybody. */
adit_status dwg_check_with_cards(adit_tx *look, adit_err *err)
{
    const dwg_state *state = dwg_of(look);
    const int seat = state->silverbeard - 1;
    adit_problems problems = {.err = err};

    if (seat < 0 || !adit_cards_are_printed(look)) {
        return ADIT_OK;
    }
    for (ADIT_EACH_CARD(card, look->cards, DWG_KIND_DECK)) {
        if (state->deck_in_play[card->kind_number] &&
            card->fact[DWG_DECK_ROUND_LEADER].effect != 0 &&
            dwg_completed(state, look->cards, seat, card->kind_number) > 0) {
            return ADIT_OK;
        }
    }
    return adit_problem(
        &problems, "player %d holds the Silverbeard token without a project of its deck", seat + 1);
}
