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

static int unused_spaces(adit_tx *tx, int seat)
{
    return cf_unused_spaces(cf_player_of(tx, seat));
}

static int ore_mines(adit_tx *tx, int seat)
{
    return cf_count_ground(cf_player_of(tx, seat), CF_ORE_MINE);
}

static int ruby_mines(adit_tx *tx, int seat)
{
    return cf_count_ground(cf_player_of(tx, seat), CF_RUBY_MINE);
}

/* For cards that give something once such a number is reached (CF-194, CF-226). */
static int has_ruby_mine(adit_tx *tx, int seat)
{
    return ruby_mines(tx, seat) >= 1;
}

static int has_two_ruby_mines(adit_tx *tx, int seat)
{
    return ruby_mines(tx, seat) >= 2;
}

static int small_pastures(adit_tx *tx, int seat)
{
    return cf_count_ground(cf_player_of(tx, seat), CF_SMALL_PASTURE);
}

static int large_pastures(adit_tx *tx, int seat)
{
    return cf_count_ground(cf_player_of(tx, seat), CF_LARGE_PASTURE) / 2; /* two spaces each */
}

static int meadows(adit_tx *tx, int seat)
{
    return cf_count_ground(cf_player_of(tx, seat), CF_MEADOW);
}

static int fields(adit_tx *tx, int seat)
{
    return cf_count_ground(cf_player_of(tx, seat), CF_FIELD);
}

static int empty_fields(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);

    return __builtin_popcountll(cf_where(player->ground, CF_FIELD) & cf_where(player->crop, 0));
}

static int stables(adit_tx *tx, int seat)
{
    return __builtin_popcountll(cf_where(cf_player_of(tx, seat)->stable, 1));
}

static int empty_caverns(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);

    return __builtin_popcountll(cf_unfurnished(player, cf_where(player->ground, CF_CAVERN)));
}

static int tunnels(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);

    return __builtin_popcountll(cf_unfurnished(player, cf_where(player->ground, CF_TUNNEL)));
}

static int deep_tunnels(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);

    return __builtin_popcountll(cf_unfurnished(player, cf_where(player->ground, CF_DEEP_TUNNEL)));
}

/* ---- Animals and crops ---- */

static int at_most(int n, int limit)
{
    return n < limit ? n : limit;
}

static int donkeys(adit_tx *tx, int seat)
{
    return cf_player_of(tx, seat)->common.goods.have[CF_DONKEY];
}

static int donkeys_in_ore_mines(adit_tx *tx, int seat)
{
    return at_most(donkeys(tx, seat), ore_mines(tx, seat));
}

static int donkeys_in_mines(adit_tx *tx, int seat)
{
    return at_most(donkeys(tx, seat), ore_mines(tx, seat) + ruby_mines(tx, seat));
}

int cf_farm_animals(const cf_player *player)
{
    const int16_t *have = player->common.goods.have;

    return have[CF_SHEEP] + have[CF_DONKEY] + have[CF_BOAR] + have[CF_CATTLE]; /* no dogs */
}

static int farm_animals(adit_tx *tx, int seat)
{
    return cf_farm_animals(cf_player_of(tx, seat));
}

int cf_grain_in_all(const cf_player *player)
{
    int count = player->common.goods.have[CF_GRAIN];

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += player->crop[spot] < 8 ? player->crop[spot] : 0;
    }
    return count;
}

int cf_vegetable_in_all(const cf_player *player)
{
    int count = player->common.goods.have[CF_VEGETABLE];

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += player->crop[spot] > 8 ? player->crop[spot] - 8 : 0;
    }
    return count;
}

static int grain_in_all(adit_tx *tx, int seat)
{
    return cf_grain_in_all(cf_player_of(tx, seat));
}

static int vegetable_in_all(adit_tx *tx, int seat)
{
    return cf_vegetable_in_all(cf_player_of(tx, seat));
}

/* ---- Dwarfs ---- */

static int in_play(adit_tx *tx, int seat)
{
    return cf_dwarfs_in_play(cf_player_of(tx, seat));
}

static int newborn(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    int count = 0;

    for (int i = 0; i < CF_DWARFS; i++) {
        count += player->dwarf[i] == CF_DWARF_NEWBORN;
    }
    return count;
}

static int armed_dwarfs(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    int count = 0;

    for (int i = 0; i < CF_DWARFS; i++) {
        count += player->dwarf[i] != CF_DWARF_NONE && player->weapon[i] > 0;
    }
    return count;
}

