/* test_opening.c - who the players are and setup effects, in every game.
 *
 * The same tests run with a mod for each game, which has three peoples and a card on the table:
 * tests/fixtures/identity/<game>.
 */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>

#include "bindings/lua/adit_lua.h"
#include "engine/games/registry.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"

typedef struct {
    const char *game, *good;
} title_row;

static const title_row titles[] = {
    {"cave_vs_cave", "wood"}, {"cave_farmers", "wood"}, {"dwergar", "stone"}, {"covenant", "iron"}};

#define EACH_TITLE(title)                                                                          \
    const title_row *title = titles;                                                               \
    (title) < titles + sizeof titles / sizeof *titles;                                             \
    (title)++

static adit_engine *engine;
static adit_game *game;
static adit_err err;

static void open_title(const title_row *title, bool with_mod)
{
    char folder[200];
    const char *mods[] = {folder};
    const adit_engine_options options = {.game = title->game,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = with_mod ? 1 : 0,
                                         .purity = true};

    snprintf(folder, sizeof folder, "tests/fixtures/identity/%s", title->game);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
}

static void close_title(void)
{
    adit_game_free(game);
    adit_engine_close(engine);
    game = NULL;
}

static adit_status start(const char *way, const adit_setting *fields, size_t count)
{
    const adit_setting rule = {"identities", way};
    const adit_setup setup = {.players = 2,
                              .seed = 5,
                              .rules = &rule,
                              .rule_count = way != NULL ? 1 : 0,
                              .fields = fields,
                              .field_count = count};

    return adit_game_new(engine, &setup, &game, &err);
}

static const char *word_of(adit_game *of, const char *name)
{
    static char scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value;

    assert_ok(adit_game_field(of, 0, name, scratch, &value, &err), err);
    return value.is_number ? "a number" : value.word;
}

static int number_of(const char *format, const char *good)
{
    char name[80], scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value;

    snprintf(name, sizeof name, format, good);
    assert_ok(adit_game_field(game, 0, name, scratch, &value, &err), err);
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

static void take(const char *option)
{
    assert_ok(adit_game_decide_text(game, option, &err), err);
}

static void a_match_without_identities_has_neither_the_fields_nor_the_question(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        char scratch[ADIT_FIELD_WORD_MAX];
        adit_field_value value;

        open_title(title, false);
        assert_ok(start(NULL, NULL, 0), err);
        assert_int_not_equal(adit_game_field(game, 0, "player[1].identity", scratch, &value, &err),
                             ADIT_OK);
        assert_int_not_equal(adit_game_field(game, 0, "opening", scratch, &value, &err), ADIT_OK);
        adit_game_free(game);
        assert_int_equal(start("draft", NULL, 0), ADIT_INPUT);
        close_title();
    }
}

static void players_choose_in_turn_and_then_the_setup_effects_run(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        open_title(title, true);
        assert_ok(start(NULL, NULL, 0), err);
        const int first = adit_game_seat(game);
        const char *second = first == 1 ? "player[2].goods.%s" : "player[1].goods.%s";
        const int had = number_of(second, title->good);

        assert_int_equal(adit_game_option_find(game, "identity folk:miners"), 1);
        take("identity folk:singers");
        assert_int_equal(adit_game_seat(game), 3 - first);
        assert_int_equal(adit_game_option_find(game, "identity folk:singers"), -1);
        take("identity folk:miners");
        /* The singers are asked by their own function. */
        assert_int_equal(adit_game_seat(game), first);
        assert_int_equal(number_of(second, title->good), had);
        take("song");
        assert_int_equal(number_of(second, title->good), had + 3);
        assert_int_equal(number_of("opening%s", ""), 0);
        close_title();
    }
}

static void identities_and_cards_on_the_table_give_points(void **state)
{
    const adit_setting fields[] = {{"player[1].identity", "folk:miners"},
                                   {"player[2].identity", "folk:farmers"}};

    (void)state;
    for (EACH_TITLE(title)) {
        open_title(title, true);
        assert_ok(start("none", fields, 2), err);
        assert_int_equal(points_of(1, "folk:miners"), 3);
        assert_int_equal(points_of(1, "folk:monument"), 2);
        assert_int_equal(points_of(2, "folk:monument"), 2);
        /* The monument gave them something once, which they heard. */
        assert_int_equal(points_of(2, "folk:farmers"), 1);
        assert_int_equal(points_of(2, "folk:miners"), -1000);
        close_title();
    }
}

