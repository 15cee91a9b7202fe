/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these
 * rows. What lies face down is a set (design 2.7): a round card is "face_down", and how many
 * leaves and question marks are left is open to everybody, so nothing here needs hiding but
 * cards that a scenario pinned to a round.
 */
#include "engine/games/cave_farmers/tables/tables.h"

#define ADIT_TABLE_STRUCT cf_state
#define ADIT_PLAYER_STRUCT cf_player
#include "engine/model/field_rows.h"

/* Names of members cannot be put in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */

/* A layer of the home board. */
#define LAYER(field, member) ADIT_PLAYER_ARRAY(field, member), ADIT_FIELD_LABELS(cf_spot_names)

/* Goods of one kind on the spaces; the k-th as in cf_stock_good. */
#define STOCK(good, k)                                                                             \
    {                                                                                              \
        ADIT_TABLE_COLUMN("stock." good, stock[0][k], CF_SPACES, CF_STOCK_KINDS),                  \
            .index = ADIT_INDEX_CARD, .kind = CF_KIND_SPACE, .max = 255, .can_put = true,          \
            .text = good " on the space"                                                           \
    }
/* Goods that arrive at the start of a round. */
#define WAITING(good, k)                                                                           \
    {                                                                                              \
        ADIT_PLAYER_COLUMN("waiting." good, waiting[1][k], CF_ROUNDS, 3),                          \
            .max = 255, .can_put = true, .text = good " that arrives at the start of this round"   \
    }
/* The same of rounds that mods add. */
#define LATE_WAITING(good, k)                                                                      \
    {                                                                                              \
        ADIT_PLAYER_COLUMN("late_waiting." good, waiting[CF_ROUNDS + 1][k],                        \
                           CF_MAX_ROUNDS - CF_ROUNDS, 3),                                          \
            ADIT_FIELD_ONLY_WITH(CF_KIND_ROUND),                                                   \
            .max = 255, .can_put = true,                                                           \
            .text = good " that arrives at the start of this round, counted from 1 after the "     \
                         "printed ones"                                                            \
    }
/* NOLINTEND(bugprone-macro-parentheses) */

static const char *const space_places[CF_SPACE_PLACES + 1] = {
    "out",     "face_down", "open",     "turned",   "round_1", "round_2",
    "round_3", "round_4",   "round_5",  "round_6",  "round_7", "round_8",
    "round_9", "round_10",  "round_11", "round_12", NULL};
static const char *const tile_places[] = {"out", "supply", "built", NULL};
static const char *const markers[] = {"none", "face_down", "leaf", "question", NULL};
static const char *const nobody_or_seat[] = {"nobody", "p1", "p2", "p3", "p4",
                                             "p5",     "p6", "p7", NULL};
static const char *const partners[] = {"none", CF_SPOT_WORDS, NULL};
/* Of each sort up to CF_MOST_CROP; what cards do not allow is refused by the check. */
#define CROP_WORDS(sort) "1_" sort, "2_" sort, "3_" sort, "4_" sort, "5_" sort, "6_" sort, "7_" sort
static const char *const crops[] = {"none", CROP_WORDS("grain"), NULL, CROP_WORDS("vegetable"),
                                    NULL,   CROP_WORDS("crop"),  NULL};
static const char *const no_crop[CF_MAX_CROPS + 2] = {"none"}; /* and room for the cards */
static const char *const dwarfs[] = {"none", "adult", "newborn", NULL};
static const char *const choices[] = {"none", "field", "breed", NULL};

