/* test_broken_states.c - states that no setting can make and no move may leave behind: each is
 * told with the number of the invariant it breaks. */
#include "tests/support/cvc_table.h"

/* The state on the table, changed like this, is no state of the game. */
#define breaks(change, words)                                                                      \
    do {                                                                                           \
        cvc_state now = *cvc_now();                                                                \
        adit_err err;                                                                              \
        change;                                                                                    \
        assert_fails(cvc_check(&now.base, cvc_engine()->cards, &err), ADIT_INTERNAL, words, err);  \
    } while (0)

static int room(const char *id)
{
    return cvc_card_called(id)->kind_number;
}

static void cvc_i2_rooms_lie_in_places_that_there_are(void **state)
{
    (void)state;
    given();
    breaks(now.room_place[room("shelf")] = CVC_ROOM_PILE_TOP,
           "shelf is on the pile, which exists only in a solo match");
    breaks(now.room_place[room("shelf")] = CVC_ROOM_CELL + 5,
           "shelf is not the only room in its cell");
    breaks(now.room_place[room("treasury")] = CVC_ROOM_REMOVED,
           "treasury cannot be removed from the game");
    given_solo();
    breaks(now.room_place[room("shelf")] = CVC_ROOM_CELL + CVC_PRINTED,
           "shelf is not the only room in its cell");
    breaks(now.room_place[room("shelf")] = CVC_ROOM_PIN + CVC_PRINTED,
           "shelf is under a rock that does not exist");
}

static void cvc_i2_no_two_rooms_lie_in_one_place(void **state)
{
    (void)state;
    given();
    breaks(now.room_place[room("dungeon")] = now.room_place[room("treasury")] = CVC_ROOM_PIN + 9,
           "is in the same place as another room");
}

static void cvc_i11_a_match_ends_after_its_last_turn(void **state)
{
    (void)state;
    given();
    breaks(now.base.is_over = true, "the match ended in round 1 after 0 turns");
    breaks(now.base.turn = 3, "3 turns were counted, but 0 were taken");
    breaks(now.round = 9, "round 9 does not exist");
    given("round=8");
    breaks(now.base.is_over = true, "the match ended in round 8 after 0 turns");
}

static void cvc_i9_printed_cards_allow_four_rooms_in_a_turn(void **state)
{
    (void)state;
    given();
    play("take undergrowth", "rooms 1");
    breaks((now.turn.used = 1u << CVC_ENTRANCE, now.turn.rooms_left = 4),
           "1 rooms were used this turn and 4 more can be");
}

/* Found by a mutant: cells with nothing in them counted as used. */
static void cvc_i9_only_orange_rooms_are_used(void **state)
{
    (void)state;
    given();
    play("take undergrowth", "rooms 1");
    breaks(now.turn.used = 1, "a room was used in cell 0, but player 1 has no orange");
    breaks(now.turn.used = 0x8000, "a room was used in cell 15");
}

static void cvc_i9_rooms_are_used_because_a_tile_says_so(void **state)
{
    (void)state;
    given();
    breaks(now.turn.rooms_left = 1, "rooms are in use, but no tile allows it");
    play("take undergrowth");
    breaks(now.turn.used = 1u << CVC_ENTRANCE, "rooms are in use, but no tile allows it");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CVC_TEST(cvc_i2_rooms_lie_in_places_that_there_are),
        CVC_TEST(cvc_i2_no_two_rooms_lie_in_one_place),
        CVC_TEST(cvc_i11_a_match_ends_after_its_last_turn),
        CVC_TEST(cvc_i9_printed_cards_allow_four_rooms_in_a_turn),
        CVC_TEST(cvc_i9_only_orange_rooms_are_used),
        CVC_TEST(cvc_i9_rooms_are_used_because_a_tile_says_so),
    };

    return CVC_RUN(tests);
}
