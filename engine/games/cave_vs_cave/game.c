/* game.c - Cave vs Cave as the engine sees it: its tables and its functions.
 *
 * Rule numbers (CVC-...) are those of docs/reference/rules/cave_vs_cave.md.
 */
#include "engine/games/cave_vs_cave/state.h"

static const adit_good_def goods[] = {
    [CVC_WOOD] = {"wood", 9, "pays for rooms"},
    [CVC_STONE] = {"stone", 9, "pays for rooms"},
    [CVC_EMMER] = {"emmer", 9, "a grain; 1 emmer can be eaten as 1 food"},
    [CVC_FLAX] = {"flax", 9, "a fibre; 1 flax can be exchanged for 1 food"},
    [CVC_FOOD] = {"food", 9, "pays for actions"},
    [CVC_GOLD] = {"gold", 19, "worth a point; 1 gold can be exchanged for 1 food"},
    [CVC_GOODS] = {NULL, 0, NULL},
};

/* ---- Card kinds --------------------------------------------------------------------------------
 */

static const char *const stages[] = {"start", "two", "three", "four", NULL};
static const char *const backs[] = {"light", "dark", "printed", NULL};
static const char *const colours[] = {"orange", "blue", NULL};

static const adit_fact_row tile_facts[] = {
    [CVC_TILE_STAGE] = {.name = "stage",
                        .type = ADIT_FACT_WORD,
                        .required = true,
                        .words = stages,
                        .text = "when it comes: at the start, or in stage two, three or four"},
    [CVC_TILE_MIN_PLAYERS] = {.name = "min_players",
                              .type = ADIT_FACT_INT,
                              .min = 1,
                              .max = 2,
                              .text = "with fewer players it is left out"},
    [CVC_TILE_USE] = {.name = "use",
                      .type = ADIT_FACT_EFFECT,
                      .required = true,
                      .text = "its groups, joined by any_order"},
    {.name = NULL},
};

static const adit_fact_row board_facts[] = {{.name = NULL}};

static const adit_fact_row room_facts[] = {
    [CVC_ROOM_NUMBER] = {.name = "number",
                         .type = ADIT_FACT_INT,
                         .min = 0,
                         .max = 999,
                         .text = "the number printed on the tile"},
    [CVC_ROOM_BACK] = {.name = "back",
                       .type = ADIT_FACT_WORD,
                       .required = true,
                       .words = backs,
                       .text = "light: in the display from the start; dark: under a rock; printed: "
                               "the entrance of every cave"},
    [CVC_ROOM_COLOUR] = {.name = "colour",
                         .type = ADIT_FACT_WORD,
                         .required = true,
                         .words = colours,
                         .text = "orange rooms are used, blue ones work by themselves"},
    [CVC_ROOM_COST] = {.name = "cost", .type = ADIT_FACT_GOODS, .text = "its own cost"},
    [CVC_ROOM_POINTS] =
        {.name = "points", .type = ADIT_FACT_INT, .min = 0, .max = 99, .text = "victory points"},
    [CVC_ROOM_WALLS] = {.name = "walls",
                        .type = ADIT_FACT_TEXT,
                        .text = "north east south west: '#' must, 'o' may, '.' must not"},
    [CVC_ROOM_USE] = {.name = "use",
                      .type = ADIT_FACT_EFFECT,
                      .text = "orange: its groups, joined by any_order"},
    [CVC_ROOM_BONUS] = {.name = "bonus",
                        .type = ADIT_FACT_EFFECT,
                        .text = "what open_bonus() makes possible"},
    {.name = NULL},
};

static const adit_kind_row kinds[] = {
    [CVC_KIND_TILE] = {"action_tile", tile_facts, "a tile that a player takes for a turn",
                       ADIT_NEVER_IN_PLAY},
    [CVC_KIND_BOARD] = {"board", board_facts, "a board that lies on the table in every match",
                        ADIT_NEVER_BUILT | ADIT_NEVER_SCORED},
    [CVC_KIND_ROOM] = {"room", room_facts, "a room that is furnished into a cell"},
    {.name = NULL},
};

