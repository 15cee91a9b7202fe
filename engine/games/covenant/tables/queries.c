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
#include "engine/kit/tables.h"

/* ---- The clan board ---- */

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

/* Houses or workshops of the seat in halls whose fact has this value. */
static int count_basics(adit_tx *tx, int seat, int building, int fact, int value)
{
    const cov_state *state = cov_of(tx);
    int count = 0;

    for (int i = 0; (i = cov_next_basic(state, i, seat, building)) >= 0; i++) {
        count += cov_hall_at(state, tx->cards, i / 2)->fact[fact].number == value;
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
    int count = 0;

    for (int i = 0; (i = cov_next_basic(state, i, seat, COV_WORKSHOP)) >= 0; i++) {
        count += houses_around(state, i / 2);
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
static int picked_district_halls(adit_tx *tx)
{
    int spots[3], comp[COV_SPOTS], size[COV_SPOTS], halls = 0;
    const int count = picked_spots(tx, spots);
    uint32_t seen = 0;

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

static int picked_buildings(adit_tx *tx)
{
    int spots[3], buildings_there = 0;
    const int count = picked_spots(tx, spots);

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

/* The resource is on its way. */
static int is_delivering(adit_tx *tx, int resource)
{
    return cov_of(tx)->turn.delivering == resource + 1;
}

/* Without the Elders there is nothing of theirs. */
static int elders_buildings(adit_tx *tx)
{
    const uint8_t *board = cov_of(tx)->elders.board;

    return board[COV_HOUSE] + board[COV_WORKSHOP] + board[COV_PILLAR] + board[COV_GATE];
}

#define COV_QUERY_MAP(X)                                                                           \
    X(tools, COV_PRINTED_TOOLS + cov_count_set(cov_player_of(tx, seat)->forged, COV_TOOL_SPACES),  \
      "tools of the player, including the four printed ones")                                      \
    X(jewels, cov_count_set(cov_player_of(tx, seat)->jewel, COV_TOOLS),                            \
      "jewels inlaid in the player's tools")                                                       \
    X(monuments, cov_monuments(tx, seat),                                                          \
      "pillars and gates the player has acquired, built or not",                                   \
      .per = "for each pillar and gate you acquired")                                              \
    X(buildings, count_buildings(tx, seat),                                                        \
      "buildings of the player in the mountain, of all four kinds")                                \
    X(pillars, count_pillars(tx, seat), "pillars of the player in the mountain")                   \
    X(gates, count_gates(tx, seat), "gates of the player in the mountain")                         \
    X(coins, cov_count_set(cov_player_of(tx, seat)->coin, COV_COIN_SPACES),                        \
      "King's Coins on the player's clan board")                                                   \
    X(traditions, cov_traditions(cov_player_of(tx, seat)), "traditions of the player")             \
    X(strength, total_strength(tx, seat), "total strength of the player's four dwarves",           \
      .per = "for each point of strength of your dwarves")                                         \
    X(keys, cov_keys(tx, seat), "keys of the player")                                              \
    X(storage, cov_storage(tx, seat), "storage spaces of the player",                              \
      .per = "for each of your storage spaces")                                                    \
    X(relic_types, cov_relic_types(tx, seat),                                                      \
      "different relic types the player owns, used or not",                                        \
      .per = "for each type of relic you own")                                                     \
    X(relics, cov_relics(tx, seat), "relics the player owns, used or not")                         \
    X(achievements, cov_achievements(tx->cards, cov_player_of(tx, seat)->track),                   \
      "achievements the player has reached on the tracks")                                         \
    X(districts, cov_districts_of(tx, seat), "districts in which the player is present",           \
      .per = "for each district you are present in")                                               \
    X(houses_yellow, count_basics(tx, seat, COV_HOUSE, COV_HALL_COLOUR, COV_YELLOW),               \
      "houses of the player in yellow halls", .per = "for each house of yours in yellow halls")    \
    X(houses_blue, count_basics(tx, seat, COV_HOUSE, COV_HALL_COLOUR, COV_BLUE),                   \
      "houses of the player in blue halls", .per = "for each house of yours in blue halls")        \
    X(houses_black, count_basics(tx, seat, COV_HOUSE, COV_HALL_COLOUR, COV_BLACK),                 \
      "houses of the player in black halls", .per = "for each house of yours in black halls")      \
    X(workshops_iron, count_basics(tx, seat, COV_WORKSHOP, COV_HALL_VEIN, COV_IRON),               \
      "workshops of the player on iron", .per = "for each workshop of yours on iron")              \
    X(workshops_emerald, count_basics(tx, seat, COV_WORKSHOP, COV_HALL_VEIN, COV_EMERALD),         \
      "workshops of the player on emerald", .per = "for each workshop of yours on emerald")        \
    X(workshops_gold, count_basics(tx, seat, COV_WORKSHOP, COV_HALL_VEIN, COV_GOLD),               \
      "workshops of the player on gold", .per = "for each workshop of yours on gold")              \
    X(workshops_mythrall, count_basics(tx, seat, COV_WORKSHOP, COV_HALL_VEIN, COV_MYTHRALL),       \
      "workshops of the player on mythrall", .per = "for each workshop of yours on mythrall")      \
    X(pillar_halls_iron, count_touched(tx, seat, COV_PILLAR, COV_HALL_VEIN, COV_IRON),             \
      "halls with iron touched by the player's pillars, once for each pillar",                     \
      .per = "for each hall with iron your pillars touch")                                         \
    X(pillar_halls_emerald, count_touched(tx, seat, COV_PILLAR, COV_HALL_VEIN, COV_EMERALD),       \
      "halls with emerald touched by the player's pillars, once for each pillar",                  \
      .per = "for each hall with emerald your pillars touch")                                      \
    X(pillar_halls_gold, count_touched(tx, seat, COV_PILLAR, COV_HALL_VEIN, COV_GOLD),             \
      "halls with gold touched by the player's pillars, once for each pillar",                     \
      .per = "for each hall with gold your pillars touch")                                         \
    X(pillar_halls_mythrall, count_touched(tx, seat, COV_PILLAR, COV_HALL_VEIN, COV_MYTHRALL),     \
      "halls with mythrall touched by the player's pillars, once for each pillar",                 \
      .per = "for each hall with mythrall your pillars touch")                                     \
    X(gate_halls_yellow, count_touched(tx, seat, COV_GATE, COV_HALL_COLOUR, COV_YELLOW),           \
      "yellow halls touched by the player's gates, once for each gate",                            \
      .per = "for each yellow hall your gates touch")                                              \
    X(gate_halls_blue, count_touched(tx, seat, COV_GATE, COV_HALL_COLOUR, COV_BLUE),               \
      "blue halls touched by the player's gates, once for each gate",                              \
      .per = "for each blue hall your gates touch")                                                \
    X(gate_halls_black, count_touched(tx, seat, COV_GATE, COV_HALL_COLOUR, COV_BLACK),             \
      "black halls touched by the player's gates, once for each gate",                             \
      .per = "for each black hall your gates touch")                                               \
    X(building_kinds, building_kinds(tx, seat),                                                    \
      "different kinds of the player's buildings in the mountain",                                 \
      .per = "for each kind of your buildings")                                                    \
    X(halls_without_enemies, halls_without_enemies(tx, seat),                                      \
      "halls in which the player is present and no enemy is",                                      \
      .per = "for each hall of yours without enemies")                                             \
    X(workshop_neighbours, workshop_neighbours(tx, seat),                                          \
      "houses of all clans next to the player's workshops, counted for each workshop",             \
      .per = "for each house next to a workshop of yours")                                         \
    X(picked_district_halls, picked_district_halls(tx),                                            \
      "halls in all districts touched by the picked monument; in projects only",                   \
      .per = "for each hall of the districts it touches")                                          \
    X(picked_buildings, picked_buildings(tx),                                                      \
      "houses and workshops of all clans beside the picked monument; in projects only",            \
      .per = "for each house and workshop beside it")                                              \
    X(using_pick, is_using(tx, seat, COV_PICK),                                                    \
      "1 during the basic action of a pick, otherwise 0", .per = "if you use a pick")              \
    X(using_axe, is_using(tx, seat, COV_AXE), "1 during the basic action of an axe, otherwise 0",  \
      .per = "if you use an axe")                                                                  \
    X(using_compass, is_using(tx, seat, COV_COMPASS),                                              \
      "1 during the basic action of a compass, otherwise 0", .per = "if you use a compass")        \
    X(using_cart, is_using(tx, seat, COV_CART),                                                    \
      "1 during the basic action of a cart, otherwise 0", .per = "if you use a cart")              \
    X(using_book, is_using(tx, seat, COV_BOOK),                                                    \
      "1 during the basic action of a book, otherwise 0", .per = "if you use a book")              \
    X(delivering_iron, is_delivering(tx, COV_IRON),                                                \
      "1 while iron is being delivered, otherwise 0", .per = "if you deliver iron")                \
    X(delivering_emerald, is_delivering(tx, COV_EMERALD),                                          \
      "1 while an emerald is being delivered, otherwise 0", .per = "if you deliver emerald")       \
    X(delivering_gold, is_delivering(tx, COV_GOLD),                                                \
      "1 while gold is being delivered, otherwise 0", .per = "if you deliver gold")                \
    X(delivering_mythrall, is_delivering(tx, COV_MYTHRALL),                                        \
      "1 while mythrall is being delivered, otherwise 0", .per = "if you deliver mythrall")        \
    X(era, cov_of(tx)->era, "number of the current Era", .per = "per Era begun")                   \
    X(players, tx->work->players, "number of players", .per = "per player")                        \
    X(elders_buildings, elders_buildings(tx), "buildings on the Elders' board, not yet built",     \
      .per = "per building on the board of the Elders")                                            \
    X(elders_gp, cov_of(tx)->elders.gp, "GP of the Elders", .per = "per GP of the Elders")

ADIT_DEFINE_QUERIES(cov_, COV_);