static int unarmed_dwarfs(adit_tx *tx, int seat)
{
    return in_play(tx, seat) - armed_dwarfs(tx, seat);
}

static int strength(adit_tx *tx, int seat)
{
    int dwarf = cf_acting_dwarf(tx, seat);

    return dwarf < 0 ? 0 : cf_player_of(tx, seat)->weapon[dwarf];
}

static int room_for_dwarfs(adit_tx *tx, int seat)
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

static int dwellings(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    int count = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += is_dwelling(tx, player, spot);
    }
    return count;
}

static int yellow_tiles(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    int count = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        count += has_tag(tx, player, spot, CF_TAG_YELLOW);
    }
    return count;
}

static int adjacent_dwellings(adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    int beside[4], count = 0;
    int spot = tx->card == ADIT_NO_CARD ? -1 : cf_spot_of_tile(player, tx->card);
    int neighbours = spot < 0 ? 0 : cf_neighbours(spot, beside);

    for (int i = 0; i < neighbours; i++) {
        count += is_dwelling(tx, player, beside[i]);
    }
    return count;
}

/* ---- The table ---- */

static int the_round(adit_tx *tx, int seat)
{
    (void)seat;
    return cf_of(tx)->round;
}

static int players(adit_tx *tx, int seat)
{
    (void)seat;
    return tx->work->players;
}

static int joins_on_wish(adit_tx *tx, int seat)
{
    (void)seat;
    return tx->work->rule[CF_RULE_GUEST_ON_WISH];
}

static int leave_goods(adit_tx *tx, int seat)
{
    (void)seat;
    return tx->work->rule[CF_RULE_LEAVE_GOODS];
}

const adit_query_row cf_queries[] = {
    {"dwarfs", in_play, "dwarfs of the player in play, newborn ones included"},
    {"newborn", newborn, "dwarfs of the player born this round"},
    {"armed_dwarfs", armed_dwarfs, "dwarfs of the player that have a weapon"},
    {"unarmed_dwarfs", unarmed_dwarfs, "dwarfs of the player in play that have no weapon"},
    {"strength", strength, "strength of the dwarf that is using a space; 0: none"},
    {"room_for_dwarfs", room_for_dwarfs,
     "dwarfs that the player's dwellings hold, room for the sixth not counted"},
    {"ore_mines", ore_mines, "ore mines of the player"},
    {"ruby_mines", ruby_mines, "ruby mines of the player"},
    {"donkeys_in_ore_mines", donkeys_in_ore_mines, "ore mines of the player with a donkey"},
    {"donkeys_in_mines", donkeys_in_mines, "mines of the player with a donkey"},
    {"farm_animals", farm_animals, "sheep, donkeys, boars and cattle of the player"},
    {"grain_in_all", grain_in_all, "grain of the player, including grain on fields"},
    {"vegetable_in_all", vegetable_in_all, "vegetables of the player, including those on fields"},
    {"small_pastures", small_pastures, "small pastures of the player"},
    {"large_pastures", large_pastures, "large pastures of the player"},
    {"meadows", meadows, "meadows of the player"},
    {"fields", fields, "fields of the player"},
    {"empty_fields", empty_fields, "fields of the player with no crop on them"},
    {"stables", stables, "stables of the player on the board"},
    {"empty_caverns", empty_caverns, "caverns of the player with no furnishing tile"},
    {"tunnels", tunnels, "ordinary tunnels of the player that are not furnished"},
    {"deep_tunnels", deep_tunnels, "deep tunnels of the player that are not furnished"},
    {"unused_spaces", unused_spaces, "spaces of the home board with neither tile nor stable"},
    {"dwellings", dwellings, "dwellings of the player, the entry-level dwelling included"},
    {"yellow_tiles", yellow_tiles, "furnishing tiles of the player with a yellow name tag"},
    {"adjacent_dwellings", adjacent_dwellings, "dwellings next to the tile that asks"},
    {"round", the_round, "current round"},
    {"players", players, "number of players"},
    {"guest_room_on_wish", /* named by the rules */
     joins_on_wish, "the rule parameter of this name"},
    {"allow_leave_goods", leave_goods, "the rule parameter of this name"},
    {"has_ruby_mine", has_ruby_mine, "1 if the player has a ruby mine, else 0"},
    {"has_two_ruby_mines", has_two_ruby_mines, "1 if the player has two ruby mines, else 0"},
    {NULL, NULL, NULL},
};
