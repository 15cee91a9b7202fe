/* api_doc_sections.c - what the reference tells, section by section. */
#include <string.h>

#include "bindings/lua/author/api_doc.h"
#include "bindings/lua/load/load.h"
#include "bindings/lua/read/declare.h"

const aditl_doc_field aditl_doc_fields[] = {
    {"id", "Word", "Lower-case letters, digits and '_'; a card of a mod is referred to as mod:id."},
    {"kind", "Word", "The kind of card, which determines its facts."},
    {"title", "Text", "The name printed on the card."},
    {"text", "Text", "The effect in one sentence; optional in a mod."},
    {"source", "Text", "Rulebook page or rule number; optional in a mod."},
    {"mark", "Text", "How reliable the values are: S stated, P seen, R reconstructed."},
    {"replaces", "Card", "In a mod: the card of the same kind that this one replaces."},
    {"alias", "Word",
     "A former id of the card, or a list of them, oldest first; games and scripts that use it "
     "still find the card."},
    {"counters", "Counters",
     "Numbers that the card keeps: { used = { max = 1, reset = \"turn\" } }; reset is action, "
     "turn, round or game."},
    {"examples", "Examples",
     "Run by `adit test`: name, given, steps, expect, refused, not_offered."},
    {NULL, NULL, NULL},
};

const aditl_doc_hook aditl_doc_hooks[] = {
    {"on",
     "on = { EVENT = { by = \"me\", good = WORD, amount = { 1, 3 }, card = ID, when = TEST, run = "
     "EFFECT } }",
     "acting",
     "Reacts to an event; by is me (default), others or anyone. Can also be a plain effect or a "
     "list of hooks."},
    {"modify",
     "modify = { VALUE = { by = \"me\", card = ID, base = { 1, 3 }, when = TEST, add = NUMBER } }",
     "looking",
     "Changes a number: add, set, or run = function(g, me, base) that returns the new one."},
    {"modify (prices)",
     "modify = { PRICE = { less = GOODS, more = GOODS, choice = true, instead = { pay = GOODS, of "
     "= GOODS, limit = 1 } } }",
     "looking", "Changes a price: discounts, surcharges, or paying something else."},
    {"allow", "allow = { WORD = true }", "looking",
     "Allows something that the rules do not: true, function(g, me), or { card, by, when, run }."},
    {"forbid", "forbid = { WORD = function(g, me) return \"why not\" end }", "looking",
     "Forbids something that the rules allow; a function can return the reason."},
    {"rewrite", "rewrite = { { from = \"one_of\", to = \"and_or\", card = ID, when = TEST } }", "",
     "Changes how the parts of a card are joined."},
    {"exchange", "exchange = { { pay = GOODS, get = GOODS, when = TEST, label = TEXT } }", "acting",
     "An exchange that the owner can make at any time; with a label, run = EFFECT can replace "
     "get."},
    {"score", "score = NUMBER", "looking", "Points at the end of the game."},
    {"built", "built = EFFECT", "acting",
     "Runs when the card comes into play, before its other hooks are active."},
    {NULL, NULL, NULL, NULL},
};

static void name_rows(aditl_doc *doc, const adit_name_row *rows)
{
    for (; rows != NULL && rows->name != NULL; rows++) {
        aditl_doc_text(doc, rows->name);
        aditl_doc_text(doc, rows->text);
    }
}

static const aditl_column name_columns[] = {
    {"name", ADITL_CELL_CODE}, {"text", ADITL_CELL_TEXT}, {NULL, ADITL_CELL_TEXT}};

static void constructors(aditl_doc *doc)
{
    aditl_doc_begin(doc, "constructors", "Constructors",
                    "Functions for card files, in addition to nodes and verbs.", name_columns);
    name_rows(doc, aditl_constructor_rows);
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "nodes", "Nodes",
                    "How effects are combined: `one_of { gain { ... }, pay { ... } }`. `repeat_` "
                    "also takes `times = NUMBER`; `when` takes a test: `when { \"query\", at_least "
                    "= 2, EFFECT }` with below, at_least, at_most, above or is.",
                    name_columns);
    name_rows(doc, aditl_node_rows);
    aditl_doc_end(doc);
}

