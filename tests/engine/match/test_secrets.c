/* test_secrets.c - choices that are made secretly and revealed together, in every game.
 *
 * With the mod tests/fixtures/secrets, which is for all games, player 2 and then player 1 bid
 * before the first turn; when both bids are known, they choose low or high, player 1 first.
 */
#include "tests/support/load_cards.h"

#include "bindings/lua/adit_lua.h"
#include "engine/games/registry.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

static const char *const titles[] = {"cave_vs_cave", "cave_farmers", "dwergar", "covenant"};

#define EACH_TITLE(title)                                                                          \
    size_t title = 0;                                                                              \
    (title) < sizeof titles / sizeof *titles;                                                      \
    (title)++

static adit_engine *engine;
static adit_err err;

static bool is_pure = true; /* with each question found by a run */

static adit_status open_mod(size_t title, const char *folder)
{
    const adit_engine_options options = {.game = titles[title],
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &folder,
                                         .mod_count = 1,
                                         .purity = is_pure};

    return adit_engine_open(&options, &engine, &err);
}

/* A match in which these answers were given; a NULL ends them. */
static adit_game *match_after(const char *const *answers)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    adit_game *game = NULL;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (; *answers != NULL; answers++) {
        assert_ok(adit_game_decide_text(game, *answers, &err), err);
    }
    return game;
}

#define MATCH(...) match_after((const char *const[]){__VA_ARGS__, NULL})

static void open_title(size_t title)
{
    assert_ok(open_mod(title, ADIT_TEST_ROOT "/tests/fixtures/secrets"), err);
}

static int coins_of(adit_game *game, int seat)
{
    char name[40], scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value;

    snprintf(name, sizeof name, "player[%d].goods.coin", seat);
    assert_ok(adit_game_field(game, 0, name, scratch, &value, &err), err);
    return (int)value.number;
}

static const char *decision_for(adit_game *game, int n, int viewer)
{
    static char text[200];
    int seat;

    assert_ok(adit_game_decision_seen(game, n, viewer, &seat, text, sizeof text, &err), err);
    return text;
}

/* Everything that a seat is shown of a match, one after the other. */
static void add_all_shown(adit_game *game, int seat, adit_text *out)
{
    char text[400];

    assert_ok(adit_game_state_json(game, seat, out, &err), err);
    assert_ok(adit_game_state_lines(game, seat, out, &err), err);
    assert_ok(adit_game_draw(game, seat, 100, true, false, out, &err), err);
    adit_text_addf(out, "%llx", (unsigned long long)adit_game_view_hash(game, seat));
    for (int i = 0; i < adit_game_log_count(game); i++) {
        adit_text_add(out, adit_game_log_line(game, i));
    }
    for (int i = 0; i < adit_game_decision_count(game); i++) {
        adit_text_add(out, decision_for(game, i, seat));
    }
    adit_text_add(out, adit_game_prompt(game));
    for (int i = 0; adit_game_seat(game) == seat && i < adit_game_option_count(game); i++) {
        adit_option_details details;

        adit_game_option_text(game, i, text, sizeof text);
        adit_text_add(out, text);
        adit_game_option_meaning(game, i, text, sizeof text);
        adit_text_add(out, text);
        text[0] = '\0';
        adit_game_option_outlook(game, i, text, sizeof text);
        adit_text_add(out, text);
        adit_text_add(out, adit_game_option_is_idle(game, i) ? "idle" : "");
        assert_ok(adit_game_option_details(game, i, &details, &err), err);
        adit_text_addf(out, "%s %s %s %d %s", details.price, details.gains, details.after,
                       details.points, details.warning);
    }
    assert_ok(adit_game_why(game, "take", text, sizeof text, &err), err);
    adit_text_add(out, text);
}

static void assert_looks_the_same(adit_game *a, adit_game *b, int seat)
{
    adit_text one = {0}, other = {0};

    add_all_shown(a, seat, &one);
    add_all_shown(b, seat, &other);
    assert_string_equal(one.data, other.data);
    adit_text_free(&one);
    adit_text_free(&other);
}

static void nothing_that_a_seat_sees_depends_on_what_another_has_chosen_secretly(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        open_title(title);
        adit_game *low = MATCH("0"), *high = MATCH("4");

        assert_int_equal(adit_game_seat(low), 1);
        assert_looks_the_same(low, high, 1);
        assert_true(adit_game_hash(low) != adit_game_hash(high));
        assert_string_equal(decision_for(high, 0, 1), ADIT_SECRET_CHOICE);
        assert_string_equal(decision_for(high, 0, 2), "4");
        assert_string_equal(decision_for(high, 0, 0), "4");
        adit_game_free(low);
        adit_game_free(high);
        adit_engine_close(engine);
    }
}

