/* check.c - the invariants of section 12 of the rules, as far as one state shows them.
 *
 * CVC-I12 speaks of the moment of a furnish move and is kept by furnish.c. Bounds that belong
 * to the printed cards only are tested if no other cards are loaded.
 */
#include "engine/games/cave_vs_cave/game.h"

#include <string.h>

static bool has_only_printed_cards(const adit_cards *cards)
{
    for (int i = 0; i < cards->count; i++) {
        const char *mod = cards->card[i].mod;
        if (mod != NULL && strcmp(mod, cvc_game.info.id) != 0) {
            return false;
        }
    }
    return true;
}

/* CVC-I1 */
static adit_status check_walls(const cvc_state *state, adit_problems *problems)
{
    int built = 0, walls = state->base.rule[CVC_RULE_WALLS];

    for (int seat = 0; seat < state->base.players; seat++) {
        for (int slot = 0; slot < CVC_SLOTS; slot++) {
            if (state->player[seat].wall[slot] && !cvc_slot_exists(state, seat, slot)) {
                return adit_problem(problems, "player %d has a wall on %s, which does not exist",
                                    seat + 1, cvc_slot_names[slot]);
            }
        }
        built += cvc_built_walls(&state->player[seat]);
    }
    if (state->wall_supply + built != walls) {
        return adit_problem(problems, "%d walls in the supply and %d built do not add up to %d",
                            state->wall_supply, built, walls);
    }
    return ADIT_OK;
}

/* CVC-I2 */
static adit_status check_room_place(const cvc_state *state, const adit_card *room,
                                    adit_problems *problems)
{
    int place = state->room_place[room->kind_number];
    int back = room->fact[CVC_ROOM_BACK].number;
    int pin = place - CVC_ROOM_PIN, pins = state->base.players * CVC_PRINTED, seat, cell;

    if ((place == CVC_ROOM_PRINTED) != (back == CVC_BACK_PRINTED)) {
        return adit_problem(problems, "invalid place for %s", room->id);
    }
    if (place == CVC_ROOM_REMOVED && (state->base.players != 1 || back != CVC_BACK_LIGHT)) {
        return adit_problem(problems, "%s cannot be removed from the game", room->id);
    }
    if (place == CVC_ROOM_PILE_TOP && state->base.players != 1) {
        return adit_problem(problems, "%s is on the pile, which exists only in a solo match",
                            room->id);
    }
    if (place == CVC_ROOM_WAITING && room->fact[CVC_ROOM_ERA].number <= 1) {
        return adit_problem(problems, "%s waits for an era, but belongs to none", room->id);
    }
    if (cvc_cell_of_place(place, &seat, &cell)) {
        if (seat >= state->base.players || state->player[seat].room_at[cell] != room->number + 1) {
            return adit_problem(problems, "%s is not the only room in its cell", room->id);
        }
        if (state->player[seat].ground[cell] != CVC_EMPTY) {
            return adit_problem(problems, "the cell of %s is not dug out", room->id);
        }
    }
    if (place >= CVC_ROOM_PIN && place < CVC_ROOM_PILE_TOP &&
        (pin >= pins || state->player[pin / CVC_PRINTED].ground[pin % CVC_PRINTED] != CVC_ROCK)) {
        return adit_problem(problems, "%s is under a rock that does not exist", room->id);
    }
    return ADIT_OK;
}

/* CVC-I2 */
static adit_status check_rooms(const cvc_state *state, const adit_cards *cards,
                               adit_problems *problems)
{
    bool is_taken[CVC_ROOM_PLACES] = {false};
    int removed = 0;

    for (ADIT_EACH_CARD(room, cards, CVC_KIND_ROOM)) {
        int place = state->room_place[room->kind_number];
        (void)check_room_place(state, room, problems);
        if (place >= CVC_ROOM_CELL && place < CVC_ROOM_DEEP_POOL && is_taken[place]) {
            adit_problem(problems, "%s is in the same place as another room", room->id);
        }
        is_taken[place] = true;
        removed += place == CVC_ROOM_REMOVED;
    }
    if (removed > 3) {
        adit_problem(problems, "%d light rooms are removed; at most 3 can be", removed);
    }
    return ADIT_OK;
}

/* Turns that the seat has taken a tile in, this round; a turn without one is possible (CVC-E2). */
static int count_turns_begun(const cvc_state *state, int seat)
{
    int begun = state->turn.number + (state->turn.tile != 0), players = state->base.players;
    int count = 0;

    for (int i = 0; i < begun; i++) {
        count += (state->start_player + i) % players == seat;
    }
    return count;
}

