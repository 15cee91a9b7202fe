/* test_tracks.c - tracks of mods, in every game.
 *
 * The same tests run with the mod tests/fixtures/tracks, which is for all games: before the first
 * turn each player moves on a ladder of five steps, up, down or as far as it goes.
 */
#include "tests/support/load_cards.h"

#include "bindings/lua/adit_lua.h"
#include "engine/games/registry.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"

static const char *const titles[] = {"cave_vs_cave", "cave_farmers", "dwergar", "covenant"};

#define EACH_TITLE(title)                                                                          \
    size_t title = 0;                                                                              \
    (title) < sizeof titles / sizeof *titles;                                                      \
    (title)++

static int first; /* the player who is asked first */
static adit_engine *engine;
static adit_game *game;
static adit_err err;

static adit_status open_mod(size_t title, const char *folder)
{
    const adit_engine_options options = {.game = titles[title],
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &folder,
                                         .mod_count = folder != NULL ? 1 : 0,
                                         .purity = true};

    return adit_engine_open(&options, &engine, &err);
}

static void start(size_t title)
{
    const adit_setup setup = {.players = 2, .seed = 5};

    assert_ok(open_mod(title, ADIT_TEST_ROOT "/tests/fixtures/tracks"), err);
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    first = adit_game_view_tx(game)->work->active + 1;
}

static void stop(void)
{
    adit_game_free(game);
    adit_engine_close(engine);
    game = NULL;
    engine = NULL;
}

static void take(const char *option)
{
    assert_ok(adit_game_decide_text(game, option, &err), err);
}

/* A field of the player who is asked first, or of the other one, as `viewer` sees it. The players
 * are 1 and 2, and the active one comes first. */
static int seen_by(int viewer, const char *format, bool is_first)
{
    char scratch[ADIT_FIELD_WORD_MAX], name[80];
    adit_field_value value;

    snprintf(name, sizeof name, format, is_first ? first : 3 - first);

    assert_ok(adit_game_field(game, viewer, name, scratch, &value, &err), err);
    assert_true(value.is_number);
    return (int)value.number;
}

static int points_of(int seat, const char *source)
{
    adit_score_line lines[64];
    int total;
    const int count = adit_game_score(game, seat, &total, lines, 64);

    for (int i = 0; i < count; i++) {
        if (strcmp(lines[i].source, source) == 0) {
            return lines[i].points;
        }
    }
    return -1000;
}

static void going_forward_runs_the_effects_of_steps_that_are_reached_or_passed(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        start(title);
        assert_int_equal(seen_by(0, "player[%d].step.rails:ladder", true), 1);
        take("up");
        assert_int_equal(seen_by(2, "player[%d].step.rails:ladder", true), 3);
        assert_int_equal(seen_by(2, "player[%d].goods.coal", true), 1 + 3);
        take("far");
        assert_int_equal(seen_by(1, "player[%d].step.rails:ladder", false), 5);
        assert_int_equal(seen_by(1, "player[%d].goods.coal", false), 1 + 5 + 10);
        stop();
    }
}

static void going_back_runs_none_and_ends_at_step_0(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        start(title);
        take("down");
        assert_int_equal(seen_by(0, "player[%d].step.rails:ladder", true), 0);
        assert_int_equal(seen_by(0, "player[%d].goods.coal", true), 0);
        stop();
    }
}

static void the_step_gives_points_in_the_end_and_can_be_counted(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        start(title);
        assert_int_equal(adit_game_option_count(game), 3); /* one of them needs step 2 */
        take("up");
        take("down");
        assert_int_equal(points_of(first, "rails:ladder"), 2);
        assert_int_equal(points_of(3 - first, "rails:ladder"), -3);
        assert_int_equal(points_of(first, "rails:shaft"), 10);
        stop();
    }
}

static void cards_hear_that_a_marker_moves(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        start(title);
        take("up");
        assert_int_equal(seen_by(0, "player[%d].step.rails:shaft", true), 1);
        assert_int_equal(seen_by(0, "player[%d].step.rails:shaft", false), 0);
        stop();
    }
}

