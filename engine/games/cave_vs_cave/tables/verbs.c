/* verbs.c - the verbs of Cave vs Cave: what cards, declared or in Lua, can do with the cave.
 *
 * Each row says how a verb is called, what may follow its first question, and what it does in
 * one sentence; manual, editor stubs and argument checks are made from these rows.
 */
#include "engine/games/cave_vs_cave/tables/verbs.h"

const adit_verb cvc_verbs[] = {
    {ADIT_VERB(cvc_, dig), .says = "dig out {count} rock{s:count}[, also {through_walls}]",
     ADIT_PARAMS(
         ADIT_PARAM(INT, "count", .optional = true, .min = 1, .max = 2, .default_value = 1,
                    .text = "number of rocks, one after the other"),
         ADIT_PARAM(FLAG, "through_walls", .optional = true, .text = "walls do not block the way")),
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Digs out rocks within reach; the room under each of them joins the display.",
     .example = "dig { count = 1, through_walls = true }"},
    {ADIT_VERB(cvc_, furnish), .says = "furnish a room[, paying {price} extra]",
     ADIT_PARAMS(ADIT_PARAM(
         PRICES, "price", .optional = true,
         .text = "cost of the action in addition to the room: one price or alternatives")),
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Buys a room from the display and places it in an empty cell with matching walls.",
     .example = "furnish { { food = 5 }, { gold = 1 } }"},
    {ADIT_VERB(cvc_, build_wall), .says = "build a wall",
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Builds a wall from the common supply in a free slot of the player's cave.",
     .example = "build_wall()"},
    {ADIT_VERB(cvc_, raze_wall), .says = "raze a wall",
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Returns a wall from the player's cave to the supply.", .example = "raze_wall()"},
    {ADIT_VERB(cvc_, replenish), .says = "raise your goods to {goods}",
     ADIT_PARAMS(ADIT_PARAM(GOODS, "goods", .text = "the level of each good")),
     .text = "Raises each good to its level if it is lower; illegal if nothing would be raised.",
     .example = "replenish { wood = 2 }"},
    {ADIT_VERB(cvc_, pay_different), .says = "pay {count} different goods",
     ADIT_PARAMS(ADIT_PARAM(INT, "count", .min = 1, .max = 3, .text = "number of goods")),
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Pays 1 each of the given number of different goods, which the player chooses.",
     .example = "pay_different(3)"},
    {ADIT_VERB_RUN(cvc_, rooms), .says = "use {count} orange room{s:count}",
     ADIT_PARAMS(ADIT_PARAM(INT, "count", .min = 1, .max = 9, .text = "number of rooms")),
     .flags = ADIT_VERB_NEVER_FAILS,
     .text = "The room action: the player may use that many different orange rooms.",
     .example = "rooms(2)"},
    {ADIT_VERB_RUN(cvc_, open_bonus), .says = "use its bonus once in the rest of the turn",
     .flags = ADIT_VERB_NEVER_FAILS | ADIT_VERB_EFFECT_ONLY,
     .text = "Lets the player use the bonus of this card once in the rest of the turn.",
     .example = "open_bonus()"},
    {.name = NULL},
};
