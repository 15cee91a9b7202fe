/* runner.h - the inside of adit_engine, and everything that is needed while a transaction runs.
 *
 * An engine owns the cards, the card host and one runner. The work state and the open question in
 * the runner belong to the game that was run last; another game runs again when it is looked at.
 * Trials use the scratch states. Nothing in a runner outlives a run except as a cache.
 */
#ifndef ADIT_RULES_RUNNER_H
#define ADIT_RULES_RUNNER_H

#include "engine/rules/budget.h"
#include "engine/rules/tx.h"

/* Root and picks: all there is to a waiting game. Copy it with adit_position_copy: where a game or
 * the start of a history is kept, its memory ends with the largest state of the title. */
typedef struct {
    uint16_t pick_count;
    uint8_t is_exchange;   /* the transaction is an exchange made at a first question */
    uint8_t takes_tags;    /* the root was dealt again: the next run writes the tags of its picks */
    const void *elsewhere; /* where the root is, if it is not here: only in games on trial */
    adit_pick picks[ADIT_MAX_PICKS];
    _Alignas(16) unsigned char state[ADIT_MAX_STATE];
} adit_position;

static inline const adit_state *adit_position_root(const adit_position *position)
{
    return (const adit_state *)(position->elsewhere != NULL ? position->elsewhere
                                                            : (const void *)position->state);
}

struct adit_engine {
    const adit_game_def *def;
    adit_cards *cards;              /* owned */
    adit_card_host host;            /* closed with the engine */
    adit_runner *runner;            /* owned */
    struct adit_field_names *names; /* of all fields; owned */
    struct adit_weights *weights;   /* what positions are worth; owned; NULL: none */
    adit_mod_info *mods;            /* owned by the host */
    int mod_count;
    bool has_own_cards; /* and no other ones: mods neither add nor change cards */
    bool purity;
    adit_budget *budget; /* what is done is taken off it; NULL: no limit */
    int64_t steps_paid;  /* so much of it was taken off */
    int64_t pay_at;      /* steps at which a decision pays for those before it */
    int64_t time_at;     /* steps at which the time is taken off too */
    int64_t time_paid;   /* computing time of the thread that was taken off, nanoseconds */
    void *binding;       /* what the bindings keep beside it */
    struct adit_engine *helper[ADIT_MAX_HELPERS]; /* lent, for searches in several threads */
    int helper_count;
    adit_err
        hint_fault; /* of a script, that hints have met; ADIT_OK: none, or the text was shown */
};

typedef struct {
    _Alignas(16) unsigned char bytes[ADIT_MAX_STATE];
} adit_state_space;

/* One trial: answers tried depth first. */
typedef struct adit_trial {
    adit_state_space scratch;
    adit_options options;
    adit_pick picks[ADIT_MAX_PICKS];
    uint16_t chosen[ADIT_MAX_PICKS]; /* which option was taken at this pick */
    bool has_more[ADIT_MAX_PICKS];   /* whether there is another one to try */
    bool is_probe;                   /* every way is gone, not only until one can be finished */
    bool has_fault;                  /* it ended because a card is broken */
    bool is_undecided;               /* it ended because its runs were used up */
    bool tries_all;                  /* also answers after which nothing can fail */
    int fixed;                       /* picks that are given, not tried */
    int resume;                      /* which option to take at the next new question */
} adit_trial;

/* The open question, as far as it outlives the run. */
typedef struct {
    int key, seat, card;
    uint16_t tag, effect; /* for the pick */
    bool no_anytime, first;
    bool has_one_answer; /* and is asked only because an exchange could open another */
    int exchange_depth;  /* exchanges around it, */
    int verb_depth;      /* and verbs */
    int secret_from;     /* as in adit_question */
} adit_open_question;

/* For searches that look no further than a turn: of a question outside of it nobody reads the
 * options, so it is enough to find two, which show that it is asked. */
typedef struct {
    bool is_on;
    int turn, active;
} adit_glimpse;

