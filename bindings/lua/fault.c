/* fault.c - what went wrong in a script, in words, without running it again.
 *
 * An error value may be anything and may carry traps, so only its raw type is looked at. The
 * words go into buffers of the vm: describing a failure must not fail for want of memory.
 * Text of a script may hold anything too; what could play tricks on a terminal is masked.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/vm.h"

#define TRACE_LINES 6
#define TRACE_LEVELS 64 /* looked at; a runaway recursion has thousands */

/* ---- Text that can be shown ----------------------------------------------------------------- */

/* Decodes one UTF-8 sequence; returns its length, or 0 if it is not one. */
static size_t decode(const unsigned char *text, size_t length, uint32_t *code)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    size_t size = text[0] < 0x80   ? 1
                  : text[0] < 0xC2 ? 0
                  : text[0] < 0xE0 ? 2
                  : text[0] < 0xF0 ? 3
                  : text[0] < 0xF5 ? 4
                                   : 0;

    if (size == 0 || size > length) {
        return 0;
    }
    *code = size == 1 ? text[0] : text[0] & (0x7Fu >> size);
    for (size_t i = 1; i < size; i++) {
        if ((text[i] & 0xC0) != 0x80) {
            return 0;
        }
        *code = *code << 6 | (text[i] & 0x3Fu);
    }
    return *code < least[size] || *code > 0x10FFFF ? 0 : size;
}

static bool is_shown(uint32_t code)
{
    if (code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0xD800 && code < 0xE000)) {
        return false;
    }
    /* Marks that turn the direction of writing or break lines. */
    return code != 0x200E && code != 0x200F && !(code >= 0x2028 && code <= 0x202E) &&
           !(code >= 0x2066 && code <= 0x2069) && code != 0xFEFF;
}

void aditl_add_shown(adit_buffer *out, const char *text, size_t length, bool keep_lines)
{
    for (size_t at = 0; at < length;) {
        uint32_t code = 0;
        size_t size = decode((const unsigned char *)text + at, length - at, &code);
        char piece[5] = "?";

        if (text[at] == '\t') {
            piece[0] = ' ';
        } else if (size > 0 && (is_shown(code) || (code == '\n' && keep_lines))) {
            memcpy(piece, text + at, size);
            piece[size] = '\0';
        }
        if (out->length + strlen(piece) >= out->size) {
            return; /* never half a character */
        }
        adit_buffer_add(out, piece);
        at += size > 0 ? size : 1;
    }
}

/* ---- Places --------------------------------------------------------------------------------- */

static bool is_script(const lua_Debug *ar)
{
    return ar->source[0] == '@' && ar->currentline > 0;
}

bool aditl_place(lua_State *L, adit_buffer *out)
{
    lua_Debug ar;

    for (int level = 0; level < TRACE_LEVELS && lua_getstack(L, level, &ar); level++) {
        lua_getinfo(L, "Sl", &ar);
        if (is_script(&ar)) {
            adit_buffer_addf(out, "%s:%d: ", ar.source + 1, ar.currentline);
            return true;
        }
    }
    return false;
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
            adit_buffer_add(out, path);
            message += strlen(cut);
        }
    }
    adit_buffer_add(out, message);
}

/* ---- Errors --------------------------------------------------------------------------------- */

static void add_value(lua_State *L, int index, adit_buffer *out)
{
    size_t length;
    const char *text;

    switch (lua_type(L, index)) {
    case LUA_TSTRING:
        text = lua_tolstring(L, index, &length);
        aditl_add_shown(out, text, length < 900 ? length : 900, true);
        break;
    case LUA_TNUMBER:
        if (lua_isinteger(L, index)) {
            adit_buffer_add_number(out, lua_tointeger(L, index));
        } else {
            adit_buffer_addf(out, "%.14g", lua_tonumber(L, index));
        }
        break;
    default:
        adit_buffer_addf(out, "the error value is a %s, not words", luaL_typename(L, index));
        break;
    }
}

static void add_function(const lua_Debug *ar, adit_buffer *out)
{
    adit_buffer_addf(out, "\n  at %s:%d", ar->source + 1, ar->currentline);
    if (strcmp(ar->what, "main") == 0) {
        adit_buffer_add(out, " in the file itself");
    } else if (ar->name != NULL) {
        adit_buffer_addf(out, " in function '%s'", ar->name);
    } else {
        adit_buffer_addf(out, " in the function of line %d", ar->linedefined);
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

/* The path of the script function on top, as it was given. */
static const char *running_path(lua_State *L, lua_Debug *ar)
{
    for (int level = 0; level < TRACE_LEVELS && lua_getstack(L, level, ar); level++) {
        lua_getinfo(L, "Sl", ar);
        if (is_script(ar)) {
            return ar->source + 1;
        }
    }
    return "";
}

void aditl_note_error(aditl_vm *vm, lua_State *L, int index)
{
    adit_buffer out = adit_buffer_on(vm->message, sizeof vm->message);
    char words[sizeof vm->message];
    adit_buffer raw = adit_buffer_on(words, sizeof words);
    lua_Debug ar;

    if (!lua_checkstack(L, 4)) {
        adit_buffer_add(&out, "failed with a full stack");
        vm->trace[0] = '\0';
        return;
    }
    add_value(L, index, &raw);
    if (lua_type(L, index) == LUA_TSTRING) {
        aditl_add_whole_path(&out, words, running_path(L, &ar));
    } else {
        (void)aditl_place(L, &out);
        adit_buffer_add(&out, words);
    }
    write_trace(vm, L);
}