/* ---- Names ------------------------------------------------------------------------------------
 */

#define EVENT(number) [(number)-ADIT_EVENT_GAME]

static const adit_event_row events[] = {
    EVENT(CVC_EVENT_TILE_TAKEN) = {.name = "tile_taken",
                                   .has_card = true,
                                   .text = "a player has taken an action tile"},
    EVENT(CVC_EVENT_ROOM_ACTION) = {.name = "room_action",
                                    .has_amount = true,
                                    .text = "a player takes a room action; amount: how many rooms"},
    EVENT(CVC_EVENT_ROOM_USED) = {.name = "room_used",
                                  .has_card = true,
                                  .has_amount = true,
                                  .text = "a player has finished using an orange room"},
    EVENT(CVC_EVENT_WALL_BUILT) = {.name = "wall_built",
                                   .has_amount = true,
                                   .text = "a player has built a wall"},
    EVENT(CVC_EVENT_WALL_RAZED) = {.name = "wall_razed",
                                   .has_amount = true,
                                   .text = "a player has razed a wall"},
    EVENT(CVC_EVENT_DUG) = {.name = "dug",
                            .has_card = true,
                            .has_amount = true,
                            .text = "a player has dug out a rock; card: the room under it"},
    EVENT(CVC_EVENT_FURNISHED) = {.name = "furnished",
                                  .has_card = true,
                                  .has_amount = true,
                                  .text = "a player has furnished a room"},
    EVENT(CVC_EVENT_ROUND_BEGAN) = {.name = "round_began",
                                    .has_amount = true,
                                    .text = "a round begins, once for each player in turn; "
                                            "amount: its number"},
    EVENT(CVC_EVENT_TURN_ENDED) = {.name = "turn_ended",
                                   .has_card = true,
                                   .text = "a player's turn is over; card: the tile of the turn"},
    {.name = NULL},
};

static const adit_value_row values[] = {
    [CVC_VALUE_ROOM_USES] = {"room_uses", "how many rooms a room action lets the player use",
                             false},
    [CVC_VALUE_FURNISH_PRICE] = {"furnish_price", "what furnishing a room costs, all together",
                                 true},
    {NULL, NULL, false},
};

#define ABOUT(kind) ((uint32_t)1 << (kind))

static const adit_permission_row permissions[] = {
    [CVC_MAY_TAKE] = {"take", "take this action tile", .usual = true,
                      .about = ABOUT(CVC_KIND_TILE)},
    [CVC_MAY_DIG_THROUGH_WALLS] = {"through_walls", "dig out rocks that only walls shut off"},
    [CVC_MAY_FURNISH_ANYWHERE] = {"furnish_anywhere", "furnish a room whatever the cell's walls",
                                  .about = ABOUT(CVC_KIND_ROOM)},
    [CVC_MAY_MIX_COLOURS] = {"mix_colours", "own as many blue rooms as one likes",
                             .about = ABOUT(CVC_KIND_ROOM)},
    {.name = NULL},
};

#define ASK(number) [(number)-ADIT_ASK_GAME]

static const adit_name_row questions[] = {
    ASK(CVC_ASK_TILE) = {"tile", "take an action tile"},
    ASK(CVC_ASK_GROUP) = {"group", "choose an action of the tile, or end the turn"},
    ASK(CVC_ASK_ROOM) = {"room", "choose a room to use"},
    ASK(CVC_ASK_ROOM_GROUP) = {"room_group", "choose an action of the room"},
    ASK(CVC_ASK_DIG) = {"dig", "choose a rock to dig out"},
    ASK(CVC_ASK_DIG_SECOND) = {"dig_second", "choose the second rock to dig out"},
    ASK(CVC_ASK_WALL) = {"wall", "choose where to build a wall"},
    ASK(CVC_ASK_RAZE) = {"raze", "choose a wall to raze"},
    ASK(CVC_ASK_FURNISH) = {"furnish", "choose a room and the cell it goes to"},
    ASK(CVC_ASK_SIDE) = {"side", "choose the side of the Additional Cavern"},
    ASK(CVC_ASK_DIFFERENT) = {"different", "choose which goods to pay"},
    {NULL, NULL},
};

