/* test_probe.c - effects that are tried out, as `adit lint` does it: what is a fault, and what not.
 *
 * The hut's effect tries out the effect of the inn, which is a C function here.
 */
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static adit_err err, probe_err;
static adit_status answer;    /* that the effect of the inn ends with, once it has run ... */
static int runs_before;       /* ... so many times */
static int runs;              /* of the effect of the inn */
static int decisions;         /* that the host was told of */
static adit_status probed;    /* what trying it out said */
static adit_node_id inn_node; /* its effect */

static int stop(void **state)
{
    (void)state;
    adit_game_free(game);
    adit_engine_close(engine);
    game = NULL;
    engine = NULL;
    return 0;
}

static void count_decision(void *self)
{
    (void)self;
    decisions++;
}

static adit_status inn(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    assert_true(adit_is_in_play(tx, seat, adit_cards_find(tx->cards, "inn")));
    if (runs++ < runs_before || answer == ADIT_OK) {
        return ADIT_OK;
    }
    return answer == ADIT_ILLEGAL ? adit_illegal(tx, "not now")
                                  : adit_fault(tx, answer, "the inn burns");
}

static adit_status try_inn(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    runs = decisions = 0;
    probed =
        adit_probe_effect(tx, seat, adit_cards_find(tx->cards, "inn"), inn_node, NULL, &probe_err);
    return ADIT_OK;
}

/* Tries an inn out that ends with `status` from its run `from` (0: the first) on. */
static adit_status try_out(adit_status status, int from)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(try_inn));
    fake_card(DEMO_KIND_ROOM, "inn");
    inn_node = fake_script(inn);
    fake_use(inn_node);
    engine = fake_engine(false);
    engine->host.begin_decision = count_decision;
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    answer = status;
    runs_before = from;
    probe_err.text[0] = '\0';
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    (void)stop(NULL);
    return probed;
}

static void every_fault_of_an_effect_is_told(void **state)
{
    const adit_status faults[] = {ADIT_SCRIPT, ADIT_LIMIT, ADIT_NOMEM, ADIT_INTERNAL};

    (void)state;
    for (int i = 0; i < 4; i++) {
        assert_int_equal(try_out(faults[i], 0), faults[i]);
        assert_int_equal(runs, 1);
        assert_contains(probe_err.text, "the inn burns");
        assert_int_equal(try_out(faults[i], 1), faults[i]);
        assert_int_equal(runs, 2);
        assert_contains(probe_err.text, "the inn burns");
    }
}

static void an_effect_that_cannot_be_used_is_no_fault(void **state)
{
    (void)state;
    assert_int_equal(try_out(ADIT_OK, 0), ADIT_OK);
    assert_int_equal(try_out(ADIT_ILLEGAL, 0), ADIT_OK);
    assert_int_equal(runs, 2);
    assert_int_equal(decisions, 2); /* each run has the steps of a decision */
}

static void an_effect_that_ends_otherwise_the_second_time_is_a_fault(void **state)
{
    (void)state;
    assert_int_equal(try_out(ADIT_ILLEGAL, 1), ADIT_SCRIPT);
    assert_contains(probe_err.text, "the effect does something different when it is run again");
}

/* A choice that always has an answer; without one there would be nothing to gain. */
static adit_status choose_at_inn(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"bed", "board"};
    int chosen;
    adit_status status = fake_choose(tx, seat, 2, words, true, false, &chosen);

    (void)event;
    runs++;
    return status == ADIT_NONE ? adit_fault(tx, ADIT_SCRIPT, "chose nothing") : status;
}

static void no_answer_is_tried_only_where_there_is_none(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(try_inn));
    fake_card(DEMO_KIND_ROOM, "inn");
    inn_node = fake_script(choose_at_inn);
    fake_use(inn_node);
    engine = fake_engine(false);
    engine->host.begin_decision = count_decision;
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_int_equal(probed, ADIT_OK);
    assert_int_equal(runs, 4); /* each answer twice */
}

int main(void)
{
#define T(function) cmocka_unit_test_teardown(function, stop)
    const struct CMUnitTest tests[] = {
        T(every_fault_of_an_effect_is_told),
        T(an_effect_that_cannot_be_used_is_no_fault),
        T(no_answer_is_tried_only_where_there_is_none),
        T(an_effect_that_ends_otherwise_the_second_time_is_a_fault),
    };

    return ADIT_RUN(tests);
}
