/* test_broken_states.c - states that no setting can make and no move may leave behind: each is
 * reported. test_bad_input.c breaks what settings reach. */
#include "engine/games/cave_farmers/game.h"
#include "tests/support/cf_table.h"

/* The state on the table, changed like this, is no state of the game. */
#define breaks(change, words)                                                                      \
    do {                                                                                           \
        cf_state now = *cft_now();                                                                 \
        cf_player *first = &now.player[0];                                                         \
        adit_err err;                                                                              \
        change;                                                                                    \
        (void)first;                                                                               \
        assert_fails(cf_check(&now.base, cft_engine()->cards, &err), ADIT_INTERNAL, words, err);   \
    } while (0)

/* The same, where the range of a field refuses it; the engine looks at ranges before the rules. */
#define is_out_of_range(change, words)                                                             \
    do {                                                                                           \
        cf_state now = *cft_now();                                                                 \
        const adit_field_world world = {&cf_game, cft_engine()->cards};                            \
        adit_err err;                                                                              \
        change;                                                                                    \
        assert_fails(adit_fields_check(&world, &now.base, &err), ADIT_INPUT, words, err);          \
    } while (0)

static int card_called(const char *id)
{
    const int card = adit_cards_find(cft_engine()->cards, id);

    assert_int_not_equal(card, ADIT_NO_CARD);
    return card;
}

static void cf513_goods_are_never_below_zero(void **state)
{
    (void)state;
    given();
    is_out_of_range(now.player[0].common.goods.have[CF_ORE] = -1,
                    "player[1].goods.ore: -1 is out of range; expected 0 to 9999");
    is_out_of_range(now.player[1].common.goods.have[CF_CATTLE] = -2,
                    "player[2].goods.cattle: -2 is out of range; expected 0 to 9999");
}

static void cf515_fields_hold_what_grows_on_them(void **state)
{
    const int d4 = CF_SPOT(3, 4);

    (void)state;
    given("p1.d4=field");
    breaks(first->crop[d4] = 4, "player 1, d4: a field holds at most 3 grain or 2 vegetables");
    breaks(first->crop[d4] = 8, "player 1, d4: a field holds at most 3 grain or 2 vegetables");
    breaks(first->crop[d4] = 11, "player 1, d4: a field holds at most 3 grain or 2 vegetables");
    breaks(first->crop[CF_SPOT(3, 3)] = 1, "player 1, d3: crops grow where there is no");
}

static void cf512_what_is_in_play_lies_on_the_board(void **state)
{
    (void)state;
    given();
    breaks(
        {
            first->common.in_play.card[0] = (uint16_t)card_called("carpenter");
            first->common.in_play.count = 1;
        },
        "player 1 has carpenter in play without its tile");
}

static void cf521_question_marks_that_were_seen_lie_open(void **state)
{
    (void)state;
    given();
    breaks(now.questions_seen = 1, "1 question marks were seen, but 0 are face up");
    breaks(now.leaves++, "");
    breaks(now.questions--, "");
}

static void cf053_only_a_space_is_used(void **state)
{
    (void)state;
    given();
    breaks(now.turn.space = (uint16_t)(card_called("carpenter") + 1),
           "the card in use is not a space");
    breaks(now.turn.space = 60000, "the card in use is not a space");
}

static void cf053_the_seat_at_turn_decides_with_a_dwarf_that_stands_somewhere(void **state)
{
    (void)state;
    given();
    breaks(now.base.active = 1, "player 2 is active, but it is player 1's turn");
    breaks(
        {
            now.phase = CF_PHASE_SPACE;
            now.turn.space = (uint16_t)(card_called("housework") + 1);
        },
        "player 1 uses a space, but dwarf 1 is at home");
}

static void cf046_there_is_no_round_before_the_first(void **state)
{
    (void)state;
    given();
    breaks(now.round = 0, "round 0 does not exist with 2 players");
}

static void halves_belong_together(void **state)
{
    const int c1 = CF_SPOT(2, 1), d1 = CF_SPOT(3, 1), b4 = CF_SPOT(1, 4);

    (void)state;
    given("p1.d4=meadow", "p1.d3=meadow", "p1.d2=meadow", "p1.c1=large_pasture",
          "p1.d1=large_pasture", "p1.partner.c1=d1", "p1.partner.d1=c1");
    breaks(first->partner[d1] = 0, "player 1");
    breaks(
        {
            first->partner[c1] = (uint8_t)(b4 + 1);
            first->ground[b4] = CF_LARGE_PASTURE;
            first->partner[b4] = (uint8_t)(c1 + 1);
        },
        "player 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CFT_TEST(cf513_goods_are_never_below_zero),
        CFT_TEST(cf515_fields_hold_what_grows_on_them),
        CFT_TEST(cf512_what_is_in_play_lies_on_the_board),
        CFT_TEST(cf521_question_marks_that_were_seen_lie_open),
        CFT_TEST(cf053_only_a_space_is_used),
        CFT_TEST(cf053_the_seat_at_turn_decides_with_a_dwarf_that_stands_somewhere),
        CFT_TEST(cf046_there_is_no_round_before_the_first),
        CFT_TEST(halves_belong_together),
    };

    return CFT_RUN(tests);
}
