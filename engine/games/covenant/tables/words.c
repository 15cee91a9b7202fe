/* words.c - every word of Covenant that is not a card: labels, questions, options, log lines. */
#include "engine/games/covenant/tables/tables.h"

/* ---- Labels -----------------------------------------------------------------------------------
 */

/* Rows a to e from the top, numbered from the left of the 3-4 player side. */
const char *const cov_spot_words[] = {"a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5",
                                      "c1", "c2", "c3", "c4", "c5", "c6", "d1", "d2", "d3",
                                      "d4", "d5", "e1", "e2", "e3", "e4", NULL};

const char *const cov_spot_or_none[] = {"none", "a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4",
                                        "b5",   "c1", "c2", "c3", "c4", "c5", "c6", "d1", "d2",
                                        "d3",   "d4", "d5", "e1", "e2", "e3", "e4", NULL};

/* A point is the top or the bottom of one spot. */
const char *const cov_point_words[] = {
    "a1_top",    "a1_bottom", "a2_top",    "a2_bottom", "a3_top",    "a3_bottom", "a4_top",
    "a4_bottom", "b1_top",    "b1_bottom", "b2_top",    "b2_bottom", "b3_top",    "b3_bottom",
    "b4_top",    "b4_bottom", "b5_top",    "b5_bottom", "c1_top",    "c1_bottom", "c2_top",
    "c2_bottom", "c3_top",    "c3_bottom", "c4_top",    "c4_bottom", "c5_top",    "c5_bottom",
    "c6_top",    "c6_bottom", "d1_top",    "d1_bottom", "d2_top",    "d2_bottom", "d3_top",
    "d3_bottom", "d4_top",    "d4_bottom", "d5_top",    "d5_bottom", "e1_top",    "e1_bottom",
    "e2_top",    "e2_bottom", "e3_top",    "e3_bottom", "e4_top",    "e4_bottom", NULL};

/* An edge is the E, SE or SW side of one spot. */
const char *const cov_edge_words[] = {
    "a1_e",  "a1_se", "a1_sw", "a2_e",  "a2_se", "a2_sw", "a3_e",  "a3_se", "a3_sw", "a4_e",
    "a4_se", "a4_sw", "b1_e",  "b1_se", "b1_sw", "b2_e",  "b2_se", "b2_sw", "b3_e",  "b3_se",
    "b3_sw", "b4_e",  "b4_se", "b4_sw", "b5_e",  "b5_se", "b5_sw", "c1_e",  "c1_se", "c1_sw",
    "c2_e",  "c2_se", "c2_sw", "c3_e",  "c3_se", "c3_sw", "c4_e",  "c4_se", "c4_sw", "c5_e",
    "c5_se", "c5_sw", "c6_e",  "c6_se", "c6_sw", "d1_e",  "d1_se", "d1_sw", "d2_e",  "d2_se",
    "d2_sw", "d3_e",  "d3_se", "d3_sw", "d4_e",  "d4_se", "d4_sw", "d5_e",  "d5_se", "d5_sw",
    "e1_e",  "e1_se", "e1_sw", "e2_e",  "e2_se", "e2_sw", "e3_e",  "e3_se", "e3_sw", "e4_e",
    "e4_se", "e4_sw", NULL};

/* The printed tools, the tool spaces, and where dwarves without a tool are. */
const char *const cov_tool_words[] = {"pick",    "axe",     "compass", "cart",    "space_1",
                                      "space_2", "space_3", "space_4", "space_5", "space_6",
                                      "space_7", "space_8", "tavern",  NULL};

const char *const cov_track_words[] = {"court", "prestige", "mining", NULL};
const char *const cov_enemy_words[] = {"goblin", "orc", "troll", NULL};
const char *const cov_action_words[] = {"dig", "skirmish", "build", "transport", NULL};
const char *const cov_building_words[] = {"house", "workshop", "pillar", "gate", NULL};
static const char *const sources[] = {"throne",   "objectives", "achievements", "column R",
                                      "column T", "column F",   "column D",     "leftovers"};

