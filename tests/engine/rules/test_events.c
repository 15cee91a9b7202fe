/* test_events.c - who is told what, in which order, and how deep it may go. */
#include <stdio.h>

#include "engine/match/game.h"
#include "tests/support/fake_table.h"

static void start(const char *first, const char *second)
{
    const adit_setting fields[] = {{"player[1].in_play", first}, {"player[2].in_play", second}};

    engine = fake_engine(true);
    game = fake_game_with(engine, 2, fields);
}

static int seat_has(int seat, int good)
{
    return demo_of(game)->player[seat].common.goods.have[good];
}

static void a_card_hears_only_its_owner(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 1))->good = DEMO_FLAX;
    start("hut", "none");
    decide("gather_flax");
    decide("gather_flax");
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
    assert_int_equal(seat_has(1, DEMO_GOLD), 0);
}

static void filters_by_others_good_amount_and_condition(void **state)
{
    adit_hook_on *hook;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 1))->by = ADIT_ACTOR_OTHERS;
    hook = fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 4));
    hook->good = DEMO_FLAX;
    hook->min = hook->max = 1; /* flax comes in twos */
    hook = fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 8));
    hook->good = DEMO_FLAX;
    hook->when = (adit_condition){DEMO_WOOD, 1, INT16_MAX};
    start("hut", "none");
    decide("gather_flax");
    assert_int_equal(seat_has(0, DEMO_GOLD), 0);
    decide("gather_flax");
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
    decide("chop_wood");
    decide("chop_wood");
    assert_int_equal(seat_has(0, DEMO_GOLD), 2);
    decide("gather_flax");
    assert_int_equal(seat_has(0, DEMO_GOLD), 10);
}

static void an_event_can_be_about_a_card(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_GOLD, 1))->card = 1;
    fake_card(DEMO_KIND_ROOM, "inn");
    start("hut", "none");
    adit_game_free(game);
    game = fake_game_with(
        engine, 2, (const adit_setting[]){{"player[1].in_play", "hut"}, {"room.hut", "found"}});
    decide("search"); /* only the inn is left in the pool */
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
}

static char order[200];

static adit_status say(adit_tx *tx, const char *name)
{
    if (!tx->is_trial) {
        snprintf(order + strlen(order), sizeof order - strlen(order), "%s", name);
    }
    return ADIT_OK;
}
static adit_status say_a(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    return say(tx, seat == 0 ? "a1 " : "a2 ");
}
static adit_status say_b(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    return say(tx, seat == 0 ? "b1 " : "b2 ");
}
static adit_status say_t(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    return say(tx, "table ");
}

static void listeners_come_from_the_active_seat_in_order_of_play_the_table_last(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "a");
    fake_on(ADIT_EVENT_GAINED, fake_script(say_a))->by = ADIT_ACTOR_ANYONE;
    fake_card(DEMO_KIND_ROOM, "b");
    fake_on(ADIT_EVENT_GAINED, fake_script(say_b))->by = ADIT_ACTOR_ANYONE;
    fake_card(DEMO_KIND_TABLE, "t");
    fake_on(ADIT_EVENT_GAINED, fake_script(say_t));
    engine = fake_engine(false);
    game = fake_game_with(
        engine, 2,
        (const adit_setting[]){{"player[1].in_play", "b a"}, {"player[2].in_play", "a b"}});
    order[0] = '\0';
    decide("gather_flax");
    assert_string_equal(order, "b1 a1 a2 b2 table ");
    order[0] = '\0';
    decide("gather_flax");
    assert_string_equal(order, "a2 b2 b1 a1 table ");
}

static adit_status remove_b(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    adit_leave_play(tx, seat, adit_cards_find(tx->cards, "b"));
    adit_leave_play(tx, seat, adit_cards_find(tx->cards, "b")); /* twice does no harm */
    return ADIT_OK;
}

static int table_owner = 99;

static adit_status note_owner(adit_tx *tx, int seat, const adit_event *event)
{
    (void)event;
    table_owner = tx->card_seat;
    return seat == tx->work->active ? ADIT_OK : adit_fault(tx, ADIT_INTERNAL, "wrong seat");
}

