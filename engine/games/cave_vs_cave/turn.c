/* turn.c - the course of a match, one transaction at a time.
 *
 * Each phase is one function. What the next step needs stands in the state's `turn`; nothing
 * is kept on the C stack between two steps. A step that has only to tidy up returns without
 * asking, so that a question that says `first` really stands at a transaction's beginning.
 */
#include "engine/base/assert.h"
#include "engine/games/cave_vs_cave/game.h"

#include <string.h>

/* ---- Round start (CVC-36) ---- */

static bool is_turned_up(int place)
{
    return place >= CVC_TILE_ON_BOARD && place < CVC_TILE_PIN;
}

static adit_status turn_up(adit_tx *tx, int card)
{
    int tile = tx->cards->card[card].kind_number;

    cvc_of(tx)->tile_place[tile] = CVC_TILE_ON_BOARD;
    cvc_of(tx)->tile_known[tile] = 0;
    adit_note(tx, CVC_LOG_TURNED_UP, -1, card + 1, 0, 0);
    return adit_raise_for_each(tx, tx->work->active,
                               (adit_event){.event = CVC_EVENT_TILE_REVEALED, .card = card});
}

/* Draws one face-down tile of the stage; does nothing if there is none. */
static adit_status turn_up_one_of(adit_tx *tx, int stage)
{
    int hidden[ADIT_MAX_CARDS_OF_KIND], count = 0, card;

    for (ADIT_EACH_CARD(tile, tx->cards, CVC_KIND_TILE)) {
        if (cvc_of(tx)->tile_place[tile->kind_number] == CVC_TILE_FACE_DOWN &&
            tile->fact[CVC_TILE_STAGE].number == stage) {
            hidden[count++] = tile->number;
        }
    }
    ADIT_TRY(adit_turn_up(tx, CVC_STREAM_TILES, hidden, count, ADIT_NO_CARD, &card));
    return card != ADIT_NO_CARD ? turn_up(tx, card) : ADIT_OK;
}

/* Tiles pinned to this round or an earlier one. */
static adit_status turn_up_pinned(adit_tx *tx)
{
    const cvc_state *state = cvc_of(tx);

    for (int i = 0; i < adit_kind_card_count(tx->cards, CVC_KIND_TILE); i++) {
        int round = state->tile_place[i] - CVC_TILE_PIN + 1, card;
        if (round >= 1 && round <= state->round) {
            ADIT_TRY(adit_turn_up(tx, CVC_STREAM_TILES, NULL, 0,
                                  adit_card_at(tx->cards, CVC_KIND_TILE, i)->number, &card));
            ADIT_TRY(turn_up(tx, card));
        }
    }
    return ADIT_OK;
}

static int count_turned_up(const adit_tx *tx, int stage)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(tx->cards, CVC_KIND_TILE); i++) {
        count += is_turned_up(cvc_of(tx)->tile_place[i]) &&
                 adit_card_at(tx->cards, CVC_KIND_TILE, i)->fact[CVC_TILE_STAGE].number == stage;
    }
    return count;
}

/* After it the board shows the tiles of all rounds so far. Seen from the round before that is
 * mostly one more; a scenario that starts in round 5 gets the tiles of rounds 1 to 4 as well. */
static adit_status turn_up_due(adit_tx *tx)
{
    const cvc_state *state = cvc_of(tx);
    int due[CVC_STAGES] = {0};

    for (int round = 1; round <= state->round; round++) {
        const cvc_round row = cvc_round_row(tx->cards, state->base.players, round);
        due[row.stage] += row.reveals;
    }
    for (int stage = CVC_STAGE_TWO; stage < CVC_STAGES; stage++) {
        for (int shown = due[stage] > 0 ? count_turned_up(tx, stage) : 0; shown < due[stage];
             shown++) {
            ADIT_TRY(turn_up_one_of(tx, stage));
        }
    }
    return ADIT_OK;
}

/* Light rooms that have waited for this era. */
static void open_display(adit_tx *tx, int era)
{
    for (ADIT_EACH_CARD(room, tx->cards, CVC_KIND_ROOM)) {
        uint8_t *place = &cvc_of(tx)->room_place[room->kind_number];
        if (*place == CVC_ROOM_WAITING && room->fact[CVC_ROOM_ERA].number <= era) {
            *place = CVC_ROOM_DISPLAY;
            adit_note(tx, CVC_LOG_JOINS, -1, room->number + 1, 0, 0);
        }
    }
}

static adit_status raise_for_all(adit_tx *tx, int event, int amount)
{
    return adit_raise_for_each(
        tx, tx->work->active, (adit_event){.event = event, .card = ADIT_NO_CARD, .amount = amount});
}

