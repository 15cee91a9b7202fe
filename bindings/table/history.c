/* history.c - what was decided: a tree of decisions, of which one line is on the table. */
#include "bindings/table/internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The tree ---- */

static adit_status add_node(aditt_table *table, int *number, adit_err *err)
{
    aditt_tree *tree = &table->tree;

    if (tree->count >= ADITT_MAX_NODES) {
        return adit_fail(err, ADIT_LIMIT, "the table has more than %d decisions", ADITT_MAX_NODES);
    }
    if (tree->count == tree->capacity) {
        const int capacity = tree->capacity == 0 ? 64 : 2 * tree->capacity;
        aditt_node *grown = adit_realloc(tree->node, (size_t)capacity * sizeof *grown);

        if (grown == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory");
        }
        tree->node = grown;
        tree->capacity = capacity;
    }
    *number = tree->count++;
    tree->node[*number] = (aditt_node){.parent = -1, .next = -1};
    return ADIT_OK;
}

static adit_status keep_log(aditt_table *table, aditt_node *node, int from, adit_err *err)
{
    const int count = adit_game_log_count(table->game);

    node->log = count > from ? adit_alloc((size_t)(count - from) * sizeof *node->log) : NULL;
    for (int i = from; i < count; i++) {
        char *line = node->log == NULL ? NULL : adit_strdup(adit_game_log_line(table->game, i));

        if (line == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory");
        }
        node->log[node->log_count++] = line;
    }
    return ADIT_OK;
}

adit_status aditt_tree_begin(aditt_table *table, adit_err *err)
{
    int number = 0;
    adit_status status = add_node(table, &number, err);

    return status == ADIT_OK ? keep_log(table, &table->tree.node[number], 0, err) : status;
}

adit_status aditt_tree_add(aditt_table *table, int seat, const char *words, int turn, int log_from,
                           adit_err *err)
{
    aditt_tree *tree = &table->tree;
    int number = 0;
    adit_status status = add_node(table, &number, err);

    if (status != ADIT_OK) {
        return status;
    }
    aditt_node *node = &tree->node[number];

    node->parent = tree->at;
    node->step = tree->node[tree->at].step + 1;
    node->seat = seat;
    node->turn = turn;
    node->words = adit_strdup(words);
    tree->node[tree->at].next = number;
    tree->at = number;
    return node->words == NULL ? adit_fail(err, ADIT_NOMEM, "out of memory")
                               : keep_log(table, node, log_from, err);
}

void aditt_tree_free(aditt_tree *tree)
{
    for (int i = 0; i < tree->count; i++) {
        aditt_node *node = &tree->node[i];

        for (int k = 0; k < node->log_count; k++) {
            adit_free(node->log[k]);
        }
        adit_free(node->log);
        adit_free(node->words);
        adit_free(node->comment);
        adit_game_free(node->snapshot);
    }
    adit_free(tree->node);
    *tree = (aditt_tree){0};
}

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
            aditt_set_number(line, "seat", node->seat);
            aditt_set_text(line, "text", node->log[i]);
            (void)json_array_append_new(log, line);
        }
    }
}

void aditt_add_history(aditt_call *call, adit_game *game, int number)
{
    const aditt_tree *tree = &call->table->tree;
    const aditt_node *node = &tree->node[number];
    const int64_t since = aditt_get_number(call, "since", 0);
    json_t *log = json_array();
    int *line = adit_alloc(((size_t)node->step + 1) * sizeof *line);
    int lines = 0, end = number;

    (void)game;
    for (int at = number; line != NULL && at >= 0; at = tree->node[at].parent) {
        line[tree->node[at].step] = at;
    }
    for (int step = 0; line != NULL && step <= node->step; step++) {
        add_lines(log, &tree->node[line[step]], &lines, since);
    }
    while (tree->node[end].next >= 0) {
        end = tree->node[end].next;
    }
    aditt_set_number(call->out, "node", number);
    aditt_set_number(call->out, "step", node->step);
    aditt_set_number(call->out, "steps", tree->node[end].step);
    aditt_set(call->out, "log", log);
    aditt_set_number(call->out, "log_end", lines);
    adit_free(line);
}
