/* harvest.c - which harvest a round has, and the way through its phases (CF-48, CF-55 to CF-66).
 *
 * Harvest markers that lie face down are a set: whether it is a leaf or a question mark is
 * drawn when one is turned up.
 */
#include "engine/games/cave_farmers/turn.h"

#define FIRST_HARVEST 3
#define FEEDING_ROUND 4 /* CF-57: in every game */
#define FIRST_MARKER 6

enum { CHOICE_OPEN, CHOICE_FIELD, CHOICE_BREED };

/* ---- The kind of harvest ---- */

/* CF-60 to CF-62: by the number of question marks seen so far, this one included. */
static int kind_of_question(int number)
{
    static const uint8_t kinds[] = {CF_HARVEST_FULL, CF_HARVEST_NONE, CF_HARVEST_FEED,
                                    CF_HARVEST_CHOICE};

    return number < 4 ? kinds[number] : CF_HARVEST_FULL; /* only a scenario has more */
}

static int kind_of_round(const cf_state *state, const adit_cards *cards)
{
    const adit_card *added = cf_added_round(cards, state->base.players, state->round);

    if (added != NULL) {
        return added->fact[CF_ROUND_HARVEST].number;
    }
    if (state->round < FIRST_HARVEST) {
        return CF_HARVEST_NONE; /* CF-55 */
    }
    if (state->round == FEEDING_ROUND) {
        return CF_HARVEST_FEED;
    }
    if (state->round < FIRST_MARKER || state->marker[state->round] != CF_MARKER_QUESTION) {
        return CF_HARVEST_FULL; /* CF-56, CF-58, CF-59, CF-63 */
    }
    return kind_of_question(state->questions_seen);
}

static adit_status draw_marker(adit_tx *tx, int round)
{
    cf_state *state = cf_of(tx);
    int left = state->leaves + state->questions, outcome = 0;

    if (left > 0) {
        ADIT_TRY(adit_roll(tx, CF_STREAM_HARVEST, left, &outcome));
    }
    if (outcome < state->leaves || left == 0) {
        state->marker[round] = CF_MARKER_LEAF;
        state->leaves -= state->leaves > 0;
    } else {
        state->marker[round] = CF_MARKER_QUESTION;
        state->questions--;
    }
    return ADIT_OK;
}

/* Seen from the round before that is one marker; a scenario that starts in round 8 gets those
 * of rounds 6 and 7 as well. */
adit_status cf_reveal_harvest(adit_tx *tx)
{
    cf_state *state = cf_of(tx);

    state->questions_seen = 0;
    for (int round = FIRST_MARKER; round <= state->round; round++) {
        if (state->marker[round] == CF_MARKER_FACE_DOWN) {
            ADIT_TRY(draw_marker(tx, round));
        }
        state->questions_seen += state->marker[round] == CF_MARKER_QUESTION;
    }
    state->harvest = (uint8_t)kind_of_round(state, tx->cards);
    if (state->marker[state->round] != CF_MARKER_NONE) {
        adit_note(tx, CF_LOG_MARKER, -1, state->harvest, 0, 0);
    }
    return ADIT_OK;
}

/* ---- From phase to phase (CF-65) ---- */

bool cf_has_phase(const cf_state *state, int seat, int phase)
{
    int chosen = state->player[seat].harvest_choice;

    switch (state->harvest) {
    case CF_HARVEST_FULL:
        return phase == CF_PHASE_FIELD || phase == CF_PHASE_FEED || phase == CF_PHASE_BREED;
    case CF_HARVEST_FEED:
        return phase == CF_PHASE_FEED;
    case CF_HARVEST_CHOICE:
        return phase == CF_PHASE_HARVEST_CHOICE || phase == CF_PHASE_FEED ||
               (phase == CF_PHASE_FIELD && chosen == CHOICE_FIELD) ||
               (phase == CF_PHASE_BREED && chosen == CHOICE_BREED);
    default:
        return false;
    }
}

/* The first seat from `from` on, in order, that takes part in the phase; -1: nobody. */
static int first_taking_part(const cf_state *state, int phase, int from)
{
    int players = state->base.players;

    for (int i = (from - state->start_player + players) % players; i < players; i++) {
        int seat = (state->start_player + i) % players;
        if (cf_has_phase(state, seat, phase)) {
            return seat;
        }
    }
    return -1;
}

static adit_status enter_phase(adit_tx *tx, int phase)
{
    cf_state *state = cf_of(tx);
    int seat = -1;

    while (phase < CF_PHASE_ROUND_END && seat < 0) {
        seat = first_taking_part(state, phase, state->start_player);
        phase += seat < 0;
    }
    state->at_turn = state->base.active = (uint8_t)(seat < 0 ? state->start_player : seat);
    return cf_begin_phase(tx, phase);
}

adit_status cf_next_harvest_phase(adit_tx *tx)
{
    return enter_phase(tx, cf_of(tx)->phase + 1);
}

adit_status cf_next_in_harvest(adit_tx *tx)
{
    cf_state *state = cf_of(tx);
    int next = (state->at_turn + 1) % state->base.players, seat = -1;

    if (next != state->start_player) {
        seat = first_taking_part(state, state->phase, next);
    }
    if (seat < 0) {
        return cf_next_harvest_phase(tx);
    }
    state->at_turn = state->base.active = (uint8_t)seat;
    return ADIT_OK;
}

adit_status cf_begin_harvest(adit_tx *tx)
{
    cf_state *state = cf_of(tx);
    bool is_late = state->base.rule[CF_RULE_REVEAL_HARVEST] != 0 ||
                   state->marker[state->round] == CF_MARKER_FACE_DOWN;

    if (is_late) {
        ADIT_TRY(cf_reveal_harvest(tx));
    } else {
        state->harvest = (uint8_t)kind_of_round(state, tx->cards);
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        state->player[seat].harvest_choice = CHOICE_OPEN; /* CF-478 */
    }
    if (state->harvest != CF_HARVEST_NONE) {
        adit_note(tx, CF_LOG_HARVEST, -1, state->round, 0, 0);
        ADIT_TRY(cf_raise_for_each(tx, CF_EVENT_HARVEST_BEGAN, state->harvest));
    }
    return enter_phase(tx, CF_PHASE_HARVEST_CHOICE);
}

/* ---- The choice (CF-66, CF-90) ---- */

adit_status cf_harvest_choice(adit_tx *tx)
{
    static const uint16_t options[] = {CF_OPT_FIELD, CF_OPT_BREEDING, 0};
    cf_state *state = cf_of(tx);
    const adit_question question = {.key = CF_ASK_HARVEST,
                                    .seat = state->at_turn,
                                    .build = adit_build_plain,
                                    .context = options,
                                    .first = true};
    adit_option answer;

    if (state->harvest != CF_HARVEST_CHOICE) {
        return cf_begin_harvest(tx); /* a scenario may start here */
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    state->player[question.seat].harvest_choice =
        answer.what == CF_OPT_FIELD ? CHOICE_FIELD : CHOICE_BREED;
    return cf_next_in_harvest(tx);
}
