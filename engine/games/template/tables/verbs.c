/* verbs.c - what cards can do beside gain, pay and exchange: one row a verb.
 *
 * Argument checks, reference and editor stubs are made from these rows; the functions are in
 * actions.c.
 */
#include "engine/games/template/game.h"

const adit_verb demo_verbs[] = {
    {ADIT_VERB_RUN(demo_, climb),
     ADIT_PARAMS(ADIT_PARAM(INT, "most", .optional = true, .min = 1, .max = 9, .default_value = 1,
                            .text = "maximum number of steps")),
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Climbs up to the given number of steps.", .example = "climb(2)"},
    {ADIT_VERB_RUN(demo_, buy),
     ADIT_PARAMS(ADIT_PARAM(CARD, "room", .text = "which room"),
                 ADIT_PARAM(PRICES, "price", .optional = true, .text = "price of the room")),
     .flags = ADIT_VERB_ASKS_FIRST, .text = "Buys a room.",
     .example = "buy(\"hut\", { wood = 1 })"},
    {ADIT_VERB_RUN(demo_, search), .text = "Finds a hidden room.", .example = "search()"},
    {.name = NULL},
};
