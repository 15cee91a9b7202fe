/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these rows.
 * What lies face down is a set (design 2.7): a card "in the pile" is just that, and of a
 * face-down hall only its back is known. Nothing needs hiding but the objectives of the others
 * and what a scenario has pinned. A spot of the mountain is set to a hall, which then lies there
 * face up, or to a back.
 */
#include "engine/games/covenant/tables/tables.h"

#define ADIT_TABLE_STRUCT cov_state
#define ADIT_PLAYER_STRUCT cov_player
#include "engine/model/field_rows.h"

/* Names of members cannot be put in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */
/* Where the cards of a kind with a pile lie. */
#define PILE(field, member, of)                                                                    \
    ADIT_TABLE_BY_CARD(field, member, of), ADIT_FIELD_WORDS(places),                               \
        ADIT_FIELD_PINS(COV_LIES_PIN, COV_LIES_PILE, nobody_knows)
/* The open cards of a display. */
#define SHOWN(field, row, slots)                                                                   \
    ADIT_TABLE_MANY(field, shown[row][0], slots), ADIT_FIELD_UNIQUE_CARD
/* Enemies of a type in the halls; the house or workshop on a slot of the halls. */
#define ENEMY(field, enemy_type)                                                                   \
    ADIT_TABLE_COLUMN(field, enemy[0][enemy_type], COV_SPOTS, COV_ENEMIES),                        \
        .max = COV_HALL_ENEMIES, ADIT_FIELD_LABELS(cov_spot_words)
#define BASIC(field, n)                                                                            \
    ADIT_TABLE_COLUMN(field, basic[0][n], COV_SPOTS, 2), ADIT_FIELD_WORDS(basics),                 \
        ADIT_FIELD_LABELS(cov_spot_words)
/* Something on each of the sites. */
#define SITE(field, member, columns)                                                               \
    ADIT_TABLE_COLUMN(field, member, COV_SITES, columns), .index = ADIT_INDEX_CARD,                \
                                                          .kind = COV_KIND_SITE
/* NOLINTEND(bugprone-macro-parentheses) */

static const char *const places[COV_LIES + 1] = {
    "pile",    "out",      "shown",    "discarded", "elders",   "p1",      "p2",      "p3",
    "p4",      "fresh_p1", "fresh_p2", "fresh_p3",  "fresh_p4", "used_p1", "used_p2", "used_p3",
    "used_p4", "next_1",   "next_2",   "next_3",    "next_4",   "next_5",  "next_6",  "next_7",
    "next_8",  "next_9",   "next_10",  "next_11",   "next_12",  NULL};
/* Where a hall lies face up is said by the spot. */
#define NO_WORD_8 NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
#define UNDER_SPOT(spot) "under_" #spot,
static const char *const hall_places[COV_HALL_PLACES + 1] = {
    "unseen", NO_WORD_8, NO_WORD_8, NO_WORD_8, COV_SPOT_MAP(UNDER_SPOT) NULL};
static const char *const elder_places[COV_ELDER_PLACES + 1] = {
    "out",     "unseen",  "available", "discarded", "next_1",  "next_2",  "next_3",
    "next_4",  "next_5",  "next_6",    "next_7",    "next_8",  "next_9",  "next_10",
    "next_11", "next_12", "next_13",   "next_14",   "next_15", "next_16", NULL};
static const char *const phases[] = {COV_PHASE_MAP(ADIT_MAP_WORD) NULL};
static const char *const nobody_or_clan[] = {"nobody", "p1", "p2", "p3", "p4", NULL};
static const char *const basics[] = {"none",        "p1_house", "p1_workshop", "p2_house",
                                     "p2_workshop", "p3_house", "p3_workshop", "p4_house",
                                     "p4_workshop", NULL};
static const char *const face_down[COV_MOST + 2] = {"none"};
static const char *const objectives[] = {"i", "ii", NULL};
static const char *const resources[] = {"iron", "emerald", "gold", "mythrall", NULL};
static const char *const none_or_tool[] = {"none",    "pick",    "axe",     "compass", "cart",
                                           "space_1", "space_2", "space_3", "space_4", "space_5",
                                           "space_6", "space_7", "space_8", NULL};
