/* test_powers.c - what test scripts of strangers may read and write, and what those of users. */
#include "tests/support/temp_file.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/lua/adit_lua.h"
#include "engine/base/limits.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "engine/disk/file_below.h"

#define GAME "local game = adit.game { game = 'cave_vs_cave', seed = 7 }\n"

static char top[PATH_MAX]; /* holds mod/, which is the script's, and outside/ */
static char mod[PATH_MAX + 100], outside[PATH_MAX + 100];
static adit_script_powers powers;

static const char *path_of(const char *name)
{
    static char path[4][PATH_MAX + 100];
    static int n;

    n = (n + 1) % 4;
    snprintf(path[n], sizeof path[n], "%s/%s", top, name);
    return path[n];
}

static void put(const char *name, const char *words)
{
    adit_err err;

    assert_ok(adit_file_write(path_of(name), words, strlen(words), &err), err);
}

/* A recorded game that anybody could read. */
static void put_game(const char *name)
{
    char source[PATH_MAX + 300];
    adit_err err;

    snprintf(source, sizeof source, GAME "game:record '%s'\n", path_of(name));
    put("own.lua", source);
    assert_ok(adit_run_script(path_of("own.lua"), 0, NULL, NULL, NULL, &err), err);
}

static int start(void **state)
{
    const char *base = getenv("TMPDIR");
    char place[300];

    (void)state;
    snprintf(place, sizeof place, "%s/adit_powers_XXXXXX", base != NULL ? base : "/tmp");
    if (mkdtemp(place) == NULL || realpath(place, top) == NULL ||
        mkdir(path_of("mod"), 0700) != 0 || mkdir(path_of("mod/sub"), 0700) != 0 ||
        mkdir(path_of("outside"), 0700) != 0 || mkdir(path_of("outside/bots"), 0700) != 0 ||
        mkdir(path_of("outside/scenarios"), 0700) != 0 || chdir(path_of("mod")) != 0) {
        return -1;
    }
    put_game("outside/secret.play");
    put_game("mod/own.play");
    put("mod/cards.lua", "return mod { id = 'cards' }\n");
    put("outside/mod.lua", "return mod { id = 'outside', games = { 'cave_vs_cave' } }\n");
    put("outside/bots/bot.lua", "return function() return 1 end\n");
    put("mod/bot.lua", "return function() return 1 end\n");
    put("outside/scenarios/scenario.lua",
        "return scenario { game = 'cave_vs_cave', players = 2 }\n");
    put("mod/scenario.lua", "return scenario { game = 'cave_vs_cave', players = 2 }\n");
    put("mod/notes.play", "these are notes\n");
    if (symlink("../outside", path_of("mod/linked")) != 0 ||
        symlink("../outside/secret.play", path_of("mod/link.play")) != 0 ||
        symlink("../outside/no_such.play", path_of("mod/gone.play")) != 0 ||
        symlink("../../no_such", path_of("mod/sub/gone")) != 0) {
        return -1;
    }
    snprintf(mod, sizeof mod, "%s/mod", top);
    snprintf(outside, sizeof outside, "%s/outside", top);
    powers = adit_powers_stranger();
    return adit_powers_may_read(&powers, mod) ? 0 : -1;
}

static int stop(void **state)
{
    char command[PATH_MAX + 20];

    (void)state;
    adit_memory_fail_at(0, 0);
    if (powers.write_folder >= 0) {
        close(powers.write_folder);
    }
    snprintf(command, sizeof command, "rm -r '%s'", top);
    return chdir("/") == 0 ? system(command) : -1; /* NOLINT: the folder was made above */
}

static int count_files(const char *name)
{
    DIR *folder = opendir(path_of(name));
    int count = 0;

    assert_non_null(folder);
    while (readdir(folder) != NULL) {
        count++;
    }
    closedir(folder);
    return count - 2;
}

