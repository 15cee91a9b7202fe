/* verbs.c - the verbs of Cave vs Cave: what cards, declared or in Lua, can do with the cave.
 *
 * Each row says how a verb is called, what may follow its first question, and what it does in
 * one sentence; manual, editor stubs and argument checks are made from these rows.
 */
#include "engine/games/cave_vs_cave/tables/verbs.h"

adit_status cvc_none(adit_tx *tx, int seat, const adit_args *args, cvc_can can)
{
    adit_why why = {.text = "there is nothing to choose"};

    (void)can(tx, seat, args, &why);
    return adit_illegal(tx, "%s", why.text);
}

const adit_verb cvc_verbs[] = {
    {.name = "dig",
     .run = cvc_dig,
     .can = cvc_can_dig,
     .param = {{.name = "count",
                .type = ADIT_PARAM_INT,
                .optional = true,
                .min = 1,
                .max = 2,
                .fallback = 1,
                .text = "number of rocks, one after the other"},
               {.name = "through_walls",
                .type = ADIT_PARAM_FLAG,
                .optional = true,
                .text = "walls do not block the way"}},
     .param_count = 2,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Digs out rocks within reach; the room under each of them joins the display.",
     .example = "dig { count = 1, through_walls = true }"},
    {.name = "furnish",
     .run = cvc_furnish,
     .can = cvc_can_furnish,
     .param = {{.name = "price",
                .type = ADIT_PARAM_PRICES,
                .optional = true,
                .text = "cost of the action in addition to the room: one price or alternatives"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Buys a room from the display and places it in an empty cell with matching walls.",
     .example = "furnish { { food = 5 }, { gold = 1 } }"},
    {.name = "build_wall",
     .run = cvc_build_wall,
     .can = cvc_can_build_wall,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Builds a wall from the common supply in a free slot of the player's cave.",
     .example = "build_wall()"},
    {.name = "raze_wall",
     .run = cvc_raze_wall,
     .can = cvc_can_raze_wall,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Returns a wall from the player's cave to the supply.",
     .example = "raze_wall()"},
    {.name = "replenish",
     .run = cvc_replenish,
     .can = cvc_can_replenish,
     .param = {{.name = "goods", .type = ADIT_PARAM_GOODS, .text = "the level of each good"}},
     .param_count = 1,
     .text = "Raises each good to its level if it is lower; illegal if nothing would be raised.",
     .example = "replenish { wood = 2 }"},
    {.name = "pay_different",
     .run = cvc_pay_different,
     .can = cvc_can_pay_different,
     .param =
         {{.name = "count", .type = ADIT_PARAM_INT, .min = 1, .max = 3, .text = "number of goods"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Pays 1 each of the given number of different goods, which the player chooses.",
     .example = "pay_different(3)"},
    {.name = "rooms",
     .run = cvc_rooms,
     .param =
         {{.name = "count", .type = ADIT_PARAM_INT, .min = 1, .max = 9, .text = "number of rooms"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_NEVER_FAILS,
     .text = "The room action: the player may use that many different orange rooms.",
     .example = "rooms(2)"},
    {.name = "open_bonus",
     .run = cvc_open_bonus,
     .flags = ADIT_VERB_SURE | ADIT_VERB_NEVER_FAILS | ADIT_VERB_EFFECT_ONLY,
     .text = "Lets the player use the bonus of this card once in the rest of the turn.",
     .example = "open_bonus()"},
    {.name = NULL},
};
