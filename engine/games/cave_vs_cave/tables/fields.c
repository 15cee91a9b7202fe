/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these
 * rows. Places of rooms and tiles are words; the cells are the other side of the rooms'
 * places, so a scenario may say either "room.shelf = p1.c4" or "player[1].cell.c4 = shelf".
 */
#include "engine/games/cave_vs_cave/game.h"

#define ADIT_TABLE_STRUCT cvc_state
#define ADIT_PLAYER_STRUCT cvc_player
#include "engine/model/field_rows.h"

/* A word for each cell of a cave. */
#define CELLS(cave)                                                                                \
    cave "c0", cave "c1", cave "c2", cave "c3", cave "c4", cave "c5", cave "c6", cave "c7",        \
        cave "c8", cave "c9", cave "c10", cave "c11"

#define DEEP_CELLS(cave)                                                                           \
    cave "c12", cave "c13", cave "c14", cave "c15", cave "c16", cave "c17", cave "c18",            \
        cave "c19", cave "c20", cave "c21", cave "c22", cave "c23"

static const char *const room_places[CVC_ROOM_PLACES + 1] = {
    "out",        "printed",          "removed",
    "pool",       "display",          CELLS("p1."),
    CELLS("p2."), CELLS("under_p1."), CELLS("under_p2."),
    "pile_top",   DEEP_CELLS("p1."),  DEEP_CELLS("p2."),
    "deep_pool",  "waiting",          NULL};
static const char *const tile_places[CVC_TILE_PLACES + 1] = {
    "out",      "removed",  "face_down", "on_board", "taken_p1", "taken_p2", "round_1", "round_2",
    "round_3",  "round_4",  "round_5",   "round_6",  "round_7",  "round_8",  "round_9", "round_10",
    "round_11", "round_12", "round_13",  "round_14", "round_15", "round_16", NULL};

static const char *const grounds[] = {"absent", "rock", "empty", "entrance", NULL};
static const char *const phases[] = {CVC_PHASE_MAP(ADIT_MAP_WORD) NULL};