static adit_status run(const char *source, adit_err *err)
{
    put("mod/script.lua", source);
    return adit_run_script_with(&powers, path_of("mod/script.lua"), 0, NULL, NULL, NULL, err);
}

static void assert_runs(const char *source)
{
    adit_err err;

    assert_ok(run(source, &err), err);
}

/* ---- Writing ---- */

static void what_a_stranger_writes_is_forgotten(void **state)
{
    int before;

    (void)state;
    put("mod/script.lua", "");
    before = count_files("mod");
    assert_runs(GAME "game:record 'a.play' game:save 'deep/b.adit' game:record 'a.play'\n"
                     "expect_equal(adit.load('a.play'):record(), game:record())\n"
                     "expect_equal(#adit.story('a.play').steps, 0)\n"
                     "adit.load 'deep/b.adit'\n");
    assert_int_equal(count_files("mod"), before);
    assert_runs("expect(not pcall(adit.load, 'a.play'))");
}

static void names_of_other_files_are_refused(void **state)
{
    static const char *const names[] = {
        "/tmp/x.play",     "../x.play",  "a/../x.play", "./x.play",    ".x.play",    "a/.x.play",
        ".play",           "a/.play",    "x",           "x.sh",        "x.play.sh",  "x.PLAY",
        "x.play/",         "a//x.play",  "x;id.play",   "$(id).play",  "x\\ny.play", "x\\ty.adit",
        "\\xc3\\xbc.play", "~/x.play",   "x\\\\y.play", "-\\\"x.play", "",           "sub/x.lua",
        "-rf.play",        "sub/-x.play"};
    char source[400];

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        adit_err err;

        snprintf(source, sizeof source, GAME "game:record \"%s\"", names[i]);
        assert_fails(run(source, &err), ADIT_IO, "a test script can write only names such as", err);
    }
    snprintf(source, sizeof source, GAME "game:record(('a'):rep(300) .. '.play')");
    adit_err err;
    assert_fails(run(source, &err), ADIT_IO, "a test script can write only", err);
}

static void files_and_bytes_are_counted(void **state)
{
    adit_err err;

    (void)state;
    powers.bytes_max = 5000;
    assert_fails(run(GAME "for i = 1, 1000 do game:save('x.adit') end", &err), ADIT_LIMIT,
                 "more than 5000 bytes written; this is the limit 'written'", err);
}

/* A script that writes as much as it may, and one that writes more, with a line for the message. */
static void fails_above(const char *source, int most, const char *more, const char *words)
{
    char text[300];
    adit_err err;

    snprintf(text, sizeof text, "%s for i = 1, %d do w(i) end\n", source, most);
    assert_runs(text);
    snprintf(text, sizeof text, "%s for i = 1, %d do w(i) end\n%s", source, most, more);
    assert_fails(run(text, &err), ADIT_LIMIT, words, err);
    assert_contains(err.text, ".lua:2");
}

static void as_much_as_the_limits_say_can_be_written_and_no_more(void **state)
{
    char words[200];
    const int part = 1 << 20;

    (void)state;
    snprintf(words, sizeof words, "more than %d files written; this is the limit 'writes'",
             ADIT_MAX_WRITES);
    fails_above("local function w() adit.write('x.txt', 'x') end", ADIT_MAX_WRITES, "w()", words);
    assert_int_equal(ADIT_MAX_WRITTEN % part, 0);
    snprintf(words, sizeof words, "more than %d bytes written; this is the limit 'written'",
             ADIT_MAX_WRITTEN);
    fails_above("local t = ('x'):rep(1 << 20) local function w() adit.write('x.txt', t) end",
                ADIT_MAX_WRITTEN / part, "adit.write('x.txt', 'y')", words);
}

