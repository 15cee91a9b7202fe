/* queries.c - what cards may count.
 *
 * Where animals stand is never stored (CF-157), so what depends on it assumes the best
 * arrangement: a mine holds nothing but a donkey.
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/tables/tables.h"

/* ---- The home board ---- */

int cf_count_ground(const cf_player *player, int ground)
{
    return __builtin_popcountll(cf_where(player->ground, ground));
}

/* CF-21, CF-308: no tile and no stable; the ring never counts. */
int cf_unused_spaces(const cf_player *player)
{
    return __builtin_popcountll(cf_where(player->ground, CF_BARE) & cf_where(player->stable, 0) &
                                CF_ON_BOARD);
}

static int count_unfurnished(const cf_player *player, int ground)
{
    return __builtin_popcountll(cf_unfurnished(player, cf_where(player->ground, ground)));
}

static int count_empty_fields(const cf_player *player)
{
    return __builtin_popcountll(cf_where(player->ground, CF_FIELD) & cf_where(player->crop, 0));
}

/* ---- Animals and crops ---- */

static int donkeys_in(const adit_tx *tx, int seat, int mines)
{
    const int donkeys = cf_player_of(tx, seat)->common.goods.have[CF_DONKEY];

    return donkeys < mines ? donkeys : mines;
}

int cf_farm_animals(const cf_player *player)
{
    const int16_t *have = player->common.goods.have;

    return have[CF_SHEEP] + have[CF_DONKEY] + have[CF_BOAR] + have[CF_CATTLE]; /* no dogs */
}

int cf_grain_in_all(const cf_player *player)
{
    int count = player->common.goods.have[CF_GRAIN];

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += player->crop[spot] < CF_CROP_VEGETABLES ? player->crop[spot] : 0;
    }
    return count;
}

int cf_vegetable_in_all(const cf_player *player)
{
    int count = player->common.goods.have[CF_VEGETABLE];

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += player->crop[spot] > CF_CROP_VEGETABLES && player->crop[spot] < CF_CROP_OF_CARD
                     ? player->crop[spot] - CF_CROP_VEGETABLES
                     : 0;
    }
    return count;
}

/* ---- Dwarfs ---- */

static int count_armed(const cf_player *player)
{
    int count = 0;

    for (int i = 0; i < CF_DWARFS; i++) {
        count += player->dwarf[i] != CF_DWARF_NONE && player->weapon[i] > 0;
    }
    return count;
}

static int acting_strength(const adit_tx *tx, int seat)
{
    const int dwarf = cf_acting_dwarf(tx, seat);

    return dwarf < 0 ? 0 : cf_player_of(tx, seat)->weapon[dwarf];
}

static int room_for_dwarfs(const adit_tx *tx, int seat)
{
    bool has_sixth;

    return cf_room_for_dwarfs(tx->cards, cf_player_of(tx, seat), &has_sixth);
}

/* ---- Furnishing tiles ---- */

static bool has_tag(const adit_tx *tx, const cf_player *player, int spot, int tag)
{
    int card = player->tile[spot];

    return card != 0 && tx->cards->card[card - 1].fact[CF_TILE_TAG].number == tag;
}

/* CF-13: the entry-level dwelling is one, too. */
static bool is_dwelling(const adit_tx *tx, const cf_player *player, int spot)
{
    return player->ground[spot] == CF_ENTRY_LEVEL || has_tag(tx, player, spot, CF_TAG_DWELLING);
}

static int count_dwellings(const adit_tx *tx, const cf_player *player)
{
    int count = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += is_dwelling(tx, player, spot);
    }
    return count;
}

static int count_yellow(const adit_tx *tx, const cf_player *player)
{
    int count = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += has_tag(tx, player, spot, CF_TAG_YELLOW);
    }
    return count;
}

static int adjacent_dwellings(const adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    const int spot = tx->card == ADIT_NO_CARD ? -1 : cf_spot_of_tile(player, tx->card);
    int count = 0;

    for (uint64_t rest = spot < 0 ? 0 : cf_beside(CF_BIT(spot)); rest != 0; rest &= rest - 1) {
        count += is_dwelling(tx, player, __builtin_ctzll(rest));
    }
    return count;
}

/* ---- The list: name, value and meaning ---- */

