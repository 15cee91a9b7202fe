/* api_doc_files.c - what mod.lua, scenarios and campaigns can say, for editors.
 *
 * Types are written as LuaCATS has them. The names are those that the readers know
 * (aditl_scenario_keys, mods/manifest.c, scenario/campaign_file.c); test_api_complete.c compares.
 */
#include "bindings/lua/author/api_doc.h"

const aditl_doc_field aditl_doc_mod[] = {
    {"id", "string", "at most 32 lower-case letters, digits and '_'"},
    {"name?", "string", "for people"},
    {"version?", "string", "up to three numbers: \"1.2.0\""},
    {"games?", "string[]", "the games that it is for; all if it is left out"},
    {"engine?", "string", "the engine releases that it works with: \">=0.1, <2\""},
    {"depends?", "string[]", "other mods: { \"lamps >=1.2\" }"},
    {"optional?", "string[]", "mods that are loaded before it if they are there"},
    {"conflicts?", "string[]", "mods that it cannot be loaded with"},
    {"accepts_saves?", "string[]", "hashes of earlier contents whose saved positions still load"},
    {"rules?", "table<string, RuleParameter>", "rule parameters that it adds"},
    {"goods?", "table<string, NewGood>", "goods that it adds"},
    {"events?", "table<string, NewEvent>", "events of its own, for g:emit"},
    {"values?", "table<string, NewValue>", "values of its own, for g:value and g:pay_price"},
    {"permissions?", "table<string, NewPermission>", "permissions of its own"},
    {"queries?", "table<string, NewQuery>", "queries of its own"},
    {"counters?", "table<string, ModCounter>", "counters for all its cards"},
    {"authors?", "string|string[]", "for people"},
    {"licence?", "string", "for people"},
    {"text?", "string", "for people"},
    {"example?", "string", "the card that `adit new` copies if none is named"},
    {0},
};

const aditl_doc_field aditl_doc_scenario[] = {
    {"game", "string", "the id of the game"},
    {"title?", "string", "one line"},
    {"text?", "string", "the story"},
    {"players?", "integer", "how many play"},
    {"seats?", "string[]", "who plays: { \"human\", \"greedy\" }"},
    {"seed?", "integer|string", "the seed of the deal"},
    {"rules?", "table<string, integer|string|boolean>", "rule parameters"},
    {"set?", "table<string, integer|string|boolean>", "fields of the start"},
    {"mods?", "string[]", "mods to play with: ids, or folders"},
    {"cards?", "table[]", "more cards, patches and removals"},
    {"without?", "string[]", "ids of cards to leave out"},
    {"on?", "On", "scripted events"},
    {"modify?", "Modify", "as in a card"},
    {"allow?", "Allowances", "as in a card"},
    {"forbid?", "Permissions", "as in a card"},
    {"rewrite?", "RewriteHook[]", "as in a card"},
    {"exchange?", "ExchangeHook[]", "as in a card"},
    {"counters?", "table<string, Counter>", "as in a card"},
    {"goal?", "Condition", "what is to be reached"},
    {"goal_text?", "string", "the goal in words"},
    {"limit?", "integer|{ decisions?: integer, turns?: integer }", "turns it into a puzzle"},
    {"chance?", "\"excluded\"|\"pinned\"", "of a puzzle"},
    {"others?", "\"bots\"|\"worst\"", "of a puzzle"},
    {"seat?", "Seat", "who is to reach the goal; who wins or loses"},
    {"win?", "Condition", "when the match is won"},
    {"lose?", "Condition", "when the match is lost"},
    {"say?", "string|Saying[]", "texts on the way"},
    {"next?", "string|{ win?: string, lose?: string }", "the scenario that follows"},
    {"carry?", "string[]|table<string, string>", "fields that the next scenario starts with"},
    {"setup?", "Effect", "for each player before the first turn"},
    {0},
};

const aditl_doc_field aditl_doc_campaign[] = {
    {"title?", "string", "shown when it begins"},
    {"text?", "string", "shown when it begins"},
    {"scenarios", "(string|Chapter)[]", "the files in order"},
    {"carry?", "string[]|table<string, string>", "for scenarios that have none of their own"},
    {0},
};

const aditl_doc_field aditl_doc_chapter[] = {
    {"[1]", "string", "the file"},
    {"win?", "string", "the scenario that follows a win; without it, the next of the list"},
    {"lose?", "string", "the scenario that follows a loss"},
    {"carry?", "string[]|table<string, string>", "fields that the next scenario starts with"},
    {0},
};

static const char parts[] =
    "\n---@class RuleParameter\n---@field min? integer\n---@field max? integer\n"
    "---@field words? string[]\n---@field default? integer|string\n---@field text? string\n"
    "\n---@class NewGood\n---@field limit? integer\n---@field worth? integer\n"
    "---@field pays_for? string\n---@field turns_into? string\n---@field text? string\n"
    "\n---@class NewEvent\n---@field amount? boolean\n---@field card? boolean\n"
    "---@field goods? boolean\n---@field text? string\n"
    "\n---@class NewValue\n---@field price? boolean\n---@field text? string\n"
    "\n---@class NewPermission\n---@field default? boolean\n---@field about? string[]\n"
    "---@field text? string\n"
    "\n---@class NewQuery\n---@field run fun(g: Game, me: Seat): integer\n"
    "---@field text? string\n"
    "\n---@class ModCounter\n---@field max integer\n---@field per? \"seat\"\n"
    "---@field reset \"action\"|\"turn\"|\"round\"|\"game\"\n---@field text? string\n"
    "\n---@class FieldTest\n---@field [1] string\n---@field at_least? integer\n"
    "---@field at_most? integer\n---@field is? integer|string|boolean\n"
    "---@alias Condition FieldTest|FieldTest[]|fun(g: Game, seat: Seat): boolean|string\n"
    "\n---@class Saying\n---@field at? \"start\"|\"win\"|\"lose\"|\"end\"\n"
    "---@field turn? integer\n---@field when? Condition\n---@field text string\n";

static void write_class(const char *name, const aditl_doc_field *rows, adit_text *out)
{
    adit_text_addf(out, "\n---@class %s\n", name);
    for (; rows->name != NULL; rows++) {
        adit_text_addf(out, "---@field %s %s %s\n", rows->name, rows->type, rows->text);
    }
}

void aditl_doc_file_classes(adit_text *out)
{
    adit_text_add(out, parts);
    write_class("Mod", aditl_doc_mod, out);
    write_class("Scenario", aditl_doc_scenario, out);
    write_class("Chapter", aditl_doc_chapter, out);
    write_class("Campaign", aditl_doc_campaign, out);
}
