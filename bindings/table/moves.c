/* moves.c - going back and forth, the tree in answers, comments. */
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <stdio.h>
#include <string.h>

/* ---- In answers ---- */

/* Adds the lines of a node; *number is that of its first. */
static void add_lines(json_t *log, const aditt_node *node, int *number, int64_t since)
{
    for (int i = 0; i < node->log_count; i++, (*number)++) {
        if (*number >= since) {
            json_t *line = json_object();

            aditt_set_number(line, "n", *number);
            aditt_set_number(line, "step", node->step);
            aditt_set_number(line, "turn", node->turn);
            aditt_set_number(line, "by", node->seat);
            aditt_set_number(line, "seat", node->log[i].seat);
            aditt_set_text(line, "text", node->log[i].text);
            (void)json_array_append_new(log, line);
        }
    }
}

/* The log up to the node, from its start. The way is turned round by recursion over its parents,
 * of which there are at most ADIT_BUDGET_GAME. */
static void add_log_to(const aditt_tree *tree, int node, json_t *log, int *number, int64_t since)
{
    int *way = adit_alloc(((size_t)tree->node[node].step + 1) * sizeof *way);

    for (int at = node; way != NULL && at >= 0; at = tree->node[at].parent) {
        way[tree->node[at].step] = at;
    }
    for (int step = 0; way != NULL && step <= tree->node[node].step; step++) {
        add_lines(log, &tree->node[way[step]], number, since);
    }
    adit_free(way);
}

/* Whether these eyes may know what was decided: the words may name hidden things. */
static bool may_know(aditt_call *call, int number)
{
    const aditt_tree *tree = &call->table->tree;
    const aditt_node *node = &tree->node[number];
    const int eyes = call->asker.eyes;
    char words[ADITT_MAX_WORDS];
    int seat = 0;

    if (node->seat == eyes || eyes == 0) {
        return true;
    }
    if (!aditt_is_before(tree, number, tree->at)) {
        return false; /* the game does not know that line */
    }
    return adit_game_decision_seen(call->table->game, node->step - 1, eyes, &seat, words,
                                   sizeof words, NULL) == ADIT_OK &&
           strcmp(words, ADIT_SECRET_CHOICE) != 0;
}

/* What was decided, as these eyes may know it. */
static void add_words(aditt_call *call, int number, json_t *one)
{
    const aditt_node *node = &call->table->tree.node[number];
    const bool is_start = node->parent < 0;
    const bool is_known = is_start || may_know(call, number);

    aditt_set_text(one, "words", is_start ? "" : is_known ? node->words : ADIT_SECRET_CHOICE);
    aditt_set_text(one, "said", is_start ? "" : is_known ? node->said : ADIT_SECRET_CHOICE);
}

/* The names of the fields that these eyes see differ between two positions. */
static json_t *changed_fields(json_t *before, json_t *now)
{
    json_t *changed = json_array(), *value;
    const char *name;

    json_object_foreach(now, name, value)
    {
        json_t *old = json_object_get(before, name);

        if (old == NULL || !json_equal(old, value)) {
            (void)json_array_append_new(changed, json_string(name));
        }
    }
    return changed;
}

static json_t *last_of(aditt_call *call, int number)
{
    const aditt_tree *tree = &call->table->tree;
    const aditt_node *node = &tree->node[number];
    json_t *last = NULL;
    adit_game *before;

    if (node->parent < 0) {
        return NULL;
    }
    last = json_object();
    aditt_set_number(last, "seat", node->seat);
    add_words(call, number, last);
    if (aditt_game_at(call->table, node->parent, 1, &before, NULL) == ADIT_OK) {
        json_t *fields = aditt_fields_of(before, call->asker.eyes);

        aditt_set(last, "changed", changed_fields(fields, json_object_get(call->out, "fields")));
        json_decref(fields);
    }
    return last;
}

void aditt_add_history(aditt_call *call, int number)
{
    const aditt_tree *tree = &call->table->tree;
    json_t *log = json_array();
    int lines = 0, end = number;

    add_log_to(tree, number, log, &lines,
               aditt_get_flag(call, "brief") ? INT64_MAX : aditt_get_number(call, "since", 0));
    while (tree->node[end].next >= 0) {
        end = tree->node[end].next;
    }
    aditt_set_number(call->out, "node", number);
    aditt_set_number(call->out, "step", tree->node[number].step);
    aditt_set_number(call->out, "steps", tree->node[end].step);
    aditt_set_flag(call->out, "is_here", number == tree->at);
    aditt_set_text(call->out, "comment",
                   tree->node[number].comment == NULL ? "" : tree->node[number].comment);
    aditt_set(call->out, "log", log);
    aditt_set_number(call->out, "log_end", lines);
    aditt_set(call->out, "last", last_of(call, number));
}

