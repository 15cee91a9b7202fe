/* test_invariants.c - the invariants of section 12 that speak of moves, along random games, and
 * the proof that exchanges form no gain loop (CF-526). What one state shows is checked after
 * every decision by adit_game_check; see test_bad_input.c. */
#include "engine/games/cave_farmers/spaces.h"
#include "tests/support/cf_table.h"

#include <stdio.h>

enum { GAMES = 3, MAX_DECISIONS = 3000 };

/* What is remembered of a game on its way. */
typedef struct {
    uint64_t random;
    int round, decisions;
    int adults[CF_SEATS], placed[CF_SEATS];
    bool has_passed[CF_SEATS];
    int begging[CF_SEATS];
    uint64_t kept; /* solo: spaces for which a ruby was paid in this round */
    bool is_new_round;
    cf_state before;
    adit_option chosen;
} journey;

static unsigned next_random(journey *trip)
{
    trip->random = trip->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(trip->random >> 33);
}

static int kind_number(int card)
{
    return cft_engine()->cards->card[card].kind_number;
}

/* ---- One check for each rule ---- */

/* CF-513: begging markers are never given back. */
static void check_begging(journey *trip)
{
    for (int seat = 0; seat < cft_now()->base.players; seat++) {
        int begging = cft_now()->player[seat].common.goods.have[CF_BEGGING];
        assert_true(begging >= trip->begging[seat]);
        trip->begging[seat] = begging;
    }
}

/* CF-520: inside a round goods leave spaces only by being taken: one space, all of them. */
static void check_stocks(const journey *trip)
{
    const cf_state *now = cft_now();
    int changed = 0;

    if (trip->before.round != now->round || trip->before.phase < CF_PHASE_PLACE) {
        return; /* replenished or cleared meanwhile */
    }
    for (int space = 0; space < CF_SPACES; space++) {
        int before = cf_stock_total(&trip->before, space), after = cf_stock_total(now, space);
        assert_true(after == before || after == 0);
        changed += after != before;
    }
    assert_true(changed <= 1);
}

/* CF-521, CF-522 */
static void check_cards(void)
{
    const cf_state *now = cft_now();
    const adit_cards *cards = cft_engine()->cards;
    int family = kind_number(adit_cards_find(cards, "family_life"));
    int wish = kind_number(adit_cards_find(cards, "wish_for_children"));
    int urgent = kind_number(adit_cards_find(cards, "urgent_wish"));
    bool is_turned = now->space_place[wish] == CF_SPACE_TURNED;

    assert_true(now->questions_seen <= 3);
    assert_int_equal(cf_is_open(now, family), is_turned);
    assert_int_equal(cf_is_open(now, urgent), is_turned);
}

/* CF-523: the weakest dwarf, or another one for a ruby. */
static void check_order(void)
{
    const cf_state *now = cft_now();
    const cf_player *player = &now->player[adit_game_seat(cft_match()) - 1];
    int weakest = cf_weakest_unplaced(player);

    for (int i = 0; i < adit_game_option_count(cft_match()); i++) {
        adit_option option = adit_game_option(cft_match(), i);
        if (option.what == CF_OPT_PLACE) {
            assert_int_equal(option.b, weakest);
        } else if (option.what == CF_OPT_PLACE_ARMED) {
            assert_true(option.b > weakest && player->common.goods.have[CF_RUBY] > 0);
        }
    }
}

/* CF-524: every adult dwarf goes out once, unless its player had to pass. */
static void check_round(journey *trip)
{
    const cf_state *now = cft_now();

    if (trip->round == now->round) {
        return;
    }
    for (int seat = 0; seat < now->base.players; seat++) {
        assert_true(trip->placed[seat] <= trip->adults[seat]);
        if (trip->round > 0 && !trip->has_passed[seat]) {
            assert_int_equal(trip->placed[seat], trip->adults[seat]);
        }
        trip->placed[seat] = trip->adults[seat] = 0;
        trip->has_passed[seat] = false;
        for (int i = 0; i < CF_DWARFS; i++) {
            trip->adults[seat] += now->player[seat].dwarf[i] == CF_DWARF_ADULT;
        }
    }
    trip->round = now->round;
    trip->kept = 0;
    trip->is_new_round = true;
}

