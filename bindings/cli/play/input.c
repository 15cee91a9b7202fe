/* input.c - what a player types: the number or the words of an option, or a command.
 *
 * Words may be shortened as long as only one option matches: "furn bake c4". A move that is not
 * offered is answered with the engine's reason, and `why` reads moves the same way. On a screen,
 * numbers are those of the list there, which may be groups; elsewhere they are those of the
 * options.
 */
#include "bindings/cli/play/keep.h"
#include "bindings/cli/play/play.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "bindings/cli/term/pager.h"
#include "engine/base/parse.h"

enum { TEXT_SIZE = 256, MOST_MATCHES = 12 };

/* ---- Decisions ---- */

bool play_confirm(cli_session *play, const char *question)
{
    char words[TEXT_SIZE + 16];

    snprintf(words, sizeof words, "%s (y/n)", question);
    for (;;) {
        cli_put_wrapped(stdout, words, 0, 2, play->terminal.width - 2);
        char *line = cli_read_line(&play->terminal, " ", NULL, NULL);
        const char answer = line == NULL || line[0] == '\0' ? 'n' : line[0];

        free(line);
        if (strchr("yYnN", answer) != NULL) {
            return answer == 'y' || answer == 'Y';
        }
        printf("please answer y for yes or n for no\n");
    }
}

/* A move that is hardly meant is asked about first; not what has a price and leads to a choice. */
static bool is_meant(cli_session *play, int index)
{
    const adit_option_details *option = &play->menu->details[index];
    char question[TEXT_SIZE];

    if (!option->wastes || (option->price[0] != '\0' && option->asks)) {
        return true;
    }
    snprintf(question, sizeof question, "'%.120s': %.80s. Do it anyway?", option->title,
             option->warning);
    return play_confirm(play, question);
}

static void forget_redo(cli_session *play)
{
    while (play->redo_count > 0) {
        free(play->redo[--play->redo_count]);
    }
}

static void begin_answer(cli_session *play)
{
    play->news_from[adit_game_seat(play->game)] = adit_game_log_count(play->game);
    play->goal_news[0] = '\0';
    adit_text_free(&play->speech);
}

void play_decide(cli_session *play, int index)
{
    adit_err err = {0};
    const int seat = adit_game_seat(play->game), news_from = play->news_from[seat];

    if (play->has_screen) {
        begin_answer(play);
    }
    if (adit_game_decide(play->game, index, &err) == ADIT_OK) {
        play->wants_question = true;
        if (play->has_screen) {
            play_autosave(play);
        }
        return;
    }
    play->news_from[seat] = news_from;
    play->was_refused = true;
    if (play->has_screen) {
        adit_text_addf(&play->notice, "%s\n", err.text);
        play->wants_question = true;
        return;
    }
    int code = cli_fail(&err);
    /* The same question is open again. A person may try something else; a script may not. */
    if (!play->is_dialogue) {
        play->is_over = true;
        play->code = code;
    }
}

/* The person's choice, after a warning. */
static void decide_option(cli_session *play, int index)
{
    if (play->has_screen && !is_meant(play, index)) {
        play->was_refused = play->wants_question = true;
        return;
    }
    forget_redo(play);
    play_decide(play, index);
}

static void show_matches(cli_session *play, const int *found, int matches)
{
    char text[TEXT_SIZE];

    printf("  ambiguous; it matches %d options:\n", matches);
    for (int i = 0; i < matches && i < MOST_MATCHES; i++) {
        adit_game_option_text(play->game, found[i], text, sizeof text);
        printf("  %4d  ", found[i] + 1);
        cli_put_wrapped(stdout, text, 8, 10, play->terminal.width);
        printf("\n");
    }
    if (matches > MOST_MATCHES) {
        printf("        ... and %d more\n", matches - MOST_MATCHES);
    }
}

/* A person can try again. The remaining lines of a file were written for another position, so
 * the game stops here. */
static void refuse_line(cli_session *play, const char *typed)
{
    play->was_refused = true;
    if (!play->terminal.in_is_terminal) {
        cli_message("'%s' does not match exactly one legal move; stopping", typed);
        play->is_over = true;
        play->code = CLI_NO;
    }
}

