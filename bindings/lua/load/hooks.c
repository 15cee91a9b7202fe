/* hooks.c - what a card does when something happens: on, modify, allow, forbid,
 * rewrite, exchange, score, built.
 *
 * Hooks are read in the order of the game's tables (events, values, permissions), and within
 * one of them in the order in which the author wrote them.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"

static const char *const by_words[] = {"anyone", "me", "others", NULL}; /* order of adit_actor */
static const char *const connectives[] = {"sequence", "any_order", "and_or", "then_or",
                                          "one_of",   NULL}; /* order of adit_node_kind */

#define ANY_NUMBER_OF_TIMES 99

static const adit_condition always = {.query = -1, .min = INT16_MIN, .max = INT16_MAX};

/* Whose deeds a hook is about, which card, and when. */
#define SCOPE_ROWS(hook)                                                                           \
    {"by", aditl_as_word, ADITL_OUT((hook).by), .words = by_words},                                \
        {"card", aditl_as_card, ADITL_OUT((hook).card)},                                           \
    {                                                                                              \
        "when", as_condition, ADITL_OUT((hook).when)                                               \
    }
#define COUNT(rows) ((int)(sizeof(rows) / sizeof *(rows)))

/* ---- Fields that several hooks have ---- */

typedef struct {
    int16_t min, max;
} range;
static const range any_number = {INT16_MIN, INT16_MAX};

static bool is_any_number(range r)
{
    return r.min == INT16_MIN && r.max == INT16_MAX;
}

static void as_condition(aditl_cursor *c, int index, const aditl_field_row *row)
{
    (void)aditl_compile_condition(c, index, 1, row->out);
}

/* { min, max }, or a number for exactly that many. */
static void as_range(aditl_cursor *c, int index, const aditl_field_row *row)
{
    int low = INT16_MIN, high = INT16_MAX;
    bool is_read;

    if (lua_type(c->L, index) == LUA_TTABLE) {
        lua_rawgeti(c->L, index, 1);
        lua_rawgeti(c->L, index, 2);
        is_read = aditl_arg_int(&c->reader, index + 1, INT16_MIN, INT16_MAX, NULL, &low) &&
                  aditl_arg_int(&c->reader, index + 2, low, INT16_MAX, NULL, &high);
    } else {
        is_read = aditl_arg_int(&c->reader, index, INT16_MIN, INT16_MAX, NULL, &low);
        high = low;
    }
    if (!is_read) {
        aditl_report_reader(c);
    }
    *(range *)row->out = (range){(int16_t)low, (int16_t)high};
}

static void as_goods(aditl_cursor *c, int index, const aditl_field_row *row)
{
    (void)aditl_compile_amounts(c, index, row->out);
}

static void as_number(aditl_cursor *c, int index, const aditl_field_row *row)
{
    if (!aditl_arg_number(&c->reader, index, -ADIT_MAX_AMOUNT, ADIT_MAX_AMOUNT, NULL, row->out)) {
        aditl_report_reader(c);
    }
}

static void as_function(aditl_cursor *c, int index, const aditl_field_row *row)
{
    if (aditl_is_script_function(c->L, index)) {
        *(int *)row->out = aditl_keep_function(c, index);
    } else {
        aditl_report_value(c, index, "a function of this file");
    }
}

static void as_effect(aditl_cursor *c, int index, const aditl_field_row *row)
{
    lua_pushvalue(c->L, index);
    *(adit_node_id *)row->out = aditl_compile_effect(c);
}

static void as_label(aditl_cursor *c, int index, const aditl_field_row *row)
{
    *(const char **)row->out = aditl_compile_text(c, index, ADIT_LIMIT_LABEL);
}

/* Counts one more hook of a type; false if there is no room. */
static bool take_slot(aditl_cursor *c, uint8_t *count)
{
    if (*count >= ADIT_MAX_HOOKS) {
        return aditl_report_limit(c, "", ADIT_LIMIT_HOOKS);
    }
    (*count)++;
    return true;
}

typedef void (*read_hook)(aditl_cursor *c, int index, int row);

/* The value on top is one hook or a list of them. [-1, +0] */
static void read_hooks(aditl_cursor *c, read_hook read, int row)
{
    int index = lua_gettop(c->L);
    bool is_list = false;

    if (lua_type(c->L, index) == LUA_TTABLE && aditl_tag_of(c->L, index).made == ADITL_MADE_NONE) {
        is_list = lua_rawgeti(c->L, index, 1) != LUA_TNIL;
        lua_pop(c->L, 1);
    }
    if (!is_list) {
        read(c, index, row);
    } else {
        for (int i = 1; lua_rawgeti(c->L, index, i) != LUA_TNIL; i++) {
            read(c, index + 1, row);
            lua_settop(c->L, index);
            if (i > ADIT_MAX_LISTENING) {
                break; /* reported by take_slot */
            }
        }
    }
    lua_settop(c->L, index - 1);
}

