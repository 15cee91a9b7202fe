/* api_doc.c - the reference of everything a card can say, as Markdown or JSON.
 *
 * Nothing is written down twice: names, ranges and sentences come from the tables that the
 * engine itself works by, so the reference cannot be out of date.
 */
#include "bindings/lua/author/api_doc.h"
#include "engine/base/assert.h"

#include <string.h>

#define JSON_VERSION 1

/* ---- One section ------------------------------------------------------------------------- */

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

static void add_heading(adit_text *out, const char *key)
{
    for (; *key != '\0'; key++) {
        adit_text_add_char(out, *key == '_' ? ' ' : *key);
    }
}

void aditl_doc_begin(aditl_doc *doc, const char *key, const char *title, const char *text,
                     const aditl_column *columns)
{
    doc->columns = columns;
    doc->cell = doc->row = 0;
    if (doc->is_json) {
        adit_text_addf(doc->out, "%s\n  \"%s\": [", doc->section == 0 ? "" : ",", key);
        doc->section++;
        return;
    }
    doc->section++;
    adit_text_addf(doc->out, "\n## %s\n\n%s\n\n|", title, text);
    for (int i = 0; columns[i].key != NULL; i++) {
        adit_text_add_char(doc->out, ' ');
        add_heading(doc->out, columns[i].key);
        adit_text_add(doc->out, " |");
    }
    adit_text_add(doc->out, "\n|");
    for (int i = 0; columns[i].key != NULL; i++) {
        adit_text_add(doc->out, "---|");
    }
    adit_text_add_char(doc->out, '\n');
}

/* What stands before a cell and, after the last, behind the row. */
static void before_cell(aditl_doc *doc)
{
    if (doc->is_json) {
        if (doc->cell == 0) {
            adit_text_addf(doc->out, "%s\n    {", doc->row == 0 ? "" : ",");
        }
        adit_text_addf(doc->out, "%s\"%s\": ", doc->cell == 0 ? "" : ", ",
                       doc->columns[doc->cell].key);
    } else {
        adit_text_add(doc->out, doc->cell == 0 ? "| " : " ");
    }
}

static void after_cell(aditl_doc *doc)
{
    doc->cell++;
    if (!doc->is_json) {
        adit_text_add(doc->out, " |");
    }
    if (doc->columns[doc->cell].key == NULL) {
        adit_text_add(doc->out, doc->is_json ? "}" : "\n");
        doc->cell = 0;
        doc->row++;
    }
}

void aditl_doc_text(aditl_doc *doc, const char *text)
{
    bool is_code = doc->columns[doc->cell].type == ADITL_CELL_CODE;

    text = text == NULL ? "" : text;
    before_cell(doc);
    if (doc->is_json) {
        adit_text_add_json(doc->out, text);
    } else {
        adit_text_add(doc->out, is_code && text[0] != '\0' ? "`" : "");
        add_cell(doc->out, text);
        adit_text_add(doc->out, is_code && text[0] != '\0' ? "`" : "");
    }
    after_cell(doc);
}

void aditl_doc_number(aditl_doc *doc, int number)
{
    before_cell(doc);
    adit_text_add_number(doc->out, number);
    after_cell(doc);
}

void aditl_doc_flag(aditl_doc *doc, bool flag)
{
    before_cell(doc);
    if (doc->is_json) {
        adit_text_add(doc->out, flag ? "true" : "false");
    } else {
        adit_text_add(doc->out, flag ? "yes" : "");
    }
    after_cell(doc);
}

void aditl_doc_end(aditl_doc *doc)
{
    if (doc->is_json) {
        adit_text_add(doc->out, doc->row == 0 ? "]" : "\n  ]");
    }
}

/* ---- Words -------------------------------------------------------------------------------- */

