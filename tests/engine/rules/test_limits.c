/* test_limits.c - what would go on for ever ends at a limit, with a message and nothing changed.
 *
 * Effects are C functions here, so that each limit of the engine can be met alone.
 */
#include <stdio.h>

#include "engine/match/game.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"
#include "tests/support/fake_table.h"

static void start(const char *cards)
{
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", cards}});
}

/* A game in which player 1 has a hut with this effect. */
static void start_with_hut(fake_effect effect)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(effect));
    start("hut");
}

static void assert_refused(const char *move, adit_status status, const char *words)
{
    uint64_t before = adit_game_hash(game);

    assert_fails(adit_game_decide_text(game, move, &err), status, words, err);
    assert_true(before == adit_game_hash(game));
}

/* ---- Questions in one transaction ---- */

static const char *const words[] = {"left", "right", "middle"};
static int questions; /* asked by the effect */
static int offered;   /* in each of them */

static adit_status ask_often(adit_tx *tx, int seat, const adit_event *event)
{
    int chosen;

    (void)event;
    for (int i = 0; i < questions; i++) {
        adit_status status = fake_choose(tx, seat, offered, words, false, false, &chosen);
        if (status != ADIT_NONE) {
            ADIT_TRY(status);
        }
    }
    return ADIT_OK;
}

static void too_many_questions_with_one_answer(void **state)
{
    (void)state;
    start_with_hut(ask_often);
    questions = ADIT_MAX_PICKS + 1;
    offered = 1;
    assert_refused("use hut", ADIT_LIMIT,
                   "more than 256 answers and draws; this is the limit 'picks'");
    questions = ADIT_MAX_PICKS;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
}

static void too_many_questions_without_an_answer(void **state)
{
    (void)state;
    start_with_hut(ask_often);
    questions = ADIT_MAX_PICKS + 1;
    offered = 0;
    assert_refused("use hut", ADIT_LIMIT,
                   "more than 256 answers and draws; this is the limit 'picks'");
}

static adit_status draw_often(adit_tx *tx, int seat, const adit_event *event)
{
    int outcome;

    (void)seat;
    (void)event;
    for (int i = 0; i < questions; i++) {
        ADIT_TRY(adit_roll(tx, 0, 6, &outcome));
        assert_in_range(outcome, 0, 5);
    }
    return ADIT_OK;
}

static void too_many_draws(void **state)
{
    (void)state;
    start_with_hut(draw_often);
    questions = ADIT_MAX_PICKS + 1;
    assert_refused("use hut", ADIT_LIMIT,
                   "more than 256 answers and draws; this is the limit 'picks'");
}

static adit_status ask_at_the_end(adit_tx *tx, int seat, const adit_event *event)
{
    int chosen;

    offered = 1;
    ADIT_TRY(ask_often(tx, seat, event));
    return fake_choose(tx, seat, 2, words, false, false, &chosen);
}

static void a_question_after_too_many_others_cannot_be_answered(void **state)
{
    (void)state;
    start_with_hut(ask_at_the_end);
    questions = ADIT_MAX_PICKS;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_refused("left", ADIT_LIMIT,
                   "more than 256 answers and draws; this is the limit 'picks'");
    assert_contains(err.text, "while player 1 chose 'left' in turn 1 of demo_cave");
}

static adit_status ask_checked_at_the_end(adit_tx *tx, int seat, const adit_event *event)
{
    int chosen;

    offered = 1;
    ADIT_TRY(ask_often(tx, seat, event));
    ADIT_TRY(fake_choose(tx, seat, 2, words, true, false, &chosen));
    return chosen == 0 ? adit_illegal(tx, "not left") : ADIT_OK;
}

static void without_room_for_a_trial_every_option_is_offered(void **state)
{
    (void)state;
    start_with_hut(ask_checked_at_the_end);
    questions = 3;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err); /* left is a dead end */
    assert_int_equal(adit_game_seat(game), 2);
    stop(NULL);
    start_with_hut(ask_checked_at_the_end);
    questions = ADIT_MAX_PICKS;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_int_equal(adit_game_option_count(game), 2);
}

/* ---- Options of one question ---- */

static int many;

static void build_many(adit_tx *tx, const void *context, adit_options *out)
{
    (void)tx;
    (void)context;
    for (int i = 0; i < many; i++) {
        if (!adit_offer(out, (adit_option){.what = DEMO_OPT_STEP, .a = (int16_t)i})) {
            return;
        }
    }
}

static adit_status offer_many(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_question question = {.key = DEMO_ASK_STEP, .seat = seat, .build = build_many};
    adit_option answer;

    (void)event;
    return adit_ask(tx, &question, &answer);
}

