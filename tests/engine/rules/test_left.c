/* test_left.c - a run that is being left does nothing any more, whatever is called.
 *
 * Effects are C functions here that go on after a failure as no careful rule would: everything
 * they call must give the first status back and change nothing.
 */
#include "engine/match/game.h"
#include "engine/rules/runner.h"
#include "tests/support/fake_table.h"

static fake_effect careless;
static int calls;

/* Leaves the run, and then goes on; whatever that does must not show. */
static adit_status go_on(adit_tx *tx, int seat, const adit_event *event)
{
    uint64_t before;

    assert_int_equal(adit_fault(tx, ADIT_SCRIPT, "the first reason"), ADIT_SCRIPT);
    before = adit_state_raw_hash(tx->def, tx->work);
    calls++;
    assert_int_equal(careless(tx, seat, event), ADIT_SCRIPT);
    assert_true(before == adit_state_raw_hash(tx->def, tx->work));
    assert_int_equal(tx->stop, ADIT_SCRIPT);
    return ADIT_OK; /* not even passed upward */
}

/* A hut whose effect goes on when its owner gains flax. */
static void leave_and_call(fake_effect effect)
{
    adit_card *hut;

    fake_begin();
    hut = fake_card(DEMO_KIND_ROOM, "hut"); /* before its effects, which are made for it */
    hut->built = fake_gain(DEMO_GOLD, 1);
    fake_on(ADIT_EVENT_GAINED, fake_script(go_on))->good = DEMO_FLAX;
    fake_on(DEMO_EVENT_USED, fake_gain(DEMO_GOLD, 1));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    careless = effect;
    calls = 0;

    uint64_t before = adit_game_hash(game);
    assert_fails(adit_game_decide_text(game, "gather_flax", &err), ADIT_SCRIPT, "the first reason",
                 err);
    assert_int_equal(calls, 1);
    assert_true(before == adit_game_hash(game));
}

static adit_status says_more(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    assert_int_equal(adit_illegal(tx, "another reason"), ADIT_SCRIPT);
    return adit_fault(tx, ADIT_LIMIT, "a fault of its own");
}

static void the_first_reason_stays(void **state)
{
    (void)state;
    leave_and_call(says_more);
}

static adit_status calls_verbs(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_goods gold = {.have = {[DEMO_GOLD] = 1}}, food = {.have = {[DEMO_FOOD] = 1}};
    const adit_args args = {.goods = {gold}, .length = {1}};

    (void)event;
    assert_int_equal(adit_run_verb(tx, seat, DEMO_VERB_GAIN, &args), ADIT_SCRIPT);
    assert_int_equal(adit_gain(tx, seat, &gold), ADIT_SCRIPT);
    assert_int_equal(adit_gain_plainly(tx, seat, &gold), ADIT_SCRIPT);
    assert_int_equal(adit_pay_exactly(tx, seat, &food), ADIT_SCRIPT);
    assert_int_equal(adit_pay(tx, seat, &food), ADIT_SCRIPT);
    return adit_walk(tx, seat, tx->cards->card[0].built);
}

static void verbs_and_effects_do_nothing(void **state)
{
    (void)state;
    leave_and_call(calls_verbs);
}

static adit_status calls_events(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_event used = {.event = DEMO_EVENT_USED, .seat = seat, .card = 0, .amount = 1};

    (void)event;
    assert_int_equal(adit_raise(tx, &used), ADIT_SCRIPT);
    assert_int_equal(adit_raise_in_any_order(tx, seat, &used, NULL, 0), ADIT_SCRIPT);
    assert_int_equal(adit_enter_play(tx, seat, 0), ADIT_SCRIPT);
    adit_leave_play(tx, seat, 0);
    assert_true(adit_is_in_play(tx, seat, 0));
    return adit_event_notify(tx, seat, 0, &used);
}

static void nobody_is_told_and_no_card_comes_or_goes(void **state)
{
    (void)state;
    leave_and_call(calls_events);
}

