/* tx.c - running a transaction and asking its questions.
 *
 * A run starts from a copy of the root and walks the rules again; questions that have a pick
 * are answered from it, and the first one without a pick is built and left open. Whatever a
 * run may not find out again (a single option taken, nothing to choose, an outcome of
 * chance) is recorded as a pick too.
 */
#include "engine/rules/tx.h"
#include "engine/rules/exchange.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

adit_status adit_too_many_parts(adit_tx *tx)
{
    return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_DECISION_PARTS);
}

static adit_status run_to_end(adit_tx *tx)
{
    adit_status status;

    if (tx->is_exchange) { /* at a first question: its pick comes first */
        const adit_pick *pick = &tx->picks[tx->next++];
        status = adit_exchange_run(tx, pick->seat, pick->option);
    } else {
        status = tx->def->step(tx);
    }
    if (__builtin_expect(tx->cards->deeds >> ADIT_DEED_TURN != 0, 0) && status == ADIT_OK &&
        tx->stop == ADIT_OK) {
        status = adit_raise_flow(tx);
    }

    /* What made the run stop wins over what a careless caller made of it. */
    ADIT_GUARD(tx);
    if (status == ADIT_NONE || status == ADIT_DECLINED) {
        return adit_illegal(tx, "nothing can be chosen");
    }
    if (status == ADIT_OK && tx->next < tx->pick_count) {
        return adit_fault(tx, ADIT_SCRIPT, "asked fewer questions than in the run before");
    }
    return status;
}

adit_status adit_tx_run(adit_tx *tx)
{
    ADIT_TRACED(adit_trace_run(tx));
    adit_status status = run_to_end(tx);
    ADIT_TRACED(adit_trace_run_end(tx, status));
    return status;
}

static adit_status leave_run(adit_tx *tx, adit_status status)
{
    tx->stop = status;
    return status;
}

adit_status adit_illegal(adit_tx *tx, const char *format, ...)
{
    va_list args;

    ADIT_GUARD(tx);
    va_start(args, format);
    adit_fail_va(tx->err, ADIT_ILLEGAL, format, args);
    va_end(args);
    return leave_run(tx, ADIT_ILLEGAL);
}

adit_status adit_fault(adit_tx *tx, adit_status status, const char *format, ...)
{
    va_list args;

    ADIT_GUARD(tx);
    va_start(args, format);
    adit_fail_va(tx->err, status, format, args);
    va_end(args);
    return leave_run(tx, status);
}

adit_status adit_fault_limit(adit_tx *tx, int card, adit_limit limit)
{
    const adit_limit_words words = adit_limit_message(adit_limit_at(limit));

    card = card >= 0 ? card : tx->card;
    if (card < 0) {
        return adit_fault(tx, ADIT_LIMIT, "%s", words.text);
    }
    const adit_card *by = &tx->cards->card[card];

    return adit_fault(tx, ADIT_LIMIT, "%s:%d: card '%s': %s", by->file == NULL ? by->id : by->file,
                      by->line, by->id, words.text);
}

adit_status adit_fault_lines(adit_tx *tx, adit_status status, const char *lines)
{
    ADIT_GUARD(tx);
    adit_fail_lines(tx->err, status, lines);
    return leave_run(tx, status);
}

/* ---- Picks ---- */

uint16_t adit_tag(const adit_tx *tx, int key, int seat)
{
    uint32_t tag = (uint32_t)key * 2654435761u ^ (uint32_t)(seat + 1) * 40503u ^
                   (uint32_t)(tx->card + 1) * 2246822519u;

    if (tx->has_purity) {
        tag ^= (uint32_t)adit_state_raw_hash(tx->def, tx->work);
    }
    return (uint16_t)(tag ^ tag >> 16);
}

adit_status adit_pick_add(adit_tx *tx, int kind, int seat, uint16_t tag, adit_option option)
{
    if (tx->pick_count >= ADIT_MAX_PICKS) {
        return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_PICKS);
    }
    tx->picks[tx->pick_count] = (adit_pick){.kind = (uint8_t)kind,
                                            .seat = (uint8_t)seat,
                                            .tag = tag,
                                            .effect = (uint16_t)tx->effect,
                                            .option = option};
    tx->pick_count++;
    tx->next = tx->pick_count;
    return ADIT_OK;
}

/* Whether the next pick was made at this question. */
static bool pick_fits_tag(adit_tx *tx, uint16_t tag)
{
    adit_pick *pick = &tx->picks[tx->next];

    if (tx->takes_tags) {
        pick->tag = tag;
        pick->effect = (uint16_t)tx->effect;
    }
    return pick->tag == tag;
}

