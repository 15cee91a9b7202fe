/* keep.c - the table as a recorded game: head, decisions, and the tree as notes.
 *
 * The present line is the game of the record. Everything else is in its notes, which any program
 * that reads recorded games steps over:
 *
 *     here 12                    the table stood after decision 12 of the line
 *     note 12 words              a comment to decision 12; more lines, more of them
 *     branch 1 from 0 at 12      line 1 leaves line 0 (the game) after its decision 12
 *     branch 1 > take masonry    its decisions, in order
 *     branch 1 note 13 words     a comment on it
 */
#include "bindings/table/history.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Writing ---- */

/* The last node of the line that goes through the node. */
static int line_end(const aditt_tree *tree, int node)
{
    while (tree->node[node].next >= 0) {
        node = tree->node[node].next;
    }
    return node;
}

static void write_comment(const aditt_node *node, int line, adit_text *out)
{
    const char *text = node->comment;

    while (text != NULL && *text != '\0') {
        const size_t length = strcspn(text, "\n");

        if (line > 0) {
            adit_text_addf(out, "branch %d ", line);
        }
        adit_text_addf(out, "note %d ", node->step);
        adit_text_add_bytes(out, text, length);
        adit_text_add_char(out, '\n');
        text += length + (text[length] == '\n');
    }
}

/* Writes the line that begins with the child of a node, then those that leave it. `number` is the
 * number of the last line that was written. */
static void write_branches(const aditt_tree *tree, int end, int line, int from, int *number,
                           adit_text *out)
{
    for (int node = end; node >= 0 && tree->node[node].step >= from;
         node = tree->node[node].parent) {
        for (int child = node + 1; child < tree->count; child++) {
            if (tree->node[child].parent != node || aditt_is_before(tree, child, end)) {
                continue;
            }
            const int own = ++*number, last = line_end(tree, child);

            adit_text_addf(out, "branch %d from %d at %d\n", own, line, tree->node[node].step);
            for (int at = child; at >= 0; at = at == last ? -1 : tree->node[at].next) {
                adit_text_addf(out, "branch %d > ", own);
                adit_text_add(out, tree->node[at].words);
                adit_text_add_char(out, '\n');
                write_comment(&tree->node[at], own, out);
            }
            write_branches(tree, last, own, tree->node[child].step, number, out);
        }
    }
}

static void write_notes(const aditt_table *table, adit_text *out)
{
    const aditt_tree *tree = &table->tree;
    int number = 0;

    if (tree->node[tree->at].next >= 0) {
        adit_text_addf(out, "here %d\n", tree->node[tree->at].step);
    }
    write_comment(&tree->node[0], 0, out);
    for (int at = 0; tree->node[at].next >= 0; at = tree->node[at].next) {
        write_comment(&tree->node[tree->node[at].next], 0, out);
    }
    write_branches(tree, line_end(tree, 0), 0, 0, &number, out);
}

adit_status aditt_make_head(aditt_table *table, adit_err *err)
{
    adit_game *start = adit_game_fork(table->game);
    adit_status status = start == NULL ? adit_fail(err, ADIT_NOMEM, "out of memory")
                                       : adit_game_undo_to(start, 0, err);

    adit_text_free(&table->head);
    if (status == ADIT_OK) {
        status = adit_game_set_notes(start, "", err);
    }
    if (status == ADIT_OK) {
        status = adit_game_record(start, &table->head, err);
    }
    adit_game_free(start);
    return status;
}

/* The record without what the engine said: quick to write after each decision, and all that is
 * needed to continue. */
adit_status aditt_write_short(aditt_table *table, adit_text *out, adit_err *err)
{
    const aditt_tree *tree = &table->tree;

    adit_text_add(out, table->head.data);
    for (int at = 0; tree->node[at].next >= 0; at = tree->node[at].next) {
        adit_text_add(out, "> ");
        adit_text_add(out, tree->node[tree->node[at].next].words);
        adit_text_add_char(out, '\n');
    }
    write_notes(table, out);
    return adit_text_status(out, err);
}