static void games_are_kept_below_the_mod_when_asked(void **state)
{
    adit_err err;

    (void)state;
    assert_ok(adit_folder_open(path_of("mod"), &powers.write_folder, &err), err);
    assert_runs(GAME "game:record 'new.play' game:record 'sub/new.play' game:save 'own.play'\n"
                     "adit.load 'sub/new.play'");
    assert_int_equal(access(path_of("mod/sub/new.play"), R_OK), 0);
    assert_fails(run(GAME "game:record 'notes.play'", &err), ADIT_IO, "is not a game", err);
    assert_fails(run(GAME "game:record 'link.play'", &err), ADIT_IO, "symbolic link", err);
    assert_fails(run(GAME "game:record 'linked/new.play'", &err), ADIT_IO, "links are not", err);
    assert_fails(run(GAME "game:record 'linked/secret.play'", &err), ADIT_IO, "is not a game", err);
    assert_fails(run(GAME "game:record 'none/new.play'", &err), ADIT_IO, "its folder", err);
    assert_int_equal(count_files("outside"), 4);
}

static void want_of_memory_is_no_fault_of_the_script(void **state)
{
    adit_status status = ADIT_NOMEM;
    adit_err err;

    (void)state;
    put("mod/script.lua", GAME "game:record 'a.play' game:record 'a.play' adit.load 'a.play'");
    for (long n = 1; status != ADIT_OK; n += n < 2000 ? 97 : 1) {
        adit_memory_fail_at(n, 0);
        status =
            adit_run_script_with(&powers, path_of("mod/script.lua"), 0, NULL, NULL, NULL, &err);
        adit_memory_fail_at(0, 0);
        assert_true(status == ADIT_OK || status == ADIT_NOMEM);
    }
}

/* ---- Reading ---- */

static void a_stranger_reads_its_mod(void **state)
{
    (void)state;
    assert_runs("adit.load 'own.play' adit.story 'own.play'\n"
                "adit.game { scenario = 'scenario.lua' }\n"
                "adit.sim { game = 'cave_vs_cave', games = 1, players = { 'bot.lua', 'random' } }\n"
                "adit.game { game = 'cave_vs_cave', seed = 1 }:play({ 'bot.lua', 'greedy' }, 3)\n");
}

static void a_stranger_reads_nothing_else(void **state)
{
    static const char *const calls[] = {
        "adit.load '%s/outside/secret.play'",
        "adit.load '../outside/secret.play'",
        "adit.load 'link.play'",
        "adit.load 'linked/secret.play'",
        "adit.load '/etc/passwd'",
        "adit.load '/no/such/file'",
        "adit.load '../outside/none.play'",
        "adit.story 'link.play'",
        "adit.story '/etc/passwd'",
        "adit.game { scenario = '../outside/scenarios/scenario.lua' }",
        "adit.game { game = 'cave_vs_cave', mods = { '../outside' } }",
        "adit.game { game = 'cave_vs_cave', mods = { './linked' } }",
        "adit.load 'gone.play'",
        "adit.load 'sub/gone/x.play'",
        "adit.load 'linked/../own.play'",
        "adit.load '../none/../mod/own.play'",
        "adit.game { game = 'cave_vs_cave', mods = { '/' } }",
        "adit.load('own.play', { mods = { '../outside' } })",
        "adit.sim { game = 'cave_vs_cave', games = 1, players = { '../outside/bots/bot.lua', "
        "'random' } "
        "}",
        "adit.game { game = 'cave_vs_cave' }:play '../outside/bots/bot.lua'",
        "adit.game { game = 'cave_vs_cave' }:play { 'linked/bots/bot.lua' }",
        "adit.game { game = 'cave_vs_cave' }:play { '/dev/zero' }",
    };

    (void)state;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        char source[PATH_MAX + 200];
        adit_err err;

        snprintf(source, sizeof source, calls[i], top);
        assert_fails(run(source, &err), ADIT_IO, "a test script can read only files of its", err);
    }
}