const char *aditl_doc_param_type(adit_param_type type)
{
    switch (type) {
    case ADIT_PARAM_INT:
        return "Integer";
    case ADIT_PARAM_FLAG:
        return "Flag";
    case ADIT_PARAM_GOOD:
        return "Good";
    case ADIT_PARAM_WORD:
        return "Word";
    case ADIT_PARAM_CARD:
        return "Card";
    case ADIT_PARAM_GOODS:
        return "Goods";
    case ADIT_PARAM_PRICES:
        return "Prices";
    }
    ADIT_UNREACHABLE();
    return "";
}

const char *aditl_doc_fact_type(adit_fact_type type)
{
    switch (type) {
    case ADIT_FACT_INT:
        return "Integer";
    case ADIT_FACT_FLAG:
        return "Flag";
    case ADIT_FACT_WORD:
        return "Word";
    case ADIT_FACT_TEXT:
        return "Text";
    case ADIT_FACT_CARD:
        return "Card";
    case ADIT_FACT_GOODS:
        return "Goods";
    case ADIT_FACT_EFFECT:
        return "Effect";
    case ADIT_FACT_NUMBER:
        return "Number";
    }
    ADIT_UNREACHABLE();
    return "";
}

void aditl_doc_range(const char *const *words, int min, int max, adit_buffer *out)
{
    if (words != NULL) {
        for (int i = 0; words[i] != NULL; i++) {
            adit_buffer_addf(out, "%s%s", i == 0 ? "" : ", ", words[i]);
        }
    } else if (min != 0 || max != 0) {
        adit_buffer_addf(out, "%d to %d", min, max);
    }
}

void aditl_doc_params(const adit_verb *verb, adit_buffer *out)
{
    for (int i = 0; i < verb->param_count; i++) {
        adit_buffer_addf(out, "%s%s %s%s", i == 0 ? "" : ", ", verb->param[i].name,
                         aditl_doc_param_type(verb->param[i].type),
                         verb->param[i].optional ? "?" : "");
    }
}

/* What a placeholder stands for in this game. */
static const char *placeholder(const adit_engine *engine, const char *name, size_t length)
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
        {"counter", "used"},
        {"game", def->title.id},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (strlen(rows[i].name) == length && memcmp(rows[i].name, name, length) == 0) {
            return rows[i].value;
        }
    }
    return NULL;
}

void aditl_doc_example(const adit_engine *engine, const char *example, adit_buffer *out)
{
    for (const char *c = example == NULL ? "" : example; *c != '\0'; c++) {
        const char *end = *c == '%' ? strchr(c + 1, '%') : NULL;
        const char *value = end == NULL ? NULL : placeholder(engine, c + 1, (size_t)(end - c - 1));
        const char one[2] = {*c, '\0'};

        adit_buffer_add(out, value == NULL ? one : value);
        c = value == NULL ? c : end;
    }
}

/* ---- The whole ------------------------------------------------------------------------------ */

static void markdown(aditl_doc *doc)
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
        doc->def->title.title, doc->def->title.id, doc->def->goods[0].name,
        doc->def->goods[0].name);
    aditl_doc_sections(doc);
}

static void json(aditl_doc *doc)
{
    adit_text_addf(doc->out,
                   "{\n  \"version\": %d,\n  \"engine\": \"%s\",\n  \"game\": ", JSON_VERSION,
                   ADIT_VERSION);
    adit_text_add_json(doc->out, doc->def->title.id);
    adit_text_add(doc->out, ",");
    aditl_doc_sections(doc);
    adit_text_add(doc->out, "\n}\n");
}

adit_status adit_engine_api(adit_engine *engine, adit_api_form form, adit_text *out, adit_err *err)
{
    ADIT_NEED(engine != NULL && out != NULL, err);

    aditl_doc doc = {.engine = engine, .def = engine->def, .out = out};

    switch (form) {
    case ADIT_API_MARKDOWN:
        markdown(&doc);
        break;
    case ADIT_API_JSON:
        doc.is_json = true;
        json(&doc);
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
