/* find_cards.c - the first pass: running every file and finding out which cards there are.
 *
 * Cards speak of each other by id, so all ids must be known before anything is compiled. A
 * card of a mod gets the mod's prefix, unless it takes the place of another card.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/load/internal.h"
#include "bindings/lua/load/share.h"
#include "bindings/lua/mods/late_examples.h"
#include "bindings/lua/vm/lexer.h"

typedef struct {
    aditl_loader *loader;
    int file;
} file_job;

/* ---- Running a file ---- */

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

void aditl_call_file(aditl_loader *loader, lua_State *L, int number)
{
    const aditl_file *file = &loader->set.files[number];
    const aditl_loading before = loader->vm->loading;

    lua_rawgeti(L, LUA_REGISTRYINDEX, loader->set.mods[file->mod].environment_ref);
    size_t length;
    const char *text = aditl_needed_text(file, &length);

    aditl_load_chunk(L, text, length, file->path, lua_gettop(L), ADITL_CHUNK_CARD);
    refuse_powers(L, file);
    loader->vm->loading = (aditl_loading){
        .loader = loader, .path = file->path, .file = number, .is_shared = file->is_shared};
    lua_call(L, 0, 1);
    loader->vm->loading = before;
    lua_remove(L, -2);
}

static int run_file(lua_State *L)
{
    const file_job *job = lua_touserdata(L, 1);
    const aditl_file *file = &job->loader->set.files[job->file];

    if (file->is_shared) {
        aditl_push_shared(job->loader, L, job->file);
        return 0;
    }
    lua_rawgeti(L, LUA_REGISTRYINDEX, job->loader->found.results_ref);
    aditl_call_file(job->loader, L, job->file);
    if (file->first_use != 0) {
        aditl_unseal(L); /* from here on it is read by raw access */
    }
    lua_rawseti(L, 2, job->file + 1);
    return 0;
}

adit_status aditl_run_step(aditl_loader *loader, lua_CFunction function, void *argument, int file)
{
    adit_err err = {0};
    adit_status status = aditl_protected(loader->vm, function, argument, &err);

    if (status == ADIT_NOMEM) {
        loader->set.is_out_of_memory = true;
    } else if (status != ADIT_OK && status != ADIT_INPUT) { /* ADIT_INPUT: reported elsewhere */
        aditl_load_script_problem(&loader->set, file, &err);
    }
    return status;
}

/* Functions of all mods can reach what is left of loading, and none of them pays for going through
 * it, so no text of it may be long. */
static void check_texts(aditl_loader *loader, int file)
{
    size_t longest = loader->vm->longest_text;

    if (longest > ADIT_MAX_LOADED_TEXT) {
        aditl_limit_problem(&loader->set, file, 1, "", adit_limit_at(ADIT_LIMIT_LOADED_TEXT));
    }
}

/* A file has failed, and those in the middle of which it was included with it. */
static void give_up_running(aditl_loader *loader)
{
    for (int i = 0; i < loader->found.running_count; i++) {
        loader->set.files[loader->found.running[i]].is_broken = true;
    }
    loader->found.running_count = 0;
    loader->vm->loading = (aditl_loading){.loader = loader};
}

bool aditl_run_file(aditl_loader *loader, int number)
{
    aditl_file *file = &loader->set.files[number];
    file_job job = {loader, number};
    adit_status status;

    if (file->is_broken || loader->set.is_out_of_memory) {
        return false;
    }
    if (file->mod != loader->found.last_mod) { /* nothing of another mod is left in registers */
        loader->found.last_mod = file->mod;
        aditl_clear_stack(loader->vm);
    }
    loader->vm->longest_text = 0;
    status = aditl_run_step(loader, run_file, &job, number);
    check_texts(loader, number);
    file->is_broken = status != ADIT_OK;
    if (status != ADIT_OK) {
        give_up_running(loader);
    }
    if (status == ADIT_LIMIT) {
        loader->set.mods[file->mod].is_broken = true; /* its allowance is used up */
    }
    return status == ADIT_OK;
}

/* ---- Reading id and kind ---- */

static void as_kind(aditl_cursor *c, int index, const aditl_field_row *row)
{
    aditl_entry *entry = row->out;
    const char *kind = aditl_string(c->L, index);
    char text[240] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);

    entry->kind = kind == NULL ? -1 : adit_kind_find(c->set->def, kind);
    if (entry->kind < 0) {
        const aditl_names kinds = aditl_names_of_kinds(c->set->def);

        aditl_suggest(&out, kind == NULL ? "" : kind, &kinds);
    }
    if (kind == NULL) {
        aditl_report(c, "", "missing%s", text);
    } else if (entry->kind < 0) {
        aditl_report(c, "", "no kind of card is called '%.64s'%s", kind, text);
    }
}

