/* transcript_diff.c - where two recorded games differ: in how they were made, or in what was
 * decided.
 *
 * Only the texts are compared, so games of other mods, cards and releases can be laid side by
 * side too.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/files/transcript.h"

typedef struct {
    adit_transcript_visit visit;
    void *context;
    int count;
} report;

static void report_words(report *to, const char *what, const char *a, const char *b)
{
    if (strcmp(a, b) != 0) {
        to->count++;
        to->visit(to->context, what, a, b);
    }
}

static void report_numbers(report *to, const char *what, uint64_t a, uint64_t b)
{
    char words[2][24];

    snprintf(words[0], sizeof words[0], "%" PRIu64, a);
    snprintf(words[1], sizeof words[1], "%" PRIu64, b);
    report_words(to, what, words[0], words[1]);
}

/* ---- Heads ---- */

static int compare_lines(const void *a, const void *b)
{
    const adit_head_line *x = a, *y = b;
    int order = x->kind != y->kind ? (int)x->kind - (int)y->kind : strcmp(x->name, y->name);

    return order != 0 ? order : x->place < y->place ? -1 : x->place > y->place;
}

static void add_line(adit_transcript *story, adit_line_kind kind, const char *name,
                     const char *value)
{
    story->line[story->line_count] = (adit_head_line){kind, name, value, story->line_count};
    story->line_count++;
}

adit_status adit_transcript_sort_lines(adit_transcript *story, adit_err *err)
{
    const adit_file_head *head = &story->head;
    const size_t size =
        (head->rule_count + head->field_count + head->card_count) * sizeof *story->line;

    story->line = adit_alloc(size);
    story->sorted = adit_alloc(size);
    if (story->line == NULL || story->sorted == NULL) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", story->name);
    }
    for (size_t i = 0; i < head->rule_count; i++) {
        add_line(story, ADIT_LINE_RULE, head->rules[i].name, head->rules[i].value);
    }
    for (size_t i = 0; i < head->field_count; i++) {
        add_line(story, ADIT_LINE_SET, head->fields[i].name, head->fields[i].value);
    }
    for (size_t i = 0; i < head->card_count; i++) {
        add_line(story, ADIT_LINE_CARD, head->cards[i].id, head->cards[i].hash);
    }
    memcpy(story->sorted, story->line, size);
    qsort(story->sorted, story->line_count, sizeof *story->sorted, compare_lines);
    return ADIT_OK;
}

