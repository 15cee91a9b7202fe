/* nodes.c - declared effects to the engine's nodes.
 *
 * A card's tree is written into the common array parents first, so a card's nodes lie side by
 * side. What a node may still do wrong once its first question is answered is worked out here,
 * from the parts up, so that the engine need not look again.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"

#define MAX_MENU 64
#define MENU_TEXT 200

/* ---- Pools ---- */

/* A limit of all cards together; reported once, or every further card would repeat it. */
static void report_limit(aditl_cursor *c, adit_limit limit)
{
    c->has_problem = true;
    if (!c->loader->limit_reported) {
        c->loader->limit_reported = true;
        aditl_report_limit(c, "", limit);
    }
}

static adit_node_id new_node(aditl_cursor *c, adit_node_kind kind)
{
    adit_cards *cards = c->set->cards;
    adit_node *node;

    if (cards->node_count > ADIT_MAX_NODES) { /* the first is none */
        report_limit(c, ADIT_LIMIT_NODES);
        return 0;
    }
    if (!ADITL_ROOM(c->set, cards->node, cards->node_count, c->loader->node_capacity)) {
        return 0;
    }
    node = &cards->node[cards->node_count];
    node->kind = (uint8_t)kind;
    node->card = c->card->number;
    const int line = c->shared_at > 0 ? c->shared_at : c->line;

    node->line = (int16_t)(line > INT16_MAX ? INT16_MAX : line);
    return (adit_node_id)cards->node_count++;
}

static bool are_none(const adit_amounts *amounts)
{
    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        if (amounts->of[good].kind != ADIT_NUMBER_FIXED || amounts->of[good].value != 0) {
            return false;
        }
    }
    return true;
}

static bool pool_amounts(aditl_cursor *c, const adit_amounts *amounts, uint16_t *out)
{
    adit_cards *cards = c->set->cards;

    *out = 0;
    if (are_none(amounts)) {
        return true;
    }
    if (cards->amounts_count >= 4 * ADIT_MAX_NODES) {
        report_limit(c, ADIT_LIMIT_NODES);
        return false;
    }
    if (!ADITL_ROOM(c->set, cards->amounts, cards->amounts_count, c->loader->amounts_capacity)) {
        return false;
    }
    cards->amounts[cards->amounts_count] = *amounts;
    adit_amounts_prepare(&cards->amounts[cards->amounts_count]);
    *out = (uint16_t)cards->amounts_count++;
    return true;
}

bool aditl_compile_amounts(aditl_cursor *c, int index, uint16_t *out)
{
    adit_amounts amounts;

    if (!aditl_arg_amounts(&c->reader, index, NULL, &amounts)) {
        return aditl_report_reader(c);
    }
    return pool_amounts(c, &amounts, out);
}

/* ---- Conditions ---- */

static const char *const condition_fields[] = {"below", "at_least", "at_most", "above", "is", NULL};

/* Narrows min and max by one comparison, if the table has it. */
static bool narrow_condition(aditl_cursor *c, int table, int which, adit_condition *out, int *found)
{
    int n = 0;
    bool is_read = true;

    if (aditl_field(c, table, condition_fields[which]) != LUA_TNIL) {
        is_read = aditl_arg_int(&c->reader, lua_gettop(c->L), -ADIT_MAX_AMOUNT, ADIT_MAX_AMOUNT,
                                condition_fields[which], &n) ||
                  aditl_report_reader(c);
        int max = which == 0 ? n - 1 : which == 2 || which == 4 ? n : INT16_MAX;
        int min = which == 3 ? n + 1 : which == 1 || which == 4 ? n : INT16_MIN;
        out->max = (int16_t)(max < out->max ? max : out->max);
        out->min = (int16_t)(min > out->min ? min : out->min);
        (*found)++;
    }
    lua_pop(c->L, 1);
    return is_read;
}

static void keep_test(aditl_cursor *c, int index, adit_condition *out)
{
    out->card = c->card->number;
    out->script = aditl_keep_function(c, index);
}

