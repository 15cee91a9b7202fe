/* verbs.c - what cards can do beside gain, pay and exchange: one row a verb.
 *
 * Argument checks, reference and editor stubs are made from these rows; the functions are in
 * actions.c.
 */
#include "engine/games/template/game.h"

const adit_verb demo_verbs[] = {
    {.name = "climb",
     .run = demo_climb,
     .param = {{.name = "most",
                .type = ADIT_PARAM_INT,
                .optional = true,
                .min = 1,
                .max = 9,
                .fallback = 1,
                .text = "maximum number of steps"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Climbs up to the given number of steps.",
     .example = "climb(2)"},
    {.name = "buy",
     .run = demo_buy,
     .param =
         {{.name = "room", .type = ADIT_PARAM_CARD, .text = "which room"},
          {.name = "price", .type = ADIT_PARAM_PRICES, .optional = true, .text = "what it costs"}},
     .param_count = 2,
     .flags = ADIT_VERB_ASKS_FIRST,
     .text = "Buys a room.",
     .example = "buy(\"hut\", { wood = 1 })"},
    {.name = "search",
     .run = demo_search,
     .param_count = 0,
     .text = "Finds a hidden room.",
     .example = "search()"},
    {.name = NULL},
};
