/* trace.c - what happens inside the rules, one line each, for debugging cards and the engine.
 *
 * It is off by default; then each place that could report costs one comparison: see
 * ADIT_TRACED in runner.h. Options and effects are described by the words that players see.
 */
#include "engine/base/format.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

adit_trace adit_trace_to;
static void *trace_context;

void adit_set_trace(adit_trace trace, void *context)
{
    adit_trace_to = trace;
    trace_context = context;
}

void adit_trace_line(int depth, const char *format, ...)
{
    char line[1024];
    va_list args;

    va_start(args, format);
    (void)adit_format_words(line, sizeof line, format, args);
    va_end(args);
    adit_trace_to(trace_context, depth + 1, line);
}

void adit_trace_status(const adit_tx *tx, adit_status status)
{
    const bool has_reason = status > ADIT_SURE && tx->err != NULL;

    adit_trace_line(tx->trace_depth, "= %s%s%s", adit_status_name(status), has_reason ? ": " : "",
                    has_reason ? tx->err->text : "");
}

void adit_trace_run(adit_tx *tx)
{
    adit_trace_line(tx->trace_depth, "run with %d %s", tx->pick_count,
                    tx->pick_count == 1 ? "pick" : "picks");
    tx->trace_run = tx->trace_depth++;
}

void adit_trace_run_end(adit_tx *tx, adit_status status)
{
    tx->trace_depth = tx->trace_run; /* a run that is left does not count back */
    adit_trace_status(tx, status);
}

/* Words that only their builder knows are found if the question was the last one that was built. */
static void add_option(const adit_tx *tx, adit_option option, adit_buffer *out)
{
    const adit_options *last = &tx->runner->options;
    const bool has_own_words = option.what == ADIT_OPT_WORD || option.what == ADIT_OPT_PAY;

    if (has_own_words && adit_options_find(last, option) < 0) {
        adit_buffer_addf(out, "choice %d", option.a + 1);
        return;
    }
    adit_option_words(tx->def, tx->cards, last, option, out);
}

void adit_trace_decision(const adit_runner *runner, int seat, adit_option option, bool anytime)
{
    char text[512];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    adit_option_words(runner->engine->def, runner->engine->cards,
                      anytime ? &runner->exchanges : &runner->options, option, &words);
    adit_trace_line(-1, "decision p%d %s", seat + 1, text);
}

void adit_trace_pick(const adit_tx *tx, const char *what, const char *where, const adit_pick *pick)
{
    char text[512];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    if (pick->kind == ADIT_PICK_NONE) {
        adit_buffer_add(&words, "no option");
    } else {
        add_option(tx, pick->option, &words);
    }
    if (pick->kind == ADIT_PICK_CHANCE) {
        adit_trace_line(tx->trace_depth, "%s %s: %s", what, where, text);
    } else {
        adit_trace_line(tx->trace_depth, "%s p%d %s: %s", what, pick->seat + 1, where, text);
    }
}

void adit_trace_question(const adit_tx *tx, const adit_question *question, const char *outcome)
{
    const adit_options *options = &tx->runner->options;
    char text[800];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    for (int i = 0; i < options->count; i++) {
        adit_buffer_add(&words, i == 0 ? "" : " | ");
        add_option(tx, options->item[i], &words);
    }
    adit_trace_line(tx->trace_depth, "question p%d %s: %s%s", question->seat + 1,
                    adit_question_row(tx->def, question->key)->name, text, outcome);
}

void adit_trace_event(const adit_tx *tx, const adit_event *event)
{
    char text[300];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    if (event == NULL) {
        adit_trace_line(tx->trace_depth, "reward");
        return;
    }
    const adit_event_row row = adit_event_row_of(tx->def, tx->cards, event->event);
    if (event->card != ADIT_NO_CARD) {
        adit_buffer_addf(&words, " %s", tx->cards->card[event->card].id);
    }
    if (row.has_goods) {
        adit_buffer_add(&words, " ");
        adit_goods_words(&event->goods, tx->def->goods, &words);
    } else if (row.has_amount) {
        adit_buffer_addf(&words, " %d", event->amount);
    }
    adit_trace_line(tx->trace_depth, "event %s p%d%s", row.name, event->seat + 1, text);
}

void adit_trace_effect(const adit_tx *tx, int seat, int card, adit_node_id node)
{
    char text[512];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    adit_node_text(tx->def, tx->cards, node, &words);
    adit_trace_line(tx->trace_depth, "effect %s p%d: %s",
                    card == ADIT_NO_CARD ? "of the rules" : tx->cards->card[card].id, seat + 1,
                    text);
}

void adit_trace_verb(const adit_tx *tx, int seat, int verb, const adit_args *args)
{
    const adit_verb *row = adit_verb_at(tx->def, verb);
    char text[512];
    adit_buffer words = adit_buffer_on(text, sizeof text);

    for (int i = 0; i < row->param_count; i++) {
        if (row->param[i].type < ADIT_PARAM_GOODS) {
            adit_buffer_addf(&words, " %s=%d", row->param[i].name, args->n[i]);
        }
        for (int k = 0; row->param[i].type >= ADIT_PARAM_GOODS && k < args->length[i]; k++) {
            adit_buffer_add(&words, k == 0 ? " " : " or ");
            adit_goods_words(&args->goods[args->first[i] + k], tx->def->goods, &words);
        }
    }
    adit_trace_line(tx->trace_depth, "verb %s p%d%s", row->name, seat + 1, text);
}

void adit_trace_answer(const adit_tx *tx, bool can, const adit_why *why)
{
    adit_trace_line(tx->trace_depth, can ? "= yes" : "= no: %s", why->text);
}
