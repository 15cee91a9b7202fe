/* write_card.c - a card that a file makes in a loop, as Lua source of its own.
 *
 * Such a card has no source that could be copied. Its values and the marks of constructors
 * (declare.h) are enough to write it, as it is when all files have been read and nothing is
 * compiled yet. A function is not: it may use variables of its file.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/load/internal.h"
#include "bindings/lua/read/tables.h"

#define WIDTH 100
#define MAX_DEPTH 24

/* Before the facts of the kind, and after them. The mark is about values that a copy is there to
 * change. */
static const char *const first_fields[] = {"id", "kind", "title", "text", "short", "source", NULL};
static const char *const last_fields[] = {"counters", "on",       "modify",   "allow",
                                          "forbid",   "rewrite",  "exchange", "built",
                                          "score",    "examples", NULL};
/* The fields of examples and hooks, in the order in which people write them. */
static const char field_order[] = "name by good amount players rules given steps expect refused "
                                  "not_offered run set";
static const char reserved_words[] = "and break do else elseif end false for function goto if in "
                                     "local nil not or repeat return then true until while";

typedef struct {
    lua_State *L;
    aditl_loader *loader;
    const aditl_entry *entry;
    adit_text *out;
    bool is_flat; /* a table goes into one line, whatever its length */
    int depth;
} writer;

static void write_value(writer *w, int index, int indent);

static void write_quoted(adit_text *out, const char *text, size_t length)
{
    adit_text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)text[i];

        if (c < 0x20 || c == 0x7F) {
            adit_text_addf(out, "\\x%02X", c);
        } else {
            adit_text_add(out, c == '"' || c == '\\' ? "\\" : "");
            adit_text_add_char(out, (char)c);
        }
    }
    adit_text_add_char(out, '"');
}

static void write_key(adit_text *out, const char *key)
{
    size_t length = 0;

    while (isalnum((unsigned char)key[length]) || key[length] == '_') {
        length++;
    }
    if (key[length] == '\0' && length > 0 && !isdigit((unsigned char)key[0]) &&
        aditl_find_in_words(reserved_words, key) == NULL) {
        adit_text_addf(out, "%s = ", key);
        return;
    }
    adit_text_add_char(out, '[');
    write_quoted(out, key, strlen(key));
    adit_text_add(out, "] = ");
}

static int compare_fields(const void *a, const void *b)
{
    const char *x = *(const char *const *)a, *y = *(const char *const *)b;
    const char *x_at = aditl_find_in_words(field_order, x),
               *y_at = aditl_find_in_words(field_order, y);

    if (x_at == NULL || y_at == NULL) {
        return x_at != NULL ? -1 : y_at != NULL ? 1 : strcmp(x, y);
    }
    return x_at < y_at ? -1 : x_at > y_at;
}

/* { a, b, x = c } in one line, or with a line for each. */
static void write_fields(writer *w, int table, int indent)
{
    int count, others;
    const char **keys = aditl_push_keys(w->L, table, &count, &others);
    const int length = aditl_list_length(w->L, table, others);

    if (others > length) {
        aditl_raise(w->L, "it has a list with gaps");
    }
    qsort(keys, (size_t)count, sizeof *keys, compare_fields);
    adit_text_add_char(w->out, '{');
    for (int i = 0; i < length + count; i++) {
        if (w->is_flat) {
            adit_text_add(w->out, i == 0 ? " " : ", ");
        } else {
            adit_text_addf(w->out, "\n%*s", indent + 2, "");
        }
        if (i < length) {
            lua_rawgeti(w->L, table, i + 1);
        } else {
            write_key(w->out, keys[i - length]);
            lua_pushstring(w->L, keys[i - length]);
            lua_rawget(w->L, table);
        }
        write_value(w, lua_gettop(w->L), indent + 2);
        lua_pop(w->L, 1);
        adit_text_add(w->out, w->is_flat ? "" : ",");
    }
    if (w->is_flat) {
        adit_text_add(w->out, length + count > 0 ? " }" : "}");
    } else {
        adit_text_addf(w->out, "\n%*s}", indent, "");
    }
    lua_pop(w->L, 1);
}

static size_t column_of(const adit_text *out)
{
    size_t at = out->length;

    while (at > 0 && out->data[at - 1] != '\n') {
        at--;
    }
    return out->length - at;
}

/* In one line if that is short enough. */
static void write_table(writer *w, int table, int indent)
{
    const size_t start = w->out->length;
    const bool was_flat = w->is_flat;

    w->is_flat = true;
    write_fields(w, table, indent);
    w->is_flat = was_flat;
    if (!was_flat && column_of(w->out) > WIDTH) {
        w->out->length = start;
        write_fields(w, table, indent);
    }
}

