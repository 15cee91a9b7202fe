/* patch.c - changes that mods make to cards of others: single fields, or the whole card out.
 *
 * A patch lays its fields over those of the card before anything is compiled, so what it sets is
 * checked like everything else, and messages name the file of the patch. Two mods that set the
 * same field are in conflict unless one says that it comes after the other.
 */
#include <stdio.h>
#include <string.h>
#include <xxhash.h>

#include "bindings/lua/load/internal.h"
#include "bindings/lua/read/tables.h"

/* Fields that make a card the card it is. */
static bool is_fixed(const char *field)
{
    return aditl_find_in_words("id kind replaces alias", field) != NULL;
}

void aditl_push_declared(aditl_loader *loader, lua_State *L, int file, int place)
{
    lua_rawgeti(L, LUA_REGISTRYINDEX, loader->found.results_ref);
    lua_rawgeti(L, -1, file + 1);
    if (place > 0) {
        lua_rawgeti(L, -1, place);
    }
}

void aditl_keep_patch(aditl_loader *loader, const aditl_patch *patch)
{
    aditl_mod *mod = &loader->set.mods[loader->set.files[patch->file].mod];

    if (++mod->patch_count > ADIT_MAX_PATCHES) {
        if (mod->patch_count == ADIT_MAX_PATCHES + 1) {
            aditl_limit_problem(&loader->set, patch->file, patch->line, patch->word,
                                adit_limit_at(ADIT_LIMIT_PATCHES));
        }
        return;
    }
    if (ADITL_ROOM(&loader->set, loader->found.patches, loader->found.patch_count,
                   loader->found.patch_capacity)) {
        loader->found.patches[loader->found.patch_count++] = *patch;
    }
}

void aditl_add_patch(aditl_loader *loader, lua_State *L, int file, int place)
{
    const aditl_tag mark = aditl_tag_of(L, -1);
    const char *target = aditl_mark_target(L, lua_gettop(L));
    const char *name = mark.made == ADITL_MADE_REMOVE ? "remove" : "patch";
    aditl_patch patch = {
        .file = file, .place = place, .line = mark.line, .removes = name[0] == 'r', .word = name};

    if (aditl_mod_of(&loader->set, file)->is_game) {
        aditl_load_problem(&loader->set, file, mark.line,
                           "%s is for mods; change the game's own cards in their files", name);
        return;
    }
    if (strlen(target) >= sizeof patch.target) {
        aditl_load_problem(&loader->set, file, mark.line, "%s: the id is too long", name);
        return;
    }
    snprintf(patch.target, sizeof patch.target, "%s", target);
    aditl_keep_patch(loader, &patch);
}

/* ---- Finding the card ---- */

/* "dwergar:rails" and "rails" are the same card of the game; cards of mods have their prefix. */
static const char *plain_target(const aditl_loader *loader, const char *target)
{
    const char *colon = strchr(target, ':');

    for (int i = 0; colon != NULL && i < loader->set.mod_count; i++) {
        const aditl_mod *mod = &loader->set.mods[i];

        if (mod->is_game && strlen(mod->id) == (size_t)(colon - target) &&
            strncmp(mod->id, target, strlen(mod->id)) == 0) {
            return colon + 1;
        }
    }
    return target;
}

static int find_target(const aditl_loader *loader, const char *target)
{
    return aditl_find_entry(loader, plain_target(loader, target), loader->found.entry_count);
}

/* Whether a patch before this one has taken the same card out. Two mods may want that; one mod that
 * says it twice is reported. */
static bool is_removed(aditl_loader *loader, int number)
{
    const aditl_patch *patch = &loader->found.patches[number];
    const char *target = plain_target(loader, patch->target);
    bool is_found = false;

    for (int i = 0; i < number && patch->removes; i++) {
        const aditl_patch *other = &loader->found.patches[i];

        if (!other->removes || strcmp(plain_target(loader, other->target), target) != 0) {
            continue;
        }
        if (aditl_mod_of(&loader->set, other->file) == aditl_mod_of(&loader->set, patch->file)) {
            aditl_load_problem(&loader->set, patch->file, patch->line,
                               "%s: '%s' is removed twice by this mod (%s:%d)", patch->word,
                               patch->target, loader->set.files[other->file].path, other->line);
            return true;
        }
        is_found |= find_target(loader, target) < 0;
    }
    return is_found;
}

