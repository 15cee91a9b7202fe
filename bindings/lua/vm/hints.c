/* hints.c - what Lua's own messages mean to somebody who writes cards.
 *
 * Lua says what it could not do; an author wants to know what to look for. The words of Lua
 * stay in front, since people search for them.
 */
#include <string.h>

#include "bindings/lua/vm/vm.h"

#define NO_OUTSIDE "cards have neither files nor clock, so that a replay goes the same way"

static const struct {
    const char *part, *more; /* both must be in the message; more may be "" */
    const char *hint;
} hints[] = {
    {"unfinished string", "", "a quote is missing at the end of the text"},
    {"unfinished long string", "", "]] is missing at its end"},
    {"unfinished long comment", "", "]] is missing at its end"},
    {"'}' expected", "near 'end'", "perhaps an 'end' too many, or a brace that was not closed"},
    {"'}' expected", "near '='",
     "perhaps a comma is missing before it, or the name needs [\"...\"] around it"},
    {"'}' expected", "near '<eof>'", "a closing brace is missing"},
    {"'}' expected", "near <eof>", "a closing brace is missing"},
    {"'}' expected", "", "perhaps a comma is missing just before it"},
    {"'end' expected", "", "an 'if', 'for' or 'function' has no 'end'"},
    {"'then' expected", "near '!'", "Lua writes ~= for 'not equal'"},
    {"'then' expected", "", "'if' needs 'then', and == compares, a single = does not"},
    {"'do' expected", "", "'for' and 'while' need 'do'"},
    {"')' expected", "", "a closing parenthesis is missing, or a comma before it"},
    {"'=' expected", "", "a name alone does nothing: was '=' meant, or 'return' before it?"},
    {"<eof> expected", "near 'end'", "an 'end' too many"},
    {"<eof> expected", "", "nothing may stand after the return of a file"},
    {"unexpected symbol near <eof>", "", "a closing brace, parenthesis or 'end' is missing"},
    {"syntax error near '+'", "", "Lua has no += and ++; write n = n + 1"},
    {"syntax error near '-'", "", "Lua has no -= and --; write n = n - 1"},
    {"syntax error near ','", "", "perhaps an 'end' is missing before it"},
    {"syntax error near '}'", "", "perhaps an 'end' is missing before it"},
    {"syntax error near", "", "a name alone does nothing; Lua has no 'continue'"},
    {"unexpected symbol near '!'", "", "Lua writes ~= for 'not equal' and 'not' for '!'"},
    {"unexpected symbol near '+'", "", "Lua has no += and ++; write n = n + 1"},
    {"near '<\\226>'", "", "typographic quotes and dashes are no Lua; write plain \" and -"},
    {"near '<\\194>'", "", "a character that is no Lua, perhaps a space that only looks like one"},
    {"unexpected symbol near '}'", "", "a value is missing before the brace"},
    {"unexpected symbol near ','", "", "a value is missing before the comma"},
    {"unexpected symbol", "", "something is missing just before it, or a comma too many"},
    {"malformed number", "", "a name may not begin with a digit; as a key write [\"...\"]"},
    {"goto", "no visible label", "Lua has no 'continue'; put the rest into an 'if'"},
    {"attempt to index a nil value", "", "it is nil here: is the name right, and does it exist?"},
    {"attempt to index a number value", "'me'",
     "a seat is a number; g acts for it, as in g:gain(me, ...) or g:count(me, ...)"},
    {"attempt to index a number value", "field 'players'",
     "it says how many play; what one of them has is in player[1]"},
    {"attempt to index a number value", "", "it is a number, not a table"},
    {"attempt to index a boolean value", "", "it is true or false, not a table"},
    {"attempt to call a nil value", "", "no function is called so"},
    {"attempt to call a table value", "", "perhaps a comma is missing before the brace"},
    {"attempt to call a string value", "", "perhaps a comma is missing before it"},
    {"attempt to call a number value", "", "perhaps a comma is missing before it"},
    {"attempt to perform arithmetic on a nil value", "",
     "it is nil here: is the name right, and does it exist?"},
    {"attempt to perform arithmetic on a string value", "",
     "it is a text; numbers are written without quotes"},
    {"attempt to perform arithmetic on a table value", "",
     "it is a table; say which of its fields"},
    {"attempt to concatenate a nil value", "", "it is nil here: is the name right?"},
    {"attempt to concatenate a table value", "", "it is a table; say which of its fields"},
    {"attempt to concatenate a boolean value", "", "write tostring(...) around it"},
    {"attempt to compare", "nil", "one of the two is nil: is its name right?"},
    {"attempt to compare", "", "only two numbers or two texts can be compared"},
    {"attempt to get length of a nil value", "", "it is nil here: is the name right?"},
    {"bad 'for'", "", "'for i = from, to do' needs two whole numbers"},
    {"stack overflow", "", "a function calls itself without end"},
    {"no function of math is called 'random'", "",
     "g:random(6) draws a number that a replay finds again"},
    {"no global is called 'print'", "", "g:log(\"...\") writes into the log of the game"},
    {"no global is called 'os'", "", NO_OUTSIDE},
    {"no global is called 'io'", "", NO_OUTSIDE},
    {"no global is called 'require'", "", "every card file stands alone"},
    {"no global is called 'pcall'", "", "a card that fails is told to the player"},
    {"no global is called 'setmetatable'", "", "cards have plain tables only"},
    {"no global is called", "", "`adit api GAME` lists the names that cards of a game may use"},
    {"no counter of this card is called", "",
     "declare it: counters = { name = { max = 1, reset = \"turn\" } }"},
    {"no field of an event is called", "", "it has seat, card, amount, and each good by its name"},
    {"goods: no good is called", "", "if a variable holds the name, write { [name] = 1 }"},
    {"number has no integer representation", "", "use // to divide whole numbers"},
};

const char *aditl_hint(const char *message)
{
    if (strstr(message, "did you mean") != NULL) {
        return NULL; /* better than anything that could be said here */
    }
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
        if (strstr(message, hints[i].part) != NULL && strstr(message, hints[i].more) != NULL) {
            return strstr(message, hints[i].hint) == NULL ? hints[i].hint : NULL; /* said before */
        }
    }
    return NULL;
}
