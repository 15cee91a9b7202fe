/* auto_effect.c - automatic effects: hooks, rewards, events.
 *
 * No player chose them, so no player can be refused: an effect that cannot be carried out is
 * skipped as a whole. So a verb that sets off what cards do can promise as much as one
 * that does not, whatever cards are in play. An effect runs on the working state at once, and the
 * state is put back if it fails. The outermost one also asks at once: as soon as a question has an
 * answer, the effect can be carried out, and is no attempt any more. Only if it draws, or asks from
 * inside another one, is a trial needed to know beforehand.
 *
 * Such an effect may set off others that ask, and every option of a question is tried by running
 * the transaction again, so the same effect comes up in the same state again and again, each time
 * with trials inside trials. What a trial found is therefore kept until the run ends. And a pick
 * says in which effect it was made, so that a run that finds one knows that the effect was started.
 */
#include <string.h>

#include <xxhash.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

/* Puts everything back as it was before the effect. */
static void put_back(adit_tx *tx, const adit_tx *before, const void *kept, int log_count)
{
    memcpy(before->work, kept, adit_state_size(tx->def, before->root->players));
    *tx = *before;
    if (tx->log != NULL) {
        adit_log_clear(tx->log, log_count);
    }
}

static void note_left_out(adit_tx *tx, int seat, int card, const char *reason)
{
    const int outer_card = tx->card;

    tx->card = card;
    adit_note_with_words(tx, ADIT_LOG_LEFT_OUT, seat, reason);
    tx->card = outer_card;
}

/* ---- What trials found in this run ---- */

static bool wants_reason(const adit_tx *tx)
{
    return tx->log != NULL && tx->log->is_on;
}

/* All that the outcome of a trial depends on, as a number. */
static uint64_t key_of(const adit_tx *tx, int seat, int card, adit_node_id node,
                       const adit_event *event)
{
    struct {
        uint64_t state;
        int32_t number[12];
        adit_goods goods;
    } all;

    memset(&all, 0, sizeof all);
    all.state = adit_state_raw_hash(tx->def, tx->work);
    all.number[0] = seat;
    all.number[1] = card;
    all.number[2] = (int32_t)node;
    all.number[3] = tx->script_depth;
    all.number[4] = tx->event_depth;
    all.number[5] = tx->exchange_depth;
    all.number[6] = tx->verb_depth;
    all.number[7] = tx->risk;
    if (event != NULL) {
        all.number[8] = event->event + 1;
        all.number[9] = event->seat;
        all.number[10] = event->card;
        all.number[11] = event->amount;
        all.goods = event->goods;
    }
    return XXH3_64bits(&all, sizeof all);
}

static const adit_known_trial *find_known(const adit_tx *tx, uint64_t key)
{
    const adit_runner *runner = tx->runner;

    for (int i = 0; i < runner->known_count; i++) {
        if (runner->known[i].key == key) {
            return &runner->known[i];
        }
    }
    return NULL;
}

/* What was found only because a limit was reached is not kept: with fewer trials around it, another
 * one may find something else. In purity mode nothing is looked up, and what is found again must be
 * the same. */
static adit_status keep_known(adit_tx *tx, uint64_t key, bool can, uint64_t used_up)
{
    adit_runner *runner = tx->runner;
    const adit_trial *trial =
        tx->trial_depth < ADIT_MAX_TRIAL_DEPTH ? runner->trial[tx->trial_depth] : NULL;

    ADIT_GUARD(tx);
    if (tx->part != NULL || trial == NULL || trial->has_fault ||
        runner->stats.trials_used_up != used_up) {
        return ADIT_OK;
    }
    const adit_known_trial *known = tx->has_purity ? find_known(tx, key) : NULL;
    if (known != NULL && known->can != can) {
        return adit_fault(tx, ADIT_INTERNAL, "a trial found something else than the one before");
    }
    if (known == NULL && runner->known_count < ADIT_MAX_KNOWN_TRIALS) {
        runner->known[runner->known_count++] = (adit_known_trial){.key = key, .can = can};
    }
    return ADIT_OK;
}

/* ---- Effects that ask ---- */

static void *undo_space(adit_tx *tx)
{
    void **space = &tx->runner->undo_states[tx->runner->undo_count]; /* of its own for each one */

    if (*space == NULL) {
        *space = adit_alloc(adit_state_size(tx->def, ADIT_MAX_SEATS));
    }
    return *space;
}

/* Whether the answers that the effect asks for can be tried from its start, instead of from that of
 * the transaction: it is a function, and whoever called it cannot fail (see has_found_out in
 * walk.c). */
