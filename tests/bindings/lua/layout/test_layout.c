/* test_layout.c - every field that somebody may see has a place on the table, and what table.lua
 * may say. */
#include "tests/support/adit_cmocka.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/temp_file.h"

static adit_engine *open_engine(const char *game, const char *mod)
{
    const char *const mods[] = {mod};
    const adit_engine_options options = {.game = game,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = mod != NULL ? 1 : 0};
    adit_engine *engine = NULL;
    adit_err err = {0};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static json_t *layout_of(adit_engine *engine, int players)
{
    adit_text text = {0};
    adit_err err = {0};
    json_t *layout;

    assert_ok(adit_engine_layout(engine, players, &text, &err), err);
    layout = json_loads(text.data, JSON_REJECT_DUPLICATES, NULL);
    assert_non_null(layout);
    adit_text_free(&text);
    return layout;
}

/* ---- Everything is shown ---- */

static void add_fields(json_t *bound, const json_t *places)
{
    size_t i;
    json_t *place;

    json_array_foreach(places, i, place)
    {
        const char *field = json_string_value(json_object_get(place, "field"));

        assert_non_null(field);
        json_object_set_new(bound, field, json_true());
        add_fields(bound, json_object_get(place, "parts"));
    }
}

/* Whether a pattern of `unseen` stands for the field; "[p]" is any seat. */
static bool is_listed(const json_t *unseen, const char *field)
{
    const char *pattern;
    json_t *reason;
    char plain[256];

    snprintf(plain, sizeof plain, "%s", field);
    if (strncmp(plain, "player[", 7) == 0) {
        plain[7] = 'p';
    }
    json_object_foreach((json_t *)unseen, pattern, reason)
    {
        const size_t length = strlen(pattern);

        assert_true(json_string_length(reason) > 8);
        if (strcmp(pattern, plain) == 0 || (length > 1 && pattern[length - 1] == '*' &&
                                            strncmp(pattern, plain, length - 1) == 0)) {
            return true;
        }
    }
    return false;
}

typedef struct {
    json_t *bound;
    const json_t *unseen;
    int missing;
} search;

static void find_place(void *context, const char *name, bool is_number, int64_t number,
                       const char *word)
{
    search *s = context;

    (void)is_number;
    (void)number;
    (void)word;
    if (json_object_get(s->bound, name) == NULL && !is_listed(s->unseen, name)) {
        print_error("%s has no place\n", name);
        s->missing++;
    }
}

static void check_engine(adit_engine *engine, int players)
{
    const adit_setup setup = {.players = players, .seed = 1};
    json_t *layout = layout_of(engine, players), *zone;
    search s = {json_object(), json_object_get(layout, "unseen"), 0};
    adit_game *game = NULL;
    adit_err err = {0};
    size_t i;

    json_array_foreach(json_object_get(layout, "zones"), i, zone)
    {
        /* Such a zone would mean that nobody has thought about a field. */
        assert_string_not_equal(json_string_value(json_object_get(zone, "id")), "rest");
        add_fields(s.bound, json_object_get(zone, "places"));
    }
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int seat = 1; seat <= players; seat++) {
        assert_int_equal(adit_game_state_visit(game, seat, true, find_place, &s), ADIT_OK);
    }
    assert_int_equal(s.missing, 0);
    adit_game_free(game);
    json_decref(s.bound);
    json_decref(layout);
}

static void every_field_has_a_place_or_a_reason(void **state)
{
    (void)state;
    for (int n = 0; n < adit_game_info_count(); n++) {
        const adit_game_info *info = adit_game_info_at(n);
        adit_engine *engine = open_engine(info->id, NULL);

        for (int players = info->min_players; players <= info->max_players; players++) {
            check_engine(engine, players);
        }
        adit_engine_close(engine);
    }
}

static void check_mod(void *context, const char *folder)
{
    aditl_mod_about about;
    int *checked = context;
    adit_err err = {0};

    if (aditl_mod_inspect(folder, &about, &err) == ADIT_OK && about.game_count > 0) {
        const adit_game_info *info = adit_game_info_find(about.games[0]);
        adit_engine *engine = open_engine(info->id, folder);

        check_engine(engine, info->min_players < 2 ? 2 : info->min_players);
        adit_engine_close(engine);
        (*checked)++;
    }
}

static void what_the_shipped_expansions_bring_has_a_place_too(void **state)
{
    int checked = 0;

    (void)state;
    aditl_mods_visit(ADIT_TEST_ROOT "/scripts/mods", check_mod, &checked);
    assert_true(checked > 10);
}

/* ---- What a mod may say ---- */

/* A mod with this table.lua, and mod.lua for the title. */
static const char *mod_with(const char *table)
{
    static char folder[600];

    snprintf(folder, sizeof folder, "%s/lamps",
             getenv("TMPDIR") != NULL ? getenv("TMPDIR") : "/tmp");
    (void)mkdir(folder, 0700);
    (void)temp_file(
        "lamps/mod.lua",
        "return mod { id = \"lamps\", name = \"Lamps\", version = \"1.0.0\",\n"
        "  games = { \"cave_vs_cave\" }, counters = { oil = { per = \"seat\", max = 9 } } }\n");
    (void)temp_file("lamps/table.lua", table);
    return folder;
}

static void refuse(const char *table, const char *part)
{
    adit_engine *engine = open_engine("cave_vs_cave", mod_with(table));
    adit_text text = {0};
    adit_err err = {0};

    assert_fails(adit_engine_layout(engine, 2, &text, &err), ADIT_INPUT, part, err);
    assert_null(text.data);
    adit_engine_close(engine);
}

