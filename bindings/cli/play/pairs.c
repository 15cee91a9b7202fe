/* pairs.c - entries of the list that have one row, or share one with another. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/play/menu.h"
#include "bindings/cli/term/term.h"

void menu_add_cut(screen_lines *lines, int number, const char *text, int width)
{
    char mark[24], head[MENU_LINE];
    const int length = snprintf(mark, sizeof mark, "(why %d)", number + 1);
    screen_lines cut = {0};

    if (cli_columns(text) <= width || width < 4 * length) {
        screen_add_cut(lines, CLI_PLAIN, text, width);
        return;
    }
    screen_add_cut(&cut, CLI_PLAIN, text, width - length - 1);
    if (!cut.failed) {
        snprintf(head, sizeof head, "%.*s %s", MENU_LINE - 32, cut.line[0].text, mark);
        screen_add_cut(lines, CLI_PLAIN, head, width);
    }
    lines->failed = lines->failed || cut.failed;
    screen_free(&cut);
}

/* What stands between two entries of a row, at least: the second begins with a blank, too. */
enum { BETWEEN = 1 };

/* The columns that the entry needs in one row. */
static int columns_of(const play_menu *menu, int number)
{
    char words[MENU_LINE * 4];

    menu_say_entry(menu, number, words, sizeof words);
    return cli_columns(words);
}

void menu_list_one(play_menu *menu, int number, screen_lines *lines, int width)
{
    menu_entry *entry = &menu->entry[number];
    char words[MENU_LINE * 4];

    entry->echo = MENU_ALONE;
    for (entry->form = MENU_FULL; entry->form < MENU_TERSE && columns_of(menu, number) > width;) {
        entry->form++;
    }
    entry->is_cut = columns_of(menu, number) > width;
    menu_say_entry(menu, number, words, sizeof words);
    menu_add_cut(lines, number, words, width);
}

int menu_columns_of_title(const play_menu *menu, int number)
{
    const menu_entry *entry = &menu->entry[number];
    const adit_option_details *option = &menu->details[menu->order[entry->first]];

    return (entry->count > 1 ? entry->cut : cli_columns(option->title)) - menu->said + MENU_NUMBER;
}

/* Where the second of two entries that share a row begins: in the middle, or where one of them or
 * both are whole for it. Titles are never cut for that. */
static int second_begins(const play_menu *menu, int first, int width)
{
    enum { DOTS = 3 };
    const int middle = width / 2;
    const int before = columns_of(menu, first) + BETWEEN;
    const int after = width - columns_of(menu, first + 1);

    if (before <= after) {
        return middle < before ? before : middle > after ? after : middle;
    }
    if (after <= middle && before + menu_columns_of_title(menu, first + 1) + DOTS <= width) {
        return before;
    }
    if (before > middle && menu_columns_of_title(menu, first) + DOTS + BETWEEN <= after) {
        return after;
    }
    return middle;
}

/* What the second of two entries need not say again: its title behind the same one, or the effect
 * of both. */
static menu_echo echo_of(const play_menu *menu, int first)
{
    const menu_entry *entry = &menu->entry[first];
    const adit_option_details *x = &menu->details[menu->order[entry[0].first]];
    const adit_option_details *y = &menu->details[menu->order[entry[1].first]];

    if (entry[0].count > 1 || entry[1].count > 1) {
        return MENU_ALONE;
    }
    if (strcmp(x->title, y->title) == 0) {
        return MENU_SAME;
    }
    return x->brief[0] != '\0' && strcmp(x->brief, y->brief) == 0 ? MENU_BOTH : MENU_ALONE;
}

/* Makes the two entries say what they say side by side; returns where the second begins. */
static int set_side_by_side(play_menu *menu, int first, int width)
{
    const menu_echo echo = echo_of(menu, first);
    menu_entry *entry = &menu->entry[first];

    entry[0].form = entry[1].form = MENU_TERSE;
    entry[0].echo = echo == MENU_BOTH ? MENU_BOTH : MENU_ALONE;
    entry[1].echo = echo == MENU_SAME ? MENU_SAME : MENU_ALONE;
    return second_begins(menu, first, width);
}

