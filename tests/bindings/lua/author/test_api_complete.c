/* test_api_complete.c - `adit api --json` tells exactly what scripts can really reach.
 *
 * Card files, bots and playthrough scripts look around themselves, with the names of the
 * reference in hand: what they find and what they were told must be the same. Behind `g`, an
 * event and the objects of scripts nobody can look from Lua, so that is done here.
 */
#include "tests/support/load_cards.h"

#include <jansson.h>

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/author/api_doc.h"
#include "bindings/lua/read/declare.h"
#include "bindings/lua/vm/env.h"
#include "engine/games/registry.h"

/* ---- The reference ---- */

typedef struct {
    adit_engine *engine;
    json_t *root;
} reference;

static void open_reference(reference *api, const char *game)
{
    const adit_engine_options options = {.game = game, .cards = "cards"};
    adit_text text = {0};
    adit_err err = {0};
    json_error_t error;

    assert_ok(adit_engine_open(&options, &api->engine, &err), err);
    assert_ok(adit_engine_api(api->engine, ADIT_API_JSON, &text, &err), err);
    api->root = json_loadb(text.data, text.length, JSON_REJECT_DUPLICATES, &error);
    assert_non_null(api->root);
    adit_text_free(&text);
}

static void close_reference(reference *api)
{
    json_decref(api->root);
    adit_engine_close(api->engine);
}

static json_t *section(const reference *api, const char *key)
{
    json_t *list = json_object_get(api->root, key);

    if (json_array_size(list) == 0) {
        fail_msg("the reference has no section '%s'", key);
    }
    return list;
}

static const char *cell(json_t *row, const char *key)
{
    const char *text = json_string_value(json_object_get(row, key));

    return text == NULL ? "" : text;
}

