/* api_doc.h - the parts of the reference; only for api_doc*.c.
 *
 * The reference is a list of sections, each a table of rows, made from the tables of the game
 * and the one table of primitives. Markdown and JSON are two ways to write the same sections.
 */
#ifndef ADIT_LUA_AUTHOR_API_DOC_H
#define ADIT_LUA_AUTHOR_API_DOC_H

#include "bindings/lua/host/prim.h"
#include "bindings/lua/script/rows.h"

typedef struct {
    adit_engine *engine;
    const adit_game_def *def;
    adit_text *out;
    bool is_json;
    const char *columns; /* of the open section */
    int row, section;    /* how many were written */
    const char *wanted;  /* a section or a word that is looked for; NULL: all is written */
    bool is_word;        /* it is no section: rows about it are written wherever they are */
    bool is_hidden;      /* the open section is not written */
    const char *key;     /* of the open section */
    adit_text names;     /* of sections and of what rows are about, to find the nearest */
} aditl_doc;

/* Opens a section. `columns` are their keys in JSON, which are also the headings in Markdown, with
 * '_' as a space: "name` limit# is_price? text", where '`' marks code, '#' a number, '?' a flag. */
void aditl_doc_begin(aditl_doc *doc, const char *key, const char *title, const char *text,
                     const char *columns);
/* A row: for each column an int if it is a number or a flag, else a text; NULL is an empty one. */
void aditl_doc_row(aditl_doc *doc, ...);
void aditl_doc_end(aditl_doc *doc);

/* What a row is about: the first column, and the second where rows are about parts of something. */
bool aditl_doc_is_about(const aditl_doc *doc, const char *name, const char *part);
/* All sections in order. */
void aditl_doc_sections(aditl_doc *doc);
/* The limits alone; without a game only those that all games have. */
void aditl_doc_limits(aditl_doc *doc);
/* Editor stubs, and the names for luacheck, one on each line. */
void aditl_doc_stubs(const adit_engine *engine, adit_text *out);
void aditl_doc_globals(const adit_engine *engine, adit_text *out);

/* Words for a cell. They live as long as the expression in which they were made. */
typedef struct {
    char text[400];
} aditl_doc_words;
/* An example with its placeholders (%good%, %query%, %card%, %rule%, %counter%) filled in. */
aditl_doc_words aditl_doc_example(const adit_engine *engine, const char *example);
/* "light, dark" or "0 to 20"; nothing if there is no range. */
aditl_doc_words aditl_doc_range(const char *const *words, int min, int max);
aditl_doc_words aditl_doc_param_range(const adit_param *param);
const char *aditl_doc_param_type(adit_param_type type);
const char *aditl_doc_fact_type(adit_fact_type type);

typedef struct {
    const char *name, *form, *moment, *text;
    const char *type; /* in the stubs; NULL: it is a second form of another row */
} aditl_doc_hook;
extern const aditl_doc_hook aditl_doc_hooks[]; /* ends with a NULL name */
/* Fields that cards of every kind have: name and type, and a sentence. */
typedef struct {
    const char *name, *type, *text;
} aditl_doc_field;
extern const aditl_doc_field aditl_doc_fields[];

/* Names that all scripts have, and those that bots have beside them; each ends with NULL. */
extern const aditl_row *const aditl_doc_library[], *const aditl_doc_bots[],
                                                       *const aditl_doc_views[];
extern const aditl_doc_field aditl_doc_event[]; /* of every event; the goods come after them */
/* Parts of the stubs: what can be called, in every game and in one; and what files of authors say
 * besides cards. */
void aditl_doc_common_calls(const adit_game_def *def, adit_text *out);
void aditl_doc_game_calls(const adit_game_def *def, adit_text *out);
void aditl_doc_file_classes(adit_text *out);
/* Fields of mod.lua, of a scenario, of a campaign and of its scenarios, with types as LuaCATS. */
extern const aditl_doc_field aditl_doc_mod[], aditl_doc_scenario[], aditl_doc_campaign[],
    aditl_doc_chapter[];
/* A type such as "Integer?" or "Text|Integer" as LuaCATS writes it. */
void aditl_doc_add_type(adit_text *out, const char *type, size_t length);

#endif
