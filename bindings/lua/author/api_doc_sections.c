/* api_doc_sections.c - what the reference says, section by section.
 *
 * Library, bots and playthrough scripts are the same for every game. Their rows stand beside the
 * functions, in vm/, host/ and script/; here they are only joined.
 */

#include "bindings/lua/author/api_doc.h"
#include "bindings/lua/host/what_if.h"
#include "bindings/lua/load/load.h"
#include "bindings/lua/read/declare.h"
#include "engine/model/fields_internal.h"

const aditl_doc_field aditl_doc_fields[] = {
    {"id", "Word", "Lower-case letters, digits and '_'; a card of a mod is referred to as mod:id."},
    {"kind", "Word", "The kind of card, which determines its facts."},
    {"title", "Text", "The name printed on the card."},
    {"text", "Text", "The effect in one sentence; optional in a mod."},
    {"short", "Text", "The effect in a few words, for lists without room for `text`; optional."},
    {"source", "Text", "Rulebook page or rule number; optional in a mod."},
    {"mark", "Text", "How reliable the values are: S stated, P seen, R reconstructed."},
    {"replaces", "Card", "In a mod: the card of the same kind that this one replaces."},
    {"alias", "Word|List",
     "A former id of the card, or a list of them, oldest first; games and scripts that use it "
     "still find the card."},
    {"counters", "Counters",
     "Numbers that the card keeps: { used = { max = 1, reset = \"turn\" } }; reset is action, "
     "turn, round or game."},
    {"examples", "Examples",
     "Run by `adit test`: name, given, steps, expect, refused, not_offered."},
    {0},
};

const aditl_doc_hook aditl_doc_hooks[] = {
    {"on",
     "on = { EVENT = { by = \"me\", good = WORD, amount = { 1, 3 }, card = ID, when = TEST, run = "
     "EFFECT } }",
     "acting",
     "Reacts to an event; by is me (default), others or anyone. Can also be a plain effect or a "
     "list of hooks.",
     "On"},
    {"modify",
     "modify = { VALUE = { by = \"me\", card = ID, base = { 1, 3 }, when = TEST, add = NUMBER } }",
     "looking",
     "Changes a number: add, set, or run = function(g, me, base) that returns the new one.",
     "Modify"},
    {"modify (prices)",
     "modify = { PRICE = { less = GOODS, more = GOODS, choice = true, instead = { pay = GOODS, of "
     "= GOODS, limit = 1 } } }",
     "looking", "Changes a price: discounts, surcharges, or paying something else.", NULL},
    {"allow", "allow = { WORD = true }", "looking",
     "Allows something that the rules do not: true, function(g, me), or { card, by, when, run }.",
     "Allowances"},
    {"forbid", "forbid = { WORD = function(g, me) return \"why not\" end }", "looking",
     "Forbids something that the rules allow; a function can return the reason.", "Permissions"},
    {"rewrite", "rewrite = { { from = \"one_of\", to = \"and_or\", card = ID, when = TEST } }", "",
     "Changes how the parts of a card are joined.", "RewriteHook[]"},
    {"exchange", "exchange = { { pay = GOODS, get = GOODS, when = TEST, label = TEXT } }", "acting",
     "An exchange that the owner can make at any time; with a label, run = EFFECT can replace "
     "get.",
     "ExchangeHook[]"},
    {"score", "score = NUMBER", "looking", "Points at the end of the game.", "Number"},
    {"built", "built = EFFECT", "acting",
     "Runs when the card comes into play, before its other hooks are active.", "Effect"},
    {0},
};

const aditl_row *const aditl_doc_library[] = {aditl_fail_rows,
                                              aditl_iterate_rows,
                                              aditl_value_rows,
                                              aditl_math_rows,
                                              aditl_string_rows,
                                              aditl_table_rows,
                                              NULL};
const aditl_row *const aditl_doc_bots[] = {aditl_bot_rows, NULL};
const aditl_row *const aditl_doc_views[] = {aditl_view_rows, NULL};

const aditl_doc_field aditl_doc_event[] = {
    {"seat", "Seat", "The seat that caused it."},
    {"card", "Card?", "The card that the event is about, or nil."},
    {"amount", "Integer", "The amount, if the event has one."},
    {0},
};

static void add_names(aditl_doc *doc, const adit_name_row *rows)
{
    for (; rows != NULL && rows->name != NULL; rows++) {
        aditl_doc_row(doc, rows->name, rows->text);
    }
}

