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
    adit_story_visit visit;
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

static int compare_places(const void *a, const void *b)
{
    const adit_named_place *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : x->place < y->place ? -1 : x->place > y->place;
}

/* Makes room for `count` names; false: there is none. */
static bool open_list(adit_name_list *list, size_t count)
{
    list->item = adit_alloc((count + 1) * sizeof *list->item);
    return list->item != NULL;
}

static void add_name(adit_name_list *list, const char *name)
{
    list->item[list->count] = (adit_named_place){name, list->count};
    list->count++;
}

static void sort_list(adit_name_list *list)
{
    qsort(list->item, list->count, sizeof *list->item, compare_places);
}

adit_status adit_story_sort_names(adit_story *story, adit_err *err)
{
    const adit_file_head *head = &story->head;

    if (!open_list(&story->rules, head->rule_count) ||
        !open_list(&story->fields, head->field_count) ||
        !open_list(&story->cards, head->card_count)) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", story->name);
    }
    for (size_t i = 0; i < head->rule_count; i++) {
        add_name(&story->rules, head->rules[i].name);
    }
    for (size_t i = 0; i < head->field_count; i++) {
        add_name(&story->fields, head->fields[i].name);
    }
    for (size_t i = 0; i < head->card_count; i++) {
        add_name(&story->cards, head->cards[i].id);
    }
    sort_list(&story->rules);
    sort_list(&story->fields);
    sort_list(&story->cards);
    return ADIT_OK;
}

/* Where the first entry stands that is not before the name at this place. */
static size_t find_from(const adit_name_list *list, const char *name, size_t place)
{
    const adit_named_place wanted = {name, place};
    size_t low = 0, high = list->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (compare_places(&list->item[middle], &wanted) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool has_name(const adit_name_list *list, size_t at, const char *name)
{
    return at < list->count && strcmp(list->item[at].name, name) == 0;
}

/* The settings of a kind in one of the two heads. */
typedef struct {
    const adit_setting *item;
    size_t count;
    const adit_name_list *names;
} setting_list;

/* How many settings before the i-th have its name: places with room for several pieces are set
 * once for each of them. */
static size_t count_before(const setting_list *list, size_t i)
{
    const char *name = list->item[i].name;

    return find_from(list->names, name, i) - find_from(list->names, name, 0);
}

/* The value of the n-th setting with the name, from 0; "" if there are not so many. */
static const char *find_setting(const setting_list *list, const char *name, size_t n)
{
    size_t at = find_from(list->names, name, 0) + n;

    return has_name(list->names, at, name) ? list->item[list->names->item[at].place].value : "";
}

/* Names of `a` first, then those that only `b` has. */
static void report_settings(report *to, const char *kind, const setting_list *a,
                            const setting_list *b)
{
    char what[160];

    for (size_t i = 0; i < a->count; i++) {
        const char *name = a->item[i].name;

        snprintf(what, sizeof what, "%s %s", kind, name);
        report_words(to, what, a->item[i].value, find_setting(b, name, count_before(a, i)));
    }
    for (size_t i = 0; i < b->count; i++) {
        const char *name = b->item[i].name;

        if (find_setting(a, name, count_before(b, i))[0] == '\0') {
            snprintf(what, sizeof what, "%s %s", kind, name);
            report_words(to, what, "", b->item[i].value);
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

    for (int i = 0; i < a->mod_count; i++) {
        snprintf(what, sizeof what, "mod %s", a->mods[i].id);
        mod_words(a, a->mods[i].id, words[0], sizeof words[0]);
        mod_words(b, a->mods[i].id, words[1], sizeof words[1]);
        report_words(to, what, words[0], words[1]);
    }
    for (int i = 0; i < b->mod_count; i++) {
        mod_words(a, b->mods[i].id, words[0], sizeof words[0]);
        if (words[0][0] == '\0') {
            snprintf(what, sizeof what, "mod %s", b->mods[i].id);
            mod_words(b, b->mods[i].id, words[1], sizeof words[1]);
            report_words(to, what, "", words[1]);
        }
    }
}

/* The hash of a card in words; "" if there is none. Of several entries the last counts. */
static void card_words(const adit_story *story, const char *id, char *words, size_t size)
{
    size_t end = find_from(&story->cards, id, SIZE_MAX);

    words[0] = '\0';
    if (end > 0 && has_name(&story->cards, end - 1, id)) {
        size_t place = story->cards.item[end - 1].place;

        snprintf(words, size, "%08x", (unsigned)story->head.cards[place].content_hash);
    }
}

/* Only where both say which cards they were written with. */
static void report_cards(report *to, const adit_story *a, const adit_story *b)
{
    char what[120], words[2][16];

    if (a->head.card_count == 0 || b->head.card_count == 0) {
        return;
    }
    for (size_t i = 0; i < a->head.card_count; i++) {
        const char *id = a->head.cards[i].id;

        snprintf(what, sizeof what, "card %s", id);
        card_words(a, id, words[0], sizeof words[0]);
        card_words(b, id, words[1], sizeof words[1]);
        report_words(to, what, words[0], words[1]);
    }
    for (size_t i = 0; i < b->head.card_count; i++) {
        const char *id = b->head.cards[i].id;

        card_words(a, id, words[0], sizeof words[0]);
        if (words[0][0] == '\0') {
            snprintf(what, sizeof what, "card %s", id);
            card_words(b, id, words[1], sizeof words[1]);
            report_words(to, what, "", words[1]);
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

int adit_story_compare_heads(const adit_story *a, const adit_story *b, adit_story_visit visit,
                             void *context)
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
    report_settings(&to, "rule", &(setting_list){x->rules, x->rule_count, &a->rules},
                    &(setting_list){y->rules, y->rule_count, &b->rules});
    report_settings(&to, "set", &(setting_list){x->fields, x->field_count, &a->fields},
                    &(setting_list){y->fields, y->field_count, &b->fields});
    report_anytime(&to, x, y);
    report_mods(&to, &x->info, &y->info);
    report_cards(&to, a, b);
    report_words(&to, "position", x->position.length > 0 ? x->position.data : "",
                 y->position.length > 0 ? y->position.data : "");
    return to.count;
}

/* ---- Decisions ---- */

/* The first log line that differs; both must tell what happened. */
static bool same_log(const adit_story *a, int a_first, int a_count, const adit_story *b,
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

static bool same_step(const adit_story *a, const adit_story *b, int n, const char *words[2])
{
    const adit_story_step *x = &a->step[n], *y = &b->step[n];

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

int adit_story_compare(const adit_story *a, const adit_story *b, const char **words_a,
                       const char **words_b)
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
