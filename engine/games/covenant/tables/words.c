/* words.c - the rows of the lists in words.h, and the labels. */
#include "engine/games/covenant/state.h"

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
static const char *const source_words[] = {"throne",   "objectives", "achievements", "column R",
                                           "column T", "column F",   "column D",     "leftovers"};

static const char *const jewel_colours[] = {"silver", "gold", NULL};
static const char *const monument_words[] = {"pillar", "gate", NULL};

const adit_good_def cov_goods[] = {COV_GOOD_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_event_row cov_events[] = {COV_EVENT_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_value_row cov_values[] = {COV_VALUE_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_permission_row cov_permissions[] = {COV_PERMISSION_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_name_row cov_questions[] = {COV_QUESTION_MAP(ADIT_MAP_ROW){.name = NULL}};
const adit_text_row cov_options[] = {COV_OPTION_MAP(ADIT_MAP_ROW){.word = NULL}};
const adit_text_row cov_logs[] = {COV_LOG_MAP(ADIT_MAP_ROW){.word = NULL}};
const adit_rule_row cov_rules[] = {COV_RULE_MAP(ADIT_MAP_ROW){.name = NULL}};
const char *const cov_streams[] = {COV_STREAM_MAP(ADIT_MAP_WORD) NULL};

const adit_name_row cov_score_words[] = {
    {"during the game", "Glory Points gained before the final scoring"},
    {"halls with enemies", "penalty for halls with enemies and the player's presence"},
    {"throne", "carts on the levels of the throne"},
    {"objectives", "the player's own objectives"},
    {"achievements", "achievements reached on the tracks"},
    {"column R: relics", "tools in column R, for relic types"},
    {"column T: districts", "tools in column T, for districts"},
    {"column F: monuments", "tools in column F, for monuments"},
    {"column D: enemies", "tools in column D, for enemies in the dungeon"},
    {"left-over support and resources", "support pieces and resources left over"},
    {NULL, NULL}};
