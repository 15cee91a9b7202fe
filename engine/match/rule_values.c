/* rule_values.c - rule parameters in words: what each takes, and reading the text of one. */
#include <string.h>

#include "engine/base/names.h"
#include "engine/base/parse.h"
#include "engine/match/engine.h"
#include "engine/rules/runner.h"

#define MAX_SET 15 /* a set is a bit set in 16 bits with sign */

int adit_engine_rule_count(const adit_engine *engine)
{
    return engine != NULL ? adit_rule_count(engine->def, engine->cards) : 0;
}

/* The n-th word that a parameter takes; NULL: there are no more. */
static const char *nth_choice(const adit_cards *cards, const adit_rule_row *row, int n)
{
    if (row->words != NULL) {
        return row->words[n];
    }
    if (row->kind == 0 || n >= adit_kind_card_count(cards, row->kind - 1) || n >= MAX_SET) {
        return NULL;
    }
    return adit_card_at(cards, row->kind - 1, n)->id;
}

static void add_choices(const adit_cards *cards, const adit_rule_row *row, adit_buffer *out)
{
    const char *word;

    for (int i = 0; (word = nth_choice(cards, row, i)) != NULL; i++) {
        adit_buffer_addf(out, "%s%s", i == 0 ? "" : ", ", word);
    }
}

const adit_rule_info *adit_engine_rule(const adit_engine *engine, int n)
{
    if (engine == NULL) {
        return NULL;
    }

    adit_runner *runner = engine->runner;
    adit_buffer choices = adit_buffer_on(runner->choices_text, sizeof runner->choices_text);

    if (n < 0 || n >= adit_engine_rule_count(engine)) {
        return NULL;
    }
    const adit_rule_row *row = adit_rule_at(engine->def, engine->cards, n);
    add_choices(engine->cards, row, &choices);
    runner->rule_info =
        (adit_rule_info){.name = row->name,
                         .text = row->text,
                         .min = row->min,
                         .max = row->max,
                         .default_value = row->default_value,
                         .default_word = row->words != NULL ? row->words[row->default_value]
                                         : row->kind != 0   ? "none"
                                                            : NULL,
                         .choices = runner->choices_text,
                         .is_set = row->kind != 0};
    return &runner->rule_info;
}

static int find_choice(const adit_cards *cards, const adit_rule_row *row, const char *text,
                       size_t length)
{
    const char *word;

    for (int i = 0; (word = nth_choice(cards, row, i)) != NULL; i++) {
        if (strlen(word) == length && memcmp(word, text, length) == 0) {
            return i;
        }
    }
    char id[160];
    adit_buffer out = adit_buffer_on(id, sizeof id);

    adit_buffer_add_bytes(&out, text, length);
    const int card = row->kind != 0 ? adit_cards_find(cards, id) : ADIT_NO_CARD;
    return card != ADIT_NO_CARD && cards->card[card].kind == row->kind - 1
               ? cards->card[card].kind_number
               : -1;
}

static adit_status refuse_choice(const adit_cards *cards, const adit_rule_row *row,
                                 const char *text, size_t length, adit_err *err)
{
    char words[512] = "";
    adit_buffer out = adit_buffer_on(words, sizeof words);

    add_choices(cards, row, &out);
    return adit_fail(err, ADIT_INPUT, "rule %s: expected %s %s, got '%.*s'", row->name,
                     row->kind != 0 ? "some of" : "one of", words, (int)length, text);
}

static adit_status read_set(const adit_cards *cards, const adit_rule_row *row, const char *text,
                            int *value, adit_err *err)
{
    *value = 0;
    while (*text != '\0') {
        const size_t length = strcspn(text, ",");
        const int n = find_choice(cards, row, text, length);

        if (n < 0) {
            return refuse_choice(cards, row, text, length, err);
        }
        *value |= 1 << n;
        text += length + (text[length] == ',' ? 1 : 0);
    }
    return ADIT_OK;
}

static adit_status read_value(const adit_cards *cards, const adit_rule_row *row, const char *text,
                              int *value, adit_err *err)
{
    int64_t number;

    if (adit_parse_int(text, row->min, row->max, &number)) {
        *value = (int)number;
        return ADIT_OK;
    }
    if (row->kind != 0 && *text != '\0') {
        return read_set(cards, row, text, value, err);
    }
    if (row->words == NULL) {
        return adit_fail(err, ADIT_INPUT, "rule %s: expected a number from %d to %d, got '%s'",
                         row->name, row->min, row->max, text);
    }
    *value = find_choice(cards, row, text, strlen(text));
    return *value >= 0 ? ADIT_OK : refuse_choice(cards, row, text, strlen(text), err);
}

static const char *rule_name(const void *context, int n)
{
    const adit_engine *engine = context;

    return adit_rule_at(engine->def, engine->cards, n)->name;
}

adit_status adit_rule_read(const adit_engine *engine, const adit_setting *setting, int *row,
                           int *value, adit_err *err)
{
    *row = adit_rule_find(engine->def, engine->cards, setting->name);
    if (*row >= 0) {
        return read_value(engine->cards, adit_rule_at(engine->def, engine->cards, *row),
                          setting->value, value, err);
    }
    const char *nearest =
        adit_nearest(setting->name, adit_engine_rule_count(engine), rule_name, engine);
    return adit_fail(err, ADIT_INPUT, "%s has no rule parameter '%s'%s", engine->def->info.id,
                     setting->name, adit_did_you_mean(nearest, "").text);
}

adit_status adit_engine_rule_check(const adit_engine *engine, const char *name, const char *value,
                                   adit_err *err)
{
    ADIT_NEED(engine != NULL && name != NULL && value != NULL, err);

    const adit_setting setting = {name, value};
    int row, number;

    return adit_rule_read(engine, &setting, &row, &number, err);
}
