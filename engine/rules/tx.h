/* tx.h - transactions: what a rule may do while it runs.
 *
 * A transaction is one call of the game's step, run from the root state and the picks made
 * so far. Rules are straight-line code: they change tx->work, raise events and ask. When a
 * question has no pick yet the run is left (ADIT_OPEN) and will be run again with one pick
 * more. So a rule must do the same thing each time it is run: it may look at nothing but
 * the state and the answers.
 *
 * All rule functions return adit_status; pass everything but ADIT_OK upward (ADIT_TRY).
 * Once a run is being left, every verb does nothing and returns the same status.
 */
#ifndef ADIT_RULES_TX_H
#define ADIT_RULES_TX_H

#include <assert.h>

#include "engine/model/game_def.h"
#include "engine/rules/card_host.h"

#define ADIT_ON_TABLE (-1) /* instead of a seat: the cards that belong to nobody */
#define ADIT_MAX_TRIAL_DEPTH 6
#define ADIT_MAX_TRIAL_RUNS 64
#define ADIT_MAX_KEPT 64 /* automatic effects, one inside the other */

typedef enum {
    ADIT_PICK_MAIN,    /* the answer of a player */
    ADIT_PICK_ANYTIME, /* an exchange made at this question */
    ADIT_PICK_FORCED,  /* the only option was taken without asking */
    ADIT_PICK_NONE,    /* there was no option */
    ADIT_PICK_CHANCE,  /* the outcome of a draw */
    ADIT_PICK_SECRET   /* the answer of a player that others see when all have answered */
} adit_pick_kind;

typedef struct {
    uint8_t kind, seat;
    uint16_t tag;    /* question, seat, running card; in purity mode also the state */
    uint16_t effect; /* tx->effect when it was made */
    adit_option option;
} adit_pick;

typedef enum {
    ADIT_FORCED_UNLESS_OPENED,  /* unless an exchange could open another option */
    ADIT_FORCED_UNLESS_ANYTIME, /* unless the seat could make any exchange */
    ADIT_FORCED_ALWAYS,         /* at once: the other options stay open after it */
    ADIT_FORCED_NEVER
} adit_forced;

/* Builders only read. They are called again after every exchange, so they test the reason
 * for the question themselves and offer nothing if it is gone. */
typedef void (*adit_build)(adit_tx *tx, const void *context, adit_options *out);

/* Whether what follows a question may still fail. If so, options that cannot be finished are left
 * out; to find that out costs a trial for each. */
typedef enum {
    ADIT_RISK_OF_CALLERS, /* as tx->risk says: what those still have to do who led to it */
    ADIT_RISKY,           /* it may */
    ADIT_NEVER_RISKY      /* it may not: the card that asks vouches for every option */
} adit_risk;

typedef struct {
    int key;  /* row of the question table */
    int seat; /* who is asked */
    adit_build build;
    const void *context;
    adit_forced forced;
    bool no_anytime; /* no exchanges here */
    bool first;      /* nothing has changed since the root: an exchange is a step of its own */
    bool between;    /* not first, but between two steps: see game_def.h, exchanges_between_steps */
    adit_risk risky; /* whether what follows may still fail */
    bool is_proven;  /* it may not, as purity mode finds out by trying it all the same */
    bool only_goods_open; /* an exchange opens more by the goods it brings, by nothing else */
    /* Not 0: one of several questions that are answered secretly and revealed together: the number
     * of picks before the first of them, + 1. Until then nothing may depend on the answers, so such
     * a question is never risky and takes no exchanges. */
    int secret_from;
} adit_question;

struct adit_event {
    int event; /* row of the event table */
    int seat;  /* who did it */
    int card;  /* what it is about, or ADIT_NO_CARD */
    int amount;
    adit_goods goods;      /* what was gained, after limits */
    const adit_args *args; /* of the verb, if it is the event of one; else NULL */
};
typedef struct adit_event adit_event;

typedef struct {
    uint16_t what; /* row of the log table */
    int8_t seat;   /* -1: nobody's */
    int16_t a, b, c;
    char *text; /* a script's own line; owned by the log */
} adit_log_entry;