/* The whole record of the present line, to its end. */
adit_status aditt_write_record(aditt_table *table, adit_text *out, adit_err *err)
{
    const aditt_tree *tree = &table->tree;
    adit_game *game = adit_game_fork(table->game);
    adit_text notes = {0};
    adit_status status = game == NULL ? adit_fail(err, ADIT_NOMEM, "out of memory") : ADIT_OK;

    for (int at = tree->at; status == ADIT_OK && tree->node[at].next >= 0;
         at = tree->node[at].next) {
        status = adit_game_decide_text(game, tree->node[tree->node[at].next].words, err);
    }
    write_notes(table, &notes);
    if (status == ADIT_OK) {
        status = adit_text_status(&notes, err);
    }
    if (status == ADIT_OK) {
        status = adit_game_set_notes(game, notes.data == NULL ? "" : notes.data, err);
    }
    if (status == ADIT_OK) {
        status = adit_game_record(game, out, err);
    }
    adit_text_free(&notes);
    adit_game_free(game);
    return status;
}

/* ---- Reading ---- */

typedef struct {
    aditt_table *table;
    int *end; /* the last node of each line that was read */
    int lines;
    int here;
} reading;

/* The node of a line after that number of decisions, or -1. */
static int node_on(const reading *r, int line, int step)
{
    const aditt_tree *tree = &r->table->tree;
    int node = line >= 0 && line < r->lines ? r->end[line] : -1;

    while (node >= 0 && tree->node[node].step > step) {
        node = tree->node[node].parent;
    }
    return node >= 0 && tree->node[node].step == step ? node : -1;
}

static void add_comment(aditt_node *node, const char *text)
{
    adit_text joined = {0};

    if (node->comment != NULL) {
        adit_text_add(&joined, node->comment);
        adit_text_add_char(&joined, '\n');
    }
    adit_text_add(&joined, text);
    if (joined.failed || joined.length > ADITT_MAX_COMMENT) {
        adit_text_free(&joined);
        return;
    }
    adit_free(node->comment);
    node->comment = joined.data;
}

/* Decides on a line; what the rules do not allow any more ends it there. */
static void read_decision(reading *r, int line, const char *words)
{
    if (line <= 0 || line >= r->lines || r->end[line] < 0) {
        return;
    }
    if (aditt_move_to(r->table, r->end[line], NULL) != ADIT_OK ||
        aditt_decide_words(r->table, words, NULL) != ADIT_OK) {
        r->end[line] = -1;
        return;
    }
    r->end[line] = r->table->tree.at;
}

static void read_branch(reading *r, const char *line)
{
    int number = 0, from = 0, at = 0, length = 0;

    if (sscanf(line, "branch %d from %d at %d", &number, &from, &at) == 3) {
        if (number == r->lines && number < ADITT_MAX_NODES) {
            int *grown = adit_realloc(r->end, (size_t)(number + 1) * sizeof *grown);

            if (grown != NULL) {
                r->end = grown;
                r->end[number] = node_on(r, from, at);
                r->lines = number + 1;
            }
        }
    } else if (sscanf(line, "branch %d note %d %n", &number, &at, &length) == 2 && length > 0) {
        const int node = node_on(r, number, at);

        if (node >= 0) {
            add_comment(&r->table->tree.node[node], line + length);
        }
    } else if (sscanf(line, "branch %d > %n", &number, &length) == 1 && length > 0) {
        read_decision(r, number, line + length);
    }
}

static void read_note(reading *r, const char *line)
{
    int step = 0, length = 0;

    if (sscanf(line, "here %d", &step) == 1) {
        r->here = step;
    } else if (sscanf(line, "note %d %n", &step, &length) == 1 && length > 0) {
        const int node = node_on(r, 0, step);

        if (node >= 0) {
            add_comment(&r->table->tree.node[node], line + length);
        }
    } else {
        read_branch(r, line);
    }
}

/* The notes that the game brought along become the tree; those that do not fit are left out. */
adit_status aditt_read_notes(aditt_table *table, adit_err *err)
{
    const int end = table->tree.at;
    char *notes = adit_strdup(adit_game_notes(table->game));
    reading r = {table, adit_alloc(sizeof *r.end), 1, -1};
    char *rest = notes;
    adit_status status = ADIT_OK;

    if (notes == NULL || r.end == NULL) {
        status = adit_fail(err, ADIT_NOMEM, "out of memory");
    } else {
        r.end[0] = end;
        for (char *line = strsep(&rest, "\n"); line != NULL; line = strsep(&rest, "\n")) {
            read_note(&r, line);
        }
        const int here = r.here < 0 ? end : node_on(&r, 0, r.here);

        if (table->tree.at != end) {
            status = aditt_move_to(table, end, err); /* the game is the present line again */
        }
        if (status == ADIT_OK && here >= 0 && here != end) {
            status = aditt_move_to(table, here, err);
        }
    }
    adit_free(notes);
    adit_free(r.end);
    return status;
}
