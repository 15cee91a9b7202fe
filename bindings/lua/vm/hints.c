/* hints.c - what Lua's own messages mean to somebody who writes cards.
 *
 * Lua says what it could not do; an author wants to know what to look for. The words of Lua
 * stay in front, since people search for them.
 */
#include <string.h>

#include "bindings/lua/vm/vm.h"

#define NO_OUTSIDE "cards cannot use files or the clock, so that games can be replayed"

static const struct {
    const char *part, *more; /* both must be in the message; more may be "" */
    const char *hint;
} hints[] = {
    {"unfinished string", "", "the closing quote is missing"},
    {"unfinished long string", "", "the closing ]] is missing"},
    {"unfinished long comment", "", "the closing ]] is missing"},
    {"'}' expected", "near 'end'", "perhaps there is one 'end' too many, or a brace is not closed"},
    {"'}' expected", "near '='",
     "perhaps a comma is missing before it, or the name needs [\"...\"] around it"},
    {"'}' expected", "near '<eof>'", "a closing brace is missing"},
    {"'}' expected", "near <eof>", "a closing brace is missing"},
    {"'}' expected", "", "perhaps a comma is missing just before it"},
    {"'end' expected", "", "an 'if', 'for' or 'function' has no 'end'"},
    {"'then' expected", "near '!'", "Lua writes ~= for 'not equal'"},
    {"'then' expected", "", "'if' needs 'then'; compare with ==, not ="},
    {"'do' expected", "", "'for' and 'while' need 'do'"},
    {"')' expected", "", "a closing parenthesis is missing, or a comma before it"},
    {"'=' expected", "",
     "a name alone is not a statement; is '=' missing after it, or 'return' before it?"},
    {"<eof> expected", "near 'end'", "there is one 'end' too many"},
    {"<eof> expected", "", "'return' must be the last statement of the file"},
    {"unexpected symbol near <eof>", "", "a closing brace, parenthesis or 'end' is missing"},
    {"syntax error near '+'", "", "Lua has no += or ++; write n = n + 1"},
    {"syntax error near '-'", "", "Lua has no -= or --; write n = n - 1"},
    {"syntax error near ','", "", "perhaps an 'end' is missing before it"},
    {"syntax error near '}'", "", "perhaps an 'end' is missing before it"},
    {"syntax error near", "", "a name alone is not a statement; Lua has no 'continue'"},
    {"unexpected symbol near '!'", "", "Lua writes ~= for 'not equal' and 'not' for '!'"},
    {"unexpected symbol near '+'", "", "Lua has no += or ++; write n = n + 1"},
    {"near '<\\226>'", "", "Lua does not know typographic quotes and dashes; write plain \" and -"},
    {"near '<\\194>'", "", "Lua does not know this character; is it a non-breaking space?"},
    {"unexpected symbol near '}'", "", "a value is missing before the brace"},
    {"unexpected symbol near ','", "", "a value is missing before the comma"},
    {"unexpected symbol", "",
     "something is missing just before it, or there is one comma too many"},
    {"malformed number", "", "a name cannot start with a digit; write a key as [\"...\"]"},
    {"goto", "no visible label", "Lua has no 'continue'; put the rest of the loop in an 'if'"},
    {"attempt to index a nil value", "",
     "it is nil here; is the name spelled correctly, and does it exist?"},
    {"attempt to index a number value", "'me'",
     "a seat is a number; use g with it, as in g:gain(me, ...) or g:count(me, ...)"},
    {"attempt to index a number value", "field 'players'",
     "it is the number of players; what a player has is in player[1]"},
    {"attempt to index a number value", "", "it is a number, not a table"},
    {"attempt to index a boolean value", "", "it is true or false, not a table"},
    {"attempt to call a nil value", "", "no function has this name"},
    {"attempt to call a table value", "", "perhaps a comma is missing before the brace"},
    {"attempt to call a string value", "", "perhaps a comma is missing before it"},
    {"attempt to call a number value", "", "perhaps a comma is missing before it"},
    {"attempt to perform arithmetic on a nil value", "",
     "it is nil here; is the name spelled correctly, and does it exist?"},
    {"attempt to perform arithmetic on a string value", "",
     "it is a string; write numbers without quotes"},
    {"attempt to perform arithmetic on a table value", "", "it is a table; use one of its fields"},
    {"attempt to concatenate a nil value", "", "it is nil here; is the name spelled correctly?"},
    {"attempt to concatenate a table value", "", "it is a table; use one of its fields"},
    {"attempt to concatenate a boolean value", "", "wrap it in tostring(...)"},
    {"attempt to compare", "nil", "one of the two is nil; is its name spelled correctly?"},
    {"attempt to compare", "", "only two numbers or two strings can be compared"},
    {"attempt to get length of a nil value", "", "it is nil here; is the name spelled correctly?"},
    {"bad 'for'", "", "'for i = from, to do' needs two whole numbers"},
    {"stack overflow", "", "a function calls itself forever"},
    {"no function of math is called 'random'", "", "use g:random(6), which a replay can repeat"},
    {"no global is called 'print'", "", "g:log(\"...\") writes to the game log"},
    {"no global is called 'os'", "", NO_OUTSIDE},
    {"no global is called 'io'", "", NO_OUTSIDE},
    {"no global is called 'require'", "", "a card file cannot load other files"},
    {"no global is called 'pcall'", "", "cards cannot catch errors; the player sees them"},
    {"no global is called 'setmetatable'", "", "cards can only use plain tables"},
    {"no global is called", "", "`adit api GAME` lists the names that cards of a game can use"},
    {"no counter of this card is called", "",
     "declare it: counters = { name = { max = 1, reset = \"turn\" } }"},
    {"no field of an event is called", "", "it has seat, card, amount, and each good by name"},
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
