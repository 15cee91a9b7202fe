/* test_record.c - recorded games: written, read again, compared line by line. */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game, *again;
static adit_text text;
static adit_err err;
static adit_mod_info mods[] = {
    {.id = "demo_cave", .name = "Demo", .version = "1.0.0", .content_hash = 0xabc}};
static const adit_replay_options verify = {.verify = true, .decisions = -1, .name = "g.play"};
static const adit_replay_options trust = {.verify = false, .decisions = -1, .name = "g.play"};

static adit_status ask_words(adit_tx *tx, int seat, const adit_event *event)
{
    static const char *const words[] = {"keep", "trade"};
    int chosen;

    (void)event;
    ADIT_TRY(fake_choose(tx, seat, 2, words, true, true, &chosen));
    adit_note_words(tx, seat, chosen == 0 ? "kept\nit" : "traded it");
    return ADIT_OK;
}

static int start(void **state)
{
    static const adit_setting fields[] = {{"player[1].in_play", "hut altar inn"},
                                          {"player[1].goods.wood", "4"}};
    static const adit_setting rules[] = {{"turns", "6"}};
    static const bool no_anytime[] = {false, true};
    const adit_setup setup = {.players = 2,
                              .seed = 7,
                              .rules = rules,
                              .rule_count = 1,
                              .fields = fields,
                              .field_count = 2,
                              .no_anytime = no_anytime};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "altar");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_climb(9), fake_climb(9)));
    fake_card(DEMO_KIND_ROOM, "den");
    fake_card(DEMO_KIND_ROOM, "hut");
    (void)fake_exchange(DEMO_WOOD, 1, DEMO_GOLD, 1);
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_use(fake_script(ask_words));
    engine = fake_engine(true);
    engine->mods = mods;
    engine->mod_count = 1;
    engine->host.language = "C 11";
    mods[0].content_hash = 0xabc;
    return adit_game_new(engine, &setup, &game, &err) == ADIT_OK ? 0 : -1;
}

static int stop(void **state)
{
    (void)state;
    adit_memory_fail_at(0, 0);
    adit_text_free(&text);
    adit_game_free(again);
    adit_game_free(game);
    adit_engine_close(engine);
    again = game = NULL;
    return 0;
}

static void decide(const char *words)
{
    assert_ok(adit_game_decide_text(game, words, &err), err);
}

static void play_some(void)
{
    decide("anytime 1 wood for 1 gold");
    decide("use altar");
    decide("climb 2");
    decide("climb 1");
    decide("gather_flax");
    decide("use inn");
    decide("trade");
}

static void finish(void)
{
    while (!adit_game_is_over(game)) {
        decide("gather_flax");
    }
}

static void record(void)
{
    adit_text_free(&text);
    assert_ok(adit_game_record(game, &text, &err), err);
}

static void replay(const adit_replay_options *options)
{
    adit_game_free(again);
    again = NULL;
    assert_ok(adit_game_replay(engine, text.data, text.length, options, &again, &err), err);
}

