/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these
 * rows. What lies face down is a set (design 2.7): a project is in the "pile", an event too,
 * and nothing here needs hiding but cards that a scenario pinned. What can be counted from the
 * rest (furnaces in the reserve, workers out of the game, turns taken) is derived, so that a
 * scenario need not say it.
 */
#include "engine/games/dwergar/state.h"

/* Names of members cannot be put in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */
#define AT(member) (uint16_t) offsetof(dwg_state, member)
#define IN_PLAYER(member) (uint16_t) offsetof(dwg_player, member)

/* One number or word of the table. */
#define ONE(field, member) .name = field, .size = 1, .offset = AT(member), .count = 1
/* One number or word of a player. */
#define OWN(field, member)                                                                         \
    .name = field, .size = 1, .per_player = true, .offset = IN_PLAYER(member), .count = 1
/* One for each card of a kind. */
#define CARDS(field, member, of, n)                                                                \
    .name = field, .index = ADIT_BY_CARD, .kind = of, .size = 1, .offset = AT(member), .count = (n)
#define WORDS(list, n) .words = list, .max = (n)-1
/* Kind number + 1 of a card; none: 0. */
#define ONE_OF(of, n) .words = none_or_card, .cards_from = 1, .kind = of, .max = (n)
/* The own cart on a tile. */
#define CART(level, tile)                                                                          \
    {                                                                                              \
        .name = "cart." level, .index = ADIT_BY_LABEL, .size = 1, .per_player = true,              \
        .offset = IN_PLAYER(cart) + (tile)*DWG_RESOURCES, .count = DWG_RESOURCES, .max = 255,      \
        .labels = resources, .text = "goods in the own cart on that level"                         \
    }
#define FIVE(word, tens) word tens "1", word tens "2", word tens "3", word tens "4", word tens "5"
#define LAST_FIVE(word, tens, next)                                                                \
    word tens "6", word tens "7", word tens "8", word tens "9", word next "0"
#define TEN(word, tens, next) FIVE(word, tens), LAST_FIVE(word, tens, next)
/* NOLINTEND(bugprone-macro-parentheses) */

static const char *const project_places[DWG_PLACES + 1] = {"out",
                                                           "pile",
                                                           "track",
                                                           "gone",
                                                           "p1",
                                                           "p2",
                                                           "p3",
                                                           "p4",
                                                           "p1_upgraded",
                                                           "p2_upgraded",
                                                           "p3_upgraded",
                                                           "p4_upgraded",
                                                           TEN("next_", "", "1"),
                                                           TEN("next_", "1", "2"),
                                                           TEN("next_", "2", "3"),
                                                           TEN("next_", "3", "4"),
                                                           FIVE("next_", "4"),
                                                           NULL};
static const char *const event_places[DWG_EVENT_PLACES + 1] = {
    "out",      "pile", "active", "spent", TEN("round_", "", "1"), FIVE("round_", "1"),
    "round_16", NULL};
static const char *const foreman_places[DWG_FOREMAN_PLACES + 1] = {
    "pool", "cart_transit", "cart_level_1", "cart_level_2", "cart_level_3", "cart_level_4"};
static const char *const phases[DWG_PHASES + 1] = {
    "round_start", "turn_start", "action",  "menu",  "extra",
    "turn_end",    "round_end",  "leaders", "final", NULL};
static const char *const resources[] = {"stone", "iron", "gold", "crystal", NULL};
static const char *const workers[] = {"none", "ironworker", "engineer", "blacksmith", NULL};
static const char *const nobody_or_seat[] = {"nobody", "p1", "p2", "p3", "p4", NULL};
static const char *const board_or_seat[] = {"board", "p1", "p2", "p3", "p4", NULL};
static const char *const out_or_in_play[] = {"out", "in_play", NULL};
static const char *const bonuses[] = {"none", "first", "second", NULL};
static const char *const steps[] = {"basic", "first", "second", NULL};
/* Room for the card that each further value stands for. */
static const char *const none_or_card[ADIT_MAX_CARDS_OF_KIND + 2] = {"none"};