static void a_card_of_the_table_acts_for_the_player_but_belongs_to_nobody(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_TABLE, "t");
    fake_on(ADIT_EVENT_GAINED, fake_script(note_owner));
    engine = fake_engine(false);
    game = fake_game(engine, 7);
    decide("gather_flax");
    decide("gather_flax");
    assert_int_equal(table_owner, -1);
}

static void a_card_that_left_play_is_not_told(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "a");
    fake_on(ADIT_EVENT_GAINED, fake_script(remove_b));
    fake_card(DEMO_KIND_ROOM, "b");
    fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 1));
    start("a b", "none");
    decide("gather_flax");
    assert_int_equal(seat_has(0, DEMO_GOLD), 0);
    assert_int_equal(demo_of(game)->player[0].common.in_play.count, 1);
}

static void a_new_card_runs_its_built_effect_but_does_not_hear_itself(void **state)
{
    (void)state;
    fake_begin();
    adit_card *hut = fake_card(DEMO_KIND_ROOM, "hut");
    hut->built = fake_gain(DEMO_WOOD, 1);
    fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 1));
    start("none", "none");
    decide("search");
    assert_int_equal(seat_has(0, DEMO_WOOD), 1);
    assert_int_equal(seat_has(0, DEMO_GOLD), 0);
}

static void effects_that_feed_each_other_for_ever_are_a_fault(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 1));
    start("hut", "none");
    /* Gold ends at 19, so it stops by itself; with a script that gains flax it does not. */
    decide("chop_wood");
    assert_int_equal(seat_has(0, DEMO_GOLD), 19);
}

static adit_status churn(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_goods one = {.have = {[DEMO_FOOD] = 1}};

    (void)event;
    ADIT_TRY(adit_pay(tx, seat, &one));
    return adit_gain(tx, seat, &one);
}

static void script_calls_nested_too_deep_are_a_fault_and_change_nothing(void **state)
{
    uint64_t before;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_script(churn));
    start("hut", "none");
    before = adit_game_hash(game);
    assert_fails(adit_game_decide_text(game, "gather_flax", &err), ADIT_LIMIT,
                 "more than 16 functions of cards one inside the other", err);
    assert_true(before == adit_game_hash(game));
}

static void events_nested_too_deep_are_a_fault(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED,
            FAKE_NODE(ADIT_NODE_SEQUENCE, fake_pay(DEMO_FOOD, 1), fake_gain(DEMO_FOOD, 1)));
    start("hut", "none");
    assert_fails(adit_game_decide_text(game, "gather_flax", &err), ADIT_LIMIT,
                 "more than 24 events one inside the other", err);
}

static void counters_are_set_back_when_their_time_comes(void **state)
{
    adit_card *hut;

    (void)state;
    fake_begin();
    hut = fake_card(DEMO_KIND_ROOM, "hut");
    hut->counter_count = 2;
    hut->counter[0] = (adit_counter){"turns", 9, 0, ADIT_RESET_TURN};
    hut->counter[1] = (adit_counter){"games", 9, 1, ADIT_RESET_GAME};
    engine = fake_engine(true);
    game = fake_game_with(engine, 2,
                          (const adit_setting[]){{"player[1].counter.hut.turns", "3"},
                                                 {"player[1].counter.hut.games", "4"}});
    decide("gather_flax");
    assert_int_equal(demo_of(game)->player[0].common.counter[0], 0);
    assert_int_equal(demo_of(game)->player[0].common.counter[1], 4);
}

static void a_rewrite_changes_the_connective_when_the_space_is_entered(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "guest");
    fake_rewrite(ADIT_NODE_ONE_OF, ADIT_NODE_AND_OR)->card = 1;
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_ONE_OF, fake_gain(DEMO_WOOD, 1), fake_gain(DEMO_GOLD, 1)));
    start("guest hut", "hut");
    decide("use hut");
    decide("gain 1 wood");
    decide("gain 1 gold");
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
    decide("use hut"); /* player 2 has no guest room */
    decide("gain 1 wood");
    assert_int_equal(adit_game_seat(game), 1);
    assert_int_equal(seat_has(1, DEMO_GOLD), 0);
}

