/* test_settings.c - whatever a match sets can have an effect or is refused, in every game.
 *
 * Every element of every field is set to some values, alone, at the default start. A match that is
 * not refused has the value at its first question, or another position than without the setting:
 * if not with this seed and value, then with others.
 */
#include "tests/support/adit_cmocka.h"

#include <stdio.h>

#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "engine/model/fields_read.h"

#define PLAYERS 2
#define MAX_VALUES 12
#define SEEDS 5

typedef struct {
    adit_engine *engine;
    adit_game *plain[SEEDS]; /* nothing is set */
    int tried, refused, without_effect;
} survey_state;

/* What came of all values of one element. */
typedef struct {
    bool is_vain, is_effective;
} outcome;

/* The n-th value to try; false: no more. */
static bool nth_value(const survey_state *survey, const adit_field *field, int n, char *value,
                      size_t size)
{
    if (n >= MAX_VALUES || field->type == ADIT_FIELD_LIST) {
        return false;
    }
    if (field->type == ADIT_FIELD_CARD) {
        int card = n * 37 % survey->engine->cards->count;

        snprintf(value, size, "%s", n == 0 ? "none" : survey->engine->cards->card[card].id);
    } else if (field->words != NULL && n <= field->max && field->words[n] != NULL) {
        snprintf(value, size, "%s", field->words[n]);
    } else if (adit_field_has_cards(field)) {
        if (n >= adit_kind_card_count(survey->engine->cards, field->kind)) {
            return false;
        }
        snprintf(value, size, "%s", adit_card_at(survey->engine->cards, field->kind, n)->id);
    } else {
        snprintf(value, size, "%d", n);
    }
    return true;
}

static bool reads_as(adit_game *game, const char *name, const char *value)
{
    char scratch[ADIT_FIELD_WORD_MAX], number[24];
    adit_field_value now;
    adit_err err;

    assert_ok(adit_game_field(game, 0, name, scratch, &now, &err), err);
    snprintf(number, sizeof number, "%lld", (long long)now.number);
    return strcmp(now.is_number ? number : now.word, value) == 0;
}

static void try_value(survey_state *survey, int seed, const char *name, const char *value,
                      outcome *out)
{
    const adit_setting set = {name, value};
    const adit_setup setup = {
        .players = PLAYERS, .seed = (uint64_t)seed + 1, .fields = &set, .field_count = 1};
    adit_game *game, *plain = survey->plain[seed];
    adit_err err;

    survey->tried++;
    if (adit_game_new(survey->engine, &setup, &game, &err) != ADIT_OK) {
        survey->refused++;
        survey->without_effect += strstr(err.text, "has no effect") != NULL;
        return;
    }
    if (reads_as(game, name, value) || adit_game_hash(game) != adit_game_hash(plain)) {
        out->is_effective = true;
    } else if (memcmp(game->initial->state, plain->initial->state,
                      adit_state_size(survey->engine->def, PLAYERS)) != 0) {
        out->is_vain = true;
    }
    adit_game_free(game);
}

static void try_element(survey_state *survey, const adit_field *row, int element)
{
    const adit_field_world world = {survey->engine->def, survey->engine->cards};
    char name[ADIT_FIELD_NAME_MAX], value[ADIT_FIELD_NAME_MAX];
    adit_buffer text = adit_buffer_on(name, sizeof name);
    outcome out = {false, false};

    adit_field_name(&world, row, 0, element, &text);
    for (int n = 0; nth_value(survey, row, n, value, sizeof value); n++) {
        try_value(survey, 0, name, value, &out);
        for (int seed = 1; out.is_vain && !out.is_effective && seed < SEEDS; seed++) {
            try_value(survey, seed, name, value, &out);
        }
    }
    if (out.is_vain && !out.is_effective) {
        fail_msg("%s: '%s' can be set, but that has no effect", survey->engine->def->info.id, name);
    }
}

static void open_survey(survey_state *survey, const char *game)
{
    const adit_engine_options options = {.game = game, .cards = ADIT_TEST_ROOT "/cards"};
    adit_err err;

    memset(survey, 0, sizeof *survey);
    assert_ok(adit_engine_open(&options, &survey->engine, &err), err);
    for (int i = 0; i < SEEDS; i++) {
        const adit_setup setup = {.players = PLAYERS, .seed = (uint64_t)i + 1};

        assert_ok(adit_game_new(survey->engine, &setup, &survey->plain[i], &err), err);
    }
}

static void close_survey(survey_state *survey)
{
    for (int i = 0; i < SEEDS; i++) {
        adit_game_free(survey->plain[i]);
    }
    adit_engine_close(survey->engine);
}