static adit_status fail_other_question(adit_tx *tx)
{
    return adit_fault(tx, ADIT_SCRIPT,
                      "asked a different question than before: a card must do the same thing each "
                      "time it runs with the same state and answers");
}

/* ---- Asking ---- */

void adit_question_build(adit_tx *tx, const adit_question *question, bool adds_decline,
                         adit_options *out)
{
    bool was_looking = tx->is_looking;

    tx->is_looking = true;
    question->build(tx, question->context, out);
    tx->is_looking = was_looking;
    if (adds_decline && out->count < out->limit) {
        (void)adit_offer(out, (adit_option){.what = ADIT_OPT_DECLINE});
    }
}

bool adit_cards_are_printed(const adit_tx *tx)
{
    const adit_engine *engine = tx->runner->engine;

    /* The game's own cards are the first mod. */
    return engine->mod_count <= 1 || engine->has_own_cards;
}

bool adit_is_trusted(const adit_tx *tx)
{
    return tx->def->trusts_own_cards && !tx->has_purity && adit_cards_are_printed(tx);
}

bool adit_is_risky(const adit_tx *tx, const adit_question *question)
{
    return question->risky == ADIT_RISK_OF_CALLERS ? tx->risk > 0 && !adit_is_trusted(tx)
                                                   : question->risky == ADIT_RISKY;
}

/* Some games allow exchanges between steps only: where a question is the first one, or says so. */
bool adit_takes_no_exchange(const adit_tx *tx, const adit_question *question)
{
    return question->no_anytime ||
           (tx->def->exchanges_between_steps && !question->first && !question->between);
}

static adit_status leave_open(adit_tx *tx, const adit_question *question, uint16_t tag)
{
    adit_runner *runner = tx->runner;

    runner->open =
        (adit_open_question){.key = question->key,
                             .seat = question->seat,
                             .card = tx->card,
                             .tag = tag,
                             .effect = (uint16_t)tx->effect,
                             .no_anytime = adit_takes_no_exchange(tx, question),
                             .first = question->first && tx->pick_count == 0,
                             .has_one_answer = tx->runner->options.count == 1 &&
                                               question->forced == ADIT_FORCED_UNLESS_OPENED,
                             .exchange_depth = tx->exchange_depth,
                             .verb_depth = tx->verb_depth,
                             .secret_from = question->secret_from};
    runner->exchanges_known = false;
    runner->stats.questions++;
    return leave_run(tx, ADIT_OPEN);
}

adit_forced adit_payment_forced(const adit_tx *tx, int seat)
{
    const adit_pick *last = tx->next > 0 ? &tx->picks[tx->next - 1] : NULL;

    return last != NULL && last->kind == ADIT_PICK_MAIN && last->seat == seat
               ? ADIT_FORCED_ALWAYS
               : ADIT_FORCED_UNLESS_OPENED;
}

static adit_status give_answer(bool adds_decline, adit_option option, adit_option *answer)
{
    *answer = option;
    return adds_decline && option.what == ADIT_OPT_DECLINE ? ADIT_DECLINED : ADIT_OK;
}

/* How many options are enough: two show that the question is asked, if nobody is to answer it and
 * none of them must be tried out. */
static int options_needed(const adit_tx *tx, const adit_question *question)
{
    adit_runner *runner = tx->runner;
    const adit_glimpse *glimpse = &runner->glimpse;

    runner->is_glimpse = glimpse->is_on && !runner->wants_reasons && !adit_is_risky(tx, question) &&
                         (tx->work->turn != glimpse->turn || tx->work->active != glimpse->active);
    return runner->is_glimpse ? 2 : ADIT_MAX_OPTIONS;
}

/* A question that has no pick yet: its only option is taken if that is allowed, else it stays open.
 */
