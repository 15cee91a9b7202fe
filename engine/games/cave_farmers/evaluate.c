/* evaluate.c - a rule of thumb for how good a position is; the greedy bot goes by it.
 *
 * Counted in hundredths of a point: the points as they stand, what goods and land will still
 * fetch, and the next meal. Food that is missing weighs more the nearer the feeding is and
 * the fewer dwarfs are left to fetch it. Whatever must still be turned into points loses
 * value as the end comes near. No card is known here by name: a tile counts by its facts and
 * by how much it reaches into the rules.
 */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/tables/tables.h"
#include "engine/games/cave_farmers/turn.h"

enum {
    POINT = ADIT_POINT,
    FAMILY = 5,
    FULL_VALUE_ROUNDS = 4, /* with fewer rounds left, what needs time is worth less */
    PLENTY = 6,            /* beyond this, a further one of a good is worth half */
    FOOD = 30,             /* beyond the next meal */
    FOOD_AT_HAND = 75,     /* for the next meal, as it is */
    FOOD_TO_MAKE = 17,     /* for the next meal, from crops, animals and valuables */
    BEGGING = 420,
    DWARF = 110, /* for each round that it will still work */
    FREE_ROOM = 140,
    FREE_ROOM_ROUND = 40, /* and for each round to come */
    DWELLING_GOOD = 30,   /* each good towards a dwelling while there is no room */
    BREEDING = 45,        /* a pair, for each harvest to come */
    FREE_PLACE = 14,
    WEAPON = 130,
    STRENGTH = 60,
    SPACE_IN_TIME = 40, /* minus points that will hardly be left in the end: an unused space, */
    TYPE_IN_TIME = 190, /* a type of animal that is missing */
};

/* What one of a good is worth beside its points while there is time. */
static const int good_value[CF_GOODS] = {
    [CF_WOOD] = 45,     [CF_STONE] = 50, [CF_ORE] = 32,  [CF_GRAIN] = 18,
    [CF_VEGETABLE] = 8, [CF_GOLD] = 10,  [CF_RUBY] = 55, [CF_DOG] = 5,
};

/* What a piece of land is worth beside its points while there is time. */
static const int ground_value[CF_GROUNDS] = {
    [CF_MEADOW] = 45,   [CF_FIELD] = 50,     [CF_CAVERN] = 60,      [CF_TUNNEL] = 65,
    [CF_ORE_MINE] = 60, [CF_RUBY_MINE] = 50, [CF_DEEP_TUNNEL] = 60,
};

typedef struct {
    adit_tx *tx;
    const cf_state *state;
    const cf_player *player;
    int seat;
    int rounds; /* still to come after this one */
    int last;   /* the last round */
    int time;   /* of FULL_VALUE_ROUNDS */
} board_view;

/* ---- The next meal ---- */

static bool is_fed(const cf_state *state, int seat)
{
    int players = state->base.players;

    if (state->phase > CF_PHASE_FEED) {
        return true;
    }
    return state->phase == CF_PHASE_FEED &&
           (seat - state->start_player + players) % players <
               (state->at_turn - state->start_player + players) % players;
}

/* Whether the family must be fed at the end of that round, as far as anybody can know. */
static bool feeds_in(const cf_state *state, int round)
{
    if (round == state->round && state->phase >= CF_PHASE_REPLENISH &&
        state->marker[round] != CF_MARKER_FACE_DOWN) {
        return state->harvest != CF_HARVEST_NONE;
    }
    return round >= 3; /* of what mods add, nobody looks that far ahead */
}

/* The round of the next feeding; one more than the last if there is none. */
static int next_meal(const board_view *view)
{
    int round = view->state->round;

    if (is_fed(view->state, view->seat)) {
        round++;
    }
    while (round <= view->last && !feeds_in(view->state, round)) {
        round++;
    }
    return round;
}

static int food_needed(const board_view *view, int meal)
{
    bool is_short =
        meal == 4 || (meal == view->state->round && view->state->harvest == CF_HARVEST_FEED);
    int need = 0;

    for (int i = 0; i < CF_DWARFS; i++) {
        int dwarf = view->player->dwarf[i];
        bool is_child = dwarf == CF_DWARF_NEWBORN && meal == view->state->round;
        need += dwarf == CF_DWARF_NONE
                    ? 0
                    : cf_value(view->tx, view->seat, CF_VALUE_MEAL, is_short || is_child ? 1 : 2);
    }
    need = adit_value(view->tx, view->seat, CF_VALUE_FEEDING, need, ADIT_NO_CARD);
    return need > 0 ? need : 0;
}

/* What could be eaten in need: crops, animals, rubies and gold. */
static int food_to_make(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;
    int food = have[CF_GRAIN] + 2 * have[CF_VEGETABLE] + 2 * have[CF_RUBY] + have[CF_SHEEP] +
               3 * (have[CF_DONKEY] / 2) + have[CF_DONKEY] % 2 + 2 * have[CF_BOAR] +
               3 * have[CF_CATTLE];

    return food + (have[CF_GOLD] > 1 ? have[CF_GOLD] - 1 : 0);
}

/* Dwarfs that can still fetch food before the meal. */
static int turns_before(const board_view *view, int meal)
{
    int family = cf_dwarfs_in_play(view->player), left = 0;

    for (int i = 0; i < CF_DWARFS && view->state->phase < CF_PHASE_RETURN_HOME; i++) {
        left += view->player->dwarf[i] == CF_DWARF_ADULT && view->player->dwarf_at[i] == 0;
    }
    return left + (meal - view->state->round) * family;
}