/* CF-527: in the solo game more than 6 goods stay only for a ruby. */
static void check_clearing(journey *trip)
{
    const cf_state *now = cft_now();

    if (now->base.players != 1 || now->phase != CF_PHASE_PLACE || !trip->is_new_round) {
        return;
    }
    trip->is_new_round = false;
    for (int space = 0; space < CF_SPACES; space++) {
        assert_true(cf_stock_total(now, space) <= 6 || (trip->kept >> space & 1) != 0);
    }
}

/* CF-525: looking at the score changes nothing. */
static void check_score(void)
{
    uint64_t hash = adit_game_hash(cft_match());
    int first, second;

    (void)adit_game_score(cft_match(), 1, &first, NULL, 0);
    (void)adit_game_score(cft_match(), 1, &second, NULL, 0);
    assert_int_equal(first, second);
    assert_true(adit_game_hash(cft_match()) == hash);
}

/* ---- Random games ---- */

static void note(journey *trip, int seat)
{
    switch (trip->chosen.what) {
    case CF_OPT_PLACE:
    case CF_OPT_PLACE_ARMED:
        trip->placed[seat]++;
        break;
    case CF_OPT_PASS:
        trip->has_passed[seat] = true;
        break;
    case CF_OPT_RETAIN:
        trip->kept |= (uint64_t)1 << kind_number(trip->chosen.a - 1);
        break;
    default:
        break;
    }
}

/* Now and then an exchange, otherwise one of the answers. */
static void decide_something(journey *trip)
{
    int seat = adit_game_seat(cft_match()) - 1;
    int options = adit_game_option_count(cft_match());
    bool exchanges = next_random(trip) % 8 == 0;
    int extra = exchanges ? adit_game_anytime_count(cft_match()) : 0;
    int index = extra > 0 ? options + (int)(next_random(trip) % (unsigned)extra)
                          : (int)(next_random(trip) % (unsigned)options);
    adit_err err;

    trip->before = *cft_now();
    trip->chosen = adit_game_option(cft_match(), index);
    note(trip, seat);
    assert_ok(adit_game_decide(cft_match(), index, &err), err);
    assert_ok(adit_game_check(cft_match(), &err), err);
}

static void play_one(int players, uint64_t seed)
{
    journey trip = {.random = seed};
    int questions = 0;

    given_players(players);
    while (!adit_game_is_over(cft_match())) {
        assert_true(trip.decisions++ < MAX_DECISIONS);
        assert_true(adit_game_option_count(cft_match()) > 0); /* CF-528 */
        check_round(&trip);
        check_clearing(&trip);
        check_order();
        check_cards();
        decide_something(&trip);
        check_stocks(&trip);
        check_begging(&trip);
        if (trip.decisions % 50 == 0) {
            check_score();
        }
    }
    for (int round = 1; round <= CF_ROUNDS; round++) {
        questions += cft_now()->marker[round] == CF_MARKER_QUESTION;
        assert_int_not_equal(cft_now()->marker[round], CF_MARKER_FACE_DOWN);
    }
    assert_int_equal(questions, players == 1 ? 0 : 3); /* CF-64, CF-521 */
}

static void section_12_holds_along_random_games(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            play_one(players, seed * 977 + (uint64_t)players);
        }
    }
}

/* ---- No gain loop (CF-178, CF-526)
 * -----------------------------------------------------------------
 *
 * If every good has a positive worth at which no exchange yields more than it takes, no
 * sequence of exchanges can return to at least the same goods with more of one. With more
 * tiles there are more exchanges and more that is added to gains, so it is enough to try all
 * of them together, once with each of the two that exclude each other.
 */

#define EXCHANGES                                                                                  \
    "p1.tile.e3=seam", "p1.tile.e2=dog_school", "p1.tile.e1=slaughtering_cave",                    \
        "p1.tile.f1=cooking_cave", "p1.tile.f2=hunting_parlor", "p1.tile.f3=beer_parlor",          \
        "p1.tile.f4=blacksmithing_parlor", "p1.tile.g1=peaceful_cave"
