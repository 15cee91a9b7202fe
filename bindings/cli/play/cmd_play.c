/* cmd_play.c - `adit play`: one game, with people, with bots, or with both.
 *
 * The loop asks the player whose turn it is until the game is over or somebody quits. The seats
 * come from --players, else from the saved game or the scenario; the default depends on whether
 * there is a terminal.
 */
#include "bindings/cli/play/keep.h"
#include "bindings/cli/play/play.h"
#include "bindings/cli/term/pager.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { TEXT_SIZE = 256 };

static bool is_human(const cli_session *play, int seat)
{
    return strcmp(play->match->setup.seat[seat - 1], "human") == 0;
}

/* ---- Setup ---- */

/* Reports now, not after two hours, that the record cannot be written. */
static int check_record(const cli_args *args)
{
    char folder[4096];
    adit_err err = {0};
    const char *path = cli_value(args, CLI_OPT_RECORD);

    if (path == NULL) {
        return CLI_OK;
    }
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash != NULL ? (int)(slash - path) + 1 : 1,
             slash != NULL ? path : ".");
    if (access(folder, W_OK | X_OK) != 0) {
        cli_message("%s: cannot be written: %s", path, strerror(errno));
        return adit_status_exit_code(ADIT_IO);
    }
    return cli_result(adit_game_file_check(path, &err), &err);
}

static int make_bots(cli_session *play)
{
    const cli_setup *setup = &play->match->setup;
    /* The file that the game continues from holds its seed; a record is written at the end. */
    const char *const own[] = {play->match->is_new ? NULL : play->args->operand[0], NULL};
    int code = cli_workers_open(&play->match->setup, play->args, own);

    for (int seat = 1; seat <= adit_game_players(play->game) && code == CLI_OK; seat++) {
        adit_err err = {0};

        if (is_human(play, seat)) {
            play->humans++;
        } else if (cli_bot_try(setup, seat, &err) != ADIT_OK ||
                   cli_bot_new(setup, play->slot, setup->engine, seat, setup->match.seed,
                               &play->table.bot[seat - 1], &err) != ADIT_OK) {
            code = cli_fail(&err);
        }
    }
    return code;
}

static void free_bots(cli_session *play)
{
    for (int i = 0; i < CLI_MAX_SEATS; i++) {
        if (play->table.bot[i] != NULL) {
            aditw_bot_over(play->table.bot[i], play->game);
            cli_bot_show_errors(play->args, play->table.bot[i], i + 1);
        }
    }
    adit_table_clear(&play->table);
    adit_text_free(&play->speech);
    for (int i = 0; i < CLI_MAX_SEATS; i++) {
        aditw_slot_close(&play->slot[i]);
    }
}

/* ---- The loop ---- */

static void show_decision(cli_session *play)
{
    char text[TEXT_SIZE];
    int seat = 0;
    int number = adit_game_decision_count(play->game);

    if (adit_game_decision(play->game, number - 1, &seat, text, sizeof text, NULL) == ADIT_OK) {
        cli_print(stdout, "[%d] p%d %s\n", number, seat, text);
    }
    play_show_news(play, "    ");
    play_watch_goal(play);
    play_show_goal_news(play);
}

static bool is_not_interrupted(void *context)
{
    (void)context;
    return !cli_interrupted();
}

/* Reports a bot that has just lost its seat, also in the recorded game, and what failed while one
 * looked ahead. */
static adit_status watch_forfeit(void *context, adit_game *game, int seat, int index, adit_err *err)
{
    cli_session *play = context;
    const aditw_forfeit *forfeit = aditw_bot_forfeit(play->table.bot[seat - 1]);
    const char *fault = adit_builtin_bot_fault(play->table.bot[seat - 1]);

    (void)index;
    if (fault != NULL) {
        cli_message("player %d leaves out a move that fails: %.*s", seat, (int)strcspn(fault, "\n"),
                    fault);
    }
    (void)err;
    if (forfeit != NULL && !play->has_forfeited[seat - 1]) {
        play->has_forfeited[seat - 1] = true;
        adit_game_note_forfeit(game, seat, aditw_reason_word(forfeit->reason), NULL);
        cli_message("player %d forfeits (%s): %s; random decides for it from now on", seat,
                    aditw_reason_word(forfeit->reason), forfeit->text);
        cli_bot_hint(&play->match->setup, seat, forfeit);
    }
    return ADIT_OK;
}

