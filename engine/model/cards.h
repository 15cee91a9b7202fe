/* cards.h - cards and effect trees as the engine sees them: loaded once, never changed.
 *
 * A card is a row of facts by the schema of its kind, plus hooks. Effects are trees of nodes
 * in one array; a card's nodes lie side by side, so a node can be named as card and ordinal.
 * Whatever only a script can say is a reference that the card host understands.
 */
#ifndef ADIT_MODEL_CARDS_H
#define ADIT_MODEL_CARDS_H

#include "engine/model/goods.h"

#define ADIT_MAX_FACTS 16
#define ADIT_MAX_KINDS 40
#define ADIT_MAX_PARAMS 4
#define ADIT_NO_CARD (-1)
#define ADIT_NO_KIND (-1)
/* Kinds that every game has, after all kinds of the game: a track with a marker for each player, a
 * card that lies on the table in every match, who a player is, and what only the match of a
 * scenario has. */
#define ADIT_KIND_CORE ADIT_KIND_TRACK /* the first of them */
#define ADIT_KIND_TRACK (ADIT_MAX_KINDS - 4)
#define ADIT_KIND_TABLE (ADIT_MAX_KINDS - 3)
#define ADIT_KIND_IDENTITY (ADIT_MAX_KINDS - 2)
#define ADIT_KIND_SCENARIO (ADIT_MAX_KINDS - 1)
/* Facts of cards of these kinds. */
enum { ADIT_CORE_SETUP, ADIT_CORE_POINTS, ADIT_TRACK_STEPS, ADIT_TRACK_START, ADIT_TRACK_AT };

typedef uint16_t adit_node_id; /* 0: no node */

/* A number that is known at load time, counts something, or asks a script. */
typedef struct {
    enum { ADIT_NUMBER_FIXED, ADIT_NUMBER_PER, ADIT_NUMBER_SCRIPT } kind;
    int16_t value; /* FIXED: the number; PER: the factor */
    int16_t query; /* PER: row of the game's query table, see adit_query_find */
    int script;    /* SCRIPT: reference for the card host */
} adit_number;

typedef struct {
    adit_number of[ADIT_MAX_GOODS];
    /* See adit_amounts_prepare: the amounts that are known at load time, and the set of goods of
     * which the others are. */
    adit_goods fixed;
    uint32_t counted;
} adit_amounts;

typedef enum {
    ADIT_NODE_SEQUENCE,  /* all parts, in order */
    ADIT_NODE_ANY_ORDER, /* some, all or none, each once, in any order */
    ADIT_NODE_AND_OR,    /* one or more, each once, in any order */
    ADIT_NODE_THEN_OR,   /* one or more, in order */
    ADIT_NODE_ONE_OF,    /* exactly one */
    ADIT_NODE_OPTIONAL,  /* the part or nothing */
    ADIT_NODE_REPEAT,    /* the part `times` times */
    ADIT_NODE_WHEN,      /* the part, possible only while the query lies within min and max */
    ADIT_NODE_VERB,
    ADIT_NODE_SCRIPT
} adit_node_kind;

/* A test "query lies within min and max", or a function that says so. */
typedef struct {
    int16_t query; /* -1: none */
    int16_t min, max;
    int16_t card; /* whose function it is */
    int script;   /* function(g, me) -> true, false or why not; 0: none */
} adit_condition;

/* Whether it holds at any time. */
static inline bool adit_holds_always(const adit_condition *condition)
{
    return condition->query < 0 && condition->script == 0;
}

typedef struct {
    uint8_t kind;
    uint8_t count;   /* of parts */
    uint8_t promise; /* adit_promise, worked out when the engine is created */
    uint16_t args;   /* of a verb, if all are fixed: which of adit_cards.args; 0: none */
    int16_t card;    /* whose effect it is part of */
    int16_t line;    /* in the card's file */
    adit_node_id part[ADIT_MAX_PARTS];
    const char *label; /* the author's words for menus; NULL: made from the node */
    union {
        struct {
            uint16_t verb;                       /* row of the game's verb table */
            adit_number number[ADIT_MAX_PARAMS]; /* by parameter; also goods, cards, words, nodes */
            uint16_t amounts[ADIT_MAX_PRICES];   /* goods arguments in order; index, 0: none */
            uint8_t first[ADIT_MAX_PARAMS];      /* parameter -> its first goods argument */
            uint8_t length[ADIT_MAX_PARAMS];     /* how many it has */
        } verb;
        struct {
            int reference;
            uint8_t promise; /* adit_promise of what else it can call */
            uint64_t verbs;  /* that it can call, by number */
        } script;
        struct {
            adit_number times;
        } repeat;
        adit_condition when;
    } as;
} adit_node;

