/* trial.c - may it be done? By doing it on a scratch copy.
 *
 * Something can be done if answers exist with which it finishes. A question after which
 * nothing can fail settles that at once; otherwise the answers are tried depth first, each
 * time from the beginning. So "can this space be used" needs no second set of rules.
 */
#include <string.h>

#include "engine/base/assert.h"
#include "engine/base/memory.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

/* What a trial carries out: an effect after a preparation, a verb, the open transaction, or the
 * automatic effect that is running, from its start. */
typedef struct {
    enum { TRY_NODE, TRY_VERB, TRY_TRANSACTION, TRY_START, TRY_RUN } what;
    int seat;
    adit_node_id node;
    int card;
    const adit_event *event;
    adit_prepare prepare;
    const void *context;
    int verb;
    const adit_args *args;
    adit_trial_run run;
    void *run_context;
} adit_attempt;

static adit_status carry_out(adit_tx *tx, const adit_attempt *attempt)
{
    switch (attempt->what) {
    case TRY_NODE:
    case TRY_START:
        if (attempt->prepare != NULL) {
            attempt->prepare(tx, attempt->context);
        }
        return adit_run_effect(tx, attempt->seat, attempt->card, attempt->node, attempt->event);
    case TRY_VERB:
        return adit_run_verb(tx, attempt->seat, attempt->verb, attempt->args);
    case TRY_TRANSACTION:
        return adit_tx_run(tx);
    case TRY_RUN:
        return attempt->run(tx, attempt->run_context);
    }
    ADIT_UNREACHABLE();
    return ADIT_INTERNAL;
}

/* The transaction starts from the rules again, whoever is running now. */
static void begin_outermost(adit_tx *inner)
{
    inner->card = inner->card_seat = ADIT_NO_CARD;
    inner->event = NULL;
    inner->part = NULL;
    inner->risk = 0;
    inner->script_depth = inner->event_depth = inner->exchange_depth = inner->verb_depth = 0;
    inner->effect = inner->effect_count = 0;
}

/* The same for the automatic effect that is running. */
static void begin_at_start(adit_tx *inner, const adit_tx *before)
{
    begin_outermost(inner);
    inner->card = before->card;
    inner->card_seat = before->card_seat;
    inner->event = before->event;
    inner->event_depth = before->event_depth;
    inner->effect = before->effect;
    inner->effect_count = before->effect_count;
}

/* Goes back to the last answer that has an alternative. False: there is none. */
static bool back_up(adit_trial *trial, int *pick_count)
{
    for (int i = *pick_count - 1; i >= trial->fixed; i--) {
        if (trial->has_more[i]) {
            trial->resume = trial->chosen[i] + 1;
            *pick_count = i;
            return true;
        }
    }
    return false;
}

/* The trial for this depth; NULL: there is no memory. */
static adit_trial *begin_trial(adit_runner *runner, int depth)
{
    adit_trial *trial = runner->trial[depth];

    if (trial == NULL) {
        trial = runner->trial[depth] = adit_alloc(sizeof *trial);
    }
    if (trial != NULL) {
        trial->fixed = trial->resume = 0;
        trial->is_probe = trial->has_fault = trial->tries_all = trial->is_undecided = false;
    }
    return trial;
}

/* What ended the trial is not the same on every machine, so nothing may depend on its answer:
 * the run around it is left. */
static bool give_up(adit_tx *outer, adit_status status)
{
    const char *why = outer->runner->abort_reason;

    (void)adit_fault(outer, status, "%s", why != NULL ? why : "out of memory");
    return true;
}

static bool is_fault(adit_status status)
{
    return status == ADIT_SCRIPT || status == ADIT_LIMIT || status == ADIT_NOMEM ||
           status == ADIT_INTERNAL;
}

/* The runs are used up. What was not seen to finish counts as impossible: a move that is missing is
 * better than one that was offered and fails. Whoever may offer it all the same sees is_undecided.
 * Since the trial at the next question begins where this one got to, a move that was found once is
 * found again at each question on its way. */
static bool leave_undecided(adit_runner *runner, adit_trial *trial, adit_why *why)
{
    runner->stats.trials_used_up++;
    trial->is_undecided = true;
    return adit_refuse(why, "no way to finish it was found in %d tries", ADIT_MAX_TRIAL_RUNS);
}

