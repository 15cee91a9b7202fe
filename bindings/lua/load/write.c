/* write.c - tables, constructors and plain values as Lua source. */
#include "bindings/lua/load/write.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH 100
#define MAX_KEYS 256
#define MAX_DEPTH 24

/* ---- Names and texts ------------------------------------------------------------------------ */

static bool is_name(const char *word)
{
    static const char *const reserved[] = {"and",   "break", "do",       "else", "elseif", "end",
                                           "false", "for",   "function", "goto", "if",     "in",
                                           "local", "nil",   "not",      "or",   "repeat", "return",
                                           "then",  "true",  "until",    "while"};

    if (!isalpha((unsigned char)word[0]) && word[0] != '_') {
        return false;
    }
    for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++) {
        if (strcmp(word, reserved[i]) == 0) {
            return false;
        }
    }
    while (isalnum((unsigned char)*word) || *word == '_') {
        word++;
    }
    return *word == '\0';
}

static void write_quoted(adit_text *out, const char *text, size_t length)
{
    adit_text_add_char(out, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];

        if (c == '"' || c == '\\') {
            adit_text_addf(out, "\\%c", c);
        } else if (c == '\n') {
            adit_text_add(out, "\\n");
        } else if (c < 0x20 || c == 0x7F) {
            adit_text_addf(out, "\\x%02X", c);
        } else {
            adit_text_add_char(out, (char)c);
        }
    }
    adit_text_add_char(out, '"');
}

/* A long text goes on in the next line after a blank. */
static void write_text(aditl_writer *w, int index, int indent, int room)
{
    size_t length = 0;
    const char *text = lua_tolstring(w->L, index, &length);

    while ((int)length + 2 > room && room > 20) {
        size_t cut = (size_t)room - 6;

        while (cut > 0 && text[cut - 1] != ' ') {
            cut--;
        }
        if (cut == 0) {
            break;
        }
        write_quoted(w->out, text, cut);
        adit_text_addf(w->out, " ..\n%*s", indent + 2, "");
        text += cut;
        length -= cut;
        room = WIDTH - indent - 2;
    }
    write_quoted(w->out, text, length);
}

/* ---- Tables --------------------------------------------------------------------------------- */

/* A key of a table: a word, or a number. */
typedef struct {
    const char *word; /* NULL: a number; the table keeps it alive */
    lua_Integer number;
} table_key;

typedef struct {
    table_key key[MAX_KEYS];
    int count;
} table_keys;

/* The order in which people write fields; what is not among them comes after, by name. */
static int rank(const char *word)
{
    static const char *const order[] = {"name",        "by",    "good",  "amount", "players",
                                        "rules",       "given", "steps", "expect", "refused",
                                        "not_offered", "run",   "set"};

    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        if (strcmp(word, order[i]) == 0) {
            return (int)i;
        }
    }
    return (int)(sizeof order / sizeof *order);
}

static int compare_keys(const void *a, const void *b)
{
    const table_key *x = a, *y = b;

    if (x->word == NULL || y->word == NULL) {
        return x->word != NULL ? 1 : y->word != NULL ? -1 : x->number < y->number ? -1 : 1;
    }
    return rank(x->word) != rank(y->word) ? rank(x->word) - rank(y->word)
                                          : strcmp(x->word, y->word);
}

/* The keys beside 1 .. array; the marks of constructors are no keys of the author's. */
static void collect_keys(aditl_writer *w, int table, lua_Integer array, table_keys *keys)
{
    keys->count = 0;
    lua_pushnil(w->L);
    while (lua_next(w->L, table) != 0) { /* stack: key, value */
        int type = lua_type(w->L, -2);
        table_key key = {NULL, 0};

        lua_pop(w->L, 1);
        if (type == LUA_TLIGHTUSERDATA) {
            continue;
        }
        if (type == LUA_TSTRING) {
            key.word = lua_tostring(w->L, -1);
        } else if (lua_isinteger(w->L, -1)) {
            key.number = lua_tointeger(w->L, -1);
            if (key.number >= 1 && key.number <= array) {
                continue;
            }
        } else {
            aditl_raise(w->L, "a table with keys that are neither words nor numbers");
        }
        if (keys->count == MAX_KEYS) {
            aditl_raise(w->L, "a table with more than %d fields", MAX_KEYS);
        }
        keys->key[keys->count++] = key;
    }
    qsort(keys->key, (size_t)keys->count, sizeof keys->key[0], compare_keys);
}

static void push_at(aditl_writer *w, int table, const table_key *key)
{
    if (key->word != NULL) {
        lua_pushstring(w->L, key->word);
    } else {
        lua_pushinteger(w->L, key->number);
    }
    lua_rawget(w->L, table);
}

static void write_key(aditl_writer *w, const table_key *key)
{
    if (key->word == NULL) {
        adit_text_addf(w->out, "[%lld] = ", (long long)key->number);
    } else if (is_name(key->word)) {
        adit_text_addf(w->out, "%s = ", key->word);
    } else {
        adit_text_add_char(w->out, '[');
        write_quoted(w->out, key->word, strlen(key->word));
        adit_text_add(w->out, "] = ");
    }
}

/* How much of the line is used. */
static int column(const adit_text *out)
{
    size_t at = out->length;

    while (at > 0 && out->data[at - 1] != '\n') {
        at--;
    }
    return (int)(out->length - at);
}

