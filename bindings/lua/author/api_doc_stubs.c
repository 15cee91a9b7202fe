/* api_doc_stubs.c - what card files can say, for editors: types, kinds of cards, hooks.
 *
 * The stubs are Lua with LuaCATS comments: never run, only read by editors, so that they
 * complete names, know types and show the sentence of each. What every game has comes first; the
 * part of the game adds fields to the same classes, which editors join. What can be called stands
 * in api_doc_calls.c, other files than cards in api_doc_files.c.
 */
#include <string.h>

#include "bindings/lua/author/api_doc.h"

/* ---- Types ---- */

/* How a type of the reference is written in LuaCATS, if not by its own name. */
static const struct {
    const char *name, *lua;
} type_names[] = {
    {"Integer", "integer"},
    {"Number", "number"},
    {"Flag", "boolean"},
    {"Word", "string"},
    {"Text", "string"},
    {"Card", "string"},
    {"Counter", "string"},
    {"List", "any[]"},
    {"Function", "function"},
    {"Options", "table"},
    {"Any", "any"},
    {"Table", "table"},
    {"Prices", "Goods|Goods[]"},
    {"Examples", "Example[]"},
    {"Counters", "table<string, Counter>"},
    {"Integers", "table<integer, integer>"},
    {"Effects", "table<integer, Effect>"},
};

static void add_type(adit_text *out, const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof type_names / sizeof *type_names; i++) {
        if (strlen(type_names[i].name) == length && memcmp(type_names[i].name, name, length) == 0) {
            adit_text_add(out, type_names[i].lua);
            return;
        }
    }
    adit_text_add_bytes(out, name, length);
}

void aditl_doc_add_type(adit_text *out, const char *type, size_t length)
{
    bool may_miss = length > 0 && type[length - 1] == '?';

    length -= may_miss ? 1 : 0;
    for (size_t at = 0; at < length;) {
        size_t part = 0;

        while (at + part < length && type[at + part] != '|') {
            part++;
        }
        adit_text_add(out, at > 0 ? "|" : "");
        add_type(out, type + at, part);
        at += part + 1;
    }
    adit_text_add(out, may_miss ? "?" : "");
}

/* "a"|"b"|"c" from names given one by one. */
static void add_choice(adit_text *out, bool *any, const char *prefix, const char *name)
{
    adit_text_addf(out, "%s\"%s%s\"", *any ? "|" : "", prefix, name);
    *any = true;
}

/* `mark`: "?" if it may be left out. */
static void add_field(adit_text *out, const char *name, const char *mark, const char *type,
                      const char *text)
{
    adit_text_addf(out, "---@field %s%s %s %s\n", name, mark, type, text == NULL ? "" : text);
}

static void write_query_alias(const adit_game_def *def, adit_text *out)
{
    bool any = false;

    adit_text_add(out, "\n---@alias Query ");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        add_choice(out, &any, "", row->name);
    }
    for (const adit_query_row *row = def->queries; row != NULL && row->name != NULL; row++) {
        add_choice(out, &any, "", row->name);
    }
    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        add_choice(out, &any, "in_play.", adit_kind_at(def, adit_kind_nth(def, n))->name);
    }
}

static const char common_aliases[] =
    "\n---@alias Seat integer\n---@class Counted\n"
    "---@alias Number integer|Counted|fun(g: Game, me: Seat): integer\n"
    "---@class Declared\n"
    "---@alias Effect Declared|fun(g: Game, me: Seat, ev: Event)\n";

static void write_goods(const adit_game_def *def, adit_text *out)
{
    bool any = false;

    adit_text_add(out, "\n---@alias Good ");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        add_choice(out, &any, "", row->name);
    }
    write_query_alias(def, out);
    adit_text_add(out, "\n\n---@class Goods\n");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        add_field(out, row->name, "?", "Number", row->text);
    }
}

static void write_event_class(adit_text *out)
{
    adit_text_add(out, "\n---@class Event\n");
    for (const aditl_doc_field *row = aditl_doc_event; row->name != NULL; row++) {
        adit_text_addf(out, "---@field %s ", row->name);
        aditl_doc_add_type(out, row->type, strlen(row->type));
        adit_text_addf(out, " %s\n", row->text);
    }
    adit_text_add(out,
                  "---@field [string] any What the event is about: of a verb its parameters.\n");
}

/* ---- Hooks ---- */

static const char hook_classes[] =
    "\n---@class Range\n---@field [1] Query\n---@field below? integer\n---@field at_least? "
    "integer\n"
    "---@field at_most? integer\n---@field above? integer\n---@field is? integer\n"
    "---@alias Test Range|fun(g: Game, me: Seat): boolean|string|nil\n"
    "\n---@class Hook\n---@field by? \"me\"|\"others\"|\"anyone\"\n---@field good? Good\n"
    "---@field amount? integer[]\n---@field card? string\n---@field when? Test\n"
    "---@field run? Effect\n";

