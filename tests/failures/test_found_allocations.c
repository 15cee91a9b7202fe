/* test_found_allocations.c - what failing allocations have found in the engine, one test each.
 *
 * The scripts of the cards are C functions here, and any one of their runs can be told that there
 * is no memory; or any allocation fails. What was found in the bindings and in the commands has
 * its tests in tests/bindings/ and in test_allocations_commands.c.
 */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "tests/support/fake_cards.h"

static adit_engine *engine;
static adit_game *game;
static adit_err err;
static int runs, poor_run; /* of scripts, and the one that gets no memory; 0: none */

static adit_status need_memory(adit_tx *tx)
{
    return ++runs == poor_run ? adit_fault(tx, ADIT_NOMEM, "out of memory") : ADIT_OK;
}

static adit_status willing(adit_tx *tx, int seat, const adit_event *event)
{
    const adit_goods food = {.have = {[DEMO_FOOD] = 1}};

    (void)event;
    ADIT_TRY(need_memory(tx));
    return adit_gain(tx, seat, &food);
}

static adit_status unwilling(adit_tx *tx, int seat, const adit_event *event)
{
    (void)seat;
    (void)event;
    ADIT_TRY(need_memory(tx));
    return adit_illegal(tx, "not for you");
}

/* The inn can be used, the altar never; cave and hut exchange at any time, the fort never. */
static adit_status begin(uint64_t seed)
{
    static const adit_setting fields[] = {{"player[1].in_play", "altar cave fort hut inn"},
                                          {"player[1].goods.wood", "4"}};
    const adit_setup setup = {.players = 2, .seed = seed, .fields = fields, .field_count = 2};

    return adit_game_new(engine, &setup, &game, &err);
}

static int start(void **state)
{
    (void)state;
    fake_begin();
    fake_card(DEMO_KIND_ROOM, "altar");
    fake_use(fake_script(unwilling));
    fake_card(DEMO_KIND_ROOM, "cave");
    fake_exchange(DEMO_WOOD, 1, DEMO_GOLD, 1)->run = fake_script(willing);
    fake_card(DEMO_KIND_ROOM, "fort");
    fake_exchange(DEMO_WOOD, 1, DEMO_GOLD, 1)->run = fake_script(unwilling);
    fake_card(DEMO_KIND_ROOM, "hut");
    fake_exchange(DEMO_WOOD, 1, DEMO_FLAX, 1)->run = fake_script(willing);
    fake_card(DEMO_KIND_ROOM, "inn");
    fake_use(fake_script(willing));
    engine = fake_engine(false);
    return 0;
}

static int stop(void **state)
{
    (void)state;
    (void)adit_memory_fail_at(0, 0);
    adit_game_free(game);
    adit_engine_close(engine);
    game = NULL;
    poor_run = 0;
    return 0;
}

static adit_read_point mark;

/* Forgets the question that the engine keeps, so that it must be asked anew. */
static void forget(void)
{
    adit_game_changed(game);
    mark = adit_game_read_point(game);
    runs = 0;
}

static void write_state(adit_text *text)
{
    text->length = 0;
    assert_ok(adit_game_state_lines(game, 0, text, &err), err);
    for (int i = 0; i < adit_game_option_count(game) + adit_game_anytime_count(game); i++) {
        char option[80];

        adit_game_option_text(game, i, option, sizeof option);
        adit_text_addf(text, "%s\n", option);
    }
}

/* ---- Trials ---- */

static void a_move_is_not_offered_because_its_trial_had_no_memory(void **state)
{
    (void)state;
    for (poor_run = 1; poor_run == 1 || runs >= poor_run - 1; poor_run++) {
        runs = 0;
        adit_status status = begin(7);
        if (status == ADIT_OK) {
            assert_true(runs < poor_run);
            assert_true(adit_game_option_find(game, "use altar") < 0);
            break;
        }
        assert_int_equal(status, ADIT_NOMEM);
    }
    assert_true(poor_run > 2); /* at least the altar and the inn were tried */
}

static void a_move_is_not_offered_because_there_was_no_memory_to_try_it(void **state)
{
    adit_status status = ADIT_NOMEM;

    for (long n = 1; status != ADIT_OK; n++) {
        (void)stop(state);
        (void)start(state); /* what trials need is kept by the engine: a new one */
        (void)adit_memory_fail_at(n, -1);
        status = begin(7);
        (void)adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_NOMEM || status == ADIT_OK);
    }
    assert_true(adit_game_option_find(game, "use altar") < 0);
    assert_true(adit_game_option_find(game, "use inn") >= 0);
}

/* ---- Exchanges ---- */

