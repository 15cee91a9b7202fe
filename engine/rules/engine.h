/* engine.h - the inside of adit_engine, and the position of a waiting game.
 *
 * An engine owns the cards, the card host and one runner. The runner holds everything that
 * is needed while a transaction runs; nothing in it outlives a run except as a cache.
 */
#ifndef ADIT_RULES_ENGINE_H
#define ADIT_RULES_ENGINE_H

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

#endif
