/* test_game_file.c - what a saved position or a recorded game may be written over. */
#include "tests/support/temp_file.h"

#include <stdio.h>

#include "engine/base/memory.h"
#include "engine/files/game_file.h"

static const adit_text fresh = {.data = "adit-position 2 and so on\n", .length = 26};

static void assert_is_written_over(const char *words)
{
    char path[512];
    adit_text read = {0};
    adit_err err;

    snprintf(path, sizeof path, "%s", temp_file("evening.adit", words));
    assert_ok(adit_game_file_write(path, &fresh, &err), err);
    assert_ok(adit_file_read(path, 1000, &read, &err), err);
    assert_string_equal(read.data, fresh.data);
    adit_text_free(&read);
    assert_int_equal(remove(path), 0);
}

static void a_damaged_save_can_be_saved_over(void **state)
{
    (void)state;
    assert_is_written_over("adit-position 2 game cave_vs_c");
    assert_is_written_over("adit-position 1\nof another version\n");
    assert_is_written_over("adit-play 2\n> no such decision\n");
    assert_is_written_over("");
}

static void what_is_no_game_is_not_written_over(void **state)
{
    char path[512];
    adit_err err;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("letter.txt", "Dear adit-position 2\n"));
    assert_fails(adit_game_file_write(path, &fresh, &err), ADIT_IO,
                 "letter.txt: already exists and is not a game", err);
    assert_int_equal(remove(path), 0);
}

static void a_save_that_cannot_be_read_for_want_of_memory_is_still_one(void **state)
{
    char path[512];
    adit_status status = ADIT_NOMEM;
    adit_err err;
    long n = 1;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("evening.adit", "adit-position 2\n"));
    for (; status != ADIT_OK; n++) {
        adit_memory_fail_at(n, -1);
        status = adit_game_file_check(path, &err);
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
    }
    assert_true(n > 2);
    assert_int_equal(remove(path), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_damaged_save_can_be_saved_over),
        ADIT_TEST(what_is_no_game_is_not_written_over),
        ADIT_TEST(a_save_that_cannot_be_read_for_want_of_memory_is_still_one),
    };

    return ADIT_RUN(tests);
}