typedef enum { ADIT_ACTOR_ANYONE, ADIT_ACTOR_ME, ADIT_ACTOR_OTHERS } adit_actor;

typedef struct {
    int16_t event;    /* row of the event table */
    uint8_t by;       /* adit_actor */
    int16_t good;     /* -1: any; else the event must bring this good */
    int16_t card;     /* ADIT_NO_CARD: any; else the event must be about this card */
    int16_t min, max; /* of the good's amount, or of the event's amount */
    adit_condition when;
    adit_node_id run;
} adit_hook_on;

typedef struct {
    int16_t value; /* row of the table of values that cards may modify */
    uint8_t by;
    int16_t card;     /* only when the value is about this card */
    int16_t min, max; /* only when the base lies between */
    adit_condition when;
    adit_number add;     /* added to a number */
    bool replaces;       /* `add` is the new value instead */
    uint16_t less, more; /* prices: amounts taken off (floor 0) or added; index, 0: none */
    bool is_choice;      /* prices: the player may leave this discount out; one choice at a time */
    uint16_t instead_of, instead; /* prices: substitution, up to `limit` times */
    int16_t limit;
    int script; /* function(g, me, base) -> number; -1: none */
} adit_hook_modify;

typedef struct {
    int16_t word; /* row of the permission table */
    bool forbids;
    uint8_t by;
    int16_t card; /* only when it is about this card; ADIT_NO_CARD: whatever it is about */
    adit_condition when;
    int script; /* function(g, me) -> reason or true; -1: always */
} adit_hook_permit;

typedef struct {
    int16_t card;     /* for which card's top node; ADIT_NO_CARD: any */
    uint8_t from, to; /* connectives */
    adit_condition when;
} adit_hook_rewrite;

typedef struct {
    uint16_t pay, get; /* amounts */
    adit_node_id run;  /* or an effect */
    const char *label;
    bool is_named; /* another card has the same exchange: this one is offered with its card's id */
    /* Without so much of this good it cannot be made, whatever else holds; see
     * adit_exchanges_prepare. */
    int16_t least, least_good;
    adit_condition when;
} adit_hook_exchange;

typedef struct {
    const char *name;
    int16_t max;
    uint8_t slot;
    enum {
        ADIT_RESET_ACTION,
        ADIT_RESET_TURN,
        ADIT_RESET_ROUND,
        ADIT_RESET_GAME,
        ADIT_RESETS
    } reset;
    bool is_kept; /* by the engine: scripts only read it */
} adit_counter;

/* A counter that a mod declares for all its cards. */
typedef struct {
    adit_counter counter; /* its name points into `id`, behind the mod */
    char id[72];          /* "mod:name" */
    char text[200];
    bool is_common; /* one for the whole game; else one for each seat */
} adit_mod_counter;

/* A track: what happens and what is to be had on its steps, from 0, where markers begin. */
typedef struct {
    uint8_t steps, start;
    adit_node_id at[ADIT_MAX_TRACK_STEPS + 1]; /* effect for who reaches or passes the step */
    int8_t points[ADIT_MAX_TRACK_STEPS + 1];   /* for who stands there in the end */
} adit_track;

/* The value of one fact; which member holds it is said by the schema row. */
typedef struct {
    bool is_set;
    int number; /* numbers, flags, words (their place in the list) */
    const char *text;
    uint16_t goods; /* amounts, all fixed */
    adit_node_id effect;
    adit_number count; /* ADIT_FACT_NUMBER */
} adit_fact;

