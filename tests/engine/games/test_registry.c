/* test_registry.c - the list of games: by number and by id. */
#include "tests/support/adit_cmocka.h"

#include "engine/adit.h"

static void a_title_is_found_by_its_id(void **state)
{
    (void)state;
    assert_true(adit_game_info_count() > 0);
    for (int i = 0; i < adit_game_info_count(); i++) {
        assert_ptr_equal(adit_game_info_find(adit_game_info_at(i)->id), adit_game_info_at(i));
    }
}

static void an_unknown_id_is_no_title(void **state)
{
    (void)state;
    assert_null(adit_game_info_find("cave_vs_cav"));
    assert_null(adit_game_info_find(""));
}

static void beyond_the_last_title_there_is_none(void **state)
{
    (void)state;
    assert_null(adit_game_info_at(adit_game_info_count()));
    assert_null(adit_game_info_at(-1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_title_is_found_by_its_id),
        ADIT_TEST(an_unknown_id_is_no_title),
        ADIT_TEST(beyond_the_last_title_there_is_none),
    };

    return ADIT_RUN(tests);
}
