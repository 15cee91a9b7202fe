/* api_doc_library.c - what scripts can name beside the words of a game, for the reference.
 *
 * Library, bots and playthrough scripts are the same for every game. The rows stand beside the
 * functions, in vm/, host/ and script/; here they are only joined.
 */
#include <string.h>

#include "bindings/lua/author/api_doc.h"

const aditl_row *const aditl_doc_library[] = {aditl_fail_rows,
                                              aditl_iterate_rows,
                                              aditl_value_rows,
                                              aditl_math_rows,
                                              aditl_string_rows,
                                              aditl_table_rows,
                                              NULL};
const aditl_row *const aditl_doc_bots[] = {aditl_bot_rows, NULL};

const aditl_doc_field aditl_doc_event[] = {
    {"seat", "Seat", "The seat that caused it."},
    {"card", "Card?", "The card that the event is about, or nil."},
    {"amount", "Integer", "The amount, if the event has one."},
    {NULL, NULL, NULL},
};

static void functions(aditl_doc *doc, const char *key, const char *title, const char *text,
                      const aditl_row *const *lists)
{
    static const aditl_column columns[] = {
        {"name", ADITL_CELL_CODE}, {"parameters", ADITL_CELL_CODE}, {"result", ADITL_CELL_TEXT},
        {"text", ADITL_CELL_TEXT}, {"example", ADITL_CELL_CODE},    {NULL, ADITL_CELL_TEXT}};

    const aditl_row *row;

    aditl_doc_begin(doc, key, title, text, columns);
    for (int i = 0; (row = aditl_row_at(lists, i)) != NULL; i++) {
        char example[240];
        adit_buffer out = adit_buffer_on(example, sizeof example);

        aditl_doc_example(doc->engine, row->example, &out);
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->params);
        aditl_doc_text(doc, row->result);
        aditl_doc_text(doc, row->text);
        aditl_doc_text(doc, example);
    }
    aditl_doc_end(doc);
}

static void event_fields(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},
                                           {"type", ADITL_CELL_TEXT},
                                           {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "event_fields", "Fields of an event",
                    "The fields of `ev` in a hook's function.", columns);
    for (const aditl_doc_field *row = aditl_doc_event; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->type);
        aditl_doc_text(doc, row->text);
    }
    for (const adit_good_def *row = doc->def->goods; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, "Integer");
        aditl_doc_text(doc, "The amount of this good.");
    }
    aditl_doc_end(doc);
}

void aditl_doc_library_sections(aditl_doc *doc)
{
    event_fields(doc);
    functions(doc, "library", "Library",
              "For cards, scenarios, bots and playthrough scripts. String functions are also "
              "methods of strings: `(\"x\"):rep(3)`.",
              aditl_doc_library);
    functions(
        doc, "bots", "Functions for bots",
        "A bot returns `function(view, options, anytime)`. In addition to the library it has:",
        aditl_doc_bots);
    functions(doc, "scripts", "Functions for playthrough scripts",
              "For `adit run` and test scripts, in addition to the library.", aditl_script_lists);
    functions(doc, "match_methods", "Methods of a game in a script",
              "Methods of the object that `adit.game` returns: `game:name(...)`.",
              aditl_match_lists);
    functions(doc, "stats_methods", "Methods of a collection of numbers",
              "Methods of the object that `adit.stats` returns: `stats:name(...)`.",
              aditl_stats_lists);
}