static void verbs(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},
                                           {"parameters", ADITL_CELL_CODE},
                                           {"text", ADITL_CELL_TEXT},
                                           {"example", ADITL_CELL_CODE},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "verbs", "Verbs",
                    "Each works in declared form, `verb(...)`, and as a method, `g:verb(seat, "
                    "...)`. Arguments are given by position or, in one table, by name; in declared "
                    "form, amounts of goods can be counted with `per` or a function.",
                    columns);
    for (int i = 0; i < adit_verb_count(doc->def); i++) {
        const adit_verb *verb = adit_verb_at(doc->def, i);
        char params[240], example[240];
        adit_buffer params_out = adit_buffer_on(params, sizeof params);
        adit_buffer example_out = adit_buffer_on(example, sizeof example);

        aditl_doc_params(verb, &params_out);
        aditl_doc_example(doc->engine, verb->example, &example_out);
        aditl_doc_text(doc, verb->name);
        aditl_doc_text(doc, params);
        aditl_doc_text(doc, verb->text);
        aditl_doc_text(doc, example);
    }
    aditl_doc_end(doc);
}

static void parameters(aditl_doc *doc)
{
    static const aditl_column columns[] = {
        {"verb", ADITL_CELL_CODE},     {"name", ADITL_CELL_CODE},  {"type", ADITL_CELL_TEXT},
        {"optional", ADITL_CELL_FLAG}, {"range", ADITL_CELL_TEXT}, {"text", ADITL_CELL_TEXT},
        {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "parameters", "Parameters of verbs", "In positional order.", columns);
    for (int i = 0; i < adit_verb_count(doc->def); i++) {
        const adit_verb *verb = adit_verb_at(doc->def, i);

        for (int k = 0; k < verb->param_count; k++) {
            const adit_param *param = &verb->param[k];
            char range[240];
            adit_buffer out = adit_buffer_on(range, sizeof range);

            aditl_doc_range(param->type == ADIT_PARAM_WORD ? param->words : NULL, param->min,
                            param->max, &out);
            aditl_doc_text(doc, verb->name);
            aditl_doc_text(doc, param->name);
            aditl_doc_text(doc, aditl_doc_param_type(param->type));
            aditl_doc_flag(doc, param->optional);
            aditl_doc_text(doc, range);
            aditl_doc_text(doc, param->text);
        }
    }
    aditl_doc_end(doc);
}

static void primitives(aditl_doc *doc)
{
    static const aditl_column columns[] = {
        {"name", ADITL_CELL_CODE},   {"parameters", ADITL_CELL_CODE},
        {"result", ADITL_CELL_TEXT}, {"acting_only", ADITL_CELL_FLAG},
        {"text", ADITL_CELL_TEXT},   {"example", ADITL_CELL_CODE},
        {NULL, ADITL_CELL_TEXT}};
    const aditl_primitive *row;

    aditl_doc_begin(
        doc, "primitives", "Methods of g besides the verbs",
        "Looking functions (`score`, `modify`, `allow`, `forbid`, numbers) are read-only; acting "
        "functions (effects) can also change the game and ask questions.",
        columns);
    for (int i = 0; (row = aditl_primitive_at(i)) != NULL; i++) {
        char example[240];
        adit_buffer out = adit_buffer_on(example, sizeof example);

        aditl_doc_example(doc->engine, row->example, &out);
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->params);
        aditl_doc_text(doc, row->result);
        aditl_doc_flag(doc, (row->moments & ADITL_IN_LOOKING) == 0);
        aditl_doc_text(doc, row->text);
        aditl_doc_text(doc, example);
    }
    aditl_doc_end(doc);
}

static void card_fields(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},
                                           {"type", ADITL_CELL_TEXT},
                                           {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "card_fields", "Fields of every card", "Hooks are listed below.", columns);
    for (const aditl_doc_field *row = aditl_doc_fields; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->type);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
}