/* An answer that was taken without a question; see outlook.c. */
typedef struct {
    adit_option option;
    int text;               /* where in the texts of the list it starts */
    int log_first, log_end; /* lines of its transaction after it; end -1: it goes on */
    uint8_t seat;
    bool may_surprise; /* no chance came before it, and it is no mere frame of a turn */
} adit_forced_answer;

#define ADIT_MAX_FORCED 16 /* further ones are not kept */

typedef struct {
    adit_forced_answer item[ADIT_MAX_FORCED]; /* since the last decision */
    int count;
    int next; /* those before it were given as steps of a script */
    bool has_drawn;
    adit_text texts;
} adit_forced_list;

typedef struct {
    adit_log_entry *entry;
    int count, capacity;
    size_t bytes; /* bytes of scripts' own lines */
    bool is_on, failed;
    adit_forced_list forced;
} adit_log;

/* A part of a card that the function of another card runs. */
typedef struct adit_part {
    const struct adit_part *outer; /* the part inside of which it runs; NULL: none */
    int card;                      /* ADIT_NO_CARD: an exchange that a player chose */
    adit_node_id node;             /* 0: an exchange, */
    int exchange;                  /* and which one; -1: an effect */
    const adit_event *event;       /* after which it runs, or NULL */
} adit_part;

typedef struct adit_runner adit_runner;

struct adit_tx {
    const adit_game_def *def;
    const adit_cards *cards;
    const adit_card_host *host;
    adit_state *work;       /* the working state; games cast it to their own */
    const adit_state *root; /* what the transaction started from */
    adit_runner *runner;
    adit_err *err;

    adit_pick *picks;
    int pick_count, next;

    adit_status stop;  /* not ADIT_OK: the run is being left with this */
    bool is_trial;     /* only finding out whether it can be done */
    bool is_looking;   /* a query is running: nothing may be changed */
    bool is_tentative; /* an effect that is put back if it fails: a question leaves it, */
    bool may_settle;   /* unless it may decide whether the effect is carried out */
    bool is_exchange;  /* the transaction is an exchange made at a first question */
    bool has_purity;
    bool takes_tags; /* picks get the tags of this run instead of being compared with them */
    const adit_event *event; /* of the effect that is running, or NULL */
    const adit_event *deed;  /* whether it may be done is being asked, or NULL */
    const adit_part *part;   /* that a function runs, or NULL; see adit_run_part */
    bool is_sure;            /* the function that is running can always be carried out */
    bool ends_function;      /* the function of a card that runs is left, and nothing else */
    bool adds_decline;       /* the next question also offers to decline */
    int risk;                /* how many callers may still fail after the current question */
    int card, card_seat;     /* whose effect is running; ADIT_NO_CARD: the rules */
    const char *mod; /* whose query is counted: its words come first; NULL: those of the card */
    int asker;       /* the card whose hook was looked at last, for messages */
    int script_depth, event_depth, exchange_depth, trial_depth, verb_depth, query_depth;
    /* The outermost automatic effect that is running: the how manieth of the run, and where it
     * started. 0 and NULL: none is; see auto_effect.c. */
    int effect, effect_count;
    const struct adit_effect_start *start;
    int parts_left;             /* of effects, for this run */
    int trace_depth, trace_run; /* how deep a line of the trace is nested, and its run */
    struct adit_trial *trial;
    adit_log *log;
};

/* First of all in what changes or asks: a run that is being left does nothing more. */
#define ADIT_GUARD(tx)                                                                             \
    do {                                                                                           \
        if ((tx)->stop != ADIT_OK) {                                                               \
            return (tx)->stop;                                                                     \
        }                                                                                          \
    } while (0)

/* ---- Asking ---- */

/* Asks; *answer is one of the options built. ADIT_NONE: nothing can be chosen; the caller
 * says what that means. Afterwards everything read before is stale except the answer. */
ADIT_MUST_CHECK adit_status adit_ask(adit_tx *tx, const adit_question *question,
                                     adit_option *answer);
