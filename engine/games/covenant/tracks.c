/* tracks.c - moving up Court, Prestige and Mining (COV-187, COV-188).
 *
 * Each step is finished with all that its space gives before the next one is taken, so a reward
 * that moves the same marker comes first and the remaining steps go on from where it stands then
 * (COV-10.70).
 */
#include "engine/games/covenant/gains.h"

const adit_card *cov_step_at(const adit_cards *cards, int track, int space)
{
    const int count = adit_kind_card_count(cards, COV_KIND_STEP);

    for (int i = 0; i < count; i++) {
        const adit_card *step = adit_card_at(cards, COV_KIND_STEP, i);
        if (step->fact[COV_STEP_SPACE].number == space &&
            step->fact[COV_STEP_TRACK].number == track) {
            return step;
        }
    }
    return NULL;
}

/* COV-10.71: reached or passed. */
int cov_achievements(const adit_cards *cards, const uint8_t *track)
{
    const int count = adit_kind_card_count(cards, COV_KIND_STEP);
    int sum = 0;

    for (int i = 0; i < count; i++) {
        const adit_card *step = adit_card_at(cards, COV_KIND_STEP, i);
        sum += step->fact[COV_STEP_ACHIEVEMENT].number > 0 &&
               step->fact[COV_STEP_SPACE].number <= track[step->fact[COV_STEP_TRACK].number];
    }
    return sum;
}

int cov_final_achievements(adit_tx *tx, int seat)
{
    const int reached = cov_achievements(tx->cards, cov_player_of(tx, seat)->track);

    return adit_value(tx, seat, COV_VALUE_ACHIEVEMENTS, reached, ADIT_NO_CARD);
}

/* COV-10.72: those that count for objectives. */
int cov_opening_achievements(adit_tx *tx, int seat)
{
    return cov_of(tx)->base.rule[COV_RULE_TRACKS_ONLY] != 0
               ? cov_achievements(tx->cards, cov_player_of(tx, seat)->track)
               : cov_final_achievements(tx, seat);
}

/* What a space shows; its own reward and the cards that hear of the achievement in any order. */
static adit_status reach_space(adit_tx *tx, int seat, int track, const adit_card *step)
{
    const int achievement = step->fact[COV_STEP_ACHIEVEMENT].number;
    const adit_due due = {step->number, step->fact[COV_STEP_REWARD].effect};
    const adit_event event = {
        .event = COV_EVENT_ACHIEVEMENT, .seat = seat, .card = ADIT_NO_CARD, .amount = achievement};

    if (achievement == 0) {
        return due.node == 0 ? ADIT_OK : adit_effect_run_auto(tx, seat, due.card, due.node, NULL);
    }
    adit_note(tx, COV_LOG_ACHIEVES, seat, track, achievement, 0);
    return adit_raise_in_any_order(tx, seat, &event, &due, due.node != 0);
}

static adit_status advance_track(adit_tx *tx, int seat, int track, int steps)
{
    for (int i = 0; i < steps; i++) {
        uint8_t *at = &cov_player_of(tx, seat)->track[track];
        if (*at >= COV_TRACK_END) {
            return ADIT_OK; /* COV-69, COV-10.69: lost */
        }
        ++*at;
        adit_note(tx, COV_LOG_TRACK, seat, track, *at, 0);
        const adit_card *step = cov_step_at(tx->cards, track, *at);
        if (step != NULL) {
            ADIT_TRY(reach_space(tx, seat, track, step));
        }
    }
    return ADIT_OK;
}

adit_status cov_advance(adit_tx *tx, int seat, const adit_args *args)
{
    return advance_track(tx, seat, args->n[0], args->n[1]);
}

static void build_tracks(adit_tx *tx, const void *context, adit_options *out)
{
    (void)tx;
    (void)context;
    for (int track = 0; track < COV_TRACKS; track++) {
        if (!adit_offer(out, (adit_option){.what = COV_OPT_TRACK, .a = (int16_t)track})) {
            return;
        }
    }
}

adit_status cov_advance_any(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {.key = COV_ASK_TRACK, .seat = seat, .build = build_tracks};
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer)); /* COV-170 */
    return advance_track(tx, seat, answer.a, args->n[0]);
}
