/* menu.c - which options or groups of options are listed, and what is chosen. */
#include "bindings/cli/play/menu.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/term/term.h"

/* Ways to group: by the title up to its n-th argument, DEEPEST: not at all; from SAME on by all of
 * it but the n-th argument. ROOM: for the number and a little of the effect; HANGING: where the
 * second row of an entry begins, a little further than the first. */
enum { DEEPEST = 4, SAME = 10, ROOM = 20, HANGING = MENU_NUMBER + 2 };

adit_status menu_read(play_menu *menu, adit_game *game, adit_err *err)
{
    const uint64_t hash = adit_game_hash(game);
    adit_status status = ADIT_OK;

    if (menu->details != NULL && menu->game == game && menu->hash == hash) {
        return ADIT_OK;
    }
    menu->main_count = adit_game_option_count(game);
    menu->option_count = menu->main_count + adit_game_anytime_count(game);
    free(menu->details);
    free(menu->hint);
    menu->hint = NULL;
    menu->details = calloc((size_t)menu->option_count + 1, sizeof *menu->details);
    if (menu->details == NULL) {
        return adit_fail(err, ADIT_NOMEM, "out of memory for the list of options");
    }
    for (int i = 0; i < menu->option_count && status == ADIT_OK; i++) {
        status = adit_game_option_details(game, i, &menu->details[i], err);
    }
    menu->game = game;
    menu->hash = hash;
    menu_reset(menu);
    return status;
}

/* How much of their titles all options share, in whole arguments, if it leaves something to say of
 * each: "send the foreman to". Two or more, and no exchanges. */
static int shared_title(const play_menu *menu)
{
    const adit_option_details *first = &menu->details[0];
    int shared = 0;

    if (menu->option_count < 2 || menu->option_count > menu->main_count) {
        return 0;
    }
    for (int step = 0; step + 1 < first->step_count; step++) {
        const int end = first->step_end[step];

        for (int i = 0; i < menu->option_count; i++) {
            const adit_option_details *other = &menu->details[i];

            if (step + 1 >= other->step_count || other->step_end[step] != end ||
                strncmp(first->title, other->title, (size_t)end) != 0) {
                return shared;
            }
        }
        shared = end;
    }
    return shared;
}

void menu_reset(play_menu *menu)
{
    menu->page = 0;
    menu->said = shared_title(menu);
    menu->shown_count = menu->option_count;
    for (int i = 0; i < menu->option_count; i++) {
        menu->shown[i] = i;
    }
}

bool menu_is_inside(const play_menu *menu)
{
    return menu->shown_count < menu->option_count;
}

void menu_narrow(play_menu *menu, const int *options, int count)
{
    for (int i = 0; i < count; i++) {
        menu->shown[i] = options[i];
    }
    menu->shown_count = count;
    menu->page = menu->said = 0;
}

void menu_free(play_menu *menu)
{
    free(menu->details);
    free(menu->hint);
    *menu = (play_menu){0};
}

/* ---- Groups ---- */

/* How much of the title counts at this depth: all words before its first argument, then one
 * argument more each time. */
static int cut_of(const adit_option_details *option, int depth)
{
    if (depth > 0) {
        return depth <= option->step_count ? option->step_end[depth - 1]
                                           : (int)strlen(option->title);
    }
    const char *blank = strchr(option->title, ' ');

    return option->step_count > 0 && blank != NULL && blank - option->title < option->step_end[0]
               ? (int)(blank - option->title)
               : (int)strlen(option->title);
}

/* Whether the options have the same effect and price, and their titles differ in one argument
 * before the end.
 */
static bool are_alike(const adit_option_details *x, const adit_option_details *y, int step)
{
    if (x->step_count <= step || y->step_count <= step) {
        return false;
    }
    const int start = cut_of(x, step);

    return start == cut_of(y, step) && strncmp(x->title, y->title, (size_t)start) == 0 &&
           strcmp(x->title + x->step_end[step], y->title + y->step_end[step]) == 0 &&
           x->title[x->step_end[step]] != '\0' && strcmp(x->effect, y->effect) == 0 &&
           strcmp(x->here, y->here) == 0 && strcmp(x->price, y->price) == 0;
}

