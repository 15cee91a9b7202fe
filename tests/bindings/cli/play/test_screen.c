/* test_screen.c - the screen of a question fits 80x24 and holds every option or its group.
 *
 * Random games of every title with every number of players; without a terminal the size of the
 * screen is 80x24.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/cli/play/play.h"
#include "bindings/cli/term/pager.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/cases.h"

enum { ROWS = 24, COLUMNS = 80, LOOKS = 12 };

static cli_match match;
static cli_session play;
static int screens, options_seen, entries_seen, entries_cut, cut_without_short;

/* The screen as it is printed, without the prompt. */
static const char *draw(adit_text *screen)
{
    adit_text_free(screen);
    assert_true(cli_capture_begin());
    play_draw_screen(&play);
    cli_capture_end(screen);
    assert_false(screen->failed);
    return screen->data;
}

static void measure(const char *screen, const char *where)
{
    int rows = 1; /* the prompt */

    for (const char *line = screen; *line != '\0'; rows++) {
        const size_t length = strcspn(line, "\n");
        char text[512];

        snprintf(text, sizeof text, "%.*s", (int)length, line);
        if (cli_columns(text) > COLUMNS) {
            fail_msg("%s: a row of %d columns: %s", where, cli_columns(text), text);
        }
        line += length + (line[length] == '\n');
    }
    if (rows > ROWS) {
        fail_msg("%s: %d rows\n%s", where, rows, screen);
    }
}

/* Every option that is shown now belongs to just one entry, and every entry of the page is there.
 */
static void check_entries(const char *screen, const char *where)
{
    const play_menu *menu = play.menu;
    int options = 0, rows = 0;

    for (int i = 0; i < menu->entry_count; i++) {
        char number[16];

        options += menu->entry[i].count;
        snprintf(number, sizeof number, " %d  ", i + 1);
        rows += strstr(screen, number) != NULL;
    }
    assert_int_equal(options, menu->shown_count);
    const int expected = menu->page_size == 0 || menu->page_size > menu->entry_count
                             ? menu->entry_count
                             : menu->page_size;
    if (rows < expected) {
        fail_msg("%s: %d of %d entries\n%s", where, rows, expected, screen);
    }
    if (strchr(screen, '{') != NULL) {
        fail_msg("%s: words that were not filled in\n%s", where, screen);
    }
}

/* The first screen of a game lists every option by its title, or options that differ only in who
 * does it; with few players also by its effect. */
static void check_first(const char *screen, const char *where)
{
    const play_menu *menu = play.menu;

    assert_int_equal(menu->page_size, 0);
    for (int i = 0; i < menu->entry_count; i++) {
        const adit_option_details *first = &menu->details[menu->order[menu->entry[i].first]];
        const bool is_small = adit_game_players(play.game) <= 4;
        char effect[16], brief[16], gains[16];

        if (menu->entry[i].count == 1 && strstr(screen, first->title + menu->said) == NULL) {
            fail_msg("%s: the title '%s' is cut\n%s", where, first->title, screen);
        }
        snprintf(effect, sizeof effect, ": %.5s", first->effect);
        snprintf(brief, sizeof brief, ": %.5s", first->brief);
        snprintf(gains, sizeof gains, " - gain %.3s", first->gains);
        const bool has_effect = strstr(screen, effect) != NULL || strstr(screen, gains) != NULL ||
                                (first->brief[0] != '\0' && strstr(screen, brief) != NULL);
        if (menu->entry[i].cut > 0 || (is_small && !has_effect)) {
            fail_msg("%s: '%s' is not distinguishable from another option\n%s", where, first->title,
                     screen);
        }
    }
}

static int cut_entries(void)
{
    int cut = 0;

    for (int i = 0; i < play.menu->entry_count; i++) {
        cut += play.menu->entry[i].is_cut;
    }
    return cut;
}