/* What an automatic effect started from, as long as it runs. */
typedef struct adit_effect_start {
    adit_tx tx;              /* as it was */
    const adit_state *state; /* kept */
    int seat, card;
    adit_node_id node;
    const adit_event *event;
} adit_effect_start;

/* Whether an effect can be carried out, as a trial found; see auto_effect.c. */
typedef struct {
    uint64_t key;
    bool can;
} adit_known_trial;
#define ADIT_MAX_KNOWN_TRIALS 128

/* Secret questions of several seats. Nothing happens between them, so those behind the open one are
 * kept, and asked without running the transaction again; see tx_begin.c. */
typedef struct {
    uint64_t of; /* version of the game that has just answered one of them; 0: none */
    int count;   /* 0: none are kept */
    int seat[ADIT_MAX_SEATS];
    adit_options *offered[ADIT_MAX_SEATS]; /* made when first needed; nothing for the first */
    int key, secret_from;
    adit_tx tx; /* as it was before the first */
} adit_secret_round;

struct adit_runner {
    adit_engine *engine;
    uint64_t version; /* of the game whose question is open; 0: none */
    uint64_t next_version;
    uint64_t root_of; /* of the game whose root `work` holds unchanged; 0: none */
    adit_state_space work;
    adit_tx tx; /* of the last run */
    adit_open_question open;
    adit_secret_round secret;
    adit_options options;
    adit_options exchanges;
    bool exchanges_known;
    adit_glimpse glimpse;
    bool is_glimpse;        /* the open question was built that way */
    adit_status read_error; /* of the last look that failed, and how many did: see */
    uint32_t failed_reads;  /* adit_game_read_error */
    bool wants_reasons;
    int64_t parts;       /* of effects, carried out for this decision */
    int64_t tried_parts; /* the same for effects tried out for authors, in total */
    int64_t steps;       /* of work in total, without those of scripts */
    int64_t card_steps[ADIT_MAX_CARDS + 1]; /* of effects and functions, by card + 1; 0: no card */
    struct {
        uint16_t card;
        uint8_t seat;
    } built[ADIT_MAX_IN_PLAY]; /* what was built or taken in the last run */
    int built_count;
    bool has_drawn; /* the last run drew new chance */
    const char
        *abort_reason; /* why a script was ended by what differs between machines; NULL: not */
    adit_trial *trial[ADIT_MAX_TRIAL_DEPTH]; /* made when first needed */
    void *undo_states[ADIT_MAX_KEPT + 1];    /* states to put back; made when first needed */
    int undo_count;
    adit_known_trial known[ADIT_MAX_KNOWN_TRIALS]; /* of this run */
    int known_count;
    adit_engine_stats stats;
    adit_position before;    /* for putting a position back after a fault */
    const void *before_of;   /* the game that decides, as long as its state is not in there */
    bool leaves_root;        /* results stay in `work`, which is the root until a run changes it */
    bool lacks_root;         /* it was needed after that */
    adit_state_space purity; /* the first result of a run that is done twice */
    bool reasons_known;      /* the open question was built with reasons */
    char effect_text[2048];  /* of the card asked about last */
    char facts_text[1024];
    adit_rule_info rule_info; /* of the rule asked about last */
    char choices_text[512];
};

/* A decision, or a look at the game, begins: counts start again. */
static inline void adit_begin_decision(adit_engine *engine)
{
    engine->runner->parts = 0;
    if (engine->host.begin_decision != NULL) {
        engine->host.begin_decision(engine->host.self);
    }
}
/* Notes that a run began, or was tried, or that parts of effects were carried out. */
static inline void adit_count_work(adit_runner *runner, int runs, int parts)
{
    runner->steps += (int64_t)runs * ADIT_STEPS_OF_RUN + (int64_t)parts * ADIT_STEPS_OF_PART;
}
/* Steps of work done with the engine since it was opened. */
static inline int64_t adit_engine_steps(const adit_engine *engine)
{
    return engine->runner->steps + *engine->host.steps;
}
/* Notes who did it: the card whose effect is running, with all that its effect set off. */
static inline void adit_blame_card(const adit_tx *tx, int64_t steps)
{
    if (tx->runner != NULL) {
        tx->runner->card_steps[tx->card + 1] += steps;
    }
}
/* The fault of a decision whose effects have too many parts. */
adit_status adit_too_many_parts(adit_tx *tx);
/* ---- Tracing (trace.c) ---- what adit_set_trace reports. */

