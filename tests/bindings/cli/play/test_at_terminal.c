/* test_at_terminal.c - games at a terminal of 80x24 by somebody who types at random.
 *
 * Every title with every number of players. No screen scrolls, no line is broken by the terminal,
 * every number that may be typed stands on the screen, and `why` of it says what it does. The first
 * questions of each game in `make test`; with ADIT_SOAK whole games, several people at one table,
 * and other sizes of the window. soak parts: 4
 *
 * ADIT_SCREENS=FOLDER keeps a screen of each question, for reading.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/adit.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/cases.h"
#include "tests/support/share.h"
#include "tests/support/terminal.h"

enum { PATIENCE = 30, NAMES = 400, TYPED = 64 };

static const char prompts[] =
    ">\n(why N, ? help) >\n(rules, ? help) >\n-- Enter: more, q: back --\n-- Enter: more "
    "--\n-- Enter: back, or your answer --\n"
    "(y/n)\npress Enter";

static terminal screen;
static uint64_t chance;
static char where[120], last[TYPED] = "start", kept[NAMES][80];
static int kept_count, questions, screens, options_seen;

static void complain(const char *what)
{
    fputs(terminal_text(&screen), stderr);
    fail_msg("%s, after '%s': %s", where, last, what);
}

/* Types a line, or waits for the first screen; false: the game is over. */
static bool type_line(const char *line)
{
    snprintf(last, sizeof last, "%s", line);
    terminal_type(&screen, line);
    if (!terminal_wait(&screen, prompts, PATIENCE)) {
        if (!screen.is_closed) {
            complain("no prompt");
        }
        return false;
    }
    screens++;
    /* What is asked before a move that is hardly meant stands below the prompt. */
    if (screen.is_scrolled && strstr(terminal_row(&screen, screen.row), "(y/n)") == NULL) {
        complain("more rows than the screen has");
    }
    if (screen.is_wrapped) {
        complain("a line that is too long");
    }
    return true;
}

/* The question may stand before what is typed. */
static bool is_question(void)
{
    const char *row = terminal_row(&screen, screen.row);
    const size_t length = strlen(row);

    return length > 0 && row[length - 1] == '>';
}

/* The question's words: above the line of its first option. */
static void keep_screen(const char *game)
{
    const char *folder = getenv("ADIT_SCREENS");
    char name[80] = "", path[400];

    for (int row = 0; folder != NULL && row < screen.rows; row++) {
        const char *text = strstr(terminal_row(&screen, row), " 1  ");

        if (text != NULL) {
            snprintf(name, sizeof name, "%s %.30s", game, text + 4);
            break;
        }
    }
    for (int i = 0; i < kept_count; i++) {
        if (strcmp(kept[i], name) == 0) {
            return;
        }
    }
    if (name[0] == '\0' || kept_count == NAMES) {
        return;
    }
    snprintf(kept[kept_count++], sizeof kept[0], "%s", name);
    snprintf(path, sizeof path, "%s/%s.txt", folder, game);
    FILE *out = fopen(path, "a");
    if (out != NULL) {
        char *text = terminal_text(&screen);

        fprintf(out, "%s", text);
        free(text);
        fclose(out);
    }
}

/* Every number up to `count` stands on the screen, or on the pages of it. */
static void check_numbers(int count)
{
    int next = 1;

    for (int page = 0; page < 40 && next <= count; page++) {
        for (char number[16]; next <= count; next++) {
            snprintf(number, sizeof number, " %d  ", next);
            if (!terminal_shows(&screen, number)) {
                break;
            }
        }
        if (next <= count && (!terminal_shows(&screen, "m: more") || !type_line("m"))) {
            break;
        }
    }
    if (next <= count) {
        char what[80];

        snprintf(what, sizeof what, "number %d of %d is not on the screen", next, count);
        complain(what);
    }
    options_seen += count;
}

/* `why` of the number says what the option does, on the screen of the question or on pages. */
static bool check_why(int number)
{
    char line[TYPED];
    bool is_said = false;

    snprintf(line, sizeof line, "why %d", number);
    if (!type_line(line)) {
        return false;
    }
    is_said = terminal_shows(&screen, "  then ");
    while (!is_question()) {
        is_said = is_said || terminal_shows(&screen, "  then ");
        if (!type_line("")) {
            return false;
        }
    }
    if (!is_said) {
        complain("why does not say what happens then");
    }
    return true;
}