/* Where the first of the sorted lines is that does not come before the wanted one. */
static size_t find_line(const adit_transcript *story, const adit_head_line *wanted)
{
    size_t low = 0, high = story->line_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (compare_lines(&story->sorted[middle], wanted) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* The value that `story` has for a line of `other`, or "". Places with room for several pieces are
 * set once for each of them: the n-th line of a name goes with the n-th. */
static const char *value_of(const adit_transcript *story, const adit_transcript *other,
                            const adit_head_line *line)
{
    const adit_head_line first = {.kind = line->kind, .name = line->name};
    size_t n = find_line(other, line) - find_line(other, &first);
    size_t at = find_line(story, &first) + n;
    bool is_found = at < story->line_count && story->sorted[at].kind == line->kind &&
                    strcmp(story->sorted[at].name, line->name) == 0;

    return is_found ? story->sorted[at].value : "";
}

/* Names of `a` first, then those that only `b` has. */
static void report_lines(report *to, adit_line_kind kind, const adit_transcript *a,
                         const adit_transcript *b)
{
    static const char *const words[] = {"rule", "set", "card"};
    char what[160];

    for (size_t i = 0; i < a->line_count + b->line_count; i++) {
        const bool is_b = i >= a->line_count;
        const adit_head_line *line = is_b ? &b->line[i - a->line_count] : &a->line[i];

        if (line->kind != kind) {
            continue;
        }
        const char *other = is_b ? value_of(a, b, line) : value_of(b, a, line);
        snprintf(what, sizeof what, "%s %s", words[kind], line->name);
        if (!is_b) {
            report_words(to, what, line->value, other);
        } else if (other[0] == '\0') {
            report_words(to, what, "", line->value);
        }
    }
}

/* Version and content of a mod in words; "" if it was not loaded. */
static void mod_words(const adit_file_info *info, const char *id, char *words, size_t size)
{
    words[0] = '\0';
    for (int i = 0; i < info->mod_count; i++) {
        if (strcmp(info->mods[i].id, id) == 0) {
            snprintf(words, size, "%s (%016" PRIx64 ")", info->mods[i].version,
                     info->mods[i].content_hash);
        }
    }
}

static void report_mods(report *to, const adit_file_info *a, const adit_file_info *b)
{
    char what[80], words[2][64];

    for (int i = 0; i < a->mod_count + b->mod_count; i++) {
        const bool is_b = i >= a->mod_count;
        const char *id = is_b ? b->mods[i - a->mod_count].id : a->mods[i].id;

        snprintf(what, sizeof what, "mod %s", id);
        mod_words(a, id, words[0], sizeof words[0]);
        mod_words(b, id, words[1], sizeof words[1]);
        if (!is_b || words[0][0] == '\0') {
            report_words(to, what, words[0], words[1]);
        }
    }
}

static void report_anytime(report *to, const adit_file_head *a, const adit_file_head *b)
{
    char what[40];

    for (int seat = 0; seat < ADIT_MAX_SEATS; seat++) {
        snprintf(what, sizeof what, "exchanges of p%d", seat + 1);
        report_words(to, what, a->no_anytime[seat] ? "off" : "on",
                     b->no_anytime[seat] ? "off" : "on");
    }
}

int adit_transcript_compare_heads(const adit_transcript *a, const adit_transcript *b,
                                  adit_transcript_visit visit, void *context)
{
    if (a == NULL || b == NULL || visit == NULL) {
        return 0;
    }

    const adit_file_head *x = &a->head, *y = &b->head;
    report to = {visit, context, 0};

    report_words(&to, "game", x->info.game, y->info.game);
    report_numbers(&to, "players", (uint64_t)x->info.players, (uint64_t)y->info.players);
    report_words(&to, "seats", x->info.seats, y->info.seats);
    report_numbers(&to, "seed", x->info.seed, y->info.seed);
    report_lines(&to, ADIT_LINE_RULE, a, b);
    report_lines(&to, ADIT_LINE_SET, a, b);
    report_anytime(&to, x, y);
    report_mods(&to, &x->info, &y->info);
    /* Only where both say which cards they were written with. */
    if (x->card_count > 0 && y->card_count > 0) {
        report_lines(&to, ADIT_LINE_CARD, a, b);
    }
    report_words(&to, "position", x->position.length > 0 ? x->position.data : "",
                 y->position.length > 0 ? y->position.data : "");
    return to.count;
}

/* ---- Decisions ---- */

/* The first log line that differs; both must say what happened. */
static bool same_log(const adit_transcript *a, int a_first, int a_count, const adit_transcript *b,
                     int b_first, int b_count, const char *words[2])
{
    for (int i = 0; i < a_count || i < b_count; i++) {
        words[0] = i < a_count ? a->log[a_first + i] : "";
        words[1] = i < b_count ? b->log[b_first + i] : "";
        if (strcmp(words[0], words[1]) != 0) {
            return false;
        }
    }
    return true;
}

static bool same_step(const adit_transcript *a, const adit_transcript *b, int n,
                      const char *words[2])
{
    const adit_transcript_step *x = &a->step[n], *y = &b->step[n];

    words[0] = x->decision;
    words[1] = y->decision;
    if (strcmp(x->decision, y->decision) != 0) {
        return false;
    }
    if (!x->is_told || !y->is_told) {
        return true;
    }
    return same_log(a, x->log_first, x->log_count, b, y->log_first, y->log_count, words);
}

int adit_transcript_compare(const adit_transcript *a, const adit_transcript *b,
                            const char **words_a, const char **words_b)
{
    if (a == NULL || b == NULL || words_a == NULL || words_b == NULL) {
        return -1;
    }

    const char *words[2] = {"", ""};
    int count = a->step_count > b->step_count ? a->step_count : b->step_count;
    int first = -1;

    if (a->step_count > 0 && b->step_count > 0 && a->step[0].is_told && b->step[0].is_told &&
        !same_log(a, 0, a->step[0].log_first, b, 0, b->step[0].log_first, words)) {
        first = 0;
    }
    for (int n = 0; n < count && first < 0; n++) {
        if (n >= a->step_count || n >= b->step_count) {
            words[0] = n < a->step_count ? a->step[n].decision : "";
            words[1] = n < b->step_count ? b->step[n].decision : "";
            first = n;
        } else if (!same_step(a, b, n, words)) {
            first = n;
        }
    }
    *words_a = first < 0 ? "" : words[0];
    *words_b = first < 0 ? "" : words[1];
    return first;
}
