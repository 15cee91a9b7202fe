/* game.c - the game that is played while its cards are being written.
 *
 * A game is its start and its decisions. So after a save the game starts again with the new cards,
 * the person's decisions are made again by their text, and bots answer again. Decisions that the
 * new cards do not allow are kept: the next save may allow them again, unless something else was
 * decided in between.
 */
#include "bindings/cli/watch/watch.h"
#include "engine/base/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_SIZE = 512 };

/* ---- Start ---- */

static int make_bots(cli_session *play)
{
    play->humans = 0;
    for (int seat = 1; seat <= adit_game_players(play->game); seat++) {
        if (strcmp(play->match->setup.seat[seat - 1], "human") == 0) {
            play->humans++;
        } else {
            CLI_TRY(cli_setup_bot(&play->match->setup, seat, &play->table.bot[seat - 1]));
        }
    }
    return CLI_OK;
}

static void close_table(watch_table *table)
{
    if (table != NULL) {
        adit_table_clear(&table->play.table);
        cli_match_close(&table->match);
        free(table);
    }
}

/* Starts the game with the cards as they are now, with the person and the bots at the table. */
static int set_up_table(const watch_game *game, watch_table *table)
{
    const cli_args *args = &game->author->args;
    /* A scenario names its game itself. */
    const char *title = cli_has(args, CLI_OPT_SCENARIO) ? NULL : game->title->id;
    cli_match *match = &table->match;
    char seats[1024];

    CLI_TRY(cli_match_open(match, args, title, false, -1));
    CLI_TRY(cli_setup_seats(&match->setup, "human", "random"));
    if (cli_setup_seat_text(&match->setup, seats, sizeof seats)) {
        (void)adit_game_set_seats(match->game, seats, NULL);
    }
    table->play = (cli_session){.args = args,
                                .match = match,
                                .game = match->game,
                                .terminal = cli_terminal_look(),
                                .drawn_turn = -1,
                                .saved_at = -1,
                                .first_turn = adit_game_turn(match->game),
                                .wants_question = true};
    cli_terminal *terminal = &table->play.terminal;
    table->play.is_dialogue = terminal->in_is_terminal && terminal->out_is_terminal;
    /* A wrong line does not end the watching, wherever it comes from. */
    terminal->in_is_terminal = true;
    return make_bots(&table->play);
}

/* The caller owns *out, which is NULL after a message. */
static int open_table(const watch_game *game, watch_table **out)
{
    *out = adit_alloc(sizeof **out);
    if (*out == NULL) {
        return cli_no_memory();
    }
    int code = set_up_table(game, *out);
    if (code != CLI_OK) {
        close_table(*out);
        *out = NULL;
    }
    return code;
}

int watch_game_open(watch_game *game, const cli_author *author)
{
    *game = (watch_game){.author = author, .title = cli_author_title(author)};
    CLI_TRY(open_table(game, &game->table));
    play_show_header(&game->table->play);
    return CLI_OK;
}

/* Forgets the decisions from the n-th on. */
static void cut_decisions(watch_game *game, int n)
{
    while (game->decision_count > n) {
        free(game->decision[--game->decision_count].text);
    }
    game->made = game->made < n ? game->made : n;
}

void watch_game_close(watch_game *game)
{
    close_table(game->table);
    game->table = NULL;
    cut_decisions(game, 0);
    free(game->decision);
    game->decision = NULL;
}

/* ---- What was decided ---- */

/* The first decision of a person from the n-th of the game on; returns its number, or how many
 * decisions there are if nobody has made one. */
static int persons_decision(const cli_session *play, int n, int *seat, char *text, size_t size)
{
    int count = adit_game_decision_count(play->game);

    for (; n < count; n++) {
        if (adit_game_decision(play->game, n, seat, text, size, NULL) == ADIT_OK && *seat > 0 &&
            play->table.bot[*seat - 1] == NULL) {
            break;
        }
    }
    return n;
}

static bool add_decision(watch_game *game, int seat, const char *text)
{
    size_t count = (size_t)game->decision_count + 1;
    watch_decision *grown = adit_realloc(game->decision, count * sizeof *grown);

    game->decision = grown != NULL ? grown : game->decision;
    char *copy = grown != NULL ? adit_strdup(text) : NULL;
    if (copy != NULL) {
        game->decision[game->decision_count++] = (watch_decision){seat, copy};
        game->made = game->decision_count;
    }
    return copy != NULL;
}

/* After something was decided or undone: the list is what the person has decided. What waited for
 * other cards is kept as long as that is the same. */
