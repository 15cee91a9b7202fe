/* api_doc_library.c - what scripts can name beside the words of a game, for the reference.
 *
 * Library, bots and playthrough scripts are the same for every game. The functions themselves
 * stand in env*.c, bot.c and driver*.c; tests/bindings/lua/author/test_api_complete.c compares
 * these rows with what scripts really find there, and runs the examples.
 */
#include <string.h>

#include "bindings/lua/author/api_doc.h"

const aditl_doc_function aditl_doc_library[] = {
    {"assert", "value Any, words Any?", "Any",
     "Gives the value back; fails with the words if it is "
     "nil or false.",
     "assert(1 + 1 == 2, \"numbers are broken\")"},
    {"error", "words Any", "", "Fails with the words, and with the place.",
     "local fail = function() error(\"not here\") end"},
    {"ipairs", "list List", "Any", "For loops over a list, from 1 up to the first hole.",
     "for i, word in ipairs { \"a\", \"b\" } do assert(word, i) end"},
    {"pairs", "values Table", "Any",
     "For loops over a table in sorted order: numbers, then words, then true and false.",
     "for name, n in pairs { wood = 1 } do assert(name == \"wood\" and n == 1) end"},
    {"select", "n Integer|\"#\", values Any...", "Any",
     "The values from the n-th on, or how many there are.", "assert(select(\"#\", 1, nil) == 2)"},
    {"tonumber", "value Any, base Integer?", "Number?", "The number that a text says, or nil.",
     "assert(tonumber(\"12\") == 12)"},
    {"tostring", "value Any", "Text", "The value as text; tables and functions have no address.",
     "assert(tostring(12) == \"12\")"},
    {"type", "value Any", "Word", "The name of the value's type.", "assert(type({}) == \"table\")"},
    {"math.abs", "n Number", "Number", "The number without its sign.", "assert(math.abs(-2) == 2)"},
    {"math.ceil", "n Number", "Integer", "The next whole number above.",
     "assert(math.ceil(1.5) == 2)"},
    {"math.floor", "n Number", "Integer", "The next whole number below.",
     "assert(math.floor(1.5) == 1)"},
    {"math.max", "n Number, more Number...", "Number", "The largest of the numbers.",
     "assert(math.max(1, 3, 2) == 3)"},
    {"math.maxinteger", "", "Integer", "The largest whole number; a value, not a function.",
     "assert(math.maxinteger > 0)"},
    {"math.min", "n Number, more Number...", "Number", "The smallest of the numbers.",
     "assert(math.min(1, 3, 2) == 1)"},
    {"math.mininteger", "", "Integer", "The smallest whole number; a value, not a function.",
     "assert(math.mininteger < 0)"},
    {"math.tointeger", "value Any", "Integer?", "The number as a whole number, or nil.",
     "assert(math.tointeger(2.0) == 2)"},
    {"string.byte", "text Text, from Integer?, to Integer?", "Integer",
     "The codes of the bytes of a text.", "assert(string.byte(\"A\") == 65)"},
    {"string.char", "codes Integer...", "Text", "The text with these bytes.",
     "assert(string.char(65) == \"A\")"},
    {"string.find", "text Text, words Text, from Integer?, plain Flag?", "Integer?",
     "Where the words stand in the text, first and last byte, or nil. Always plain: there are no "
     "patterns.",
     "assert(string.find(\"flax and wood\", \"wood\") == 10)"},
    {"string.format", "form Text, values Any...", "Text",
     "The form with values in the places of %d, %s, %x, %5.1f and the like.",
     "assert(string.format(\"%d of %s\", 2, \"wood\") == \"2 of wood\")"},
    {"string.len", "text Text", "Integer", "How many bytes the text has.",
     "assert(string.len(\"abc\") == 3)"},
    {"string.lower", "text Text", "Text", "The text in small letters.",
     "assert(string.lower(\"Ab\") == \"ab\")"},
    {"string.rep", "text Text, n Integer, between Text?", "Text", "The text n times.",
     "assert(string.rep(\"ab\", 2) == \"abab\")"},
    {"string.sub", "text Text, from Integer, to Integer?", "Text",
     "A part of the text; negative places count from its end.",
     "assert(string.sub(\"wood\", 2, 3) == \"oo\")"},
    {"string.upper", "text Text", "Text", "The text in capital letters.",
     "assert(string.upper(\"Ab\") == \"AB\")"},
    {"table.concat", "list List, between Text?, from Integer?, to Integer?", "Text",
     "The texts and numbers of a list as one text.",
     "assert(table.concat({ 1, 2 }, \" \") == \"1 2\")"},
    {"table.insert", "list List, place Integer?, value Any", "", "Puts a value into a list.",
     "local list = { 1 } table.insert(list, 2) assert(list[2] == 2)"},
    {"table.remove", "list List, place Integer?", "Any",
     "Takes a value out of a list, usually the last, and gives it.",
     "assert(table.remove { 1, 2 } == 2)"},
    {"table.sort", "list List, before Function?", "",
     "Sorts a list; equal values keep their order. `before(a, b)` says which comes first.",
     "local list = { 3, 1, 2 } table.sort(list) assert(list[1] == 1)"},
    {"table.unpack", "list List, from Integer?, to Integer?", "Any", "The values of a list.",
     "assert(select(\"#\", table.unpack { 1, 2 }) == 2)"},
    {NULL, NULL, NULL, NULL, NULL},
};