static bool can_start_again(const adit_tx *tx, adit_node_id node)
{
    return tx->effect != 0 && tx->start == NULL && !tx->is_trial && tx->part == NULL &&
           tx->cards->node[node].kind == ADIT_NODE_SCRIPT && tx->risk == 0 && tx->verb_depth == 0 &&
           tx->exchange_depth == 0 && tx->script_depth == 0 &&
           tx->runner->undo_count < ADIT_MAX_KEPT;
}

/* It is known that it can be carried out. */
static adit_status run_surely(adit_tx *tx, int seat, int card, adit_node_id node,
                              const adit_event *event)
{
    if (!can_start_again(tx, node)) {
        return adit_run_effect(tx, seat, card, node, event);
    }
    void *kept = undo_space(tx);
    if (kept == NULL) {
        return adit_fault(tx, ADIT_NOMEM, "out of memory");
    }
    const adit_effect_start start = {*tx, kept, seat, card, node, event};

    memcpy(kept, tx->work, adit_state_size(tx->def, tx->work->players));
    tx->runner->undo_count++;
    tx->start = &start;
    adit_status status = adit_run_effect(tx, seat, card, node, event);
    tx->start = NULL;
    tx->runner->undo_count--;
    return status;
}

static adit_status run_or_skip(adit_tx *tx, int seat, int card, adit_node_id node,
                               const adit_event *event, bool can, const char *reason)
{
    ADIT_GUARD(tx);
    if (can) {
        return run_surely(tx, seat, card, node, event);
    }
    note_left_out(tx, seat, card, reason);
    return tx->stop;
}

/* It asks something or draws: whether it can be finished has to be tried out first. */
static adit_status run_if_it_can(adit_tx *tx, int seat, int card, adit_node_id node,
                                 const adit_event *event)
{
    const uint64_t used_up = tx->runner->stats.trials_used_up;
    const uint64_t key = key_of(tx, seat, card, node, event);
    adit_why why = {.text = ""};

    const bool can = adit_can_effect(tx, seat, card, node, event, wants_reason(tx) ? &why : NULL);
    ADIT_TRY(keep_known(tx, key, can, used_up));
    return run_or_skip(tx, seat, card, node, event, can, why.text);
}

/* How an attempt ended. */
typedef enum {
    ATTEMPT_STANDS, /* with the status: it is done, asks, or there is a fault */
    ATTEMPT_FAILED, /* put back */
    ATTEMPT_OPEN    /* put back, since only a trial can say whether it can be done */
} attempt_end;

static bool is_fault(adit_status status)
{
    return status != ADIT_OK && status != ADIT_OPEN && status != ADIT_ILLEGAL &&
           status != ADIT_NONE;
}

static attempt_end end_of(const adit_tx *tx, adit_status status, uint64_t used_up)
{
    if (is_fault(status)) {
        return ATTEMPT_STANDS;
    }
    /* What a limit left open is decided as it is everywhere else. */
    if (tx->may_settle && tx->runner->stats.trials_used_up != used_up) {
        return ATTEMPT_OPEN;
    }
    if (!tx->is_tentative || status == ADIT_OK) {
        return ATTEMPT_STANDS;
    }
    return status == ADIT_OPEN ? ATTEMPT_OPEN : ATTEMPT_FAILED;
}

/* In purity mode what a question decided must be what a trial finds. */
static bool is_proven(adit_tx *tx, const adit_tx *before, attempt_end end)
{
    const bool has_asked = !tx->is_tentative || tx->pick_count > before->pick_count;

    if (!tx->has_purity || !has_asked || end == ATTEMPT_OPEN) {
        return true;
    }
    const bool can = adit_start_finishes(tx);
    return tx->runner->abort_reason != NULL || adit_is_undecided(tx) ||
           can == (end == ATTEMPT_STANDS);
}

/* Runs it, and puts everything back if it failed. Draws leave it at once with ADIT_OPEN, and so do
 * questions that cannot be asked yet. */
static adit_status run_tentatively(adit_tx *tx, const adit_effect_start *start, adit_err *err,
                                   attempt_end *end)
{
    adit_runner *runner = tx->runner;
    const adit_tx *before = &start->tx;
    const int log_count = tx->log == NULL ? 0 : tx->log->count, built = runner->built_count;
    const uint64_t used_up = runner->stats.trials_used_up;

    tx->may_settle = !tx->is_tentative && can_start_again(tx, start->node);
    tx->start = tx->may_settle ? start : before->start;
    tx->is_tentative = true;
    tx->err = before->err != NULL || tx->log != NULL ? err : NULL;
    runner->undo_count++;
    adit_status status = adit_run_effect(tx, start->seat, start->card, start->node, start->event);
    status = tx->stop != ADIT_OK ? tx->stop : status;
    *end = end_of(tx, status, used_up);
    const bool is_right = is_fault(status) || is_proven(tx, before, *end);
    runner->undo_count--;
    if (*end != ATTEMPT_STANDS) {
        put_back(tx, before, start->state, log_count);
        runner->built_count = built;
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "= %s, put back: %s", adit_status_name(status),
                                    err->text));
    }
    if (is_fault(status) && tx->is_tentative && before->err != NULL) {
        *before->err = *err;
    }
    tx->start = before->start;
    tx->is_tentative = before->is_tentative;
    tx->may_settle = before->may_settle;
    tx->err = before->err;
    if (!is_right) {
        tx->stop = ADIT_OK;
        return adit_fault(tx, ADIT_INTERNAL, "an effect was decided otherwise than by a trial");
    }
    return status;
}

