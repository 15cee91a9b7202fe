/* manifest.c - what mods say about themselves in mod.lua. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/fields.h"
#include "bindings/lua/read/declare.h"
#include "engine/base/names.h"

bool aditl_is_id(const char *word, size_t max)
{
    size_t length = strlen(word);

    if (length == 0 || length > max || word[0] < 'a' || word[0] > 'z') {
        return false;
    }
    return strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_") == length;
}

/* ---- Versions ---- */

/* Reads "1.2.3" into three numbers; returns the place after it, or NULL. */
static const char *read_version(const char *text, long parts[3])
{
    char *end;

    parts[0] = parts[1] = parts[2] = 0;
    for (int i = 0; i < 3; i++) {
        if (*text < '0' || *text > '9') {
            return NULL;
        }
        parts[i] = strtol(text, &end, 10);
        text = end;
        if (*text != '.') {
            return text;
        }
        text++;
    }
    return NULL; /* a fourth number */
}

static int compare_versions(const long a[3], const long b[3])
{
    for (int i = 0; i < 3; i++) {
        if (a[i] != b[i]) {
            return a[i] < b[i] ? -1 : 1;
        }
    }
    return 0;
}

/* Tests one term such as ">=1.2"; moves *range behind it. */
static bool term_fits(const long version[3], const char **range, bool *is_valid)
{
    static const char *const operators[] = {"", "=", "==", "<", "<=", ">", ">=", NULL};
    const char *sign = *range + strspn(*range, " ,");
    const size_t length = strspn(sign, "<>=");
    const char *text = sign + length;
    long wanted[3];
    int i = 0;

    while (operators[i] != NULL &&
           (strlen(operators[i]) != length || memcmp(operators[i], sign, length) != 0)) {
        i++;
    }
    text = read_version(text + strspn(text, " "), wanted);
    *is_valid = text != NULL && operators[i] != NULL;
    if (!*is_valid) {
        return false;
    }
    *range = text + strspn(text, " ,");
    const int order = compare_versions(version, wanted);
    return order < 0   ? operators[i][0] == '<'
           : order > 0 ? operators[i][0] == '>'
                       : length == 0 || operators[i][length - 1] == '=';
}

bool aditl_version_fits(const char *version, const char *range, bool *is_valid)
{
    long parts[3];
    bool fits = true;

    *is_valid = read_version(version, parts) != NULL;
    while (*is_valid && *range != '\0') {
        fits = term_fits(parts, &range, is_valid) && fits;
    }
    return fits;
}

/* ---- mod.lua ---- */

/* "other" or "other >=1.2" on top of the stack, as a need. */
static bool read_need(lua_State *L, aditl_need *need)
{
    const char *text = aditl_string(L, -1);
    size_t length = text == NULL ? 0 : strcspn(text, " ");
    bool is_valid = true;

    if (length == 0 || length > ADIT_MAX_MOD_ID) {
        return false;
    }
    memcpy(need->id, text, length);
    need->id[length] = '\0';
    text += length + strspn(text + length, " ");
    if (!aditl_is_id(need->id, ADIT_MAX_MOD_ID) || strlen(text) >= sizeof need->range) {
        return false;
    }
    snprintf(need->range, sizeof need->range, "%s", text);
    (void)aditl_version_fits("0", need->range, &is_valid);
    return is_valid;
}

static void as_needs(aditl_cursor *c, int index, const aditl_field_row *row)
{
    aditl_needs *needs = row->out;

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "", "expected a list of mod ids, as in { \"other_mod\" }");
        return;
    }
    for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        if (needs->count >= ADIT_MAX_NEEDS) {
            aditl_report_limit(c, "", ADIT_LIMIT_NEEDS);
            return;
        }
        if (read_need(c->L, &needs->item[needs->count])) {
            needs->count++;
        } else {
            aditl_report(c, "", "expected mod ids, as in { \"other_mod\", \"third_mod >=1.2\" }");
        }
        lua_pop(c->L, 1);
    }
}

static const char *title_name(const void *context, int i)
{
    (void)context;
    return adit_game_info_at(i)->id;
}

/* A game that is merely not known here may be one of a later release; a misspelt one is not. */
static void check_game_name(aditl_cursor *c, const char *name)
{
    const char *near =
        name == NULL ? NULL : adit_nearest(name, adit_game_info_count(), title_name, NULL);

    if (near != NULL && strcmp(near, name) != 0) {
        aditl_report(c, "", "no game is called '%.40s'%s", name, adit_did_you_mean(near, "").text);
    }
}

/* The mod must be for this game, if it names games at all. */
static void as_games(aditl_cursor *c, int index, const aditl_field_row *row)
{
    const char *game = c->set->def->info.id;
    char text[200];
    adit_buffer others = adit_buffer_on(text, sizeof text);
    bool is_ours = false;

    (void)row;
    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "", "expected a list of game ids, as in { \"cave_vs_cave\" }");
        return;
    }
    for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        const char *name = aditl_string(c->L, -1);

        is_ours = is_ours || (name != NULL && strcmp(name, game) == 0);
        check_game_name(c, name);
        adit_buffer_addf(&others, "%s%.40s", i == 1 ? "" : ", ", name == NULL ? "?" : name);
        lua_pop(c->L, 1);
    }
    if (!is_ours) {
        aditl_report(c, "", "the mod is for %s, not for %s", text, game);
    }
}

