/* input.c - what a player types: the number or the words of an option, or a command.
 *
 * Words may be shortened as long as only one option matches: "furn bake c4". A move that is not
 * offered is answered with the engine's reason, and `why` reads moves the same way.
 */
#include "bindings/cli/play/play.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "engine/base/names.h"
#include "engine/base/parse.h"

enum { TEXT_SIZE = 256, MOST_MATCHES = 12 };

/* ---- Saving ---- */

/* Writes a recorded game, or the position if the game started from one. */
static adit_status save_game(cli_session *play, const char *path, adit_err *err)
{
    /* A game that continued from a position has no start that could be recorded. */
    const bool has_start = play->match->is_new || play->match->info.is_record;
    adit_text text = {0};
    adit_status status = has_start ? adit_game_record(play->game, &text, err)
                                   : adit_game_save(play->game, &text, err);

    ADIT_THEN(status, adit_game_file_write(path, &text, err));
    adit_text_free(&text);
    return status;
}

/* The scenarios of a campaign go to x.play, x-2.play, x-3.play, ... */
static const char *name_record(const cli_session *play, const char *path, char *buffer, size_t size)
{
    const char *dot = strrchr(path, '.'), *slash = strrchr(path, '/');
    int stem =
        dot != NULL && (slash == NULL || dot > slash) ? (int)(dot - path) : (int)strlen(path);

    if (play->match->chapter <= 1) {
        return path;
    }
    snprintf(buffer, size, "%.*s-%d%s", stem, path, play->match->chapter, path + stem);
    return buffer;
}

void play_write_record(cli_session *play)
{
    char buffer[4200];
    const char *path = cli_value(play->args, CLI_OPT_RECORD);
    adit_err err = {0};

    if (path == NULL) {
        return;
    }
    path = name_record(play, path, buffer, sizeof buffer);
    if (save_game(play, path, &err) == ADIT_OK) {
        cli_print(stdout, "recorded in %s\n", path);
    } else {
        int code = cli_fail(&err);
        play->code = play->code != CLI_OK ? play->code : code;
    }
}

/* ---- Commands ---- */

static void do_help(cli_session *play)
{
    (void)play;
    printf("  Answer with the number of an option, its words, or the beginning of its words.\n"
           "    why MOVE     explain why a move is not legal, or what an option does\n"
           "    card NAME    show a card\n"
           "    undo         take back your last decision, if nothing was revealed since\n"
           "    log [N]      show the log, or its last N lines\n"
           "    table        draw the table again\n"
           "    options      list the options again\n"
           "    state        show every field that you can see\n"
           "    score        show the current points\n"
           "    save FILE    save the game; continue it with adit play FILE\n"
           "    quit         leave the game\n");
}

static void do_why(cli_session *play, const char *rest)
{
    char reason[1024];
    adit_err err = {0};

    if (*rest == '\0') {
        printf("  why needs a move: why MOVE, with the number or the words of an option\n");
        return;
    }
    if (adit_game_why(play->game, rest, reason, sizeof reason, &err) != ADIT_OK) {
        snprintf(reason, sizeof reason, "%.1000s", err.text);
    }
    cli_put_line(&play->terminal, CLI_PLAIN, reason, 2, 2);
}

static void do_card(cli_session *play, const char *rest)
{
    adit_card_info card;
    const char *near = NULL;

    if (*rest == '\0') {
        printf("  card needs a name: card NAME, with an id or a title\n");
    } else if (cli_card_find(play->match->setup.engine, rest, &card, &near)) {
        cli_show_card(&play->terminal, &card);
    } else {
        cli_print(stdout, "  no card is called '%s'%s\n", rest, adit_did_you_mean(near, "").text);
    }
}

static void do_undo(cli_session *play)
{
    adit_err err = {0};
    char text[TEXT_SIZE];
    int owner = 0;
    int seat = adit_game_seat(play->game);
    int now = adit_game_decision_count(play->game);
    int limit = adit_game_undo_limit(play->game, seat);
    int back = now;

    for (int n = now - 1; n >= limit && back == now; n--) {
        if (adit_game_decision(play->game, n, &owner, text, sizeof text, &err) == ADIT_OK &&
            owner == seat) {
            back = n;
        }
    }
    if (back == now) {
        cli_put_line(&play->terminal, CLI_PLAIN,
                     play_count_decisions(play, seat) > 0
                         ? "cannot undo: something was drawn or revealed since your last decision"
                         : "nothing to undo: you have not made a decision yet",
                     2, 2);
        return;
    }
    if (adit_game_undo_to(play->game, back, &err) != ADIT_OK) {
        cli_fail(&err);
        return;
    }
    play->log_shown = adit_game_log_count(play->game);
    play_show_question(play);
    cli_print(stdout, "  undone: %s\n", text);
}