static bool is_told(const reference *api, const char *key, const char *name)
{
    json_t *list = section(api, key), *row;
    size_t i;

    json_array_foreach(list, i, row)
    {
        if (strcmp(cell(row, "name"), name) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- Looking around from Lua ---- */

/* Adds the names of a section as keys of a Lua table. */
static void add_known(adit_text *out, const reference *api, const char *key)
{
    json_t *list = section(api, key), *row;
    size_t i;

    json_array_foreach(list, i, row)
    {
        adit_text_addf(out, "  [\"%s\"] = true,\n", cell(row, "name"));
    }
}

/* What the script does: every name that it finds is known, and every known name is found. */
static const char look_around[] =
    "local function look(names, prefix)\n"
    "  for name, value in pairs(names) do\n"
    "    local whole = prefix .. name\n"
    "    if type(value) == 'table' and whole ~= 'adit.args' then\n"
    "      look(value, whole .. '.')\n"
    "    elseif not known[whole] then\n"
    "      error('not told: ' .. whole)\n"
    "    end\n"
    "    known[whole] = nil\n"
    "  end\n"
    "end\n"
    "look(_ENV, '')\n"
    "for name in pairs(known) do error('cannot be reached: ' .. name) end\n";

static adit_text looking_script(const reference *api, const char *const *keys, const char *end)
{
    adit_text text = {0};

    adit_text_add(&text, "local known = {\n");
    for (; *keys != NULL; keys++) {
        add_known(&text, api, *keys);
    }
    adit_text_add(&text, "}\n");
    adit_text_add(&text, look_around);
    adit_text_add(&text, end);
    return text;
}

static void card_files_reach_what_is_told(void **state)
{
    static const char *const keys[] = {"constructors", "nodes", "verbs", "library", NULL};

    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        const char *id = adit_registry_at(n)->info.id;
        const char *mods[] = {temp_path("looking")};
        adit_engine_options options = {.game = id, .cards = "cards", .mods = mods, .mod_count = 1};
        adit_engine *engine = NULL;
        adit_err err = {0};
        reference api;

        open_reference(&api, id);
        adit_text file = looking_script(&api, keys, "return cards {}\n");
        write_text("looking/cards/a.lua", file.data);
        assert_ok(adit_engine_open(&options, &engine, &err), err);
        adit_engine_close(engine);
        adit_text_free(&file);
        close_reference(&api);
    }
}

static void bots_reach_what_is_told(void **state)
{
    static const char *const keys[] = {"library", "bots", NULL};
    reference api;
    adit_bot *bot = NULL;
    adit_err err = {0};

    (void)state;
    open_reference(&api, adit_registry_at(0)->info.id);
    adit_text file = looking_script(&api, keys, "return function() return 1 end\n");
    const char *path = write_text("looking_bot.lua", file.data);
    assert_ok(adit_bot_new(api.engine, path, 1, 1, &bot, &err), err);
    bot->free(bot);
    adit_text_free(&file);
    close_reference(&api);
}

static void scripts_reach_what_is_told(void **state)
{
    static const char *const keys[] = {"library", "scripts", NULL};
    reference api;
    adit_err err = {0};

    (void)state;
    open_reference(&api, adit_registry_at(0)->info.id);
    adit_text file = looking_script(&api, keys, "");
    const char *path = write_text("looking_script.lua", file.data);
    assert_ok(adit_run_script(path, 0, NULL, NULL, NULL, &err), err);
    adit_text_free(&file);
    close_reference(&api);
}

/* ---- Behind objects ---- */

/* Every key of the table on top is told in one of the sections; gives how many there are.
 * [-1, +0] */
static size_t check_table(lua_State *L, const reference *api, const char *const *keys)
{
    size_t count = 0;

    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        const char *name = lua_tostring(L, -2);
        bool found = false;

        for (const char *const *key = keys; *key != NULL; key++) {
            found = found || is_told(api, *key, name);
        }
        if (!found) {
            fail_msg("'%s' can be called, but is not told", name);
        }
        count++;
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
    return count;
}

static size_t rows_of(const reference *api, const char *const *keys)
{
    size_t count = 0;

    for (; *keys != NULL; keys++) {
        count += json_array_size(section(api, *keys));
    }
    return count;
}

static void methods_of_g_and_fields_of_events_are_told(void **state)
{
    static const char *const methods[] = {"verbs", "primitives", NULL};
    static const char *const fields[] = {"event_fields", NULL};

    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        reference api;

        open_reference(&api, adit_registry_at(n)->info.id);
        aditl_host *host = api.engine->binding;
        lua_State *L = host->vm.L;
        lua_rawgeti(L, LUA_REGISTRYINDEX, host->game_ref);
        assert_int_not_equal(lua_getmetatable(L, -1), 0);
        lua_getfield(L, -1, "__index");
        assert_int_equal(check_table(L, &api, methods), rows_of(&api, methods));
        lua_rawgeti(L, LUA_REGISTRYINDEX, host->event_ref);
        assert_int_not_equal(lua_getmetatable(L, -1), 0);
        lua_getfield(L, -1, "__index");
        assert_non_null(lua_getupvalue(L, -1, 2)); /* the names that it knows */
        assert_int_equal(check_table(L, &api, fields), rows_of(&api, fields));
        lua_settop(L, 0);
        close_reference(&api);
    }
}

static void check_methods(const reference *api, const char *key, const aditl_row *const *lists)
{
    const aditl_row *row;
    int count = 0;

    for (; (row = aditl_row_at(lists, count)) != NULL; count++) {
        if (!is_told(api, key, row->name)) {
            fail_msg("'%s' is a method, but is not among the %s", row->name, key);
        }
    }
    assert_int_equal(count, json_array_size(section(api, key)));
}

static void methods_of_games_and_collections_are_told(void **state)
{
    reference api;

    (void)state;
    open_reference(&api, adit_registry_at(0)->info.id);
    check_methods(&api, "match_methods", aditl_match_lists);
    check_methods(&api, "stats_methods", aditl_stats_lists);
    close_reference(&api);
}

/* Methods of strings are the functions of the library. */
static void methods_of_strings_are_told(void **state)
{
    reference api;

    (void)state;
    open_reference(&api, adit_registry_at(0)->info.id);
    lua_State *L = ((aditl_host *)api.engine->binding)->vm.L;
    lua_pushliteral(L, "");
    assert_int_not_equal(lua_getmetatable(L, -1), 0);
    lua_getfield(L, -1, "__index");
    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        char name[80];

        snprintf(name, sizeof name, "string.%s", lua_tostring(L, -2));
        assert_true(is_told(&api, "library", name));
        lua_pop(L, 1);
    }
    lua_settop(L, 0);
    close_reference(&api);
}

