/* setup.c - setting a match up: players, rule parameters, and fields of the start state. */
#include <string.h>

#include "engine/base/assert.h"
#include "engine/base/memory.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "engine/match/invariants.h"
#include "engine/match/plot.h"
#include "engine/match/seats.h"
#include "engine/rules/runner.h"

static void free_settings(adit_setting *settings, size_t count)
{
    for (size_t i = 0; settings != NULL && i < count; i++) {
        adit_free((void *)settings[i].name);
        adit_free((void *)settings[i].value);
    }
    adit_free(settings);
}

/* Whether all names and values are there. */
static bool are_given(const adit_setting *settings, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (settings == NULL || settings[i].name == NULL || settings[i].value == NULL) {
            return false;
        }
    }
    return true;
}

static adit_setting *copy_settings(const adit_setting *from, size_t count)
{
    adit_setting *copy = adit_alloc((count + 1) * sizeof *copy);

    for (size_t i = 0; copy != NULL && i < count; i++) {
        copy[i].name = adit_strdup(from[i].name);
        copy[i].value = adit_strdup(from[i].value);
        if (copy[i].name == NULL || copy[i].value == NULL) {
            free_settings(copy, count);
            return NULL;
        }
    }
    return copy;
}

void adit_setup_copy_free(adit_setup_copy *copy)
{
    free_settings(copy->rules, copy->rule_count);
    free_settings(copy->fields, copy->field_count);
    *copy = (adit_setup_copy){0};
}

adit_status adit_match_copy_again(const adit_setup_copy *from, adit_setup_copy *to, adit_err *err)
{
    *to = *from;
    to->rules = copy_settings(from->rules, from->rule_count);
    to->fields = copy_settings(from->fields, from->field_count);
    if (to->rules == NULL || to->fields == NULL) {
        adit_setup_copy_free(to);
        return adit_nomem(err);
    }
    return ADIT_OK;
}

adit_status adit_setup_copy_of(const adit_setup *setup, adit_setup_copy *copy, adit_err *err)
{
    adit_setup_copy borrowed = {.players = setup->players,
                                .seed = setup->seed,
                                .rules = (adit_setting *)setup->rules,
                                .fields = (adit_setting *)setup->fields,
                                .rule_count = setup->rule_count,
                                .field_count = setup->field_count};

    for (int seat = 0; setup->no_anytime != NULL && seat < setup->players; seat++) {
        borrowed.no_anytime |= (uint8_t)(setup->no_anytime[seat] << seat);
    }
    return adit_match_copy_again(&borrowed, copy, err);
}

/* Reports everything that is wrong at once, a line each. */
static adit_status set_rules(const adit_engine *engine, adit_state *state, const adit_setup *setup,
                             adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;

    adit_rules_usual(engine->def, engine->cards, state->rule);
    for (size_t i = 0; i < setup->rule_count; i++) {
        int row = 0, value = 0;
        adit_status read = adit_rule_read(engine, &setup->rules[i], &row, &value, &one);

        status = adit_err_add(err, status, read, &one);
        if (read == ADIT_OK) {
            state->rule[row] = (int16_t)value;
        }
    }
    return status;
}

/* Whether a name such as "player[1].cell.c4" belongs to this row. */
static bool is_of_row(const char *name, const adit_field *row)
{
    const char *base = name;
    size_t length = strlen(row->name);
    bool is_player = strncmp(name, "player[", 7) == 0;

    if (is_player) {
        base = strstr(name, "].");
        base = base == NULL ? name : base + 2;
    }
    return is_player == row->per_player && strncmp(base, row->name, length) == 0 &&
           (base[length] == '\0' || base[length] == '.');
}

/* In the order of the table, not of the file, so that a scenario means the same however it
 * is written. Names that fit no row come last and fail there. */
static adit_status set_fields(const adit_field_world *world, adit_state *state,
                              const adit_setup *setup, adit_err *err)
{
    bool done[256] = {false};
    adit_status status = ADIT_OK;
    adit_err one;

    if (setup->field_count > sizeof done) {
        return adit_fail(err, ADIT_INPUT, "at most %zu fields can be set", sizeof done);
    }
    for (int n = 0, last = setup->field_count == 0; !last; n++) {
        const adit_field *row = adit_field_row(world->def, n);

        last = row == NULL;
        for (size_t i = 0; i < setup->field_count; i++) {
            const adit_setting *field = &setup->fields[i];

            if (!done[i] && (last || is_of_row(field->name, row))) {
                status = adit_err_add(
                    err, status, adit_fields_set(world, state, field->name, field->value, &one),
                    &one);
                done[i] = true;
            }
        }
    }
    return status;
}

/* What the game computes cannot be set: a value that did not stay is an error. */
static adit_status check_settings_stayed(const adit_field_world *world, const adit_state *state,
                                         const adit_setup *setup, adit_err *err)
{
    if (setup->field_count == 0) {
        return ADIT_OK;
    }
    adit_state *again = adit_alloc(adit_state_size(world->def, state->players));
    adit_status status = ADIT_OK;
    adit_err one;

    ADIT_TRY_NEW(again, err);
    for (size_t i = 0; i < setup->field_count; i++) {
        const adit_setting *field = &setup->fields[i];

        if (adit_is_set_again(world->cards, setup, i) ||
            adit_setting_holds(world, state, field, again)) {
            continue;
        }
        (void)adit_fail(&one, ADIT_INPUT,
                        "%s: cannot be set to '%s' here; the game computes it, or another "
                        "field contradicts it",
                        field->name, field->value);
        status = adit_err_add(err, status, ADIT_INPUT, &one);
    }
    adit_free(again);
    return status;
}

/* ---- A new game ---- */

