/* write_function.c - functions of a file, copied with what they use of it.
 *
 * A function knows the lines from which to which it goes; in between its words are read as Lua
 * does. What it uses of its file are its upvalues: they are written as locals before the card.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/write.h"
#include "bindings/lua/vm/lexer.h"

/* Behind the `end` of the function at `at`; NULL: it has none. */
static const char *after_function(const char *at, const char *end)
{
    int depth = 0;

    while (at < end) {
        const char *next = aditl_after_token(at, end);

        if (aditl_token_is(at, next, "function") || aditl_token_is(at, next, "if") ||
            aditl_token_is(at, next, "do") || aditl_token_is(at, next, "repeat")) {
            depth++;
        } else if (aditl_token_is(at, next, "end") || aditl_token_is(at, next, "until")) {
            depth--;
            if (depth == 0) {
                return next;
            }
        }
        at = aditl_after_blanks(next, end);
    }
    return NULL;
}

/* The text of the function that goes from the one line to the other; false: not found. */
static bool find_function(const aditl_file *file, const lua_Debug *about, const char **from,
                          const char **to)
{
    const char *end = file->text + file->length;
    const char *at = aditl_line_start(file->text, file->length, about->linedefined);
    const char *limit = aditl_line_start(file->text, file->length, about->linedefined + 1);
    const char *last = aditl_line_start(file->text, file->length, about->lastlinedefined);

    for (at = aditl_after_blanks(at, end); at < limit; at = aditl_after_blanks(at, end)) {
        const char *next = aditl_after_token(at, end);

        if (aditl_token_is(at, next, "function")) {
            const char *stop = after_function(at, end);
            if (stop != NULL && stop > last &&
                stop <= aditl_line_start(file->text, file->length, about->lastlinedefined + 1)) {
                *from = at;
                *to = stop;
                return true;
            }
        }
        at = next;
    }
    return false;
}

static void write_local(aditl_writer *w, const char *name);

/* Finds the function at `index`. `name` is what its own source calls it, or "". */
static void find(aditl_writer *w, int index, const char **from, const char **to, char *name,
                 size_t size)
{
    const char *end = w->file->text + w->file->length, *word;
    lua_Debug about;

    lua_pushvalue(w->L, index);
    if (lua_iscfunction(w->L, -1) || lua_getinfo(w->L, ">S", &about) == 0 ||
        !find_function(w->file, &about, from, to)) {
        aditl_raise(w->L, "a function whose source was not found");
    }
    word = aditl_after_blanks(aditl_after_token(*from, end), end);
    snprintf(name, size, "%.*s", *word == '(' ? 0 : (int)(aditl_after_token(word, end) - word),
             word);
}

/* The text of the function, and before the card what it uses. */
static void write_source(aditl_writer *w, int index, const char *from, const char *to)
{
    const char *name;

    for (int i = 1; (name = lua_getupvalue(w->L, index, i)) != NULL; i++) {
        if (strcmp(name, "_ENV") == 0) {
            lua_pop(w->L, 1);
        } else {
            write_local(w, name);
        }
    }
    adit_text_add_bytes(w->out, from, (size_t)(to - from));
}

/* Whether the local that lies on top has to be written still; it counts as written now. */
static bool is_new_local(aditl_writer *w, const char *name)
{
    bool is_new = false;

    lua_pushstring(w->L, name);
    if (lua_rawget(w->L, w->kept) == LUA_TNIL) {
        lua_pushstring(w->L, name);
        lua_pushvalue(w->L, -3);
        lua_rawset(w->L, w->kept);
        is_new = true;
    } else if (!lua_rawequal(w->L, -1, -2)) {
        aditl_raise(w->L, "its functions use two different things that are called '%s'", name);
    }
    lua_pop(w->L, 1);
    return is_new;
}

/* Writes `local name = value` before the card, the value on top. What it needs itself is
 * complete before it is moved there. [-1, +0] */
static void write_local(aditl_writer *w, const char *name)
{
    int index = lua_gettop(w->L);
    size_t start = w->out->length;
    const char *from = NULL, *to = NULL;
    char own[64] = "";

    aditl_need_stack(w->L, 12, "local");
    if (lua_isfunction(w->L, index)) {
        find(w, index, &from, &to, own, sizeof own);
    }
    if (is_new_local(w, name)) {
        adit_text_addf(w->out, own[0] != '\0' ? "local " : "local %s = ", name);
        if (from != NULL) {
            write_source(w, index, from, to);
        } else {
            aditl_write_value(w, index, 0, 90 - (int)strlen(name));
        }
        adit_text_add_bytes(&w->locals, w->out->data + start, w->out->length - start);
        adit_text_add_char(&w->locals, '\n');
        w->out->length = start;
    }
    lua_pop(w->L, 1);
}

void aditl_write_function(aditl_writer *w, int index)
{
    const char *from = NULL, *to = NULL;
    char name[64];

    find(w, index, &from, &to, name, sizeof name);
    if (name[0] == '\0') {
        write_source(w, index, from, to);
        return;
    }
    lua_pushvalue(w->L, index);
    write_local(w, name);
    adit_text_add(w->out, name);
}