static void add_constructors(aditl_doc *doc)
{
    aditl_doc_begin(doc, "constructors", "Constructors",
                    "Functions for card files, in addition to nodes and verbs.", "name` text");
    add_names(doc, aditl_constructor_rows);
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "nodes", "Nodes",
                    "How effects are combined: `one_of { gain { ... }, pay { ... } }`. `repeat_` "
                    "also takes `times = NUMBER`; `when` takes a test: `when { \"query\", at_least "
                    "= 2, EFFECT }` with below, at_least, at_most, above or is, or `when { "
                    "function(g, me) ... end, EFFECT }`.",
                    "name` text");
    add_names(doc, aditl_node_rows);
    aditl_doc_end(doc);
}

/* "count Integer?, through_walls Flag?" */
static aditl_doc_words list_params(const adit_verb *verb)
{
    aditl_doc_words words = {""};
    adit_buffer out = adit_buffer_on(words.text, sizeof words.text);

    for (int i = 0; i < verb->param_count; i++) {
        adit_buffer_addf(&out, "%s%s %s%s", i == 0 ? "" : ", ", verb->param[i].name,
                         aditl_doc_param_type(verb->param[i].type),
                         verb->param[i].optional ? "?" : "");
    }
    return words;
}

/* "dig(count); dig { count = ... }; g:dig(seat, count)" */
static aditl_doc_words list_forms(const adit_verb *verb)
{
    aditl_doc_words words = {""};
    adit_buffer out = adit_buffer_on(words.text, sizeof words.text);

    for (int form = 0; form < 3; form++) {
        if (form == 1 && verb->param_count == 0) {
            continue;
        }
        adit_buffer_addf(&out,
                         form == 0   ? "%s("
                         : form == 1 ? "; %s { "
                                     : "; g:%s(seat",
                         verb->name);
        for (int i = 0; i < verb->param_count; i++) {
            adit_buffer_addf(&out, "%s%s%s", i == 0 && form < 2 ? "" : ", ", verb->param[i].name,
                             form == 1 ? " = ..." : "");
        }
        adit_buffer_add(&out, form == 1 ? " }" : ")");
    }
    return words;
}

static void add_verbs(aditl_doc *doc)
{
    aditl_doc_begin(doc, "verbs", "Verbs",
                    "Each works in declared form, `verb(...)`, and as a method, `g:verb(seat, "
                    "...)`. Arguments are given by position or, in one table, by name; in declared "
                    "form, amounts of goods can be counted with `per` or a function.",
                    "name` parameters` forms` text example`");
    for (int i = 0; i < adit_verb_count(doc->def); i++) {
        const adit_verb *verb = adit_verb_at(doc->def, i);

        aditl_doc_row(doc, verb->name, list_params(verb).text, list_forms(verb).text, verb->text,
                      aditl_doc_example(doc->engine, verb->example).text);
    }
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "parameters", "Parameters of verbs", "In positional order.",
                    "verb` name` type optional? range text");
    for (int i = 0; i < adit_verb_count(doc->def); i++) {
        const adit_verb *verb = adit_verb_at(doc->def, i);

        for (const adit_param *param = verb->param; param < verb->param + verb->param_count;
             param++) {
            aditl_doc_row(doc, verb->name, param->name, aditl_doc_param_type(param->type),
                          param->optional, aditl_doc_param_range(param).text, param->text);
        }
    }
    aditl_doc_end(doc);
}

static void add_primitives(aditl_doc *doc)
{
    const aditl_primitive *row;

    aditl_doc_begin(
        doc, "primitives", "Methods of g besides the verbs",
        "Looking functions (`score`, `modify`, `allow`, `forbid`, numbers) are read-only; acting "
        "functions (effects) can also change the game and ask questions.",
        "name` parameters` result acting_only? text example`");
    for (int i = 0; (row = aditl_primitive_at(i)) != NULL; i++) {
        aditl_doc_row(doc, row->name, row->params, row->result,
                      (row->moments & ADITL_IN_LOOKING) == 0, row->text,
                      aditl_doc_example(doc->engine, row->example).text);
    }
    aditl_doc_end(doc);
}

static void add_fields(aditl_doc *doc, const aditl_doc_field *rows)
{
    for (; rows->name != NULL; rows++) {
        aditl_doc_row(doc, rows->name, rows->type, rows->text);
    }
}

