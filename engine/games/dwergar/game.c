/* game.c - Dwergar as the engine sees it: its tables, and who does what.
 *
 * The rules themselves stand in the files beside this one, one area each.
 */
#include "engine/games/dwergar/state.h"

#define NO_LIMIT 9999

static const adit_good_def goods[] = {
    [DWG_STONE] = {"stone", NO_LIMIT, "resource in the supply; carts are not counted here"},
    [DWG_IRON] = {"iron", NO_LIMIT, "resource in the supply"},
    [DWG_GOLD] = {"gold", NO_LIMIT, "resource in the supply"},
    [DWG_CRYSTAL] = {"crystal", NO_LIMIT, "resource in the supply"},
    [DWG_HEAT] = {"heat", 10, "heat marker; what exceeds 10 is lost"},
    [DWG_HOT] = {"hot_furnace", DWG_FURNACES, "on the player board; may pay 1 heat and turns cool",
                 .pays_for = DWG_HEAT + 1, .turns_into = DWG_COOL + 1},
    [DWG_COOL] = {"cool_furnace", DWG_FURNACES, "on the player board"},
    [DWG_VP] = {"vp", NO_LIMIT, "victory points on the track"},
    {.name = NULL},
};

const char *const dwg_dwarf_words[] = {"none",       "ironworker", "engineer",
                                       "blacksmith", "foreman",    NULL};
const char *const dwg_level_words[] = {"transit", "level_1", "level_2", "level_3", "level_4", NULL};

/* ---- Kinds of card ----------------------------------------------------------------------------
 */

static const char *const specialists[] = {"none", "ironworker", "engineer", "blacksmith", NULL};
static const char *const tiers[] = {"basic", "advanced", NULL};

static const adit_fact_row location_facts[] = {
    [DWG_LOCATION_ORDER] = {"order", ADIT_FACT_INT, true, 1, DWG_LOCATIONS, NULL,
                            "where it comes when workers are placed in the setup", .is_own = true},
    [DWG_LOCATION_LEVEL] = {"level", ADIT_FACT_INT, false, 0, DWG_LEVELS, NULL,
                            "mine level; 0 or left out: in the town", .is_own = true},
    [DWG_LOCATION_YIELD] = {"yield", ADIT_FACT_GOODS, false, 0, 20, NULL,
                            "what mining puts into an empty cart"},
    [DWG_LOCATION_EXTRA] = {"extra", ADIT_FACT_GOODS, false, 0, 20, NULL,
                            "added once for each source of a mine extra"},
    [DWG_LOCATION_INSTALL] = {"install", ADIT_FACT_GOODS, true, 0, 20, NULL,
                              "cost of installing a furnace"},
    [DWG_LOCATION_BASIC] = {"basic", ADIT_FACT_EFFECT, true, 0, 0, NULL, "its basic step"},
    [DWG_LOCATION_BASIC_TIMES] = {"basic_times", ADIT_FACT_INT, false, 0, 99, NULL,
                                  "how often in an action; left out: once, 0: any number"},
    [DWG_LOCATION_FIRST_FOR] = {"first_for", ADIT_FACT_WORD, false, 0, 0, specialists,
                                "whose the first bonus is"},
    [DWG_LOCATION_FIRST] = {"first", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                            "step of the first bonus; left out: the basic step asks first_open"},
    [DWG_LOCATION_FIRST_TIMES] = {"first_times", ADIT_FACT_INT, false, 0, 99, NULL,
                                  "how often in an action; left out: once, 0: any number"},
    [DWG_LOCATION_SECOND_FOR] = {"second_for", ADIT_FACT_WORD, false, 0, 0, specialists,
                                 "whose the second bonus is"},
    [DWG_LOCATION_SECOND] = {"second", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                             "step of the second bonus; left out: the basic step asks second_open"},
    [DWG_LOCATION_SECOND_TIMES] = {"second_times", ADIT_FACT_INT, false, 0, 99, NULL,
                                   "how often in an action; left out: once, 0: any number"},
    [DWG_LOCATION_INSTALL_POINTS] = {"install_points", ADIT_FACT_INT, false, 0, 99, NULL,
                                     "points for installing a furnace; left out: 2"},
    {.name = NULL},
};