static void when_all_have_chosen_it_is_revealed_to_all(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        adit_text log = {0};

        open_title(title);
        adit_game *game = MATCH("4", "3");

        assert_int_equal(coins_of(game, 1), 3);
        assert_int_equal(coins_of(game, 2), 4);
        for (int i = 0; i < adit_game_log_count(game); i++) {
            adit_text_addf(&log, "%s\n", adit_game_log_line(game, i));
        }
        assert_contains(log.data,
                        "p2 reveals for bids:auction: 4\np1 reveals for bids:auction: 3\n");
        assert_string_equal(decision_for(game, 0, 1), "4");
        assert_string_equal(decision_for(game, 1, 2), "3");
        assert_int_equal(adit_game_undo_limit(game, 1), 2);
        assert_int_equal(adit_game_undo_limit(game, 2), 2);
        adit_text_free(&log);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

static void only_the_answers_of_the_open_round_are_secret(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        open_title(title);
        adit_game *low = MATCH("4", "3", "low"), *high = MATCH("4", "3", "high");

        assert_int_equal(adit_game_seat(low), 2);
        assert_looks_the_same(low, high, 2);
        assert_string_equal(decision_for(high, 1, 2), "3");
        assert_string_equal(decision_for(high, 2, 2), ADIT_SECRET_CHOICE);
        assert_string_equal(decision_for(high, 2, 1), "high");
        assert_ok(adit_game_decide_text(high, "low", &err), err);
        assert_string_equal(decision_for(high, 2, 2), "high");
        assert_int_equal(coins_of(high, 1), 13);
        assert_int_equal(coins_of(high, 2), 4);
        adit_game_free(low);
        adit_game_free(high);
        adit_engine_close(engine);
    }
}

static void a_search_deals_the_answers_of_others_again_and_keeps_its_own(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        unsigned dealt = 0;

        open_title(title);
        adit_game *game = MATCH("4");

        for (uint64_t seed = 0; seed < 60; seed++) {
            adit_game *copy = adit_game_clone(game);

            adit_game_determinise(copy, seed < 40 ? 1 : 2, seed);
            assert_int_equal(adit_game_seat(copy), 1);
            assert_ok(adit_game_decide_text(copy, "2", &err), err);
            assert_int_equal(coins_of(copy, 1), 2);
            if (seed < 40) {
                dealt |= 1U << coins_of(copy, 2);
            } else {
                assert_int_equal(coins_of(copy, 2), 4);
            }
            adit_game_free(copy);
        }
        assert_int_equal(dealt, 0x1F);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

static void the_built_in_players_answer_the_same_whatever_is_secret(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        open_title(title);
        adit_game *low = MATCH("0"), *high = MATCH("4");

        for (int i = 0; adit_builtin_bot_name(i) != NULL; i++) {
            for (uint64_t seed = 1; seed < 3; seed++) {
                adit_bot *one = NULL, *other = NULL;
                int first = -1, second = -2;

                assert_ok(
                    adit_builtin_bot_new(engine, adit_builtin_bot_name(i), 1, seed, &one, &err),
                    err);
                assert_ok(
                    adit_builtin_bot_new(engine, adit_builtin_bot_name(i), 1, seed, &other, &err),
                    err);
                assert_ok(one->choose(one, low, &first, &err), err);
                assert_ok(other->choose(other, high, &second, &err), err);
                assert_int_equal(first, second);
                one->free(one);
                other->free(other);
            }
        }
        adit_game_free(low);
        adit_game_free(high);
        adit_engine_close(engine);
    }
}

static int runs_heard;

static void count_runs(void *context, int depth, const char *line)
{
    (void)context;
    (void)depth;
    runs_heard += strncmp(line, "run ", 4) == 0;
}

/* The runs of the transaction that an answer leads to. */
static int runs_after(adit_game *game, const char *answer)
{
    (void)adit_game_option_count(game);
    runs_heard = 0;
    adit_set_trace(count_runs, NULL);
    const adit_status status = adit_game_decide_text(game, answer, &err);
    adit_set_trace(NULL, NULL);
    assert_ok(status, err);
    return runs_heard;
}