bool aditl_compile_condition(aditl_cursor *c, int index, int array, adit_condition *out)
{
    static const char *const no_words[] = {NULL};
    const aditl_names none = aditl_names_of_words(no_words);
    aditl_names known = aditl_names_of_words(condition_fields);
    int table = lua_absindex(c->L, index), query = -1, found = 0;
    bool is_read;

    *out = (adit_condition){.query = -1, .min = INT16_MIN, .max = INT16_MAX};
    if (aditl_is_script_function(c->L, table)) {
        keep_test(c, table, out);
        return true;
    }
    if (lua_type(c->L, table) != LUA_TTABLE) {
        aditl_report(c, "",
                     "expected a condition such as { \"in_play.room\", at_least = 2 } or "
                     "function(g, me) ... end");
        return false;
    }
    lua_rawgeti(c->L, table, 1);
    if (aditl_is_script_function(c->L, -1)) {
        keep_test(c, -1, out);
        lua_pop(c->L, 1);
        aditl_report_unknown(c, table, &none, array, "a condition that is a function");
        return true;
    }
    is_read = aditl_arg_query(&c->reader, lua_gettop(c->L), NULL, &query) || aditl_report_reader(c);
    lua_pop(c->L, 1);
    for (int i = 0; condition_fields[i] != NULL; i++) {
        is_read = narrow_condition(c, table, i, out, &found) && is_read;
    }
    if (found == 0) {
        aditl_report(c, "", "a condition needs one of below, at_least, at_most, above, is");
        is_read = false;
    }
    aditl_report_unknown(c, table, &known, array, "a condition");
    out->query = (int16_t)query;
    return is_read && aditl_check_condition(c, out);
}

/* ---- Nodes ---- */

static adit_node_id script_node(aditl_cursor *c, int index)
{
    adit_node_id id = new_node(c, ADIT_NODE_SCRIPT);
    int reference;

    if (id != 0) {
        reference = aditl_keep_function(c, index); /* may move nothing of the node array */
        c->set->cards->node[id].as.script.reference = reference;
    }
    return id;
}

static adit_node_id verb_node(aditl_cursor *c, int table, const aditl_tag *mark)
{
    const adit_verb *verb = adit_verb_at(c->set->def, mark->row);
    adit_node_id id = new_node(c, ADIT_NODE_VERB);
    int first = lua_gettop(c->L) + 1, used = 0;
    aditl_arguments read;
    adit_node *node;
    bool is_read;

    aditl_need_stack(c->L, mark->count + 4, "arguments");
    for (int i = 1; i <= mark->count; i++) {
        lua_rawgeti(c->L, table, i);
    }
    is_read = aditl_arg_all(&c->reader, verb, first, mark->count, &read) || aditl_report_reader(c);
    lua_settop(c->L, first - 1);
    if (!is_read || id == 0) {
        return 0;
    }
    node = &c->set->cards->node[id];
    node->as.verb.verb = (uint16_t)mark->row;
    for (int i = 0; i < ADIT_MAX_PARAMS; i++) {
        node->as.verb.number[i] = read.number[i];
        node->as.verb.first[i] = read.first[i];
        node->as.verb.length[i] = read.length[i];
        used += read.length[i];
    }
    for (int i = 0; i < used && is_read; i++) {
        is_read = pool_amounts(c, &read.amounts[i], &node->as.verb.amounts[i]);
    }
    return is_read ? id : 0;
}

/* Compiles the parts at from, from + 1, ... of the table; false if one of them is wrong. */
static bool compile_parts(aditl_cursor *c, adit_node_id id, int table, int from, int *last)
{
    bool is_good = true;
    int count = 0;

    for (int i = from; lua_rawgeti(c->L, table, i) != LUA_TNIL; i++) {
        adit_node_id part;

        if (count == ADIT_MAX_PARTS) {
            aditl_report_limit(c, "", ADIT_LIMIT_PARTS);
            lua_pop(c->L, 1);
            return false;
        }
        part = aditl_compile_effect(c);
        is_good = is_good && part != 0;
        if (id != 0) {
            c->set->cards->node[id].part[count] = part;
            c->set->cards->node[id].count = (uint8_t)(count + 1);
        }
        count++;
        *last = i;
    }
    lua_pop(c->L, 1);
    if (count == 0) {
        aditl_report(c, "", "has no parts");
        return false;
    }
    return is_good;
}

