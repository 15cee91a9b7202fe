/* test_rounds.c - rounds: their number, round cards, income, coming home, the end (1, 4, 5, 9.2).
 */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"
#include "tests/support/cf_table.h"

static const adit_card *card_called(const char *id)
{
    return &cft_engine()->cards->card[adit_engine_card_find(cft_engine(), id)];
}

static int open_of_stage(int stage)
{
    int count = 0;

    for (int i = 0; i < cf_space_count(cft_engine()->cards); i++) {
        const adit_card *card = adit_card_at(cft_engine()->cards, CF_KIND_SPACE, i);
        count += cf_is_open(cft_now(), i) && card->fact[CF_SPACE_STAGE].number == stage;
    }
    return count;
}

/* The seat whose dwarf is on the space; 0: nobody's. */
static int taken_by(const char *space)
{
    int card = adit_engine_card_find(cft_engine(), space);

    assert_true(card >= 0);
    return cft_now()->taken_by[cft_engine()->cards->card[card].kind_number];
}

/* Takes the first option until this round begins, or until the match is over. */
static void play_to_round(int round)
{
    adit_err err;

    for (int i = 0; !adit_game_is_over(cft_match()) && cft_now()->round < round; i++) {
        assert_true(i < 2000);
        assert_ok(adit_game_decide(cft_match(), 0, &err), err);
        assert_ok(adit_game_check(cft_match(), &err), err);
    }
}

static void play_to_end(void)
{
    play_to_round(99);
    assert_true(adit_game_is_over(cft_match()));
}

/* ---- Number of rounds ---- */

/* CF-2 to CF-8, CF-548 */
static void cf001_twelve_rounds_or_eleven(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        int rounds = 1;
        for (int round = 1; round < CF_ROUNDS; rounds++) {
            round = cf_next_round(players, round);
            assert_true(round != 9 || players > 2);
        }
        assert_int_equal(rounds, players <= 2 ? 11 : 12);
        assert_int_equal(CF_ROUNDS, 12);
    }
}

/* CF-318, S60 */
static void cf046_two_players_go_from_round_8_to_round_10(void **state)
{
    (void)state;
    given("round=8");
    play_to_round(9);
    field_is("round", "10");
    given_players(3, "round=8");
    play_to_round(9);
    field_is("round", "9");
}

/* ---- Round cards ---- */

static void cf040_the_cards_come_by_stage(void **state)
{
    static const int due[13][5] = {{0},
                                   {0, 1},
                                   {0, 2},
                                   {0, 3},
                                   {0, 3, 1},
                                   {0, 3, 2},
                                   {0, 3, 3},
                                   {0, 3, 3, 1},
                                   {0, 3, 3, 2},
                                   {0, 3, 3, 3},
                                   {0, 3, 3, 3, 1},
                                   {0, 3, 3, 3, 2},
                                   {0, 3, 3, 3, 3}};

    (void)state;
    given_players(3);
    for (int round = 1; round <= 12; round++) {
        play_to_round(round);
        for (int stage = 1; stage <= 4; stage++) {
            assert_int_equal(open_of_stage(stage), due[round][stage]);
        }
        assert_int_equal(cf_is_open(cft_now(), card_called("wish_for_children")->kind_number) ||
                             cf_is_open(cft_now(), card_called("urgent_wish")->kind_number),
                         round >= 4); /* CF-217 */
    }
    play_to_end();
}

static void cf040_two_players_have_two_cards_in_stage_3(void **state)
{
    (void)state;
    given("round=8");
    assert_int_equal(open_of_stage(3), 2);
    given("round=10");
    assert_int_equal(open_of_stage(3), 2);
    assert_int_equal(open_of_stage(4), 1);
}

static void cf040_a_match_that_begins_later_has_the_cards_before(void **state)
{
    (void)state;
    given_players(4, "round=5");
    assert_int_equal(open_of_stage(1), 3);
    assert_int_equal(open_of_stage(2), 2);
    field_is("space.wish_for_children", "open");
}

static void cf046_a_pinned_card_comes_in_its_round(void **state)
{
    (void)state;
    given("space.sheep_farming=round_1", "space.blacksmithing=round_3");
    field_is("space.sheep_farming", "open");
    offers("place sheep_farming"); /* usable at once */
    play_to_round(2);
    field_is("space.ore_mine_construction", "open");
    field_is("space.blacksmithing", "round_3");
    play_to_round(3);
    field_is("space.blacksmithing", "open");
}