/* { a, b, x = c } in one line, or with a line for each. */
static void write_fields(aditl_writer *w, int table, const table_keys *keys, lua_Integer array,
                         int indent, bool in_lines)
{
    int inner = in_lines ? indent + 2 : indent;

    adit_text_add_char(w->out, '{');
    for (int i = 0; i < (int)array + keys->count; i++) {
        if (in_lines) {
            adit_text_addf(w->out, "\n%*s", inner, "");
        } else {
            adit_text_add(w->out, i == 0 ? " " : ", ");
        }
        if (i < (int)array) {
            lua_rawgeti(w->L, table, i + 1);
        } else {
            write_key(w, &keys->key[i - (int)array]);
            push_at(w, table, &keys->key[i - (int)array]);
        }
        /* Without lines nothing in it may break either: the whole is measured. */
        aditl_write_value(w, lua_gettop(w->L), inner,
                          in_lines ? WIDTH - 1 - column(w->out) : WIDTH * WIDTH);
        lua_pop(w->L, 1);
        if (in_lines) {
            adit_text_add_char(w->out, ',');
        }
    }
    if (in_lines) {
        adit_text_addf(w->out, "\n%*s", indent, "");
    } else if (array + keys->count > 0) {
        adit_text_add_char(w->out, ' ');
    }
    adit_text_add_char(w->out, '}');
}

static void write_table(aditl_writer *w, int table, int indent, int room)
{
    table_keys keys;
    lua_Integer array = 0;
    size_t start = w->out->length;

    while (lua_rawgeti(w->L, table, array + 1) != LUA_TNIL) {
        array++;
        lua_pop(w->L, 1);
    }
    lua_pop(w->L, 1);
    collect_keys(w, table, array, &keys);
    write_fields(w, table, &keys, array, indent, false);
    if (w->out->failed || (int)(w->out->length - start) <= room) {
        return;
    }
    w->out->length = start;
    write_fields(w, table, &keys, array, indent, true);
}

/* ---- Constructors --------------------------------------------------------------------------- */

/* name { ... }, name "word" or name(a, b). */
static void write_call(aditl_writer *w, int table, const char *name, int count, int indent,
                       int room)
{
    int used = (int)strlen(name) + 1;

    lua_rawgeti(w->L, table, 1);
    bool is_bare =
        count == 1 &&
        (lua_type(w->L, -1) == LUA_TSTRING ||
         (lua_type(w->L, -1) == LUA_TTABLE && aditl_mark_of(w->L, -1).made == ADITL_MADE_NONE));
    lua_pop(w->L, 1);
    adit_text_addf(w->out, "%s%c", name, is_bare ? ' ' : '(');
    for (int i = 1; i <= count; i++) {
        adit_text_add(w->out, i > 1 ? ", " : "");
        lua_rawgeti(w->L, table, i);
        aditl_write_value(w, lua_gettop(w->L), indent, room - used - 1);
        lua_pop(w->L, 1);
    }
    adit_text_add(w->out, is_bare ? "" : ")");
}

static void write_made(aditl_writer *w, int table, const aditl_mark *mark, int indent, int room)
{
    const char *word;

    switch (mark->made) {
    case ADITL_MADE_NONE:
        write_table(w, table, indent, room);
        return;
    case ADITL_MADE_NODE:
        word = aditl_node_words[mark->row];
        adit_text_addf(w->out, "%s ", word);
        write_table(w, table, indent, room - (int)strlen(word) - 1);
        return;
    case ADITL_MADE_VERB:
        write_call(w, table, adit_verb_at(w->def, mark->row)->name, mark->count, indent, room);
        return;
    case ADITL_MADE_LABEL:
        write_call(w, table, "label", 2, indent, room);
        return;
    case ADITL_MADE_PER:
        write_call(w, table, "per", lua_rawlen(w->L, table) > 1 ? 2 : 1, indent, room);
        return;
    case ADITL_MADE_CARD:
    case ADITL_MADE_CARDS:
    case ADITL_MADE_MOD:
    case ADITL_MADE_SCENARIO:
    case ADITL_MADE_PATCH:
    case ADITL_MADE_REMOVE:
        break;
    }
    aditl_raise(w->L, "a card inside of a card");
}

void aditl_write_value(aditl_writer *w, int index, int indent, int room)
{
    aditl_mark mark;

    aditl_need_stack(w->L, 12, "value");
    if (++w->depth > MAX_DEPTH) {
        aditl_raise(w->L, "tables are nested more than %d deep", MAX_DEPTH);
    }
    switch (lua_type(w->L, index)) {
    case LUA_TNIL:
        adit_text_add(w->out, "nil");
        break;
    case LUA_TBOOLEAN:
        adit_text_add(w->out, lua_toboolean(w->L, index) ? "true" : "false");
        break;
    case LUA_TNUMBER:
        if (lua_isinteger(w->L, index)) {
            adit_text_add_number(w->out, lua_tointeger(w->L, index));
        } else {
            adit_text_addf(w->out, "%.17g", lua_tonumber(w->L, index));
        }
        break;
    case LUA_TSTRING:
        write_text(w, index, indent, room);
        break;
    case LUA_TFUNCTION:
        aditl_write_function(w, index);
        break;
    case LUA_TTABLE:
        mark = aditl_mark_of(w->L, index);
        write_made(w, index, &mark, indent, room);
        break;
    default:
        aditl_raise(w->L, "a value that is no plain one");
    }
    w->depth--;
}