#define SPOT cov_spot_words, COV_SPOTS
#define TOOL cov_tool_words, COV_TOOLS + 1
#define TRACK cov_track_words, COV_TRACKS
#define BUILDING cov_building_words, COV_BUILDINGS
#define ACTION cov_action_words, COV_ACTIONS
#define NONE ADIT_ARG_NONE
#define CARD ADIT_ARG_CARD
#define GOOD ADIT_ARG_GOOD
#define LABEL ADIT_ARG_LABEL
#define NUMBER ADIT_ARG_NUMBER
#define A(text, kind)                                                                              \
    {                                                                                              \
        text, kind, NONE, NONE, NULL, 0                                                            \
    }

/* ---- Questions --------------------------------------------------------------------------------
 */

const adit_name_row cov_questions[] = {
    {"draft", "draft a tile of a kind you do not have yet"},
    {"relic", "use a relic"},
    {"relic_copy", "choose whose effect the relic has"},
    {"assign", "assign a dwarf to a tool"},
    {"support", "support the dwarf"},
    {"menu", "use the tool"},
    {"read", "choose the basic action"},
    {"dig", "choose rubble tiles, then stop"},
    {"hall", "choose the hall to reveal"},
    {"discard", "the storage is too small: choose what goes back"},
    {"wild", "choose a resource"},
    {"support_gain", "take support"},
    {"strengthen", "choose a dwarf to strengthen"},
    {"skirmish", "choose enemies, then stop"},
    {"die", "take the reward of a die, or leave it"},
    {"site", "choose a construction site"},
    {"deliver", "choose a resource to deliver"},
    {"site_reward", "choose a reward of the completed site"},
    {"build_option", "choose what to build"},
    {"build_part", "choose the next building"},
    {"build_place", "choose where it is built"},
    {"coin", "obtain a King's Coin"},
    {"coin_space", "choose the coin space"},
    {"tradition", "obtain a tradition"},
    {"relic_take", "obtain a relic"},
    {"forge", "forge a tool"},
    {"forge_space", "choose the tool space"},
    {"inlay", "inlay a jewel"},
    {"inlay_tool", "choose the tool for the jewel"},
    {"track", "choose a track"},
    {"move", "move an enemy"},
    {"enemy", "choose an enemy"},
    {"coin_copy", "choose a coin whose benefit is taken"},
    {"council", "choose the next benefit"},
    {"release", "the dungeon is too small: choose who is released"},
    {"objective", "choose the objective that is scored"},
    {.name = NULL},
};

/* ---- Options ----------------------------------------------------------------------------------
 */

const adit_text_row cov_options[] = {
    {.word = "draft {a}", .a = ADIT_ARG_CARD, .is_open = true}, /* COV-114 */
    A("use {a}", CARD),
    {.word = "pass", .expects_nothing = true},
    A("copy {a}", CARD),
    {.word = "own"},
    {"assign {b} to {a}", LABEL, NUMBER, NONE, TOOL, .places = true},
    {.word = "no_support", .expects_nothing = true},
    {.word = "plus1"},
    {.word = "plus2"},
    {.word = "action"},
    {.word = "inlay"},
    {.word = "done", .expects_nothing = true},
    {"{a}", LABEL, NONE, NONE, ACTION},
    A("take {a}", CARD),
    {"reveal {a}", LABEL, NONE, NONE, SPOT},
    A("discard {a}", GOOD),
    A("{a}", GOOD),
    {.word = "take_plus1"},
    {.word = "swap"},
    {.word = "decline", .expects_nothing = true},
    {"strengthen {b} {a}", LABEL, NUMBER, NONE, TOOL},
    {"fight {b} {a}", LABEL, GOOD, NONE, SPOT},
    A("take {a}", GOOD),
    {"take {a} face {b}", GOOD, NUMBER, NONE, NULL, 0},
    A("skip {a}", GOOD),
    A("site {a}", CARD),
    A("deliver {a}", GOOD),
    {.word = "stop", .expects_nothing = true},
    {"reward {b} of {a}", CARD, NUMBER, NONE, NULL, 0},
    A("option {a}", CARD),
    {"{a}", LABEL, NONE, NONE, BUILDING},
    {.word = "end", .expects_nothing = true},
    {"at {a}", LABEL, NONE, NONE, SPOT},
    {"at {a}", LABEL, NONE, NONE, cov_point_words, COV_POINTS},
    {"at {a}", LABEL, NONE, NONE, cov_edge_words, COV_EDGES},
    A("coin {a}", CARD),
    A("on {a}", CARD),
    A("tradition {a}", CARD),
    A("relic {a}", CARD),
    A("forge {a}", CARD),
    A("on {a}", CARD),
    A("jewel {a}", CARD),
    {"into {a}", LABEL, NONE, NONE, TOOL},
    {"{a}", LABEL, NONE, NONE, TRACK},
    {"move {b} {a} {c}", LABEL, GOOD, LABEL, SPOT},
    {"capture {b} {a}", LABEL, GOOD, NONE, SPOT},
    A("benefit {a}", CARD),
    A("release {a}", GOOD),
    A("score {a}", CARD),
    {.word = NULL},
};