/* Whether each word that was typed begins a word of the title, in this order: "trade flax". */
static bool fits_title(const char *title, const char *typed)
{
    while (*(typed += strspn(typed, " ")) != '\0') {
        const size_t length = strcspn(typed, " ");

        for (;; title += strcspn(title, " ")) {
            title += strspn(title, " ");
            if (*title == '\0') {
                return false;
            }
            if (strncasecmp(title, typed, length) == 0) {
                break;
            }
        }
        title += strcspn(title, " ");
        typed += length;
    }
    return true;
}

/* Options whose titles on the screen hold what was typed. */
static int match_titles(const play_menu *menu, const char *typed, int *found, int size)
{
    int matches = 0;

    for (int i = 0; i < menu->option_count; i++) {
        const char *title = menu->details[i].title;

        if ((strcasestr(title, typed) != NULL || fits_title(title, typed)) && matches++ < size) {
            found[matches - 1] = i;
        }
    }
    return matches;
}

static void decide_by_words(cli_session *play, const char *typed)
{
    static int found[MENU_OPTIONS];
    int matches = adit_game_option_match(play->game, typed, found, MENU_OPTIONS);

    if (matches == 0 && play->has_screen) {
        matches = match_titles(play->menu, typed, found, MENU_OPTIONS);
    }
    if (matches == 1) {
        decide_option(play, found[0]);
        return;
    }
    if (matches > 1 && play->has_screen) {
        menu_narrow(play->menu, found, matches);
        adit_text_addf(&play->notice, "'%s' can mean %d options: which one?\n", typed, matches);
        play->was_refused = play->wants_question = true;
        return;
    }
    if (matches > 1) {
        show_matches(play, found, matches);
    } else {
        play_show_why(play, typed);
        if (!play->has_screen) {
            printf("  type a number from 1 to %d, or help\n",
                   adit_game_option_count(play->game) + adit_game_anytime_count(play->game));
        }
    }
    refuse_line(play, typed);
}

/* A number of the list on the screen: an option, a group, or 0 to go back. */
static void pick_number(cli_session *play, int64_t number)
{
    const int index = number == 0 ? -1 : menu_pick(play->menu, number > 9999 ? -1 : (int)number);

    play->wants_question = true;
    if (number == 0) {
        menu_reset(play->menu);
    } else if (index >= 0) {
        decide_option(play, index);
    } else if (index == -2) {
        adit_text_addf(&play->notice, "no %lld here; type 1 to %d\n", (long long)number,
                       play->menu->entry_count);
        play->was_refused = true;
    }
}

/* Numbers choose an option. False if the line is not a number. */
static bool decide_by_number(cli_session *play, const char *typed)
{
    int64_t number = 0;
    int count = adit_game_option_count(play->game) + adit_game_anytime_count(play->game);

    if (!adit_parse_int(typed, INT64_MIN, INT64_MAX, &number)) {
        return false;
    }
    if (play->has_screen) {
        pick_number(play, number);
    } else if (number < 1 || number > count) {
        printf("  there is no option %lld; type a number from 1 to %d, or help\n",
               (long long)number, count);
        refuse_line(play, typed);
    } else {
        decide_option(play, (int)number - 1);
    }
    return true;
}

/* ---- Lines ---- */

static void trim_line(char *line)
{
    size_t length = strlen(line);
    while (length > 0 && isspace((unsigned char)line[length - 1])) {
        line[--length] = '\0';
    }
    size_t blanks = strspn(line, " \t");
    memmove(line, line + blanks, length - blanks + 1);
}

static void execute_line(cli_session *play, const char *typed)
{
    int index = adit_game_option_find(play->game, typed);

    if (*typed == '\0' || *typed == '#') {
        play->wants_question = play->is_dialogue;
        if (play->has_screen) {
            menu_reset(play->menu);
        }
    } else if (index >= 0) {
        decide_option(play, index);
    } else if (!decide_by_number(play, typed) && !play_command(play, typed)) {
        decide_by_words(play, typed);
    }
}

void play_take(cli_session *play, char *line)
{
    trim_line(line);
    if (!play->is_dialogue) {
        cli_print(stdout, "%s\n", line);
    }
    execute_line(play, line);
}