/* CF-44, CF-47, CF-522 */
static void cf047_family_life_turns_the_wish_over(void **state)
{
    (void)state;
    given("round=7", "space.family_life=round_8");
    field_is("space.wish_for_children", "open");
    field_is("space.urgent_wish", "out");
    play_to_round(8);
    field_is("space.family_life", "open");
    field_is("space.wish_for_children", "turned");
    field_is("space.urgent_wish", "open");
}

static void cf047_a_card_that_lies_face_down_shows_its_other_side_later(void **state)
{
    (void)state;
    given("space.family_life=round_1");
    field_is("space.wish_for_children", "turned");
    field_is("space.urgent_wish", "round_4");
    given("space.family_life=round_1", "round=4");
    field_is("space.urgent_wish", "open");
}

/* CF-45 as design 2.7 has it: chance has a stream for each pile. */
static void cf045_one_seed_deals_the_same_cards(void **state)
{
    uint8_t places[CF_SPACES];

    (void)state;
    given_players(5, "round=12");
    memcpy(places, cft_now()->space_place, sizeof places);
    given_players(5, "round=12");
    assert_memory_equal(places, cft_now()->space_place, sizeof places);
}

/* ---- Harvest markers ---- */

static void cf048_the_marker_is_turned_up_with_the_round(void **state)
{
    (void)state;
    given("round=6");
    assert_true(cft_now()->marker[6] == CF_MARKER_LEAF ||
                cft_now()->marker[6] == CF_MARKER_QUESTION);
    field_is("marker.7", "face_down");
}

static void cf048_or_with_the_harvest(void **state)
{
    (void)state;
    given("round=6", "rules.reveal_harvest=1");
    field_is("marker.6", "face_down");
    play_to_round(7);
    assert_true(cft_now()->marker[6] != CF_MARKER_FACE_DOWN);
    field_is("marker.7", "face_down");
}

/* ---- Income (CF-49) ---- */

static void cf049_goods_that_wait_arrive(void **state)
{
    (void)state;
    given("round=5", "p1.waiting.wood.5=1", "p1.waiting.stone.5=1", "p2.waiting.ruby.5=1",
          "p1.waiting.wood.6=1");
    has(1, "1 wood 1 stone 0 ruby");
    has(2, "1 ruby");
    field_is("p1.waiting.wood.5", "0");
    field_is("p1.waiting.wood.6", "1");
}

static void cf049_tiles_work_at_the_beginning_of_the_round(void **state)
{
    (void)state;
    given("round=5", "p1.e3=cavern", "p1.tile.e3=miner", "p1.f3=ore_mine", "p1.f2=deep_tunnel",
          "p1.partner.f3=f2", "p1.partner.f2=f3", "p1.donkey=1");
    has(1, "1 ore");
    has(2, "0 ore");
}

static void cf418_delivered_stone_meets_the_seam(void **state)
{
    (void)state;
    given("round=5", "p1.waiting.stone.5=1", "p1.e3=cavern", "p1.tile.e3=seam");
    has(1, "1 stone 1 ore");
}

/* ---- Order (CF-52) ---- */

static void cf052_seats_take_turns_from_the_starting_player(void **state)
{
    (void)state;
    given_players(3, "rules.starting_player=2");
    for (int turn = 0; turn < 6; turn++) {
        static const char *const moves[] = {"place wood_gathering", "place ore_mining",
                                            "place logging",        "place strip_mining",
                                            "place drift_mining",   "place excavation"};
        asks((turn + 1) % 3 + 1, "place a dwarf");
        play(moves[turn]);
        if (turn >= 4) {
            play("take", "stop");
        }
    }
    field_is("round", "2");
}

static void cf333_the_token_counts_from_the_next_round_on(void **state)
{
    (void)state;
    given_players(3);
    play("place wood_gathering", "place ore_mining", "place starting_token");
    asks(1, "place a dwarf"); /* the old order goes on */
    play("place logging");
    asks(2, "place a dwarf");
    play("place strip_mining");
    asks(3, "place a dwarf");
    play("place excavation", "take", "stop");
    field_is("round", "2");
    field_is("start_player", "3");
    asks(3, "place a dwarf");
}