static adit_status watch_decision(void *context, adit_game *game, int seat, adit_err *err)
{
    cli_session *play = context;

    (void)game;
    (void)err;
    play_note_speech(play, seat);
    if (play->humans == 0) {
        show_decision(play);
    } else {
        play->wants_question = true;
        play_watch_goal(play);
    }
    return ADIT_OK;
}

/* Lets the bots decide until a person is asked. */
static void run_bots(cli_session *play)
{
    const adit_observer observer = {.context = play,
                                    .may_continue = is_not_interrupted,
                                    .before_decision = watch_forfeit,
                                    .after_decision = watch_decision};
    adit_err err = {0};

    if (adit_game_play(play->game, &play->table, &observer, &err) != ADIT_OK) {
        play->is_over = true;
        play->code = cli_fail(&err);
    }
}

static void ask_person(cli_session *play)
{
    play_hand_over(play, adit_game_seat(play->game));
    if (play->wants_question) {
        play_show_question(play);
    }
    play_answer(play);
    if (!play->is_over) {
        play_watch_goal(play);
    }
}

/* Whether a field of the state is visible to its owner only. */
static bool has_secrets(const cli_session *play)
{
    const adit_engine *engine = play->match->setup.engine;
    adit_field_info info;

    for (int i = 0; i < adit_engine_field_count(engine); i++) {
        if (adit_engine_field(engine, i, &info) == ADIT_OK && strcmp(info.seen_by, "owner") == 0) {
            return true;
        }
    }
    return false;
}

static void play_game(cli_session *play)
{
    while (!play->is_over && !adit_game_is_over(play->game)) {
        run_bots(play);
        if (play->is_over || adit_game_is_over(play->game)) {
            break;
        }
        if (cli_interrupted()) {
            play->is_over = true;
            play->code = CLI_INTERRUPTED;
        } else {
            ask_person(play);
        }
    }
}

/* The length of the first `rows` rows, with their ends; of fewer, if there are no more. */
static size_t length_of_rows(const adit_text *text, int rows)
{
    const char *end;
    size_t length = 0;

    for (; rows > 0 && text->data != NULL && (end = strchr(text->data + length, '\n')) != NULL;
         rows--) {
        length = (size_t)(end - text->data) + 1;
    }
    return length;
}

/* Points matter most at the end, and the table would push them out of sight. If they and what
 * follows them, AFTER rows, are more than the screen has, the last of them come after Enter: as
 * many as there is room for, so that the sums stay in sight. */
static void put_points(const cli_terminal *terminal, const adit_text *text)
{
    enum { AFTER = 6 };
    int rows = 0;

    for (const char *c = text->length > 0 ? text->data : ""; *c != '\0'; c++) {
        rows += *c == '\n';
    }
    size_t seen = 0;
    cli_terminal_clear(terminal);
    if (rows + AFTER > terminal->height) {
        const size_t first = length_of_rows(text, terminal->height - 2);
        const int room = terminal->height > AFTER ? terminal->height - AFTER : 1;

        char *part = strndup(text->data, first);

        cli_put_drawn(stdout, part != NULL ? part : "");
        free(part);
        free(cli_read_line(terminal, "-- Enter: more -- ", NULL, NULL));
        cli_terminal_clear(terminal);
        seen = length_of_rows(text, rows - room);
    }
    cli_put_drawn(stdout, text->data != NULL ? text->data + seen : "");
}

static void show_points(cli_session *play)
{
    adit_text text = {0};

    play->terminal = cli_terminal_look();
    const bool is_captured = cli_capture_begin();
    play_show_header(play);
    play_show_goal_news(play);
    cli_show_scores(&play->terminal, play->game);
    if (is_captured) {
        cli_capture_end(&text);
        put_points(&play->terminal, &text);
        adit_text_free(&text);
    }
}

static void show_end(cli_session *play)
{
    if (play->has_screen) {
        show_points(play);
    } else {
        cli_show_table(&play->terminal, play->game, 0);
        play_show_news(play, "  ");
        play_show_goal_news(play);
        cli_show_scores(&play->terminal, play->game);
    }
    play_keep_finished(play);
    for (int seat = 1; seat <= adit_game_players(play->game); seat++) {
        if (play->has_forfeited[seat - 1]) {
            printf("player %d has forfeited and is ranked last\n", seat);
        }
    }
}

