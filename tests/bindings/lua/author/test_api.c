/* test_api.c - the generated reference: complete, well-formed, and its examples work. */
#include "tests/support/load_cards.h"

#include <jansson.h>

#include "bindings/lua/author/api_doc.h"
#include "engine/games/registry.h"

/* An engine of the fixture cards; the caller closes it. */
static adit_engine *demo_engine(void)
{
    adit_card_host functions;
    adit_engine *engine;
    loaded_cards loaded;
    adit_err err = {0};

    load_mods(&loaded, NULL);
    assert_ok(loaded.status, loaded.err);
    aditl_host_functions(loaded.host, &functions);
    assert_ok(
        adit_engine_create(&demo_cave, loaded.host->set.cards, &functions, false, &engine, &err),
        err);
    return engine;
}

static adit_text reference(adit_engine *engine, adit_api_form form)
{
    adit_text out = {0};
    adit_err err = {0};

    assert_ok(adit_engine_api(engine, form, &out, &err), err);
    return out;
}

static void every_verb_and_primitive_is_told(void **state)
{
    adit_engine *engine = demo_engine();
    adit_text markdown = reference(engine, ADIT_API_MARKDOWN);
    adit_text stubs = reference(engine, ADIT_API_STUBS);
    char name[80];

    (void)state;
    for (int i = 0; i < adit_verb_count(&demo_cave); i++) {
        snprintf(name, sizeof name, "\n| `%s` | ", adit_verb_at(&demo_cave, i)->name);
        assert_contains(markdown.data, name);
        snprintf(name, sizeof name, "\nfunction %s(", adit_verb_at(&demo_cave, i)->name);
        assert_contains(stubs.data, name);
        snprintf(name, sizeof name, "\nfunction Game:%s(seat", adit_verb_at(&demo_cave, i)->name);
        assert_contains(stubs.data, name);
    }
    for (int n = 0; aditl_primitive_at(n) != NULL; n++) {
        const aditl_primitive *row = aditl_primitive_at(n);

        snprintf(name, sizeof name, "\n| `%s` | ", row->name);
        assert_contains(markdown.data, name);
        snprintf(name, sizeof name, "\nfunction Game:%s(", row->name);
        assert_contains(stubs.data, name);
    }
    for (const char *const *word =
             (const char *const[]){"good", "query", "card", "rule", "counter", "game", NULL};
         *word != NULL; word++) {
        snprintf(name, sizeof name, "%%%s%%", *word);
        assert_null(strstr(markdown.data, name)); /* every placeholder was filled in */
    }
    adit_text_free(&markdown);
    adit_text_free(&stubs);
    adit_engine_close(engine);
}

static void the_json_reference_is_json(void **state)
{
    static const char *const sections[] = {"constructors", "nodes",       "verbs",  "parameters",
                                           "primitives",   "card_fields", "hooks",  "kinds",
                                           "facts",        "events",      "values", "permissions",
                                           "goods",        "queries",     "rules",  "fields"};
    adit_engine *engine = demo_engine();
    adit_text text = reference(engine, ADIT_API_JSON);
    json_error_t error;
    json_t *root = json_loadb(text.data, text.length, JSON_REJECT_DUPLICATES, &error);

    (void)state;
    assert_non_null(root);
    assert_int_equal(json_integer_value(json_object_get(root, "version")), 1);
    for (size_t i = 0; i < sizeof sections / sizeof *sections; i++) {
        assert_true(json_array_size(json_object_get(root, sections[i])) > 0);
    }
    json_t *verb = json_array_get(json_object_get(root, "verbs"), 0);
    assert_string_equal(json_string_value(json_object_get(verb, "name")), "gain");
    assert_string_equal(json_string_value(json_object_get(verb, "example")), "gain { wood = 1 }");
    json_decref(root);
    adit_text_free(&text);
    adit_engine_close(engine);
}

static void stubs_are_lua(void **state)
{
    adit_engine *engine = demo_engine();
    adit_text text = reference(engine, ADIT_API_STUBS);
    lua_State *L = luaL_newstate();

    (void)state;
    assert_non_null(L);
    if (luaL_loadbufferx(L, text.data, text.length, "@stubs", "t") != LUA_OK) {
        fail_msg("%s", lua_tostring(L, -1));
    }
    lua_close(L);
    adit_text_free(&text);
    adit_engine_close(engine);
}

/* .luarc.json of a mod switches Lua's own library off: what the sandbox has of it is in the stubs.
 */
