/* internal.h - the inside of a table. */
#ifndef ADIT_TABLE_INTERNAL_H
#define ADIT_TABLE_INTERNAL_H

#include <jansson.h>

#include "bindings/table/limits.h"
#include "bindings/table/table.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"

/* One decision of the tree, or its start (number 0). */
typedef struct {
    int parent;     /* -1: the start */
    int step;       /* decisions before the position after it */
    int next;       /* the child that was visited last; -1: none */
    int seat, turn; /* who decided, and in which turn */
    char *words;    /* of the decision; NULL at the start */
    char *comment;  /* NULL: none */
    char **log;     /* lines that it brought */
    int log_count;
    adit_game *snapshot; /* the position after it, without history; NULL: none is kept */
} aditt_node;

typedef struct {
    aditt_node *node;
    int count, capacity;
    int at;        /* the node whose position is on the table */
    int snapshots; /* that are kept */
} aditt_tree;

/* A position that somebody looked at, to play on from there. */
typedef struct {
    adit_game *game; /* NULL: none yet */
    int node;
    uint64_t version; /* of the cards; 0: it cannot be used */
} aditt_scratch;

/* Requests that were carried out, so that one that is sent twice is carried out once. */
typedef struct {
    char id[ADITT_MAX_ID + 1];
    int who;
} aditt_done;

struct aditt_table {
    adit_engine *engine;
    adit_game *game; /* at the tree's node, with its history */
    adit_table bots;
    int players;
    char names[ADIT_MAX_SEATS][ADITT_MAX_NAME + 1];
    char token[ADIT_MAX_SEATS + 2][ADITT_TOKEN_SIZE]; /* host, those who look on, seats */
    bool is_claimed[ADIT_MAX_SEATS];                  /* somebody has used the seat's token */
    adit_engine_options cards;                        /* owned texts */
    adit_scenario *scenario;
    int folder; /* open; -1: none */
    char folder_name[ADITT_MAX_PATH + 1];
    char autosave[ADITT_MAX_NAME + 1];
    char autosave_problem[256];
    bool is_workbench;
    json_t *layout;        /* for this number of players; NULL: not made yet */
    json_t *by_word;       /* the fields that each word of an option may mean */
    char bot_problem[512]; /* why a bot has stopped; "": it has not */
    uint64_t version, question;
    uint64_t cards_version; /* changes when cards are loaded again */
    aditt_tree tree;
    aditt_scratch scratch[2];
    aditt_done done[ADITT_MAX_DONE];
    int done_next;
};

/* Who asks. */
typedef struct {
    int who;  /* ADITT_HOST, ADITT_LOOKS_ON or a seat */
    int eyes; /* the seat whose view the answer is of, or ADIT_SPECTATOR */
} aditt_asker;

/* One request while it is answered. */
typedef struct {
    aditt_table *table;
    aditt_asker asker;
    json_t *in, *out;
    const char *field;           /* of the request that is wrong; NULL: none */
    bool is_stale, is_forbidden; /* statuses of their own in the answer */
    adit_err err;
} aditt_call;

/* ---- requests.c: the table of requests ---- */

typedef enum { ADITT_TEXT, ADITT_NUMBER, ADITT_FLAG, ADITT_TABLE, ADITT_LIST } aditt_type;

typedef struct {
    const char *name;
    aditt_type type;
    bool is_needed;
    int64_t min, max; /* of a number; bytes of a text; entries of a table or list */
    const char *text;
} aditt_field;

/* Who may make a request. */
typedef enum { ADITT_ALL, ADITT_SEATS, ADITT_HOSTS, ADITT_AUTHORS } aditt_power;

typedef struct {
    const char *name;
    aditt_power power;
    adit_status (*run)(aditt_call *call);
    const char *text;
    aditt_field fields[8];
    const char *answer; /* names and meanings, a line each; "look": as look */
} aditt_request_row;
extern const aditt_request_row aditt_requests[]; /* ends with a NULL name */

/* Checks the fields of a request by its row. */
adit_status aditt_check_fields(aditt_call *call, const aditt_request_row *row);
/* Fails because of a field of the request. */
adit_status aditt_refuse(aditt_call *call, const char *field, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Fails because the asker has no right to this. */
adit_status aditt_forbid(aditt_call *call, const char *field, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool aditt_get_flag(const aditt_call *call, const char *field);
/* What the request has in the field. */
const char *aditt_get_text(const aditt_call *call, const char *field, const char *otherwise);
int64_t aditt_get_number(const aditt_call *call, const char *field, int64_t otherwise);
bool aditt_has(const aditt_call *call, const char *field);

/* ---- json.c: writing answers ---- */

/* Each sets a name of the object, and gives it nothing if memory runs out, which is noticed when
 * the answer is written. */
void aditt_set(json_t *object, const char *name, json_t *value);
void aditt_set_text(json_t *object, const char *name, const char *text);
void aditt_set_number(json_t *object, const char *name, int64_t number);
void aditt_set_flag(json_t *object, const char *name, bool flag);
/* A text of anybody: what is no UTF-8 and control characters become '?'. */
json_t *aditt_json_text(const char *text);

/* ---- look.c, cards.c, history.c, ... ---- */

adit_status aditt_do_hello(aditt_call *call);
adit_status aditt_do_look(aditt_call *call);
adit_status aditt_do_decide(aditt_call *call);
adit_status aditt_do_card(aditt_call *call);
adit_status aditt_do_cards(aditt_call *call);

/* Fills call->out as look does, for the position of a game at a node. */
adit_status aditt_look_at(aditt_call *call, adit_game *game, int node);
/* All that the eyes may see of the game's fields. The caller owns it; NULL: out of memory. */
json_t *aditt_fields_of(adit_game *game, int eyes);
json_t *aditt_card_face(aditt_call *call, int card);

adit_status aditt_do_tree(aditt_call *call);
adit_status aditt_do_comment(aditt_call *call);
adit_status aditt_do_go_to(aditt_call *call);
adit_status aditt_do_undo(aditt_call *call);
adit_status aditt_do_redo(aditt_call *call);

/* ---- history.c ---- */

adit_status aditt_tree_begin(aditt_table *table, adit_err *err);
void aditt_tree_free(aditt_tree *tree);
/* Notes the decision that the game has just made. `log_from`: lines that were there before. */
adit_status aditt_tree_add(aditt_table *table, int seat, const char *words, int turn, int log_from,
                           adit_err *err);

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

/* ---- table.c ---- */

/* Whether a token may look and decide for the seat. */
bool aditt_speaks_for(const aditt_table *table, int who, int seat);
bool aditt_is_bot(const aditt_table *table, int seat);
/* Everything on the table has changed, the question with it. */
void aditt_changed(aditt_table *table);

#endif