adit_status adit_ask_unanswered(adit_tx *tx, const adit_question *question, bool adds_decline,
                                uint16_t tag, adit_option *answer)
{
    adit_options *options = &tx->runner->options;

    adit_options_clear(options, options_needed(tx, question), tx->runner->wants_reasons);
    adit_question_build(tx, question, adds_decline, options);
    ADIT_GUARD(tx);
    if (options->overflow) {
        return adit_fault_limit(tx, ADIT_NO_CARD, ADIT_LIMIT_OPTIONS);
    }
    if (adit_is_risky(tx, question)) {
        adit_leave_out_dead_ends(tx, question, tag, options);
    } else if (__builtin_expect(tx->has_purity && question->is_proven, 0)) {
        ADIT_TRY(adit_prove_options(tx, question, tag, options));
    }
    if (options->count == 0) {
        ADIT_TRACED(adit_trace_question(tx, question, "no option"));
        ADIT_TRY(adit_pick_add(tx, ADIT_PICK_NONE, question->seat, tag, (adit_option){0}));
        return ADIT_NONE;
    }
    const bool is_forced = adit_is_forced(tx, question, adds_decline, options);
    ADIT_GUARD(tx);
    adit_effect_settle(tx);
    if (is_forced) {
        adit_option only = options->item[0];
        ADIT_TRACED(adit_trace_question(tx, question, " (taken without asking)"));
        ADIT_TRY(adit_pick_add(tx, ADIT_PICK_FORCED, question->seat, tag, only));
        adit_forced_note(tx, question, only);
        return give_answer(adds_decline, only, answer);
    }
    ADIT_TRACED(adit_trace_question(tx, question, ""));
    return leave_open(tx, question, tag);
}

adit_status adit_ask(adit_tx *tx, const adit_question *question, adit_option *answer)
{
    bool adds_decline = tx->adds_decline;

    tx->adds_decline = false;
    ADIT_GUARD(tx);
    if (tx->is_looking) {
        return adit_fault(tx, ADIT_SCRIPT,
                          "a read-only hook (score, modify, allow, forbid) asked a question");
    }
    if (tx->is_tentative && (!tx->may_settle || tx->next < tx->pick_count)) {
        return leave_run(tx, ADIT_OPEN);
    }
    for (;;) {
        uint16_t tag = adit_tag(tx, question->key, question->seat);
        const adit_pick *pick = &tx->picks[tx->next];

        if (tx->next >= tx->pick_count) {
            return tx->is_trial ? adit_trial_ask(tx, question, adds_decline, tag, answer)
                                : adit_ask_unanswered(tx, question, adds_decline, tag, answer);
        }
        if (!pick_fits_tag(tx, tag)) {
            return fail_other_question(tx);
        }
        tx->next++;
        ADIT_TRACED(
            adit_trace_pick(tx, "pick", adit_question_row(tx->def, question->key)->name, pick));
        switch ((adit_pick_kind)pick->kind) {
        case ADIT_PICK_MAIN:
        case ADIT_PICK_SECRET:
        case ADIT_PICK_FORCED:
            return give_answer(adds_decline, pick->option, answer);
        case ADIT_PICK_NONE:
            return ADIT_NONE;
        case ADIT_PICK_ANYTIME:
            ADIT_TRY(adit_exchange_run_chosen(tx, pick->seat, pick->option));
            break; /* then the same question again */
        case ADIT_PICK_CHANCE:
            return fail_other_question(tx);
        }
    }
}

void adit_reveal_answer(adit_tx *tx, int seat, const char *words)
{
    adit_note_with_words(tx, ADIT_LOG_REVEALED, seat, words);
    if (!tx->is_trial && tx->next == tx->pick_count) { /* the last answer has just come */
        tx->runner->has_drawn = true;
    }
}

/* ---- Chance ---- */

/* Streams have keys far above the question table. */
static uint16_t stream_tag(const adit_tx *tx, int stream)
{
    return adit_tag(tx, 0x4000 + stream, 0);
}

static adit_status may_draw(adit_tx *tx, int stream, int n)
{
    ADIT_GUARD(tx);
    if (tx->is_looking) {
        return adit_fault(tx, ADIT_SCRIPT,
                          "a read-only hook (score, modify, allow, forbid) drew a random number");
    }
    if (n < 1 || stream < 0 || stream >= ADIT_MAX_STREAMS) {
        return adit_fault(tx, ADIT_INTERNAL, "invalid draw: 1 of %d from stream %d", n, stream);
    }
    return tx->is_tentative ? leave_run(tx, ADIT_OPEN) : ADIT_OK;
}

/* Notes what chance brought, so that a run after this one finds the same. */
static adit_status record_chance(adit_tx *tx, int stream, uint16_t tag, adit_option drawn)
{
    ADIT_TRY(adit_pick_add(tx, ADIT_PICK_CHANCE, 0, tag, drawn));
    tx->runner->has_drawn = true;
    ADIT_TRACED(
        adit_trace_pick(tx, "draw", tx->def->streams[stream], &tx->picks[tx->pick_count - 1]));
    return ADIT_OK;
}

/* Outcome of a draw after which the function that drew is ended. */
#define ENDS_FUNCTION (-1)

