/* fields.c - every field of the state, described once.
 *
 * Dump, load, saves, hashes, views, scenarios and the reference page are made from these rows.
 * What lies face down is a set (design 2.7): a card "in the pile" is just that, and of a
 * face-down hall only its back is known. Nothing needs hiding but the objectives of the others
 * and what a scenario has pinned. A spot of the mountain is set to a hall, which then lies there
 * face up, or to a back.
 */
#include "engine/games/covenant/tables/tables.h"

/* Names of members cannot be put in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */
#define AT(member) (uint16_t) offsetof(cov_state, member)
#define IN_PLAYER(member) (uint16_t) offsetof(cov_player, member)
#define SIZE(member) sizeof(((cov_state *)0)->member)
#define WORDS(list, n) .words = list, .max = (n)-1

/* One number or word of the table, of a player, and several of them. */
#define ONE(field, member) .name = field, .size = SIZE(member), .offset = AT(member), .count = 1
#define OWN(field, member)                                                                         \
    .name = field, .size = sizeof(((cov_player *)0)->member), .per_player = true,                  \
    .offset = IN_PLAYER(member), .count = 1
#define MANY(field, member, n)                                                                     \
    .name = field, .size = SIZE(member[0]), .offset = AT(member), .count = n
#define OWN_MANY(field, member, n)                                                                 \
    .name = field, .size = sizeof(((cov_player *)0)->member[0]), .per_player = true,               \
    .offset = IN_PLAYER(member), .count = n
#define LABELS(list) .index = ADIT_BY_LABEL, .labels = list
/* Tiles that lie open or belong to a player; each lies in one place only. */
#define CARDS .type = ADIT_FIELD_CARD, .max = ADIT_MAX_CARDS, .is_unique = true

/* Where the cards of a kind with a pile lie. */
#define PILE(field, member, of)                                                                    \
    .name = field, .index = ADIT_BY_CARD, .kind = of, .size = 1, .offset = AT(member),             \
    .count = COV_MOST, WORDS(places, COV_LIES), .pin_first = COV_LIES_PIN,                         \
    .pin_pool = COV_LIES_PILE, .known_offset = AT(nobody_knows)
/* Enemies of a type in the halls; the house or workshop on a slot of the halls. */
#define ENEMY(field, enemy_type)                                                                   \
    .name = field, .size = 1, .stride = COV_ENEMIES, .offset = AT(enemy) + (enemy_type),           \
    .count = COV_SPOTS, .max = COV_HALL_ENEMIES, LABELS(cov_spot_words)
#define BASIC(field, n)                                                                            \
    .name = field, .size = 1, .stride = 2, .offset = AT(basic) + (n), .count = COV_SPOTS,          \
    WORDS(basics, 1 + 2 * COV_SEATS), LABELS(cov_spot_words)
/* A card by its number among those of its kind. */
#define KIND_NUMBER(of) .words = no_words, .is_kind_number = true, .kind = of, .max = COV_MOST
/* Something on each of the sites. */
#define SITE(field, member, n, columns)                                                            \
    .name = field, .index = ADIT_BY_CARD, .kind = COV_KIND_SITE, .size = 1, .stride = columns,     \
    .offset = AT(member) + (n), .count = COV_SITES
/* NOLINTEND(bugprone-macro-parentheses) */

static const char *const places[COV_LIES + 1] = {
    "pile",    "out",      "shown",    "discarded", "elders",   "p1",      "p2",      "p3",
    "p4",      "fresh_p1", "fresh_p2", "fresh_p3",  "fresh_p4", "used_p1", "used_p2", "used_p3",
    "used_p4", "next_1",   "next_2",   "next_3",    "next_4",   "next_5",  "next_6",  "next_7",
    "next_8",  "next_9",   "next_10",  "next_11",   "next_12",  NULL};
/* Where a hall lies face up is said by the spot. */
#define NO_WORD_8 NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL
static const char *const hall_places[COV_HALL_PLACES + 1] = {
    "unseen",   NO_WORD_8,  NO_WORD_8,  NO_WORD_8,  "under_a1", "under_a2", "under_a3", "under_a4",
    "under_b1", "under_b2", "under_b3", "under_b4", "under_b5", "under_c1", "under_c2", "under_c3",
    "under_c4", "under_c5", "under_c6", "under_d1", "under_d2", "under_d3", "under_d4", "under_d5",
    "under_e1", "under_e2", "under_e3", "under_e4", NULL};
