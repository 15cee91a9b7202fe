/* game.c - Covenant as the engine sees it: its tables, and who does what.
 *
 * The words stand in words.c, the kinds of card in kinds.c, the rules in the files beside them,
 * one area each.
 */
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"
#include "engine/games/covenant/turn.h"

#define NO_LIMIT 9999

static const adit_good_def goods[] = {
    [COV_IRON] = {"iron", NO_LIMIT, "resource in the storage"},
    [COV_EMERALD] = {"emerald", NO_LIMIT, "resource in the storage"},
    [COV_GOLD] = {"gold", NO_LIMIT, "resource in the storage"},
    [COV_MYTHRALL] = {"mythrall", NO_LIMIT, "resource in the storage"},
    [COV_WILD] = {"wild", NO_LIMIT, "only in gains: a resource of the receiver's choice"},
    [COV_GP] = {"gp", NO_LIMIT, "Glory Points"},
    [COV_PLUS1] = {"plus1", NO_LIMIT, "support pieces of +1"},
    [COV_PLUS2] = {"plus2", NO_LIMIT, "support pieces of +2"},
    [COV_GOBLIN] = {"goblin", NO_LIMIT, "goblins in the dungeon"},
    [COV_ORC] = {"orc", NO_LIMIT, "orcs in the dungeon"},
    [COV_TROLL] = {"troll", NO_LIMIT, "trolls in the dungeon"},
    {.name = NULL},
};

/* ---- Verbs ------------------------------------------------------------------------------------
 */

static const char *const prey[] = {"goblin", "orc_or_goblin", "any", NULL};
static const char *const basics[] = {"house", "workshop", NULL};

/* Everything optional is declined inside, and what cannot be used is lost (COV-179). */
#define SURE (ADIT_VERB_SURE | ADIT_VERB_ALWAYS)
#define TIMES(word)                                                                                \
    {                                                                                              \
        .name = (word), .type = ADIT_PARAM_INT, .min = 1, .max = 9, .text = "how many"             \
    }

