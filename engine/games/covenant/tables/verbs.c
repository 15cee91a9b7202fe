/* verbs.c - what cards of Covenant can do. */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"

static const char *const prey[] = {"goblin", "orc_or_goblin", "any", NULL};
static const char *const basics[] = {"house", "workshop", NULL};
static const char *const tiles[] = {"relic", "coin", "tradition", "jewel", NULL};

/* Everything optional is declined inside, and what cannot be used is lost (COV-179). */
#define SURE (ADIT_VERB_SURE | ADIT_VERB_ALWAYS)
#define VERB(word, function, promise, sample, words)                                               \
    .name = (word), .run = (function), .flags = (promise), .example = (sample), .text = (words)
#define ONE_PARAM(...) .param = {{__VA_ARGS__}}, .param_count = 1
#define TIMES(word) .name = (word), .type = ADIT_PARAM_INT, .min = 1, .max = 9, .text = "how many"
#define CHOICE(word, list, meaning)                                                                \
    .name = (word), .type = ADIT_PARAM_WORD, .words = (list), .text = (meaning)

const adit_verb cov_verbs[] = {
    {VERB("support", cov_support, SURE, "support(2)",
          "Takes a +1 support piece, or swaps a +1 for a +2, this many times."),
     ONE_PARAM(TIMES("pieces"))},
    {VERB("strengthen", cov_strengthen, SURE, "strengthen(1)",
          "Strengthens a dwarf that is not in use by 1, this many times."),
     ONE_PARAM(TIMES("times"))},
    {VERB("advance", cov_advance, SURE, "advance(\"court\", 2)",
          "Moves up a track and resolves the reward of each space reached."),
     .param = {{CHOICE("track", cov_track_words, "which track")}, {TIMES("steps")}},
     .param_count = 2},
    {VERB("advance_any", cov_advance_any, SURE, "advance_any(1)",
          "Moves up a track of the player's choice."),
     ONE_PARAM(TIMES("steps"))},
    {VERB("take_coin", cov_take_coin, SURE, "take_coin()",
          "The player may obtain a King's Coin from the display for its GP cost.")},
    {VERB("copy_coin", cov_copy_coin, SURE, "copy_coin()",
          "Takes the Council benefit of a coin in the display; the coin stays there.")},
    {VERB("take_tradition", cov_take_tradition, SURE, "take_tradition()",
          "The player may obtain a tradition from the display for its GP cost.")},
    {VERB("take_relic", cov_take_relic, ADIT_VERB_SURE, "take_relic()",
          "The player may obtain a relic within reach."),
     .can = cov_can_take_relic,
     ONE_PARAM(.name = "must", .type = ADIT_PARAM_FLAG, .optional = true,
               .text = "illegal if no relic is within reach")},
    {VERB("forge", cov_forge, SURE, "forge()",
          "The player may forge a tool from the display for its cost.")},
    {VERB("inlay", cov_inlay, SURE, "inlay()",
          "The player may inlay a jewel from the display into a tool for its cost.")},
    {VERB("use_jewel", cov_use_jewel, SURE, "use_jewel()",
          "Carries out the effect of the jewel inlaid last.")},
    {VERB("add_strength", cov_add_strength, SURE | ADIT_VERB_NEVER_FAILS, "add_strength(1)",
          "Strengthens the dwarf in use until the end of the turn."),
     ONE_PARAM(TIMES("points"))},
    {VERB("throne", cov_throne, SURE, "throne(1)",
          "Delivers up to this many stored resources to the throne."),
     ONE_PARAM(TIMES("resources"))},
    {VERB("site", cov_site, SURE, "site(1)",
          "Delivers up to this many stored resources to one construction site."),
     ONE_PARAM(TIMES("resources"))},
    {VERB("move_enemies", cov_move_enemies, SURE, "move_enemies(2)",
          "Moves enemies to adjacent face-up halls, up to this many steps in all."),
     ONE_PARAM(TIMES("moves"))},
    {VERB("kill", cov_kill, SURE, "kill \"goblin\"",
          "Captures one enemy, with its Prestige and die reward."),
     ONE_PARAM(CHOICE("which", prey, "which enemies"))},
    {VERB("capture_here", cov_capture_here, SURE, "capture_here()",
          "Captures an enemy in the hall built in last, without further reward.")},
    {VERB("build", cov_build, SURE, "build \"house\"",
          "The player may build a house or workshop from the forge, with its benefit."),
     ONE_PARAM(CHOICE("what", basics, "what to build"))},
    {VERB("elders_gain", cov_elders_gain, SURE | ADIT_VERB_NEVER_FAILS, "elders_gain(4)",
          "The Elders gain GP, or lose them with a negative number."),
     ONE_PARAM(.name = "gp", .type = ADIT_PARAM_INT, .min = -99, .max = 99, .text = "how many")},
    {VERB("elders_advance", cov_elders_move, SURE, "elders_advance(\"mining\", 2)",
          "The Elders move up a track and get the reward of each space reached."),
     .param = {{CHOICE("track", cov_track_words, "which track")}, {TIMES("steps")}},
     .param_count = 2},
    {VERB("elders_take", cov_elders_take, SURE, "elders_take \"relic\"",
          "The Elders take an open tile into their storage: the one worth most to them."),
     ONE_PARAM(CHOICE("what", tiles, "from which display"))},
    {VERB("elders_clear", cov_elders_clear, SURE, "elders_clear(2)",
          "The Elders clear away open rubble tiles."),
     ONE_PARAM(TIMES("tiles"))},
    {VERB("elders_reveal", cov_elders_reveal, SURE, "elders_reveal()",
          "The Elders reveal a hall and get what its back shows.")},
    {VERB("elders_fight", cov_elders_fight, SURE, "elders_fight { { troll = 1 }, { orc = 1 } }",
          "The Elders capture the first of these groups of enemies that stands in one row."),
     ONE_PARAM(.name = "prey", .type = ADIT_PARAM_PRICES, .max = 9,
               .text = "groups of enemies, the best first")},
    {VERB("elders_transport", cov_elders_transport, SURE, "elders_transport()",
          "The Elders deliver to a construction site where they have no carts and complete it.")},
    {VERB("elders_build", cov_elders_construct, SURE, "elders_build \"pillar\"",
          "The Elders build a building from their board."),
     ONE_PARAM(CHOICE("what", cov_building_words, "what to build"))},
    {.name = NULL},
};
