/* rounds.c - the course of the game around the turns: how a round begins and ends.
 *
 * Each phase is a transaction of its own. The rules ask nothing at the border of two rounds; what
 * an event, a deck or a phase of a mod does there is up to its card.
 */
#include "engine/base/assert.h"
#include "engine/games/dwergar/game.h"

#include <stdio.h>
#include <string.h>

/* DWG-79: without the rounds that mods add. */
static int usual_rounds(const dwg_state *state)
{
    const int rounds = state->base.rule[DWG_RULE_ROUNDS];

    return rounds > 0 ? rounds : state->base.rule[DWG_RULE_EVENTS] + 1;
}

int dwg_last_round(const dwg_state *state, const adit_cards *cards)
{
    return usual_rounds(state) + adit_kind_card_count(cards, DWG_KIND_ROUND);
}

int dwg_usual_actions(const dwg_state *state, const adit_cards *cards)
{
    const int added = state->round - usual_rounds(state) - 1;

    if (added < 0 || added >= adit_kind_card_count(cards, DWG_KIND_ROUND)) {
        return DWG_ACTIONS;
    }
    const adit_fact *actions = &adit_card_at(cards, DWG_KIND_ROUND, added)->fact[DWG_ROUND_ACTIONS];
    return actions->is_set ? actions->number : DWG_ACTIONS;
}

int dwg_event_count(const dwg_state *state, const adit_cards *cards)
{
    int count = state->base.rule[DWG_RULE_EVENTS];

    for (ADIT_EACH_CARD(card, cards, DWG_KIND_ROUND)) {
        count += card->fact[DWG_ROUND_EVENT].number;
    }
    return count;
}

static void begin_with_first_seat(dwg_state *state, int phase)
{
    state->phase = (uint8_t)phase;
    state->at_turn = state->base.active = state->start_player;
}

/* ---- Secret bids in phases of mods ---- */

typedef struct {
    const adit_card *phase;
    int first, players;  /* whose turn it is to bid, in turn order */
    int bids[DWG_SEATS]; /* by seat */
} auction;

static int good_of(const adit_card *phase)
{
    return phase->extra[DWG_EXTRA_GOOD];
}

static int nth_bidder(const adit_tx *tx, const auction *round, int n)
{
    return (round->first + n) % tx->work->players;
}

/* What the seat can bid: as much as it has, whatever could stand in for more. */
static int most_of(const adit_tx *tx, const adit_card *phase, int seat)
{
    const int have = dwg_player_of(tx, seat)->common.goods.have[good_of(phase)];

    return have < phase->extra[DWG_EXTRA_MOST] ? have : phase->extra[DWG_EXTRA_MOST];
}

typedef struct {
    int good, most;
} bidder;

static void build_bids(adit_tx *tx, const void *context, adit_options *out)
{
    const bidder *who = context;

    (void)tx;
    for (int n = 0; n <= who->most; n++) {
        if (!adit_offer(out, (adit_option){
                                 .what = DWG_OPT_BID, .a = (int16_t)n, .b = (int16_t)who->good})) {
            return;
        }
    }
}

/* Nothing changes before all have answered, so what one offers does not depend on another. */
static adit_status ask_for_bids(adit_tx *tx, auction *round)
{
    const int secret_from = tx->next + 1;

    for (int i = 0; i < round->players; i++) {
        const int seat = nth_bidder(tx, round, i);
        const bidder who = {good_of(round->phase), most_of(tx, round->phase, seat)};
        const adit_question question = {.key = DWG_ASK_BID,
                                        .seat = seat,
                                        .build = build_bids,
                                        .context = &who,
                                        .risky = ADIT_NEVER_RISKY,
                                        .no_anytime = true,
                                        .secret_from = secret_from};
        adit_option answer = {0};

        if (who.most > 0) {
            ADIT_TRY(adit_ask(tx, &question, &answer));
        }
        round->bids[seat] = answer.a;
    }
    return tx->stop;
}

static void reveal_bids(adit_tx *tx, const auction *round)
{
    for (int i = 0; i < round->players; i++) {
        const int seat = nth_bidder(tx, round, i);
        char words[80];

        if (most_of(tx, round->phase, seat) > 0) {
            snprintf(words, sizeof words, "%d %s", round->bids[seat],
                     tx->def->goods[good_of(round->phase)].name);
            adit_reveal_answer(tx, seat, words);
        }
    }
}

/* What a card has taken away after an earlier payment is not paid. */
static adit_status pay_bids(adit_tx *tx, const auction *round)
{
    for (int i = 0; i < round->players; i++) {
        const int seat = nth_bidder(tx, round, i);
        adit_goods bid = {{0}};

        bid.have[good_of(round->phase)] = (int16_t)round->bids[seat];
        if (round->bids[seat] > 0 && adit_can_afford(tx, seat, &bid, NULL)) {
            ADIT_TRY(adit_pay(tx, seat, &bid));
        }
    }
    return tx->stop;
}

