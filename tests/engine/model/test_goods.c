/* test_goods.c - stores of goods: limits, prices, words. */
#include "tests/support/adit_cmocka.h"

#include "engine/model/goods.h"

enum { WOOD, STONE, FOOD };
static const adit_good_def defs[] = {{"wood", 9, "for building"},
                                     {"stone", 5, "from the cave"},
                                     {"food", 99, "to eat"},
                                     {NULL, 0, NULL}};

static void goods_are_found_by_name(void **state)
{
    (void)state;
    assert_int_equal(adit_good_count(defs), 3);
    assert_int_equal(adit_good_find(defs, "stone"), STONE);
    assert_int_equal(adit_good_find(defs, "mithril"), -1);
    assert_int_equal(adit_good_find(defs, ""), -1);
}

static void what_exceeds_the_limit_is_lost(void **state)
{
    adit_goods store = {.have = {[STONE] = 3}};

    (void)state;
    assert_int_equal(adit_goods_gain(&store, defs, STONE, 0), 0);
    assert_int_equal(adit_goods_gain(&store, defs, STONE, 9), 2);
    assert_int_equal(store.have[STONE], 5);
    assert_int_equal(adit_goods_gain(&store, defs, STONE, 1), 0);
}

static void a_store_above_its_limit_keeps_what_it_has(void **state)
{
    adit_goods store = {.have = {[STONE] = 8}};

    (void)state;
    assert_int_equal(adit_goods_gain(&store, defs, STONE, 1), 0);
    assert_int_equal(store.have[STONE], 8);
}

static void pay_takes_the_whole_price(void **state)
{
    const adit_goods price = {.have = {[WOOD] = 2, [FOOD] = 1}};
    adit_goods store = {.have = {[WOOD] = 5, [FOOD] = 1}};
    adit_err err;

    (void)state;
    assert_ok(adit_goods_pay(&store, defs, &price, &err), err);
    assert_int_equal(store.have[WOOD], 3);
    assert_int_equal(store.have[FOOD], 0);
}

static void pay_takes_nothing_when_one_good_is_short(void **state)
{
    const adit_goods price = {.have = {[WOOD] = 2, [FOOD] = 1}};
    adit_goods store = {.have = {[WOOD] = 5}};
    adit_err err;

    (void)state;
    assert_int_equal(adit_goods_pay(&store, defs, &price, &err), ADIT_ILLEGAL);
    assert_string_equal(err.text, "needs 1 food, has 0");
    assert_int_equal(store.have[WOOD], 5);
}

static void a_store_covers_what_it_has(void **state)
{
    const adit_goods store = {.have = {[WOOD] = 2, [FOOD] = 1}};
    const adit_goods less = {.have = {[WOOD] = 2}};
    const adit_goods more = {.have = {[WOOD] = 3}};
    const adit_goods none = {{0}};

    (void)state;
    assert_true(adit_goods_cover(&store, &less));
    assert_true(adit_goods_cover(&store, &none));
    assert_false(adit_goods_cover(&store, &more));
    assert_true(adit_goods_are_none(&none));
    assert_false(adit_goods_are_none(&store));
    assert_true(adit_goods_equal(&store, &store));
    assert_false(adit_goods_equal(&store, &less));
}

static void sums_stay_in_their_range(void **state)
{
    const adit_goods a = {.have = {INT16_MAX, INT16_MIN, 3}};
    const adit_goods b = {.have = {1, -1, 4}};
    adit_goods sum = adit_goods_sum(&a, &b);

    (void)state;
    assert_int_equal(sum.have[0], INT16_MAX);
    assert_int_equal(sum.have[1], INT16_MIN);
    assert_int_equal(sum.have[2], 7);
}

static void goods_are_said_in_words(void **state)
{
    const adit_goods goods = {.have = {[WOOD] = 2, [FOOD] = 10}};
    const adit_goods none = {{0}};
    char text[40];
    adit_buffer out = adit_buffer_on(text, sizeof text);

    (void)state;
    adit_goods_words(&goods, defs, &out);
    assert_string_equal(text, "2 wood 10 food");
    out = adit_buffer_on(text, sizeof text);
    adit_goods_words(&none, defs, &out);
    assert_string_equal(text, "nothing");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(goods_are_found_by_name),
        ADIT_TEST(what_exceeds_the_limit_is_lost),
        ADIT_TEST(a_store_above_its_limit_keeps_what_it_has),
        ADIT_TEST(pay_takes_the_whole_price),
        ADIT_TEST(pay_takes_nothing_when_one_good_is_short),
        ADIT_TEST(a_store_covers_what_it_has),
        ADIT_TEST(sums_stay_in_their_range),
        ADIT_TEST(goods_are_said_in_words),
    };

    return ADIT_RUN(tests);
}
