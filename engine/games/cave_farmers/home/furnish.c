/* furnish.c - buying a furnishing tile and laying it on an empty cavern (CF-118 to CF-123).
 *
 * One question names tile and space; how it is paid is asked only if two ways remain. Copies
 * of a tile that never runs out count once among the cards in play, since what they do is
 * room and points, and these are counted on the board.
 */
#include <stdio.h>

#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/turn.h"

enum { ANY_TILE, DWELLINGS, ORDINARY };

typedef struct {
    int seat;
    const adit_args *args;
} furnish_plan;

/* Where tiles may go: empty caverns, and empty tunnels and meadows if some card in play opens them.
 */
typedef struct {
    uint64_t caverns, tunnels, meadows;
} sites;

int cf_spot_of_tile(const cf_player *player, int card)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (player->tile[spot] == card + 1) {
            return spot;
        }
    }
    return -1;
}

/* ---- What may be bought ---- */

static bool is_available(const adit_tx *tx, const furnish_plan *plan, const adit_card *tile,
                         adit_why *why)
{
    if (cf_of(tx)->tile_place[tile->kind_number] != CF_TILE_SUPPLY) {
        return adit_refuse(why, "%s is not in the supply", tile->title);
    }
    switch (plan->args->n[0]) {
    case DWELLINGS:
        return tile->fact[CF_TILE_TAG].number == CF_TAG_DWELLING ||
               adit_refuse(why, "only dwellings can be furnished here");
    case ORDINARY: /* CF-246 */
        return tile->fact[CF_TILE_UNLIMITED].number != 0 ||
               adit_refuse(why, "only the ordinary tile can be furnished here");
    default:
        return true;
    }
}

/* CF-119: the price that the action names replaces the printed one. */
static adit_price price_of(const adit_tx *tx, const furnish_plan *plan, const adit_card *tile,
                           adit_goods *printed)
{
    const adit_args *args = plan->args;
    adit_price price = {
        .value = CF_VALUE_FURNISH_PRICE, .card = tile->number, .base = printed, .count = 1};

    if (args->length[1] > 0) {
        price.base = &args->goods[args->first[1]];
        price.count = args->length[1];
    } else {
        *printed = adit_fixed_goods(tx->cards, tile->fact[CF_TILE_COST].goods);
    }
    return price;
}

static bool can_pay(adit_tx *tx, const furnish_plan *plan, const adit_card *tile, adit_why *why)
{
    adit_goods printed;
    const adit_price price = price_of(tx, plan, tile, &printed);

    return adit_can_pay_price(tx, plan->seat, &price, why);
}

/* ---- Where it may go ---- */

static sites sites_of(const adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    sites all = {.caverns = cf_unfurnished(player, cf_where(player->ground, CF_CAVERN))};

    const uint64_t words = adit_words_in_play(tx);
    if ((words >> CF_MAY_FURNISH_TUNNEL & 1) != 0) {
        all.tunnels = cf_unfurnished(player, cf_where(player->ground, CF_TUNNEL) |
                                                 cf_where(player->ground, CF_DEEP_TUNNEL));
    }
    if ((words >> CF_MAY_FURNISH_MEADOW & 1) != 0) {
        all.meadows = cf_unfurnished(player, cf_where(player->ground, CF_MEADOW) &
                                                 cf_where(player->stable, 0));
    }
    return all;
}

/* CF-261: a tile that opens the tunnels does not do so for itself. */
static bool may_use_ground(adit_tx *tx, int seat, const adit_card *tile, int word)
{
    bool speaks = (tile->permissions >> word & 1) != 0;

    return adit_permission(tx, seat, word, speaks ? ADIT_NO_CARD : tile->number, NULL);
}

/* CF-123: on top of the tile that it covers, and nowhere else, if the player has that one. */
static int spot_to_cover(const adit_tx *tx, int seat, const adit_card *tile)
{
    int covered = tile->extra[CF_EXTRA_COVERS];

    return covered == 0 ? -1 : cf_spot_of_tile(cf_player_of(tx, seat), covered - 1);
}

static uint64_t spots_for(adit_tx *tx, int seat, const adit_card *tile, const sites *all)
{
    int cover = spot_to_cover(tx, seat, tile);

    if (cover >= 0) {
        return CF_BIT(cover);
    }
    uint64_t spots = all->caverns;
    if (all->tunnels != 0 && may_use_ground(tx, seat, tile, CF_MAY_FURNISH_TUNNEL)) {
        spots |= all->tunnels;
    }
    if (all->meadows != 0 && may_use_ground(tx, seat, tile, CF_MAY_FURNISH_MEADOW)) {
        spots |= all->meadows;
    }
    return spots;
}

