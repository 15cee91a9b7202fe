/* api_doc_stubs.c - the names of card files for editors and for luacheck.
 *
 * The stubs are Lua with LuaCATS comments: never run, only read by editors, so that they
 * complete names and show the sentence of each. luacheck gets the known globals, one on each
 * line.
 */
#include <string.h>

#include "bindings/lua/api_doc.h"
#include "bindings/lua/declare.h"
#include "bindings/lua/env.h"

/* ---- Types -------------------------------------------------------------------------------- */

/* How a type of the reference is written in LuaCATS. */
static const struct {
    const char *name, *lua;
} type_names[] = {
    {"Integer", "integer"},   {"Flag", "boolean"},   {"Word", "string"},
    {"Text", "string"},       {"Seat", "Seat"},      {"Card", "string"},
    {"Good", "Good"},         {"Goods", "Goods"},    {"Prices", "Goods|Goods[]"},
    {"Query", "Query"},       {"Counter", "string"}, {"List", "any[]"},
    {"Function", "function"}, {"Options", "table"},  {"Any", "any"},
    {"Effect", "Effect"},     {"Counters", "table"}, {"Examples", "table"},
};

static const char *lua_type_of(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof type_names / sizeof *type_names; i++) {
        if (strlen(type_names[i].name) == length && memcmp(type_names[i].name, name, length) == 0) {
            return type_names[i].lua;
        }
    }
    return "any";
}

static void add_comment(adit_text *out, const char *text)
{
    adit_text_addf(out, "\n--- %s\n", text == NULL ? "" : text);
}

/* "a"|"b"|"c" from names given one by one. */
static void add_choice(adit_text *out, bool *any, const char *prefix, const char *name)
{
    adit_text_addf(out, "%s\"%s%s\"", *any ? "|" : "", prefix, name);
    *any = true;
}

static void aliases(const adit_game_def *def, adit_text *out)
{
    bool any = false;

    adit_text_add(out, "\n---@alias Seat integer\n---@alias Good ");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        add_choice(out, &any, "", row->name);
    }
    any = false;
    adit_text_add(out, "\n---@alias Query ");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        add_choice(out, &any, "", row->name);
    }
    for (const adit_query_row *row = def->queries; row != NULL && row->name != NULL; row++) {
        add_choice(out, &any, "", row->name);
    }
    for (const adit_kind_row *row = def->kinds; row->name != NULL; row++) {
        add_choice(out, &any, "in_play.", row->name);
    }
    adit_text_add(out, "\n---@class Counted\n"
                       "---@alias Number integer|Counted|fun(g: Game, me: Seat): integer\n"
                       "---@class Declared\n"
                       "---@alias Effect Declared|fun(g: Game, me: Seat, ev: Event)\n"
                       "\n---@class Goods\n");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        adit_text_addf(out, "---@field %s? Number %s\n", row->name,
                       row->text == NULL ? "" : row->text);
    }
    adit_text_add(out, "\n---@class Event\n---@field seat Seat\n---@field card string?\n"
                       "---@field amount integer\n");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        adit_text_addf(out, "---@field %s integer\n", row->name);
    }
}

/* ---- Cards -------------------------------------------------------------------------------- */

/* Facts of several kinds may share a name; the first one speaks for all. */
static bool is_told_before(const adit_game_def *def, const adit_kind_row *kind, const char *name)
{
    for (const adit_kind_row *other = def->kinds; other != kind; other++) {
        for (const adit_fact_row *row = other->facts; row != NULL && row->name != NULL; row++) {
            if (strcmp(row->name, name) == 0) {
                return true;
            }
        }
    }
    return false;
}

static void card_class(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "\n---@class Card\n");
    for (const aditl_doc_field *row = aditl_doc_fields; row->name != NULL; row++) {
        bool is_required = strcmp(row->name, "id") == 0 || strcmp(row->name, "kind") == 0;

        adit_text_addf(out, "---@field %s%s %s %s\n", row->name, is_required ? "" : "?",
                       lua_type_of(row->type, strlen(row->type)), row->text);
    }
    for (const aditl_doc_hook *row = aditl_doc_hooks; row->name != NULL; row++) {
        if (strchr(row->name, ' ') == NULL) {
            adit_text_addf(out, "---@field %s? %s %s\n", row->name,
                           strcmp(row->name, "score") == 0   ? "Number"
                           : strcmp(row->name, "built") == 0 ? "Effect"
                                                             : "table",
                           row->text);
        }
    }
    for (const adit_kind_row *kind = def->kinds; kind->name != NULL; kind++) {
        for (const adit_fact_row *row = kind->facts; row != NULL && row->name != NULL; row++) {
            const char *type = aditl_doc_fact_type(row->type);

            if (!is_told_before(def, kind, row->name)) {
                adit_text_addf(out, "---@field %s? %s (%s) %s\n", row->name,
                               lua_type_of(type, strlen(type)), kind->name,
                               row->text == NULL ? "" : row->text);
            }
        }
    }
}