static bool are_together(const play_menu *menu, int a, int b, int depth)
{
    const adit_option_details *x = &menu->details[a], *y = &menu->details[b];
    const int cut = cut_of(x, depth < DEEPEST ? depth : 0);

    if ((a >= menu->main_count) != (b >= menu->main_count)) {
        return false;
    }
    if (a >= menu->main_count) {
        return depth != DEEPEST; /* exchanges are one group unless everything is listed */
    }
    if (depth >= SAME) {
        return are_alike(x, y, depth - SAME);
    }
    return cut == cut_of(y, depth) && strncmp(x->title, y->title, (size_t)cut) == 0;
}

/* Makes groups of the options shown; returns how many there are. */
static int group_options(play_menu *menu, int depth)
{
    static bool taken[MENU_OPTIONS];
    int used = 0;

    memset(taken, 0, sizeof taken);
    menu->entry_count = 0;
    for (int i = 0; i < menu->shown_count; i++) {
        if (taken[i]) {
            continue;
        }
        menu_entry *entry = &menu->entry[menu->entry_count++];
        *entry = (menu_entry){.first = used};
        for (int k = i; k < menu->shown_count; k++) {
            if (!taken[k] &&
                (k == i ||
                 (depth != DEEPEST && are_together(menu, menu->shown[i], menu->shown[k], depth)))) {
                taken[k] = true;
                menu->order[used++] = menu->shown[k];
                entry->count++;
            }
        }
        entry->step = entry->count > 1 && depth >= SAME ? depth - SAME + 1 : 0;
        entry->cut =
            entry->count > 1 && depth < SAME ? cut_of(&menu->details[menu->shown[i]], depth) : 0;
    }
    return menu->entry_count;
}

/* ---- Fitting ---- */

/* The rows that an entry needs if it is shown in full. */
static int rows_of(const play_menu *menu, int number, int width)
{
    char words[MENU_LINE * 4];
    screen_lines lines = {0};

    menu_say_entry(menu, number, words, sizeof words);
    screen_add(&lines, CLI_PLAIN, words, HANGING, width);
    const int rows = lines.count;
    screen_free(&lines);
    return rows;
}

static int rows_in_all(const play_menu *menu, int width, int most)
{
    int sum = 0;

    for (int i = 0; i < menu->entry_count; i++) {
        const int rows = rows_of(menu, i, width);
        sum += rows < most ? rows : most;
    }
    return sum;
}

/* The least that an entry can say. */
static int last_form(const play_menu *menu, const menu_entry *entry)
{
    for (int i = 0; i < entry->count; i++) {
        if (!menu->is_known || !menu->details[menu->order[entry->first + i]].wastes) {
            return MENU_TERSE;
        }
    }
    return MENU_BARE;
}

/* The form below `last` that takes fewer rows than the entry takes now; its form: there is none. */
static int form_with_fewer_rows(play_menu *menu, int number, int width, int last)
{
    menu_entry *entry = &menu->entry[number];
    const int form = entry->form, now = rows_of(menu, number, width);

    while (entry->form < last && rows_of(menu, number, width) == now) {
        entry->form++;
    }
    const int found = rows_of(menu, number, width) < now ? entry->form : form;
    entry->form = form;
    return found;
}

/* Makes entries say less until `left` rows are saved or nothing helps: those first that need most
 * rows. Returns how many rows are still to be saved. */
static int shorten_to(play_menu *menu, int width, int left, bool is_bare)
{
    while (left > 0) {
        int best = -1, best_form = MENU_FULL, best_rows = 0;

        for (int i = 0; i < menu->entry_count; i++) {
            const int last = is_bare ? last_form(menu, &menu->entry[i]) : MENU_TERSE;
            const int form = form_with_fewer_rows(menu, i, width, last);

            if (form != menu->entry[i].form && rows_of(menu, i, width) > best_rows) {
                best = i;
                best_form = form;
                best_rows = rows_of(menu, i, width);
            }
        }
        if (best < 0) {
            break;
        }
        menu->entry[best].form = best_form;
        left -= best_rows - rows_of(menu, best, width);
    }
    return left;
}

