/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these
 * rows. What lies face down is a set (design 2.7): a project is in the "pile", an event too,
 * and nothing here needs hiding but cards that a scenario pinned. What can be counted from the
 * rest (furnaces in the reserve, workers out of the game, turns taken) is derived, so that a
 * scenario need not say it.
 */
#include "engine/games/dwergar/game.h"

#define ADIT_TABLE_STRUCT dwg_state
#define ADIT_PLAYER_STRUCT dwg_player
#include "engine/model/field_rows.h"

/* The own cart on a tile. */
#define CART(level, tile)                                                                          \
    {                                                                                              \
        ADIT_PLAYER_ARRAY("cart." level, cart[tile]), ADIT_FIELD_LABELS(resources),                \
            .max = 255, .can_put = true, .text = "goods in the player's cart on that level"        \
    }
#define ADDED_CART(level, tile)                                                                    \
    {                                                                                              \
        ADIT_PLAYER_ARRAY("cart." level, cart[tile]), ADIT_FIELD_LABELS(resources),                \
            ADIT_FIELD_ONLY_WITH(DWG_KIND_LEVEL),                                                  \
            .max = 255, .can_put = true, .text = "goods in the player's cart on that level"        \
    }
/* Words that end with a number. */
#define FIVE(word, tens) word tens "1", word tens "2", word tens "3", word tens "4", word tens "5"
#define LAST_FIVE(word, tens, next)                                                                \
    word tens "6", word tens "7", word tens "8", word tens "9", word next "0"
#define TEN(word, tens, next) FIVE(word, tens), LAST_FIVE(word, tens, next)

/* A word for each seat. */
#define SEATS(state) "p1" state, "p2" state, "p3" state, "p4" state

static const char *const project_places[DWG_PLACES + 1] = {"out",
                                                           "pile",
                                                           "track",
                                                           "gone",
                                                           SEATS(""),
                                                           SEATS("_upgraded"),
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
    "pool",         "cart_transit", "cart_level_1", "cart_level_2", "cart_level_3",
    "cart_level_4", "cart_level_5", "cart_level_6", "cart_level_7", "cart_level_8"};
static const char *const phases[] = {DWG_PHASE_MAP(ADIT_MAP_WORD) NULL};
static const char *const resources[] = {"stone", "iron", "gold", "crystal", NULL};
/* With room for the cards of specialists. */
static const char *const workers[DWG_DWARVES + 1] = {"none", "ironworker", "engineer",
                                                     "blacksmith"};
static const char *const dwarves[DWG_DWARVES + 1] = {"none", "ironworker", "engineer", "blacksmith",
                                                     "foreman"};
static const char *const nobody_or_seat[] = {"nobody", SEATS(""), NULL};
static const char *const board_or_seat[] = {"board", SEATS(""), NULL};
static const char *const out_or_in_play[] = {"out", "in_play", NULL};
static const char *const bonuses[] = {"none",   "first", "second", "third",
                                      "fourth", "fifth", "sixth",  NULL};
static const char *const steps[] = {"basic", "first", "second", NULL};
static const char *const more_steps[] = {"third", "fourth", "fifth", "sixth", NULL};
/* Room for the card that each further value stands for. */
static const char *const none_or_card[ADIT_MAX_CARDS_OF_KIND + 2] = {"none"};
static const char *const none_or_location[DWG_LOCATIONS + 2] = {"none"};