const aditl_doc_function aditl_doc_bots[] = {
    {"random", "n Integer", "Integer",
     "A whole number from 1 to n; the bot's only source of "
     "chance.",
     "assert(random(6) <= 6)"},
    {NULL, NULL, NULL, NULL, NULL},
};

const aditl_doc_function aditl_doc_scripts[] = {
    {"pcall", "f Function, values Any...", "Flag",
     "Calls the function; true and what it gives, or false and the message.",
     "assert(pcall(error, \"no\") == false)"},
    {"print", "values Any...", "", "Writes a line.", "print(\"turn\", 1)"},
    {"expect", "condition Any, words Text?", "Any",
     "Fails, with exit code 1, unless the condition holds.", "expect(1 < 2, \"order\")"},
    {"expect_equal", "got Any, wanted Any, words Text?", "Any",
     "Fails unless both are equal, tables by what is in them.", "expect_equal({ 1, 2 }, { 1, 2 })"},
    {"adit.version", "", "Text", "The release; a value, not a function.",
     "expect(type(adit.version) == \"string\")"},
    {"adit.args", "", "List", "What stands behind the script's name; a value, not a function.",
     "expect_equal(#adit.args, 0)"},
    {"adit.game", "settings Table", "Match",
     "A game at its first question: game or scenario, players, seed, rules, set, mods, strict.",
     "adit.game { game = \"%game%\", seed = 2 }:close()"},
    {"adit.load", "path Text, settings Table?", "Match",
     "A saved position or a recorded game: mods, strict, verify, decisions.",
     "expect(not pcall(adit.load, \"nowhere.play\"))"},
    {"adit.story", "path Text", "Table",
     "A recorded game as it was told, whatever has become of its cards.",
     "expect(not pcall(adit.story, \"nowhere.play\"))"},
    {"adit.sim", "settings Table", "Table",
     "Many games between players, and a summary: game, games, players, seed, each.",
     "adit.sim { game = \"%game%\", games = 1, players = { \"random\", \"random\" } }"},
    {"adit.stats", "numbers List?", "Stats", "A collection of numbers.",
     "expect_equal(adit.stats({ 1, 3 }):mean(), 2)"},
    {"adit.titles", "", "List", "The games there are: id, title, min_players, max_players.",
     "expect(#adit.titles() > 0)"},
    {NULL, NULL, NULL, NULL, NULL},
};

