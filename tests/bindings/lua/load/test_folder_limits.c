/* test_folder_limits.c - limits of folders, files and of what a whole mod or all mods together add:
 * with as much as a limit says the mods load, one more is refused.
 *
 * A row writes a mod with `n` of what the limit counts. Limits that fields of one file meet are in
 * test_each_limit.c. */
#include "tests/support/load_cards.h"

#define HUT "card { id = 'a', kind = 'room' }"

static char text[3 << 20];

/* `head`, then as many of `filler` as make the whole text `bytes` long. */
static void write_long(const char *name, const char *head, int bytes)
{
    const size_t used = strlen(head);

    assert_in_range(bytes, (int)used, (int)sizeof text - 1);
    memcpy(text, head, used);
    memset(text + used, ' ', (size_t)bytes - used);
    text[bytes] = '\0';
    write_text(name, text);
}

static void write_mod_lua(void)
{
    write_text("m/mod.lua", "return mod { id = 'm' }\n");
}

static void write_numbered(const char *format, int from, int to, const char *words)
{
    char name[200];

    for (int i = from; i <= to; i++) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        snprintf(name, sizeof name, format, i);
#pragma GCC diagnostic pop
        write_text(name, words);
    }
}

/* ---- What is written ---- */

/* With mod.lua. */
static void write_files(int n)
{
    write_mod_lua();
    write_numbered("m/cards/a%d.lua", 2, n, "return cards {}\n");
}

static void write_bytes(int n)
{
    const int each = 60000;
    char name[60];

    write_text("m/mod.lua", "return mod{id='m'}");
    n -= (int)strlen("return mod{id='m'}");
    for (int i = 0; n > 0; i++) {
        const int now = n > each + 100 ? each : n;

        snprintf(name, sizeof name, "m/cards/a%d.lua", i);
        write_long(name, "return cards {}", now);
        n -= now;
    }
}

static void write_file_bytes(int n)
{
    write_mod_lua();
    write_long("m/cards/a.lua", "return cards {}", n);
}

static void write_names(int n)
{
    write_mod_lua();
    write_numbered("m/cards/a%d.txt", 1, n, "");
}

static void write_folders(int n)
{
    char path[200] = "m/cards";

    write_mod_lua();
    for (int i = 1; i < n; i++) {
        snprintf(path + strlen(path), sizeof path - strlen(path), "/f%d", i);
    }
    snprintf(path + strlen(path), sizeof path - strlen(path), "/a.lua");
    write_text(path, "return " HUT "\n");
}

static void write_path(int n)
{
    char path[700] = "m/cards/";

    write_mod_lua();
    for (int left = n - (int)strlen("cards/"); left > 0;) {
        const int now = left > 250 ? 200 : left;
        const size_t used = strlen(path);

        memset(path + used, 'p', (size_t)now);
        left -= now;
        path[used + (size_t)now] = left > 0 ? '/' : '\0';
        if (left > 0) {
            left--;
        } else {
            memcpy(path + strlen(path) - 4, ".lua", sizeof ".lua");
        }
    }
    write_text(path, "return " HUT "\n");
}

/* Shared files run from the last name to the first, so the outermost comes last. */
static void write_includes(int n)
{
    char path[60], words[80];

    write_mod_lua();
    for (int i = 1; i <= n; i++) {
        snprintf(path, sizeof path, "m/lib/a%d.lua", 500 - i);
        snprintf(words, sizeof words, i == n ? "return {}\n" : "return include 'lib/a%d.lua'\n",
                 499 - i);
        write_text(path, words);
    }
    write_text("m/cards/a.lua", "local f = include 'lib/a499.lua'\nreturn " HUT "\n");
}

/* They change nothing, so that they may all be of one card. */
static void write_patches(int n)
{
    write_text("m/mod.lua", "return mod { id = 'm' }\n");
    snprintf(text, sizeof text,
             "local list = {}\nfor i = 1, %d do\n"
             "  list[i] = patch 'demo_cave:hut' {}\nend\nreturn cards(list)\n",
             n);
    write_text("m/cards/a.lua", text);
}

static void write_patch_fields(int n)
{
    write_mod_lua();
    snprintf(text, sizeof text,
             "local t = { title = 'T' }\nfor i = 2, %d do t['k' .. i] = 1 end\n"
             "return patch 'demo_cave:hut' (t)\n",
             n);
    write_text("m/cards/a.lua", text);
}

/* No table of a mod has room for that number of names that mean something. */
static void write_keys(int n)
{
    write_mod_lua();
    snprintf(text, sizeof text,
             "local t = { id = 'a', kind = 'room' }\nfor i = 3, %d do t['k' .. i] = 1 end\n"
             "return card(t)\n",
             n);
    write_text("m/cards/a.lua", text);
}

