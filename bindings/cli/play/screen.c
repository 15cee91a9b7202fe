/* screen.c - the screen of a question at a terminal.
 *
 * Own board, what happened since the last answer, the question and its options fit on one screen,
 * whatever its size: on a wide one side by side, otherwise below each other. Everything else is
 * shown on request.
 */
#include <string.h>

#include "bindings/cli/play/play.h"

enum { FEWEST = 8, NARROWEST = 38, BOARD = 80, GAP = 1, FOOT = 2, MOST_NEWS = 9 };

/* The drawing of a board, line by line, with inks in it. */
typedef struct {
    adit_text text;
    const char *line[64];
    int count, width; /* width: of all lines but the first, which is a heading */
} board_lines;

/* Columns of a line with inks in it. */
static int drawn_columns(const char *line)
{
    int columns = 0;

    for (; *line != '\0'; line++) {
        if (*line == '\033') {
            line += strcspn(line, "m");
        } else {
            columns += ((unsigned char)*line & 0xC0) != 0x80;
        }
    }
    return columns;
}

static void split_board(board_lines *board)
{
    char *at = board->text.data;
    const int most = (int)(sizeof board->line / sizeof board->line[0]);

    while (at != NULL && *at != '\0' && board->count < most) {
        const size_t length = strcspn(at, "\n");
        char *next = at[length] == '\0' ? at + length : at + length + 1;

        at[length] = '\0';
        board->line[board->count++] = at;
        const int width = drawn_columns(at);
        board->width = board->count > 1 && width > board->width ? width : board->width;
        at = next;
    }
    while (board->count > 0 && drawn_columns(board->line[board->count - 1]) == 0) {
        board->count--;
    }
}

static bool draw_board(cli_session *play, board_lines *board)
{
    const cli_terminal *terminal = &play->terminal;
    adit_err err = {0};
    const int width = terminal->width < BOARD ? terminal->width : BOARD;

    if (adit_game_draw_part(play->game, adit_game_seat(play->game), ADIT_DRAW_OWN, width,
                            terminal->unicode, terminal->colour, &board->text, &err) != ADIT_OK) {
        cli_fail(&err);
        return false;
    }
    split_board(board);
    return true;
}

/* ---- What stands beside or below the board ---- */

/* The news, broken into lines. */
static void break_news(cli_session *play, screen_lines *all, int width)
{
    adit_text news = {0};

    play_tell_news(play, play->news_from[adit_game_seat(play->game)], &news);
    for (char *line = news.data; line != NULL && *line != '\0';) {
        const size_t length = strcspn(line, "\n");
        const bool is_last = line[length] == '\0';

        line[length] = '\0';
        screen_add(all, CLI_DIM, line, 2, width);
        line += length + (is_last ? 0 : 1);
    }
    adit_text_free(&news);
}

/* The last `most` rows of the news after "..."; the command log has what was before. A single row
 * has how the last sentence begins, which says more than how it ends. */
static void add_last_news(const screen_lines *all, screen_lines *lines, int width, int most)
{
    int from = all->count - most;
    char row[2 * MENU_LINE + 8];

    while (most == 1 && from > 0 && all->line[from].text[0] == ' ') {
        from--;
    }
    for (int i = from; i < from + most; i++) {
        const char *text = all->line[i].text;
        const char *next = most == 1 && i + 1 < all->count ? all->line[i + 1].text : "";

        snprintf(row, sizeof row, "... %s %s", text + strspn(text, " "), next + strspn(next, " "));
        screen_add_cut(lines, CLI_DIM, i == from ? row : text, width);
    }
}

static void add_news(cli_session *play, screen_lines *lines, int width, int most)
{
    screen_lines all = {0};

    break_news(play, &all, width);
    if (all.count > most && most > 0) {
        screen_free(&all);
        break_news(play, &all, width - 4);
        add_last_news(&all, lines, width, most);
    } else {
        for (int i = 0; i < all.count && most > 0; i++) {
            screen_add_cut(lines, CLI_DIM, all.line[i].text, width);
        }
    }
    lines->failed = lines->failed || all.failed;
    screen_free(&all);
}

