/* queries.c - counts that cards may use.
 *
 * Each is one number about the seat; cards write per("pillars", 3) and the like. What a count
 * includes is said in the rows at the end, which also make the reference page. Buildings count
 * in the mountain only, unless it says otherwise (COV-10.115).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"

#include <string.h>

#include "engine/kit/kit.h"

/* ---- The clan board ---- */

static int count_tools(adit_tx *tx, int seat)
{
    return COV_PRINTED_TOOLS + cov_count_set(cov_player_of(tx, seat)->forged, COV_TOOL_SPACES);
}

static int count_jewels(adit_tx *tx, int seat)
{
    return cov_count_set(cov_player_of(tx, seat)->jewel, COV_TOOLS);
}

static int count_coins(adit_tx *tx, int seat)
{
    return cov_count_set(cov_player_of(tx, seat)->coin, COV_COIN_SPACES);
}

static int count_traditions(adit_tx *tx, int seat)
{
    return cov_traditions(cov_player_of(tx, seat));
}

static int total_strength(adit_tx *tx, int seat)
{
    const cov_player *player = cov_player_of(tx, seat);
    int sum = 0;

    for (int i = 0; i < COV_STRENGTHS; i++) {
        sum += (i + 1) * player->tavern[i];
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        sum += player->dwarf_on[tool];
    }
    return sum;
}

static int count_achievements(adit_tx *tx, int seat)
{
    return cov_achievements(tx->cards, cov_player_of(tx, seat)->track);
}

/* ---- Buildings ---- */

/* The compiler counts faster where it knows how many places there are. */
static inline int count_owned(const uint8_t *owner, int places, int seat)
{
    int count = 0;

    for (int place = 0; place < places; place++) {
        count += owner[place] == seat + 1;
    }
    return count;
}

static int count_pillars(adit_tx *tx, int seat)
{
    return count_owned(cov_of(tx)->pillar, COV_POINTS, seat);
}

static int count_gates(adit_tx *tx, int seat)
{
    return count_owned(cov_of(tx)->gate, COV_EDGES, seat);
}

int cov_monuments(adit_tx *tx, int seat)
{
    const cov_player *player = cov_player_of(tx, seat);

    return count_pillars(tx, seat) + count_gates(tx, seat) + player->forge[COV_PILLAR] +
           player->forge[COV_GATE];
}

/* What is built on a slot of a hall: 1 + clan * 2 + (0 house, 1 workshop). */
static int basic_of(int clan, int building)
{
    return 1 + clan * 2 + building;
}

/* Houses or workshops of the seat in halls whose fact has this value. */
static int count_basics(adit_tx *tx, int seat, int building, int fact, int value)
{
    const cov_state *state = cov_of(tx);
    const int wanted = basic_of(seat, building);
    int count = 0;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int here = (state->basic[spot][0] == wanted) + (state->basic[spot][1] == wanted);
        if (here > 0 && cov_hall_at(state, tx->cards, spot)->fact[fact].number == value) {
            count += here;
        }
    }
    return count;
}

static int count_buildings(adit_tx *tx, int seat)
{
    int count[COV_BUILDINGS];

    cov_count_buildings(cov_of(tx), seat, count);
    return count[COV_HOUSE] + count[COV_WORKSHOP] + count[COV_PILLAR] + count[COV_GATE];
}

static int building_kinds(adit_tx *tx, int seat)
{
    int count[COV_BUILDINGS];

    cov_count_buildings(cov_of(tx), seat, count);
    return (count[COV_HOUSE] > 0) + (count[COV_WORKSHOP] > 0) + (count[COV_PILLAR] > 0) +
           (count[COV_GATE] > 0);
}

/* Halls that the seat's pillars or gates touch and whose fact has this value, once for each of
 * them (COV-250). */
static int count_touched(adit_tx *tx, int seat, int building, int fact, int value)
{
    const cov_state *state = cov_of(tx);
    const bool is_pillar = building == COV_PILLAR;
    const uint8_t *owner = is_pillar ? state->pillar : state->gate, *at = owner;
    const uint8_t *end = owner + (is_pillar ? COV_POINTS : COV_EDGES);
    int count = 0, spots[3];

    for (; (at = memchr(at, seat + 1, (size_t)(end - at))) != NULL; at++) {
        const int place = (int)(at - owner);
        const bool exists =
            is_pillar ? cov_point_spots(state, place, spots) : cov_edge_spots(state, place, spots);
        for (int i = 0; exists && i < (is_pillar ? 3 : 2); i++) {
            count += cov_hall_at(state, tx->cards, spots[i])->fact[fact].number == value;
        }
    }
    return count;
}

#define OF_COLOUR(name, colour)                                                                    \
    static int houses_##name(adit_tx *tx, int seat)                                                \
    {                                                                                              \
        return count_basics(tx, seat, COV_HOUSE, COV_HALL_COLOUR, colour);                         \
    }                                                                                              \
    static int gate_halls_##name(adit_tx *tx, int seat)                                            \
    {                                                                                              \
        return count_touched(tx, seat, COV_GATE, COV_HALL_COLOUR, colour);                         \
    }
