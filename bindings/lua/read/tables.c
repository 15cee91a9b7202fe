/* tables.c - reading tables that people wrote: scenarios, examples, options of a script.
 *
 * Only raw access is used, so no script runs while a table is read. Texts are copied into
 * lists that their owner releases, because any call of Lua may raise.
 */
#include "bindings/lua/read/tables.h"

#include <ctype.h>
#include <inttypes.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/vm/lexer.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/format.h"
#include "engine/base/memory.h"
#include "engine/base/parse.h"
#include "engine/base/printable.h"

#define DEPTH_MAX 6

/* ---- Problems ---- */

/* Tables do not remember lines, and a line that is right nearly always is worth much to a
 * reader. */
int aditl_line_of_key(const char *source, const char *key)
{
    size_t length = strlen(source), at = aditl_find_word(source, 0, length, key, true);

    return at >= length ? 0 : 1 + aditl_lines_between(source, source + at);
}

/* `words` are masked. The line is that of `key`, which is also named unless it `is_hidden`. */
static void add_problem(aditl_problems *problems, const char *key, bool is_hidden, char *words)
{
    int line = 0;

    aditl_mask(words);
    if (problems->source != NULL && key != NULL) {
        line = aditl_line_of_key(problems->source, key);
    }
    line = line != 0 ? line : problems->line;
    if (problems->count++ > 0) {
        adit_text_add_char(&problems->text, '\n');
    }
    adit_text_addf(&problems->text, "%s", problems->place);
    if (line != 0) {
        adit_text_addf(&problems->text, ":%d", line);
    }
    adit_text_add(&problems->text, problems->place[0] != '\0' ? ": " : "");
    if (key != NULL && !is_hidden) {
        char shown[200];
        adit_buffer name = adit_buffer_on(shown, sizeof shown);

        aditl_add_shown(&name, key, strlen(key), false);
        adit_text_addf(&problems->text, "%s: ", shown);
    }
    adit_text_add(&problems->text, words);
}

void aditl_problem(aditl_problems *problems, const char *key, const char *format, ...)
{
    char words[512];
    va_list args;

    va_start(args, format);
    adit_format_words(words, sizeof words, format, args);
    va_end(args);
    add_problem(problems, key, false, words);
}

void aditl_problems_free(aditl_problems *problems)
{
    adit_text_free(&problems->text);
    problems->text = (adit_text){0};
    problems->count = 0;
}

/* ---- Settings ---- */

bool aditl_settings_add(aditl_settings *settings, const char *name, const char *value)
{
    if (settings->count == settings->capacity) {
        size_t capacity = settings->capacity == 0 ? 16 : settings->capacity * 2;
        adit_setting *item = adit_realloc(settings->item, capacity * sizeof *item);

        if (item == NULL) {
            return false;
        }
        settings->item = item;
        settings->capacity = capacity;
    }
    char *name_copy = adit_strdup(name);
    char *value_copy = adit_strdup(value);

    if (name_copy == NULL || value_copy == NULL) {
        adit_free(name_copy);
        adit_free(value_copy);
        return false;
    }
    settings->item[settings->count++] = (adit_setting){name_copy, value_copy};
    return true;
}

void aditl_settings_free(aditl_settings *settings)
{
    for (size_t i = 0; i < settings->count; i++) {
        adit_free((void *)settings->item[i].name);
        adit_free((void *)settings->item[i].value);
    }
    adit_free(settings->item);
    *settings = (aditl_settings){0};
}

/* ---- Lists ---- */

int aditl_list_length(lua_State *L, int index, int max)
{
    int length = 0;

    while (length < max && lua_rawgeti(L, index, length + 1) != LUA_TNIL) {
        lua_pop(L, 1);
        length++;
    }
    if (length < max) {
        lua_pop(L, 1);
    }
    return length;
}

/* ---- Keys ---- */

int aditl_count_keys(lua_State *L, int index, int *others)
{
    int table = lua_absindex(L, index);
    int count = 0;

    aditl_need_stack(L, 6, "too many nested tables");
    *others = 0;
    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
        const bool is_name = aditl_string(L, -2) != NULL;

        count += is_name;
        *others += !is_name && !lua_islightuserdata(L, -2); /* marks are no keys of authors */
    }
    return count;
}

