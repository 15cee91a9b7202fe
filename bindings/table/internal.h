/* internal.h - the inside of a table. */
#ifndef ADIT_TABLE_INTERNAL_H
#define ADIT_TABLE_INTERNAL_H

#include <jansson.h>

#include "bindings/table/table.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "engine/disk/changes.h"

/* What requests can exceed, in one table; the reference lists it. */
/* X(constant, value, whose, what is counted) */
#define ADITT_LIMIT_MAP(X)                                                                         \
    X(REQUEST, 65536, "a request", "bytes")                                                        \
    X(ID, 64, "a request", "bytes in its id")                                                      \
    X(WORDS, 2048, "a request", "bytes in the words of a move")                                    \
    X(NAME, 80, "a request", "bytes in the name of a file, a card or a player")                    \
    X(FIELD, 200, "a request", "bytes in the name or the value of a field")                        \
    X(COMMENT, 4000, "a comment", "bytes")                                                         \
    X(SETTINGS, 2000, "an edit", "fields")                                                         \
    X(NODES, 20000, "a table", "decisions in all its variations")                                  \
    X(SNAPSHOTS, 400, "a table", "positions kept to go back to")                                   \
    X(DONE, 64, "a table", "requests that are known when they are sent again")                     \
    X(SHOWN_LOG, 400, "an answer", "lines of the log")                                             \
    X(SHOWN_CARDS, 512, "an answer", "cards")                                                      \
    X(PATH, 1023, "a table", "bytes in the path of its folder")                                    \
    X(FILE, 16777216, "a file that is loaded", "bytes")                                            \
    X(POSITIONS, 200000, "a search of solve", "positions")

enum {
#define ADITT_LIMIT_ENUM(constant, value, whose, what) ADITT_MAX_##constant = (value),
    ADITT_LIMIT_MAP(ADITT_LIMIT_ENUM)
#undef ADITT_LIMIT_ENUM
};

#define ADITT_NAME_SIZE 96 /* of a file, with its ending */

/* A line of the log, as people read it. */
typedef struct {
    char *text; /* without the player it is about */
    int seat;   /* of that player; 0: it is about nobody */
} aditt_line;

/* One decision of the tree, or its start (number 0). */
typedef struct {
    int parent;      /* -1: the start */
    int step;        /* decisions before the position after it */
    int next;        /* the child that was visited last; -1: none */
    int seat, turn;  /* who decided, and in which turn */
    char *words;     /* of the decision; NULL at the start */
    char *said;      /* the same as people read it */
    char *comment;   /* NULL: none */
    aditt_line *log; /* lines that it brought */
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

/* How the table looks with one number of players. */
typedef struct {
    adit_text text;   /* the layout as JSON, as it is sent */
    json_t *by_word;  /* the fields that each word of an option may mean */
    json_t *goods;    /* in the order of the board */
    json_t *drawings; /* of mods: name and SVG, which has only shapes */
} aditt_layout;

/* Cards that were loaded once, with what is made of them. Tables of one server share them. */
typedef struct {
    adit_engine *engine;
    adit_engine *adviser; /* the same cards once more, for searches; NULL: not opened yet */
    int users;            /* tables and searches */
    aditt_layout *layout[ADIT_MAX_SEATS + 1]; /* by the number of players; NULL: not made yet */
} aditt_deck;

/* Requests that were carried out, so that one that is sent twice is carried out once. */
typedef struct {
    char id[ADITT_MAX_ID + 1];
    int who;
} aditt_done;

struct aditt_table {
    aditt_deck *deck;
    adit_engine *engine; /* the deck's */
    adit_game *game;     /* at the tree's node, with its history */
    adit_table bots;
    int players;
    char names[ADIT_MAX_SEATS][ADITT_MAX_NAME + 1];
    char token[ADIT_MAX_SEATS + 2][ADITT_TOKEN_SIZE]; /* host, those who look on, seats */
    bool is_claimed[ADIT_MAX_SEATS];                  /* somebody has used the seat's token */
    adit_engine_options cards;                        /* owned texts */
    adit_scenario *scenario;
    int folder; /* open; -1: none */
    char folder_name[ADITT_MAX_PATH + 1];
    char autosave[ADITT_NAME_SIZE];
    char autosave_problem[256];
    uint64_t saved;        /* version that was saved last */
    adit_text head;        /* of the recorded game */
    json_t *draft;         /* the start position that is edited; NULL: none */
    json_t *problems;      /* of the cards; NULL: not looked for yet */
    int passed, failed;    /* examples of mods */
    adit_seen_files files; /* of the mods, when they were last examined */
    char *mods[ADIT_MAX_MODS];
    bool is_workbench;
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
    const adit_text *layout;     /* to be added to the answer as it is; NULL: none */
    const char *field;           /* of the request that is wrong; NULL: none */
    bool is_stale, is_forbidden; /* statuses of their own in the answer */
    aditt_search **search;       /* receives what takes long; NULL: it is answered at once */
    adit_err err;
} aditt_call;

/* ---- requests.c: the table of requests ---- */

/* Checks the fields of a request by its row. */
struct aditt_request_row;
adit_status aditt_check_fields(aditt_call *call, const struct aditt_request_row *row);
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

/* ---- look.c, hello.c, cards.c ---- */

/* A deck for one table; takes the engine. NULL: out of memory, and the engine is not taken. */
aditt_deck *aditt_deck_new(adit_engine *engine);
/* One table less uses the deck; the last one frees it. NULL is fine. */
void aditt_deck_release(aditt_deck *deck);
/* The layout for the players of the table, made when it is needed first. Borrowed; NULL after a
 * failure. */
const aditt_layout *aditt_need_layout(aditt_table *table, adit_err *err);
/* Fills call->out as look does, for the position of a game at a node. */
adit_status aditt_look_at(aditt_call *call, adit_game *game, int node);
/* All that the eyes may see of the game's fields. The caller owns it; NULL: out of memory. */
json_t *aditt_fields_of(adit_game *game, int eyes);
json_t *aditt_card_face(aditt_call *call, int card);

/* Whether the request names the open question (look.c). */
adit_status aditt_check_decision(aditt_call *call);
/* The option that the request names. */
adit_status aditt_find_option(aditt_call *call, int *index);

/* ---- advice.c, search.c ---- */

/* Fills call->out with what the planner thinks of the options of a game of the engine. */
adit_status aditt_write_hints(aditt_call *call, adit_engine *engine, adit_game *game);
/* Puts off the hint for a position, from which everything hidden was taken: sets *call->search. */
adit_status aditt_search_prepare(aditt_call *call, adit_game *game);

/* ---- table.c ---- */

/* Adds the answer of a call as a line of JSON. An error takes the place of what was written. */
adit_status aditt_write_answer(aditt_call *call, adit_status status, adit_text *answer);

/* Other players sit down; takes the bots. */
adit_status aditt_seat_players(aditt_table *table, const adit_table *bots,
                               char names[][ADITT_MAX_NAME + 1], adit_err *err);
/* Whose view an answer is of if the request does not say. */
int aditt_default_eyes(const aditt_table *table, int who);
int64_t aditt_random_seed(void);

/* Whether a token may look and decide for the seat. */
bool aditt_speaks_for(const aditt_table *table, int who, int seat);
bool aditt_is_bot(const aditt_table *table, int seat);
/* Everything on the table has changed, the question with it. */
void aditt_changed(aditt_table *table);

#endif