/* Runs the attempt until it finishes, cannot be finished, or the runs are used up. */
static bool try_answers(adit_tx *outer, adit_trial *trial, const adit_state *from,
                        const adit_attempt *attempt, adit_why *why)
{
    adit_runner *runner = outer->runner;
    int pick_count = trial->fixed;
    adit_err err;

    err.text[0] = '\0';
    for (int run = 0; run < ADIT_MAX_TRIAL_RUNS; run++) {
        adit_tx inner = adit_tx_inside(outer, trial, from, why == NULL ? NULL : &err);
        adit_status status;

        if (attempt->what == TRY_TRANSACTION) {
            begin_outermost(&inner);
        } else if (attempt->what == TRY_START) {
            begin_at_start(&inner, &outer->start->tx);
        }
        inner.pick_count = pick_count;
        runner->stats.trial_runs++;
        status = carry_out(&inner, attempt);
        status = inner.stop != ADIT_OK ? inner.stop : status;
        runner->parts += ADIT_MAX_RUN_PARTS - inner.parts_left;
        adit_count_work(runner, 1, ADIT_MAX_RUN_PARTS - inner.parts_left);
        if (runner->parts > ADIT_MAX_DECISION_PARTS) {
            (void)adit_too_many_parts(outer);
            return true;
        }
        if (status == ADIT_NOMEM || runner->abort_reason != NULL) {
            return give_up(outer, status == ADIT_NOMEM ? status : ADIT_LIMIT);
        }
        if (status != ADIT_ILLEGAL && status != ADIT_NONE) {
            trial->has_fault = is_fault(status);
            return true; /* a fault too: a broken card must not vanish from menus */
        }
        pick_count = inner.pick_count;
        if (!back_up(trial, &pick_count)) {
            return adit_refuse(why, "%s", status == ADIT_NONE ? "nothing can be chosen" : err.text);
        }
    }
    return leave_undecided(runner, trial, why);
}

static void trace_attempt(const adit_tx *tx, const adit_attempt *attempt, const adit_pick *pick)
{
    static const char *const names[] = {
        [TRY_NODE] = "an effect",
        [TRY_VERB] = "a verb",
        [TRY_TRANSACTION] = "a transaction",
        [TRY_START] = "an automatic effect",
        [TRY_RUN] = "an exchange",
    };

    if (pick != NULL) {
        adit_trace_pick(tx, "trial", "with pick", pick);
    } else {
        adit_trace_line(tx->trace_depth, "trial of %s", names[attempt->what]);
    }
}

/* The picks made since the transaction or the effect began, and then this one. */
static void give_picks(const adit_tx *tx, const adit_attempt *attempt, const adit_pick *pick,
                       adit_trial *trial)
{
    const int first = attempt->what == TRY_START ? tx->start->tx.next : 0;
    const int count = tx->pick_count - first;

    memcpy(trial->picks, tx->picks + first, (size_t)count * sizeof *trial->picks);
    trial->picks[count] = *pick;
    trial->fixed = count + 1;
}

static bool attempt_it(adit_tx *tx, const adit_attempt *attempt, const adit_pick *pick,
                       adit_why *why)
{
    const adit_state *from = attempt->what == TRY_TRANSACTION ? tx->root
                             : attempt->what == TRY_START     ? tx->start->state
                                                              : tx->work;

    if (tx->trial_depth >= ADIT_MAX_TRIAL_DEPTH) {
        tx->runner->stats.trials_used_up++;
        return true;
    }
    if (attempt->what == TRY_TRANSACTION && adit_tx_lacks_root(tx)) {
        return give_up(tx, ADIT_INTERNAL);
    }
    adit_trial *trial = begin_trial(tx->runner, tx->trial_depth);
    if (trial == NULL) {
        return give_up(tx, ADIT_NOMEM);
    }
    trial->tries_all = attempt->what == TRY_RUN;
    if (pick != NULL) {
        if (tx->pick_count >= ADIT_MAX_PICKS) {
            return true;
        }
        give_picks(tx, attempt, pick, trial);
    }
    tx->runner->stats.trials++;
    if (__builtin_expect(adit_trace_to == NULL, 1)) {
        return try_answers(tx, trial, from, attempt, why);
    }
    adit_why reason = {.text = ""};
    trace_attempt(tx, attempt, pick);
    const bool can = try_answers(tx, trial, from, attempt, why != NULL ? why : &reason);
    adit_trace_answer(tx, can, why != NULL ? why : &reason);
    return can;
}