#define OPT(number) [(number)-ADIT_OPT_GAME]

static const adit_text_row options[] = {
    OPT(CVC_OPT_TAKE) = {.word = "take {a}", .a = ADIT_ARG_CARD},
    OPT(CVC_OPT_USE) = {.word = "use {a}", .a = ADIT_ARG_CARD, .b = ADIT_ARG_HIDDEN},
    OPT(CVC_OPT_END_TURN) = {.word = "end_turn"},
    OPT(CVC_OPT_END_ROOMS) = {.word = "end_rooms"},
    OPT(CVC_OPT_END_ROOM) = {.word = "end_room"},
    OPT(CVC_OPT_DIG) = {.word = "dig {a}",
                        .a = ADIT_ARG_LABEL,
                        .labels = cvc_cell_names,
                        .label_count = CVC_CELLS},
    OPT(CVC_OPT_WALL) = {.word = "wall {a}",
                         .a = ADIT_ARG_LABEL,
                         .labels = cvc_slot_names,
                         .label_count = CVC_SLOTS},
    OPT(CVC_OPT_RAZE) = {.word = "raze {a}",
                         .a = ADIT_ARG_LABEL,
                         .labels = cvc_slot_names,
                         .label_count = CVC_SLOTS},
    OPT(CVC_OPT_FURNISH) = {.word = "furnish {a} {b}",
                            .a = ADIT_ARG_CARD,
                            .b = ADIT_ARG_LABEL,
                            .labels = cvc_cell_names,
                            .label_count = CVC_CELLS},
    OPT(CVC_OPT_SIDE) = {.word = "side {a}",
                         .a = ADIT_ARG_LABEL,
                         .labels = cvc_side_names,
                         .label_count = CVC_SIDES},
    OPT(CVC_OPT_BONUS) = {.word = "bonus {a}", .a = ADIT_ARG_CARD},
    OPT(CVC_OPT_PAY_ONE) = {.word = "pay {a}", .a = ADIT_ARG_GOOD},
    OPT(CVC_OPT_PAY_TWO) = {.word = "pay {a} {b}", .a = ADIT_ARG_GOOD, .b = ADIT_ARG_GOOD},
    OPT(CVC_OPT_PAY_THREE) = {.word = "pay {a} {b} {c}",
                              .a = ADIT_ARG_GOOD,
                              .b = ADIT_ARG_GOOD,
                              .c = ADIT_ARG_GOOD},
    {.word = NULL},
};

#define LOG(number) [(number)-ADIT_LOG_GAME]