static void a_list_of_exchanges_that_ended_half_way_is_made_anew(void **state)
{
    (void)state;
    assert_ok(begin(7), err);
    forget();
    int all = adit_game_anytime_count(game);
    int tried = runs;

    assert_int_equal(all, 2);
    for (int k = 1; k <= tried; k++) {
        forget();
        poor_run = k;
        (void)adit_game_anytime_count(game);
        poor_run = 0;
        assert_int_equal(adit_game_read_error(game, mark, NULL), runs >= k ? ADIT_NOMEM : ADIT_OK);
        assert_int_equal(adit_game_anytime_count(game), all);
    }
}

/* ---- The question that the engine keeps ---- */

static void a_match_that_could_not_be_made_leaves_the_others_as_they_are(void **state)
{
    adit_text before = {0}, after = {0};
    adit_status status = ADIT_NOMEM;

    (void)state;
    assert_ok(begin(7), err);
    write_state(&before);
    for (int k = 1; status != ADIT_OK; k++) {
        adit_game *first = game;

        runs = 0;
        poor_run = k;
        status = begin(8); /* deals other cards */
        poor_run = 0;
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
        if (status == ADIT_OK) {
            adit_game_free(game);
        }
        game = first;
        write_state(&after);
        assert_string_equal(after.data, before.data);
    }
    adit_text_free(&before);
    adit_text_free(&after);
}

static void whose_turn_it_is_is_known_without_memory(void **state)
{
    (void)state;
    assert_ok(begin(7), err);
    forget();
    poor_run = 1;
    assert_int_equal(adit_game_seat(game), 1);
    poor_run = 0;
    assert_ok(adit_game_decide_text(game, "gather_flax", &err), err);
    forget();
    (void)adit_memory_fail_at(1, -1);
    assert_int_equal(adit_game_seat(game), 2);
}

/* ---- Records ---- */

static void a_record_begins_as_it_was_set_up_also_when_memory_is_short(void **state)
{
    adit_text whole = {0}, text = {0};

    (void)state;
    assert_ok(begin(7), err);
    assert_ok(adit_game_decide_text(game, "use inn", &err), err);
    assert_ok(adit_game_record(game, &whole, &err), err);
    assert_null(strstr(whole.data, "adit-position"));
    for (long more = -1; more <= 1; more++) {
        for (long n = 1;; n++) {
            (void)adit_memory_fail_at(n, more);
            adit_status status = adit_game_record(game, &text, &err);
            bool is_over = adit_memory_fail_at(0, 0) < n;

            assert_true(status == ADIT_OK || status == ADIT_NOMEM);
            if (status == ADIT_OK) {
                assert_string_equal(text.data, whole.data);
            }
            adit_text_free(&text);
            if (is_over) {
                break;
            }
        }
    }
    adit_text_free(&whole);
}

/* ---- The greedy bot ---- */

/* Asks it for the moves of a turn, with the k-th run of a script in its trials without memory.
 * Whenever it has none it is asked again. Returns the moves as a number. */
static int moves_of_a_turn(int k)
{
    adit_bot *bot = NULL;
    int moves = 0, index = 0;

    assert_ok(begin(7), err);
    assert_ok(adit_bot_new(engine, "greedy", 1, 5, &bot, &err), err);
    runs = 0;
    poor_run = k;
    while (adit_game_seat(game) == 1) {
        adit_status status = bot->choose(bot, game, &index, &err);

        if (status == ADIT_NOMEM) {
            continue; /* the next run has memory again */
        }
        assert_ok(status, err);
        moves = moves * 31 + index + 1;
        poor_run = 0;
        assert_ok(adit_game_decide(game, index, &err), err);
        poor_run = k;
    }
    poor_run = 0;
    bot->free(bot);
    adit_game_free(game);
    game = NULL;
    return moves;
}

static void greedy_does_not_take_a_move_that_it_could_not_try_for_a_bad_one(void **state)
{
    (void)state;
    int usual = moves_of_a_turn(0);
    int tried = runs;

    assert_true(tried > 4);
    for (int k = 1; k <= tried; k++) {
        assert_int_equal(moves_of_a_turn(k), usual);
    }
}

#define FOUND_TEST(function) cmocka_unit_test_setup_teardown(function, start, stop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOUND_TEST(a_move_is_not_offered_because_its_trial_had_no_memory),
        FOUND_TEST(a_move_is_not_offered_because_there_was_no_memory_to_try_it),
        FOUND_TEST(a_list_of_exchanges_that_ended_half_way_is_made_anew),
        FOUND_TEST(a_match_that_could_not_be_made_leaves_the_others_as_they_are),
        FOUND_TEST(whose_turn_it_is_is_known_without_memory),
        FOUND_TEST(a_record_begins_as_it_was_set_up_also_when_memory_is_short),
        FOUND_TEST(greedy_does_not_take_a_move_that_it_could_not_try_for_a_bad_one),
    };

    return ADIT_RUN(tests);
}
