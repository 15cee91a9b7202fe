/* game_def.h - what a game provides: tables and a handful of functions.
 *
 * Everything the engine knows about a game is in one adit_game_def. The tables are the
 * only source of names: checks, texts, stubs, reference and help are made from them.
 */
#ifndef ADIT_MODEL_GAME_DEF_H
#define ADIT_MODEL_GAME_DEF_H

#include "engine/base/canvas.h"
#include "engine/model/fields.h"
#include "engine/model/options.h"

typedef struct adit_tx adit_tx;

/* ---- Verbs ---- */

typedef enum {
    ADIT_PARAM_INT,
    ADIT_PARAM_FLAG,
    ADIT_PARAM_GOOD,
    ADIT_PARAM_WORD, /* one of `words` */
    ADIT_PARAM_CARD,
    ADIT_PARAM_GOODS, /* { wood = 1 } */
    ADIT_PARAM_PRICES /* { food = 5 } or { { food = 5 }, { gold = 1 } } */
} adit_param_type;

typedef struct {
    const char *name;
    adit_param_type type;
    bool optional;
    int min, max, default_value;
    const char *const *words;
    const char *const *says; /* ADIT_PARAM_WORD: what people read for `words`; NULL: those */
    const char *text;
    int kind; /* ADIT_PARAM_CARD: not 0: only cards of kind - 1 */
} adit_param;

/* The arguments of a verb, evaluated. */
typedef struct adit_args {
    int n[ADIT_MAX_PARAMS]; /* by parameter: numbers, flags, goods, words, cards */
    adit_goods goods[ADIT_MAX_PRICES];
    uint8_t first[ADIT_MAX_PARAMS], length[ADIT_MAX_PARAMS]; /* parameter -> its goods */
} adit_args;

/* What a verb, or a node of a declared effect, promises about being carried out. Each promise
 * holds those before it too, so they are compared with >=, and two joined by | are the greater.
 * What they are good for: docs/explanation/dead-ends.md. */
typedef enum {
    ADIT_MAY_FAIL = 0,       /* also after its questions have been answered */
    ADIT_SURE_AFTER_ASK = 1, /* cannot fail once its first question is answered */
    ADIT_ALWAYS = 3,         /* can always be carried out, though it may ask */
    ADIT_NEVER_ASKS = 7      /* can always be carried out, and asks nothing that it needs */
} adit_promise;

/* Flags of a verb: its promise, and what else is to be known of it. */
enum {
    ADIT_VERB_SURE = ADIT_SURE_AFTER_ASK,
    ADIT_VERB_ALWAYS = ADIT_ALWAYS,
    ADIT_VERB_NEVER_FAILS = ADIT_NEVER_ASKS,
    ADIT_VERB_ASKS_FIRST = 8,  /* asks before it changes anything */
    ADIT_VERB_EFFECT_ONLY = 16 /* only as a declared effect of the running card, or in its hooks */
};

typedef struct {
    const char *name;
    adit_status (*run)(adit_tx *tx, int seat, const adit_args *args);
    /* A fast answer to "can this be carried out"; NULL: the engine tries it out. */
    bool (*can)(adit_tx *tx, int seat, const adit_args *args, adit_why *why);
    adit_param param[ADIT_MAX_PARAMS];
    int param_count;
    unsigned flags;
    const char *wording; /* in menus; {name} stands for a parameter; NULL: name and arguments */
    /* The same for people: {s:name} is an s unless the parameter is 1, and what stands in [ ] is
     * left out if its parameter says nothing. NULL: as in menus. */
    const char *says;
    const char *text;    /* one sentence */
    const char *example; /* Lua, runs in the tests */
} adit_verb;             /* a table of them ends with a NULL name */

static inline adit_promise adit_verb_promise(const adit_verb *verb)
{
    return (adit_promise)(verb->flags & ADIT_NEVER_ASKS);
}

/* Verbs that every game has: gain, pay, exchange, move_marker. They come first in the numbering. */
#define ADIT_COMMON_VERBS 4
extern const adit_verb adit_common_verbs[ADIT_COMMON_VERBS + 1];
int adit_verb_count(const struct adit_game_def *def);
int adit_verb_find(const struct adit_game_def *def, const char *name);

/* ---- Tables of names ---- */