static void add_hooks(aditl_doc *doc)
{
    aditl_doc_begin(doc, "card_fields", "Fields of every card", "Hooks are listed below.",
                    "name` type text");
    add_fields(doc, aditl_doc_fields);
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "hooks", "Hooks",
                    "EFFECT is a declared effect or function(g, me, ev); NUMBER an integer, "
                    "`per(\"query\", factor)` or function(g, me); TEST a table such as "
                    "`{ \"query\", at_least = 2 }` or function(g, me) that returns true, false or "
                    "why not.",
                    "name` form` moment text");
    for (const aditl_doc_hook *row = aditl_doc_hooks; row->name != NULL; row++) {
        aditl_doc_row(doc, row->name, row->form, row->moment, row->text);
    }
    aditl_doc_end(doc);
}

static void add_kinds(aditl_doc *doc)
{
    aditl_doc_begin(doc, "kinds", "Kinds of cards",
                    "Each card states its kind. A hook that is not listed for the kind would never "
                    "run and is rejected.",
                    "name` hooks text");
    for (int n = 0; adit_kind_nth(doc->def, n) >= 0; n++) {
        const adit_kind_row *kind = adit_kind_at(doc->def, adit_kind_nth(doc->def, n));
        char hooks[160] = "";
        adit_buffer list = adit_buffer_on(hooks, sizeof hooks);

        aditl_kind_hooks(doc->def, adit_kind_nth(doc->def, n), &list);
        aditl_doc_row(doc, kind->name, hooks[0] != '\0' ? hooks : "none", kind->text);
    }
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "facts", "Facts of cards, by kind",
                    "The facts of a card of each kind, in addition to the fields above.",
                    "kind` fact` type required? range text");
    for (int n = 0; adit_kind_nth(doc->def, n) >= 0; n++) {
        const adit_kind_row *kind = adit_kind_at(doc->def, adit_kind_nth(doc->def, n));

        for (const adit_fact_row *row = kind->facts; row != NULL && row->name != NULL; row++) {
            aditl_doc_row(doc, kind->name, row->name, aditl_doc_fact_type(row->type), row->required,
                          aditl_doc_range(row->words, row->min, row->max).text, row->text);
        }
    }
    aditl_doc_end(doc);
}

static void add_event(aditl_doc *doc, const adit_event_row *row)
{
    char words[400] = "";
    adit_buffer out = adit_buffer_on(words, sizeof words);

    for (int i = 0; row->amount_name != NULL && row->amount_words[i] != NULL; i++) {
        adit_buffer_addf(&out, "%s%s%s (%d)", i == 0 ? row->amount_name : "", i == 0 ? ": " : ", ",
                         row->amount_words[i],
                         row->amount_values != NULL ? row->amount_values[i] : i);
    }
    aditl_doc_row(doc, row->name, row->has_goods, row->has_card, row->has_amount, words, row->text);
}

static void add_events(aditl_doc *doc)
{
    aditl_doc_begin(
        doc, "events", "Events",
        "For `on`. In a function the event is `ev`: ev.seat, ev.card, ev.amount and "
        "the goods by name, where the event has them. Some amounts are named by words: "
        "filter by them, as in { what = \"pillar\", run = ... }, and read ev.what. Verbs are "
        "events too, with each parameter by its name: ev.level, ev.price[1].gold.",
        "name` goods? card? amount? words text");
    for (int i = 0; i < ADIT_EVENT_GAME; i++) {
        add_event(doc, &adit_common_events[i]);
    }
    for (const adit_event_row *row = doc->def->events; row != NULL && row->name != NULL; row++) {
        add_event(doc, row);
    }
    aditl_doc_end(doc);
}

static void add_values(aditl_doc *doc)
{
    aditl_doc_begin(doc, "values", "Values and prices", "For `modify`.", "name` is_price? text");
    for (const adit_value_row *row = doc->def->values; row != NULL && row->name != NULL; row++) {
        aditl_doc_row(doc, row->name, row->is_price, row->text);
    }
    aditl_doc_end(doc);
}

