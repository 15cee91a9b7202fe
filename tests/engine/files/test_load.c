/* test_load.c - nothing wrong is let in with a saved position, and the message says why. */
#include <stdio.h>

#include "tests/support/saving.h"

static void damaged_positions_are_refused(void **state)
{
    (void)state;
    save();
    text.data[text.length / 2] ^= 1;
    refuse("is corrupted");
    save();
    text.length -= 1;
    refuse("is truncated: ");
    save();
    text.length /= 2;
    refuse("is truncated");
    text.length = 0;
    refuse("is empty");
    save();
    text.length = 10;
    refuse("expected 'adit-play 2' or 'adit-position 2'");
    save();
    text.length = strlen("adit-position 2 12");
    refuse("is truncated in its first line");
    save();
    text.data[text.length - 2] = 'g';
    refuse("is truncated: expected a last line 'end' with a checksum");
    save();
    text.data[text.length - 22] = ' ';
    refuse("is truncated: expected a last line 'end' with a checksum");
}

static void what_stands_behind_the_end_is_refused(void **state)
{
    (void)state;
    save();
    adit_text_add(&text, "\n");
    refuse("has trailing data after its end: ");
    save();
    adit_text twice = {0};
    adit_text_add(&twice, text.data);
    adit_text_add(&twice, text.data);
    adit_text_free(&text);
    text = twice;
    refuse("has trailing data after its end: ");
    refuse_edit("picks\n", "picks\nend 0123456789abcdef\n", "has trailing lines after its picks");
}

static void the_length_must_be_a_plain_number(void **state)
{
    static const char *const lengths[] = {"\n",
                                          " \n",
                                          "-1\n",
                                          "+900\n",
                                          "0900\n",
                                          "0x10\n",
                                          "9e9\n",
                                          "900 \n",
                                          "900\r\n",
                                          "18446744073709551616\n",
                                          "1111111111111111111111111111111111111111\n"};
    char number[24];

    (void)state;
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        save();
        snprintf(number, sizeof number, "%zu\n", strlen(strchr(text.data, '\n') + 1));
        edit(number, lengths[i]);
        refuse("and the number of bytes that follow this line");
    }
    save();
    edit(number, "4294967296\n");
    refuse("is truncated: expected 4294967296 bytes after the first line, got ");
    save();
    edit(number, "18446744073709551615\n");
    refuse("is truncated: expected 18446744073709551615 bytes after the first line, got ");
}

static void every_single_changed_byte_is_noticed(void **state)
{
    (void)state;
    save();
    for (size_t i = 0; i < text.length; i += 7) {
        adit_game *none;
        char before = text.data[i];

        text.data[i] = (char)(before ^ 4);
        assert_int_equal(adit_game_load(engine, text.data, text.length, &none, NULL), ADIT_INPUT);
        text.data[i] = before;
    }
}

static void other_files_are_refused(void **state)
{
    (void)state;
    refuse_edit("adit-position 2", "adit-position 3",
                "saved position:1: unsupported format version 3 (supported: 2 to 2)");
    refuse_edit("adit-position 2", "adit-position 1",
                "unsupported format version 1 (supported: 2 to 2); it predates");
    refuse_edit("adit-position 2", "adit-position 02", "expected 'adit-play 2' or");
    refuse_edit("adit-position 2", "adit-position", "unsupported format version ");
    refuse_edit("adit-position 2", "adit-position ", "expected 'adit-play 2' or 'adit-position 2'");
    refuse_edit("adit-position 2", "lorem ipsum", "expected 'adit-play 2'");
    refuse_edit("game demo_cave", "game chess", "is a game of 'chess', but 'demo_cave' is loaded");
    refuse_edit("game demo_cave\n", "", "required line 'game' is missing");
    refuse_edit("game demo_cave", "gmae demo_cave", "unknown key 'gmae'; did you mean 'game'");
    refuse_edit("game demo_cave", "colour red", "unknown key 'colour'");
    refuse_edit("game demo_cave", "game ", "game: expected 1 to 63 characters");
}

