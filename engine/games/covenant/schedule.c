/* schedule.c - Eras and phases, which are cards: mods add Eras and insert phases.
 *
 * An inserted phase comes before a moment of the game: the first turn of an Era, a turn, a step of
 * the Council. Moments that belong to one player insert it for that player, the others for
 * everybody in turn order. One card for one player is one transaction; state->added says at
 * which moment the last one was, and how many have been done there.
 */
#include "engine/games/covenant/turn.h"

#include <assert.h>

/* ---- Eras ---- */

int cov_eras(const adit_cards *cards)
{
    return adit_kind_card_count(cards, COV_KIND_ERA);
}

const adit_card *cov_era_card(const adit_cards *cards, int era)
{
    const int count = cov_eras(cards);
    const int rank = era < count ? era - 1 : count - 1;
    const adit_card *card = adit_card_at(cards, COV_KIND_ERA, 0);

    for (int left = count - 1; left > 0 && card->extra[COV_EXTRA_RANK] != rank; left--) {
        card++;
    }
    return card;
}

int cov_turns_in(const adit_cards *cards, int era)
{
    return cov_era_card(cards, era)->fact[COV_ERA_TURNS].number;
}

int cov_turns_after(const adit_cards *cards, int era)
{
    int turns = 0;

    for (int i = 0; i < cov_eras(cards); i++) {
        const adit_card *card = adit_card_at(cards, COV_KIND_ERA, i);
        turns += card->extra[COV_EXTRA_RANK] >= era ? card->fact[COV_ERA_TURNS].number : 0;
    }
    return turns;
}

int cov_councils_scoring(const adit_cards *cards, int slot, int from)
{
    int councils = 0;

    for (int i = 0; i < cov_eras(cards); i++) {
        const adit_card *card = adit_card_at(cards, COV_KIND_ERA, i);
        councils +=
            card->extra[COV_EXTRA_RANK] + 1 >= from && card->fact[COV_ERA_PROJECTS].number > slot;
    }
    return councils;
}

/* ---- Inserted phases ---- */

/* The moment before which phases may come that belongs to each phase of the game. */
static const int8_t moment_of[COV_PHASES] = {
    [COV_PHASE_DRAFT] = -1,
    [COV_PHASE_START_TILES] = -1,
    [COV_PHASE_RELIC_PRE] = COV_BEFORE_TURN,
    [COV_PHASE_ASSIGN] = COV_BEFORE_TURN,
    [COV_PHASE_SUPPORT] = COV_BEFORE_TURN,
    [COV_PHASE_MENU] = COV_BEFORE_TURN,
    [COV_PHASE_RELIC_POST] = COV_BEFORE_TURN,
    [COV_PHASE_CLEANUP] = COV_BEFORE_CLEANUP,
    [COV_PHASE_ELDERS] = COV_BEFORE_ELDERS,
    [COV_PHASE_COUNCIL] = COV_BEFORE_COUNCIL,
    [COV_PHASE_COUNCIL_COINS] = COV_BEFORE_COINS,
    [COV_PHASE_COUNCIL_TRADITIONS] = COV_BEFORE_TRADITIONS,
    [COV_PHASE_RELEASE] = COV_BEFORE_RELEASE,
    [COV_PHASE_COUNCIL_SCORE] = COV_BEFORE_SCORE,
    [COV_PHASE_OBJECTIVES] = COV_BEFORE_OBJECTIVES,
    [COV_PHASE_FINAL] = COV_BEFORE_FINAL,
};

/* An Era begins with the first turn of its first player. */
static bool begins_era(const cov_state *state)
{
    return moment_of[state->phase] == COV_BEFORE_TURN && state->round == 1 &&
           state->at_turn == state->start_player;
}

/* Everybody has such a phase, not only the player at turn. */
static bool is_for_all(int before)
{
    return before == COV_BEFORE_ERA || before == COV_BEFORE_ELDERS ||
           before == COV_BEFORE_COUNCIL || before == COV_BEFORE_SCORE || before == COV_BEFORE_FINAL;
}

/* How many transactions a card gives at this moment. */
static int seats_of(const cov_state *state, int before, int wanted)
{
    if (before != wanted) {
        return 0;
    }
    return is_for_all(before) ? state->base.players : 1;
}

/* The n-th transaction at this moment: which card, for whom. NULL: there are no more. */
static const adit_card *nth_added(const adit_tx *tx, int n, int *seat)
{
    const cov_state *state = cov_of(tx);
    const int count = adit_kind_card_count(tx->cards, COV_KIND_PHASE);
    assert(state->base.players > 0);
    const int moments[] = {begins_era(state) ? COV_BEFORE_ERA : -1, moment_of[state->phase]};

    for (int i = 0; i < 2; i++) {
        for (int k = 0; k < count && moments[i] >= 0; k++) {
            const adit_card *card = adit_card_at(tx->cards, COV_KIND_PHASE, k);
            const int before = card->fact[COV_PHASE_BEFORE].number;
            const int seats = seats_of(state, before, moments[i]);
            if (n < seats) {
                const int first = is_for_all(before) ? state->start_player : state->at_turn;
                *seat = (first + n) % state->base.players;
                return card;
            }
            n -= seats;
        }
    }
    return NULL;
}

/* Whether any card has a phase at this moment; there is one with a phase. */
static bool has_added_now(const adit_tx *tx)
{
    const int moments = adit_card_at(tx->cards, COV_KIND_PHASE, 0)->extra[COV_EXTRA_MOMENTS];
    const int now = moment_of[cov_of(tx)->phase];

    return now >= 0 && ((moments >> now & 1) != 0 ||
                        ((moments >> COV_BEFORE_ERA & 1) != 0 && begins_era(cov_of(tx))));
}

bool cov_added_step(adit_tx *tx, adit_status *status)
{
    cov_state *state = cov_of(tx);
    int seat;

    if (!has_added_now(tx)) {
        /* cppcheck-suppress assertWithSideEffect ; the seat is not read */
        assert(nth_added(tx, 0, &seat) == NULL);
        return false;
    }
    const uint8_t moment = (uint8_t)(moment_of[state->phase] + 1);
    const bool is_same = state->added.moment == moment && state->added.seat == state->at_turn &&
                         state->added.turn == state->base.turn;
    const adit_card *card = nth_added(tx, is_same ? state->added.done : 0, &seat);

    *status = ADIT_OK;
    if (card == NULL) {
        return false;
    }
    state->added.done = (uint8_t)(is_same ? state->added.done + 1 : 1);
    state->added.moment = moment;
    state->added.seat = state->at_turn;
    state->added.turn = state->base.turn;
    adit_note(tx, COV_LOG_PHASE, seat, card->number + 1, 0, 0);
    *status = adit_effect_run_auto(tx, seat, card->number, card->fact[COV_PHASE_RUN].effect, NULL);
    return true;
}