static void constructors(adit_text *out)
{
    adit_text_add(out, "\n--- Declares a card; a card file returns it.\n---@param facts Card\n"
                       "---@return Card\nfunction card(facts) end\n"
                       "\n--- A list of cards, for sets of plain rows in one file.\n"
                       "---@param list Card[]\n---@return Card[]\nfunction cards(list) end\n"
                       "\n--- Declares a mod; only in mod.lua.\n---@param facts table\n"
                       "---@return table\nfunction mod(facts) end\n"
                       "\n--- A number that counts.\n---@param query Query\n"
                       "---@param factor? integer\n---@return Counted\n"
                       "function per(query, factor) end\n"
                       "\n--- Gives an effect words of its own in menus.\n---@param words string\n"
                       "---@param effect Effect\n---@return Declared\n"
                       "function label(words, effect) end\n");
    for (const adit_name_row *row = aditl_node_rows; row->name != NULL; row++) {
        add_comment(out, row->text);
        adit_text_addf(out, "---@param parts table\n---@return Declared\nfunction %s(parts) end\n",
                       row->name);
    }
}

/* ---- Verbs and primitives ------------------------------------------------------------------ */

static void verb_params(const adit_verb *verb, adit_text *out)
{
    for (int i = 0; i < verb->param_count; i++) {
        const adit_param *param = &verb->param[i];
        const char *type = aditl_doc_param_type(param->type);

        adit_text_addf(out, "---@param %s%s %s %s\n", param->name, param->optional ? "?" : "",
                       lua_type_of(type, strlen(type)), param->text == NULL ? "" : param->text);
    }
}

static void verb_names(const adit_verb *verb, bool after_other, adit_text *out)
{
    for (int i = 0; i < verb->param_count; i++) {
        adit_text_addf(out, "%s%s", i == 0 && !after_other ? "" : ", ", verb->param[i].name);
    }
    adit_text_add(out, ") end\n");
}

static void verbs(const adit_engine *engine, adit_text *out)
{
    for (int i = 0; i < adit_verb_count(engine->def); i++) {
        const adit_verb *verb = adit_verb_at(engine->def, i);

        add_comment(out, verb->text);
        verb_params(verb, out);
        adit_text_addf(out, "---@return Declared\nfunction %s(", verb->name);
        verb_names(verb, false, out);
        add_comment(out, verb->text);
        adit_text_add(out, "---@param seat Seat\n");
        verb_params(verb, out);
        adit_text_addf(out, "function Game:%s(seat", verb->name);
        verb_names(verb, true, out);
    }
}

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

static void primitive(const aditl_primitive *row, adit_text *out)
{
    char all[200] = "", name[40];
    adit_buffer list = adit_buffer_on(all, sizeof all);
    const char *type, *params = row->params;
    size_t length;

    add_comment(out, row->text);
    while (*params != '\0') {
        bool is_rest, is_optional;

        params = next_param(params, name, sizeof name, &type, &length);
        is_optional = length > 0 && type[length - 1] == '?';
        is_rest = length > 3 && memcmp(type + length - 3, "...", 3) == 0;
        length -= is_optional ? 1 : is_rest ? 3 : 0;
        adit_text_addf(out, "---@param %s%s %s\n", is_rest ? "..." : name, is_optional ? "?" : "",
                       lua_type_of(type, length));
        adit_buffer_addf(&list, "%s%s", list.length == 0 ? "" : ", ", is_rest ? "..." : name);
    }
    if (row->result[0] != '\0') {
        adit_text_addf(out, "---@return %s\n", lua_type_of(row->result, strlen(row->result)));
    }
    adit_text_addf(out, "function Game:%s(%s) end\n", row->name, all);
}

void aditl_doc_stubs(const adit_engine *engine, adit_text *out)
{
    adit_text_addf(out,
                   "---@meta\n-- What card files of %s can name, for editors. Made by\n"
                   "-- `adit api %s --stubs`; do not edit.\n",
                   engine->def->title.id, engine->def->title.id);
    aliases(engine->def, out);
    card_class(engine->def, out);
    constructors(out);
    adit_text_add(out, "\n---@class Game\nlocal Game = {}\n");
    for (const aditl_primitive *row = aditl_primitives; row->name != NULL; row++) {
        primitive(row, out);
    }
    verbs(engine, out);
}

/* ---- luacheck ------------------------------------------------------------------------------ */

static void functions(adit_text *out, const luaL_Reg *rows)
{
    for (; rows->name != NULL; rows++) {
        adit_text_addf(out, "%s\n", rows->name);
    }
}

static void names(adit_text *out, const adit_name_row *rows)
{
    for (; rows->name != NULL; rows++) {
        adit_text_addf(out, "%s\n", rows->name);
    }
}

void aditl_doc_globals(const adit_engine *engine, adit_text *out)
{
    names(out, aditl_constructor_rows);
    names(out, aditl_node_rows);
    for (int i = 0; i < adit_verb_count(engine->def); i++) {
        adit_text_addf(out, "%s\n", adit_verb_at(engine->def, i)->name);
    }
    functions(out, aditl_base_functions);
    functions(out, aditl_iteration_functions);
    adit_text_add(out, "math\nstring\ntable\n");
}