/* CVC-I3 (each tile has one place by its nature) and CVC-I8. */
static adit_status check_tiles(const cvc_state *state, const adit_cards *cards,
                               adit_problems *problems)
{
    int taken[CVC_SEATS] = {0};

    for (ADIT_EACH_CARD(tile, cards, CVC_KIND_TILE)) {
        int place = state->tile_place[tile->kind_number];
        bool is_removed = tile->fact[CVC_TILE_MIN_PLAYERS].number > state->base.players;
        if ((place == CVC_TILE_REMOVED) != is_removed) {
            return adit_problem(problems, "invalid place for %s", tile->id);
        }
        if (place >= CVC_TILE_TAKEN && place < CVC_TILE_PIN) {
            taken[place - CVC_TILE_TAKEN]++;
        }
    }
    for (int seat = 0; seat < CVC_SEATS; seat++) {
        bool between = state->phase == CVC_PHASE_ROUND_START || state->base.is_over;
        if (taken[seat] > (between ? 0 : count_turns_begun(state, seat))) {
            return adit_problem(problems, "player %d has taken too many tiles: %d", seat + 1,
                                taken[seat]);
        }
    }
    return ADIT_OK;
}

/* CVC-I8: the tile of a turn is one that the player has taken, and nobody plays out of turn. */
static adit_status check_open_tile(const cvc_state *state, const adit_cards *cards,
                                   adit_problems *problems)
{
    bool is_turn = state->phase >= CVC_PHASE_TAKE_TILE && state->phase <= CVC_PHASE_TURN_END;
    int players = state->base.players, active = state->base.active;

    if (is_turn && active != (state->start_player + state->turn.number) % players) {
        return adit_problem(problems, "player %d plays out of turn", active + 1);
    }
    if (state->turn.tile == 0) {
        if (state->phase == CVC_PHASE_TILE) {
            adit_problem(problems, "player %d plays without a tile", active + 1);
        }
        return ADIT_OK;
    }
    if (state->phase != CVC_PHASE_TILE && state->phase != CVC_PHASE_TURN_END) {
        return adit_problem(problems, "a tile is in use outside a turn");
    }
    const adit_card *tile = cvc_card(cards, state->turn.tile);

    if (tile->kind != CVC_KIND_TILE ||
        state->tile_place[tile->kind_number] != CVC_TILE_TAKEN + active) {
        return adit_problem(problems, "player %d has not taken %s", active + 1, tile->id);
    }
    return ADIT_OK;
}

/* Deep cells are those that a card has added. */
static adit_status check_deep_cells(const cvc_player *player, int seat, const adit_cards *cards,
                                    adit_problems *problems)
{
    for (int cell = CVC_PRINTED; cell < cvc_cell_count(cards); cell++) {
        if (player->ground[cell] == CVC_MOUTH ||
            (player->ground[cell] != CVC_ABSENT && cvc_cell_card(cards, cell) == NULL)) {
            return adit_problem(problems, "%s of player %d has the wrong ground",
                                cvc_cell_names[cell], seat + 1);
        }
    }
    return ADIT_OK;
}

static adit_status check_cave(const cvc_state *state, const adit_cards *cards, int seat,
                              adit_problems *problems)
{
    const cvc_player *player = &state->player[seat];
    const int rocks = cvc_rocks_at_first(player, cards);
    bool is_full = true;

    ADIT_TRY(check_deep_cells(player, seat, cards, problems));
    for (int cell = 0; cell < CVC_CAVE; cell++) {
        if ((player->ground[cell] == CVC_MOUTH) != (cell == CVC_ENTRANCE) ||
            player->ground[cell] == CVC_ABSENT) {
            return adit_problem(problems, "%s of player %d has the wrong ground",
                                cvc_cell_names[cell], seat + 1); /* CVC-I6 */
        }
        is_full = is_full && player->room_at[cell] != 0;
    }
    if ((player->ground[CVC_CAVERN] != CVC_ABSENT) != (player->cavern_side != CVC_SIDE_NONE)) {
        return adit_problem(problems, "c11 and the cavern side of player %d are inconsistent",
                            seat + 1); /* CVC-I7 */
    }
    if (player->ground[CVC_CAVERN] != CVC_ABSENT &&
        (player->ground[CVC_CAVERN] != CVC_EMPTY || !is_full)) {
        return adit_problem(problems,
                            "player %d has the Additional Cavern, but the cave is not full",
                            seat + 1); /* CVC-I7 */
    }
    if (cvc_count_ground(player, CVC_ROCK) + player->digs != rocks) {
        return adit_problem(problems, "%d rocks and %d digs of player %d do not add up to %d",
                            cvc_count_ground(player, CVC_ROCK), player->digs, seat + 1, rocks);
    }
    return ADIT_OK;
}

