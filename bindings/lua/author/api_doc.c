/* api_doc.c - the reference of everything a card can say, as Markdown or JSON.
 *
 * Nothing is written down twice: names, ranges and sentences come from the tables that the
 * engine itself works by, so the reference cannot be out of date.
 */
#include "bindings/lua/author/api_doc.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "engine/base/names.h"

#define JSON_VERSION 1

/* ---- One section ---- */

/* Text for a cell of a Markdown table: one line, and no bar of its own. */
static void add_cell(adit_text *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '|') {
            adit_text_add(out, "\\|");
        } else {
            adit_text_add_char(out, *text == '\n' ? ' ' : *text);
        }
    }
}

static void add_line(adit_text *out, const char *text)
{
    for (; *text != '\0'; text++) {
        adit_text_add_char(out, *text == '\n' ? ' ' : *text);
    }
    adit_text_add_char(out, '\n');
}

/* The next column: its key, and what marks it. */
typedef struct {
    const char *key;
    int length;
    char mark;
} column;

static bool next_column(const char **at, column *out)
{
    *out = (column){.key = *at, .length = (int)strcspn(*at, "`#? ")};
    out->mark = out->key[out->length];
    *at += out->length;
    *at += strspn(*at, "`#? ");
    return out->length > 0;
}

static void note_name(aditl_doc *doc, const char *name)
{
    if (doc->is_word) {
        adit_text_add_bytes(&doc->names, name, strlen(name) + 1);
    }
}

void aditl_doc_begin(aditl_doc *doc, const char *key, const char *title, const char *text,
                     const char *columns)
{
    int count = 0;
    column head;

    doc->columns = columns;
    doc->key = key;
    doc->is_hidden = doc->wanted != NULL && !doc->is_word && strcmp(doc->wanted, key) != 0;
    note_name(doc, key);
    if (doc->is_word || doc->is_hidden) {
        return;
    }
    doc->row = 0;
    if (doc->is_json) {
        adit_text_addf(doc->out, "%s\n  \"%s\": [", doc->section++ == 0 ? "" : ",", key);
        return;
    }
    adit_text_addf(doc->out, "\n## %s\n\n%s\n\n|", title, text);
    for (const char *at = columns; next_column(&at, &head); count++) {
        adit_text_add_char(doc->out, ' ');
        for (int i = 0; i < head.length; i++) {
            adit_text_add_char(doc->out, head.key[i] == '_' ? ' ' : head.key[i]);
        }
        adit_text_add(doc->out, " |");
    }
    adit_text_add(doc->out, "\n|");
    while (count-- > 0) {
        adit_text_add(doc->out, "---|");
    }
    adit_text_add_char(doc->out, '\n');
}

static void add_text(aditl_doc *doc, const char *text, bool is_code)
{
    if (doc->is_json) {
        adit_text_add_json(doc->out, text == NULL ? "" : text);
    } else if (text != NULL && text[0] != '\0') {
        adit_text_add(doc->out, is_code ? "`" : "");
        add_cell(doc->out, text);
        adit_text_add(doc->out, is_code ? "`" : "");
    }
}

/* Whether the row is about the word; its names are noted. */
static bool is_wanted_row(aditl_doc *doc, va_list values)
{
    const char *names[2] = {NULL, NULL};
    column cell;
    int count = 0;

    for (const char *at = doc->columns; next_column(&at, &cell) && cell.mark == '`' && count < 2;) {
        names[count++] = va_arg(values, const char *);
    }
    for (int i = 0; i < count; i++) {
        if (names[i] != NULL && names[i][0] != '\0' && strpbrk(names[i], " (") == NULL) {
            note_name(doc, names[i]);
        }
    }
    return count > 0 && aditl_doc_is_about(doc, names[0], names[1]);
}

bool aditl_doc_is_about(const aditl_doc *doc, const char *name, const char *part)
{
    const char *names[2] = {name, part};

    for (int i = 0; i < 2; i++) {
        const char *dot = names[i] == NULL ? NULL : strrchr(names[i], '.');

        if (names[i] != NULL && (strcmp(names[i], doc->wanted) == 0 ||
                                 (dot != NULL && strcmp(dot + 1, doc->wanted) == 0))) {
            return true;
        }
    }
    return false;
}

