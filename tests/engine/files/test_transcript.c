/* test_transcript.c - recorded games read from their text alone, played as far as they go,
 * compared. */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>
#include <time.h>

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game, *again;
static adit_text text;
static adit_transcript *story, *other;
static adit_transcript_check check;
static adit_err err;

static int start(void **state)
{
    static const adit_setting fields[] = {{"player[1].in_play", "hut altar"},
                                          {"player[1].goods.wood", "4"}};
    static const adit_setting rules[] = {{"turns", "6"}};
    const adit_setup setup = {.players = 2,
                              .seed = 7,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = 2};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "altar");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_climb(9), fake_climb(9)));
    fake_card(DEMO_KIND_ROOM, "hut");
    (void)fake_exchange(DEMO_WOOD, 1, DEMO_GOLD, 1);
    engine = fake_engine(false);
    engine->cards->card[0].content_hash = 5;
    engine->cards->card[1].content_hash = 6;
    return adit_game_new(engine, &setup, &game, &err) == ADIT_OK ? 0 : -1;
}

static int stop(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    adit_text_free(&text);
    adit_transcript_free(story);
    adit_transcript_free(other);
    adit_game_free(again);
    adit_game_free(game);
    adit_engine_close(engine);
    again = game = NULL;
    story = other = NULL;
    return 0;
}

static void decide(const char *words)
{
    assert_ok(adit_game_decide_text(game, words, &err), err);
}

static void record(void)
{
    adit_text_free(&text);
    assert_ok(adit_game_record(game, &text, &err), err);
}

/* Three decisions, the second and third in the middle of an effect. */
static void play_some(void)
{
    decide("anytime 1 wood for 1 gold");
    decide("use altar");
    decide("climb 2");
    decide("climb 1");
    decide("gather_flax");
    record();
}

static void edit(const char *from, const char *to)
{
    adit_text edited = {0};
    char *at = strstr(text.data, from);

    assert_non_null(at);
    adit_text_add_bytes(&edited, text.data, (size_t)(at - text.data));
    adit_text_add(&edited, to);
    adit_text_add(&edited, at + strlen(from));
    adit_text_free(&text);
    text = edited;
}

static void read_story(void)
{
    adit_transcript_free(story);
    assert_ok(adit_transcript_read(text.data, text.length, "g.play", &story, &err), err);
}

static void play_story(int limit)
{
    adit_game_free(again);
    again = NULL;
    read_story();
    assert_ok(adit_transcript_play(story, engine, limit, &check, &again, &err), err);
}

/* ---- Reading ---- */

static void a_story_is_read_without_an_engine(void **state)
{
    const adit_transcript_step *step;

    (void)state;
    play_some();
    read_story();
    assert_string_equal(adit_transcript_info(story)->game, "demo_cave");
    assert_int_equal(adit_transcript_info(story)->decision_count, 5);
    assert_int_equal(adit_transcript_step_count(story), 5);
    step = adit_transcript_step_at(story, 2);
    assert_string_equal(step->decision, "climb 2");
    assert_string_equal(step->asked, "altar asks");
    assert_int_equal(step->seat, 1);
    assert_int_equal(step->turn, 1);
    assert_true(step->is_told);
    assert_true(step->option_count > 0);
    assert_contains(adit_transcript_option_line(story, step->option_first), "climb 1 | climb 2");
    step = adit_transcript_step_at(story, 1);
    assert_int_equal(step->log_count, 2);
    assert_contains(adit_transcript_log_line(story, step->log_first + 1), "p1 finds ");
    assert_null(adit_transcript_step_at(story, 5));
    assert_int_equal(adit_transcript_result_count(story), 0);
    assert_string_equal(adit_transcript_result(story, 0), "");
    assert_string_equal(adit_transcript_log_line(story, -1), "");
    assert_string_equal(adit_transcript_option_line(story, 999), "");
}