static adit_status era_start(adit_tx *tx)
{
    const cvc_state *state = cvc_of(tx);
    const int players = state->base.players;
    const int era = cvc_era_of_round(tx->cards, players, state->round);

    open_display(tx, era);
    if (state->round == 1 || cvc_era_of_round(tx->cards, players, state->round - 1) == era) {
        return ADIT_OK;
    }
    adit_note(tx, CVC_LOG_ERA, -1, era, 0, 0);
    return raise_for_all(tx, CVC_EVENT_ERA_BEGAN, era);
}

static adit_status turn_start(adit_tx *tx)
{
    cvc_of(tx)->phase = CVC_PHASE_TAKE_TILE;
    return adit_raise_plain(tx, CVC_EVENT_TURN_BEGAN, tx->work->active, ADIT_NO_CARD, 0);
}

static adit_status round_start(adit_tx *tx)
{
    cvc_state *state = cvc_of(tx);

    adit_note(tx, CVC_LOG_ROUND, -1, state->round,
              cvc_turns_of_round(tx->cards, state->base.players, state->round), 0);
    adit_reset_counters(tx, ADIT_RESET_ROUND);
    cvc_open_deep_cells(state, tx->cards);
    ADIT_TRY(era_start(tx));
    ADIT_TRY(turn_up_pinned(tx));
    ADIT_TRY(turn_up_due(tx));
    ADIT_TRY(raise_for_all(tx, CVC_EVENT_ROUND_BEGAN, state->round));
    return turn_start(tx);
}

/* ---- Taking a tile (CVC-37, CVC-43) ---- */

static bool may_take(adit_tx *tx, int seat, const adit_card *tile, adit_why *why)
{
    int place = cvc_of(tx)->tile_place[tile->kind_number];

    if (place == CVC_TILE_TAKEN + seat) {
        return adit_refuse(why, "you have already taken it this round");
    }
    if (place >= CVC_TILE_TAKEN && place < CVC_TILE_PIN) {
        return adit_refuse(why, "your opponent has taken it this round");
    }
    if (place != CVC_TILE_ON_BOARD) {
        return adit_refuse(why, "it is not on the action board");
    }
    return adit_permission(tx, seat, CVC_MAY_TAKE, tile->number, why);
}

static void build_tiles(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context, tiles = adit_kind_card_count(tx->cards, CVC_KIND_TILE);
    const int first = adit_card_at(tx->cards, CVC_KIND_TILE, 0)->number;
    adit_why *why = adit_why_of(out);

    /* Tiles that lie elsewhere have a reason, but not if nobody asks for it. */
    cvc_card_set set = why != NULL ? cvc_first_cards(tiles)
                                   : cvc_cards_at(cvc_of(tx)->tile_place, CVC_TILE_ON_BOARD, tiles);

    for (int i = cvc_take_first(&set); i >= 0; i = cvc_take_first(&set)) {
        const adit_option option = {.what = CVC_OPT_TAKE, .a = (int16_t)(first + i + 1)};
        const bool may = may_take(tx, seat, adit_card_at(tx->cards, CVC_KIND_TILE, i), why);

        if (!adit_offer_if(out, option, may)) {
            return;
        }
    }
}

static adit_status take_tile(adit_tx *tx)
{
    cvc_state *state = cvc_of(tx);
    int seat = state->base.active;
    const adit_question question = adit_first_question(CVC_ASK_TILE, seat, build_tiles, &seat);
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);

    if (status == ADIT_NONE) {
        /* Never with the printed tiles (CVC-E2); a scenario may lay out too few. */
        state->phase = CVC_PHASE_TURN_END;
        return ADIT_OK;
    }
    ADIT_TRY(status);
    const adit_card *tile = cvc_card(tx->cards, answer.a);
    state->tile_place[tile->kind_number] = (uint8_t)(CVC_TILE_TAKEN + seat);
    state->turn.tile = (uint16_t)answer.a;
    state->turn.connective =
        (uint8_t)adit_connective(tx, seat, tile, tile->fact[CVC_TILE_USE].effect);
    state->phase = CVC_PHASE_TILE;
    adit_note(tx, CVC_LOG_TAKES, seat, answer.a, 0, 0);
    return adit_raise_plain(tx, CVC_EVENT_TILE_TAKEN, seat, tile->number, 0); /* CVC-94 */
}

/* ---- The tile's groups (CVC-38, CVC-44) ---- */