/* "3 1 2": several numbers, one answer each. */
static bool is_numbers(const char *line)
{
    return strchr(line, ' ') != NULL && line[strspn(line, "0123456789 ")] == '\0';
}

/* Several answers on a line, with semicolons between them, or numbers: keeps those after the
 * first for the questions that follow. */
static void split_answers(cli_session *play, char *line)
{
    const char *ends = strchr(line, ';') != NULL ? ";" : is_numbers(line) ? " " : NULL;

    if (ends == NULL || adit_game_option_find(play->game, line) >= 0) {
        return;
    }
    play->queue_seat = adit_game_seat(play->game);
    play->queue_turn = adit_game_turn(play->game);
    char *rest = line + strcspn(line, ends);
    if (*rest != '\0') {
        *rest++ = '\0';
        for (char *next = strtok(rest, ends); next != NULL; next = strtok(NULL, ends)) {
            adit_text_addf(&play->queue, "%s\n", next);
        }
    }
}

/* Answers that were typed ahead are for the turn in which they were typed: what is left of them
 * when it is over, or when somebody else has decided, is dropped. Commands are not answers. True:
 * something was dropped. */
static bool drop_late_answers(cli_session *play)
{
    const bool is_late = play->queue_seat != adit_game_seat(play->game) ||
                         play->queue_turn != adit_game_turn(play->game);
    char next[TEXT_SIZE];

    if (play->queue.length == 0 || !is_late || play->was_refused) {
        return false;
    }
    snprintf(next, sizeof next, "%.*s", (int)strcspn(play->queue.data, "\n"), play->queue.data);
    if (play_is_command(play, next + strspn(next, " "))) {
        return false;
    }
    adit_text_free(&play->queue);
    adit_text_free(&play->notice);
    adit_text_addf(&play->notice, "your turn was over: '%s' was not tried\n",
                   next + strspn(next, " "));
    play->wants_question = true;
    return true;
}

/* The next answer of those that were typed on one line; the caller frees it. NULL: none is left. */
static char *next_answer(cli_session *play)
{
    adit_text rest = {0};
    char *line = NULL;

    if (play->was_refused) {
        adit_text_free(&play->queue);
    }
    if (play->queue.length > 0) {
        const size_t length = strcspn(play->queue.data, "\n");

        line = strndup(play->queue.data, length);
        adit_text_add(&rest, play->queue.data + length + 1);
        adit_text_free(&play->queue);
        play->queue = rest;
    }
    return line;
}

/* Lines that Tab offers: commands are few and short, so only options are, by the title that is
 * shown or by the words of scripts, whichever begins with what was typed. */
static const char *complete_option(void *context, const char *typed, int n)
{
    static char text[TEXT_SIZE];
    cli_session *play = context;
    const int count = adit_game_option_count(play->game) + adit_game_anytime_count(play->game);

    for (int i = 0; i < count; i++) {
        const char *title = i < play->menu->option_count ? play->menu->details[i].title : "";
        const bool has_title = strncasecmp(title, typed, strlen(typed)) == 0;

        adit_game_option_text(play->game, i, text, sizeof text);
        if ((has_title || strncasecmp(text, typed, strlen(typed)) == 0) && n-- == 0) {
            return has_title ? title : text;
        }
    }
    return NULL;
}

static char *read_answer(cli_session *play)
{
    if (play->has_screen) {
        return cli_read_line(&play->terminal, play->prompt, complete_option, play);
    }
    return cli_read_line(&(cli_terminal){0}, "> ", NULL, NULL);
}

void play_answer(cli_session *play)
{
    if (play->has_screen && drop_late_answers(play)) {
        return;
    }
    char *line = next_answer(play);

    play->was_refused = false;
    if (line == NULL) {
        errno = 0;
        line = read_answer(play);
    }
    adit_text_free(&play->notice);
    if (line == NULL) {
        printf("\n");
        if (!cli_interrupted()) {
            play->is_dialogue = false; /* nobody is left to be asked */
            play_quit(play);
        }
        return;
    }
    trim_line(line);
    split_answers(play, line);
    play_take(play, line);
    free(line);
}
