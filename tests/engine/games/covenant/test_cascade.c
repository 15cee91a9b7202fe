/* test_cascade.c - rewards inside rewards, as deep as the pieces allow: at each question of such a
 * turn the game can be copied, saved, loaded here and in another process, and undone, and it
 * always ends the same. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "engine/base/memory.h"
#include "engine/games/covenant/state.h"
#include "tests/support/adit_cmocka.h"
#include "tests/support/conformance.h"

enum { MOST_SETTINGS = 64, MOST_MOVES = 24 };

typedef struct {
    const char *mod; /* NULL: the shipped pieces */
    const char *const *settings, *const *moves;
} cascade_story;

/* Both: blue has a silver slot on its pick; player 1 digs with the weakest dwarf and has little
 * but the right resources. Everything after "action" is one transaction. */
#define COMMON                                                                                     \
    "phase", "relic_pre", "at_turn", "1", "player[1].clan", "clan_blue", "player[1].goods.iron",   \
        "1", "rubble_shown.5", "wild_rubble_1", "tools_shown.1", "emerald_pick_silver",            \
        "silver_shown.1", "silver_goblin_1", "coins_shown.4", "support_coin_2",                    \
        "player[1].track.court", "1", "goblin.c3", "2", "orc.c3", "0", "troll.c3", "0",            \
        "die.goblin", "6"

/* Dig, hall back, forge, the reward of the tool space, inlay, tradition 9, a goblin, its die, a
 * step on a track, a coin, its space, a tradition; then tradition 13, the hall, and the new
 * tradition hears of it (COV-10.118). */
static const char *const shipped_settings[] = {COMMON,
                                               "player[1].goods.emerald",
                                               "2",
                                               "player[1].in_play",
                                               "first_sparkle praise_of_the_smith",
                                               "traditions_shown.4",
                                               "call_of_the_deep",
                                               "hall.black_mythrall_lair",
                                               "under_b2",
                                               NULL};
static const char *const shipped_moves[] = {"assign 1 to pick",
                                            "action",
                                            "take wild_rubble_1",
                                            "gold",
                                            "reveal b2",
                                            "forge emerald_pick_silver",
                                            "on place_7",
                                            "next place_7",
                                            "jewel silver_goblin_1",
                                            "into pick",
                                            "capture goblin c3",
                                            "take goblin",
                                            "coin support_coin_2",
                                            "on cs_5",
                                            "tradition call_of_the_deep",
                                            "court",
                                            "inlay",
                                            "capture goblin c3",
                                            "skip goblin",
                                            NULL};

/* With a tradition that forges when it is obtained: dig, steps on tracks, a coin, its space, a
 * tradition, forge, the reward of the tool space, inlay, tradition 9. */
static const char *const odd_settings[] = {COMMON,
                                           "player[1].goods.emerald",
                                           "1",
                                           "player[1].goods.gold",
                                           "1",
                                           "silver_shown.2",
                                           "silver_goblin_2",
                                           "player[1].in_play",
                                           "first_sparkle",
                                           "traditions_shown.4",
                                           "night_watch",
                                           "relics_shown.1",
                                           "ale_horn_7",
                                           "hall.blue_emerald_hall",
                                           "under_b2",
                                           NULL};
static const char *const odd_moves[] = {"assign 1 to pick",
                                        "action",
                                        "take wild_rubble_1",
                                        "iron",
                                        "reveal b2",
                                        "relic ale_horn_7",
                                        "coin support_coin_2",
                                        "on cs_5",
                                        "tradition night_watch",
                                        "forge emerald_pick_silver",
                                        "on place_7",
                                        "jewel silver_goblin_2",
                                        "into pick",
                                        "capture goblin c3",
                                        "take goblin",
                                        "inlay",
                                        "capture goblin c3",
                                        "skip goblin",
                                        NULL};

static const cascade_story stories[] = {
    {NULL, shipped_settings, shipped_moves},
    {ADIT_TEST_ROOT "/tests/engine/games/covenant/odd_pieces_mod", odd_settings, odd_moves},
};
enum { STORIES = sizeof stories / sizeof *stories };

static adit_err err;

static adit_engine *open_engine(const cascade_story *story, bool purity)
{
    const char *const mods[] = {story->mod};
    const adit_engine_options options = {.game = "covenant",
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = story->mod != NULL,
                                         .purity = purity};
    adit_engine *engine = NULL;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    return engine;
}