/* -1: nobody bid anything, or several bid most. */
static int highest_bidder(const auction *round)
{
    int best = 0, seat = -1;

    for (int i = 0; i < DWG_SEATS; i++) {
        if (round->bids[i] > best) {
            best = round->bids[i];
            seat = i;
        } else if (round->bids[i] == best) {
            seat = -1;
        }
    }
    return seat;
}

static adit_status bid_secretly(adit_tx *tx, const adit_card *phase, int first, int players)
{
    const adit_node_id effect = phase->fact[DWG_PHASE_HIGHEST].effect;
    auction round = {.phase = phase, .first = first, .players = players};
    const int outer_card = tx->card;

    tx->card = phase->number; /* it is the card that asks */
    adit_status status = ask_for_bids(tx, &round);
    if (status == ADIT_OK) {
        reveal_bids(tx, &round);
        status = pay_bids(tx, &round);
    }
    tx->card = outer_card;
    ADIT_TRY(status);
    const int seat = highest_bidder(&round);
    return seat >= 0 && effect != 0 ? adit_effect_run_auto(tx, seat, phase->number, effect, NULL)
                                    : tx->stop;
}

/* ---- Phases of mods ---- */

static bool is_due(const adit_card *phase, int moment, int round)
{
    const adit_fact *fact = phase->fact;

    if (fact[DWG_PHASE_AT].number != moment) {
        return false;
    }
    const int from = fact[DWG_PHASE_FROM_ROUND].is_set ? fact[DWG_PHASE_FROM_ROUND].number : 1;
    const int every = fact[DWG_PHASE_EVERY].is_set ? fact[DWG_PHASE_EVERY].number : 1;

    return round >= from && (round - from) % every == 0;
}

/* For one player, or for all of them in turn order. */
static adit_status run_phase(adit_tx *tx, const adit_card *phase, int first, int players)
{
    const adit_node_id once = phase->fact[DWG_PHASE_ONCE].effect;
    const adit_node_id each = phase->fact[DWG_PHASE_EACH].effect;

    adit_note(tx, DWG_LOG_PHASE, -1, phase->number + 1, 0, 0);
    if (once != 0) {
        ADIT_TRY(adit_effect_run_auto(tx, first, phase->number, once, NULL));
    }
    if (phase->extra[DWG_EXTRA_MOST] > 0) {
        ADIT_TRY(bid_secretly(tx, phase, first, players));
    }
    for (int i = 0; i < players && each != 0; i++) {
        ADIT_TRY(
            adit_effect_run_auto(tx, (first + i) % tx->work->players, phase->number, each, NULL));
    }
    return ADIT_OK;
}

adit_status dwg_run_added_phases(adit_tx *tx, int moment, int seat)
{
    const bool is_turn = moment == DWG_AT_TURN_START || moment == DWG_AT_TURN_END;

    for (ADIT_EACH_CARD(phase, tx->cards, DWG_KIND_PHASE)) {
        if (is_due(phase, moment, dwg_of(tx)->round)) {
            ADIT_TRY(run_phase(tx, phase, seat, is_turn ? 1 : tx->work->players));
        }
    }
    return tx->stop;
}

/* Something that concerns everybody: cards hear of it, then come the phases of mods. */
static adit_status announce(adit_tx *tx, int event, int moment)
{
    const dwg_state *state = dwg_of(tx);
    const int start = state->start_player;

    if ((tx->cards->events >> event & 1) != 0) {
        ADIT_TRY(adit_raise_for_each(
            tx, start, (adit_event){.event = event, .card = ADIT_NO_CARD, .amount = state->round}));
    }
    return dwg_run_phases(tx, moment, start);
}

/* ---- The start of a round (5.1) ---- */

/* The only seat of the set, or -1. */
static int only_seat(unsigned seats)
{
    for (int seat = 0; seat < DWG_SEATS; seat++) {
        if (seats == 1u << seat) {
            return seat;
        }
    }
    return -1;
}

/* DWG-42: on a tie nobody gets what the deck gives. */
static adit_status serve_round_leaders(adit_tx *tx)
{

    for (ADIT_EACH_CARD(card, tx->cards, DWG_KIND_DECK)) {
        const adit_node_id effect = card->fact[DWG_DECK_ROUND_LEADER].effect;
        if (effect == 0 || !dwg_of(tx)->deck_in_play[card->kind_number]) {
            continue;
        }
        int leader = only_seat(dwg_leaders(dwg_of(tx), tx->cards, card->kind_number));
        if (leader >= 0) {
            ADIT_TRY(adit_effect_run_auto(tx, leader, card->number, effect, NULL));
        }
    }
    return ADIT_OK;
}