/* Whether the value is a plain table of fields; anything else is reported. */
static bool is_fields(aditl_cursor *c, int index, const char *expected)
{
    return (lua_type(c->L, index) == LUA_TTABLE &&
            aditl_tag_of(c->L, index).made == ADITL_MADE_NONE) ||
           aditl_report_value(c, index, expected);
}

/* ---- on ---- */

/* Reports filters that the event cannot have. */
static void check_filters(aditl_cursor *c, const adit_event_row *row, const adit_hook_on *on)
{
    if (on->good >= 0 && !row->has_goods) {
        aditl_report_field(c, "good", "the event '%s' has no goods", row->name);
    }
    if (on->card != ADIT_NO_CARD && !row->has_card) {
        aditl_report_field(c, "card", "the event '%s' has no card", row->name);
    }
    if (is_any_number((range){on->min, on->max}) || row->has_amount || on->good >= 0) {
        return;
    }
    aditl_report_field(c, "amount",
                       row->has_goods ? "name the good it counts, as in good = \"%s\""
                                      : "the event '%s' has no amount",
                       row->has_goods ? c->set->def->goods[0].name : row->name);
}

/* The filters and the effect. The amount may be a word of the event: onto = "worker". */
static void read_filters(aditl_cursor *c, int table, const adit_event_row *row, adit_hook_on *on)
{
    range amount = any_number;
    int word = -1;
    bool has_run = false;
    const aditl_field_row rows[] = {
        SCOPE_ROWS(*on),
        {"amount", as_range, ADITL_OUT(amount)},
        {"good", aditl_as_good, ADITL_OUT(on->good)},
        {"run", as_effect, ADITL_OUT(on->run), .is_given = &has_run},
        {row->amount_name, aditl_as_word, ADITL_OUT(word), .words = row->amount_words},
    };

    aditl_read_fields(c, table, rows, COUNT(rows) - (row->amount_name == NULL), "a hook of 'on'");
    if (word >= 0 && !is_any_number(amount)) {
        aditl_report_field(c, "amount", "already given by '%s'; remove one of them",
                           row->amount_name);
    } else if (word >= 0) {
        amount.min = row->amount_values != NULL ? row->amount_values[word] : (int16_t)word;
        amount.max = amount.min;
    }
    on->min = amount.min;
    on->max = amount.max;
    check_filters(c, row, on);
    if (!has_run) {
        aditl_report_field(c, "run", "missing; expected the effect of the hook");
    }
}

static void read_on(aditl_cursor *c, int index, int event)
{
    adit_card *card = c->card;
    adit_hook_on on = {.event = (int16_t)event,
                       .by = ADIT_ACTOR_ME,
                       .good = -1,
                       .card = ADIT_NO_CARD,
                       .min = INT16_MIN,
                       .max = INT16_MAX,
                       .when = always};

    if (card->on_count >= ADIT_MAX_LISTENING) {
        (void)aditl_report_limit(c, "", ADIT_LIMIT_LISTENING);
        return;
    }
    card->on_count++;
    if (lua_type(c->L, index) == LUA_TFUNCTION ||
        aditl_tag_of(c->L, index).made != ADITL_MADE_NONE) {
        lua_pushvalue(c->L, index);
        on.run = aditl_compile_effect(c);
    } else if (is_fields(c, index, "an effect or { by = \"me\", run = ... }")) {
        const adit_event_row row = adit_event_row_of(c->set->def, c->set->cards, event);

        read_filters(c, index, &row, &on);
    }
    aditl_check_on(c, &on);
    card->on[card->on_count - 1] = on;
    *(event < ADIT_FIRST_DEED ? &card->events : &card->deeds) |= UINT64_C(1) << event % 64;
}

/* ---- modify ---- */