static void stubs_have_the_library_of_the_sandbox(void **state)
{
    static const char *const there[] = {"\nmath = {}\n", "\nfunction pairs(values) end\n",
                                        "\nfunction string.find(text, words, from, plain) end\n",
                                        "\nfunction table.sort(list, before) end\n",
                                        "---@param ... T\n---@return T\nfunction math.max("};
    static const char *const missing[] = {"function load(", "function require(",
                                          "function string.gsub(", "function setmetatable(",
                                          "Number?"};
    adit_engine *engine = demo_engine();
    adit_text text = reference(engine, ADIT_API_STUBS);
    char *library = strstr(text.data, "-- What there is of Lua's library");

    (void)state;
    assert_non_null(library);
    for (size_t i = 0; i < sizeof there / sizeof there[0]; i++) {
        assert_contains(library, there[i]);
    }
    for (size_t i = 0; i < sizeof missing / sizeof missing[0]; i++) {
        assert_null(strstr(library, missing[i]));
    }
    adit_text_free(&text);
    adit_engine_close(engine);
}

/* A card file that names each of the listed globals loads. */
static void the_listed_globals_exist(void **state)
{
    adit_engine *engine = demo_engine();
    adit_text names = reference(engine, ADIT_API_GLOBALS);
    adit_text file = {0};
    loaded_cards loaded;

    (void)state;
    for (char *name = strtok(names.data, "\n"); name != NULL; name = strtok(NULL, "\n")) {
        adit_text_addf(&file, "assert(%s ~= nil)\n", name);
    }
    adit_text_add(&file, "return cards {}\n");
    write_text("names/cards/a.lua", file.data);
    load_mods(&loaded, (const char *const[]){temp_path("names"), NULL});
    assert_ok(loaded.status, loaded.err);
    unload(&loaded);
    adit_text_free(&names);
    adit_text_free(&file);
    adit_engine_close(engine);
}

/* The kind of card that has an effect, and its field; NULL if there is none. */
static const adit_kind_row *kind_with_effect(const adit_game_def *def, const char **field)
{
    for (const adit_kind_row *kind = def->kinds; kind->name != NULL; kind++) {
        for (const adit_fact_row *row = kind->facts; row != NULL && row->name != NULL; row++) {
            if (row->type == ADIT_FACT_EFFECT) {
                *field = row->name;
                return kind;
            }
        }
    }
    return NULL;
}

/* Examples of verbs may complain about the card around them, never about themselves. */
static void check_verb_examples(const adit_game_def *def, const char *folder, adit_engine *engine)
{
    const char *field = NULL;
    const adit_kind_row *kind = kind_with_effect(def, &field);

    assert_non_null(kind);
    for (int i = 0; i < adit_verb_count(def); i++) {
        const adit_verb *verb = adit_verb_at(def, i);
        const aditl_doc_words example = aditl_doc_example(engine, verb->example);
        char text[600], blamed[80];
        loaded_cards loaded;

        assert_true(example.text[0] != '\0');
        snprintf(text, sizeof text, "return card { id = 'x', kind = '%s', %s = %s }", kind->name,
                 field, example.text);
        write_text("verb/cards/x.lua", text);
        write_text("verb/cards/ladder.lua",
                   "return card { id = 'ladder', kind = 'track', steps = 6 }");
        load_game(&loaded, def, folder, false, (const char *const[]){temp_path("verb"), NULL});
        snprintf(blamed, sizeof blamed, ": %s: ", field);
        if (loaded.status != ADIT_OK && strstr(loaded.err.text, blamed) != NULL) {
            fail_msg("example of %s: %s", verb->name, loaded.err.text);
        }
        unload(&loaded);
    }
}

static void the_examples_of_verbs_are_declared_effects(void **state)
{
    adit_engine *demo = demo_engine();

    (void)state;
    check_verb_examples(&demo_cave, LOAD_CAVE, demo);
    adit_engine_close(demo);
    for (int n = 0; adit_registry_at(n) != NULL; n++) {
        const adit_game_def *def = adit_registry_at(n);
        const adit_engine_options options = {.game = def->info.id, .cards = "cards"};
        adit_engine *engine = NULL;
        adit_err err = {0};
        char folder[128];

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        snprintf(folder, sizeof folder, "cards/%s", def->info.id);
        check_verb_examples(def, folder, engine);
        adit_engine_close(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_verb_and_primitive_is_told),
        ADIT_TEST(the_json_reference_is_json),
        ADIT_TEST(stubs_are_lua),
        ADIT_TEST(stubs_have_the_library_of_the_sandbox),
        ADIT_TEST(the_listed_globals_exist),
        ADIT_TEST(the_examples_of_verbs_are_declared_effects),
    };

    return ADIT_RUN(tests);
}
