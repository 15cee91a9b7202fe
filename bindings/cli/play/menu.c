/* menu.c - which options or groups of options are listed, and what is chosen. */
#include "bindings/cli/play/menu.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/cli/term/term.h"

/* Ways to group: by the title up to its n-th argument, DEEPEST: not at all; from SAME on by all of
 * it but the n-th argument. ROOM: for the number and a little of the effect; NUMBER: for the number
 * alone. */
enum { DEEPEST = 4, SAME = 10, ROOM = 20, NUMBER = 6 };

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

void menu_reset(play_menu *menu)
{
    menu->page = menu->said = 0;
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

/* Whether the options have the same effect, and their titles differ in one argument before the end.
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
           strcmp(x->here, y->here) == 0;
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

/* ---- What an entry says ---- */

static void add_part(adit_buffer *out, const char *before, const char *text)
{
    if (text[0] != '\0') {
        adit_buffer_addf(out, "%s%s", before, text);
    }
}

/* ", pay 1 wood and 2 stone, gain 3 food, +4 points" */
static void add_result(const adit_option_details *option, adit_buffer *out)
{
    const bool is_said = option->gains[0] != '\0' && strstr(option->title, option->gains) != NULL;

    if (option->price[0] != '\0' && strstr(option->title, option->price) == NULL) {
        add_part(out, " - pay ", option->price);
    }
    if (!is_said) {
        add_part(out, option->price[0] != '\0' ? ", gain " : " - gain ", option->gains);
    }
    if (option->points != 0 && option->warning[0] == '\0') {
        adit_buffer_addf(out, " (%+d point%s)", option->points,
                         option->points == 1 || option->points == -1 ? "" : "s");
    }
    if (option->is_chance) {
        adit_buffer_add(out, " - something is revealed");
    }
}

/* " <best: 20.4>": of the best of these options. */
static void add_opinion(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    char text[48];

    menu_opinion(menu, &menu->order[entry->first], entry->count, text, sizeof text);
    if (text[0] != '\0') {
        adit_buffer_addf(out, " <%s>", text);
    }
}

/* What stands behind the title. */
static void add_rest(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    const adit_option_details *option = &menu->details[menu->order[entry->first]];

    add_opinion(menu, entry, out);
    if (option->follows[0] != '\0') {
        adit_buffer_addf(out, " (%s)", option->follows);
    }
    if (option->here[0] != '\0') {
        adit_buffer_addf(out, " [%s]", option->here);
    }
    if (option->warning[0] != '\0') {
        adit_buffer_addf(out, " (! %s)", option->warning);
    }
    add_result(option, out);
    add_part(out, ": ", option->effect);
    /* The text of a card ends in a full stop. */
    const bool is_sentence = out->length > 0 && out->data[out->length - 1] == '.';

    add_part(out, is_sentence ? " Leaves " : "; leaves ", option->after);
}

static void say_option(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    const adit_option_details *option = &menu->details[menu->order[entry->first]];
    const char *title = option->title + menu->said;

    adit_buffer_add(out, title + strspn(title, " ,"));
    add_rest(menu, entry, out);
}

/* "furnish Bakehouse ... (6): text", or "to Bellows ... (2): text" if it does not matter yet who is
 * sent; exchanges all look alike. */
static void say_group(const play_menu *menu, const menu_entry *entry, adit_buffer *out)
{
    const int first = menu->order[entry->first];
    const adit_option_details *option = &menu->details[first];

    if (first >= menu->main_count) {
        adit_buffer_addf(out, "exchanges you can make first ... (%d)", entry->count);
        add_opinion(menu, entry, out);
        return;
    }
    if (entry->step > 0) {
        const char *rest = option->title + option->step_end[entry->step - 1];
        adit_buffer_addf(out, "%s ... (%d)", rest + strspn(rest, " ,"), entry->count);
    } else {
        adit_buffer_addf(out, "%.*s ... (%d)", entry->cut - menu->said, option->title + menu->said,
                         entry->count);
    }
    add_opinion(menu, entry, out);
    bool is_same = true, is_wasteful = true, is_priced = true;
    for (int i = 0; i < entry->count; i++) {
        const adit_option_details *other = &menu->details[menu->order[entry->first + i]];
        is_same = is_same && strcmp(other->effect, option->effect) == 0;
        is_priced = is_priced && strcmp(other->price, option->price) == 0;
        is_wasteful = is_wasteful && other->wastes;
    }
    adit_buffer_add(out, is_wasteful ? " (! no effect)" : "");
    add_part(out, " - pay ", is_priced ? option->price : "");
    add_part(out, ": ", is_same ? option->effect : "");
}

static void say_entry(const play_menu *menu, int number, char *words, size_t size)
{
    const menu_entry *entry = &menu->entry[number];
    char label[16];
    adit_buffer out = adit_buffer_on(words, size);

    snprintf(label, sizeof label, "%d", number + 1);
    adit_buffer_addf(&out, "%*s  ", menu->entry_count > 9 ? 4 : 3, label);
    if (entry->count > 1) {
        say_group(menu, entry, &out);
    } else {
        say_option(menu, entry, &out);
    }
}

/* ---- Fitting ---- */

/* The rows that an entry needs if it is shown in full. */
static int rows_of(const play_menu *menu, int number, int width)
{
    char words[MENU_LINE * 4];
    screen_lines lines = {0};

    say_entry(menu, number, words, sizeof words);
    screen_add(&lines, CLI_PLAIN, words, menu->entry_count > 9 ? 8 : 7, width);
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

/* Adds the line, cut if it is too long; then it says how to read all of it. */
static void add_cut(screen_lines *lines, int number, const char *text, int width)
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

/* At most `most` rows of the entry; what is left out ends in dots. */
static void list_entry(const play_menu *menu, int number, int most, screen_lines *lines, int width)
{
    char words[MENU_LINE * 4], last[MENU_LINE + 8];
    screen_lines all = {0};

    say_entry(menu, number, words, sizeof words);
    screen_add(&all, CLI_PLAIN, words, menu->entry_count > 9 ? 8 : 7, width);
    for (int i = 0; i < all.count && i < most; i++) {
        if (i + 1 == most && all.count > most) {
            snprintf(last, sizeof last, "%s %s", all.line[i].text,
                     all.line[i + 1].text + strspn(all.line[i + 1].text, " "));
            add_cut(lines, number, last, width);
        } else {
            screen_add_cut(lines, CLI_PLAIN, all.line[i].text, width);
        }
    }
    screen_free(&all);
}

/* As much of each as there is room for: whole sentences, or the first rows of the longest. */
static void list_all(const play_menu *menu, screen_lines *lines, int width, int rows)
{
    int most = 1;

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

/* One row each, in one or two columns, cut. */
static void list_cut(const play_menu *menu, int first, int end, int columns, screen_lines *lines,
                     int width)
{
    const int rows = (end - first + columns - 1) / columns, part = width / columns;
    char words[MENU_LINE * 4];

    for (int row = 0; row < rows; row++) {
        screen_lines left = {0};

        say_entry(menu, first + row, words, sizeof words);
        if (columns == 1) {
            add_cut(&left, first + row, words, width);
        } else {
            screen_add_cut(&left, CLI_PLAIN, words, part - 1);
        }
        if (columns == 2 && first + rows + row < end && !left.failed) {
            char pair[MENU_LINE];
            adit_buffer both = adit_buffer_on(pair, sizeof pair);
            screen_lines right = {0};

            say_entry(menu, first + rows + row, words, sizeof words);
            screen_add_cut(&right, CLI_PLAIN, words, width - part);
            adit_buffer_addf(&both, "%s%*s%s", left.line[0].text,
                             part - cli_columns(left.line[0].text), "",
                             right.failed ? "" : right.line[0].text);
            screen_add_cut(lines, CLI_PLAIN, pair, width);
            screen_free(&right);
        } else if (!left.failed) {
            screen_add_cut(lines, CLI_PLAIN, left.line[0].text, width);
        }
        screen_free(&left);
    }
}

/* Whether two columns leave this much room beside the titles of the entries. */
static bool have_room(const play_menu *menu, int width, int room)
{
    for (int i = 0; i < menu->entry_count; i++) {
        const menu_entry *entry = &menu->entry[i];
        const adit_option_details *option = &menu->details[menu->order[entry->first]];
        const int title = (entry->count > 1 ? entry->cut : cli_columns(option->title)) - menu->said;

        if (title + room > width) {
            return false;
        }
    }
    return true;
}

/* A row or more for each if they fit, else two columns if titles leave room. False: too many. */
static bool list_entries(const play_menu *menu, int room, screen_lines *lines, int width, int rows)
{
    const int count = menu->entry_count;

    if (count <= rows) {
        list_all(menu, lines, width, rows);
        return true;
    }
    if ((count + 1) / 2 <= rows && have_room(menu, width / 2, room)) {
        list_cut(menu, 0, count, 2, lines, width);
        return true;
    }
    return false;
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

void menu_list(play_menu *menu, screen_lines *lines, int width, int rows)
{
    menu->page_size = 0;
    for (int depth = DEEPEST; depth >= 0; depth--) {
        if ((group_options(menu, depth) > 1 || menu->shown_count == 1) &&
            list_entries(menu, ROOM, lines, width, rows)) {
            return;
        }
        if (depth == DEEPEST && list_alike(menu, lines, width, rows)) {
            return;
        }
    }
    /* No grouping fits: titles alone, or pages of the fewest groups. */
    (void)group_options(menu, DEEPEST);
    if (list_entries(menu, NUMBER, lines, width, rows)) {
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

    list_cut(menu, first, end, 1, lines, width);
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

void menu_tell(const play_menu *menu, int option, adit_text *out)
{
    const adit_option_details *details = &menu->details[option];
    const struct {
        const char *label, *text;
    } rows[] = {{"does", details->effect},         {"means", details->follows},
                {"there", details->here},          {"pays", details->price},
                {"because", details->price_parts}, {"gains", details->gains},
                {"leaves", details->after},        {"warning", details->warning}};

    adit_text_addf(out, "%s\n", details->title);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (rows[i].text[0] != '\0') {
            adit_text_addf(out, "  %-8s %s\n", rows[i].label, rows[i].text);
        }
    }
    if (details->points != 0) {
        adit_text_addf(out, "  %-8s %+d\n", "points", details->points);
    }
    adit_text_addf(out, "  %-8s %s\n", "then",
                   details->is_chance   ? "something is drawn or revealed"
                   : details->asks      ? "you are asked further"
                   : details->ends_turn ? "your turn is over"
                                        : "the game continues");
}
