/* hooks.c - what a card does when something happens: on, modify, allow, forbid,
 * rewrite, exchange, score, built.
 *
 * Hooks are read in the order of the game's tables (events, values, permissions), and within
 * one of them in the order in which the author wrote them.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"

static const char *const by_words[] = {"anyone", "me", "others", NULL}; /* order of adit_by */
static const char *const connectives[] = {"sequence", "any_order", "and_or", "then_or",
                                          "one_of",   NULL}; /* order of adit_node_kind */

static const char *const on_fields[] = {"by", "good", "amount", "card", "when", "run", NULL};
static const char *const modify_fields[] = {"by",  "card", "base", "when",
                                            "add", "set",  "run",  NULL};
static const char *const price_fields[] = {"by",   "card",   "when",    "less",
                                           "more", "choice", "instead", NULL};
static const char *const instead_fields[] = {"pay", "of", "limit", NULL};
static const char *const permit_fields[] = {"by", "card", "when", "run", NULL};
static const char *const rewrite_fields[] = {"from", "to", "card", "when", NULL};
static const char *const exchange_fields[] = {"pay", "get", "run", "label", "when", NULL};

#define ANY_NUMBER_OF_TIMES 99
#define MAX_LABEL 60

/* ---- Small parts that several hooks have -------------------------------------------------- */

static void read_by(aditl_compile *c, int table, uint8_t *by)
{
    int word = ADIT_BY_ME;

    if (aditl_field(c, table, "by") != LUA_TNIL &&
        !aditl_arg_word(&c->reader, lua_gettop(c->L), by_words, "by", &word)) {
        aditl_report_reader(c);
    }
    *by = (uint8_t)word;
    lua_pop(c->L, 1);
}

static void read_card(aditl_compile *c, int table, int16_t *out)
{
    int card = ADIT_NO_CARD;

    if (aditl_field(c, table, "card") != LUA_TNIL &&
        !aditl_arg_card(&c->reader, lua_gettop(c->L), "card", &card)) {
        aditl_report_reader(c);
    }
    *out = (int16_t)card;
    lua_pop(c->L, 1);
}

static void read_when(aditl_compile *c, int table, adit_condition *out)
{
    *out = (adit_condition){-1, INT16_MIN, INT16_MAX};
    if (aditl_field(c, table, "when") != LUA_TNIL) {
        aditl_enter(c, "when");
        (void)aditl_compile_condition(c, lua_gettop(c->L), 1, out);
        aditl_exit(c);
    }
    lua_pop(c->L, 1);
}

/* { min, max }, or a number for exactly that many. */
static void read_range(aditl_compile *c, int table, const char *name, int16_t *min, int16_t *max)
{
    int low = INT16_MIN, high = INT16_MAX, type = aditl_field(c, table, name);
    int index = lua_gettop(c->L);
    bool is_read = true;

    if (type == LUA_TTABLE) {
        lua_rawgeti(c->L, index, 1);
        lua_rawgeti(c->L, index, 2);
        is_read = aditl_arg_int(&c->reader, index + 1, INT16_MIN, INT16_MAX, name, &low) &&
                  aditl_arg_int(&c->reader, index + 2, low, INT16_MAX, name, &high);
        lua_pop(c->L, 2);
    } else if (type != LUA_TNIL) {
        is_read = aditl_arg_int(&c->reader, index, INT16_MIN, INT16_MAX, name, &low);
        high = low;
    }
    if (!is_read) {
        aditl_report_reader(c);
    }
    *min = (int16_t)low;
    *max = (int16_t)high;
    lua_pop(c->L, 1);
}

/* A field with goods; 0 if it is not there. */
static uint16_t read_goods(aditl_compile *c, int table, const char *name, bool *is_given)
{
    uint16_t amounts = 0;

    *is_given = aditl_field(c, table, name) != LUA_TNIL;
    if (*is_given) {
        aditl_enter(c, name);
        (void)aditl_compile_amounts(c, lua_gettop(c->L), &amounts);
        aditl_exit(c);
    }
    lua_pop(c->L, 1);
    return amounts;
}

static bool has_field(aditl_compile *c, int table, const char *name)
{
    bool has = aditl_field(c, table, name) != LUA_TNIL;

    lua_pop(c->L, 1);
    return has;
}