/* How many entries are cut, and would be if no card had a short text. */
static void count_cuts(void)
{
    adit_text screen = {0};
    char(*brief)[sizeof play.menu->details->brief] =
        malloc((size_t)play.menu->option_count * sizeof *brief);

    assert_non_null(brief);
    entries_seen += play.menu->entry_count;
    entries_cut += cut_entries();
    for (int i = 0; i < play.menu->option_count; i++) {
        memcpy(brief[i], play.menu->details[i].brief, sizeof *brief);
        play.menu->details[i].brief[0] = '\0';
    }
    (void)draw(&screen);
    cut_without_short += cut_entries();
    for (int i = 0; i < play.menu->option_count; i++) {
        memcpy(play.menu->details[i].brief, brief[i], sizeof *brief);
    }
    (void)draw(&screen);
    adit_text_free(&screen);
    free(brief);
}

/* Goes down the first group until options are listed. */
static void open_groups(adit_text *screen, const char *where)
{
    for (int depth = 0; depth < 6; depth++) {
        int group = 1;

        while (group <= play.menu->entry_count && play.menu->entry[group - 1].count == 1) {
            group++;
        }
        if (group > play.menu->entry_count) {
            return;
        }
        assert_int_equal(menu_pick(play.menu, group), -1);
        measure(draw(screen), where);
        check_entries(screen->data, where);
    }
    fail_msg("%s: groups have no end", where);
}

static void look(const char *game, int players, int decision)
{
    adit_text screen = {0};
    char where[80];

    snprintf(where, sizeof where, "%s, %d players, decision %d", game, players, decision);
    measure(draw(&screen), where);
    check_entries(screen.data, where);
    if (decision == 0) {
        check_first(screen.data, where);
    }
    count_cuts();
    open_groups(&screen, where);
    menu_reset(play.menu);
    screens++;
    options_seen += play.menu->option_count;
    adit_text_free(&screen);
}

/* Plays to the end at random and looks now and then. */
static void walk(const adit_game_info *info, int players)
{
    const adit_setup setup = {.players = players, .seed = (uint64_t)players + 40};
    adit_err err = {0};
    uint32_t chance = (uint32_t)players * 2654435761u;
    int step = info->max_players > 2 ? 23 : 11, looks = 0;

    assert_ok(adit_game_new(match.setup.engine, &setup, &play.game, &err), err);
    match.game = play.game;
    for (int n = 0; !adit_game_is_over(play.game); n++) {
        if (n % step == 0 && looks++ < LOOKS) {
            look(info->id, players, n);
        }
        chance = chance * 1664525u + 1013904223u;
        const int index = (int)((chance >> 8) % (uint32_t)adit_game_option_count(play.game));
        assert_ok(adit_game_decide(play.game, index, &err), err);
    }
    adit_game_free(play.game);
}

typedef void table_visit(const adit_game_info *info, int players);

/* Each game with each number of players. */
static void for_each_table(table_visit *visit)
{
    static char person[] = "human";

    for (int i = 0; adit_game_info_at(i) != NULL; i++) {
        const adit_game_info *info = adit_game_info_at(i);
        const adit_engine_options options = {.game = info->id, .cards = ADIT_TEST_ROOT "/cards"};
        adit_err err = {0};

        match = (cli_match){0};
        assert_ok(adit_engine_open(&options, &match.setup.engine, &err), err);
        for (int seat = 0; seat < CLI_MAX_SEATS; seat++) {
            match.setup.seat[seat] = person;
        }
        for (int players = info->min_players; players <= info->max_players; players++) {
            play = (cli_session){.match = &match, .humans = 1, .has_screen = true};
            play.menu = calloc(1, sizeof *play.menu);
            assert_non_null(play.menu);
            visit(info, players);
            menu_free(play.menu);
            free(play.menu);
        }
        adit_engine_close(match.setup.engine);
    }
}