static void add_permissions(aditl_doc *doc)
{
    const adit_permission_row *row = doc->def->permissions;

    aditl_doc_begin(
        doc, "permissions", "Permissions",
        "For `allow` and `forbid`. A default permission is granted to everybody and can "
        "only be forbidden. The hooks of cards in play count, and those of the card "
        "that the permission is about.",
        "name` default? about text");
    for (; row != NULL && row->name != NULL; row++) {
        char about[160] = "";
        adit_buffer out = adit_buffer_on(about, sizeof about);

        for (int kind = 0; kind < ADIT_KIND_SCENARIO; kind++) {
            if ((row->about >> kind & 1) != 0) {
                adit_buffer_addf(&out, "%s%s", out.length == 0 ? "" : ", ",
                                 adit_kind_at(doc->def, kind)->name);
            }
        }
        aditl_doc_row(doc, row->name, row->is_default, about, row->text);
    }
    aditl_doc_end(doc);
}

static void add_queries(aditl_doc *doc)
{
    aditl_doc_begin(doc, "goods", "Goods", "Each good is also a query.", "name` limit# text");
    for (const adit_good_def *row = doc->def->goods; row->name != NULL; row++) {
        aditl_doc_row(doc, row->name, row->limit, row->text);
    }
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "queries", "Queries",
                    "For `per`, tests and `g:count`; also `in_play.KIND` for each kind of card.",
                    "name` text");
    for (const adit_query_row *row = doc->def->queries; row != NULL && row->name != NULL; row++) {
        aditl_doc_row(doc, row->name, row->text);
    }
    aditl_doc_end(doc);
}

static void add_rules(aditl_doc *doc)
{
    aditl_doc_begin(doc, "rules", "Rule parameters", "For `--rule` and `g:rule`.",
                    "name` min# max# default# words text");
    for (int i = 0; i < adit_rule_count(doc->def, doc->engine->cards); i++) {
        const adit_rule_row *row = adit_rule_at(doc->def, doc->engine->cards, i);
        aditl_doc_words words = aditl_doc_range(row->words, 0, 0);

        if (row->kind != 0) {
            adit_buffer out = adit_buffer_on(words.text, sizeof words.text);

            adit_buffer_addf(&out, "any cards of the kind %s",
                             adit_kind_at(doc->def, row->kind - 1)->name);
        }
        aditl_doc_row(doc, row->name, row->min, row->max, row->default_value, words.text,
                      row->text);
    }
    aditl_doc_end(doc);
}

/* ---- The state ---- */

/* How the parts of the field are called; nothing if it has none. */
static void field_parts(const aditl_doc *doc, const adit_field *row, adit_buffer *out)
{
    if (adit_field_is_single(row)) {
        return;
    }
    switch (row->index) {
    case ADIT_INDEX_NUMBER:
        adit_buffer_addf(out, "1 to %d", row->count);
        break;
    case ADIT_INDEX_GOOD:
        adit_buffer_add(out, "each good");
        break;
    case ADIT_INDEX_CARD:
        adit_buffer_addf(out, "each card of the kind %s", adit_kind_at(doc->def, row->kind)->name);
        break;
    case ADIT_INDEX_RULE:
        adit_buffer_add(out, "each rule parameter");
        break;
    case ADIT_INDEX_SLOT:
        adit_buffer_add(out, "each counter of a card: card.counter");
        break;
    case ADIT_INDEX_LABEL:
        for (int i = 0; i < row->count; i++) {
            adit_buffer_addf(out, "%s%s", i > 0 ? ", " : "", row->labels[i]);
        }
        break;
    }
}

static void add_state(aditl_doc *doc)
{
    adit_field_info info;

    aditl_doc_begin(
        doc, "fields", "Fields of the state",
        "A field of a player is written `player[1].name`, a field with parts `name.part`. Fields "
        "that all can see are in the view of every bot, and cards read them with `g:read`; fields "
        "that only their owner can see are in the view of that seat only. Scripts (`game:get`, "
        "`game:expect`), `expect` of examples, goals of scenarios (which also accept "
        "`player[1].points`) and `adit state` read every field. Scenarios, examples and scripts "
        "can set some of the fields; the others are derived from those. Functions of cards can set "
        "those with `can_put` (`g:put`).",
        "name` type count# parts per_player? seen_by can_be_set? can_put? text");
    for (int i = 0; adit_engine_field(doc->engine, i, &info) == ADIT_OK; i++) {
        const adit_field *row = adit_field_row(doc->def, i);
        char parts[2048];
        adit_buffer out = adit_buffer_on(parts, sizeof parts);

        field_parts(doc, row, &out);
        aditl_doc_row(doc, info.name, info.type, info.count, parts, info.per_player, info.seen_by,
                      adit_field_can_be_set(row), row->can_put, info.text);
    }
    aditl_doc_end(doc);
    aditl_doc_begin(doc, "score_lines", "Lines of the score",
                    "The names of sources of points for `game:score`, `game:expect_score` and "
                    "`expect = { score = { ... } }` of examples. Points from a card go by the id "
                    "of the card. A source without points has no line and counts as 0.",
                    "name` text");
    aditl_doc_row(doc, "total", "the total of the player's points");
    add_names(doc, doc->def->score_words);
    for (const adit_good_def *good = doc->def->goods; good->name != NULL; good++) {
        aditl_doc_row(doc, good->name, "points for this good, if it gives any");
    }
    aditl_doc_end(doc);
}

