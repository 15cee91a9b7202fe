/* test_field_names.c - every element of every field of every game is found by its name. */
#include "tests/support/adit_cmocka.h"

#include "engine/match/engine.h"
#include "engine/match/game.h"
#include "engine/model/fields_internal.h"

static void find_element(const adit_field_world *world, const adit_state *state,
                         const adit_element *wanted, adit_element at)
{
    char name[ADIT_FIELD_NAME_MAX];
    adit_buffer out = adit_buffer_on(name, sizeof name);
    adit_err err;

    adit_field_name(world, wanted->field, wanted->player, wanted->element, &out);
    assert_ok(adit_element_find(world, state, name, &at, &err), err);
    if (at.field != wanted->field || at.player != wanted->player || at.element != wanted->element) {
        fail_msg("%s: '%s' finds another element", world->def->info.id, name);
    }
}

static void find_all(const adit_field_world *world, const adit_state *state)
{
    adit_row_walk walk;
    adit_element last = {0};

    for (const adit_field *row = adit_row_first(&walk, world->def); row != NULL;
         row = adit_row_next(&walk)) {
        for (int player = 0; player < adit_field_owners(row, state); player++) {
            for (int element = 0; element < adit_field_elements(world, row); element++) {
                const adit_element wanted = {row, player, element};

                find_element(world, state, &wanted, (adit_element){0});
                find_element(world, state, &wanted, last);
                last = wanted;
            }
        }
    }
}

static void every_element_is_found_by_its_name_wherever_the_search_begins(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        const adit_engine_options options = {.game = info->id, .cards = ADIT_TEST_ROOT "/cards"};
        const adit_setup setup = {.players = info->max_players, .seed = 1};
        adit_engine *engine;
        adit_game *game;
        adit_err err;

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        assert_ok(adit_game_new(engine, &setup, &game, &err), err);
        const adit_field_world world = {engine->def, engine->cards};
        find_all(&world, adit_game_root(game));
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_element_is_found_by_its_name_wherever_the_search_begins),
    };

    return ADIT_RUN(tests);
}