static void every_screen_fits(void **state)
{
    (void)state;
    screens = entries_seen = 0;
    for_each_table(walk);
    print_message("%d screens with %d options; %d of %d entries are cut, %d without short texts\n",
                  screens, options_seen, entries_cut, entries_seen, cut_without_short);
    assert_true(entries_cut < cut_without_short);
    assert_true(screens > 100 && options_seen > 1000);
}

/* ---- Lines ---- */

static void lines_break_at_blanks_and_are_cut_with_dots(void **state)
{
    screen_lines lines = {0};

    (void)state;
    screen_add(&lines, CLI_PLAIN, "one two three", 2, 8);
    assert_int_equal(lines.count, 2);
    assert_string_equal(lines.line[0].text, "one two");
    assert_string_equal(lines.line[1].text, "  three");
    screen_add(&lines, CLI_PLAIN, "abcdefghijkl", 0, 5);
    assert_string_equal(lines.line[2].text, "abcde");
    screen_add_cut(&lines, CLI_PLAIN, "\xc3\xa4\xc3\xb6\xc3\xbc one two", 6);
    assert_string_equal(lines.line[lines.count - 1].text, "\xc3\xa4\xc3\xb6\xc3\xbc...");
    screen_add_cut(&lines, CLI_PLAIN, "short", 6);
    assert_string_equal(lines.line[lines.count - 1].text, "short");
    screen_free(&lines);
}

/* ---- What is cut ---- */

/* Others decide at random until the first question of this seat. */
static void play_until(int players, uint64_t seed, int seat)
{
    const adit_setup setup = {.players = players, .seed = seed};
    adit_err err = {0};
    uint32_t chance = (uint32_t)seed * 2654435761u;

    assert_ok(adit_game_new(match.setup.engine, &setup, &play.game, &err), err);
    match.game = play.game;
    while (adit_game_seat(play.game) != seat) {
        chance = chance * 1664525u + 1013904223u;
        const int index = (int)((chance >> 8) % (uint32_t)adit_game_option_count(play.game));
        assert_ok(adit_game_decide(play.game, index, &err), err);
    }
}

/* It shows all of every option, and the whole board. */
static void look_at_first(const adit_game_info *info, int players, uint64_t seed, int seat)
{
    adit_text screen = {0};
    char where[80];

    snprintf(where, sizeof where, "%s, %d players, seed %d, seat %d", info->id, players, (int)seed,
             seat);
    play_until(players, seed, seat);
    measure(draw(&screen), where);
    check_entries(screen.data, where);
    if (!menu_is_whole(play.menu) || cut_entries() > 0) {
        print_message("%s", screen.data);
        for (int i = 0; i < play.menu->entry_count; i++) {
            char words[MENU_LINE * 4];

            menu_say_entry(play.menu, i, words, sizeof words);
            print_message("%s%s\n", play.menu->entry[i].is_cut ? "cut:" : "", words);
        }
        fail_msg("%s: %d effects are cut", where, cut_entries());
    }
    if (strstr(screen.data, "all of your board") != NULL) {
        fail_msg("%s: the board is cut\n%s", where, screen.data);
    }
    screens++;
    entries_seen += play.menu->entry_count;
    adit_text_free(&screen);
    adit_game_free(play.game);
}

static void look_at_first_screens(const adit_game_info *info, int players)
{
    const uint64_t seeds = (uint64_t)cases_wanted(10, 100);

    for (uint64_t seed = 1; seed <= seeds; seed++) {
        look_at_first(info, players, seed, 1 + (int)seed % players);
        look_at_first(info, players, seed, 1 + (int)(seed + 1) % players);
    }
}

static void the_first_screen_cuts_no_effect(void **state)
{
    (void)state;
    screens = entries_seen = 0;
    for_each_table(look_at_first_screens);
    print_message("%d entries on %d first screens, none is cut\n", entries_seen, screens);
}

/* ---- Rows that are shared ---- */