static const adit_fact_row deck_facts[] = {
    [DWG_DECK_ORDER] = {"order", ADIT_FACT_INT, true, 1, 15, NULL,
                        "its place in the beginners' choice", .is_own = true},
    [DWG_DECK_UPGRADE_POINTS] = {"upgrade_points", ADIT_FACT_NUMBER, false, 0, 999, NULL,
                                 "points for upgrading its projects that do not state their own"},
    [DWG_DECK_ROUND_LEADER] = {"round_leader", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                               "for the player who alone has most of its projects as a round "
                               "begins"},
    [DWG_DECK_END_LEADERS] = {"end_leaders", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                              "for all players with most of its projects as the game ends"},
    [DWG_DECK_END_ORDER] = {"end_order", ADIT_FACT_INT, false, 0, 15, NULL,
                            "in which order the decks serve their leaders"},
    {.name = NULL},
};

static const adit_fact_row project_facts[] = {
    [DWG_PROJECT_NUMBER] = {"number", ADIT_FACT_INT, true, 1, 999, NULL, "printed number"},
    [DWG_PROJECT_DECK] = {"deck", ADIT_FACT_CARD, true, 0, 0, NULL, "id of its deck"},
    [DWG_PROJECT_TIER] = {"tier", ADIT_FACT_WORD, true, 0, 0, tiers,
                          "basic cards come before advanced ones"},
    [DWG_PROJECT_COST] = {"cost", ADIT_FACT_GOODS, true, 0, 20, NULL, "cost of completing it"},
    [DWG_PROJECT_POINTS] = {"points", ADIT_FACT_INT, true, 0, 99, NULL, "points for completing it"},
    [DWG_PROJECT_UPGRADE] = {"upgrade", ADIT_FACT_GOODS, true, 0, 20, NULL, "cost of upgrading it"},
    [DWG_PROJECT_UPGRADE_LESS] = {"upgrade_less", ADIT_FACT_NUMBER, false, 0, 99, NULL,
                                  "heat taken off the cost of upgrading it"},
    [DWG_PROJECT_UPGRADE_POINTS] = {"upgrade_points", ADIT_FACT_NUMBER, false, 0, 999, NULL,
                                    "points for upgrading it; left out: what its deck says"},
    [DWG_PROJECT_STEP] = {"step", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                          "once upgraded: a sub-step of its owner's actions"},
    {.name = NULL},
};

static const adit_fact_row event_facts[] = {
    [DWG_EVENT_NUMBER] = {"number", ADIT_FACT_INT, true, 1, 999, NULL, "printed number"},
    [DWG_EVENT_ONCE] = {"once", ADIT_FACT_EFFECT, false, 0, 0, NULL, "happens when it is revealed"},
    [DWG_EVENT_EACH] = {"each", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                        "then happens for each player in turn order"},
    {.name = NULL},
};

static const adit_fact_row start_facts[] = {
    [DWG_START_SEAT] = {"seat", ADIT_FACT_INT, true, 1, DWG_SEATS, NULL, "place in turn order",
                        .is_own = true},
    [DWG_START_SUPPLY] = {"supply", ADIT_FACT_GOODS, true, 0, 20, NULL, "into the supply"},
    [DWG_START_CART] = {"cart", ADIT_FACT_GOODS, true, 0, 20, NULL, "into the own cart"},
    [DWG_START_LEVEL] = {"level", ADIT_FACT_INT, true, 0, DWG_LEVELS, NULL,
                         "level of that cart; 0: transit"},
    {.name = NULL},
};