/* A game's table of names is one list, from which both the numbers and the rows are made, so that
 * they cannot disagree. tables/words.h has the list and the numbers:
 *
 *     #define CVC_OPTION_MAP(X)                                                                   \
 *         X(CVC_OPT_TAKE, "take {a}", ADIT_WITH_A(CARD))                                          \
 *         X(CVC_OPT_END_TURN, "end_turn")
 *     ADIT_MAP_ENUM(CVC_OPTION_MAP, ADIT_OPT_GAME);
 *
 * and tables/words.c has the rows:
 *
 *     const adit_text_row cvc_options[] = {CVC_OPTION_MAP(ADIT_MAP_ROW){.word = NULL}};
 *
 * What follows the number are the members of the row, as they stand or with their names. Besides
 * the numbers, CVC_OPTION_MAP_END is one more than the last of them. */
#define ADIT_MAP_NUMBER(number, ...) number,
#define ADIT_MAP_ROW(number, ...) {__VA_ARGS__},
/* For lists of words, such as the streams of chance; NULL ends them. */
#define ADIT_MAP_WORD(number, word) word,
#define ADIT_MAP_ENUM(map, first) enum { map##_START = (first)-1, map(ADIT_MAP_NUMBER) map##_END }

/* What {a}, {b}, {c} of an option or a log line are; see adit_arg_kind. With LABEL, the row also
 * says which words these are. */
#define ADIT_WITH_A(a_kind) .a = ADIT_ARG_##a_kind
#define ADIT_WITH_AB(a_kind, b_kind) .a = ADIT_ARG_##a_kind, .b = ADIT_ARG_##b_kind
#define ADIT_WITH_ABC(a_kind, b_kind, c_kind)                                                      \
    .a = ADIT_ARG_##a_kind, .b = ADIT_ARG_##b_kind, .c = ADIT_ARG_##c_kind
#define ADIT_LABELLED(list, n) .labels = (list), .label_count = (n)
#define ADIT_SAID(list) .said_labels = (list)

/* The bit of a kind of card, for `about` of a permission. */
#define ADIT_ABOUT_KIND(kind) .about = (uint64_t)1 << (kind)

typedef struct {
    const char *name, *text;
} adit_name_row; /* ends with a NULL name */

typedef struct {
    const char *name, *text;
    bool has_goods; /* carries goods: hooks may filter by good and amount */
    bool has_card;  /* is about a card: hooks may filter by card */
    bool has_amount;
    /* An amount that means something has a name and words: hooks may filter by `onto = "worker"`
     * instead of `amount = 1`, and functions may read ev.onto. NULL: it only counts. */
    const char *amount_name;
    const char *const *amount_words;
    const uint8_t *amount_values; /* of the words; NULL: 0, 1, 2, ... */
    bool is_alone;                /* only in a match of one player: there are no others */
    uint64_t unheard;             /* bit set of the kinds that are never in play at this time */
    const char *full;             /* of what a mod adds, here and below; see adit_other_name */
} adit_event_row;

typedef struct {
    const char *name, *text;
    bool is_price;
    bool is_alone; /* only asked for in a match of one player */
    const char *full;
} adit_value_row;

/* A word for allow and forbid. Asking for it names no answer: that stands here, so that what a card
 * says about it can be checked when it is loaded. */
typedef struct {
    const char *name, *text;
    bool is_default; /* allowed without any card; then cards can only forbid it */
    uint64_t about;  /* bit set of the kinds of cards that it is asked about; 0: about none */
    const char *full;
} adit_permission_row;

typedef struct {
    const char *name;
    int (*count)(adit_tx *tx, int seat); /* NULL: a script of a mod counts, or it is a track */
    const char *text;
    const char *full, *mod;
    int script; /* reference for the card host */
    int track;  /* not 0: the step on the track of this kind number + 1 */
    /* What people read behind an amount: "per dwarf", or "if ..." of what is only 1 or 0. NULL: for
     * each of your `name`. */
    const char *per;
} adit_query_row;

/* How many rows the tables of a game and of all mods together may have. Cards keep events, values
 * and permissions as bit sets. */

/* Every verb is a deed, and so is each change of turn, round, phase and era. A deed is an event, a
 * permission (allowed by default), and each integer parameter of a verb is a value. They have no
 * rows: what is to be known of them follows from the verb. They are numbered after all rows. */