/* Two entries side by side. */
static void list_two(play_menu *menu, int first, screen_lines *lines, int width)
{
    const int part = set_side_by_side(menu, first, width);
    menu_entry *entry = &menu->entry[first];
    char words[MENU_LINE * 4], pair[2 * MENU_LINE];
    screen_lines both = {0};

    entry[0].is_cut = columns_of(menu, first) > part - 1;
    entry[1].is_cut = columns_of(menu, first + 1) > width - part;
    menu_say_entry(menu, first, words, sizeof words);
    screen_add_cut(&both, CLI_PLAIN, words, part - 1);
    menu_say_entry(menu, first + 1, words, sizeof words);
    screen_add_cut(&both, CLI_PLAIN, words, width - part);
    if (both.failed) {
        lines->failed = true;
    } else {
        snprintf(pair, sizeof pair, "%s%*s%.*s", both.line[0].text,
                 part - cli_columns(both.line[0].text), "", MENU_LINE - 1, both.line[1].text);
        screen_add_cut(lines, CLI_PLAIN, pair, width);
    }
    screen_free(&both);
}

/* How much the screen loses if the two entries share a row: a cut entry counts for more than how
 * much of it is cut. */
static int loss_of_two(play_menu *menu, int first, int width)
{
    enum { CUT = 1000 };
    const int part = set_side_by_side(menu, first, width), room[] = {part - 1, width - part};
    int loss = 0;

    for (int i = 0; i < 2; i++) {
        const int columns = columns_of(menu, first + i);
        const int shown = columns < width ? columns : width;
        loss += shown > room[i] ? CUT + shown - room[i] : 0;
    }
    return loss;
}

enum { NEVER = INT_MAX / 2 };

/* What the screen loses at least if this many rows are shared by neighbours. least[i * row + k], of
 * `row` = pairs + 1 columns: what is lost of the entries from i on if k pairs are among them. */
static int find_pairs(play_menu *menu, int *least, int pairs, int width)
{
    const int count = menu->entry_count, row = pairs + 1;

    for (int k = 0; k < row; k++) {
        least[count * row + k] = least[(count + 1) * row + k] = k == 0 ? 0 : NEVER;
    }
    for (int i = count - 1; i >= 0; i--) {
        const int loss = i + 1 < count ? loss_of_two(menu, i, width) : NEVER;

        for (int k = 0; k < row; k++) {
            const int alone = least[(i + 1) * row + k];
            const int paired =
                k == 0 || loss == NEVER ? NEVER : loss + least[(i + 2) * row + k - 1];
            least[i * row + k] = alone <= paired ? alone : paired;
        }
    }
    return least[pairs];
}

static void swap_entries(play_menu *menu, int a, int b)
{
    const menu_entry entry = menu->entry[a];

    menu->entry[a] = menu->entry[b];
    menu->entry[b] = entry;
}

/* Which entry shares a row with which: -1 with none, -2 with one before it. */
typedef struct {
    int with[MENU_OPTIONS];
    int count, left; /* entries; rows that are still to be shared */
    bool *fits;      /* count x count: nothing is lost if both share a row; owned */
} menu_partners;

static bool find_fits(play_menu *menu, menu_partners *partners, int width)
{
    const int count = partners->count;

    partners->fits = calloc((size_t)count * (size_t)count, sizeof *partners->fits);
    for (int a = 0; a < count && partners->fits != NULL; a++) {
        for (int b = a + 1; b < count; b++) {
            swap_entries(menu, a + 1, b);
            const bool is_good = loss_of_two(menu, a, width) == 0;
            menu->entry[a].echo = menu->entry[a + 1].echo = MENU_ALONE;
            swap_entries(menu, a + 1, b);
            partners->fits[a * count + b] = partners->fits[b * count + a] = is_good;
        }
    }
    return partners->fits != NULL;
}

static bool go_together(const menu_partners *partners, int a, int b)
{
    return partners->with[a] == -1 && partners->with[b] == -1 &&
           partners->fits[a * partners->count + b];
}