/* What has no effect now loses its text only if short texts are not enough. */
static void shorten(play_menu *menu, int width, int rows)
{
    const int left = rows_in_all(menu, width, INT_MAX) - rows;

    (void)shorten_to(menu, width, shorten_to(menu, width, left, false), true);
}

/* At most `most` rows of the entry; what is left out ends in dots. */
static void list_entry(play_menu *menu, int number, int most, screen_lines *lines, int width)
{
    char words[MENU_LINE * 4], last[MENU_LINE + 8];
    screen_lines all = {0};

    menu_say_entry(menu, number, words, sizeof words);
    screen_add(&all, CLI_PLAIN, words, HANGING, width);
    for (int i = 0; i < all.count && i < most; i++) {
        if (i + 1 == most && all.count > most) {
            menu->entry[number].is_cut = true;
            snprintf(last, sizeof last, "%s %s", all.line[i].text,
                     all.line[i + 1].text + strspn(all.line[i + 1].text, " "));
            menu_add_cut(lines, number, last, width);
        } else {
            screen_add_cut(lines, CLI_PLAIN, all.line[i].text, width);
        }
    }
    screen_free(&all);
}

/* As much of each as there is room for: whole sentences, or the first rows of the longest. */
static void list_all(play_menu *menu, screen_lines *lines, int width, int rows)
{
    int most = 1;

    menu->may_refer = true;
    menu->is_brief = false;
    menu->is_brief = rows_in_all(menu, width, rows) > rows;
    shorten(menu, width, rows);
    while (most < rows && rows_in_all(menu, width, most + 1) <= rows) {
        if (rows_in_all(menu, width, most) == rows_in_all(menu, width, rows)) {
            break;
        }
        most++;
    }
    int spare = rows - rows_in_all(menu, width, most);
    for (int i = 0; i < menu->entry_count; i++) {
        const bool has_more = spare > 0 && rows_of(menu, i, width) > most;

        spare -= has_more;
        list_entry(menu, i, most + has_more, lines, width);
    }
}

/* ---- The list ---- */

/* Whether two columns leave this much room beside the titles of the entries. */
static bool have_room(const play_menu *menu, int width, int room)
{
    for (int i = 0; i < menu->entry_count; i++) {
        if (menu_columns_of_title(menu, i) - MENU_NUMBER + room > width) {
            return false;
        }
    }
    return true;
}

/* A row or more for each if they fit, else rows that two share if all is said or titles leave room.
 * False: too many. */
static bool list_entries(play_menu *menu, int room, screen_lines *lines, int width, int rows)
{
    const int count = menu->entry_count;

    if (count <= rows) {
        list_all(menu, lines, width, rows);
        return true;
    }
    if ((count + 1) / 2 > rows) {
        return false;
    }
    screen_lines pairs = {0};
    menu->may_refer = false;
    menu->is_brief = true;
    menu_list_pairs(menu, &pairs, width, rows);
    const bool is_good = have_room(menu, width / 2, room) || menu_lost(menu) == 0;
    for (int i = 0; i < pairs.count && is_good; i++) {
        screen_add_cut(lines, pairs.line[i].ink, pairs.line[i].text, width);
    }
    lines->failed = lines->failed || pairs.failed;
    screen_free(&pairs);
    return is_good;
}

/* Not too many entries, each in a row or more of its own: every option is there with its effect. */
static bool list_alike(play_menu *menu, screen_lines *lines, int width, int rows)
{
    for (int step = 0; step < DEEPEST; step++) {
        const int count = group_options(menu, SAME + step);

        if (count > 1 && count < menu->shown_count && count <= rows) {
            list_all(menu, lines, width, rows);
            return true;
        }
    }
    return false;
}

int menu_rows(play_menu *menu, int width)
{
    (void)group_options(menu, DEEPEST);
    menu->is_brief = menu->may_refer = true;
    return rows_in_all(menu, width, INT_MAX);
}

/* Whether all options of the entry do the same, or are exchanges, which are never said one by one.
 */
static bool is_one_effect(const play_menu *menu, const menu_entry *entry)
{
    const char *effect = menu->details[menu->order[entry->first]].effect;

    for (int k = 1; k < entry->count; k++) {
        const int option = menu->order[entry->first + k];

        if (option < menu->main_count && strcmp(menu->details[option].effect, effect) != 0) {
            return false;
        }
    }
    return true;
}