static void hooks(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},
                                           {"form", ADITL_CELL_CODE},
                                           {"moment", ADITL_CELL_TEXT},
                                           {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "hooks", "Hooks",
                    "EFFECT is a declared effect or function(g, me, ev); NUMBER an integer, "
                    "`per(\"query\", factor)` or function(g, me); TEST a table such as "
                    "`{ \"query\", at_least = 2 }`.",
                    columns);
    for (const aditl_doc_hook *row = aditl_doc_hooks; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->form);
        aditl_doc_text(doc, row->moment);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
}

static void kinds(aditl_doc *doc)
{
    static const aditl_column columns[] = {
        {"kind", ADITL_CELL_CODE},     {"fact", ADITL_CELL_CODE},  {"type", ADITL_CELL_TEXT},
        {"required", ADITL_CELL_FLAG}, {"range", ADITL_CELL_TEXT}, {"text", ADITL_CELL_TEXT},
        {NULL, ADITL_CELL_TEXT}};

    static const aditl_column kind_columns[] = {{"name", ADITL_CELL_CODE},
                                                {"hooks", ADITL_CELL_TEXT},
                                                {"text", ADITL_CELL_TEXT},
                                                {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "kinds", "Kinds of cards",
                    "Each card states its kind. A hook that is not listed for the kind would never "
                    "run and is rejected.",
                    kind_columns);
    for (const adit_kind_row *kind = doc->def->kinds; kind->name != NULL; kind++) {
        char hooks[160] = "";
        adit_buffer list = adit_buffer_on(hooks, sizeof hooks);

        aditl_kind_hooks(doc->def, (int)(kind - doc->def->kinds), &list);
        aditl_doc_text(doc, kind->name);
        aditl_doc_text(doc, hooks[0] != '\0' ? hooks : "none");
        aditl_doc_text(doc, kind->text);
    }
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "facts", "Facts of cards, by kind",
                    "The facts of a card of each kind, in addition to the fields above.", columns);
    for (const adit_kind_row *kind = doc->def->kinds; kind->name != NULL; kind++) {
        for (const adit_fact_row *row = kind->facts; row != NULL && row->name != NULL; row++) {
            char range[240];
            adit_buffer out = adit_buffer_on(range, sizeof range);

            aditl_doc_range(row->words, row->min, row->max, &out);
            aditl_doc_text(doc, kind->name);
            aditl_doc_text(doc, row->name);
            aditl_doc_text(doc, aditl_doc_fact_type(row->type));
            aditl_doc_flag(doc, row->required);
            aditl_doc_text(doc, range);
            aditl_doc_text(doc, row->text);
        }
    }
    aditl_doc_end(doc);
}

static void event_row(aditl_doc *doc, const adit_event_row *row)
{
    char words[400] = "";
    adit_buffer out = adit_buffer_on(words, sizeof words);

    for (int i = 0; row->amount_name != NULL && row->amount_words[i] != NULL; i++) {
        adit_buffer_addf(&out, "%s%s%s (%d)", i == 0 ? row->amount_name : "", i == 0 ? ": " : ", ",
                         row->amount_words[i],
                         row->amount_values != NULL ? row->amount_values[i] : i);
    }
    aditl_doc_text(doc, row->name);
    aditl_doc_flag(doc, row->has_goods);
    aditl_doc_flag(doc, row->has_card);
    aditl_doc_flag(doc, row->has_amount);
    aditl_doc_text(doc, words);
    aditl_doc_text(doc, row->text);
}

static void events(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},  {"goods", ADITL_CELL_FLAG},
                                           {"card", ADITL_CELL_FLAG},  {"amount", ADITL_CELL_FLAG},
                                           {"words", ADITL_CELL_TEXT}, {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "events", "Events",
                    "For `on`. In a function the event is `ev`: ev.seat, ev.card, ev.amount and "
                    "the goods by name, where the event has them. Some amounts are named by words: "
                    "filter by them, as in { what = \"pillar\", run = ... }, and read ev.what.",
                    columns);
    for (int i = 0; i < ADIT_EVENT_GAME; i++) {
        event_row(doc, &adit_common_events[i]);
    }
    for (const adit_event_row *row = doc->def->events; row != NULL && row->name != NULL; row++) {
        event_row(doc, row);
    }
    aditl_doc_end(doc);
}