static adit_status start_round(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    adit_note(tx, DWG_LOG_ROUND, -1, state->round, 0, 0);
    adit_reset_counters(tx, ADIT_RESET_ROUND);
    memset(&state->turn, 0, sizeof state->turn);
    state->base.active = state->start_player;
    state->silverbeard = 0; /* DWG-E31: it returns first */
    ADIT_TRY(serve_round_leaders(tx));
    ADIT_TRY(announce(tx, DWG_ON_ROUND_BEGAN, DWG_AT_ROUND_START));
    begin_with_first_seat(state, DWG_PHASE_TURN_START);
    return ADIT_OK;
}

adit_status dwg_take_token(adit_tx *tx, int seat, const adit_args *args)
{
    (void)args;
    dwg_of(tx)->silverbeard = (uint8_t)(seat + 1);
    adit_note(tx, DWG_LOG_SILVERBEARD, seat, 0, 0, 0);
    return tx->stop;
}

/* For the player who is acting, or whom a deck serves: asked about after the current action. */
adit_status dwg_extra_actions(adit_tx *tx, int seat, const adit_args *args)
{
    dwg_state *state = dwg_of(tx);
    const int extra = state->turn.extra + args->n[0];

    if (seat == state->at_turn) {
        state->turn.extra = (uint8_t)(extra < 99 ? extra : 99);
    }
    return tx->stop;
}

/* ---- The end of a round (5.8) ---- */

/* DWG-77: it never harms, so nobody is asked. Who has no fire left must make one (DWG-E64). */
static void light_from_fires(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    for (int seat = state->start_player; seat >= 0; seat = dwg_next_seat(state, seat)) {
        int16_t *have = state->player[seat].common.goods.have;
        if (have[DWG_HOT] == 0 || have[DWG_COOL] == 0) {
            continue;
        }
        int fires = adit_value(tx, seat, DWG_VALUE_FIRES, 1, ADIT_NO_CARD);
        fires = fires < have[DWG_COOL] ? fires : have[DWG_COOL];
        if (fires > 0) {
            have[DWG_HOT] = (int16_t)(have[DWG_HOT] + fires);
            have[DWG_COOL] = (int16_t)(have[DWG_COOL] - fires);
            adit_note(tx, DWG_LOG_LIGHTS, seat, fires, 0, 0);
        }
    }
}

/* DWG-E3, DWG-E4: an event of the last round end does what it does at once, and no more. */
static adit_status end_the_game(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    dwg_discard_event(tx);
    ADIT_TRY(announce(tx, DWG_ON_GAME_ENDED, DWG_AT_GAME_END));
    memset(&state->ending, 0, sizeof state->ending);
    begin_with_first_seat(state, DWG_PHASE_LEADERS);
    return tx->stop;
}

static adit_status end_round(adit_tx *tx)
{
    dwg_state *state = dwg_of(tx);

    memset(&state->turn, 0, sizeof state->turn);
    state->at_turn = state->base.active = state->start_player;
    dwg_discard_event(tx); /* DWG-75 */
    if (state->round >= state->base.rule[DWG_RULE_EVENTS_FIRST] && state->events_left > 0) {
        ADIT_TRY(dwg_reveal_event(tx)); /* DWG-76 */
    }
    light_from_fires(tx);
    ADIT_TRY(announce(tx, DWG_ON_ROUND_ENDED, DWG_AT_ROUND_END));
    if (state->round >= dwg_last_round(state, tx->cards)) {
        return end_the_game(tx); /* DWG-79: the marker stays on the last round */
    }
    state->round++; /* DWG-78 */
    begin_with_first_seat(state, DWG_PHASE_ROUND_START);
    return tx->stop;
}

/* ---- The phases (DWG-41) ---- */

adit_status dwg_step(adit_tx *tx)
{
    static adit_status (*const steps[DWG_PHASE_MAP_END])(adit_tx *) = {
        [DWG_PHASE_ROUND_START] = start_round, [DWG_PHASE_TURN_START] = dwg_turn_start,
        [DWG_PHASE_ACTION] = dwg_action,       [DWG_PHASE_MENU] = dwg_menu,
        [DWG_PHASE_EXTRA] = dwg_extra,         [DWG_PHASE_TURN_END] = dwg_turn_end,
        [DWG_PHASE_ROUND_END] = end_round,     [DWG_PHASE_LEADERS] = dwg_leaders_step,
        [DWG_PHASE_FINAL] = dwg_final,
    };
    const int phase = dwg_of(tx)->phase;

    if (ADIT_CANNOT(phase >= DWG_PHASE_MAP_END)) {
        return adit_fault(tx, ADIT_INTERNAL, "phase %d does not exist", phase);
    }
    return steps[phase](tx);
}