int menu_lost(const play_menu *menu)
{
    int lost = 0;

    for (int i = 0; i < menu->entry_count; i++) {
        const menu_entry *entry = &menu->entry[i];
        const bool is_off = menu->page_size > 0 && i >= menu->page_size;

        lost += is_off || entry->is_cut || !is_one_effect(menu, entry) ? entry->count : 0;
    }
    return lost;
}

bool menu_is_whole(const play_menu *menu)
{
    return menu_lost(menu) == 0;
}

uint64_t menu_numbers(const play_menu *menu)
{
    uint64_t hash = 0;

    for (int i = 0; i < menu->entry_count; i++) {
        for (int k = 0; k < menu->entry[i].count; k++) {
            hash = (hash ^ (uint64_t)menu->order[menu->entry[i].first + k]) * 0x100000001B3u;
        }
        hash = (hash ^ (uint64_t)(MENU_OPTIONS + i)) * 0x100000001B3u;
    }
    return hash;
}

/* Every option by itself. If some would be cut, options that do the same are one entry, as long as
 * nothing is cut then. */
static bool list_options(play_menu *menu, screen_lines *lines, int width, int rows)
{
    const int before = lines->count;

    (void)group_options(menu, DEEPEST);
    if (menu->entry_count < 2 && menu->shown_count > 1) {
        return false;
    }
    if (!list_entries(menu, ROOM, lines, width, rows)) {
        return list_alike(menu, lines, width, rows);
    }
    if (menu_lost(menu) == 0) {
        return true;
    }
    lines->count = before;
    if (list_alike(menu, lines, width, rows) && menu_lost(menu) == 0) {
        return true;
    }
    lines->count = before;
    (void)group_options(menu, DEEPEST);
    return list_entries(menu, ROOM, lines, width, rows);
}

void menu_list(play_menu *menu, screen_lines *lines, int width, int rows)
{
    menu->page_size = 0;
    menu->is_brief = menu->may_refer = false;
    if (list_options(menu, lines, width, rows)) {
        return;
    }
    for (int depth = DEEPEST - 1; depth >= 0; depth--) {
        if (group_options(menu, depth) > 1 && list_entries(menu, ROOM, lines, width, rows)) {
            return;
        }
    }
    /* No grouping fits: titles alone, or pages of the fewest groups. */
    (void)group_options(menu, DEEPEST);
    if (list_entries(menu, MENU_NUMBER, lines, width, rows)) {
        return;
    }
    for (int depth = 0; depth <= DEEPEST && group_options(menu, depth) < 2; depth++) {}
    menu->page_size = rows > 2 ? rows - 1 : 1;
    const int pages = (menu->entry_count + menu->page_size - 1) / menu->page_size;
    menu->page %= pages;
    const int first = menu->page * menu->page_size;
    const int end =
        first + menu->page_size < menu->entry_count ? first + menu->page_size : menu->entry_count;
    char words[80];

    menu->is_brief = true;
    menu->may_refer = false;
    for (int i = first; i < end; i++) {
        menu_list_one(menu, i, lines, width);
    }
    snprintf(words, sizeof words, "    page %d of %d; m: more", menu->page + 1, pages);
    screen_add_cut(lines, CLI_DIM, words, width);
}

/* ---- Choosing ---- */

int menu_option(const play_menu *menu, int number)
{
    return number >= 1 && number <= menu->entry_count ? menu->order[menu->entry[number - 1].first]
                                                      : -1;
}

int menu_pick(play_menu *menu, int number)
{
    static int members[MENU_OPTIONS];

    if (number < 1 || number > menu->entry_count) {
        return -2;
    }
    const menu_entry *entry = &menu->entry[number - 1];
    if (entry->count == 1) {
        return menu->order[entry->first];
    }
    const int said = menu->order[entry->first] < menu->main_count ? entry->cut : 0;

    memcpy(members, &menu->order[entry->first], (size_t)entry->count * sizeof *members);
    menu_narrow(menu, members, entry->count);
    menu->said = said;
    return -1;
}