static const adit_text_row logs[] = {
    LOG(CVC_LOG_ROUND) = {.word = "round {a} begins, {b} turns for each player",
                          .a = ADIT_ARG_NUMBER,
                          .b = ADIT_ARG_NUMBER},
    LOG(CVC_LOG_TURNED_UP) = {.word = "{a} is turned up on the action board", .a = ADIT_ARG_CARD},
    LOG(CVC_LOG_TAKES) = {.word = "{p} takes {a}", .a = ADIT_ARG_CARD},
    LOG(CVC_LOG_DIGS) = {.word = "{p} digs out {a} and finds {b}",
                         .a = ADIT_ARG_LABEL,
                         .b = ADIT_ARG_CARD,
                         .labels = cvc_cell_names,
                         .label_count = CVC_CELLS},
    LOG(CVC_LOG_DIGS_NOTHING) = {.word = "{p} digs out {a} and finds nothing",
                                 .a = ADIT_ARG_LABEL,
                                 .labels = cvc_cell_names,
                                 .label_count = CVC_CELLS},
    LOG(CVC_LOG_FURNISHES) = {.word = "{p} furnishes {a} in {b}",
                              .a = ADIT_ARG_CARD,
                              .b = ADIT_ARG_LABEL,
                              .labels = cvc_cell_names,
                              .label_count = CVC_CELLS},
    LOG(CVC_LOG_BUILDS) = {.word = "{p} builds a wall on {a} ({b} left)",
                           .a = ADIT_ARG_LABEL,
                           .b = ADIT_ARG_NUMBER,
                           .labels = cvc_slot_names,
                           .label_count = CVC_SLOTS},
    LOG(CVC_LOG_RAZES) = {.word = "{p} razes the wall on {a} ({b} left)",
                          .a = ADIT_ARG_LABEL,
                          .b = ADIT_ARG_NUMBER,
                          .labels = cvc_slot_names,
                          .label_count = CVC_SLOTS},
    LOG(CVC_LOG_ROOMS) = {.word = "{p} takes a room action [{a}]", .a = ADIT_ARG_NUMBER},
    LOG(CVC_LOG_USES) = {.word = "{p} uses {a}", .a = ADIT_ARG_CARD},
    LOG(CVC_LOG_BONUS) = {.word = "{p} uses the bonus of {a}", .a = ADIT_ARG_CARD},
    LOG(CVC_LOG_CAVERN) = {.word = "{p} takes the Additional Cavern, side {a}",
                           .a = ADIT_ARG_LABEL,
                           .labels = cvc_side_names,
                           .label_count = CVC_SIDES},
    LOG(CVC_LOG_REVEALS) = {.word = "{a} is turned up from the pile", .a = ADIT_ARG_CARD},
    LOG(CVC_LOG_ENDS_TURN) = {.word = "{p} ends the turn"},
    LOG(CVC_LOG_ROUND_ENDS) = {.word = "round {a} ends", .a = ADIT_ARG_NUMBER},
    {.word = NULL},
};

static const adit_rule_row rules[] = {
    [CVC_RULE_STARTING_PLAYER] = {"starting_player", "0: drawn; 1 or 2: that player (CVC-119)", 0,
                                  2, 0},
    [CVC_RULE_WALLS] = {"walls", "walls in the common supply (CVC-6)", 0, 32, 7},
    [CVC_RULE_CAVERN_OPPOSITE] = {"cavern_walls_opposite",
                                  "1: the two walls of the Additional Cavern's first side lie "
                                  "opposite each other (doubt 14.1)",
                                  0, 1, 0},
    [CVC_RULE_SOLO_GOAL] = {"solo_goal", "points that win a solo match (CVC-112)", 0, 200, 50},
    [CVC_RULE_SOLO_GREAT] = {"solo_great", "more than so many points are a great win (CVC-112)", 0,
                             200, 60},
    [CVC_RULE_SOLO_REVEAL] =
        {"solo_reveal", "1: a solo turn with exactly one dig turns up one more room (CVC-113)", 0,
         1, 1},
    {NULL, NULL, 0, 0, 0},
};

static const char *const streams[] = {"cards", "rooms", "pile", "tiles", "light", "start", NULL};

const adit_game_def cvc_game = {
    .title = {"cave_vs_cave", "Caverna: Cave vs Cave", 1, CVC_SEATS},
    .state_size = offsetof(cvc_state, player),
    .player_size = sizeof(cvc_player),
    .players_offset = offsetof(cvc_state, player),
    .goods = goods,
    .fields = cvc_fields,
    .verbs = cvc_verbs,
    .kinds = kinds,
    .events = events,
    .values = values,
    .queries = cvc_queries,
    .permissions = permissions,
    .questions = questions,
    .options = options,
    .logs = logs,
    .rules = rules,
    .streams = streams,
    .prepare_card = cvc_prepare_card,
    .setup = cvc_setup,
    .derive = cvc_derive,
    .step = cvc_step,
    .score = cvc_score,
    .winners = cvc_winners,
    .worth = cvc_worth,
    .check = cvc_check,
    .draw = cvc_draw,
};