/* Draws a number below n from a stream of chance; recorded, so a re-run finds the same. */
ADIT_MUST_CHECK adit_status adit_roll(adit_tx *tx, int stream, int n, int *outcome);
/* The same for a function of a card. Nobody knows beforehand what it makes of the outcome, so a
 * trial ends the function at the draw and continues behind it; and if a run finds that it cannot be
 * finished, adit_break_off makes it end there too. Then this returns ADIT_DECLINED. */
ADIT_MUST_CHECK adit_status adit_roll_for_card(adit_tx *tx, int n, int *outcome);
/* Replaces the last draw of a card among the picks by its end, and drops what came after. False:
 * a player has answered since, or no card drew. */
bool adit_break_off(adit_pick *picks, uint16_t *pick_count);
/* Turns up a face-down card: `pinned` if its place is fixed (ADIT_NO_CARD: it is not), else one
 * of the `count` cards of the set. The card is recorded, not its place in the set, so it stays
 * the same when hidden cards are dealt again. count 0 and no pin: *card is ADIT_NO_CARD. */
ADIT_MUST_CHECK adit_status adit_turn_up(adit_tx *tx, int stream, const int *set, int count,
                                         int pinned, int *card);
/* The same for rules that can continue without a card, as if nothing had been left to turn up: a
 * trial of a move that may still fail does so, since it may not see the card. */
ADIT_MUST_CHECK adit_status adit_turn_up_if_any(adit_tx *tx, int stream, const int *set, int count,
                                                int pinned, int *card);
/* Tells everybody what the seat has answered secretly; called when all have answered. What is known
 * cannot be forgotten, so decisions before it are not taken back. */
void adit_reveal_answer(adit_tx *tx, int seat, const char *words);
/* Leaves the run because the rules do not allow it; the words are the reason. */
adit_status adit_illegal(adit_tx *tx, const char *format, ...) ADIT_PRINTF(2, 3);
/* Leaves the run because of a fault. */
adit_status adit_fault(adit_tx *tx, adit_status status, const char *format, ...) ADIT_PRINTF(3, 4);
/* The same with a message that is ready and may have several lines. */
adit_status adit_fault_lines(adit_tx *tx, adit_status status, const char *lines);
/* Leaves the run with ADIT_LIMIT: the message of limits.h, with file, line and id
 * of the card that would have been one too many. `card` may be ADIT_NO_CARD; then it is the card
 * that is running, if there is one. */
adit_status adit_fault_limit(adit_tx *tx, int card, adit_limit limit);

/* ---- Trials ---- */

typedef void (*adit_prepare)(adit_tx *tx, const void *context);
/* Whether the node can be carried out now by `seat`: some answers exist with which it
 * finishes. `prepare` sets the scratch state up first and may be NULL. */
bool adit_can(adit_tx *tx, int seat, adit_node_id node, adit_prepare prepare, const void *context,
              adit_why *why);
/* The same for an effect of `card` after `event`, which may be NULL. */
bool adit_can_effect(adit_tx *tx, int seat, int card, adit_node_id node, const adit_event *event,
                     adit_why *why);
/* The same for one verb with arguments. */
bool adit_can_verb(adit_tx *tx, int seat, int verb, const adit_args *args, adit_why *why);
/* Whether the open transaction can be finished if this pick comes next. */
bool adit_finishes(adit_tx *tx, const adit_pick *pick, adit_why *why);

/* ---- Effects ---- */

/* Carries out an effect tree. */
ADIT_MUST_CHECK adit_status adit_walk(adit_tx *tx, int seat, adit_node_id node);
/* Runs `node` as the effect of `card`, owned by `seat`. */
ADIT_MUST_CHECK adit_status adit_run_effect(adit_tx *tx, int seat, int card, adit_node_id node,
                                            const adit_event *event);
/* The same for an automatic effect, which no player chose: if it cannot be carried out it is
 * skipped, and the log says why. */
ADIT_MUST_CHECK adit_status adit_effect_run_auto(adit_tx *tx, int seat, int card, adit_node_id node,
                                                 const adit_event *event);