adit_status adit_trial_ask(adit_tx *tx, const adit_question *question, bool adds_decline,
                           uint16_t tag, adit_option *answer)
{
    adit_trial *trial = tx->trial;
    adit_options *options = &trial->options;
    bool is_last_risk = !trial->tries_all && !adit_is_risky(tx, question);
    int resume = trial->resume;

    trial->resume = 0;
    adit_options_clear(options, is_last_risk ? 1 : resume + 2, false);
    adit_question_build(tx, question, adds_decline, options);
    ADIT_GUARD(tx);
    if (options->count <= resume) {
        ADIT_TRY(adit_pick_add(tx, ADIT_PICK_NONE, question->seat, tag, (adit_option){0}));
        trial->has_more[tx->pick_count - 1] = false;
        return ADIT_NONE;
    }
    if (is_last_risk) {
        ADIT_TRACED(adit_trace_line(tx->trace_depth, "question p%d %s: any answer will do",
                                    question->seat + 1,
                                    adit_question_row(tx->def, question->key)->name));
        tx->stop = ADIT_SURE;
        return ADIT_SURE;
    }
    *answer = options->item[resume];
    ADIT_TRY(adit_pick_add(tx, ADIT_PICK_MAIN, question->seat, tag, *answer));
    ADIT_TRACED(adit_trace_pick(tx, "try", adit_question_row(tx->def, question->key)->name,
                                &tx->picks[tx->pick_count - 1]));
    trial->chosen[tx->pick_count - 1] = (uint16_t)resume;
    /* Where every answer leads to a dead end, a run offers none: that is the last way to go. */
    trial->has_more[tx->pick_count - 1] =
        options->count > resume + 1 || (question->key == ADIT_ASK_SCRIPT && !trial->is_probe);
    return adds_decline && answer->what == ADIT_OPT_DECLINE ? ADIT_DECLINED : ADIT_OK;
}

static bool try_effect(adit_tx *tx, int seat, adit_node_id id, adit_prepare prepare,
                       const void *context, adit_why *why)
{
    const adit_attempt attempt = {.what = TRY_NODE,
                                  .seat = seat,
                                  .node = id,
                                  .card = tx->cards->node[id].card,
                                  .event = tx->event,
                                  .prepare = prepare,
                                  .context = context};

    return attempt_it(tx, &attempt, NULL, why);
}

bool adit_is_undecided(const adit_tx *tx)
{
    const adit_trial *trial =
        tx->trial_depth < ADIT_MAX_TRIAL_DEPTH ? tx->runner->trial[tx->trial_depth] : NULL;

    return trial != NULL && trial->is_undecided;
}

/* Whether a trial disagrees with the verb's own answer. One that met a broken card found nothing
 * out: it says yes only to keep the card in the menus. */
static bool is_contradicted(adit_tx *tx, int seat, adit_node_id id, bool can)
{
    if (can == try_effect(tx, seat, id, NULL, NULL, NULL) ||
        tx->trial_depth >= ADIT_MAX_TRIAL_DEPTH) {
        return false;
    }
    const adit_trial *trial = tx->runner->trial[tx->trial_depth];

    return tx->stop == ADIT_OK && trial != NULL && !trial->has_fault && !trial->is_undecided;
}

/* The verb's own answer. In purity mode it must agree with the trial. */
static bool answer_of_verb(adit_tx *tx, int seat, adit_node_id id, adit_why *why)
{
    const adit_node *node = &tx->cards->node[id];
    const adit_verb *verb = adit_verb_at(tx->def, node->as.verb.verb);
    adit_err *err = tx->err, reason;
    adit_args args;

    reason.status = ADIT_OK;
    reason.text[0] = '\0';
    tx->err = &reason; /* arguments out of range are a reason, not a fault */
    if (adit_node_args(tx, seat, node, &args) == ADIT_ILLEGAL) {
        tx->stop = ADIT_OK;
        tx->err = err;
        return adit_refuse(why, "%s", reason.text);
    }
    tx->err = err;
    if (reason.text[0] != '\0' && err != NULL) {
        *err = reason; /* a card that failed */
    }
    bool can = tx->stop == ADIT_OK &&
               (!adit_verb_is_bound_now(tx, node->as.verb.verb) ||
                adit_verb_bind(tx, seat, node->as.verb.verb, &args, why)) &&
               verb->can(tx, seat, &args, why);
    if (tx->has_purity && tx->stop == ADIT_OK && is_contradicted(tx, seat, id, can)) {
        (void)adit_fault(tx, ADIT_INTERNAL, "%s: the quick check says '%s', but a trial disagrees",
                         verb->name, can ? "yes" : "no");
    }
    return can;
}