static void the_next_secret_question_is_asked_without_a_run(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        is_pure = false;
        open_title(title);
        is_pure = true;
        adit_game *game = MATCH(NULL), *copy = adit_game_clone(game);

        assert_int_equal(runs_after(game, "4"), 0);
        assert_int_equal(adit_game_seat(game), 1);
        assert_true(runs_after(game, "3") > 0); /* the last answer: the function goes on */

        /* A copy whose question was found by a run of its own has the same one. */
        assert_int_equal(adit_game_seat(copy), 2);
        assert_int_equal(runs_after(copy, "4"), 0);
        adit_text saved = {0};
        adit_game *loaded = NULL;

        assert_ok(adit_game_save(copy, &saved, &err), err);
        assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
        assert_looks_the_same(loaded, copy, 1);
        adit_text_free(&saved);
        adit_game_free(loaded);
        adit_game_free(copy);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* What both seats are shown after each of the answers. */
static void add_match(size_t title, bool finds_each, adit_text *out)
{
    static const char *const answers[] = {"4", "3", "low", "high"};

    is_pure = finds_each;
    open_title(title);
    is_pure = true;
    adit_game *game = MATCH(NULL);

    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
        assert_ok(adit_game_decide_text(game, answers[i], &err), err);
        add_all_shown(game, 1, out);
        add_all_shown(game, 2, out);
    }
    adit_game_free(game);
    adit_engine_close(engine);
}

static void kept_questions_show_what_those_found_by_a_run_show(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        adit_text kept = {0}, found = {0};

        add_match(title, false, &kept);
        add_match(title, true, &found);
        assert_string_equal(kept.data, found.data);
        adit_text_free(&kept);
        adit_text_free(&found);
    }
}

static void a_match_can_be_saved_between_secret_answers(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        adit_text saved = {0};
        adit_game *loaded = NULL;

        open_title(title);
        adit_game *game = MATCH("4");

        assert_ok(adit_game_save(game, &saved, &err), err);
        assert_contains(saved.data, "\nsecret 2 @word");
        assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
        assert_true(adit_game_is_secret(loaded));
        assert_true(adit_game_hash(loaded) == adit_game_hash(game));
        assert_ok(adit_game_decide_text(loaded, "1", &err), err);
        assert_int_equal(coins_of(loaded, 2), 4);
        adit_text_free(&saved);
        adit_game_free(loaded);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* ---- Mistakes ---- */

static const struct {
    const char *call, *message;
} mistakes[] = {
    {"me, { 1, 2 }", "seats: expected a list of seats such as { 1, 2 }, got number"},
    {"{}, { 1, 2 }", "seats: expected 1 to 2 of them, got 0"},
    {"{ 1, 2, 1 }, { 1, 2 }", "seats: expected 1 to 2 of them, got 3"},
    {"{ 1, 1 }, { 1, 2 }", "seats: seat 1 is there twice"},
    {"{ 1, 3 }, { 1, 2 }", "seat: expected"},
    {"{ 1, 'x' }, { 1, 2 }", "seat: expected"},
    {"{ 1, 2 }, 5", "choices: expected a list"},
    {"{ 1, 2 }, { 1, 'x' }", "choices: words and numbers cannot be mixed"},
    {"{ 1, 2 }, { { 1, 2 } }", "choices: expected 2 lists, one for each seat"},
    {"{ 1, 2 }, { { 1 }, { 2 }, { 3 } }", "choices: expected 2 lists, one for each seat"},
    {"{ 1, 2 }, { { 1 }, 2 }", "choices: expected 2 lists, one for each seat"},
    {"{ 1, 2 }, { { 1 }, { 1, 'x' } }", "choices: words and numbers cannot be mixed"},
    {"{ 1, 2 }, { { 1 }, { { 1 } } }", "choices: must be words or numbers"},
    {"{ 1, 2 }, function(seat) return seat end", "choices: the function must return a list"},
    {"{ 1, 2 }, function(seat) g:gain(seat, {}) return { 1 } end", "read-only"},
    {"{ 1, 2 }, { 1, 2 }, { check = false }", "options: secret choices are never checked"},
    {"{ 1, 2 }, { 1, 2 }, { hidden = true }", "options: 'hidden' is not an option"},
};

static void wrong_arguments_are_reported(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};

    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        char text[400];
        adit_game *game = NULL;

        snprintf(text, sizeof text,
                 "return card { id = 'x', kind = 'table', setup = function(g, me)\n"
                 "  g:choose_secretly(%s)\nend }\n",
                 mistakes[i].call);
        write_text("bad_secrets/cards/x.lua", text);
        assert_ok(open_mod(0, temp_path("bad_secrets")), err);
        assert_fails(adit_game_new(engine, &setup, &game, &err), ADIT_SCRIPT, mistakes[i].message,
                     err);
        assert_contains(err.text, "x.lua:2:");
        adit_engine_close(engine);
    }
}

