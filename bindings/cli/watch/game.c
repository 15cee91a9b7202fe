/* game.c - the game that runs while its cards are being written.
 *
 * A game is its start and its decisions, so after a save the same start is made with the new
 * cards, what the person decided is decided again by its words, and bots answer again. Decisions
 * that the new cards do not allow are kept: the next save may allow them again, unless something
 * else was decided since.
 */
#include "bindings/cli/watch/watch.h"
#include "engine/base/memory.h"

#include <stdlib.h>
#include <string.h>

enum { TEXT_SIZE = 512 };

/* ---- Beginning ---- */

static int make_bots(cli_sitting *play)
{
    int code = CLI_OK;

    play->humans = 0;
    for (int seat = 1; code == CLI_OK && seat <= adit_game_players(play->game); seat++) {
        if (strcmp(play->match->setup.seat[seat - 1], "human") == 0) {
            play->humans++;
        } else {
            code = cli_setup_bot(&play->match->setup, seat, &play->table.bot[seat - 1]);
        }
    }
    return code;
}

static void close_match(cli_match *match)
{
    if (match != NULL) {
        cli_match_close(match);
        free(match);
    }
}

/* The start of the game with the cards as they are now; NULL after a message. */
static cli_match *open_match(const watch_game *game)
{
    const cli_args *args = &game->author->args;
    cli_match *match = adit_alloc(sizeof *match);
    char seats[1024];

    if (match == NULL) {
        cli_message("out of memory");
        return NULL;
    }
    /* A scenario says itself which game it is of. */
    const char *title = cli_has(args, CLI_OPT_SCENARIO) ? NULL : game->title->id;
    int code = cli_match_open(match, args, title, false, -1);
    if (code == CLI_OK) {
        code = cli_setup_seats(&match->setup, "human", "random");
    }
    if (code != CLI_OK) {
        close_match(match);
        return NULL;
    }
    if (cli_setup_seat_text(&match->setup, seats, sizeof seats)) {
        (void)adit_game_set_seats(match->game, seats, NULL);
    }
    return match;
}

/* The person and the bots at the table of the match. */
static int sit_down(const watch_game *game, cli_match *match, cli_sitting *play)
{
    *play = (cli_sitting){.args = &game->author->args,
                          .match = match,
                          .game = match->game,
                          .terminal = cli_terminal_look(),
                          .drawn_turn = -1,
                          .saved_at = -1,
                          .first_turn = adit_game_turn(match->game),
                          .wants_question = true};
    play->is_dialogue = play->terminal.in_is_terminal && play->terminal.out_is_terminal;
    /* A wrong line does not end the watching, wherever it comes from. */
    play->terminal.in_is_terminal = true;
    return make_bots(play);
}

/* Takes the match and the table with it in the place of those from before. */
static void take_over(watch_game *game, cli_match *match, const cli_sitting *play)
{
    adit_table_clear(&game->play.table);
    close_match(game->match);
    game->match = match;
    game->play = *play;
    game->was_over = false;
}

int watch_game_open(watch_game *game, const cli_author *author)
{
    *game = (watch_game){.author = author, .title = cli_author_title(author)};
    cli_match *match = open_match(game);

    if (match == NULL) {
        return CLI_INPUT;
    }
    cli_sitting play;
    int code = sit_down(game, match, &play);
    take_over(game, match, &play);
    if (code == CLI_OK) {
        play_show_header(&game->play);
    }
    return code;
}

static void forget_decisions(watch_game *game)
{
    for (int i = 0; i < game->decision_count; i++) {
        free(game->decision[i].text);
    }
    free(game->decision);
    game->decision = NULL;
    game->decision_count = game->made = 0;
}

void watch_game_close(watch_game *game)
{
    adit_table_clear(&game->play.table);
    close_match(game->match);
    game->match = NULL;
    forget_decisions(game);
}

/* ---- What was decided ---- */

