/* commands.c - what a player can type besides answers: look, undo, ask, save, leave.
 *
 * What a command prints goes to stdout. On a screen it is kept instead and shown below the options
 * if it is short, else a page at a time.
 */
#include "bindings/cli/play/keep.h"
#include "bindings/cli/play/play.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "bindings/cli/term/pager.h"
#include "engine/base/names.h"
#include "engine/base/parse.h"

/* LEAST_DRAWN: columns of a drawing; a smaller window shows it in broken lines. */
enum { TEXT_SIZE = 256, SHORT_ROWS = 4, LEAST_DRAWN = 80 };

/* ---- Help ---- */

/* On a screen most commands have a short form. */
static const char *short_form(const cli_session *play, const char *form)
{
    return play->has_screen ? form : "";
}

static void do_help(cli_session *play)
{
    printf("  Answer with the number of an option, its words, or their beginnings.\n");
    if (play->has_screen) {
        printf("  Several answers on a line: 2 1 3, or words with ; between them. Tab completes.\n"
               "  '... (6)' is a group of 6 options: choose it to see them; 0 goes back.\n"
               "  [2 wood]: what lies there. (+1 point): of your score now. (! ...): a warning.\n");
    }
    cli_print(stdout,
              "    why MOVE     explain why a move is not legal, or what an option does\n"
              "    hint         what the planner thinks of each option%s\n"
              "    card NAME    show a card, by its name or the number of an option\n"
              "    rules        how this game is played\n"
              "    board        show all of your board, if the window is too small for it%s\n"
              "    others       show the other players%s\n"
              "    table        show what is on the table%s\n"
              "    log [N]      show the log, or its last N lines%s\n"
              "    undo         take back your last decision, unless something was revealed%s\n"
              "    redo         make it again\n"
              "    options      list the options again\n"
              "    state        show every field that you can see\n"
              "    score        show the current points\n"
              "    save FILE    save the game; continue it with adit play FILE\n"
              "    quit         leave the game (q)\n",
              short_form(play, " (h)"), short_form(play, " (b)"), short_form(play, " (o)"),
              short_form(play, " (t)"), short_form(play, " (l)"), short_form(play, " (u)"));
}

/* ---- Options and cards ---- */

/* The option that a number or words mean, or -1. */
static int option_meant(cli_session *play, const char *typed)
{
    int64_t number;
    int found = -1;

    if (play->has_screen && adit_parse_int(typed, 1, INT32_MAX, &number)) {
        return menu_option(play->menu, (int)number);
    }
    return adit_game_option_match(play->game, typed, &found, 1) == 1 ? found : -1;
}

void play_show_why(cli_session *play, const char *typed)
{
    char reason[1024];
    adit_err err = {0};

    if (adit_game_why(play->game, typed, reason, sizeof reason, &err) != ADIT_OK) {
        snprintf(reason, sizeof reason, "%.1000s", err.text);
    }
    if (play->has_screen) {
        adit_text_addf(&play->notice, "%s\n", reason);
        play->wants_question = true;
    } else {
        cli_put_line(&play->terminal, CLI_PLAIN, reason, 2, 2);
    }
}

static void do_why(cli_session *play, const char *rest)
{
    const int option = *rest != '\0' && play->has_screen ? option_meant(play, rest) : -1;
    adit_text text = {0};

    if (*rest == '\0') {
        printf("  why needs a move: why MOVE, with the number or the words of an option\n");
    } else if (option >= 0) {
        menu_tell(play->menu, option, &text);
        cli_put_lines(stdout, text.data != NULL ? text.data : "");
        adit_text_free(&text);
    } else {
        play_show_why(play, rest);
    }
}