#ifndef NDEBUG
/* Whether working out once more what follows from other fields changes nothing. */
static bool is_derived(const adit_engine *engine, const adit_state *state)
{
    const size_t size = adit_state_size(engine->def, state->players);
    adit_state *again = adit_alloc(size);

    if (again == NULL) {
        return true;
    }
    memcpy(again, state, size);
    adit_def_derive(engine->def, again, engine->cards);
    const bool is_same = memcmp(again, state, size) == 0;
    adit_free(again);
    return is_same;
}
#endif

static adit_status fill_state(adit_engine *engine, adit_state *state, const adit_setup *setup,
                              uint8_t no_anytime, adit_err *err)
{
    const adit_game_def *def = engine->def;
    const adit_field_world world = {def, engine->cards, engine->names};
    adit_err one;

    state->players = (uint8_t)setup->players;
    state->no_anytime = no_anytime;
    adit_opening_begin(state, engine->cards);
    adit_rng_begin(&state->rng, ADIT_FOR_GAME, setup->seed, 0);
    adit_status status = set_rules(engine, state, setup, err);

    /* With a wrong rule the fields can still be looked at: more reasons at once. */
    adit_status laid_out = def->setup(state, engine->cards, &one);
    status = adit_err_add(err, status, laid_out, &one);
    if (laid_out == ADIT_OK && setup->field_count > 0) {
        adit_def_derive(def, state, engine->cards); /* settings change a table that is in order */
    }
    adit_opening_place_markers(state, def, engine->cards);
    status = adit_err_add(err, status, set_fields(&world, state, setup, &one), &one);
    ADIT_TRY(status);
    adit_opening_deal(state, def, engine->cards);
    adit_def_derive(def, state, engine->cards);
    assert(setup->field_count > 0 || is_derived(engine, state));
    ADIT_TRY(check_settings_stayed(&world, state, setup, err));
    return adit_invariants_check_given(engine, state, err);
}

adit_status adit_game_set_up(adit_engine *engine, const adit_setup *setup, adit_game **out,
                             adit_err *err)
{
    ADIT_NEED(out != NULL, err);
    *out = NULL;
    ADIT_NEED(engine != NULL && setup != NULL, err);
    ADIT_NEED(are_given(setup->rules, setup->rule_count), err);
    ADIT_NEED(are_given(setup->fields, setup->field_count), err);

    const adit_game_info *info = &engine->def->info;
    adit_game *game;

    if (setup->players < info->min_players || setup->players > info->max_players) {
        return adit_fail(err, ADIT_USAGE, "%s is for %d to %d players, not %d", info->id,
                         info->min_players, info->max_players, setup->players);
    }
    ADIT_TRY(adit_game_alloc(engine, &game, err));
    adit_status status = adit_setup_copy_of(setup, &game->setup, err);
    ADIT_THEN(status, fill_state(engine, adit_game_root(game), setup, game->setup.no_anytime, err));
    ADIT_THEN(status, adit_plot_check(game, err));
    ADIT_THEN(status, adit_game_start(game, err));
    ADIT_THEN(status, adit_plot_check_start(game, err));
    if (status != ADIT_OK) {
        adit_game_free(game);
        return status;
    }
    *out = game;
    return ADIT_OK;
}

adit_status adit_game_new(adit_engine *engine, const adit_setup *setup, adit_game **out,
                          adit_err *err)
{
    ADIT_TRY(adit_game_set_up(engine, setup, out, err));
    adit_status status = adit_settings_check(*out, setup, err);

    if (status != ADIT_OK) {
        adit_game_free(*out);
        *out = NULL;
    }
    return status;
}

adit_engine *adit_game_engine(const adit_game *game)
{
    return game != NULL ? game->engine : NULL;
}

int adit_game_players(const adit_game *game)
{
    return game != NULL ? adit_root_of(game)->players : 0;
}

uint64_t adit_game_seed(const adit_game *game)
{
    return game != NULL ? game->setup.seed : 0;
}

/* A word that the head of a file takes. */
static bool is_reason(const char *reason)
{
    size_t length = strspn(reason, "abcdefghijklmnopqrstuvwxyz");

    return length > 0 && length < sizeof((adit_forfeit *)0)->reason && reason[length] == '\0';
}

adit_status adit_game_note_forfeit(adit_game *game, int seat, const char *reason, adit_err *err)
{
    ADIT_NEED(game != NULL && reason != NULL, err);
    if (seat < 1 || seat > adit_game_players(game) || !is_reason(reason)) {
        return adit_fail(err, ADIT_USAGE,
                         "seat %d, '%.40s': expected a seat of the game and a word of at most 15 "
                         "lowercase letters",
                         seat, reason);
    }
    adit_forfeit *forfeit = &game->forfeits[seat - 1];
    if (forfeit->decision == 0) {
        forfeit->decision = game->decision_count + 1;
        memcpy(forfeit->reason, reason, strlen(reason) + 1);
    }
    return ADIT_OK;
}

void adit_game_read_forfeits(adit_game *to, const adit_file_info *info)
{
    for (int seat = 0; seat < ADIT_MAX_SEATS; seat++) {
        to->forfeits[seat].decision = info->forfeits[seat].decision;
        memcpy(to->forfeits[seat].reason, info->forfeits[seat].reason,
               sizeof to->forfeits[seat].reason);
    }
}

adit_status adit_game_set_seats(adit_game *game, const char *seats, adit_err *err)
{
    ADIT_NEED(game != NULL && seats != NULL, err);

    ADIT_TRY(adit_seats_check(seats, err));
    char *copy = adit_strdup(seats);
    ADIT_TRY_NEW(copy, err);
    adit_free(game->seats);
    game->seats = copy;
    return ADIT_OK;
}
