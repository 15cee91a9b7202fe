/* settings.c - what a match sets has an effect, or is refused.
 *
 * In some phases a game takes no notice of some fields: a turn that has not begun has no actions
 * left, however many were set, since it counts them when it begins. The table of the game says
 * which (adit_ignored_row). Without the check nobody would notice that setting such a field did
 * nothing.
 */
#include <string.h>

#include "engine/base/memory.h"
#include "engine/match/game.h"
#include "engine/rules/runner.h"

/* The phase in which the game was set up, as the number of its word and in words; -1: none. */
static int find_phase(const adit_game *game, const char **words)
{
    const adit_state *initial = (const adit_state *)(const void *)game->initial->state;
    adit_named_element phase;

    if (!adit_field_names_find(game->engine->names, initial->players, "phase", &phase)) {
        return -1;
    }
    const adit_field *field = phase.look->field;
    int number = (int)adit_field_get(game->engine->def, initial, field, 0, 0);

    *words = field->words[number];
    return number;
}

/* Whether the game takes no notice of the field in this phase. */
static bool is_ignored(const adit_game *game, const char *name, int phase)
{
    const adit_field_world world = {game->engine->def, game->engine->cards, game->engine->names};
    adit_element at = {0};

    if (adit_element_find(&world, (const adit_state *)(const void *)game->initial->state, name, &at,
                          NULL) != ADIT_OK) {
        return false;
    }
    for (const adit_ignored_row *row = world.def->ignored; row->field != NULL; row++) {
        if (strcmp(row->field, at.field->name) == 0 && !at.field->per_player) {
            return (row->phases >> phase & 1) != 0;
        }
    }
    return false;
}

bool adit_setting_holds(const adit_field_world *world, const adit_state *state,
                        const adit_setting *setting, adit_state *scratch)
{
    const size_t size = adit_state_size(world->def, state->players);

    memcpy(scratch, state, size);
    return adit_fields_set(world, scratch, setting->name, setting->value, NULL) == ADIT_OK &&
           memcmp(scratch, state, size) == 0;
}

bool adit_is_set_again(const adit_cards *cards, const adit_setup *setup, size_t setting)
{
    const char *name = setup->fields[setting].name;
    char renewed[ADIT_FIELD_NAME_MAX];
    adit_buffer out = adit_buffer_on(renewed, sizeof renewed);
    const bool is_old = adit_cards_renew(cards, name, &out);

    for (size_t i = setting + 1; i < setup->field_count; i++) {
        if (strcmp(setup->fields[i].name, name) == 0 ||
            (is_old && strcmp(setup->fields[i].name, renewed) == 0)) {
            return true;
        }
    }
    return false;
}

static adit_status refuse_setting(adit_game *game, const adit_setting *setting, const char *phase,
                                  adit_err *err)
{
    const adit_state *now = adit_game_view_tx(game)->work;
    char scratch[ADIT_FIELD_WORD_MAX], number[24];
    adit_buffer digits = adit_buffer_on(number, sizeof number);
    adit_field_value value = {.word = ""};

    (void)adit_field_read(game->engine->names, now, -1, setting->name, scratch, &value, NULL);
    adit_buffer_add_number(&digits, value.number);
    return adit_fail(
        err, ADIT_INPUT,
        "%s: setting it to '%s' has no effect in phase '%s': the game sets it to '%.200s' "
        "before the first question; set a later 'phase' as well",
        setting->name, setting->value, phase, value.is_number ? number : value.word);
}

adit_status adit_settings_check(adit_game *game, const adit_setup *setup, adit_err *err)
{
    const adit_field_world world = {game->engine->def, game->engine->cards, game->engine->names};
    const char *words = "";
    int phase = world.def->ignored != NULL ? find_phase(game, &words) : -1;
    adit_status status = ADIT_OK;
    adit_err one;

    if (phase < 0 || setup->field_count == 0) {
        return ADIT_OK;
    }
    adit_state_space *scratch = adit_alloc(sizeof *scratch);
    ADIT_TRY_NEW(scratch, err);
    for (size_t i = 0; i < setup->field_count; i++) {
        const adit_setting *setting = &setup->fields[i];

        if (!adit_is_set_again(world.cards, setup, i) && is_ignored(game, setting->name, phase) &&
            !adit_setting_holds(&world, adit_game_view_tx(game)->work, setting,
                                (adit_state *)(void *)scratch->bytes)) {
            status = adit_err_add(err, status, refuse_setting(game, setting, words, &one), &one);
        }
    }
    adit_free(scratch);
    return status;
}
