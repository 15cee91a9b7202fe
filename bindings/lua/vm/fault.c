/* fault.c - what went wrong in a script, in words, without running it again.
 *
 * An error value may be anything and may carry traps, so only its raw type is looked at. The
 * words go into buffers of the vm: describing a failure must not fail because memory is out.
 * Text of a script may hold anything too; what could play tricks on a terminal is masked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/vm/vm.h"

#define TRACE_LINES 6
#define TRACE_LEVELS 64 /* looked at; a runaway recursion has thousands */

/* ---- Places ---- */

static bool is_script(const lua_Debug *ar)
{
    return ar->source[0] == '@' && ar->currentline > 0;
}

/* Finds the script function that runs now. */
static bool find_running(lua_State *L, lua_Debug *ar)
{
    for (int level = 0; level < TRACE_LEVELS && lua_getstack(L, level, ar); level++) {
        lua_getinfo(L, "Sl", ar);
        if (is_script(ar)) {
            return true;
        }
    }
    return false;
}

bool aditl_place(lua_State *L, adit_buffer *out)
{
    lua_Debug ar;
    const bool is_found = find_running(L, &ar);

    if (is_found) {
        adit_buffer_addf(out, "%s:%d: ", ar.source + 1, ar.currentline);
    }
    return is_found;
}

bool aditl_place_of(const char *message, char *path, size_t size, int *line)
{
    const char *end = message + strcspn(message, "\n");

    for (const char *at = strchr(message, ':'); at != NULL && at < end; at = strchr(at + 1, ':')) {
        char *after;
        long number = strtol(at + 1, &after, 10);

        if (at[1] >= '0' && at[1] <= '9' && *after == ':' && number > 0 && number < 1000000) {
            snprintf(path, size, "%.*s", (int)(at - message), message);
            *line = (int)number;
            return true;
        }
    }
    return false;
}

void aditl_add_whole_path(adit_buffer *out, const char *message, const char *path)
{
    char cut[256];
    int line;
    size_t length, tail;

    if (strncmp(message, "...", 3) == 0 && aditl_place_of(message, cut, sizeof cut, &line)) {
        length = strlen(path);
        tail = strlen(cut) - 3;
        if (tail <= length && strcmp(path + length - tail, cut + 3) == 0) {
            adit_buffer_addf(out, "%s", path);
            message += strlen(cut);
        }
    }
    adit_buffer_addf(out, "%s", message);
}

/* ---- Errors ---- */

void aditl_add_number(lua_State *L, int index, adit_buffer *out, int digits)
{
    if (lua_isinteger(L, index)) {
        adit_buffer_add_number(out, lua_tointeger(L, index));
    } else {
        aditl_add_fraction(out, (double)lua_tonumber(L, index), digits);
    }
}

static void add_value(lua_State *L, int index, adit_buffer *out)
{
    size_t length;
    const char *text;

    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        text = lua_tolstring(L, index, &length);
        aditl_add_shown(out, text, length < 900 ? length : 900, false);
        break;
    case LUA_TNUMBER:
        aditl_add_number(L, index, out, 14);
        break;
    default:
        adit_buffer_addf(out, "the error value is a %s, not a message", luaL_typename(L, index));
        break;
    }
}

static void add_function(const lua_Debug *ar, adit_buffer *out)
{
    adit_buffer_addf(out, "\n  at %s:%d", ar->source + 1, ar->currentline);
    if (strcmp(ar->what, "main") == 0) {
        adit_buffer_add(out, " at the top level of the file");
    } else if (ar->name != NULL) {
        /* Any text can be the name of a field, and so of the function in it. */
        adit_buffer_add(out, " in function '");
        aditl_add_shown(out, ar->name, strlen(ar->name), false);
        adit_buffer_add(out, "'");
    } else {
        adit_buffer_addf(out, " in the function at line %d", ar->linedefined);
    }
}

/* The script functions that were running; a single one says no more than the message. */
static void write_trace(aditl_vm *vm, lua_State *L)
{
    adit_buffer out = adit_buffer_on(vm->trace, sizeof vm->trace);
    lua_Debug ar;
    int lines = 0;

    for (int level = 0; level < TRACE_LEVELS && lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "nSl", &ar);
        if (!is_script(&ar)) {
            continue;
        }
        if (++lines > TRACE_LINES) {
            adit_buffer_add(&out, "\n  at ...");
            break;
        }
        add_function(&ar, &out);
    }
    if (lines < 2) {
        vm->trace[0] = '\0';
    }
}

void aditl_note_error(aditl_vm *vm, lua_State *L, int index)
{
    adit_buffer out = adit_buffer_on(vm->message, sizeof vm->message);
    char words[sizeof vm->message];
    adit_buffer raw = adit_buffer_on(words, sizeof words);
    const char *hint;
    lua_Debug ar;

    if (!lua_checkstack(L, 4)) {
        adit_buffer_add(&out, "failed, and the stack is too full to say why");
        vm->trace[0] = '\0';
        return;
    }
    add_value(L, index, &raw);
    hint = aditl_hint(words);
    if (lua_type(L, index) == LUA_TSTRING) {
        aditl_add_whole_path(&out, words, find_running(L, &ar) ? ar.source + 1 : "");
        if (hint != NULL) {
            adit_buffer_addf(&out, "; %s", hint);
        }
    } else {
        (void)aditl_place(L, &out);
        adit_buffer_add(&out, words);
    }
    write_trace(vm, L);
}

adit_status aditl_read_source(const char *path, adit_limit limit, adit_text *out, adit_err *err)
{
    const adit_limit_row *row = adit_limit_at(limit);
    adit_status status = adit_file_read(path, (size_t)row->value, out, err);

    return status != ADIT_LIMIT
               ? status
               : adit_fail(err, ADIT_LIMIT, "%s:1: %s", path, adit_limit_message(row).text);
}
