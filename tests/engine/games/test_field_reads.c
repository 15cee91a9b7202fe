/* test_field_reads.c - what holds for reading any field of any game, on states of random games.
 *
 * Among the games are those with pinned cards, other rules and mods. Viewers are every seat,
 * somebody who sits at none and one who sees all.
 */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "engine/model/fields_read.h"
#include "tests/support/variants.h"

#define MAX_DECISIONS 5000
#define BYTES 12 /* of a state are changed, one after the other */
#define RATE 5   /* one state in so many for each player is looked at */

typedef struct {
    const adit_engine *engine;
    const adit_state *state;
    int viewer;
    long seen;
} field_comparison;

static void compare(void *context, const char *name, bool is_number, int64_t number,
                    const char *word)
{
    field_comparison *comparison = context;
    char scratch[ADIT_FIELD_WORD_MAX];
    adit_named_element at;
    adit_field_value value;

    comparison->seen++;
    if (!adit_field_names_find(comparison->engine->names, comparison->state->players, name, &at)) {
        fail_msg("'%s' is not found", name);
    }
    if (!adit_named_read(&at, comparison->state, comparison->viewer, scratch, &value)) {
        fail_msg("'%s' is not read for viewer %d", name, comparison->viewer);
    }
    if (value.is_number != is_number || (is_number && value.number != number) ||
        (!is_number && strcmp(value.word, word) != 0)) {
        fail_msg("'%s' is read as %lld '%s', but viewer %d sees %lld '%s'", name,
                 (long long)value.number, value.word != NULL ? value.word : "", comparison->viewer,
                 (long long)number, word != NULL ? word : "");
    }
}

/* How many elements can be read at all: no more than the view has. */
static long count_readable(const field_comparison *comparison)
{
    const adit_field_world world = {comparison->engine->def, comparison->engine->cards};
    char name[ADIT_FIELD_NAME_MAX], scratch[ADIT_FIELD_WORD_MAX];
    adit_field_value value;
    adit_row_walk walk;
    adit_err err;
    long count = 0;

    for (const adit_field *row = adit_row_first(&walk, world.def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; player < adit_field_owners(row, comparison->state); player++) {
            for (int element = 0; element < adit_field_elements(&world, row); element++) {
                adit_buffer out = adit_buffer_on(name, sizeof name);

                adit_field_name(&world, row, player, element, &out);
                count +=
                    adit_field_read(comparison->engine->names, comparison->state,
                                    comparison->viewer, name, scratch, &value, &err) == ADIT_OK;
            }
        }
    }
    return count;
}

/* What follows from other fields is shown in views, so it has to be right at any time. */
static long check_derived(adit_game *game)
{
    const adit_state *now = adit_game_view_tx(game)->work;
    const adit_game_def *def = game->engine->def;
    const adit_field_world world = {def, game->engine->cards};
    size_t size = adit_state_size(def, now->players);
    adit_state *again = adit_alloc(size);
    adit_row_walk walk;
    long count = 0;

    assert_non_null(again);
    memcpy(again, now, size);
    def->derive(again, game->engine->cards);
    for (const adit_field *row = adit_row_first(&walk, def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; row->derived && player < adit_field_owners(row, now); player++) {
            for (int element = 0; element < adit_field_elements(&world, row); element++) {
                int64_t is = adit_field_get(def, now, row, player, element);
                int64_t follows = adit_field_get(def, again, row, player, element);

                if (is != follows) {
                    fail_msg("%s: '%s', element %d, is %lld, but %lld follows from the others",
                             def->info.id, row->name, element, (long long)is, (long long)follows);
                }
                count++;
            }
        }
    }
    adit_free(again);
    return count;
}

