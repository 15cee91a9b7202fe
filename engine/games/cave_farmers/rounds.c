/* rounds.c - the course of a round around the work phase (CF-46 to CF-54, CF-70, CF-71).
 *
 * Face-down round cards are a set for each stage: which one it is, is drawn when it is turned
 * up, unless it is pinned to its round, fixed there, or the game is solo.
 */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"

#include <string.h>

#define STAGES 5 /* the fifth only in rounds that mods add */

/* ---- Round cards (CF-40, CF-46, CF-320) ---- */

static bool is_up(const cf_state *state, int space)
{
    return state->space_place[space] == CF_SPACE_OPEN ||
           state->space_place[space] == CF_SPACE_TURNED;
}

/* The round in which a face-down card is known to come; 0: some round of its stage. */
static int known_round(const cf_state *state, const adit_card *space)
{
    int place = state->space_place[space->kind_number];

    if (place >= CF_SPACE_PIN && place < CF_SPACE_PLACES) {
        return place - CF_SPACE_PIN + 1;
    }
    if (place != CF_SPACE_FACE_DOWN) {
        return 0;
    }
    if (state->base.players == 1 && space->fact[CF_SPACE_SOLO_ROUND].number > 0) {
        return space->fact[CF_SPACE_SOLO_ROUND].number;
    }
    return space->fact[CF_SPACE_FIXED_ROUND].number;
}

/* CF-47: turning up one card may turn over another one. */
static adit_status turn_up(adit_tx *tx, const adit_card *space)
{
    cf_state *state = cf_of(tx);
    const adit_node_id revealed = space->fact[CF_SPACE_REVEALED].effect;

    state->space_place[space->kind_number] = CF_SPACE_OPEN;
    state->space_known[space->kind_number] = 0;
    adit_note(tx, CF_LOG_REVEALED, -1, space->number + 1, 0, 0);
    return revealed == 0
               ? ADIT_OK
               : adit_effect_run_auto(tx, state->start_player, space->number, revealed, NULL);
}

/* A card that was pinned to a round is hidden like any other, so it counts as chance; what the
 * rules fix is known to all (CF-40, CF-320). */
static adit_status turn_up_at_its_round(adit_tx *tx, const adit_card *space)
{
    int card = space->number;

    if (cf_of(tx)->space_place[space->kind_number] >= CF_SPACE_PIN) {
        ADIT_TRY(adit_turn_up(tx, CF_STREAM_ROUND_CARDS, NULL, 0, space->number, &card));
    }
    return turn_up(tx, &tx->cards->card[card]);
}

static adit_status turn_up_known(adit_tx *tx)
{
    const int count = cf_space_count(tx->cards);

    for (int i = 0; i < count; i++) {
        if (cf_of(tx)->space_place[i] == CF_SPACE_OUT || is_up(cf_of(tx), i)) {
            continue;
        }
        const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        int round = known_round(cf_of(tx), space);
        if (round >= 1 && round <= cf_of(tx)->round) {
            ADIT_TRY(turn_up_at_its_round(tx, space));
        }
    }
    return ADIT_OK;
}

/* Draws one face-down card of the stage; does nothing if there is none. */
static adit_status turn_up_one_of(adit_tx *tx, int stage)
{
    const int spaces = cf_space_count(tx->cards);
    int hidden[CF_SPACES], count = 0, card;

    for (int i = 0; i < spaces; i++) {
        if (cf_of(tx)->space_place[i] != CF_SPACE_FACE_DOWN) {
            continue;
        }
        const adit_card *space = adit_card_at(tx->cards, CF_KIND_SPACE, i);
        if (space->fact[CF_SPACE_STAGE].number == stage && known_round(cf_of(tx), space) == 0) {
            hidden[count++] = space->number;
        }
    }
    ADIT_TRY(adit_turn_up(tx, CF_STREAM_ROUND_CARDS, hidden, count, ADIT_NO_CARD, &card));
    return card == ADIT_NO_CARD ? ADIT_OK : turn_up(tx, &tx->cards->card[card]);
}

/* How many cards of each stage are up; the back of a card is no card of its own. */
static void count_up(const adit_tx *tx, int up[STAGES + 1])
{
    const int count = cf_space_count(tx->cards);

    for (int i = 0; i < count; i++) {
        if (is_up(cf_of(tx), i)) {
            const adit_fact *fact = adit_card_at(tx->cards, CF_KIND_SPACE, i)->fact;
            const char *front = fact[CF_SPACE_BACK_OF].text;
            up[fact[CF_SPACE_STAGE].number] += front == NULL || front[0] == '\0';
        }
    }
}

/* After it one card lies open for each round so far. That is one more than in the round
 * before; a scenario that starts in round 5 gets the cards of rounds 1 to 4 as well. */
static adit_status turn_up_cards(adit_tx *tx)
{
    const cf_state *state = cf_of(tx);
    int due[STAGES + 1] = {0}, up[STAGES + 1] = {0};

    for (int round = 1; round <= state->round; round = cf_next_round(state->base.players, round)) {
        due[cf_stage_of_round(tx->cards, state->base.players, round)]++;
    }
    ADIT_TRY(turn_up_known(tx));
    count_up(tx, up);
    for (int stage = 1; stage <= STAGES; stage++) {
        for (; up[stage] < due[stage]; up[stage]++) {
            ADIT_TRY(turn_up_one_of(tx, stage));
        }
    }
    return ADIT_OK;
}