static bool fits_spot(adit_tx *tx, int seat, const adit_card *tile, uint64_t spots, int spot,
                      adit_why *why)
{
    if ((spots & CF_BIT(spot)) != 0) {
        return true;
    }
    int cover = why == NULL ? -1 : spot_to_cover(tx, seat, tile);
    if (cover >= 0) {
        return adit_refuse(why, "it must go on top of %s on %s",
                           tx->cards->card[tile->extra[CF_EXTRA_COVERS] - 1].title,
                           cf_spot_names[cover]); /* CF-401 */
    }
    return adit_refuse(why, "%s is not an empty cavern", cf_spot_names[spot]);
}

/* ---- Laying it ---- */

/* CF-123: what is covered leaves the game with all it did, and does not come back. */
static void lay_tile(adit_tx *tx, int seat, const adit_card *tile, int spot)
{
    cf_player *player = cf_player_of(tx, seat);
    int covered = player->tile[spot];

    player->tile[spot] = (uint16_t)(tile->number + 1);
    cf_clear_crop(player, spot);
    if (tile->fact[CF_TILE_UNLIMITED].number == 0) {
        cf_of(tx)->tile_place[tile->kind_number] = CF_TILE_BUILT;
    }
    if (covered != 0) {
        player->covered++;
        if (cf_spot_of_tile(player, covered - 1) < 0) {
            adit_leave_play(tx, seat, covered - 1);
        }
    }
    adit_note(tx, CF_LOG_FURNISHES, seat, tile->number + 1, spot, 0);
    adit_note_built(tx, seat, tile->number);
}

/* CF-122. A second copy is in play already: only what it does at once happens again. */
static adit_status enter_play(adit_tx *tx, int seat, const adit_card *tile)
{
    if (!adit_is_in_play(tx, seat, tile->number)) {
        return adit_enter_play(tx, seat, tile->number);
    }
    return tile->built == 0 ? ADIT_OK : adit_run_effect(tx, seat, tile->number, tile->built, NULL);
}

/* Everything up to the moment when the tile comes into play. */
static adit_status pay_and_lay(adit_tx *tx, const furnish_plan *plan, const adit_card *tile,
                               int spot)
{
    adit_goods printed;
    const adit_price price = price_of(tx, plan, tile, &printed);

    ADIT_TRY(adit_pay_to_build(tx, plan->seat, &price));
    lay_tile(tx, plan->seat, tile, spot);
    return ADIT_OK;
}

typedef struct {
    const furnish_plan *plan;
    const adit_card *tile;
    int spot;
} tile_trial;

static void prepare_tile(adit_tx *tx, const void *context)
{
    const tile_trial *trial = context;

    (void)pay_and_lay(tx, trial->plan, trial->tile, trial->spot); /* tx->left says it */
}

/* A tile whose own effect cannot be carried out when it is built is no choice. */
static bool can_enter(adit_tx *tx, const furnish_plan *plan, const adit_card *tile, int spot,
                      adit_why *why)
{
    const tile_trial trial = {plan, tile, spot};

    return adit_can_enter_play(tx, plan->seat, tile->number, prepare_tile, &trial, why);
}

/* Whether there is such a space; for most tiles that need not be looked for. */
static bool can_enter_somewhere(adit_tx *tx, const furnish_plan *plan, const adit_card *tile,
                                uint64_t spots)
{
    if (adit_risk_of_building(tx, tile->number) == 0) {
        return true;
    }
    for (uint64_t rest = spots; rest != 0; rest &= rest - 1) {
        if (can_enter(tx, plan, tile, __builtin_ctzll(rest), NULL)) {
            return true;
        }
    }
    return false;
}

/* ---- The question ---- */

static bool offer_tile(adit_tx *tx, const furnish_plan *plan, const adit_card *tile,
                       const sites *all, adit_options *out)
{
    adit_why *why = adit_why_of(out);
    const uint64_t spots = spots_for(tx, plan->seat, tile, all);
    const uint64_t bare = cf_where(cf_player_of(tx, plan->seat)->ground, CF_BARE);
    /* Reasons are given for every space of the mountain. */
    const uint64_t listed =
        why == NULL ? spots : spots | (CF_MOUNTAIN_SIDE & (CF_ON_BOARD | ~bare));

    if (why == NULL && (spots == 0 || !can_pay(tx, plan, tile, NULL))) {
        return true;
    }
    for (uint64_t rest = listed; rest != 0; rest &= rest - 1) {
        const int spot = __builtin_ctzll(rest);
        const adit_option option = {
            .what = CF_OPT_FURNISH, .a = (int16_t)(tile->number + 1), .b = (int16_t)spot};
        const bool is_allowed = why == NULL || (is_available(tx, plan, tile, why) &&
                                                fits_spot(tx, plan->seat, tile, spots, spot, why) &&
                                                can_pay(tx, plan, tile, why));
        const bool possible = is_allowed && can_enter(tx, plan, tile, spot, why);
        if (!adit_offer_if(out, option, possible)) {
            return false;
        }
    }
    return true;
}