static void a_finished_game_tells_its_result(void **state)
{
    (void)state;
    while (!adit_game_is_over(game)) {
        decide("gather_flax");
    }
    record();
    read_story();
    assert_int_equal(adit_transcript_result_count(story), 3);
    assert_string_equal(adit_transcript_result(story, 0), "p1 0");
    assert_string_equal(adit_transcript_result(story, 2), "nobody counts");
}

static void a_record_written_by_hand_has_decisions_only(void **state)
{
    static const char file[] = "adit-play 1\ngame demo_cave\nplayers 2\nseed 3\n\n"
                               "> gather_flax\n> chop_wood\n> climb 9";

    (void)state;
    adit_text_add(&text, file);
    play_story(-1);
    assert_int_equal(adit_transcript_step_count(story), 3);
    assert_false(adit_transcript_step_at(story, 0)->is_told);
    assert_int_equal(adit_transcript_step_at(story, 0)->seat, 0);
    assert_int_equal(adit_transcript_step_at(story, 1)->line, 7);
    assert_int_equal(check.decisions, 2);
    assert_false(check.differs); /* the last line has no end, it may be half of one */
}

static void what_is_no_record_is_refused(void **state)
{
    (void)state;
    play_some();
    edit("> climb 2\n", ">climb 2\n");
    assert_fails(adit_transcript_read(text.data, text.length, NULL, &other, &err), ADIT_INPUT,
                 "expected '> ' and a decision, or output of the engine, got '>climb 2'", err);
    assert_null(other);
    adit_text_free(&text);
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_fails(adit_transcript_read(text.data, text.length, "p", &other, &err), ADIT_INPUT,
                 "p: is a saved position, not a recorded game", err);
}

/* ---- Playing as far as it goes ---- */

static void a_story_that_still_holds_is_played_to_its_end(void **state)
{
    (void)state;
    play_some();
    play_story(-1);
    assert_int_equal(check.decisions, 5);
    assert_false(check.differs);
    assert_int_equal(check.options_differ, 0);
    assert_int_equal(check.state_differs, 0);
    assert_true(adit_game_hash(again) == adit_game_hash(game));
    play_story(2);
    assert_int_equal(check.decisions, 2);
    assert_int_equal(adit_game_decision_count(again), 2);
}

static void the_first_other_outcome_is_named(void **state)
{
    (void)state;
    play_some();
    edit("p1 finds ", "p1 loses ");
    play_story(-1);
    assert_true(check.differs);
    assert_false(check.is_refused);
    assert_int_equal(check.decisions, 1);
    assert_int_equal(adit_game_decision_count(again), 1); /* it waits before that decision */
    assert_contains(check.recorded, "p1 loses ");
    assert_contains(check.now, "p1 finds ");
}

static void a_line_too_many_or_too_few_is_a_difference(void **state)
{
    (void)state;
    play_some();
    edit("    p1 finds ", "    a bat flies by\n    p1 finds ");
    play_story(-1);
    assert_string_equal(check.recorded, "a bat flies by");
    record();
    edit("> climb 2\n", "> climb 2\n    a bat flies by\n");
    play_story(-1);
    assert_int_equal(check.decisions, 2);
    assert_contains(check.recorded, "a bat flies by");
}

static void a_decision_that_is_not_offered_is_named(void **state)
{
    (void)state;
    play_some();
    edit("> climb 2\n", "> climb 22\n");
    play_story(-1);
    assert_true(check.differs && check.is_refused);
    assert_int_equal(check.decisions, 2);
    assert_string_equal(check.recorded, "climb 22");
    assert_true(check.now[0] != '\0');
    assert_null(strchr(check.now, '\n'));
}

static void another_question_is_a_difference(void **state)
{
    (void)state;
    play_some();
    edit("[3] p1, turn 1: altar asks", "[3] p1, turn 1: inn asks");
    play_story(-1);
    assert_int_equal(check.decisions, 2);
    assert_string_equal(check.recorded, "p1: inn asks");
    assert_contains(check.now, "altar asks");
}

static void decisions_after_the_end_are_a_difference(void **state)
{
    (void)state;
    while (!adit_game_is_over(game)) {
        decide("gather_flax");
    }
    record();
    edit("result  p1", "> gather_flax\nresult  p1");
    play_story(-1);
    assert_true(check.differs);
    assert_string_equal(check.now, "the game is over");
}

