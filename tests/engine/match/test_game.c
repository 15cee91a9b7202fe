/* test_game.c - decisions, copies, undo, views, faults: what a waiting game promises. */
#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "tests/support/fake_table.h"

/* Asks in a loop: each "more" gives a gold, "stop" ends it. */
static adit_status greedy_loop(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"more", "stop"};
    const adit_goods one = {.have = {[DEMO_GOLD] = 1}};

    (void)event;
    for (int i = 0; i < 4; i++) {
        int chosen;
        ADIT_TRY(fake_choose(tx, seat, 2, words, i % 2 == 0, false, &chosen));
        if (chosen == 1) {
            break;
        }
        ADIT_TRY(adit_gain(tx, seat, &one));
    }
    return ADIT_OK;
}

static int start(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(greedy_loop));
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_card(DEMO_KIND_ROOM, "oven");
    fake_card(DEMO_KIND_TABLE, "board");
    fake_exchange(DEMO_FOOD, 1, DEMO_GOLD, 1);
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, fields);
    return 0;
}

static void the_first_question_is_open(void **state)
{
    (void)state;
    assert_int_equal(adit_game_seat(game), 1);
    assert_string_equal(adit_game_prompt(game), "choose an action");
    assert_null(adit_game_asking_card(game));
    assert_false(adit_game_is_over(game));
    assert_int_equal(adit_game_players(game), 2);
    assert_int_equal(adit_game_seed(game), 7);
    assert_ptr_equal(adit_game_engine(game), engine);
    assert_int_equal(adit_game_winners(game, NULL, 0), 0);
}

static void a_refused_move_changes_nothing_and_says_what_is_near(void **state)
{
    uint64_t before = adit_game_hash(game);

    (void)state;
    assert_fails(adit_game_decide_text(game, "gather_flux", &err), ADIT_ILLEGAL,
                 "did you mean 'gather_flax'?", err);
    assert_fails(adit_game_decide(game, 99, &err), ADIT_ILLEGAL, "there is no option 99 here", err);
    assert_fails(adit_game_decide(game, -1, &err), ADIT_ILLEGAL, "there is no option -1 here", err);
    assert_true(before == adit_game_hash(game));
}

static void why_tells_what_is_possible_too(void **state)
{
    char why[200];

    (void)state;
    assert_ok(adit_game_why(game, "gather_flax", why, sizeof why, &err), err);
    assert_string_equal(why, "it is possible");
}

static void every_question_of_an_effect_can_be_copied_and_ends_the_same(void **state)
{
    adit_game *copies[5];
    int count = 0;
    uint64_t end;

    (void)state;
    decide("use hut");
    for (int i = 0; i < 4; i++) {
        copies[count] = adit_game_clone(game);
        assert_non_null(copies[count++]);
        decide("more");
    }
    end = adit_game_hash(game);
    for (int i = 0; i < count; i++) {
        for (int k = i; k < 4; k++) {
            assert_ok(adit_game_decide_text(copies[i], "more", &err), err);
        }
        assert_true(adit_game_hash(copies[i]) == end);
        adit_game_free(copies[i]);
    }
}

static void undo_goes_back_to_any_decision_also_inside_an_effect(void **state)
{
    uint64_t hashes[8];
    int count = 0;

    (void)state;
    for (const char *const *move = (const char *const[]){"gather_flax", "chop_wood", "use hut",
                                                         "more", "more", "stop", NULL};
         *move != NULL; move++) {
        hashes[count++] = adit_game_hash(game);
        decide(*move);
    }
    hashes[count] = adit_game_hash(game);
    for (int back = count; back >= 0; back--) {
        assert_ok(adit_game_undo_to(game, back, &err), err);
        assert_true(adit_game_hash(game) == hashes[back]);
        assert_int_equal(adit_game_decision_count(game), back);
    }
    assert_fails(adit_game_undo_to(game, 1, &err), ADIT_USAGE, "cannot go back to decision 1 of 0",
                 err);
}

static void people_may_not_take_back_what_chance_has_shown(void **state)
{
    (void)state;
    decide("gather_flax");
    decide("gather_flax");
    assert_int_equal(adit_game_undo_limit(game, 1), 0);
    decide("search");
    assert_int_equal(adit_game_undo_limit(game, 1), 3);
    decide("gather_flax");
    assert_int_equal(adit_game_undo_limit(game, 1), 4);
    assert_int_equal(adit_game_undo_limit(game, 2), 3);
}

