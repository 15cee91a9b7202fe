/* kinds.c - the kinds of card and what a card of each kind says. */
#include "engine/games/dwergar/state.h"

static const char *const specialists[] = {"none", "ironworker", "engineer", "blacksmith", NULL};
static const char *const tiers[] = {"basic", "advanced", NULL};

static const adit_fact_row location_facts[] = {
    [DWG_LOCATION_ORDER] = {"order", ADIT_FACT_INT, true, 1, DWG_LOCATIONS, NULL,
                            "its place in the order in which setup places workers", .is_own = true},
    [DWG_LOCATION_LEVEL] = {"level", ADIT_FACT_INT, false, 0, DWG_LEVELS, NULL,
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
    [DWG_START_LEVEL] = {"level", ADIT_FACT_INT, true, 0, DWG_LEVELS, NULL,
                         "level of that cart; 0: transit"},
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
    {.name = NULL},
};
