/* show.c - what is shown in a file, a pipe or `adit watch`: table, news, options, scores.
 *
 * A file or a pipe cannot be cleared, so the table is drawn once per turn and the log shows the
 * rest. A person at a terminal gets a screen for each question instead (screen.c).
 */
#include "bindings/cli/play/play.h"

#include <stdlib.h>
#include <string.h>

#include "bindings/cli/term/pager.h"

enum { TEXT_SIZE = 256, FEW_OPTIONS = 10, MAX_SCORE_LINES = 96, MOST_SPEECH = 4000 };

/* Who sits at a seat: "p1 human". */
static void name_seat(const cli_session *play, int seat, char *buffer, size_t size)
{
    const char *who = play->match->setup.seat[seat - 1];
    const char *slash = strrchr(who, '/');
    snprintf(buffer, size, "p%d %s", seat, slash != NULL ? slash + 1 : who);
}

bool play_hides_seed(const cli_session *play)
{
    return play->humans > 0 && !play->match->setup.has_seed && !adit_game_is_over(play->game);
}

void play_show_header(const cli_session *play)
{
    const cli_terminal *terminal = &play->terminal;

    char seed[CLI_SEED_TEXT];

    cli_print(stdout, "%s%s%s%s:", cli_ink_of(terminal, CLI_BOLD),
              adit_engine_game(play->match->setup.engine)->id, cli_ink_end(terminal),
              cli_seed_seen(adit_game_seed(play->game), play_hides_seed(play) ? 1 : 0, seed));
    for (int seat = 1; seat <= adit_game_players(play->game); seat++) {
        char name[TEXT_SIZE];
        name_seat(play, seat, name, sizeof name);
        cli_print(stdout, "%s %s", seat > 1 ? "," : "", name);
    }
    printf("\n");
}

void play_show_scenario(const cli_session *play)
{
    const adit_scenario *scenario = play->match->setup.scenario;

    if (scenario == NULL) {
        return;
    }
    if (adit_scenario_title(scenario)[0] != '\0') {
        cli_put_line(&play->terminal, CLI_BOLD, adit_scenario_title(scenario), 0, 0);
    }
    if (adit_scenario_text(scenario)[0] != '\0') {
        cli_put_line(&play->terminal, CLI_PLAIN, adit_scenario_text(scenario), 0, 0);
    }
    play_show_aim(play);
}

/* ---- Table and log ---- */

void cli_show_table(const cli_terminal *terminal, adit_game *game, int seat)
{
    adit_text text = {0};
    adit_err err = {0};

    if (adit_game_draw(game, seat, terminal->width, terminal->unicode, terminal->colour, &text,
                       &err) == ADIT_OK &&
        text.data != NULL) {
        cli_put_drawn(stdout, text.data);
        if (text.length > 0 && text.data[text.length - 1] != '\n') {
            printf("\n");
        }
    } else {
        cli_fail(&err);
    }
    adit_text_free(&text);
}

void play_note_speech(cli_session *play, int seat)
{
    const char *words = adit_bot_speech(play->table.bot[seat - 1]);
    char name[TEXT_SIZE];

    if (words[0] != '\0' && play->speech.length < MOST_SPEECH) {
        name_seat(play, seat, name, sizeof name);
        adit_text_addf(&play->speech, "%s: \"%s\"\n", name, words);
    }
}

static void show_speech(cli_session *play, int columns)
{
    for (char *line = play->speech.data; line != NULL && *line != '\0';) {
        size_t length = strcspn(line, "\n");

        line[length] = '\0';
        cli_put_line(&play->terminal, CLI_YELLOW, line, columns, columns + 2);
        line += length + 1;
    }
    adit_text_free(&play->speech);
}

void play_show_news(cli_session *play, const char *indent)
{
    int columns = cli_columns(indent);

    for (; play->log_shown < adit_game_log_count(play->game); play->log_shown++) {
        const bool is_story = adit_game_log_is_story(play->game, play->log_shown);
        const char *line = adit_game_log_line(play->game, play->log_shown);

        cli_put_line(&play->terminal, is_story ? CLI_BOLD : CLI_DIM,
                     line + (is_story ? strlen(ADIT_STORY_MARK) : 0), columns,
                     columns + (is_story ? 0 : 2));
    }
    show_speech(play, columns);
}

/* ---- Options ---- */

typedef char option_text[TEXT_SIZE];

/* The text of an option with a warning that it has no effect, or with what will happen without a
 * further question: "furnish: furnish shelf c4, pays 1 wood". */