static void do_log(cli_session *play, const char *rest)
{
    int count = adit_game_log_count(play->game);
    long wanted = *rest != '\0' ? strtol(rest, NULL, 10) : count;

    play->log_shown = wanted > 0 && wanted < count ? count - (int)wanted : 0;
    play_show_news(play, "  ");
}

static void do_save(cli_session *play, const char *rest)
{
    adit_err err = {0};

    if (*rest == '\0') {
        printf("  save needs a file name: save FILE\n");
    } else if (save_game(play, rest, &err) != ADIT_OK) {
        cli_fail(&err);
    } else {
        play->saved_at = adit_game_decision_count(play->game);
        cli_print(stdout, "  saved in %s; to continue: adit play %s\n", rest, rest);
    }
}

static void do_state(cli_session *play)
{
    adit_text text = {0};
    adit_err err = {0};

    if (adit_game_state_lines(play->game, adit_game_seat(play->game), &text, &err) == ADIT_OK) {
        cli_put_lines(stdout, text.data != NULL ? text.data : "");
    } else {
        cli_fail(&err);
    }
    adit_text_free(&text);
}

static void do_table(cli_session *play)
{
    play->drawn_turn = -1;
    play_show_question(play);
}

static void do_score(cli_session *play)
{
    cli_show_scores(&play->terminal, play->game);
}

static void do_quit(cli_session *play)
{
    play->is_over = true;
    if (cli_value(play->args, CLI_OPT_RECORD) == NULL &&
        play->saved_at != adit_game_decision_count(play->game)) {
        printf("not saved; to keep a game, type 'save FILE' before 'quit' or use --record FILE\n");
    }
}

static const struct {
    const char *name;
    void (*run)(cli_session *play);
    void (*run_with)(cli_session *play, const char *rest); /* instead of run */
} commands[] = {
    {"help", do_help, NULL},   {"?", do_help, NULL},    {"options", play_show_options, NULL},
    {"table", do_table, NULL}, {"undo", do_undo, NULL}, {"state", do_state, NULL},
    {"score", do_score, NULL}, {"quit", do_quit, NULL}, {"exit", do_quit, NULL},
    {"q", do_quit, NULL},      {"why", NULL, do_why},   {"card", NULL, do_card},
    {"log", NULL, do_log},     {"save", NULL, do_save},
};

/* ---- Decisions ---- */

/* Decides an option; shows why if it fails. */
static void decide_option(cli_session *play, int index)
{
    adit_err err = {0};

    if (adit_game_decide(play->game, index, &err) == ADIT_OK) {
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
    if (!play->terminal.in_is_terminal) {
        cli_message("'%s' does not match exactly one legal move; stopping", typed);
        play->is_over = true;
        play->code = CLI_NO;
    }
}

static void decide_by_words(cli_session *play, const char *typed)
{
    int found[MOST_MATCHES];
    int matches = adit_game_option_match(play->game, typed, found, MOST_MATCHES);

    if (matches == 1) {
        decide_option(play, found[0]);
        return;
    }
    if (matches > 1) {
        show_matches(play, found, matches);
    } else {
        do_why(play, typed);
        printf("  type a number from 1 to %d, or help\n",
               adit_game_option_count(play->game) + adit_game_anytime_count(play->game));
    }
    refuse_line(play, typed);
}

/* Numbers choose an option. False if the line is not a number. */
static bool decide_by_number(cli_session *play, const char *typed)
{
    int64_t number = 0;
    int count = adit_game_option_count(play->game) + adit_game_anytime_count(play->game);

    if (!adit_parse_int(typed, INT64_MIN, INT64_MAX, &number)) {
        return false;
    }
    if (number < 1 || number > count) {
        printf("  there is no option %lld; type a number from 1 to %d, or help\n",
               (long long)number, count);
        refuse_line(play, typed);
    } else {
        decide_option(play, (int)number - 1);
    }
    return true;
}

static bool do_command(cli_session *play, const char *typed)
{
    size_t length = strcspn(typed, " ");

    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strlen(commands[i].name) == length &&
            strncasecmp(commands[i].name, typed, length) == 0) {
            if (commands[i].run != NULL) {
                commands[i].run(play);
            } else {
                commands[i].run_with(play, typed + length + strspn(typed + length, " "));
            }
            return true;
        }
    }
    return false;
}

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
    } else if (index >= 0) {
        decide_option(play, index);
    } else if (!decide_by_number(play, typed) && !do_command(play, typed)) {
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

void play_answer(cli_session *play)
{
    char *line = NULL;
    size_t size = 0;

    printf("> ");
    fflush(stdout);
    errno = 0;
    if (getline(&line, &size, stdin) < 0) {
        printf("\n");
        if (!cli_interrupted()) {
            do_quit(play);
        }
    } else {
        play_take(play, line);
    }
    free(line);
}