/* The first decision of a person from the n-th of the game on; returns its number, or how many
 * decisions there are if nobody has made one. */
static int persons_decision(const cli_sitting *play, int n, int *seat, char *text, size_t size)
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

/* Whether the person has decided in this game what the list says, and nothing else. */
static bool are_known(const watch_game *game)
{
    char text[TEXT_SIZE] = "";
    int seat = 0, found = 0, count = adit_game_decision_count(game->play.game);

    for (int n = 0;; n++) {
        n = persons_decision(&game->play, n, &seat, text, sizeof text);
        if (n == count) {
            return found == game->made;
        }
        if (found == game->made || game->decision[found].seat != seat ||
            strcmp(game->decision[found].text, text) != 0) {
            return false;
        }
        found++;
    }
}

/* After something was decided or taken back: the list is what the person has decided. */
static void note_decisions(watch_game *game)
{
    int count = adit_game_decision_count(game->play.game);

    if (are_known(game)) {
        return;
    }
    forget_decisions(game);
    game->decision = adit_alloc(((size_t)count + 1) * sizeof *game->decision);
    for (int n = 0; game->decision != NULL; n++) {
        watch_decision *next = &game->decision[game->decision_count];
        char text[TEXT_SIZE] = "";

        n = persons_decision(&game->play, n, &next->seat, text, sizeof text);
        if (n == count) {
            break;
        }
        next->text = adit_strdup(text);
        if (next->text == NULL) {
            break;
        }
        game->made = ++game->decision_count;
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
    ((cli_sitting *)context)->wants_question = true;
    return ADIT_OK;
}

/* Lets bots decide until a person is asked. False after a message: it waits for cards that
 * work. */
static bool let_bots(cli_sitting *play)
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

/* After something was taken back: new bots that have answered what is left, and nothing else, as
 * they will have after the next save. */
static void rewind_bots(cli_sitting *play)
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

/* ---- Carrying on ---- */

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

/* The only option of `from` that `other` does not offer; -1 if there is none or are several. */
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

/* Options are words, and a card that gives 3 food instead of 1 has other words for the same
 * option. If nothing but the decision itself is worded otherwise, that is what is meant; gives
 * its new index, or -1. */
static int renamed_option(adit_game *to, adit_game *old, const char *words)
{
    int before = adit_game_option_find(old, words);
    bool is_gone = adit_game_option_find(to, words) < 0 && before >= 0;

    return is_gone && only_own_option(old, to) == before ? only_own_option(to, old) : -1;
}

/* The game from before, which goes beside the new one so that options can be compared. */
typedef struct {
    adit_game *game; /* NULL: there is none */
    int at;          /* how many of its decisions have been made again */
} old_game;

/* Moves the old game to the next decision that a person made in it. False: there is none. */
static bool move_old(const watch_game *game, old_game *old)
{
    char text[TEXT_SIZE];
    int seat = 0, count = adit_game_decision_count(game->play.game);

    while (old->game != NULL && old->at < count) {
        if (persons_decision(&game->play, old->at, &seat, text, sizeof text) == old->at) {
            return true;
        }
        (void)adit_game_decision(game->play.game, old->at++, &seat, text, sizeof text, NULL);
        (void)adit_game_decide_text(old->game, text, NULL);
    }
    return false;
}

/* Finds the new words of the n-th decision, if it has others, and moves the old game on past it.
 * False: out of memory. */
static bool rename_decision(watch_game *game, int n, adit_game *to, old_game *old, FILE *out)
{
    char **words = &game->decision[n].text;

    if (!move_old(game, old)) {
        return true;
    }
    int now = renamed_option(to, old->game, *words);

    (void)adit_game_decide_text(old->game, *words, NULL);
    old->at++;
    if (now >= 0) {
        char text[TEXT_SIZE];

        adit_game_option_text(to, now, text, sizeof text);
        cli_print(out, "decision %d, '%s', is now '%s'\n", n + 1, *words, text);
        char *copy = adit_strdup(text);
        if (copy == NULL) {
            return false;
        }
        free(*words);
        *words = copy;
    }
    return true;
}

/* Makes the n-th decision in the new game, if the same person is asked there. */
static adit_status decide_again(const watch_decision *it, adit_game *to, adit_err *err)
{
    int seat = adit_game_seat(to);

    if (seat != it->seat) {
        return adit_fail(err, ADIT_ILLEGAL, "player %d is asked instead", seat);
    }
    return adit_game_decide_text(to, it->text, err);
}

/* Makes the person's decisions at the new table, where bots answer again, with the old game beside
 * it; returns how many of them could be made. */
static int play_again(watch_game *game, cli_sitting *to, old_game *old, FILE *out)
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
        if (i < game->made && !rename_decision(game, i, to->game, old, out)) {
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

/* Whether the cards load; what is wrong with them is told by the check. */
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
    watch_moment before = {0};
    adit_err err = {0};
    bool had_game = game->match != NULL;

    if (!cards_load(game)) {
        fprintf(out, had_game ? "the cards do not load; the game continues with the previous ones\n"
                              : "the cards do not load; the game starts when they do\n");
        return;
    }
    cli_match *match = open_match(game);
    if (match == NULL) {
        fprintf(out, "the game cannot be set up; it continues with the previous cards\n");
        return;
    }
    cli_sitting play;
    if (sit_down(game, match, &play) != CLI_OK) {
        fprintf(out, "the game cannot be set up; it continues with the previous cards\n");
        adit_table_clear(&play.table);
        close_match(match);
        return;
    }
    if (had_game && watch_moment_take(&before, game->play.game, &err) != ADIT_OK) {
        cli_fail(&err);
    }
    old_game old = {.game = had_game ? adit_game_fork(game->play.game) : NULL};
    if (old.game != NULL && adit_game_undo_to(old.game, 0, &err) != ADIT_OK) {
        adit_game_free(old.game);
        old.game = NULL;
    }
    int made = play_again(game, &play, &old, out);
    adit_game_free(old.game);
    if (before.options.data != NULL && before.state.data != NULL) {
        report_difference(&before, match->game, made, out);
    }
    game->made = made;
    take_over(game, match, &play);
    game->play.log_shown = adit_game_log_count(match->game);
    watch_moment_free(&before);
}

/* ---- Playing ---- */

void watch_game_let_bots(watch_game *game)
{
    if (game->match != NULL) {
        (void)let_bots(&game->play);
        note_decisions(game);
    }
}

void watch_game_show(watch_game *game)
{
    cli_sitting *play = &game->play;

    if (game->match == NULL || (!play->wants_question && !adit_game_is_over(play->game))) {
        return;
    }
    if (!adit_game_is_over(play->game)) {
        play_show_question(play);
        play->wants_question = false;
    } else if (!game->was_over) {
        cli_show_table(&play->terminal, play->game, 0);
        play_show_news(play, "  ");
        cli_show_scores(&play->terminal, play->game);
        game->was_over = true;
    }
}

void watch_game_prompt(const watch_game *game)
{
    if (game->match != NULL && !adit_game_is_over(game->play.game)) {
        printf("> ");
    }
    fflush(stdout);
}

void watch_game_answer(watch_game *game, char *line)
{
    cli_sitting *play = &game->play;

    if (game->match == NULL || adit_game_is_over(play->game)) {
        play->is_over = strncmp(line, "quit", 4) == 0;
        return;
    }
    int count = adit_game_decision_count(play->game);

    play_take(play, line);
    if (adit_game_decision_count(play->game) < count) {
        rewind_bots(play);
    }
    if (play->code != CLI_OK) { /* a card failed: it can be mended, and the game goes on */
        play->code = CLI_OK;
        play->is_over = false;
    }
    note_decisions(game);
}