static bool quick_answer(adit_tx *tx, int seat, adit_node_id id, adit_why *why)
{
    const adit_node *node = &tx->cards->node[id];
    const adit_args *args = adit_fixed_args(tx, seat, node);

    if (args == NULL || tx->has_purity || adit_verb_is_bound_now(tx, node->as.verb.verb)) {
        return answer_of_verb(tx, seat, id, why);
    }
    return tx->stop == ADIT_OK &&
           adit_verb_at(tx->def, node->as.verb.verb)->can(tx, seat, args, why);
}

bool adit_can(adit_tx *tx, int seat, adit_node_id node, adit_prepare prepare, const void *context,
              adit_why *why)
{
    if (prepare == NULL) {
        if (adit_node_promise(tx->def, tx->cards, node) >= ADIT_NEVER_ASKS) {
            return true;
        }
        const adit_node *part = &tx->cards->node[node];
        if (part->kind == ADIT_NODE_VERB &&
            adit_verb_at(tx->def, part->as.verb.verb)->can != NULL) {
            return quick_answer(tx, seat, node, why);
        }
    }
    return try_effect(tx, seat, node, prepare, context, why);
}

bool adit_can_effect(adit_tx *tx, int seat, int card, adit_node_id node, const adit_event *event,
                     adit_why *why)
{
    const adit_attempt attempt = {
        .what = TRY_NODE, .seat = seat, .node = node, .card = card, .event = event};

    return attempt_it(tx, &attempt, NULL, why);
}

bool adit_can_verb(adit_tx *tx, int seat, int verb, const adit_args *args, adit_why *why)
{
    const adit_attempt try_verb = {.what = TRY_VERB, .seat = seat, .verb = verb, .args = args};
    const adit_verb *row = adit_verb_at(tx->def, verb);
    adit_args own = *args;

    if (row->can == NULL) {
        return attempt_it(tx, &try_verb, NULL, why);
    }
    return (!adit_verb_is_bound_now(tx, verb) || adit_verb_bind(tx, seat, verb, &own, why)) &&
           row->can(tx, seat, &own, why);
}

bool adit_try_run(adit_tx *tx, adit_trial_run run, void *context)
{
    const adit_attempt attempt = {.what = TRY_RUN, .run = run, .run_context = context};

    return attempt_it(tx, &attempt, NULL, NULL) || adit_is_undecided(tx);
}

/* Behind an automatic effect nothing can fail, so that it is enough to finish that. */
static bool effect_finishes(adit_tx *tx, const adit_pick *pick, adit_why *why)
{
    const adit_effect_start *start = tx->start;
    const adit_attempt attempt = {.what = TRY_START,
                                  .seat = start->seat,
                                  .node = start->node,
                                  .card = start->card,
                                  .event = start->event};

    return attempt_it(tx, &attempt, pick, why);
}

bool adit_start_finishes(adit_tx *tx)
{
    return effect_finishes(tx, NULL, NULL);
}

bool adit_finishes(adit_tx *tx, const adit_pick *pick, adit_why *why)
{
    const adit_attempt try_transaction = {.what = TRY_TRANSACTION};

    if (tx->is_trial) {
        return true; /* the trial goes through the answers itself */
    }
    tx->runner->stats.finishes++;
    if (tx->start == NULL) {
        return attempt_it(tx, &try_transaction, pick, why);
    }
    /* In purity mode the whole transaction must agree, if both trials found it out. One that is
     * still an attempt may also be skipped in the transaction. */
    const bool whole = tx->has_purity && attempt_it(tx, &try_transaction, pick, NULL);
    const bool is_known = tx->has_purity && !adit_is_undecided(tx);
    const bool can = effect_finishes(tx, pick, why);
    if (is_known && tx->stop == ADIT_OK && !adit_is_undecided(tx) && can != whole &&
        (can || !tx->is_tentative)) {
        (void)adit_fault(tx, ADIT_INTERNAL, "the transaction %s be finished, but the effect %s",
                         whole ? "can" : "cannot", can ? "can" : "cannot");
    }
    return can;
}