static void other_options_and_hidden_things_are_noted(void **state)
{
    (void)state;
    play_some();
    edit("legal  climb 1 | ", "legal  ");
    edit("    state  ", "    state  0123456789abcdef\n    state  ");
    play_story(-1);
    assert_false(check.differs);
    assert_int_equal(check.options_differ, 3);
    record();
    char *state_line = strstr(text.data, "    state  ") + 11;
    *state_line = *state_line == '0' ? '1' : '0';
    play_story(-1);
    assert_false(check.differs);
    assert_int_equal(check.state_differs, 1);
}

static void a_game_that_cannot_begin_fails(void **state)
{
    (void)state;
    play_some();
    edit("rule turns 6", "rule turns 99");
    read_story();
    assert_fails(adit_transcript_play(story, engine, -1, &check, &again, &err), ADIT_INPUT,
                 "while starting the recorded game g.play", err);
    assert_null(again);
}

/* ---- Cards that changed ---- */

static void note_change(void *context, adit_card_change change, const char *id)
{
    static const char *const words[] = {"changed", "added", "gone"};

    adit_text_addf(context, "%s %s;", words[change], id);
}

/* Whether the file says which cards it was written with. */
static bool open_and_compare(adit_text *said)
{
    assert_ok(adit_transcript_open(text.data, text.length, NULL, &other, &err), err);
    bool is_known = adit_transcript_card_changes(other, engine, note_change, said);
    adit_transcript_free(other);
    other = NULL;
    return is_known;
}

static void cards_that_changed_came_or_went_are_told(void **state)
{
    adit_text said = {0};

    (void)state;
    play_some();
    assert_true(open_and_compare(&said));
    assert_int_equal(said.length, 0);
    engine->cards->card[0].content_hash = 7;
    edit("hut=", "barn=");
    assert_true(open_and_compare(&said));
    assert_string_equal(said.data, "changed altar;added hut;gone barn;");
    adit_text_free(&said);
    edit("cards altar=00000005 barn=00000006\n", "");
    assert_false(open_and_compare(&said));
    assert_false(adit_transcript_card_changes(NULL, engine, note_change, &said));
}

/* ---- Comparing two ---- */

static void note_head(void *context, const char *what, const char *a, const char *b)
{
    adit_text_addf(context, "%s: %s | %s;", what, a, b);
}

/* Compares the game as it was played with the text as it is edited now. */
static int compare(const char **a, const char **b)
{
    adit_text plain = {0};

    adit_transcript_free(other);
    other = NULL;
    assert_ok(adit_game_record(game, &plain, &err), err);
    assert_ok(adit_transcript_read(plain.data, plain.length, "h.play", &other, &err), err);
    adit_text_free(&plain);
    read_story();
    return adit_transcript_compare(other, story, a, b);
}

static void two_stories_part_at_a_decision_or_what_came_of_it(void **state)
{
    const char *a, *b;

    (void)state;
    play_some();
    assert_int_equal(compare(&a, &b), -1);
    edit("> climb 2\n", "> climb 3\n");
    assert_int_equal(compare(&a, &b), 2);
    assert_string_equal(a, "climb 2");
    assert_string_equal(b, "climb 3");
    record();
    edit("p1 finds ", "p1 loses ");
    assert_int_equal(compare(&a, &b), 1);
    assert_contains(b, "p1 loses ");
    record();
    *strstr(text.data, "[5]") = '\0';
    text.length = strlen(text.data);
    assert_int_equal(compare(&a, &b), 4);
    assert_string_equal(a, "gather_flax");
    assert_string_equal(b, "");
}