const adit_field cf_fields[] = {
    {ADIT_TABLE_BY_CARD("space", space_place, CF_KIND_SPACE), ADIT_FIELD_WORDS(space_places),
     ADIT_FIELD_PINS(CF_SPACE_PIN, CF_SPACE_FACE_DOWN, space_known),
     .text = "where the action space or round card is"},
    {ADIT_TABLE_KNOWN("space_known", space_known, CF_KIND_SPACE, CF_SEATS),
     .text = "bit set of seats that know a pinned card's round"},
    {ADIT_TABLE_BY_CARD("furnishing", tile_place, CF_KIND_FURNISHING),
     ADIT_FIELD_WORDS(tile_places),
     .text = "where the furnishing tile is; on whose board: see player.tile"},
    STOCK("wood", 0),
    STOCK("stone", 1),
    STOCK("ore", 2),
    STOCK("grain", 3),
    STOCK("vegetable", 4),
    STOCK("food", 5),
    STOCK("ruby", 6),
    STOCK("sheep", 7),
    STOCK("donkey", 8),
    {ADIT_TABLE_BY_CARD("taken_by", taken_by, CF_KIND_SPACE), ADIT_FIELD_WORDS(nobody_or_seat),
     .derived = true, .text = "whose dwarf is on the space"},
    {ADIT_TABLE_ONE("phase", phase), ADIT_FIELD_N_WORDS(cf_phase_words, CF_PHASES),
     .text = "what happens next"},
    {ADIT_TABLE_ONE("round", round), .max = CF_MAX_ROUNDS,
     .text = "current round; 0: not started yet"},
    {ADIT_TABLE_ONE("start_player", start_player), ADIT_FIELD_SEAT(CF_SEATS),
     .text = "starting player of the round"},
    {ADIT_TABLE_ONE("next_start_player", next_start_player), ADIT_FIELD_SEAT(CF_SEATS),
     .text = "seat that has the starting player token and starts the next round"},
    {ADIT_TABLE_ONE("at_turn", at_turn), ADIT_FIELD_SEAT(CF_SEATS),
     .text = "seat that places a dwarf or makes a harvest decision next"},
    {ADIT_TABLE_MANY("marker", marker[1], CF_ROUNDS), ADIT_FIELD_WORDS(markers),
     .text = "harvest marker on the round"},
    {ADIT_TABLE_ONE("leaves", leaves), .derived = true, .max = 4,
     .text = "leaves that are still face down"},
    {ADIT_TABLE_ONE("questions", questions), .derived = true, .max = 3,
     .text = "question marks that are still face down"},
    {ADIT_TABLE_ONE("questions_seen", questions_seen), .derived = true, .max = 3,
     .text = "question marks that were revealed"},
    {ADIT_TABLE_ONE("harvest", harvest), ADIT_FIELD_N_WORDS(cf_harvest_words, 4),
     .text = "kind of harvest this round"},
    {ADIT_TABLE_ONE("housing", housing), ADIT_FIELD_WORDS(nobody_or_seat),
     .text = "player who is being asked because animals do not fit"},
    {ADIT_TABLE_ONE("turn_space", turn.space), ADIT_FIELD_ANY_CARD,
     .text = "space whose action is being used, own or imitated"},
    {ADIT_TABLE_ONE("turn_done", turn.done), ADIT_FIELD_BITS(ADIT_MAX_PARTS),
     .text = "bit set of its parts that were carried out"},
    {ADIT_TABLE_ONE("turn_dwarf", turn.dwarf), .max = CF_DWARFS - 1,
     .text = "the acting dwarf, from 0, in the order of player.dwarf"},
    {ADIT_TABLE_ONE("turn_connective", turn.connective), .max = ADIT_NODE_SCRIPT,
     .text = "how the parts of the space are joined"},
    {ADIT_TABLE_ONE("turn_has_acted", turn.has_acted), .max = 1,
     .text = "1: something has been done on the space"},
    {ADIT_TABLE_ONE("turn_raises", turn.raises), .max = 1,
     .text = "1: all weapons rise when the expedition is over"},
    {ADIT_TABLE_ONE("turn_level", turn.level), .max = 9, .text = "level of the current expedition"},
    {LAYER("tile", tile), ADIT_FIELD_ANY_CARD,
     .text = "furnishing tile on the space of the home board"},
    {LAYER("ground", ground), ADIT_FIELD_N_WORDS(cf_ground_words, CF_GROUNDS),
     .text = "landscape of the space"},
    {LAYER("partner", partner), ADIT_FIELD_WORDS(partners),
     .text = "other half of a large pasture, or of an ore mine and its deep tunnel"},
    {LAYER("crop", crop), ADIT_FIELD_WORDS(crops), .can_put = true, .text = "crops on the field"},
    {LAYER("crop_kind", crop_kind), ADIT_FIELD_WORD_OR_CARD(no_crop, 1, CF_KIND_CROP),
     ADIT_FIELD_ONLY_WITH(CF_KIND_CROP), .text = "which crop of a mod grows there"},
    {LAYER("stable", stable), .max = 1, .text = "1: there is a stable"},
    {ADIT_PLAYER_ARRAY("dwarf", dwarf), ADIT_FIELD_WORDS(dwarfs),
     .text = "whether the dwarf is in play"},
    {ADIT_PLAYER_ARRAY("weapon", weapon), .max = CF_MAX_STRENGTH, .can_put = true,
     .text = "strength of its weapon; 0: none"},
    {ADIT_PLAYER_ARRAY("dwarf_at", dwarf_at), .type = ADIT_FIELD_CARD, .max = CF_SPACES,
     .text = "space that the dwarf is on; none: at home"},
    WAITING("wood", 0),
    WAITING("stone", 1),
    WAITING("ruby", 2),
    LATE_WAITING("wood", 0),
    LATE_WAITING("stone", 1),
    LATE_WAITING("ruby", 2),
    {ADIT_PLAYER_ONE("has_passed", has_passed), .max = 1,
     .text = "1: places no more dwarfs this round"},
    {ADIT_PLAYER_ONE("harvest_choice", harvest_choice), ADIT_FIELD_WORDS(choices),
     .text = "phase chosen in a harvest with a choice"},
    {ADIT_PLAYER_ONE("covered", covered), .max = CF_SPOTS,
     .text = "furnishing tiles covered by another tile"},
    {ADIT_PLAYER_ONE("has_joined", has_joined), .max = 1,
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
