/* test_solo_game.c - a whole solo game, decision by decision (CF-560).
 *
 * The script asserts what lies on the spaces at the start of every round and what the player
 * has at its end, worked out from the rules by hand, and each line of the score. What it writes
 * down must be the recorded game that comes with it.
 */
#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"
#include "tests/support/temp_file.h"

#define FOLDER ADIT_TEST_ROOT "/scripts/playthroughs/cave_farmers/"
enum { MOST = 1 << 20 };

static void collect(void *context, const char *text, size_t length)
{
    adit_text_add_bytes(context, text, length);
}

static void cf560_the_solo_game_comes_to_87_points(void **state)
{
    char path[512];
    adit_text printed = {0}, written = {0}, shipped = {0};
    adit_err err;

    (void)state;
    snprintf(path, sizeof path, "%s", temp_file("solo.play", ""));
    remove(path); /* only a game is replaced */
    assert_ok(adit_run_script(FOLDER "solo_sixty.lua", 1, (const char *const[]){path}, collect,
                              &printed, &err),
              err);
    assert_string_equal(printed.data, "87 points\n");
    assert_ok(adit_file_read(path, MOST, &written, &err), err);
    assert_ok(adit_file_read(FOLDER "solo_sixty.play", MOST, &shipped, &err), err);
    assert_string_equal(written.data, shipped.data);
    adit_text_free(&printed);
    adit_text_free(&written);
    adit_text_free(&shipped);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(cf560_the_solo_game_comes_to_87_points),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