static void deal_again(adit_game *game, int seat)
{
    adit_text before = {0}, after = {0};
    adit_game *copy = adit_game_clone(game);
    adit_err err;

    assert_non_null(copy);
    assert_ok(adit_game_state_json(game, seat, &before, &err), err);
    adit_game_determinise(copy, seat, 77);
    assert_ok(adit_game_state_json(copy, seat, &after, &err), err);
    assert_string_equal(before.data, after.data);
    adit_text_free(&before);
    adit_text_free(&after);
    adit_game_free(copy);
}

/* Hidden things are dealt again: no seat can see it, not even by what is derived. */
static long check_secrets(adit_game *game)
{
    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        deal_again(game, seat);
    }
    return adit_game_players(game);
}

static long compare_with_view(adit_game *game)
{
    long compared = 0;
    field_comparison comparison = {.engine = game->engine, .state = adit_game_view_tx(game)->work};
    const adit_field_world world = {game->engine->def, game->engine->cards};

    for (comparison.viewer = -1; comparison.viewer <= ADIT_NOBODY; comparison.viewer++) {
        if (comparison.viewer >= comparison.state->players && comparison.viewer != ADIT_NOBODY) {
            continue;
        }
        comparison.seen = 0;
        (void)adit_fields_visit(&world, comparison.state, comparison.viewer, true, compare,
                                &comparison);
        if (count_readable(&comparison) != comparison.seen) {
            fail_msg("%s: viewer %d sees %ld fields, but can read %ld", world.def->info.id,
                     comparison.viewer, comparison.seen, count_readable(&comparison));
        }
        compared += comparison.seen;
    }
    return compared;
}

/* ---- With the table of names and without it ---- */

static void add_seen(void *context, const char *name, bool is_number, int64_t number,
                     const char *word)
{
    adit_text *out = context;

    adit_text_add(out, name);
    adit_text_add_char(out, '=');
    adit_text_add(out, is_number ? "" : word);
    adit_text_add_number(out, is_number ? number : -1);
    adit_text_add_char(out, '\n');
}

static void compare_visits(const adit_field_world *quick, const adit_field_world *slow,
                           const adit_state *state, int viewer, bool zeros, long *compared)
{
    adit_text one = {0}, other = {0};

    if (viewer < -1) {
        adit_fields_visit_raw(quick, state, add_seen, &one);
        adit_fields_visit_raw(slow, state, add_seen, &other);
    } else {
        assert_int_equal(adit_fields_visit(quick, state, viewer, zeros, add_seen, &one), ADIT_OK);
        assert_int_equal(adit_fields_visit(slow, state, viewer, zeros, add_seen, &other), ADIT_OK);
        assert_int_equal(adit_fields_hash(quick, state, viewer),
                         adit_fields_hash(slow, state, viewer));
    }
    assert_string_equal(one.data, other.data);
    *compared += (long)one.length;
    adit_text_free(&one);
    adit_text_free(&other);
}

/* Both ways say the same of a state in which any one byte was changed. */
static void compare_checks(const adit_field_world *quick, const adit_field_world *slow,
                           const adit_state *state, uint64_t *random)
{
    const size_t size = adit_state_size(quick->def, state->players);
    unsigned char *other = adit_alloc(adit_state_size(quick->def, quick->def->info.max_players));
    adit_err one, two;

    assert_non_null(other);
    memcpy(other, state, size);
    for (int i = 0; i < BYTES; i++) {
        const size_t at = (*random >> 33) % size;
        const unsigned char was = other[at];

        *random = *random * 6364136223846793005u + 1442695040888963407u;
        other[at] = (unsigned char)(*random >> 40);
        const adit_status status = adit_fields_check(quick, (adit_state *)(void *)other, &one);
        assert_int_equal(status, adit_fields_check(slow, (adit_state *)(void *)other, &two));
        if (status != ADIT_OK) {
            assert_string_equal(one.text, two.text);
        }
        other[at] = was;
    }
    adit_free(other);
}

