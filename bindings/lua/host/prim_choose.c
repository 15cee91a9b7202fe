/* prim_choose.c - g:choose and g:choose_secretly, how a card's function asks players.
 *
 * The choices are a list, which is closed (no exchanges at this question), or a function that
 * makes the list, which is called again after every exchange and may only look. The engine
 * knows a choice by its place in the list and a hash of its word; when the transaction is run
 * again, the list is made again and must agree with what was answered.
 *
 * While the engine asks, it may build the list, try each choice to the end, or leave the
 * question open. It cannot be jumped over, so the list function runs protected and words stay
 * on the Lua stack, in a slot of their own, until the method ends.
 *
 * Secret answers of several seats are asked for one after the other. The function gets none of them
 * before all are given, and the lists are made before the first question, so nothing that anybody
 * sees on the way can depend on an answer.
 */
#include <string.h>

#include "bindings/lua/host/choices.h"
#include "bindings/lua/host/prim.h"
#include "bindings/lua/read/args.h"
#include "bindings/lua/read/tables.h"
#include "bindings/lua/vm/env.h"
#include "engine/rules/runner.h"

/* And of several seats: a list for each, and what they have answered. */
enum { AT_LISTS = AT_LIST + 1, AT_ANSWERS };

typedef struct {
    aditl_host *host;
    lua_State *L;
    bool is_function, is_made;
    bool has_own_lists;           /* each seat has one */
    bool is_known;                /* the list was not checked, since the answer is known */
    const aditl_choices *choices; /* what is in it; NULL: they are read where they are needed */
    adit_status failed;           /* the list could not be made */
} asking;

/* ---- Asking ---- */

/* Makes the list again in the middle of the engine's work: protected, and only looking. */
static bool make_protected(const asking *ask, adit_tx *tx)
{
    aditl_vm *vm = &ask->host->vm;
    adit_status status = ADIT_LIMIT;
    bool is_begun = aditl_call_begin(vm);

    if (is_begun) {
        lua_pushcfunction(ask->L, aditl_make_choices);
        lua_pushvalue(ask->L, AT_CHOICES);
        vm->only_look++;
        status = aditl_call(vm, 1, 1);
        vm->only_look--;
    } else {
        status = vm->left;
    }
    if (status == ADIT_OK) {
        lua_replace(ask->L, AT_LIST);
        lua_pop(ask->L, 1);
        return true;
    }
    if (is_begun) {
        lua_pop(ask->L, 1);
    }
    if (vm->has_message) {
        (void)aditl_fault(ask->host, tx, status, NULL, "listed its choices");
    }
    return false;
}

static void build_choices(adit_tx *tx, const void *context, adit_options *out)
{
    asking *ask = (asking *)context;

    if (!lua_checkstack(ask->L, 8)) {
        (void)adit_fault(tx, ADIT_NOMEM, "out of memory");
        return;
    }
    if (ask->is_function) {
        ask->is_made = make_protected(ask, tx);
        if (!ask->is_made) {
            ask->failed = tx->stop != ADIT_OK ? tx->stop : ADIT_SCRIPT;
            return;
        }
    }
    if (ask->is_known) { /* an answer that no engine has recorded here */
        ask->failed = adit_fault(tx, ADIT_SCRIPT, "asked again although it was answered");
        return;
    }
    aditl_offer_choices(ask->L, ask->choices, out, out == &tx->runner->options);
}

/* ---- The method ---- */

/* A text for people: one line that is not too long. Raises. */
static void check_shown(lua_State *L, int index, const char *what, adit_limit most)
{
    size_t length = 0;

    if (lua_type(L, index) != LUA_TSTRING) {
        aditl_raise(L, "%s: expected a text, got %s", what, luaL_typename(L, index));
    }
    (void)lua_tolstring(L, index, &length);
    if (length == 0) {
        aditl_raise(L, "%s: expected at least 1 character", what);
    }
    if (length > (size_t)adit_limit_at(most)->value) {
        aditl_raise_limit(L, what, most);
    }
}

/* text = { flax = "2 flax now", [3] = "three of them" }: by choice. Raises. */
static void check_texts(lua_State *L)
{
    if (lua_type(L, AT_TEXTS) != LUA_TTABLE) {
        aditl_raise(L, "text: expected a table such as { yes = \"pay 1 gold\" }, got %s",
                    luaL_typename(L, AT_TEXTS));
    }
    lua_pushnil(L);
    while (lua_next(L, AT_TEXTS) != 0) {
        aditl_charge(L, 1);
        check_shown(L, lua_gettop(L), "text", ADIT_LIMIT_MEANING);
        lua_pop(L, 1);
    }
}