/* What can be typed, in at most this many columns; NULL: there are too few. */
static const char *foot_in(const cli_session *play, int columns)
{
    /* Whoever has not answered yet has nothing to undo, and may not know the game. */
    static const char *const first[] = {
        "number or words; rules: how to play  why N  ? help  h hint  o others  t table",
        "number or words; rules: how to play  ? help", "number or words; rules  ? help", NULL};
    static const char *const feet[] = {
        "number or words; why N ? help  h hint  o others  t table  l log  u undo  q quit",
        "number or words; why N  ? help  h  o  t  l  u  q", "number or words; why N  ? help", NULL};
    const bool is_first = play_count_decisions(play, adit_game_seat(play->game)) == 0;

    for (const char *const *foot = is_first ? first : feet; *foot != NULL; foot++) {
        if ((int)strlen(*foot) <= columns) {
            return *foot;
        }
    }
    return NULL;
}

/* Where the question and what can be typed stand: above the options and below them, together above
 * them, or both before what is typed. The fewer options fit, the fewer rows they take. */
typedef enum { FOOT_BELOW, FOOT_BESIDE, IN_PROMPT } foot_place;

static void say_question(const cli_session *play, char *words, size_t size)
{
    adit_buffer out = adit_buffer_on(words, size);
    adit_engine *engine = play->match->setup.engine;
    const char *asking = adit_game_asking_card(play->game);
    const int number = asking != NULL ? adit_engine_card_find(engine, asking) : -1;
    adit_card_info card;

    if (play->humans > 1) {
        adit_buffer_addf(&out, "Player %d: ", adit_game_seat(play->game));
    }
    adit_buffer_add(&out, adit_game_prompt(play->game));
    if (number >= 0 && adit_engine_card(engine, number, &card) == ADIT_OK) {
        adit_buffer_addf(&out, " (%s)", card.title);
    }
    if (words[0] >= 'a' && words[0] <= 'z') {
        words[0] = (char)(words[0] - 'a' + 'A');
    }
    if (play->menu->said > 0) {
        adit_buffer_addf(&out, ": %.*s", play->menu->said,
                         play->menu->details[play->menu->shown[0]].title);
    }
    if (menu_is_inside(play->menu)) {
        adit_buffer_addf(&out, " (%d of %d options, 0: back)", play->menu->shown_count,
                         play->menu->option_count);
    }
}

/* The question in the prompt, if it is short and of plain letters. */
static bool ask_in_prompt(cli_session *play, const char *question)
{
    enum { LONGEST = 40 };

    for (const char *at = question; *at != '\0'; at++) {
        if (*at < ' ' || *at > '~' || at - question >= LONGEST) {
            return false;
        }
    }
    const bool is_first = play_count_decisions(play, adit_game_seat(play->game)) == 0;
    snprintf(play->prompt, sizeof play->prompt, "%.*s (%s, ? help) > ", LONGEST, question,
             is_first ? "rules" : "why N");
    return true;
}

static void add_question(cli_session *play, screen_lines *lines, int width, foot_place place)
{
    char words[MENU_LINE];

    say_question(play, words, sizeof words);
    snprintf(play->prompt, sizeof play->prompt, "> ");
    if (place == IN_PROMPT && ask_in_prompt(play, words)) {
        return;
    }
    screen_add(lines, CLI_BOLD, words, 2, width);
    if (place == FOOT_BESIDE && lines->count == 1) {
        lines->line[0].tail = foot_in(play, width - cli_columns(lines->line[0].text) - 2);
    }
}

static void add_notice(cli_session *play, screen_lines *lines, int width)
{
    if (play->goal_news[0] != '\0') {
        screen_add(lines, play->is_reached ? CLI_GREEN : CLI_YELLOW, play->goal_news, 2, width);
    }
    for (char *line = play->notice.data; line != NULL && *line != '\0';) {
        char words[MENU_LINE];
        const size_t length = strcspn(line, "\n");

        snprintf(words, sizeof words, "%.*s", (int)(length < MENU_LINE ? length : MENU_LINE - 1),
                 line);
        screen_add(lines, CLI_YELLOW, words, 4, width);
        line += length + (line[length] == '\n');
    }
}

