/* fuzz_scripts.c - a mod with test scripts, as `adit test` runs it.
 *
 * The source of a script in the mod's tests/, the source of a card and a recorded game, with lines
 * "%%%" between them. Mostly the script alone is run; for one input in WHOLE_EVERY the whole mod
 * is tested, with its card and the record. Whatever the script is, what is printed can be shown,
 * and no file appears in the folder where the command was given, nor in the mod, but saves and
 * recorded games.
 */
#include "tests/fuzz/world.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/cli.h"
#include "tests/fuzz/lua_mutator.h"

#define MAX_SOURCE 6000
#define WHOLE_EVERY 64
#define MANIFEST                                                                                   \
    "return mod { id = \"tried\", name = \"Tried\", version = \"1.0.0\", authors = { \"x\" }, "    \
    "licence = \"MIT\", games = { \"cave_vs_cave\" }, engine = \">=0.1\" }\n"

static char mod[400], tests[400], here[400];

static void make_folders(void)
{
    char path[400];

    if (mod[0] != '\0') {
        return;
    }
    fuzz_folder("tried", mod, sizeof mod);
    fuzz_folder("tried/tests", tests, sizeof tests);
    fuzz_folder("tried/cards", path, sizeof path);
    fuzz_folder("here", here, sizeof here);
    fuzz_expect(setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1) == 0, "no environment", "");
    (void)fuzz_file("tried/mod.lua", MANIFEST, strlen(MANIFEST));
}

/* Whether a file that was not there before may be there now; it is removed. */
static void take_away(const char *folder, const char *name)
{
    size_t length = strlen(name);
    char path[1024];

    if (name[0] == '.' || strcmp(name, "script.lua") == 0 || strcmp(name, "game.play") == 0) {
        return;
    }
    fuzz_expect(length > 5 && (strcmp(name + length - 5, ".play") == 0 ||
                               strcmp(name + length - 5, ".adit") == 0),
                "a test script left a file", name);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    fuzz_expect(unlink(path) == 0, "a test script left what is no file", name);
}

static void check_folder(const char *folder)
{
    DIR *entries = opendir(folder);

    fuzz_expect(entries != NULL, "the folder is gone", folder);
    for (struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
        take_away(folder, entry->d_name);
    }
    if (entries != NULL) {
        closedir(entries);
    }
}

/* The command is given in a folder of its own; libFuzzer goes on in the one where it began. */
static void run_test(const char *path)
{
    int back = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    char *words[] = {(char *)"adit", (char *)"test", (char *)path, NULL};

    fuzz_expect(back >= 0 && chdir(here) == 0, "cannot go there", here);
    fuzz_listen();
    int code = cli_run(3, words);
    const char *said = fuzz_heard();
    fuzz_expect(fchdir(back) == 0 && close(back) == 0, "cannot go back", "");
    fuzz_expect(said[0] != '\0', "nothing was said", path);
    fuzz_expect(code != adit_status_exit_code(ADIT_INTERNAL), "an error in the engine", said);
    check_folder(here);
    check_folder(tests);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    size_t script_length, card_length;
    const bool is_fed = &fuzz_is_fed != NULL;

    if (size == 0 || size > MAX_SOURCE) {
        return 0;
    }
    const uint64_t seed = fuzz_seed(data, size);
    const char *script = fuzz_split(&at, end, &script_length);
    const char *card = fuzz_split(&at, end, &card_length);

    if (fuzz_is_idle(script, script_length, seed)) {
        return 0;
    }
    make_folders();
    const char *path = fuzz_file("tried/tests/script.lua", script, script_length);

    if (is_fed || seed / 64 % WHOLE_EVERY != 0) {
        run_test(path);
    }
    if (is_fed || seed / 64 % WHOLE_EVERY == 0) {
        (void)fuzz_file("tried/cards/card.lua", card, card_length);
        (void)fuzz_file("tried/tests/game.play", at, (size_t)(end - at));
        run_test(mod);
    }
    fuzz_golden(FUZZ_DEMO);
    return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
    return fuzz_mutate_lua(data, size, max, seed, 2);
}
