/* fields.c - reading the fields of a table that an author wrote, and reporting from there. */
#include "bindings/lua/mods/fields.h"

#include <stdio.h>
#include <string.h>

#include "bindings/lua/read/tables.h"
#include "engine/base/format.h"

#define MAX_UNKNOWN 8 /* names reported of one table */

/* ---- Where the reader is ---- */

/* A field of the card itself: from here on messages are about the file that set it. */
static void begin_field(aditl_cursor *c, const char *name)
{
    c->own.file = c->file;
    c->own.mod = c->reader.mod;
    c->own.line = c->line;
    c->own.end_line = c->end_line;
    if (c->find_origin != NULL) {
        c->find_origin(c, name);
    }
}

static void end_field(aditl_cursor *c)
{
    c->file = c->own.file;
    c->reader.mod = c->own.mod;
    c->line = c->own.line;
    c->end_line = c->own.end_line;
}

void aditl_enter(aditl_cursor *c, const char *name)
{
    if (c->name_count == 0) {
        begin_field(c, name);
    }
    if (c->name_count < ADITL_MAX_PATH_NAMES) {
        c->names[c->name_count] = name;
    }
    c->name_count++;
}

void aditl_exit(aditl_cursor *c)
{
    c->name_count--;
    if (c->name_count == 0) {
        end_field(c);
    }
}

/* ---- Reporting ---- */

/* A card that is missing only because its own file has a problem needs no second message. */
static bool is_known_to_be_broken(const aditl_cursor *c, const char *word, const char *message)
{
    char wanted[120];
    size_t length;

    if (strstr(message, "no card is called") == NULL) {
        return false;
    }
    length = (size_t)snprintf(wanted, sizeof wanted, "/%s.lua", word);
    for (int i = 0; i < c->set->file_count; i++) {
        const aditl_file *file = &c->set->files[i];
        size_t path = strlen(file->path);

        if (file->is_broken && path >= length && strcmp(file->path + path - length, wanted) == 0) {
            return true;
        }
    }
    return false;
}

static void report_words(aditl_cursor *c, const char *word, const char *format, va_list args)
{
    char message[640], place[200];
    adit_buffer out = adit_buffer_on(place, sizeof place);
    int kept = c->name_count < ADITL_MAX_PATH_NAMES ? c->name_count : ADITL_MAX_PATH_NAMES;
    int first = c->name_first < kept ? c->name_first : kept;
    int end = c->end_line > c->line ? c->end_line : 0;
    int line;

    c->has_problem = true;
    if (aditl_problems_are_full(c->set)) {
        c->set->problems.lost++;
        return;
    }
    adit_format_words(message, sizeof message, format, args);
    if (is_known_to_be_broken(c, word, message)) {
        return;
    }
    for (int i = 0; i < kept; i++) {
        adit_buffer_addf(&out, "%s%.40s", i == 0 ? "" : ".", c->names[i]);
    }
    line = aditl_locate(c->file, c->line, end, c->names + first, kept - first, word);
    aditl_load_problem(c->set, (int)(c->file - c->set->files), line, "%s%s%s", place,
                       kept == 0 ? "" : ": ", message);
}

void aditl_report(aditl_cursor *c, const char *word, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    report_words(c, word, format, args);
    va_end(args);
}

void aditl_report_field(aditl_cursor *c, const char *name, const char *format, ...)
{
    va_list args;

    aditl_enter(c, name);
    va_start(args, format);
    report_words(c, "", format, args);
    va_end(args);
    aditl_exit(c);
}

bool aditl_report_limit(aditl_cursor *c, const char *word, adit_limit limit)
{
    aditl_report(c, word, "%s (mod '%s')", adit_limit_message(adit_limit_at(limit)).text,
                 c->set->mods[c->file->mod].id);
    return false;
}

bool aditl_report_reader(aditl_cursor *c)
{
    aditl_report(c, c->reader.word, "%s", c->reader.message);
    return false;
}

bool aditl_report_value(aditl_cursor *c, int index, const char *expected)
{
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    aditl_show(c->L, index, &out);
    aditl_report(c, "", "expected %s, got %s", expected, shown);
    return false;
}

/* Reports an unknown field, where it was set. */
static void report_unknown(aditl_cursor *c, const char *name, const aditl_names *known,
                           const char *what)
{
    const bool is_top = c->name_count == 0;
    char text[300] = "";
    adit_buffer out = adit_buffer_on(text, sizeof text);

    if (is_top) {
        begin_field(c, name);
    }
    if (!aditl_problems_are_full(c->set)) {
        aditl_suggest(&out, name, known);
    }
    aditl_report(c, name, "unknown field '%.64s' in %s%s", name, what, text);
    if (is_top) {
        end_field(c);
    }
}

/* Whether the table has nothing but fields that are known: then nothing has to be sorted. */
static bool knows_all_fields(lua_State *L, int table, const aditl_names *known)
{
    aditl_need_stack(L, 6, "too many nested tables");
    for (lua_pushnil(L); lua_next(L, table) != 0; lua_pop(L, 1)) {
        const char *key = aditl_string(L, -2);

        if (key == NULL ? !lua_islightuserdata(L, -2) : aditl_name_find(known, key) < 0) {
            lua_pop(L, 2);
            return false;
        }
    }
    return true;
}

