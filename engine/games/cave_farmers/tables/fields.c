/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these
 * rows. What lies face down is a set (design 2.7): a round card is "face_down", and how many
 * leaves and question marks are left is open to everybody, so nothing here needs hiding but
 * cards that a scenario pinned to a round.
 */
#include "engine/games/cave_farmers/tables/tables.h"

/* Names of members cannot be put in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */
#define AT(member) (uint16_t) offsetof(cf_state, member)
#define IN_PLAYER(member) (uint16_t) offsetof(cf_player, member)

/* One number or word of the table. */
#define ONE(field, member, bytes) .name = field, .size = bytes, .offset = AT(member), .count = 1
/* One number or word of a player. */
#define OWN(field, member)                                                                         \
    .name = field, .size = 1, .per_player = true, .offset = IN_PLAYER(member), .count = 1
/* A layer of the home board. */
#define LAYER(field, member)                                                                       \
    .name = field, .index = ADIT_BY_LABEL, .size = sizeof(((cf_player *)0)->member[0]),            \
    .per_player = true, .offset = IN_PLAYER(member), .count = CF_SPOTS, .labels = cf_spot_names
/* One for each dwarf of a player. */
#define DWARFS(field, member)                                                                      \
    .name = field, .index = ADIT_BY_NUMBER, .size = 1, .per_player = true,                         \
    .offset = IN_PLAYER(member), .count = CF_DWARFS
#define WORDS(list, n) .words = list, .max = (n)-1

/* Goods of one kind on the spaces; the k-th as in cf_stock_good. */
#define STOCK(good, k)                                                                             \
    {                                                                                              \
        .name = "stock." good, .index = ADIT_BY_CARD, .kind = CF_KIND_SPACE, .size = 1,            \
        .stride = CF_STOCK_KINDS, .offset = AT(stock) + (k), .count = CF_SPACES, .max = 255,       \
        .text = good " on the space"                                                               \
    }
/* Goods that arrive at the start of a round. */
#define WAITING(good, k)                                                                           \
    {                                                                                              \
        .name = "waiting." good, .index = ADIT_BY_NUMBER, .size = 1, .per_player = true,           \
        .stride = 3, .offset = IN_PLAYER(waiting) + 3 + (k), .count = CF_ROUNDS, .max = 255,       \
        .text = good " that arrives at the start of this round"                                    \
    }
/* NOLINTEND(bugprone-macro-parentheses) */

static const char *const space_places[CF_SPACE_PLACES + 1] = {
    "out",     "face_down", "open",     "turned",   "round_1", "round_2",
    "round_3", "round_4",   "round_5",  "round_6",  "round_7", "round_8",
    "round_9", "round_10",  "round_11", "round_12", NULL};
static const char *const tile_places[] = {"out", "supply", "built", NULL};
static const char *const phases[] = {"round_start", "income",   "retain",      "replenish", "place",
                                     "space",       "turn_end", "return_home", "choice",    "field",
                                     "feed",        "breed",    "round_end",   "final",     NULL};
static const char *const markers[] = {"none", "face_down", "leaf", "question", NULL};
static const char *const harvests[] = {"none", "full", "feed", "choice", NULL};
static const char *const nobody_or_seat[] = {"nobody", "p1", "p2", "p3", "p4",
                                             "p5",     "p6", "p7", NULL};
static const char *const grounds[] = {"bare",          "meadow",    "field",       "small_pasture",
                                      "large_pasture", "cavern",    "tunnel",      "deep_tunnel",
                                      "ore_mine",      "ruby_mine", "entry_level", NULL};
static const char *const partners[] = {
    "none", "a0", "b0", "c0", "d0", "e0", "f0", "g0", "h0", "a1", "b1", "c1", "d1",
    "e1",   "f1", "g1", "h1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "a3",
    "b3",   "c3", "d3", "e3", "f3", "g3", "h3", "a4", "b4", "c4", "d4", "e4", "f4",
    "g4",   "h4", "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", NULL};
static const char *const crops[] = {"none", "1_grain",     "2_grain",     "3_grain",
                                    NULL,   NULL,          NULL,          NULL,
                                    NULL,   "1_vegetable", "2_vegetable", NULL};
static const char *const dwarfs[] = {"none", "adult", "newborn", NULL};
static const char *const choices[] = {"none", "field", "breed", NULL};