#define OF_VEIN(name, vein)                                                                        \
    static int workshops_##name(adit_tx *tx, int seat)                                             \
    {                                                                                              \
        return count_basics(tx, seat, COV_WORKSHOP, COV_HALL_VEIN, vein);                          \
    }                                                                                              \
    static int pillar_halls_##name(adit_tx *tx, int seat)                                          \
    {                                                                                              \
        return count_touched(tx, seat, COV_PILLAR, COV_HALL_VEIN, vein);                           \
    }
OF_COLOUR(yellow, COV_YELLOW)
OF_COLOUR(blue, COV_BLUE)
OF_COLOUR(black, COV_BLACK)
OF_VEIN(iron, COV_IRON)
OF_VEIN(emerald, COV_EMERALD)
OF_VEIN(gold, COV_GOLD)
OF_VEIN(mythrall, COV_MYTHRALL)

/* ---- The mountain ---- */

static int halls_without_enemies(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    int count = 0;

    for (uint32_t rest = cov_presence(state, seat); rest != 0; rest &= rest - 1) {
        count += cov_enemies_at(state, __builtin_ctz(rest)) == 0;
    }
    return count;
}

/* COV-67 */
int cov_districts_of(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    int comp[COV_SPOTS], size[COV_SPOTS];
    uint32_t found = 0;

    (void)cov_districts(state, tx->cards, comp, size);
    for (uint32_t rest = cov_presence(state, seat); rest != 0; rest &= rest - 1) {
        const int district = comp[__builtin_ctz(rest)];
        found |= district >= 0 ? UINT32_C(1) << district : 0;
    }
    return __builtin_popcount(found);
}

/* Houses of all clans in the halls around. */
static int houses_around(const cov_state *state, int spot)
{
    int count = 0;

    for (int direction = 0; direction < 6; direction++) {
        const int next = cov_neighbour(state, spot, direction);
        count += next >= 0 ? state->basic[next][0] % 2 + state->basic[next][1] % 2 : 0;
    }
    return count;
}

/* COV-10.79: for each workshop, so a house may count more than once. */
static int workshop_neighbours(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    const int wanted = basic_of(seat, COV_WORKSHOP);
    int count = 0;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int here = (state->basic[spot][0] == wanted) + (state->basic[spot][1] == wanted);
        count += here > 0 ? here * houses_around(state, spot) : 0;
    }
    return count;
}

/* ---- The monument that a project looks at ---- */

/* The halls that it touches; 0 if none was picked. */
static int picked_spots(adit_tx *tx, int spots[3])
{
    const cov_state *state = cov_of(tx);
    const int picked = state->turn.picked - 1;

    if (picked < 0 || tx->card == ADIT_NO_CARD ||
        tx->cards->card[tx->card].kind != COV_KIND_PROJECT) {
        return 0;
    }
    switch (tx->cards->card[tx->card].fact[COV_PROJECT_PICK].number) {
    case COV_PICK_GATE:
        return picked < COV_EDGES && cov_edge_spots(state, picked, spots) ? 2 : 0;
    case COV_PICK_PILLAR:
        return picked < COV_POINTS && cov_point_spots(state, picked, spots) ? 3 : 0;
    default:
        return 0;
    }
}

/* Each district once (COV-10.78). */
static int picked_district_halls(adit_tx *tx, int seat)
{
    int spots[3], comp[COV_SPOTS], size[COV_SPOTS], halls = 0;
    const int count = picked_spots(tx, spots);
    uint32_t seen = 0;

    (void)seat;
    if (count == 0) {
        return 0;
    }
    (void)cov_districts(cov_of(tx), tx->cards, comp, size);
    for (int i = 0; i < count; i++) {
        const int district = comp[spots[i]];
        if (district >= 0 && (seen >> district & 1) == 0) {
            seen |= UINT32_C(1) << district;
            halls += size[district];
        }
    }
    return halls;
}

static int picked_buildings(adit_tx *tx, int seat)
{
    int spots[3], buildings_there = 0;
    const int count = picked_spots(tx, spots);

    (void)seat;
    for (int i = 0; i < count; i++) {
        buildings_there += cov_basics_at(cov_of(tx), spots[i]);
    }
    return buildings_there;
}

/* ---- What is going on ---- */

/* The seat's tool in use is of this type, and its basic action is being carried out. A book
 * stays a book (COV-10.102). */
static int is_using(adit_tx *tx, int seat, int type)
{
    const cov_state *state = cov_of(tx);

    return state->turn.action != 0 && state->turn.tool != 0 && state->at_turn == seat &&
           cov_tool_type(tx, seat, state->turn.tool - 1) == type;
}

#define USING(name, type)                                                                          \
    static int using_##name(adit_tx *tx, int seat)                                                 \
    {                                                                                              \
        return is_using(tx, seat, type);                                                           \
    }
#define DELIVERING(name, resource)                                                                 \
    static int delivering_##name(adit_tx *tx, int seat)                                            \
    {                                                                                              \
        (void)seat;                                                                                \
        return cov_of(tx)->turn.delivering == (resource) + 1;                                      \
    }
