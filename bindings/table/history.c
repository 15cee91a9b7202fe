/* history.c - what was decided: a tree of decisions, of which one line is on the table.
 *
 * The game on the table keeps its own history, which knows how far a player may fairly go back. The
 * tree keeps what that history forgets: the lines that were left. A decision that was made before
 * from the same position is the same node again. Looking at another node plays on from the nearest
 * position that is kept, so it takes a few decisions wherever it is.
 */
#include "bindings/table/history.h"

#include <stdio.h>
#include <string.h>

enum { KEPT_EACH = 16 }; /* decisions from one position that is kept to the next */

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
        aditt_line line = {NULL, 0};

        line.text =
            node->log == NULL ? NULL : adit_strdup(adit_game_log_said(table->game, i, &line.seat));
        if (line.text == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory");
        }
        node->log[node->log_count++] = line;
    }
    return ADIT_OK;
}

/* Without one it only takes longer to go back. */
static void keep_position(aditt_table *table, int number)
{
    aditt_tree *tree = &table->tree;

    if (tree->node[number].step % KEPT_EACH == 0 && tree->snapshots < ADITT_MAX_SNAPSHOTS) {
        tree->node[number].snapshot = adit_game_clone(table->game);
        tree->snapshots += tree->node[number].snapshot != NULL;
    }
}

int aditt_child(const aditt_tree *tree, int parent, const char *words)
{
    for (int i = parent + 1; i < tree->count; i++) {
        if (tree->node[i].parent == parent && strcmp(tree->node[i].words, words) == 0) {
            return i;
        }
    }
    return -1;
}

void aditt_note_move(adit_game *game, int index, aditt_move *move)
{
    move->seat = adit_game_seat(game);
    move->turn = adit_game_turn_number(game);
    move->log_from = adit_game_log_count(game);
    adit_game_option_text(game, index, move->words, sizeof move->words);
    if (adit_game_option_said(game, index, move->said, sizeof move->said) == 0) {
        snprintf(move->said, sizeof move->said, "%s", move->words);
    }
}

adit_status aditt_tree_add(aditt_table *table, const aditt_move *move, adit_err *err)
{
    aditt_tree *tree = &table->tree;
    int number = aditt_child(tree, tree->at, move->words);

    if (number < 0) {
        adit_status status = add_node(table, &number, err);

        if (status != ADIT_OK) {
            return status;
        }
        aditt_node *node = &tree->node[number];

        node->parent = tree->at;
        node->step = tree->node[tree->at].step + 1;
        node->seat = move->seat;
        node->turn = move->turn;
        node->words = adit_strdup(move->words);
        node->said = adit_strdup(move->said);
        status = keep_log(table, node, move->log_from, err);
        if (node->words == NULL || node->said == NULL || status != ADIT_OK) {
            node->parent = -1; /* a node that nobody reaches */
            return adit_fail(err, ADIT_NOMEM, "out of memory");
        }
        keep_position(table, number);
    }
    tree->node[tree->at].next = number;
    tree->at = number;
    return ADIT_OK;
}

/* The decisions that the game brings along are the first line of the tree. */
adit_status aditt_tree_begin(aditt_table *table, adit_err *err)
{
    const int decisions = adit_game_decision_count(table->game);
    adit_game *last = table->game;
    char words[ADITT_MAX_WORDS];
    int number = 0, seat = 0;
    adit_status status = add_node(table, &number, err);

    if (status == ADIT_OK && decisions > 0) {
        table->game = adit_game_fork(last);
        status = table->game == NULL ? adit_fail(err, ADIT_NOMEM, "out of memory")
                                     : adit_game_undo_to(table->game, 0, err);
    }
    if (status == ADIT_OK) {
        status = keep_log(table, &table->tree.node[0], 0, err);
        keep_position(table, 0);
    }
    for (int i = 0; i < decisions && status == ADIT_OK; i++) {
        status = adit_game_decision(last, i, &seat, words, sizeof words, err);
        if (status == ADIT_OK) {
            status = aditt_decide_words(table, words, err);
        }
    }
    if (table->game != last) {
        adit_game_free(table->game);
        table->game = last;
    }
    return status;
}

adit_status aditt_play_words(adit_game *game, const char *words, aditt_move *move, adit_err *err)
{
    const int index = adit_game_option_find(game, words);

    if (index < 0) {
        return adit_game_decide_text(game, words, err); /* which says why not */
    }
    aditt_note_move(game, index, move);
    return adit_game_decide(game, index, err);
}

adit_status aditt_decide_words(aditt_table *table, const char *words, adit_err *err)
{
    aditt_move move;

    ADIT_TRY(aditt_play_words(table->game, words, &move, err));
    snprintf(move.words, sizeof move.words, "%s", words); /* as they were recorded */
    return aditt_tree_add(table, &move, err);
}