enum {
    ADIT_FIRST_DEED = 64, /* events and permissions of verbs: this plus the verb */
    ADIT_MAX_VERBS = 60,
    ADIT_DEED_TURN = ADIT_MAX_VERBS,
    ADIT_DEED_ROUND,
    ADIT_DEED_PHASE,
    ADIT_DEED_ERA,
    ADIT_DEEDS
};
/* The value of a parameter of a verb, and the verb of such a value. */
#define ADIT_PARAM_VALUE(verb, param) (ADIT_FIRST_DEED + (verb)*ADIT_MAX_PARAMS + (param))
#define ADIT_VERB_OF_VALUE(value) (((value)-ADIT_FIRST_DEED) / ADIT_MAX_PARAMS)
/* "turn_changed": what the change of turn, round, phase or era is called. */
extern const char *const adit_flow_names[];
/* The row of an event or a permission, also of a deed. */
adit_event_row adit_event_row_of(const struct adit_game_def *def, const adit_cards *cards,
                                 int event);
adit_permission_row adit_permission_row_of(const struct adit_game_def *def, int word);
/* "expedition.level" */
void adit_value_name(const struct adit_game_def *def, int value, adit_buffer *out);
/* The first parameter of this type, or -1. */
int adit_verb_param(const adit_verb *verb, adit_param_type type);

/* A rule parameter by number: first those of the game, then those that mods add. */
int adit_rule_count(const struct adit_game_def *def, const adit_cards *cards);
const adit_rule_row *adit_rule_at(const struct adit_game_def *def, const adit_cards *cards, int n);
/* The number of the parameter with this name, or -1. */
int adit_rule_find(const struct adit_game_def *def, const adit_cards *cards, const char *name);
/* Whether the n-th is one that a mod added. */
bool adit_rule_is_added(const struct adit_game_def *def, int n);
/* The default values of all parameters. */
void adit_rules_usual(const struct adit_game_def *def, const adit_cards *cards, int16_t *rule);

typedef enum {
    ADIT_FACT_INT,
    ADIT_FACT_FLAG,
    ADIT_FACT_WORD, /* one of `words` */
    ADIT_FACT_TEXT,
    ADIT_FACT_CARD, /* `text` is the whole id, whatever the author wrote */
    ADIT_FACT_GOODS,
    ADIT_FACT_EFFECT,
    ADIT_FACT_NUMBER,  /* may count something or ask a script; see adit_fact_number */
    ADIT_FACT_NUMBERS, /* of a track: whole numbers by step */
    ADIT_FACT_EFFECTS  /* of a track: effects by step */
} adit_fact_type;

typedef struct {
    const char *name;
    adit_fact_type type;
    bool required;
    int min, max;
    const char *const *words;
    const char *text;
    bool is_own; /* ADIT_FACT_INT: no two cards of the kind have the same number; 0: it has none */
    adit_limit limit; /* ADIT_FACT_INT: the limit that `max` is, or 0 */
} adit_fact_row;      /* ends with a NULL name */

/* A kind of card. Every card also has id, kind, title, text, source, mark, counters, the
 * hooks, and examples; the schema lists what is special to the kind. */
typedef struct {
    const char *name;
    const adit_fact_row *facts;
    const char *text;
    unsigned never; /* bit set of ADIT_NEVER_...: hooks that would never run are refused */
} adit_kind_row;    /* ends with a NULL name */

enum {
    ADIT_KIND_NO_PLAY = 1,  /* its cards are looked at, but never lie in front of anybody */
    ADIT_KIND_NO_BUILD = 2, /* they are in play from the beginning: nothing builds them */
    ADIT_KIND_NO_SCORE = 4  /* they belong to nobody, or give no points */
};

/* The row of a kind, also of those that every game has. */
const adit_kind_row *adit_kind_at(const struct adit_game_def *def, int kind);
/* The n-th kind that a card can name, the game's first, then those that every game has, without
 * scenarios; -1: there are no more. */
int adit_kind_nth(const struct adit_game_def *def, int n);
/* The number of the kind with this name, or -1. */
int adit_kind_find(const struct adit_game_def *def, const char *name);