static void a_question_offers_at_most_1024_options(void **state)
{
    (void)state;
    many = ADIT_MAX_OPTIONS + 1;
    start_with_hut(offer_many);
    assert_refused("use hut", ADIT_LIMIT, "more than 1024 options; this is the limit 'options'");
    many = ADIT_MAX_OPTIONS;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_int_equal(adit_game_option_count(game), ADIT_MAX_OPTIONS);
}

static void build_refused(adit_tx *tx, const void *context, adit_options *out)
{
    (void)tx;
    (void)context;
    (void)adit_offer(out, (adit_option){.what = DEMO_OPT_PASS});
    for (int i = 0; i < many; i++) {
        (void)adit_offer_if(out, (adit_option){.what = DEMO_OPT_STEP, .a = (int16_t)i}, false);
    }
}

static adit_status refuse_many(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_question question = {
        .key = DEMO_ASK_STEP, .seat = seat, .build = build_refused, .forced = ADIT_FORCED_NEVER};
    adit_option answer;

    (void)event;
    return adit_ask(tx, &question, &answer);
}

static void as_many_refusals_are_kept_as_options(void **state)
{
    (void)state;
    start_with_hut(refuse_many);
    many = ADIT_MAX_OPTIONS + 5;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_int_equal(adit_game_option_count(game), 1); /* a single option, but it is asked */
    assert_int_equal(adit_game_refusal_count(game), ADIT_MAX_OPTIONS);
    assert_ok(adit_game_decide_text(game, "pass", &err), err);
}

/* ---- Effects that come at once ---- */

static adit_status ring(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_event rings = {.event = DEMO_EVENT_SEARCHED, .seat = seat, .card = 0};

    (void)event;
    return adit_raise_in_any_order(tx, seat, &rings, NULL, 0);
}

static void more_than_48_effects_at_once_are_a_fault(void **state)
{
    const char *const ids[] = {"a", "b", "c", "d"};

    (void)state;
    fake_begin();
    for (int i = 0; i < 4; i++) {
        fake_card(DEMO_KIND_ROOM, ids[i]);
        for (int k = 0; k < (i == 3 ? 1 : ADIT_MAX_HOOKS); k++) {
            fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_GOLD, 1));
        }
    }
    fake_use(fake_script(ring));
    start("a b c d");
    assert_refused("use d", ADIT_LIMIT,
                   "more than 48 effects that wait for their turn; this is the limit 'due'");
}

static int due_count;

static adit_status ring_with_due(adit_tx *tx, int seat, const adit_event *event)
{
    adit_due due[64] = {{.card = 0, .node = 0}};

    (void)event;
    for (int i = 0; i < due_count; i++) {
        due[i] = (adit_due){.card = 0, .node = tx->cards->card[0].on[0].run};
    }
    return adit_raise_in_any_order(tx, seat, NULL, due, due_count);
}

static void effects_that_the_game_brings_count_too(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_GOLD, 1));
    fake_use(fake_script(ring_with_due));
    start("hut");
    due_count = 49;
    assert_refused("use hut", ADIT_LIMIT,
                   "more than 48 effects that wait for their turn; this is the limit 'due'");
    due_count = 48;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_int_equal(adit_game_option_count(game), 48);
}

static adit_status close_inn(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    adit_leave_play(tx, seat, adit_cards_find(tx->cards, "inn"));
    return ADIT_OK;
}

static void an_effect_that_is_due_is_lost_when_its_card_leaves_play(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(DEMO_EVENT_SEARCHED, fake_script(close_inn));
    fake_use(fake_script(ring));
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_GOLD, 1));
    start("hut inn");
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    assert_ok(adit_game_decide_text(game, "next hut", &err), err);
    assert_int_equal(demo_of(game)->player[0].common.goods.have[DEMO_GOLD], 0);
    assert_int_equal(adit_game_seat(game), 2);
}

/* ---- Nesting ---- */

static adit_status tell_inn(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_event found = {.event = DEMO_EVENT_SEARCHED, .seat = seat, .card = 0};

    (void)event;
    return adit_event_notify(tx, seat, adit_cards_find(tx->cards, "inn"), &found);
}

/* The hut tells the inn, the inn turns food over, and the hut hears that. */
static void nest(fake_effect effect)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(effect));
    fake_on(ADIT_EVENT_GAINED, fake_script(effect));
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_on(DEMO_EVENT_SEARCHED,
            FAKE_NODE(ADIT_NODE_SEQUENCE, fake_pay(DEMO_FOOD, 1), fake_gain(DEMO_FOOD, 1)));
    start("hut inn");
}