void aditt_tree_free(aditt_tree *tree)
{
    for (int i = 0; i < tree->count; i++) {
        aditt_node *node = &tree->node[i];

        for (int k = 0; k < node->log_count; k++) {
            adit_free(node->log[k].text);
        }
        adit_free(node->log);
        adit_free(node->words);
        adit_free(node->said);
        adit_free(node->comment);
        adit_game_free(node->snapshot);
    }
    adit_free(tree->node);
    *tree = (aditt_tree){0};
}

/* ---- Other positions ---- */

bool aditt_is_before(const aditt_tree *tree, int earlier, int later)
{
    while (later >= 0 && tree->node[later].step > tree->node[earlier].step) {
        later = tree->node[later].parent;
    }
    return later == earlier;
}

/* Decides from the node `from`, at which the game is, up to the node `to`. */
static adit_status play_up_to(const aditt_tree *tree, adit_game *game, int from, int to,
                              adit_err *err)
{
    adit_status status = ADIT_OK;

    if (to == from) {
        return ADIT_OK;
    }
    status = play_up_to(tree, game, from, tree->node[to].parent, err);
    return status == ADIT_OK ? adit_game_decide_text(game, tree->node[to].words, err) : status;
}

adit_status aditt_game_at(aditt_table *table, int node, int slot, adit_game **game, adit_err *err)
{
    const aditt_tree *tree = &table->tree;
    aditt_scratch *scratch = &table->scratch[slot];
    int from = node;

    *game = table->game;
    if (node == tree->at) {
        return ADIT_OK;
    }
    while (tree->node[from].snapshot == NULL) {
        from = tree->node[from].parent;
    }
    if (scratch->game == NULL) {
        scratch->game = adit_game_clone(tree->node[from].snapshot);
        if (scratch->game == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory");
        }
        scratch->node = from;
    }
    if (scratch->version != table->cards_version || !aditt_is_before(tree, scratch->node, node) ||
        tree->node[scratch->node].step < tree->node[from].step) {
        adit_game_copy(scratch->game, tree->node[from].snapshot);
        scratch->node = from;
        scratch->version = table->cards_version;
    }
    adit_status status = play_up_to(tree, scratch->game, scratch->node, node, err);

    scratch->node = node;
    if (status != ADIT_OK) {
        scratch->version = 0; /* it is somewhere in between */
    }
    *game = scratch->game;
    return status;
}

/* The last node of both ways to the start. */
static int meeting_node(const aditt_tree *tree, int a, int b)
{
    while (a != b) {
        if (tree->node[a].step >= tree->node[b].step) {
            a = tree->node[a].parent;
        } else {
            b = tree->node[b].parent;
        }
    }
    return a;
}

adit_status aditt_move_to(aditt_table *table, int node, adit_err *err)
{
    aditt_tree *tree = &table->tree;
    const int shared = meeting_node(tree, tree->at, node);
    adit_game *moved = adit_game_fork(table->game);
    adit_status status = moved == NULL ? adit_fail(err, ADIT_NOMEM, "out of memory") : ADIT_OK;

    if (status == ADIT_OK && shared != tree->at) {
        status = adit_game_undo_to(moved, tree->node[shared].step, err);
    }
    if (status == ADIT_OK) {
        status = play_up_to(tree, moved, shared, node, err);
    }
    if (status != ADIT_OK) {
        adit_game_free(moved);
        return status;
    }
    adit_game_free(table->game);
    table->game = moved;
    tree->at = node;
    for (int at = node; tree->node[at].parent >= 0; at = tree->node[at].parent) {
        tree->node[tree->node[at].parent].next = at;
    }
    aditt_changed(table);
    return ADIT_OK;
}

int aditt_node_of_step(const aditt_tree *tree, int64_t step)
{
    int node = tree->at;

    while (tree->node[node].step > step && tree->node[node].parent >= 0) {
        node = tree->node[node].parent;
    }
    while (tree->node[node].step < step && tree->node[node].next >= 0) {
        node = tree->node[node].next;
    }
    return tree->node[node].step == step ? node : -1;
}

adit_status aditt_find_node(aditt_call *call, int *node)
{
    const aditt_tree *tree = &call->table->tree;

    *node = tree->at;
    if (aditt_has(call, "node")) {
        *node = (int)aditt_get_number(call, "node", 0);
        if (*node >= tree->count) {
            return aditt_refuse(call, "node", "node: expected 0 to %d", tree->count - 1);
        }
    } else if (aditt_has(call, "step")) {
        *node = aditt_node_of_step(tree, aditt_get_number(call, "step", 0));
        if (*node < 0) {
            return aditt_refuse(call, "step", "step: this line has fewer decisions");
        }
    }
    return ADIT_OK;
}