/* The entry that goes together with the fewest others, but with one at least; of those with `with`
 * unless that is -1. -1: there is none. */
static int pickiest(const menu_partners *partners, int with)
{
    int best = -1, fewest = INT_MAX;

    for (int a = 0; a < partners->count; a++) {
        int others = 0;

        for (int b = 0; b < partners->count; b++) {
            others += go_together(partners, a, b);
        }
        if (others > 0 && others < fewest && (with < 0 || go_together(partners, a, with))) {
            best = a;
            fewest = others;
        }
    }
    return best;
}

static void join_entries(menu_partners *partners, int x, int y)
{
    partners->with[x < y ? x : y] = x < y ? y : x;
    partners->with[x < y ? y : x] = -2;
    partners->left--;
}

/* Those first that have the least choice. */
static void join_fitting(menu_partners *partners)
{
    for (int x = 0; partners->left > 0 && (x = pickiest(partners, -1)) >= 0;) {
        join_entries(partners, x, pickiest(partners, x));
    }
}

/* The shortest with the longest of as many as are needed. */
static void join_short_ones(const play_menu *menu, menu_partners *partners)
{
    static int by_length[MENU_OPTIONS];
    const int pairs = partners->left;
    int found = 0;

    for (int i = 0; i < menu->entry_count; i++) {
        int at = found;

        if (partners->with[i] != -1) {
            continue;
        }
        for (; at > 0 && columns_of(menu, by_length[at - 1]) > columns_of(menu, i); at--) {
            by_length[at] = by_length[at - 1];
        }
        by_length[at] = i;
        found++;
    }
    for (int i = 0; i < pairs && 2 * pairs <= found; i++) {
        join_entries(partners, by_length[i], by_length[2 * pairs - 1 - i]);
    }
}

/* Puts entries behind others so that this many rows can be shared and the least is lost. */
static void bring_together(play_menu *menu, int pairs, int width)
{
    static menu_entry old[MENU_OPTIONS];
    static menu_partners partners;
    const int count = menu->entry_count;
    int used = 0;

    for (int i = 0; i < count; i++) {
        menu->entry[i].echo = MENU_ALONE;
        partners.with[i] = -1;
    }
    partners.left = pairs;
    partners.count = count;
    if (!find_fits(menu, &partners, width)) {
        return;
    }
    join_fitting(&partners);
    join_short_ones(menu, &partners);
    memcpy(old, menu->entry, (size_t)count * sizeof *old);
    for (int i = 0; i < count; i++) {
        if (partners.with[i] != -2) {
            menu->entry[used++] = old[i];
        }
        if (partners.with[i] >= 0) {
            menu->entry[used++] = old[partners.with[i]];
        }
    }
    free(partners.fits);
}

void menu_list_pairs(play_menu *menu, screen_lines *lines, int width, int rows)
{
    static menu_entry before[MENU_OPTIONS];
    const int count = menu->entry_count, pairs = count > rows ? count - rows : 0, row = pairs + 1;
    int *least = calloc((size_t)(count + 2) * (size_t)row, sizeof *least);
    int left = pairs;

    if (least == NULL) {
        lines->failed = true;
        return;
    }
    for (int i = 0; i < count; i++) {
        menu->entry[i].form = MENU_TERSE;
    }
    const int loss = find_pairs(menu, least, pairs, width);
    memcpy(before, menu->entry, (size_t)count * sizeof *before);
    if (loss > 0) {
        bring_together(menu, pairs, width);
    }
    if (loss > 0 && find_pairs(menu, least, pairs, width) >= loss) {
        memcpy(menu->entry, before, (size_t)count * sizeof *before);
        (void)find_pairs(menu, least, pairs, width);
    }
    for (int i = 0; i < count; i++) {
        if (left > 0 && least[i * row + left] != least[(i + 1) * row + left]) {
            list_two(menu, i++, lines, width);
            left--;
        } else {
            menu_list_one(menu, i, lines, width);
        }
    }
    free(least);
}
