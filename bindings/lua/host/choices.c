/* choices.c - the list of g:choose: what may stand in it, and how it is made.
 *
 * Everything is checked before the engine sees it, in one pass that compares each choice with those
 * before it.
 */
#include "bindings/lua/host/choices.h"

#include <string.h>

#include "bindings/lua/read/tables.h"
#include "bindings/lua/vm/env.h"

/* Raises with the place of the list function if it is not running any more. */
static int bad_list(lua_State *L, const char *words, int place)
{
    return aditl_raise(L, "choices: %s (choice %d)", words, place);
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

/* Whether the character may stand at place `i`: inside a word also spaces and what joins the names
 * of a mod and its card, of a field and its parts, or of two words. */
static bool may_stand(const char *word, size_t length, size_t i)
{
    if (is_letter(word[i])) {
        return true;
    }
    if (i == 0 || i + 1 == length) {
        return i > 0 && word[i] == ']';
    }
    return word[i] == ' ' || word[i] == '[' || word[i] == ']' ||
           (strchr(":.-", word[i]) != NULL && (is_letter(word[i - 1]) || word[i - 1] == ']') &&
            is_letter(word[i + 1]));
}

static bool is_word(const char *word, size_t length)
{
    if (length == 0 || length > ADIT_MAX_CHOICE || memchr(word, '\0', length) != NULL) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        if (!may_stand(word, length, i)) {
            return false;
        }
    }
    return true;
}

/* What was found in a list so far, to compare the next choice with. */
typedef struct {
    const char *word[ADIT_MAX_CHOICES]; /* in the list, which keeps them */
    size_t length[ADIT_MAX_CHOICES];
    lua_Integer number[ADIT_MAX_CHOICES];
} choice_set;

static void check_number(lua_State *L, lua_State *vault, int place, choice_set *set)
{
    lua_Integer *number = &set->number[place - 1];

    if (!aditl_to_integer(vault, -1, number) || *number < -1000000 || *number > 1000000) {
        bad_list(L, "a number must be whole and between -1000000 and 1000000", place);
    }
    for (int i = 0; i < place - 1; i++) {
        if (set->number[i] == *number) {
            bad_list(L, "duplicate choice", place);
        }
    }
}

static void check_word(lua_State *L, lua_State *vault, int place, choice_set *set)
{
    size_t length;
    const char *word = lua_tolstring(vault, -1, &length);

    if (length > ADIT_MAX_CHOICE) {
        aditl_raise_limit(L, "choices", ADIT_LIMIT_CHOICE);
    }
    if (!is_word(word, length)) {
        bad_list(L,
                 "a word has 1 to 128 characters a to z, 0 to 9, _ or inner spaces, or is the "
                 "id of a card or the name of a field; what players read goes into text",
                 place);
    }
    set->word[place - 1] = word;
    set->length[place - 1] = length;
    for (int i = 0; i < place - 1; i++) {
        if (set->length[i] == length && memcmp(set->word[i], word, length) == 0) {
            bad_list(L, "duplicate choice", place);
        }
    }
}

/* The choice on top of the vault. */
static void check_choice(lua_State *L, lua_State *vault, int place, int type, choice_set *set)
{
    if (lua_type(vault, -1) != type) {
        bad_list(L, "words and numbers cannot be mixed", place);
    }
    if (type == LUA_TNUMBER) {
        check_number(L, vault, place, set);
    } else if (type == LUA_TSTRING) {
        check_word(L, vault, place, set);
    } else {
        bad_list(L, "must be words or numbers", place);
    }
}

/* What stands behind a hole would be left out without a word. Returns how many steps it took. */
static int64_t check_gaps(lua_State *L, lua_State *vault, int count)
{
    int64_t steps = 0;
    int keys = 0;

    lua_pushnil(vault);
    while (lua_next(vault, -2) != 0) {
        lua_pop(vault, 1);
        aditl_charge(L, 1);
        steps++;
        keys += lua_type(vault, -1) == LUA_TNUMBER;
    }
    if (keys != count) {
        bad_list(L, "the list has gaps", count + 1);
    }
    return steps;
}

/* How many steps it takes to compare each choice with those before it. */
static int64_t steps_of(int count)
{
    return (int64_t)count * count / 4;
}

static int check_choices(lua_State *L, int list, int64_t *steps)
{
    lua_State *vault = aditl_open_table(L, list);
    int count = aditl_list_length(vault, -1, ADIT_MAX_CHOICES + 1), type;
    choice_set set;

    if (count > ADIT_MAX_CHOICES) {
        aditl_raise_limit(L, "choices", ADIT_LIMIT_CHOICES);
    }
    *steps = check_gaps(L, vault, count);
    aditl_charge(L, steps_of(count));
    type = lua_rawgeti(vault, -1, 1);
    lua_pop(vault, 1);
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(vault, -1, i);
        check_choice(L, vault, i, type, &set);
        lua_pop(vault, 1);
    }
    lua_pop(vault, 1);
    return count;
}

/* A list that nothing can change was right for good when it was right once. Both ways take the same
 * steps, or a script near its limit would end in one process and not in another. */
int aditl_check_choices(lua_State *L, int list)
{
    const int64_t known = aditl_checked_list(L, list);
    int64_t steps;

    if (known < 0) {
        const int count = check_choices(L, list, &steps);

        aditl_note_checked(L, list, steps * (ADIT_MAX_CHOICES + 1) + count);
        return count;
    }
    const int count = (int)(known % (ADIT_MAX_CHOICES + 1));
    aditl_charge(L, known / (ADIT_MAX_CHOICES + 1) + steps_of(count));
    return count;
}

/* The number as text, at the end of `digits`. */
static const char *number_text(int number, char digits[16], size_t *length)
{
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;
    char *text = digits + 15;

    *text = '\0';
    do {
        *--text = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (number < 0) {
        *--text = '-';
    }
    *length = (size_t)(digits + 15 - text);
    return text;
}

const char *aditl_choice_text(lua_State *L, int list, int place, char digits[16], size_t *length)
{
    const int type = lua_rawgeti(L, list, place);
    const char *word = NULL;

    if (type == LUA_TSTRING) {
        word = lua_tolstring(L, -1, length);
    } else if (type == LUA_TNUMBER) {
        word = number_text((int)lua_tointeger(L, -1), digits, length);
    }
    lua_pop(L, 1);
    return word;
}

/* Calls the list function. Stack: function, arguments. [-n, +1] */
static void call_list(lua_State *L)
{
    lua_call(L, lua_gettop(L) - 1, 1);
    if (lua_type(L, 1) != LUA_TTABLE) {
        aditl_raise(L, "choices: the function must return a list, not %s", luaL_typename(L, 1));
    }
}

int aditl_make_choices(lua_State *L)
{
    call_list(L);
    (void)aditl_check_choices(L, 1);
    return 1;
}

int aditl_make_known_choices(lua_State *L)
{
    call_list(L);
    return 1;
}