/* 21 spaces in 17 rows: the question stands before what is typed, titles and effects that are the
 * same are said once. */
static void see_a_crowded_screen(const adit_game_info *info, int players)
{
    adit_text screen = {0};

    if (strcmp(info->id, "cave_farmers") != 0 || players != 7) {
        return;
    }
    play_until(players, 13, 7);
    (void)draw(&screen);
    assert_string_equal(play.prompt, "Place a dwarf (rules, ? help) > ");
    assert_null(strstr(screen.data, "number or words"));
    assert_non_null(strstr(screen.data, "  1  Clearing [2 wood],     2  Sustenance [1 grain]: take "
                                        "and/or meadow + field\n"));
    assert_non_null(strstr(screen.data, " 13  Imitation: opponent's space, 2 food  14  same: "
                                        "opponent's space, 1 food\n"));
    check_entries(screen.data, "the crowded screen");
    adit_text_free(&screen);
    adit_game_free(play.game);
    screens++;
}

static void what_two_options_share_is_said_once(void **state)
{
    (void)state;
    screens = 0;
    for_each_table(see_a_crowded_screen);
    assert_int_equal(screens, 1);
}

/* The foot stands beside the question if a row is missing for the options. */
static void see_the_foot(const adit_game_info *info, int players)
{
    adit_text screen = {0};

    if (strcmp(info->id, "dwergar") != 0 || players != 2) {
        return;
    }
    play_until(players, 3, 2);
    (void)draw(&screen);
    assert_non_null(
        strstr(screen.data,
               "Place a dwarf                       number or words; rules: how to play  ? help"));
    assert_true(menu_is_whole(play.menu));
    adit_text_free(&screen);
    adit_game_free(play.game);
    screens++;
}

static void the_foot_gives_its_row_to_options(void **state)
{
    (void)state;
    screens = 0;
    for_each_table(see_the_foot);
    assert_int_equal(screens, 1);
}

/* What has no effect now says what it is for until the person has answered once; then its text
 * gives way to news and foot. */
static void see_what_has_no_effect(const adit_game_info *info, int players)
{
    adit_text screen = {0};
    adit_err err = {0};

    if (strcmp(info->id, "dwergar") != 0 || players != 2) {
        return;
    }
    play_until(players, 3, 2);
    (void)draw(&screen);
    assert_non_null(strstr(screen.data, "(! no effect): "));
    assert_null(strstr(screen.data, "(! no effect)\n"));
    do {
        assert_ok(adit_game_decide(play.game, 0, &err), err);
    } while (adit_game_seat(play.game) != 2 ||
             strstr(adit_game_prompt(play.game), "place") == NULL);
    (void)draw(&screen);
    assert_non_null(strstr(screen.data, "(! no effect)\n"));
    assert_non_null(strstr(screen.data, "\nnumber or words; why N"));
    /* Who is sent: what the place is for is said once. */
    assert_int_equal(menu_pick(play.menu, 1), -1);
    (void)draw(&screen);
    assert_non_null(strstr(screen.data, "to Bellows: Light 1 furnace."));
    assert_non_null(strstr(screen.data, "to Bellows: the same\n"));
    menu_reset(play.menu);
    (void)draw(&screen);
    assert_true(menu_is_whole(play.menu));
    adit_text_free(&screen);
    adit_game_free(play.game);
    screens++;
}

static void what_has_no_effect_gives_way_to_news(void **state)
{
    (void)state;
    screens = 0;
    for_each_table(see_what_has_no_effect);
    assert_int_equal(screens, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_break_at_blanks_and_are_cut_with_dots),
        cmocka_unit_test(the_first_screen_cuts_no_effect),
        cmocka_unit_test(what_two_options_share_is_said_once),
        cmocka_unit_test(the_foot_gives_its_row_to_options),
        cmocka_unit_test(what_has_no_effect_gives_way_to_news),
        cmocka_unit_test(every_screen_fits),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