const char **aditl_push_keys(lua_State *L, int index, int *count, int *others)
{
    int table = lua_absindex(L, index);
    int n = aditl_count_keys(L, table, others);

    if (n > ADIT_MAX_KEYS) {
        luaL_error(L, "%s", adit_limit_message(adit_limit_at(ADIT_LIMIT_KEYS)).text);
    }
    const char **keys = lua_newuserdatauv(L, sizeof *keys * (size_t)(n + 1), 0);

    n = 0;
    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
        keys[n] = aditl_string(L, -2);
        n += keys[n] != NULL;
    }
    keys[n] = NULL;
    qsort(keys, (size_t)n, sizeof *keys, aditl_compare_names);
    *count = n;
    return keys;
}

static void check_key(const char *key, const char *const *known, const char *what,
                      aditl_problems *problems)
{
    const aditl_names names = aditl_names_of_words(known);
    char text[512] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);

    if (aditl_name_find(&names, key) < 0) {
        adit_buffer_addf(&out, "unknown field '%.64s' in %s", key, what);
        aditl_suggest(&out, key, &names);
        add_problem(problems, key, true, text);
    }
}

void aditl_check_keys(lua_State *L, int index, const char *const *known, const char *what,
                      bool positions, aditl_problems *problems)
{
    int table = lua_absindex(L, index);
    int count;
    int others;
    const char **keys = aditl_push_keys(L, table, &count, &others);

    for (int i = 0; i < count; i++) {
        check_key(keys[i], known, what, problems);
    }
    if (others != (positions ? aditl_list_length(L, table, ADIT_MAX_KEYS) : 0)) {
        aditl_problem(problems, NULL,
                      positions ? "the list has gaps" : "a value has no name; write name = value");
    }
    lua_pop(L, 1);
}

/* ---- Values ---- */

/* Pushes table[key]; false if it is nil, and then nothing is pushed. */
static bool push_field(lua_State *L, int table, const char *key)
{
    aditl_need_stack(L, 6, "too many nested tables");
    lua_pushstring(L, key);
    if (lua_rawget(L, table) == LUA_TNIL) {
        lua_pop(L, 1);
        return false;
    }
    return true;
}

/* Reports the value on top. Returns false. */
static bool report_wrong_type(lua_State *L, const char *key, const char *wanted,
                              aditl_problems *problems)
{
    char text[80];
    adit_buffer value = adit_buffer_on(text, sizeof text);

    aditl_describe(L, -1, &value);
    aditl_problem(problems, key, "must be %s, not %s", wanted, text);
    return false;
}

bool aditl_read_int(lua_State *L, int table, const char *key, int64_t min, int64_t max,
                    int64_t *out, aditl_problems *problems)
{
    int is_whole = 0;

    if (!push_field(L, table, key)) {
        return false;
    }
    const int64_t value = lua_type(L, -1) == LUA_TNUMBER ? lua_tointegerx(L, -1, &is_whole) : 0;
    const bool is_good = is_whole && value >= min && value <= max;

    if (is_good) {
        *out = value;
    } else if (is_whole) {
        aditl_problem(problems, key, "must be between %" PRId64 " and %" PRId64 ", not %" PRId64,
                      min, max, value);
    } else {
        report_wrong_type(L, key, "a whole number", problems);
    }
    lua_pop(L, 1);
    return is_good;
}

bool aditl_read_seed(lua_State *L, int table, const char *key, uint64_t *out,
                     aditl_problems *problems)
{
    int64_t number = 0;
    bool is_good;

    if (!push_field(L, table, key)) {
        return false;
    }
    if (lua_type(L, -1) == LUA_TSTRING) {
        is_good = (aditl_string(L, -1) != NULL && adit_parse_seed(aditl_string(L, -1), out)) ||
                  report_wrong_type(L, key, "a whole number, or its digits (or 0x...) in quotes",
                                    problems);
    } else {
        is_good = aditl_read_int(L, table, key, 0, INT64_MAX, &number, problems);
        *out = is_good ? (uint64_t)number : *out;
    }
    lua_pop(L, 1);
    return is_good;
}