static void identities_dealt_at_random_differ_and_stay_when_loaded(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        char first[80], second[80];
        adit_text saved = {0};
        adit_game *again;

        open_title(title, true);
        assert_ok(start("random", NULL, 0), err);
        snprintf(first, sizeof first, "%s", word_of(game, "player[1].identity"));
        snprintf(second, sizeof second, "%s", word_of(game, "player[2].identity"));
        assert_string_not_equal(first, second);
        assert_string_not_equal(first, "none");
        assert_string_not_equal(second, "none");
        assert_ok(adit_game_save(game, &saved, &err), err);
        assert_ok(adit_game_load(engine, saved.data, saved.length, &again, &err), err);
        assert_string_equal(word_of(again, "player[1].identity"), first);
        assert_int_equal(adit_game_hash(again), adit_game_hash(game));
        adit_game_free(again);
        adit_text_free(&saved);
        close_title();
    }
}

static void a_match_is_saved_and_undone_in_the_middle_of_the_draft(void **state)
{
    (void)state;
    for (EACH_TITLE(title)) {
        adit_text saved = {0};
        adit_game *again;

        open_title(title, true);
        assert_ok(start(NULL, NULL, 0), err);
        const uint64_t at_first = adit_game_hash(game);

        take("identity folk:farmers");
        assert_ok(adit_game_save(game, &saved, &err), err);
        assert_ok(adit_game_load(engine, saved.data, saved.length, &again, &err), err);
        assert_int_equal(adit_game_hash(again), adit_game_hash(game));
        assert_int_equal(adit_game_option_find(again, "identity folk:farmers"), -1);
        assert_true(adit_game_option_find(again, "identity folk:miners") >= 0);
        assert_ok(adit_game_undo_to(game, 0, &err), err);
        assert_int_equal(adit_game_hash(game), at_first);
        adit_game_free(again);
        adit_text_free(&saved);
        close_title();
    }
}

static void the_drawing_and_the_state_name_who_the_players_are(void **state)
{
    const adit_setting fields[] = {{"player[2].identity", "folk:miners"}};

    (void)state;
    for (EACH_TITLE(title)) {
        adit_text out = {0};

        open_title(title, true);
        assert_ok(start("none", fields, 1), err);
        assert_ok(adit_game_draw(game, 0, 80, false, false, &out, &err), err);
        assert_non_null(strstr(out.data, "player 2 is The Miners: Begin with 2"));
        assert_null(strstr(out.data, "player 1 is The"));
        adit_text_free(&out);
        /* What a player sees first. */
        for (int seat = 1; seat <= 2; seat++) {
            out = (adit_text){0};
            assert_ok(adit_game_draw_part(game, seat, ADIT_DRAW_OWN, 80, false, false, &out, &err),
                      err);
            assert_int_equal(strstr(out.data, "The Miners") != NULL, seat == 2);
            adit_text_free(&out);
        }
        out = (adit_text){0};
        assert_ok(adit_game_state_json(game, 1, &out, &err), err);
        assert_non_null(strstr(out.data, "\"player[2].identity\": \"folk:miners\""));
        adit_text_free(&out);
        close_title();
    }
}

static void an_identity_belongs_to_one_player_and_only_identities_do(void **state)
{
    const adit_setting twice[] = {{"player[1].identity", "folk:miners"},
                                  {"player[2].identity", "folk:miners"}};
    const adit_setting table[] = {{"player[1].identity", "folk:monument"}};

    (void)state;
    for (EACH_TITLE(title)) {
        open_title(title, true);
        assert_int_equal(start("none", twice, 2), ADIT_INPUT);
        assert_non_null(strstr(err.text, "player[1].identity"));
        assert_int_equal(start("none", table, 1), ADIT_INPUT);
        assert_non_null(strstr(err.text, "any identity"));
        close_title();
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_without_identities_has_neither_the_fields_nor_the_question),
        cmocka_unit_test(players_choose_in_turn_and_then_the_setup_effects_run),
        cmocka_unit_test(identities_and_cards_on_the_table_give_points),
        cmocka_unit_test(identities_dealt_at_random_differ_and_stay_when_loaded),
        cmocka_unit_test(a_match_is_saved_and_undone_in_the_middle_of_the_draft),
        cmocka_unit_test(the_drawing_and_the_state_name_who_the_players_are),
        cmocka_unit_test(an_identity_belongs_to_one_player_and_only_identities_do),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
