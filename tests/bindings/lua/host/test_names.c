/* test_names.c - the names that scripts can reach are those of names.txt, and no others.
 *
 * Each kind of script looks at its own environment from inside and compares it with the list.
 * Objects are looked at from C, as they are after everything was set up.
 */
#include <stdio.h>
#include <stdlib.h>

#include "bindings/lua/adit_lua.h"
#include "bindings/lua/host/host.h"
#include "bindings/lua/script/internal.h"
#include "tests/support/temp_file.h"

enum { MAX_TEXT = 40000 };

/* A script that fails if its environment is not `want`. */
static const char compare_lines[] =
    "local function walk(t, prefix, out)\n"
    "  for k, v in pairs(t) do\n"
    "    out[#out + 1] = prefix .. tostring(k) .. ' ' .. type(v)\n"
    "    if type(v) == 'table' then walk(v, prefix .. tostring(k) .. '.', out) end\n"
    "  end\n"
    "  return out\n"
    "end\n"
    "local got = walk(_ENV, '', {})\n"
    "for i = 1, math.max(#got, #want) do\n"
    "  if got[i] ~= want[i] then\n"
    "    error('has ' .. (got[i] or 'nothing') .. ' where the list has ' .. (want[i] or "
    "'nothing'), 0)\n"
    "  end\n"
    "end\n";

/* The lines of a section of names.txt. */
static void read_section(const char *name, adit_text *out)
{
    adit_text all = {0};
    adit_err err = {0};
    char head[100];
    const char *at, *end;

    assert_ok(
        adit_file_read(ADIT_TEST_ROOT "/tests/bindings/lua/host/names.txt", 1 << 20, &all, &err),
        err);
    snprintf(head, sizeof head, "\n[%s]\n", name);
    at = strstr(all.data, head);
    if (at == NULL) {
        fail_msg("names.txt has no section [%s]", name);
    }
    at += strlen(head);
    end = strstr(at, "\n\n");
    adit_text_add_bytes(out, at, end == NULL ? strlen(at) : (size_t)(end - at) + 1);
    adit_text_free(&all);
}