/* Rows for news: options are shown in full first, if all of them can be and nobody has asked for
 * something else. */
static int rows_of_news(play_menu *menu, int width, int rows, bool has_notice)
{
    const int in_full = menu_rows(menu, width), least = has_notice ? 0 : 1;
    const int left = rows - (!has_notice && in_full < rows ? in_full : menu->shown_count);

    return left > MOST_NEWS ? MOST_NEWS : left > least ? left : least;
}

/* How many options are lost if the list has `rows` rows. */
static int lost_in(play_menu *menu, int width, int rows)
{
    screen_lines lines = {0};

    menu_list(menu, &lines, width, rows);
    screen_free(&lines);
    return menu_lost(menu);
}

/* News give way to what options do: as many of `news` rows as lose the fewest options. Those of a
 * scenario tell its story, and bots speak to somebody. */
static int spare_news(const cli_session *play, int width, int rows, int news)
{
    int best = news, fewest = -1;

    if (play->match->setup.scenario != NULL || play->speech.length > 0) {
        return news;
    }
    for (int fewer = news; fewer >= 0 && fewest != 0; fewer--) {
        const int lost = rows - fewer > 2 ? lost_in(play->menu, width, rows - fewer) : fewest;

        if (fewest < 0 || lost < fewest) {
            best = fewer;
            fewest = lost;
        }
    }
    return best;
}

/* News, question, options and notice in `rows` rows; false: the notice is cut. */
static bool add_body(cli_session *play, screen_lines *lines, int width, int rows, foot_place place)
{
    screen_lines notice = {0}, question = {0};

    add_notice(play, &notice, width);
    add_question(play, &question, width, place);
    if (!menu_is_inside(play->menu)) {
        const int left = rows - notice.count - question.count;

        const int news = rows_of_news(play->menu, width, left, notice.count > 0);

        add_news(play, lines, width, spare_news(play, width, left, news));
    }
    for (int i = 0; i < question.count; i++) {
        screen_add_cut(lines, question.line[i].ink, question.line[i].text, width);
        if (lines->count > 0) {
            lines->line[lines->count - 1].tail = question.line[i].tail;
        }
    }
    int left = rows - lines->count - notice.count;
    menu_list(play->menu, lines, width, left > 2 ? left : 2);
    const bool is_whole = lines->count + notice.count <= rows;
    for (int i = 0; i < notice.count && lines->count < rows; i++) {
        screen_add_cut(lines, notice.line[i].ink, notice.line[i].text, width);
    }
    lines->failed = lines->failed || notice.failed || question.failed;
    screen_free(&notice);
    screen_free(&question);
    return is_whole;
}

/* Whether the foot has no row of its own. */
static bool is_foot_elsewhere(const cli_session *play, const screen_lines *lines)
{
    for (int i = 0; i < lines->count; i++) {
        if (lines->line[i].tail != NULL) {
            return true;
        }
    }
    return strcmp(play->prompt, "> ") != 0;
}

/* The foot gives its row to the options if more of them can be shown then, and so does the
 * question.
 */
static void add_without_notice(cli_session *play, screen_lines *lines, int width, int rows)
{
    (void)add_body(play, lines, width, rows, FOOT_BELOW);
    const int lost = menu_lost(play->menu);

    for (foot_place place = FOOT_BESIDE; lost > 0 && place <= IN_PROMPT; place++) {
        screen_free(lines);
        (void)add_body(play, lines, width, rows + 1, place);
        if (is_foot_elsewhere(play, lines) &&
            menu_lost(play->menu) < (place == IN_PROMPT ? lost : 1)) {
            return;
        }
    }
    if (lost > 0) {
        screen_free(lines);
        (void)add_body(play, lines, width, rows, FOOT_BELOW);
    }
}

/* A notice stands in the row of the foot, too. It must not change which number means what, nor be
 * cut: else it gets a page of its own. */
