/* story_diff.c - where two recorded games differ: in how they were made, or in what was decided.
 *
 * Only the texts are compared, so games of other mods, cards and releases can be laid side by
 * side too.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "engine/core/story.h"

typedef struct {
    adit_story_visit visit;
    void *context;
    int count;
} report;

static void tell(report *to, const char *what, const char *a, const char *b)
{
    if (strcmp(a, b) != 0) {
        to->count++;
        to->visit(to->context, what, a, b);
    }
}

static void tell_numbers(report *to, const char *what, uint64_t a, uint64_t b)
{
    char words[2][24];

    snprintf(words[0], sizeof words[0], "%" PRIu64, a);
    snprintf(words[1], sizeof words[1], "%" PRIu64, b);
    tell(to, what, words[0], words[1]);
}

/* ---- Heads ---------------------------------------------------------------------------------- */

/* How many of the first `end` settings have the name: places with room for several pieces are
 * set once for each of them. */
static int count_settings(const adit_setting *list, size_t end, const char *name)
{
    int count = 0;

    for (size_t i = 0; i < end; i++) {
        count += strcmp(list[i].name, name) == 0;
    }
    return count;
}

/* The value of the n-th setting with the name, from 0; "" if there are not so many. */
static const char *find_setting(const adit_setting *list, size_t count, const char *name, int n)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(list[i].name, name) == 0 && n-- == 0) {
            return list[i].value;
        }
    }
    return "";
}

/* Names of `a` first, then those that only `b` has. */
static void tell_settings(report *to, const char *kind, const adit_setting *a, size_t a_count,
                          const adit_setting *b, size_t b_count)
{
    char what[160];

    for (size_t i = 0; i < a_count; i++) {
        int n = count_settings(a, i, a[i].name);

        snprintf(what, sizeof what, "%s %s", kind, a[i].name);
        tell(to, what, a[i].value, find_setting(b, b_count, a[i].name, n));
    }
    for (size_t i = 0; i < b_count; i++) {
        int n = count_settings(b, i, b[i].name);

        if (find_setting(a, a_count, b[i].name, n)[0] == '\0') {
            snprintf(what, sizeof what, "%s %s", kind, b[i].name);
            tell(to, what, "", b[i].value);
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

static void tell_mods(report *to, const adit_file_info *a, const adit_file_info *b)
{
    char what[80], words[2][64];

    for (int i = 0; i < a->mod_count; i++) {
        snprintf(what, sizeof what, "mod %s", a->mods[i].id);
        mod_words(a, a->mods[i].id, words[0], sizeof words[0]);
        mod_words(b, a->mods[i].id, words[1], sizeof words[1]);
        tell(to, what, words[0], words[1]);
    }
    for (int i = 0; i < b->mod_count; i++) {
        mod_words(a, b->mods[i].id, words[0], sizeof words[0]);
        if (words[0][0] == '\0') {
            snprintf(what, sizeof what, "mod %s", b->mods[i].id);
            mod_words(b, b->mods[i].id, words[1], sizeof words[1]);
            tell(to, what, "", words[1]);
        }
    }
}

static void card_words(const adit_file_head *head, const char *id, char *words, size_t size)
{
    words[0] = '\0';
    for (size_t i = 0; i < head->card_count; i++) {
        if (strcmp(head->cards[i].id, id) == 0) {
            snprintf(words, size, "%08x", (unsigned)head->cards[i].content_hash);
        }
    }
}

/* Only where both say which cards they were written with. */
static void tell_cards(report *to, const adit_file_head *a, const adit_file_head *b)
{
    char what[120], words[2][16];

    if (a->card_count == 0 || b->card_count == 0) {
        return;
    }
    for (size_t i = 0; i < a->card_count; i++) {
        snprintf(what, sizeof what, "card %s", a->cards[i].id);
        card_words(a, a->cards[i].id, words[0], sizeof words[0]);
        card_words(b, a->cards[i].id, words[1], sizeof words[1]);
        tell(to, what, words[0], words[1]);
    }
    for (size_t i = 0; i < b->card_count; i++) {
        card_words(a, b->cards[i].id, words[0], sizeof words[0]);
        if (words[0][0] == '\0') {
            snprintf(what, sizeof what, "card %s", b->cards[i].id);
            card_words(b, b->cards[i].id, words[1], sizeof words[1]);
            tell(to, what, "", words[1]);
        }
    }
}

static void tell_anytime(report *to, const adit_file_head *a, const adit_file_head *b)
{
    char what[40];

    for (int seat = 0; seat < ADIT_MAX_SEATS; seat++) {
        snprintf(what, sizeof what, "exchanges of p%d", seat + 1);
        tell(to, what, a->no_anytime[seat] ? "off" : "on", b->no_anytime[seat] ? "off" : "on");
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

    tell(&to, "game", x->info.game, y->info.game);
    tell_numbers(&to, "players", (uint64_t)x->info.players, (uint64_t)y->info.players);
    tell(&to, "seats", x->info.seats, y->info.seats);
    tell_numbers(&to, "seed", x->info.seed, y->info.seed);
    tell_settings(&to, "rule", x->rules, x->rule_count, y->rules, y->rule_count);
    tell_settings(&to, "set", x->fields, x->field_count, y->fields, y->field_count);
    tell_anytime(&to, x, y);
    tell_mods(&to, &x->info, &y->info);
    tell_cards(&to, x, y);
    tell(&to, "position", x->position.length > 0 ? x->position.data : "",
         y->position.length > 0 ? y->position.data : "");
    return to.count;
}

/* ---- Decisions ------------------------------------------------------------------------------ */

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