static void read_option(adit_game *game, int index, option_text text)
{
    option_text part;
    adit_buffer out = adit_buffer_on(text, TEXT_SIZE);

    adit_game_option_text(game, index, part, sizeof part);
    adit_buffer_add(&out, part);
    if (adit_game_option_meaning(game, index, part, sizeof part) > 0) {
        adit_buffer_addf(&out, " - %s", part);
    }
    if (adit_game_option_is_idle(game, index)) {
        adit_buffer_add(&out, " (no effect)");
    } else if (index < adit_game_option_count(game) &&
               adit_game_option_outlook(game, index, part, sizeof part) > 0) {
        adit_buffer_add(&out, ": ");
        adit_buffer_add(&out, part);
    }
}

/* Options first to end. A few are listed below each other; many in columns, read downwards. */
static void show_block(const cli_session *play, option_text *texts, int first, int end, int digits)
{
    const int count = end - first;
    int widest = 0;

    for (int i = first; i < end; i++) {
        int width = cli_columns(texts[i]);
        widest = width > widest ? width : widest;
    }
    int columns = count > FEW_OPTIONS ? play->terminal.width / (digits + 5 + widest) : 1;
    columns = columns < 1 ? 1 : columns;
    int rows = (count + columns - 1) / columns;

    for (int row = 0; row < rows; row++) {
        for (int i = row; i < count; i += rows) {
            const char *text = texts[first + i];

            cli_print(stdout, "  %s%*d%s  ", cli_ink_of(&play->terminal, CLI_BOLD), digits,
                      first + i + 1, cli_ink_end(&play->terminal));
            if (columns == 1) {
                cli_put_wrapped(stdout, text, digits + 4, digits + 6, play->terminal.width);
            } else {
                cli_print(stdout, "%-*s", i + rows >= count ? 0 : widest + 1, text);
            }
        }
        printf("\n");
    }
}

void play_show_options(cli_session *play)
{
    static option_text texts[2 * ADIT_MAX_OPTIONS];
    int main_count = adit_game_option_count(play->game);
    int count = main_count + adit_game_anytime_count(play->game);
    int digits = snprintf(NULL, 0, "%d", count);

    for (int i = 0; i < count; i++) {
        read_option(play->game, i, texts[i]);
    }
    show_block(play, texts, 0, main_count, digits);
    if (count > main_count) {
        cli_put_line(&play->terminal, CLI_DIM, "exchanges you can make first:", 2, 2);
        show_block(play, texts, main_count, count, digits);
    }
}

/* "p1 human, turn 3: choose a rock to dig (Bakehouse)" */
static void show_prompt(cli_session *play)
{
    char name[TEXT_SIZE], prompt[4 * TEXT_SIZE];
    adit_buffer out = adit_buffer_on(prompt, sizeof prompt);
    adit_card_info card;
    const char *asking = adit_game_asking_card(play->game);
    adit_engine *engine = play->match->setup.engine;
    int number = asking != NULL ? adit_engine_card_find(engine, asking) : -1;

    name_seat(play, adit_game_seat(play->game), name, sizeof name);
    adit_buffer_addf(&out, "%s, turn %d: %s", name, adit_game_turn_number(play->game),
                     adit_game_prompt(play->game));
    if (number >= 0 && adit_engine_card(engine, number, &card) == ADIT_OK) {
        adit_buffer_addf(&out, " (%s)", card.title);
    }
    cli_put_line(&play->terminal, CLI_BOLD, prompt, 0, 2);
}

/* ---- The question of a file or a pipe ---- */

/* The table once per turn: a file cannot be cleared. */
static void show_position(cli_session *play, int seat)
{
    const int turn = adit_game_turn(play->game);

    if (play->is_dialogue) {
        cli_terminal_clear(&play->terminal);
        play_show_header(play);
    }
    if (play->drawn_turn != turn || play->is_dialogue) {
        cli_show_table(&play->terminal, play->game, seat);
        play->drawn_turn = turn;
    }
}

void play_hand_over(cli_session *play, int seat)
{
    char prompt[80];

    if (!play->is_dialogue || play->humans < 2 || play->at_table == seat ||
        (!play->has_secrets && !adit_game_is_secret(play->game))) {
        return;
    }
    cli_terminal_forget(&play->terminal);
    snprintf(prompt, sizeof prompt, "  hand over to player %d; then press Enter ", seat);
    free(cli_read_line(&play->terminal, prompt, NULL, NULL));
    play->at_table = seat;
    play->drawn_turn = -1; /* draw the table for the new player */
    play->wants_question = true;
}