static void what_the_mod_does_not_have_is_missing(void **state)
{
    adit_err err;

    (void)state;
    assert_fails(run("adit.load 'none.play'", &err), ADIT_IO, "No such file", err);
    assert_fails(run("adit.load 'sub/none.play'", &err), ADIT_IO, "No such file", err);
    assert_fails(run("adit.load 'sub'", &err), ADIT_IO, "is a folder", err);
    assert_fails(run("adit.load(('a/'):rep(3000) .. 'x')", &err), ADIT_IO, "can read only", err);
    assert_fails(run("adit.game { game = 'cave_vs_cave', mods = { 'not_installed' } }", &err),
                 ADIT_IO, "no mod with this id", err);
}

static void a_scenario_names_no_other_mods_for_a_stranger(void **state)
{
    adit_err err;

    (void)state;
    put("mod/scenario.lua",
        "return scenario { game = 'cave_vs_cave', players = 2, mods = { '../outside' } }\n");
    assert_fails(run("adit.game { scenario = 'scenario.lua' }", &err), ADIT_IO, "can read only",
                 err);
    assert_true(adit_powers_may_read(&powers, outside));
    assert_runs("adit.game { scenario = 'scenario.lua' }");
}

static void a_scenario_does_not_tell_what_exists(void **state)
{
    static const char *const names[] = {"../../%s/secret.play", "../../../%s", "sub/../../../%s",
                                        "/%s/secret.play"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char words[2][sizeof((adit_err *)0)->text];

        for (int k = 0; k < 2; k++) {
            char name[100], source[300];
            adit_err err;

            snprintf(name, sizeof name, names[i], k == 0 ? "etc" : "xtc");
            snprintf(source, sizeof source,
                     "return scenario { game = 'cave_vs_cave', players = 2, mods = { '%s' } }\n",
                     name);
            put("mod/scenario.lua", source);
            assert_fails(run("adit.game { scenario = 'scenario.lua' }", &err), ADIT_INPUT,
                         "is neither the id of a mod nor the path of a mod next to", err);
            char *at = strstr(err.text, k == 0 ? "etc" : "xtc");
            for (; at != NULL; at = strstr(at + 1, k == 0 ? "etc" : "xtc")) {
                *at = '?';
            }
            snprintf(words[k], sizeof words[k], "%s", err.text);
        }
        assert_string_equal(words[0], words[1]);
    }
}

static void a_scenario_does_not_tell_where_links_lead(void **state)
{
    static const char *const names[] = {"linked",    "./linked", "linked/bots",
                                        "gone.play", "sub/gone", "sub/gone/x"};

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char source[300];
        adit_err err;

        snprintf(source, sizeof source,
                 "return scenario { game = 'cave_vs_cave', players = 2, mods = { '%s' } }\n",
                 names[i]);
        put("mod/scenario.lua", source);
        assert_fails(run("adit.game { scenario = 'scenario.lua' }", &err), ADIT_INPUT,
                     "is neither the id of a mod nor the path of a mod next to", err);
    }
}

static void only_real_paths_are_given(void **state)
{
    adit_script_powers more = adit_powers_stranger();
    int count = 0;

    (void)state;
    assert_false(adit_powers_may_read(&more, ""));
    assert_false(adit_powers_may_read(&more, "mod"));
    while (adit_powers_may_read(&more, "/x")) {
        count++;
    }
    assert_int_equal(count, ADIT_SCRIPT_READABLE);
}

static void a_name_without_a_path_is_an_id(void **state)
{
    adit_err err;

    (void)state;
    assert_int_equal(mkdir("folder_here", 0700), 0);
    for (int i = 0; i < 2; i++) {
        assert_fails(run("adit.game { game = 'cave_vs_cave', mods = { 'folder_here' } }", &err),
                     ADIT_IO, "folder_here: no mod with this id is installed; `adit mods`", err);
        assert_null(strstr(err.text, "share/adit"));
        (void)rmdir("folder_here");
    }
}

