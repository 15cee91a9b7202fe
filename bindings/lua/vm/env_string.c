/* env_string.c - the string functions of scripts.
 *
 * There are no patterns: Lua's matcher can run for ever on a short input, out of reach of the
 * count hook. Each function pays for its length before it works. Results are built in a block
 * of known size, since Lua's own string buffers rely on to-be-closed variables.
 */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/vm/env.h"

/* Where a position that may count from the end lies: 1 .. length, or just outside. */
static lua_Integer position(lua_Integer at, size_t length)
{
    if (at >= 0) {
        return at;
    }
    return at < -(lua_Integer)length ? 0 : (lua_Integer)length + at + 1;
}

static int string_len(lua_State *L)
{
    size_t length;

    (void)aditl_lib_string(L, 1, "string.len", &length);
    lua_pushinteger(L, (lua_Integer)length);
    return 1;
}

static int string_sub(lua_State *L)
{
    size_t length;
    const char *text = aditl_lib_string(L, 1, "string.sub", &length);
    lua_Integer first = position(aditl_lib_integer(L, 2, "string.sub"), length);
    lua_Integer last = position(aditl_lib_integer_or(L, 3, "string.sub", -1), length);

    first = first < 1 ? 1 : first;
    last = last > (lua_Integer)length ? (lua_Integer)length : last;
    if (first > last) {
        lua_pushliteral(L, "");
        return 1;
    }
    aditl_charge(L, (last - first) / 8);
    lua_pushlstring(L, text + first - 1, (size_t)(last - first + 1));
    return 1;
}

static int string_rep(lua_State *L)
{
    size_t length, gap = 0, total, block = aditl_vm_of(L)->limits.text;
    const char *text = aditl_lib_string(L, 1, "string.rep", &length), *between = "";
    lua_Integer times = aditl_lib_integer(L, 2, "string.rep");
    char *out;

    if (!lua_isnoneornil(L, 3)) {
        between = aditl_lib_string(L, 3, "string.rep", &gap);
    }
    if (times <= 0 || length + gap == 0) {
        lua_pushliteral(L, "");
        return 1;
    }
    if (length + gap > block || (lua_Unsigned)times > block / (length + gap)) {
        return aditl_raise(L, "string.rep: the result would be longer than %d bytes", (int)block);
    }
    total = (size_t)times * (length + gap) - gap;
    aditl_charge(L, (int64_t)total / 8 + times);
    out = aditl_scratch(L, total);
    for (size_t at = 0; at < total;) {
        memcpy(out + at, text, length);
        at += length;
        if (at < total) {
            memcpy(out + at, between, gap);
            at += gap;
        }
    }
    lua_pushlstring(L, out, total);
    return 1;
}

/* Only the letters a to z: what is a letter must not depend on the locale. */
static int change_case(lua_State *L, const char *function, char first, char last)
{
    size_t length;
    const char *text = aditl_lib_string(L, 1, function, &length);
    char *out;

    aditl_charge(L, (int64_t)length / 4);
    out = aditl_scratch(L, length);
    for (size_t i = 0; i < length; i++) {
        out[i] = text[i] >= first && text[i] <= last ? (char)(text[i] ^ 0x20) : text[i];
    }
    lua_pushlstring(L, out, length);
    return 1;
}

static int string_upper(lua_State *L)
{
    return change_case(L, "string.upper", 'a', 'z');
}

static int string_lower(lua_State *L)
{
    return change_case(L, "string.lower", 'A', 'Z');
}

static int string_byte(lua_State *L)
{
    size_t length;
    const char *text = aditl_lib_string(L, 1, "string.byte", &length);
    lua_Integer given = aditl_lib_integer_or(L, 2, "string.byte", 1);
    lua_Integer first = position(given, length);
    lua_Integer last = position(aditl_lib_integer_or(L, 3, "string.byte", given), length);

    first = first < 1 ? 1 : first;
    last = last > (lua_Integer)length ? (lua_Integer)length : last;
    if (first > last) {
        return 0;
    }
    if (last - first >= 250) {
        return aditl_raise(L, "string.byte: more than 250 results");
    }
    aditl_need_stack(L, (int)(last - first + 1), NULL);
    for (lua_Integer i = first; i <= last; i++) {
        lua_pushinteger(L, (unsigned char)text[i - 1]);
    }
    return (int)(last - first + 1);
}

