/* test_history.c - going back and forth: nothing is lost, and every position is the real one. */
#include "tests/bindings/table/asking.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/table/history.h"

static const adit_setup two = {.players = 2, .seed = 7};
static aditt_table *table;

static int open_cave(void **state)
{
    (void)state;
    table = open_table("cave_vs_cave", &two, false, NULL);
    return 0;
}

static int close_cave(void **state)
{
    (void)state;
    aditt_close(table);
    return 0;
}

static void play(int decisions)
{
    for (int i = 0; i < decisions; i++) {
        decide(table, i % 3 == 2 ? 1 : 0);
    }
}

static void any_step_shows_the_position_that_was_there(void **state)
{
    const int steps = 45;
    json_t *then[46];
    char request[80];

    (void)state;
    for (int step = 0; step <= steps; step++) {
        json_t *answer = ask_well(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\",\"seat\":1}");

        then[step] = json_incref(json_object_get(answer, "fields"));
        json_decref(answer);
        if (step < steps) {
            decide(table, 0);
        }
    }
    for (int i = 0; i <= steps; i++) {
        const int step = (i * 17) % (steps + 1); /* in no order */

        snprintf(request, sizeof request, "{\"v\":1,\"do\":\"look\",\"seat\":1,\"step\":%d}", step);
        json_t *answer = ask_well(table, ADITT_HOST, request);

        assert_int_equal(number_in(answer, "step"), step);
        assert_int_equal(number_in(answer, "steps"), steps);
        assert_true(json_equal(json_object_get(answer, "fields"), then[step]));
        assert_int_equal(json_array_size(json_object_get(answer, "options")) > 0,
                         step == steps && adit_game_seat(table->game) == 1);
        json_decref(answer);
    }
    for (int step = 0; step <= steps; step++) {
        json_decref(then[step]);
    }
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\",\"step\":46}", "USAGE",
              "fewer decisions");
    ask_badly(table, ADITT_HOST, "{\"v\":1,\"do\":\"look\",\"node\":46}", "USAGE",
              "expected 0 to 45");
}

static void the_last_decision_names_what_it_changed(void **state)
{
    json_t *answer;
    const json_t *last;
    bool found = false;
    size_t i;
    json_t *name;

    (void)state;
    answer = ask_well(table, ADITT_HOST, DO("look"));
    assert_true(json_is_null(json_object_get(answer, "last")));
    json_decref(answer);
    decide(table, 0);
    answer = ask_well(table, ADITT_HOST, DO("look"));
    last = json_object_get(answer, "last");
    assert_non_null(json_string_value(json_object_get(last, "words")));
    json_array_foreach(json_object_get(last, "changed"), i, name)
    {
        found = found || strcmp(json_string_value(name), "turn_tile") == 0;
    }
    assert_true(found);
    json_decref(answer);
}

/* ---- Words for people ---- */

/* No id, and no form of a record: "sheep_farm", "mine1", "anytime ...". */
static void check_said(const json_t *one, const char *name)
{
    const char *text = json_string_value(json_object_get(one, name));

    assert_non_null(text);
    assert_true(text[0] != '\0');
    for (const char *c = text; *c != '\0'; c++) {
        const bool ends_word = c - text >= 2 && isalpha((unsigned char)c[-1]) != 0 &&
                               isalpha((unsigned char)c[-2]) != 0;

        if (*c == '_' || (ends_word && isdigit((unsigned char)*c) != 0)) {
            fail_msg("'%s' is not for people from '%s' on", text, c);
        }
    }
    if (strncmp(text, "anytime", 7) == 0) {
        fail_msg("'%s' is an exchange as it is recorded", text);
    }
}

/* Every third time an exchange, if there is one. Returns how many there were. */
static int play_and_trade(aditt_table *played, int decisions)
{
    int exchanges = 0;

    for (int i = 0; i < decisions && !adit_game_is_over(played->game); i++) {
        const int first = adit_game_option_count(played->game);
        const bool trades = i % 3 == 0 && adit_game_anytime_count(played->game) > 0;

        decide(played, trades ? first : i % first);
        exchanges += trades;
    }
    return exchanges;
}

static void check_tree(aditt_table *played)
{
    json_t *tree = ask_well(played, ADITT_HOST, DO("tree")), *node;
    json_t *look = ask_well(played, ADITT_HOST, DO("look")), *line;
    json_t *nodes = json_object_get(tree, "nodes"), *last = json_object_get(look, "last");
    size_t i;

    json_array_foreach(nodes, i, node)
    {
        if (i > 0) {
            check_said(node, "said");
        }
    }
    assert_true(json_equal(json_object_get(last, "said"),
                           json_object_get(json_array_get(nodes, i - 1), "said")));
    json_array_foreach(json_object_get(look, "log"), i, line)
    {
        const json_t *by = json_array_get(nodes, (size_t)number_in(line, "step"));

        check_said(line, "text");
        assert_in_range(number_in(line, "seat"), 0, played->players);
        assert_int_equal(number_in(line, "by"), number_in(by, "seat"));
    }
    assert_true(i > 10);
    json_decref(look);
    json_decref(tree);
}

static void what_was_decided_is_said_as_people_read_it(void **state)
{
    int exchanges = 0;

    (void)state;
    for (int n = 0; n < adit_game_info_count(); n++) {
        aditt_table *played = open_table(adit_game_info_at(n)->id, &two, false, NULL);

        exchanges += play_and_trade(played, 60);
        check_tree(played);
        aditt_close(played);
    }
    assert_true(exchanges > 10);
}