/* { pay = GOODS, of = GOODS, limit = n } */
static void as_instead(aditl_cursor *c, int index, const aditl_field_row *row)
{
    adit_hook_modify *modify = row->out;
    bool has_pay = false, has_of = false;
    const aditl_field_row rows[] = {
        {"pay", as_goods, ADITL_OUT(modify->instead), .is_given = &has_pay},
        {"of", as_goods, ADITL_OUT(modify->instead_of), .is_given = &has_of},
        {"limit", aditl_as_int, ADITL_OUT(modify->limit), .min = 1, .max = ANY_NUMBER_OF_TIMES},
    };

    modify->limit = ANY_NUMBER_OF_TIMES;
    if (is_fields(c, index, "{ pay = { ... }, of = { ... }, limit = 1 }")) {
        aditl_read_fields(c, index, rows, COUNT(rows), "instead");
        if (!has_pay || !has_of) {
            aditl_report(c, "",
                         "needs both pay (the goods paid) and of (the goods they stand for)");
        }
    }
}

static void modify_price(aditl_cursor *c, int table, adit_hook_modify *modify)
{
    bool has_less = false, has_more = false, has_instead = false;
    const aditl_field_row rows[] = {
        SCOPE_ROWS(*modify),
        {"less", as_goods, ADITL_OUT(modify->less), .is_given = &has_less},
        {"more", as_goods, ADITL_OUT(modify->more), .is_given = &has_more},
        {"choice", aditl_as_flag, ADITL_OUT(modify->is_choice)},
        {"instead", as_instead, ADITL_OUT(*modify), .is_given = &has_instead},
    };

    aditl_read_fields(c, table, rows, COUNT(rows), "a hook that modifies a price");
    if (!has_less && !has_more && !has_instead) {
        aditl_report(c, "", "a price needs less, more or instead");
    } else if (modify->is_choice && !has_less) {
        aditl_report_field(c, "choice", "only a discount (less) can be optional");
    }
}

static void modify_number(aditl_cursor *c, int table, adit_hook_modify *modify)
{
    range base = any_number;
    bool has_add = false, has_run = false;
    const aditl_field_row rows[] = {
        SCOPE_ROWS(*modify),
        {"base", as_range, ADITL_OUT(base)},
        {"add", as_number, ADITL_OUT(modify->add), .is_given = &has_add},
        {"set", as_number, ADITL_OUT(modify->add), .is_given = &modify->replaces},
        {"run", as_function, ADITL_OUT(modify->script), .is_given = &has_run},
    };

    aditl_read_fields(c, table, rows, COUNT(rows), "a hook of 'modify'");
    modify->min = base.min;
    modify->max = base.max;
    if (has_add + modify->replaces + has_run != 1) {
        aditl_report(c, "", "needs exactly one of add, set and run");
    }
}

static void read_modify(aditl_cursor *c, int index, int value)
{
    adit_card *card = c->card;
    bool is_price = value < ADIT_FIRST_DEED && c->set->def->values[value].is_price;
    adit_hook_modify modify = {.value = (int16_t)value,
                               .by = ADIT_ACTOR_ME,
                               .card = ADIT_NO_CARD,
                               .min = INT16_MIN,
                               .max = INT16_MAX,
                               .when = always,
                               .add = {ADIT_NUMBER_FIXED, 0, -1, -1},
                               .script = -1};

    if (!take_slot(c, &card->modify_count)) {
        return;
    }
    if (aditl_is_script_function(c->L, index) && !is_price) {
        modify.script = aditl_keep_function(c, index);
    } else if (is_fields(c, index, is_price ? "{ less = { ... } }" : "{ add = 1 }")) {
        if (is_price) {
            modify_price(c, index, &modify);
        } else {
            modify_number(c, index, &modify);
        }
    }
    aditl_check_modify(c, &modify);
    card->modify[card->modify_count - 1] = modify;
    if (value < ADIT_FIRST_DEED) {
        card->values |= UINT64_C(1) << value;
    } else {
        card->deeds |= UINT64_C(1) << ADIT_VERB_OF_VALUE(value);
    }
}

/* ---- allow and forbid ---- */

static void read_permit(aditl_cursor *c, int index, int word, bool forbids)
{
    adit_card *card = c->card;
    adit_hook_permit permit = {.word = (int16_t)word,
                               .forbids = forbids,
                               .by = ADIT_ACTOR_ME,
                               .card = ADIT_NO_CARD,
                               .when = always,
                               .script = -1};

    if (!take_slot(c, &card->permit_count)) {
        return;
    }
    if (aditl_is_script_function(c->L, index)) {
        permit.script = aditl_keep_function(c, index);
    } else if (!(lua_type(c->L, index) == LUA_TBOOLEAN && lua_toboolean(c->L, index)) &&
               is_fields(c, index, "true, a function or { card = ..., when = ..., run = ... }")) {
        const aditl_field_row rows[] = {SCOPE_ROWS(permit),
                                        {"run", as_function, ADITL_OUT(permit.script)}};

        aditl_read_fields(c, index, rows, COUNT(rows),
                          forbids ? "a hook of 'forbid'" : "a hook of 'allow'");
    }
    aditl_check_permit(c, &permit);
    card->permit[card->permit_count - 1] = permit;
    *(word < ADIT_FIRST_DEED ? &card->permissions : &card->deeds) |= UINT64_C(1) << word % 64;
}