/* What is wrong with the string at `index`, which may have several lines; NULL: nothing. */
static const char *problem_of_lines(lua_State *L, int index)
{
    size_t length;
    const char *text = lua_tolstring(L, index, &length);
    bool is_seen = length == 0;

    for (size_t at = 0; at < length;) {
        const char *end = memchr(text + at, '\n', length - at);
        size_t line = end != NULL ? (size_t)(end - text) - at : length - at;

        if (!aditl_is_showable(text + at, line)) {
            return aditl_text_problem(text + at, line);
        }
        is_seen = is_seen || (line > 0 && aditl_text_problem(text + at, line) == NULL);
        at += line + 1;
    }
    return is_seen ? NULL : aditl_text_problem(" ", 1);
}

bool aditl_read_text(lua_State *L, int table, const char *key, char **out, aditl_problems *problems)
{
    bool good = false;

    if (!push_field(L, table, key)) {
        return false;
    }
    if (lua_type(L, -1) != LUA_TSTRING) {
        report_wrong_type(L, key, "a text", problems);
    } else if (problem_of_lines(L, -1) != NULL) {
        aditl_problem(problems, key, "%s", problem_of_lines(L, -1));
    } else {
        char *copy = adit_strdup(lua_tostring(L, -1));

        if (copy == NULL) {
            aditl_raise_shortage(L);
        }
        adit_free(*out);
        *out = copy;
        good = true;
    }
    lua_pop(L, 1);
    return good;
}

bool aditl_read_flag(lua_State *L, int table, const char *key, bool *out, aditl_problems *problems)
{
    if (!push_field(L, table, key)) {
        return false;
    }
    const bool is_good =
        lua_type(L, -1) == LUA_TBOOLEAN || report_wrong_type(L, key, "true or false", problems);

    *out = is_good ? lua_toboolean(L, -1) != 0 : *out;
    lua_pop(L, 1);
    return is_good;
}

/* Writes the value on top as the text of a setting; false if it has a wrong type. */
static bool setting_text(lua_State *L, char *buffer, size_t size)
{
    int is_whole = 0;

    switch (lua_type(L, -1)) {
    case LUA_TBOOLEAN:
        snprintf(buffer, size, "%d", lua_toboolean(L, -1) != 0);
        return true;
    case LUA_TSTRING:
        return snprintf(buffer, size, "%s", lua_tostring(L, -1)) < (int)size;
    case LUA_TNUMBER: {
        lua_Integer value = lua_tointegerx(L, -1, &is_whole);

        snprintf(buffer, size, "%lld", (long long)value);
        return is_whole != 0;
    }
    default:
        return false;
    }
}

/* What would have been right instead of the value on top; tables are what people try next. */
static const char *wanted_setting(lua_State *L, const char *key, const char *name)
{
    if (lua_type(L, -1) == LUA_TTABLE && strcmp(key, "rules") == 0) {
        return "a whole number or a word, several words joined as in \"one,two\"";
    }
    if (lua_type(L, -1) == LUA_TTABLE && strcmp(key, "set") == 0 &&
        strncmp(name, "player", 6) == 0) {
        return "one value under its full name, as in [\"player[1].goods.NAME\"] = 1";
    }
    return "a whole number, a word, true or false";
}

/* Names of rules and fields are words such as player[1].goods.wood or lamps:oil. Others could begin
 * a line of a message and pass for one of ours. */
static bool is_setting_name(const char *name)
{
    static const char signs[] = "_.:[]";

    for (; *name != '\0'; name++) {
        if (!isalnum((unsigned char)*name) && strchr(signs, *name) == NULL) {
            return false;
        }
    }
    return true;
}

/* The setting whose value is on top. */
static void read_setting(lua_State *L, const char *key, const char *prefix, const char *word,
                         aditl_settings *out, aditl_problems *problems)
{
    char name[200];
    char value[200];

    if (!is_setting_name(word)) {
        aditl_problem(problems, key, "invalid name '%.80s'; use only letters, digits and '_.:[]'",
                      word);
    } else if (lua_type(L, -1) == LUA_TSTRING && aditl_string(L, -1) == NULL) {
        aditl_problem(problems, word, "the text contains a zero byte");
    } else if (snprintf(name, sizeof name, "%s%s", prefix, word) >= (int)sizeof name ||
               !setting_text(L, value, sizeof value)) {
        report_wrong_type(L, word, wanted_setting(L, key, word), problems);
    } else if (!aditl_settings_add(out, name, value)) {
        aditl_raise_shortage(L);
    }
}