/* One step of a menu over a node's parts (any order, and/or, then/or, one of; any other node is
 * a menu of one): asks which part and carries it out. `done` is the bit set of parts carried out
 * before; the new one is added. `connective` replaces the node's own (see adit_connective).
 * `extra` may offer further options of the game. *chosen is the answer: ADIT_OPT_PART if a part
 * was carried out, else `end` or one of the extra options, and nothing was. */
typedef struct {
    adit_question question; /* key, seat, forced, first; build and context are not used */
    adit_node_id node;
    int connective;
    uint32_t *done;  /* lies in tx->work or on the caller's stack */
    adit_option end; /* the option that ends the menu */
    bool may_end;    /* it may always be chosen, whatever the connective says */
    adit_build extra;
    const void *extra_context;
} adit_menu;
ADIT_MUST_CHECK adit_status adit_menu_step(adit_tx *tx, const adit_menu *menu, adit_option *chosen);
/* Offers a part of an effect in a menu of the game's own, as an ADIT_OPT_PART with the node in a
 * and `part` in b; the alternatives of a one_of stand side by side. Returns like adit_offer. */
bool adit_offer_part(adit_tx *tx, int seat, int part, adit_node_id node, adit_options *out);
/* The connective of a card's top node after the rewrites in play. */
int adit_connective(adit_tx *tx, int seat, const adit_card *card, adit_node_id node);

/* Calls a verb from C: the outermost one settles the seat afterwards. */
ADIT_MUST_CHECK adit_status adit_run_verb(adit_tx *tx, int seat, int verb, const adit_args *args);
/* Gives goods; what exceeds a limit is lost. One event with all goods of the batch. */
ADIT_MUST_CHECK adit_status adit_gain(adit_tx *tx, int seat, const adit_goods *goods);
/* The same without the game's own way of gaining, for use in that. */
ADIT_MUST_CHECK adit_status adit_gain_plainly(adit_tx *tx, int seat, const adit_goods *goods);
/* Its two halves, for a game that puts the store in order before cards hear of the gain. */
adit_event adit_store(adit_tx *tx, int seat, const adit_goods *goods);
ADIT_MUST_CHECK adit_status adit_raise_gained(adit_tx *tx, const adit_event *event);
/* Takes goods, all or ADIT_ILLEGAL. Asks which goods stand in for others if there is a choice. */
ADIT_MUST_CHECK adit_status adit_pay(adit_tx *tx, int seat, const adit_goods *goods);

/* Sets fields by name, all or none, for a function of a card. ADIT_INPUT: a name or value is wrong,
 * or the field is not for cards, as `err` says; the run goes on. ADIT_ILLEGAL: the state would not
 * keep the rules of the game. */
ADIT_MUST_CHECK adit_status adit_put(adit_tx *tx, const adit_setting *fields, int count,
                                     adit_err *err);

/* Whether the seat has the goods, or others that stand in for them. */
bool adit_can_afford(const adit_tx *tx, int seat, const adit_goods *price, adit_why *why);

/* Notifies every card in play that listens, from the active seat on, in order of coming into
 * play, cards of the table last. Do this when the change is complete. */
ADIT_MUST_CHECK adit_status adit_raise(adit_tx *tx, const adit_event *event);
/* The same for what no player does and what concerns them all, such as the beginning of a round: it
 * happens to each seat from `first` on, so that a card of any of them hears it as its owner's. */
ADIT_MUST_CHECK adit_status adit_raise_for_each(adit_tx *tx, int first, adit_event event);
/* An effect that is due: of a card, or of the game (`run` instead of the node), distinguished by
 * the card that it is about. */
typedef struct {
    int card;
    adit_node_id node;
    adit_status (*run)(adit_tx *tx, int seat, const void *context);
    const void *context;
} adit_due;
/* Notifies the cards of the event's seat, and carries out the effects in `due` that come with the
 * event, in the order that the seat chooses; then those of the other seats from there on, each
 * seat's in the order that it chooses, and cards of the table last. Which cards listen is settled
 * now. `event` may be NULL: only what is due. */