/* Events and question keys that the engine itself uses; a game's own come after them. */
enum { ADIT_EVENT_GAINED, ADIT_EVENT_GAME };
extern const adit_event_row adit_common_events[];
enum {
    ADIT_ASK_PART,
    ADIT_ASK_OPTIONAL,
    ADIT_ASK_PAY,
    ADIT_ASK_SCRIPT,
    ADIT_ASK_ORDER,
    ADIT_ASK_IDENTITY,
    ADIT_ASK_GAME
};
extern const adit_name_row adit_common_questions[];
enum {
    ADIT_LOG_GAIN,
    ADIT_LOG_PAY,
    ADIT_LOG_SCRIPT,
    ADIT_LOG_PRICE,
    ADIT_LOG_BASE_PRICE,
    ADIT_LOG_LEFT_OUT,
    ADIT_LOG_STORY,
    ADIT_LOG_IDENTITY,
    ADIT_LOG_MARKER,
    ADIT_LOG_REVEALED,
    ADIT_LOG_GAME
};
extern const adit_text_row adit_common_logs[];
extern const adit_text_row adit_common_options[];

/* A field of which the game takes no notice in some phases: it writes over it before it asks, so
 * that no match may set it to something else there. Bit n is the n-th word of the field `phase`. */
typedef struct {
    const char *field; /* of the table, not of a player */
    uint32_t phases;
} adit_ignored_row; /* ends with a NULL field */

/* ---- The game ---- */

typedef struct adit_game_def {
    adit_game_info info;
    size_t state_size;            /* without players */
    size_t player_size;           /* of one player; its first member is adit_seat */
    size_t players_offset;        /* of the array of players, which is last */
    bool exchanges_between_steps; /* exchanges are made at first and `between` questions */
    /* No question of its own leads its printed cards to a dead end, and what they do by
     * themselves can always be done, so neither needs to be tried out. Believed while no mod adds
     * or changes a card; in purity mode they are tried out nevertheless. */
    bool trusts_own_cards;
    bool asks_rewrites; /* its rules ask adit_connective how the parts of a card are joined */

    const adit_good_def *goods;
    const adit_field *fields;        /* beside the common ones */
    const adit_ignored_row *ignored; /* may be NULL */
    /* Beginnings of names of fields that change with every turn, whatever is done in it; an option
     * that changes nothing else is shown as idle. Ends with NULL; NULL: none is. */
    const char *const *passing;
    /* The same for those that an option changes that `places`; not NULL if passing is not. */
    const char *const *placing;
    const adit_verb *verbs; /* beside the common ones */
    const adit_kind_row *kinds;
    const adit_event_row *events;           /* numbered from ADIT_EVENT_GAME */
    const adit_value_row *values;           /* numbers and prices that cards may modify */
    const adit_query_row *queries;          /* counts that cards may use */
    const adit_permission_row *permissions; /* words for allow and forbid */
    const adit_name_row *questions;         /* numbered from ADIT_ASK_GAME; text is the prompt */
    const adit_text_row *options;           /* numbered from ADIT_OPT_GAME; ends with a NULL word */
    const adit_text_row *logs;              /* numbered from ADIT_LOG_GAME; ends with a NULL word */
    const adit_rule_row *rules;
    const char *const *streams; /* names of the streams of chance; ends with NULL */
    /* What lines of the score are called that name neither a good nor a card. */
    const adit_limit_row *limits; /* of this game alone; ends with a NULL name; may be NULL */
    const adit_name_row *score_words;

    /* Works out what the engine needs of a card (card->extra) and checks what the schema
     * cannot say. Called once for each card at load. */
    adit_status (*prepare_card)(const adit_cards *cards, adit_card *card, adit_err *err);
    /* Fills a zeroed state in which players, rules and the generator's key are set. May draw
     * from state->rng directly: nothing is recorded here. What follows from other fields is left
     * to `derive`, which is called after it. */
    adit_status (*setup)(adit_state *state, const adit_cards *cards, adit_err *err);
    /* Rebuilds derived fields and the lists of cards in play after fields were set. NULL: nothing
     * is derived. This and the other functions that may be NULL are called by adit_def_... below.
     */
    void (*derive)(adit_state *state, const adit_cards *cards);
    /* One transaction. In a game with an opening it is adit_opening_step, which comes first and
     * then calls `own_step`, the step of the game itself. */
    adit_status (*step)(adit_tx *tx);
    adit_status (*own_step)(adit_tx *tx);
    /* How a seat gains goods; NULL: into its store, as adit_gain_plainly does. May ask. */
    adit_status (*gain)(adit_tx *tx, int seat, const adit_goods *goods);
    /* Puts a seat in order after the outermost verb (what does not fit anywhere); may be NULL. */
    adit_status (*settle)(adit_tx *tx, int seat);
    /* Points of a seat; returns the number of lines. `lines` may be NULL. tx is for looking. */
    int (*score)(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);
    /* Bit set of winners, from 0; `verdict` is never NULL. Called when the game is over. NULL: the
     * highest total wins. */
    unsigned (*winners)(adit_tx *tx, char *verdict, size_t size);
    /* How good the position is for a seat, in hundredths of a point. NULL: its total. */
    int (*evaluate)(adit_tx *tx, int seat);
    /* The invariants of the rules that need nothing but the state; the message cites the rule.
     * NULL: there are none. */
    adit_status (*check)(const adit_state *state, const adit_cards *cards, adit_err *err);
    /* Those in which cards have a say; may be NULL. Called when `check` has found nothing wrong, so
     * that cards may be asked whatever they like. `tx` is for looking. */
    adit_status (*check_with_cards)(adit_tx *tx, adit_err *err);
    /* viewer -1: everything. `tx` is for looking. NULL: the fields, one line each. */
    void (*draw)(adit_tx *tx, int viewer, adit_canvas *canvas);
    /* A part of it, for small terminals: the viewer's own board in at most 17 rows, what the open
     * question is about included. NULL: there are no parts. */
    void (*draw_part)(adit_tx *tx, int viewer, adit_drawing part, adit_canvas *canvas);
    /* Adds what an option is about and its words do not say: "3 wood there". May be NULL. */
    void (*remark)(const adit_tx *tx, int seat, adit_option option, adit_buffer *out);
} adit_game_def;

