/* test_broken_states.c - states that no setting can make and no move may leave behind: each is
 * reported. test_bad_input.c breaks what settings reach. */
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

/* The state on the table, changed like this, is no state of the game. */
#define breaks(change, words)                                                                      \
    do {                                                                                           \
        cov_state now = *covt_now();                                                               \
        adit_err err;                                                                              \
        change;                                                                                    \
        assert_fails(cov_check(&now.base, covt_engine()->cards, &err), ADIT_INTERNAL, words, err); \
    } while (0)

/* The same, where the range of a field refuses it; the engine looks at ranges before the rules. */
#define is_out_of_range(change, words)                                                             \
    do {                                                                                           \
        cov_state now = *covt_now();                                                               \
        const adit_field_world world = {&cov_game, covt_engine()->cards};                          \
        adit_err err;                                                                              \
        change;                                                                                    \
        assert_fails(adit_fields_check(&world, &now.base, &err), ADIT_INPUT, words, err);          \
    } while (0)

static const adit_card *card_called(const char *id)
{
    const int card = adit_cards_find(covt_engine()->cards, id);

    assert_int_not_equal(card, ADIT_NO_CARD);
    return &covt_engine()->cards->card[card];
}

static int hall_called(const char *id)
{
    return card_called(id)->kind_number;
}

/* A spot whose hall lies face up, or face down. */
static int spot_that_is(bool up)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (up ? covt_now()->hall[spot] != 0 : covt_now()->back[spot] != 0) {
            return spot;
        }
    }
    fail();
    return -1;
}

static void cov_105_every_spot_has_one_hall(void **state)
{
    (void)state;
    given();
    const int up = spot_that_is(true), down = spot_that_is(false);
    breaks(now.back[up] = now.back[down], "more than one hall lies at ");
    breaks(now.back[down] = 0, "no hall lies at ");
    breaks(now.hall[up] = 0, "no hall lies at ");
    breaks(
        {
            const int other = now.hall[up] == hall_called("yellow_mythrall_warren") + 1
                                  ? hall_called("blue_mythrall_warren")
                                  : hall_called("yellow_mythrall_warren");
            now.hall_lies[other] = (uint8_t)(COV_HALL_UP + up);
        },
        "more than one hall lies at ");
}

static void cov_105_backs_belong_to_halls_that_are_left(void **state)
{
    (void)state;
    given();
    const int down = spot_that_is(false);
    breaks(
        {
            for (int spot = 0; spot < COV_SPOTS; spot++) {
                now.back[spot] = now.back[spot] != 0 ? now.back[down] : 0;
            }
        },
        "no unseen hall has the back ");
}

static void cov_12_2_goods_are_never_below_zero(void **state)
{
    (void)state;
    given();
    is_out_of_range(now.player[1].common.goods.have[COV_IRON] = -1,
                    "player[2].goods.iron: -1 is out of range; expected 0 to 9999");
    is_out_of_range(now.player[0].common.goods.have[COV_GP] = -1,
                    "player[1].goods.gp: -1 is out of range; expected 0 to 9999");
    breaks(now.player[0].common.goods.have[COV_WILD] = 1, "player 1 has 1 wild");
}

static void cov_12_5_no_cart_is_lost(void **state)
{
    (void)state;
    given();
    breaks(now.player[1].carts--, "player 2: ");
    breaks(now.player[0].carts++, "carts in all, expected ");
    given_solo();
    breaks(now.elders.carts--, "the Elders: ");
}

static void cov_12_14_cards_lie_where_they_are_said_to_lie(void **state)
{
    (void)state;
    given();
    breaks(now.lies[COV_COINS][card_called("jewel_coin_1")->kind_number] = COV_LIES_WITH,
           "jewel_coin_1 is not where it should be");
    breaks(now.shown[COV_TOOLS_SHOWN][1] = now.shown[COV_TOOLS_SHOWN][0], "");
    breaks(now.shown[COV_JEWELS][1] = now.shown[COV_JEWELS][0], "");
    breaks(now.shown[COV_RUBBLE][1] = now.shown[COV_RUBBLE][0], "");
}