static void build_pairs(adit_tx *tx, const void *context, adit_options *out)
{
    const furnish_plan *plan = context;
    const sites all = sites_of(tx, plan->seat);

    for (ADIT_EACH_CARD(tile, tx->cards, CF_KIND_FURNISHING)) {
        if ((adit_why_of(out) != NULL || is_available(tx, plan, tile, NULL)) &&
            !offer_tile(tx, plan, tile, &all, out)) {
            return;
        }
    }
}

/* How far the best of the tiles got that may be bought here. */
typedef struct {
    bool is_there, has_site, is_paid;
} shortage;

/* Of the tiles that there is a site for, which is nearest to being bought. */
static bool refuse_tiles(adit_tx *tx, const furnish_plan *plan, const char *name, adit_why *why)
{
    const sites all = sites_of(tx, plan->seat);
    adit_why nearest = {0};
    char words[64];

    for (ADIT_EACH_CARD(tile, tx->cards, CF_KIND_FURNISHING)) {
        adit_why one = {0};

        if (is_available(tx, plan, tile, NULL) && spots_for(tx, plan->seat, tile, &all) != 0 &&
            !can_pay(tx, plan, tile, &one)) {
            adit_why_nearer(&nearest, &one, tile->title);
        }
    }
    snprintf(words, sizeof words, "you cannot afford any %s", name);
    return adit_refuse_all(why, words, &nearest);
}

/* Says which tiles are meant: an action for dwellings is not about all that can be paid. */
static bool name_shortage(adit_tx *tx, const furnish_plan *plan, const shortage *lacks,
                          adit_why *why)
{
    static const char *const names[] = {"furnishing tile", "dwelling", "ordinary tile"};
    const char *name = names[plan->args->n[0]];

    if (!lacks->is_there) {
        return adit_refuse(why, "there is no %s in the supply", name);
    }
    if (!lacks->has_site) {
        return adit_refuse(why, "you have no empty cavern");
    }
    return lacks->is_paid ? adit_refuse(why, "you cannot build any %s that you can afford", name)
                          : refuse_tiles(tx, plan, name, why);
}

bool cf_can_furnish(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const furnish_plan plan = {seat, args};
    const sites all = sites_of(tx, seat);
    shortage lacks = {0};

    for (ADIT_EACH_CARD(tile, tx->cards, CF_KIND_FURNISHING)) {
        if (!is_available(tx, &plan, tile, NULL)) {
            continue;
        }
        const uint64_t spots = spots_for(tx, seat, tile, &all);
        const bool is_paid = spots != 0 && can_pay(tx, &plan, tile, NULL);
        if (is_paid && can_enter_somewhere(tx, &plan, tile, spots)) {
            return true;
        }
        lacks.is_there = true;
        lacks.has_site |= spots != 0;
        lacks.is_paid |= is_paid;
    }
    return why != NULL && name_shortage(tx, &plan, &lacks, why);
}

adit_status cf_furnish(adit_tx *tx, int seat, const adit_args *args)
{
    const furnish_plan plan = {seat, args};
    const adit_question question = {
        .key = CF_ASK_FURNISH, .seat = seat, .build = build_pairs, .context = &plan};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_furnish, &answer));
    const adit_card *tile = &tx->cards->card[answer.a - 1];
    const bool may_keep = cf_ground_may_keep(tx, seat); /* the tile that says so may be covered */
    ADIT_TRY(pay_and_lay(tx, &plan, tile, answer.b));
    if (may_keep) {
        ADIT_TRY(cf_settle(tx, seat));
    }
    ADIT_TRY(enter_play(tx, seat, tile));
    return adit_raise_plain(tx, CF_EVENT_FURNISHED, seat, tile->number, 1);
}

/* ---- Goods for later rounds (CF-270 to CF-272) ---- */

adit_status cf_deliver(adit_tx *tx, int seat, const adit_args *args)
{
    static const uint8_t kinds[] = {CF_WOOD, CF_STONE, CF_RUBY};
    const adit_goods *goods = &args->goods[args->first[0]];
    const cf_state *state = cf_of(tx);
    const int players = state->base.players, last = cf_last_round(tx->cards, players);

    for (int good = 0; tx->def->goods[good].name != NULL; good++) {
        if (goods->have[good] > 0 && good != CF_WOOD && good != CF_STONE && good != CF_RUBY) {
            return adit_fault(tx, ADIT_SCRIPT,
                              "deliver: only wood, stone and rubies can arrive later, not %s",
                              tx->def->goods[good].name);
        }
    }
    /* CF-416, CF-417: what would arrive after the last round is lost; 9 may be no round */
    for (int n = 0, round = cf_next_round(players, state->round); n < args->n[1] && round <= last;
         n++, round = cf_next_round(players, round)) {
        uint8_t *waiting = cf_player_of(tx, seat)->waiting[round];
        for (int kind = 0; kind < 3; kind++) {
            int sum = waiting[kind] + goods->have[kinds[kind]];
            waiting[kind] = (uint8_t)(sum < UINT8_MAX ? sum : UINT8_MAX);
        }
    }
    return ADIT_OK;
}
