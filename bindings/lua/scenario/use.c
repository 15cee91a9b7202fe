/* use.c - a scenario that has been read: what it says, and setting a match up by it. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/scenario/scenario.h"

static const char *text_or_empty(const char *text)
{
    return text == NULL ? "" : text;
}

const char *adit_scenario_game(const adit_scenario *scenario)
{
    return scenario == NULL ? "" : scenario->game;
}

const char *adit_scenario_title(const adit_scenario *scenario)
{
    return scenario == NULL ? "" : text_or_empty(scenario->title);
}

const char *adit_scenario_text(const adit_scenario *scenario)
{
    return scenario == NULL ? "" : text_or_empty(scenario->text);
}

const char *adit_scenario_seats(const adit_scenario *scenario)
{
    return scenario == NULL ? "" : text_or_empty(scenario->seats);
}

bool adit_scenario_puzzle(const adit_scenario *scenario, adit_puzzle *puzzle)
{
    if (scenario == NULL || puzzle == NULL) {
        return false;
    }
    *puzzle = scenario->puzzle;
    return scenario->is_puzzle;
}

/* ---- Mods ---- */

static bool is_same(const char *a, const char *b)
{
    char whole_a[PATH_MAX], whole_b[PATH_MAX];

    return realpath(a, whole_a) != NULL && realpath(b, whole_b) != NULL &&
           strcmp(whole_a, whole_b) == 0;
}

size_t adit_scenario_mods(const adit_scenario *scenario, const char **mods, size_t count,
                          size_t max)
{
    if (scenario == NULL) {
        return count;
    }
    max = mods == NULL ? 0 : max;
    for (size_t i = 0; i < scenario->mods.count; i++) {
        const char *path = scenario->mods.item[i].name;
        bool is_there = false;

        for (size_t k = 0; k < count && k < max; k++) {
            is_there = is_there || is_same(mods[k], path);
        }
        if (!is_there) {
            if (count < max) {
                mods[count] = path;
            }
            count++;
        }
    }
    return count;
}

/* ---- The match ---- */

/* Writes the scenario's settings, those that the match sets itself left out, then the
 * match's. Returns how many there are. */
static size_t join_settings(const aditl_settings *own, const adit_setting *given,
                            size_t given_count, adit_setting *out)
{
    size_t count = 0;

    given_count = given_count < ADITL_SPARE ? given_count : ADITL_SPARE;
    for (size_t i = 0; i < own->count; i++) {
        bool overruled = false;

        for (size_t j = 0; j < given_count; j++) {
            overruled = overruled || strcmp(own->item[i].name, given[j].name) == 0;
        }
        if (!overruled) {
            out[count++] = own->item[i];
        }
    }
    for (size_t j = 0; j < given_count; j++) {
        out[count++] = given[j];
    }
    return count;
}

void adit_scenario_apply(const adit_scenario *scenario, bool has_seed, adit_setup *setup)
{
    if (scenario == NULL || setup == NULL) {
        return;
    }
    if (setup->players <= 0) {
        setup->players = scenario->players;
    }
    if (!has_seed && scenario->has_seed) {
        setup->seed = scenario->seed;
    }
    setup->rule_count =
        join_settings(&scenario->rules, setup->rules, setup->rule_count, scenario->joined_rules);
    setup->rules = scenario->joined_rules;
    setup->field_count = join_settings(&scenario->fields, setup->fields, setup->field_count,
                                       scenario->joined_fields);
    setup->fields = scenario->joined_fields;
}

/* ---- Reasons ---- */

/* The name that a message begins with, "player[1].goods.wood: ..."; "" if it has none. */
static void name_of(const char *line, char *name, size_t size)
{
    line += strncmp(line, "rule ", 5) == 0 ? 5 : 0;
    size_t length = strcspn(line, ": \n");

    name[0] = '\0';
    if (length < size && line[length] == ':') {
        memcpy(name, line, length);
        name[length] = '\0';
    }
}

/* Whether a name is one of a match that the scenario does not set. What begins with a capital is
 * the number of a rule. */
static bool is_of_others(const adit_scenario *scenario, const char *name)
{
    const aditl_settings *own[] = {&scenario->rules, &scenario->fields};

    for (int k = 0; k < 2; k++) {
        for (size_t i = 0; i < own[k]->count; i++) {
            if (strcmp(own[k]->item[i].name, name) == 0) {
                return false;
            }
        }
    }
    return name[0] >= 'a' && name[0] <= 'z';
}

typedef struct {
    const char *text; /* with the indented lines that belong to it */
    size_t length;
    int line; /* of the file; 0: not known; -1: not from this file */
} reason_lines;

static int compare_lines(const void *a, const void *b)
{
    const reason_lines *x = a, *y = b;

    if (x->line != y->line) {
        return x->line < y->line ? -1 : 1;
    }
    return x->text < y->text ? -1 : x->text > y->text;
}

/* Splits the message into reasons; the rest belongs to the last if there are more than `max`. */
static int split_reasons(const adit_scenario *scenario, const char *text, reason_lines *out,
                         int max)
{
    int count = 0;

    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        bool is_more = *text == ' ' || strncmp(text, "... and", 7) == 0 || count == max;
        char name[256];

        if (is_more && count > 0) {
            out[count - 1].length = (size_t)(text + length - out[count - 1].text);
        } else {
            name_of(text, name, sizeof name);
            int line = name[0] == '\0' ? 0 : aditl_line_of_key(scenario->source.data, name);

            line = line != 0 ? line : aditl_line_of_key(scenario->source.data, "set");
            line = is_of_others(scenario, name) ? -1 : line;
            out[count++] = (reason_lines){text, length, line};
        }
        text += length + (text[length] == '\n');
    }
    return count;
}

void adit_scenario_explain(const adit_scenario *scenario, adit_err *err)
{
    if (scenario == NULL || err == NULL) {
        return;
    }

    adit_err told = {.status = err->status};
    adit_buffer out = adit_buffer_on(told.text, sizeof told.text);
    reason_lines reason[64];

    if (strncmp(err->text, scenario->path, strlen(scenario->path)) == 0) {
        return; /* it says already where it comes from */
    }
    int count = split_reasons(scenario, err->text, reason, 64);

    qsort(reason, (size_t)count, sizeof *reason, compare_lines);
    for (int i = 0; i < count; i++) {
        adit_buffer_add(&out, i > 0 ? "\n" : "");
        if (reason[i].line > 0) {
            adit_buffer_addf(&out, "%s:%d: ", scenario->path, reason[i].line);
        } else if (reason[i].line == 0) {
            adit_buffer_addf(&out, "%s: ", scenario->path);
        }
        adit_buffer_add_bytes(&out, reason[i].text, reason[i].length);
    }
    *err = told;
}