/* The value on top belongs to the option with this name. [-1, +0] */
static void read_option(lua_State *L, const char *name, bool *check)
{
    if (strcmp(name, "prompt") == 0) {
        check_shown(L, lua_gettop(L), "prompt", ADIT_LIMIT_PROMPT);
        lua_replace(L, AT_PROMPT);
    } else if (strcmp(name, "text") == 0) {
        aditl_push_unsealed(L, -1);
        lua_replace(L, AT_TEXTS);
        lua_pop(L, 1);
        check_texts(L);
    } else if (strcmp(name, "check") == 0 && lua_type(L, -1) == LUA_TBOOLEAN) {
        *check = lua_toboolean(L, -1);
        lua_pop(L, 1);
    } else {
        aditl_raise(L,
                    "options: '%.40s' is not an option; expected prompt = \"...\", "
                    "text = { choice = \"...\" } or check = true or false",
                    name);
    }
}

/* { prompt = "...", text = { ... }, check = false }; returns whether choices are tried to the end.
 */
static bool read_options(lua_State *L)
{
    bool check = true;

    if (lua_isnil(L, AT_OPTIONS)) {
        return true;
    }
    if (lua_type(L, AT_OPTIONS) != LUA_TTABLE) {
        aditl_raise(L, "options: expected a table such as { check = false }, got %s",
                    luaL_typename(L, AT_OPTIONS));
    }
    aditl_open_arguments(L, AT_OPTIONS);
    lua_pushnil(L);
    while (lua_next(L, AT_OPTIONS) != 0) {
        read_option(L, lua_type(L, -2) == LUA_TSTRING ? lua_tostring(L, -2) : "a list", &check);
    }
    return check;
}

/* Before the options are read: who forgot the braces hears of the choices first. */
static void check_type_of_choices(lua_State *L)
{
    if (lua_type(L, AT_CHOICES) != LUA_TTABLE && !lua_isfunction(L, AT_CHOICES)) {
        aditl_raise(L,
                    "choices: expected a list such as { \"yes\", \"no\" }, or a function that "
                    "returns one, got %s",
                    luaL_typename(L, AT_CHOICES));
    }
}

/* Whether the next question was answered in a run before this one. There its choices were checked;
 * here it is enough that the answer is one of them (see push_answer). */
static bool is_answered(const adit_tx *tx)
{
    return tx->next < tx->pick_count;
}

/* Reads the choices into `out`; the stack is then as AT_... says. */
static void read_choices(lua_State *L, asking *ask, aditl_choices *out)
{
    ask->is_function = lua_isfunction(L, AT_CHOICES);
    if (ask->is_function) {
        lua_pushnil(L);
        return;
    }
    lua_pushvalue(L, AT_CHOICES);
    ask->is_known = is_answered(ask->host->tx);
    if (!ask->is_known) {
        (void)aditl_check_choices(L, AT_LIST, out);
        ask->choices = out->count >= 0 ? out : NULL;
    }
    ask->is_made = true;
}

/* Pushes the element that was answered, of the list on top of `from`: that is a script's own, or
 * the vault. False: it is another one now. */
static bool push_chosen(lua_State *L, lua_State *from, int list, adit_option answer)
{
    char digits[16];
    size_t length = 0;
    const char *word = aditl_choice_text(from, list, answer.a + 1, digits, &length);

    if (word == NULL ||
        !adit_option_equal(answer, adit_option_with_hash(ADIT_OPT_WORD, answer.a, word, length))) {
        return false;
    }
    lua_rawgeti(from, list, answer.a + 1);
    if (from != L) {
        lua_xmove(from, L, 1);
        lua_pop(from, 1);
    }
    return true;
}

