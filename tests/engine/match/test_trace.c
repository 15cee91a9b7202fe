/* test_trace.c - what a listener hears of a decision, line by line. */
#include <string.h>

#include "engine/match/game.h"
#include "tests/support/fake_table.h"

static char heard[8192];

static void hear(void *context, int depth, const char *line)
{
    adit_buffer *out = context;

    adit_buffer_addf(out, "%*s%s\n", 2 * depth, "", line);
}

/* Decides and gives what was heard of it. */
static const char *trace_of(const char *text)
{
    adit_buffer out = adit_buffer_on(heard, sizeof heard);

    (void)adit_game_option_count(game); /* what is open already is no part of the decision */
    int index = adit_game_option_find(game, text);
    adit_set_trace(hear, &out);
    adit_status status = adit_game_decide(game, index, &err);
    adit_set_trace(NULL, NULL);
    assert_ok(status, err);
    return heard;
}

static void start_with(const char *first)
{
    engine = fake_engine(false);
    game = fake_game_with(engine, 1, (const adit_setting[]){{"player[1].in_play", first}});
}

static void a_decision_reports_runs_picks_events_effects_and_the_next_question(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_gain(DEMO_GOLD, 1))->good = DEMO_FLAX;
    start_with("hut");
    assert_string_equal(trace_of("gather_flax"),
                        "decision p1 gather_flax\n"
                        "  run with 1 pick\n"
                        "    pick p1 action: gather_flax\n"
                        "    event gained p1 2 flax\n"
                        "      effect hut p1: gain 1 gold\n"
                        "        verb gain p1 1 gold\n"
                        "          event gained p1 1 gold\n"
                        "  = OK\n"
                        "  run with 0 picks\n"
                        "    trial of a verb\n"
                        "      verb search p2\n"
                        "    = yes\n"
                        "    question p2 action: gather_flax | chop_wood | search\n"
                        "  = OPEN\n");
}

static adit_status ask_and_gain(adit_tx *tx, int seat, const adit_event *event)
{
    static const char *const words[] = {"red", "blue"};
    const adit_goods gold = {.have = {[DEMO_GOLD] = 1}};
    int chosen;

    (void)event;
    ADIT_TRY(fake_choose(tx, seat, 2, words, true, false, &chosen));
    return chosen == 0 ? adit_gain(tx, seat, &gold) : adit_illegal(tx, "blue is sold out");
}

static adit_status ask_and_gain_either(adit_tx *tx, int seat, const adit_event *event)
{
    static const char *const words[] = {"red", "green"};
    const adit_goods gold = {.have = {[DEMO_GOLD] = 1}};
    int chosen;

    (void)event;
    ADIT_TRY(fake_choose(tx, seat, 2, words, true, false, &chosen));
    return adit_gain(tx, seat, &gold);
}

/* How often the function was called for the decision. */
static int calls_after(const char *text)
{
    int calls = 0;

    for (const char *at = trace_of(text); (at = strstr(at, "call function of hut")) != NULL; at++) {
        calls++;
    }
    return calls;
}

/* See auto_effect.c: there is no trial of the whole effect before it asks. */
static void a_hook_that_asks_runs_once_for_its_question_and_each_answer(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED, fake_script(ask_and_gain_either))->good = DEMO_FLAX;
    start_with("hut");
    assert_int_equal(calls_after("gather_flax"), 1 + 2); /* the question; its two answers */
    assert_int_equal(adit_game_option_count(game), 2);
    assert_int_equal(calls_after("green"), 1);
}

static void functions_and_trials_are_reported_with_their_answers(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(ask_and_gain));
    start_with("hut");
    assert_string_equal(trace_of("use hut"),
                        "decision p1 use hut\n"
                        "  run with 1 pick\n"
                        "    pick p1 action: use hut\n"
                        "    event used p1 hut 1\n"
                        "  = OK\n"
                        "  run with 0 picks\n"
                        "    effect hut p1: hut\n"
                        "      call function of hut, line 0, p1\n"
                        "        trial p1 with pick: blue\n"
                        "          run with 1 pick\n"
                        "            effect hut p1: hut\n"
                        "              call function of hut, line 0, p1\n"
                        "                pick p1 choose: blue\n"
                        "              = ILLEGAL: blue is sold out\n"
                        "          = ILLEGAL: blue is sold out\n"
                        "        = no: blue is sold out\n"
                        "        trial p1 with pick: red\n"
                        "          run with 1 pick\n"
                        "            effect hut p1: hut\n"
                        "              call function of hut, line 0, p1\n"
                        "                pick p1 choose: red\n"
                        "                event gained p1 1 gold\n"
                        "              = SURE\n"
                        "          = SURE\n"
                        "        = yes\n"
                        "        question p1 choose: red (taken without asking)\n"
                        "        event gained p1 1 gold\n"
                        "      = OK\n"
                        "  = OK\n"
                        "  run with 0 picks\n"
                        "    trial of a verb\n"
                        "      verb search p2\n"
                        "    = yes\n"
                        "    question p2 action: gather_flax | chop_wood | search\n"
                        "  = OPEN\n");
}

static int twice(adit_tx *tx, int seat, int base)
{
    (void)tx;
    (void)seat;
    return 2 * base;
}