/* People at a terminal get a screen for each question. */
static void open_screen(cli_session *play)
{
    if (play->is_dialogue && play->humans > 0) {
        play->menu = calloc(1, sizeof *play->menu);
        play->has_screen = play->menu != NULL;
    }
}

static void close_screen(cli_session *play)
{
    if (play->menu != NULL) {
        menu_free(play->menu);
        free(play->menu);
    }
    while (play->redo_count > 0) {
        free(play->redo[--play->redo_count]);
    }
    adit_text_free(&play->notice);
    adit_text_free(&play->queue);
}

int cli_play(const cli_args *args, cli_match *match)
{
    char seats[sizeof match->info.seats]; /* a longer text could not be read back */
    cli_session game = {.args = args,
                        .match = match,
                        .game = match->game,
                        .terminal = cli_terminal_look(),
                        .drawn_turn = -1,
                        .saved_at = -1,
                        .wants_question = true};

    cli_catch_interrupt();
    if (cli_setup_seat_text(&match->setup, seats, sizeof seats)) {
        adit_game_set_seats(match->game, seats, NULL);
    }
    int code = make_bots(&game);
    if (code == CLI_OK) {
        game.is_dialogue = game.terminal.in_is_terminal && game.terminal.out_is_terminal;
        game.has_secrets = has_secrets(&game);
        open_screen(&game);
        game.first_turn = adit_game_turn(game.game);
        /* A continued game starts with its last log lines, not with all of them. */
        int lines = adit_game_log_count(game.game);
        game.log_shown = match->is_new || lines < 5 ? 0 : lines - 5;
        for (int seat = 1; seat <= CLI_MAX_SEATS; seat++) {
            game.news_from[seat] = game.log_shown;
        }
        if (!game.is_dialogue || game.humans == 0) {
            play_show_header(&game);
        }
        if (game.humans == 0) {
            play_show_scenario(&game);
            play_show_news(&game, "    ");
        }
        game.continued_at = cli_has(args, CLI_OPT_CONTINUE) ? play_count_own(&game) : -1;
        const bool is_hidden = play_hides_seed(&game);
        play_mention_kept(&game);
        play_game(&game);
        if (adit_game_is_over(game.game)) {
            show_end(&game);
        } else if (game.code == CLI_INTERRUPTED) {
            cli_message("interrupted");
            if (play_is_kept(&game)) {
                play_say_kept(&game);
            }
        }
        if (is_hidden) {
            printf("the seed was %" PRIu64 "\n", adit_game_seed(game.game));
        }
        play_write_record(&game);
        code = game.code;
    }
    free_bots(&game);
    close_screen(&game);
    return code;
}

/* ---- The command ---- */

/* The default players: a person against a bot at a terminal, otherwise two bots. */
int play_default_seats(cli_match *match)
{
    bool has_terminal = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO);
    return cli_setup_seats(&match->setup, has_terminal ? "human" : "greedy",
                           has_terminal ? "greedy" : "random");
}

int cmd_play(const cli_args *args)
{
    cli_match match;

    CLI_TRY(check_record(args));
    if (cli_has(args, CLI_OPT_CAMPAIGN)) {
        return play_campaign(args);
    }
    if (cli_has(args, CLI_OPT_PROGRESS)) {
        return cli_usage(args, "--progress: belongs to --campaign");
    }
    const char *operand = args->operand_count > 0 ? args->operand[0] : NULL;
    char last[4200];

    if (cli_has(args, CLI_OPT_CONTINUE)) {
        const char *campaign = play_kept_path(PLAY_LAST_CAMPAIGN, last, sizeof last);

        if (operand != NULL && adit_game_info_find(operand) == NULL) {
            return cli_usage(args, "--continue: takes the name of a game or nothing, not '%s'",
                             operand);
        }
        if (operand == NULL && campaign != NULL && access(campaign, R_OK) == 0) {
            return play_campaign_again(args, campaign);
        }
        if (!play_find_kept(operand, last, sizeof last)) {
            cli_message("there is no game to continue; a game at a terminal is kept as it is "
                        "played");
            return CLI_INPUT;
        }
        operand = last;
    }
    int code = cli_match_open(&match, args, operand, false, -1);
    CLI_THEN(code, cli_setup_threads(&match.setup, args, 1));
    CLI_THEN(code, play_default_seats(&match));
    CLI_THEN(code, cli_play(args, &match));
    cli_match_close(&match);
    return code;
}