static void other_mods_are_refused(void **state)
{
    (void)state;
    refuse_edit("mod demo_cave 1.0.0", "mod demo_cave 1.0.1",
                "needs version 1.0.1 of 'demo_cave', but 1.0.0 is loaded");
    refuse_edit("0000000000000abc", "0000000000000abd", "mod 'demo_cave' 1.0.0 has changed");
    refuse_edit("mod demo_cave 1.0.0 0000000000000abc\n", "",
                "was created without the mod 'demo_cave', which is loaded");
    refuse_edit("mod demo_cave", "mod other 3 0000000000000001\nmod demo_cave",
                "needs the mod 'other' 3, which is not loaded");
    refuse_edit("0000000000000abc", "abc", "expected 16 hexadecimal digits, got 'abc'");
    refuse_edit("0000000000000abc", "0000000000000ABC", "expected 16 hexadecimal digits");
    refuse_edit(" 1.0.0 0000000000000abc", "", "mod version: expected");
    engine->mod_count = 2;
    save();
    engine->mod_count = 1;
    refuse("needs the mod 'extra' 0.2.0, which is not loaded");
}

static void too_many_mods_are_refused(void **state)
{
    adit_text many = {0};

    (void)state;
    for (int i = 0; i < 17; i++) {
        adit_text_addf(&many, "mod m%d 1 0000000000000abc\n", i);
    }
    adit_text_add(&many, "mod demo_cave");
    save();
    edit("mod demo_cave", many.data);
    adit_text_free(&many);
    refuse("more than 16 mods");
}

static void wrong_numbers_in_the_head_are_refused(void **state)
{
    (void)state;
    refuse_edit("players 2", "players 0", "players: expected a number from 1 to 8, got '0'");
    refuse_edit("players 2", "players 7", "demo_cave is for 1 to 4 players, not 7");
    refuse_edit("players 2", "players x", "players: expected a number");
    refuse_edit("players 2", "players 1", "the header has a different number of players");
    refuse_edit("seed 7", "seed -7", "seed: expected a number from 0");
    refuse_edit("seed 7", "seed 18446744073709551616", "seed: expected a number");
    refuse_edit("seed 7", "seed ", "seed: expected a number");
    refuse_edit("seed 7", "seed 7\nanytime on 2", "anytime: expected 'off' and the number");
    refuse_edit("seed 7", "seed 7\nanytime off 9", "anytime: expected 'off'");
    refuse_edit("seed 7", "seed 7\nrule turns", "expected a name and a value");
    refuse_edit("seed 7", "seed 07", "seed: expected a number");
    refuse_edit("seed 7", "seed +7", "seed: expected a number");
    refuse_edit("seed 7", "seed  7", "seed: expected a number");
    refuse_edit("seed 7", "seed 7777777777777777777777777777777777777777", "seed: expected");
    refuse_edit("players 2", "players 4294967298", "players: expected a number from 1 to 8");
}

static void wrong_fields_are_refused(void **state)
{
    (void)state;
    refuse_edit("goods.wood = 4", "goods.wod = 4", "no good is called 'wod'; did you mean 'wood'");
    assert_contains(err.text, "while reading line ");
    refuse_edit("goods.wood = 4", "goods.wood = 44", "44 is out of range; expected 0 to 9");
    refuse_edit("goods.wood = 4", "goods.wood 4", "expected 'field = value' or 'picks', got");
    refuse_edit("\nplayer[1].goods.wood = 4", "\ntotal = 4", "is computed from other fields");
    refuse_edit("\nplayers = 2", "\nplayers = 1", "the header has a different number of players");
    refuse_edit("room.den = spot_p2_b", "room.den = cellar", "invalid value 'cellar'");
    refuse_edit("in_play = lamp", "in_play = lamp lamp", "'lamp' is listed twice");
    refuse_edit("\npicks\n", "\n", "expected 'field = value'");
    refuse_edit("state\n", "", "saved position:");
}

static void there_is_one_text_for_each_position(void **state)
{
    (void)state;
    /* Lines twice, in another place, or of another kind of file. */
    refuse_edit("seed 7\n", "seed 7\nseed 7\n", "duplicate line 'seed'");
    refuse_edit("players 2\nseed 7\n", "seed 7\nplayers 2\n",
                "saved position:3: expected 'players 2', got 'seed 7'");
    refuse_edit("state\n", "set round 1\nstate\n", "expected 'state', got 'set round 1'");
    refuse_edit("state\n", "cards hut=00000000\nstate\n", "expected 'state', got 'cards hut");
    refuse_edit("state\n", "position x\nstate\n", "expected 'state', got 'position x'");
    refuse_edit("state\n", "anytime off 7\nstate\n", "expected 'state', got 'anytime off 7'");
    refuse_edit("state\n", "\nstate\n", "unknown key ''");
    refuse_edit("player[1].goods.wood = 4\n",
                "player[1].goods.wood = 4\nplayer[1].goods.wood = 4\n",
                "got 'player[1].goods.wood = 4'");
    refuse_edit("player[1].goods.wood = 4\n",
                "player[1].goods.wood = 3\nplayer[1].goods.wood = 4\n",
                "expected 'player[1].goods.wood = 4', got 'player[1].goods.wood = 3'");
    refuse_edit("\nplayers = 2\n", "\n", "expected 'players = 2', got");
    refuse_edit("\nplayers = 2\n", "\nplayers = 2\nturn = 0\n", "got 'turn = 0'");
}