static const char *const repeat_fields[] = {"times", NULL};
static const char *const no_fields[] = {NULL};

/* What stands beside the parts of a node: times, or a test. */
static bool compile_extras(aditl_cursor *c, adit_node_id id, int table, adit_node_kind kind,
                           int last)
{
    adit_number times = {ADIT_NUMBER_FIXED, 0, -1, -1};
    adit_condition when = {.query = -1};
    aditl_names known = aditl_names_of_words(kind == ADIT_NODE_REPEAT ? repeat_fields : no_fields);
    bool is_read;

    if (kind == ADIT_NODE_WHEN) {
        is_read = aditl_compile_condition(c, table, last, &when);
        if (id != 0) {
            c->set->cards->node[id].as.when = when;
        }
        return is_read;
    }
    aditl_report_unknown(c, table, &known, last, "this effect");
    if (kind != ADIT_NODE_REPEAT) {
        return true;
    }
    aditl_field(c, table, "times");
    is_read = aditl_arg_number(&c->reader, lua_gettop(c->L), 0, 100, "times", &times) ||
              aditl_report_reader(c);
    lua_pop(c->L, 1);
    if (id != 0) {
        c->set->cards->node[id].as.repeat.times = times;
    }
    return is_read;
}

static adit_node_id list_node(aditl_cursor *c, int table, adit_node_kind kind)
{
    bool has_one_part =
        kind == ADIT_NODE_OPTIONAL || kind == ADIT_NODE_REPEAT || kind == ADIT_NODE_WHEN;
    adit_node_id id = new_node(c, kind);
    int last = 0;
    bool is_good;

    aditl_enter(c, aditl_node_words[kind]);
    is_good = compile_parts(c, id, table, kind == ADIT_NODE_WHEN ? 2 : 1, &last);
    is_good = compile_extras(c, id, table, kind, last) && is_good;
    if (id != 0 && has_one_part && c->set->cards->node[id].count > 1) {
        aditl_report(c, "", "takes one part, got %d; wrap them in sequence { ... }",
                     c->set->cards->node[id].count);
        is_good = false;
    }
    aditl_exit(c);
    return is_good ? id : 0;
}

static adit_node_id label_node(aditl_cursor *c, int table)
{
    char first[16] = ""; /* longer words are not reserved */
    const char *label;
    adit_node_id id;

    aditl_enter(c, "label");
    lua_rawgeti(c->L, table, 1);
    label = aditl_compile_text(c, lua_gettop(c->L), ADIT_LIMIT_LABEL);
    lua_pop(c->L, 1);
    if (label != NULL) {
        snprintf(first, sizeof first, "%.*s", (int)strcspn(label, " "), label);
    }
    if (aditl_find_in_words("done decline nothing accept anytime", first) != NULL) {
        aditl_report(c, "", "'%s' is reserved; choose another label", first);
        label = NULL;
    }
    aditl_exit(c);
    lua_rawgeti(c->L, table, 2);
    id = aditl_compile_effect(c);
    if (id != 0 && label != NULL) {
        c->set->cards->node[id].label = label;
    }
    return label == NULL ? 0 : id;
}

/* The effect stands in a file that this one includes: messages are about that file. */
static void enter_shared(aditl_cursor *c, int file)
{
    const aditl_mod *mod = aditl_mod_of(c->set, file);

    c->shared_at = c->shared_at > 0 ? c->shared_at : c->line;
    c->file = &c->set->files[file];
    c->end_line = 0;
    c->reader.mod = mod->is_game ? NULL : mod->id;
}