/* The cards that the option with this number names. False: there is no such option. */
static bool show_cards_of(cli_session *play, const char *typed)
{
    int64_t number;
    int cards[3];

    if (!adit_parse_int(typed, 1, INT32_MAX, &number)) {
        return false;
    }
    const int option = play->has_screen ? menu_option(play->menu, (int)number) : (int)number - 1;
    const int count = adit_game_option_cards(play->game, option, cards, 3);
    for (int i = 0; i < count; i++) {
        adit_card_info card;

        if (adit_engine_card(play->match->setup.engine, cards[i], &card) == ADIT_OK) {
            cli_show_card(&play->terminal, &card, !play->has_screen);
        }
    }
    if (count == 0) {
        cli_print(stdout, "  option %s names no card\n", typed);
    }
    return true;
}

static void do_card(cli_session *play, const char *rest)
{
    adit_card_info card;
    const char *near = NULL;

    if (*rest == '\0') {
        printf("  card needs a name: card NAME, with an id or a title\n");
    } else if (cli_card_find(play->match->setup.engine, rest, &card, &near)) {
        cli_show_card(&play->terminal, &card, !play->has_screen);
    } else if (!show_cards_of(play, rest)) {
        cli_print(stdout, "  no card is called '%s'%s\n", rest, adit_did_you_mean(near, "").text);
    }
}

static void do_hint(cli_session *play)
{
    adit_err err = {0};
    const adit_status status =
        play->has_screen ? menu_judge(play->menu, &err) : menu_print_opinions(play->game, &err);

    if (status != ADIT_OK) {
        cli_fail(&err);
        return;
    }
    const char *fault = adit_engine_hint_fault(play->match->setup.engine);
    if (fault != NULL) {
        cli_message("a move that fails is left out: %.*s", (int)strcspn(fault, "\n"), fault);
    }
    printf("<best: points to expect soon>; <-2.0 +-0.3>: 2 points worse, give or take 0.3; ~ a "
           "close call\n");
}

/* ---- Looking ---- */

static void draw_part(cli_session *play, adit_drawing part)
{
    const cli_terminal *terminal = &play->terminal;
    const int width = terminal->width < LEAST_DRAWN ? LEAST_DRAWN : terminal->width;
    adit_text text = {0};
    adit_err err = {0};

    if (adit_game_draw_part(play->game, adit_game_seat(play->game), part, width, terminal->unicode,
                            terminal->colour, &text, &err) != ADIT_OK) {
        cli_fail(&err);
    } else {
        cli_put_drawn(stdout, text.length > 0 ? text.data : "nothing\n");
    }
    adit_text_free(&text);
}

/* All of the player's board: a small window may have room for a part of it. */
static void do_board(cli_session *play)
{
    draw_part(play, ADIT_DRAW_OWN);
}

static void do_others(cli_session *play)
{
    draw_part(play, ADIT_DRAW_OTHERS);
}

static void do_table(cli_session *play)
{
    if (play->has_screen) {
        draw_part(play, ADIT_DRAW_COMMON);
        cli_put_line(&play->terminal, CLI_DIM, "card NAME: what a card does", 0, 0);
        return;
    }
    play->drawn_turn = -1;
    play_show_question(play);
}

