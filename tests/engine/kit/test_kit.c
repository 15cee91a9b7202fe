/* test_kit.c - what games share: who begins, tally, ranking, problems, worth of goods, running
 * text. */
#include "engine/kit/flow.h"
#include "engine/kit/kit.h"
#include "tests/support/adit_cmocka.h"

enum { RULE = 2, STREAM = 1 };

/* ---- The starting player ---- */

static void the_parameter_says_who_begins(void **state)
{
    adit_state table = {.players = 4, .rule = {[RULE] = 3}};

    (void)state;
    assert_int_equal(adit_start_choose(&table, RULE, STREAM), 2);
    assert_int_equal(table.rng.counter[STREAM], 0);
}

static void without_it_the_starting_player_is_drawn(void **state)
{
    adit_state table = {.players = 4};
    bool begins[4] = {false};

    (void)state;
    for (int i = 0; i < 100; i++) {
        int seat = adit_start_choose(&table, RULE, STREAM);
        assert_in_range(seat, 0, 3);
        begins[seat] = true;
    }
    assert_true(begins[0] && begins[1] && begins[2] && begins[3]);
}

static void who_plays_alone_begins_without_a_draw(void **state)
{
    adit_state table = {.players = 1};

    (void)state;
    assert_int_equal(adit_start_choose(&table, RULE, STREAM), 0);
    assert_int_equal(table.rng.counter[STREAM], 0);
}

static void a_player_that_is_not_there_cannot_begin(void **state)
{
    adit_state table = {.players = 2, .rule = {[RULE] = 3}};
    adit_err err;

    (void)state;
    assert_fails(adit_start_check(&table, RULE, &err), ADIT_INPUT,
                 "rule starting_player: this match has 2 players, so it cannot be 3", err);
    table.rule[RULE] = 2;
    assert_int_equal(adit_start_check(&table, RULE, &err), ADIT_OK);
}

/* ---- The tally ---- */

static void a_tally_adds_up_and_keeps_the_lines(void **state)
{
    adit_score_line lines[2];
    adit_tally tally = {.lines = lines, .max = 2};

    (void)state;
    adit_tally_add(&tally, "gold", "", 4);
    adit_tally_add(&tally, "shelf", " bonus", -1);
    assert_int_equal(tally.total, 3);
    assert_int_equal(tally.count, 2);
    assert_string_equal(lines[0].source, "gold");
    assert_string_equal(lines[1].source, "shelf bonus");
    assert_int_equal(lines[1].points, -1);
}

static void a_full_tally_still_adds_up(void **state)
{
    adit_score_line line;
    adit_tally full = {.lines = &line, .max = 1}, bare = {.lines = NULL};

    (void)state;
    for (int i = 0; i < 3; i++) {
        adit_tally_add(&full, "gold", "", 2);
        adit_tally_add(&bare, "gold", "", 2);
    }
    assert_int_equal(full.total, 6);
    assert_int_equal(full.count, 1);
    assert_int_equal(bare.total, 6);
    assert_int_equal(bare.count, 0);
}

/* ---- Ranking ---- */

static void the_first_key_that_differs_decides(void **state)
{
    const adit_standing all[] = {{{10, 3, 0}}, {{12, 1, 5}}, {{12, 2, 0}}};
    const adit_ranking ranking = adit_rank(all, 3, 3);

    (void)state;
    assert_int_equal(ranking.best, 2);
    assert_int_equal(ranking.winners, 1u << 2);
    assert_int_equal(ranking.decided_by, 1);
}

static void equal_standings_share_the_win(void **state)
{
    const adit_standing all[] = {{{12, 2}}, {{11, 9}}, {{12, 2}}};
    const adit_ranking ranking = adit_rank(all, 3, 2);

    (void)state;
    assert_int_equal(ranking.best, 0);
    assert_int_equal(ranking.winners, 5);
    assert_int_equal(ranking.decided_by, 0);
}

static void winners_are_named_in_words(void **state)
{
    char text[80];
    adit_buffer one = adit_buffer_on(text, sizeof text);

    (void)state;
    adit_write_winners(1u << 1, &one);
    assert_string_equal(text, "player 2 wins");
    adit_buffer shared = adit_buffer_on(text, sizeof text);
    adit_write_winners(1u | 1u << 2 | 1u << 3, &shared);
    assert_string_equal(text, "players 1 and 3 and 4 share the win");
}

/* ---- Problems ---- */

static void every_problem_gets_a_line(void **state)
{
    adit_err err;
    adit_problems problems = {.err = &err};

    (void)state;
    assert_int_equal(problems.status, ADIT_OK);
    adit_problem(&problems, "player %d has %d tiles", 2, 3);
    adit_problem(&problems, "%s lies nowhere", "shelf");
    assert_int_equal(problems.status, ADIT_INTERNAL);
    assert_string_equal(err.text, "player 2 has 3 tiles\nshelf lies nowhere");
}

static void problems_are_counted_also_where_nobody_reads_them(void **state)
{
    adit_problems problems = {.err = NULL};

    (void)state;
    adit_problem(&problems, "something");
    assert_int_equal(problems.status, ADIT_INTERNAL);
}

/* ---- Worth ---- */

static void goods_beyond_plenty_count_half(void **state)
{
    static const int value[] = {10, 100};
    const int16_t have[] = {3, 6};

    (void)state;
    assert_int_equal(adit_goods_worth(have, value, 2, 4), 30 + 400 + 100);
}

static void goods_of_mods_are_worth_what_their_rows_say(void **state)
{
    static const adit_good_def rows[] = {{.name = "wood", .worth = 7},
                                         {.name = "ore", .worth = 50},
                                         {.name = "iron", .worth = 80},
                                         {.name = NULL}};
    const int16_t have[] = {9, 1, 6};

    (void)state;
    assert_int_equal(adit_added_goods_worth(have, rows, 1, 4), 50 + 320 + 80);
}