static void mistakes_are_named_with_line_and_suggestion(void **state)
{
    (void)state;
    refuse(
        "return layout {\n  zones = {\n    { id = \"oil\", fields = \"player[p].cel.c4\" } } }\n",
        "lamps/table.lua:3: unknown field 'player[1].cel.c4'; did you mean 'player[1].cell.c4'?");
    refuse("return layout {\n  looks = { entrance = { card = \"cave_entrence\" } } }\n",
           "no card is called 'cave_entrence'");
    refuse("return layout {\n  facts = { walls = { shape = \"side\" } } }\n",
           "unknown word 'side'");
    refuse("return layout {\n  unseen = { [\"tile_known.*\"] = \"secret\" } }\n",
           "table.lua:2: nobody may see the field 'tile_known.*'");
    refuse("return layout { zones = { { id = \"oil\",\n  shape = \"gird\" } } }\n",
           "table.lua:2: shape: unknown word 'gird'; did you mean 'grid'?");
    refuse("return layout { zone = {} }\n", "zone");
    refuse("return layout { zones = { { id = \"oil\", size = { 1 } } } }\n",
           "size: expected two numbers");
    refuse("return layout { zones = { { fields = \"round\" } } }\n", "a zone has no id");
    refuse("return layout { zones = { { id = \"oil\", places = { { at = { 0, 0 } } } } } }\n",
           "a place has no field");
    refuse("return 5\n", "exactly one 'return layout { ... }'");
    refuse("local x = nil\nreturn layout { zones = x.y }\n", "table.lua:2:");
}

static json_t *zone_in(json_t *layout, const char *id, int seat)
{
    size_t i;
    json_t *zone;

    json_array_foreach(json_object_get(layout, "zones"), i, zone)
    {
        if (strcmp(json_string_value(json_object_get(zone, "id")), id) == 0 &&
            json_integer_value(json_object_get(zone, "of")) == seat) {
            return zone;
        }
    }
    return NULL;
}

/* The place of the zone that shows the field, or NULL. */
static json_t *place_in(json_t *zone, const char *field)
{
    size_t i;
    json_t *place;

    json_array_foreach(json_object_get(zone, "places"), i, place)
    {
        if (strcmp(json_string_value(json_object_get(place, "field")), field) == 0) {
            return place;
        }
    }
    return NULL;
}

static void a_mod_adds_places_zones_and_looks(void **state)
{
    adit_engine *engine = open_engine(
        "cave_vs_cave",
        mod_with(
            "return layout {\n"
            "  zones = {\n"
            "    { id = \"round\", places = { { field = \"turn_digs\", label = \"dug\" } } },\n"
            "    { id = \"oil\", of = \"player\", title = \"Oil\", shape = \"track\",\n"
            "      places = { { field = \"player[p].counter.lamps:oil\", at = { 0, 0.5 },\n"
            "                   step = { 1, 0 }, shape = \"marker\" } } },\n"
            "  },\n"
            "  looks = { rock = { fill = \"night\" } },\n"
            "}\n"));
    json_t *layout = layout_of(engine, 2), *zone, *place;

    (void)state;
    zone = zone_in(layout, "oil", 2);
    assert_non_null(zone);
    place = json_array_get(json_object_get(zone, "places"), 0);
    assert_string_equal(json_string_value(json_object_get(place, "field")),
                        "player[2].counter.lamps:oil");
    assert_true(json_real_value(json_array_get(json_object_get(place, "at"), 1)) == 0.5);
    place = place_in(zone_in(layout, "round", 0), "turn_digs");
    assert_string_equal(json_string_value(json_object_get(place, "label")), "dug");
    assert_string_equal(json_string_value(json_object_get(
                            json_object_get(json_object_get(layout, "looks"), "rock"), "fill")),
                        "night");
    json_decref(layout);
    adit_engine_close(engine);
}

/* No title names them: the loader brings what all tables have. */
static void fields_of_the_core_have_places_in_zones_of_the_title(void **state)
{
    adit_engine *engine = open_engine("cave_vs_cave", NULL);
    json_t *layout = layout_of(engine, 2), *own = zone_in(layout, "own", 2);

    (void)state;
    assert_non_null(place_in(own, "player[2].digs"));
    assert_non_null(place_in(zone_in(layout, "rules", 0), "rule.solo_goal"));
    assert_non_null(json_object_get(json_object_get(layout, "unseen"), "opening"));
    json_decref(layout);
    adit_engine_close(engine);
}

static void a_table_is_only_for_possible_numbers_of_players(void **state)
{
    adit_engine *engine = open_engine("dwergar", NULL);
    adit_text text = {0};
    adit_err err = {0};

    (void)state;
    assert_fails(adit_engine_layout(engine, 5, &text, &err), ADIT_USAGE, "2 to 4 players", err);
    assert_int_equal(adit_engine_layout(NULL, 2, &text, &err), ADIT_USAGE);
    adit_engine_close(engine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_field_has_a_place_or_a_reason),
        ADIT_TEST(what_the_shipped_expansions_bring_has_a_place_too),
        ADIT_TEST(mistakes_are_named_with_line_and_suggestion),
        ADIT_TEST(a_mod_adds_places_zones_and_looks),
        ADIT_TEST(fields_of_the_core_have_places_in_zones_of_the_title),
        ADIT_TEST(a_table_is_only_for_possible_numbers_of_players),
    };

    return ADIT_RUN(tests);
}