void aditl_report_unknown(aditl_cursor *c, int table, const aditl_names *known, int array,
                          const char *what)
{
    if (array == 0 && known->count <= ADIT_MAX_KEYS && knows_all_fields(c->L, table, known)) {
        return;
    }
    int others, unknown = 0, count = aditl_count_keys(c->L, table, &others);

    if (count > ADIT_MAX_KEYS) {
        aditl_report_limit(c, "", ADIT_LIMIT_KEYS);
        return;
    }
    const char **keys = aditl_push_keys(c->L, table, &count, &others);

    for (int i = 0; i < count; i++) {
        if (aditl_name_find(known, keys[i]) < 0 && ++unknown <= MAX_UNKNOWN) {
            report_unknown(c, keys[i], known, what);
        }
    }
    if (unknown > MAX_UNKNOWN) {
        aditl_report(c, "", "%d more unknown fields in %s", unknown - MAX_UNKNOWN, what);
    }
    for (int i = 1; i <= array; i++) {
        others -= lua_rawgeti(c->L, table, i) != LUA_TNIL;
        lua_pop(c->L, 1);
    }
    if (others > 0) {
        aditl_report(c, "", "a value without a name in %s", what);
    }
    lua_pop(c->L, 1);
}

/* ---- Reading ---- */

int aditl_field(aditl_cursor *c, int table, const char *name)
{
    lua_pushstring(c->L, name);
    return lua_rawget(c->L, table);
}

/* A name that is no id, or an id that is too long. */
static void report_name(aditl_cursor *c, const char *name, adit_limit length, const char *form)
{
    aditl_enter(c, name);
    if (aditl_is_id(name, SIZE_MAX)) {
        aditl_report_limit(c, "", length);
    } else {
        aditl_report(c, "", "%s", form);
    }
    aditl_exit(c);
}

const char **aditl_push_names(aditl_cursor *c, int table, adit_limit length, const char *form,
                              adit_limit max, int *count, bool *is_full)
{
    int others, all = aditl_count_keys(c->L, table, &others);

    *count = 0;
    *is_full = all > ADIT_MAX_KEYS;
    if (*is_full) {
        lua_pushnil(c->L);
        return NULL;
    }
    const char **keys = aditl_push_keys(c->L, table, &all, &others), *wrong = NULL;

    for (int i = 0; i < all; i++) {
        if (aditl_is_id(keys[i], (size_t)adit_limit_at(length)->value)) {
            keys[(*count)++] = keys[i];
        } else {
            wrong = wrong == NULL ? keys[i] : wrong;
        }
    }
    if (others > 0) {
        aditl_report(c, "", "%s", form);
    } else if (wrong != NULL) {
        report_name(c, wrong, length, form);
    }
    *is_full = *count > adit_limit_at(max)->value;
    *count = *is_full ? 0 : *count;
    return keys;
}

static const char *row_name(const void *context, int i)
{
    return ((const aditl_field_row *)context)[i].name;
}

void aditl_read_fields(aditl_cursor *c, int table, const aditl_field_row *rows, int count,
                       const char *what)
{
    const aditl_names known = {count, row_name, rows};
    const int top = lua_gettop(c->L);

    for (int i = 0; i < count; i++) {
        const bool is_given = aditl_field(c, table, rows[i].name) != LUA_TNIL;

        if (rows[i].is_given != NULL) {
            *rows[i].is_given = is_given;
        }
        if (rows[i].read != NULL && (is_given || rows[i].is_required)) {
            aditl_enter(c, rows[i].name);
            rows[i].read(c, top + 1, &rows[i]);
            aditl_exit(c);
        }
        lua_settop(c->L, top);
    }
    if (what != NULL) {
        aditl_report_unknown(c, table, &known, 0, what);
    }
}

/* Sets the output, whatever its size, or reports what the reader found. */
static void set_number(aditl_cursor *c, const aditl_field_row *row, bool is_read, int number)
{
    if (!is_read) {
        aditl_report_reader(c);
    } else if (row->size == sizeof(uint8_t)) {
        *(uint8_t *)row->out = (uint8_t)number;
    } else if (row->size == sizeof(int16_t)) {
        *(int16_t *)row->out = (int16_t)number;
    } else {
        *(int *)row->out = number;
    }
}

void aditl_as_int(aditl_cursor *c, int index, const aditl_field_row *row)
{
    int n = 0;
    const bool is_read = aditl_arg_int(&c->reader, index, row->min, row->max, NULL, &n);

    set_number(c, row, is_read, n);
}

void aditl_as_word(aditl_cursor *c, int index, const aditl_field_row *row)
{
    int word = 0;
    const bool is_read = aditl_arg_word(&c->reader, index, row->words, NULL, &word);

    set_number(c, row, is_read, word);
}

void aditl_as_good(aditl_cursor *c, int index, const aditl_field_row *row)
{
    int good = -1;
    const bool is_read = aditl_arg_good(&c->reader, index, NULL, &good);

    set_number(c, row, is_read, good);
}

void aditl_as_card(aditl_cursor *c, int index, const aditl_field_row *row)
{
    int card = ADIT_NO_CARD;
    const bool is_read = aditl_arg_card(&c->reader, index, NULL, &card);

    set_number(c, row, is_read, card);
}

void aditl_as_flag(aditl_cursor *c, int index, const aditl_field_row *row)
{
    if (!aditl_arg_flag(&c->reader, index, NULL, row->out)) {
        aditl_report_reader(c);
    }
}

void aditl_as_text(aditl_cursor *c, int index, const aditl_field_row *row)
{
    const char *text = aditl_string(c->L, index);
    const char *problem = text == NULL ? NULL : aditl_text_problem(text, strlen(text));

    if (text != NULL && strlen(text) >= row->size && row->limit != ADIT_LIMIT_NONE) {
        aditl_report_limit(c, "", row->limit);
    } else if (text == NULL || strlen(text) >= row->size) {
        aditl_report(c, "", "expected a string of at most %zu characters", row->size - 1);
    } else if (problem != NULL) {
        aditl_report(c, "", "%s", problem);
    } else {
        snprintf(row->out, row->size, "%s", text);
    }
}