static void hooks_report_what_they_change(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_climb(2));
    fake_modify(DEMO_VALUE_SPEED)->add = fake_fixed(-1);
    fake_modify(DEMO_VALUE_SPEED)->script = fake_script_number(twice);
    start_with("hut");
    assert_string_equal(trace_of("use hut"), "decision p1 use hut\n"
                                             "  run with 1 pick\n"
                                             "    pick p1 action: use hut\n"
                                             "    event used p1 hut 1\n"
                                             "  = OK\n"
                                             "  run with 0 picks\n"
                                             "    effect hut p1: climb 2\n"
                                             "      verb climb p1 most=2\n"
                                             "        hook hut p1: speed becomes 1\n"
                                             "        call number of hut p1 = 2\n"
                                             "        hook hut p1: speed becomes 2\n"
                                             "        question p1 step: climb 1 | climb 2\n"
                                             "  = OPEN\n");
}

static void permissions_report_what_each_card_says(void **state)
{
    adit_hook_permit *hook;

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    hook = fake_permit(DEMO_MAY_GLEAN, false);
    hook->script = fake_script_reason("why not");
    hook->by = ADIT_ACTOR_ANYONE;
    fake_permit(DEMO_MAY_CHOP, true)->by = ADIT_ACTOR_ANYONE;
    start_with("hut");
    assert_string_equal(trace_of("gather_flax"), "decision p1 gather_flax\n"
                                                 "  run with 1 pick\n"
                                                 "    pick p1 action: gather_flax\n"
                                                 "    hook hut p1: allows glean\n"
                                                 "    call reason of hut p1 = yes\n"
                                                 "    event gained p1 4 flax\n"
                                                 "  = OK\n"
                                                 "  run with 0 picks\n"
                                                 "    hook hut p1: forbids chop\n"
                                                 "    trial of a verb\n"
                                                 "      verb search p2\n"
                                                 "    = yes\n"
                                                 "    question p2 action: gather_flax | search\n"
                                                 "  = OPEN\n");
}

static void draws_and_prices_are_reported(void **state)
{
    const adit_goods price = {.have = {[DEMO_WOOD] = 2}};

    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "barn");
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(FAKE_NODE(ADIT_NODE_SEQUENCE, fake_search(), fake_buy("barn", 1, &price)));
    fake_modify(DEMO_VALUE_PRICE)->less = fake_amounts(DEMO_WOOD, 5);
    fake_card(DEMO_KIND_ROOM, "inn");
    engine = fake_engine(false);
    game = fake_game_with(
        engine, 2, (const adit_setting[]){{"player[1].in_play", "hut"}, {"room.barn", "found"}});
    (void)trace_of("use hut");
    assert_non_null(strstr(heard, "\n        draw rooms: "));
    assert_non_null(strstr(heard, "\n      verb buy p1 room=0 2 wood\n"
                                  "        hook hut p1: room_price\n"));
    assert_non_null(strstr(heard, "\n        trial p1 with pick: pay nothing\n"
                                  "          run with 2 picks\n"));
    assert_non_null(strstr(heard, "\n                pick rooms: turned "));
    assert_non_null(
        strstr(heard, "\n        question p1 pay: pay nothing (taken without asking)\n"));
}

static void an_effect_that_is_put_back_says_why(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_on(ADIT_EVENT_GAINED,
            FAKE_NODE(ADIT_NODE_SEQUENCE, fake_gain(DEMO_GOLD, 1), fake_pay(DEMO_FOOD, 9)))
        ->good = DEMO_FLAX;
    start_with("hut");
    assert_string_equal(trace_of("gather_flax"),
                        "decision p1 gather_flax\n"
                        "  run with 1 pick\n"
                        "    pick p1 action: gather_flax\n"
                        "    event gained p1 2 flax\n"
                        "      effect hut p1: gain 1 gold then pay 9 food\n"
                        "        verb gain p1 1 gold\n"
                        "          event gained p1 1 gold\n"
                        "        verb pay p1 9 food\n"
                        "      = ILLEGAL, put back: needs 9 food, has 1\n"
                        "  = OK\n"
                        "  run with 0 picks\n"
                        "    trial of a verb\n"
                        "      verb search p2\n"
                        "    = yes\n"
                        "    question p2 action: gather_flax | chop_wood | search\n"
                        "  = OPEN\n");
}

static void listening_changes_nothing(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_use(fake_script(ask_and_gain));
    start_with("hut");

    adit_game *silent = adit_game_fork(game);
    assert_non_null(silent);
    (void)trace_of("use hut");
    assert_ok(adit_game_decide_text(silent, "use hut", &err), err);
    assert_true(adit_game_hash(silent) == adit_game_hash(game));
    assert_int_equal(adit_game_option_count(silent), adit_game_option_count(game));
    adit_game_free(silent);
}

int main(void)
{
#define T(name) cmocka_unit_test_teardown(name, stop)
    const struct CMUnitTest tests[] = {
        T(a_decision_reports_runs_picks_events_effects_and_the_next_question),
        T(a_hook_that_asks_runs_once_for_its_question_and_each_answer),
        T(functions_and_trials_are_reported_with_their_answers),
        T(hooks_report_what_they_change),
        T(permissions_report_what_each_card_says),
        T(draws_and_prices_are_reported),
        T(an_effect_that_is_put_back_says_why),
        T(listening_changes_nothing),
    };
    return ADIT_RUN(tests);
}