static void note_decisions(watch_game *game)
{
    const cli_session *play = &game->table->play;
    int seat = 0, found = 0, count = adit_game_decision_count(play->game);
    char text[TEXT_SIZE] = "";

    for (int n = 0;; n++, found++) {
        n = persons_decision(play, n, &seat, text, sizeof text);
        if (n == count) {
            break;
        }
        if (found < game->made && game->decision[found].seat == seat &&
            strcmp(game->decision[found].text, text) == 0) {
            continue;
        }
        cut_decisions(game, found);
        if (!add_decision(game, seat, text)) {
            return;
        }
    }
    if (found < game->made) {
        cut_decisions(game, found);
    }
}

/* ---- Bots ---- */

static bool is_not_interrupted(void *context)
{
    (void)context;
    return !cli_interrupted();
}

static adit_status note_news(void *context, adit_game *game, int seat, adit_err *err)
{
    (void)game;
    (void)seat;
    (void)err;
    ((cli_session *)context)->wants_question = true;
    return ADIT_OK;
}

/* Lets bots decide until a person is asked. False after a message: then it waits for cards that
 * work. */
static bool let_bots(cli_session *play)
{
    const adit_observer observer = {
        .context = play, .may_continue = is_not_interrupted, .after_decision = note_news};
    adit_err err = {0};

    if (adit_game_play(play->game, &play->table, &observer, &err) != ADIT_OK) {
        cli_fail(&err);
        return false;
    }
    return true;
}

/* After something was undone: new bots that have answered exactly what is left, as they will have
 * after the next save. */
static void rewind_bots(cli_session *play)
{
    adit_game *beside = adit_game_fork(play->game);
    int count = adit_game_decision_count(play->game), seat = 0, index;
    adit_err err = {0};

    adit_table_clear(&play->table);
    if (make_bots(play) != CLI_OK || beside == NULL ||
        adit_game_undo_to(beside, 0, &err) != ADIT_OK) {
        adit_game_free(beside);
        return;
    }
    for (int n = 0; n < count && !cli_interrupted(); n++) {
        char text[TEXT_SIZE];

        (void)adit_game_decision(play->game, n, &seat, text, sizeof text, NULL);
        adit_bot *bot = seat > 0 ? play->table.bot[seat - 1] : NULL;
        if (bot != NULL) {
            (void)bot->choose(bot, beside, &index, &err);
        }
        (void)adit_game_decide_text(beside, text, NULL);
    }
    adit_game_free(beside);
}

/* ---- Playing again ---- */

static void report_refused(const watch_game *game, int n, const adit_err *err, FILE *out)
{
    int more = game->decision_count - n - 1;

    cli_print(out, "decision %d, '%s' by player %d, is no longer possible:\n  ", n + 1,
              game->decision[n].text, game->decision[n].seat);
    cli_put_lines(out, err->text);
    fprintf(out, "\nthe game stops before it");
    if (more > 0) {
        cli_print(out, "; %d later decision%s wait%s until the cards allow it", more,
                  more == 1 ? "" : "s", more == 1 ? "s" : "");
    }
    fprintf(out, "\n");
}

/* The only option of `from` that `other` does not offer; -1 if there are none or several. */
static int only_own_option(adit_game *from, adit_game *other)
{
    int found = -1, count = adit_game_option_count(from);

    for (int i = 0; i < count; i++) {
        char text[TEXT_SIZE];

        adit_game_option_text(from, i, text, sizeof text);
        if (adit_game_option_find(other, text) < 0) {
            if (found >= 0) {
                return -1;
            }
            found = i;
        }
    }
    return found;
}

/* Options are text, and a card that gives 3 food instead of 1 has another text for the same option.
 * If the n-th decision is the only option whose text has changed since the previous game, that is
 * the one; returns its new index, or -1. */
static int renamed_option(const watch_game *game, int n, adit_game *to)
{
    assert(game->table != NULL);
    const cli_session *play = &game->table->play;
    const char *words = game->decision[n].text;
    char text[TEXT_SIZE];
    int seat = 0, at = -1, found = -1;

    if (adit_game_option_find(to, words) >= 0) {
        return -1;
    }
    for (int i = 0; i <= n; i++) {
        at = persons_decision(play, at + 1, &seat, text, sizeof text);
    }
    adit_game *old = adit_game_fork(play->game);
    if (old != NULL && adit_game_undo_to(old, at, NULL) == ADIT_OK) {
        int before = adit_game_option_find(old, words);
        found = before >= 0 && only_own_option(old, to) == before ? only_own_option(to, old) : -1;
    }
    adit_game_free(old);
    return found;
}

/* Gives the n-th decision its new text, if it has changed. False: out of memory. */
static bool rename_decision(watch_game *game, int n, adit_game *to, FILE *out)
{
    int now = renamed_option(game, n, to);
    char text[TEXT_SIZE];

    if (now < 0) {
        return true;
    }
    adit_game_option_text(to, now, text, sizeof text);
    char *copy = adit_strdup(text);
    if (copy != NULL) {
        cli_print(out, "decision %d, '%s', is now '%s'\n", n + 1, game->decision[n].text, text);
        free(game->decision[n].text);
        game->decision[n].text = copy;
    }
    return copy != NULL;
}