/* One row by itself: the section, and a line for each column that says something. */
static void write_alone(aditl_doc *doc, va_list values)
{
    column cell;

    adit_text_add(doc->out, doc->row++ == 0 ? "" : "\n");
    adit_text_addf(doc->out, "%s\n", doc->key);
    for (const char *at = doc->columns; next_column(&at, &cell);) {
        char number[16];
        const char *text = number;

        if (cell.mark == '#') {
            snprintf(number, sizeof number, "%d", va_arg(values, int));
        } else if (cell.mark == '?') {
            text = va_arg(values, int) != 0 ? "yes" : "no";
        } else {
            text = va_arg(values, const char *);
        }
        if (text != NULL && text[0] != '\0') {
            adit_text_addf(doc->out, "  %-12.*s  ", cell.length, cell.key);
            add_line(doc->out, text);
        }
    }
}

static void write_row(aditl_doc *doc, va_list values)
{
    const char *before = doc->is_json ? "{" : "| ";
    const char *const *flags = (const char *const[]){"", "yes", "false", "true"};
    column cell;

    if (doc->is_json) {
        adit_text_add(doc->out, doc->row == 0 ? "\n    " : ",\n    ");
    }
    if (doc->is_json && doc->is_word) {
        adit_text_addf(doc->out, "{\"section\": \"%s\"", doc->key);
        before = ", ";
    }
    for (const char *at = doc->columns; next_column(&at, &cell);) {
        adit_text_add(doc->out, before);
        before = doc->is_json ? ", " : " | ";
        if (doc->is_json) {
            adit_text_addf(doc->out, "\"%.*s\": ", cell.length, cell.key);
        }
        if (cell.mark == '#') {
            adit_text_add_number(doc->out, va_arg(values, int));
        } else if (cell.mark == '?') {
            adit_text_add(doc->out, flags[2 * doc->is_json + (va_arg(values, int) != 0)]);
        } else {
            add_text(doc, va_arg(values, const char *), cell.mark == '`');
        }
    }
    adit_text_add(doc->out, doc->is_json ? "}" : " |\n");
    doc->row++;
}

void aditl_doc_row(aditl_doc *doc, ...)
{
    va_list values, names;

    va_start(values, doc);
    va_copy(names, values);
    if (!doc->is_hidden && (!doc->is_word || is_wanted_row(doc, names))) {
        if (doc->is_word && !doc->is_json) {
            write_alone(doc, values);
        } else {
            write_row(doc, values);
        }
    }
    va_end(names);
    va_end(values);
}

void aditl_doc_end(aditl_doc *doc)
{
    if (doc->is_json && !doc->is_word && !doc->is_hidden) {
        adit_text_add(doc->out, doc->row == 0 ? "]" : "\n  ]");
    }
}

/* ---- Words ---- */

const char *aditl_doc_param_type(adit_param_type type)
{
    static const char *const names[] = {
        [ADIT_PARAM_INT] = "Integer",  [ADIT_PARAM_FLAG] = "Flag", [ADIT_PARAM_GOOD] = "Good",
        [ADIT_PARAM_WORD] = "Word",    [ADIT_PARAM_CARD] = "Card", [ADIT_PARAM_GOODS] = "Goods",
        [ADIT_PARAM_PRICES] = "Prices"};

    return names[type];
}

const char *aditl_doc_fact_type(adit_fact_type type)
{
    static const char *const names[] = {
        [ADIT_FACT_INT] = "Integer",      [ADIT_FACT_FLAG] = "Flag",
        [ADIT_FACT_WORD] = "Word",        [ADIT_FACT_TEXT] = "Text",
        [ADIT_FACT_CARD] = "Card",        [ADIT_FACT_GOODS] = "Goods",
        [ADIT_FACT_EFFECT] = "Effect",    [ADIT_FACT_NUMBER] = "Number",
        [ADIT_FACT_NUMBERS] = "Integers", [ADIT_FACT_EFFECTS] = "Effects"};

    return names[type];
}