extern adit_trace adit_trace_to; /* NULL: tracing is off */
#define ADIT_TRACED(call)                                                                          \
    do {                                                                                           \
        if (__builtin_expect(adit_trace_to != NULL, 0)) {                                          \
            call;                                                                                  \
        }                                                                                          \
    } while (0)
/* One line, -1 being the depth of a decision; the others give it the words of what happens. Only
 * inside ADIT_TRACED. */
void adit_trace_line(int depth, const char *format, ...) ADIT_PRINTF(2, 3);
void adit_trace_run(adit_tx *tx);
void adit_trace_run_end(adit_tx *tx, adit_status status);
void adit_trace_status(const adit_tx *tx, adit_status status);
void adit_trace_answer(const adit_tx *tx, bool can, const adit_why *why);
void adit_trace_decision(const adit_runner *runner, int seat, adit_option option, bool anytime);
/* "pick p1 room: use cave_entrance": `where` is the question, or the stream of a draw. */
void adit_trace_pick(const adit_tx *tx, const char *what, const char *where, const adit_pick *pick);
/* The question with the options of the runner; the outcome is added to the line. */
void adit_trace_question(const adit_tx *tx, const adit_question *question, const char *outcome);
void adit_trace_event(const adit_tx *tx, const adit_event *event);
void adit_trace_effect(const adit_tx *tx, int seat, int card, adit_node_id node);
void adit_trace_verb(const adit_tx *tx, int seat, int verb, const adit_args *args);

/* ---- Making transactions (tx_begin.c) ---- nobody else may: see there. */
/* Prepares runner->tx for a run of `position`. */
void adit_tx_begin(adit_runner *runner, adit_position *position, adit_log *log, adit_err *err);
/* The same right after a run whose result became the root: the working state is that root already,
 * so nothing is copied. */
void adit_tx_begin_next(adit_runner *runner, adit_position *position, adit_log *log, adit_err *err);
/* Prepares runner->tx before the first run: there is nothing to look at yet. */
void adit_tx_none(adit_runner *runner);
/* For looking at a state that no game has yet, with an allowance of its own as each look has. The
 * state must outlive it and keep the rules that `check` of the game knows. */
adit_tx adit_tx_for_looking(adit_runner *runner, const adit_state *state, adit_err *err);
/* Whether the root is needed but was left in the working state, which has changed: then the
 * decision is made again, with a root of its own. */
bool adit_tx_lacks_root(const adit_tx *tx);
/* One inside another, on a scratch copy of `from`. */
adit_tx adit_tx_inside(const adit_tx *outer, adit_trial *trial, const adit_state *from,
                       adit_err *err);

/* Keeps the secret questions that the seats are asked one after the other, before the first of
 * them: where to put what the one at `place` offers, from 1 on. NULL: they cannot be kept. */
adit_options *adit_secret_list(adit_tx *tx, int place);
void adit_secret_keep(adit_tx *tx, const adit_question *first, const int *seats, int count);
/* Whether the answer to the open question leads to one that is kept. */
bool adit_secret_follows(const adit_runner *runner);
/* Asks it, from the position with that answer, instead of running the transaction: ADIT_OPEN. */
ADIT_MUST_CHECK adit_status adit_secret_ask_next(adit_runner *runner, adit_position *position,
                                                 adit_log *log, adit_err *err);
/* What the open question offers and how it is known again, as a number. */
uint64_t adit_question_hash(const adit_runner *runner);
/* A question that has no pick yet; see tx.c. */
ADIT_MUST_CHECK adit_status adit_ask_unanswered(adit_tx *tx, const adit_question *question,
                                                bool adds_decline, uint16_t tag,
                                                adit_option *answer);