static void a_variation_leaves_the_rest_as_it_is(void **state)
{
    (void)state;
    play(9);
    assert_int_equal(
        asked_number(table, ADITT_HOST, "{\"v\":1,\"do\":\"go_to\",\"step\":4}", "step"), 4);
    decide(table, 1);
    assert_int_equal(table->tree.count, 11);
    assert_int_equal(table->tree.node[10].parent, 4);
    /* The same decision from the same position is the same node. */
    json_decref(ask_well(table, ADITT_HOST, "{\"v\":1,\"do\":\"go_to\",\"node\":4}"));
    decide(table, 1);
    assert_int_equal(table->tree.count, 11);
    assert_int_equal(
        asked_number(table, ADITT_HOST, "{\"v\":1,\"do\":\"go_to\",\"node\":9}", "steps"), 9);
}

static void undo_is_fair_and_redo_brings_it_back(void **state)
{
    uint64_t before;

    (void)state;
    ask_badly(table, ADITT_HOST, DO("undo"), "ILLEGAL", "nothing was decided yet");
    ask_badly(table, ADITT_HOST, DO("redo"), "ILLEGAL", "there is nothing to redo");
    decide(table, 0);
    before = adit_game_hash(table->game);
    assert_int_equal(asked_number(table, ADITT_HOST, DO("undo"), "step"), 0);
    assert_int_equal(asked_number(table, ADITT_HOST, DO("redo"), "step"), 1);
    assert_int_equal(adit_game_hash(table->game), before);
    ask_badly(table, 1, "{\"v\":1,\"do\":\"undo\",\"force\":true}", "FORBIDDEN", "only the host");
    assert_int_equal(
        asked_number(table, ADITT_HOST, "{\"v\":1,\"do\":\"undo\",\"force\":true}", "step"), 0);
}

/* A folder below $TMPDIR that is empty. */
static const char *empty_folder(void)
{
    static char path[300];

    snprintf(path, sizeof path, "%s/table_XXXXXX",
             getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp");
    assert_non_null(mkdtemp(path));
    return path;
}

static void every_change_is_saved_and_can_be_continued(void **state)
{
    const char *folder = empty_folder();
    aditt_table *first = open_table("cave_vs_cave", &two, false, folder);
    aditt_table *old = table;
    const adit_replay_options options = {.decisions = -1};
    char path[400];
    adit_text text = {0};
    adit_game *game = NULL;
    adit_err err = {0};

    (void)state;
    table = first;
    play(7);
    json_decref(ask_well(first, ADITT_HOST, "{\"v\":1,\"do\":\"go_to\",\"step\":3}"));
    decide(first, 1);
    json_decref(ask_well(first, ADITT_HOST, "{\"v\":1,\"do\":\"comment\",\"text\":\"why not\"}"));
    /* The file is complete now, whatever becomes of the table. */
    snprintf(path, sizeof path, "%s/cave_vs_cave-1.play", folder);
    assert_ok(adit_file_read(path, 1 << 20, &text, &err), err);
    assert_contains(text.data, "note 4 why not\n");
    assert_contains(text.data, "branch 1 from 0 at 3\n");
    assert_ok(adit_game_replay(first->engine, text.data, text.length, &options, &game, &err), err);
    assert_int_equal(adit_game_hash(game), adit_game_hash(first->game));
    adit_game_free(game);
    assert_int_equal(asked_number(first, ADITT_HOST,
                                  "{\"v\":1,\"do\":\"load\",\"name\":\"cave_vs_cave-1\"}", "step"),
                     4);
    assert_int_equal(first->tree.count, 9);
    assert_string_equal(first->tree.node[first->tree.at].comment, "why not");
    ask_badly(first, ADITT_HOST, "{\"v\":1,\"do\":\"load\",\"name\":\"../x\"}", "USAGE",
              "without folders");
    ask_badly(first, ADITT_HOST, "{\"v\":1,\"do\":\"load\",\"name\":\"none\"}", "IO", "none.play");
    adit_text_free(&text);
    aditt_close(first);
    table = old;
}

static void bots_play_until_a_person_is_asked(void **state)
{
    aditt_table *bots = open_table("dwergar", &two, true, NULL);

    (void)state;
    for (int i = 0; i < 12; i++) {
        decide(bots, 0);
        assert_true(adit_game_is_over(bots->game) || adit_game_seat(bots->game) == 1);
    }
    aditt_close(bots);
}

int main(void)
{
#define TABLE_CASE(function) cmocka_unit_test_setup_teardown(function, open_cave, close_cave)
    const struct CMUnitTest tests[] = {
        TABLE_CASE(any_step_shows_the_position_that_was_there),
        TABLE_CASE(the_last_decision_names_what_it_changed),
        ADIT_TEST(what_was_decided_is_said_as_people_read_it),
        TABLE_CASE(a_variation_leaves_the_rest_as_it_is),
        TABLE_CASE(undo_is_fair_and_redo_brings_it_back),
        TABLE_CASE(every_change_is_saved_and_can_be_continued),
        TABLE_CASE(bots_play_until_a_person_is_asked),
    };

    return ADIT_RUN(tests);
}