static const char value_classes[] =
    "\n---@class ValueHook\n---@field by? \"me\"|\"others\"|\"anyone\"\n---@field card? string\n"
    "---@field base? integer[]\n---@field when? Test\n---@field add? Number\n---@field set? "
    "Number\n"
    "---@field run? fun(g: Game, me: Seat, base: integer): integer\n"
    "\n---@class PriceHook\n---@field by? \"me\"|\"others\"|\"anyone\"\n---@field card? string\n"
    "---@field when? Test\n---@field less? Goods\n---@field more? Goods\n---@field choice? "
    "boolean\n"
    "---@field instead? { pay: Goods, of: Goods, limit: integer }\n"
    "\n---@class PermissionHook\n---@field by? \"me\"|\"others\"|\"anyone\"\n"
    "---@field card? string\n---@field when? Test\n"
    "---@field run? fun(g: Game, me: Seat): boolean|string|nil\n"
    "---@alias Permission boolean|PermissionHook|fun(g: Game, me: Seat): boolean|string|nil\n"
    "\n---@class RewriteHook\n---@field from string\n---@field to string\n---@field card? string\n"
    "---@field when? Test\n"
    "\n---@class ExchangeHook\n---@field pay? Goods\n---@field get? Goods\n---@field run? Effect\n"
    "---@field when? Test\n---@field label? string\n"
    "\n---@class Counter\n---@field max integer\n"
    "---@field reset \"action\"|\"turn\"|\"round\"|\"game\"\n"
    "\n---@class Example\n---@field name string\n---@field given? table\n---@field steps? "
    "string[]\n"
    "---@field expect? table\n---@field refused? string[]|table<string, string>\n"
    "---@field not_offered? string[]\n";

/* Whether an event before this one gives its amount the same name, and says this word: NULL, any.
 */
static bool is_amount_before(const adit_game_def *def, const adit_event_row *event,
                             const char *word)
{
    for (const adit_event_row *row = def->events; row < event; row++) {
        if (row->amount_name != NULL && strcmp(row->amount_name, event->amount_name) == 0) {
            for (int i = 0; word != NULL && row->amount_words[i] != NULL; i++) {
                if (strcmp(row->amount_words[i], word) == 0) {
                    return true;
                }
            }
            if (word == NULL) {
                return true;
            }
        }
    }
    return false;
}

/* "dig"|"build": the words of all events that give their amount this name. */
static void add_amount_words(const adit_game_def *def, const char *name, adit_text *out)
{
    bool any = false;

    for (const adit_event_row *row = def->events; row->name != NULL; row++) {
        const bool has_name = row->amount_name != NULL && strcmp(row->amount_name, name) == 0;

        for (int i = 0; has_name && row->amount_words[i] != NULL; i++) {
            if (!is_amount_before(def, row, row->amount_words[i])) {
                add_choice(out, &any, "", row->amount_words[i]);
            }
        }
    }
}

/* Amounts that have words; two events may give theirs the same name. */
static void write_amount_fields(const adit_game_def *def, const char *mark, adit_text *out)
{
    for (const adit_event_row *row = def->events; row != NULL && row->name != NULL; row++) {
        if (row->amount_name != NULL && !is_amount_before(def, row, NULL)) {
            adit_text_addf(out, "---@field %s%s ", row->amount_name, mark);
            add_amount_words(def, row->amount_name, out);
            adit_text_add(out, "\n");
        }
    }
}

static void write_game_event(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "\n---@class Event\n");
    for (const adit_good_def *row = def->goods; row->name != NULL; row++) {
        add_field(out, row->name, "", "integer", row->text);
    }
    write_amount_fields(def, "", out);
}

static void write_common_on(adit_text *out)
{
    adit_text_add(out, "\n---@class On\n");
    for (int i = 0; i < ADIT_EVENT_GAME; i++) {
        add_field(out, adit_common_events[i].name, "?", "Hook|Hook[]|Effect",
                  adit_common_events[i].text);
    }
}

static void write_on_class(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "\n---@class On\n");
    for (const adit_event_row *row = def->events; row != NULL && row->name != NULL; row++) {
        add_field(out, row->name, "?", "Hook|Hook[]|Effect", row->text);
    }
}

static void write_hook_classes(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "\n---@class Modify\n");
    for (const adit_value_row *row = def->values; row != NULL && row->name != NULL; row++) {
        add_field(out, row->name, "?",
                  row->is_price ? "PriceHook|PriceHook[]" : "ValueHook|ValueHook[]", row->text);
    }
    for (int allows = 0; allows < 2; allows++) {
        const adit_permission_row *row = def->permissions;

        adit_text_add(out, allows ? "\n---@class Allowances\n" : "\n---@class Permissions\n");
        for (; row != NULL && row->name != NULL; row++) {
            if (!allows || !row->is_default) {
                add_field(out, row->name, "?", "Permission", row->text);
            }
        }
    }
}

/* ---- Cards ---- */