static adit_game *new_game(adit_engine *engine, const cascade_story *story)
{
    const adit_setting rules[] = {{"starting_player", "1"}};
    adit_setting fields[MOST_SETTINGS];
    adit_setup setup = {.players = 2, .seed = 5, .rules = rules, .rule_count = 1, .fields = fields};
    adit_game *game = NULL;

    while (story->settings[setup.field_count * 2] != NULL) {
        assert_true(setup.field_count < MOST_SETTINGS);
        fields[setup.field_count] = (adit_setting){story->settings[setup.field_count * 2],
                                                   story->settings[setup.field_count * 2 + 1]};
        setup.field_count++;
    }
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    return game;
}

static int count_moves(const cascade_story *story)
{
    int count = 0;

    while (story->moves[count] != NULL) {
        count++;
    }
    assert_true(count < MOST_MOVES);
    return count;
}

static void decide_text(adit_game *game, const char *move)
{
    assert_ok(adit_game_decide_text(game, move, &err), err);
    assert_ok(adit_game_check(game, &err), err);
}

static void play_from(adit_game *game, const cascade_story *story, int from)
{
    for (int i = from; story->moves[i] != NULL; i++) {
        decide_text(game, story->moves[i]);
    }
}

static uint64_t end_of(adit_engine *engine, const cascade_story *story)
{
    adit_game *game = new_game(engine, story);
    uint64_t hash;

    play_from(game, story, 0);
    hash = adit_game_hash(game);
    adit_game_free(game);
    return hash;
}

/* ---- The cascade itself ---- */