static void only_what_is_missing_of_a_cost_counts(void **state)
{
    static const int16_t value[ADIT_COST_GOODS] = {90, 10, 3, 0, 5};
    const int16_t cost[ADIT_COST_GOODS] = {2, 4, 0, 9, 1};
    const int16_t have[ADIT_COST_GOODS] = {5, 1, 7, 0, 0};

    (void)state;
    assert_int_equal(adit_missing_worth(cost, have, value), 3 * 10 + 5);
}

/* ---- Cards in play, counting ---- */

static void cards_in_play_follow_the_board_and_keep_their_order(void **state)
{
    const uint16_t board[] = {0, 5, 9, 3};
    adit_in_play list = {.count = 3, .card = {8, 6, 2}};

    (void)state;
    adit_in_play_from_board(&list, board, 4);
    assert_int_equal(list.count, 3);
    assert_int_equal(list.card[0], 8);
    assert_int_equal(list.card[1], 2);
    assert_int_equal(list.card[2], 4); /* the new one; 6 is gone */
}

static void bytes_are_counted_by_their_value(void **state)
{
    const uint8_t list[] = {1, 0, 1, 1};

    (void)state;
    assert_int_equal(adit_count_bytes(list, 4, 1), 3);
    assert_int_equal(adit_count_bytes(list, 2, 1), 1);
}

static void equal_bytes_are_found_in_their_order(void **state)
{
    const uint8_t list[] = {7, 6, 7, 135, 0, 8, 7, 7};
    static const int expected[] = {0, 2, 6, 7};
    int found = 0;

    (void)state;
    for (uint64_t left = adit_equal_bytes(list, 7); left != 0; left &= left - 1) {
        assert_true(found < 4);
        assert_int_equal(adit_lowest_byte(left), expected[found++]);
    }
    assert_int_equal(found, 4);
}

/* ---- Running text ---- */

static adit_canvas sheet;

/* What is in a row of the sheet, from a column on. */
static void row_is(int row, int column, const char *expected)
{
    for (int i = 0; expected[i] != '\0'; i++) {
        assert_int_equal(sheet.glyph[row][column + i], expected[i]);
    }
}

static void words_continue_in_the_next_row_at_the_indent(void **state)
{
    adit_flow flow = {.canvas = &sheet, .row = 1, .column = 70, .indent = 4};

    (void)state;
    adit_canvas_clear(&sheet, 80);
    adit_flow_text(&flow, ADIT_INK_PLAIN, "stone and\niron bars");
    row_is(1, 70, "stone and ");
    row_is(2, 4, "iron bars");
    assert_int_equal(flow.row, 2);
    adit_flow_next_row(&flow);
    assert_false(flow.has_begun);
    assert_int_equal(flow.column, 4);
}

static void items_have_commas_between_them(void **state)
{
    adit_flow flow = {.canvas = &sheet, .column = 2, .indent = 2};

    (void)state;
    adit_canvas_clear(&sheet, 80);
    adit_flow_item(&flow, ADIT_INK_PLAIN, "%d wood", 3);
    adit_flow_item(&flow, ADIT_INK_DIM, "%d ore", 0);
    row_is(0, 2, "3 wood, 0 ore");
}

static void a_cost_is_written_with_letters(void **state)
{
    static const adit_good_def rows[] = {
        {.name = "wood"}, {.name = "stone"}, {.name = "ore"}, {.name = "amber"}, {.name = NULL}};
    const adit_goods cost = {.have = {2, 0, 1}}, none = {{0}}, of_mod = {.have = {1, 0, 0, 3}};
    char words[16];
    adit_buffer out = adit_buffer_on(words, sizeof words);

    (void)state;
    adit_write_cost(&cost, "ws\0", 3, rows, &out);
    assert_string_equal(words, "2w 1?");
    out = adit_buffer_on(words, sizeof words);
    adit_write_cost(&none, "wso", 3, rows, &out);
    assert_string_equal(words, "free");
    out = adit_buffer_on(words, sizeof words);
    adit_write_cost(&of_mod, "wso", 3, rows, &out);
    assert_string_equal(words, "1w 3A");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_parameter_says_who_begins),
        ADIT_TEST(without_it_the_starting_player_is_drawn),
        ADIT_TEST(who_plays_alone_begins_without_a_draw),
        ADIT_TEST(a_player_that_is_not_there_cannot_begin),
        ADIT_TEST(a_tally_adds_up_and_keeps_the_lines),
        ADIT_TEST(a_full_tally_still_adds_up),
        ADIT_TEST(the_first_key_that_differs_decides),
        ADIT_TEST(equal_standings_share_the_win),
        ADIT_TEST(winners_are_named_in_words),
        ADIT_TEST(every_problem_gets_a_line),
        ADIT_TEST(problems_are_counted_also_where_nobody_reads_them),
        ADIT_TEST(goods_beyond_plenty_count_half),
        ADIT_TEST(goods_of_mods_are_worth_what_their_rows_say),
        ADIT_TEST(only_what_is_missing_of_a_cost_counts),
        ADIT_TEST(cards_in_play_follow_the_board_and_keep_their_order),
        ADIT_TEST(bytes_are_counted_by_their_value),
        ADIT_TEST(equal_bytes_are_found_in_their_order),
        ADIT_TEST(words_continue_in_the_next_row_at_the_indent),
        ADIT_TEST(items_have_commas_between_them),
        ADIT_TEST(a_cost_is_written_with_letters),
    };

    return ADIT_RUN(tests);
}