/* The function that draws is left, and the run goes on behind it. */
static adit_status end_function(adit_tx *tx, int stream)
{
    tx->work->rng.counter[stream]++;
    tx->ends_function = true;
    return leave_run(tx, ADIT_DECLINED);
}

/* An outcome that is among the picks. */
static adit_status roll_again(adit_tx *tx, int stream, int n, bool is_of_card, uint16_t tag,
                              int *outcome)
{
    const adit_pick *pick = &tx->picks[tx->next];

    if (!pick_fits_tag(tx, tag) || pick->option.what != ADIT_OPT_CHANCE ||
        pick->option.a < (is_of_card ? ENDS_FUNCTION : 0) || pick->option.a >= n) {
        return fail_other_question(tx);
    }
    tx->next++;
    ADIT_TRACED(adit_trace_pick(tx, "pick", tx->def->streams[stream], pick));
    *outcome = pick->option.a;
    if (*outcome == ENDS_FUNCTION) {
        adit_note_with_words(tx, ADIT_LOG_LEFT_OUT, tx->card_seat,
                             "the move could not be finished after its draw");
        return end_function(tx, stream);
    }
    tx->work->rng.counter[stream]++;
    return ADIT_OK;
}

adit_status adit_roll(adit_tx *tx, int stream, int n, int *outcome)
{
    const uint16_t tag = stream_tag(tx, stream); /* before the stream moves on */

    ADIT_TRY(may_draw(tx, stream, n));
    if (tx->next < tx->pick_count) {
        return roll_again(tx, stream, n, false, tag, outcome);
    }
    if (tx->is_trial) {
        return leave_run(tx, ADIT_SURE); /* what chance brings can always be dealt with */
    }
    *outcome = (int)adit_rng_below(&tx->work->rng, stream, (uint32_t)n);
    return record_chance(tx, stream, tag, (adit_option){ADIT_OPT_CHANCE, (int16_t)*outcome, 0, 0});
}

adit_status adit_roll_for_card(adit_tx *tx, int n, int *outcome)
{
    const uint16_t tag = stream_tag(tx, 0);
    adit_option drawn = {.what = ADIT_OPT_CHANCE, .a = ENDS_FUNCTION, .b = 1};

    ADIT_TRY(may_draw(tx, 0, n));
    if (tx->next < tx->pick_count) {
        return roll_again(tx, 0, n, true, tag, outcome);
    }
    if (tx->is_trial) {
        ADIT_TRY(adit_pick_add(tx, ADIT_PICK_CHANCE, 0, tag, drawn));
        tx->trial->has_more[tx->pick_count - 1] = false;
        return end_function(tx, 0);
    }
    *outcome = (int)adit_rng_below(&tx->work->rng, 0, (uint32_t)n);
    drawn.a = (int16_t)*outcome;
    return record_chance(tx, 0, tag, drawn);
}

bool adit_break_off(adit_pick *picks, uint16_t *pick_count)
{
    for (int i = *pick_count - 1; i >= 0; i--) {
        adit_option *option = &picks[i].option;

        if (picks[i].kind == ADIT_PICK_MAIN || picks[i].kind == ADIT_PICK_SECRET ||
            picks[i].kind == ADIT_PICK_ANYTIME) {
            return false;
        }
        if (option->what == ADIT_OPT_CHANCE && option->b == 1 && option->a != ENDS_FUNCTION) {
            option->a = ENDS_FUNCTION;
            *pick_count = (uint16_t)(i + 1);
            return true;
        }
    }
    return false;
}

static bool is_among(int card, const int *set, int count)
{
    for (int i = 0; i < count; i++) {
        if (set[i] == card) {
            return true;
        }
    }
    return false;
}

/* In a trial nobody may know what lies there, for it would show in the options. If something may
 * still fail, and the rules can do without a card, the trial continues without one. */
static adit_status turn_up_unseen(adit_tx *tx, uint16_t tag, bool can_lack)
{
    if (!can_lack || tx->risk == 0 || adit_is_trusted(tx)) {
        return leave_run(tx, ADIT_SURE);
    }
    ADIT_TRY(adit_pick_add(tx, ADIT_PICK_CHANCE, 0, tag, (adit_option){.what = ADIT_OPT_TURNED}));
    tx->trial->has_more[tx->pick_count - 1] = false;
    return ADIT_OK;
}