/* ---- Limits ---- */

void aditl_doc_limits(aditl_doc *doc)
{
    aditl_doc_begin(doc, "limits", "Limits",
                    "What exceeds a limit is refused, with mod, file, line and the name of the "
                    "limit. Limits of a game or a mod are met when it is loaded, the others while "
                    "a game or script runs.",
                    "name` value# of text");
    for (int i = ADIT_LIMIT_NONE + 1; i < ADIT_LIMIT_COUNT; i++) {
        const adit_limit_row *row = adit_limit_at((adit_limit)i);

        aditl_doc_row(doc, row->name, row->value, row->of, row->text);
    }
    for (const adit_limit_row *row = doc->def == NULL ? NULL : doc->def->limits;
         row != NULL && row->name != NULL; row++) {
        aditl_doc_row(doc, row->name, row->value, row->of, row->text);
    }
    for (int i = 0; i < ADIT_BUDGET_COUNT; i++) {
        const adit_budget_row *row = &adit_budget_rows[i];

        aditl_doc_row(doc, "budget", (int)row->most, row->what, row->unit);
    }
    aditl_doc_end(doc);
}

/* ---- What scripts can call ---- */

static void add_functions(aditl_doc *doc, const char *key, const char *title, const char *text,
                          const aditl_row *const *lists)
{
    const aditl_row *row;

    aditl_doc_begin(doc, key, title, text, "name` parameters` result text example`");
    for (int i = 0; (row = aditl_row_at(lists, i)) != NULL; i++) {
        aditl_doc_row(doc, row->name, row->params, row->result, row->text,
                      aditl_doc_example(doc->engine, row->example).text);
    }
    aditl_doc_end(doc);
}

static void add_library(aditl_doc *doc)
{
    aditl_doc_begin(doc, "event_fields", "Fields of an event",
                    "The fields of `ev` in a hook's function.", "name` type text");
    add_fields(doc, aditl_doc_event);
    for (const adit_good_def *row = doc->def->goods; row->name != NULL; row++) {
        aditl_doc_row(doc, row->name, "Integer", "The amount of this good.");
    }
    aditl_doc_end(doc);
    add_functions(doc, "library", "Library",
                  "For cards, scenarios, bots and playthrough scripts. String functions are also "
                  "methods of strings: `(\"x\"):rep(3)`.",
                  aditl_doc_library);
    add_functions(
        doc, "bots", "Functions for bots",
        "A bot returns `function(view, options, anytime)`. In addition to the library it has:",
        aditl_doc_bots);
    add_functions(doc, "view_methods", "Methods of a view",
                  "A method of the view that a bot, or a deciding function of a script, gets.",
                  aditl_doc_views);
    add_functions(doc, "scripts", "Functions for playthrough scripts",
                  "For `adit run` and test scripts, in addition to the library.",
                  aditl_script_lists);
    add_functions(doc, "match_methods", "Methods of a game in a script",
                  "Methods of the object that `adit.game` returns: `game:name(...)`.",
                  aditl_match_lists);
    add_functions(doc, "stats_methods", "Methods of a collection of numbers",
                  "Methods of the object that `adit.stats` returns: `stats:name(...)`.",
                  aditl_stats_lists);
}

void aditl_doc_sections(aditl_doc *doc)
{
    add_constructors(doc);
    add_verbs(doc);
    add_primitives(doc);
    add_hooks(doc);
    add_kinds(doc);
    add_events(doc);
    add_values(doc);
    add_permissions(doc);
    add_queries(doc);
    add_rules(doc);
    add_state(doc);
    add_library(doc);
    aditl_doc_limits(doc);
}
