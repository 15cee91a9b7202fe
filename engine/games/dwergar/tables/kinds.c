/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/dwergar/state.h"

static const char *const specialists[] = {"none", "ironworker", "engineer", "blacksmith", NULL};
static const char *const tiers[] = {"basic", "advanced", NULL};
static const char *const moments[] = {"round_start", "turn_start", "turn_end",
                                      "round_end",   "game_end",   NULL};

static const adit_fact_row location_facts[] = {
    [DWG_LOCATION_ORDER] = {"order", ADIT_FACT_INT, true, 1, DWG_LOCATIONS, NULL,
                            "its place in the order in which setup places workers", .is_own = true},
    [DWG_LOCATION_LEVEL] = {"level", ADIT_FACT_INT, false, 0, DWG_MOST_LEVELS, NULL,
                            "mine level; 0 or omitted: in the town", .is_own = true},
    [DWG_LOCATION_YIELD] = {"yield", ADIT_FACT_GOODS, false, 0, 20, NULL,
                            "what mining puts into an empty cart"},
    [DWG_LOCATION_EXTRA] = {"extra", ADIT_FACT_GOODS, false, 0, 20, NULL,
                            "added once for each source of a mine extra"},
    [DWG_LOCATION_INSTALL] = {"install", ADIT_FACT_GOODS, true, 0, 20, NULL,
                              "cost of installing a furnace"},
    [DWG_LOCATION_BASIC] = {"basic", ADIT_FACT_EFFECT, true, 0, 0, NULL, "its basic step"},
    [DWG_LOCATION_BASIC_TIMES] = {"basic_times", ADIT_FACT_INT, false, 0, 99, NULL,
                                  "how often per action; omitted: once, 0: any number"},
    [DWG_LOCATION_FIRST_FOR] = {"first_for", ADIT_FACT_WORD, false, 0, 0, specialists,
                                "specialist who gets the first bonus"},
    [DWG_LOCATION_FIRST] = {"first", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                            "step of the first bonus; omitted: the basic step checks first_open"},
    [DWG_LOCATION_FIRST_TIMES] = {"first_times", ADIT_FACT_INT, false, 0, 99, NULL,
                                  "how often per action; omitted: once, 0: any number"},
    [DWG_LOCATION_SECOND_FOR] = {"second_for", ADIT_FACT_WORD, false, 0, 0, specialists,
                                 "specialist who gets the second bonus"},
    [DWG_LOCATION_SECOND] =
        {"second", ADIT_FACT_EFFECT, false, 0, 0, NULL,
         "step of the second bonus; omitted: the basic step checks second_open"},
    [DWG_LOCATION_SECOND_TIMES] = {"second_times", ADIT_FACT_INT, false, 0, 99, NULL,
                                   "how often per action; omitted: once, 0: any number"},
    [DWG_LOCATION_INSTALL_POINTS] = {"install_points", ADIT_FACT_INT, false, 0, 99, NULL,
                                     "points for installing a furnace (default 2)"},
    {.name = NULL},
};

static const adit_fact_row deck_facts[] = {
    [DWG_DECK_ORDER] = {"order", ADIT_FACT_INT, true, 1, 15, NULL,
                        "its place in the beginners' choice", .is_own = true},
    [DWG_DECK_UPGRADE_POINTS] =
        {"upgrade_points", ADIT_FACT_NUMBER, false, 0, 999, NULL,
         "points for upgrading those of its projects that do not set their own"},
    [DWG_DECK_ROUND_LEADER] = {"round_leader", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                               "for the player who alone has the most of its projects when a round "
                               "begins"},
    [DWG_DECK_END_LEADERS] = {"end_leaders", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                              "for all players with the most of its projects when the game ends"},
    [DWG_DECK_END_ORDER] = {"end_order", ADIT_FACT_INT, false, 0, 15, NULL,
                            "order in which the decks reward their leaders"},
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
                                    "points for upgrading it; omitted: those of its deck"},
    [DWG_PROJECT_STEP] = {"step", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                          "once upgraded: a sub-step of its owner's actions"},
    {.name = NULL},
};

static const adit_fact_row event_facts[] = {
    [DWG_EVENT_NUMBER] = {"number", ADIT_FACT_INT, true, 1, 999, NULL, "printed number"},
    [DWG_EVENT_ONCE] = {"once", ADIT_FACT_EFFECT, false, 0, 0, NULL, "effect when it is revealed"},
    [DWG_EVENT_EACH] = {"each", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                        "then the effect for each player in turn order"},
    {.name = NULL},
};

static const adit_fact_row start_facts[] = {
    [DWG_START_SEAT] = {"seat", ADIT_FACT_INT, true, 1, DWG_SEATS, NULL, "place in turn order",
                        .is_own = true},
    [DWG_START_SUPPLY] = {"supply", ADIT_FACT_GOODS, true, 0, 20, NULL, "goods in the supply"},
    [DWG_START_CART] = {"cart", ADIT_FACT_GOODS, true, 0, 20, NULL, "goods in the player's cart"},
    [DWG_START_LEVEL] = {"level", ADIT_FACT_INT, true, 0, DWG_MOST_LEVELS, NULL,
                         "level of that cart; 0: transit"},
    {.name = NULL},
};