static void report_missing(aditl_loader *loader, const aditl_patch *patch)
{
    aditl_names names = aditl_names_of_entries(loader, loader->found.entry_count);
    char text[400];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    adit_buffer_addf(&out, "no card is called '%.64s'", patch->target);
    if (!aditl_problems_are_full(&loader->set)) {
        aditl_suggest(&out, patch->target, &names);
    }
    aditl_load_problem(&loader->set, patch->file, patch->line, "%s: %s", patch->word, text);
}

/* ---- Whose field it is ---- */

/* The chain of the card's fields; it may hold those of other cards too. */
static int chain_of(const char *card)
{
    return (int)(XXH3_64bits(card, strlen(card)) % ADITL_ORIGIN_CHAINS);
}

const aditl_patch *aditl_origin_of(const aditl_loader *loader, const char *card, const char *field)
{
    for (int i = loader->found.origin_chain[chain_of(card)]; i != 0;
         i = loader->found.origins[i - 1].next) {
        const aditl_origin *origin = &loader->found.origins[i - 1];

        if (strcmp(origin->field, field) == 0 && strcmp(origin->card, card) == 0) {
            return &loader->found.patches[origin->patch]; /* the newest comes first */
        }
    }
    return NULL;
}

/* The order of fields is that of their names: a table has none. */
static const aditl_origin *next_origin(const aditl_loader *loader, const char *card,
                                       const char *after)
{
    const aditl_origin *next = NULL;

    for (int i = loader->found.origin_chain[chain_of(card)]; i != 0;
         i = loader->found.origins[i - 1].next) {
        const aditl_origin *origin = &loader->found.origins[i - 1];

        if (strcmp(origin->card, card) == 0 && strcmp(origin->field, after) > 0 &&
            (next == NULL || strcmp(origin->field, next->field) < 0)) {
            next = origin; /* of several for one field the newest, which comes first */
        }
    }
    return next;
}

const char *aditl_origins_text(aditl_loader *loader, const char *card)
{
    char text[2000] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);
    const aditl_origin *origin = next_origin(loader, card, "");

    for (; origin != NULL; origin = next_origin(loader, card, origin->field)) {
        const aditl_patch *patch = &loader->found.patches[origin->patch];
        adit_buffer_add(&out, out.length == 0 ? "" : "\n");
        adit_buffer_addf(&out, "%s: %s (%s:%d)", origin->field,
                         aditl_mod_of(&loader->set, patch->file)->id,
                         loader->set.files[patch->file].path, patch->line);
    }
    return aditl_keep_text(loader, text, strlen(text));
}

/* Two mods that do not know of each other want the same field. */
static bool has_conflict(aditl_loader *loader, int number, const char *card, const char *field)
{
    const aditl_patch *patch = &loader->found.patches[number];
    const aditl_patch *other = aditl_origin_of(loader, card, field);
    const aditl_mod *mod = aditl_mod_of(&loader->set, patch->file);
    int line;

    if (other == NULL || aditl_knows_mod(mod, aditl_mod_of(&loader->set, other->file)->id)) {
        return false;
    }
    line = aditl_field_line(&loader->set, patch->file, patch->line, field);
    aditl_load_problem(&loader->set, patch->file, line,
                       "patch: '%s' of '%s' is already set by the mod '%s' (%s:%d); add that mod "
                       "to depends or optional to load after it",
                       field, card, aditl_mod_of(&loader->set, other->file)->id,
                       loader->set.files[other->file].path, other->line);
    return true;
}

/* ---- Carrying it out ---- */

typedef struct {
    aditl_loader *loader;
    int patch, entry;
} patch_job;

static void note_origin(aditl_loader *loader, const patch_job *job, const char *field)
{
    const char *card = loader->found.entries[job->entry].id;
    aditl_origin *origin;

    if (!ADITL_ROOM(&loader->set, loader->found.origins, loader->found.origin_count,
                    loader->found.origin_capacity)) {
        return;
    }
    origin = &loader->found.origins[loader->found.origin_count++];
    origin->patch = job->patch;
    origin->field = field;
    origin->next = loader->found.origin_chain[chain_of(card)];
    loader->found.origin_chain[chain_of(card)] = loader->found.origin_count;
    snprintf(origin->card, sizeof origin->card, "%s", card);
}