/* ---- Requests ---- */

adit_status aditt_do_tree(aditt_call *call)
{
    const aditt_tree *tree = &call->table->tree;
    json_t *nodes = json_array();

    for (int i = 0; i < tree->count; i++) {
        const aditt_node *node = &tree->node[i];
        json_t *one = json_object();

        aditt_set_number(one, "node", i);
        aditt_set(one, "parent", node->parent < 0 ? NULL : json_integer(node->parent));
        aditt_set_number(one, "step", node->step);
        aditt_set_number(one, "turn", node->turn);
        aditt_set_number(one, "seat", node->seat);
        add_words(call, i, one);
        aditt_set_text(one, "comment", node->comment == NULL ? "" : node->comment);
        aditt_set(one, "next", node->next < 0 ? NULL : json_integer(node->next));
        (void)json_array_append_new(nodes, one);
    }
    aditt_set(call->out, "nodes", nodes);
    aditt_set_number(call->out, "at", tree->at);
    aditt_set_number(call->out, "version", (int64_t)call->table->version);
    return ADIT_OK;
}

adit_status aditt_do_comment(aditt_call *call)
{
    const char *text = aditt_get_text(call, "text", "");
    char *copy = adit_strdup(text);
    int node = 0;

    if (copy == NULL) {
        return adit_fail(&call->err, ADIT_NOMEM, "out of memory");
    }
    for (char *c = copy; *c != '\0'; c++) { /* a comment is kept on lines of its own */
        *c = (unsigned char)*c < ' ' && *c != '\n' ? ' ' : *c;
    }
    if (aditt_find_node(call, &node) != ADIT_OK) {
        adit_free(copy);
        return ADIT_USAGE;
    }
    adit_free(call->table->tree.node[node].comment);
    call->table->tree.node[node].comment = copy[0] == '\0' ? NULL : copy;
    if (copy[0] == '\0') {
        adit_free(copy);
    }
    call->table->version++;
    return aditt_do_tree(call);
}

adit_status aditt_do_go_to(aditt_call *call)
{
    int node = 0;

    if (aditt_find_node(call, &node) != ADIT_OK) {
        return ADIT_USAGE;
    }
    const adit_status status = aditt_move_to(call->table, node, &call->err);

    return status == ADIT_OK ? aditt_look_at(call, call->table->game, node) : status;
}

/* The node to which the seat may go back: its own last decision, if nothing was revealed since. */
static int fair_node(aditt_table *table, int seat)
{
    const aditt_tree *tree = &table->tree;
    const int limit = adit_game_undo_limit(table->game, seat);

    for (int node = tree->at; tree->node[node].parent >= 0; node = tree->node[node].parent) {
        if (tree->node[node].step <= limit) {
            break;
        }
        if (tree->node[node].seat == seat) {
            return tree->node[node].parent;
        }
    }
    return -1;
}

adit_status aditt_do_undo(aditt_call *call)
{
    aditt_table *table = call->table;
    const aditt_tree *tree = &table->tree;
    const bool is_forced = aditt_get_flag(call, "force");
    int node = is_forced ? tree->node[tree->at].parent : fair_node(table, call->asker.eyes);

    if (is_forced && call->asker.who != ADITT_HOST) {
        return aditt_forbid(call, "force", "only the host takes back what others may know");
    }
    if (node < 0) {
        return adit_fail(&call->err, ADIT_ILLEGAL,
                         tree->node[tree->at].parent < 0
                             ? "nothing was decided yet"
                             : "your last decision cannot be taken back: something was drawn or "
                               "revealed since");
    }
    const adit_status status = aditt_move_to(table, node, &call->err);

    return status == ADIT_OK ? aditt_look_at(call, table->game, node) : status;
}

/* Up to the next question of a person, as undoing went over what bots had decided. */
adit_status aditt_do_redo(aditt_call *call)
{
    aditt_table *table = call->table;
    const aditt_tree *tree = &table->tree;
    int node = tree->node[tree->at].next;

    if (node < 0) {
        return adit_fail(&call->err, ADIT_ILLEGAL, "there is nothing to redo");
    }
    if (call->asker.who != ADITT_HOST && tree->node[node].seat != call->asker.who) {
        return adit_fail(&call->err, ADIT_ILLEGAL, "that was not your decision");
    }
    while (tree->node[node].next >= 0 &&
           aditt_is_bot(table, tree->node[tree->node[node].next].seat)) {
        node = tree->node[node].next;
    }
    const adit_status status = aditt_move_to(table, node, &call->err);

    return status == ADIT_OK ? aditt_look_at(call, table->game, node) : status;
}
