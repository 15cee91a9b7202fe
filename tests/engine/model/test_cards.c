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

/* Four mods; "loft" is one card's bare id and bare alias, "den" that of two, "attic" an alias of
 * two cards, and "hut" an id, an alias and a bare name. */
static adit_cards *make_renamed_set(void)
{
    static const struct {
        const char *id, *aliases;
    } names[] = {{"hut", NULL},        {"m:loft", "old:loft m:den"},  {"n:den", "attic hut"},
                 {"o:hut", "attic p"}, {"p:hall", "p:hall_1 hall_2"}, {"hal", ""}};
    adit_cards *cards = adit_alloc(sizeof *cards);

    cards->count = (int)(sizeof names / sizeof names[0]);
    cards->card = adit_alloc((size_t)cards->count * sizeof *cards->card);
    cards->has_aliases = true;
    for (int i = 0; i < cards->count; i++) {
        cards->card[i].id = names[i].id;
        cards->card[i].aliases = names[i].aliases;
    }
    return cards;
}

/* What every name in a list finds, with the set as it is. */
static void find_all(const adit_cards *cards, int found[], const char *const *name)
{
    for (int n = 0; name[n] != NULL; n++) {
        char scratch[80];
        const char *today = adit_cards_today(cards, name[n], scratch, sizeof scratch);

        found[3 * n] = adit_cards_find(cards, name[n]);
        found[3 * n + 1] = adit_cards_find_exactly(cards, name[n]);
        found[3 * n + 2] = adit_cards_find_exactly(cards, today);
    }
}

static void a_name_means_an_id_before_an_alias_before_a_bare_name(void **state)
{
    static const char *const name[] = {"hut",    "attic", "loft",   "den",    "m:den", "old:loft",
                                       "p:hall", "hall",  "hall_1", "hall_2", "p",     "hal",
                                       "ha",     "halls", "",       ":",      "m:",    NULL};
    /* By any name, by the id alone, by the id of today of the text. */
    static const int expected[][3] = {
        {0, 0, 2}, /* an id; an alias of card 2, which counts in old texts; a bare name of card 3 */
        {2, -1, 2}, /* the first card with this alias */
        {1, -1, -1},  {-1, -1, -1}, {1, -1, 1},   {1, -1, 1},   {4, 4, 4},
        {4, -1, -1},  {4, -1, -1},  {4, -1, 4},   {3, -1, 3},   {5, 5, 5},
        {-1, -1, -1}, {-1, -1, -1}, {-1, -1, -1}, {-1, -1, -1}, {-1, -1, -1}};
    adit_cards *cards = make_renamed_set();

    (void)state;
    for (int pass = 0; pass < 2; pass++) {
        int found[3 * (sizeof name / sizeof name[0])];

        find_all(cards, found, name);
        for (int n = 0; name[n] != NULL; n++) {
            for (int way = 0; way < 3; way++) {
                if (found[3 * n + way] != expected[n][way]) {
                    fail_msg("%s, way %d, pass %d: card %d", name[n], way, pass,
                             found[3 * n + way]);
                }
            }
        }
        if (pass == 0) {
            assert_true(adit_cards_index(cards)); /* nothing else is found by the index */
        }
    }
    adit_cards_free(cards);
}

static void without_memory_there_is_no_index(void **state)
{
    adit_cards *cards = make_renamed_set();

    (void)state;
    (void)adit_memory_fail_at(1, 0);
    assert_false(adit_cards_index(cards));
    (void)adit_memory_fail_at(0, 0);
    assert_int_equal(adit_cards_find(cards, "attic"), 2);
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
        ADIT_TEST(a_name_means_an_id_before_an_alias_before_a_bare_name),
        ADIT_TEST(without_memory_there_is_no_index),
        ADIT_TEST(kinds_have_their_own_numbers),
        ADIT_TEST(fixed_amounts_are_goods),
    };

    return ADIT_RUN(tests);
}