/* A field that must be a function; -1 if it is not there. */
static int read_function(aditl_compile *c, int table, const char *name)
{
    int type = aditl_field(c, table, name), reference = -1;

    if (aditl_is_script_function(c->L, -1)) {
        reference = aditl_keep_function(c, lua_gettop(c->L));
    } else if (type == LUA_TFUNCTION) {
        aditl_report(c, name, "%s: expected a function of this file, got a library function", name);
    } else if (type != LUA_TNIL) {
        aditl_report(c, name, "%s: expected a function, got a %s", name, lua_typename(c->L, type));
    }
    lua_pop(c->L, 1);
    return reference;
}

/* A field that holds an effect; 0 if it is not there or wrong. */
static adit_node_id read_effect(aditl_compile *c, int table, const char *name)
{
    adit_node_id node = 0;

    if (aditl_field(c, table, name) == LUA_TNIL) {
        lua_pop(c->L, 1);
        return 0;
    }
    aditl_enter(c, name);
    node = aditl_compile_effect(c);
    aditl_exit(c);
    return node;
}

static void report_unknown(aditl_compile *c, int table, const char *const *fields, const char *what)
{
    aditl_names known = aditl_names_of_words(fields);

    aditl_report_unknown(c, table, &known, 0, what);
}

/* Counts one more hook of a sort; false if there is no room. */
static bool take_slot(aditl_compile *c, uint8_t *count, const char *what)
{
    if (*count >= ADIT_MAX_HOOKS) {
        aditl_report(c, "", "a card can have at most %d hooks of type '%s'", ADIT_MAX_HOOKS, what);
        return false;
    }
    (*count)++;
    return true;
}

typedef void (*read_hook)(aditl_compile *c, int index, int row);

/* The value on top is one hook or a list of them. [-1, +0] */
static void read_hooks(aditl_compile *c, read_hook read, int row)
{
    int index = lua_gettop(c->L);
    bool is_list = false;

    if (lua_type(c->L, index) == LUA_TTABLE && aditl_mark_of(c->L, index).made == ADITL_MADE_NONE) {
        is_list = lua_rawgeti(c->L, index, 1) != LUA_TNIL;
        lua_pop(c->L, 1);
    }
    if (!is_list) {
        read(c, index, row);
    } else {
        for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
            read(c, index + 1, row);
            lua_settop(c->L, index);
            if (i > ADIT_MAX_HOOKS) {
                break; /* reported by take_slot */
            }
        }
    }
    lua_settop(c->L, index - 1);
}

/* Whether the value is a plain table of fields; anything else is reported. */
static bool is_fields(aditl_compile *c, int index, const char *expected)
{
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    if (lua_type(c->L, index) == LUA_TTABLE && aditl_mark_of(c->L, index).made == ADITL_MADE_NONE) {
        return true;
    }
    aditl_show(c->L, index, &out);
    aditl_report(c, "", "expected %s, got %s", expected, shown);
    return false;
}

/* ---- on ----------------------------------------------------------------------------------- */

/* `event` is one that event_name has a name for. */
static const adit_event_row *event_at(const adit_game_def *def, int event)
{
    return event < ADIT_EVENT_GAME ? &adit_common_events[event]
                                   : &def->events[event - ADIT_EVENT_GAME];
}

/* Reports fields of a hook that its event does not know. */
static void report_unknown_filters(aditl_compile *c, int table, const adit_event_row *row)
{
    enum { COUNT = sizeof on_fields / sizeof *on_fields };
    const char *fields[COUNT + 1] = {NULL};

    memcpy(fields, on_fields, sizeof on_fields);
    fields[COUNT - 1] = row->amount_name;
    report_unknown(c, table, fields, "a hook of 'on'");
}

static void read_filters(aditl_compile *c, int table, const adit_event_row *row, adit_hook_on *on)
{
    int good = -1;

    read_by(c, table, &on->by);
    read_card(c, table, &on->card);
    read_when(c, table, &on->when);
    read_range(c, table, "amount", &on->min, &on->max);
    aditl_read_amount_word(c, table, row, on);
    if (aditl_field(c, table, "good") != LUA_TNIL &&
        !aditl_arg_good(&c->reader, lua_gettop(c->L), "good", &good)) {
        aditl_report_reader(c);
    }
    lua_pop(c->L, 1);
    on->good = (int16_t)good;
    if (good >= 0 && !row->has_goods) {
        aditl_report(c, "good", "good: the event '%s' has no goods", row->name);
    }
    if (on->card != ADIT_NO_CARD && !row->has_card) {
        aditl_report(c, "card", "card: the event '%s' has no card", row->name);
    }
    if ((on->min != INT16_MIN || on->max != INT16_MAX) && !row->has_amount && good < 0) {
        aditl_report(c, "amount",
                     row->has_goods ? "amount: name the good it counts, as in good = \"%s\""
                                    : "amount: the event '%s' has no amount",
                     row->has_goods ? c->loader->set.def->goods[0].name : row->name);
    }
}