/* Pushes the choice that was answered. */
static int push_answer(lua_State *L, asking *ask, adit_option answer)
{
    aditl_vm *vm = &ask->host->vm;

    if (!ask->is_made) {
        vm->only_look++; /* set back by the protected call if it raises */
        lua_pushcfunction(L, aditl_make_known_choices);
        lua_pushvalue(L, AT_CHOICES);
        lua_call(L, 1, 1);
        lua_replace(L, AT_LIST);
        vm->only_look--;
    }
    if (answer.what == ADIT_OPT_WORD && answer.a >= 0 && answer.a < ADIT_MAX_CHOICES &&
        (aditl_is_plain(L, AT_LIST) ? push_chosen(L, L, AT_LIST, answer)
                                    : push_chosen(L, aditl_open_table(L, AT_LIST), -1, answer))) {
        return 1;
    }
    return aditl_raise(L, "asked a different question than before: a card must offer the same "
                          "choices each time it runs with the same state and answers");
}

/* Leaves out further arguments, and makes room up to `last`. */
static void set_arguments(lua_State *L, int last)
{
    if (lua_gettop(L) > AT_OPTIONS) {
        lua_settop(L, AT_OPTIONS);
    }
    lua_settop(L, last);
}

/* Whether nothing can fail any more that the function does, nor what called it: some verbs fail
 * after their events without having said so. */
static bool is_proven(const adit_tx *tx)
{
    return tx->is_sure && tx->verb_depth == 0 && tx->exchange_depth == 0;
}

static int prim_choose(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    asking ask = {.host = host, .L = L};
    aditl_choices choices;
    adit_option answer = {0};
    aditl_allowance kept;
    adit_status status;
    adit_question question = {.key = ADIT_ASK_SCRIPT, .build = build_choices, .context = &ask};

    question.seat = aditl_seat_at(L, host, AT_SEAT);
    set_arguments(L, AT_TEXTS);
    check_type_of_choices(L);
    /* Nobody reads the options of a closed list that was answered; they were checked then. */
    if (lua_isfunction(L, AT_CHOICES) || !is_answered(host->tx)) {
        question.is_proven = is_proven(host->tx);
        question.risky = !read_options(L)     ? ADIT_NEVER_RISKY
                         : question.is_proven ? ADIT_RISK_OF_CALLERS
                                              : ADIT_RISKY;
    }
    read_choices(L, &ask, &choices);
    question.no_anytime = !ask.is_function;
    if (--host->questions < 0) {
        return aditl_abort_limit(L, "asked too many questions in one run", ADIT_LIMIT_QUESTIONS);
    }
    kept = aditl_allowance_keep(host);
    status = adit_ask(host->tx, &question, &answer);
    aditl_budget_restore(host, &kept);
    if (ask.failed != ADIT_OK) {
        return aditl_unwind(L, ask.failed);
    }
    if (status == ADIT_NONE) {
        lua_pushnil(L);
        return 1;
    }
    return status == ADIT_OK ? push_answer(L, &ask, answer) : aditl_unwind(L, status);
}

/* ---- Several seats, secretly ---- */

/* The seats at AT_SEAT, from 0, each once. Raises. */
static int read_seats(lua_State *L, const aditl_host *host, int seats[ADIT_MAX_SEATS])
{
    const int players = host->tx->work->players;
    unsigned seen = 0;
    int count;

    if (lua_type(L, AT_SEAT) != LUA_TTABLE) {
        return aditl_raise(L, "seats: expected a list of seats such as { 1, 2 }, got %s",
                           luaL_typename(L, AT_SEAT));
    }
    if (!aditl_is_plain(L, AT_SEAT)) {
        aditl_push_plain(L, AT_SEAT);
        lua_replace(L, AT_SEAT);
    }
    count = aditl_list_length(L, AT_SEAT, ADIT_MAX_SEATS + 1);
    if (count == 0 || count > players) {
        return aditl_raise(L, "seats: expected 1 to %d of them, got %d", players, count);
    }
    for (int i = 0; i < count; i++) {
        lua_rawgeti(L, AT_SEAT, i + 1);
        seats[i] = aditl_seat_at(L, host, lua_gettop(L));
        lua_pop(L, 1);
        if ((seen >> seats[i] & 1) != 0) {
            return aditl_raise(L, "seats: seat %d is there twice", seats[i] + 1);
        }
        seen |= 1U << seats[i];
    }
    return count;
}

/* Replaces the list on top, which a script can change, by a copy of what was checked. The function
 * that made it for one seat runs again for the next one before anything is offered. */