ADIT_MUST_CHECK adit_status adit_raise_in_any_order(adit_tx *tx, int seat, const adit_event *event,
                                                    const adit_due *due, int count);
/* The same for everybody but the event's own seat, whose cards were notified one by one. */
ADIT_MUST_CHECK adit_status adit_raise_to_others(adit_tx *tx, const adit_event *event);
/* Whether one card in play for `seat` (-1: on the table) hears the event, and notifying it alone.
 */
bool adit_card_hears(adit_tx *tx, int seat, int card, const adit_event *event);
ADIT_MUST_CHECK adit_status adit_event_notify(adit_tx *tx, int seat, int card,
                                              const adit_event *event);
/* The card comes into play for `seat` (-1: on the table): its `built` effect runs, and only
 * then does it listen and modify. */
ADIT_MUST_CHECK adit_status adit_enter_play(adit_tx *tx, int seat, int card);
/* Says that the seat has built or taken the card: where a player would say so, whether or not it
 * is in play from then on. */
void adit_note_built(const adit_tx *tx, int seat, int card);
/* The same where nobody chose the card: what its `built` effect cannot do is skipped. */
ADIT_MUST_CHECK adit_status adit_put_into_play(adit_tx *tx, int seat, int card);
/* Whether the `built` effect can be carried out after `prepare` has done what comes before it. */
bool adit_can_enter_play(adit_tx *tx, int seat, int card, adit_prepare prepare, const void *context,
                         adit_why *why);
/* How much a payment risks that comes before the card enters play: 1 if its `built` effect may
 * fail for lack of what is paid, else 0; to be added to tx->risk. */
int adit_risk_of_building(const adit_tx *tx, int card);
void adit_leave_play(adit_tx *tx, int seat, int card);
bool adit_is_in_play(const adit_tx *tx, int seat, int card);
/* Sets counters of cards and mods back whose reset is `reset` (ADIT_RESET_...), for all seats. */
void adit_reset_counters(adit_tx *tx, int reset);

/* ---- Queries: what cards add to the rules ---- */

/* What the cards in play speak about, all of them together: kept in the state, so that whoever asks
 * what no card in play changes has an answer at once. */
bool adit_all_topics_are_right(const adit_tx *tx);
static inline const adit_topics *adit_all_topics(const adit_tx *tx)
{
    assert(adit_all_topics_are_right(tx));
    return &tx->work->topics;
}
/* Whether a card in play, of anybody, modifies the value. */
static inline bool adit_is_modified(const adit_tx *tx, int value)
{
    return (adit_all_topics(tx)->values >> value & 1) != 0;
}
/* Bit set of the permissions that cards in play speak about, of whomever. */
static inline uint64_t adit_words_in_play(const adit_tx *tx)
{
    return adit_all_topics(tx)->permissions;
}
/* A value after all cards that modify it. `card` is what it is about, or ADIT_NO_CARD. */
int adit_value_of_cards(adit_tx *tx, int seat, int value, int base, int card);
static inline int adit_value(adit_tx *tx, int seat, int value, int base, int card)
{
    return adit_is_modified(tx, value) ? adit_value_of_cards(tx, seat, value, base, card) : base;
}
/* Whether a permission holds: it is usual or a card allows it, and no card forbids it. `card` is of
 * a kind that the word's row names, or ADIT_NO_CARD. */
bool adit_permission_of_cards(adit_tx *tx, int seat, int word, int card, adit_why *why);
/* Whether neither `card` nor a card in play says anything about the word that concerns `card`: by
 * what is kept of the cards, and by looking at each. */
bool adit_nobody_says(const adit_tx *tx, int word, int card);
static inline bool adit_is_unsaid(const adit_tx *tx, int word, int card)
{
    uint64_t said = adit_words_in_play(tx);

    if (card != ADIT_NO_CARD) {
        const adit_card *about = &tx->cards->card[card];

        said = (said & (tx->work->about_any | about->spoken_of)) | about->permissions;
    }
    assert((said >> word & 1) != 0 || adit_nobody_says(tx, word, card));
    return (said >> word & 1) == 0;
}
static inline bool adit_permission(adit_tx *tx, int seat, int word, int card, adit_why *why)
{
    const adit_permission_row *row = &tx->def->permissions[word];

    assert(card == ADIT_NO_CARD || (row->about >> tx->cards->card[card].kind & 1) != 0);
    return (tx->cards->permissions >> word & 1) == 0 || adit_is_unsaid(tx, word, card)
               ? row->is_default /* most often */
               : adit_permission_of_cards(tx, seat, word, card, why);
}
/* Whether what cards in play say of a value or a permission may be another thing the next time:
 * a script says it, or a count. Then no state can be held to it. */