const adit_field dwg_fields[] = {
    {CARDS("project", project_place, DWG_KIND_PROJECT, ADIT_MAX_CARDS_OF_KIND),
     WORDS(project_places, DWG_PLACES), .pin_first = DWG_PLACE_PIN, .pin_pool = DWG_PLACE_PILE,
     .known_offset = AT(project_known),
     .text = "where the project lies; next_1 is face down on top of the pile"},
    {CARDS("project_known", project_known, DWG_KIND_PROJECT, ADIT_MAX_CARDS_OF_KIND), .max = 15,
     .seen = ADIT_SEEN_BY_NONE, .text = "bit set of seats that know where a pinned project lies"},
    {CARDS("event", event_place, DWG_KIND_EVENT, ADIT_MAX_CARDS_OF_KIND),
     WORDS(event_places, DWG_EVENT_PLACES), .pin_first = DWG_EVENT_PIN, .pin_pool = DWG_EVENT_PILE,
     .known_offset = AT(event_known),
     .text = "where the event lies; pile: not seen yet, round_2: to be revealed as round 2 ends"},
    {CARDS("event_known", event_known, DWG_KIND_EVENT, ADIT_MAX_CARDS_OF_KIND), .max = 15,
     .seen = ADIT_SEEN_BY_NONE, .text = "bit set of seats that know when a pinned event comes"},
    {CARDS("deck", deck_in_play, DWG_KIND_DECK, ADIT_MAX_CARDS_OF_KIND), WORDS(out_or_in_play, 2),
     .derived = true, .text = "whether the deck is in play; the rule parameter says so"},
    {CARDS("worker", worker, DWG_KIND_LOCATION, DWG_LOCATIONS), WORDS(workers, 4),
     .text = "worker that stands on the location"},
    {CARDS("furnace", furnace, DWG_KIND_LOCATION, DWG_LOCATIONS),
     WORDS(nobody_or_seat, DWG_SEATS + 1), .text = "whose furnace is installed at the location"},
    {ONE("phase", phase), WORDS(phases, DWG_PHASES), .text = "what happens next"},
    {ONE("round", round), .min = 1, .max = DWG_MAX_ROUNDS,
     .text = "number of the round; it stays on the last one as the game ends"},
    {ONE("start_player", start_player), .is_seat = true, .max = DWG_SEATS - 1,
     .text = "seat that begins every round"},
    {ONE("at_turn", at_turn), .is_seat = true, .max = DWG_SEATS - 1,
     .text = "seat whose turn it is, or whose additional actions as the game ends"},
    {ONE("silverbeard", silverbeard), WORDS(board_or_seat, DWG_SEATS + 1),
     .text = "where the Silverbeard token is"},
    {ONE("events_left", events_left), .derived = true, .max = 15,
     .text = "events that are still face down"},
    {ONE("active_event", active_event), .derived = true,
     ONE_OF(DWG_KIND_EVENT, ADIT_MAX_CARDS_OF_KIND), .text = "event that holds in this round"},
    {.name = "removed",
     .index = ADIT_BY_LABEL,
     .size = 1,
     .derived = true,
     .offset = AT(removed[DWG_IRONWORKER]),
     .count = 3,
     .max = DWG_WORKERS_OF_KIND,
     .labels = workers + DWG_IRONWORKER,
     .text = "workers of this kind that are out of the game"},
    {ONE("turn.actions_left", turn.actions_left), .max = 99,
     .text = "actions of the turn that are left, the open one included"},
    {ONE("turn.extra", turn.extra), .max = 99, .text = "additional actions granted and not done"},
    {ONE("turn.is_extra", turn.is_extra), .max = 1,
     .text = "1: the action under way is an additional one"},
    {ONE("turn.location", turn.location), ONE_OF(DWG_KIND_LOCATION, DWG_LOCATIONS),
     .text = "location in use"},
    {ONE("turn.dwarf", turn.dwarf), .words = dwg_dwarf_words, .max = DWG_FOREMAN,
     .text = "dwarf that was placed there"},
    {ONE("turn.acts_as", turn.acts_as), WORDS(workers, 4),
     .text = "specialist that the worker counts as instead; none: his own kind"},
    {ONE("turn.opened", turn.opened), WORDS(bonuses, 3),
     .text = "bonus that the Silverbeard token opened"},
    {.name = "turn.done",
     .index = ADIT_BY_LABEL,
     .size = 1,
     .offset = AT(turn.done),
     .count = 3,
     .max = 255,
     .labels = steps,
     .text = "how often the step was done in this action"},
    {ONE("turn.is_closed", turn.is_closed), .max = 1,
     .text = "1: no more basic steps in this action"},
    {ONE("turn.used_bonus", turn.used_bonus), .max = 1,
     .text = "1: a specialist bonus was used in this action"},
    {ONE("turn.installed", turn.installed), .max = 1,
     .text = "1: a furnace was installed in this action"},
    {ONE("turn.steps", turn.steps), .max = DWG_MOST_STEPS,
     .text = "how often steps of projects were done in this action"},
    {ONE("ending.deck", ending.deck), ONE_OF(DWG_KIND_DECK, ADIT_MAX_CARDS_OF_KIND),
     .text = "deck whose leaders are served as the game ends"},
    {ONE("ending.leaders", ending.leaders), .max = 15,
     .text = "players it has still to serve: 1 for the first, 2, 4, 8, added up"},
    {.name = "pool",
     .index = ADIT_BY_LABEL,
     .size = 1,
     .per_player = true,
     .offset = IN_PLAYER(pool[DWG_IRONWORKER]),
     .count = 3,
     .max = DWG_WORKERS_OF_KIND,
     .labels = workers + DWG_IRONWORKER,
     .text = "workers of this kind in the pool"},
    {OWN("foreman", foreman), WORDS(foreman_places, DWG_FOREMAN_PLACES), .cards_from = DWG_AT,
     .kind = DWG_KIND_LOCATION, .text = "where the foreman is: the pool, a cart, or a location"},
    {OWN("unbuilt", unbuilt), .derived = true, .max = DWG_FURNACES,
     .text = "furnaces in the reserve"},
    CART("transit", 0),
    CART("level_1", 1),
    CART("level_2", 2),
    CART("level_3", 3),
    CART("level_4", 4),
    {OWN("turns", turns), .derived = true, .max = DWG_MAX_ROUNDS,
     .text = "turns that were taken or begun"},
    {.name = NULL},
};

/* A round begins with the start player, and a turn with nothing done and all its actions. */
#define BETWEEN_ROUNDS (1u << DWG_PHASE_ROUND_START | 1u << DWG_PHASE_ROUND_END)
#define BETWEEN_TURNS (BETWEEN_ROUNDS | 1u << DWG_PHASE_TURN_START)

const adit_ignored_row dwg_ignored[] = {
    {"active", BETWEEN_TURNS},
    {"at_turn", BETWEEN_ROUNDS},
    {"turn.actions_left", BETWEEN_TURNS},
    {"turn.extra", BETWEEN_TURNS},
    {"turn.is_extra", BETWEEN_TURNS},
    {"turn.location", BETWEEN_TURNS},
    {"turn.dwarf", BETWEEN_TURNS},
    {"turn.acts_as", BETWEEN_TURNS},
    {"turn.opened", BETWEEN_TURNS},
    {"turn.done", BETWEEN_TURNS},
    {"turn.is_closed", BETWEEN_TURNS},
    {"turn.used_bonus", BETWEEN_TURNS},
    {"turn.installed", BETWEEN_TURNS},
    {"turn.steps", BETWEEN_TURNS},
    {NULL, 0},
};