static void telling_one_card_counts_as_nesting(void **state)
{
    (void)state;
    nest(tell_inn);
    assert_refused("use hut", ADIT_LIMIT, "more than 24 events one inside the other");
}

/* At each level both orders are tried out, and at each level of those too: the nesting ends every
 * way, but there are millions of ways. */
static void telling_in_any_order_counts_as_nesting(void **state)
{
    (void)state;
    nest(ring);
    assert_refused(
        "use hut", ADIT_LIMIT,
        "more than 1000000 parts of declared effects; this is the limit 'decision_parts'");
}

/* A repetition of repetitions has no script that could be stopped. */
static void an_effect_of_too_many_parts_is_a_fault(void **state)
{
    adit_node_id node;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    node = fake_gain(DEMO_GOLD, 1);
    for (int i = 0; i < 6; i++) {
        node = fake_repeat(100, node);
    }
    fake_use(node);
    start("hut");
    assert_refused("use hut", ADIT_LIMIT,
                   "more than 10000 parts of declared effects; this is the limit 'run_parts'");
}

/* The repetition is a part itself. */
static void as_many_parts_as_the_limit_says_are_carried_out(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        fake_begin();
        fake_card(DEMO_KIND_ROOM, "hut");
        fake_use(fake_repeat(ADIT_MAX_RUN_PARTS - 1 + i, fake_gain(DEMO_GOLD, 0)));
        start("hut");
        if (i == 0) {
            assert_ok(adit_game_decide_text(game, "use hut", &err), err);
        } else {
            assert_refused("use hut", ADIT_LIMIT, "this is the limit 'run_parts'");
        }
        stop(NULL);
    }
}

static int parts_before; /* carried out by this decision, before the run that the effect is in */

static adit_status have_many_parts(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    tx->runner->parts = parts_before;
    return ADIT_OK;
}

/* The effect is one part of its run, and those of the run are added at its end. */
static void as_many_parts_as_a_decision_may_have_are_carried_out(void **state)
{
    (void)state;
    start_with_hut(have_many_parts);
    parts_before = ADIT_MAX_DECISION_PARTS;
    assert_refused("use hut", ADIT_LIMIT, "this is the limit 'decision_parts'");
    parts_before = ADIT_MAX_DECISION_PARTS - 1;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
}

static int nested, most_nested; /* counts that are counted now, and how many the test wants */

static int count_nested(adit_tx *tx, int seat)
{
    int count = 0;

    nested++;
    if (nested < most_nested) {
        count = adit_query(tx, seat, adit_query_find(tx->def, "nested"));
    }
    nested--;
    return count + 1;
}

static adit_status gain_nested(adit_tx *tx, int seat, const adit_event *event)
{
    const int count = adit_query(tx, seat, adit_query_find(tx->def, "nested"));

    (void)event;
    if (tx->stop == ADIT_OK) {
        assert_int_equal(count, most_nested);
    }
    return tx->stop;
}

static void counts_are_nested_as_deep_as_the_limit_says(void **state)
{
    static const adit_query_row queries[] = {{.name = "nested", .count = count_nested}, {0}};
    adit_game_def def = demo_cave;

    (void)state;
    def.queries = queries;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(gain_nested));
    most_nested = ADIT_MAX_QUERY_DEPTH + 1;
    engine = fake_engine_of(&def);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "hut"}});
    assert_refused("use hut", ADIT_LIMIT,
                   "more than 16 queries one inside the other; this is the limit 'query_depth'");
    most_nested = ADIT_MAX_QUERY_DEPTH;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
}

static int again(adit_tx *tx, int seat, int base)
{
    return adit_value(tx, seat, DEMO_VALUE_SPEED, base, ADIT_NO_CARD) + 1;
}

static void numbers_that_ask_for_each_other_are_a_fault(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(2));
    fake_modify(DEMO_VALUE_SPEED)->script = fake_script_number(again);
    start("hut");
    assert_refused("use hut", ADIT_LIMIT,
                   "card 'hut': more than 16 functions of cards one inside the other");
}

static adit_node_id deep_node;
static int deepest;

static adit_status permit_gleaning(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    if (tx->script_depth < ADIT_MAX_SCRIPT_DEPTH) {
        return adit_walk(tx, seat, deep_node);
    }
    assert_false(adit_permission(tx, seat, DEMO_MAY_GLEAN, ADIT_NO_CARD, NULL));
    return tx->stop;
}

static void a_permission_asked_for_too_deep_is_a_fault(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    deep_node = fake_script(permit_gleaning);
    fake_use(deep_node);
    fake_permit(DEMO_MAY_GLEAN, false)->script = fake_script_reason("why not");
    start("hut");
    assert_refused("use hut", ADIT_LIMIT,
                   "card 'hut': more than 16 functions of cards one inside the other");
}

