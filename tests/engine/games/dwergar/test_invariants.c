/* test_invariants.c - the invariants of section 12 that speak of moves, along random games:
 * DWG-I4, DWG-I10 and DWG-I12 to DWG-I15. What one state shows is checked after every decision
 * by adit_game_check; see test_bad_input.c. */
#include "tests/support/dwg_table.h"

#include <stdio.h>

enum { GAMES = 4, MAX_DECISIONS = 4000, MAX_LINE = 300 };

/* Actions of the turn under way, counted from the log: those that are forced are not asked for.
 * Two turns that follow each other are never of the same seat. */
typedef struct {
    int lines; /* of the log that were read */
    int seat;  /* whose turn it is, from 1; 0: none yet, or the game is ending */
    int actions, extra, due;
    int turns;                    /* that are over */
    bool has_training, had_event; /* the event that allows 2 actions only */
} action_count;

/* What is remembered of a game on its way. */
typedef struct {
    uint64_t random;
    int decisions;
    action_count count;
    dwg_state before;
    char chosen[MAX_LINE];
} journey;

static unsigned next_random(journey *trip)
{
    trip->random = trip->random * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(trip->random >> 33);
}

/* What a player has of a resource, in the supply and in carts. */
static int in_all(const dwg_player *player, int good)
{
    int count = player->common.goods.have[good];

    for (int tile = 0; tile < DWG_TILES; tile++) {
        count += player->cart[tile][good];
    }
    return count;
}

/* ---- One check for each rule ---- */

/* DWG-I4: others' heat only rises. DWG-I10: points never fall. */
static void check_heat_and_points(const journey *trip, int seat)
{
    for (int other = 0; other < trip->before.base.players; other++) {
        const int16_t *before = trip->before.player[other].common.goods.have;
        const int16_t *now = dwgt_now()->player[other].common.goods.have;

        assert_true(now[DWG_VP] >= before[DWG_VP]);
        if (other != seat) {
            assert_true(now[DWG_HEAT] >= before[DWG_HEAT]);
            assert_true(now[DWG_HOT] >= before[DWG_HOT]);
        }
    }
}

/* DWG-I14: what others have never becomes less, and a lift move changes no total at all. */
static void check_goods(const journey *trip, int seat)
{
    const bool is_lift =
        strcmp(trip->chosen, "lift_one") == 0 && trip->before.base.turn == dwgt_now()->base.turn;

    for (int other = 0; other < trip->before.base.players; other++) {
        for (int good = 0; good < DWG_RESOURCES; good++) {
            int before = in_all(&trip->before.player[other], good);
            int now = in_all(&dwgt_now()->player[other], good);
            assert_true(other == seat || now >= before);
            assert_true(!is_lift || now == before);
        }
    }
}

/* DWG-I12: the order of turns never changes. */
static void check_order(const journey *trip)
{
    const dwg_state *now = dwgt_now();
    const int players = now->base.players;

    assert_int_equal(now->start_player, trip->before.start_player);
    if (dwg_is_ending(now)) {
        return;
    }
    assert_int_equal((now->start_player + now->base.turn) % players, now->at_turn);
    assert_int_equal(now->base.turn / players + 1, now->round);
}

/* DWG-I13 */
static void end_turn(action_count *counts)
{
    if (counts->seat > 0) {
        assert_int_equal(counts->actions - counts->extra, counts->due);
        counts->turns++;
    }
    counts->seat = counts->actions = counts->extra = 0;
}

static void read_line(action_count *counts, const char *line)
{
    int seat = 0;

    if (strncmp(line, "event: ", 7) == 0) {
        counts->had_event = strstr(line, "health_and_safety_training") != NULL;
    } else if (strncmp(line, "round ", 6) == 0) {
        counts->has_training = counts->had_event; /* DWG-E2 */
        counts->had_event = false;
    } else if (sscanf(line, "p%d ", &seat) != 1) {
        return;
    } else if (strstr(line, " has the most projects of ") != NULL) {
        end_turn(counts);
        counts->lines = -1; /* what follows belongs to no turn */
    } else if (strstr(line, " places ") != NULL || strstr(line, " takes a work break") != NULL) {
        if (seat != counts->seat) {
            end_turn(counts);
            counts->seat = seat;
            counts->due = counts->has_training ? 2 : 3;
        }
        counts->actions++;
    } else if (strstr(line, " additional action") != NULL) {
        counts->extra++;
    }
}