static const adit_fact_row level_facts[] = {
    [DWG_LEVEL_NUMBER] = {"level", ADIT_FACT_INT, true, DWG_LEVELS + 1, DWG_MOST_LEVELS, NULL,
                          "its number; the one above it must exist", .is_own = true},
    {.name = NULL},
};

static const adit_fact_row specialist_facts[] = {
    [DWG_SPECIALIST_WORKERS] = {"workers", ADIT_FACT_INT, true, 1, DWG_MOST_OF_KIND, NULL,
                                "how many of them are shuffled with the other workers"},
    [DWG_SPECIALIST_REMOVED] = {"removed", ADIT_FACT_INT, false, 0, DWG_MOST_OF_KIND, NULL,
                                "how many workers of any kind are removed in addition to the 6"},
    {.name = NULL},
};

static const adit_fact_row bonus_facts[] = {
    [DWG_BONUS_LOCATION] = {"location", ADIT_FACT_CARD, true, 0, 0, NULL, "where it is"},
    [DWG_BONUS_SPECIALIST] = {"specialist", ADIT_FACT_CARD, true, 0, 0, NULL,
                              "who gets it: ironworker, engineer, blacksmith or a specialist of a "
                              "mod"},
    [DWG_BONUS_STEP] = {"step", ADIT_FACT_EFFECT, true, 0, 0, NULL, "its step"},
    [DWG_BONUS_TIMES] = {"times", ADIT_FACT_INT, false, 0, 99, NULL,
                         "how often per action; omitted: once, 0: any number"},
    {.name = NULL},
};

static const adit_fact_row round_facts[] = {
    [DWG_ROUND_ACTIONS] = {"actions", ADIT_FACT_INT, false, 1, 9, NULL,
                           "actions in each turn; 3 if omitted"},
    [DWG_ROUND_EVENT] = {"event", ADIT_FACT_FLAG, false, 0, 0, NULL,
                         "whether one event more is in the pile"},
    {.name = NULL},
};

static const adit_fact_row phase_facts[] = {
    [DWG_PHASE_AT] = {"at", ADIT_FACT_WORD, true, 0, 0, moments,
                      "when it comes: last of all at the start of a round or turn, first of all at "
                      "the end of a turn, after the event at the end of a round"},
    [DWG_PHASE_FROM_ROUND] = {"from_round", ADIT_FACT_INT, false, 1, DWG_MAX_ROUNDS, NULL,
                              "the first round that has it; 1 if omitted"},
    [DWG_PHASE_EVERY] = {"every", ADIT_FACT_INT, false, 1, DWG_MAX_ROUNDS, NULL,
                         "2: in every second round from then on, and so on; 1 if omitted"},
    [DWG_PHASE_ONCE] = {"once", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                        "effect for the starting player, in a turn for the player"},
    [DWG_PHASE_EACH] = {"each", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                        "then the effect for each player in turn order"},
    [DWG_PHASE_BID] =
        {"bid", ADIT_FACT_GOODS, false, 1, DWG_HIGHEST_BID, NULL,
         "after 'once', before 'each': every player who has the good secretly bids up "
         "to this number of it; all bids are revealed and paid"},
    [DWG_PHASE_HIGHEST] = {"highest", ADIT_FACT_EFFECT, false, 0, 0, NULL,
                           "effect for the player who alone has bid most"},
    {.name = NULL},
};

const adit_kind_row dwg_kinds[] = {
    [DWG_KIND_LOCATION] = {"location", location_facts, "one of the places where dwarves work",
                           ADIT_KIND_NO_PLAY},
    [DWG_KIND_DECK] = {"deck", deck_facts, "a deck of projects and its rule", ADIT_KIND_NO_BUILD},
    [DWG_KIND_PROJECT] = {"project", project_facts,
                          "a project; its hooks apply once it is upgraded"},
    [DWG_KIND_EVENT] = {"event", event_facts, "an event; its hooks apply for one round",
                        ADIT_KIND_NO_SCORE},
    [DWG_KIND_START] = {"start", start_facts, "what a seat starts with", ADIT_KIND_NO_PLAY},
    [DWG_KIND_LEVEL] = {"level", level_facts,
                        "a mine level below the printed ones, with a cart "
                        "tile of its own",
                        ADIT_KIND_NO_PLAY},
    [DWG_KIND_SPECIALIST] = {"specialist", specialist_facts,
                             "a kind of worker; its hooks apply in every match",
                             ADIT_KIND_NO_BUILD | ADIT_KIND_NO_SCORE},
    [DWG_KIND_BONUS] = {"bonus", bonus_facts, "one more specialist bonus of a location",
                        ADIT_KIND_NO_PLAY},
    [DWG_KIND_ROUND] = {"round", round_facts,
                        "a round after the others; rounds follow in the order of their ids",
                        ADIT_KIND_NO_PLAY},
    [DWG_KIND_PHASE] = {"phase", phase_facts,
                        "something that happens between the printed phases; those of a moment "
                        "follow in the order of their ids",
                        ADIT_KIND_NO_PLAY},
    {.name = NULL},
};