static void as_id(aditl_cursor *c, int index, const aditl_field_row *row)
{
    aditl_entry *entry = row->out;
    const aditl_mod *mod = aditl_mod_of(c->set, entry->file);
    const char *id = aditl_string(c->L, index);

    if (id != NULL && aditl_is_id(id, SIZE_MAX) && strlen(id) > ADIT_MAX_CARD_ID) {
        aditl_report_limit(c, "", ADIT_LIMIT_CARD_ID);
    } else if (id == NULL || !aditl_is_id(id, ADIT_MAX_CARD_ID)) {
        aditl_report_value(c, index,
                           "up to 64 lower-case letters, digits and '_', starting with a letter");
    } else {
        adit_buffer out = adit_buffer_on(entry->id, sizeof entry->id);

        adit_buffer_add(&out, mod->is_game ? "" : mod->id);
        adit_buffer_add(&out, mod->is_game ? "" : ":");
        adit_buffer_add(&out, id);
    }
}

static void as_replaces(aditl_cursor *c, int index, const aditl_field_row *row)
{
    aditl_entry *entry = row->out;
    const char *id = aditl_string(c->L, index);

    if (id == NULL || strlen(id) >= sizeof entry->replaces) {
        aditl_report(c, "", "expected the id of a card");
    } else {
        snprintf(entry->replaces, sizeof entry->replaces, "%s", id);
    }
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
    aditl_entry entry = {.file = file, .place = place, .line = aditl_tag_of(L, -1).line};
    aditl_cursor c = {
        .set = &loader->set, .L = L, .file = &loader->set.files[file], .line = entry.line};
    const aditl_field_row rows[] = {
        {"kind", as_kind, ADITL_OUT(entry), .is_required = true},
        {"id", as_id, ADITL_OUT(entry), .is_required = true},
        {"replaces", as_replaces, ADITL_OUT(entry)},
        {"alias", aditl_as_alias, ADITL_OUT(entry)},
    };

    aditl_read_fields(&c, lua_gettop(L), rows, (int)(sizeof rows / sizeof *rows), NULL);
    if (c.has_problem || !ADITL_ROOM(&loader->set, loader->found.entries, loader->found.entry_count,
                                     loader->found.entry_capacity)) {
        return;
    }
    check_place(loader, &entry);
    loader->found.entries[loader->found.entry_count++] = entry;
}

bool aditl_add_declared(aditl_loader *loader, lua_State *L, int file, int place)
{
    const aditl_made made = aditl_tag_of(L, -1).made;

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

static bool has_field(lua_State *L, const char *name)
{
    lua_pushstring(L, name);
    const bool has = lua_rawget(L, -2) != LUA_TNIL;

    lua_pop(L, 1);
    return has;
}

/* What the author may have meant who returned the value on top from a file of cards. */
static const char *meant_instead(lua_State *L)
{
    const bool is_table = lua_type(L, -1) == LUA_TTABLE;

    if (is_table && has_field(L, "game")) {
        return "; write a start position as scenario { ... }";
    }
    return lua_type(L, -1) == LUA_TFUNCTION || (is_table && has_field(L, "decide"))
               ? "; bots belong in the folder bots"
               : "";
}

static int read_result(lua_State *L)
{
    const file_job *job = lua_touserdata(L, 1);
    aditl_loader *loader = job->loader;
    aditl_tag mark;
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    lua_rawgeti(L, LUA_REGISTRYINDEX, loader->found.results_ref);
    lua_rawgeti(L, -1, job->file + 1);
    mark = aditl_tag_of(L, -1);
    if (mark.made == ADITL_MADE_CARDS) {
        add_list(loader, L, job->file, mark.line);
    } else if (mark.made == ADITL_MADE_SCENARIO) {
        aditl_add_scenario(loader, L, job->file);
    } else if (!aditl_add_declared(loader, L, job->file, 0)) {
        aditl_show(L, -1, &out);
        aditl_load_problem(&loader->set, job->file,
                           aditl_locate(&loader->set.files[job->file], 1, 0, NULL, 0, "return"),
                           "a card file must return card { ... } or cards { ... }, this one "
                           "returned %s%s",
                           shown, meant_instead(L));
    }
    return 0;
}

static void find_in_file(aditl_loader *loader, int file)
{
    file_job job = {loader, file};
    int first = loader->found.entry_count;

    if (!aditl_run_file(loader, file)) {
        return;
    }
    (void)aditl_run_step(loader, read_result, &job, file);
    for (int i = first; i + 1 < loader->found.entry_count; i++) {
        loader->found.entries[i].end_line = loader->found.entries[i + 1].line;
    }
}

/* ---- Doubles and replacements ---- */

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
        aditl_names names = aditl_names_of_entries(loader, number);

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
    aditl_load_problem(&loader->set, entry->file,
                       aditl_field_line(&loader->set, entry->file, entry->line, "replaces"),
                       "replaces: %s", text);
}

