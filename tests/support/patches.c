/* patches.c - writes mods for tests, and chooses for their players. */
#include "tests/support/patches.h"

#include <stdlib.h>
#include <sys/stat.h>

const char *patches_begin(const adit_game_def *def)
{
    static char folder[512];
    const char *place = getenv("TMPDIR");
    FILE *file;

    snprintf(folder, sizeof folder, "%s/patches_XXXXXX", place != NULL ? place : "/tmp");
    assert_non_null(mkdtemp(folder));
    file = patches_open(folder, "mod.lua");
    fprintf(file,
            "return mod { id = 'patches', name = 'Patches', version = '1.0.0', "
            "games = { '%s' } }\n",
            def->info.id);
    assert_int_equal(fclose(file), 0);
    return folder;
}

FILE *patches_open(const char *folder, const char *name)
{
    char path[600];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    file = fopen(path, "w");
    assert_non_null(file);
    return file;
}

static bool is_idle(adit_game *game, int index)
{
    static const char *const idle[] = {"pass", "done", "decline", "end", "stop", "nothing"};
    char text[200];

    adit_game_option_text(game, index, text, sizeof text);
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++) {
        if (strncmp(text, idle[i], strlen(idle[i])) == 0) {
            return true;
        }
    }
    return false;
}

int patches_choose(adit_game *game, uint64_t *dice)
{
    const int count = adit_game_option_count(game);
    int index = 0;

    for (int i = 0; i < 4; i++) {
        *dice = *dice * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        index = (int)((*dice >> 33) % (uint64_t)count);
        if (!is_idle(game, index)) {
            break;
        }
    }
    return index;
}