static void read_on(aditl_compile *c, int index, int event)
{
    adit_card *card = c->card;
    adit_hook_on on = {.event = (int16_t)event,
                       .by = ADIT_BY_ME,
                       .good = -1,
                       .card = ADIT_NO_CARD,
                       .min = INT16_MIN,
                       .max = INT16_MAX,
                       .when = {-1, INT16_MIN, INT16_MAX}};

    if (!take_slot(c, &card->on_count, "on")) {
        return;
    }
    if (lua_type(c->L, index) == LUA_TFUNCTION ||
        aditl_mark_of(c->L, index).made != ADITL_MADE_NONE) {
        lua_pushvalue(c->L, index);
        on.run = aditl_compile_effect(c);
    } else if (is_fields(c, index, "an effect or { by = \"me\", run = ... }")) {
        read_filters(c, index, event_at(c->loader->set.def, event), &on);
        on.run = read_effect(c, index, "run");
        if (!has_field(c, index, "run")) {
            aditl_report(c, "", "run: missing; expected the effect of the hook");
        }
        report_unknown_filters(c, index, event_at(c->loader->set.def, event));
    }
    card->on[card->on_count - 1] = on;
    card->events |= (uint64_t)1 << event;
}

/* ---- modify ------------------------------------------------------------------------------- */

/* { pay = GOODS, of = GOODS, limit = n } */
static void read_instead(aditl_compile *c, int table, adit_hook_modify *modify)
{
    int limit = ANY_NUMBER_OF_TIMES, index;
    bool has_pay = false, has_of = false;

    aditl_field(c, table, "instead");
    index = lua_gettop(c->L);
    aditl_enter(c, "instead");
    if (is_fields(c, index, "{ pay = { ... }, of = { ... }, limit = 1 }")) {
        modify->instead = read_goods(c, index, "pay", &has_pay);
        modify->instead_of = read_goods(c, index, "of", &has_of);
        if (aditl_field(c, index, "limit") != LUA_TNIL &&
            !aditl_arg_int(&c->reader, lua_gettop(c->L), 1, ANY_NUMBER_OF_TIMES, "limit", &limit)) {
            aditl_report_reader(c);
        }
        lua_pop(c->L, 1);
        if (!has_pay || !has_of) {
            aditl_report(c, "",
                         "needs both pay (the goods paid) and of (the goods they stand for)");
        }
        report_unknown(c, index, instead_fields, "instead");
    }
    modify->limit = (int16_t)limit;
    aditl_exit(c);
    lua_pop(c->L, 1);
}

static void modify_price(aditl_compile *c, int table, adit_hook_modify *modify)
{
    bool has_less, has_more, has_instead = has_field(c, table, "instead");

    modify->less = read_goods(c, table, "less", &has_less);
    modify->more = read_goods(c, table, "more", &has_more);
    if (aditl_field(c, table, "choice") != LUA_TNIL &&
        !aditl_arg_flag(&c->reader, lua_gettop(c->L), "choice", &modify->is_choice)) {
        aditl_report_reader(c);
    }
    lua_pop(c->L, 1);
    if (has_instead) {
        read_instead(c, table, modify);
    }
    if (!has_less && !has_more && !has_instead) {
        aditl_report(c, "", "a price needs less, more or instead");
    } else if (modify->is_choice && !has_less) {
        aditl_report(c, "choice", "choice: only a discount (less) can be optional");
    }
    report_unknown(c, table, price_fields, "a hook that modifies a price");
}

static void modify_number(aditl_compile *c, int table, adit_hook_modify *modify)
{
    static const char *const ways[] = {"add", "set"};
    int found = 0;

    read_range(c, table, "base", &modify->min, &modify->max);
    for (int i = 0; i < 2; i++) {
        if (aditl_field(c, table, ways[i]) != LUA_TNIL) {
            if (!aditl_arg_number(&c->reader, lua_gettop(c->L), -ADITL_MAX_AMOUNT, ADITL_MAX_AMOUNT,
                                  ways[i], &modify->add)) {
                aditl_report_reader(c);
            }
            modify->replaces = i == 1;
            found++;
        }
        lua_pop(c->L, 1);
    }
    modify->script = read_function(c, table, "run");
    found += has_field(c, table, "run") ? 1 : 0;
    if (found != 1) {
        aditl_report(c, "", "needs exactly one of add, set and run");
    }
    report_unknown(c, table, modify_fields, "a hook of 'modify'");
}

