/* manifest.c - what mods say about themselves, and the order in which they are loaded.
 *
 * The game's own cards are the first mod. The others follow so that each comes after the mods
 * it depends on, and otherwise in order of id; the order on the command line does not matter.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/manifest.h"
#include "bindings/lua/mods/set.h"
#include "bindings/lua/read/declare.h"
#include "engine/base/format.h"
#include "engine/base/names.h"

bool aditl_is_id(const char *word, size_t max)
{
    size_t length = strlen(word);

    if (length == 0 || length > max || word[0] < 'a' || word[0] > 'z') {
        return false;
    }
    return strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_") == length;
}

/* ---- Versions ---------------------------------------------------------------------------- */

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
    const char *text = *range + strspn(*range, " ,");
    size_t length = strspn(text, "<>=");
    char operator[3] = "";
    long wanted[3];
    int order;

    if (length > 2) {
        *is_valid = false;
        return false;
    }
    memcpy(operator, text, length);
    text = read_version(text + length + strspn(text + length, " "), wanted);
    if (text == NULL) {
        *is_valid = false;
        return false;
    }
    *range = text + strspn(text, " ,");
    order = compare_versions(version, wanted);
    if (strcmp(operator, ">=") == 0) {
        return order >= 0;
    }
    if (strcmp(operator, "<=") == 0) {
        return order <= 0;
    }
    if (strcmp(operator, ">") == 0) {
        return order > 0;
    }
    if (strcmp(operator, "<") == 0) {
        return order < 0;
    }
    *is_valid =
        *is_valid && (length == 0 || strcmp(operator, "=") == 0 || strcmp(operator, "==") == 0);
    return order == 0;
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

/* ---- mod.lua ----------------------------------------------------------------------------- */

void aditl_manifest_problem(const aditl_manifest *m, const char *field, const char *format, ...)
{
    const aditl_mod *mod = &m->set->mods[m->mod];
    const bool is_top = m->name_count == 0;
    char message[480], place[160];
    adit_buffer out = adit_buffer_on(place, sizeof place);
    int line = 0;
    va_list args;

    va_start(args, format);
    adit_format_words(message, sizeof message, format, args);
    va_end(args);
    for (int i = 0; i < m->name_count; i++) {
        adit_buffer_addf(&out, "%s%s", i == 0 ? "" : ".", m->names[i]);
    }
    if (field != NULL) {
        adit_buffer_addf(&out, "%s%s", is_top ? "" : ".", field);
    }
    if (!aditl_problems_are_full(m->set)) {
        line = aditl_locate(&m->set->files[mod->manifest], mod->line, 0, is_top ? &field : m->names,
                            is_top ? 1 : m->name_count, is_top || field == NULL ? "" : field);
    }
    aditl_load_problem(m->set, mod->manifest, line, "%s: %s", place, message);
}

int aditl_manifest_push(const aditl_manifest *m, int table, const char *field)
{
    lua_pushstring(m->L, field);
    return lua_rawget(m->L, table);
}

void aditl_manifest_text(const aditl_manifest *m, int table, const char *field, char *out,
                         size_t size)
{
    const char *text, *problem;

    if (aditl_manifest_push(m, table, field) != LUA_TNIL) {
        text = aditl_string(m->L, -1);
        problem = text == NULL ? NULL : aditl_text_problem(text, strlen(text));
        if (text == NULL || strlen(text) >= size) {
            aditl_manifest_problem(m, field, "expected a string of at most %zu characters",
                                   size - 1);
        } else if (problem != NULL) {
            aditl_manifest_problem(m, field, "%s", problem);
        } else {
            snprintf(out, size, "%s", text);
        }
    }
    lua_pop(m->L, 1);
}

aditl_unknown_names aditl_manifest_unknown(const aditl_manifest *m, int table,
                                           const char *const *fields, const char *what)
{
    aditl_names known = aditl_names_of_words(fields);
    aditl_unknown_names list = {{NULL}, 0, 0, false};
    char text[200];

    aditl_collect_unknown(m->L, table, &known, 0, &list);
    for (int i = 0; i < list.count; i++) {
        adit_buffer out = adit_buffer_on(text, sizeof text);

        adit_buffer_addf(&out, "unknown field in %s", what);
        aditl_suggest(&out, list.name[i], &known);
        aditl_manifest_problem(m, list.name[i], "%s", text);
    }
    return list;
}

