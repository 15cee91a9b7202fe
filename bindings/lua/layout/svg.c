/* svg.c - a drawing of a stranger, cleaned: only what is known to draw shapes is written again.
 *
 * A browser can do nearly anything with SVG: run scripts, load addresses, show pages. So nothing is
 * taken over as it stands. The text is read as a small part of XML, and shapes, their numbers and
 * colours are written from what was read, by two tables: elements and attributes that may be there.
 * Notes that editors leave behind (titles, metadata, names with a colon) are left out; anything
 * else that would show is a mistake, so that its author finds out.
 */
#include "bindings/lua/layout/drawings.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/err.h"
#include "engine/base/text.h"

enum { DEEPEST = 16, MOST_ELEMENTS = 400, NAME_SIZE = 64 };

typedef enum { IS_NUMBERS, IS_PATH, IS_COLOUR, IS_WORD, IS_TRANSFORM } value_kind;

static const char *const elements[] = {"g",       "path", "rect",    "circle",
                                       "ellipse", "line", "polygon", "polyline"};
/* Elements that are left out with everything in them. */
static const char *const notes[] = {"title", "desc", "metadata"};

static const struct {
    const char *name;
    value_kind kind;
} attributes[] = {
    {"d", IS_PATH},
    {"points", IS_NUMBERS},
    {"x", IS_NUMBERS},
    {"y", IS_NUMBERS},
    {"width", IS_NUMBERS},
    {"height", IS_NUMBERS},
    {"rx", IS_NUMBERS},
    {"ry", IS_NUMBERS},
    {"cx", IS_NUMBERS},
    {"cy", IS_NUMBERS},
    {"r", IS_NUMBERS},
    {"x1", IS_NUMBERS},
    {"y1", IS_NUMBERS},
    {"x2", IS_NUMBERS},
    {"y2", IS_NUMBERS},
    {"fill", IS_COLOUR},
    {"stroke", IS_COLOUR},
    {"stroke-width", IS_NUMBERS},
    {"stroke-dasharray", IS_NUMBERS},
    {"stroke-linecap", IS_WORD},
    {"stroke-linejoin", IS_WORD},
    {"fill-rule", IS_WORD},
    {"opacity", IS_NUMBERS},
    {"fill-opacity", IS_NUMBERS},
    {"stroke-opacity", IS_NUMBERS},
    {"transform", IS_TRANSFORM},
};
#define COUNT_OF(list) (sizeof(list) / sizeof *(list))

typedef struct {
    const char *at, *end, *start;
    const char *place;
    adit_text *out;
    adit_err *err;
    char open[DEEPEST][NAME_SIZE];
    bool is_note[DEEPEST]; /* left out, with everything in it */
    int depth, count;
} svg_reader;

/* ---- Characters ---- */