static void decisions_can_be_read(void **state)
{
    char text[50];
    int seat;

    (void)state;
    decide("anytime 1 food for 1 gold");
    decide("use hut");
    decide("more");
    assert_ok(adit_game_decision(game, 0, &seat, text, sizeof text, &err), err);
    assert_string_equal(text, "anytime 1 food for 1 gold");
    assert_ok(adit_game_decision(game, 2, &seat, text, sizeof text, &err), err);
    assert_string_equal(text, "more");
    assert_int_equal(seat, 1);
    assert_fails(adit_game_decision(game, 3, &seat, text, sizeof text, &err), ADIT_USAGE,
                 "there are 3 so far", err);
}

static void the_log_shows_each_line_once(void **state)
{
    int lines;

    (void)state;
    decide("use hut");
    decide("more");
    decide("more");
    lines = adit_game_log_count(game);
    assert_int_equal(lines, 3);
    assert_string_equal(adit_game_log_line(game, 0), "turn 1 begins");
    assert_string_equal(adit_game_log_line(game, 1), "p1 gains 1 gold (now 1)");
    assert_string_equal(adit_game_log_line(game, 2), "p1 gains 1 gold (now 2)");
    assert_string_equal(adit_game_log_line(game, 3), "");
    decide("stop");
    assert_int_equal(adit_game_log_count(game), 3);
}

static void a_game_for_playouts_has_no_history(void **state)
{
    (void)state;
    adit_game_forget_history(game);
    decide("gather_flax");
    assert_int_equal(adit_game_decision_count(game), 0);
    assert_int_equal(adit_game_log_count(game), 0);
    assert_fails(adit_game_undo_to(game, 0, &err), ADIT_USAGE, "no history", err);
    assert_null(adit_game_fork(game));
}

static void a_fork_keeps_history_and_goes_its_own_way(void **state)
{
    adit_game *fork;

    (void)state;
    decide("use hut");
    decide("more");
    fork = adit_game_fork(game);
    assert_non_null(fork);
    assert_true(adit_game_hash(fork) == adit_game_hash(game));
    assert_ok(adit_game_decide_text(fork, "stop", &err), err);
    assert_ok(adit_game_undo_to(fork, 0, &err), err);
    assert_int_equal(adit_game_decision_count(game), 2);
    adit_game_free(fork);
}

static void copying_into_a_game_replaces_its_content(void **state)
{
    adit_game *other = fake_game(engine, 3);

    (void)state;
    decide("use hut");
    adit_game_copy(other, game);
    assert_true(adit_game_hash(other) == adit_game_hash(game));
    assert_ok(adit_game_decide_text(other, "more", &err), err);
    assert_false(adit_game_hash(other) == adit_game_hash(game));
    assert_int_equal(adit_game_option_find(game, "more"), 0);
    adit_game_free(other);
}

static void a_difference_names_the_fields(void **state)
{
    adit_game *other = adit_game_clone(game);
    adit_text out = {0};

    (void)state;
    decide("chop_wood");
    assert_ok(adit_game_diff(other, game, &out, &err), err);
    assert_contains(out.data, "player[1].goods.wood: 0 -> 1\n");
    assert_contains(out.data, "turn: 0 -> 1\n");
    adit_text_free(&out);
    adit_game_free(other);
}

static void a_view_hides_what_a_seat_may_not_see(void **state)
{
    adit_text mine = {0}, all = {0}, other = {0};

    (void)state;
    assert_ok(adit_game_state_lines(game, 0, &all, &err), err);
    assert_ok(adit_game_state_lines(game, 1, &mine, &err), err);
    assert_ok(adit_game_state_json(game, 2, &other, &err), err);
    assert_contains(all.data, "player[2].secret = 2");
    assert_contains(mine.data, "player[1].secret = 1");
    assert_null(strstr(mine.data, "player[2].secret"));
    assert_contains(other.data, "\"player[2].secret\": 2");
    adit_text_free(&all);
    adit_text_free(&mine);
    adit_text_free(&other);
}

static void a_pinned_place_is_known_only_to_those_who_may(void **state)
{
    const adit_setting pins[] = {{"room.inn", "hidden_1"}, {"room_known.inn", "1"}};
    const adit_setting other[] = {{"room.oven", "hidden_1"}, {"room_known.oven", "1"}};
    adit_game *pinned = fake_game_with(engine, 2, pins);
    adit_game *otherwise = fake_game_with(engine, 2, other);

    (void)state;
    assert_false(adit_game_view_hash(pinned, 1) == adit_game_view_hash(otherwise, 1));
    assert_true(adit_game_view_hash(pinned, 2) == adit_game_view_hash(otherwise, 2));
    adit_game_determinise(pinned, 1, 99);
    assert_int_equal(demo_of(pinned)->room_place[1], DEMO_PIN);
    adit_game_determinise(pinned, 2, 99);
    assert_int_equal(demo_of(pinned)->room_place[1], DEMO_POOL);
    adit_game_free(pinned);
    adit_game_free(otherwise);
}