/* Makes the n-th decision in the new game, if the same person is asked there. */
static adit_status decide_again(const watch_decision *decision, adit_game *to, adit_err *err)
{
    int seat = adit_game_seat(to);

    if (seat != decision->seat) {
        return adit_fail(err, ADIT_ILLEGAL, "player %d is asked instead", seat);
    }
    return adit_game_decide_text(to, decision->text, err);
}

/* Makes the person's decisions at the new table, where bots answer again; returns how many of them
 * could be made. */
static int play_again(watch_game *game, cli_session *to, FILE *out)
{
    for (int i = 0; i < game->decision_count; i++) {
        adit_err err = {0};

        if (!let_bots(to)) {
            return i;
        }
        if (adit_game_is_over(to->game)) {
            fprintf(out, "the game now ends after %d of the %d decisions\n", i,
                    game->decision_count);
            return i;
        }
        if (i < game->made && !rename_decision(game, i, to->game, out)) {
            cli_message("out of memory");
            return i;
        }
        if (decide_again(&game->decision[i], to->game, &err) != ADIT_OK) {
            report_refused(game, i, &err, out);
            return i;
        }
    }
    (void)let_bots(to);
    return game->decision_count;
}

static void report_difference(const watch_moment *before, adit_game *game, int made, FILE *out)
{
    watch_moment now;
    adit_err err = {0};

    if (watch_moment_take(&now, game, &err) != ADIT_OK) {
        cli_fail(&err);
    } else {
        fprintf(out, "the game was replayed up to decision %d\n", made);
        if (watch_moment_compare(before, &now, out) == 0) {
            fprintf(out, "  nothing else changed\n");
        }
    }
    watch_moment_free(&now);
}

/* Whether the cards load; the check reports what is wrong with them. */
static bool cards_load(const watch_game *game)
{
    adit_engine *engine = NULL;
    adit_err err = {0};
    bool is_good = cli_author_engine(game->author, game->title, false, &engine, &err) == ADIT_OK;

    adit_engine_close(engine);
    return is_good;
}

void watch_game_carry_on(watch_game *game, FILE *out)
{
    watch_table *table = NULL, *before = game->table;
    watch_moment moment = {0};
    adit_err err = {0};

    if (!cards_load(game)) {
        fprintf(out, before != NULL
                         ? "the cards do not load; the game continues with the previous ones\n"
                         : "the cards do not load; the game starts when they do\n");
        return;
    }
    if (open_table(game, &table) != CLI_OK) {
        fprintf(out, "the game cannot be set up; it continues with the previous cards\n");
        return;
    }
    if (before != NULL && watch_moment_take(&moment, before->play.game, &err) != ADIT_OK) {
        cli_fail(&err);
    }
    game->made = play_again(game, &table->play, out);
    if (moment.options.data != NULL && moment.state.data != NULL) {
        report_difference(&moment, table->play.game, game->made, out);
    }
    table->play.log_shown = adit_game_log_count(table->play.game);
    close_table(before);
    game->table = table;
    watch_moment_free(&moment);
}

/* ---- Playing ---- */

void watch_game_let_bots(watch_game *game)
{
    if (game->table != NULL) {
        (void)let_bots(&game->table->play);
        note_decisions(game);
    }
}

void watch_game_show(watch_game *game)
{
    if (game->table == NULL) {
        return;
    }
    cli_session *play = &game->table->play;
    if (!adit_game_is_over(play->game) && play->wants_question) {
        play_show_question(play);
        play->wants_question = false;
    } else if (adit_game_is_over(play->game) && !game->table->was_over) {
        cli_show_table(&play->terminal, play->game, 0);
        play_show_news(play, "  ");
        cli_show_scores(&play->terminal, play->game);
        game->table->was_over = true;
    }
}

static bool is_waiting(const watch_game *game)
{
    return game->table != NULL && !adit_game_is_over(game->table->play.game);
}

void watch_game_prompt(const watch_game *game)
{
    fputs(is_waiting(game) ? "> " : "", stdout);
    fflush(stdout);
}

void watch_game_answer(watch_game *game, char *line)
{
    if (!is_waiting(game)) {
        game->is_left = strncmp(line, "quit", 4) == 0;
        return;
    }
    cli_session *play = &game->table->play;
    int count = adit_game_decision_count(play->game);

    play_take(play, line);
    if (adit_game_decision_count(play->game) < count) {
        rewind_bots(play);
    }
    if (play->code != CLI_OK) { /* a card failed: it can be fixed, and the game continues */
        play->code = CLI_OK;
        play->is_over = false;
    }
    game->is_left = play->is_over;
    note_decisions(game);
}