static adit_status try_itself(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    deepest = tx->trial_depth > deepest ? tx->trial_depth : deepest;
    return adit_can(tx, seat, deep_node, NULL, NULL, NULL) ? ADIT_OK
                                                           : adit_illegal(tx, "cannot be tried");
}

static void a_trial_inside_trials_ends_at_six(void **state)
{
    adit_engine_stats before, after;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    deep_node = fake_script(try_itself);
    fake_use(deep_node);
    start("hut");
    deepest = 0;
    before = engine->runner->stats;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
    after = engine->runner->stats;
    assert_int_equal(deepest, ADIT_MAX_TRIAL_DEPTH);
    assert_true(after.trials_used_up > before.trials_used_up);
}

/* Six times left, right or, where both fail, neither: 127 ways, of which none is possible. */
static adit_status lose_the_way(adit_tx *tx, int seat, const adit_event *event)
{
    int chosen;

    (void)event;
    for (int i = 0; i < 6; i++) {
        adit_status status = fake_choose(tx, seat, 2, words, true, false, &chosen);
        if (status == ADIT_NONE) {
            return adit_illegal(tx, "neither left nor right");
        }
        ADIT_TRY(status);
    }
    return adit_illegal(tx, "there is no way out");
}

static void a_trial_of_too_many_ways_says_no(void **state)
{
    (void)state;
    start_with_hut(lose_the_way);
    assert_true(engine->runner->stats.trials_used_up > 0);
    assert_refused("use hut", ADIT_ILLEGAL, "no way to finish it was found in 64 tries");
}

/* ---- Exchanges ---- */

static adit_status exchange_again(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    return adit_exchange_run(tx, seat, (adit_option){.what = ADIT_OPT_EXCHANGE, .a = 1});
}

static void exchanges_nested_too_deep_are_a_fault(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_exchange(DEMO_WOOD, 0, DEMO_GOLD, 1)->run = fake_script(exchange_again);
    fake_use(fake_script(exchange_again));
    start("hut");
    assert_refused("use hut", ADIT_LIMIT, "more than 3 exchanges one inside the other");
}

/* ---- Chance ---- */

static int draw_n, draw_stream;

static adit_status draw_badly(adit_tx *tx, int seat, const adit_event *event)
{
    int outcome;

    (void)seat;
    (void)event;
    return tx->is_trial ? ADIT_OK : adit_roll(tx, draw_stream, draw_n, &outcome);
}

static void a_draw_from_nothing_is_our_fault(void **state)
{
    (void)state;
    start_with_hut(draw_badly);
    draw_n = 0;
    assert_refused("use hut", ADIT_INTERNAL, "invalid draw: 1 of 0 from stream 0");
    draw_n = 6;
    draw_stream = -1;
    assert_refused("use hut", ADIT_INTERNAL, "invalid draw: 1 of 6 from stream -1");
    draw_stream = ADIT_MAX_STREAMS;
    assert_refused("use hut", ADIT_INTERNAL, "invalid draw: 1 of 6 from stream 16");
    draw_stream = 0;
    assert_ok(adit_game_decide_text(game, "use hut", &err), err);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(too_many_questions_with_one_answer),
        T(too_many_questions_without_an_answer),
        T(too_many_draws),
        T(a_question_after_too_many_others_cannot_be_answered),
        T(without_room_for_a_trial_every_option_is_offered),
        T(a_question_offers_at_most_1024_options),
        T(as_many_refusals_are_kept_as_options),
        T(more_than_48_effects_at_once_are_a_fault),
        T(effects_that_the_game_brings_count_too),
        T(an_effect_that_is_due_is_lost_when_its_card_leaves_play),
        T(telling_one_card_counts_as_nesting),
        T(telling_in_any_order_counts_as_nesting),
        T(an_effect_of_too_many_parts_is_a_fault),
        cmocka_unit_test(as_many_parts_as_the_limit_says_are_carried_out),
        T(as_many_parts_as_a_decision_may_have_are_carried_out),
        T(counts_are_nested_as_deep_as_the_limit_says),
        T(numbers_that_ask_for_each_other_are_a_fault),
        T(a_permission_asked_for_too_deep_is_a_fault),
        T(a_trial_inside_trials_ends_at_six),
        T(a_trial_of_too_many_ways_says_no),
        T(exchanges_nested_too_deep_are_a_fault),
        T(a_draw_from_nothing_is_our_fault),
    };

    return ADIT_RUN(tests);
}