/* The value lies on top. */
static adit_node_id effect_on_top(aditl_cursor *c)
{
    int index = lua_gettop(c->L);
    aditl_tag mark = aditl_tag_of(c->L, index);
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);

    if (aditl_is_script_function(c->L, index)) {
        return script_node(c, index);
    }
    if (mark.file > 0) {
        enter_shared(c, mark.file - 1);
    }
    c->line = mark.line > 0 ? mark.line : c->line;
    c->name_first = mark.line > 0 ? c->name_count : c->name_first;
    switch (mark.made) {
    case ADITL_MADE_NODE:
        return list_node(c, index, (adit_node_kind)mark.row);
    case ADITL_MADE_VERB:
        return verb_node(c, index, &mark);
    case ADITL_MADE_LABEL:
        return label_node(c, index);
    case ADITL_MADE_NONE:
    case ADITL_MADE_CARD:
    case ADITL_MADE_CARDS:
    case ADITL_MADE_PATCH:
    case ADITL_MADE_REMOVE:
    case ADITL_MADE_MOD:
    case ADITL_MADE_SCENARIO:
    case ADITL_MADE_PER:
        break;
    }
    aditl_show(c->L, index, &out);
    aditl_report(c, "",
                 "expected an effect, such as gain { %s = 1 } or function(g, me) ... end, "
                 "got %s",
                 c->set->def->goods[0].name, shown);
    return 0;
}

adit_node_id aditl_compile_effect(aditl_cursor *c)
{
    const aditl_cursor before = *c;
    adit_node_id id = 0;

    aditl_need_stack(c->L, 20, "effect");
    if (c->node_depth >= ADIT_MAX_NODE_DEPTH) {
        aditl_report_limit(c, "", ADIT_LIMIT_NODE_DEPTH);
    } else if (c->set->cards->node_count <= ADIT_MAX_NODES) {
        c->node_depth++;
        id = effect_on_top(c);
        c->node_depth--;
    } else {
        report_limit(c, ADIT_LIMIT_NODES);
    }
    if (id == 0) {
        c->has_problem = true;
    }
    c->file = before.file;
    c->reader.mod = before.reader.mod;
    c->line = before.line;
    c->end_line = before.end_line;
    c->shared_at = before.shared_at;
    c->name_first = before.name_first;
    c->name_count = before.name_count;
    lua_pop(c->L, 1);
    return id;
}

/* ---- Menus ---- */

typedef struct {
    char text[MAX_MENU][MENU_TEXT];
    int count;
    bool *is_inside; /* by node: is in another one's menu */
} menu;

/* The alternatives of a one_of without a label are in the menu around it. */
static void add_to_menu(const aditl_cursor *c, adit_node_id id, menu *m)
{
    const adit_node *node = &c->set->cards->node[id];
    adit_buffer out;

    if (node->kind == ADIT_NODE_ONE_OF && node->label == NULL) {
        m->is_inside[id] = true;
        for (int i = 0; i < node->count; i++) {
            add_to_menu(c, node->part[i], m);
        }
    } else if (m->count < MAX_MENU) {
        out = adit_buffer_on(m->text[m->count++], MENU_TEXT);
        adit_node_text(c->set->def, c->set->cards, id, &out);
    }
}

static void check_menu(aditl_cursor *c, adit_node_id id, menu *m)
{
    const adit_node *node = &c->set->cards->node[id];

    m->count = 0;
    for (int i = 0; i < node->count; i++) {
        add_to_menu(c, node->part[i], m);
    }
    for (int i = 0; i < m->count; i++) {
        for (int k = i + 1; k < m->count; k++) {
            if (strcmp(m->text[i], m->text[k]) == 0) {
                c->line = node->line;
                c->name_first = c->name_count;
                aditl_report(c, "",
                             "%s: parts %d and %d read the same: '%.100s'; give one a "
                             "label(...)",
                             aditl_node_words[node->kind], i + 1, k + 1, m->text[i]);
                return;
            }
        }
    }
}

void aditl_check_menus(aditl_cursor *c)
{
    bool is_inside[ADIT_MAX_NODES + 1] = {false};
    menu m;

    m.is_inside = is_inside;
    for (adit_node_id id = c->card->node_first; id < c->card->node_end; id++) {
        int kind = c->set->cards->node[id].kind;

        /* Parents come first, so a node inside another menu is known by now. */
        if (!is_inside[id] && (kind == ADIT_NODE_ANY_ORDER || kind == ADIT_NODE_AND_OR ||
                               kind == ADIT_NODE_THEN_OR || kind == ADIT_NODE_ONE_OF)) {
            check_menu(c, id, &m);
        }
    }
}
