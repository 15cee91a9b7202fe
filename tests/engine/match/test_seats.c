/* test_seats.c - the names of those who play. */
#include "tests/support/adit_cmocka.h"

#include "engine/match/seats.h"

static adit_status check(const char *names, adit_err *err)
{
    *err = (adit_err){0};
    return adit_seats_check(names, err);
}

static void names_of_players_bots_and_programs_are_fine(void **state)
{
    static const char *const good[] = {"",
                                       "human",
                                       "human,greedy",
                                       "bots/my-bot_2.lua",
                                       "worker:/usr/share/x.lua,random",
                                       "pipe:python3 bot.py -f x,human"};
    adit_err err;

    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        assert_ok(check(good[i], &err), err);
    }
}

static void no_other_byte_is_part_of_a_name(void **state)
{
    adit_err err;

    (void)state;
    for (int c = 1; c < 256; c++) {
        const char name[] = {'x', (char)c, 'y', '\0'};
        bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        bool is_sign = strchr("_-.:/ ,", c) != NULL;

        if (is_letter || is_sign) {
            assert_ok(check(name, &err), err);
        } else {
            assert_fails(check(name, &err), ADIT_USAGE, "invalid player name", err);
        }
    }
    assert_fails(adit_seat_name_check("a\0b", 3, &err), ADIT_USAGE, "invalid player name", err);
    assert_fails(adit_seat_name_check("a,b", 3, &err), ADIT_USAGE, "invalid player name", err);
}

static void names_have_a_length(void **state)
{
    char name[ADIT_SEATS_MAX + 2];
    adit_err err;

    (void)state;
    memset(name, 'a', sizeof name);
    name[ADIT_SEAT_NAME_MAX] = '\0';
    assert_ok(check(name, &err), err);
    name[ADIT_SEAT_NAME_MAX] = 'a';
    name[ADIT_SEAT_NAME_MAX + 1] = '\0';
    assert_fails(check(name, &err), ADIT_USAGE, "too long", err);
    assert_fails(check("human,,random", &err), ADIT_USAGE, "is empty", err);
    assert_fails(check("human,", &err), ADIT_USAGE, "is empty", err);
    name[ADIT_SEAT_NAME_MAX + 1] = 'a';
    name[100] = ',';
    name[sizeof name - 1] = '\0';
    assert_fails(check(name, &err), ADIT_USAGE, "more than 255", err);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(names_of_players_bots_and_programs_are_fine),
        ADIT_TEST(no_other_byte_is_part_of_a_name),
        ADIT_TEST(names_have_a_length),
    };

    return ADIT_RUN(tests);
}