static void read_modify(aditl_compile *c, int index, int value)
{
    adit_card *card = c->card;
    bool is_price = c->loader->set.def->values[value].is_price;
    adit_hook_modify modify = {.value = (int16_t)value,
                               .by = ADIT_BY_ME,
                               .card = ADIT_NO_CARD,
                               .min = INT16_MIN,
                               .max = INT16_MAX,
                               .when = {-1, INT16_MIN, INT16_MAX},
                               .add = {ADIT_NUMBER_FIXED, 0, -1, -1},
                               .script = -1};

    if (!take_slot(c, &card->modify_count, "modify")) {
        return;
    }
    if (aditl_is_script_function(c->L, index) && !is_price) {
        modify.script = aditl_keep_function(c, index);
    } else if (is_fields(c, index, is_price ? "{ less = { ... } }" : "{ add = 1 }")) {
        read_by(c, index, &modify.by);
        read_card(c, index, &modify.card);
        read_when(c, index, &modify.when);
        if (is_price) {
            modify_price(c, index, &modify);
        } else {
            modify_number(c, index, &modify);
        }
    }
    card->modify[card->modify_count - 1] = modify;
    card->values |= (uint64_t)1 << value;
}

/* ---- allow and forbid ---------------------------------------------------------------------- */

static void read_permit(aditl_compile *c, int index, int word, bool forbids)
{
    adit_card *card = c->card;
    adit_hook_permit permit = {.word = (int16_t)word,
                               .forbids = forbids,
                               .by = ADIT_BY_ME,
                               .card = ADIT_NO_CARD,
                               .when = {-1, INT16_MIN, INT16_MAX},
                               .script = -1};

    if (!take_slot(c, &card->permit_count, forbids ? "forbid" : "allow")) {
        return;
    }
    if (aditl_is_script_function(c->L, index)) {
        permit.script = aditl_keep_function(c, index);
    } else if (!(lua_type(c->L, index) == LUA_TBOOLEAN && lua_toboolean(c->L, index)) &&
               is_fields(c, index, "true, a function or { card = ..., when = ..., run = ... }")) {
        read_by(c, index, &permit.by);
        read_card(c, index, &permit.card);
        read_when(c, index, &permit.when);
        permit.script = read_function(c, index, "run");
        report_unknown(c, index, permit_fields,
                       forbids ? "a hook of 'forbid'" : "a hook of 'allow'");
    }
    aditl_check_permit(c, &permit);
    card->permit[card->permit_count - 1] = permit;
    card->words |= (uint64_t)1 << word;
}

static void read_allow(aditl_compile *c, int index, int word)
{
    read_permit(c, index, word, false);
}

static void read_forbid(aditl_compile *c, int index, int word)
{
    read_permit(c, index, word, true);
}

/* ---- rewrite and exchange ------------------------------------------------------------------ */

static int read_connective(aditl_compile *c, int table, const char *name)
{
    int kind = 0;

    aditl_field(c, table, name);
    if (!aditl_arg_word(&c->reader, lua_gettop(c->L), connectives, name, &kind)) {
        aditl_report_reader(c);
    }
    lua_pop(c->L, 1);
    return kind;
}

static void read_rewrite(aditl_compile *c, int index, int row)
{
    adit_card *card = c->card;
    adit_hook_rewrite *rewrite;

    (void)row;
    if (!take_slot(c, &card->rewrite_count, "rewrite") ||
        !is_fields(c, index, "{ from = \"one_of\", to = \"and_or\" }")) {
        return;
    }
    rewrite = &card->rewrite[card->rewrite_count - 1];
    rewrite->from = (uint8_t)read_connective(c, index, "from");
    rewrite->to = (uint8_t)read_connective(c, index, "to");
    read_card(c, index, &rewrite->card);
    read_when(c, index, &rewrite->when);
    report_unknown(c, index, rewrite_fields, "a hook of 'rewrite'");
}