static void check_double(aditl_loader *loader, int number)
{
    aditl_entry *entry = &loader->found.entries[number];
    int first = -1;

    for (int i = 0; i < number && first < 0; i++) {
        const aditl_entry *other = &loader->found.entries[i];

        first =
            !other->is_dropped && other->id[0] == entry->id[0] && strcmp(other->id, entry->id) == 0
                ? i
                : -1;
    }
    if (first >= 0) {
        aditl_load_problem(&loader->set, entry->file,
                           aditl_field_line(&loader->set, entry->file, entry->line, "id"),
                           "id: '%s' is already used at %s:%d", entry->id,
                           loader->set.files[loader->found.entries[first].file].path,
                           loader->found.entries[first].line);
        entry->is_dropped = true;
    }
}

/* Checks the cards from `first` on against those before them, and lets them replace those. */
static void check_new(aditl_loader *loader, int first)
{
    bool is_plain = !aditl_may_have_doubles(loader, false);

    for (int i = first; i < loader->found.entry_count && is_plain; i++) {
        is_plain = loader->found.entries[i].replaces[0] == '\0';
    }
    for (int i = first; i < loader->found.entry_count && !is_plain; i++) {
        if (loader->found.entries[i].replaces[0] != '\0') {
            replace_card(loader, i);
        } else {
            check_double(loader, i);
        }
    }
}

/* ---- All together ---- */

static int compare_entries(const void *a, const void *b)
{
    const aditl_entry *x = a, *y = b;

    return x->kind != y->kind ? (x->kind < y->kind ? -1 : 1) : aditl_compare_keys(x, y);
}

/* Says that there are too many cards of a kind, of two kinds together, or (-1) of all kinds, where
 * the mod that was loaded last adds one of them: others may have had room before it came. */
static void report_count(aditl_loader *loader, int kind, int other, const adit_limit_row *most)
{
    const aditl_entry *last = NULL;
    int count = 0;

    for (int i = 0; i < loader->found.entry_count; i++) {
        const aditl_entry *entry = &loader->found.entries[i];

        if (kind < 0 || entry->kind == kind || entry->kind == other) {
            const aditl_file *files = loader->set.files;

            count++;
            last = last == NULL || files[entry->file].mod >= files[last->file].mod ? entry : last;
        }
    }
    if (last != NULL && count > most->value) {
        aditl_limit_problem(&loader->set, last->file, last->line,
                            kind < 0 ? "" : adit_kind_at(loader->set.def, last->kind)->name, most);
    }
}

static void check_counts(aditl_loader *loader)
{
    const adit_game_def *def = loader->set.def;

    report_count(loader, -1, -1, adit_limit_at(ADIT_LIMIT_CARDS));
    if (loader->found.entry_count > ADIT_MAX_CARDS) {
        loader->found.entry_count = ADIT_MAX_CARDS;
    }
    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        const int kind = adit_kind_nth(def, n);

        report_count(
            loader, kind, kind,
            adit_limit_at(kind == ADIT_KIND_TRACK ? ADIT_LIMIT_TRACKS : ADIT_LIMIT_CARDS_OF_KIND));
    }
    report_count(loader, ADIT_KIND_TABLE, ADIT_KIND_TRACK, adit_limit_at(ADIT_LIMIT_ON_TABLE));
    for (const adit_limit_row *row = def->limits; row != NULL && row->name != NULL; row++) {
        if (row->kind > 0) {
            report_count(loader, row->kind - 1, row->kind - 1, row);
        }
    }
}

static void find_in_mod(aditl_loader *loader, int number)
{
    const aditl_mod *mod = &loader->set.mods[number];
    int first = loader->found.entry_count;

    aditl_vm_refill(loader->vm, &aditl_limits_load);
    /* Shared files also if nobody uses them, since they may have problems; exports.lua, which uses
     * the others, as the last. */
    for (int i = mod->first_file + mod->file_count - 1; i >= mod->first_file; i--) {
        if (loader->set.files[i].is_shared && !mod->is_broken) {
            (void)aditl_run_file(loader, i);
        }
    }
    for (int i = mod->first_file; i < mod->first_file + mod->file_count; i++) {
        const aditl_file *file = &loader->set.files[i];

        if (!file->is_manifest && !file->is_shared && !mod->is_broken &&
            loader->found.entry_count <= ADIT_MAX_CARDS) {
            find_in_file(loader, i);
        }
    }
    check_new(loader, first);
}

void aditl_find_cards(aditl_loader *loader)
{
    int kept = 0;

    for (int i = 0; i < loader->set.mod_count && !loader->set.is_out_of_memory; i++) {
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
