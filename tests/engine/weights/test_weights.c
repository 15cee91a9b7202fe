/* test_weights.c - weights.txt: what it may say, and the values that come of it.
 *
 * The values are worked out by hand, so every build and machine that passes has the same ones.
 */
#include "tests/support/purses.h"

#include "engine/players/judge.h"
#include "engine/weights/weights.h"

static adit_err err;

static adit_status read_weights(adit_engine *engine, const char *text)
{
    const adit_field_world world = {engine->def, engine->cards};

    err = (adit_err){0};
    return adit_weights_read(&engine->weights, engine->names, &world, "weights.txt", text, true,
                             &err);
}

/* What seat 1 is worth with so many coins, in this turn. */
static int value_of(const char *text, int coins, int turn)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);

    assert_ok(read_weights(engine, text), err);
    purse_state *state = (purse_state *)(void *)adit_game_root(game);
    state->player[0].coins = (int16_t)coins;
    state->state.turn = (uint16_t)turn;
    adit_game_changed(game);
    const int value = adit_position_value(game, 1);
    adit_game_free(game);
    adit_engine_close(engine);
    return value;
}

static void without_a_section_for_the_players_the_rule_of_thumb_counts(void **state)
{
    (void)state;
    assert_int_equal(value_of("", 7, 0), 700);
    assert_int_equal(value_of("# nothing\n\n", 7, 0), 700);
    assert_int_equal(value_of("players 1\nbase 9000\nplayers 3 7\nbase 9000\n", 7, 0), 700);
}

static void quantities_count_in_thousandths_of_a_point(void **state)
{
    (void)state;
    assert_int_equal(value_of("players 2\nworth 500\n", 7, 0), 350);
    assert_int_equal(value_of("players 2\nscore 500\n", 7, 0), 350);
    assert_int_equal(value_of("players 2\nworth 0\ncoins 1234\n", 7, 0), 863);
    assert_int_equal(value_of("players 2\nworth 0\ncoins -1234\n", 7, 0), -863);
    assert_int_equal(value_of("players 2\nworth 0\nbase 1500\ncoins..3 1000\n", 7, 0), 450);
    assert_int_equal(value_of("players 2\nworth 0\ncoins>6 2000\ncoins>7 4000\n", 7, 0), 200);
    assert_int_equal(value_of("players 2\nworth 0\ncoins=7 2000\ncoins=6 4000\n", 7, 0), 200);
    assert_int_equal(value_of("players 2\nworth 0\nactive=me 2000\nturn 10\n", 7, 4), 204);
    assert_int_equal(value_of("players 2\nworth 0\nactive=1 2000\nactive=2 500\n", 7, 4), 200);
    assert_int_equal(value_of("players 2\nworth 0\nin_play 2000\n", 7, 4), 0);
}

/* What a mod adds counts beside what there is; the worth counts fully unless somebody says how. */
static void sections_add_up(void **state)
{
    (void)state;
    assert_int_equal(value_of("players 2\ncoins 1000\n", 7, 0), 1400);
    assert_int_equal(value_of("players 1 7\ncoins 1000\nplayers 2 3\nbase 100\n", 7, 0), 1410);
    assert_int_equal(value_of("players 2\nworth 2000\nplayers 2\nbase 100\n", 7, 0), 1410);
}

static void between_stages_weights_are_interpolated(void **state)
{
    static const char text[] = "players 2\nstage turn 4 8 10\nworth 0 0 0\nbase 1000 3000 -1000\n";

    (void)state;
    assert_int_equal(value_of(text, 7, 0), 100);
    assert_int_equal(value_of(text, 7, 4), 100);
    assert_int_equal(value_of(text, 7, 5), 150);
    assert_int_equal(value_of(text, 7, 8), 300);
    assert_int_equal(value_of(text, 7, 9), 100);
    assert_int_equal(value_of(text, 7, 10), -100);
    assert_int_equal(value_of(text, 7, 19), -100);
    assert_int_equal(value_of("players 2\nstage turn 5\nworth 0\nbase 1000\n", 7, 2), 100);
}

/* More than can be counted is cut; the sanitizers see that nothing overflows. */
static void values_are_cut_and_never_overflow(void **state)
{
    static const char *const names[] = {"base", "score", "coins", "turn"};
    adit_text text = {0};

    (void)state;
    adit_text_add(&text, "players 2\nstage turn 0 65535\n");
    for (int most = 1; most <= 3000; most++) {
        adit_text_addf(&text, "coins..%d 1000000 -1000000\n", most);
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        adit_text_addf(&text, "%s 1000000 -1000000\n", names[i]);
    }
    assert_ok(adit_text_status(&text, &err), err);
    assert_int_equal(value_of(text.data, 1000, 0), 100000000);
    assert_int_equal(value_of(text.data, 1000, 65535), -100000000);
    assert_in_range(value_of(text.data, 1000, 32767), 0, 100000000);
    adit_text_free(&text);
}