/* The outermost holds the others. */
static void write_tables(int n)
{
    write_mod_lua();
    snprintf(text, sizeof text,
             "local t = {}\nfor i = 2, %d do t = { t } end\n"
             "return card { id = 'a', kind = 'room', score = function() return #t end }\n",
             n);
    write_text("m/cards/a.lua", text);
}

/* Of effects that are one node, 32 in a card. */
static void write_nodes(int n)
{
    write_mod_lua();
    snprintf(text, sizeof text,
             "local list, on = {}, nil\nfor i = 1, %d do\n"
             "  if i %% 32 == 1 then\n    on = {}\n"
             "    list[#list + 1] = { id = 'a' .. i, kind = #list < 60 and 'room' or 'table',\n"
             "                        on = { gained = on } }\n  end\n"
             "  on[#on + 1] = climb(1)\nend\n"
             "for i, fields in ipairs(list) do list[i] = card(fields) end\nreturn cards(list)\n",
             n);
    write_text("m/cards/a.lua", text);
}

/* ---- All of them ---- */

typedef struct {
    adit_limit limit;
    void (*write)(int n);
    bool is_wrong; /* it is refused anyway, but not with this limit */
} row;

static loaded_cards plain;

static const row rows[] = {
    {ADIT_LIMIT_MOD_FILES, write_files, false},
    {ADIT_LIMIT_MOD_BYTES, write_bytes, false},
    {ADIT_LIMIT_FILE_BYTES, write_file_bytes, false},
    {ADIT_LIMIT_FOLDER_NAMES, write_names, false},
    {ADIT_LIMIT_FOLDER_DEPTH, write_folders, false},
    {ADIT_LIMIT_PATH_BYTES, write_path, false},
    {ADIT_LIMIT_INCLUDES, write_includes, false},
    {ADIT_LIMIT_PATCHES, write_patches, false},
    {ADIT_LIMIT_PATCH_FIELDS, write_patch_fields, true},
    {ADIT_LIMIT_KEYS, write_keys, true},
    {ADIT_LIMIT_TABLE_DEPTH, write_tables, false},
    {ADIT_LIMIT_NODES, write_nodes, false},
};

static adit_status load_with(const row *r, int n, adit_err *err)
{
    loaded_cards loaded;
    char remove[700];

    snprintf(remove, sizeof remove, "rm -rf '%s'", temp_path("m"));
    assert_int_equal(system(remove), 0);
    r->write(n);
    load_mods(&loaded, (const char *const[]){temp_path("m"), NULL});
    *err = loaded.err;
    unload(&loaded);
    return loaded.status;
}

static void each_limit_of_files_is_met(void **state)
{
    (void)state;
    load_mods(&plain, NULL);
    assert_ok(plain.status, plain.err);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const adit_limit_row *limit = adit_limit_at(rows[i].limit);
        int most = limit->value;
        adit_err err;
        char words[300];

        print_message("%s\n", limit->name);
        if (rows[i].limit == ADIT_LIMIT_NODES) {
            most -= plain.host->set.cards->node_count - 1;
        }
        if (rows[i].is_wrong) {
            assert_int_equal(load_with(&rows[i], most, &err), ADIT_INPUT);
            assert_null(strstr(err.text, limit->name));
        } else {
            assert_ok(load_with(&rows[i], most, &err), err);
        }
        if (load_with(&rows[i], most + 1, &err) != ADIT_INPUT) {
            fail_msg("one more than the limit '%s' is not refused", limit->name);
        }
        snprintf(words, sizeof words, "more than %d %s; this is the limit '%s' of %s", limit->value,
                 limit->text, limit->name, limit->of);
        assert_contains(err.text, words);
        assert_contains(err.text, "/m");
    }
    unload(&plain);
}

static void seventeen_mods_are_too_many(void **state)
{
    const char *mods[ADIT_MAX_MODS + 2] = {0};
    char names[ADIT_MAX_MODS + 1][20];
    loaded_cards loaded;

    (void)state;
    for (int i = 0; i <= ADIT_MAX_MODS; i++) {
        char path[40];

        snprintf(names[i], sizeof names[i], "n%d", i);
        snprintf(path, sizeof path, "n%d/mod.lua", i);
        snprintf(text, sizeof text, "return mod { id = 'n%d' }\n", i);
        write_text(path, text);
        mods[i] = strdup(temp_path(names[i]));
    }
    load_mods(&loaded, mods);
    assert_fails(loaded.status, ADIT_INPUT, "more than 16 mods; this is the limit 'mods' of a game",
                 loaded.err);
    unload(&loaded);
    free((char *)mods[ADIT_MAX_MODS]);
    mods[ADIT_MAX_MODS] = NULL;
    load_mods(&loaded, mods);
    assert_ok(loaded.status, loaded.err);
    unload(&loaded);
    for (int i = 0; i < ADIT_MAX_MODS; i++) {
        free((char *)mods[i]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_limit_of_files_is_met),
        cmocka_unit_test(seventeen_mods_are_too_many),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