void aditl_read_settings_on_top(lua_State *L, const char *key, const char *prefix,
                                aditl_settings *out, aditl_problems *problems)
{
    int table = lua_gettop(L);
    int count;
    int others;

    if (lua_type(L, table) != LUA_TTABLE) {
        report_wrong_type(L, key, "a table { name = value }", problems);
        return;
    }
    const char **keys = aditl_push_keys(L, table, &count, &others);

    if (others > 0) {
        aditl_problem(problems, key, "a value has no name; write name = value");
    }
    for (int i = 0; i < count; i++) {
        push_field(L, table, keys[i]);
        read_setting(L, key, prefix, keys[i], out, problems);
        lua_pop(L, 1);
    }
    lua_pop(L, 1);
}

bool aditl_read_settings(lua_State *L, int table, const char *key, const char *prefix,
                         aditl_settings *out, aditl_problems *problems)
{
    if (!push_field(L, table, key)) {
        return false;
    }
    aditl_read_settings_on_top(L, key, prefix, out, problems);
    lua_pop(L, 1);
    return true;
}

void aditl_read_words_on_top(lua_State *L, const char *key, aditl_settings *out,
                             aditl_problems *problems)
{
    int count = aditl_list_length(L, -1, ADIT_MAX_KEYS);

    for (int i = 1; i <= count; i++) {
        char place[80];

        snprintf(place, sizeof place, "%s[%d]", key, i);
        if (lua_rawgeti(L, -1, i) != LUA_TSTRING) {
            report_wrong_type(L, place, "a text", problems);
        } else if (aditl_string(L, -1) == NULL) {
            aditl_problem(problems, place, "the text contains a zero byte");
        } else if (!aditl_settings_add(out, lua_tostring(L, -1), "")) {
            aditl_raise_shortage(L);
        }
        lua_pop(L, 1);
    }
}

bool aditl_read_words(lua_State *L, int table, const char *key, aditl_settings *out,
                      aditl_problems *problems)
{
    static const char *const no_names[] = {NULL};

    if (!push_field(L, table, key)) {
        return false;
    }
    if (lua_type(L, -1) != LUA_TTABLE) {
        report_wrong_type(L, key, "a list { \"...\", \"...\" }", problems);
        lua_pop(L, 1);
        return false;
    }
    aditl_check_keys(L, -1, no_names, key, true, problems);
    aditl_read_words_on_top(L, key, out, problems);
    lua_pop(L, 1);
    return true;
}

/* ---- Describing ---- */

static void describe_value(lua_State *L, int index, adit_buffer *out, int depth);

static void describe_table(lua_State *L, int table, adit_buffer *out, int depth)
{
    int count;
    int others;
    int length = aditl_list_length(L, table, ADIT_MAX_KEYS);
    const char **keys = aditl_push_keys(L, table, &count, &others);

    if (length + count == 0 || depth > DEPTH_MAX) {
        adit_buffer_add(out, length + count == 0 ? "{}" : "{...}");
        lua_pop(L, 1);
        return;
    }
    adit_buffer_add(out, "{ ");
    for (int i = 0; i < length + count && out->length + 4 < out->size; i++) {
        adit_buffer_add(out, i > 0 ? ", " : "");
        if (i < length) {
            lua_rawgeti(L, table, i + 1);
        } else {
            adit_buffer_addf(out, "%s = ", keys[i - length]);
            push_field(L, table, keys[i - length]);
        }
        describe_value(L, -1, out, depth + 1);
        lua_pop(L, 1);
    }
    adit_buffer_add(out, " }");
    lua_pop(L, 1);
}

static void describe_value(lua_State *L, int index, adit_buffer *out, int depth)
{
    int value = lua_absindex(L, index);

    switch (lua_type(L, value)) {
    case LUA_TNIL:
        adit_buffer_add(out, "nil");
        break;
    case LUA_TNUMBER:
        aditl_add_number(L, value, out, 6);
        break;
    case LUA_TSTRING:
        adit_buffer_addf(out, "\"%s\"", lua_tostring(L, value));
        break;
    case LUA_TTABLE:
        describe_table(L, value, out, depth);
        break;
    default:
        aditl_show(L, value, out);
        break;
    }
}

void aditl_describe(lua_State *L, int index, adit_buffer *out)
{
    describe_value(L, index, out, 1);
}