static int string_char(lua_State *L)
{
    int count = lua_gettop(L);
    char *out;

    aditl_charge(L, count / 4);
    out = aditl_scratch(L, (size_t)count);
    for (int i = 1; i <= count; i++) {
        lua_Integer code = aditl_lib_integer(L, i, "string.char");

        if (code < 1 || code > 255) {
            return aditl_raise(L, "string.char: argument %d must be between 1 and 255", i);
        }
        out[i - 1] = (char)code;
    }
    lua_pushlstring(L, out, (size_t)count);
    return 1;
}

/* Finds plain text; the system's memmem takes linear time. */
static int string_find(lua_State *L)
{
    size_t length, size;
    const char *text = aditl_lib_string(L, 1, "string.find", &length), *found;
    const char *what = aditl_lib_string(L, 2, "string.find", &size);
    lua_Integer first = position(aditl_lib_integer_or(L, 3, "string.find", 1), length);

    first = first < 1 ? 1 : first;
    if (first > (lua_Integer)length + 1) {
        lua_pushnil(L);
        return 1;
    }
    aditl_charge(L, (int64_t)(length + size) / 4);
    found = size == 0 ? text + first - 1
                      : memmem(text + first - 1, length - (size_t)first + 1, what, size);
    if (found == NULL) {
        lua_pushnil(L);
        return 1;
    }
    lua_pushinteger(L, found - text + 1);
    lua_pushinteger(L, found - text + (lua_Integer)size);
    return 2;
}

/* ---- format ---- */

/* One conversion "%-05.2d": its text without the letter, and the letter. */
typedef struct {
    char spec[16];
    char letter;
} conversion;

static const char *read_digits(const char *at, const char *end)
{
    for (int i = 0; i < 2 && at < end && isdigit((unsigned char)*at); i++) {
        at++;
    }
    return at;
}

/* Reads what follows a '%'; returns behind it. Raises if it is none we know. */
static const char *read_conversion(lua_State *L, const char *at, const char *end, conversion *out)
{
    const char *start = at;

    while (at < end && at - start < 4 && *at != '\0' && strchr("-+ 0#", *at) != NULL) {
        at++;
    }
    at = read_digits(at, end);
    if (at < end && *at == '.') {
        at = read_digits(at + 1, end);
    }
    if (at >= end || *at == '\0' || strchr("dixXcsfg", *at) == NULL) {
        aditl_raise(
            L, "string.format: '%%%.*s' is not supported; use %%d %%i %%x %%X %%c %%s %%f %%g %%%%",
            (int)(at < end ? at - start + 1 : at - start), start);
    }
    snprintf(out->spec, sizeof out->spec, "%%%.*s", (int)(at - start), start);
    out->letter = *at;
    return at + 1;
}

static void push_number(lua_State *L, const conversion *spec, int index)
{
    char format[24], out[512];
    lua_Integer whole = 0;
    lua_Number number;

    if (spec->letter == 'f' || spec->letter == 'g') {
        if (lua_type(L, index) != LUA_TNUMBER) {
            aditl_lib_error(L, index, "string.format", "a number");
        }
        number = lua_tonumber(L, index);
        /* All digits of a large or precise number are worked out by long division. */
        aditl_charge(L, fabs(number) < 1e18 && strlen(spec->spec) < 5 ? 100 : 2000);
        if (isnan(number)) {
            lua_pushliteral(L, "nan");
            return;
        }
        snprintf(format, sizeof format, "%s%c", spec->spec, spec->letter);
        snprintf(out, sizeof out, format, number);
    } else {
        whole = aditl_lib_integer(L, index, "string.format");
        snprintf(format, sizeof format, spec->letter == 'c' ? "%s%c" : "%sll%c", spec->spec,
                 spec->letter);
        if (spec->letter == 'c') {
            char byte = (char)whole;

            if (byte == '\0') {
                aditl_raise(L, "string.format: %%c must be between 1 and 255");
            }
            lua_pushlstring(L, &byte, 1);
            return;
        }
        snprintf(out, sizeof out, format, (long long)whole);
    }
    lua_pushstring(L, out);
}