#define PLENTY                                                                                     \
    "p1.wood=9", "p1.stone=9", "p1.ore=9", "p1.grain=9", "p1.vegetable=9", "p1.food=9",            \
        "p1.gold=9", "p1.ruby=9", "p1.weapon.1=5", "p1.weapon.2=14"

/* In halves of a food, by good; weapons count as the food they can be traded for. */
typedef int worths[CF_GOODS];

static int worth_of(const adit_game *game, const worths worth)
{
    const cf_player *player =
        &((const cf_state *)adit_game_view_tx((adit_game *)(uintptr_t)game)->work)->player[0];
    int sum = 0;

    for (int good = 0; good < CF_GOODS; good++) {
        sum += worth[good] * player->common.goods.have[good];
    }
    for (int i = 0; i < CF_DWARFS; i++) {
        sum += worth[CF_FOOD] * player->weapon[i];
    }
    return sum;
}

/* Makes the n-th exchange on a copy and answers what it asks in every way. */
static void try_exchange(int index, const worths worth, int before)
{
    adit_game *first = adit_game_clone(cft_match());
    bool asks_more;
    adit_err err;

    assert_ok(adit_game_decide(first, index, &err), err);
    asks_more = ((cf_state *)adit_game_view_tx(first)->work)->phase == CF_PHASE_PLACE &&
                strcmp(adit_game_prompt(first), "place a dwarf") != 0;
    for (int i = 0; asks_more && i < adit_game_option_count(first); i++) {
        adit_game *second = adit_game_clone(first);
        assert_ok(adit_game_decide(second, i, &err), err);
        assert_true(worth_of(second, worth) <= before);
        adit_game_free(second);
    }
    assert_true(asks_more || worth_of(first, worth) <= before);
    adit_game_free(first);
}

static void no_exchange_yields_more(const worths worth)
{
    int options = adit_game_option_count(cft_match()), tried = 0;
    int before = worth_of(cft_match(), worth);

    for (int good = 0; good < CF_BEGGING; good++) {
        assert_true(worth[good] > 0);
    }
    for (int i = 0; i < adit_game_anytime_count(cft_match()); i++) {
        char text[200];
        adit_game_option_text(cft_match(), options + i, text, sizeof text);
        if (strstr(text, " for a ") == NULL) { /* tiles, which are not goods */
            try_exchange(options + i, worth, before);
            tried++;
        }
    }
    assert_true(tried >= 22); /* 9 of the food table, 11 of rubies, the tiles */
}

/* Two rounds of settings: not all animals have room at the same time. */
static void cf526_no_gain_loop(void **state)
{
    static const worths with_trader = {
        [CF_WOOD] = 2,   [CF_STONE] = 2, [CF_ORE] = 2,    [CF_GRAIN] = 6, [CF_VEGETABLE] = 4,
        [CF_FOOD] = 2,   [CF_GOLD] = 4,  [CF_RUBY] = 8,   [CF_DOG] = 2,   [CF_SHEEP] = 4,
        [CF_DONKEY] = 5, [CF_BOAR] = 6,  [CF_CATTLE] = 8,
    };
    static const worths with_storage = {
        [CF_WOOD] = 4,   [CF_STONE] = 2, [CF_ORE] = 2,    [CF_GRAIN] = 6, [CF_VEGETABLE] = 4,
        [CF_FOOD] = 2,   [CF_GOLD] = 4,  [CF_RUBY] = 8,   [CF_DOG] = 2,   [CF_SHEEP] = 4,
        [CF_DONKEY] = 5, [CF_BOAR] = 6,  [CF_CATTLE] = 8,
    };

    (void)state;
    given(EXCHANGES, PLENTY, "p1.tile.g2=trader", "p1.donkey=2");
    no_exchange_yields_more(with_trader);
    given(EXCHANGES, PLENTY, "p1.tile.g2=spare_part_storage", "p1.boar=2");
    no_exchange_yields_more(with_storage);
    given(EXCHANGES, PLENTY, "p1.tile.g2=trader", "p1.cattle=2", "p1.d4=small_pasture",
          "p1.sheep=1");
    no_exchange_yields_more(with_trader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(section_12_holds_along_random_games),
        CFT_TEST(cf526_no_gain_loop),
    };

    return CFT_RUN(tests);
}