static const adit_kind_row kinds[] = {
    [DWG_KIND_LOCATION] = {"location", location_facts, "one of the places where dwarves work",
                           ADIT_NEVER_IN_PLAY},
    [DWG_KIND_DECK] = {"deck", deck_facts, "a deck of projects and its rule",
                       ADIT_NEVER_BUILT | ADIT_NEVER_SCORED},
    [DWG_KIND_PROJECT] = {"project", project_facts, "a project; its hooks hold once upgraded"},
    [DWG_KIND_EVENT] = {"event", event_facts, "an event; its hooks hold for one round",
                        ADIT_NEVER_SCORED},
    [DWG_KIND_START] = {"start", start_facts, "what a seat begins with", ADIT_NEVER_IN_PLAY},
    {.name = NULL},
};

/* ---- Verbs ------------------------------------------------------------------------------------
 */

static const char *const levels_or_ask[] = {"ask",     "transit", "level_1", "level_2",
                                            "level_3", "level_4", NULL};

#define NEVER (ADIT_VERB_SURE | ADIT_VERB_NEVER_FAILS)

static const adit_verb verbs[] = {
    {.name = "mine",
     .run = dwg_mine,
     .can = dwg_can_mine,
     .flags = ADIT_VERB_SURE,
     .text = "Puts the yield of the mine level in use, and its extras, into the own empty cart.",
     .example = "mine()"},
    {.name = "lift",
     .run = dwg_lift,
     .can = dwg_can_lift,
     .param = {{.name = "price",
                .type = ADIT_PARAM_GOODS,
                .text = "of each move after the first of the action"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE,
     .text = "Moves all cart tiles up by one level; the carts at the top are unloaded.",
     .example = "lift { heat = 1 }"},
    {.name = "raise_tiles",
     .run = dwg_raise_tiles,
     .param = {{.name = "moves", .type = ADIT_PARAM_INT, .min = 1, .max = 9, .text = "how many"}},
     .param_count = 1,
     .flags = NEVER,
     .text = "The lift moves by itself, for nothing.",
     .example = "raise_tiles(1)"},
    {.name = "load_level",
     .run = dwg_load_level,
     .param = {{.name = "goods", .type = ADIT_PARAM_GOODS, .text = "into every cart of a level"},
               {.name = "level",
                .type = ADIT_PARAM_WORD,
                .words = levels_or_ask,
                .optional = true,
                .text = "which; ask or left out: the player chooses"}},
     .param_count = 2,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Every cart on one level gets goods, full or not.",
     .example = "load_level({ stone = 1 }, \"level_1\")"},
    {.name = "end_basic",
     .run = dwg_end_basic,
     .flags = NEVER,
     .text = "The basic steps of this action are over, if there were any.",
     .example = "end_basic()"},
    {.name = "light",
     .run = dwg_light,
     .can = dwg_can_light,
     .param = {{.name = "furnaces", .type = ADIT_PARAM_INT, .min = 1, .max = 8, .text = "up to"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE,
     .text = "Lights cool furnaces of the player board, at least one.",
     .example = "light(1)"},
    {.name = "relight",
     .run = dwg_relight,
     .param = {{.name = "furnaces", .type = ADIT_PARAM_INT, .min = 1, .max = 8, .text = "up to"}},
     .param_count = 1,
     .flags = NEVER,
     .text = "Lights cool furnaces of the player board, if there are any.",
     .example = "relight(8)"},
    {.name = "build_furnace",
     .run = dwg_build_furnace,
     .can = dwg_can_build_furnace,
     .param = {{.name = "price", .type = ADIT_PARAM_GOODS, .text = "what it costs"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE,
     .text = "Builds a furnace, cool side up.",
     .example = "build_furnace { stone = 1 }"},
    {.name = "new_furnace",
     .run = dwg_new_furnace,
     .flags = NEVER,
     .text = "Puts a furnace of the reserve, if there is one, onto the board, hot side up.",
     .example = "new_furnace()"},
    {.name = "complete",
     .run = dwg_complete,
     .can = dwg_can_complete,
     .param = {{.name = "take_back",
                .type = ADIT_PARAM_INT,
                .max = 9,
                .text = "units that may be taken back, of a type of which 2 or more were paid"},
               {.name = "less_heat",
                .type = ADIT_PARAM_INT,
                .max = 20,
                .text = "heat off the cost of upgrading it at once"}},
     .param_count = 2,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Completes a project of the track, and perhaps upgrades it at once.",
     .example = "complete(0, 0)"},
    {.name = "upgrade",
     .run = dwg_upgrade,
     .can = dwg_can_upgrade,
     .param = {{.name = "surcharge", .type = ADIT_PARAM_GOODS, .text = "due with its cost"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Upgrades a completed project.",
     .example = "upgrade { heat = 1 }"},
    {.name = "free_upgrade",
     .run = dwg_free_upgrade,
     .flags = ADIT_VERB_SURE,
     .text = "Upgrades a completed project for nothing, or none.",
     .example = "free_upgrade()"},
    {.name = "heat_for_points",
     .run = dwg_heat_for_points,
     .flags = ADIT_VERB_SURE,
     .text = "Pays any heat and gains as many points.",
     .example = "heat_for_points()"},
    {.name = "others_gain",
     .run = dwg_others_gain,
     .param = {{.name = "goods", .type = ADIT_PARAM_GOODS, .text = "what each of them gains"}},
     .param_count = 1,
     .flags = NEVER,
     .text = "Every other player gains goods.",
     .example = "others_gain { iron = 1 }"},
    {.name = "replace_projects",
     .run = dwg_replace_projects,
     .param = {{.name = "count", .type = ADIT_PARAM_INT, .min = 1, .max = 5, .text = "how many"}},
     .param_count = 1,
     .flags = NEVER,
     .text = "Random projects leave the track and the game; as many come from the pile.",
     .example = "replace_projects(2)"},
    {.name = "refill_track",
     .run = dwg_refill_track,
     .flags = NEVER,
     .text = "Fills the empty spaces of the project track from the pile.",
     .example = "refill_track()"},
    {.name = "take_token",
     .run = dwg_take_token,
     .flags = NEVER,
     .text = "Takes the Silverbeard token from the board.",
     .example = "take_token()"},
    {.name = "extra_actions",
     .run = dwg_extra_actions,
     .param = {{.name = "count", .type = ADIT_PARAM_INT, .min = 1, .max = 9, .text = "how many"}},
     .param_count = 1,
     .flags = NEVER,
     .text = "After the current action the player may do additional actions.",
     .example = "extra_actions(1)"},
    {.name = "respecialise",
     .run = dwg_respecialise,
     .can = dwg_can_respecialise,
     .param = {{.name = "price", .type = ADIT_PARAM_GOODS, .text = "what it costs"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "The placed worker counts as another specialist until the action ends.",
     .example = "respecialise { heat = 1 }"},
    {.name = NULL},
};

/* ---- Words ------------------------------------------------------------------------------------
 */

static const adit_event_row events[] = {
    {"placed",
     "a dwarf was placed; amount: 0 onto nothing, 1 a worker, 2 the own foreman, 3 another's "
     "foreman, and 10 more if a foreman was placed",
     false, true, true},
    {"completed", "a project was completed; goods: its printed cost", true, true, false},
    {"upgraded", "a project was upgraded; goods: the printed cost of that", true, true, false},
    {"turn_began", "a player's turn begins", false, false, false},
    {"lifted",
     "the lift has moved by one level; amount: 1 by a player's action, 0 automatic, in the turn of "
     "any player (by = 'anyone' hears all)",
     false, false, true},
    {"installed", "a furnace was installed at a location", false, true, false},
    {.name = NULL},
};

static const adit_value_row values[] = {
    [DWG_VALUE_COMPLETE_PRICE] = {"complete_price", "price of completing a project", true},
    [DWG_VALUE_UPGRADE_PRICE] = {"upgrade_price", "price of upgrading a project", true},
    [DWG_VALUE_LIFT_PRICE] = {"lift_price", "price of a lift move", true},
    [DWG_VALUE_INSTALL_PRICE] = {"install_price", "price of installing a furnace", true},
    [DWG_VALUE_ACTIONS] = {"actions", "actions in a turn", false},
    [DWG_VALUE_MINE_EXTRA] = {"mine_extra",
                              "how many mine extras come with the yield; base: 1 "
                              "for the own furnace",
                              false},
    [DWG_VALUE_INSTALL_POINTS] = {"install_points", "points for installing a furnace", false},
    [DWG_VALUE_KEPT_HEAT] = {"kept_heat", "heat that may stay at the end of the turn", false},
    {.name = NULL},
};

#define AT_LOCATION ((uint32_t)1 << DWG_KIND_LOCATION)

static const adit_permission_row permissions[] = {
    [DWG_MAY_FOREMAN_IRONWORKER] = {"foreman_ironworker", "the foreman counts as an ironworker",
                                    .about = AT_LOCATION},
    [DWG_MAY_FOREMAN_ENGINEER] = {"foreman_engineer", "the foreman counts as an engineer",
                                  .about = AT_LOCATION},
    [DWG_MAY_FOREMAN_BLACKSMITH] = {"foreman_blacksmith", "the foreman counts as a blacksmith",
                                    .about = AT_LOCATION},
    [DWG_MAY_BONUS] = {"bonus", "using the specialist bonuses of a location", .usual = true,
                       .about = AT_LOCATION},
    {.name = NULL},
};

static const adit_name_row questions[] = {
    {"action", "place a dwarf"},
    {"menu", "choose a sub-step, or end the action"},
    {"level", "choose the level whose carts are loaded"},
    {"complete", "choose a project to complete"},
    {"take_back", "take back one resource that was paid"},
    {"upgrade_now", "upgrade the project at once"},
    {"upgrade", "choose a project to upgrade"},
    {"heat_for_points", "choose how much heat to pay for points"},
    {"install", "choose the furnace to install"},
    {"specialist", "choose what the worker counts as"},
    {"extra", "do an additional action"},
    {.name = NULL},
};

/* What every action changes, and what placing a dwarf does. */
static const char *const passing[] = {"phase", "at_turn", "turn", NULL};
static const char *const placing[] = {"worker", "pool", "foreman", NULL};

static const adit_text_row options[] = {
    {"place {b} {a}", ADIT_ARG_CARD, ADIT_ARG_LABEL, ADIT_ARG_NONE, dwg_dwarf_words, 5,
     .places = true},
    {.word = "work_break {a}", .a = ADIT_ARG_CARD, .expects_nothing = true},
    {.word = "work_break", .expects_nothing = true},
    {.word = "done", .expects_nothing = true},
    {.word = "install"},
    {"silverbeard {a}", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE, dwg_dwarf_words, 5},
    {"{a}", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE, dwg_level_words, DWG_TILES},
    {"complete {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"take_back {a}", ADIT_ARG_GOOD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {.word = "take_nothing", .expects_nothing = true},
    {.word = "upgrade_now"},
    {.word = "not_now", .expects_nothing = true},
    {"upgrade {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {.word = "upgrade_none", .expects_nothing = true},
    {"{a} heat", ADIT_ARG_NUMBER, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {.word = "hot"},
    {.word = "cool"},
    {"{a}", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE, dwg_dwarf_words, 5},
    {.word = "act"},
    {.word = "stop", .expects_nothing = true},
    {.word = NULL},
};

#define DWARF dwg_dwarf_words, 5
#define LEVEL dwg_level_words, DWG_TILES

static const adit_text_row logs[] = {
    {"round {a} begins", ADIT_ARG_NUMBER, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"{a} comes onto the track", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"event: {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"{p} places {b} on {a}", ADIT_ARG_CARD, ADIT_ARG_LABEL, ADIT_ARG_NONE, DWARF},
    {"{p} takes {a} into the pool", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE, DWARF},
    {.word = "{p}: the foreman is back in the pool"},
    {"{p}: the foreman rides in the cart on {a}", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE,
     LEVEL},
    {.word = "{p} takes a work break"},
    {"{p}: {b} {a} into the cart on level {c}", ADIT_ARG_GOOD, ADIT_ARG_NUMBER, ADIT_ARG_NUMBER,
     NULL, 0},
    {.word = "the lift moves up one level"},
    {"{p}: furnaces lit: {a}", ADIT_ARG_NUMBER, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {.word = "{p} builds a furnace"},
    {"{p} installs a furnace at {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"{p} completes {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"{p} upgrades {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {.word = "{p} holds the Silverbeard token"},
    {"{p} uses the token for the bonus of the {a}", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE,
     DWARF},
    {"{p}: the worker counts as {a}", ADIT_ARG_LABEL, ADIT_ARG_NONE, ADIT_ARG_NONE, DWARF},
    {"{p} keeps {a} heat", ADIT_ARG_NUMBER, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"{a} leaves the game", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {.word = "{p} does an additional action"},
    {"{p} leads in {a}", ADIT_ARG_CARD, ADIT_ARG_NONE, ADIT_ARG_NONE, NULL, 0},
    {"{b} stone into every cart on {a}", ADIT_ARG_LABEL, ADIT_ARG_NUMBER, ADIT_ARG_NONE, LEVEL},
    {"{b} iron into every cart on {a}", ADIT_ARG_LABEL, ADIT_ARG_NUMBER, ADIT_ARG_NONE, LEVEL},
    {"{b} gold into every cart on {a}", ADIT_ARG_LABEL, ADIT_ARG_NUMBER, ADIT_ARG_NONE, LEVEL},
    {"{b} crystal into every cart on {a}", ADIT_ARG_LABEL, ADIT_ARG_NUMBER, ADIT_ARG_NONE, LEVEL},
    {.word = NULL},
};

static const char *const foreman_words[] = {"immediate", "when_replaced", NULL};

static const adit_rule_row rules[] = {
    [DWG_RULE_EVENTS] = {"events", "event cards in the pile; 7: the short game", 1, 15, 9},
    [DWG_RULE_ROUNDS] = {"rounds", "rounds of the game; 0: one more than events", 0, DWG_MAX_ROUNDS,
                         0},
    [DWG_RULE_EVENTS_FIRST] = {"events_first_draw",
                               "the first round at whose end an event is revealed", 1, 2, 2},
    [DWG_RULE_DECKS] = {"decks", "which decks are in play; none named: the beginners' choice", 0,
                        32767, 0, .kind = DWG_KIND_DECK + 1},
    [DWG_RULE_FOREMAN_MINE] = {"foreman_mine", "when a foreman on a mine level enters the cart", 0,
                               1, 0, .words = foreman_words},
    [DWG_RULE_STARTING_PLAYER] = {"starting_player", "0 drawn, else the seat that begins", 0,
                                  DWG_SEATS, 0},
    {.name = NULL},
};

static const char *const streams[] = {"cards", "start", "projects", "events", "workers", NULL};

static const adit_name_row score_words[] = {{"track", "points counted during the game"},
                                            {NULL, NULL}};

const adit_game_def dwg_game = {
    .title = {"dwergar", "Dwergar", 2, DWG_SEATS},
    .state_size = offsetof(dwg_state, player),
    .player_size = sizeof(dwg_player),
    .players_offset = offsetof(dwg_state, player),
    .exchanges_between_steps = true, /* DWG-71 */
    .goods = goods,
    .fields = dwg_fields,
    .ignored = dwg_ignored,
    .passing = passing,
    .placing = placing,
    .verbs = verbs,
    .kinds = kinds,
    .events = events,
    .values = values,
    .queries = dwg_queries,
    .permissions = permissions,
    .questions = questions,
    .options = options,
    .logs = logs,
    .rules = rules,
    .streams = streams,
    .prepare_card = dwg_prepare_card,
    .setup = dwg_setup,
    .derive = dwg_derive,
    .step = dwg_step,
    .score_words = score_words,
    .score = dwg_score,
    .winners = dwg_winners,
    .worth = dwg_worth,
    .check = dwg_check,
    .draw = dwg_draw,
};