static void read_allow(aditl_cursor *c, int index, int word)
{
    read_permit(c, index, word, false);
}

static void read_forbid(aditl_cursor *c, int index, int word)
{
    read_permit(c, index, word, true);
}

/* ---- rewrite and exchange ---- */

static void read_rewrite(aditl_cursor *c, int index, int row)
{
    adit_card *card = c->card;
    adit_hook_rewrite rewrite = {.card = ADIT_NO_CARD, .when = always};
    const aditl_field_row rows[] = {
        {"from", aditl_as_word, ADITL_OUT(rewrite.from), .words = connectives, .is_required = true},
        {"to", aditl_as_word, ADITL_OUT(rewrite.to), .words = connectives, .is_required = true},
        {"card", aditl_as_card, ADITL_OUT(rewrite.card)},
        {"when", as_condition, ADITL_OUT(rewrite.when)},
    };

    (void)row;
    if (take_slot(c, &card->rewrite_count) &&
        is_fields(c, index, "{ from = \"one_of\", to = \"and_or\" }")) {
        aditl_read_fields(c, index, rows, COUNT(rows), "a hook of 'rewrite'");
        card->rewrite[card->rewrite_count - 1] = rewrite;
    }
}

/* Records and scripts know an exchange by its words only. */
static bool is_last_label_taken(const adit_card *card)
{
    const char *label = card->exchange[card->exchange_count - 1].label;

    for (int i = 0; label != NULL && i < card->exchange_count - 1; i++) {
        if (card->exchange[i].label != NULL && strcmp(card->exchange[i].label, label) == 0) {
            return true;
        }
    }
    return false;
}

static void read_exchange(aditl_cursor *c, int index, int row)
{
    adit_card *card = c->card;
    adit_hook_exchange exchange = {.when = always};
    bool has_pay = false, has_get = false, has_run = false;
    const aditl_field_row rows[] = {
        {"pay", as_goods, ADITL_OUT(exchange.pay), .is_given = &has_pay},
        {"get", as_goods, ADITL_OUT(exchange.get), .is_given = &has_get},
        {"run", as_effect, ADITL_OUT(exchange.run), .is_given = &has_run},
        {"label", as_label, ADITL_OUT(exchange.label)},
        {"when", as_condition, ADITL_OUT(exchange.when)},
    };

    (void)row;
    if (!take_slot(c, &card->exchange_count) ||
        !is_fields(c, index, "{ pay = { ... }, get = { ... } }")) {
        return;
    }
    aditl_read_fields(c, index, rows, COUNT(rows), "a hook of 'exchange'");
    card->exchange[card->exchange_count - 1] = exchange;
    if (has_run ? has_get : !has_pay || !has_get) {
        aditl_report(c, "", "needs either pay and get, or run (with or without pay)");
    } else if (has_run && exchange.label == NULL) {
        aditl_report_field(c, "label", "missing; an exchange with run needs a text for the menu");
    } else if (is_last_label_taken(card)) {
        aditl_report_field(c, "label", "duplicate; another exchange of this card has '%s'",
                           exchange.label);
    }
}

/* ---- All hooks ---- */

typedef struct {
    const char *name, *full; /* name NULL: after the last */
} row_names;

typedef struct {
    const char *field;
    read_hook read;
    row_names (*names)(const adit_game_def *def, int row);
    aditl_deed_table deeds;
} hook_table;

static row_names event_names(const adit_game_def *def, int row)
{
    if (row >= ADIT_EVENT_GAME && def->events == NULL) {
        return (row_names){NULL, NULL};
    }
    const adit_event_row event = adit_event_row_of(def, NULL, row);

    return (row_names){event.name, event.full};
}

static row_names value_names(const adit_game_def *def, int row)
{
    return def->values == NULL ? (row_names){NULL, NULL}
                               : (row_names){def->values[row].name, def->values[row].full};
}

static row_names word_names(const adit_game_def *def, int row)
{
    return def->permissions == NULL
               ? (row_names){NULL, NULL}
               : (row_names){def->permissions[row].name, def->permissions[row].full};
}