/* The card that is among the picks. */
static adit_status turn_up_again(adit_tx *tx, int stream, const int *set, int count, int pinned,
                                 int *card)
{
    const adit_pick *pick = &tx->picks[tx->next];
    const bool is_unseen = tx->is_trial && pick->option.a == 0;

    *card = pick->option.a - 1;
    const bool fits =
        is_unseen || (pinned != ADIT_NO_CARD ? *card == pinned : is_among(*card, set, count));
    if (pick->option.what != ADIT_OPT_TURNED || !fits) {
        return fail_other_question(tx);
    }
    tx->next++;
    ADIT_TRACED(adit_trace_pick(tx, "pick", tx->def->streams[stream], pick));
    tx->work->rng.counter[stream] += pinned == ADIT_NO_CARD && !is_unseen;
    return ADIT_OK;
}

static adit_status turn_up(adit_tx *tx, int stream, const int *set, int count, int pinned,
                           bool can_lack, int *card)
{
    const uint16_t tag = stream_tag(tx, stream);
    bool is_pinned = pinned != ADIT_NO_CARD;

    *card = ADIT_NO_CARD;
    if (!is_pinned && count == 0) {
        return tx->stop;
    }
    ADIT_TRY(may_draw(tx, stream, is_pinned ? 1 : count));
    if (tx->next < tx->pick_count) {
        return pick_fits_tag(tx, tag) ? turn_up_again(tx, stream, set, count, pinned, card)
                                      : fail_other_question(tx);
    }
    if (tx->is_trial) {
        return turn_up_unseen(tx, tag, can_lack);
    }
    *card = is_pinned ? pinned : set[adit_rng_below(&tx->work->rng, stream, (uint32_t)count)];
    return record_chance(tx, stream, tag,
                         (adit_option){ADIT_OPT_TURNED, (int16_t)(*card + 1), 0, 0});
}

adit_status adit_turn_up(adit_tx *tx, int stream, const int *set, int count, int pinned, int *card)
{
    return turn_up(tx, stream, set, count, pinned, false, card);
}

adit_status adit_turn_up_if_any(adit_tx *tx, int stream, const int *set, int count, int pinned,
                                int *card)
{
    return turn_up(tx, stream, set, count, pinned, true, card);
}

/* ---- Log ---- */

static adit_log_entry *log_add(adit_log *log)
{
    if (log->count == log->capacity) {
        int capacity = log->capacity == 0 ? 64 : log->capacity * 2;
        adit_log_entry *entry = adit_realloc(log->entry, (size_t)capacity * sizeof *entry);
        if (entry == NULL) {
            log->failed = true;
            return NULL;
        }
        log->entry = entry;
        log->capacity = capacity;
    }
    return &log->entry[log->count++];
}

void adit_note(adit_tx *tx, int what, int seat, int a, int b, int c)
{
    if (tx->log == NULL || !tx->log->is_on || tx->stop != ADIT_OK) {
        return;
    }
    adit_log_entry *entry = log_add(tx->log);
    if (entry != NULL) {
        *entry = (adit_log_entry){.what = (uint16_t)what,
                                  .seat = (int8_t)seat,
                                  .a = (int16_t)a,
                                  .b = (int16_t)b,
                                  .c = (int16_t)c};
    }
}

/* What a script's line counts for; the last one, which says that the rest is left out, counts
 * for everything that may be. */
static size_t words_of(const adit_log_entry *entry)
{
    if (entry->text == NULL) {
        return 0;
    }
    return entry->b != 0 ? ADIT_MAX_LOG_WORDS : strlen(entry->text) + 1;
}

void adit_note_words(adit_tx *tx, int seat, const char *words)
{
    adit_note_with_words(tx, ADIT_LOG_SCRIPT, seat, words);
}

void adit_note_with_words(adit_tx *tx, int what, int seat, const char *words)
{
    adit_log *log = tx->log;
    int count = log == NULL ? 0 : log->count;

    if (log == NULL || log->bytes >= ADIT_MAX_LOG_WORDS) {
        return;
    }
    bool is_last = log->bytes + strlen(words) + 1 >= ADIT_MAX_LOG_WORDS;
    adit_note(tx, what, seat, tx->card + 1, is_last ? 1 : 0, 0);
    if (log->count > count) {
        adit_log_entry *entry = &log->entry[count];

        entry->text = adit_strdup(is_last ? "(further lines omitted)" : words);
        log->failed |= entry->text == NULL;
        log->bytes += words_of(entry);
    }
}

void adit_log_clear(adit_log *log, int from)
{
    for (int i = from; i < log->count; i++) {
        log->bytes -= words_of(&log->entry[i]);
        adit_free(log->entry[i].text);
    }
    log->count = from < log->count ? from : log->count;
}