static void determinising_deals_the_future_anew_and_keeps_the_past(void **state)
{
    bool seen[3] = {false};

    (void)state;
    for (uint64_t seed = 1; seed < 40; seed++) {
        adit_game *copy = adit_game_clone(game);
        adit_game_determinise(copy, 1, seed);
        assert_true(adit_game_view_hash(copy, 1) == adit_game_view_hash(game, 1));
        assert_ok(adit_game_decide_text(copy, "search", &err), err);
        for (int room = 0; room < 3; room++) {
            seen[room] |= demo_of(copy)->room_place[room] == DEMO_FOUND;
        }
        adit_game_free(copy);
    }
    assert_true(seen[0] && seen[1] && seen[2]);
}

static void what_was_turned_up_stays_when_the_rest_is_dealt_anew(void **state)
{
    const adit_setting pins[] = {{"room.oven", "hidden_1"}, {"player[1].in_play", "hut"}};

    (void)state;
    stop(NULL);
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_climb(2)));
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_card(DEMO_KIND_ROOM, "oven");
    engine = fake_engine(true);
    game = fake_game_with(engine, 2, pins);
    decide("use hut"); /* the pinned oven is found, then the question is open */
    assert_int_equal(demo_of(game)->room_place[2], DEMO_FOUND);
    assert_int_equal(adit_game_undo_limit(game, 1), 1); /* what was seen cannot be unseen */
    for (uint64_t seed = 1; seed < 30; seed++) {
        adit_game *copy = adit_game_clone(game);
        adit_game_determinise(copy, 1, seed);
        assert_true(adit_game_view_hash(copy, 1) == adit_game_view_hash(game, 1));
        assert_ok(adit_game_decide_text(copy, "climb 2", &err), err);
        adit_game_free(copy);
    }
}

static void a_game_that_was_dealt_anew_has_no_history(void **state)
{
    (void)state;
    decide("gather_flax");
    adit_game_determinise(game, 1, 5);
    assert_int_equal(adit_game_decision_count(game), 0);
    assert_null(adit_game_fork(game));
}

static void seats_that_are_not_there_see_nothing(void **state)
{
    adit_text out = {0};
    int total = 7;

    (void)state;
    assert_int_equal(adit_game_score(game, 0, &total, NULL, 0), -1);
    assert_int_equal(adit_game_score(game, 3, &total, NULL, 0), -1);
    assert_int_equal(total, 0);
    assert_int_equal(adit_game_evaluate(game, 9), 0);
    assert_true(adit_game_view_hash(game, -1) == 0);
    assert_fails(adit_game_state_lines(game, -1, &out, &err), ADIT_USAGE, "there is no seat -1",
                 err);
    assert_fails(adit_game_state_json(game, 3, &out, &err), ADIT_USAGE, "there is no seat 3", err);
    assert_fails(adit_game_draw(game, 3, 80, false, false, &out, &err), ADIT_USAGE, "no seat 3",
                 err);
    adit_game_determinise(game, 3, 1);
    decide("gather_flax");
    assert_int_equal(adit_game_decision_count(game), 1);
}

static void reasons_come_back_after_memory_ran_out(void **state)
{
    int refusals;

    (void)state;
    decide("search");
    decide("search");
    decide("search");
    decide("gather_flax");
    refusals = adit_game_refusal_count(game);
    assert_true(refusals > 0);
    decide("gather_flax");
    for (long n = 1; n < 12; n++) {
        (void)adit_memory_fail_at(n, 0);
        (void)adit_game_refusal_count(game);
        (void)adit_memory_fail_at(0, 0);
    }
    decide("gather_flax");
    assert_true(adit_game_refusal_count(game) >= refusals);
}

static void the_game_ends_and_then_nothing_is_asked(void **state)
{
    char verdict[40];
    adit_score_line lines[4];
    adit_text out = {0};
    int total;

    (void)state;
    for (int i = 0; i < 8; i++) {
        decide("gather_flax");
    }
    assert_true(adit_game_is_over(game));
    assert_int_equal(adit_game_seat(game), 0);
    assert_string_equal(adit_game_prompt(game), "");
    assert_int_equal(adit_game_option_count(game), 0);
    assert_int_equal(adit_game_winners(game, verdict, sizeof verdict), 1);
    assert_string_equal(verdict, "nobody counts");
    assert_int_equal(adit_game_score(game, 1, &total, lines, 4), 1);
    assert_int_equal(total, 0);
    assert_int_equal(adit_game_evaluate(game, 1), 0);
    assert_int_equal(adit_game_turn(game), 8);
    assert_fails(adit_game_decide(game, 0, &err), ADIT_ILLEGAL, "the game is over", err);
    assert_fails(adit_game_decide_text(game, "search", &err), ADIT_ILLEGAL, "the game is over",
                 err);
    assert_ok(adit_game_draw(game, 0, 80, false, false, &out, &err), err);
    assert_contains(out.data, "turn 8");
    adit_text_free(&out);
}