/* "other" or "other >=1.2" on top of the stack, as a need. */
static bool read_need(lua_State *L, aditl_need *need)
{
    const char *text = aditl_string(L, -1);
    size_t length = text == NULL ? 0 : strcspn(text, " ");
    bool is_valid = true;

    if (length == 0 || length > ADITL_MAX_MOD_ID) {
        return false;
    }
    memcpy(need->id, text, length);
    need->id[length] = '\0';
    text += length + strspn(text + length, " ");
    if (!aditl_is_id(need->id, ADITL_MAX_MOD_ID) || strlen(text) >= sizeof need->range) {
        return false;
    }
    snprintf(need->range, sizeof need->range, "%s", text);
    (void)aditl_version_fits("0", need->range, &is_valid);
    return is_valid;
}

static void read_needs(const aditl_manifest *m, int table, const char *field, aditl_needs *needs)
{
    lua_State *L = m->L;

    if (aditl_manifest_push(m, table, field) == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            if (needs->count >= ADITL_MAX_NEEDS) {
                aditl_manifest_problem(m, field, "at most 16 mods can be listed");
                break;
            }
            if (read_need(L, &needs->item[needs->count])) {
                needs->count++;
            } else {
                aditl_manifest_problem(
                    m, field, "expected mod ids, as in { \"other_mod\", \"third_mod >=1.2\" }");
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (!lua_isnil(L, -1)) {
        aditl_manifest_problem(m, field, "expected a list of mod ids, as in { \"other_mod\" }");
    }
    lua_pop(L, 1);
}

static const char *title_name(const void *context, int i)
{
    (void)context;
    return adit_title_at(i)->id;
}

/* A game that is merely not known here may be one of a later release; a misspelt one is not. */
static void check_game_name(const aditl_manifest *m, const char *name)
{
    const char *near =
        name == NULL ? NULL : adit_nearest(name, adit_title_count(), title_name, NULL);

    if (near != NULL && strcmp(near, name) != 0) {
        aditl_manifest_problem(m, "games", "no game is called '%.40s'%s", name,
                               adit_did_you_mean(near, "").text);
    }
}

/* The mod must be for this game, if it names games at all. */
static void read_games(const aditl_manifest *m, int table)
{
    lua_State *L = m->L;
    const char *game = m->set->def->title.id;
    char text[200];
    adit_buffer others = adit_buffer_on(text, sizeof text);
    bool is_ours = false;

    if (aditl_manifest_push(m, table, "games") == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            const char *name = aditl_string(L, -1);

            is_ours = is_ours || (name != NULL && strcmp(name, game) == 0);
            check_game_name(m, name);
            adit_buffer_addf(&others, "%s%.40s", i == 1 ? "" : ", ", name == NULL ? "?" : name);
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
        if (!is_ours) {
            aditl_manifest_problem(m, "games", "the mod is for %s, not for %s", text, game);
        }
    } else if (!lua_isnil(L, -1)) {
        aditl_manifest_problem(m, "games",
                               "expected a list of game ids, as in { \"cave_vs_cave\" }");
    }
    lua_pop(L, 1);
}

static void check_engine(const aditl_manifest *m, int table)
{
    char range[64] = "";
    bool is_valid;
    bool fits;

    aditl_manifest_text(m, table, "engine", range, sizeof range);
    fits = aditl_version_fits(ADIT_VERSION, range, &is_valid);
    if (!is_valid) {
        aditl_manifest_problem(m, "engine", "expected a range of versions, as in \">=0.1\"");
    } else if (!fits) {
        aditl_manifest_problem(m, "engine", "the mod needs engine %s, but this is %s", range,
                               ADIT_VERSION);
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
static void read_accepted(const aditl_manifest *m, int table, uint64_t accepts[ADIT_MAX_ACCEPTED])
{
    lua_State *L = m->L;
    int count = 0;

    lua_pushliteral(L, "accepts_saves");
    if (lua_rawget(L, table) == LUA_TTABLE) {
        for (int i = 1; lua_rawgeti(L, -1, i) != LUA_TNIL; i++) {
            uint64_t hash = 0;

            if (count == ADIT_MAX_ACCEPTED) {
                aditl_manifest_problem(m, "accepts_saves", "at most 8 hashes can be listed");
                break;
            }
            if (!read_content_hash(aditl_string(L, -1), &hash)) {
                aditl_manifest_problem(m, "accepts_saves",
                                       "expected hashes from the 'mod' lines of saved positions, "
                                       "as in { \"0123456789abcdef\" }");
            } else {
                accepts[count++] = hash;
            }
            lua_pop(L, 1);
        }
        lua_pop(L, 1);
    } else if (!lua_isnil(L, -1)) {
        aditl_manifest_problem(m, "accepts_saves",
                               "expected a list, as in { \"0123456789abcdef\" }");
    }
    lua_pop(L, 1);
}

static const char *const manifest_fields[] = {
    "id",       "name",      "version", "authors", "licence", "games",         "engine", "depends",
    "optional", "conflicts", "text",    "rules",   "example", "accepts_saves", NULL};

void aditl_read_manifest(aditl_mod_set *set, lua_State *L, int number)
{
    aditl_mod *mod = &set->mods[number];
    aditl_mark mark = aditl_mark_of(L, -1);
    aditl_manifest m = {.set = set, .L = L, .mod = number};
    aditl_unknown_names unknown;
    int table = lua_gettop(L);
    long parts[3];
    const char *end;

    mod->line = mark.line;
    if (mark.made != ADITL_MADE_MOD) {
        aditl_load_problem(set, mod->manifest,
                           aditl_locate(&set->files[mod->manifest], 1, 0, NULL, 0, "return"),
                           "must return mod { id = ..., ... }");
        mod->is_broken = true;
        return;
    }
    aditl_manifest_text(&m, table, "id", mod->id, sizeof mod->id);
    aditl_manifest_text(&m, table, "name", mod->name, sizeof mod->name);
    aditl_manifest_text(&m, table, "version", mod->version, sizeof mod->version);
    if (!aditl_is_id(mod->id, ADITL_MAX_MOD_ID)) {
        aditl_manifest_problem(
            &m, "id",
            "expected up to 32 lower-case letters, digits and '_', starting with a letter");
        mod->is_broken = true;
    }
    end = read_version(mod->version, parts);
    if (end == NULL || *end != '\0') {
        aditl_manifest_problem(&m, "version", "expected a version, as in \"1.0.0\"");
    }
    read_games(&m, table);
    check_engine(&m, table);
    read_needs(&m, table, "depends", &mod->depends);
    read_needs(&m, table, "optional", &mod->optional);
    read_needs(&m, table, "conflicts", &mod->conflicts);
    read_accepted(&m, table, mod->accepts_saves);
    aditl_read_mod_rules(&m, table);
    unknown = aditl_manifest_unknown(&m, table, manifest_fields, "mod.lua");
    if (unknown.all > unknown.count) {
        aditl_load_problem(set, mod->manifest, 0, "%d more unknown fields",
                           unknown.all - unknown.count);
    }
}

/* Makes an id of the last part of a path: "My-Mod/" becomes "my_mod". */
static void id_of_folder(const char *folder, char *id, size_t size)
{
    const char *slash = strrchr(folder, '/'), *name = slash == NULL ? folder : slash + 1;
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
    const adit_title *title = &set->def->title;

    if (mod->is_game) {
        snprintf(mod->id, sizeof mod->id, "%s", title->id);
    } else {
        aditl_mod_folder_id(mod->folder, mod->id, sizeof mod->id);
    }
    snprintf(mod->name, sizeof mod->name, "%s", mod->is_game ? title->title : mod->id);
    snprintf(mod->version, sizeof mod->version, "%s", mod->is_game ? ADIT_VERSION : "0.0.0");
}