typedef struct {
    const char *id, *title, *text, *source, *mark, *mod, *file;
    const char *brief;         /* the text in a few words; NULL or "": there is none */
    const char *aliases;       /* ids it had before, the oldest first, blanks between; NULL: none */
    const char *key;           /* the oldest of all its ids; NULL: `id`. See adit_card_key */
    const char *origins;       /* which fields mods have set; "": none */
    const char *examples_file; /* where its examples stand */
    int line;
    int16_t number;        /* in the whole set, in order of kind and key */
    uint8_t kind;          /* row of the game's kind table */
    uint8_t kind_number;   /* among the cards of its kind */
    uint64_t id_hash;      /* of the key */
    uint32_t content_hash; /* of what the card says, comments and examples apart; 0: unknown */
    adit_fact fact[ADIT_MAX_FACTS]; /* by row of the kind's schema */
    int extra[4];                   /* what the game's prepare_card works out */
    adit_node_id node_first, node_end;
    adit_hook_on on[ADIT_MAX_LISTENING];
    adit_hook_modify modify[ADIT_MAX_HOOKS];
    adit_hook_permit permit[ADIT_MAX_HOOKS];
    adit_hook_rewrite rewrite[ADIT_MAX_HOOKS];
    adit_hook_exchange exchange[ADIT_MAX_HOOKS];
    adit_counter counter[ADIT_MAX_CARD_COUNTERS];
    uint8_t on_count, modify_count, permit_count, rewrite_count, exchange_count, counter_count;
    bool has_score;
    adit_number score;
    adit_node_id built; /* self hook: runs when the card comes into play, before it listens */
    bool has_goal;      /* scenario: `goal` is a function(g, seat) -> true or why not yet */
    int goal;
    uint64_t events;      /* bit set: which events it listens to */
    uint64_t values;      /* bit set: which values it modifies */
    uint64_t permissions; /* bit set: which permissions it knows */
    uint64_t deeds;       /* bit set: which deeds it listens to, modifies or forbids */
    /* Worked out by adit_permits_prepare. */
    uint64_t about_any; /* bit set: permissions that it knows whatever they are about */
    uint64_t spoken_of; /* bit set: permissions that some card knows about this one */
} adit_card;

/* A rule parameter. */
typedef struct {
    const char *name, *text;
    int min, max, default_value;
    const char *const *words; /* of the values from 0 on; NULL: a number */
    int kind;                 /* not 0: a set of cards of kind - 1, bit n for kind number n */
} adit_rule_row;

/* A rule parameter that a mod adds; the row points into the rest of it. */
typedef struct {
    adit_rule_row row;
    const char *word[ADIT_MAX_RULE_WORDS + 1];
    char name[72], text[ADIT_MAX_WORD_TEXT + 1], words[ADIT_MAX_RULE_WORDS][ADIT_MAX_WORD + 1];
} adit_mod_rule;

/* ---- What a scenario tells, and when it ends ---- */

#define ADIT_SAID_BITS 12 /* sayings that one counter remembers */

/* "field at least 3", "field is word". */
typedef struct {
    const char *field;
    const char *is; /* NULL: a number from min to max */
    int min, max;
} adit_plot_test;

/* A moment of the match; all that is asked for must hold. */
typedef struct {
    enum { ADIT_AT_ANY, ADIT_AT_WIN, ADIT_AT_LOSE, ADIT_AT_END } at;
    int turn; /* from this turn on, from 1; 0: any */
    adit_plot_test test[ADIT_MAX_PLOT_TESTS];
    int test_count;
    int script; /* function(g, seat) -> true or why not; -1: none */
    int line;
} adit_moment;

typedef struct {
    adit_moment moment;
    const char *text; /* of one or more lines */
} adit_saying;

typedef struct {
    int16_t card; /* of the kind scenario; its counters remember what has been told */
    int8_t seat;  /* who wins or loses, from 0 */
    bool has_win, has_lose;
    adit_moment win, lose;
    adit_saying saying[ADIT_MAX_SAYINGS];
    int saying_count;
    int ending, said; /* numbers of its counters; -1: it needs none. said + 1 is the second */
} adit_plot;

/* In which way a name names a card; the first that is found counts. A bare name is an id or an
 * alias of a mod's card without its mod. */
enum { ADIT_BY_ID, ADIT_BY_ALIAS, ADIT_BY_BARE_NAME, ADIT_WAYS_TO_NAME };

typedef struct {
    uint64_t head;    /* its first characters as a number, so that most comparisons end there */
    const char *text; /* points into the card's texts */
    uint16_t length;
    int16_t card;
    uint8_t by;
} adit_card_name;