/* Runs the transaction that tx was prepared for: a step of the game, or an exchange. */
ADIT_MUST_CHECK adit_status adit_tx_run(adit_tx *tx);
/* Whether no exchange can be made at the question, whatever cards are in play. */
bool adit_takes_no_exchange(const adit_tx *tx, const adit_question *question);
/* Leaves out the options of a risky question after which the transaction cannot be finished. */
void adit_leave_out_dead_ends(adit_tx *tx, const adit_question *question, uint16_t tag,
                              adit_options *options);
/* In purity mode: tries the options of a question that is not risky, and faults if that leaves one
 * out. */
ADIT_MUST_CHECK adit_status adit_prove_options(adit_tx *tx, const adit_question *question,
                                               uint16_t tag, adit_options *options);
/* Whether the automatic effect that is running finishes from its start, with some answers. */
bool adit_start_finishes(adit_tx *tx);
/* A question of an automatic effect has an answer: the effect is carried out. */
static inline void adit_effect_settle(adit_tx *tx)
{
    if (tx->is_tentative) {
        tx->is_tentative = false;
        tx->err = tx->start->tx.err;
    }
}
/* Whether the trial that was made last, and said no, only used up its runs. */
bool adit_is_undecided(const adit_tx *tx);
/* Whether `run` finishes on a scratch copy of the working state, with some answers to what it
 * asks, or may do so: its runs were used up. */
typedef adit_status (*adit_trial_run)(adit_tx *inner, void *context);
bool adit_try_run(adit_tx *tx, adit_trial_run run, void *context);
/* The tag of a question asked now. */
uint16_t adit_tag(const adit_tx *tx, int key, int seat);
/* A question met in a trial; see trial.c. */
ADIT_MUST_CHECK adit_status adit_trial_ask(adit_tx *tx, const adit_question *question,
                                           bool adds_decline, uint16_t tag, adit_option *answer);
/* Fills the list with what the question offers, the decline of an optional part included. */
void adit_question_build(adit_tx *tx, const adit_question *question, bool adds_decline,
                         adit_options *out);
/* Whether what follows the question may still fail. */
bool adit_is_risky(const adit_tx *tx, const adit_question *question);
/* Whether no mod adds or changes a card. */
bool adit_cards_are_printed(const adit_tx *tx);
/* Whether the game answers for its cards: see `trusts_own_cards`. */
bool adit_is_trusted(const adit_tx *tx);
/* Takes just these goods, whatever else could stand in for them. */
ADIT_MUST_CHECK adit_status adit_pay_exactly(adit_tx *tx, int seat, const adit_goods *goods);
/* Adds a pick; ADIT_LIMIT when there are too many. */
ADIT_MUST_CHECK adit_status adit_pick_add(adit_tx *tx, int kind, int seat, uint16_t tag,
                                          adit_option option);
/* Works out once what carrying out each node promises, and the arguments that are fixed. False: out
 * of memory. */
bool adit_promises_prepare(const adit_game_def *def, adit_cards *cards);
/* The same for one node, worked out again. */
adit_promise adit_work_out_promise(const adit_game_def *def, const adit_cards *cards,
                                   adit_node_id node);
/* Works out once for which cards permissions are spoken of. */
void adit_permits_prepare(adit_cards *cards);
/* What carrying out the node promises. */
static inline adit_promise adit_node_promise(const adit_game_def *def, const adit_cards *cards,
                                             adit_node_id node)
{
    (void)def;
    assert(cards->node[node].promise == adit_work_out_promise(def, cards, node));
    return (adit_promise)cards->node[node].promise;
}
#define adit_node_never_fails(def, cards, node)                                                    \
    (adit_node_promise(def, cards, node) >= ADIT_NEVER_ASKS)
#define adit_node_always_can(def, cards, node) (adit_node_promise(def, cards, node) >= ADIT_ALWAYS)
/* Evaluates the arguments of a verb node; what a script or a count gave must lie within the
 * range of its parameter. */
ADIT_MUST_CHECK adit_status adit_node_args(adit_tx *tx, int seat, const adit_node *node,
                                           adit_args *args);