static void read_log(action_count *counts)
{
    while (counts->lines >= 0 && counts->lines < adit_game_log_count(dwgt_match())) {
        const int line = counts->lines++;
        read_line(counts, adit_game_log_line(dwgt_match(), line));
    }
}

/* ---- Random games ---- */

/* Now and then an exchange, otherwise one of the answers. */
static void decide_something(journey *trip)
{
    int options = adit_game_option_count(dwgt_match());
    int extra = next_random(trip) % 6 == 0 ? adit_game_anytime_count(dwgt_match()) : 0;
    int index = extra > 0 ? options + (int)(next_random(trip) % (unsigned)extra)
                          : (int)(next_random(trip) % (unsigned)options);
    adit_err err;

    trip->before = *dwgt_now();
    adit_game_option_text(dwgt_match(), index, trip->chosen, sizeof trip->chosen);
    assert_ok(adit_game_decide(dwgt_match(), index, &err), err);
    assert_ok(adit_game_check(dwgt_match(), &err), err);
}

static void play_on(journey *trip)
{
    while (!adit_game_is_over(dwgt_match())) {
        const int seat = adit_game_seat(dwgt_match()) - 1;

        assert_true(trip->decisions++ < MAX_DECISIONS);
        assert_true(adit_game_option_count(dwgt_match()) > 0);
        decide_something(trip);
        check_heat_and_points(trip, seat);
        check_goods(trip, seat);
        check_order(trip);
        read_log(&trip->count);
    }
    end_turn(&trip->count);
    assert_int_equal(trip->count.turns, 10 * dwgt_now()->base.players);
}

#define RICH                                                                                       \
    "p1.stone=30", "p1.iron=30", "p1.gold=20", "p1.crystal=20", "p1.hot_furnace=6", "p2.stone=30", \
        "p2.iron=30", "p2.gold=20", "p2.crystal=20", "p2.hot_furnace=6"

static void section_12_holds_along_random_games(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        for (uint64_t seed = 1; seed <= GAMES; seed++) {
            journey trip = {.random = seed * 977 + (uint64_t)players};
            given_setup(players);
            play_on(&trip);
        }
    }
}

static void section_12_holds_for_the_rich(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= GAMES; seed++) {
        journey east = {.random = seed * 31}, west = {.random = seed * 37};
        given_setup(2, "rules.decks=eastern,old_shaft", "project.runic_hall=p1", RICH);
        play_on(&east);
        given_setup(3, "rules.decks=western,golden,new_shaft",
                    "event.health_and_safety_training=round_2", RICH);
        play_on(&west);
    }
}

/* DWG-I15: the same seed and moves, the same state. */
static void dwg_i15_a_game_can_be_played_again(void **state)
{
    (void)state;
    for (int players = 2; players <= 4; players++) {
        uint64_t hash[2];
        for (int i = 0; i < 2; i++) {
            journey trip = {.random = 5};
            given_setup(players);
            play_on(&trip);
            hash[i] = adit_game_hash(dwgt_match());
        }
        assert_true(hash[0] == hash[1]);
    }
}

/* DWG-53: while cards hear that an action in the mine is over, its foreman is on the way home. */
static void dwg53_a_foreman_leaves_the_mine_upwards(void **state)
{
    static const char *const places[] = {"p1.foreman=mine2", "p1.foreman=cart_level_2",
                                         "p1.foreman=cart_level_1", "p1.foreman=pool"};

    (void)state;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        given("phase=menu", "turn.actions_left=1", "turn.location=mine2", "turn.dwarf=foreman",
              places[i]);
    }
    cannot_be_given("the placed dwarf is not on the location in use", "phase=menu",
                    "turn.actions_left=1", "turn.location=mine2", "turn.dwarf=foreman",
                    "p1.foreman=cart_level_3");
    cannot_be_given("the placed dwarf is not on the location in use", "phase=menu",
                    "turn.actions_left=1", "turn.location=forge", "turn.dwarf=foreman",
                    "p1.foreman=cart_level_1");
    cannot_be_given("the placed dwarf is not on the location in use", "phase=menu",
                    "turn.actions_left=1", "turn.location=forge", "turn.dwarf=foreman",
                    "p1.foreman=pool");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        DWGT_TEST(section_12_holds_along_random_games),
        DWGT_TEST(section_12_holds_for_the_rich),
        DWGT_TEST(dwg_i15_a_game_can_be_played_again),
        DWGT_TEST(dwg53_a_foreman_leaves_the_mine_upwards),
    };

    return DWGT_RUN(tests);
}