static const adit_verb verbs[] = {
    {.name = "support",
     .run = cov_support,
     .param = {TIMES("pieces")},
     .param_count = 1,
     .flags = SURE,
     .text = "Takes +1 support pieces, or swaps a +1 for a +2, so many times.",
     .example = "support(2)"},
    {.name = "strengthen",
     .run = cov_strengthen,
     .param = {TIMES("times")},
     .param_count = 1,
     .flags = SURE,
     .text = "Strengthens dwarves that are not in use by 1, so many times.",
     .example = "strengthen(1)"},
    {.name = "advance",
     .run = cov_advance,
     .param = {{.name = "track",
                .type = ADIT_PARAM_WORD,
                .words = cov_track_words,
                .text = "which track"},
               TIMES("steps")},
     .param_count = 2,
     .flags = SURE,
     .text = "Moves up a track; what each space shows is resolved at once.",
     .example = "advance(\"court\", 2)"},
    {.name = "advance_any",
     .run = cov_advance_any,
     .param = {TIMES("steps")},
     .param_count = 1,
     .flags = SURE,
     .text = "Moves up a track of the player's choice.",
     .example = "advance_any(1)"},
    {.name = "take_coin",
     .run = cov_take_coin,
     .flags = SURE,
     .text = "Obtains a King's Coin of the display for its GP, or not.",
     .example = "take_coin()"},
    {.name = "copy_coin",
     .run = cov_copy_coin,
     .flags = SURE,
     .text = "Takes the council benefit of a coin of the display, which stays there.",
     .example = "copy_coin()"},
    {.name = "take_tradition",
     .run = cov_take_tradition,
     .flags = SURE,
     .text = "Obtains a tradition of the display for its GP, or not.",
     .example = "take_tradition()"},
    {.name = "take_relic",
     .run = cov_take_relic,
     .can = cov_can_take_relic,
     .param = {{.name = "must",
                .type = ADIT_PARAM_FLAG,
                .optional = true,
                .text = "not possible if none can be reached"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE,
     .text = "Obtains a relic within reach, or not.",
     .example = "take_relic()"},
    {.name = "forge",
     .run = cov_forge,
     .flags = SURE,
     .text = "Forges a tool of the display for its cost, or not.",
     .example = "forge()"},
    {.name = "inlay",
     .run = cov_inlay,
     .flags = SURE,
     .text = "Sets a jewel of the display into an own tool for its cost, or not.",
     .example = "inlay()"},
    {.name = "use_jewel",
     .run = cov_use_jewel,
     .flags = SURE,
     .text = "Carries out the effect of the jewel that was set last.",
     .example = "use_jewel()"},
    {.name = "add_strength",
     .run = cov_add_strength,
     .param = {TIMES("points")},
     .param_count = 1,
     .flags = SURE | ADIT_VERB_NEVER_FAILS,
     .text = "The dwarf in use is stronger until the end of the turn.",
     .example = "add_strength(1)"},
    {.name = "throne",
     .run = cov_throne,
     .param = {TIMES("resources")},
     .param_count = 1,
     .flags = SURE,
     .text = "Delivers up to so many stored resources to the throne.",
     .example = "throne(1)"},
    {.name = "site",
     .run = cov_site,
     .param = {TIMES("resources")},
     .param_count = 1,
     .flags = SURE,
     .text = "Delivers up to so many stored resources to one construction site.",
     .example = "site(1)"},
    {.name = "move_enemies",
     .run = cov_move_enemies,
     .param = {TIMES("moves")},
     .param_count = 1,
     .flags = SURE,
     .text = "Moves enemies to adjacent face-up halls, up to so many steps in all.",
     .example = "move_enemies(2)"},
    {.name = "kill",
     .run = cov_kill,
     .param = {{.name = "which", .type = ADIT_PARAM_WORD, .words = prey, .text = "which enemies"}},
     .param_count = 1,
     .flags = SURE,
     .text = "Takes one enemy into the dungeon, with its Prestige and die reward.",
     .example = "kill \"goblin\""},
    {.name = "capture_here",
     .run = cov_capture_here,
     .flags = SURE,
     .text = "Takes an enemy from the hall that was built in last, without further reward.",
     .example = "capture_here()"},
    {.name = "build",
     .run = cov_build,
     .param = {{.name = "what", .type = ADIT_PARAM_WORD, .words = basics, .text = "what is built"}},
     .param_count = 1,
     .flags = SURE,
     .text = "Builds a house or a workshop from the forge, with its benefit, or not.",
     .example = "build \"house\""},
    {.name = NULL},
};

/* ---- Words ------------------------------------------------------------------------------------
 */

static const adit_event_row events[] = {
    {"hall_revealed", "a player has revealed a hall and enemies were placed", false, true, false},
    {"jewel_set", "a player has set a jewel; amount: 0 silver, 1 gold", false, true, true},
    {"tool_forged", "a player has forged a tool", false, true, false},
    {"achievement", "a player has reached an achievement; amount: which of the track", false, false,
     true},
    {"monument", "a player has acquired a monument; amount: 0 pillar, 1 gate", false, false, true},
    {"built", "a player has built; amount: 0 house, 1 workshop, 2 pillar, 3 gate", false, false,
     true},
    {"relic_used", "a player has used a relic", false, true, false},
    {"council", "a player's traditions give their rewards in the Council Phase", false, false,
     false},
    {"dungeon_scoring", "a player scores the dungeon in the Council Phase", false, false, false},
    {.name = NULL},
};

static const adit_value_row values[] = {
    [COV_VALUE_STRENGTH] = {"strength", "strength of the basic action", false},
    [COV_VALUE_DELIVERY_GP] = {"delivery_gp", "GP for a delivered resource", false},
    [COV_VALUE_ENEMY_COST] = {"enemy_cost", "strength that an enemy costs in a Skirmish", false},
    [COV_VALUE_GP_COST] = {"gp_cost", "GP that a coin or tradition costs", false},
    [COV_VALUE_KEYS] = {"keys", "keys of the dungeon", false},
    [COV_VALUE_STORAGE] = {"storage", "storage spaces", false},
    [COV_VALUE_ACHIEVEMENTS] = {"achievements", "achievements in the final scoring", false},
    [COV_VALUE_PENALTY] = {"penalty", "GP lost for each hall with own presence and enemies", false},
    [COV_VALUE_RELIC_TYPES] = {"relic_types", "different types of relics owned", false},
    [COV_VALUE_RELICS] = {"relics", "relics owned", false},
    {.name = NULL},
};

static const adit_permission_row permissions[] = {
    [COV_MAY_TAKE_ANY_FACE] = {"any_face", "taking any face of a die as its reward",
                               .about = (uint32_t)1 << COV_KIND_ENEMY},
    [COV_MAY_TAKE_ANY_RELIC] = {"any_relic", "taking relics above the Mining position"},
    [COV_MAY_COPY_RELIC] = {"copy_relic", "using the effect of a relic on the shelf instead"},
    [COV_MAY_SHARE_HALL] = {"share_hall", "a second own house or workshop in a hall",
                            .about = (uint32_t)1 << COV_KIND_HALL},
    [COV_MAY_CROWD_PILLARS] = {"crowd_pillars", "pillars one tile side apart"},
    [COV_MAY_CROWD_GATES] = {"crowd_gates", "gates in halls with gates of other clans"},
    [COV_MAY_PAIR_GOBLINS] = {"pair_goblins", "two goblins behind each key"},
    {.name = NULL},
};

static const adit_rule_row rules[] = {
    [COV_RULE_DIFFICULTY] = {"difficulty", "solo: the difficulty tile; none named: the first", 0,
                             32767, 0, .kind = COV_KIND_DIFFICULTY + 1},
    [COV_RULE_STORAGE_RELICS] = {"solo_storage_counts_relics",
                                 "solo: relics of the Elders count as tiles in their storage", 0, 1,
                                 1},
    [COV_RULE_AXE_GLOBAL] = {"solo_axe_global_preference",
                             "solo: the Elders' axe takes the row with the best prey of all rows; "
                             "0: any row with prey",
                             0, 1, 1},
    [COV_RULE_STARTING_PLAYER] = {"starting_player", "0 drawn, else the seat that begins", 0,
                                  COV_SEATS, 0},
    [COV_RULE_REFILL_EACH] = {"refill_after_each_start_tile",
                              "displays are refilled after each starting tile; 0: after the last",
                              0, 1, 0},
    [COV_RULE_GATES_ON_BOTH] = {"crowd_gates_on_both_sides",
                                "who may build beside gates of other clans may have them in both "
                                "halls; 0: in one of the two",
                                0, 1, 0},
    [COV_RULE_TRACKS_ONLY] = {"objectives_count_tracks_only",
                              "achievements that cards add open no objectives; 0: they do", 0, 1,
                              0},
    {.name = NULL},
};

static const char *const streams[] = {"cards", "setup", "piles", "bag", "dice", "elders", NULL};

static const adit_name_row score_words[] = {
    {"during the game", "Glory Points counted before the final scoring"},
    {"halls with enemies", "minus points for halls of the mountain that enemies hold"},
    {"throne", "carts on the levels of the throne"},
    {"objectives", "the player's own objectives"},
    {"achievements", "positions reached on the tracks"},
    {"column R: relics", "column R of the final scoring"},
    {"column T: districts", "column T of the final scoring"},
    {"column F: monuments", "column F of the final scoring"},
    {"column D: enemies", "column D of the final scoring"},
    {"left-over support and resources", "what is left in the storage"},
    {NULL, NULL}};

/* What every turn changes, and what assigning a dwarf does. */
static const char *const passing[] = {"phase", "round", "at_turn", "turn", NULL};
static const char *const placing[] = {"tavern", "dwarf_on", NULL};

const adit_game_def cov_game = {
    .title = {"covenant", "Covenant", 1, COV_SEATS},
    .state_size = offsetof(cov_state, player),
    .player_size = sizeof(cov_player),
    .players_offset = offsetof(cov_state, player),
    .goods = goods,
    .fields = cov_fields,
    .passing = passing,
    .placing = placing,
    .verbs = verbs,
    .kinds = cov_kinds,
    .events = events,
    .values = values,
    .queries = cov_queries,
    .permissions = permissions,
    .questions = cov_questions,
    .options = cov_options,
    .logs = cov_logs,
    .rules = rules,
    .streams = streams,
    .prepare_card = cov_prepare_card,
    .setup = cov_setup,
    .derive = cov_derive,
    .step = cov_step,
    .gain = cov_gain,
    .score_words = score_words,
    .score = cov_score,
    .winners = cov_winners,
    .worth = cov_worth,
    .vouches = true,
    .check = cov_check,
    .check_with_cards = cov_check_with_cards,
    .draw = cov_draw,
};