#define CF_QUERY_MAP(X)                                                                            \
    X(dwarfs, cf_dwarfs_in_play(cf_player_of(tx, seat)),                                           \
      "dwarfs of the player in play, newborn ones included")                                       \
    X(newborn, adit_count_bytes(cf_player_of(tx, seat)->dwarf, CF_DWARFS, CF_DWARF_NEWBORN),       \
      "dwarfs of the player born this round", .per = "for each dwarf born this round")             \
    X(armed_dwarfs, count_armed(cf_player_of(tx, seat)),                                           \
      "dwarfs of the player that have a weapon")                                                   \
    X(unarmed_dwarfs,                                                                              \
      cf_dwarfs_in_play(cf_player_of(tx, seat)) - count_armed(cf_player_of(tx, seat)),             \
      "dwarfs of the player in play that have no weapon")                                          \
    X(strength, acting_strength(tx, seat), "strength of the dwarf that is using a space; 0: none", \
      .per = "for each point of strength")                                                         \
    X(room_for_dwarfs, room_for_dwarfs(tx, seat),                                                  \
      "dwarfs that the player's dwellings hold, room for the sixth not counted",                   \
      .per = "for each dwarf your dwellings hold")                                                 \
    X(ore_mines, cf_count_ground(cf_player_of(tx, seat), CF_ORE_MINE), "ore mines of the player")  \
    X(ruby_mines, cf_count_ground(cf_player_of(tx, seat), CF_RUBY_MINE),                           \
      "ruby mines of the player")                                                                  \
    X(donkeys_in_ore_mines, donkeys_in(tx, seat, query_ore_mines(tx, seat)),                       \
      "ore mines of the player with a donkey", .per = "for each ore mine with a donkey")           \
    X(donkeys_in_mines,                                                                            \
      donkeys_in(tx, seat, query_ore_mines(tx, seat) + query_ruby_mines(tx, seat)),                \
      "mines of the player with a donkey", .per = "for each donkey in a mine")                     \
    X(farm_animals, cf_farm_animals(cf_player_of(tx, seat)),                                       \
      "sheep, donkeys, boars and cattle of the player")                                            \
    X(grain_in_all, cf_grain_in_all(cf_player_of(tx, seat)),                                       \
      "grain of the player, including grain on fields", .per = "for each grain, on fields too")    \
    X(vegetable_in_all, cf_vegetable_in_all(cf_player_of(tx, seat)),                               \
      "vegetables of the player, including those on fields",                                       \
      .per = "for each vegetable, on fields too")                                                  \
    X(small_pastures, cf_count_ground(cf_player_of(tx, seat), CF_SMALL_PASTURE),                   \
      "small pastures of the player")                                                              \
    X(large_pastures,                                                                              \
      cf_count_ground(cf_player_of(tx, seat), CF_LARGE_PASTURE) / 2 /* two spaces each */,         \
      "large pastures of the player")                                                              \
    X(meadows, cf_count_ground(cf_player_of(tx, seat), CF_MEADOW), "meadows of the player")        \
    X(fields, cf_count_ground(cf_player_of(tx, seat), CF_FIELD), "fields of the player")           \
    X(empty_fields, count_empty_fields(cf_player_of(tx, seat)),                                    \
      "fields of the player with no crop on them")                                                 \
    X(stables, __builtin_popcountll(cf_where(cf_player_of(tx, seat)->stable, 1)),                  \
      "stables of the player on the board")                                                        \
    X(empty_caverns, count_unfurnished(cf_player_of(tx, seat), CF_CAVERN),                         \
      "caverns of the player with no furnishing tile")                                             \
    X(tunnels, count_unfurnished(cf_player_of(tx, seat), CF_TUNNEL),                               \
      "ordinary tunnels of the player that are not furnished")                                     \
    X(deep_tunnels, count_unfurnished(cf_player_of(tx, seat), CF_DEEP_TUNNEL),                     \
      "deep tunnels of the player that are not furnished")                                         \
    X(unused_spaces, cf_unused_spaces(cf_player_of(tx, seat)),                                     \
      "spaces of the home board with neither tile nor stable", .per = "for each unused space")     \
    X(dwellings, count_dwellings(tx, cf_player_of(tx, seat)),                                      \
      "dwellings of the player, the entry-level dwelling included")                                \
    X(yellow_tiles, count_yellow(tx, cf_player_of(tx, seat)),                                      \
      "furnishing tiles of the player with a yellow name tag")                                     \
    X(adjacent_dwellings, adjacent_dwellings(tx, seat), "dwellings next to the tile that asks",    \
      .per = "for each dwelling next to it")                                                       \
    X(round, cf_of(tx)->round, "current round", .per = "per round played")                         \
    X(players, tx->work->players, "number of players", .per = "per player")                        \
    X(guest_room_on_wish, tx->work->rule[CF_RULE_GUEST_ON_WISH],                                   \
      "the rule parameter of this name", .per = "if the rule for wishes is on")                    \
    X(allow_leave_goods, tx->work->rule[CF_RULE_LEAVE_GOODS], "the rule parameter of this name",   \
      .per = "if goods may be left")                                                               \
    X(has_ruby_mine, query_ruby_mines(tx, seat) >= 1, "1 if the player has a ruby mine, else 0",   \
      .per = "if you have a ruby mine")                                                            \
    X(has_two_ruby_mines, query_ruby_mines(tx, seat) >= 2,                                         \
      "1 if the player has two ruby mines, else 0", .per = "if you have two ruby mines")

ADIT_DEFINE_QUERIES(cf_, CF_);