/* Nothing is known of it yet. */
static adit_status run_carefully(adit_tx *tx, int seat, int card, adit_node_id node,
                                 const adit_event *event)
{
    attempt_end end;
    adit_err err;

    if (tx->runner->known_count > 0 && !tx->is_tentative && !tx->has_purity && tx->part == NULL) {
        const adit_known_trial *known = find_known(tx, key_of(tx, seat, card, node, event));
        if (known != NULL && (known->can || !wants_reason(tx))) {
            return run_or_skip(tx, seat, card, node, event, known->can, "");
        }
    }
    if (tx->runner->undo_count >= ADIT_MAX_KEPT) {
        return adit_fault_limit(tx, card, ADIT_LIMIT_EVENT_DEPTH);
    }
    void *kept = undo_space(tx);
    if (kept == NULL) {
        return adit_fault(tx, ADIT_NOMEM, "out of memory");
    }
    memcpy(kept, tx->work, adit_state_size(tx->def, tx->work->players));
    const adit_effect_start start = {*tx, kept, seat, card, node, event};
    err.text[0] = '\0';
    const adit_status status = run_tentatively(tx, &start, &err, &end);
    if (end == ATTEMPT_FAILED) {
        note_left_out(tx, seat, card, status == ADIT_NONE ? "nothing can be chosen" : err.text);
        return ADIT_OK;
    }
    if (end == ATTEMPT_STANDS) {
        return status;
    }
    if (tx->is_tentative) {
        tx->stop = ADIT_OPEN; /* the effect around it has to know first */
        return ADIT_OPEN;
    }
    return run_if_it_can(tx, seat, card, node, event);
}

/* A pick that was made in the effect: it was started, so it can be carried out. */
static bool is_started(const adit_tx *tx)
{
    return tx->next < tx->pick_count && tx->picks[tx->next].effect == tx->effect && !tx->takes_tags;
}

/* It is inside no other one. */
static adit_status run_outermost(adit_tx *tx, int seat, int card, adit_node_id node,
                                 const adit_event *event)
{
    tx->effect = tx->effect_count < UINT16_MAX ? ++tx->effect_count : 0;
    const bool knows = tx->effect != 0 && is_started(tx);
    const int next = tx->next;
    adit_status status = knows && !tx->has_purity ? run_surely(tx, seat, card, node, event)
                                                  : run_carefully(tx, seat, card, node, event);
    tx->effect = 0;
    if (knows && tx->has_purity && tx->stop == ADIT_OK && tx->next == next) {
        return adit_fault(tx, ADIT_INTERNAL, "an effect was started before and is skipped now");
    }
    return status;
}

/* In purity mode a trial must find what a function promises. */
static adit_status prove_function(adit_tx *tx, int seat, int card, adit_node_id node,
                                  const adit_event *event)
{
    const uint64_t used_up = tx->runner->stats.trials_used_up;

    if (tx->cards->node[node].kind != ADIT_NODE_SCRIPT || tx->is_trial ||
        adit_can_effect(tx, seat, card, node, event, NULL) ||
        tx->runner->stats.trials_used_up != used_up) {
        return tx->stop;
    }
    return adit_fault(tx, ADIT_INTERNAL, "a function that cannot fail was found to fail");
}

adit_status adit_effect_run_auto(adit_tx *tx, int seat, int card, adit_node_id node,
                                 const adit_event *event)
{
    ADIT_GUARD(tx);
    if (adit_is_trusted(tx) || adit_node_promise(tx->def, tx->cards, node) >= ADIT_ALWAYS) {
        if (tx->has_purity) {
            ADIT_TRY(prove_function(tx, seat, card, node, event));
        }
        return adit_run_effect(tx, seat, card, node, event);
    }
    return tx->effect == 0 && !tx->is_tentative ? run_outermost(tx, seat, card, node, event)
                                                : run_carefully(tx, seat, card, node, event);
}