static adit_status tile_group(adit_tx *tx, int seat)
{
    cvc_state *state = cvc_of(tx);
    const adit_card *tile = cvc_card(tx->cards, state->turn.tile);
    const adit_menu menu = {.question = {.key = CVC_ASK_GROUP,
                                         .seat = seat,
                                         .forced = ADIT_FORCED_UNLESS_ANYTIME,
                                         .first = true},
                            .node = tile->fact[CVC_TILE_USE].effect,
                            .connective = state->turn.connective,
                            .done = &state->turn.done,
                            .end = {.what = CVC_OPT_END_TURN},
                            .may_end = true, /* CVC-44: always legal */
                            .extra = cvc_offer_bonuses,
                            .extra_context = &seat};
    adit_option chosen;
    adit_status status = cvc_menu_step(tx, tile, &menu, &chosen);

    if (status == ADIT_NONE || (status == ADIT_OK && chosen.what == CVC_OPT_END_TURN)) {
        state->phase = CVC_PHASE_TURN_END;
        return ADIT_OK;
    }
    ADIT_TRY(status);
    if (chosen.what == CVC_OPT_BONUS) {
        ADIT_TRY(cvc_use_bonus(tx, seat, chosen.a - 1));
    }
    return ADIT_OK;
}

/* CVC-58: an [n] action is finished before anything else is begun; only then is it over, so
 * that the next group begins with its counters at 0. */
static adit_status play_tile(adit_tx *tx)
{
    const cvc_state *state = cvc_of(tx);
    int seat = tx->work->active;

    if (state->turn.rooms_left > 0) {
        ADIT_TRY(cvc_use_room(tx, seat));
    } else {
        ADIT_TRY(tile_group(tx, seat));
    }
    if (state->turn.rooms_left == 0) {
        adit_reset_counters(tx, ADIT_RESET_ACTION);
    }
    return cvc_reveal(tx, seat, false);
}

/* ---- End of a turn and of a round (CVC-39, CVC-40) ---- */

static adit_status turn_end(adit_tx *tx)
{
    cvc_state *state = cvc_of(tx);
    int seat = state->base.active, players = state->base.players, number;

    ADIT_TRY(cvc_reveal(tx, seat, true));
    adit_note(tx, CVC_LOG_ENDS_TURN, seat, 0, 0, 0);
    ADIT_TRY(adit_raise_plain(tx, CVC_EVENT_TURN_ENDED, seat, state->turn.tile - 1, 0));
    adit_reset_counters(tx, ADIT_RESET_ACTION);
    adit_reset_counters(tx, ADIT_RESET_TURN);
    number = state->turn.number + 1;
    memset(&state->turn, 0, sizeof state->turn);
    state->turn.number = (uint8_t)number;
    state->base.turn++;
    state->base.active = (uint8_t)((state->start_player + number) % players);
    if (number < players * cvc_turns_of_round(tx->cards, players, state->round)) {
        return turn_start(tx);
    }
    state->phase = CVC_PHASE_ROUND_END;
    return ADIT_OK;
}

static adit_status round_end(adit_tx *tx)
{
    cvc_state *state = cvc_of(tx);

    adit_note(tx, CVC_LOG_ROUND_ENDS, -1, state->round, 0, 0);
    ADIT_TRY(raise_for_all(tx, CVC_EVENT_ROUND_ENDED, state->round));
    for (int i = 0; i < adit_kind_card_count(tx->cards, CVC_KIND_TILE); i++) {
        if (is_turned_up(state->tile_place[i])) {
            state->tile_place[i] = CVC_TILE_ON_BOARD;
        }
    }
    if (state->round >= cvc_round_count(tx->cards, state->base.players)) {
        ADIT_TRY(raise_for_all(tx, CVC_EVENT_GAME_ENDS, 0));
        state->base.is_over = 1; /* CVC-41 */
        return ADIT_OK;
    }
    state->start_player = (uint8_t)((state->start_player + 1) % state->base.players);
    state->base.active = state->start_player;
    state->turn.number = 0;
    state->round++;
    state->phase = CVC_PHASE_ROUND_START;
    return ADIT_OK;
}

adit_status cvc_step(adit_tx *tx)
{
    static adit_status (*const steps[CVC_PHASE_MAP_END])(adit_tx *) = {
        [CVC_PHASE_ROUND_START] = round_start, [CVC_PHASE_TAKE_TILE] = take_tile,
        [CVC_PHASE_TILE] = play_tile,          [CVC_PHASE_TURN_END] = turn_end,
        [CVC_PHASE_ROUND_END] = round_end,
    };
    const int phase = cvc_of(tx)->phase;

    if (ADIT_CANNOT(phase >= CVC_PHASE_MAP_END)) {
        return adit_fault(tx, ADIT_INTERNAL, "phase %d does not exist", phase);
    }
    return steps[phase](tx);
}