static void refuse(const adit_replay_options *options, adit_status status, const char *part)
{
    adit_game *none = (adit_game *)&err;

    assert_fails(adit_game_replay(engine, text.data, text.length, options, &none, &err), status,
                 part, err);
    assert_int_equal(err.status, status);
    assert_null(none);
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

static void the_head_says_how_it_was_made(void **state)
{
    (void)state;
    assert_ok(adit_game_set_seats(game, "human,greedy", &err), err);
    record();
    assert_contains(text.data,
                    "adit-play 2\ngame demo_cave\nplayers 2\nseats human,greedy\nseed 7\n"
                    "engine " ADIT_VERSION "\nlua C 11\n"
                    "mod demo_cave 1.0.0 0000000000000abc\nrule turns 6\n"
                    "set player[1].in_play hut altar inn\nset player[1].goods.wood 4\n"
                    "anytime off 2\n\n");
}

static void the_head_tells_who_lost_a_player_and_keeps_telling(void **state)
{
    (void)state;
    assert_ok(adit_game_decide(game, 0, &err), err);
    assert_ok(adit_game_note_forfeit(game, 2, "timeout", &err), err);
    assert_ok(adit_game_note_forfeit(game, 2, "crash", &err), err);
    record();
    assert_contains(text.data, "\nforfeit 2 2 timeout\n");
    replay(&verify);
    assert_int_equal(again->forfeits[1].decision, 2);
    assert_string_equal(again->forfeits[1].reason, "timeout");
    assert_int_equal(again->forfeits[0].decision, 0);
    assert_ok(adit_game_undo_to(again, 0, &err), err);
    assert_string_equal(again->forfeits[1].reason, "timeout");
    edit("forfeit 2 2 timeout", "forfeit 2 0 timeout");
    refuse(&verify, ADIT_INPUT, "forfeit: expected a seat, the number of a decision and a reason");
    edit("forfeit 2 0 timeout", "forfeit 9 1 timeout");
    refuse(&verify, ADIT_INPUT, "forfeit: expected a seat");
    edit("forfeit 9 1 timeout", "forfeit 1 1 Timeout");
    refuse(&verify, ADIT_INPUT, "forfeit: expected a seat");
    edit("forfeit 1 1 Timeout", "forfeit 1 1 sixteenletterses");
    refuse(&verify, ADIT_INPUT, "forfeit reason: expected 1 to 15 characters");
    assert_fails(adit_game_note_forfeit(game, 3, "crash", &err), ADIT_USAGE, "seat 3, 'crash'",
                 err);
    assert_fails(adit_game_note_forfeit(game, 1, "", &err), ADIT_USAGE, "seat 1, ''", err);
    assert_fails(adit_game_note_forfeit(game, 1, "two words", &err), ADIT_USAGE,
                 "lowercase letters", err);
}

static void the_head_names_cards_that_have_a_hash(void **state)
{
    (void)state;
    engine->cards->card[1].content_hash = 0x1a;
    engine->cards->card[2].content_hash = 0x1a2b3c4d;
    record();
    assert_contains(text.data, "\nmod demo_cave 1.0.0 0000000000000abc\n"
                               "cards den=0000001a hut=1a2b3c4d\nrule turns 6\n");
    replay(&verify);
    edit("hut=1a2b3c4d", "hut=1a2b3c4d inn");
    refuse(&trust, ADIT_INPUT,
           "g.play:8: cards: expected the id of a card, '=' and 8 hexadecimal digits, got 'inn'");
    record();
    edit("den=0000001a", "=0000001a");
    refuse(&trust, ADIT_INPUT, "got '=0000001a'");
}

static void the_form_of_older_releases_is_read_and_that_of_newer_ones_is_not(void **state)
{
    (void)state;
    play_some();
    record();
    edit("adit-play 2", "adit-play 1");
    replay(&verify);
    edit("adit-play 1", "adit-play 3");
    refuse(&trust, ADIT_INPUT, "g.play:1: unsupported format version 3 (supported: 1 to 2)");
    edit("adit-play 3", "adit-play 0");
    refuse(&trust, ADIT_INPUT, "unsupported format version 0");
}

static void a_difference_names_the_cards(void **state)
{
    (void)state;
    play_some();
    for (int i = 0; i < 3; i++) {
        engine->cards->card[i].content_hash = 1;
    }
    record();
    edit("hut=", "barn=");
    engine->cards->card[0].content_hash = 2;
    edit("    state  ", "    state  0");
    refuse(
        &verify, ADIT_DIFFERS,
        "while these cards have changed since it was recorded: altar, hut (new), barn (removed)");
}

static void decisions_are_written_with_what_was_said(void **state)
{
    (void)state;
    play_some();
    record();
    assert_contains(text.data,
                    "\n[1] p1, turn 1: choose an action\n    legal  gather_flax | chop_wood");
    assert_contains(text.data, "| anytime 1 wood for 1 gold\n> anytime 1 wood for 1 gold\n");
    assert_contains(text.data, "\n    p1 finds ");
    assert_contains(text.data, "\n    state  ");
    assert_contains(text.data, "\n[7] p1, turn 3: inn asks\n"
                               "    legal  keep | trade | anytime 1 wood for 1 gold\n> trade\n");
    assert_null(strstr(text.data, "result"));
    assert_null(strstr(text.data, "[8]"));
}

static void long_lists_are_wrapped(void **state)
{
    (void)state;
    play_some();
    record();
    for (const char *line = text.data; *line != '\0';) {
        size_t length = strcspn(line, "\n");

        assert_in_range(length, 0, 100);
        line += length + 1;
    }
    assert_contains(text.data, "\n         | ");
}

static void a_finished_game_has_a_result(void **state)
{
    (void)state;
    finish();
    record();
    assert_contains(text.data, "\nresult  p1 0\nresult  p2 0\nresult  nobody counts\n");
}

static void words_of_scripts_stay_on_one_line(void **state)
{
    (void)state;
    decide("use inn");
    decide("keep");
    record();
    assert_contains(text.data, "kept it\n");
    replay(&verify);
}

static void what_was_undone_is_not_recorded(void **state)
{
    (void)state;
    play_some();
    assert_ok(adit_game_undo_to(game, 2, &err), err);
    decide("climb 3");
    record();
    assert_null(strstr(text.data, "> climb 2\n"));
    assert_contains(text.data, "> climb 3\n");
    replay(&verify);
}

static void a_recorded_game_replays_to_the_same_state(void **state)
{
    adit_text twice = {0};

    (void)state;
    play_some();
    finish();
    record();
    replay(&verify);
    assert_true(adit_game_hash(again) == adit_game_hash(game));
    assert_int_equal(adit_game_decision_count(again), adit_game_decision_count(game));
    assert_ok(adit_game_record(again, &twice, &err), err);
    assert_string_equal(twice.data, text.data);
    adit_text_free(&twice);
    replay(&trust);
    assert_true(adit_game_hash(again) == adit_game_hash(game));
}

static void an_unfinished_game_goes_on(void **state)
{
    (void)state;
    decide("use altar");
    decide("climb 2");
    record();
    replay(&verify);
    assert_true(adit_game_hash(again) == adit_game_hash(game));
    assert_ok(adit_game_decide_text(again, "climb 1", &err), err);
}

static void replay_stops_where_it_is_told(void **state)
{
    adit_replay_options options = verify;

    (void)state;
    play_some();
    record();
    for (int n = 0; n <= 7; n++) {
        options.decisions = n;
        replay(&options);
        assert_int_equal(adit_game_decision_count(again), n);
    }
    options.decisions = 99;
    replay(&options);
    assert_int_equal(adit_game_decision_count(again), 7);
}

static void a_file_cut_anywhere_is_a_save(void **state)
{
    int last = 0;

    (void)state;
    play_some();
    finish();
    record();
    size_t body = (size_t)(strstr(text.data, "\n\n") + 2 - text.data);
    for (size_t length = body; length <= text.length; length++) {
        adit_game *part = NULL;

        assert_ok(adit_game_replay(engine, text.data, length, &trust, &part, &err), err);
        assert_in_range(adit_game_decision_count(part), last, last + 1);
        last = adit_game_decision_count(part);
        adit_game_free(part);
        /* Verifying vouches for every line, so half a line will not do. */
        if (text.data[length - 1] == '\n') {
            assert_ok(adit_game_replay(engine, text.data, length, &verify, &part, &err), err);
            adit_game_free(part);
        } else {
            assert_int_equal(adit_game_replay(engine, text.data, length, &verify, &part, &err),
                             ADIT_DIFFERS);
        }
    }
    assert_int_equal(last, adit_game_decision_count(game));
}

static void expect_difference(const char *from, const char *to, const char *part)
{
    record();
    edit(from, to);
    refuse(&verify, ADIT_DIFFERS, part);
}

static void every_kind_of_line_is_compared(void **state)
{
    (void)state;
    play_some();
    expect_difference("[3] p1, turn 1", "[3] p2, turn 1",
                      "recorded '[3] p2, turn 1: altar asks', now '[3] p1, turn 1: altar asks'");
    expect_difference("legal  keep | trade", "legal  keep", "now '    legal  keep | trade | ");
    expect_difference("finds ", "loses ", "finds");
    expect_difference("    state  ", "    state  0", "now '    state  ");
    expect_difference("> trade\n", "", "recorded '    ");
    expect_difference("\n         | ", "\n         ! ", "g.play:");
    finish();
    expect_difference("result  p1", "result  p3", "recorded 'result  p3");
    expect_difference("nobody counts", "somebody counts", "now 'result  nobody counts'");
    expect_difference("nobody counts\n", "nobody counts\n> pass\n", "recorded '> pass', now ''");
}

static void a_difference_names_line_and_cards_that_changed(void **state)
{
    (void)state;
    play_some();
    record();
    mods[0].content_hash = 0x123;
    replay(&verify); /* changed files alone are no difference */
    edit("    state  ", "    state  0");
    refuse(&verify, ADIT_DIFFERS, "while mod 'demo_cave' has changed since it was recorded");
    assert_contains(err.text, "g.play:");
}

static void decisions_that_are_not_offered_any_more_are_named(void **state)
{
    (void)state;
    play_some();
    record();
    edit("> climb 2\n", "> climb 22\n");
    refuse(&trust, ADIT_DIFFERS, "decision 3, 'climb 22': ");
    record();
    edit("> climb 2\n", "> clomb 2\n");
    refuse(&verify, ADIT_DIFFERS, "decision 3, 'clomb 2': ");
}

static void only_decisions_count_without_verify(void **state)
{
    static const char file[] =
        "adit-play 1\ngame demo_cave\nplayers 2\nseed 3\n"
        "mod demo_cave 9 0000000000000000\n\n"
        "> gather_flax\n\n    whatever\n[17] nonsense\n> chop_wood\r\nresult ?\n";

    (void)state;
    adit_text_add(&text, file);
    replay(&trust);
    assert_int_equal(adit_game_decision_count(again), 2);
    assert_int_equal(adit_game_turn(again), 2);
}

static void lines_that_are_nothing_are_refused(void **state)
{
    (void)state;
    play_some();
    record();
    edit("> climb 2\n", ">climb 2\n");
    refuse(&trust, ADIT_INPUT,
           "expected '> ' and a decision, or output of the engine, got '>climb 2'");
}

static void a_recorded_game_and_a_position_are_told_apart(void **state)
{
    (void)state;
    assert_ok(adit_game_save(game, &text, &err), err);
    refuse(&trust, ADIT_INPUT, "g.play: is a saved position, load it instead");
    record();
    assert_fails(adit_game_load(engine, text.data, text.length, &again, &err), ADIT_INPUT,
                 "saved position: is a recorded game, replay it instead", err);
}

static void settings_that_are_wrong_are_refused(void **state)
{
    (void)state;
    record();
    edit("rule turns 6", "rule turns 99");
    refuse(&trust, ADIT_INPUT, "while starting the recorded game g.play");
    record();
    edit("players 2", "players 7");
    refuse(&trust, ADIT_INPUT, "1 to 4 players");
    record();
    edit("seed 7", "seats human,\x07\nseed 7");
    refuse(&trust, ADIT_INPUT, "g.play:4: seats: invalid player name");
    record();
    edit("game demo_cave", "game other");
    refuse(&trust, ADIT_INPUT, "is a game of 'other'");
    adit_text_free(&text);
    adit_text_add(&text, "");
    refuse(&trust, ADIT_INPUT, "g.play: is empty");
    adit_text_add(&text, "adit-play 1\n");
    refuse(&trust, ADIT_INPUT, "required line 'game' is missing");
    adit_text_add_bytes(&text, "a\0b", 3);
    refuse(&trust, ADIT_INPUT, "contains a zero byte");
}

static void a_game_that_began_at_a_saved_position_can_be_recorded(void **state)
{
    adit_text position = {0};

    (void)state;
    decide("use altar");
    assert_ok(adit_game_set_seats(game, "human,random", &err), err);
    assert_ok(adit_game_save(game, &position, &err), err);
    adit_game_free(game);
    assert_ok(adit_game_load(engine, position.data, position.length, &game, &err), err);
    adit_text_free(&position);
    decide("climb 2");
    decide("climb 2");
    record();
    assert_contains(text.data, "\nposition adit-position 2 ");
    assert_contains(text.data, "\nposition game demo_cave\n");
    replay(&verify);
    assert_true(adit_game_hash(again) == adit_game_hash(game));
    assert_string_equal(again->seats, "human,random");
    edit("position players 2", "position players 3");
    refuse(&trust, ADIT_INPUT, "is corrupted");
}

static void a_copy_without_history_cannot_be_recorded(void **state)
{
    adit_game *copy = adit_game_clone(game);
    adit_status status = adit_game_record(copy, &text, &err);

    (void)state;
    adit_game_free(copy);
    assert_fails(status, ADIT_USAGE, "no history", err);
}

static void a_file_tells_about_itself(void **state)
{
    adit_file_info info;

    (void)state;
    assert_ok(adit_game_set_seats(game, "human,greedy", &err), err);
    play_some();
    record();
    assert_ok(adit_file_inspect(text.data, text.length, "g.play", &info, &err), err);
    assert_true(info.is_record);
    assert_string_equal(info.game, "demo_cave");
    assert_string_equal(info.seats, "human,greedy");
    assert_int_equal(info.players, 2);
    assert_int_equal(info.seed, 7);
    assert_int_equal(info.decision_count, 7);
    assert_int_equal(info.mod_count, 1);
    assert_string_equal(info.mods[0].id, "demo_cave");
    assert_int_equal(info.mods[0].content_hash, 0xabc);
    adit_text_free(&text);
    assert_ok(adit_game_save(game, &text, &err), err);
    assert_ok(adit_file_inspect(text.data, text.length, NULL, &info, &err), err);
    assert_false(info.is_record);
    assert_int_equal(info.decision_count, 0);
    assert_fails(adit_file_inspect("x", 1, NULL, &info, &err), ADIT_INPUT, "saved game:1: expected",
                 err);
}

static void every_allocation_may_fail(void **state)
{
    adit_status status = ADIT_NOMEM;

    (void)state;
    play_some();
    for (long n = 1; status != ADIT_OK; n++) {
        adit_text out = {0};

        assert_true(n < 20000);
        adit_memory_fail_at(n, 0);
        status = adit_game_record(game, &out, &err);
        if (status == ADIT_OK) {
            status = adit_game_replay(engine, out.data, out.length, &verify, &again, &err);
        }
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        adit_text_free(&out);
    }
    assert_true(adit_game_hash(again) == adit_game_hash(game));
}

int main(void)
{
#define RECORD_TEST(function) cmocka_unit_test_setup_teardown(function, start, stop)
    const struct CMUnitTest tests[] = {
        RECORD_TEST(the_head_says_how_it_was_made),
        RECORD_TEST(the_head_tells_who_lost_a_player_and_keeps_telling),
        RECORD_TEST(the_head_names_cards_that_have_a_hash),
        RECORD_TEST(the_form_of_older_releases_is_read_and_that_of_newer_ones_is_not),
        RECORD_TEST(a_difference_names_the_cards),
        RECORD_TEST(decisions_are_written_with_what_was_said),
        RECORD_TEST(long_lists_are_wrapped),
        RECORD_TEST(a_finished_game_has_a_result),
        RECORD_TEST(words_of_scripts_stay_on_one_line),
        RECORD_TEST(what_was_undone_is_not_recorded),
        RECORD_TEST(a_recorded_game_replays_to_the_same_state),
        RECORD_TEST(an_unfinished_game_goes_on),
        RECORD_TEST(replay_stops_where_it_is_told),
        RECORD_TEST(a_file_cut_anywhere_is_a_save),
        RECORD_TEST(every_kind_of_line_is_compared),
        RECORD_TEST(a_difference_names_line_and_cards_that_changed),
        RECORD_TEST(decisions_that_are_not_offered_any_more_are_named),
        RECORD_TEST(only_decisions_count_without_verify),
        RECORD_TEST(lines_that_are_nothing_are_refused),
        RECORD_TEST(a_recorded_game_and_a_position_are_told_apart),
        RECORD_TEST(settings_that_are_wrong_are_refused),
        RECORD_TEST(a_game_that_began_at_a_saved_position_can_be_recorded),
        RECORD_TEST(a_copy_without_history_cannot_be_recorded),
        RECORD_TEST(a_file_tells_about_itself),
        RECORD_TEST(every_allocation_may_fail),
    };

    return ADIT_RUN(tests);
}
