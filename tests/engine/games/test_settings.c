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

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(what_a_match_sets_has_an_effect_or_is_refused),
    };

    return ADIT_RUN(tests);
}
