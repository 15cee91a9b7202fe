/* write_card.c - a whole card as Lua source, in the order in which cards are written.
 *
 * The card is taken as it lies there when all files have been read and nothing is compiled yet.
 */
#include <string.h>

#include "bindings/lua/load/write.h"

/* In front of the facts of the kind, and behind them. The mark speaks of values that a copy is
 * there to change. */
static const char *const first_fields[] = {"id", "kind", "title", "text", "source", NULL};
static const char *const last_fields[] = {"counters", "on",       "modify",   "allow",
                                          "forbid",   "rewrite",  "exchange", "built",
                                          "score",    "examples", NULL};

typedef struct {
    aditl_writer writer;
    aditl_loader *loader;
    const aditl_entry *entry;
} writing;

static bool write_field(aditl_writer *w, int table, const char *name)
{
    lua_pushstring(w->L, name);
    if (lua_rawget(w->L, table) == LUA_TNIL) {
        lua_pop(w->L, 1);
        return false;
    }
    adit_text_addf(w->out, "  %s = ", name);
    /* What is replaced in a copy stays in one piece. */
    bool in_one = strcmp(name, "source") == 0 || strcmp(name, "title") == 0;
    aditl_write_value(w, lua_gettop(w->L), 2, in_one ? 10000 : 94 - (int)strlen(name));
    adit_text_add(w->out, ",\n");
    lua_pop(w->L, 1);
    return true;
}

static int write_card(lua_State *L)
{
    writing *it = lua_touserdata(L, 1);
    aditl_writer *w = &it->writer;
    const adit_kind_row *kind = adit_kind_at(it->loader->set.def, it->entry->kind);
    bool has_facts = false;

    w->L = L;
    lua_newtable(L);
    w->kept = lua_gettop(L);
    aditl_push_declared(it->loader, L, it->entry->file, it->entry->place);
    int table = lua_gettop(L);
    adit_text_add(w->out, "return card {\n");
    for (int i = 0; first_fields[i] != NULL; i++) {
        (void)write_field(w, table, first_fields[i]);
    }
    adit_text_add_char(w->out, '\n');
    for (int i = 0; kind->facts != NULL && kind->facts[i].name != NULL; i++) {
        has_facts = write_field(w, table, kind->facts[i].name) || has_facts;
    }
    adit_text_add(w->out, has_facts ? "\n" : "");
    for (int i = 0; last_fields[i] != NULL; i++) {
        (void)write_field(w, table, last_fields[i]);
    }
    adit_text_add(w->out, "}\n");
    return 0;
}

static adit_status write_found(aditl_loader *loader, const char *id, adit_text *out, adit_err *err)
{
    adit_text body = {0};
    adit_status status;
    writing it = {.loader = loader};

    const int found = aditl_find_entry(loader, id, loader->found.entry_count);

    it.entry = found >= 0 ? &loader->found.entries[found] : NULL;
    if (it.entry == NULL) {
        return adit_fail(err, ADIT_INPUT, "no card is called '%s'", id);
    }
    it.writer = (aditl_writer){
        .def = loader->set.def, .file = &loader->set.files[it.entry->file], .out = &body};
    aditl_vm_refill(loader->vm, &aditl_limits_load);
    status = aditl_protected(loader->vm, write_card, &it, err);
    if (status == ADIT_OK) {
        adit_text_add_bytes(out, it.writer.locals.data, it.writer.locals.length);
        adit_text_add(out, it.writer.locals.length > 0 ? "\n" : "");
        adit_text_add_bytes(out, body.data, body.length);
    }
    adit_text_free(&it.writer.locals);
    adit_text_free(&body);
    return status;
}

adit_status aditl_write_card(const aditl_load_job *job, const char *id, adit_text *out,
                             adit_err *err)
{
    aditl_card_set set = {0};
    adit_err why = {0};
    aditl_loader *loader = aditl_loader_open(job, &set, err);
    adit_status status = ADIT_NOMEM, written = ADIT_OK;

    if (loader != NULL) {
        aditl_loader_find(loader);
        written = write_found(loader, id, out, &why);
        aditl_loader_compile(loader); /* for what is wrong in the cards */
        status = aditl_loader_close(loader, err);
        adit_cards_free(set.cards);
        aditl_card_set_free(&set);
    }
    if (status == ADIT_OK && written != ADIT_OK) {
        why.text[strcspn(why.text, "\n")] = '\0';
        status = adit_fail(err, ADIT_INPUT, "%s: cannot be written out: %s", id, why.text);
    }
    return status == ADIT_OK ? adit_text_status(out, err) : status;
}