/* Fields that a card must have, or those that it may have and a patch may change. */
static void write_card_fields(bool required, adit_text *out)
{
    for (const aditl_doc_field *row = aditl_doc_fields; row->name != NULL; row++) {
        if (required == (strcmp(row->name, "id") == 0 || strcmp(row->name, "kind") == 0)) {
            adit_text_addf(out, "---@field %s%s ", row->name, required ? "" : "?");
            aditl_doc_add_type(out, row->type, strlen(row->type));
            adit_text_addf(out, " %s\n", row->text);
        }
    }
}

static void write_card_classes(adit_text *out)
{
    adit_text_add(out, "\n---@class CardBody\n");
    write_card_fields(false, out);
    for (const aditl_doc_hook *row = aditl_doc_hooks; row->name != NULL; row++) {
        if (row->type != NULL) {
            add_field(out, row->name, "?", row->type, row->text);
        }
    }
    adit_text_add(out, "\n---@class Card: CardBody\n");
    write_card_fields(true, out);
    adit_text_add(out, "\n--- What patch \"id\" { ... } changes.\n---@class Patch: CardBody\n");
}

static void write_fact_type(const adit_fact_row *row, adit_text *out)
{
    bool any = false;

    if (row->type == ADIT_FACT_NUMBER) {
        adit_text_add(out, "Number");
        return;
    }
    if (row->type != ADIT_FACT_WORD || row->words == NULL) {
        const char *type = aditl_doc_fact_type(row->type);

        aditl_doc_add_type(out, type, strlen(type));
        return;
    }
    for (int i = 0; row->words[i] != NULL; i++) {
        add_choice(out, &any, "", row->words[i]);
    }
}

static void write_kind_class(const adit_kind_row *kind, adit_text *out)
{
    adit_text_addf(out, "\n--- %s\n---@class Card.%s: Card\n---@field kind \"%s\"\n",
                   kind->text == NULL ? "" : kind->text, kind->name, kind->name);
    for (const adit_fact_row *row = kind->facts; row != NULL && row->name != NULL; row++) {
        const aditl_doc_words range = aditl_doc_range(NULL, row->words == NULL ? row->min : 0,
                                                      row->words == NULL ? row->max : 0);

        adit_text_addf(out, "---@field %s%s ", row->name, row->required ? "" : "?");
        write_fact_type(row, out);
        adit_text_addf(out, " %s%s%s\n", row->text == NULL ? "" : row->text,
                       range.text[0] == '\0' ? "" : "; ", range.text);
    }
}

static void write_kinds(const adit_game_def *def, adit_text *out)
{
    bool any = false;

    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        write_kind_class(adit_kind_at(def, adit_kind_nth(def, n)), out);
    }
    adit_text_add(out, "\n---@alias AnyCard ");
    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        adit_text_addf(out, "%sCard.%s", any ? "|" : "",
                       adit_kind_at(def, adit_kind_nth(def, n))->name);
        any = true;
    }
    adit_text_add(out, "\n");
}

/* Whether a kind before this one has a fact of this name. */
static bool is_fact_before(const adit_game_def *def, int kind, const char *name)
{
    for (int n = 0; n < kind; n++) {
        const adit_fact_row *row = adit_kind_at(def, adit_kind_nth(def, n))->facts;

        for (; row != NULL && row->name != NULL; row++) {
            if (strcmp(row->name, name) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* A patch may be of a card of any kind. */
static void write_patch_facts(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "\n---@class Patch\n");
    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        const adit_fact_row *row = adit_kind_at(def, adit_kind_nth(def, n))->facts;

        for (; row != NULL && row->name != NULL; row++) {
            if (!is_fact_before(def, n, row->name)) {
                adit_text_addf(out, "---@field %s? ", row->name);
                write_fact_type(row, out);
                adit_text_add(out, "\n");
            }
        }
    }
}

static void write_common_part(const adit_game_def *def, adit_text *out)
{
    adit_text_add(out, "---@meta\n-- Names that scripts of every game can use, for editors. "
                       "Generated by\n-- `adit api GAME --stubs`; do not edit.\n");
    adit_text_add(out, common_aliases);
    write_event_class(out);
    adit_text_add(out, hook_classes);
    adit_text_add(out, value_classes);
    write_common_on(out);
    write_card_classes(out);
    aditl_doc_file_classes(out);
    aditl_doc_common_calls(def, out);
}

void aditl_doc_stubs(const adit_engine *engine, adit_text *out)
{
    const adit_game_def *def = engine->def;

    write_common_part(def, out);
    /* tests/lint/generated cuts here. */
    adit_text_addf(out, "\n-- What scripts of %s can use besides, for editors.\n", def->info.id);
    write_goods(def, out);
    write_game_event(def, out);
    adit_text_add(out, "\n---@class Hook\n");
    write_amount_fields(def, "?", out);
    write_on_class(def, out);
    write_hook_classes(def, out);
    write_kinds(def, out);
    write_patch_facts(def, out);
    aditl_doc_game_calls(def, out);
}