static void do_log(cli_session *play, const char *rest)
{
    int count = adit_game_log_count(play->game);
    long wanted = *rest != '\0' ? strtol(rest, NULL, 10) : count;
    const int from = wanted > 0 && wanted < count ? count - (int)wanted : 0;
    adit_text news = {0};

    if (!play->has_screen) {
        play->log_shown = from;
        play_show_news(play, "  ");
        return;
    }
    play_tell_news(play, from, &news);
    cli_put_lines(stdout, news.data != NULL ? news.data : "nothing has happened yet\n");
    adit_text_free(&news);
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

static void do_score(cli_session *play)
{
    cli_show_scores(&play->terminal, play->game);
}

static void do_rules(cli_session *play)
{
    (void)cli_show_rules(play->match->setup.engine, &play->terminal);
}

static void do_options(cli_session *play)
{
    if (play->has_screen) {
        menu_reset(play->menu);
    } else {
        play_show_options(play);
    }
}

static void do_more(cli_session *play)
{
    if (play->has_screen) {
        play->menu->page++;
    }
}

/* ---- Undo and redo ---- */

/* The number of decisions before the last one of the seat that it may take back; -1: none. */
static int find_undo(cli_session *play, int seat, char *text, size_t size)
{
    const int limit = adit_game_undo_limit(play->game, seat);
    int owner = 0;

    for (int n = adit_game_decision_count(play->game) - 1; n >= limit; n--) {
        if (adit_game_decision(play->game, n, &owner, text, size, NULL) == ADIT_OK &&
            owner == seat) {
            return n;
        }
    }
    return -1;
}

static void keep_redo(cli_session *play, const char *text)
{
    if (play->redo_count < PLAY_REDO && play->has_screen) {
        play->redo[play->redo_count] = strdup(text);
        play->redo_count += play->redo[play->redo_count] != NULL;
    }
}

static void do_undo(cli_session *play)
{
    adit_err err = {0};
    char text[TEXT_SIZE];
    const int seat = adit_game_seat(play->game);
    const int back = find_undo(play, seat, text, sizeof text);

    if (back < 0) {
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
    play->log_shown = play->news_from[seat] = adit_game_log_count(play->game);
    keep_redo(play, text);
    if (play->has_screen) {
        play_autosave(play);
    } else {
        play_show_question(play);
    }
    cli_print(stdout, "  undone: %s\n", text);
}

static void do_redo(cli_session *play)
{
    if (play->redo_count == 0) {
        printf("  nothing to redo\n");
        return;
    }
    char *text = play->redo[--play->redo_count];
    const int index = adit_game_option_find(play->game, text);

    if (index >= 0) {
        play_decide(play, index);
        cli_print(stdout, "  done again: %s\n", text);
    } else {
        cli_print(stdout, "  '%s' is not possible here\n", text);
    }
    free(text);
}

/* ---- Saving and leaving ---- */

static void do_save(cli_session *play, const char *rest)
{
    adit_err err = {0};

    if (*rest == '\0') {
        printf("  save needs a file name: save FILE\n");
    } else if (play_save(play, rest, &err) != ADIT_OK) {
        cli_fail(&err);
    } else {
        play->saved_at = adit_game_decision_count(play->game);
        cli_print(stdout, "  saved in %s; to continue: adit play %s\n", rest, rest);
    }
}

int play_count_own(const cli_session *play)
{
    int count = 0;

    for (int seat = 1; seat <= adit_game_players(play->game); seat++) {
        if (strcmp(play->match->setup.seat[seat - 1], "human") == 0) {
            count += play_count_decisions(play, seat);
        }
    }
    return count;
}

bool play_is_kept(const cli_session *play)
{
    const int count = adit_game_decision_count(play->game);
    /* A chapter of a campaign, or a game, that was continued, and left as it was. */
    const bool is_chapter = play->match->keep != NULL && !play->match->is_new && count == 0;

    return play->has_screen &&
           (play->is_autosaved || is_chapter || play->continued_at == play_count_own(play));
}

void play_say_kept(const cli_session *play)
{
    cli_print(stdout, "saved; to continue: adit play %s%s--continue\n",
              play->match->keep == NULL ? play->match->setup.game : "",
              play->match->keep == NULL ? " " : "");
}

void play_quit(cli_session *play)
{
    const bool is_kept = cli_value(play->args, CLI_OPT_RECORD) != NULL ||
                         play->saved_at == adit_game_decision_count(play->game);
    const bool is_begun = adit_game_decision_count(play->game) > 0;

    if (play_is_kept(play)) {
        play_say_kept(play);
    } else if (!is_kept && play->has_screen && is_begun && play->is_dialogue &&
               !play_confirm(play, "This game is not saved. Leave it?")) {
        play->wants_question = true;
        return;
    } else if (!is_kept) {
        printf("not saved; to keep a game, type 'save FILE' before 'quit' or use --record FILE\n");
    }
    play->is_over = true;
}

static const struct {
    const char *name;
    char letter; /* short form on a screen; 0: none */
    void (*run)(cli_session *play);
    void (*run_with)(cli_session *play, const char *rest); /* instead of run */
} commands[] = {
    {"help", '?', do_help, NULL},     {"options", 0, do_options, NULL},
    {"board", 'b', do_board, NULL},   {"table", 't', do_table, NULL},
    {"others", 'o', do_others, NULL}, {"undo", 'u', do_undo, NULL},
    {"redo", 0, do_redo, NULL},       {"state", 0, do_state, NULL},
    {"score", 0, do_score, NULL},     {"hint", 'h', do_hint, NULL},
    {"rules", 0, do_rules, NULL},     {"more", 'm', do_more, NULL},
    {"quit", 'q', play_quit, NULL},   {"exit", 0, play_quit, NULL},
    {"why", 0, NULL, do_why},         {"card", 0, NULL, do_card},
    {"log", 'l', NULL, do_log},       {"save", 0, NULL, do_save},
};

/* What was typed where Enter was expected is the next answer; it is freed. */
static void keep_typed(cli_session *play, char *line)
{
    if (line != NULL) {
        adit_text_free(&play->queue);
        adit_text_addf(&play->queue, "%s\n", line);
        play->queue_seat = adit_game_seat(play->game);
        play->queue_turn = adit_game_turn(play->game);
    }
    free(line);
}

/* What stands between the columns of a table, which cannot be broken into shorter lines. */
#define COLUMNS "        "

/* On the screen a notice has an ink of its own. */
static void add_without_inks(adit_text *out, const char *text)
{
    while (*text != '\0') {
        const size_t ink = cli_ink_length(text);

        if (ink == 0) {
            adit_text_add_char(out, *text);
        }
        text += ink > 0 ? ink : 1;
    }
}

void play_show_page(cli_session *play, adit_text *text)
{
    keep_typed(play, cli_page(&play->terminal, text->data));
    adit_text_free(text);
}

void play_show_captured(cli_session *play, adit_text *printed)
{
    const char *text = printed->length > 0 ? printed->data : "";
    int rows = 0;

    for (const char *c = text; *c != '\0'; c++) {
        rows += *c == '\n';
    }
    if (printed->failed) {
        cli_no_memory();
    } else if (rows > SHORT_ROWS || strstr(text, COLUMNS) != NULL) {
        play_show_page(play, printed);
    } else if (printed->length > 0) {
        add_without_inks(&play->notice, printed->data);
    }
    adit_text_free(printed);
    play->wants_question = true;
}

/* The command that the line begins with, or -1. */
static int find_command(const cli_session *play, const char *typed)
{
    const size_t length = strcspn(typed, " ");

    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        const bool is_short = commands[i].letter != 0 && length == 1 &&
                              *typed == commands[i].letter &&
                              (play->has_screen || strchr("?q", *typed) != NULL);

        if (is_short || (strlen(commands[i].name) == length &&
                         strncasecmp(commands[i].name, typed, length) == 0)) {
            return (int)i;
        }
    }
    return -1;
}

bool play_is_command(const cli_session *play, const char *typed)
{
    return find_command(play, typed) >= 0;
}

static void run_command(cli_session *play, size_t number, const char *rest)
{
    if (commands[number].run != NULL) {
        commands[number].run(play);
    } else {
        commands[number].run_with(play, rest);
    }
}

bool play_command(cli_session *play, const char *typed)
{
    const size_t length = strcspn(typed, " ");
    const char *rest = typed + length + strspn(typed + length, " ");
    const int found = find_command(play, typed);

    if (found < 0) {
        return false;
    }
    const size_t number = (size_t)found;
    /* Leaving may ask. */
    if (!play->has_screen || commands[number].run == play_quit || !cli_capture_begin()) {
        run_command(play, number, rest);
        return true;
    }
    adit_text printed = {0};
    run_command(play, number, rest);
    cli_capture_end(&printed);
    play_show_captured(play, &printed);
    return true;
}