static long compare_ways(adit_game *game)
{
    const adit_engine *engine = game->engine;
    const adit_field_world quick = {engine->def, engine->cards, engine->names};
    const adit_field_world slow = {engine->def, engine->cards, NULL};
    const adit_state *state = adit_game_view_tx(game)->work;
    uint64_t random = adit_fields_hash(&slow, state, -1);
    adit_err err;
    long compared = 0;

    assert_ok(adit_fields_check(&quick, state, &err), err);
    assert_ok(adit_fields_check(&slow, state, &err), err);
    compare_checks(&quick, &slow, state, &random);
    compare_visits(&quick, &slow, state, -2, false, &compared); /* as in a save */
    compare_visits(&quick, &slow, state, -1, true, &compared);
    compare_visits(&quick, &slow, state, (int)(random >> 60) % state->players, true, &compared);
    compare_visits(&quick, &slow, state, ADIT_NOBODY, false, &compared);
    return compared;
}

static size_t count_settings(const adit_setting *list)
{
    size_t count = 0;

    while (list[count].name != NULL) {
        count++;
    }
    return count;
}

/* ---- Random games ---- */

/* Looks at a state and returns how much was compared. */
typedef long (*look)(adit_game *game);

static long play(adit_engine *engine, const conformance_variant *variant, int players, look look_at)
{
    const adit_setup setup = {.players = players,
                              .seed = (uint64_t)players,
                              .fields = variant->fields,
                              .field_count = count_settings(variant->fields),
                              .rules = variant->rules,
                              .rule_count = count_settings(variant->rules)};
    uint64_t random = (uint64_t)players * 2654435761u + 1;
    long compared = 0;
    adit_game *game;
    adit_err err;

    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; i < MAX_DECISIONS && !adit_game_is_over(game); i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        if (i % (RATE * players) == 0) {
            compared += look_at(game);
        }
        assert_ok(adit_game_decide(
                      game, (int)((random >> 33) % (uint64_t)adit_game_option_count(game)), &err),
                  err);
    }
    compared += look_at(game);
    adit_game_free(game);
    return compared;
}

static void play_variant(const conformance_variant *variant, const adit_game_info *info,
                         look look_at)
{
    const adit_engine_options options = {.game = info->id,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &variant->mod,
                                         .mod_count = variant->mod != NULL};
    adit_engine *engine;
    adit_err err;
    long compared = 0;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (int players = info->min_players; players <= info->max_players; players++) {
        if (variant->players == 0 || variant->players == players) {
            compared += play(engine, variant, players, look_at);
        }
    }
    print_message("%s, %s: %ld compared\n", info->id, variant->name, compared);
    assert_true(compared > 0);
    adit_engine_close(engine);
}

static void play_all(look look_at)
{
    for (int i = 0; i < adit_game_info_count(); i++) {
        const conformance_variant printed = {.name = "as printed"};
        const adit_game_info *info = adit_game_info_at(i);

        play_variant(&printed, info, look_at);
        for (size_t k = 0; k < sizeof variants / sizeof *variants; k++) {
            if (strcmp(variants[k].title, info->id) == 0) {
                play_variant(&variants[k], info, look_at);
            }
        }
    }
}

static void one_field_is_read_as_in_the_whole_view(void **state)
{
    (void)state;
    play_all(compare_with_view);
}

static void what_follows_from_other_fields_is_right_at_any_time(void **state)
{
    (void)state;
    play_all(check_derived);
}

static void no_view_shows_how_hidden_things_were_dealt(void **state)
{
    (void)state;
    play_all(check_secrets);
}

static void the_table_of_names_changes_nothing(void **state)
{
    (void)state;
    play_all(compare_ways);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_of_names_changes_nothing),
        cmocka_unit_test(one_field_is_read_as_in_the_whole_view),
        cmocka_unit_test(what_follows_from_other_fields_is_right_at_any_time),
        cmocka_unit_test(no_view_shows_how_hidden_things_were_dealt),
    };

    return ADIT_RUN(tests);
}