/* ---- What is told of each ---- */

static void every_row_has_a_sentence_and_an_example(void **state)
{
    static const char *const keys[] = {"verbs",   "primitives",    "library",       "bots",
                                       "scripts", "match_methods", "stats_methods", "view_methods"};

    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        reference api;

        open_reference(&api, adit_registry_at(n)->info.id);
        for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
            json_t *list = section(&api, keys[k]), *row;
            size_t i;

            json_array_foreach(list, i, row)
            {
                if (cell(row, "text")[0] == '\0' || cell(row, "example")[0] == '\0') {
                    fail_msg("%s: '%s' has no sentence or no example", keys[k], cell(row, "name"));
                }
            }
        }
        close_reference(&api);
    }
}

/* Runs each example in a block of its own, between the two texts. */
static void run_examples(const reference *api, const char *key, const char *before,
                         const char *after)
{
    json_t *list = section(api, key), *row;
    adit_text text = {0};
    adit_err err = {0};
    size_t i;

    json_array_foreach(list, i, row)
    {
        adit_text_addf(&text, "do -- %s\n  %s\n  %s\n%s\nend\n", cell(row, "name"), before,
                       cell(row, "example"), after);
    }
    const char *path = write_text("examples.lua", text.data != NULL ? text.data : "");
    assert_ok(adit_run_script(path, 0, NULL, NULL, NULL, &err), err);
    adit_text_free(&text);
}

static void the_examples_of_functions_run(void **state)
{
    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        reference api;
        char begin[200], view[300];

        open_reference(&api, adit_registry_at(n)->info.id);
        snprintf(begin, sizeof begin, "local game = adit.game { game = \"%s\" }",
                 adit_registry_at(n)->info.id);
        snprintf(view, sizeof view, "%s game:play(function(view)", begin);
        run_examples(&api, "library", "", "");
        run_examples(&api, "scripts", "", "");
        run_examples(&api, "match_methods", begin, "");
        run_examples(&api, "stats_methods", "local stats = adit.stats { 1, 2, 3 }", "");
        run_examples(&api, "view_methods", view, "return 1 end, 1)");
        close_reference(&api);
    }
}

/* A verb with parameters can be written with one table, declared and as a method. */
static void check_named_forms(const reference *api, const adit_text *stubs)
{
    for (int i = 0; i < adit_verb_count(api->engine->def); i++) {
        const adit_verb *verb = adit_verb_at(api->engine->def, i);
        char line[200];

        if (verb->param_count == 0) {
            continue;
        }
        snprintf(line, sizeof line, "fun(named: { %s%s: ", verb->param[0].name,
                 verb->param[0].optional ? "?" : "");
        assert_contains(stubs->data, line);
        snprintf(line, sizeof line,
                 "fun(self: Game, seat: Seat, named: { %s%s: ", verb->param[0].name,
                 verb->param[0].optional ? "?" : "");
        assert_contains(stubs->data, line);
    }
}

/* A field of the stubs without the mark of what may be left out. */
static bool is_named(const aditl_doc_field *rows, const char *name)
{
    for (; rows->name != NULL; rows++) {
        if (strncmp(rows->name, name, strlen(name)) == 0 &&
            strchr("?", rows->name[strlen(name)]) != NULL) {
            return true;
        }
    }
    return false;
}

static int count_rows(const aditl_doc_field *rows)
{
    int count = 0;

    while (rows[count].name != NULL) {
        count++;
    }
    return count;
}

