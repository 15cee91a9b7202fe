/* api_doc.h - the parts of the reference; only for api_doc*.c.
 *
 * The reference is a list of sections, each a table of rows, made from the tables of the game
 * and the one table of primitives. Markdown and JSON are two ways to write the same sections.
 */
#ifndef ADIT_LUA_AUTHOR_API_DOC_H
#define ADIT_LUA_AUTHOR_API_DOC_H

#include "bindings/lua/host/prim.h"
#include "bindings/lua/script/rows.h"

typedef enum { ADITL_CELL_TEXT, ADITL_CELL_CODE, ADITL_CELL_NUMBER, ADITL_CELL_FLAG } aditl_cell;

typedef struct {
    const char *key; /* in JSON, and as the heading in Markdown with '_' as a space */
    aditl_cell type;
} aditl_column; /* a table of them ends with a NULL key */

typedef struct {
    adit_engine *engine;
    const adit_game_def *def;
    adit_text *out;
    bool is_json;
    const aditl_column *columns;
    int cell;         /* the next one of the row */
    int row, section; /* how many were written */
} aditl_doc;

/* A section with its columns; rows are written by giving the cells in order. */
void aditl_doc_begin(aditl_doc *doc, const char *key, const char *title, const char *text,
                     const aditl_column *columns);
void aditl_doc_text(aditl_doc *doc, const char *text); /* NULL is an empty cell */
void aditl_doc_number(aditl_doc *doc, int number);
void aditl_doc_flag(aditl_doc *doc, bool flag);
void aditl_doc_end(aditl_doc *doc);

/* All sections in order. */
void aditl_doc_sections(aditl_doc *doc);
/* Those about the state: its fields, and the lines of the score. */
void aditl_doc_state_sections(aditl_doc *doc);
/* Editor stubs, and the names for luacheck, one on each line. */
void aditl_doc_stubs(const adit_engine *engine, adit_text *out);
void aditl_doc_globals(const adit_engine *engine, adit_text *out);

/* An example with its placeholders (%good%, %query%, %card%, %rule%, %counter%) filled in. */
void aditl_doc_example(const adit_engine *engine, const char *example, adit_buffer *out);
/* "count Integer?, through_walls Flag?" for a verb. */
void aditl_doc_params(const adit_verb *verb, adit_buffer *out);
const char *aditl_doc_param_type(adit_param_type type);
const char *aditl_doc_fact_type(adit_fact_type type);
/* "light, dark" or "0 to 20"; nothing if there is no range. */
void aditl_doc_range(const char *const *words, int min, int max, adit_buffer *out);

typedef struct {
    const char *name, *form, *moment, *text;
} aditl_doc_hook;
extern const aditl_doc_hook aditl_doc_hooks[]; /* ends with a NULL name */
/* Fields that cards of every kind have: name and type, and a sentence. */
typedef struct {
    const char *name, *type, *text;
} aditl_doc_field;
extern const aditl_doc_field aditl_doc_fields[];

/* Names that all scripts have, and those that bots have beside them; each ends with NULL. */
extern const aditl_row *const aditl_doc_library[], *const aditl_doc_bots[];
extern const aditl_doc_field aditl_doc_event[]; /* of every event; the goods come after them */
void aditl_doc_library_sections(aditl_doc *doc);
/* The second half of the stubs: what can be called. */
void aditl_doc_calls(const adit_engine *engine, adit_text *out);
/* A type such as "Integer?" or "Text|Integer" as LuaCATS writes it. */
void aditl_doc_add_type(adit_text *out, const char *type, size_t length);

#endif