static void read_exchange(aditl_compile *c, int index, int row)
{
    adit_card *card = c->card;
    adit_hook_exchange *exchange;
    bool has_pay, has_get, has_run;

    (void)row;
    if (!take_slot(c, &card->exchange_count, "exchange") ||
        !is_fields(c, index, "{ pay = { ... }, get = { ... } }")) {
        return;
    }
    exchange = &card->exchange[card->exchange_count - 1];
    exchange->pay = read_goods(c, index, "pay", &has_pay);
    exchange->get = read_goods(c, index, "get", &has_get);
    exchange->run = read_effect(c, index, "run");
    has_run = has_field(c, index, "run");
    if (aditl_field(c, index, "label") != LUA_TNIL) {
        aditl_enter(c, "label");
        exchange->label = aditl_compile_text(c, lua_gettop(c->L), MAX_LABEL);
        aditl_exit(c);
    }
    lua_pop(c->L, 1);
    read_when(c, index, &exchange->when);
    if (has_run ? has_get : !has_pay || !has_get) {
        aditl_report(c, "", "needs either pay and get, or run (with or without pay)");
    } else if (has_run && exchange->label == NULL) {
        aditl_report(c, "", "label: missing; an exchange with run needs a text for the menu");
    }
    report_unknown(c, index, exchange_fields, "a hook of 'exchange'");
}

/* ---- All hooks ----------------------------------------------------------------------------- */

typedef struct {
    const char *field;
    read_hook read;
    const char *(*name)(const void *def, int row); /* NULL after the last */
} hook_table;

static const char *event_name(const void *context, int row)
{
    const adit_game_def *def = context;

    return row >= ADIT_EVENT_GAME && def->events == NULL ? NULL : event_at(def, row)->name;
}

static const char *value_name(const void *context, int row)
{
    const adit_game_def *def = context;

    return def->values == NULL ? NULL : def->values[row].name;
}

static const char *word_name(const void *context, int row)
{
    const adit_game_def *def = context;

    return def->permissions == NULL ? NULL : def->permissions[row].name;
}

static const hook_table tables[] = {
    {"on", read_on, event_name},
    {"modify", read_modify, value_name},
    {"allow", read_allow, word_name},
    {"forbid", read_forbid, word_name},
};

/* A table of hooks keyed by a name of the game, read in the order of the game's rows. */
static void read_keyed(aditl_compile *c, int card, const hook_table *table)
{
    const adit_game_def *def = c->loader->set.def;
    aditl_names known = {0, table->name, def};
    int type = aditl_field(c, card, table->field), index = lua_gettop(c->L);
    char what[80];

    aditl_enter(c, table->field);
    if (type != LUA_TNIL && is_fields(c, index, "a table of hooks by name")) {
        for (; table->name(def, known.count) != NULL && known.count < 64; known.count++) {
            const char *name = table->name(def, known.count);

            aditl_enter(c, name);
            if (aditl_field(c, index, name) == LUA_TNIL) {
                lua_pop(c->L, 1);
            } else {
                read_hooks(c, table->read, known.count);
            }
            aditl_exit(c);
        }
        snprintf(what, sizeof what, "'%s'", table->field);
        aditl_report_unknown(c, index, &known, 0, what);
    }
    aditl_exit(c);
    lua_settop(c->L, index - 1);
}

static void read_listed(aditl_compile *c, int card, const char *field, read_hook read)
{
    aditl_enter(c, field);
    if (aditl_field(c, card, field) == LUA_TNIL) {
        lua_pop(c->L, 1);
    } else {
        read_hooks(c, read, 0);
    }
    aditl_exit(c);
}

void aditl_compile_hooks(aditl_compile *c, int table)
{
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        read_keyed(c, table, &tables[i]);
    }
    read_listed(c, table, "rewrite", read_rewrite);
    read_listed(c, table, "exchange", read_exchange);
    c->card->built = read_effect(c, table, "built");
    aditl_enter(c, "score");
    c->card->score = (adit_number){ADIT_NUMBER_FIXED, 0, -1, -1};
    const int type = aditl_field(c, table, "score");
    if (type != LUA_TNIL) {
        c->card->has_score = aditl_arg_number(&c->reader, lua_gettop(c->L), -ADITL_MAX_AMOUNT,
                                              ADITL_MAX_AMOUNT, NULL, &c->card->score);
        if (!c->card->has_score) {
            aditl_report(c, c->reader.word, "%s%s", c->reader.message,
                         type == LUA_TSTRING ? "; to count something, write per(\"query\", factor)"
                                             : "");
        }
    }
    lua_pop(c->L, 1);
    aditl_exit(c);
}