aditl_doc_words aditl_doc_range(const char *const *words, int min, int max)
{
    aditl_doc_words range = {""};
    adit_buffer out = adit_buffer_on(range.text, sizeof range.text);

    for (int i = 0; words != NULL && words[i] != NULL; i++) {
        adit_buffer_addf(&out, "%s%s", i == 0 ? "" : ", ", words[i]);
    }
    if (words == NULL && (min != 0 || max != 0)) {
        adit_buffer_addf(&out, "%d to %d", min, max);
    }
    return range;
}

aditl_doc_words aditl_doc_param_range(const adit_param *param)
{
    return aditl_doc_range(param->type == ADIT_PARAM_WORD ? param->words : NULL, param->min,
                           param->max);
}

/* What a placeholder stands for in this game. */
static const char *find_placeholder(const adit_engine *engine, const char *name, size_t length)
{
    const adit_game_def *def = engine->def;
    const struct {
        const char *name, *value;
    } rows[] = {
        {"good", def->goods[0].name},
        {"query", def->queries == NULL || def->queries[0].name == NULL ? def->goods[0].name
                                                                       : def->queries[0].name},
        {"card", engine->cards->count == 0 ? "card" : engine->cards->card[0].id},
        {"rule", def->rules == NULL || def->rules[0].name == NULL ? "rule" : def->rules[0].name},
        {"permission", def->permissions == NULL || def->permissions[0].name == NULL
                           ? "permission"
                           : def->permissions[0].name},
        {"counter", "used"},
        {"track", adit_kind_card_count(engine->cards, ADIT_KIND_TRACK) == 0
                      ? "ladder"
                      : adit_card_at(engine->cards, ADIT_KIND_TRACK, 0)->id},
        {"game", def->info.id},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strlen(rows[i].name) == length && memcmp(rows[i].name, name, length) == 0) {
            return rows[i].value;
        }
    }
    return NULL;
}

aditl_doc_words aditl_doc_example(const adit_engine *engine, const char *example)
{
    aditl_doc_words words = {""};
    adit_buffer out = adit_buffer_on(words.text, sizeof words.text);

    for (const char *c = example == NULL ? "" : example; *c != '\0'; c++) {
        const char *end = *c == '%' ? strchr(c + 1, '%') : NULL;
        const char *value =
            end == NULL ? NULL : find_placeholder(engine, c + 1, (size_t)(end - c - 1));
        const char one[2] = {*c, '\0'};

        adit_buffer_add(&out, value == NULL ? one : value);
        c = value == NULL ? c : end;
    }
    return words;
}

/* ---- The whole ---- */

static void write_markdown(aditl_doc *doc)
{
    adit_text_addf(
        doc->out,
        "# Lua reference: %s\n\nGenerated by `adit api %s` from the tables of the engine; do not "
        "edit.\n\nA card file returns `card { ... }`. Effects are written in one of two forms: "
        "declared, as in `use = any_order { gain { %s = 1 } }`, or as a function, `function(g, me, "
        "ev) ... end`, in which the same verbs are methods: `g:gain(me, { %s = 1 })`. A function "
        "can be used wherever an effect or a number can.\n\nScripts have restricted versions of "
        "`table`, `string` and `math`, without functions whose results differ between runs. "
        "`pairs` iterates in sorted order. The length `#t` of a table with holes is one of its "
        "borders, the same one in every process; `ipairs` stops at the first hole.\n",
        doc->def->info.title, doc->def->info.id, doc->def->goods[0].name, doc->def->goods[0].name);
    aditl_doc_sections(doc);
}

static void write_json(aditl_doc *doc)
{
    adit_text_addf(doc->out,
                   "{\n  \"version\": %d,\n  \"engine\": \"%s\",\n  \"game\": ", JSON_VERSION,
                   ADIT_VERSION);
    adit_text_add_json(doc->out, doc->def->info.id);
    adit_text_add(doc->out, ",");
    if (doc->is_word) {
        adit_text_add(doc->out, "\n  \"word\": ");
        adit_text_add_json(doc->out, doc->wanted);
        adit_text_add(doc->out, ",\n  \"found\": [");
    }
    aditl_doc_sections(doc);
    adit_text_add(doc->out, doc->is_word ? "\n  ]\n}\n" : "\n}\n");
}

