/* engine.h - the inside of adit_engine and adit_game, for the engine and its bindings.
 *
 * An engine owns the cards, the card host and one runner. The runner holds everything that
 * is needed while a transaction runs; nothing in it outlives a run except as a cache.
 */
#ifndef ADIT_MATCH_ENGINE_H
#define ADIT_MATCH_ENGINE_H

#include "engine/rules/budget.h"
#include "engine/rules/tx.h"

/* Root and picks: all there is to a waiting game. Copy it with adit_position_copy. */
typedef struct {
    uint16_t pick_count;
    uint8_t is_exchange; /* the transaction is an exchange made at a first question */
    uint8_t takes_tags;  /* the root was dealt anew: the next run writes the tags of its picks */
    adit_pick picks[ADIT_MAX_PICKS];
    _Alignas(16) unsigned char state[ADIT_MAX_STATE];
} adit_position;

struct adit_engine {
    const adit_game_def *def;
    adit_cards *cards;              /* owned */
    adit_card_host host;            /* closed with the engine */
    adit_runner *runner;            /* owned */
    struct adit_field_names *names; /* of all fields; owned */
    adit_mod_info *mods;            /* owned by the host */
    int mod_count;
    bool purity;
    adit_budget *budget; /* what is done is taken off it; NULL: nobody counts */
    int64_t steps_paid;  /* so much of it was taken off */
    int64_t pay_at;      /* steps at which a decision pays for those before it */
    void *binding;       /* what the bindings keep beside it */
};

/* Makes an engine of cards and host that the caller has made; takes both also on failure. */
adit_status adit_engine_create(const adit_game_def *def, adit_cards *cards,
                               const adit_card_host *host, bool purity, adit_engine **engine,
                               adit_err *err);

/* A transaction for looking only, on what the seats see now. Valid until the next call. */
adit_tx *adit_game_look(adit_game *game);

/* Carries an effect of the card out on copies of what `tx` looks at, as if the card were in play
 * of `seat`, with various answers to its questions, each time twice. ADIT_OK if it can be done, or
 * only cannot be done now; otherwise the fault: a script that failed, reached a limit, or did
 * something else the second time. `event` may be NULL. */
adit_status adit_probe_effect(adit_tx *tx, int seat, int card, adit_node_id node,
                              const adit_event *event, adit_err *err);

/* Counters of the engine, for `adit bench`. */
typedef struct {
    uint64_t runs, trials, trial_runs, trials_used_up, script_calls, questions, finishes,
        deepest_picks;
} adit_engine_stats;
adit_engine_stats *adit_engine_statistics(adit_engine *engine);

/* The words of a node for menus and card texts. */
void adit_number_text(const adit_game_def *def, const adit_number *number, adit_buffer *out);
void adit_node_text(const adit_game_def *def, const adit_cards *cards, adit_node_id node,
                    adit_buffer *out);

#endif
