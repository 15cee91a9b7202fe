/* lengths.c - what `#` means to scripts: the same in every process.
 *
 * Lua's own `#` of a table with holes depends on how the table came to lie in memory, and that
 * on a number that every state draws when it is opened. Nothing can be hooked into it, so every
 * `#` outside of strings and comments is replaced before a file is compiled, by an operation on
 * a string, which has metamethods of ours:
 *
 *     #list + 1        "#"^list + 1
 *
 * `^` binds a little tighter than `#` and takes its right side first, so the two expressions
 * have the same form wherever a `#` may stand. A `#` behind a value may not, and there the text
 * stays as it is: a mistake is reported as it was made. The scan of the compiled file (purity.c)
 * proves that no `#` was overlooked.
 */
#include <string.h>

#include "bindings/lua/vm/env.h"
#include "bindings/lua/vm/lexer.h"

#define LENGTH_SIGN "#"
static const char replacement[] = "\"" LENGTH_SIGN "\"^";

static int length_of(lua_State *L)
{
    switch (lua_type(L, 2)) {
    case LUA_TSTRING:
        lua_pushinteger(L, (lua_Integer)lua_rawlen(L, 2));
        return 1;
    case LUA_TTABLE:
        aditl_charge(L, ADITL_STEPS_OF_LENGTH);
        lua_pushinteger(L, aditl_length(L, 2));
        return 1;
    default:
        return aditl_raise(L, "attempt to get length of a %s value", luaL_typename(L, 2));
    }
}

int aditl_power_of_string(lua_State *L)
{
    const char *sign = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : "";

    if (sign[0] == LENGTH_SIGN[0] && sign[1] == '\0') {
        return length_of(L);
    }
    return aditl_raise(L, "attempt to perform arithmetic on a %s value",
                       luaL_typename(L, lua_type(L, 1) == LUA_TNUMBER ? 2 : 1));
}

/* Whether an expression may begin behind this token: behind an operator, a bracket that opens, a
 * comma or one of the words that an expression follows. */
static bool comes_before_expression(const char *token, const char *next)
{
    static const char *const words[] = {"and", "elseif", "if",    "in",    "not",
                                        "or",  "return", "until", "while", NULL};

    if (!aditl_is_word_char(*token)) {
        return next == token + 1 && strchr(")]}.:", *token) == NULL;
    }
    for (int i = 0; words[i] != NULL; i++) {
        if (aditl_token_is(token, next, words[i])) {
            return true;
        }
    }
    return false;
}

/* Two dots join texts; one is before a name. */
static bool is_join(const char *text, const char *token)
{
    return *token == '.' && token > text && token[-1] == '.';
}

/* The most bytes that the text has with every `#` replaced. */
static size_t size_replaced(const char *text, size_t length)
{
    const char *end = text + length;

    for (const char *at = text; (at = memchr(at, '#', (size_t)(end - at))) != NULL; at++) {
        length += sizeof replacement - 2;
    }
    return length;
}

/* Copies the text with every `#` replaced that may stand where it stands; returns the length. */
static size_t replace_lengths(const char *text, size_t length, char *out)
{
    const char *end = text + length;
    const char *before = text, *before_end = text; /* the token before; none at the beginning */
    size_t used = 0;

    for (const char *at = text; at < end;) {
        const char *token = aditl_after_blanks(at, end);
        const char *next = token < end ? aditl_after_token(token, end) : end;
        bool is_sign = token < end && *token == '#' && before < before_end &&
                       (comes_before_expression(before, before_end) || is_join(text, before));
        size_t kept = (size_t)((is_sign ? token : next) - at);

        memcpy(out + used, at, kept);
        memcpy(out + used + kept, replacement, is_sign ? sizeof replacement - 1 : 0);
        used += kept + (is_sign ? sizeof replacement - 1 : 0);
        before = token;
        before_end = next;
        at = next;
    }
    return used;
}

const char *aditl_push_replaced_lengths(lua_State *L, const char *text, size_t *length)
{
    size_t size = size_replaced(text, *length);
    char *out;

    if (size == *length) {
        lua_pushnil(L);
        return text;
    }
    aditl_charge(L, (int64_t)*length / 8);
    out = aditl_scratch(L, size);
    *length = replace_lengths(text, *length, out);
    return out;
}
