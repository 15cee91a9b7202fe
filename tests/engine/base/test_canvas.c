/* test_canvas.c - text, lines and boxes on a sheet, written for any terminal. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/canvas.h"

static adit_canvas canvas;
static adit_text out;

static int stop(void **state)
{
    (void)state;
    adit_text_free(&out);
    return 0;
}

static void expect(bool unicode, bool colour, const char *want)
{
    adit_text_free(&out);
    adit_canvas_write(&canvas, unicode, colour, &out);
    assert_string_equal(out.data == NULL ? "" : out.data, want);
}

static void an_empty_sheet_writes_nothing(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 20);
    expect(true, true, "");
}

static void width_is_held_in_bounds(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 0);
    assert_int_equal(canvas.width, 1);
    adit_canvas_clear(&canvas, 9999);
    assert_int_equal(canvas.width, ADIT_CANVAS_WIDTH);
}

static void text_is_cut_at_the_edges(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 5);
    assert_int_equal(adit_canvas_text(&canvas, 0, 2, ADIT_INK_PLAIN, "abcdef"), 3);
    assert_int_equal(adit_canvas_text(&canvas, 1, -2, ADIT_INK_PLAIN, "xyz"), 3);
    (void)adit_canvas_text(&canvas, -1, 0, ADIT_INK_PLAIN, "above");
    (void)adit_canvas_text(&canvas, ADIT_CANVAS_HEIGHT, 0, ADIT_INK_PLAIN, "below");
    expect(true, false, "  abc\nz\n");
}

static void trailing_blanks_are_left_out(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 20);
    adit_canvas_text(&canvas, 0, 0, ADIT_INK_PLAIN, "a   ");
    adit_canvas_text(&canvas, 2, 3, ADIT_INK_PLAIN, "b");
    expect(true, false, "a\n\n   b\n");
}

static void formats_are_filled_in(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 20);
    assert_int_equal(adit_canvas_textf(&canvas, 0, 0, ADIT_INK_PLAIN, "%d wood", 12), 7);
    expect(false, false, "12 wood\n");
}

static void thin_boxes_are_drawn(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_box(&canvas, 0, 0, 3, 4, false, ADIT_INK_PLAIN);
    expect(true, false, "┌──┐\n│  │\n└──┘\n");
    expect(false, false, "+--+\n|  |\n+--+\n");
}

static void thick_boxes_are_drawn(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_box(&canvas, 0, 0, 3, 4, true, ADIT_INK_PLAIN);
    expect(true, false, "┏━━┓\n┃  ┃\n┗━━┛\n");
    expect(false, false, "####\n#  #\n####\n");
}

static void boxes_that_touch_share_their_crossings(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_box(&canvas, 0, 0, 3, 3, false, ADIT_INK_PLAIN);
    adit_canvas_box(&canvas, 0, 2, 3, 3, false, ADIT_INK_PLAIN);
    adit_canvas_box(&canvas, 2, 0, 3, 3, false, ADIT_INK_PLAIN);
    adit_canvas_box(&canvas, 2, 2, 3, 3, false, ADIT_INK_PLAIN);
    expect(true, false, "┌─┬─┐\n│ │ │\n├─┼─┤\n│ │ │\n└─┴─┘\n");
    expect(false, false, "+-+-+\n| | |\n+-+-+\n| | |\n+-+-+\n");
}

static void where_thin_meets_thick_all_is_thick(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_line(&canvas, 0, 0, 0, 4, false, ADIT_INK_PLAIN);
    adit_canvas_line(&canvas, 0, 2, 1, 2, true, ADIT_INK_PLAIN);
    expect(true, false, "╶─┳─╴\n  ╹\n");
}

static void lines_may_be_given_backwards(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_line(&canvas, 0, 3, 0, 0, false, ADIT_INK_PLAIN);
    adit_canvas_line(&canvas, 3, 5, 1, 5, true, ADIT_INK_PLAIN);
    expect(true, false, "╶──╴\n     ╻\n     ┃\n     ╹\n");
}

static void a_line_of_one_place_is_nothing(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_line(&canvas, 2, 2, 2, 2, false, ADIT_INK_PLAIN);
    adit_canvas_line(&canvas, 0, -5, 0, -1, false, ADIT_INK_PLAIN);
    expect(true, false, "");
}

static void the_last_thing_drawn_is_on_top(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 10);
    adit_canvas_line(&canvas, 0, 0, 0, 4, false, ADIT_INK_PLAIN);
    adit_canvas_text(&canvas, 0, 1, ADIT_INK_PLAIN, "c4");
    expect(false, false, "-c4--\n");
}

static void colours_change_only_where_ink_does(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 20);
    adit_canvas_text(&canvas, 0, 0, ADIT_INK_RED, "ab");
    adit_canvas_text(&canvas, 0, 3, ADIT_INK_RED, "c");
    adit_canvas_text(&canvas, 0, 4, ADIT_INK_PLAIN, "d");
    adit_canvas_text(&canvas, 1, 0, ADIT_INK_CYAN, "e");
    expect(true, true, "\033[0;31mab c\033[0md\n\033[0;36me\033[0m\n");
    expect(true, false, "ab cd\ne\n");
}

static void characters_of_every_length_are_kept(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 20);
    assert_int_equal(adit_canvas_text(&canvas, 0, 0, ADIT_INK_PLAIN, "a\xc3\xa9\xe2\x96\x92"), 3);
    expect(true, false, "a\xc3\xa9\xe2\x96\x92\n");
    expect(false, false, "a??\n");
}

static void broken_characters_become_question_marks(void **state)
{
    (void)state;
    adit_canvas_clear(&canvas, 20);
    adit_canvas_text(&canvas, 0, 0, ADIT_INK_PLAIN, "\x80 \xc3 \xf0\x9f\x8e\xb2 \t \xe2\x82");
    expect(true, false, "? ? ? ? ?\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(an_empty_sheet_writes_nothing, stop),
        cmocka_unit_test_teardown(width_is_held_in_bounds, stop),
        cmocka_unit_test_teardown(text_is_cut_at_the_edges, stop),
        cmocka_unit_test_teardown(trailing_blanks_are_left_out, stop),
        cmocka_unit_test_teardown(formats_are_filled_in, stop),
        cmocka_unit_test_teardown(thin_boxes_are_drawn, stop),
        cmocka_unit_test_teardown(thick_boxes_are_drawn, stop),
        cmocka_unit_test_teardown(boxes_that_touch_share_their_crossings, stop),
        cmocka_unit_test_teardown(where_thin_meets_thick_all_is_thick, stop),
        cmocka_unit_test_teardown(lines_may_be_given_backwards, stop),
        cmocka_unit_test_teardown(a_line_of_one_place_is_nothing, stop),
        cmocka_unit_test_teardown(the_last_thing_drawn_is_on_top, stop),
        cmocka_unit_test_teardown(colours_change_only_where_ink_does, stop),
        cmocka_unit_test_teardown(characters_of_every_length_are_kept, stop),
        cmocka_unit_test_teardown(broken_characters_become_question_marks, stop),
    };

    return ADIT_RUN(tests);
}
