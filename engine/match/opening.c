/* opening.c - what comes before the first turn: markers, who the players are, and setup effects.
 *
 * First each seat without an identity gets one, by the rule parameter "identities"; a draft asks
 * one seat after the other, from the active one on. Then the setup effects run, for one seat after
 * the other: that of its identity, then those of the cards on the table. Each seat's part is a
 * transaction of its own.
 */
#include "engine/match/engine.h"

/* Values of adit_state.opening; from SETTING_UP on: which seat comes next. */
enum { OVER, CHOOSING, SETTING_UP };

static const char *const ways[] = {"none", "random", "draft", NULL};

const adit_rule_row adit_identities_rule = {
    .name = "identities",
    .text = "how players get their identities: not at all, dealt at random, or chosen in turn",
    .max = ADIT_IDENTITIES_DRAFT,
    .default_value = ADIT_IDENTITIES_DRAFT,
    .words = ways};

/* Bit sets would be too small: a kind may have 128 cards. */
static bool is_free(const adit_game_def *def, const adit_state *state, int identity)
{
    for (int seat = 0; seat < state->players; seat++) {
        if (adit_seat_of(def, (adit_state *)(uintptr_t)state, seat)->identity == identity + 1) {
            return false;
        }
    }
    return true;
}

static int way_of(const adit_state *state, const adit_cards *cards)
{
    return cards->identities_rule == 0 ? ADIT_IDENTITIES_NONE
                                       : state->rule[cards->identities_rule - 1];
}

/* ---- Setting up ---- */

void adit_opening_begin(adit_state *state, const adit_cards *cards)
{
    state->opening = cards->has_opening ? CHOOSING : OVER;
}

void adit_opening_place_markers(adit_state *state, const adit_game_def *def,
                                const adit_cards *cards)
{
    for (int i = 0; i < adit_kind_card_count(cards, ADIT_KIND_TRACK); i++) {
        for (int seat = 0; seat < state->players; seat++) {
            adit_seat_of(def, state, seat)->track[i] = cards->track[i].start;
        }
    }
}

/* A stream that the game does not use, so that its own draws stay the same. */
static int spare_stream(const adit_game_def *def)
{
    int stream = 0;

    while (def->streams != NULL && def->streams[stream] != NULL) {
        stream++;
    }
    return stream < ADIT_MAX_STREAMS ? stream : 0;
}

static int deal_one(adit_state *state, const adit_game_def *def, int count)
{
    int open[ADIT_MAX_CARDS_OF_KIND], left = 0;

    for (int i = 0; i < count; i++) {
        if (is_free(def, state, i)) {
            open[left++] = i;
        }
    }
    return left == 0 ? 0 : open[adit_rng_below(&state->rng, spare_stream(def), (uint32_t)left)] + 1;
}

void adit_opening_deal(adit_state *state, const adit_game_def *def, const adit_cards *cards)
{
    const int count = adit_kind_card_count(cards, ADIT_KIND_IDENTITY);

    if (state->opening != CHOOSING || way_of(state, cards) != ADIT_IDENTITIES_RANDOM) {
        return;
    }
    for (int seat = 0; seat < state->players; seat++) {
        adit_seat *own = adit_seat_of(def, state, seat);

        if (own->identity == 0) {
            own->identity = (uint8_t)deal_one(state, def, count);
        }
    }
}

/* ---- Choosing ---- */

static void build_identities(adit_tx *tx, const void *context, adit_options *out)
{
    (void)context;
    for (int i = 0; i < adit_kind_card_count(tx->cards, ADIT_KIND_IDENTITY); i++) {
        const adit_card *card = adit_card_at(tx->cards, ADIT_KIND_IDENTITY, i);

        if (is_free(tx->def, tx->work, i) &&
            !adit_offer(
                out, (adit_option){.what = ADIT_OPT_IDENTITY, .a = (int16_t)(card->number + 1)})) {
            return;
        }
    }
}

/* The first seat that has still to choose, or -1. */
static int next_to_choose(const adit_tx *tx)
{
    const int players = tx->work->players;

    for (int i = 0; i < players && way_of(tx->work, tx->cards) == ADIT_IDENTITIES_DRAFT; i++) {
        const int seat = (tx->work->active + i) % players;

        if (adit_seat_in(tx, seat)->identity == 0) {
            return seat;
        }
    }
    return -1;
}

static __attribute__((noinline)) adit_status choose_one(adit_tx *tx)
{
    const int seat = next_to_choose(tx);
    const adit_question question = {.key = ADIT_ASK_IDENTITY,
                                    .seat = seat,
                                    .build = build_identities,
                                    .no_anytime = true,
                                    .first = true};
    adit_option answer;
    adit_status status = seat < 0 ? ADIT_NONE : adit_ask(tx, &question, &answer);

    if (status == ADIT_NONE) { /* everybody has one, or there are too few */
        tx->work->opening = SETTING_UP;
        return ADIT_OK;
    }
    ADIT_TRY(status);
    const adit_card *card = &tx->cards->card[answer.a - 1];
    adit_seat *own = adit_seat_in(tx, seat);

    own->identity = (uint8_t)(card->kind_number + 1);
    adit_in_play_put_first(&own->in_play, card->number);
    adit_topics_join(tx, seat, card->number);
    adit_note(tx, ADIT_LOG_IDENTITY, seat, card->number + 1, 0, 0);
    return ADIT_OK;
}

/* ---- Setup effects ---- */

/* Nobody chose them, so what cannot be done is left out. */
static adit_status set_up_by(adit_tx *tx, int seat, const adit_card *card)
{
    const adit_node_id effect = card->fact[ADIT_CORE_SETUP].effect;

    return effect == 0 ? ADIT_OK : adit_effect_run_auto(tx, seat, card->number, effect, NULL);
}

static __attribute__((noinline)) adit_status set_up_one(adit_tx *tx)
{
    const int players = tx->work->players, turn = tx->work->opening - SETTING_UP;
    const int seat = (tx->work->active + turn) % players;
    const adit_card *identity = adit_identity_of(tx->def, tx->cards, tx->work, seat);
    const adit_in_play table = tx->work->in_play;

    tx->work->opening = (uint8_t)(turn + 1 < players ? tx->work->opening + 1 : OVER);
    if (identity != NULL) {
        ADIT_TRY(set_up_by(tx, seat, identity));
    }
    for (int i = 0; i < table.count; i++) {
        const adit_card *card = &tx->cards->card[table.card[i]];

        if (card->kind >= ADIT_KIND_CORE) {
            ADIT_TRY(set_up_by(tx, seat, card));
        }
    }
    return ADIT_OK;
}

/* Comes before every step of a game with identities, so the rest of it is kept out of the way. */
adit_status adit_opening_step(adit_tx *tx)
{
    if (tx->work->opening == OVER) {
        return tx->def->own_step(tx);
    }
    return tx->work->opening == CHOOSING ? choose_one(tx) : set_up_one(tx);
}