static void as_engine(aditl_cursor *c, int index, const aditl_field_row *row)
{
    char range[64] = "";
    const aditl_field_row text = {row->name, NULL, ADITL_OUT(range)};
    bool is_valid;

    aditl_as_text(c, index, &text);
    const bool fits = aditl_version_fits(ADIT_VERSION, range, &is_valid);
    if (!is_valid) {
        aditl_report(c, "", "expected a range of versions, as in \">=0.1\"");
    } else if (!fits) {
        aditl_report(c, "", "the mod needs engine %s, but this is %s", range, ADIT_VERSION);
    }
}

static bool read_content_hash(const char *text, uint64_t *hash)
{
    char *end = NULL;

    if (text == NULL || strlen(text) != 16 || strspn(text, "0123456789abcdef") != 16) {
        return false;
    }
    *hash = strtoull(text, &end, 16);
    return *hash != 0;
}

/* Contents that the mod had before and whose saved positions still load. */
static void as_hashes(aditl_cursor *c, int index, const aditl_field_row *row)
{
    uint64_t *hashes = row->out;
    int count = 0;

    if (lua_type(c->L, index) != LUA_TTABLE) {
        aditl_report(c, "", "expected a list, as in { \"0123456789abcdef\" }");
        return;
    }
    for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        if (count == ADIT_MAX_ACCEPTED) {
            aditl_report_limit(c, "", ADIT_LIMIT_ACCEPTED);
            return;
        }
        if (read_content_hash(aditl_string(c->L, -1), &hashes[count])) {
            count++;
        } else {
            aditl_report(c, "",
                         "expected hashes from the 'mod' lines of saved positions, as in "
                         "{ \"0123456789abcdef\" }");
        }
        lua_pop(c->L, 1);
    }
}

static void read_fields(aditl_cursor *c, aditl_mod *mod, int table)
{
    const aditl_field_row rows[] = {
        {"id", aditl_as_text, ADITL_OUT(mod->id), .limit = ADIT_LIMIT_MOD_ID},
        {"name", aditl_as_text, ADITL_OUT(mod->name), .limit = ADIT_LIMIT_MOD_NAME},
        {"version", aditl_as_text, ADITL_OUT(mod->version), .limit = ADIT_LIMIT_VERSION},
        {"games", as_games},
        {"engine", as_engine},
        {"depends", as_needs, ADITL_OUT(mod->depends)},
        {"optional", as_needs, ADITL_OUT(mod->optional)},
        {"conflicts", as_needs, ADITL_OUT(mod->conflicts)},
        {"accepts_saves", as_hashes, ADITL_OUT(mod->accepts_saves)},
        {"rules", aditl_as_rules, ADITL_OUT(*mod)},
        {"goods"}, /* these five are read when all mods are known: load/additions.c */
        {"events"},
        {"values"},
        {"permissions"},
        {"queries"},
        {"counters", aditl_as_counters, ADITL_OUT(*mod)},
        {"authors"}, /* these four are read by about.c */
        {"licence"},
        {"text"},
        {"example"},
    };

    aditl_read_fields(c, table, rows, (int)(sizeof rows / sizeof *rows), "mod.lua");
}

void aditl_read_manifest(aditl_mod_set *set, lua_State *L, int number)
{
    aditl_mod *mod = &set->mods[number];
    aditl_tag mark = aditl_tag_of(L, -1);
    aditl_cursor c = {.set = set, .L = L, .file = &set->files[mod->manifest], .line = mark.line};
    int table = lua_gettop(L);
    long parts[3];
    const char *end;

    c.reader = (aditl_reader){.L = L, .def = set->def};
    mod->line = mark.line;
    if (mark.made != ADITL_MADE_MOD) {
        aditl_load_problem(set, mod->manifest, aditl_locate(c.file, 1, 0, NULL, 0, "return"),
                           "must return mod { id = ..., ... }");
        mod->is_broken = true;
        return;
    }
    read_fields(&c, mod, table);
    if (!aditl_is_id(mod->id, ADIT_MAX_MOD_ID)) {
        aditl_report_field(
            &c, "id",
            "expected up to 32 lower-case letters, digits and '_', starting with a letter");
        mod->is_broken = true;
    }
    end = read_version(mod->version, parts);
    if (end == NULL || *end != '\0') {
        aditl_report_field(&c, "version", "expected a version, as in \"1.0.0\"");
    }
}

/* Makes an id of the last part of a path: "My-Mod/" becomes "my_mod". */
static void id_of_folder(const char *folder, char *id, size_t size)
{
    const char *name = adit_base_name(folder);
    size_t length = 0;

    if (name[0] < 'A' || name[0] > 'z' || (name[0] > 'Z' && name[0] < 'a')) {
        length = (size_t)snprintf(id, size, "mod_");
    }
    for (; *name != '\0' && strcmp(name, ".lua") != 0 && length + 1 < size; name++) {
        char c = *name >= 'A' && *name <= 'Z' ? (char)(*name - 'A' + 'a') : *name;

        id[length++] = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ? c : '_';
    }
    id[length] = '\0';
}

void aditl_mod_folder_id(const char *folder, char *id, size_t size)
{
    char whole[PATH_MAX];

    /* The same mod is the same mod however its path is written: ".", "../mine", "mine". */
    id_of_folder(realpath(folder, whole) != NULL ? whole : folder, id, size);
}

void aditl_default_manifest(aditl_mod_set *set, int number)
{
    aditl_mod *mod = &set->mods[number];
    const adit_game_info *info = &set->def->info;

    if (mod->is_game) {
        snprintf(mod->id, sizeof mod->id, "%s", info->id);
    } else {
        aditl_mod_folder_id(mod->folder, mod->id, sizeof mod->id);
    }
    snprintf(mod->name, sizeof mod->name, "%s", mod->is_game ? info->title : mod->id);
    snprintf(mod->version, sizeof mod->version, "%s", mod->is_game ? ADIT_VERSION : "0.0.0");
}