/* Lays one field of the patch's table over the card. [-0, +0] */
static void set_field(lua_State *L, const patch_job *job, int card, int table, const char *field)
{
    const aditl_patch *patch = &job->loader->found.patches[job->patch];

    if (is_fixed(field)) {
        aditl_load_problem(&job->loader->set, patch->file, patch->line,
                           "patch: '%s' cannot be changed; write a card of your own instead",
                           field);
        return;
    }
    if (has_conflict(job->loader, job->patch, job->loader->found.entries[job->entry].id, field)) {
        return;
    }
    note_origin(job->loader, job, field); /* alive as a key of the patch's table */
    lua_pushstring(L, field);
    lua_pushvalue(L, -1);
    lua_rawget(L, table);
    lua_rawset(L, card);
}

static int apply_patch(lua_State *L)
{
    const patch_job *job = lua_touserdata(L, 1);
    aditl_loader *loader = job->loader;
    const aditl_entry *entry = &loader->found.entries[job->entry];
    const aditl_patch *patch = &loader->found.patches[job->patch];
    int card, table, count, others;

    aditl_push_declared(loader, L, entry->file, entry->place);
    card = lua_gettop(L);
    aditl_push_declared(loader, L, patch->file, patch->place);
    table = lua_gettop(L);
    count = aditl_count_keys(L, table, &others);
    if (others > 0) {
        aditl_load_problem(&loader->set, patch->file, patch->line, "patch: a value without a name");
    }
    if (count > ADIT_MAX_PATCH_FIELDS) {
        aditl_limit_problem(&loader->set, patch->file, patch->line, "patch",
                            adit_limit_at(ADIT_LIMIT_PATCH_FIELDS));
        return 0;
    }
    const char **names = aditl_push_keys(L, table, &count, &others);

    for (int i = 0; i < count; i++) {
        set_field(L, job, card, table, names[i]);
    }
    return 0;
}

static void apply_one_patch(aditl_loader *loader, int number)
{
    const aditl_patch *patch = &loader->found.patches[number];
    patch_job job = {loader, number, find_target(loader, patch->target)};

    if (is_removed(loader, number)) {
        return;
    }
    if (job.entry < 0) {
        report_missing(loader, patch);
    } else if (loader->set.files[loader->found.entries[job.entry].file].mod ==
               loader->set.files[patch->file].mod) {
        aditl_load_problem(&loader->set, patch->file, patch->line,
                           "'%s' is a card of the same mod; change it there", patch->target);
    } else if (patch->removes) {
        loader->found.entries[job.entry].is_dropped = true;
    } else {
        (void)aditl_run_step(loader, apply_patch, &job, patch->file);
    }
}

static void count_change(aditl_loader *loader, const aditl_patch *patch)
{
    const char *id = aditl_mod_of(&loader->set, patch->file)->id;

    for (int i = 0; i < loader->out->mod_count; i++) {
        loader->out->mods[i].changes += strcmp(loader->out->mods[i].id, id) == 0;
    }
}

/* A patch of an alias is one of the card's id. */
static void name_target(aditl_loader *loader, aditl_patch *patch)
{
    const int entry = find_target(loader, patch->target);

    if (entry >= 0 &&
        strcmp(loader->found.entries[entry].id, plain_target(loader, patch->target)) != 0) {
        snprintf(patch->target, sizeof patch->target, "%s", loader->found.entries[entry].id);
    }
}

/* First all patches, then what is taken out: a patch of a removed card is no mistake of the
 * patch's author. */
void aditl_apply_patches(aditl_loader *loader)
{
    for (int i = 0; i < loader->found.patch_count; i++) {
        count_change(loader, &loader->found.patches[i]);
        name_target(loader, &loader->found.patches[i]);
    }
    for (int pass = 0; pass < 2; pass++) {
        for (int i = 0; i < loader->found.patch_count && !loader->set.is_out_of_memory; i++) {
            if (loader->found.patches[i].removes == (pass == 1)) {
                apply_one_patch(loader, i);
            }
        }
    }
}
