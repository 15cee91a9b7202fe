/* find_cards.c - the first pass: running every file and finding out which cards there are.
 *
 * Cards speak of each other by id, so all ids must be known before anything is compiled. A
 * card of a mod gets the mod's prefix, unless it takes the place of another card.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/load/internal.h"
#include "bindings/lua/vm/lexer.h"

#define MAX_LOADED_TEXT (16 * 1024)

typedef struct {
    aditl_loader *loader;
    int file;
} file_job;

/* ---- Running a file ---------------------------------------------------------------------- */

/* Powers are worked out by a function of the system that gives other last digits on other
 * processors, even for constants. */
static void refuse_powers(lua_State *L, const aditl_file *file)
{
    size_t at = aditl_find_sign(file->text, file->length, '^');

    if (at == file->length) {
        return;
    }
    lua_pushfstring(L, "%s:%d: '^' gives different results on different machines; multiply instead",
                    file->path, 1 + aditl_lines_between(file->text, file->text + at));
    lua_error(L);
}

static int run_file(lua_State *L)
{
    const file_job *it = lua_touserdata(L, 1);
    const aditl_file *file = &it->loader->set.files[it->file];

    lua_rawgeti(L, LUA_REGISTRYINDEX, it->loader->found.results_ref);
    lua_rawgeti(L, LUA_REGISTRYINDEX, it->loader->set.mods[file->mod].environment_ref);
    /* stack: job, results, environment */
    aditl_load_chunk(L, file->text, file->length, file->path, 3, ADITL_CHUNK_CARD);
    refuse_powers(L, file);
    lua_call(L, 0, 1);
    lua_rawseti(L, 2, it->file + 1);
    return 0;
}

adit_status aditl_run_step(aditl_loader *loader, lua_CFunction function, void *argument, int file)
{
    adit_err err = {0};
    adit_status status = aditl_protected(loader->vm, function, argument, &err);

    if (status == ADIT_NOMEM) {
        loader->set.is_out_of_memory = true;
    } else if (status != ADIT_OK) {
        aditl_load_script_problem(&loader->set, file, &err);
    }
    return status;
}

bool aditl_run_file(aditl_loader *loader, int number)
{
    aditl_file *file = &loader->set.files[number];
    file_job it = {loader, number};
    adit_status status;

    if (file->is_broken || loader->set.is_out_of_memory) {
        return false;
    }
    if (file->mod != loader->found.last_mod) { /* nothing of another mod is left in registers */
        loader->found.last_mod = file->mod;
        aditl_clear_stack(loader->vm);
    }
    status = aditl_run_step(loader, run_file, &it, number);
    file->is_broken = status != ADIT_OK;
    if (status == ADIT_LIMIT) {
        loader->set.mods[file->mod].is_broken = true; /* its allowance is used up */
    }
    return status == ADIT_OK;
}

/* ---- Reading id and kind ----------------------------------------------------------------- */

static const char *kind_name(const void *context, int i)
{
    return ((const adit_game_def *)context)->kinds[i].name;
}

static int find_kind(const adit_game_def *def, const char *name, int *count)
{
    int found = -1;

    for (*count = 0; def->kinds[*count].name != NULL; (*count)++) {
        if (name != NULL && strcmp(def->kinds[*count].name, name) == 0) {
            found = *count;
        }
    }
    return found;
}

/* The line of a field of the card, for messages of this pass. */
static int field_line(const aditl_loader *loader, const aditl_entry *entry, const char *field)
{
    return aditl_field_line(&loader->set, entry->file, entry->line, field);
}

static bool read_kind(aditl_loader *loader, lua_State *L, int card, aditl_entry *entry)
{
    char text[300];
    adit_buffer out = adit_buffer_on(text, sizeof text);
    aditl_names names = {0, kind_name, loader->set.def};
    const char *kind;

    lua_pushliteral(L, "kind");
    lua_rawget(L, card);
    kind = aditl_string(L, -1);
    entry->kind = find_kind(loader->set.def, kind, &names.count);
    if (entry->kind < 0 && kind == NULL) {
        adit_buffer_add(&out, "kind: missing");
        aditl_suggest(&out, "", &names);
    } else if (entry->kind < 0) {
        adit_buffer_addf(&out, "kind: no kind of card is called '%.64s'", kind);
        aditl_suggest(&out, kind, &names);
    }
    lua_pop(L, 1);
    if (entry->kind < 0) {
        aditl_load_problem(&loader->set, entry->file, field_line(loader, entry, "kind"), "%s",
                           text);
    }
    return entry->kind >= 0;
}