static adit_status refuse_drawing(svg_reader *r, const char *what, const char *name)
{
    int line = 1;

    for (const char *c = r->start; c < r->at; c++) {
        line += *c == '\n';
    }
    return adit_fail(r->err, ADIT_INPUT, "%s:%d: %s%s%s%s", r->place, line, what,
                     name[0] != '\0' ? " '" : "", name, name[0] != '\0' ? "'" : "");
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_name_char(char c)
{
    return is_letter(c) || is_digit(c) || (c != '\0' && strchr("_:.-", c) != NULL);
}

static void skip_blanks(svg_reader *r)
{
    while (r->at < r->end && is_blank(*r->at)) {
        r->at++;
    }
}

static bool starts_with(const svg_reader *r, const char *text)
{
    const size_t length = strlen(text);

    return (size_t)(r->end - r->at) >= length && memcmp(r->at, text, length) == 0;
}

/* Goes behind the next `text`; false: there is none. */
static bool skip_past(svg_reader *r, const char *text)
{
    while (r->at < r->end && !starts_with(r, text)) {
        r->at++;
    }
    if (r->at == r->end) {
        return false;
    }
    r->at += strlen(text);
    return true;
}

static bool read_name(svg_reader *r, char *name)
{
    size_t length = 0;

    while (r->at < r->end && is_name_char(*r->at) && length + 1 < NAME_SIZE) {
        name[length++] = *r->at++;
    }
    name[length] = '\0';
    return length > 0 && (is_letter(name[0]) || name[0] == '_') &&
           !(r->at < r->end && is_name_char(*r->at));
}

static bool is_listed(const char *name, const char *const *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(name, list[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- Values ---- */

static bool has_only(const char *value, size_t length, const char *others, bool letters)
{
    for (size_t i = 0; i < length; i++) {
        const char c = value[i];

        if (!is_digit(c) && !(letters && is_letter(c)) &&
            (c == '\0' || strchr(others, c) == NULL)) {
            return false;
        }
    }
    return length > 0;
}

static bool is_colour(const char *value, size_t length)
{
    if (value[0] == '#') {
        for (size_t i = 1; i < length; i++) {
            if (!is_digit(value[i]) &&
                (value[i] == '\0' || strchr("abcdefABCDEF", value[i]) == NULL)) {
                return false;
            }
        }
        return length == 4 || length == 7 || length == 9;
    }
    for (size_t i = 0; i < length; i++) {
        if (!is_letter(value[i])) {
            return false;
        }
    }
    return length > 0 && length < 24;
}

/* "translate(1 2) rotate(45)" */
static bool is_transform(const char *value, size_t length)
{
    static const char *const words[] = {"translate", "rotate", "scale", "matrix", "skewX", "skewY"};
    const char *end = value + length;

    while (value < end) {
        char word[16];
        size_t size = 0;

        while (value + size < end && is_letter(value[size]) && size + 1 < sizeof word) {
            word[size] = value[size];
            size++;
        }
        word[size] = '\0';
        value += size;
        if (!is_listed(word, words, COUNT_OF(words)) || value == end || *value != '(') {
            return false;
        }
        const char *close = memchr(value, ')', (size_t)(end - value));
        if (close == NULL ||
            !has_only(value + 1, (size_t)(close - value - 1), "+-.,eE \t\n", false)) {
            return false;
        }
        for (value = close + 1; value < end && (is_blank(*value) || *value == ',');) {
            value++;
        }
    }
    return length > 0;
}

static bool is_value(value_kind kind, const char *value, size_t length)
{
    switch (kind) {
    case IS_NUMBERS:
        return has_only(value, length, "+-.,eE \t\n\r", false);
    case IS_PATH:
        return has_only(value, length, "+-.,eE \t\n\rMmLlHhVvCcSsQqTtAaZz", false);
    case IS_COLOUR:
        return is_colour(value, length);
    case IS_WORD:
        return length < 24 && has_only(value, length, "-", true);
    case IS_TRANSFORM:
        return is_transform(value, length);
    }
    return false;
}

/* What an element has of each attribute that may be there. */
typedef struct {
    const char *value[COUNT_OF(attributes)]; /* NULL: nothing */
    size_t length[COUNT_OF(attributes)];
    bool is_style[COUNT_OF(attributes)]; /* a style counts more than an attribute */
} svg_values;

/* Notes an attribute that may be there; others are left out. */
static adit_status note_value(svg_reader *r, svg_values *values, const char *name,
                              const char *value, size_t length, bool is_style)
{
    for (size_t i = 0; i < COUNT_OF(attributes); i++) {
        if (strcmp(attributes[i].name, name) != 0 || (values->is_style[i] && !is_style)) {
            continue;
        }
        if (!is_value(attributes[i].kind, value, length)) {
            return refuse_drawing(r, "not a plain number, path, colour or transform in", name);
        }
        values->value[i] = value;
        values->length[i] = length;
        values->is_style[i] = is_style;
    }
    return ADIT_OK;
}

static void put_values(svg_reader *r, const svg_values *values)
{
    for (size_t i = 0; i < COUNT_OF(attributes); i++) {
        if (values->value[i] != NULL) {
            adit_text_addf(r->out, " %s=\"", attributes[i].name);
            adit_text_add_bytes(r->out, values->value[i], values->length[i]);
            adit_text_add_char(r->out, '"');
        }
    }
}

/* The end without the blanks before it. */
static const char *before_blanks(const char *from, const char *end)
{
    while (end > from && is_blank(end[-1])) {
        end--;
    }
    return end;
}

/* "fill:#333;stroke:none": each as an attribute. */
static adit_status note_style(svg_reader *r, svg_values *values, const char *value, size_t length)
{
    const char *end = value + length;

    while (value < end) {
        const char *part_end = memchr(value, ';', (size_t)(end - value));
        const char *colon = memchr(value, ':', (size_t)(end - value));
        char name[NAME_SIZE];

        part_end = part_end == NULL ? end : part_end;
        while (value < part_end && is_blank(*value)) {
            value++;
        }
        if (colon != NULL && colon < part_end && colon - value < NAME_SIZE) {
            const char *name_end = before_blanks(value, colon);

            snprintf(name, sizeof name, "%.*s", (int)(name_end - value), value);
            for (colon++; colon < part_end && is_blank(*colon);) {
                colon++;
            }
            ADIT_TRY(note_value(r, values, name, colon,
                                (size_t)(before_blanks(colon, part_end) - colon), true));
        }
        value = part_end < end ? part_end + 1 : end;
    }
    return ADIT_OK;
}

/* ---- Elements ---- */

typedef struct {
    const char *view_box, *width, *height; /* of the drawing; NULL: not given */
    size_t view_length, width_length, height_length;
} svg_size;

static void note_size(svg_size *size, const char *name, const char *value, size_t length)
{
    if (strcmp(name, "viewBox") == 0) {
        size->view_box = value;
        size->view_length = length;
    } else if (strcmp(name, "width") == 0) {
        size->width = value;
        size->width_length = length;
    } else if (strcmp(name, "height") == 0) {
        size->height = value;
        size->height_length = length;
    }
}

/* Whether all shapes of a drawing get the attribute from it. */
static bool is_inherited(const char *name)
{
    return strncmp(name, "fill", 4) == 0 || strncmp(name, "stroke", 6) == 0;
}

/* The drawing itself has its size, and how its shapes are drawn. */
static adit_status put_root(svg_reader *r, const svg_size *size)
{
    adit_text_add(r->out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    if (size->view_box != NULL && is_value(IS_NUMBERS, size->view_box, size->view_length)) {
        adit_text_add_bytes(r->out, size->view_box, size->view_length);
    } else if (size->view_box == NULL && size->width != NULL && size->height != NULL &&
               is_value(IS_NUMBERS, size->width, size->width_length) &&
               is_value(IS_NUMBERS, size->height, size->height_length)) {
        adit_text_add(r->out, "0 0 ");
        adit_text_add_bytes(r->out, size->width, size->width_length);
        adit_text_add_char(r->out, ' ');
        adit_text_add_bytes(r->out, size->height, size->height_length);
    } else {
        return refuse_drawing(r, "the drawing needs a viewBox of four numbers, such as 0 0 24 24",
                              "");
    }
    adit_text_add_char(r->out, '"');
    return ADIT_OK;
}

/* name="value" */
static adit_status read_attribute(svg_reader *r, char *name, const char **value, size_t *length)
{
    if (!read_name(r, name)) {
        return refuse_drawing(r, "expected the name of an attribute", "");
    }
    skip_blanks(r);
    const bool has_value = r->at < r->end && *r->at == '=';
    r->at += has_value;
    skip_blanks(r);
    if (!has_value || r->at == r->end || (*r->at != '"' && *r->at != '\'')) {
        return refuse_drawing(r, "expected a value in quotes for", name);
    }
    const char quote = *r->at++;
    *value = r->at;
    while (r->at < r->end && *r->at != quote && *r->at != '<') {
        r->at++;
    }
    if (r->at == r->end || *r->at != quote) {
        return refuse_drawing(r, "the value does not end, of", name);
    }
    *length = (size_t)(r->at++ - *value);
    return ADIT_OK;
}

/* Reads attributes up to '>' or '/'. What a note has is read and left out. */
static adit_status read_attributes(svg_reader *r, bool is_root, bool is_note, svg_size *size)
{
    svg_values values = {0};

    for (skip_blanks(r); r->at < r->end && *r->at != '>' && *r->at != '/'; skip_blanks(r)) {
        char name[NAME_SIZE];
        const char *value = NULL;
        size_t length = 0;

        ADIT_TRY(read_attribute(r, name, &value, &length));
        if (is_root && !is_inherited(name)) {
            note_size(size, name, value, length);
        } else if (!is_note && strcmp(name, "style") == 0) {
            ADIT_TRY(note_style(r, &values, value, length));
        } else if (!is_note) {
            ADIT_TRY(note_value(r, &values, name, value, length, false));
        }
    }
    if (is_root) {
        ADIT_TRY(put_root(r, size));
    }
    put_values(r, &values);
    return ADIT_OK;
}

/* Whether it is left out, or may not be there. */
static adit_status sort_element(svg_reader *r, const char *name, bool *is_note)
{
    const bool is_inside = r->depth > 0 && r->is_note[r->depth - 1];

    *is_note = is_inside || strchr(name, ':') != NULL || is_listed(name, notes, COUNT_OF(notes));
    if (r->count++ == MOST_ELEMENTS) {
        return refuse_drawing(r, "more than 400 elements", "");
    }
    if (r->depth == DEEPEST) {
        return refuse_drawing(r, "elements are nested more than 16 deep", "");
    }
    if (r->depth == 0 && (strcmp(name, "svg") != 0 || r->count > 1)) {
        return refuse_drawing(r, "expected one <svg>, not", name);
    }
    if (r->depth > 0 && !*is_note && !is_listed(name, elements, COUNT_OF(elements))) {
        return refuse_drawing(
            r,
            "only shapes and groups are drawn (path, rect, circle, ellipse, line, "
            "polygon, polyline, g), not",
            name);
    }
    return ADIT_OK;
}

/* Behind "<": a start, with what belongs to it. */
static adit_status read_start(svg_reader *r)
{
    char name[NAME_SIZE];
    svg_size size = {0};
    bool is_note = false;

    if (!read_name(r, name)) {
        return refuse_drawing(r, "expected the name of an element", "");
    }
    ADIT_TRY(sort_element(r, name, &is_note));
    const bool is_root = r->depth == 0;
    if (!is_root && !is_note) {
        adit_text_addf(r->out, "<%s", name);
    }
    ADIT_TRY(read_attributes(r, is_root, is_note, &size));
    const bool is_empty = starts_with(r, "/>");
    if (!is_empty && !starts_with(r, ">")) {
        return refuse_drawing(r, "the element does not end:", name);
    }
    r->at += is_empty ? 2 : 1;
    if (!is_note) {
        adit_text_add(r->out, is_empty ? "/>" : ">");
    }
    if (!is_empty) {
        snprintf(r->open[r->depth], NAME_SIZE, "%s", name);
        r->is_note[r->depth++] = is_note;
    }
    return ADIT_OK;
}

/* Behind "</". */
static adit_status read_end(svg_reader *r)
{
    char name[NAME_SIZE];

    const bool has_name = read_name(r, name);
    skip_blanks(r);
    if (!has_name || r->depth == 0 || strcmp(name, r->open[r->depth - 1]) != 0 ||
        !starts_with(r, ">")) {
        return refuse_drawing(r, "this end belongs to no element:", name);
    }
    r->at++;
    if (!r->is_note[--r->depth]) {
        adit_text_addf(r->out, "</%s>", name);
    }
    return ADIT_OK;
}

static adit_status read_tag(svg_reader *r)
{
    if (starts_with(r, "<!--")) {
        r->at += 4;
        return skip_past(r, "-->") ? ADIT_OK : refuse_drawing(r, "the comment does not end", "");
    }
    if (starts_with(r, "<?xml ") && r->count == 0) {
        return skip_past(r, "?>") ? ADIT_OK : refuse_drawing(r, "the first line does not end", "");
    }
    if (starts_with(r, "</")) {
        r->at += 2;
        return read_end(r);
    }
    if (starts_with(r, "<!") || starts_with(r, "<?")) {
        return refuse_drawing(r, "document types, entities and instructions are not read", "");
    }
    r->at++;
    return read_start(r);
}

adit_status aditl_svg_clean(const char *source, size_t length, const char *place, adit_text *out,
                            adit_err *err)
{
    svg_reader reader = {.at = source,
                         .end = source + length,
                         .start = source,
                         .place = place,
                         .out = out,
                         .err = err};
    svg_reader *r = &reader;

    if (starts_with(r, "\xEF\xBB\xBF")) {
        r->at += 3;
    }
    while (r->at < r->end) {
        if (*r->at == '<') {
            ADIT_TRY(read_tag(r));
        } else if (is_blank(*r->at) || (r->depth > 0 && r->is_note[r->depth - 1])) {
            r->at++;
        } else {
            return refuse_drawing(r, "text is not drawn; draw it as a path", "");
        }
        if (out->length > ADITL_DRAWING_BYTES) {
            return refuse_drawing(r, "the drawing has more than 8192 bytes", "");
        }
    }
    if (r->count == 0 || r->depth > 0) {
        return refuse_drawing(r, r->count == 0 ? "there is no <svg> in it" : "this does not end:",
                              r->count == 0 ? "" : r->open[r->depth - 1]);
    }
    return adit_text_status(out, err);
}