static void add_all(cli_session *play, screen_lines *lines, int width, int rows)
{
    adit_text notice = play->notice;
    screen_lines plain = {0};

    if (notice.length == 0) {
        add_without_notice(play, lines, width, rows);
        return;
    }
    play->notice = (adit_text){0};
    add_without_notice(play, &plain, width, rows);
    const uint64_t numbers = menu_numbers(play->menu);
    play->notice = notice;
    if (!add_body(play, lines, width, rows + 1, FOOT_BELOW) ||
        menu_numbers(play->menu) != numbers) {
        screen_free(lines);
        play->notice = (adit_text){0};
        play_show_page(play, &notice);
        add_without_notice(play, lines, width, rows);
    }
    screen_free(&plain);
}

/* ---- Putting it together ---- */

static void put_right(const cli_terminal *terminal, const screen_line *line, int width)
{
    cli_print(stdout, "%s%s%s", cli_ink_of(terminal, (cli_ink)line->ink), line->text,
              cli_ink_end(terminal));
    if (line->tail != NULL) {
        cli_print(stdout, "%*s%s%s%s", width - cli_columns(line->text) - (int)strlen(line->tail),
                  "", cli_ink_of(terminal, CLI_DIM), line->tail, cli_ink_end(terminal));
    }
}

static void put_beside(const cli_session *play, const board_lines *board, const screen_lines *body,
                       int width)
{
    const int rows = board->count - 1 > body->count ? board->count - 1 : body->count;

    cli_put_drawn(stdout, board->line[0]);
    printf("\n");
    for (int i = 0; i < rows; i++) {
        const char *left = i + 1 < board->count ? board->line[i + 1] : "";

        cli_put_drawn(stdout, left);
        if (i < body->count) {
            cli_print(stdout, "%*s", board->width + GAP - drawn_columns(left), "");
            put_right(&play->terminal, &body->line[i], width);
        }
        printf("\n");
    }
}

static void put_below(const cli_session *play, const board_lines *board, int board_rows,
                      const screen_lines *body, int width)
{
    const bool is_cut = board_rows < board->count;

    for (int i = 0; i < board_rows - is_cut; i++) {
        cli_put_drawn(stdout, board->line[i]);
        printf("\n");
    }
    if (is_cut) {
        printf("... (b: all of your board)\n");
    }
    for (int i = 0; i < body->count; i++) {
        put_right(&play->terminal, &body->line[i], width);
        printf("\n");
    }
}

static void put_foot(const cli_session *play)
{
    const char *foot = foot_in(play, play->terminal.width - 1);

    cli_print(stdout, "%s%s%s\n", cli_ink_of(&play->terminal, CLI_DIM), foot != NULL ? foot : "",
              cli_ink_end(&play->terminal));
}

void play_draw_screen(cli_session *play)
{
    board_lines board = {0};
    screen_lines body = {0};
    adit_err err = {0};

    play->terminal = cli_terminal_look();
    const int width = play->terminal.width - 1, height = play->terminal.height - FOOT;
    if (menu_read(play->menu, play->game, &err) != ADIT_OK) {
        cli_fail(&err);
    }
    play->menu->is_known = play_count_decisions(play, adit_game_seat(play->game)) > 0;
    if (!draw_board(play, &board)) {
        adit_text_free(&board.text);
        return;
    }
    const bool is_beside = width - board.width - GAP >= NARROWEST && board.count > 0;
    const int most = height - FEWEST > 1 ? height - FEWEST : 1;
    const int board_rows = board.count > most && !is_beside ? most : board.count;
    const int columns = is_beside ? width - board.width - GAP : width;

    add_all(play, &body, columns, is_beside ? height - 1 : height - board_rows);
    cli_terminal_clear(&play->terminal);
    if (is_beside) {
        put_beside(play, &board, &body, columns);
    } else {
        put_below(play, &board, board_rows, &body, columns);
    }
    if (play->notice.length == 0 && !is_foot_elsewhere(play, &body)) {
        put_foot(play);
    }
    screen_free(&body);
    adit_text_free(&board.text);
    play->log_shown = adit_game_log_count(play->game);
}