static const char *const none_or_action[] = {"none", "dig", "skirmish", "build", "transport", NULL};
static const char *const none_or_resource[] = {"none", "iron", "emerald", "gold", "mythrall", NULL};
static const char *const no_words[COV_MOST + 2] = {NULL};
static const char *const sources[] = {"throne",   "objectives", "achievements",
                                      "column_r", "column_t",   "column_f",
                                      "column_d", "leftovers",  NULL};

const adit_field cov_fields[] = {
    {ADIT_TABLE_ONE("phase", phase), ADIT_FIELD_WORDS(phases), .text = "what happens next"},
    {ADIT_TABLE_ONE("era", era), .min = 1, .max = COV_MOST_ERAS,
     .text = "number of the current Era"},
    {ADIT_TABLE_ONE("round", round), .min = 1, .max = COV_TURNS,
     .text = "number of the turn within the Era"},
    {ADIT_TABLE_ONE("start_player", start_player), ADIT_FIELD_SEAT(COV_SEATS),
     .text = "player who starts every Era"},
    {ADIT_TABLE_ONE("at_turn", at_turn), ADIT_FIELD_SEAT(COV_SEATS),
     .text = "player who acts, drafts or resolves benefits"},
    {ADIT_TABLE_ONE("picks", picks), .max = 4 * COV_SEATS, .text = "draft picks made so far"},
    {ADIT_TABLE_ARRAY("draft_start", draft[0]), ADIT_FIELD_UNIQUE_CARD,
     .text = "starting tile open in the draft"},
    {ADIT_TABLE_ARRAY("draft_tradition", draft[1]), ADIT_FIELD_UNIQUE_CARD,
     .text = "tradition open in the draft"},
    {ADIT_TABLE_ARRAY("draft_i", draft[2]), ADIT_FIELD_UNIQUE_CARD,
     .text = "objective of type I open in the draft"},
    {ADIT_TABLE_ARRAY("draft_ii", draft[3]), ADIT_FIELD_UNIQUE_CARD,
     .text = "objective of type II open in the draft"},
    {ADIT_TABLE_BY_CARD("hall", hall_lies, COV_KIND_HALL), ADIT_FIELD_WORDS(hall_places),
     ADIT_FIELD_PINS(COV_HALL_PIN, COV_HALL_UNSEEN, nobody_knows),
     .text = "where the hall tile is; unseen: face down somewhere, or out of the game"},
    {ADIT_TABLE_ARRAY("mountain", back), ADIT_FIELD_LABELS(cov_spot_words),
     ADIT_FIELD_WORD_OR_CARD(face_down, 1, COV_KIND_BACK), .spot_of = "hall",
     .spot_base = COV_HALL_UP, .text = "the face-up hall there, or the back of a face-down one"},
    {ADIT_TABLE_ARRAY("face_up", hall), ADIT_FIELD_LABELS(cov_spot_words), .derived = true,
     ADIT_FIELD_WORD_OR_CARD(face_down, 1, COV_KIND_HALL), .text = "the face-up hall there"},
    {ENEMY("goblin", 0), .can_put = true, .text = "goblins in the hall"},
    {ENEMY("orc", 1), .can_put = true, .text = "orcs in the hall"},
    {ENEMY("troll", 2), .can_put = true, .text = "trolls in the hall"},
    {BASIC("building_1", 0), .text = "house or workshop on the first slot of the hall"},
    {BASIC("building_2", 1), .text = "house or workshop on the second slot of the hall"},
    {ADIT_TABLE_ARRAY("pillar", pillar), ADIT_FIELD_LABELS(cov_point_words),
     ADIT_FIELD_WORDS(nobody_or_clan), .text = "owner of the pillar on the point"},
    {ADIT_TABLE_ARRAY("gate", gate), ADIT_FIELD_LABELS(cov_edge_words),
     ADIT_FIELD_WORDS(nobody_or_clan), .text = "owner of the gate on this side of the spot"},
    {SITE("carts_p1", site_carts[0][0], COV_SEATS), .max = 9,
     .text = "carts of player 1 at the site"},
    {SITE("carts_p2", site_carts[0][1], COV_SEATS), .max = 9,
     .text = "carts of player 2 at the site; in the solo game, of the Elders"},
    {SITE("carts_p3", site_carts[0][2], COV_SEATS), .max = 9,
     .text = "carts of player 3 at the site"},
    {SITE("carts_p4", site_carts[0][3], COV_SEATS), .max = 9,
     .text = "carts of player 4 at the site; with three players, of the unused colour"},
    {SITE("covered_iron", site_covered[0][COV_IRON], COV_RESOURCES), .max = 16,
     .text = "iron spaces of the site that are covered by carts"},
    {SITE("covered_emerald", site_covered[0][COV_EMERALD], COV_RESOURCES), .max = 16,
     .text = "emerald spaces of the site that are covered by carts"},
    {SITE("covered_gold", site_covered[0][COV_GOLD], COV_RESOURCES), .max = 16,
     .text = "gold spaces of the site that are covered by carts"},
    {SITE("covered_mythrall", site_covered[0][COV_MYTHRALL], COV_RESOURCES), .max = 16,
     .text = "mythrall spaces of the site that are covered by carts"},
    {SITE("marker_1", site_marker[0][0], COV_SITE_REWARDS), ADIT_FIELD_WORDS(nobody_or_clan),
     .text = "owner of the marker on the first reward space of the site"},
    {SITE("marker_2", site_marker[0][1], COV_SITE_REWARDS), ADIT_FIELD_WORDS(nobody_or_clan),
     .text = "owner of the marker on the second reward space of the site"},
    {SITE("marker_3", site_marker[0][2], COV_SITE_REWARDS), ADIT_FIELD_WORDS(nobody_or_clan),
     .text = "owner of the marker on the third reward space of the site"},
    {SITE("marker_4", site_marker[0][3], COV_SITE_REWARDS), ADIT_FIELD_WORDS(nobody_or_clan),
     .text = "owner of the marker on the fourth reward space of the site"},
    {SITE("marker_due", site_due[0], 1), .derived = true, .max = 15,
     .text = "bit set of clans that have completed the site and must still place a marker"},
    {ADIT_TABLE_ARRAY("die", die), ADIT_FIELD_LABELS(cov_enemy_words), .min = 1, .max = 6,
     .text = "face shown on the enemy die"},
    {SHOWN("rubble_shown", COV_RUBBLE, 5), .text = "rubble tile in the slot of the display"},
    {SHOWN("traditions_shown", COV_TRADITIONS, 4), .text = "tradition in the slot of the display"},
    {SHOWN("coins_shown", COV_COINS, 4), .text = "King's Coin in the slot of the display"},
    {SHOWN("relics_shown", COV_RELICS, 4), .text = "relic in the slot of the shelf"},
    {SHOWN("tools_shown", COV_TOOLS_SHOWN, 4), .text = "tool in the slot of the display"},
    {SHOWN("silver_shown", COV_JEWELS + COV_SILVER, 3),
     .text = "silver jewel in the slot of the display"},
    {SHOWN("gold_shown", COV_JEWELS + COV_GOLDEN, 3),
     .text = "gold jewel in the slot of the display"},
    {ADIT_TABLE_ARRAY("project", project), ADIT_FIELD_UNIQUE_CARD, .text = "project in the slot"},
    {PILE("tradition", lies[COV_TRADITIONS], COV_KIND_TRADITION), .text = "where the tradition is"},
    {PILE("tool", lies[COV_TOOLS_SHOWN], COV_KIND_TOOL), .text = "where the tool is"},
    {PILE("jewel", lies[COV_JEWELS], COV_KIND_JEWEL), .text = "where the jewel is"},
    {PILE("relic", lies[COV_RELICS], COV_KIND_RELIC),
     .text = "where the relic is; fresh: obtained this turn"},
    {PILE("coin", lies[COV_COINS], COV_KIND_COIN), .text = "where the King's Coin is"},
    {PILE("rubble", lies[COV_RUBBLE], COV_KIND_RUBBLE), .text = "where the rubble tile is"},
    {ADIT_TABLE_BY_CARD("elder", elder_lies, COV_KIND_ELDER), ADIT_FIELD_WORDS(elder_places),
     ADIT_FIELD_PINS(COV_ELDER_PIN, COV_ELDER_AVAILABLE, nobody_knows),
     .text = "where the Elders' tool card is; unseen: in the Forge pile, or face down in "
             "Available"},
    {ADIT_TABLE_ONE("turn_tool", turn.tool), ADIT_FIELD_WORDS(none_or_tool), .text = "tool in use"},
    {ADIT_TABLE_ONE("turn_support", turn.support), .max = 2,
     .text = "support piece beside the dwarf in use: 0, 1 or 2"},
    {ADIT_TABLE_ONE("turn_plus", turn.plus), .max = 99,
     .text = "strength added by jewels this turn"},
    {ADIT_TABLE_ONE("turn_has_acted", turn.has_acted), .max = 1,
     .text = "1 once the basic action has been taken"},
    {ADIT_TABLE_ONE("turn_has_inlaid", turn.has_inlaid), .max = 1,
     .text = "1 once the effect of the jewel has been used"},
    {ADIT_TABLE_ONE("turn_relic_used", turn.relic_used), .max = 1,
     .text = "1 once a relic has been used this turn"},
    {ADIT_TABLE_ONE("turn_action", turn.action), ADIT_FIELD_WORDS(none_or_action),
     .text = "basic action in progress"},
    {ADIT_TABLE_ONE("turn_delivering", turn.delivering), ADIT_FIELD_WORDS(none_or_resource),
     .text = "resource being delivered"},
    {ADIT_TABLE_ONE("turn_built_at", turn.built_at),
     ADIT_FIELD_N_WORDS(cov_spot_or_none, COV_SPOTS + 1),
     .text = "hall where a house or workshop was built last"},
    {ADIT_TABLE_ONE("turn_set_jewel", turn.set_jewel), ADIT_FIELD_ANY_CARD,
     .text = "jewel inlaid last"},
    {ADIT_TABLE_ONE("turn_picked", turn.picked), .max = COV_EDGES,
     .text = "1 + point or side of the monument being scored by a project"},
    {ADIT_TABLE_ONE("turn_settled", turn.settled),
     .text =
         "Council: bit set of coins, then of traditions, already resolved; in a turn 1 if a tile "
         "was taken off a display before it"},
    {ADIT_TABLE_ONE("turn_settled_2", turn.settled_2),
     .text = "Council: further bits of turn_settled"},
    {ADIT_TABLE_ONE("turn_discarding", turn.discarding), ADIT_FIELD_WORDS(nobody_or_clan),
     .text = "player who must discard because of an overfull storage"},
    {ADIT_TABLE_ONE("added_turn", added.turn), ADIT_FIELD_ONLY_WITH(COV_KIND_PHASE),
     .text = "inserted phases: turn of the last one"},
    {ADIT_TABLE_ONE("added_moment", added.moment), ADIT_FIELD_ONLY_WITH(COV_KIND_PHASE),
     .max = COV_MOMENTS, .text = "inserted phases: 1 + the moment they come before"},
    {ADIT_TABLE_ONE("added_seat", added.seat), ADIT_FIELD_ONLY_WITH(COV_KIND_PHASE),
     ADIT_FIELD_SEAT(COV_SEATS), .text = "inserted phases: player at turn at this moment"},
    {ADIT_TABLE_ONE("added_done", added.done), ADIT_FIELD_ONLY_WITH(COV_KIND_PHASE),
     .max = COV_SEATS * COV_MOST_PHASES * 2, .text = "inserted phases done at this moment"},
    {ADIT_TABLE_ONE("elders.gp", elders.gp), .max = 9999, .can_put = true,
     .text = "Glory Points of the Elders"},
    {ADIT_TABLE_ARRAY("elders.track", elders.track), ADIT_FIELD_LABELS(cov_track_words),
     .max = COV_TRACK_END, .text = "track positions of the Elders"},
    {ADIT_TABLE_ARRAY("elders.dungeon", elders.dungeon), ADIT_FIELD_LABELS(cov_enemy_words),
     .max = 99, .can_put = true, .text = "enemies in the dungeon of the Elders"},
    {ADIT_TABLE_ARRAY("elders.board", elders.board), ADIT_FIELD_LABELS(cov_building_words),
     .max = 4, .text = "buildings on the board of the Elders"},
    {ADIT_TABLE_ONE("elders.carts", elders.carts), .max = COV_CARTS,
     .text = "carts left to the Elders"},
    {ADIT_TABLE_ARRAY("elders.throne", elders.throne), ADIT_FIELD_LABELS(resources), .max = 4,
     .text = "carts of the Elders on the level of the throne"},
    {ADIT_TABLE_ONE("elders.difficulty", elders.difficulty),
     ADIT_FIELD_KIND_NUMBER(no_words, COV_KIND_DIFFICULTY), .text = "difficulty tile"},
    {ADIT_TABLE_ONE("elders.first", elders.first), .max = 15,
     .text = "types whose first card is still unseen in Available: 1 pick, 2 axe, "
             "4 compass, 8 cart, added up"},
    {ADIT_TABLE_ONE("elders.below", elders.below), .max = 16,
     .text = "unseen forged cards under the Available pile"},
    {ADIT_PLAYER_ARRAY("forged", forged), ADIT_FIELD_UNIQUE_CARD, .text = "tool on the tool space"},
    {ADIT_PLAYER_ARRAY("jewel", jewel), ADIT_FIELD_LABELS(cov_tool_words), ADIT_FIELD_UNIQUE_CARD,
     .text = "jewel in the tool"},
    {ADIT_PLAYER_ARRAY("coin", coin), ADIT_FIELD_UNIQUE_CARD,
     .text = "King's Coin on the coin space"},
    {ADIT_PLAYER_ARRAY("objective", objective), ADIT_FIELD_LABELS(objectives),
     ADIT_FIELD_SECRET_CARD(COV_KIND_OBJECTIVE, COV_OBJECTIVE_TYPE, revealed),
     .text = "objective, face down"},
    {ADIT_PLAYER_ARRAY("drafted_objective", drafted_objective), ADIT_FIELD_LABELS(objectives),
     ADIT_FIELD_UNIQUE_CARD, .text = "drafted objective, face up until the draft ends"},
    {ADIT_PLAYER_ONE("start_tile", start_tile), ADIT_FIELD_UNIQUE_CARD,
     .text = "starting tile still to be resolved"},
    {ADIT_PLAYER_ONE("drafted_tradition", drafted_tradition), ADIT_FIELD_UNIQUE_CARD,
     .text = "tradition drafted"},
    {ADIT_PLAYER_ONE("clan", clan), ADIT_FIELD_KIND_NUMBER(no_words, COV_KIND_CLAN),
     .text = "clan board"},
    {ADIT_PLAYER_ARRAY("tavern", tavern), .max = COV_DWARVES, .can_put = true,
     .text = "dwarves of this strength in the tavern"},
    {ADIT_PLAYER_ARRAY("dwarf_on", dwarf_on), ADIT_FIELD_LABELS(cov_tool_words),
     .max = COV_STRENGTHS, .text = "strength of the dwarf on the tool; 0: none"},
    {ADIT_PLAYER_ARRAY("track", track), ADIT_FIELD_LABELS(cov_track_words), .max = COV_TRACK_END,
     .can_put = true, .text = "position on the track"},
    {ADIT_PLAYER_ARRAY("forge", forge), ADIT_FIELD_LABELS(cov_building_words), .max = 4,
     .text = "buildings in the forge, ready to be built"},
    {ADIT_PLAYER_ONE("carts", carts), .max = COV_CARTS, .text = "carts in reserve"},
    {ADIT_PLAYER_ARRAY("throne", throne), ADIT_FIELD_LABELS(resources), .max = 4,
     .text = "carts on the level of the throne"},
    {ADIT_PLAYER_ONE("revealed", revealed), .max = 3,
     .text = "bit set of the objectives that are scored"},
    {ADIT_PLAYER_ARRAY("scored", scored), ADIT_FIELD_LABELS(sources), .max = 255,
     .text = "GP from the final scoring by source"},
    {ADIT_PLAYER_ONE("lost", lost), .max = 255, .text = "GP lost for enemies in the mountain"},
    {.name = NULL},
};