/* That goods stay within their limits (CVC-I4) is checked with the fields. */
static adit_status check_colours(const cvc_state *state, const adit_cards *cards, int seat,
                                 adit_problems *problems)
{
    const cvc_room_counts rooms = cvc_rooms_by_colour(state, cards, seat);

    if (rooms.orange <= rooms.blue && (cards->permissions >> CVC_MAY_MIX_COLOURS & 1) == 0) {
        adit_problem(problems,
                     "player %d has %d orange and %d blue rooms, but needs more orange than blue",
                     seat + 1, rooms.orange, rooms.blue); /* CVC-I5 */
    }
    return ADIT_OK;
}

/* CVC-I9: what is used is an orange room, and rooms are used because a group of the tile that was
 * carried out says so. With the printed cards four at most, those that may still be used too. */
static adit_status check_uses(const cvc_state *state, const adit_cards *cards,
                              adit_problems *problems)
{
    const cvc_player *player = &state->player[state->base.active];
    int used = __builtin_popcount(state->turn.used), left = state->turn.rooms_left;
    int tile = state->turn.tile, groups = 0;

    if (state->turn.used >> CVC_PRINTED != 0) {
        return adit_problem(problems, "a room was used in cell %d, which is not in turn_used",
                            31 - __builtin_clz(state->turn.used));
    }
    for (int cell = 0; cell < CVC_CELLS; cell++) {
        int room = player->room_at[cell];

        if (cvc_was_used(state, cell) &&
            (room == 0 || cvc_card(cards, room)->fact[CVC_ROOM_COLOUR].number != CVC_ORANGE)) {
            return adit_problem(
                problems, "a room was used in cell %d, but player %d has no orange room there",
                cell, state->base.active + 1);
        }
    }
    if (!has_only_printed_cards(cards)) {
        return ADIT_OK;
    }
    if (used + left > 4) {
        return adit_problem(problems, "%d rooms were used this turn and %d more can be", used,
                            left);
    }
    if (tile != 0 && cvc_card(cards, tile)->kind == CVC_KIND_TILE) {
        groups = cvc_card(cards, tile)->extra[CVC_EXTRA_ROOMS] & (int)state->turn.done;
    }
    if (used + left > 0 && groups == 0) {
        adit_problem(problems, "rooms are in use, but no tile allows it");
    }
    return ADIT_OK;
}

/* CVC-I11 */
static adit_status check_turn(const cvc_state *state, const adit_cards *cards,
                              adit_problems *problems)
{
    int players = state->base.players, turns = state->turn.number;
    const int last = cvc_round_count(cards, players);

    if (state->round > last) {
        return adit_problem(problems, "round %d does not exist", state->round);
    }
    if (state->base.is_over &&
        (state->round != last ||
         turns != players * cvc_turns_of_round(cards, players, state->round))) {
        return adit_problem(problems, "the match ended in round %d after %d turns", state->round,
                            turns);
    }
    for (int round = 1; round < state->round; round++) {
        turns += players * cvc_turns_of_round(cards, players, round);
    }
    if (state->base.turn != turns) {
        return adit_problem(problems, "%d turns were counted, but %d were taken", state->base.turn,
                            turns);
    }
    return ADIT_OK;
}

/* CVC-I7 */
adit_status cvc_check(const adit_state *base, const adit_cards *cards, adit_err *err)
{
    const cvc_state *state = (const cvc_state *)base;
    adit_problems problems = {.err = err};
    int caverns = 0;

    (void)check_walls(state, &problems);
    (void)check_rooms(state, cards, &problems);
    (void)check_tiles(state, cards, &problems);
    (void)check_open_tile(state, cards, &problems);
    for (int seat = 0; seat < base->players; seat++) {
        (void)check_colours(state, cards, seat, &problems);
        (void)check_cave(state, cards, seat, &problems);
        caverns += state->player[seat].ground[CVC_CAVERN] != CVC_ABSENT;
    }
    if (caverns > 1) {
        adit_problem(&problems, "both players have the Additional Cavern");
    }
    (void)check_uses(state, cards, &problems);
    (void)check_turn(state, cards, &problems);
    return problems.status;
}