/* ---- One section or word ---- */

static const char *const section_keys[] = {
    "constructors", "nodes",   "verbs",        "parameters", "primitives",    "card_fields",
    "hooks",        "kinds",   "facts",        "events",     "values",        "permissions",
    "goods",        "queries", "rules",        "fields",     "score_lines",   "event_fields",
    "library",      "bots",    "view_methods", "scripts",    "match_methods", "stats_methods",
    "limits",       NULL};

const char *adit_api_section(int n)
{
    return section_keys[n];
}

static bool is_section(const char *word)
{
    for (int i = 0; section_keys[i] != NULL; i++) {
        if (strcmp(section_keys[i], word) == 0) {
            return true;
        }
    }
    return false;
}

static const char *noted_name(const void *context, int n)
{
    const adit_text *names = context;
    const char *at = names->data;

    while (n-- > 0) {
        at += strlen(at) + 1;
    }
    return at;
}

static adit_status refuse_unknown(aditl_doc *doc, adit_err *err)
{
    int count = 0;

    for (size_t i = 0; i < doc->names.length; i++) {
        count += doc->names.data[i] == '\0';
    }
    return adit_fail(err, ADIT_USAGE, "%s has no section and no word '%s'%s", doc->def->info.id,
                     doc->wanted,
                     adit_did_you_mean(adit_nearest(doc->wanted, count, noted_name, &doc->names),
                                       "; 'adit help api' lists the sections")
                         .text);
}

adit_status adit_engine_api_of(adit_engine *engine, adit_api_form form, const char *wanted,
                               adit_text *out, adit_err *err)
{
    ADIT_NEED(engine != NULL && wanted != NULL && out != NULL, err);

    const size_t before = out->length;
    adit_status status;
    aditl_doc doc = {.engine = engine,
                     .def = engine->def,
                     .out = out,
                     .is_json = form == ADIT_API_JSON,
                     .wanted = wanted,
                     .is_word = !is_section(wanted)};

    if (form == ADIT_API_STUBS || form == ADIT_API_GLOBALS) {
        return adit_fail(err, ADIT_USAGE, "stubs and globals are only made for a whole game");
    }
    if (doc.is_json) {
        write_json(&doc);
    } else {
        aditl_doc_sections(&doc);
    }
    status = doc.names.failed ? adit_nomem(err) : adit_text_status(out, err);
    if (status == ADIT_OK && doc.is_word && doc.row == 0) {
        out->length = before;
        if (out->data != NULL) {
            out->data[before] = '\0';
        }
        status = refuse_unknown(&doc, err);
    }
    adit_text_free(&doc.names);
    return status;
}

adit_status adit_api_limits(adit_api_form form, adit_text *out, adit_err *err)
{
    ADIT_NEED(out != NULL, err);

    aditl_doc doc = {.out = out, .is_json = form == ADIT_API_JSON};

    adit_text_add(out, doc.is_json
                           ? "{"
                           : "# Limits of mods and scripts\n\nGenerated by `adit api limits`; "
                             "do not edit. Games add limits of their own: `adit api GAME "
                             "limits`.\n");
    aditl_doc_limits(&doc);
    adit_text_add(out, doc.is_json ? "\n}\n" : "");
    return adit_text_status(out, err);
}

adit_status adit_engine_api(adit_engine *engine, adit_api_form form, adit_text *out, adit_err *err)
{
    ADIT_NEED(engine != NULL && out != NULL, err);

    aditl_doc doc = {.engine = engine, .def = engine->def, .out = out};

    switch (form) {
    case ADIT_API_MARKDOWN:
        write_markdown(&doc);
        break;
    case ADIT_API_JSON:
        doc.is_json = true;
        write_json(&doc);
        break;
    case ADIT_API_STUBS:
        aditl_doc_stubs(engine, out);
        break;
    case ADIT_API_GLOBALS:
        aditl_doc_globals(engine, out);
        break;
    }
    return adit_text_status(out, err);
}
