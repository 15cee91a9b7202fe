/* fields.c - every field of the state, described once.
 *
 * Saves, hashes, what a seat sees, scenarios and the reference page are made from these rows, so a
 * member of the state without a row would be lost. The macros are in engine/model/field_rows.h.
 */
#include "engine/games/template/game.h"

#define ADIT_TABLE_STRUCT demo_state
#define ADIT_PLAYER_STRUCT demo_player
#include "engine/model/field_rows.h"

static const char *const place_words[] = {
    "out",       "pool",      "found",     "hidden_1",  "hidden_2",  "spot_p1_a", "spot_p1_b",
    "spot_p2_a", "spot_p2_b", "spot_p3_a", "spot_p3_b", "spot_p4_a", "spot_p4_b", NULL};
static const char *const ground_words[] = {"bare", "shelf", NULL};
static const char *const spot_labels[] = {"a", "b", NULL};

const adit_field demo_fields[] = {
    {ADIT_TABLE_BY_CARD("room", room_place, DEMO_KIND_ROOM), ADIT_FIELD_WORDS(place_words),
     ADIT_FIELD_PINS(DEMO_PIN, DEMO_POOL, room_known), .text = "where each room is"},
    {ADIT_TABLE_KNOWN("room_known", room_known, DEMO_KIND_ROOM, 8),
     .text = "bit set of seats that know where a hidden room is"},
    {ADIT_TABLE_ONE("using", using), ADIT_FIELD_ANY_CARD, .text = "the room in use"},
    {ADIT_TABLE_ONE("done", done), .max = 4095,
     .text = "parts of the room in use that were carried out"},
    {ADIT_TABLE_ONE("connective", connective), .max = 9,
     .text = "how the parts of the room in use are joined"},
    {ADIT_TABLE_ONE("settled", settled), .max = 255, .text = "how often a seat was settled"},
    {ADIT_TABLE_ONE("total", total), .max = 1000, .derived = true, .text = "wood of all players"},
    {ADIT_PLAYER_ONE("height", height), .max = 9, .can_put = true, .text = "steps climbed"},
    {ADIT_PLAYER_ONE("secret", secret), .max = 9, .seen = ADIT_SEEN_BY_OWNER,
     .text = "a secret number"},
    {ADIT_PLAYER_ARRAY("spot", spot), ADIT_FIELD_WORDS(ground_words),
     ADIT_FIELD_LABELS(spot_labels), .spot_of = "room", .spot_base = DEMO_SPOT, .spot_ground = 1,
     .text = "shelves that can hold rooms"},
    {.name = NULL},
};