static int runs;

/* Not the same twice: what purity mode is there to find. */
static adit_status forgetful(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_goods one = {.have = {[DEMO_GOLD] = (int16_t)(++runs % 5)}};

    (void)event;
    return adit_gain(tx, seat, &one);
}

static void an_impure_effect_is_caught(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"}};

    (void)state;
    stop(NULL);
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(forgetful));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, fields);
    assert_fails(adit_game_decide_text(game, "use hut", &err), ADIT_SCRIPT,
                 "running the same transaction twice gave two different states", err);
    assert_int_equal(demo_of(game)->player[0].common.goods.have[DEMO_GOLD], 0);
}

/* Asks another question when it is run again. */
static adit_status fickle(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"yes", "no"};
    int chosen;

    (void)event;
    if (runs++ % 2 == 0) {
        return fake_choose(tx, seat, 2, words, false, false, &chosen);
    }
    return ADIT_OK;
}

static void an_effect_that_asks_something_else_is_caught(void **state)
{
    const adit_setting fields[] = {{"player[1].in_play", "hut"}};

    (void)state;
    stop(NULL);
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_climb(2), fake_script(fickle)));
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, fields);
    runs = 0;
    (void)adit_game_decide_text(game, "use hut", &err);
    for (int i = 0; i < 4; i++) {
        if (adit_game_decide(game, 0, &err) != ADIT_OK) {
            break;
        }
    }
    assert_int_equal(err.status, ADIT_SCRIPT);
}

static void nothing_is_lost_when_memory_runs_out(void **state)
{
    uint64_t before, after;
    int failures = 0;

    (void)state;
    decide("use hut");
    before = adit_game_hash(game);
    for (long n = 1;; n++) {
        (void)adit_memory_fail_at(n, 0);
        adit_status status = adit_game_decide_text(game, "more", &err);
        (void)adit_memory_fail_at(0, 0);
        if (status == ADIT_OK) {
            break;
        }
        assert_int_equal(status, ADIT_NOMEM);
        assert_true(adit_game_hash(game) == before);
        failures++;
    }
    after = adit_game_hash(game);
    assert_true(failures > 0);
    for (long n = 1;; n++) {
        (void)adit_memory_fail_at(n, 0);
        adit_status status = adit_game_undo_to(game, 1, &err);
        (void)adit_memory_fail_at(0, 0);
        if (status == ADIT_OK) {
            break;
        }
        assert_int_equal(status, ADIT_NOMEM);
        assert_true(adit_game_hash(game) == after);
    }
    assert_true(adit_game_hash(game) == before);
}

int main(void)
{
#define T(name) cmocka_unit_test_setup_teardown(name, start, stop)
    const struct CMUnitTest tests[] = {
        T(the_first_question_is_open),
        T(a_refused_move_changes_nothing_and_says_what_is_near),
        T(why_tells_what_is_possible_too),
        T(every_question_of_an_effect_can_be_copied_and_ends_the_same),
        T(undo_goes_back_to_any_decision_also_inside_an_effect),
        T(people_may_not_take_back_what_chance_has_shown),
        T(decisions_can_be_read),
        T(the_log_shows_each_line_once),
        T(a_game_for_playouts_has_no_history),
        T(a_fork_keeps_history_and_goes_its_own_way),
        T(copying_into_a_game_replaces_its_content),
        T(a_difference_names_the_fields),
        T(a_view_hides_what_a_seat_may_not_see),
        T(a_pinned_place_is_known_only_to_those_who_may),
        T(determinising_deals_the_future_anew_and_keeps_the_past),
        T(what_was_turned_up_stays_when_the_rest_is_dealt_anew),
        T(a_game_that_was_dealt_anew_has_no_history),
        T(seats_that_are_not_there_see_nothing),
        T(reasons_come_back_after_memory_ran_out),
        T(the_game_ends_and_then_nothing_is_asked),
        T(an_impure_effect_is_caught),
        T(an_effect_that_asks_something_else_is_caught),
        T(nothing_is_lost_when_memory_runs_out),
    };
    return ADIT_RUN(tests);
}