typedef struct adit_cards {
    adit_card *card;
    int count;
    int kind_first[ADIT_MAX_KINDS + 1]; /* cards of kind k: kind_first[k] .. kind_first[k+1]-1 */
    adit_node *node;                    /* node[0] is never used */
    int node_count;
    adit_amounts *amounts; /* amounts[0] is never used */
    int amounts_count;
    struct adit_args *args;                      /* args[0] is never used; see adit_fixed_args */
    uint64_t events, values, permissions, deeds; /* or-ed over all cards */
    uint64_t bound;                              /* deeds that some card modifies or forbids */
    /* Of which some card speaks for other seats than its owner's; see adit_permits_prepare. */
    uint64_t values_of_others, permissions_of_others;
    const struct adit_field *flow[4]; /* by deed from ADIT_DEED_TURN on; may be NULL */
    bool has_exchange, has_rewrite, has_aliases;
    /* Slots of counters by ADIT_RESET_..., as bit sets: of the table, and of each seat. */
    uint64_t common_resets[ADIT_RESETS], seat_resets[ADIT_RESETS];
    bool has_common_score; /* some card beside those that the game scores itself gives points */
    bool has_opening;      /* something happens before the first turn: identities, setup effects */
    int16_t identities_rule; /* the rule parameter "identities" + 1; 0: there is none */
    bool has_stand_ins;      /* some good pays for another one; known when the engine is created */
    int16_t good_count, query_count; /* of the game; known then, too */
    adit_card_name *name;            /* all names of all cards in order; NULL: not indexed yet */
    int name_count;
    adit_track track[ADIT_MAX_TRACKS]; /* by kind number of its card */
    adit_mod_rule *rule; /* what mods add to the game's own parameters, in order of names */
    int rule_count;
    adit_plot *plot; /* of the scenarios that tell or end something */
    int plot_count;
    adit_mod_counter *counter; /* of mods, in order of ids */
    int counter_count;
    struct adit_game_def *def; /* the game with what mods add to its tables, in one block with them;
                                  NULL: they add nothing. See adit_def_of */
    char *arena;               /* all texts */
} adit_cards;

/* The number of the card with this id, or ADIT_NO_CARD. A card of a mod has the id
 * "mod:name", and may be called "name" if nothing else is; cards of the game itself carry no
 * prefix. An alias, which is an id that the card had before, finds it too. */
int adit_cards_find(const adit_cards *cards, const char *id);
/* The card with just this id, no alias and no bare name. */
int adit_cards_find_exactly(const adit_cards *cards, const char *id);
/* The oldest id of the card. Cards are sorted by it and states are hashed by it, so that a card
 * that gets a new id is dealt as before, and old games have the same hashes. */
static inline const char *adit_card_key(const adit_card *card)
{
    return card->key != NULL ? card->key : card->id;
}
/* Writes the text with the id of today for each alias in it. False: there is none, or the text
 * is too long; then `out` is of no use. */
bool adit_cards_renew(const adit_cards *cards, const char *text, adit_buffer *out);
/* The text with the ids of today, written into `scratch`, or `text` itself if it needs no change.
 */
const char *adit_cards_today(const adit_cards *cards, const char *text, char *scratch, size_t size);
/* Whether the texts are the same once each alias in `then` is read as the id of today. A text
 * with other ids has other line breaks, so blanks and ends of lines count alike. False if there is
 * no alias in it. */
bool adit_cards_same_words(const adit_cards *cards, const char *then, size_t then_length,
                           const char *now, size_t now_length);
/* Whether both are the same text, or would be with the ids of today. */
bool adit_cards_means(const adit_cards *cards, const char *then, const char *now);
/* Makes the index of names, once, when all cards have their ids and aliases. False: no memory. */
bool adit_cards_index(adit_cards *cards);
/* The counter of a mod that is called "mod:name", or "name" by those who belong to the mod (NULL:
 * to none); NULL: there is none. */
const adit_mod_counter *adit_mod_counter_find(const adit_cards *cards, const char *mod,
                                              const char *name);
/* How many cards of a kind there are, and the n-th of them. */
static inline int adit_kind_card_count(const adit_cards *cards, int kind)
{
    int count = cards->kind_first[kind + 1] - cards->kind_first[kind];

    return count > 0 ? count : 0;
}
static inline const adit_card *adit_card_at(const adit_cards *cards, int kind, int kind_number)
{
    return &cards->card[cards->kind_first[kind] + kind_number];
}
/* What a card of kind track is; NULL: it is of another kind. */
static inline const adit_track *adit_track_of(const adit_cards *cards, const adit_card *card)
{
    return card->kind == ADIT_KIND_TRACK ? &cards->track[card->kind_number] : NULL;
}
/* Amounts that hold only fixed numbers, as goods; index 0 gives none. */
const adit_goods *adit_goods_at(const adit_cards *cards, uint16_t amounts);
adit_goods adit_fixed_goods(const adit_cards *cards, uint16_t amounts);
/* Works out once what need not be counted again each time. Amounts that were not prepared are
 * counted. */
void adit_amounts_prepare(adit_amounts *amounts);
void adit_cards_free(adit_cards *cards);

#endif