static void the_step_is_hashed_and_saved_by_name(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        adit_game *loaded = NULL;
        adit_text before = {0}, after = {0}, saved = {0};

        start(title);
        const uint64_t hash = adit_game_view_hash(game, 2);
        take("up");
        take("down");
        assert_true(adit_game_view_hash(game, 2) != hash);
        assert_ok(adit_game_save(game, &saved, &err), err);
        assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
        assert_true(adit_game_hash(loaded) == adit_game_hash(game));
        assert_ok(adit_game_state_lines(game, 0, &before, &err), err);
        assert_ok(adit_game_state_lines(loaded, 0, &after, &err), err);
        assert_string_equal(before.data, after.data);
        assert_non_null(strstr(before.data, "].step.rails:ladder = 3\n"));
        adit_text_free(&before);
        adit_text_free(&after);
        adit_text_free(&saved);
        adit_game_free(loaded);
        stop();
    }
}

static void a_match_can_begin_on_any_step_of_the_track_and_on_no_other(void **state)
{
    const adit_setting high = {"player[2].step.rails:ladder", "5"};
    const adit_setting above = {"player[2].step.rails:ladder", "6"};

    (void)state;
    for (EACH_TITLE(title)) {
        adit_setup setup = {.players = 2, .seed = 5, .fields = &high, .field_count = 1};

        assert_ok(open_mod(title, ADIT_TEST_ROOT "/tests/fixtures/tracks"), err);
        assert_ok(adit_game_new(engine, &setup, &game, &err), err);
        assert_int_equal(points_of(2, "rails:ladder"), 8);
        adit_game_free(game);
        setup.fields = &above;
        assert_fails(adit_game_new(engine, &setup, &game, &err), ADIT_INPUT,
                     "player[2].step.rails:ladder: 6 is out of range; expected 0 to 5", err);
        stop();
    }
}

static void tracks_are_drawn(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        adit_text text = {0};

        start(title);
        take("up");
        assert_ok(adit_game_draw(game, 2, 100, false, false, &text, &err), err);
        assert_non_null(strstr(text.data, first == 1
                                              ? "Ladder (5 steps): player 1 on 3, player 2 on 1"
                                              : "Ladder (5 steps): player 1 on 1, player 2 on 3"));
        adit_text_free(&text);
        text = (adit_text){0};
        assert_ok(adit_game_draw_part(game, first, ADIT_DRAW_OWN, 80, false, false, &text, &err),
                  err);
        assert_non_null(strstr(text.data, "Ladder 3 of 5"));
        adit_text_free(&text);
        stop();
    }
}

static void without_tracks_there_is_no_such_field(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};
    char scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value;

    (void)state;
    for (EACH_TITLE(title)) {
        assert_ok(open_mod(title, NULL), err);
        assert_ok(adit_game_new(engine, &setup, &game, &err), err);
        assert_int_not_equal(
            adit_game_field(game, 0, "player[1].step.rails:ladder", scratch, &value, &err),
            ADIT_OK);
        stop();
    }
}

/* ---- Mistakes ---- */