static void values(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},
                                           {"is_price", ADITL_CELL_FLAG},
                                           {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "values", "Values and prices", "For `modify`.", columns);
    for (const adit_value_row *row = doc->def->values; row != NULL && row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_flag(doc, row->is_price);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
}

static void permissions(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},
                                           {"usual", ADITL_CELL_FLAG},
                                           {"about", ADITL_CELL_TEXT},
                                           {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};
    const adit_permission_row *row = doc->def->permissions;

    aditl_doc_begin(doc, "permissions", "Permissions",
                    "For `allow` and `forbid`. A usual permission is granted by default and can "
                    "only be forbidden. The hooks of cards in play count, and those of the card "
                    "that the permission is about.",
                    columns);
    for (; row != NULL && row->name != NULL; row++) {
        char about[160] = "";
        adit_buffer out = adit_buffer_on(about, sizeof about);

        for (int kind = 0; doc->def->kinds[kind].name != NULL; kind++) {
            if ((row->about >> kind & 1) != 0) {
                adit_buffer_addf(&out, "%s%s", out.length == 0 ? "" : ", ",
                                 doc->def->kinds[kind].name);
            }
        }
        aditl_doc_text(doc, row->name);
        aditl_doc_flag(doc, row->usual);
        aditl_doc_text(doc, about);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
}

static void queries(aditl_doc *doc)
{
    static const aditl_column good_columns[] = {{"name", ADITL_CELL_CODE},
                                                {"limit", ADITL_CELL_NUMBER},
                                                {"text", ADITL_CELL_TEXT},
                                                {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "goods", "Goods", "Each good is also a query.", good_columns);
    for (const adit_good_def *row = doc->def->goods; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_number(doc, row->limit);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "queries", "Queries",
                    "For `per`, tests and `g:count`; also `in_play.KIND` for each kind of card.",
                    name_columns);
    for (const adit_query_row *row = doc->def->queries; row != NULL && row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
}

static void rule_words(aditl_doc *doc, const adit_rule_row *row)
{
    char words[200] = "";
    adit_buffer out = adit_buffer_on(words, sizeof words);

    if (row->kind != 0) {
        adit_buffer_addf(&out, "any cards of the kind %s", doc->def->kinds[row->kind - 1].name);
    } else if (row->words != NULL) {
        aditl_doc_range(row->words, 0, 0, &out);
    }
    aditl_doc_text(doc, words);
}

static void rules(aditl_doc *doc)
{
    static const aditl_column columns[] = {{"name", ADITL_CELL_CODE},  {"min", ADITL_CELL_NUMBER},
                                           {"max", ADITL_CELL_NUMBER}, {"usual", ADITL_CELL_NUMBER},
                                           {"words", ADITL_CELL_TEXT}, {"text", ADITL_CELL_TEXT},
                                           {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, "rules", "Rule parameters", "For `--rule` and `g:rule`.", columns);
    for (int i = 0; i < adit_rule_count(doc->def, doc->engine->cards); i++) {
        const adit_rule_row *row = adit_rule_at(doc->def, doc->engine->cards, i);

        aditl_doc_text(doc, row->name);
        aditl_doc_number(doc, row->min);
        aditl_doc_number(doc, row->max);
        aditl_doc_number(doc, row->fallback);
        rule_words(doc, row);
        aditl_doc_text(doc, row->text);
    }
    aditl_doc_end(doc);
}

void aditl_doc_sections(aditl_doc *doc)
{
    constructors(doc);
    verbs(doc);
    parameters(doc);
    primitives(doc);
    card_fields(doc);
    hooks(doc);
    kinds(doc);
    events(doc);
    values(doc);
    permissions(doc);
    queries(doc);
    rules(doc);
    aditl_doc_state_sections(doc);
    aditl_doc_library_sections(doc);
}