static void no_more_cards_than_there_is_room_for_can_be_in_play(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    engine = fake_engine(false);
    game = fake_game(engine, 7);
    adit_in_play *list = &adit_seat_of(&demo_cave, adit_game_root(game), 0)->in_play;
    list->count = ADIT_MAX_IN_PLAY;
    adit_def_note_topics(&demo_cave, adit_game_root(game), engine->cards);
    adit_game_changed(game);
    assert_fails(adit_game_decide_text(game, "search", &err), ADIT_LIMIT,
                 "more than 64 cards in play", err);
    list->count = ADIT_MAX_IN_PLAY - 1; /* one more is a card that is there for the last place */
    adit_def_note_topics(&demo_cave, adit_game_root(game), engine->cards);
    adit_game_changed(game);
    assert_ok(adit_game_decide_text(game, "search", &err), err);
}

/* ---- In the order that the player chooses ---- */

/* The bell rings: its own effect is due together with whatever hears it. */
static adit_status ring(adit_tx *tx, int seat, const adit_event *event)
{
    const int bell = adit_cards_find(tx->cards, "bell");
    const adit_due due = {bell, tx->cards->card[bell].built};
    const adit_event rings = {.event = DEMO_EVENT_SEARCHED, .seat = seat, .card = bell};

    (void)event;
    return adit_raise_in_any_order(tx, seat, &rings, &due, 1);
}

static void add_bell(void)
{
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "bell")->built = fake_gain(DEMO_GOLD, 1);
    fake_use(fake_script(ring));
    fake_card(DEMO_KIND_ROOM, "cook");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_FOOD, 1));
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(DEMO_EVENT_SEARCHED, fake_climb(2));
    fake_card(DEMO_KIND_TABLE, "board");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_WOOD, 1));
}

static void what_happens_at_once_comes_in_the_order_the_player_chooses(void **state)
{
    (void)state;
    add_bell();
    start("bell cook hut", "hut");
    decide("use bell");
    assert_int_equal(adit_game_option_count(game), 3);
    decide("next hut");
    decide("climb 2"); /* its question is answered before the rest goes on */
    assert_int_equal(seat_has(0, DEMO_WOOD), 0);
    decide("next bell"); /* the last one needs no question; the table comes after it */
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
    assert_int_equal(seat_has(0, DEMO_FOOD), 2);
    assert_int_equal(seat_has(0, DEMO_WOOD), 1);
    assert_int_equal(demo_of(game)->player[1].height, 0); /* the other's hut hears its owner */
}

static void what_is_due_alone_asks_nothing(void **state)
{
    (void)state;
    add_bell();
    start("bell", "none");
    decide("use bell");
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
    assert_int_equal(adit_game_seat(game), 2);
}

static void cards_of_others_hear_it_then_in_the_order_their_owner_chooses(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "bell")->built = fake_gain(DEMO_GOLD, 1);
    fake_use(fake_script(ring));
    fake_card(DEMO_KIND_ROOM, "cook");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_FOOD, 1))->by = ADIT_ACTOR_OTHERS;
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(DEMO_EVENT_SEARCHED, fake_climb(2))->by = ADIT_ACTOR_ANYONE;
    fake_card(DEMO_KIND_TABLE, "board");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_WOOD, 1))->by = ADIT_ACTOR_OTHERS;
    start("bell cook", "cook hut");
    decide("use bell"); /* the own cook hears nothing, so what is due asks nothing */
    assert_int_equal(seat_has(0, DEMO_FOOD), 1);
    assert_int_equal(adit_game_seat(game), 2);
    assert_true(offers("next cook") && offers("next hut"));
    decide("next hut");
    decide("climb 2");
    assert_int_equal(demo_of(game)->player[1].height, 2);
    assert_int_equal(seat_has(1, DEMO_FOOD), 2);
    assert_int_equal(seat_has(0, DEMO_GOLD), 1);
    assert_int_equal(seat_has(0, DEMO_WOOD), 1);
}

