/* alias.c - ids that a card had before it got the one it has now.
 *
 * Whoever looks for a card by an alias finds it: patches, saves, recorded games, scripts. Whatever
 * is written has the id of today. The first alias is the oldest id: cards are sorted by it, so that
 * a new id changes neither what is dealt nor the hashes of states.
 */
#include <stdio.h>
#include <string.h>

#include <xxhash.h>

#include "bindings/lua/load/internal.h"
#include "engine/base/memory.h"

const char *aditl_find_in_words(const char *words, const char *word)
{
    const size_t length = strlen(word);

    for (const char *at = strstr(words, word); at != NULL && length > 0;
         at = strstr(at + 1, word)) {
        if ((at == words || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return at;
        }
    }
    return NULL;
}

static bool has_alias(const aditl_entry *entry, const char *id)
{
    return entry->aliases[0] != '\0' && aditl_find_in_words(entry->aliases, id) != NULL;
}

int aditl_find_entry(const aditl_loader *loader, const char *id, int count)
{
    int found = -1;

    for (int i = 0; i < count; i++) {
        const aditl_entry *entry = &loader->found.entries[i];

        if (!entry->is_dropped && strcmp(entry->id, id) == 0) {
            return i;
        }
        found = found < 0 && !entry->is_dropped && has_alias(entry, id) ? i : found;
    }
    return found;
}

static const char *entry_name(const void *context, int i)
{
    return ((const aditl_loader *)context)->found.entries[i].id;
}

aditl_names aditl_names_of_entries(const aditl_loader *loader, int count)
{
    return (aditl_names){count, entry_name, loader};
}

/* The oldest id stands first; a blank ends it. */
static const char *oldest_id(const aditl_entry *entry)
{
    return entry->aliases[0] != '\0' ? entry->aliases : entry->id;
}

void aditl_entry_key(const aditl_entry *entry, char key[ADITL_KEY_SIZE])
{
    const char *oldest = oldest_id(entry);
    const size_t length = strcspn(oldest, " ");

    memcpy(key, oldest, length);
    key[length] = '\0';
}

int aditl_compare_keys(const aditl_entry *a, const aditl_entry *b)
{
    const char *x = oldest_id(a), *y = oldest_id(b);

    while (*x == *y && *x != '\0' && *x != ' ') {
        x++;
        y++;
    }
    return (*x == ' ' ? 0 : (unsigned char)*x) - (*y == ' ' ? 0 : (unsigned char)*y);
}

/* ---- Reading ---- */

/* Adds the alias at `index`. */
static bool add_alias(aditl_cursor *c, int index, aditl_entry *entry)
{
    const aditl_mod *mod = aditl_mod_of(c->set, entry->file);
    const size_t length = strlen(entry->aliases);
    adit_buffer out = adit_buffer_on(entry->aliases + length, sizeof entry->aliases - length);
    const char *id = aditl_string(c->L, index);

    if (id == NULL || !aditl_is_id(id, ADIT_MAX_CARD_ID)) {
        aditl_report(c, "",
                     "expected an old id of the card, or a list of them, as in "
                     "{ \"old_lamp\", \"lamp_2\" }");
        return false;
    }
    adit_buffer_addf(&out, "%s%s%s%s", length > 0 ? " " : "", mod->is_game ? "" : mod->id,
                     mod->is_game ? "" : ":", id);
    return true;
}

void aditl_as_alias(aditl_cursor *c, int index, const aditl_field_row *row)
{
    aditl_entry *entry = row->out;

    if (entry->replaces[0] != '\0') {
        aditl_report(c, "", "a card that replaces another takes over its ids; remove this field");
        return;
    }
    if (lua_type(c->L, index) != LUA_TTABLE) {
        (void)add_alias(c, index, entry);
        return;
    }
    for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
        if (i > ADIT_MAX_ALIASES) {
            aditl_report_limit(c, "", ADIT_LIMIT_ALIASES);
            return;
        }
        if (!add_alias(c, index + 1, entry)) {
            return;
        }
        lua_settop(c->L, index);
    }
}

/* ---- Doubles ---- */

typedef struct {
    uint64_t *hash; /* 0: nothing is here */
    size_t last;    /* place; how many there are is a power of two */
    bool has_doubles;
} id_set;

static void add_id(id_set *set, const char *id, size_t length)
{
    const uint64_t hash = XXH3_64bits(id, length) | 1;
    size_t at = (size_t)(hash >> 20) & set->last;

    while (set->hash[at] != 0 && set->hash[at] != hash) {
        at = (at + 1) & set->last;
    }
    set->has_doubles |= set->hash[at] == hash;
    set->hash[at] = hash;
}

static void add_aliases(id_set *set, const char *alias)
{
    while (*alias != '\0') {
        const size_t length = strcspn(alias, " ");

        add_id(set, alias, length);
        alias += length + (alias[length] == ' ');
    }
}

static size_t count_words(const char *words)
{
    size_t count = words[0] != '\0';

    for (; (words = strchr(words, ' ')) != NULL; words++) {
        count++;
    }
    return count;
}

bool aditl_may_have_doubles(const aditl_loader *loader, bool aliases)
{
    const aditl_found *found = &loader->found;
    size_t ids = (size_t)found->entry_count;
    id_set set = {.last = 63};

    for (int i = 0; i < found->entry_count && aliases; i++) {
        ids += count_words(found->entries[i].aliases);
    }
    while (set.last < 2 * ids) {
        set.last = 2 * set.last + 1;
    }
    set.hash = adit_alloc((set.last + 1) * sizeof *set.hash);
    if (set.hash == NULL) {
        return true;
    }
    for (int i = 0; i < found->entry_count; i++) {
        if (!found->entries[i].is_dropped) {
            add_id(&set, found->entries[i].id, strlen(found->entries[i].id));
            add_aliases(&set, aliases ? found->entries[i].aliases : "");
        }
    }
    adit_free(set.hash);
    return set.has_doubles;
}

static void check_alias(aditl_loader *loader, int number, const char *alias)
{
    const aditl_entry *entry = &loader->found.entries[number];

    for (int i = 0; i < loader->found.entry_count; i++) {
        const aditl_entry *other = &loader->found.entries[i];
        const bool is_id = other->id[0] == alias[0] && strcmp(other->id, alias) == 0;

        /* Of two cards with the same alias the later is reported. */
        if (is_id || (i < number && has_alias(other, alias))) {
            aditl_load_problem(&loader->set, entry->file,
                               aditl_field_line(&loader->set, entry->file, entry->line, "alias"),
                               "alias: '%s' is already %s at %s:%d", alias,
                               is_id ? "the id of a card" : "an alias of a card",
                               loader->set.files[other->file].path, other->line);
            return;
        }
    }
}

void aditl_check_aliases(aditl_loader *loader)
{
    if (!aditl_may_have_doubles(loader, true)) {
        return;
    }
    for (int i = 0; i < loader->found.entry_count; i++) {
        const char *alias = loader->found.entries[i].aliases;

        while (*alias != '\0') {
            char one[ADITL_KEY_SIZE];
            const size_t whole = strcspn(alias, " ");

            snprintf(one, sizeof one, "%.*s", (int)whole, alias);
            check_alias(loader, i, one);
            alias += whole + (alias[whole] == ' ');
        }
    }
}