static void stubs_know_every_field_of_a_scenario(void **state)
{
    int count = 0;

    (void)state;
    for (; aditl_scenario_keys[count] != NULL; count++) {
        if (!is_named(aditl_doc_scenario, aditl_scenario_keys[count])) {
            fail_msg("'%s' is not in the stubs of a scenario", aditl_scenario_keys[count]);
        }
    }
    assert_int_equal(count, count_rows(aditl_doc_scenario));
}

/* mod.lua knows every name of the stubs, and the message about another one names no more. */
static void stubs_know_every_field_of_a_mod(void **state)
{
    adit_text text = {0};

    (void)state;
    adit_text_add(&text, "return mod {\n  id = \"all_fields\",\n");
    for (const aditl_doc_field *row = aditl_doc_mod + 1; row->name != NULL; row++) {
        adit_text_addf(&text, "  %.*s = 0,\n", (int)strcspn(row->name, "?"), row->name);
    }
    adit_text_add(&text, "}\n");
    write_text("all_fields/mod.lua", text.data);
    const char *mod = temp_path("all_fields");
    const adit_engine_options options = {
        .game = adit_registry_at(0)->info.id, .cards = "cards", .mods = &mod, .mod_count = 1};
    adit_engine *engine = NULL;
    adit_err err = {0};

    assert_int_equal(adit_engine_open(&options, &engine, &err), ADIT_INPUT);
    assert_null(strstr(err.text, "unknown field"));
    adit_text_free(&text);
}

static void stubs_name_everything(void **state)
{
    static const struct {
        const char *key, *form;
    } rows[] = {{"constructors", "\nfunction %s("},
                {"nodes", "\nfunction %s("},
                {"verbs", "\nfunction %s("},
                {"verbs", "\nfunction Game:%s(seat"},
                {"primitives", "\nfunction Game:%s("},
                {"kinds", "\n---@class Card.%s: Card\n"},
                {"events", "\n---@field %s? Hook|Hook[]|Effect "},
                {"permissions", "\n---@field %s? Permission"},
                {"values", "\n---@field %s? "},
                {"queries", "|\"%s\""},
                {"goods", "\n---@field %s? Number"},
                {"bots", "\nfunction %s("},
                {"match_methods", "\nfunction Match:%s("},
                {"stats_methods", "\nfunction Stats:%s("},
                {"view_methods", "\nfunction View:%s("}};

    (void)state;
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        reference api;
        adit_text stubs = {0};
        adit_err err = {0};

        open_reference(&api, adit_registry_at(n)->info.id);
        assert_ok(adit_engine_api(api.engine, ADIT_API_STUBS, &stubs, &err), err);
        for (size_t k = 0; k < sizeof rows / sizeof *rows; k++) {
            json_t *list = section(&api, rows[k].key), *row;
            size_t i;

            json_array_foreach(list, i, row)
            {
                char line[200];

                snprintf(line, sizeof line, rows[k].form, cell(row, "name"));
                assert_contains(stubs.data, line);
            }
        }
        check_named_forms(&api, &stubs);
        adit_text_free(&stubs);
        close_reference(&api);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(card_files_reach_what_is_told),
        ADIT_TEST(bots_reach_what_is_told),
        ADIT_TEST(scripts_reach_what_is_told),
        ADIT_TEST(methods_of_g_and_fields_of_events_are_told),
        ADIT_TEST(methods_of_games_and_collections_are_told),
        ADIT_TEST(methods_of_strings_are_told),
        ADIT_TEST(every_row_has_a_sentence_and_an_example),
        ADIT_TEST(the_examples_of_functions_run),
        ADIT_TEST(stubs_name_everything),
        ADIT_TEST(stubs_know_every_field_of_a_scenario),
        ADIT_TEST(stubs_know_every_field_of_a_mod),
    };

    if (setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1) != 0) {
        return 1;
    }
    return ADIT_RUN(tests);
}