static bool read_id(aditl_loader *loader, lua_State *L, int card, aditl_entry *entry)
{
    const aditl_mod *mod = aditl_mod_of(&loader->set, entry->file);
    const char *id;
    bool is_good;

    lua_pushliteral(L, "id");
    lua_rawget(L, card);
    id = aditl_string(L, -1);
    is_good = id != NULL && aditl_is_id(id, ADITL_MAX_ID);
    if (!is_good) {
        char shown[96];
        adit_buffer out = adit_buffer_on(shown, sizeof shown);

        aditl_show(L, -1, &out);
        aditl_load_problem(&loader->set, entry->file, field_line(loader, entry, "id"),
                           "id: expected up to 64 lower-case letters, digits and '_', starting "
                           "with a letter, got %s",
                           shown);
    } else if (mod->is_game) {
        snprintf(entry->id, sizeof entry->id, "%s", id);
    } else {
        snprintf(entry->id, sizeof entry->id, "%s:%s", mod->id, id);
    }
    lua_pop(L, 1);
    return is_good;
}

static bool read_replaces(aditl_loader *loader, lua_State *L, int card, aditl_entry *entry)
{
    const char *id;
    bool is_good;

    lua_pushliteral(L, "replaces");
    lua_rawget(L, card);
    id = aditl_string(L, -1);
    is_good = lua_isnil(L, -1) || (id != NULL && strlen(id) < sizeof entry->replaces);
    if (!is_good) {
        aditl_load_problem(&loader->set, entry->file, field_line(loader, entry, "replaces"),
                           "replaces: expected the id of a card");
    } else if (id != NULL) {
        snprintf(entry->replaces, sizeof entry->replaces, "%s", id);
    }
    lua_pop(L, 1);
    return is_good;
}

/* A shipped card lies where its kind and id say, so that people find it. */
static void check_place(aditl_loader *loader, const aditl_entry *entry)
{
    const aditl_file *file = &loader->set.files[entry->file];
    const char *kind = adit_kind_at(loader->set.def, entry->kind)->name;
    char wanted[200];

    if (!loader->set.mods[file->mod].is_game || entry->place != 0) {
        return;
    }
    snprintf(wanted, sizeof wanted, "%s/%s.lua", kind, entry->id);
    if (strcmp(file->relative, wanted) != 0) {
        aditl_load_problem(&loader->set, entry->file, entry->line,
                           "card '%s' of kind '%s' must be in the file %s", entry->id, kind,
                           wanted);
    }
}

/* Adds the card on top of the stack. */
static void add_entry(aditl_loader *loader, lua_State *L, int file, int place)
{
    aditl_entry entry = {.file = file, .place = place, .line = aditl_mark_of(L, -1).line};
    int card = lua_gettop(L);
    bool is_good = read_kind(loader, L, card, &entry);

    is_good = read_id(loader, L, card, &entry) && is_good;
    is_good = read_replaces(loader, L, card, &entry) && is_good;
    is_good = is_good && aditl_read_aliases(loader, L, card, &entry);
    if (!is_good ||
        !aditl_grow(&loader->set, (void **)&loader->found.entries, &loader->found.entry_capacity,
                    loader->found.entry_count, sizeof *loader->found.entries)) {
        return;
    }
    check_place(loader, &entry);
    loader->found.entries[loader->found.entry_count++] = entry;
}

bool aditl_add_declared(aditl_loader *loader, lua_State *L, int file, int place)
{
    const aditl_made made = aditl_mark_of(L, -1).made;

    if (made == ADITL_MADE_CARD) {
        if (loader->found.entry_count <= ADIT_MAX_CARDS) {
            add_entry(loader, L, file, place);
        }
    } else if (made == ADITL_MADE_PATCH || made == ADITL_MADE_REMOVE) {
        aditl_add_patch(loader, L, file, place);
    } else {
        return false;
    }
    return true;
}

