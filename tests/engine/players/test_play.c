/* test_play.c - bots at a table: the loop that lets them play, and who may look on. */
#include "engine/base/memory.h"
#include "tests/support/fake_table.h"

/* A player that always takes the first option, and fails when it is told to. */
typedef struct {
    adit_bot bot;
    int asked, fails_at, *freed;
} first_bot;

/* An observer that counts, and stops where it is told to. */
typedef struct {
    int questions, before, after;
    int most;        /* questions; 0: any number */
    int fails_after; /* decisions */
} watcher;

static int freed;
static adit_table bots;
static watcher seen;

static adit_status choose_first(adit_bot *bot, adit_game *of, int *index, adit_err *problem)
{
    first_bot *self = (first_bot *)(void *)bot;

    (void)of;
    *index = 0;
    return ++self->asked == self->fails_at ? adit_fail(problem, ADIT_SCRIPT, "no idea") : ADIT_OK;
}

static void free_first(adit_bot *bot)
{
    ++*((first_bot *)(void *)bot)->freed;
    adit_free(bot);
}

static first_bot *sit_down(int seat)
{
    first_bot *self = adit_alloc(sizeof *self);

    *self = (first_bot){.bot = {choose_first, free_first}, .freed = &freed};
    bots.bot[seat - 1] = &self->bot;
    return self;
}

static bool may_continue(void *context)
{
    watcher *self = context;

    self->questions++;
    return self->most == 0 || self->questions <= self->most;
}

static adit_status before_decision(void *context, adit_game *of, int seat, int index,
                                   adit_err *problem)
{
    watcher *self = context;

    (void)problem;
    assert_int_equal(seat, adit_game_seat(of));
    assert_int_equal(index, 0);
    assert_int_equal(adit_game_decision_count(of), self->before++);
    return ADIT_OK;
}

static adit_status after_decision(void *context, adit_game *of, int seat, adit_err *problem)
{
    watcher *self = context;

    assert_in_range(seat, 1, 2);
    assert_int_equal(adit_game_decision_count(of), ++self->after);
    return self->after == self->fails_after ? adit_fail(problem, ADIT_IO, "the disk is full")
                                            : ADIT_OK;
}

static const adit_observer observer = {&seen, may_continue, before_decision, after_decision};

static int start(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    engine = fake_engine(true);
    game = fake_game(engine, 1);
    freed = 0;
    seen = (watcher){0};
    bots = (adit_table){{0}};
    return 0;
}

static int leave(void **state)
{
    adit_table_clear(&bots);
    return stop(state);
}

static void bots_play_to_the_end(void **state)
{
    (void)state;
    sit_down(1);
    sit_down(2);
    assert_ok(adit_game_play(game, &bots, NULL, &err), err);
    assert_true(adit_game_is_over(game));
    assert_ok(adit_game_play(game, &bots, NULL, &err), err);
}

static void the_observer_sees_each_decision_from_both_sides(void **state)
{
    (void)state;
    first_bot *one = sit_down(1), *two = sit_down(2);

    assert_ok(adit_game_play(game, &bots, &observer, &err), err);
    assert_true(adit_game_is_over(game));
    assert_int_equal(seen.before, adit_game_decision_count(game));
    assert_int_equal(seen.after, adit_game_decision_count(game));
    assert_int_equal(one->asked + two->asked, adit_game_decision_count(game));
    assert_int_equal(seen.questions, 2 * seen.after);
}

static void a_seat_without_a_bot_is_waited_for(void **state)
{
    (void)state;
    sit_down(1);
    assert_ok(adit_game_play(game, &bots, NULL, &err), err);
    assert_false(adit_game_is_over(game));
    assert_int_equal(adit_game_seat(game), 2);
    assert_true(adit_game_decision_count(game) > 0);
}

static void who_stops_after_an_answer_takes_it_back(void **state)
{
    (void)state;
    first_bot *one = sit_down(1);

    sit_down(2);
    seen.most = 3; /* asked before and after the first answer, and before the second */
    assert_ok(adit_game_play(game, &bots, &observer, &err), err);
    assert_int_equal(adit_game_decision_count(game), 1);
    /* Also a failure means nothing then: it may come of being stopped. */
    seen = (watcher){.most = 1, .before = 1, .after = 1};
    one->fails_at = one->asked + 1;
    assert_ok(adit_game_play(game, &bots, &observer, &err), err);
    assert_int_equal(adit_game_decision_count(game), 1);
}

static void a_failure_ends_it_and_keeps_what_was_decided(void **state)
{
    (void)state;
    sit_down(1)->fails_at = 1;
    sit_down(2);
    assert_fails(adit_game_play(game, &bots, &observer, &err), ADIT_SCRIPT, "no idea", err);
    assert_int_equal(adit_game_decision_count(game), 0);
    seen.fails_after = 2;
    assert_fails(adit_game_play(game, &bots, &observer, &err), ADIT_IO, "the disk is full", err);
    assert_int_equal(adit_game_decision_count(game), 2);
}

static void clearing_a_table_frees_each_bot_once(void **state)
{
    (void)state;
    sit_down(1);
    sit_down(2);
    adit_table_clear(&bots);
    assert_int_equal(freed, 2);
    adit_table_clear(&bots);
    assert_int_equal(freed, 2);
}

static void nothing_given_is_refused(void **state)
{
    (void)state;
    adit_table_clear(NULL);
    assert_fails(adit_game_play(NULL, &bots, NULL, &err), ADIT_USAGE, "adit_game_play", err);
    assert_fails(adit_game_play(game, NULL, NULL, &err), ADIT_USAGE, "adit_game_play", err);
}

#define WITH_TABLE(name) cmocka_unit_test_setup_teardown(name, start, leave)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_TABLE(bots_play_to_the_end),
        WITH_TABLE(the_observer_sees_each_decision_from_both_sides),
        WITH_TABLE(a_seat_without_a_bot_is_waited_for),
        WITH_TABLE(who_stops_after_an_answer_takes_it_back),
        WITH_TABLE(a_failure_ends_it_and_keeps_what_was_decided),
        WITH_TABLE(clearing_a_table_frees_each_bot_once),
        WITH_TABLE(nothing_given_is_refused),
    };

    return ADIT_RUN(tests);
}
