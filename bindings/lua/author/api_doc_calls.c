/* api_doc_calls.c - what scripts can call, for editors and for luacheck.
 *
 * Constructors of card files, methods of `g`, and what bots and playthrough scripts have.
 * luacheck gets the known globals of a card file, one on each line.
 */
#include <string.h>

#include "bindings/lua/author/api_doc.h"
#include "bindings/lua/read/declare.h"

static void add_comment(adit_text *out, const char *text)
{
    adit_text_addf(out, "\n--- %s\n", text == NULL ? "" : text);
}

/* ---- Constructors ---- */

/* What the constructors take; those that are not here take a table. */
static const struct {
    const char *name, *types, *params;
} signatures[] = {
    {"card", "---@param facts AnyCard\n---@return AnyCard\n", "facts"},
    {"cards", "---@param list AnyCard[]\n---@return AnyCard[]\n", "list"},
    {"mod", "---@param facts Mod\n---@return Mod\n", "facts"},
    {"scenario", "---@param facts Scenario\n---@return Scenario\n", "facts"},
    {"patch", "---@param id string\n---@return fun(fields: Patch): Patch\n", "id"},
    {"remove", "---@param id string\n---@return table\n", "id"},
    {"per", "---@param query Query\n---@param factor? integer\n---@return Counted\n",
     "query, factor"},
    {"label", "---@param words string\n---@param effect Effect\n---@return Declared\n",
     "words, effect"},
};

static void write_constructor(const char *name, adit_text *out)
{
    for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
        if (strcmp(signatures[i].name, name) == 0) {
            adit_text_add(out, signatures[i].types);
            adit_text_addf(out, "function %s(%s) end\n", name, signatures[i].params);
            return;
        }
    }
    adit_text_addf(out, "---@param facts table\n---@return table\nfunction %s(facts) end\n", name);
}

static void write_constructors(adit_text *out)
{
    for (const adit_name_row *row = aditl_constructor_rows; row->name != NULL; row++) {
        add_comment(out, row->text);
        write_constructor(row->name, out);
    }
    for (const adit_name_row *row = aditl_node_rows; row->name != NULL; row++) {
        add_comment(out, row->text);
        adit_text_addf(out, "---@param parts table\n---@return Declared\nfunction %s(parts) end\n",
                       row->name);
    }
}

/* ---- Verbs ---- */

/* The words that it can be, or its type. */
static void add_param_type(const adit_param *param, adit_text *out)
{
    const char *type = aditl_doc_param_type(param->type);

    if (param->type != ADIT_PARAM_WORD || param->words == NULL || param->words[0] == NULL) {
        aditl_doc_add_type(out, type, strlen(type));
        return;
    }
    for (int i = 0; param->words[i] != NULL; i++) {
        adit_text_addf(out, "%s\"%s\"", i == 0 ? "" : "|", param->words[i]);
    }
}

/* The second form of a call, with one table: { count?: integer }. */
static void write_named_form(const adit_verb *verb, const char *before, const char *result,
                             adit_text *out)
{
    if (verb->param_count == 0) {
        return;
    }
    adit_text_addf(out, "---@overload fun(%snamed: { ", before);
    for (int i = 0; i < verb->param_count; i++) {
        adit_text_addf(out, "%s%s%s: ", i == 0 ? "" : ", ", verb->param[i].name,
                       verb->param[i].optional ? "?" : "");
        add_param_type(&verb->param[i], out);
    }
    adit_text_addf(out, " })%s\n", result);
}

static void write_verb_params(const adit_verb *verb, adit_text *out)
{
    for (int i = 0; i < verb->param_count; i++) {
        const adit_param *param = &verb->param[i];
        const aditl_doc_words range = aditl_doc_param_range(param);

        adit_text_addf(out, "---@param %s%s ", param->name, param->optional ? "?" : "");
        add_param_type(param, out);
        adit_text_addf(out, " %s%s%s\n", param->text == NULL ? "" : param->text,
                       range.text[0] == '\0' ? "" : "; ", range.text);
    }
}

static void write_verb_names(const adit_verb *verb, bool after_other, adit_text *out)
{
    for (int i = 0; i < verb->param_count; i++) {
        adit_text_addf(out, "%s%s", i == 0 && !after_other ? "" : ", ", verb->param[i].name);
    }
    adit_text_add(out, ") end\n");
}

/* Those from `first` on, before `end`. */
static void write_verbs(const adit_game_def *def, int first, int end, adit_text *out)
{
    for (int i = first; i < end; i++) {
        const adit_verb *verb = adit_verb_at(def, i);

        add_comment(out, verb->text);
        write_verb_params(verb, out);
        write_named_form(verb, "", ": Declared", out);
        adit_text_addf(out, "---@return Declared\nfunction %s(", verb->name);
        write_verb_names(verb, false, out);
        add_comment(out, verb->text);
        adit_text_add(out, "---@param seat Seat\n");
        write_verb_params(verb, out);
        write_named_form(verb, "self: Game, seat: Seat, ", "", out);
        adit_text_addf(out, "function Game:%s(seat", verb->name);
        write_verb_names(verb, true, out);
    }
}

/* ---- Functions ---- */

/* "seat Seat, n Integer?" one parameter at a time: its name and its type. */
static const char *next_param(const char *params, char *name, size_t size, const char **type,
                              size_t *type_length)
{
    size_t length = strcspn(params, " ");

    length = length < size - 1 ? length : size - 1;
    memcpy(name, params, length);
    name[length] = '\0';
    params += strcspn(params, " ");
    params += strspn(params, " ");
    *type = params;
    *type_length = strcspn(params, ",");
    params += *type_length;
    return params + strspn(params, ", ");
}