static void add_list(aditl_loader *loader, lua_State *L, int file, int line)
{
    int list = lua_gettop(L);

    for (int i = 1; lua_rawgeti(L, list, i) != LUA_TNIL; i++) {
        if (!aditl_add_declared(loader, L, file, i)) {
            aditl_load_problem(&loader->set, file, line, "cards: item %d is not card { ... }", i);
        }
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

/* What somebody may have meant who returned the value on top from a file of cards. */
static const char *meant_instead(lua_State *L)
{
    const char *meant = "";

    if (lua_type(L, -1) == LUA_TFUNCTION) {
        return "; bots belong in the folder bots";
    }
    if (lua_type(L, -1) == LUA_TTABLE) {
        lua_pushliteral(L, "decide");
        meant = lua_rawget(L, -2) != LUA_TNIL ? "; bots belong in the folder bots" : "";
        lua_pop(L, 1);
        lua_pushliteral(L, "game");
        meant =
            lua_rawget(L, -2) != LUA_TNIL ? "; write a start position as scenario { ... }" : meant;
        lua_pop(L, 1);
    }
    return meant;
}

/* Adds the cards that a file returned. */
static int read_result(lua_State *L)
{
    const file_job *it = lua_touserdata(L, 1);
    aditl_loader *loader = it->loader;
    aditl_mark mark;
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    lua_rawgeti(L, LUA_REGISTRYINDEX, loader->found.results_ref);
    lua_rawgeti(L, -1, it->file + 1);
    mark = aditl_mark_of(L, -1);
    if (mark.made == ADITL_MADE_CARDS) {
        add_list(loader, L, it->file, mark.line);
    } else if (mark.made == ADITL_MADE_SCENARIO) {
        aditl_add_scenario(loader, L, it->file);
    } else if (!aditl_add_declared(loader, L, it->file, 0)) {
        aditl_show(L, -1, &out);
        aditl_load_problem(&loader->set, it->file,
                           aditl_locate(&loader->set.files[it->file], 1, 0, NULL, 0, "return"),
                           "a card file must return card { ... } or cards { ... }, this one "
                           "returned %s%s",
                           shown, meant_instead(L));
    }
    return 0;
}

static void find_in_file(aditl_loader *loader, int file)
{
    file_job it = {loader, file};
    int first = loader->found.entry_count;

    if (!aditl_run_file(loader, file)) {
        return;
    }
    (void)aditl_run_step(loader, read_result, &it, file);
    for (int i = first; i + 1 < loader->found.entry_count; i++) {
        loader->found.entries[i].end_line = loader->found.entries[i + 1].line;
    }
}

/* ---- Doubles and replacements ------------------------------------------------------------ */

static const char *entry_name(const void *context, int i)
{
    return ((const aditl_loader *)context)->found.entries[i].id;
}

/* Why `entry` cannot take the place of `old`; false if it can. */
static bool replace_problem(const aditl_loader *loader, const aditl_entry *entry,
                            const aditl_entry *old, adit_buffer *out)
{
    const aditl_mod *mod = aditl_mod_of(&loader->set, entry->file);
    const aditl_mod *other = aditl_mod_of(&loader->set, old->file);

    if (mod == other) {
        adit_buffer_addf(out, "'%s' is a card of the same mod; change it instead", old->id);
    } else if (entry->kind != old->kind) {
        adit_buffer_addf(out, "'%s' is a card of kind '%s', this one is of kind '%s'", old->id,
                         adit_kind_at(loader->set.def, old->kind)->name,
                         adit_kind_at(loader->set.def, entry->kind)->name);
    } else if (old->replaces[0] == '\0' && !other->is_game && !aditl_knows_mod(mod, other->id)) {
        /* Otherwise the order of loading would decide whether the card is there yet. */
        adit_buffer_addf(
            out,
            "'%s' is a card of the mod '%s'; add that mod to depends or optional to load after it",
            old->id, other->id);
    } else if (old->replaces[0] != '\0' && !aditl_knows_mod(mod, other->id)) {
        adit_buffer_addf(out,
                         "'%s' is already replaced by the mod '%s' (%s:%d); add that mod to "
                         "depends or optional to load after it",
                         old->id, other->id, loader->set.files[old->file].path, old->line);
    } else {
        return false;
    }
    return true;
}

/* "lamps:lamp" is a card of a mod that is loaded, but perhaps only after this one. */
static bool is_of_later_mod(const aditl_loader *loader, const aditl_entry *entry, adit_buffer *out)
{
    const aditl_mod *mod = aditl_mod_of(&loader->set, entry->file);
    size_t length = strcspn(entry->replaces, ":");

    for (int i = 0; i < loader->set.mod_count; i++) {
        const char *id = loader->set.mods[i].id;

        if (entry->replaces[length] == ':' && strlen(id) == length &&
            strncmp(id, entry->replaces, length) == 0 && !aditl_knows_mod(mod, id)) {
            adit_buffer_addf(out,
                             "to replace '%.100s', add the mod '%s' to depends or optional, so "
                             "that this mod loads after it",
                             entry->replaces, id);
            return true;
        }
    }
    return false;
}

static void replace_card(aditl_loader *loader, int number)
{
    aditl_entry *entry = &loader->found.entries[number];
    int old = aditl_find_entry(loader, entry->replaces, number);
    char text[400];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    if (old < 0 && is_of_later_mod(loader, entry, &out)) {
        /* said */
    } else if (old < 0) {
        aditl_names names = {number, entry_name, loader};

        adit_buffer_addf(&out, "no card is called '%.64s'", entry->replaces);
        aditl_suggest(&out, entry->replaces, &names);
    } else if (!replace_problem(loader, entry, &loader->found.entries[old], &out)) {
        const aditl_entry *replaced = &loader->found.entries[old];

        loader->found.entries[old].is_dropped = true;
        snprintf(entry->id, sizeof entry->id, "%s", replaced->id);
        snprintf(entry->aliases, sizeof entry->aliases, "%s", replaced->aliases);
        return;
    }
    entry->is_dropped = true;
    aditl_load_problem(&loader->set, entry->file, field_line(loader, entry, "replaces"),
                       "replaces: %s", text);
}

static void check_double(aditl_loader *loader, int number)
{
    aditl_entry *entry = &loader->found.entries[number];
    int first = -1;

    for (int i = 0; i < number && first < 0; i++) {
        const aditl_entry *other = &loader->found.entries[i];

        first = !other->is_dropped && strcmp(other->id, entry->id) == 0 ? i : -1;
    }
    if (first >= 0) {
        aditl_load_problem(&loader->set, entry->file, field_line(loader, entry, "id"),
                           "id: '%s' is already used at %s:%d", entry->id,
                           loader->set.files[loader->found.entries[first].file].path,
                           loader->found.entries[first].line);
        entry->is_dropped = true;
    }
}

/* ---- All together ------------------------------------------------------------------------ */

static int compare_entries(const void *a, const void *b)
{
    const aditl_entry *x = a, *y = b;
    char key_x[ADITL_KEY_SIZE], key_y[ADITL_KEY_SIZE];

    if (x->kind != y->kind) {
        return x->kind < y->kind ? -1 : 1;
    }
    aditl_entry_key(x, key_x);
    aditl_entry_key(y, key_y);
    return strcmp(key_x, key_y);
}

static void check_counts(aditl_loader *loader)
{
    int of_kind[ADIT_MAX_KINDS] = {0};

    if (loader->found.entry_count > ADIT_MAX_CARDS) {
        aditl_load_problem(&loader->set, -1, 0, "%s: more than %d cards in total",
                           loader->set.mods[0].folder, ADIT_MAX_CARDS);
        loader->found.entry_count = ADIT_MAX_CARDS;
    }
    for (int i = 0; i < loader->found.entry_count; i++) {
        int kind = loader->found.entries[i].kind;

        if (++of_kind[kind] == ADIT_MAX_CARDS_OF_KIND + 1) {
            aditl_load_problem(&loader->set, loader->found.entries[i].file,
                               loader->found.entries[i].line, "more than %d cards of kind '%s'",
                               ADIT_MAX_CARDS_OF_KIND, adit_kind_at(loader->set.def, kind)->name);
        }
    }
}

/* Functions of all mods can reach what is left of loading, and none of them pays for going through
 * it, so no text of it may be long. */
static void check_texts(aditl_loader *loader, int file)
{
    size_t longest = loader->vm->longest_text;

    if (longest > MAX_LOADED_TEXT) {
        aditl_load_problem(
            &loader->set, file, 1,
            "a string of %zu KB is created while the file is loaded; the limit is %d KB",
            longest / 1024, MAX_LOADED_TEXT / 1024);
    }
}

static void find_in_mod(aditl_loader *loader, int number)
{
    const aditl_mod *mod = &loader->set.mods[number];
    int first = loader->found.entry_count;

    aditl_vm_refill(loader->vm, &aditl_limits_load);
    for (int i = mod->first_file; i < mod->first_file + mod->file_count; i++) {
        if (!loader->set.files[i].is_manifest && !mod->is_broken &&
            loader->found.entry_count <= ADIT_MAX_CARDS) {
            loader->vm->longest_text = 0;
            find_in_file(loader, i);
            check_texts(loader, i);
        }
    }
    for (int i = first; i < loader->found.entry_count; i++) {
        if (loader->found.entries[i].replaces[0] != '\0') {
            replace_card(loader, i);
        } else {
            check_double(loader, i);
        }
    }
}

void aditl_find_cards(aditl_loader *loader)
{
    int kept = 0;

    for (int i = 0; i < loader->set.mod_count; i++) {
        find_in_mod(loader, loader->set.order[i]);
    }
    aditl_apply_patches(loader);
    for (int i = 0; i < loader->found.entry_count; i++) {
        if (!loader->found.entries[i].is_dropped) {
            loader->found.entries[kept++] = loader->found.entries[i];
        }
    }
    loader->found.entry_count = kept;
    aditl_check_aliases(loader);
    if (kept > 1) {
        qsort(loader->found.entries, (size_t)kept, sizeof *loader->found.entries, compare_entries);
    }
    check_counts(loader);
}