static void heads_are_compared_by_name(void **state)
{
    const char *a, *b;
    adit_text said = {0};

    (void)state;
    play_some();
    edit("seed 7", "seats human,greedy\nseed 18446744073709551615");
    edit("rule turns 6", "rule turns 5\nrule other 1");
    edit("set player[1].goods.wood 4\n", "anytime off 2\n");
    edit("hut=00000006", "hut=00000007 inn=00000001");
    (void)compare(&a, &b);
    assert_int_equal(adit_transcript_compare_heads(other, story, note_head, &said), 8);
    assert_string_equal(said.data,
                        "seats:  | human,greedy;seed: 7 | 18446744073709551615;"
                        "rule turns: 6 | 5;rule other:  | 1;set player[1].goods.wood: 4 | ;"
                        "exchanges of p2: on | off;"
                        "card hut: 00000006 | 00000007;card inn:  | 00000001;");
    adit_text_free(&said);
}

/* A place with room for several pieces is set once for each of them. */
static void what_is_set_twice_is_compared_one_by_one(void **state)
{
    const char *a, *b;
    adit_text said = {0};

    (void)state;
    play_some();
    edit("set player[1].goods.wood 4\n",
         "set player[1].goods.wood 4\nset player[1].goods.wood 3\n");
    read_story();
    assert_int_equal(adit_transcript_compare_heads(story, story, note_head, &said), 0);
    (void)compare(&a, &b);
    assert_int_equal(adit_transcript_compare_heads(other, story, note_head, &said), 1);
    assert_string_equal(said.data, "set player[1].goods.wood:  | 3;");
    adit_text_free(&said);
}

/* A stranger's file may have as many lines as it likes. */
static void long_heads_are_compared_in_no_time(void **state)
{
    enum { MANY = 20000 };
    adit_text lines = {0}, said = {0};
    const clock_t from = clock();

    (void)state;
    play_some();
    adit_text_add(&lines, "set player[1].goods.wood 4\n");
    for (int i = 0; i < MANY; i++) {
        adit_text_addf(&lines, "set f%d %d\nrule r%d 1\ncards c%d=%08x\n", i, i, i, i,
                       (unsigned)i + 1);
    }
    edit("set player[1].goods.wood 4\n", lines.data);
    read_story();
    assert_ok(adit_transcript_read(text.data, text.length, "g.play", &other, &err), err);
    assert_int_equal(adit_transcript_compare_heads(story, other, note_head, &said), 0);
    assert_true((clock() - from) / CLOCKS_PER_SEC < 5); /* minutes, if each looked at all */
    adit_text_free(&lines);
    adit_text_free(&said);
}

static void a_head_with_more_cards_than_any_game_is_refused(void **state)
{
    adit_text lines = {0};

    (void)state;
    play_some();
    adit_text_add(&lines, "set player[1].goods.wood 4\n");
    for (int i = 0; i <= 64 * ADIT_MAX_CARDS; i++) {
        adit_text_addf(&lines, "cards c%d=%08x\n", i, (unsigned)i + 1);
    }
    edit("set player[1].goods.wood 4\n", lines.data);
    assert_fails(adit_transcript_read(text.data, text.length, "g.play", &other, &err), ADIT_INPUT,
                 "cards: more than 32768", err);
    adit_text_free(&lines);
}

static void every_allocation_may_fail(void **state)
{
    adit_status status = ADIT_NOMEM;

    (void)state;
    play_some();
    for (long n = 1; status != ADIT_OK; n++) {
        assert_true(n < 20000);
        adit_memory_fail_at(n, 0);
        status = adit_transcript_read(text.data, text.length, "g.play", &other, &err);
        if (status == ADIT_OK) {
            status = adit_transcript_play(other, engine, -1, &check, &again, &err);
        }
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        adit_transcript_free(other);
        other = NULL;
    }
    assert_true(adit_game_hash(again) == adit_game_hash(game));
}

static void mods_are_compared_by_their_id(void **state)
{
    const char *a, *b;
    adit_text said = {0};

    (void)state;
    play_some();
    edit("seed 7\n", "seed 7\nmod lamp 1.2.0 00000000000000ff\n");
    (void)compare(&a, &b);
    assert_int_equal(adit_transcript_compare_heads(other, story, note_head, &said), 1);
    assert_string_equal(said.data, "mod lamp:  | 1.2.0 (00000000000000ff);");
    adit_text_free(&said);
    assert_int_equal(adit_transcript_compare_heads(story, other, note_head, &said), 1);
    assert_string_equal(said.data, "mod lamp: 1.2.0 (00000000000000ff) | ;");
    adit_text_free(&said);
}