/* name { ... }, name "word" or name(a, b). */
static void write_call(writer *w, int table, const char *name, int count, int indent)
{
    lua_rawgeti(w->L, table, 1);
    const bool is_bare =
        count == 1 &&
        (lua_type(w->L, -1) == LUA_TSTRING ||
         (lua_type(w->L, -1) == LUA_TTABLE && aditl_tag_of(w->L, -1).made == ADITL_MADE_NONE));

    lua_pop(w->L, 1);
    adit_text_addf(w->out, "%s%c", name, is_bare ? ' ' : '(');
    for (int i = 1; i <= count; i++) {
        adit_text_add(w->out, i > 1 ? ", " : "");
        lua_rawgeti(w->L, table, i);
        write_value(w, lua_gettop(w->L), indent);
        lua_pop(w->L, 1);
    }
    adit_text_add(w->out, is_bare ? "" : ")");
}

static void write_declared(writer *w, int table, int indent)
{
    const aditl_tag mark = aditl_tag_of(w->L, table);

    if (mark.made == ADITL_MADE_NODE) {
        adit_text_addf(w->out, "%s ", aditl_node_words[mark.row]);
        write_table(w, table, indent);
    } else if (mark.made == ADITL_MADE_VERB) {
        write_call(w, table, adit_verb_at(w->loader->set.def, mark.row)->name, mark.count, indent);
    } else if (mark.made == ADITL_MADE_LABEL) {
        write_call(w, table, "label", 2, indent);
    } else if (mark.made == ADITL_MADE_PER) {
        write_call(w, table, "per", aditl_list_length(w->L, table, 2), indent);
    } else {
        write_table(w, table, indent);
    }
}

static void write_value(writer *w, int index, int indent)
{
    size_t length;
    const char *text;

    aditl_need_stack(w->L, 12, "value");
    if (++w->depth > MAX_DEPTH) {
        aditl_raise(w->L, "its tables are nested more than %d levels deep", MAX_DEPTH);
    }
    switch (lua_type(w->L, index)) {
    case LUA_TTABLE:
        write_declared(w, index, indent);
        break;
    case LUA_TFUNCTION:
        aditl_raise(w->L, "it has a function");
        break;
    case LUA_TSTRING:
        text = lua_tolstring(w->L, index, &length);
        write_quoted(w->out, text, length);
        break;
    default:
        adit_text_add(w->out, luaL_tolstring(w->L, index, NULL));
        lua_pop(w->L, 1);
        break;
    }
    w->depth--;
}

static bool write_field(writer *w, int table, const char *name)
{
    lua_pushstring(w->L, name);
    const bool is_set = lua_rawget(w->L, table) != LUA_TNIL;

    if (is_set) {
        adit_text_addf(w->out, "  %s = ", name);
        write_value(w, lua_gettop(w->L), 2);
        adit_text_add(w->out, ",\n");
    }
    lua_pop(w->L, 1);
    return is_set;
}

static int write_card(lua_State *L)
{
    writer *w = lua_touserdata(L, 1);
    const adit_kind_row *kind = adit_kind_at(w->loader->set.def, w->entry->kind);
    bool has_facts = false;

    w->L = L;
    aditl_push_declared(w->loader, L, w->entry->file, w->entry->place);
    const int table = lua_gettop(L);
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

adit_status aditl_write_card(const aditl_load_job *job, const char *id, adit_text *out,
                             adit_err *err)
{
    aditl_card_set set = {0};
    adit_err why = {0};
    char place[300] = "";
    aditl_loader *loader = aditl_loader_open(job, &set, err);
    adit_status status, written;

    if (loader == NULL) {
        return ADIT_NOMEM;
    }
    aditl_find_cards(loader);
    const int found = aditl_find_entry(loader, id, loader->found.entry_count);
    if (found >= 0) {
        writer w = {.loader = loader, .entry = &loader->found.entries[found], .out = out};

        snprintf(place, sizeof place, "%s:%d: ", loader->set.files[w.entry->file].path,
                 w.entry->line);
        aditl_vm_refill(loader->vm, &aditl_limits_load);
        written = aditl_protected(loader->vm, write_card, &w, &why);
    } else {
        written = adit_fail(&why, ADIT_INPUT, "no card is called '%s'", id);
    }
    aditl_loader_compile(loader); /* for what is wrong in the cards */
    status = aditl_loader_close(loader, err);
    adit_cards_free(set.cards);
    aditl_card_set_free(&set);
    if (status == ADIT_OK && written != ADIT_OK) {
        why.text[strcspn(why.text, "\n")] = '\0';
        status =
            adit_fail(err, ADIT_INPUT,
                      "%s%s is made in a loop and cannot be copied: %s; write the card by hand",
                      place, id, why.text);
    }
    return status == ADIT_OK ? adit_text_status(out, err) : status;
}