static void what_is_wrong_is_reported_with_its_line(void **state)
{
    static const struct {
        const char *text, *message;
    } cases[] = {
        {"coins 3\n", "weights.txt:1: coins: expected a line such as 'players 2 4'"},
        {"players\n", "weights.txt:1: players: expected one number of players"},
        {"players 0\n", "weights.txt:1: players: expected one number of players"},
        {"players 3 2\n", "weights.txt:1: players: expected one number of players"},
        {"players 2 3 4\n", "weights.txt:1: players: expected one number of players"},
        {"players 2\n\ncoin 1\n", "weights.txt:3: player[1].coin: there is no field "
                                  "'coin'; did you mean 'coins'?"},
        {"players 2\ncoins\n", "weights.txt:2: coins: expected a weight for each stage (1), got 0"},
        {"players 2\nstage turn 1 2\ncoins 1\n", "expected a weight for each stage (2), got 1"},
        {"players 2\ncoins 1.5\n", "weights.txt:2: coins: '1.5': expected a whole number of "
                                   "thousandths of a point"},
        {"players 2\ncoins 1000001\n", "from -1000000 to 1000000"},
        {"players 2\ncoins 1\nturn 2\ncoins 1\n", "weights.txt:4: coins: duplicate"},
        {"players 2\ncoins>x 1\n", "weights.txt:2: '>' is followed by a number from 0"},
        {"players 2\ncoins..0 1\n", "weights.txt:2: coins..0: '..' is followed by a number from 1"},
        {"players 2\ncoins=many 1\n", "weights.txt:2: coins has no value 'many'"},
        {"players 2\ncoins=me 1\n", "weights.txt:2: coins holds neither a seat nor what lies on"},
        {"players 2\nin_play=lamp 1\n", "weights.txt:2: no card is called 'lamp'"},
        {"players 2\nrng.key 1\n", "weights.txt:2: rng.key: nobody may see this field"},
        {"players 2\nstage turn\n", "weights.txt:2: stage: expected once, after players"},
        {"players 2\ncoins 1\nstage turn 1\n", "weights.txt:3: stage: expected once"},
        {"players 2\nstage turn 2 2\n", "weights.txt:2: stage: '2': expected rising numbers"},
        {"players 2\nstage turn x\n", "weights.txt:2: stage: 'x': expected rising numbers"},
        {"players 2\nstage time 1\n", "there is no field 'time'"},
        {"players 2\nstage turn 1 2 3 4 5 6 7 8 9\n", "weights.txt:2: expected at most 10 words"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        adit_engine *engine = open_engine();

        assert_fails(read_weights(engine, cases[i].text), ADIT_INPUT, cases[i].message, err);
        assert_null(engine->weights);
        adit_engine_close(engine);
    }
}

static void all_mistakes_are_reported_at_once(void **state)
{
    char longest[700];
    adit_engine *engine = open_engine();

    (void)state;
    assert_fails(read_weights(engine, "players 2\ncoin 1\ncoins x\n"), ADIT_INPUT,
                 "weights.txt:2:", err);
    assert_non_null(strstr(err.text, "weights.txt:3:"));
    memset(longest, 'a', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    assert_fails(read_weights(engine, longest), ADIT_INPUT, "expected a line of at most", err);
    adit_engine_close(engine);
}

/* A file that is wrong leaves the weights of others as they were. */
static void a_failed_file_changes_nothing(void **state)
{
    adit_engine *engine = open_engine();
    adit_game *game = new_game(engine);

    (void)state;
    assert_ok(read_weights(engine, "players 2\nbase 1000\n"), err);
    assert_fails(read_weights(engine, "players 2\nbase 1000\nbase 1\n"), ADIT_INPUT, "duplicate",
                 err);
    assert_fails(read_weights(engine, "players 2\nscore 1000\nbase x\n"), ADIT_INPUT, "'x'", err);
    assert_false(adit_weights_need_score(engine->weights));
    assert_int_equal(adit_position_value(game, 1), 100);
    assert_ok(read_weights(engine, "players 2\nbase 1000\n"), err);
    assert_int_equal(adit_position_value(game, 1), 200);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* The planner goes by the weights: here they say that coins are bad. */
static void the_planner_goes_by_weights_and_greedy_does_not(void **state)
{
    static const char *const names[] = {"planner:easy", "planner:4", "greedy"};
    int points[2], wanted[] = {10, 10, 200};

    (void)state;
    play_match("planner:easy", "random", 1, points, NULL);
    assert_true(points[0] > points[1]);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        adit_engine *engine = open_engine();
        adit_game *game = new_game(engine);
        adit_bot *bot[2] = {new_bot(engine, names[i], 1, 1), new_bot(engine, "random", 2, 1)};

        assert_ok(read_weights(engine, "players 2\nworth 0\ncoins -1000\n"), err);
        play(game, bot, points, NULL);
        if (wanted[i] == 200) {
            assert_int_equal(points[0], 200);
        } else {
            assert_true(points[0] <= wanted[i]);
        }
        bot[0]->free(bot[0]);
        bot[1]->free(bot[1]);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* Every allocation in turn fails; nothing leaks, and the engine is as it was. */
static void a_lack_of_memory_is_reported(void **state)
{
    adit_engine *engine = open_engine();
    adit_status status = ADIT_NOMEM;

    (void)state;
    for (int n = 1; status == ADIT_NOMEM; n++) {
        assert_null(engine->weights);
        adit_memory_fail_at(n, 0);
        status = read_weights(engine, "players 2\nbase 1000\nplayers 2\ncoins 1\n");
        adit_memory_fail_at(0, 0);
        assert_true(n < 20);
    }
    assert_ok(status, err);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_a_section_for_the_players_the_rule_of_thumb_counts),
        cmocka_unit_test(quantities_count_in_thousandths_of_a_point),
        cmocka_unit_test(sections_add_up),
        cmocka_unit_test(between_stages_weights_are_interpolated),
        cmocka_unit_test(values_are_cut_and_never_overflow),
        cmocka_unit_test(what_is_wrong_is_reported_with_its_line),
        cmocka_unit_test(all_mistakes_are_reported_at_once),
        cmocka_unit_test(a_failed_file_changes_nothing),
        cmocka_unit_test(the_planner_goes_by_weights_and_greedy_does_not),
        cmocka_unit_test(a_lack_of_memory_is_reported),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