/* A file that names no cards says nothing about them. */
static void cards_are_compared_only_where_both_name_them(void **state)
{
    const char *a, *b;
    adit_text said = {0};

    (void)state;
    play_some();
    edit("cards altar=00000005 hut=00000006\n", "");
    (void)compare(&a, &b);
    assert_int_equal(adit_transcript_compare_heads(other, story, note_head, &said), 0);
    assert_int_equal(adit_transcript_compare_heads(story, other, note_head, &said), 0);
    adit_text_free(&said);
}

static void the_shorter_story_ends_first_on_either_side(void **state)
{
    const char *a, *b;

    (void)state;
    play_some();
    *strstr(text.data, "[5]") = '\0';
    text.length = strlen(text.data);
    assert_int_equal(compare(&a, &b), 4);
    assert_int_equal(adit_transcript_compare(story, other, &a, &b), 4);
    assert_string_equal(a, "");
    assert_string_equal(b, "gather_flax");
    record();
    *(strstr(text.data, "\n[1]") + 1) = '\0';
    text.length = strlen(text.data);
    assert_int_equal(compare(&a, &b), 0);
    assert_int_equal(adit_transcript_compare(story, other, &a, &b), 0);
    assert_string_equal(b, "anytime 1 wood for 1 gold");
}

static void places_that_a_story_does_not_have_are_empty(void **state)
{
    (void)state;
    play_some();
    read_story();
    assert_null(adit_transcript_step_at(story, -1));
    assert_null(adit_transcript_step_at(story, adit_transcript_step_count(story)));
    assert_string_equal(adit_transcript_log_line(story, -1), "");
    assert_string_equal(adit_transcript_log_line(story, adit_transcript_log_count(story)), "");
    assert_string_equal(adit_transcript_option_line(story, -1), "");
    assert_string_equal(adit_transcript_option_line(story, 100000), "");
    assert_string_equal(adit_transcript_result(story, -1), "");
    assert_string_equal(adit_transcript_result(story, adit_transcript_result_count(story)), "");
}

int main(void)
{
#define STORY_TEST(function) cmocka_unit_test_setup_teardown(function, start, stop)
    const struct CMUnitTest tests[] = {
        STORY_TEST(a_story_is_read_without_an_engine),
        STORY_TEST(a_finished_game_tells_its_result),
        STORY_TEST(a_record_written_by_hand_has_decisions_only),
        STORY_TEST(what_is_no_record_is_refused),
        STORY_TEST(a_story_that_still_holds_is_played_to_its_end),
        STORY_TEST(the_first_other_outcome_is_named),
        STORY_TEST(a_line_too_many_or_too_few_is_a_difference),
        STORY_TEST(a_decision_that_is_not_offered_is_named),
        STORY_TEST(another_question_is_a_difference),
        STORY_TEST(decisions_after_the_end_are_a_difference),
        STORY_TEST(other_options_and_hidden_things_are_noted),
        STORY_TEST(a_game_that_cannot_begin_fails),
        STORY_TEST(cards_that_changed_came_or_went_are_told),
        STORY_TEST(two_stories_part_at_a_decision_or_what_came_of_it),
        STORY_TEST(heads_are_compared_by_name),
        STORY_TEST(what_is_set_twice_is_compared_one_by_one),
        STORY_TEST(mods_are_compared_by_their_id),
        STORY_TEST(cards_are_compared_only_where_both_name_them),
        STORY_TEST(the_shorter_story_ends_first_on_either_side),
        STORY_TEST(places_that_a_story_does_not_have_are_empty),
        STORY_TEST(long_heads_are_compared_in_no_time),
        STORY_TEST(a_head_with_more_cards_than_any_game_is_refused),
        STORY_TEST(every_allocation_may_fail),
    };

    return ADIT_RUN(tests);
}