/* The story and the aim of a scenario, before its first question. */
static void show_opening(cli_session *play)
{
    adit_text text = {0};

    play->drawn_turn = adit_game_turn(play->game);
    if (play->match->setup.scenario != NULL && cli_capture_begin()) {
        play_show_scenario(play);
        cli_capture_end(&text);
        play_show_captured(play, &text);
    }
}

void play_show_question(cli_session *play)
{
    int seat = adit_game_seat(play->game);
    bool is_first = play->drawn_turn < 0;

    play->wants_question = false;
    if (play->has_screen) {
        if (is_first) {
            show_opening(play);
        }
        play_draw_screen(play);
        return;
    }
    show_position(play, seat);
    if (is_first) {
        play_show_scenario(play);
    }
    play_show_news(play, "  ");
    play_show_goal_news(play);
    show_prompt(play);
    play_show_options(play);
}

/* ---- Scores ---- */

typedef struct {
    char source[72];
    int points[CLI_MAX_SEATS];
    bool is_set[CLI_MAX_SEATS];
} score_row;

/* Adds a seat's lines to the rows, each source once. Returns the number of rows. */
static int add_scores(score_row *rows, int count, int seat, const adit_score_line *lines, int n)
{
    for (int i = 0; i < n; i++) {
        int row = 0;
        while (row < count && strcmp(rows[row].source, lines[i].source) != 0) {
            row++;
        }
        if (row == MAX_SCORE_LINES) {
            break;
        }
        if (row == count) {
            memset(&rows[row], 0, sizeof rows[row]);
            memcpy(rows[row].source, lines[i].source, sizeof rows[row].source);
            count++;
        }
        rows[row].points[seat - 1] += lines[i].points;
        rows[row].is_set[seat - 1] = true;
    }
    return count;
}

/* The card that the points are for, by its title; else the words without underscores. */
static void name_source(adit_engine *engine, char *source, size_t size)
{
    const int number = adit_engine_card_find(engine, source);
    adit_card_info card;

    if (number >= 0 && adit_engine_card(engine, number, &card) == ADIT_OK &&
        card.title[0] != '\0') {
        snprintf(source, size, "%s", card.title);
        return;
    }
    for (char *c = source; *c != '\0'; c++) {
        *c = *c == '_' ? ' ' : *c;
    }
}

static void show_score_row(const score_row *row, int players)
{
    cli_print(stdout, "  %-32s", row->source);
    for (int i = 0; i < players; i++) {
        if (row->is_set[i]) {
            printf("%8d", row->points[i]);
        } else {
            cli_print(stdout, "%8s", "-");
        }
    }
    printf("\n");
}

void cli_show_scores(const cli_terminal *terminal, adit_game *game)
{
    static score_row rows[MAX_SCORE_LINES];
    static adit_score_line lines[MAX_SCORE_LINES];
    score_row total = {.source = "total"};
    char verdict[TEXT_SIZE] = "";
    int count = 0;
    int players = adit_game_players(game);

    players = players > CLI_MAX_SEATS ? CLI_MAX_SEATS : players;
    for (int seat = 1; seat <= players; seat++) {
        int n = adit_game_score(game, seat, &total.points[seat - 1], lines, MAX_SCORE_LINES);
        total.is_set[seat - 1] = true;
        count = add_scores(rows, count, seat, lines, n > MAX_SCORE_LINES ? MAX_SCORE_LINES : n);
    }
    cli_print(stdout, "\n  %s%-32s", cli_ink_of(terminal, CLI_BOLD), "points");
    for (int seat = 1; seat <= players; seat++) {
        cli_print(stdout, "%7s%d", "p", seat);
    }
    cli_print(stdout, "%s\n", cli_ink_end(terminal));
    for (int i = 0; i < count; i++) {
        name_source(adit_game_engine(game), rows[i].source, sizeof rows[i].source);
        show_score_row(&rows[i], players);
    }
    cli_print(stdout, "%s", cli_ink_of(terminal, CLI_BOLD));
    show_score_row(&total, players);
    cli_print(stdout, "%s", cli_ink_end(terminal));
    adit_game_winners(game, verdict, sizeof verdict);
    if (adit_game_is_over(game)) {
        cli_print(stdout, "\n%s\n", verdict);
    }
}