static void copy_choices(lua_State *L, int count)
{
    aditl_charge(L, count);
    lua_createtable(L, count, 0);
    for (int i = 1; i <= count; i++) {
        lua_rawgeti(L, -2, i);
        lua_rawseti(L, -2, i);
    }
    lua_remove(L, -2);
}

/* Pushes the element of a list, which may be sealed. [-0, +1] */
static int push_element(lua_State *L, int list, int place)
{
    if (aditl_is_plain(L, list)) {
        return lua_rawgeti(L, list, place);
    }
    lua_State *vault = aditl_open_table(L, list);
    const int type = lua_rawgeti(vault, -1, place);

    lua_xmove(vault, L, 1);
    lua_pop(vault, 1);
    return type;
}

/* Whether there is a list for each seat. */
static bool has_own_lists(lua_State *L)
{
    const bool is_own =
        !lua_isfunction(L, AT_CHOICES) && push_element(L, AT_CHOICES, 1) == LUA_TTABLE;

    lua_settop(L, AT_LIST);
    return is_own;
}

/* Then there are as many lists as seats. Raises. */
static void check_own_lists(lua_State *L, int seats)
{
    int lists = 0;

    while (push_element(L, AT_CHOICES, lists + 1) == LUA_TTABLE && lists <= seats) {
        lists++;
    }
    if (lists != seats || !lua_isnil(L, -1)) {
        aditl_raise(L, "choices: expected %d lists, one for each seat, or one list for all", seats);
    }
    lua_settop(L, AT_LIST);
}

/* The list of the n-th seat, made by the function or taken. [-0, +1] */
static void push_seat_list(lua_State *L, const asking *ask, int n, int seat)
{
    if (!lua_isfunction(L, AT_CHOICES)) {
        if (!ask->has_own_lists) {
            lua_pushvalue(L, AT_CHOICES);
        } else if (push_element(L, AT_CHOICES, n + 1) != LUA_TTABLE) {
            aditl_raise(L, "choices: no list for seat %d", seat + 1);
        }
        return;
    }
    aditl_vm_of(L)->only_look++; /* set back by the protected call if it raises */
    lua_pushcfunction(L, aditl_make_known_choices);
    lua_pushvalue(L, AT_CHOICES);
    lua_pushinteger(L, seat + 1);
    lua_call(L, 2, 1);
    aditl_vm_of(L)->only_look--;
}

/* The list of each seat, checked, before the first question. One that is the same table as the one
 * before it was checked with that: none of those that are kept can change until then. */
static void make_seat_lists(lua_State *L, const asking *ask, const int *seats, int count)
{
    for (int i = 0; i < count; i++) {
        bool is_same;

        push_seat_list(L, ask, i, seats[i]);
        lua_rawgeti(L, AT_LISTS, i);
        is_same = lua_rawequal(L, -1, -2);
        lua_pop(L, 1);
        if (!is_same) {
            int choices = aditl_check_choices(L, lua_gettop(L), NULL);

            if (lua_isfunction(L, AT_CHOICES) && !aditl_is_sealed(L, -1)) {
                copy_choices(L, choices);
            }
        }
        lua_rawseti(L, AT_LISTS, i + 1);
    }
}

/* Asks one of the seats, and keeps what it answers. Where somebody has answered, all lists were
 * made before; then each is made again as it is needed, in the same order. */
static adit_status ask_secretly(lua_State *L, asking *ask, int n, int seat, int secret_from,
                                bool is_again)
{
    const adit_question question = {.key = ADIT_ASK_SCRIPT,
                                    .seat = seat,
                                    .build = build_choices,
                                    .context = ask,
                                    .risky = ADIT_NEVER_RISKY,
                                    .no_anytime = true,
                                    .secret_from = secret_from};
    aditl_allowance kept;
    adit_option answer = {0};

    ask->is_known = is_answered(ask->host->tx);
    if (is_again) {
        push_seat_list(L, ask, n, seat);
        if (!ask->is_known) {
            (void)aditl_check_choices(L, lua_gettop(L), NULL);
        }
    } else {
        lua_rawgeti(L, AT_LISTS, n + 1);
    }
    lua_replace(L, AT_LIST);
    ask->is_made = true;
    kept = aditl_allowance_keep(ask->host);
    adit_status status = adit_ask(ask->host->tx, &question, &answer);
    aditl_budget_restore(ask->host, &kept);
    if (status == ADIT_OK) {
        (void)push_answer(L, ask, answer);
        lua_rawseti(L, AT_ANSWERS, seat + 1);
    }
    return status == ADIT_NONE ? ADIT_OK : status;
}