static const hook_table tables[] = {
    {"on", read_on, event_names, ADITL_DEED_EVENTS},
    {"modify", read_modify, value_names, ADITL_DEED_VALUES},
    {"allow", read_allow, word_names, ADITL_DEED_PERMISSIONS},
    {"forbid", read_forbid, word_names, ADITL_DEED_PERMISSIONS},
};

enum { MAX_ROWS = 64 }; /* of each table: cards keep them as bit sets */

/* The hooks under one name, if there are any. */
static void read_name(aditl_cursor *c, int index, const hook_table *table, const char *name,
                      int row)
{
    aditl_enter(c, name);
    if (aditl_field(c, index, name) == LUA_TNIL) {
        lua_pop(c->L, 1);
    } else {
        read_hooks(c, table->read, row);
    }
    aditl_exit(c);
}

/* Hooks by the names of verbs. The names stay on the stack as long as the list needs them. */
static void read_deeds(aditl_cursor *c, int index, const hook_table *table, const char **list,
                       int *count)
{
    char(*names)[ADITL_DEED_NAME] =
        lua_newuserdatauv(c->L, sizeof *names * (size_t)ADITL_MAX_DEEDS, 0);
    const int own = *count;
    int row;

    for (int n = 0; n < ADITL_MAX_DEEDS && (row = aditl_deed_at(c->set->def, c->set->cards,
                                                                table->deeds, n, names[n])) >= 0;
         n++) {
        int at = 0;

        while (at < own && strcmp(list[at], names[n]) != 0) {
            at++;
        }
        if (at == own) {
            read_name(c, index, table, list[(*count)++] = names[n], row);
        }
    }
}

/* A table of hooks at `index`, keyed by a name of the game, read in the order of the game's rows.
 */
static void read_table(aditl_cursor *c, int index, const hook_table *table)
{
    const adit_game_def *def = c->set->def;
    const char *list[2 * MAX_ROWS + ADITL_MAX_DEEDS + 1] = {NULL};
    int count = 0;
    char what[80];
    row_names row;

    for (int n = 0; n < MAX_ROWS && (row = table->names(def, n)).name != NULL; n++) {
        const char *other = adit_other_name(row.name, row.full, c->reader.mod);

        read_name(c, index, table, list[count++] = row.name, n);
        if (other != NULL) {
            read_name(c, index, table, list[count++] = other, n);
        }
    }
    read_deeds(c, index, table, list, &count);
    const aditl_names known = aditl_names_of_words(list);
    snprintf(what, sizeof what, "'%s'", table->field);
    aditl_report_unknown(c, index, &known, 0, what);
}

static void read_keyed(aditl_cursor *c, int card, const hook_table *table)
{
    int type = aditl_field(c, card, table->field), index = lua_gettop(c->L);

    aditl_enter(c, table->field);
    if (type != LUA_TNIL && is_fields(c, index, "a table of hooks by name")) {
        read_table(c, index, table);
    }
    aditl_exit(c);
    lua_settop(c->L, index - 1);
}

/* A field of the card itself. */
static void read_own(aditl_cursor *c, int card, const char *field, read_hook read, bool is_list)
{
    aditl_enter(c, field);
    if (aditl_field(c, card, field) == LUA_TNIL) {
        lua_pop(c->L, 1);
    } else if (is_list) {
        read_hooks(c, read, 0);
    } else {
        read(c, lua_gettop(c->L), 0);
        lua_pop(c->L, 1);
    }
    aditl_exit(c);
}

static void read_built(aditl_cursor *c, int index, int row)
{
    (void)row;
    lua_pushvalue(c->L, index);
    c->card->built = aditl_compile_effect(c);
}

static void read_score(aditl_cursor *c, int index, int row)
{
    (void)row;
    c->card->has_score = aditl_arg_number(&c->reader, index, -ADIT_MAX_AMOUNT, ADIT_MAX_AMOUNT,
                                          NULL, &c->card->score);
    if (!c->card->has_score) {
        aditl_report(c, c->reader.word, "%s%s", c->reader.message,
                     lua_type(c->L, index) == LUA_TSTRING
                         ? "; to count something, write per(\"query\", factor)"
                         : "");
    }
}

void aditl_compile_hooks(aditl_cursor *c, int table)
{
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        read_keyed(c, table, &tables[i]);
    }
    read_own(c, table, "rewrite", read_rewrite, true);
    read_own(c, table, "exchange", read_exchange, true);
    read_own(c, table, "built", read_built, false);
    c->card->score = (adit_number){ADIT_NUMBER_FIXED, 0, -1, -1};
    read_own(c, table, "score", read_score, false);
}