static void numbers_have_one_form(void **state)
{
    static const char *const forms[] = {
        "04",        "+4",  " 4",
        "4 ",        "4\t", "4.0",
        "0x4",       "4\r", "4444444444444444444444444444444444444444",
        "4294967300"};
    char line[80];

    (void)state;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        snprintf(line, sizeof line, "wood = %s\n", forms[i]);
        refuse_edit("wood = 4\n", line, "");
    }
    refuse_edit("wood = 4\n", "wood = -0\n", "");
    decide(game, "use altar");
    decide(game, "climb 1");
    refuse_edit("climb #1 #0 #0", "climb #01 #0 #0", "expected 'main 1 climb #1 #0 #0', got");
    refuse_edit("climb #1 #0 #0", "climb #1 #-0 #0", "expected 'main 1 climb #1 #0 #0', got");
    refuse_edit("main 1 climb", "main 01 climb", "expected 'main 1 climb #1 #0 #0', got");
    refuse_edit("main 1 climb", "main  1 climb", "");
}

static void a_line_may_be_as_long_as_it_likes(void **state)
{
    static const size_t size = 1 << 20;
    static const char field[] = "wood = ";
    char *line = adit_alloc(size + 1);

    (void)state;
    memset(line, 'x', size);
    refuse_edit("wood", line, "there is no field 'player[1].goods.xxx");
    refuse_edit("player[1].goods.wood = 4", line, "expected 'field = value' or 'picks', got 'xxx");
    refuse_edit("goods.wood = 4", line, "expected 'field = value'");
    refuse_edit("seed 7", line, "unknown key");
    refuse_edit("picks", line, "expected 'field = value'");
    memset(line, '4', size);
    memcpy(line, field, sizeof field - 1);
    refuse_edit("wood = 4", line, "the value is too long for 'player[1].goods.wood'");
    adit_free(line);
}

static void bytes_that_are_no_text_are_refused(void **state)
{
    (void)state;
    save();
    text.data[text.length / 2] = '\0';
    refuse("contains a zero byte");
    refuse_edit("wood = 4\n", "wood = 4\r\n", "expected 'player[1].goods.wood = 4', got");
}

static void broken_invariants_are_refused(void **state)
{
    (void)state;
    refuse_edit("player[1].secret = 1", "player[1].height = 6\nplayer[1].secret = 1",
                "player 1 stands too high");
}

static void wrong_picks_are_refused(void **state)
{
    (void)state;
    decide(game, "use altar");
    decide(game, "climb 1");
    refuse_edit("main 1 climb", "mian 1 climb", "expected main, anytime, forced, none or chance");
    refuse_edit("main 1 climb", "main 3 climb", "expected the number of a player, got '3'");
    refuse_edit("main 1 climb", "main x climb", "expected the number of a player");
    refuse_edit("main 1 climb", "main 1 clomb", "there is no option 'clomb'");
    refuse_edit("climb #1 #0 #0", "climb #1 #0", "expected kind, player, option and three");
    refuse_edit("climb #1 #0 #0", "climb #1 #0 #0 #0", "expected kind, player, option and three");
    refuse_edit("climb #1", "climb #x", "not an argument of this option: '#x'");
    refuse_edit("climb #1", "climb #99999", "not an argument of this option");
    refuse_edit("climb #1", "climb one", "not an argument of this option: 'one'");
    refuse_edit("climb #1", "climb #9", "this pick is not possible in the game");
    refuse_edit("climb #1", "climb #-1", "this pick is not possible in the game");
    refuse_edit("main 1 climb", "forced 1 climb", "this pick is not possible in the game");
    refuse_edit("main 1 climb", "main 2 climb", "this pick is not possible in the game");
    refuse_edit("main 1 climb", "anytime 1 climb", "this pick is not possible in the game");
    refuse_edit("@turned altar", "@turned lamp", "this pick is not possible in the game");
    refuse_edit("@turned altar", "@turned #0", "this pick is not possible in the game");
    refuse_edit("@turned altar", "@turned ruin", "not an argument of this option: 'ruin'");
    refuse_edit("@turned altar", "@done #0", "this pick is not possible in the game");
}

