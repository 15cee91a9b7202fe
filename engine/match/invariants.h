/* invariants.h - whether a state is one of the game. */
#ifndef ADIT_MATCH_INVARIANTS_H
#define ADIT_MATCH_INVARIANTS_H

#include "engine/rules/runner.h"

/* Whether the state keeps the rules of the game. ADIT_INTERNAL: it does not, and the message cites
 * the rule; ADIT_SCRIPT, ADIT_LIMIT: a card that has a say in it failed, and the message names it.
 */
ADIT_MUST_CHECK adit_status adit_invariants_check(adit_engine *engine, const adit_state *state,
                                                  adit_err *err);
/* The same for a state that somebody else made: a broken rule is ADIT_INPUT. */
ADIT_MUST_CHECK adit_status adit_invariants_check_given(adit_engine *engine,
                                                        const adit_state *state, adit_err *err);
/* The same if adit_fields_check has found nothing and only derived fields were made since. */
ADIT_MUST_CHECK adit_status adit_invariants_check_derived(adit_engine *engine,
                                                          const adit_state *state, adit_err *err);

#endif