/* In rows of functions `Number` is what `number` says, any number of Lua; in verbs it may be
 * counted during play. */
static void add_row_type(const char *type, size_t length, const char *number, adit_text *out)
{
    const bool may_miss = length == 7 && type[6] == '?';

    if ((length == 6 || may_miss) && memcmp(type, "Number", 6) == 0) {
        adit_text_addf(out, "%s%s", number, may_miss ? "?" : "");
    } else {
        aditl_doc_add_type(out, type, length);
    }
}

static void write_function(const char *before, const char *name, const char *params,
                           const char *result, const char *number, adit_text *out)
{
    char all[200] = "", param[40];
    adit_buffer list = adit_buffer_on(all, sizeof all);
    const char *type;
    size_t length;

    while (*params != '\0') {
        bool is_rest, is_optional;

        params = next_param(params, param, sizeof param, &type, &length);
        is_optional = length > 0 && type[length - 1] == '?';
        is_rest = length > 3 && memcmp(type + length - 3, "...", 3) == 0;
        length -= is_optional ? 1 : is_rest ? 3 : 0;
        adit_text_addf(out, "---@param %s%s ", is_rest ? "..." : param, is_optional ? "?" : "");
        add_row_type(type, length, number, out);
        adit_text_add(out, "\n");
        adit_buffer_addf(&list, "%s%s", list.length == 0 ? "" : ", ", is_rest ? "..." : param);
    }
    if (result[0] != '\0') {
        adit_text_add(out, "---@return ");
        add_row_type(result, strlen(result), number, out);
        adit_text_add(out, "\n");
    }
    adit_text_addf(out, "function %s%s(%s) end\n", before, name, all);
}

static void write_functions(const char *before, const aditl_row *const *lists, adit_text *out)
{
    const aditl_row *row;

    for (int i = 0; (row = aditl_row_at(lists, i)) != NULL; i++) {
        /* The largest of whole numbers is one. */
        const bool is_same = lists == aditl_doc_library && strcmp(row->result, "Number") == 0;

        add_comment(out, row->text);
        adit_text_add(out, is_same ? "---@generic T: number\n" : "");
        if (row->function == NULL) {
            adit_text_add(out, "---@type ");
            add_row_type(row->result, strlen(row->result), "number", out);
            adit_text_addf(out, "\n%s = nil\n", row->name);
        } else {
            write_function(before, row->name, row->params, row->result, is_same ? "T" : "number",
                           out);
        }
    }
}

/* What a bot gets; fields of the state have the names of `adit state`. */
static const char view_class[] =
    "\n---@class View\n---@field me Seat\n---@field points integer\n---@field prompt? string\n"
    "---@field asking? string\n---@field evaluation? integer\n---@field decides? Seat\n"
    "---@field options? string[]\n---@field [string] any\nlocal View = {}\n";

/* Lua's own library is switched off in .luarc.json, since the sandbox has a part of it only.
 * Editors look up the methods of texts, ("x"):rep(3), in the class of this name. */
static const char library_tables[] =
    "\n-- What there is of Lua's library.\n\n---@class mathlib\nmath = {}\n"
    "\n---@class stringlib\nstring = {}\n\n---@class tablelib\ntable = {}\n";

void aditl_doc_common_calls(const adit_game_def *def, adit_text *out)
{
    const aditl_primitive *row;

    adit_text_add(out, library_tables);
    write_functions("", aditl_doc_library, out);
    write_constructors(out);
    adit_text_add(out, "\n--- Declares a campaign; the value that a campaign file returns.\n"
                       "---@param facts Campaign\n---@return Campaign\n"
                       "function campaign(facts) end\n");
    adit_text_add(out, "\n---@class Game\nlocal Game = {}\n");
    for (int i = 0; (row = aditl_primitive_at(i)) != NULL; i++) {
        add_comment(out, row->text);
        write_function("Game:", row->name, row->params, row->result, "Number", out);
    }
    write_verbs(def, 0, ADIT_COMMON_VERBS, out);
    adit_text_add(out, "\n-- Bots.\n");
    write_functions("", aditl_doc_bots, out);
    adit_text_add(out, view_class);
    write_functions("View:", aditl_doc_views, out);
    adit_text_add(out, "\n-- Playthrough scripts.\n\n---@class Match\nlocal Match = {}\n"
                       "\n---@class Stats\nlocal Stats = {}\n\nadit = {}\n");
    write_functions("", aditl_script_lists, out);
    write_functions("Match:", aditl_match_lists, out);
    write_functions("Stats:", aditl_stats_lists, out);
}

void aditl_doc_game_calls(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "\n---@class Game\nlocal Game = {}\n"); /* joined with the first */
    write_verbs(def, ADIT_COMMON_VERBS, adit_verb_count(def), out);
}

/* ---- luacheck ---- */

static void write_names(adit_text *out, const adit_name_row *rows)
{
    for (; rows->name != NULL; rows++) {
        adit_text_addf(out, "%s\n", rows->name);
    }
}

void aditl_doc_globals(const adit_engine *engine, adit_text *out)
{
    const aditl_row *row;

    write_names(out, aditl_constructor_rows);
    write_names(out, aditl_node_rows);
    for (int i = 0; i < adit_verb_count(engine->def); i++) {
        adit_text_addf(out, "%s\n", adit_verb_at(engine->def, i)->name);
    }
    for (int i = 0; (row = aditl_row_at(aditl_doc_library, i)) != NULL; i++) {
        if (strchr(row->name, '.') == NULL) {
            adit_text_addf(out, "%s\n", row->name);
        }
    }
    adit_text_add(out, "math\nstring\ntable\n");
}