bool adit_value_may_vary(adit_tx *tx, int value);
bool adit_permission_may_vary(adit_tx *tx, int word);
/* Evaluates a number of a card. */
int adit_number_of(adit_tx *tx, int seat, const adit_number *number);
adit_goods adit_goods_counted(adit_tx *tx, int seat, const adit_amounts *amounts);
/* The same for amounts; nearly all are known at load time. */
static inline adit_goods adit_goods_of(adit_tx *tx, int seat, uint16_t amounts)
{
    const adit_amounts *of = &tx->cards->amounts[amounts];

    if (amounts == 0) {
        return (adit_goods){{0}};
    }
    return of->counted == 0 ? of->fixed : adit_goods_counted(tx, seat, of);
}
/* A fact of the type ADIT_FACT_NUMBER, worked out for `seat`; 0 if the card does not state it. */
int adit_fact_number(adit_tx *tx, int seat, const adit_card *card, int fact);
/* What the card's `score` hook gives `seat`; 0 if it has none. */
int adit_card_score(adit_tx *tx, int seat, const adit_card *card);
/* A count by name: goods first, then the game's queries, then "in_play.<kind>". */
int adit_query(adit_tx *tx, int seat, int query);
bool adit_condition_holds(adit_tx *tx, int seat, const adit_condition *condition, adit_why *why);
/* Leaves the run if it does not hold, with the reason if anybody wants it. */
ADIT_MUST_CHECK adit_status adit_demand(adit_tx *tx, int seat, const adit_condition *condition);

/* ---- Prices ---- */

#define ADIT_NO_VALUE (-1)
typedef struct {
    int value;              /* row of the values table, or ADIT_NO_VALUE: no card changes it */
    int card;               /* what is bought, or ADIT_NO_CARD */
    const adit_goods *base; /* alternatives: the player pays one of them */
    int count;
    adit_goods plus; /* due with each alternative */
    /* Whether what is bought can still be had: whoever is asked how to pay may make an exchange
     * first, which may change anything. NULL: always. */
    bool (*is_due)(adit_tx *tx, const void *context, adit_why *why);
    const void *context;
} adit_price;

/* Lists what can be paid, dominated ways left out. Returns how many; 0 with the reason. `out` NULL:
 * 1 if something can be. */
int adit_price_list(adit_tx *tx, int seat, const adit_price *price, adit_goods *out, int max,
                    adit_why *why);
/* When a single way to pay is taken: at once where the player has just chosen what it pays for,
 * since a player who wants to pay in another way makes the exchange at that question. */
adit_forced adit_payment_forced(const adit_tx *tx, int seat);
/* Pays; asks which way if there are two or more. *paid is what was paid; it may be NULL. */
ADIT_MUST_CHECK adit_status adit_pay_price(adit_tx *tx, int seat, const adit_price *price,
                                           adit_goods *paid);

/* ---- Log ---- */

void adit_note(adit_tx *tx, int what, int seat, int a, int b, int c);
void adit_note_words(adit_tx *tx, int seat, const char *words);
/* A line of the running card that ends with words. */
void adit_note_with_words(adit_tx *tx, int what, int seat, const char *words);

/* The seat's part of the working state. */
static inline adit_seat *adit_seat_in(const adit_tx *tx, int seat)
{
    assert(seat >= 0 && seat < ADIT_MAX_SEATS);
    return (adit_seat *)(void *)((unsigned char *)tx->work + tx->def->players_offset +
                                 (size_t)seat * tx->def->player_size);
}

#endif