/* The game with what mods add to its tables. */
static inline const adit_game_def *adit_def_of(const adit_game_def *game, const adit_cards *cards)
{
    return cards->def != NULL ? cards->def : game;
}

/* The identity of a seat; NULL: it has none. */
const adit_card *adit_identity_of(const adit_game_def *def, const adit_cards *cards,
                                  const adit_state *state, int seat);

/* Call a function of the game, or do what its comment says for NULL. */
void adit_def_derive(const adit_game_def *def, adit_state *state, const adit_cards *cards);
/* Notes in the state what the card speaks about, which has come into play. */
void adit_state_hears(adit_state *state, const adit_card *card);
/* Works out the topics of all lists of cards in play, after somebody has set them. */
void adit_def_note_topics(const adit_game_def *def, adit_state *state, const adit_cards *cards);
adit_status adit_def_check(const adit_game_def *def, const adit_state *state,
                           const adit_cards *cards, adit_err *err);
int adit_def_evaluate(const adit_game_def *def, adit_tx *tx, int seat);
unsigned adit_def_winners(const adit_game_def *def, adit_tx *tx, int players, char *verdict,
                          size_t size);
void adit_def_draw(const adit_game_def *def, adit_tx *tx, const adit_cards *cards,
                   const adit_state *state, int viewer, adit_canvas *canvas);
void adit_def_draw_part(const adit_game_def *def, adit_tx *tx, const adit_cards *cards,
                        const adit_state *state, int viewer, adit_drawing part,
                        adit_canvas *canvas);

/* The row of a verb. */
static inline const adit_verb *adit_verb_at(const adit_game_def *def, int verb)
{
    return verb < ADIT_COMMON_VERBS ? &adit_common_verbs[verb]
                                    : &def->verbs[verb - ADIT_COMMON_VERBS];
}

/* ---- Queries by name ---- */

/* How many rows the game's table of queries has. */
int adit_query_row_count(const adit_game_def *def);
/* The number of a query for use in adit_query, or -1. */
int adit_query_find(const adit_game_def *def, const char *name);
/* The same for what a file of `mod` says, which may be NULL. */
int adit_query_find_in(const adit_game_def *def, const char *mod, const char *name);
const char *adit_query_name(const adit_game_def *def, int query);
/* What people read for it behind an amount, or NULL; see adit_query_row. */
const char *adit_query_per(const adit_game_def *def, int query);

#endif