USING(pick, COV_PICK)
USING(axe, COV_AXE)
USING(compass, COV_COMPASS)
USING(cart, COV_CART)
USING(book, COV_BOOK)
DELIVERING(iron, COV_IRON)
DELIVERING(emerald, COV_EMERALD)
DELIVERING(gold, COV_GOLD)
DELIVERING(mythrall, COV_MYTHRALL)

static int the_era(adit_tx *tx, int seat)
{
    (void)seat;
    return cov_of(tx)->era;
}

/* Without the Elders there is nothing of theirs. */
static int elders_buildings(adit_tx *tx, int seat)
{
    const uint8_t *board = cov_of(tx)->elders.board;

    (void)seat;
    return board[COV_HOUSE] + board[COV_WORKSHOP] + board[COV_PILLAR] + board[COV_GATE];
}

static int elders_gp(adit_tx *tx, int seat)
{
    (void)seat;
    return cov_of(tx)->elders.gp;
}

const adit_query_row cov_queries[] = {
    {"tools", count_tools, "tools of the player, including the four printed ones"},
    {"jewels", count_jewels, "jewels inlaid in the player's tools"},
    {"monuments", cov_monuments, "pillars and gates the player has acquired, built or not"},
    {"buildings", count_buildings, "buildings of the player in the mountain, of all four kinds"},
    {"pillars", count_pillars, "pillars of the player in the mountain"},
    {"gates", count_gates, "gates of the player in the mountain"},
    {"coins", count_coins, "King's Coins on the player's clan board"},
    {"traditions", count_traditions, "traditions of the player"},
    {"strength", total_strength, "total strength of the player's four dwarves"},
    {"keys", cov_keys, "keys of the player"},
    {"storage", cov_storage, "storage spaces of the player"},
    {"relic_types", cov_relic_types, "different relic types the player owns, used or not"},
    {"relics", cov_relics, "relics the player owns, used or not"},
    {"achievements", count_achievements, "achievements the player has reached on the tracks"},
    {"districts", cov_districts_of, "districts in which the player is present"},
    {"houses_yellow", houses_yellow, "houses of the player in yellow halls"},
    {"houses_blue", houses_blue, "houses of the player in blue halls"},
    {"houses_black", houses_black, "houses of the player in black halls"},
    {"workshops_iron", workshops_iron, "workshops of the player on iron"},
    {"workshops_emerald", workshops_emerald, "workshops of the player on emerald"},
    {"workshops_gold", workshops_gold, "workshops of the player on gold"},
    {"workshops_mythrall", workshops_mythrall, "workshops of the player on mythrall"},
    {"pillar_halls_iron", pillar_halls_iron,
     "halls with iron touched by the player's pillars, once for each pillar"},
    {"pillar_halls_emerald", pillar_halls_emerald,
     "halls with emerald touched by the player's pillars, once for each pillar"},
    {"pillar_halls_gold", pillar_halls_gold,
     "halls with gold touched by the player's pillars, once for each pillar"},
    {"pillar_halls_mythrall", pillar_halls_mythrall,
     "halls with mythrall touched by the player's pillars, once for each pillar"},
    {"gate_halls_yellow", gate_halls_yellow,
     "yellow halls touched by the player's gates, once for each gate"},
    {"gate_halls_blue", gate_halls_blue,
     "blue halls touched by the player's gates, once for each gate"},
    {"gate_halls_black", gate_halls_black,
     "black halls touched by the player's gates, once for each gate"},
    {"building_kinds", building_kinds, "different kinds of the player's buildings in the mountain"},
    {"halls_without_enemies", halls_without_enemies,
     "halls in which the player is present and no enemy is"},
    {"workshop_neighbours", workshop_neighbours,
     "houses of all clans next to the player's workshops, counted for each workshop"},
    {"picked_district_halls", picked_district_halls,
     "halls in all districts touched by the picked monument; in projects only"},
    {"picked_buildings", picked_buildings,
     "houses and workshops of all clans beside the picked monument; in projects only"},
    {"using_pick", using_pick, "1 during the basic action of a pick, otherwise 0"},
    {"using_axe", using_axe, "1 during the basic action of an axe, otherwise 0"},
    {"using_compass", using_compass, "1 during the basic action of a compass, otherwise 0"},
    {"using_cart", using_cart, "1 during the basic action of a cart, otherwise 0"},
    {"using_book", using_book, "1 during the basic action of a book, otherwise 0"},
    {"delivering_iron", delivering_iron, "1 while iron is being delivered, otherwise 0"},
    {"delivering_emerald", delivering_emerald,
     "1 while an emerald is being delivered, otherwise 0"},
    {"delivering_gold", delivering_gold, "1 while gold is being delivered, otherwise 0"},
    {"delivering_mythrall", delivering_mythrall,
     "1 while mythrall is being delivered, otherwise 0"},
    {"era", the_era, "number of the current Era"},
    {"players", adit_query_players, "number of players"},
    {"elders_buildings", elders_buildings, "buildings on the Elders' board, not yet built"},
    {"elders_gp", elders_gp, "GP of the Elders"},
    {NULL, NULL, NULL},
};