/* The arguments of a verb node if all are fixed, worked out before; NULL: they are not. */
const adit_args *adit_fixed_args(adit_tx *tx, int seat, const adit_node *node);
/* The cards in play of a seat, or ADIT_ON_TABLE. */
static inline adit_in_play *adit_in_play_of(const adit_tx *tx, int seat)
{
    return seat == ADIT_ON_TABLE ? &tx->work->in_play : &adit_seat_in(tx, seat)->in_play;
}
/* The card has come into play there. */
static inline void adit_topics_join(const adit_tx *tx, int seat, int card)
{
    if (seat != ADIT_ON_TABLE) {
        adit_topics_add(&adit_seat_in(tx, seat)->topics, &tx->cards->card[card]);
    }
    adit_state_hears(tx->work, &tx->cards->card[card]);
}
bool adit_topics_are_right(const adit_tx *tx, int seat);
/* What the cards in play of a seat speak about; for ADIT_ON_TABLE what all cards in play do. */
static inline const adit_topics *adit_topics_in_play(const adit_tx *tx, int seat)
{
    if (seat == ADIT_ON_TABLE) {
        return adit_all_topics(tx);
    }
    assert(adit_topics_are_right(tx, seat));
    return &adit_seat_in(tx, seat)->topics;
}
/* Whether a hook of `owner` that says `by` concerns what `seat` does; one of the table concerns
 * everybody. */
bool adit_hook_applies(int by, int owner, int seat);
/* Who `me` is for a hook of `owner` when `seat` is concerned. */
int adit_hook_actor(int owner, int seat);
/* What cards in play make of a verb before it is carried out: its parameters are modified. False
 * and the reason if it is forbidden. */
bool adit_verb_bind(adit_tx *tx, int seat, int verb, adit_args *args, adit_why *why);
/* Whether some card modifies or forbids the verb. */
static inline bool adit_verb_is_bound(const adit_cards *cards, int verb)
{
    return __builtin_expect((cards->bound >> verb & 1) != 0, 0);
}
/* The same of the cards that are in play now. */
static inline bool adit_verb_is_bound_now(const adit_tx *tx, int verb)
{
    return adit_verb_is_bound(tx->cards, verb) && (adit_all_topics(tx)->deeds >> verb & 1) != 0;
}
/* The two halves of it, and what comes after it and after a step of the game: events. */
int adit_param_value(adit_tx *tx, int seat, int value, int base, int card);
bool adit_deed_allowed(adit_tx *tx, const adit_event *deed, adit_why *why);
ADIT_MUST_CHECK adit_status adit_raise_flow(adit_tx *tx);
/* Visits every card in play whose bit set has the bit: `seat`'s first, then the others' in turn,
 * the table's last. */
typedef enum { ADIT_SET_VALUES, ADIT_SET_PERMISSIONS, ADIT_SET_DEEDS } adit_hook_set;
/* Whether no hook of another seat's card concerns what the seat does; bits of deeds are not looked
 * at. */
bool adit_others_are_silent(const adit_tx *tx, int seat, adit_hook_set set, int bit);
typedef void (*adit_card_visit)(adit_tx *tx, const adit_card *card, int owner, void *context);
void adit_each_in_play(adit_tx *tx, int seat, adit_hook_set set, int bit, adit_card_visit visit,
                       void *context);
/* The same for a value, less the cards of others if none of a match says what others do. */
void adit_each_concerning(adit_tx *tx, int seat, int value, adit_card_visit visit, void *context);
void adit_log_clear(adit_log *log, int from);

/* Carries an effect of the card out on copies of what `tx` looks at, as if the card were in play
 * of `seat`, with various answers to its questions, each time twice. ADIT_OK if it can be done, or
 * only cannot be done now; otherwise the fault: a script that failed, reached a limit, or did
 * something else the second time. `event` may be NULL. */
adit_status adit_probe_effect(adit_tx *tx, int seat, int card, adit_node_id node,
                              const adit_event *event, adit_err *err);

#endif