const aditl_doc_function aditl_doc_match[] = {
    {"options", "", "List", "The texts of the options.", "expect(#game:options() > 0)"},
    {"anytime", "", "List", "The texts of the exchanges that are possible now.", "game:anytime()"},
    {"question", "", "Table?", "Who is asked what: seat, prompt, card; nil when it is over.",
     "expect(game:question().seat >= 1)"},
    {"decide", "option Text|Integer", "Match",
     "Decides; fails with the reason and the possible answers if it cannot be.", "game:decide(1)"},
    {"try", "option Text|Integer", "Flag",
     "Decides, or gives false and the reason; then nothing has changed.",
     "expect(not game:try(\"fly\"))"},
    {"why", "option Text", "Text", "Why a move is not possible, or that it is.",
     "print(game:why(\"fly\"))"},
    {"seat", "", "Integer", "Who is asked; 0 when the game is over.", "expect(game:seat() >= 1)"},
    {"over", "", "Flag", "Whether the game is over.", "expect(not game:over())"},
    {"players", "", "Integer", "How many play.", "expect(game:players() >= 1)"},
    {"seed", "", "Integer|Text", "The seed, as adit.game takes it.",
     "expect_equal(game:seed(), 1)"},
    {"state", "seat Seat?", "Table", "All fields as nested tables; with a seat what it can see.",
     "expect(game:state().players >= 1)"},
    {"get", "field Text", "Any", "One field by its name.", "expect(game:get(\"turn\") >= 0)"},
    {"log", "from Integer?", "List", "What has happened, line by line.", "game:log(1)"},
    {"hash", "", "Text", "The state in sixteen digits.", "expect_equal(#game:hash(), 16)"},
    {"score", "seat Seat?", "Integer", "Points as they stand, and a list of source and points.",
     "local total, lines = game:score(1)"},
    {"winners", "", "List", "The seats that have won, and the result in words.",
     "expect_equal(#game:winners(), 0)"},
    {"draw", "seat Seat?", "Text", "The table as text.", "expect(#game:draw() > 0)"},
    {"check", "", "", "Fails if the state is one that cannot be.", "game:check()"},
    {"clone", "", "Match", "A copy that goes its own way.", "game:clone():close()"},
    {"undo", "n Integer?", "Match", "Takes back the last n decisions, usually 1.",
     "game:decide(1) game:undo()"},
    {"undo_to", "n Integer", "Match", "Takes back all but the first n decisions.",
     "game:decide(1) game:undo_to(0)"},
    {"decisions", "", "List", "What was decided: seat and text of each.",
     "expect_equal(#game:decisions(), 0)"},
    {"save", "path Text?", "Text?", "Writes the position to a file, or gives it as text.",
     "expect(#game:save() > 0)"},
    {"record", "path Text?", "Text?", "Writes the recorded game to a file, or gives it as text.",
     "expect(#game:record() > 0)"},
    {"play", "player Any, n Integer?", "Integer",
     "Lets a player, or one for each seat, play to the end or for n decisions.",
     "game:play(\"random\", 3)"},
    {"what_if", "f Function, values Any...", "Any",
     "Gives f a copy to try things on, and gives back what f returned.",
     "game:what_if(function(copy) copy:decide(1) end)"},
    {"diff", "other Match", "List", "What is different in the other game: field, from, to.",
     "expect_equal(#game:diff(game), 0)"},
    {"seats", "names List?", "List", "Who plays, for the head of the recorded game.",
     "game:seats()"},
    {"expect", "fields Table", "Match", "Fails unless all these fields have these values.",
     "game:expect { over = 0 }"},
    {"expect_log", "words Text, from Integer?", "Text", "Fails unless a log line has the words.",
     "expect(not pcall(game.expect_log, game, \"a dragon\"))"},
    {"expect_score", "points Integer|Table, seat Seat?", "Match",
     "Fails unless these sources give these points.", "game:expect_score((game:score(1)), 1)"},
    {"expect_refused", "option Text, words Text?", "Text",
     "Fails unless the question knows the move and refuses it, for a reason with these words.",
     "expect(not pcall(game.expect_refused, game, \"fly\"))"},
    {"expect_not_offered", "option Text", "Text",
     "Fails unless it is a move of the game that the question does not know.",
     "game:expect_not_offered(\"decline\")"},
    {"close", "", "", "Releases the game before the script ends.", "game:clone():close()"},
    {NULL, NULL, NULL, NULL, NULL},
};