static void a_pick_that_ends_the_transaction_is_refused(void **state)
{
    (void)state;
    refuse_edit("picks\n", "picks\nmain 1 gather_flax #0 #0 #0\n",
                "this pick is not possible in the game");
    decide(game, "use altar");
    decide(game, "climb 1");
    refuse_edit("main 1 climb #1 #0 #0\n",
                "main 1 climb #1 #0 #0\nmain 1 climb #1 #0 #0\nmain 2 gather_flax #0 #0 #0\n",
                "this pick is not possible in the game");
}

static void a_pick_that_the_engine_made_must_be_there(void **state)
{
    (void)state;
    decide(game, "use cave");
    refuse_edit("forced 1 climb #1 #0 #0\n", "", "the state and its picks are inconsistent");
    refuse_edit("forced 1 climb #1 #0 #0", "forced 1 climb #2 #0 #0",
                "is not possible in the game");
    refuse_edit("forced 1 climb", "forced 2 climb", "is not possible in the game");
}

static void names_in_picks_are_checked(void **state)
{
    (void)state;
    decide(game, "use inn");
    decide(game, "anytime 1 wood for 1 gold");
    refuse_edit("@exchange hut", "@exchange hat", "not an argument of this option: 'hat'");
    refuse_edit("@exchange hut", "@exchange den", "this pick is not possible in the game");
    refuse_edit("@exchange hut", "@part hut#99", "not an argument of this option: 'hut#99'");
    refuse_edit("@exchange hut", "@part hat#0", "not an argument of this option");
    refuse_edit("@exchange hut", "@part hut", "not an argument of this option");
    refuse_edit("@exchange hut", "@part altar#0", "this pick is not possible in the game");
}

static void too_many_picks_are_refused(void **state)
{
    adit_text many = {0};

    (void)state;
    for (int i = 0; i < ADIT_MAX_PICKS + 1; i++) {
        adit_text_add(&many, "none 1 @nothing #0 #0 #0\n");
    }
    adit_text_add(&many, "end ");
    save();
    edit("end ", many.data);
    adit_text_free(&many);
    refuse("too many picks for one transaction");
}

/* It was told as a wrong call of a function. */
static void seats_with_control_characters_blame_the_file(void **state)
{
    (void)state;
    refuse_edit("seed ", "seats human,\x1B\nseed ", "seats: invalid player name");
    assert_int_equal(err.status, ADIT_INPUT);
}

/* It was told as the fault of a script. */
static void a_position_from_which_the_game_cannot_go_on_blames_the_file(void **state)
{
    (void)state;
    decide(game, "use inn");
    save();
    inn_is_closed = true;
    refuse("saved position: the game cannot continue from it: the inn is closed");
    assert_int_equal(err.status, ADIT_INPUT);
}

static void a_position_that_would_run_on_is_refused(void **state)
{
    (void)state;
    decide(game, "use inn");
    /* Without the card in use the turn is at its beginning, and the pick belongs to nothing. */
    decide(game, "keep");
    refuse_edit("\nusing = inn", "", "this pick is not possible in the game");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        SAVE_TEST(damaged_positions_are_refused),
        SAVE_TEST(what_stands_behind_the_end_is_refused),
        SAVE_TEST(the_length_must_be_a_plain_number),
        SAVE_TEST(every_single_changed_byte_is_noticed),
        SAVE_TEST(other_files_are_refused),
        SAVE_TEST(other_mods_are_refused),
        SAVE_TEST(too_many_mods_are_refused),
        SAVE_TEST(wrong_numbers_in_the_head_are_refused),
        SAVE_TEST(wrong_fields_are_refused),
        SAVE_TEST(there_is_one_text_for_each_position),
        SAVE_TEST(numbers_have_one_form),
        SAVE_TEST(a_line_may_be_as_long_as_it_likes),
        SAVE_TEST(bytes_that_are_no_text_are_refused),
        SAVE_TEST(broken_invariants_are_refused),
        SAVE_TEST(wrong_picks_are_refused),
        SAVE_TEST(a_pick_that_ends_the_transaction_is_refused),
        SAVE_TEST(a_pick_that_the_engine_made_must_be_there),
        SAVE_TEST(names_in_picks_are_checked),
        SAVE_TEST(too_many_picks_are_refused),
        SAVE_TEST(seats_with_control_characters_blame_the_file),
        SAVE_TEST(a_position_from_which_the_game_cannot_go_on_blames_the_file),
        SAVE_TEST(a_position_that_would_run_on_is_refused),
    };

    return ADIT_RUN(tests);
}