static void cf334_nobody_takes_the_token(void **state)
{
    (void)state;
    given_players(3, "rules.starting_player=2");
    play("place wood_gathering", "place ore_mining", "place logging", "place strip_mining");
    play("place excavation", "take", "stop", "place drift_mining", "take", "stop");
    field_is("round", "2");
    asks(2, "place a dwarf");
}

/* ---- Home again (CF-54, CF-70) ---- */

static void cf054_all_dwarfs_come_home(void **state)
{
    (void)state;
    given();
    play("place wood_gathering", "place ore_mining", "place logging");
    assert_int_equal(taken_by("logging"), 1);
    play("place excavation", "take", "stop");
    field_is("round", "2");
    assert_int_equal(taken_by("logging"), 0);
    field_is("p1.dwarf_at.1", "none");
    field_is("p2.dwarf_at.2", "none");
}

static void cf070_newborn_dwarfs_grow_up_after_the_harvest(void **state)
{
    (void)state;
    given("round=4", "p1.e3=cavern", "p1.tile.e3=simple_dwelling_a", "p1.food=3", "p2.food=2");
    play("place wish_for_children"); /* growth is all that can be paid */
    field_is("p1.dwarf.3", "newborn");
    play("place wood_gathering", "place ore_mining", "place logging");
    field_is("p1.dwarf.3", "newborn"); /* home, and fed as one (CF-57) */
    play_to_round(5);
    field_is("p1.dwarf.3", "adult");
    has(1, "0 food 0 begging");
}

/* ---- The end (CF-71) ---- */

/* CF-93 */
static void cf071_everybody_may_exchange_before_scoring(void **state)
{
    (void)state;
    given("round=12", "marker.12=leaf", "p1.food=9", "p2.food=9", "p1.ruby=2", "p2.ruby=1");
    play("place wood_gathering", "end_turn", "place ore_mining", "end_turn", "place logging",
         "stop", "place excavation", "take", "stop");
    cft_play_to_phase(CF_PHASE_FINAL);
    asks(1, "make your last exchanges before scoring");
    play("anytime 1 ruby for 1 dog");
    asks(1, "make your last exchanges before scoring");
    play("score");
    asks(2, "make your last exchanges before scoring");
    play("score");
    assert_true(adit_game_is_over(cft_match()));
}

static void cf071_a_whole_match_comes_to_its_end(void **state)
{
    (void)state;
    for (int players = 1; players <= 7; players++) {
        given_players(players);
        play_to_end();
        assert_int_equal(cft_now()->round, 12);
        assert_int_equal(cft_now()->questions_seen, players == 1 ? 0 : 3); /* CF-521 */
        for (int seat = 1; seat <= players; seat++) {
            int total;
            (void)adit_game_score(cft_match(), seat, &total, NULL, 0);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf001_twelve_rounds_or_eleven),
        CFT_TEST(cf046_two_players_go_from_round_8_to_round_10),
        CFT_TEST(cf040_the_cards_come_by_stage),
        CFT_TEST(cf040_two_players_have_two_cards_in_stage_3),
        CFT_TEST(cf040_a_match_that_begins_later_has_the_cards_before),
        CFT_TEST(cf046_a_pinned_card_comes_in_its_round),
        CFT_TEST(cf047_family_life_turns_the_wish_over),
        CFT_TEST(cf047_a_card_that_lies_face_down_shows_its_other_side_later),
        CFT_TEST(cf045_one_seed_deals_the_same_cards),
        CFT_TEST(cf048_the_marker_is_turned_up_with_the_round),
        CFT_TEST(cf048_or_with_the_harvest),
        CFT_TEST(cf049_goods_that_wait_arrive),
        CFT_TEST(cf049_tiles_work_at_the_beginning_of_the_round),
        CFT_TEST(cf418_delivered_stone_meets_the_seam),
        CFT_TEST(cf052_seats_take_turns_from_the_starting_player),
        CFT_TEST(cf333_the_token_counts_from_the_next_round_on),
        CFT_TEST(cf334_nobody_takes_the_token),
        CFT_TEST(cf054_all_dwarfs_come_home),
        CFT_TEST(cf070_newborn_dwarfs_grow_up_after_the_harvest),
        CFT_TEST(cf071_everybody_may_exchange_before_scoring),
        CFT_TEST(cf071_a_whole_match_comes_to_its_end),
    };

    return CFT_RUN(tests);
}