/* ---- The start of a round ---- */

static adit_status begin_with_first_seat(adit_tx *tx, int phase)
{
    cf_state *state = cf_of(tx);

    state->at_turn = state->base.active = state->start_player;
    return cf_begin_phase(tx, phase);
}

adit_status cf_round_start(adit_tx *tx)
{
    cf_state *state = cf_of(tx);

    adit_note(tx, CF_LOG_ROUND, -1, state->round, 0, 0);
    adit_reset_counters(tx, ADIT_RESET_ROUND);
    state->base.active = state->start_player;
    ADIT_TRY(turn_up_cards(tx));
    if (state->base.rule[CF_RULE_REVEAL_HARVEST] == 0) {
        ADIT_TRY(cf_reveal_harvest(tx)); /* CF-48 */
    }
    return begin_with_first_seat(tx, CF_PHASE_INCOME);
}

/* CF-49: what waits on the space of this round, then the tiles that work at its beginning. */
static adit_status income_of(adit_tx *tx, int seat)
{
    cf_state *state = cf_of(tx);
    uint8_t *waiting = state->player[seat].waiting[state->round];
    adit_goods goods = {{0}};

    goods.have[CF_WOOD] = waiting[0];
    goods.have[CF_STONE] = waiting[1];
    goods.have[CF_RUBY] = waiting[2];
    memset(waiting, 0, sizeof state->player[seat].waiting[0]);
    ADIT_TRY(adit_gain(tx, seat, &goods));
    return adit_raise_plain(tx, CF_EVENT_ROUND_BEGAN, seat, ADIT_NO_CARD, state->round);
}

adit_status cf_income(adit_tx *tx)
{
    cf_state *state = cf_of(tx);

    for (int i = 0; i < state->base.players; i++) {
        int seat = (state->start_player + i) % state->base.players;
        state->at_turn = state->base.active = (uint8_t)seat;
        ADIT_TRY(income_of(tx, seat));
    }
    return begin_with_first_seat(tx,
                                 state->base.players == 1 ? CF_PHASE_RETAIN : CF_PHASE_REPLENISH);
}

adit_status cf_replenish_step(adit_tx *tx)
{
    cf_replenish(tx);
    ADIT_TRY(begin_with_first_seat(tx, CF_PHASE_PLACE));
    return cf_next_to_place(tx, cf_of(tx)->start_player);
}

/* ---- The end of a round ---- */

/* CF-54: newborn dwarfs come home with the one they lie on, and stay newborn. */
adit_status cf_return_home(adit_tx *tx)
{
    cf_state *state = cf_of(tx);

    memset(state->taken_by, 0, sizeof state->taken_by);
    for (int seat = 0; seat < state->base.players; seat++) {
        memset(state->player[seat].dwarf_at, 0, sizeof state->player[seat].dwarf_at);
        state->player[seat].has_passed = 0;
    }
    return cf_begin_harvest(tx);
}

/* CF-70. The token says who begins from the next round on (CF-180). */
adit_status cf_round_end(adit_tx *tx)
{
    cf_state *state = cf_of(tx);

    if (state->harvest != CF_HARVEST_NONE) {
        ADIT_TRY(cf_raise_for_each(tx, CF_EVENT_HARVEST_ENDED, state->harvest));
    }
    ADIT_TRY(cf_raise_for_each(tx, CF_EVENT_ROUND_ENDED, state->round));
    for (int seat = 0; seat < state->base.players; seat++) {
        cf_player *player = &state->player[seat];
        for (int dwarf = 0; dwarf < CF_DWARFS; dwarf++) {
            if (player->dwarf[dwarf] == CF_DWARF_NEWBORN) {
                player->dwarf[dwarf] = CF_DWARF_ADULT;
            }
        }
        player->harvest_choice = 0; /* CF-478: holds for one harvest only */
    }
    state->harvest = CF_HARVEST_NONE;
    state->start_player = state->next_start_player;
    if (state->round >= cf_last_round(tx->cards, state->base.players)) {
        return begin_with_first_seat(tx, CF_PHASE_FINAL);
    }
    state->round = (uint8_t)cf_next_round(state->base.players, state->round);
    state->at_turn = state->base.active = state->start_player;
    state->phase = CF_PHASE_ROUND_START;
    return ADIT_OK;
}

/* The next seat in order; false when everybody has had its turn. */
static bool pass_on(cf_state *state)
{
    int next = (state->at_turn + 1) % state->base.players;

    state->at_turn = state->base.active = (uint8_t)next;
    return next != state->start_player;
}

/* CF-71: everybody may exchange once more; scoring is one snapshot after that (CF-301). */
adit_status cf_final(adit_tx *tx)
{
    static const uint16_t options[] = {CF_OPT_FINAL_DONE, 0};
    cf_state *state = cf_of(tx);
    const adit_question question =
        adit_first_question(CF_ASK_FINAL, state->at_turn, adit_build_plain, options);
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer));
    if (!pass_on(state)) {
        state->base.is_over = 1;
    }
    return ADIT_OK;
}
