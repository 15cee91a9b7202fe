/* words.c - the rows of the lists in words.h, and the labels. */
#include "engine/games/covenant/state.h"

/* A point is the top or the bottom of one spot, an edge its E, SE or SW side. */
#define SPOT_WORD(spot) #spot,
#define POINT_WORDS(spot) #spot "_top", #spot "_bottom",
#define EDGE_WORDS(spot) #spot "_e", #spot "_se", #spot "_sw",
const char *const cov_spot_words[] = {COV_SPOT_MAP(SPOT_WORD) NULL};
const char *const cov_spot_or_none[] = {"none", COV_SPOT_MAP(SPOT_WORD) NULL};
const char *const cov_point_words[] = {COV_SPOT_MAP(POINT_WORDS) NULL};
const char *const cov_edge_words[] = {COV_SPOT_MAP(EDGE_WORDS) NULL};

/* The same for people. */
#define POINTS_SAID(spot) "the top of " #spot, "the bottom of " #spot,
#define EDGES_SAID(spot)                                                                           \
    "the east side of " #spot, "the southeast side of " #spot, "the southwest side of " #spot,
const char *const cov_point_said[] = {COV_SPOT_MAP(POINTS_SAID) NULL};
const char *const cov_edge_said[] = {COV_SPOT_MAP(EDGES_SAID) NULL};

/* The printed tools, the tool spaces, and where dwarves without a tool are. */
const char *const cov_tool_words[] = {"pick",    "axe",     "compass", "cart",    "space_1",
                                      "space_2", "space_3", "space_4", "space_5", "space_6",
                                      "space_7", "space_8", "tavern",  NULL};

/* With the action that each is for. */
const char *const cov_tool_said[] = {"pick (dig)",      "axe (skirmish)",
                                     "compass (build)", "cart (transport)",
                                     "tool on space 1", "tool on space 2",
                                     "tool on space 3", "tool on space 4",
                                     "tool on space 5", "tool on space 6",
                                     "tool on space 7", "tool on space 8",
                                     "tavern",          NULL};

const char *const cov_track_words[] = {"court", "prestige", "mining", NULL};
const char *const cov_enemy_words[] = {"goblin", "orc", "troll", NULL};
const char *const cov_action_words[] = {"dig", "skirmish", "build", "transport", NULL};
const char *const cov_building_words[] = {"house", "workshop", "pillar", "gate", NULL};
static const char *const source_words[] = {"throne",   "objectives", "achievements", "column R",
                                           "column T", "column F",   "column D",     "leftovers"};

static const char *const jewel_colours[] = {"silver", "gold", NULL};
static const char *const resource_words[] = {"iron", "emerald", "gold", "mythrall", NULL};
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