/* ---- Log --------------------------------------------------------------------------------------
 */

const adit_text_row cov_logs[] = {
    A("Era {a} begins", NUMBER),
    A("Council Phase {a}", NUMBER),
    A("{p} drafts {a}", CARD),
    {"{p} assigns a dwarf of strength {b} to {a}", LABEL, NUMBER, NONE, TOOL},
    A("{p} supports the dwarf with +{a}", NUMBER),
    {"{p}: {a} with strength {b}", LABEL, NUMBER, NONE, ACTION},
    {"{p}: {a} {b}", LABEL, NUMBER, NONE, TRACK},
    {"{p}: achievement {b} on {a}", LABEL, NUMBER, NONE, TRACK},
    {"{p} reveals {a} at {b}", CARD, LABEL, NONE, SPOT},
    {"{a} appears at {b}", GOOD, LABEL, NONE, SPOT},
    {"{p} takes {a} from {b}", GOOD, LABEL, NONE, SPOT},
    {"{p} moves {a} to {b}", GOOD, LABEL, NONE, SPOT},
    {"the {a} die shows {b}", GOOD, NUMBER, NONE, NULL, 0},
    {"{p} delivers {a} to {b}", GOOD, CARD, NONE, NULL, 0},
    A("{p} delivers {a} to the throne", GOOD),
    A("{p} completes {a}", CARD),
    {"{p} builds a house at {a}", LABEL, NONE, NONE, SPOT},
    {"{p} builds a workshop at {a}", LABEL, NONE, NONE, SPOT},
    {"{p} builds a pillar at {a}", LABEL, NONE, NONE, cov_point_words, COV_POINTS},
    {"{p} builds a gate at {a}", LABEL, NONE, NONE, cov_edge_words, COV_EDGES},
    A("{p} takes {a}", CARD),
    {"{p} forges {a} on {b}", CARD, CARD, NONE, NULL, 0},
    A("{p} sets {a}", CARD),
    A("{p} uses {a}", CARD),
    A("{p}: a dwarf has strength {a} now", NUMBER),
    A("{p} releases {a}", GOOD),
    {"{p}: {b} GP for {a}", CARD, NUMBER, NONE, NULL, 0},
    {"{p} reveals {a}: {b} GP", CARD, NUMBER, NONE, NULL, 0},
    {"{p}: {b} GP for {a}", LABEL, NUMBER, NONE, sources, 8},
    A("the Elders turn {a}", CARD),
    {"the Elders: {a} GP, now {b}", NUMBER, NUMBER, NONE, NULL, 0},
    A("the Elders take {a}", CARD),
    {"the Elders: {a} {b}", LABEL, NUMBER, NONE, TRACK},
    {"the Elders build a house at {a}", LABEL, NONE, NONE, SPOT},
    {"the Elders build a workshop at {a}", LABEL, NONE, NONE, SPOT},
    {"the Elders build a pillar at {a}", LABEL, NONE, NONE, cov_point_words, COV_POINTS},
    {"the Elders build a gate at {a}", LABEL, NONE, NONE, cov_edge_words, COV_EDGES},
    A("the Elders complete {a}", CARD),
    {"the Elders take {a} from {b}", GOOD, LABEL, NONE, SPOT},
    {"the Elders reveal {a} at {b}", CARD, LABEL, NONE, SPOT},
    A("the Elders: a cart on the {a} level of the throne", GOOD),
    A("the Elders clear {a} away", CARD),
    {"the Elders: a cart with {a} at {b}", GOOD, CARD, NONE, NULL, 0},
    A("the Elders forge; {a} left in the forge pile", NUMBER),
    A("the Elders shuffle their discards, {a} in all", NUMBER),
    {.word = NULL},
};