/* Writes a script that compares itself with the section and then goes on with `rest`. */
static const char *comparing(const char *file, const char *section, const char *rest)
{
    static char text[MAX_TEXT];
    adit_text lines = {0};
    int used = snprintf(text, sizeof text, "local want = {");

    read_section(section, &lines);
    for (char *line = strtok(lines.data, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        used += snprintf(text + used, sizeof text - (size_t)used, "'%s', ", line);
        assert_true(used < MAX_TEXT);
    }
    used += snprintf(text + used, sizeof text - (size_t)used, "}\n%s%s", compare_lines, rest);
    assert_true(used < MAX_TEXT);
    adit_text_free(&lines);
    return temp_file(file, text);
}

static adit_engine *open_engine(const char *game, const char *mod)
{
    const adit_engine_options options = {.game = game,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &mod,
                                         .mod_count = mod == NULL ? 0 : 1};
    adit_engine *engine = NULL;
    adit_err err = {0};

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static void cards_reach_the_names_of_the_list(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        char section[100];

        snprintf(section, sizeof section, "card %s", adit_game_info_at(i)->id);
        adit_engine_close(open_engine(adit_game_info_at(i)->id,
                                      comparing("names.lua", section, "return cards {}\n")));
    }
}

static void scenarios_reach_the_names_of_the_list(void **state)
{
    adit_scenario *scenario = NULL;
    adit_err err = {0};

    (void)state;
    assert_ok(adit_scenario_read(
                  comparing("names.lua", "scenario", "return scenario { game = 'cave_vs_cave' }\n"),
                  &scenario, &err),
              err);
    adit_scenario_free(scenario);
}

static void bots_reach_the_names_of_the_list(void **state)
{
    adit_engine *engine = open_engine("cave_vs_cave", NULL);
    adit_bot *bot = NULL;
    adit_err err = {0};

    (void)state;
    assert_ok(adit_bot_new(engine,
                           comparing("names.lua", "bot", "return function() return 1 end\n"), 1, 1,
                           &bot, &err),
              err);
    bot->free(bot);
    adit_engine_close(engine);
}

static void playthrough_scripts_reach_the_names_of_the_list(void **state)
{
    adit_err err = {0};

    (void)state;
    assert_ok(adit_run_script(comparing("names.lua", "script", ""), 0, NULL, NULL, NULL, &err),
              err);
}

/* ---- Objects ---- */

static int compare_lines_of(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The names of the table on top, sorted, a line each. [-1, +0] */
static void list_names(lua_State *L, adit_text *out)
{
    const char *names[300];
    size_t count = 0;

    lua_pushnil(L);
    while (lua_next(L, -2) != 0) {
        assert_int_equal(lua_type(L, -2), LUA_TSTRING);
        assert_int_equal(lua_type(L, -1), LUA_TFUNCTION);
        assert_true(count < 300);
        names[count++] = lua_tostring(L, -2);
        lua_pop(L, 1);
    }
    qsort(names, count, sizeof names[0], compare_lines_of);
    for (size_t i = 0; i < count; i++) {
        adit_text_addf(out, "%s function\n", names[i]);
    }
    lua_pop(L, 1);
}

static void check_list(const char *section, adit_text *got)
{
    adit_text wanted = {0};

    read_section(section, &wanted);
    assert_string_equal(got->data, wanted.data);
    adit_text_free(&wanted);
    adit_text_free(got);
}

/* The methods of the value on top. [-1, +0] */
static void list_methods(lua_State *L, adit_text *out)
{
    assert_true(lua_getmetatable(L, -1));
    lua_getfield(L, -1, "__metatable");
    assert_true(lua_isboolean(L, -1)); /* nobody could ask for it either */
    lua_pop(L, 1);
    lua_getfield(L, -1, "__index");
    assert_true(lua_istable(L, -1));
    list_names(L, out);
    lua_pop(L, 2);
}

static void games_and_strings_answer_to_the_methods_of_the_list(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        adit_engine *engine = open_engine(adit_game_info_at(i)->id, NULL);
        aditl_host *host = engine->binding;
        lua_State *L = host->vm.L;
        adit_text text = {0}, strings = {0};
        char section[100];

        snprintf(section, sizeof section, "methods of g in %s", adit_game_info_at(i)->id);
        lua_rawgeti(L, LUA_REGISTRYINDEX, host->game_ref);
        list_methods(L, &text);
        check_list(section, &text);
        lua_pushliteral(L, "");
        list_methods(L, &strings);
        check_list("methods of strings", &strings);
        adit_engine_close(engine);
    }
}

static void list_rows(const aditl_row *const *lists, adit_text *out)
{
    const aditl_row *row;
    const char *names[300];
    size_t count = 0;

    while ((row = aditl_row_at(lists, (int)count)) != NULL) {
        assert_true(count < 300);
        names[count++] = row->name;
    }
    qsort(names, count, sizeof names[0], compare_lines_of);
    for (size_t i = 0; i < count; i++) {
        adit_text_addf(out, "%s function\n", names[i]);
    }
}

static void objects_of_scripts_answer_to_the_methods_of_the_list(void **state)
{
    adit_text games = {0}, numbers = {0};

    (void)state;
    list_rows(aditl_match_lists, &games);
    check_list("methods of a game in a script", &games);
    list_rows(aditl_stats_lists, &numbers);
    check_list("methods of a collection of numbers", &numbers);
}

/* ---- The same limits for all ---- */

static void note_example(void *context, const char *card, const char *example, bool passed,
                         const char *message)
{
    int *failed = context;

    if (!passed) {
        print_error("%s: %s: %s\n", card, example, message);
        (*failed)++;
    }
}

static void shipped_cards_keep_to_the_limits_of_mods(void **state)
{
    (void)state;
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_engine_options options = {
            .game = adit_game_info_at(i)->id, .cards = ADIT_TEST_ROOT "/cards", .strict = true};
        adit_engine *engine = NULL;
        adit_err err = {0};
        int passed = 0, failed = 0, told = 0;

        assert_ok(adit_engine_open(&options, &engine, &err), err);
        assert_ok(
            adit_engine_run_examples(engine, NULL, note_example, &told, &passed, &failed, &err),
            err);
        assert_true(passed > 20);
        assert_int_equal(failed, 0);
        adit_engine_close(engine);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(cards_reach_the_names_of_the_list),
        ADIT_TEST(scenarios_reach_the_names_of_the_list),
        ADIT_TEST(bots_reach_the_names_of_the_list),
        ADIT_TEST(playthrough_scripts_reach_the_names_of_the_list),
        ADIT_TEST(games_and_strings_answer_to_the_methods_of_the_list),
        ADIT_TEST(objects_of_scripts_answer_to_the_methods_of_the_list),
        ADIT_TEST(shipped_cards_keep_to_the_limits_of_mods),
    };

    return ADIT_RUN(tests);
}