static adit_status asks_and_draws(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"yes", "no"};
    const int set[] = {0};
    int picks = tx->pick_count, chosen = 7;

    (void)event;
    assert_int_equal(fake_choose(tx, seat, 2, words, false, true, &chosen), ADIT_SCRIPT);
    assert_int_equal(adit_roll(tx, 0, 6, &chosen), ADIT_SCRIPT);
    assert_int_equal(chosen, 7);
    assert_int_equal(adit_turn_up(tx, 0, set, 0, ADIT_NO_CARD, &chosen), ADIT_SCRIPT);
    assert_int_equal(adit_turn_up(tx, 0, set, 1, ADIT_NO_CARD, &chosen), ADIT_SCRIPT);
    assert_int_equal(chosen, ADIT_NO_CARD);
    assert_int_equal(tx->pick_count, picks);
    return tx->stop;
}

static void nothing_is_asked_or_drawn(void **state)
{
    (void)state;
    leave_and_call(asks_and_draws);
}

static int seven(adit_tx *tx, int seat, int base)
{
    (void)tx;
    (void)seat;
    (void)base;
    return 7;
}

static adit_status looks_and_notes(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_number number = {.kind = ADIT_NUMBER_SCRIPT, .script = fake_script_number(seven)};
    const int lines = tx->log->count;

    (void)event;
    assert_int_equal(adit_number_of(tx, seat, &number), 0);
    adit_note(tx, DEMO_LOG_TURN, -1, 1, 0, 0);
    adit_note_words(tx, seat, "never said");
    assert_int_equal(tx->log->count, lines);
    return tx->stop;
}

static void no_script_is_called_and_nothing_is_noted(void **state)
{
    (void)state;
    leave_and_call(looks_and_notes);
}

/* ---- A host that fails without saying so to the transaction ---- */

static adit_status gives_nomem(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    return adit_fail(tx->err, ADIT_NOMEM, "out of memory");
}

static void what_the_host_returns_leaves_the_run(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_script(gives_nomem));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    assert_fails(adit_game_decide_text(game, "gather_flax", &err), ADIT_NOMEM, "out of memory",
                 err);
    assert_int_equal(demo_of(game)->player[0].common.goods.have[DEMO_FLAX], 0);
}

/* ---- Read-only hooks ---- */

static int asks(adit_tx *tx, int seat, int base)
{
    const char *const words[] = {"yes", "no"};
    int chosen = 0;

    (void)fake_choose(tx, seat, 2, words, false, true, &chosen);
    return base + chosen;
}

static int draws(adit_tx *tx, int seat, int base)
{
    int outcome = 0;

    (void)seat;
    return adit_roll(tx, 0, 6, &outcome) == ADIT_OK ? base + outcome : base;
}

static int gains(adit_tx *tx, int seat, int base)
{
    const adit_args args = {.goods = {{.have = {[DEMO_GOLD] = 1}}}, .length = {1}};

    return adit_run_verb(tx, seat, DEMO_VERB_GAIN, &args) == ADIT_OK ? base + 1 : base;
}

/* A hut that changes how fast its owner climbs, by a function that does more than look. */
static void assert_look_fails(fake_number number, const char *words)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_modify(DEMO_VALUE_SPEED)->script = fake_script_number(number);
    fake_on(ADIT_EVENT_GAINED, fake_climb(2));
    engine = fake_engine(true);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    assert_fails(adit_game_decide_text(game, "gather_flax", &err), ADIT_SCRIPT, words, err);
    assert_int_equal(demo_of(game)->player[0].common.goods.have[DEMO_FLAX], 0);
}

static void a_function_that_looks_cannot_ask(void **state)
{
    (void)state;
    assert_look_fails(asks, "a read-only hook (score, modify, allow, forbid) asked a question");
}

static void a_function_that_looks_cannot_draw(void **state)
{
    (void)state;
    assert_look_fails(draws,
                      "a read-only hook (score, modify, allow, forbid) drew a random number");
}

static void a_function_that_looks_cannot_change_the_game(void **state)
{
    (void)state;
    assert_look_fails(gains, "'gain' changes the game; it cannot be called from a read-only hook");
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(the_first_reason_stays),
        T(verbs_and_effects_do_nothing),
        T(nobody_is_told_and_no_card_comes_or_goes),
        T(nothing_is_asked_or_drawn),
        T(no_script_is_called_and_nothing_is_noted),
        T(what_the_host_returns_leaves_the_run),
        T(a_function_that_looks_cannot_ask),
        T(a_function_that_looks_cannot_draw),
        T(a_function_that_looks_cannot_change_the_game),
    };

    return ADIT_RUN(tests);
}