/* What a tradition does at once comes before it is in play; one that does nothing at once is. */
static void cov_12_14_traditions_of_a_clan_are_in_play(void **state)
{
    adit_card *card;

    (void)state;
    given("traditions_shown.1=song_of_deeds", "traditions_shown.2=joy_of_discovery",
          "traditions_shown.3=call_of_the_deep", "traditions_shown.4=troll_slayers");
    card = &covt_engine()->cards->card[card_called("honest_loads")->number];
    assert_int_equal(covt_now()->lies[COV_TRADITIONS][card->kind_number], COV_LIES_PILE);
    breaks(now.lies[COV_TRADITIONS][card->kind_number] = COV_LIES_WITH,
           "honest_loads is not where it should be");

    cov_state arriving = *covt_now();
    adit_err err;
    arriving.lies[COV_TRADITIONS][card->kind_number] = COV_LIES_WITH;
    card->built = 1; /* as a card of a mod may have it */
    adit_status status = cov_check(&arriving.base, covt_engine()->cards, &err);
    card->built = 0;
    assert_ok(status, err);
}

static void cov_114_no_two_players_have_one_objective(void **state)
{
    (void)state;
    given();
    const adit_cards *cards = covt_engine()->cards;
    const adit_card *objective = adit_card_at(cards, COV_KIND_OBJECTIVE, 0);
    const int type = objective->fact[COV_OBJECTIVE_TYPE].number;
    breaks(
        {
            now.player[0].objective[type] = (uint16_t)(objective->number + 1);
            now.player[1].objective[type] = (uint16_t)(objective->number + 1);
        },
        "two players have the same objective");
    breaks(now.player[1].drafted_tradition = (uint16_t)(objective->number + 1),
           "as drafted tradition is not of kind tradition");
    breaks(now.player[1].start_tile = (uint16_t)(objective->number + 1),
           "as starting tile is not of kind ");
    breaks(now.turn.set_jewel = (uint16_t)(objective->number + 1),
           "as turn_set_jewel is not of kind jewel");
}

static void cov_12_19_cards_of_the_elders_have_a_place_each(void **state)
{
    (void)state;
    given_solo();
    breaks(now.elder_lies[0] = now.elder_lies[1] = COV_ELDER_PIN, "are in the same place");
    breaks(now.elder_lies[0] = COV_ELDER_OUT, "is out of the game");
    breaks(now.elders.first = 0xFF, "more of the Elders' cards are unseen in Available");
    given();
    breaks(now.elder_lies[0] = COV_ELDER_UNSEEN, "is in the game");
}

static void cov_12_9_monuments_touch_halls_that_lie_face_up(void **state)
{
    int edges = 0, points = 0;

    (void)state;
    given();
    for (int edge = 0; edge < COV_EDGES; edge++) {
        int spots[2];
        const bool exists = cov_edge_spots(covt_now(), edge, spots);
        if (!exists || !cov_is_up(covt_now(), spots[0]) || !cov_is_up(covt_now(), spots[1])) {
            breaks(now.gate[edge] = 1, "does not join two face-up halls");
            edges++;
        }
    }
    for (int point = 0; point < COV_POINTS; point++) {
        int spots[3];
        if (!cov_point_spots(covt_now(), point, spots) || !cov_is_up(covt_now(), spots[0]) ||
            !cov_is_up(covt_now(), spots[1]) || !cov_is_up(covt_now(), spots[2])) {
            breaks(now.pillar[point] = 2, "does not touch three face-up halls");
            points++;
        }
    }
    assert_true(edges > 0 && points > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov_105_every_spot_has_one_hall),
        COVT_TEST(cov_105_backs_belong_to_halls_that_are_left),
        COVT_TEST(cov_12_2_goods_are_never_below_zero),
        COVT_TEST(cov_12_5_no_cart_is_lost),
        COVT_TEST(cov_12_14_cards_lie_where_they_are_said_to_lie),
        COVT_TEST(cov_12_14_traditions_of_a_clan_are_in_play),
        COVT_TEST(cov_114_no_two_players_have_one_objective),
        COVT_TEST(cov_12_19_cards_of_the_elders_have_a_place_each),
        COVT_TEST(cov_12_9_monuments_touch_halls_that_lie_face_up),
    };

    return COVT_RUN(tests);
}
