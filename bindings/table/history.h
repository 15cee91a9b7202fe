/* history.h - the tree of decisions, and the table as a recorded game. */
#ifndef ADIT_TABLE_HISTORY_H
#define ADIT_TABLE_HISTORY_H

#include "bindings/table/internal.h"

/* ---- history.c ---- */

/* A decision, and how the game was before it. */
typedef struct {
    int seat, turn, log_from; /* who decides; lines that were there before */
    char words[ADITT_MAX_WORDS], said[ADITT_MAX_WORDS];
} aditt_move;

/* Notes an option before it is decided. */
void aditt_note_move(adit_game *game, int index, aditt_move *move);
/* Notes a decision by its words and makes it. `move` is not complete after a failure. */
adit_status aditt_play_words(adit_game *game, const char *words, aditt_move *move, adit_err *err);
adit_status aditt_tree_begin(aditt_table *table, adit_err *err);
void aditt_tree_free(aditt_tree *tree);
/* Adds the decision that the game has just made to the tree. */
adit_status aditt_tree_add(aditt_table *table, const aditt_move *move, adit_err *err);

/* Decides on the table and notes it. */
adit_status aditt_decide_words(aditt_table *table, const char *words, adit_err *err);
/* The child of a node with these words, or -1. */
int aditt_child(const aditt_tree *tree, int parent, const char *words);
/* Whether a node lies on the way to another one, or is it. */
bool aditt_is_before(const aditt_tree *tree, int earlier, int later);
/* The position at a node: that of the table, or one that is valid until the next call with the same
 * slot (0 or 1). */
adit_status aditt_game_at(aditt_table *table, int node, int slot, adit_game **game, adit_err *err);
/* Puts the position of the node on the table. */
adit_status aditt_move_to(aditt_table *table, int node, adit_err *err);
/* The node of the present line after so many decisions, or -1. */
int aditt_node_of_step(const aditt_tree *tree, int64_t step);
/* The node that the request names, by default the present one. */
adit_status aditt_find_node(aditt_call *call, int *node);
/* Adds where the node is in the history, the log up to it, and the last decision (moves.c). */
void aditt_add_history(aditt_call *call, int node);

/* ---- keep.c: the table as a recorded game ---- */

/* Makes the head of the record. */
adit_status aditt_make_head(aditt_table *table, adit_err *err);
/* The record without what the engine said, and with all of it. */
adit_status aditt_write_short(aditt_table *table, adit_text *out, adit_err *err);
adit_status aditt_write_record(aditt_table *table, adit_text *out, adit_err *err);
/* Adds what the notes of the game say to the tree. */
adit_status aditt_read_notes(aditt_table *table, adit_err *err);

#endif