static void what_a_person_named_may_be_used_by_its_words(void **state)
{
    (void)state;
    assert_int_equal(symlink("mod", path_of("by_link")), 0);
    powers = adit_powers_stranger();
    assert_true(adit_powers_may_read_as(&powers, "../by_link", mod));
    assert_runs("adit.load '../by_link/own.play' adit.load '../mod/own.play'");
}

static void messages_name_no_place_of_this_machine(void **state)
{
    adit_err err;

    (void)state;
    assert_int_equal(mkfifo("sub/pipe.play", 0600), 0);
    assert_runs("local _, words = pcall(adit.load, 'sub/pipe.play')\n"
                "expect(words:find('script.lua:1: sub/pipe.play:', 1, true) ~= nil, words)\n");
    assert_fails(run("adit.load 'sub/pipe.play'", &err), ADIT_IO, "is not a regular file", err);
}

static void other_spellings_are_the_same_engine(void **state)
{
    adit_err err;

    (void)state;
    assert_int_equal(mkdir("cave", 0700), 0);
    put("mod/cave/mod.lua", "return mod { id = 'cave', games = { 'cave_vs_cave' } }\n");
    assert_runs(
        "for i = 1, 40 do\n"
        "  adit.game { game = 'cave_vs_cave', mods = { './cave' .. ('/.'):rep(i) } }:close()\n"
        "end");
    put("mod/cave/mod.lua", "return mod { id = 'cave' }\n");
    for (int i = 0; i < 20; i++) {
        char name[60], words[100];

        snprintf(name, sizeof name, "mod/m%d", i);
        assert_int_equal(mkdir(path_of(name), 0700), 0);
        snprintf(name, sizeof name, "mod/m%d/mod.lua", i);
        snprintf(words, sizeof words, "return mod { id = 'm%d' }\n", i);
        put(name, words);
    }
    assert_runs("for i = 1, 16 do\n"
                "  adit.game { game = 'cave_vs_cave', mods = { './m' .. i } }:close()\n"
                "end");
    assert_fails(
        run("for i = 1, 17 do\n"
            "  adit.game { game = 'cave_vs_cave', mods = { './m' .. i } }:close()\n"
            "end",
            &err),
        ADIT_LIMIT,
        "more than 16 sets of cards loaded, one for each combination of game, mods and strict",
        err);
}

/* ---- Its own user's ---- */

static void a_script_of_its_user_has_his_powers(void **state)
{
    (void)state;
    powers = adit_powers_own;
    assert_runs(GAME "game:record '../outside/new.play' adit.load '../outside/new.play'\n"
                     "adit.game { game = 'cave_vs_cave', mods = { '../outside' } }");
    assert_int_equal(access(path_of("outside/new.play"), R_OK), 0);
}

#define T(function) cmocka_unit_test_setup_teardown(function, start, stop)

int main(void)
{
    const struct CMUnitTest tests[] = {
        T(what_a_stranger_writes_is_forgotten),
        T(names_of_other_files_are_refused),
        T(files_and_bytes_are_counted),
        T(as_much_as_the_limits_say_can_be_written_and_no_more),
        T(games_are_kept_below_the_mod_when_asked),
        T(want_of_memory_is_no_fault_of_the_script),
        T(a_stranger_reads_its_mod),
        T(a_stranger_reads_nothing_else),
        T(what_the_mod_does_not_have_is_missing),
        T(a_scenario_names_no_other_mods_for_a_stranger),
        T(a_scenario_does_not_tell_what_exists),
        T(a_scenario_does_not_tell_where_links_lead),
        T(only_real_paths_are_given),
        T(a_name_without_a_path_is_an_id),
        T(what_a_person_named_may_be_used_by_its_words),
        T(messages_name_no_place_of_this_machine),
        T(other_spellings_are_the_same_engine),
        T(a_script_of_its_user_has_his_powers),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