/* Leaves out the options that are marked, counted from the end of the list. */
static void leave_out_marked(const bool *is_marked, adit_options *options)
{
    const int count = options->count;

    for (int back = 0; back < count; back++) {
        if (is_marked[back]) {
            adit_options_refuse(options, count - 1 - back, "no way to finish it was found");
        }
    }
}

/* Design 2.5: no option may lead to a dead end. One of which the trial found nothing out stays only
 * where nothing is known to lead on: otherwise the game would stop here. */
void adit_leave_out_dead_ends(adit_tx *tx, const adit_question *question, uint16_t tag,
                              adit_options *options)
{
    bool is_undecided[ADIT_MAX_OPTIONS];
    int kept = 0, undecided = 0;
    adit_why why;

    for (int i = options->count - 1; i >= 0; i--) {
        adit_pick pick = {.kind = ADIT_PICK_MAIN,
                          .seat = (uint8_t)question->seat,
                          .tag = tag,
                          .effect = (uint16_t)tx->effect,
                          .option = options->item[i]};
        why.text[0] = '\0';
        const bool finishes = adit_finishes(tx, &pick, options->wants_reasons ? &why : NULL);

        if (!finishes && !adit_is_undecided(tx)) {
            adit_options_refuse(options, i, why.text);
            continue;
        }
        undecided += !finishes;
        is_undecided[kept++] = !finishes;
    }
    if (undecided > 0 && undecided < kept) {
        leave_out_marked(is_undecided, options);
    }
}

adit_status adit_prove_options(adit_tx *tx, const adit_question *question, uint16_t tag,
                               adit_options *options)
{
    const uint64_t used_up = tx->runner->stats.trials_used_up;
    const int count = options->count;

    adit_leave_out_dead_ends(tx, question, tag, options);
    ADIT_GUARD(tx);
    return options->count == count || tx->runner->stats.trials_used_up != used_up
               ? ADIT_OK
               : adit_fault(tx, ADIT_INTERNAL, "a function that cannot fail has a dead end");
}

/* ---- Trying an effect out for its author ---- */

#define PROBE_RUNS 12

/* One run with the answers that the trial holds, and new ones after them. */
static adit_status probe_run(const adit_tx *outer, adit_trial *trial, const adit_attempt *attempt,
                             int *pick_count, uint64_t *hash, adit_err *err)
{
    adit_tx inner = adit_tx_inside(outer, trial, outer->work, err);

    begin_outermost(&inner);
    inner.pick_count = *pick_count;
    inner.risk = 1; /* otherwise the first question would be enough */
    if (!adit_is_in_play(&inner, ADIT_ON_TABLE, attempt->card)) {
        adit_in_play_add(adit_in_play_of(&inner, attempt->seat), attempt->card);
        adit_topics_join(&inner, attempt->seat, attempt->card);
    }
    outer->host->begin_decision(outer->host->self);
    adit_status status = carry_out(&inner, attempt);
    status = inner.stop != ADIT_OK ? inner.stop : status;
    *pick_count = inner.pick_count;
    outer->runner->tried_parts += ADIT_MAX_RUN_PARTS - inner.parts_left;
    adit_count_work(outer->runner, 1, ADIT_MAX_RUN_PARTS - inner.parts_left);
    *hash = adit_state_raw_hash(inner.def, inner.work);
    return status;
}

adit_status adit_probe_effect(adit_tx *tx, int seat, int card, adit_node_id node,
                              const adit_event *event, adit_err *err)
{
    const adit_attempt attempt = {
        .what = TRY_NODE, .seat = seat, .node = node, .card = card, .event = event};
    adit_trial *trial = begin_trial(tx->runner, tx->trial_depth);
    int pick_count = 0;

    if (trial == NULL) {
        return adit_nomem(err);
    }
    trial->is_probe = true;
    for (int run = 0; run < PROBE_RUNS; run++) {
        uint64_t first = 0, second = 0;
        adit_status status = probe_run(tx, trial, &attempt, &pick_count, &first, err), again;

        if (is_fault(status)) {
            return status;
        }
        again = probe_run(tx, trial, &attempt, &pick_count, &second, err);
        if (is_fault(again)) {
            return again;
        }
        if (again != status || second != first) {
            return adit_fail(err, ADIT_SCRIPT,
                             "%s:%d: the effect does something different when it is run again",
                             tx->cards->card[card].file, tx->cards->node[node].line);
        }
        if (!back_up(trial, &pick_count)) {
            break;
        }
    }
    return ADIT_OK;
}