static void a_seat_with_nothing_to_choose_is_left_out(void **state)
{
    (void)state;
    write_text("few/cards/x.lua",
               "return card { id = 'x', kind = 'table', setup = function(g, me)\n"
               "  if me ~= 1 then return end\n"
               "  local made = g:choose_secretly({ 1, 2 }, function(seat)\n"
               "    return seat == 1 and {} or { 'a', 'b' } end)\n"
               "  g:log(tostring(made[1]) .. made[2])\n"
               "end }\n");
    for (EACH_TITLE(title)) {
        adit_text log = {0};

        assert_ok(open_mod(title, temp_path("few")), err);
        adit_game *game = MATCH("b");

        for (int i = 0; i < adit_game_log_count(game); i++) {
            adit_text_addf(&log, "%s\n", adit_game_log_line(game, i));
        }
        assert_contains(log.data, "p2 reveals for few:x: b\n");
        assert_contains(log.data, "few:x: nilb\n");
        assert_null(strstr(log.data, "p1 reveals"));
        adit_text_free(&log);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* Lists that the function makes, and lists that stand at the top of the file and are checked only
 * once. */
static void each_seat_can_have_a_list_of_its_own(void **state)
{
    static const char *const lists[] = {"{ { 'a', 'b' }, { 'c', 'd' } }", "kept"};

    (void)state;
    for (size_t i = 0; i < 2 * (sizeof lists / sizeof *lists); i++) {
        char text[500];

        snprintf(text, sizeof text,
                 "local kept = { { 'a', 'b' }, { 'c', 'd' } }\n"
                 "return card { id = 'x', kind = 'table', setup = function(g, me)\n"
                 "  if me ~= 1 then return end\n"
                 "  for _ = 1, 2 do\n"
                 "    local made = g:choose_secretly({ 2, 1 }, %s, { prompt = 'which?' })\n"
                 "    g:log(made[1] .. made[2])\n"
                 "  end\n"
                 "end }\n",
                 lists[i / 2]);
        write_text("own/cards/x.lua", text);
        assert_ok(open_mod((int)i % 2, temp_path("own")), err);
        adit_game *game = MATCH("b", "c", "a", "d");
        adit_text log = {0};

        for (int k = 0; k < adit_game_log_count(game); k++) {
            adit_text_addf(&log, "%s\n", adit_game_log_line(game, k));
        }
        assert_contains(log.data, "own:x: cb\n");
        assert_contains(log.data, "own:x: da\n");
        adit_text_free(&log);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

static int64_t steps_of_a_match(const char *list)
{
    const int64_t before = adit_engine_steps(engine);
    adit_game *game = MATCH(list, "c");

    adit_begin_decision(engine); /* what is still open is counted */
    const int64_t steps = adit_engine_steps(engine) - before;
    adit_game_free(game);
    return steps;
}

/* The first match of an engine pays for what Lua makes once, so it is played with the other list.
 */
static void a_list_that_was_checked_before_costs_as_many_steps(void **state)
{
    (void)state;
    write_text("again/cards/x.lua",
               "local kept = { a = { 'c', 'd' }, b = { 'c', 'd', note = 'no choice' } }\n"
               "return card { id = 'x', kind = 'table', setup = function(g, me)\n"
               "  if me == 1 then\n"
               "    local list = g:choose_secretly({ 2 }, { 'a', 'b' })[2]\n"
               "    g:choose_secretly({ 1 }, kept[list])\n"
               "  end\n"
               "end }\n");
    for (EACH_TITLE(title)) {
        assert_ok(open_mod(title, temp_path("again")), err);
        (void)steps_of_a_match("a");
        const int64_t first = steps_of_a_match("b");
        assert_int_equal(steps_of_a_match("b"), first);
        adit_engine_close(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_seat_can_have_a_list_of_its_own),
        cmocka_unit_test(a_list_that_was_checked_before_costs_as_many_steps),
        cmocka_unit_test(nothing_that_a_seat_sees_depends_on_what_another_has_chosen_secretly),
        cmocka_unit_test(when_all_have_chosen_it_is_revealed_to_all),
        cmocka_unit_test(only_the_answers_of_the_open_round_are_secret),
        cmocka_unit_test(a_search_deals_the_answers_of_others_again_and_keeps_its_own),
        cmocka_unit_test(the_built_in_players_answer_the_same_whatever_is_secret),
        cmocka_unit_test(the_next_secret_question_is_asked_without_a_run),
        cmocka_unit_test(kept_questions_show_what_those_found_by_a_run_show),
        cmocka_unit_test(a_match_can_be_saved_between_secret_answers),
        cmocka_unit_test(wrong_arguments_are_reported),
        cmocka_unit_test(a_seat_with_nothing_to_choose_is_left_out),
    };

    return ADIT_RUN(tests);
}
