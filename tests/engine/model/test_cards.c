/* test_cards.c - finding cards in a set. */
#include "tests/support/adit_cmocka.h"

#include "engine/base/memory.h"
#include "engine/model/cards.h"

/* A set of two kinds; the second has its cards in order, as a finished set has. */
static adit_cards *make_set(void)
{
    static const char *const ids[] = {"cellar", "hut", "altar", "bench", "mod:chest", "door"};
    adit_cards *cards = adit_alloc(sizeof *cards);

    cards->count = 5;
    cards->card = adit_alloc(5 * sizeof *cards->card);
    for (int i = 0; i < 5; i++) {
        cards->card[i].id = ids[i];
    }
    cards->kind_first[1] = 2;
    for (int kind = 2; kind <= ADIT_MAX_KINDS; kind++) {
        cards->kind_first[kind] = 5;
    }
    cards->amounts = adit_alloc(2 * sizeof *cards->amounts);
    cards->amounts[1].of[0].value = 3;
    cards->amounts[1].of[1] = (adit_number){.kind = ADIT_NUMBER_PER, .value = 2};
    adit_amounts_prepare(&cards->amounts[1]);
    return cards;
}

static void cards_are_found_by_id(void **state)
{
    adit_cards *cards = make_set();

    (void)state;
    assert_int_equal(adit_cards_find(cards, "cellar"), 0);
    assert_int_equal(adit_cards_find(cards, "hut"), 1);
    assert_int_equal(adit_cards_find(cards, "altar"), 2);
    assert_int_equal(adit_cards_find(cards, "mod:chest"), 4);
    assert_int_equal(adit_cards_find(cards, "chest"), 4); /* only one card is called so */
    assert_int_equal(adit_cards_find(cards, "mod:chess"), ADIT_NO_CARD);
    cards->card[3].id = "other:chest";
    assert_int_equal(adit_cards_find(cards, "chest"), ADIT_NO_CARD);
    assert_int_equal(adit_cards_find(cards, ""), ADIT_NO_CARD);
    adit_cards_free(cards);
}

static void a_set_that_is_not_in_order_yet_can_be_searched(void **state)
{
    adit_cards *cards = make_set();

    (void)state;
    cards->card[2].id = "zebra";
    cards->card[4].id = "alley";
    assert_int_equal(adit_cards_find(cards, "alley"), 4);
    assert_int_equal(adit_cards_find(cards, "zebra"), 2);
    adit_cards_free(cards);
}

static void kinds_have_their_own_numbers(void **state)
{
    adit_cards *cards = make_set();

    (void)state;
    assert_int_equal(adit_kind_card_count(cards, 0), 2);
    assert_int_equal(adit_kind_card_count(cards, 1), 3);
    assert_int_equal(adit_kind_card_count(cards, 7), 0);
    assert_string_equal(adit_card_at(cards, 1, 1)->id, "bench");
    cards->kind_first[1] = 9; /* while a set is being filled */
    assert_int_equal(adit_kind_card_count(cards, 1), 0);
    adit_cards_free(cards);
}

static void fixed_amounts_are_goods(void **state)
{
    adit_cards *cards = make_set();
    adit_goods goods = adit_fixed_goods(cards, 1);

    (void)state;
    assert_int_equal(goods.have[0], 3);
    assert_int_equal(goods.have[1], 0);
    goods = adit_fixed_goods(cards, 0);
    assert_true(adit_goods_are_none(&goods));
    adit_cards_free(cards);
    adit_cards_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(cards_are_found_by_id),
        ADIT_TEST(a_set_that_is_not_in_order_yet_can_be_searched),
        ADIT_TEST(kinds_have_their_own_numbers),
        ADIT_TEST(fixed_amounts_are_goods),
    };

    return ADIT_RUN(tests);
}