static const char *const elder_places[COV_ELDER_PLACES + 1] = {
    "out",     "unseen",  "available", "discarded", "next_1",  "next_2",  "next_3",
    "next_4",  "next_5",  "next_6",    "next_7",    "next_8",  "next_9",  "next_10",
    "next_11", "next_12", "next_13",   "next_14",   "next_15", "next_16", NULL};
static const char *const phases[COV_PHASES + 1] = {
    "draft",   "start_tiles",   "relic_pre",     "assign",
    "support", "menu",          "relic_post",    "cleanup",
    "elders",  "council",       "council_coins", "council_traditions",
    "release", "council_score", "objectives",    "final",
    NULL};
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
    {ONE("phase", phase), WORDS(phases, COV_PHASES), .text = "what happens next"},
    {ONE("era", era), .min = 1, .max = COV_ERAS, .text = "number of the Era"},
    {ONE("round", round), .min = 1, .max = COV_TURNS, .text = "which of the turns of the Era"},
    {ONE("start_player", start_player), .max = COV_SEATS - 1, .is_seat = true,
     .text = "seat that begins every Era"},
    {ONE("at_turn", at_turn), .max = COV_SEATS - 1, .is_seat = true,
     .text = "seat that acts, drafts or is served"},
    {ONE("picks", picks), .max = 4 * COV_SEATS, .text = "draft picks made"},
    {MANY("draft_start", draft[0], COV_SEATS), CARDS, .text = "starting tile open in the draft"},
    {MANY("draft_tradition", draft[1], COV_SEATS), CARDS, .text = "tradition open in the draft"},
    {MANY("draft_i", draft[2], COV_SEATS), CARDS, .text = "objective of type I open in the draft"},
    {MANY("draft_ii", draft[3], COV_SEATS), CARDS,
     .text = "objective of type II open in the draft"},
    {.name = "hall",
     .index = ADIT_BY_CARD,
     .kind = COV_KIND_HALL,
     .size = 1,
     .offset = AT(hall_lies),
     .count = COV_MOST,
     WORDS(hall_places, COV_HALL_PLACES),
     .pin_first = COV_HALL_PIN,
     .pin_pool = COV_HALL_UNSEEN,
     .known_offset = AT(nobody_knows),
     .text = "where the hall tile lies; unseen: face down somewhere, or out of the game"},
    {.name = "mountain",
     LABELS(cov_spot_words),
     .size = 1,
     .offset = AT(back),
     .count = COV_SPOTS,
     .words = face_down,
     .cards_from = 1,
     .kind = COV_KIND_BACK,
     .max = COV_MOST,
     .spot_of = "hall",
     .spot_base = COV_HALL_UP,
     .text = "hall that lies there face up, or the back of the one that lies face down"},
    {.name = "face_up",
     LABELS(cov_spot_words),
     .size = 1,
     .derived = true,
     .offset = AT(hall),
     .count = COV_SPOTS,
     .words = face_down,
     .cards_from = 1,
     .kind = COV_KIND_HALL,
     .max = COV_MOST,
     .text = "hall that lies there face up"},
    {ENEMY("goblin", 0), .text = "goblins in the hall"},
    {ENEMY("orc", 1), .text = "orcs in the hall"},
    {ENEMY("troll", 2), .text = "trolls in the hall"},
    {BASIC("building_1", 0), .text = "house or workshop on the first slot of the hall"},
    {BASIC("building_2", 1), .text = "house or workshop on the second slot of the hall"},
    {MANY("pillar", pillar, COV_POINTS), LABELS(cov_point_words),
     WORDS(nobody_or_clan, COV_SEATS + 1), .text = "whose pillar stands on the point"},
    {MANY("gate", gate, COV_EDGES), LABELS(cov_edge_words), WORDS(nobody_or_clan, COV_SEATS + 1),
     .text = "whose gate stands on the side of the spot"},
    {SITE("carts_p1", site_carts, 0, COV_SEATS), .max = 9, .text = "carts of player 1 at the site"},
    {SITE("carts_p2", site_carts, 1, COV_SEATS), .max = 9,
     .text = "carts of player 2 at the site, with one player of the Elders"},
    {SITE("carts_p3", site_carts, 2, COV_SEATS), .max = 9, .text = "carts of player 3 at the site"},
    {SITE("carts_p4", site_carts, 3, COV_SEATS), .max = 9,
     .text = "carts of player 4 at the site, with three players of the unused colour"},
    {SITE("covered_iron", site_covered, COV_IRON, COV_RESOURCES), .max = 16,
     .text = "iron spaces of the site under a cart"},
    {SITE("covered_emerald", site_covered, COV_EMERALD, COV_RESOURCES), .max = 16,
     .text = "emerald spaces of the site under a cart"},
    {SITE("covered_gold", site_covered, COV_GOLD, COV_RESOURCES), .max = 16,
     .text = "gold spaces of the site under a cart"},
    {SITE("covered_mythrall", site_covered, COV_MYTHRALL, COV_RESOURCES), .max = 16,
     .text = "mythrall spaces of the site under a cart"},
    {SITE("marker_1", site_marker, 0, COV_SITE_REWARDS), WORDS(nobody_or_clan, COV_SEATS + 1),
     .text = "whose marker lies on the first reward space of the site"},
    {SITE("marker_2", site_marker, 1, COV_SITE_REWARDS), WORDS(nobody_or_clan, COV_SEATS + 1),
     .text = "whose marker lies on the second reward space of the site"},
    {SITE("marker_3", site_marker, 2, COV_SITE_REWARDS), WORDS(nobody_or_clan, COV_SEATS + 1),
     .text = "whose marker lies on the third reward space of the site"},
    {SITE("marker_4", site_marker, 3, COV_SITE_REWARDS), WORDS(nobody_or_clan, COV_SEATS + 1),
     .text = "whose marker lies on the fourth reward space of the site"},
    {SITE("marker_due", site_due, 0, 1), .derived = true, .max = 15,
     .text = "bit set of clans that have completed the site and are to set a marker"},
    {MANY("die", die, COV_ENEMIES), LABELS(cov_enemy_words), .min = 1, .max = 6,
     .text = "face that the enemy die shows"},
    {MANY("rubble_shown", rubble, 5), CARDS, .text = "rubble tile in the slot of the display"},
    {MANY("traditions_shown", tradition, 4), CARDS, .text = "tradition in the slot of the display"},
    {MANY("coins_shown", coin, 4), CARDS, .text = "King's Coin in the slot of the display"},
    {MANY("relics_shown", relic, 4), CARDS, .text = "relic in the slot of the shelf"},
    {MANY("tools_shown", tool, 4), CARDS, .text = "tool in the slot of the display"},
    {MANY("silver_shown", jewel[COV_SILVER], 3), CARDS,
     .text = "silver jewel in the slot of the display"},
    {MANY("gold_shown", jewel[COV_GOLDEN], 3), CARDS,
     .text = "gold jewel in the slot of the display"},
    {MANY("project", project, COV_ERAS), CARDS, .text = "project in the slot"},
    {PILE("tradition", tradition_lies, COV_KIND_TRADITION), .text = "where the tradition lies"},
    {PILE("tool", tool_lies, COV_KIND_TOOL), .text = "where the tool lies"},
    {PILE("jewel", jewel_lies, COV_KIND_JEWEL), .text = "where the jewel lies"},
    {PILE("relic", relic_lies, COV_KIND_RELIC),
     .text = "where the relic lies; fresh: obtained in this turn"},
    {PILE("coin", coin_lies, COV_KIND_COIN), .text = "where the King's Coin lies"},
    {PILE("rubble", rubble_lies, COV_KIND_RUBBLE), .text = "where the rubble tile lies"},
    {.name = "elder",
     .index = ADIT_BY_CARD,
     .kind = COV_KIND_ELDER,
     .size = 1,
     .offset = AT(elder_lies),
     .count = COV_MOST,
     WORDS(elder_places, COV_ELDER_PLACES),
     .pin_first = COV_ELDER_PIN,
     .pin_pool = COV_ELDER_AVAILABLE,
     .known_offset = AT(nobody_knows),
     .text = "where the Elders' tool card lies; unseen: in the Forge pile, or face down in "
             "Available"},
    {ONE("turn_tool", turn.tool), WORDS(none_or_tool, COV_TOOLS + 1), .text = "tool in use"},
    {ONE("turn_support", turn.support), .max = 2, .text = "support piece beside the dwarf in use"},
    {ONE("turn_plus", turn.plus), .max = 99,
     .text = "strength that jewels have added in this turn"},
    {ONE("turn_has_acted", turn.has_acted), .max = 1, .text = "1: the basic action was taken"},
    {ONE("turn_has_inlaid", turn.has_inlaid), .max = 1,
     .text = "1: the effect of the jewel was used"},
    {ONE("turn_relic_used", turn.relic_used), .max = 1, .text = "1: a relic was used in this turn"},
    {ONE("turn_action", turn.action), WORDS(none_or_action, COV_ACTIONS + 1),
     .text = "basic action that is being carried out"},
    {ONE("turn_delivering", turn.delivering), WORDS(none_or_resource, COV_RESOURCES + 1),
     .text = "resource that is being delivered"},
    {ONE("turn_built_at", turn.built_at), WORDS(cov_spot_or_none, COV_SPOTS + 1),
     .text = "hall of the house or workshop built last"},
    {ONE("turn_set_jewel", turn.set_jewel), .type = ADIT_FIELD_CARD, .max = ADIT_MAX_CARDS,
     .text = "jewel set last"},
    {ONE("turn_picked", turn.picked), .max = COV_EDGES,
     .text = "1 + point or side of the monument that a project looks at"},
    {ONE("turn_settled", turn.settled),
     .text = "Council: bit set of coins, then of traditions, that are done"},
    {ONE("turn_settled_2", turn.settled_2), .text = "Council: further bits of it"},
    {ONE("turn_discarding", turn.discarding), WORDS(nobody_or_clan, COV_SEATS + 1),
     .text = "who is being asked because the storage is too small"},
    {ONE("elders.gp", elders.gp), .max = 9999, .text = "Glory Points of the Elders"},
    {MANY("elders.track", elders.track, COV_TRACKS), LABELS(cov_track_words), .max = COV_TRACK_END,
     .text = "track positions of the Elders"},
    {MANY("elders.dungeon", elders.dungeon, COV_ENEMIES), LABELS(cov_enemy_words), .max = 99,
     .text = "enemies in the dungeon of the Elders"},
    {MANY("elders.board", elders.board, COV_BUILDINGS), LABELS(cov_building_words), .max = 4,
     .text = "buildings on the board of the Elders"},
    {ONE("elders.carts", elders.carts), .max = COV_CARTS,
     .text = "carts that the Elders have left"},
    {MANY("elders.throne", elders.throne, COV_RESOURCES), LABELS(resources), .max = 4,
     .text = "carts of the Elders on the level of the throne"},
    {ONE("elders.difficulty", elders.difficulty), KIND_NUMBER(COV_KIND_DIFFICULTY),
     .text = "difficulty tile"},
    {ONE("elders.first", elders.first), .max = 15,
     .text = "types whose unseen card lies in Available since the beginning: 1 pick, 2 axe, "
             "4 compass, 8 cart, added up"},
    {ONE("elders.below", elders.below), .max = 16,
     .text = "unseen cards that were forged and lie under the Available pile"},
    {OWN_MANY("forged", forged, COV_TOOL_SPACES), CARDS, .text = "tool on the tool space"},
    {OWN_MANY("jewel", jewel, COV_TOOLS), LABELS(cov_tool_words), CARDS,
     .text = "jewel in the tool"},
    {OWN_MANY("coin", coin, COV_COIN_SPACES), CARDS, .text = "King's Coin on the coin space"},
    {OWN_MANY("objective", objective, 2), LABELS(objectives), CARDS, .seen = ADIT_SEEN_BY_OWNER,
     .text = "objective, face down"},
    {OWN_MANY("drafted_objective", drafted_objective, 2), LABELS(objectives), CARDS,
     .text = "objective that was drafted, open until the draft ends"},
    {OWN("start_tile", start_tile), CARDS, .text = "starting tile that is still to be resolved"},
    {OWN("drafted_tradition", drafted_tradition), CARDS, .text = "tradition from the draft"},
    {OWN("clan", clan), KIND_NUMBER(COV_KIND_CLAN), .text = "clan board"},
    {OWN_MANY("tavern", tavern, COV_STRENGTHS), .max = COV_DWARVES,
     .text = "dwarves of this strength in the tavern"},
    {OWN_MANY("dwarf_on", dwarf_on, COV_TOOLS), LABELS(cov_tool_words), .max = COV_STRENGTHS,
     .text = "strength of the dwarf on the tool; 0: none"},
    {OWN_MANY("track", track, COV_TRACKS), LABELS(cov_track_words), .max = COV_TRACK_END,
     .text = "position on the track"},
    {OWN_MANY("forge", forge, COV_BUILDINGS), LABELS(cov_building_words), .max = 4,
     .text = "buildings in the forge, ready to be built"},
    {OWN("carts", carts), .max = COV_CARTS, .text = "carts in reserve"},
    {OWN_MANY("throne", throne, COV_RESOURCES), LABELS(resources), .max = 4,
     .text = "carts on the level of the throne"},
    {OWN("revealed", revealed), .max = 3, .text = "bit set of the objectives that score"},
    {OWN_MANY("scored", scored, 8), LABELS(sources), .max = 255,
     .text = "GP of the final scoring by source"},
    {OWN("lost", lost), .max = 255, .text = "GP taken off for enemies in the mountain"},
    {.name = NULL},
};