const aditl_doc_function aditl_doc_stats[] = {
    {"add", "n Number", "Stats", "Adds a number.", "stats:add(4)"},
    {"count", "", "Integer", "How many numbers there are.", "expect_equal(stats:count(), 3)"},
    {"mean", "", "Number", "Their mean.", "expect_equal(stats:mean(), 2)"},
    {"deviation", "", "Number", "Their standard deviation.", "expect(stats:deviation() > 0)"},
    {"error", "", "Number", "The standard error of the mean.", "expect(stats:error() > 0)"},
    {"min", "", "Number", "The smallest.", "expect_equal(stats:min(), 1)"},
    {"max", "", "Number", "The largest.", "expect_equal(stats:max(), 3)"},
    {"median", "", "Number", "The one in the middle.", "expect_equal(stats:median(), 2)"},
    {"quantile", "share Number", "Number", "The number below which this share of them lies.",
     "expect(stats:quantile(0.5) == 2)"},
    {"values", "", "List", "All of them, as they came.", "expect_equal(#stats:values(), 3)"},
    {"text", "", "Text", "Mean, error and range in words.", "print(stats:text())"},
    {NULL, NULL, NULL, NULL, NULL},
};

const aditl_doc_field aditl_doc_event[] = {
    {"seat", "Seat", "Who did it."},
    {"card", "Card?", "The card it is about, or nil."},
    {"amount", "Integer", "How much, if the event has an amount."},
    {NULL, NULL, NULL},
};

static void functions(aditl_doc *doc, const char *key, const char *title, const char *text,
                      const aditl_doc_function *rows)
{
    static const aditl_column columns[] = {
        {"name", ADITL_CELL_CODE}, {"parameters", ADITL_CELL_CODE}, {"result", ADITL_CELL_TEXT},
        {"text", ADITL_CELL_TEXT}, {"example", ADITL_CELL_CODE},    {NULL, ADITL_CELL_TEXT}};

    aditl_doc_begin(doc, key, title, text, columns);
    for (; rows->name != NULL; rows++) {
        char example[240];
        adit_buffer out = adit_buffer_on(example, sizeof example);

        aditl_doc_example(doc->engine, rows->example, &out);
        aditl_doc_text(doc, rows->name);
        aditl_doc_text(doc, rows->params);
        aditl_doc_text(doc, rows->result);
        aditl_doc_text(doc, rows->text);
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
                    "What `ev` holds in a function of a hook.", columns);
    for (const aditl_doc_field *row = aditl_doc_event; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, row->type);
        aditl_doc_text(doc, row->text);
    }
    for (const adit_good_def *row = doc->def->goods; row->name != NULL; row++) {
        aditl_doc_text(doc, row->name);
        aditl_doc_text(doc, "Integer");
        aditl_doc_text(doc, "How many of this good.");
    }
    aditl_doc_end(doc);
}

void aditl_doc_library_sections(aditl_doc *doc)
{
    event_fields(doc);
    functions(doc, "library", "Library",
              "For cards, scenarios, bots and playthrough scripts. Strings have their functions as "
              "methods too: `(\"x\"):rep(3)`.",
              aditl_doc_library);
    functions(doc, "bots", "Names of bots",
              "A bot returns `function(view, options, anytime)`; beside the library it has:",
              aditl_doc_bots);
    functions(doc, "scripts", "Names of playthrough scripts",
              "For `adit run` and test scripts, beside the library.", aditl_doc_scripts);
    functions(doc, "match_methods", "Methods of a game in a script",
              "Of what `adit.game` gives: `game:name(...)`.", aditl_doc_match);
    functions(doc, "stats_methods", "Methods of a collection of numbers",
              "Of what `adit.stats` gives: `stats:name(...)`.", aditl_doc_stats);
}