static void push_string(lua_State *L, const conversion *spec, int index)
{
    char format[24], out[256];
    size_t length;
    const char *text;

    if (lua_type(L, index) != LUA_TSTRING && lua_type(L, index) != LUA_TNUMBER) {
        aditl_lib_error(L, index, "string.format", "a string or a number for %s");
    }
    aditl_push_text(L, index);
    text = lua_tolstring(L, -1, &length);
    aditl_charge(L, (int64_t)length / 8);
    if (spec->spec[1] == '\0' || (length >= 100 && strchr(spec->spec, '.') == NULL)) {
        return; /* no width, or longer than any width */
    }
    snprintf(format, sizeof format, "%ss", spec->spec);
    snprintf(out, sizeof out, format, text);
    lua_pushstring(L, out);
    lua_remove(L, -2);
}

static int string_format(lua_State *L)
{
    size_t length;
    const char *at = aditl_lib_string(L, 1, "string.format", &length), *end = at + length;
    int index = 1, pieces = 0, top = lua_gettop(L);

    aditl_charge(L, (int64_t)length / 4);
    aditl_need_stack(L, 2 * ADIT_MAX_CONVERSIONS + 8, NULL);
    while (at < end) {
        const char *percent = memchr(at, '%', (size_t)(end - at));
        conversion spec = {.letter = '\0'};

        if (percent == NULL) {
            percent = end;
        }
        lua_pushlstring(L, at, (size_t)(percent - at));
        pieces++;
        if (percent == end) {
            break;
        }
        if (percent + 1 < end && percent[1] == '%') {
            lua_pushliteral(L, "%");
            at = percent + 2;
        } else {
            at = read_conversion(L, percent + 1, end, &spec);
            if (++index > top) {
                return aditl_raise(L, "string.format: no value for conversion %d", index - 1);
            }
            spec.letter == 's' ? push_string(L, &spec, index) : push_number(L, &spec, index);
        }
        if (++pieces > 2 * ADIT_MAX_CONVERSIONS) {
            return aditl_raise_limit(L, "string.format", ADIT_LIMIT_CONVERSIONS);
        }
    }
    lua_concat(L, pieces);
    return 1;
}

const aditl_row aditl_string_rows[] = {
    {"string.byte", string_byte, "text Text, from Integer?, to Integer?", "Integer",
     "The values of the bytes of the text.", "assert(string.byte(\"A\") == 65)"},
    {"string.char", string_char, "codes Integer...", "Text", "The text made of these bytes.",
     "assert(string.char(65) == \"A\")"},
    {"string.find", string_find, "text Text, words Text, from Integer?, plain Flag?", "Integer?",
     "The first and last position of the words in the text, or nil. The search is always plain: "
     "there are no patterns.",
     "assert(string.find(\"flax and wood\", \"wood\") == 10)"},
    {"string.format", string_format, "form Text, values Any...", "Text",
     "The format with %d, %s, %x, %5.1f and so on replaced by the values.",
     "assert(string.format(\"%d of %s\", 2, \"wood\") == \"2 of wood\")"},
    {"string.len", string_len, "text Text", "Integer", "The length of the text in bytes.",
     "assert(string.len(\"abc\") == 3)"},
    {"string.lower", string_lower, "text Text", "Text", "The text in lower case.",
     "assert(string.lower(\"Ab\") == \"ab\")"},
    {"string.rep", string_rep, "text Text, n Integer, between Text?", "Text",
     "The text repeated n times.", "assert(string.rep(\"ab\", 2) == \"abab\")"},
    {"string.sub", string_sub, "text Text, from Integer, to Integer?", "Text",
     "A part of the text; negative positions count from the end.",
     "assert(string.sub(\"wood\", 2, 3) == \"oo\")"},
    {"string.upper", string_upper, "text Text", "Text", "The text in upper case.",
     "assert(string.upper(\"Ab\") == \"AB\")"},
    {0},
};