const adit_field cf_fields[] = {
    {.name = "space",
     .index = ADIT_BY_CARD,
     .kind = CF_KIND_SPACE,
     .size = 1,
     .offset = AT(space_place),
     .count = ADIT_MAX_CARDS_OF_KIND,
     WORDS(space_places, CF_SPACE_PLACES),
     .pin_first = CF_SPACE_PIN,
     .pin_pool = CF_SPACE_FACE_DOWN,
     .known_offset = AT(space_known),
     .text = "where the action space or round card lies"},
    {.name = "space_known",
     .index = ADIT_BY_CARD,
     .kind = CF_KIND_SPACE,
     .size = 1,
     .offset = AT(space_known),
     .count = ADIT_MAX_CARDS_OF_KIND,
     .max = 127,
     .seen = ADIT_SEEN_BY_NONE,
     .text = "bit set of seats that know a pinned card's round"},
    {.name = "furnishing",
     .index = ADIT_BY_CARD,
     .kind = CF_KIND_FURNISHING,
     .size = 1,
     .offset = AT(tile_place),
     .count = ADIT_MAX_CARDS_OF_KIND,
     WORDS(tile_places, CF_TILE_PLACES),
     .text = "where the furnishing tile lies; on whose board: see player.tile"},
    STOCK("wood", 0),
    STOCK("stone", 1),
    STOCK("ore", 2),
    STOCK("grain", 3),
    STOCK("vegetable", 4),
    STOCK("food", 5),
    STOCK("ruby", 6),
    STOCK("sheep", 7),
    STOCK("donkey", 8),
    {.name = "taken_by",
     .index = ADIT_BY_CARD,
     .kind = CF_KIND_SPACE,
     .size = 1,
     .derived = true,
     .offset = AT(taken_by),
     .count = CF_SPACES,
     WORDS(nobody_or_seat, CF_SEATS + 1),
     .text = "whose dwarf stands on the space"},
    {ONE("phase", phase, 1), WORDS(phases, CF_PHASES), .text = "what happens next"},
    {ONE("round", round, 1), .max = CF_ROUNDS, .text = "number of the round; 0: not yet begun"},
    {ONE("start_player", start_player, 1), .max = CF_SEATS - 1, .is_seat = true,
     .text = "seat that begins the round"},
    {ONE("next_start_player", next_start_player, 1), .max = CF_SEATS - 1, .is_seat = true,
     .text = "seat that has the starting player token, and begins the next round"},
    {ONE("at_turn", at_turn, 1), .max = CF_SEATS - 1, .is_seat = true,
     .text = "seat whose dwarf comes next, or whose harvest decision"},
    {.name = "marker",
     .index = ADIT_BY_NUMBER,
     .size = 1,
     .offset = AT(marker[1]),
     .count = CF_ROUNDS,
     WORDS(markers, 4),
     .text = "harvest marker on the round"},
    {ONE("leaves", leaves, 1), .derived = true, .max = 4,
     .text = "leaves that are still face down"},
    {ONE("questions", questions, 1), .derived = true, .max = 3,
     .text = "question marks that are still face down"},
    {ONE("questions_seen", questions_seen, 1), .derived = true, .max = 3,
     .text = "question marks that were turned up"},
    {ONE("harvest", harvest, 1), WORDS(harvests, 4), .text = "kind of harvest of this round"},
    {ONE("housing", housing, 1), WORDS(nobody_or_seat, CF_SEATS + 1),
     .text = "who is being asked because animals do not fit"},
    {ONE("turn_space", turn.space, 2), .type = ADIT_FIELD_CARD, .max = ADIT_MAX_CARDS,
     .text = "space whose action is being used, own or imitated"},
    {ONE("turn_done", turn.done, 4), .max = (1 << ADIT_MAX_PARTS) - 1,
     .text = "bit set of its parts carried out"},
    {ONE("turn_dwarf", turn.dwarf, 1), .max = CF_DWARFS - 1,
     .text = "the acting dwarf, from 0, in the order of player.dwarf"},
    {ONE("turn_connective", turn.connective, 1), .max = ADIT_NODE_SCRIPT,
     .text = "how the parts of the space are joined"},
    {ONE("turn_has_acted", turn.has_acted, 1), .max = 1,
     .text = "1: something has been done on the space"},
    {ONE("turn_raises", turn.raises, 1), .max = 1,
     .text = "1: all weapons rise when the expedition is over"},
    {ONE("turn_level", turn.level, 1), .max = 9, .text = "level of the expedition under way"},
    {LAYER("tile", tile), .type = ADIT_FIELD_CARD, .max = ADIT_MAX_CARDS,
     .text = "furnishing tile on the space of the home board"},
    {LAYER("ground", ground), WORDS(grounds, CF_GROUNDS), .text = "landscape of the space"},
    {LAYER("partner", partner), WORDS(partners, CF_SPOTS + 1),
     .text = "other half of a large pasture, or of an ore mine and its deep tunnel"},
    {LAYER("crop", crop), WORDS(crops, 11), .text = "crops on the field"},
    {LAYER("stable", stable), .max = 1, .text = "1: a stable stands there"},
    {DWARFS("dwarf", dwarf), WORDS(dwarfs, 3), .text = "whether the dwarf is in play"},
    {DWARFS("weapon", weapon), .max = CF_MAX_STRENGTH, .text = "strength of its weapon; 0: none"},
    {DWARFS("dwarf_at", dwarf_at), .type = ADIT_FIELD_CARD, .max = CF_SPACES,
     .text = "space on which the dwarf stands; none: at home"},
    WAITING("wood", 0),
    WAITING("stone", 1),
    WAITING("ruby", 2),
    {OWN("has_passed", has_passed), .max = 1, .text = "1: places no more dwarfs this round"},
    {OWN("harvest_choice", harvest_choice), WORDS(choices, 3),
     .text = "phase chosen in the harvest that leaves the choice"},
    {OWN("covered", covered), .max = CF_SPOTS,
     .text = "furnishing tiles that lie under another one"},
    {OWN("has_joined", has_joined), .max = 1,
     .text = "1: has joined the alternatives of a space that allows it once per game"},
    {.name = NULL},
};

/* A round begins with its starting player, and finds out what harvest it has. */
const adit_ignored_row cf_ignored[] = {
    {"active", 1u << CF_PHASE_ROUND_START},
    {"at_turn", 1u << CF_PHASE_ROUND_START},
    {"harvest", 1u << CF_PHASE_ROUND_START},
    {NULL, 0},
};