static void what_a_match_sets_has_an_effect_or_is_refused(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        survey_state survey;
        adit_row_walk walk;

        open_survey(&survey, adit_game_info_at(i)->id);
        const adit_field_world world = {survey.engine->def, survey.engine->cards};
        for (const adit_field *row = adit_row_first(&walk, world.def); row != NULL;
             row = adit_row_next(&walk)) {
            for (int element = 0; element < adit_field_elements(&world, row); element++) {
                try_element(&survey, row, element);
            }
        }
        print_message("%s: %d values tried, %d refused, of which %d would have had no effect\n",
                      world.def->info.id, survey.tried, survey.refused, survey.without_effect);
        close_survey(&survey);
    }
}

/* Places of players who are not there are the reason: the state of a small match is shorter. All
 * words are tried, each on one element in eight. */
static void try_words(adit_engine *engine, int players, const adit_field *row, int element)
{
    const adit_field_world world = {engine->def, engine->cards};
    char name[ADIT_FIELD_NAME_MAX];
    adit_buffer text = adit_buffer_on(name, sizeof name);

    adit_field_name(&world, row, 0, element, &text);
    for (int n = 0; n <= row->max && row->words[n] != NULL; n++) {
        const adit_setting set = {name, row->words[n]};
        const adit_setup setup = {.players = players, .seed = 1, .fields = &set, .field_count = 1};
        adit_game *game = NULL;
        adit_err err;

        if ((n + element) % 8 == 0 && adit_game_new(engine, &setup, &game, &err) == ADIT_OK) {
            assert_ok(adit_game_check(game, &err), err);
            adit_game_free(game);
        }
    }
}

static void the_smallest_match_takes_any_word_or_refuses_it(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        const adit_engine_options options = {.game = info->id, .cards = ADIT_TEST_ROOT "/cards"};
        adit_engine *engine;
        adit_row_walk walk;
        adit_err err;

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        const adit_field_world world = {engine->def, engine->cards};
        for (const adit_field *row = adit_row_first(&walk, world.def); row != NULL;
             row = adit_row_next(&walk)) {
            for (int element = 0; row->words != NULL && element < adit_field_elements(&world, row);
                 element++) {
                try_words(engine, info->min_players, row, element);
            }
        }
        adit_engine_close(engine);
    }
}

static void a_piece_is_not_put_before_a_player_who_is_not_there(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setting set = {"room.shelf", "p2.c4"};
    const adit_setup setup = {.players = 1, .seed = 1, .fields = &set, .field_count = 1};
    adit_engine *engine;
    adit_game *game = NULL;
    adit_err err;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_int_equal(adit_game_new(engine, &setup, &game, &err), ADIT_INPUT);
    assert_string_equal(err.text, "room.shelf: 'p2.c4' belongs to player 2; the match has 1");
    adit_engine_close(engine);
}

/* As in a saved position that somebody has changed: the rows of a state are checked one by one. */
static void a_piece_before_a_player_who_is_not_there_is_out_of_range(void **state)
{
    const adit_engine_options options = {.game = "cave_vs_cave", .cards = ADIT_TEST_ROOT "/cards"};
    const adit_setup one = {.players = 1, .seed = 1}, two = {.players = 2, .seed = 1};
    adit_engine *engine;
    adit_game *game = NULL, *other = NULL;
    adit_err err;

    (void)state;
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    assert_ok(adit_game_new(engine, &one, &game, &err), err);
    assert_ok(adit_game_new(engine, &two, &other, &err), err);
    const adit_field_world quick = {engine->def, engine->cards, engine->names};
    const adit_field_world slow = {engine->def, engine->cards, NULL};
    /* What is right with two players is copied into the match of one. */
    adit_state *with_two = adit_game_root(other), *alone = adit_game_root(game);
    assert_ok(adit_fields_set(&slow, with_two, "room.shelf", "p2.c4", &err), err);
    adit_named_element shelf;
    assert_true(adit_field_names_find(engine->names, 1, "room.shelf", &shelf));
    const adit_field *row = shelf.look->field;
    const int64_t place = adit_field_get(engine->def, with_two, row, 0, shelf.element);
    adit_raw_set(row, (unsigned char *)(uintptr_t)adit_field_at(engine->def, alone, row, 0),
                 shelf.element, place);
    const char *expected = "room.shelf: its place belongs to player 2; the match has 1";
    assert_int_equal(adit_fields_check(&quick, alone, &err), ADIT_INPUT);
    assert_string_equal(err.text, expected);
    assert_int_equal(adit_fields_check(&slow, alone, &err), ADIT_INPUT);
    assert_string_equal(err.text, expected);
    adit_game_free(game);
    adit_game_free(other);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_piece_before_a_player_who_is_not_there_is_out_of_range),
        ADIT_TEST(what_a_match_sets_has_an_effect_or_is_refused),
        ADIT_TEST(the_smallest_match_takes_any_word_or_refuses_it),
        ADIT_TEST(a_piece_is_not_put_before_a_player_who_is_not_there),
    };

    return ADIT_RUN(tests);
}