/* The same with an effect of the game instead of one of the card. */
static adit_status strike(adit_tx *tx, int seat, const void *context)
{
    return adit_gain(tx, seat, context);
}

static adit_status ring_by_hand(adit_tx *tx, int seat, const adit_event *event)
{
    static const adit_goods gold = {{[DEMO_GOLD] = 2}};
    const int bell = adit_cards_find(tx->cards, "bell");
    const adit_due due = {.card = bell, .run = strike, .context = &gold};
    const adit_event rings = {.event = DEMO_EVENT_SEARCHED, .seat = seat, .card = bell};

    (void)event;
    return adit_raise_in_any_order(tx, seat, &rings, &due, 1);
}

static void an_effect_of_the_game_may_be_due(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "bell");
    fake_use(fake_script(ring_by_hand));
    fake_card(DEMO_KIND_ROOM, "cook");
    fake_on(DEMO_EVENT_SEARCHED, fake_gain(DEMO_FOOD, 1));
    start("bell cook", "none");
    decide("use bell");
    assert_int_equal(adit_game_option_count(game), 2);
    decide("next bell");
    assert_int_equal(seat_has(0, DEMO_GOLD), 2);
    assert_int_equal(seat_has(0, DEMO_FOOD), 2);
}

static int first_calls;

/* Asks, and takes what was chosen into account: neither answer may be forgotten. */
static adit_status asks_for_a_word(adit_tx *tx, int seat, const adit_event *event)
{
    const char *const words[] = {"one", "two", "three", "four", "five"};
    int chosen;

    (void)event;
    ADIT_TRY(fake_choose(tx, seat, 5, words, true, false, &chosen));
    return adit_gain_good(tx, seat, DEMO_GOLD, chosen);
}

static adit_status asks_first(adit_tx *tx, int seat, const adit_event *event)
{
    first_calls++;
    return asks_for_a_word(tx, seat, event);
}

static void what_asks_is_tried_out_once_in_a_run_and_not_for_every_later_option(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "first");
    fake_on(ADIT_EVENT_GAINED, fake_script(asks_first))->good = DEMO_FLAX;
    fake_card(DEMO_KIND_ROOM, "second");
    fake_on(ADIT_EVENT_GAINED, fake_script(asks_for_a_word))->good = DEMO_FLAX;
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", "first second"}});
    decide("gather_flax");
    first_calls = 0;
    decide("three");
    /* A pick was made in it, so it is only carried out; the five options of the other one are tried
     * from the start of that one. */
    assert_int_equal(first_calls, 1);
    assert_int_equal(adit_game_option_count(game), 5);
    decide("two");
    assert_int_equal(seat_has(0, DEMO_GOLD), 2 + 1);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(a_card_hears_only_its_owner),
        T(filters_by_others_good_amount_and_condition),
        T(an_event_can_be_about_a_card),
        T(listeners_come_from_the_active_seat_in_order_of_play_the_table_last),
        T(a_card_of_the_table_acts_for_the_player_but_belongs_to_nobody),
        T(a_card_that_left_play_is_not_told),
        T(a_new_card_runs_its_built_effect_but_does_not_hear_itself),
        T(effects_that_feed_each_other_for_ever_are_a_fault),
        T(script_calls_nested_too_deep_are_a_fault_and_change_nothing),
        T(events_nested_too_deep_are_a_fault),
        T(counters_are_set_back_when_their_time_comes),
        T(a_rewrite_changes_the_connective_when_the_space_is_entered),
        T(no_more_cards_than_there_is_room_for_can_be_in_play),
        T(what_happens_at_once_comes_in_the_order_the_player_chooses),
        T(what_is_due_alone_asks_nothing),
        T(cards_of_others_hear_it_then_in_the_order_their_owner_chooses),
        T(an_effect_of_the_game_may_be_due),
        T(what_asks_is_tried_out_once_in_a_run_and_not_for_every_later_option),
    };
    return ADIT_RUN(tests);
}