/* Things that a person looks at. */
static bool look_around(void)
{
    static const char *const things[] = {"t",      "o",    "l",    "?",    "score",
                                         "card 1", "undo", "redo", "hint", "state"};
    const int n = cases_below(&chance, (int)(sizeof things / sizeof things[0]));

    if (!type_line(things[n])) {
        return false;
    }
    while (!is_question()) {
        if (!type_line("")) {
            return false;
        }
    }
    return true;
}

/* How many numbers there are; 0: it is over. The screen says it when asked for one too many. */
static int ask_count(void)
{
    int count = 0;

    if (!type_line("999")) {
        return 0;
    }
    for (int row = 0; row < screen.rows; row++) {
        const char *text = strstr(terminal_row(&screen, row), "type 1 to ");

        count = text != NULL ? atoi(text + 10) : count;
    }
    if (count == 0) {
        complain("it does not say which numbers there are");
    }
    while (!is_question()) {
        if (!type_line("")) {
            return 0;
        }
    }
    return count;
}

static bool answer_question(const char *game)
{
    char line[TYPED];

    keep_screen(game);
    const int count = ask_count();
    if (count == 0) {
        return false;
    }
    check_numbers(count);
    const int number = 1 + cases_below(&chance, count);
    if ((cases_below(&chance, 4) == 0 && !check_why(number)) ||
        (cases_below(&chance, 12) == 0 && !look_around())) {
        return false;
    }
    if (cases_below(&chance, 12) == 0 && getenv("ADIT_SOAK") != NULL) {
        terminal_resize(&screen, 24 + cases_below(&chance, 30), 80 + cases_below(&chance, 80));
        return type_line("options");
    }
    questions++;
    snprintf(line, sizeof line, "%d", number);
    return type_line(line);
}

static void play_game(const char *game, int players, int humans, long most)
{
    char who[80] = "", seed[16];
    char *const argument[] = {ADIT_TEST_PROGRAM, "play", (char *)game, "--players", who,
                              "--seed",          seed,   NULL};

    for (int i = 0; i < players; i++) {
        strcat(who, i > 0 ? "," : "");
        strcat(who, i < humans ? "human" : "random");
    }
    chance = (uint64_t)(players * 100 + humans);
    snprintf(seed, sizeof seed, "%d", cases_below(&chance, 100000));
    snprintf(where, sizeof where, "%s --players %s --seed %s", game, who, seed);
    assert_true(terminal_start(&screen, 24, 80, argument));
    screen.line_ends = 1;
    if (!terminal_wait(&screen, prompts, PATIENCE)) {
        complain("no first screen");
    }
    for (long n = 0; n < most; n++) {
        bool is_open;

        if (is_question()) {
            is_open = answer_question(game);
        } else {
            is_open = type_line(strstr(terminal_row(&screen, screen.row), "(y/n)") ? "y" : "");
        }
        if (!is_open) {
            break;
        }
    }
    for (int i = 0; i < 4 && !screen.is_closed; i++) {
        if (!type_line(is_question() ? "quit" : "n")) {
            break;
        }
    }
    const int code = terminal_end(&screen);
    if (screen.is_scrolled && strcmp(last, "quit") != 0 && strcmp(last, "n") != 0) {
        complain("the points have scrolled away");
    }
    if (code != 0) {
        fputs(terminal_text(&screen), stderr);
        fail_msg("%s: exit code %d", where, code);
    }
}

static void nothing_lies_off_the_screen(void **state)
{
    static char folder[] = "/tmp/adit-terminal-XXXXXX";
    const long most = cases_wanted(12, 100000);
    long number = 0;

    (void)state;
    assert_non_null(mkdtemp(folder));
    setenv("XDG_STATE_HOME", folder, 1);
    setenv("TERM", "xterm", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    for (int i = 0; adit_game_info_at(i) != NULL; i++) {
        const adit_game_info *info = adit_game_info_at(i);

        for (int players = info->min_players; players <= info->max_players; players++) {
            if (share_part_has(number++)) {
                play_game(info->id, players, 1, most);
            }
        }
        if (share_part_has(number++)) {
            play_game(info->id, 2, 2, most);
        }
    }
    print_message("%d questions, %d screens, %d options\n", questions, screens, options_seen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_lies_off_the_screen),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