const adit_field cvc_fields[] = {
    {ADIT_TABLE_BY_CARD("room", room_place, CVC_KIND_ROOM), ADIT_FIELD_WORDS(room_places),
     ADIT_FIELD_PINS_UP_TO(CVC_ROOM_PIN, CVC_ROOM_DEEP, CVC_ROOM_POOL, room_known),
     .text = "where the room is; pool and deep_pool: face down in an unknown place; "
             "waiting: joins the display when its era begins"},
    {ADIT_TABLE_KNOWN("room_known", room_known, CVC_KIND_ROOM, CVC_SEATS),
     .text = "bit set of seats that know where a pinned room is"},
    {ADIT_TABLE_BY_CARD("tile", tile_place, CVC_KIND_TILE), ADIT_FIELD_WORDS(tile_places),
     ADIT_FIELD_PINS(CVC_TILE_PIN, CVC_TILE_FACE_DOWN, tile_known),
     .text = "where the action tile is"},
    {ADIT_TABLE_KNOWN("tile_known", tile_known, CVC_KIND_TILE, CVC_SEATS),
     .text = "bit set of seats that know a pinned tile's round"},
    {ADIT_TABLE_ONE("wall_supply", wall_supply), .max = 32, .can_put = true,
     .text = "walls left in the common supply"},
    {ADIT_TABLE_ONE("round", round), .min = 1, .max = CVC_MAX_ROUNDS, .text = "current round"},
    {ADIT_TABLE_ONE("start_player", start_player), ADIT_FIELD_SEAT(CVC_SEATS),
     .text = "starting player of the round"},
    {ADIT_TABLE_ONE("phase", phase), ADIT_FIELD_WORDS(phases), .text = "what happens next"},
    {ADIT_TABLE_ONE("turn_tile", turn.tile), ADIT_FIELD_ANY_CARD,
     .text = "action tile taken this turn"},
    {ADIT_TABLE_ONE("turn_done", turn.done), ADIT_FIELD_BITS(ADIT_MAX_PARTS),
     .text = "bit set of the tile's groups carried out"},
    {ADIT_TABLE_ONE("turn_used", turn.used), ADIT_FIELD_BITS(CVC_PRINTED),
     .text = "bit set of cells whose rooms were used this turn"},
    {ADIT_TABLE_ONE("turn_used_deep", turn.used_deep), ADIT_FIELD_BITS(CVC_DEEP_CELLS),
     ADIT_FIELD_ONLY_WITH(CVC_KIND_CELL),
     .text = "bit set of cells from c12 on whose rooms were used this turn"},
    {ADIT_TABLE_ARRAY("turn_bonus", turn.bonus), ADIT_FIELD_ANY_CARD,
     .text = "cards whose bonus may still be used this turn"},
    {ADIT_TABLE_ONE("turn_number", turn.number), .max = CVC_SEATS * CVC_MAX_TURNS,
     .text = "turns completed this round"},
    {ADIT_TABLE_ONE("turn_rooms_left", turn.rooms_left), .max = 99,
     .text = "rooms that the current action can still use"},
    {ADIT_TABLE_ONE("turn_digs", turn.digs), .max = 99, .text = "rocks dug out this turn"},
    {ADIT_TABLE_ONE("turn_revealed", turn.revealed), ADIT_FIELD_FLAG,
     .text = "1: the solo player's extra room was revealed this turn"},
    {ADIT_TABLE_ONE("turn_connective", turn.connective), .max = ADIT_NODE_SCRIPT,
     .text = "how the groups of the tile are joined"},
    {ADIT_PLAYER_MANY("cell", ground[0], CVC_PRINTED), ADIT_FIELD_WORDS(grounds),
     ADIT_FIELD_LABELS(cvc_cell_names), .spot_of = "room", .spot_base = CVC_ROOM_CELL,
     .spot_ground = CVC_EMPTY, .text = "a cell of the cave: its ground, or the room in it"},
    {ADIT_PLAYER_MANY("deep_cell", ground[CVC_PRINTED], CVC_DEEP_CELLS), ADIT_FIELD_WORDS(grounds),
     ADIT_FIELD_LABELS(cvc_deep_names), ADIT_FIELD_ONLY_WITH(CVC_KIND_CELL), .spot_of = "room",
     .spot_base = CVC_ROOM_DEEP, .spot_ground = CVC_EMPTY,
     .text = "a cell below the printed cave: its ground, or the room in it"},
    {ADIT_PLAYER_MANY("wall", wall[0], CVC_PRINTED_SLOTS), ADIT_FIELD_LABELS(cvc_slot_names),
     ADIT_FIELD_FLAG, .can_put = true, .text = "1: there is a built wall in this slot"},
    {ADIT_PLAYER_MANY("deep_wall", wall[CVC_PRINTED_SLOTS], CVC_DEEP_SLOTS),
     ADIT_FIELD_LABELS(cvc_slot_names + CVC_PRINTED_SLOTS), ADIT_FIELD_FLAG,
     ADIT_FIELD_ONLY_WITH(CVC_KIND_CELL), .can_put = true,
     .text = "1: there is a built wall on this side of a deep cell"},
    {ADIT_PLAYER_ONE("cavern_side", cavern_side), ADIT_FIELD_N_WORDS(cvc_side_names, CVC_SIDES),
     .text = "side of the Additional Cavern"},
    {ADIT_PLAYER_ONE("digs", digs), .max = CVC_CELLS, .text = "rocks dug out so far"},
    {ADIT_PLAYER_MANY("room_at", room_at[0], CVC_PRINTED), ADIT_FIELD_LABELS(cvc_cell_names),
     ADIT_FIELD_ANY_CARD, .derived = true, .text = "the room in the cell"},
    {ADIT_PLAYER_MANY("deep_room_at", room_at[CVC_PRINTED], CVC_DEEP_CELLS),
     ADIT_FIELD_LABELS(cvc_deep_names), ADIT_FIELD_ANY_CARD, ADIT_FIELD_ONLY_WITH(CVC_KIND_CELL),
     .derived = true, .text = "the room in the deep cell"},
    {.name = NULL},
};