static int meal_worth(const board_view *view)
{
    int meal = next_meal(view), food = view->player->common.goods.have[CF_FOOD];

    if (meal > view->last) {
        return 0; /* nobody eats any more */
    }
    int need = food_needed(view, meal), turns = turns_before(view, meal);
    int at_hand = food < need ? food : need;
    int makes = food_to_make(view), made = need - at_hand < makes ? need - at_hand : makes;
    int missing = need - at_hand - made;
    int spare = food - at_hand;
    int worth = at_hand * FOOD_AT_HAND + made * FOOD_TO_MAKE +
                spare * FOOD * view->time / FULL_VALUE_ROUNDS;

    return worth - missing * BEGGING * 3 / (3 + turns);
}

/* ---- Goods and land ---- */

static int of_time(const board_view *view, int value)
{
    return value * view->time / FULL_VALUE_ROUNDS;
}

static int goods_worth(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;
    int value = adit_goods_worth(have, good_value, CF_GOODS, PLENTY) +
                adit_added_goods_worth(have, view->tx->def->goods, CF_GOODS, PLENTY);

    for (int round = view->state->round + 1; round <= view->last; round++) {
        const uint8_t *waiting = view->player->waiting[round];
        value += waiting[0] * good_value[CF_WOOD] + waiting[1] * good_value[CF_STONE] +
                 waiting[2] * (POINT + good_value[CF_RUBY]);
    }
    return of_time(view, value);
}

/* Of what waits for a further tile, the first three weigh full, the next ones less and less. */
static int land_worth(const board_view *view)
{
    int count[CF_GROUNDS] = {0}, value = 0;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int ground = view->player->ground[spot];
        if (view->player->tile[spot] != 0) {
            continue;
        }
        count[ground]++;
        value += count[ground] <= 3 ? ground_value[ground] : ground_value[ground] / count[ground];
    }
    return of_time(view, value);
}

/* Room for more animals than there are: pastures first, and the entry. */
static int places_for_animals(const cf_player *player)
{
    int places = 2;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int ground = player->ground[spot];
        if (ground == CF_SMALL_PASTURE || ground == CF_LARGE_PASTURE) {
            places += 2 << player->stable[spot];
        } else {
            places += player->stable[spot];
        }
    }
    return places;
}

static int animals_worth(const board_view *view)
{
    int free = places_for_animals(view->player) - cf_farm_animals(view->player), pairs = 0;
    int harvests = view->rounds * 2 / 3;

    for (int good = CF_SHEEP; good <= CF_CATTLE; good++) {
        pairs += view->player->common.goods.have[good] >= 2;
    }
    free = free < 0 ? 0 : free > 8 ? 8 : free;
    if (harvests * pairs > free + 2) {
        harvests = (free + 2) / (pairs > 0 ? pairs : 1);
    }
    return pairs * harvests * BREEDING + of_time(view, free * FREE_PLACE);
}

/* ---- The family ---- */

static int smaller_of(int a, int b)
{
    return a < b ? a : b;
}

/* What is missing now costs points only if it is still missing in the end. */
static int prospects_worth(const board_view *view)
{
    int value = cf_unused_spaces(view->player) * SPACE_IN_TIME;

    for (int good = CF_SHEEP; good <= CF_CATTLE; good++) {
        value += view->player->common.goods.have[good] == 0 ? TYPE_IN_TIME : 0;
    }
    return value * view->rounds / (view->last - 1);
}

static int family_worth(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;
    bool has_sixth;
    int family = cf_dwarfs_in_play(view->player), armed = 0;
    int free =
        smaller_of(cf_room_for_dwarfs(view->tx->cards, view->player, &has_sixth), FAMILY) - family;
    int value = family * view->rounds * DWARF;

    for (int i = 0; i < CF_DWARFS; i++) {
        armed += view->player->weapon[i] > 0 ? WEAPON + STRENGTH * view->player->weapon[i] : 0;
    }
    if (free > 0) {
        value += free * (FREE_ROOM_ROUND * view->rounds + of_time(view, FREE_ROOM));
    } else if (family < FAMILY && view->rounds >= 3) { /* the ordinary dwelling (CF-252) */
        value += (smaller_of(have[CF_WOOD], 4) + smaller_of(have[CF_STONE], 3)) * DWELLING_GOOD;
    }
    return value + of_time(view, armed) +
           (view->state->next_start_player == view->seat) * of_time(view, 25);
}

/* A tile that changes the rules will be of use as long as there is time. */
static int tiles_worth(const board_view *view)
{
    const adit_in_play *list = &view->player->common.in_play;
    int value = 0;

    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &view->tx->cards->card[list->card[i]];
        int reach = card->on_count + card->modify_count + card->permit_count + card->rewrite_count +
                    card->exchange_count + card->has_score;
        value += (reach > 3 ? 3 : reach) * 40;
    }
    return of_time(view, value);
}

int cf_evaluate(adit_tx *tx, int seat)
{
    const cf_state *state = cf_of(tx);
    board_view view = {.tx = tx, .state = state, .player = &state->player[seat], .seat = seat};
    int total;

    view.last = cf_last_round(tx->cards, state->base.players);
    view.rounds = view.last - state->round;
    view.time = view.rounds < FULL_VALUE_ROUNDS ? view.rounds : FULL_VALUE_ROUNDS;
    (void)cf_score(tx, seat, &total, NULL, 0);
    return total * POINT + meal_worth(&view) + goods_worth(&view) + land_worth(&view) +
           animals_worth(&view) + family_worth(&view) + prospects_worth(&view) + tiles_worth(&view);
}