/* From "action" until the hall is turned nothing is committed: it is one transaction. */
static void the_whole_cascade_is_one_transaction(void **state)
{
    (void)state;
    for (int n = 0; n < STORIES; n++) {
        adit_engine *engine = open_engine(&stories[n], true);
        adit_game *game = new_game(engine, &stories[n]);

        for (int i = 0; i < 3; i++) {
            decide_text(game, stories[n].moves[i]);
        }
        const cov_state *root = (const cov_state *)(const void *)adit_game_view_tx(game)->root;
        assert_int_equal(root->turn.has_acted, 0);
        for (int i = 3; strcmp(stories[n].moves[i], "inlay") != 0; i++) {
            const adit_tx *tx = adit_game_view_tx(game);
            assert_int_equal(((const cov_state *)(const void *)tx->root)->turn.has_acted, 0);
            assert_int_equal(((const cov_state *)(const void *)tx->root)->player[0].coin[4], 0);
            decide_text(game, stories[n].moves[i]);
        }
        assert_true(adit_engine_statistics(engine).deepest_picks < ADIT_MAX_PICKS / 2);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

static void everything_in_the_cascade_has_happened(void **state)
{
    adit_engine *engine = open_engine(&stories[0], true);
    adit_game *game = new_game(engine, &stories[0]);
    const cov_state *now;

    (void)state;
    play_from(game, &stories[0], 0);
    now = (const cov_state *)adit_game_view_tx(game)->work;
    const cov_player *player = &now->player[0];
    assert_int_not_equal(player->forged[6], 0);
    assert_int_not_equal(player->jewel[COV_PICK], 0);
    assert_int_not_equal(player->coin[4], 0);
    assert_int_equal(player->common.in_play.count, 3);
    assert_int_equal(player->common.goods.have[COV_GOBLIN], 2);
    assert_int_equal(player->common.goods.have[COV_GP], 5 + 3);
    /* 1, the goblin die, tradition 13, tradition 8 for the mythrall of hall 23 */
    assert_int_equal(player->track[COV_COURT], 4);
    assert_int_equal(player->track[COV_MINING], 1);
    adit_game_free(game);
    adit_engine_close(engine);
}

/* ---- At each question ---- */

static void at_each_question_a_copy_ends_the_same(void **state)
{
    (void)state;
    for (int n = 0; n < STORIES; n++) {
        const cascade_story *story = &stories[n];
        adit_engine *engine = open_engine(story, true);
        const uint64_t end = end_of(engine, story);
        adit_game *game = new_game(engine, story);

        for (int i = 0; i < count_moves(story); i++) {
            adit_game *copy = adit_game_clone(game);
            play_from(copy, story, i);
            assert_true(adit_game_hash(copy) == end);
            adit_game_free(copy);
            decide_text(game, story->moves[i]);
        }
        assert_true(adit_game_hash(game) == end);
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

static void at_each_question_a_saved_game_goes_on_in_the_same_way(void **state)
{
    (void)state;
    for (int n = 0; n < STORIES; n++) {
        const cascade_story *story = &stories[n];
        adit_engine *engine = open_engine(story, true);
        const uint64_t end = end_of(engine, story);
        adit_game *game = new_game(engine, story);

        for (int i = 0; i < count_moves(story); i++) {
            adit_text saved = {0};
            adit_game *loaded = NULL;
            assert_ok(adit_game_save(game, &saved, &err), err);
            assert_ok(adit_game_load(engine, saved.data, saved.length, &loaded, &err), err);
            assert_true(adit_game_hash(loaded) == adit_game_hash(game));
            play_from(loaded, story, i);
            assert_true(adit_game_hash(loaded) == end);
            adit_game_free(loaded);
            adit_text_free(&saved);
            decide_text(game, story->moves[i]);
        }
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

static void at_each_question_everything_before_can_be_undone(void **state)
{
    (void)state;
    for (int n = 0; n < STORIES; n++) {
        const cascade_story *story = &stories[n];
        adit_engine *engine = open_engine(story, true);
        adit_game *game = new_game(engine, story);
        uint64_t hashes[MOST_MOVES + 1];

        for (int i = 0; i <= count_moves(story); i++) {
            hashes[i] = adit_game_hash(game);
            for (int back = i; back >= 0; back--) {
                assert_ok(adit_game_undo_to(game, back, &err), err);
                assert_true(adit_game_hash(game) == hashes[back]);
            }
            for (int again = 0; again < i; again++) {
                decide_text(game, story->moves[again]);
            }
            assert_true(adit_game_hash(game) == hashes[i]);
            if (i < count_moves(story)) {
                decide_text(game, story->moves[i]);
            }
        }
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

/* Loads the position in a fresh process, plays it to the end there and here. */
static void continue_elsewhere(const cascade_story *story, adit_game *game, uint64_t seed)
{
    char path[600], self[500], command[2000], line[64] = "";
    const char *folder = getenv("TMPDIR");
    adit_game *here = adit_game_clone(game);
    adit_text saved = {0};
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    FILE *pipe;

    assert_true(length > 0);
    self[length] = '\0';
    snprintf(path, sizeof path, "%s/cascade-%d", folder == NULL ? "/tmp" : folder, (int)getpid());
    assert_ok(adit_game_save(game, &saved, &err), err);
    assert_ok(adit_file_write(path, saved.data, saved.length, &err), err);
    snprintf(command, sizeof command, "'%s' --continue covenant '%s' %" PRIu64 "%s%s%s", self, path,
             seed, story->mod == NULL ? "" : " '", story->mod == NULL ? "" : story->mod,
             story->mod == NULL ? "" : "'");
    pipe = popen(command, "r");
    assert_non_null(pipe);
    assert_non_null(fgets(line, sizeof line, pipe));
    assert_int_equal(pclose(pipe), 0);
    assert_ok(conformance_finish(here, seed, &err), err);
    assert_true(strtoull(line, NULL, 16) == adit_game_hash(here));
    (void)remove(path);
    adit_text_free(&saved);
    adit_game_free(here);
}

static void at_each_question_another_process_goes_on_in_the_same_way(void **state)
{
    (void)state;
    for (int n = 0; n < STORIES; n++) {
        const cascade_story *story = &stories[n];
        adit_engine *engine = open_engine(story, false);
        adit_game *game = new_game(engine, story);

        for (int i = 0; i < count_moves(story); i++) {
            continue_elsewhere(story, game, 100 + (uint64_t)i);
            decide_text(game, story->moves[i]);
        }
        adit_game_free(game);
        adit_engine_close(engine);
    }
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_whole_cascade_is_one_transaction),
        ADIT_TEST(everything_in_the_cascade_has_happened),
        ADIT_TEST(at_each_question_a_copy_ends_the_same),
        ADIT_TEST(at_each_question_a_saved_game_goes_on_in_the_same_way),
        ADIT_TEST(at_each_question_everything_before_can_be_undone),
        ADIT_TEST(at_each_question_another_process_goes_on_in_the_same_way),
    };
    int other = conformance_other_process(argc, argv);

    return other >= 0 ? other : ADIT_RUN(tests);
}