/* All lists are made, and nobody has answered: the engine keeps what it will ask. */
static void keep_questions(lua_State *L, const int *seats, int count, int secret_from)
{
    const adit_question first = {.key = ADIT_ASK_SCRIPT, .secret_from = secret_from};
    adit_tx *tx = ((aditl_host *)aditl_vm_of(L)->owner)->tx;

    for (int i = 1; i < count; i++) {
        adit_options *later = adit_secret_list(tx, i);

        if (later == NULL) {
            return;
        }
        lua_rawgeti(L, AT_LISTS, i + 1);
        lua_replace(L, AT_LIST);
        aditl_offer_choices(L, NULL, later, true);
    }
    adit_secret_keep(tx, &first, seats, count);
}

static void reveal_answers(lua_State *L, adit_tx *tx, const int *seats, int count)
{
    for (int i = 0; i < count; i++) {
        char digits[16];
        size_t length;

        if (lua_rawgeti(L, AT_ANSWERS, seats[i] + 1) != LUA_TNIL) {
            adit_reveal_answer(tx, seats[i],
                               aditl_choice_text(L, AT_ANSWERS, seats[i] + 1, digits, &length));
        }
        lua_pop(L, 1);
    }
}

static int prim_choose_secretly(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    asking ask = {.host = host, .L = L};
    int seats[ADIT_MAX_SEATS] = {0}, count, secret_from;

    set_arguments(L, AT_TEXTS);
    count = read_seats(L, host, seats);
    check_type_of_choices(L);
    const bool is_again = is_answered(host->tx);
    const bool is_done = host->tx->pick_count - host->tx->next >= count; /* by all of them */
    if (!is_done && !read_options(L)) {
        return aditl_raise(L,
                           "options: secret choices are never checked, so 'check' means nothing");
    }
    lua_settop(L, AT_LIST);
    ask.has_own_lists = has_own_lists(L);
    if (ask.has_own_lists && !is_again) {
        check_own_lists(L, count);
    }
    lua_createtable(L, is_again ? 0 : count, 0);
    lua_createtable(L, host->tx->work->players, 0);
    secret_from = host->tx->next + 1;
    if (!is_again) {
        make_seat_lists(L, &ask, seats, count);
    }
    if (!is_again && count > 1) {
        keep_questions(L, seats, count, secret_from);
    }
    for (int i = 0; i < count; i++) {
        if (--host->questions < 0) {
            return aditl_abort_limit(L, "asked too many questions in one run",
                                     ADIT_LIMIT_QUESTIONS);
        }
        adit_status status = ask_secretly(L, &ask, i, seats[i], secret_from, is_again);
        if (status != ADIT_OK) {
            return aditl_unwind(L, status);
        }
    }
    reveal_answers(L, host->tx, seats, count);
    lua_settop(L, AT_ANSWERS);
    return 1;
}

const aditl_primitive aditl_choose_rows[] = {
    {"choose", prim_choose, "seat Seat, choices List, options Options?", "Any", ADITL_IN_ACTING,
     "Asks the seat to choose a word or number from a list and returns it; nil if nothing can be "
     "chosen. If the list comes from a function, the player can make exchanges first, and the list "
     "is rebuilt after each. Choices after which the rest cannot be carried out are left out, "
     "unless options has check = false. The player reads what options has as prompt, and as text "
     "for each choice.",
     "if g:choose(me, { \"yes\", \"no\" }) == \"yes\" then g:log(\"said yes\") end", ADIT_ALWAYS},
    {"choose_secretly", prim_choose_secretly, "seats List, choices List, options Options?", "Table",
     ADITL_IN_ACTING,
     "Asks each of the seats to choose from the same list, from its own one of a list of lists in "
     "the order of the seats, or from the one that function(seat) returns, and gives back a table "
     "with the choices by seat. Nobody sees what another one has "
     "chosen before all have chosen; then it is revealed in the log. No choice is left out because "
     "of what follows, so the function must cope with each. The players read what options has as "
     "prompt, and as text for each choice.",
     "local bids = g:choose_secretly({ me }, { 0, 1, 2 }); g:log(\"bid \" .. bids[me])",
     ADIT_ALWAYS},
    {0},
};