static const struct {
    const char *card, *message;
} mistakes[] = {
    {"kind = 'track'", "steps: missing"},
    {"kind = 'track', steps = 0", "steps: expected"},
    {"kind = 'track', steps = 41", "this is the limit 'track_steps'"},
    {"kind = 'track', steps = 3, start = 4", "start: the track has 3 steps"},
    {"kind = 'track', steps = 3, at = { [4] = gain {} }",
     "at: expected steps from 1 to 3 as keys: the track has 3 steps"},
    {"kind = 'track', steps = 3, at = { [0] = gain {} }", "at: expected steps from 1 to 3"},
    {"kind = 'track', steps = 1, at = { top = gain {} }", "the track has 1 step"},
    {"kind = 'track', steps = 3, at = gain {}", "at: expected effects by step"},
    {"kind = 'track', steps = 3, at = { [2] = 5 }", "at.[2]: "},
    {"kind = 'track', steps = 3, points = { 1, 2, 3, 4 }", "points: expected steps from 0 to 3"},
    {"kind = 'track', steps = 3, points = { 1, 'x' }", "points.[2]: expected"},
    {"kind = 'track', steps = 3, points = 4", "points: expected numbers by step"},
    {"kind = 'track', steps = 3, points = { 100 }", "points.[1]: expected"},
    {"kind = 'track', steps = 3, built = gain {}", "built: would never run"},
    {"kind = 'table', setup = move_marker('shelf')",
     "move_marker: track: expected the id of a card of kind 'track', got \"shelf\""},
    {"kind = 'table', setup = move_marker('nothing')", "no card is called 'nothing'"},
    {"kind = 'table', on = { move_marker = gain { wood = 1 } }",
     "on: would never run: no card of kind 'track' is loaded"},
    {"kind = 'table', forbid = { move_marker = true }", "forbid: would never run: no card of kind"},
    {"kind = 'table', modify = { ['move_marker.steps'] = { add = 1 } }",
     "modify: would never run: no card of kind"},
};

static void a_track_that_cannot_be_is_refused_with_its_place(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof mistakes / sizeof *mistakes; i++) {
        char text[400];

        snprintf(text, sizeof text, "return card { id = 'x',\n  %s }\n", mistakes[i].card);
        write_text("bad/cards/x.lua", text);
        assert_int_equal(open_mod(0, temp_path("bad")), ADIT_INPUT);
        if (strstr(err.text, mistakes[i].message) == NULL || strstr(err.text, "x.lua:") == NULL) {
            fail_msg("%s: %s", mistakes[i].card, err.text);
        }
    }
}

static void a_track_needs_a_name_of_its_own(void **state)
{
    (void)state;
    write_text("bad/cards/x.lua", "return card { id = 'wood', kind = 'track', steps = 3 }\n");
    assert_int_equal(open_mod(0, temp_path("bad")), ADIT_INPUT);
    assert_non_null(strstr(err.text, "something else is counted by this name"));
}

static void a_step_that_moves_its_own_marker_for_ever_is_a_fault_and_no_crash(void **state)
{
    const adit_setup setup = {.players = 2, .seed = 5};

    (void)state;
    write_text("bad/cards/x.lua",
               "return cards {\n"
               "  card { id = 'wheel', kind = 'track', steps = 2, at = { [1] = sequence {\n"
               "    move_marker('wheel', -1), move_marker('wheel', 1) } } },\n"
               "  card { id = 'push', kind = 'table', setup = move_marker('wheel') },\n"
               "}\n");
    for (EACH_TITLE(title)) {
        assert_ok(open_mod(title, temp_path("bad")), err);
        assert_fails(adit_game_new(engine, &setup, &game, &err), ADIT_LIMIT, "'event_depth'", err);
        stop();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(going_forward_runs_the_effects_of_steps_that_are_reached_or_passed),
        cmocka_unit_test(going_back_runs_none_and_ends_at_step_0),
        cmocka_unit_test(the_step_gives_points_in_the_end_and_can_be_counted),
        cmocka_unit_test(cards_hear_that_a_marker_moves),
        cmocka_unit_test(the_step_is_hashed_and_saved_by_name),
        cmocka_unit_test(a_match_can_begin_on_any_step_of_the_track_and_on_no_other),
        cmocka_unit_test(tracks_are_drawn),
        cmocka_unit_test(without_tracks_there_is_no_such_field),
        cmocka_unit_test(a_track_that_cannot_be_is_refused_with_its_place),
        cmocka_unit_test(a_track_needs_a_name_of_its_own),
        cmocka_unit_test(a_step_that_moves_its_own_marker_for_ever_is_a_fault_and_no_crash),
    };

    return ADIT_RUN(tests);
}