const adit_field dwg_fields[] = {
    {ADIT_TABLE_BY_CARD("project", project_place, DWG_KIND_PROJECT),
     ADIT_FIELD_WORDS(project_places),
     ADIT_FIELD_PINS(DWG_PLACE_PIN, DWG_PLACE_PILE, project_known),
     .text = "where the project is; next_1: face down on top of the pile"},
    {ADIT_TABLE_KNOWN("project_known", project_known, DWG_KIND_PROJECT, DWG_SEATS),
     .text = "bit set of seats that know where a pinned project is"},
    {ADIT_TABLE_BY_CARD("event", event_place, DWG_KIND_EVENT), ADIT_FIELD_WORDS(event_places),
     ADIT_FIELD_PINS(DWG_EVENT_PIN, DWG_EVENT_PILE, event_known),
     .text = "where the event is; pile: not seen yet; round_2: revealed at the end of round 2"},
    {ADIT_TABLE_KNOWN("event_known", event_known, DWG_KIND_EVENT, DWG_SEATS),
     .text = "bit set of seats that know when a pinned event will be revealed"},
    {ADIT_TABLE_BY_CARD("deck", deck_in_play, DWG_KIND_DECK), ADIT_FIELD_WORDS(out_or_in_play),
     .derived = true, .text = "whether the deck is in play, as the rule parameter 'decks' says"},
    {ADIT_TABLE_BY_CARD("worker", worker, DWG_KIND_LOCATION),
     ADIT_FIELD_WORD_OR_OTHER_CARD(workers, DWG_ADDED, DWG_KIND_SPECIALIST),
     .text = "worker on the location"},
    {ADIT_TABLE_BY_CARD("furnace", furnace, DWG_KIND_LOCATION), ADIT_FIELD_WORDS(nobody_or_seat),
     .text = "whose furnace is installed at the location"},
    {ADIT_TABLE_ONE("phase", phase), ADIT_FIELD_WORDS(phases), .text = "what happens next"},
    {ADIT_TABLE_ONE("round", round), .min = 1, .max = DWG_MAX_ROUNDS,
     .text = "current round; stays at the last one when the game ends"},
    {ADIT_TABLE_ONE("start_player", start_player), ADIT_FIELD_SEAT(DWG_SEATS),
     .text = "starting player of every round"},
    {ADIT_TABLE_ONE("at_turn", at_turn), ADIT_FIELD_SEAT(DWG_SEATS),
     .text = "seat whose turn it is, or who takes additional actions at the end of the game"},
    {ADIT_TABLE_ONE("silverbeard", silverbeard), ADIT_FIELD_WORDS(board_or_seat), .can_put = true,
     .text = "where the Silverbeard token is"},
    {ADIT_TABLE_ONE("events_left", events_left), .derived = true, .max = 31,
     .text = "events that are still face down"},
    {ADIT_TABLE_ONE("active_event", active_event), .derived = true,
     ADIT_FIELD_WORD_OR_CARD(none_or_card, 1, DWG_KIND_EVENT),
     .text = "event in effect this round"},
    {ADIT_TABLE_MANY("removed", removed[DWG_IRONWORKER], 3),
     ADIT_FIELD_LABELS(workers + DWG_IRONWORKER), .derived = true, .max = DWG_WORKERS_OF_KIND,
     .text = "workers of this kind that are out of the game"},
    {ADIT_TABLE_MANY("removed_specialist", removed[DWG_ADDED], DWG_DWARVES - DWG_ADDED),
     .index = ADIT_INDEX_CARD, .kind = DWG_KIND_SPECIALIST,
     ADIT_FIELD_ONLY_WITH(DWG_KIND_SPECIALIST), .derived = true, .max = DWG_MOST_OF_KIND,
     .text = "specialists of mods that are out of the game"},
    {ADIT_TABLE_ONE("turn.actions_left", turn.actions_left), .max = 99,
     .text = "actions left this turn, including the one in progress"},
    {ADIT_TABLE_ONE("turn.extra", turn.extra), .max = 99,
     .text = "additional actions granted but not taken yet"},
    {ADIT_TABLE_ONE("turn.is_extra", turn.is_extra), ADIT_FIELD_FLAG,
     .text = "1: the action in progress is an additional one"},
    {ADIT_TABLE_ONE("turn.location", turn.location),
     ADIT_FIELD_WORD_OR_CARD(none_or_location, 1, DWG_KIND_LOCATION), .text = "location in use"},
    {ADIT_TABLE_ONE("turn.dwarf", turn.dwarf),
     ADIT_FIELD_WORD_OR_CARD(dwarves, DWG_ADDED, DWG_KIND_SPECIALIST),
     .text = "dwarf that was placed there"},
    {ADIT_TABLE_ONE("turn.acts_as", turn.acts_as),
     ADIT_FIELD_WORD_OR_CARD(workers, DWG_ADDED, DWG_KIND_SPECIALIST),
     .text = "specialist that the worker counts as instead; none: his own kind"},
    {ADIT_TABLE_ONE("turn.opened", turn.opened), ADIT_FIELD_WORDS(bonuses),
     .text = "bonus that the Silverbeard token opened"},
    {ADIT_TABLE_MANY("turn.done", turn.done[0], 1 + DWG_PRINTED_BONUSES), ADIT_FIELD_LABELS(steps),
     .max = 255, .text = "how often the step was done in this action"},
    {ADIT_TABLE_MANY("turn.done_more", turn.done[1 + DWG_PRINTED_BONUSES], DWG_MORE_BONUSES),
     ADIT_FIELD_LABELS(more_steps), ADIT_FIELD_ONLY_WITH(DWG_KIND_BONUS), .max = 255,
     .text = "how often the step of a bonus of a mod was done in this action"},
    {ADIT_TABLE_ONE("turn.is_closed", turn.is_closed), ADIT_FIELD_FLAG,
     .text = "1: no more basic steps in this action"},
    {ADIT_TABLE_ONE("turn.used_bonus", turn.used_bonus), ADIT_FIELD_FLAG,
     .text = "1: a specialist bonus was used in this action"},
    {ADIT_TABLE_ONE("turn.installed", turn.installed), ADIT_FIELD_FLAG,
     .text = "1: a furnace was installed in this action"},
    {ADIT_TABLE_ONE("turn.steps", turn.steps), .max = DWG_MOST_STEPS,
     .text = "how often steps of projects were done in this action"},
    {ADIT_TABLE_ONE("ending.deck", ending.deck),
     ADIT_FIELD_WORD_OR_CARD(none_or_card, 1, DWG_KIND_DECK),
     .text = "deck whose leaders are rewarded as the game ends"},
    {ADIT_TABLE_ONE("ending.leaders", ending.leaders), .max = 15,
     .text = "bit set of seats that it has yet to reward"},
    {ADIT_PLAYER_MANY("pool", pool[DWG_IRONWORKER], 3), ADIT_FIELD_LABELS(workers + DWG_IRONWORKER),
     .max = DWG_WORKERS_OF_KIND, .text = "workers of this kind in the pool"},
    {ADIT_PLAYER_MANY("pool_specialist", pool[DWG_ADDED], DWG_DWARVES - DWG_ADDED),
     .index = ADIT_INDEX_CARD, .kind = DWG_KIND_SPECIALIST,
     ADIT_FIELD_ONLY_WITH(DWG_KIND_SPECIALIST), .max = DWG_MOST_OF_KIND,
     .text = "specialists of mods in the pool"},
    {ADIT_PLAYER_ONE("foreman", foreman),
     ADIT_FIELD_WORD_OR_CARD(foreman_places, DWG_AT, DWG_KIND_LOCATION),
     .text = "where the foreman is: the pool, a cart, or a location"},
    {ADIT_PLAYER_ONE("unbuilt", unbuilt), .derived = true, .max = DWG_FURNACES,
     .text = "furnaces in the reserve"},
    CART("transit", 0),
    CART("level_1", 1),
    CART("level_2", 2),
    CART("level_3", 3),
    CART("level_4", 4),
    ADDED_CART("level_5", 5),
    ADDED_CART("level_6", 6),
    ADDED_CART("level_7", 7),
    ADDED_CART("level_8", 8),
    {ADIT_PLAYER_ONE("turns", turns), .derived = true, .max = DWG_MAX_ROUNDS,
     .text = "turns taken or started"},
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
    {"turn.done_more", BETWEEN_TURNS},
    {"turn.is_closed", BETWEEN_TURNS},
    {"turn.used_bonus", BETWEEN_TURNS},
    {"turn.installed", BETWEEN_TURNS},
    {"turn.steps", BETWEEN_TURNS},
    {NULL, 0},
};
