/* mods.c - the mods that `adit bench` measures with: written for it, and the shipped examples.
 *
 * Written mods are the same for every game: a core kind of card, an event that all games have, and
 * a good of their own.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/bench/bench.h"
#include "engine/base/memory.h"

adit_status bench_mods_open(bench_mods *mods, adit_err *err)
{
    const char *folder = getenv("TMPDIR");

    *mods = (bench_mods){.count = 0};
    const int length = snprintf(mods->path, sizeof mods->path, "%s/adit-bench-XXXXXX",
                                folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    if (length < 0 || (size_t)length >= sizeof mods->path || mkdtemp(mods->path) == NULL) {
        mods->path[0] = '\0';
        return adit_fail(err, ADIT_IO,
                         "cannot create a temporary folder for the measured mods; set TMPDIR to a "
                         "folder that you can write to");
    }
    return ADIT_OK;
}

static void write_cards(adit_text *text, int cards, const char *run)
{
    adit_text_add(text, "return cards {\n");
    for (int i = 1; i <= cards; i++) {
        adit_text_addf(text,
                       "  card { id = \"bench_%d\", kind = \"table\", title = \"Bench %d\", "
                       "text = \"Is measured.\", on = { turn_ended = { run = ",
                       i, i);
        adit_text_add(text, run);
        adit_text_add(text, " } } },\n");
    }
    adit_text_add(text, "}\n");
}

static adit_status write_file(const char *folder, const char *name, const adit_text *text,
                              adit_err *err)
{
    char path[400];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    ADIT_TRY(adit_text_status(text, err));
    return adit_file_write(path, text->data, text->length, err);
}

adit_status bench_mods_add(bench_mods *mods, const char *game, int cards, const char *run,
                           char *folder, size_t size, adit_err *err)
{
    char below[400];
    adit_text about = {0}, text = {0};

    snprintf(folder, size, "%s/%d", mods->path, ++mods->count);
    snprintf(below, sizeof below, "%s/cards", folder);
    if (mkdir(folder, 0700) != 0 || mkdir(below, 0700) != 0) {
        return adit_fail(err, ADIT_IO, "%s: cannot create the folder", folder);
    }
    adit_text_addf(&about,
                   "return mod { id = \"bench_%d\", name = \"Bench\", version = \"1.0.0\", "
                   "games = { \"%s\" },\n  engine = \">=0.1\"%s }\n",
                   mods->count, game,
                   cards > 0 ? ", goods = { token = { limit = 9, text = \"is measured\" } }" : "");
    write_cards(&text, cards, run);
    adit_status status = write_file(folder, "mod.lua", &about, err);
    if (cards > 0) {
        ADIT_THEN(status, write_file(folder, "cards/bench.lua", &text, err));
    }
    adit_text_free(&about);
    adit_text_free(&text);
    return status;
}

void bench_mods_close(bench_mods *mods)
{
    static const char *const below[] = {"/cards/bench.lua", "/cards", "/mod.lua", ""};
    char path[400];

    if (mods->path[0] == '\0') {
        return;
    }
    for (int i = 1; i <= mods->count; i++) {
        for (size_t k = 0; k < sizeof below / sizeof *below; k++) {
            snprintf(path, sizeof path, "%s/%d%s", mods->path, i, below[k]);
            (void)remove(path);
        }
    }
    (void)rmdir(mods->path);
}

/* ---- Examples ---- */

typedef struct {
    const char *game;
    char **paths;
    int count, most;
} example_list;

static void add_example(void *context, const char *folder)
{
    example_list *list = context;
    aditl_mod_about about;

    if (aditl_mod_inspect(folder, &about, NULL) != ADIT_OK || list->count == list->most) {
        return;
    }
    for (int i = 0; i < about.game_count; i++) {
        if (strcmp(about.games[i], list->game) == 0) {
            char *copy = adit_strdup(folder);
            if (copy != NULL) {
                list->paths[list->count++] = copy;
            }
            return;
        }
    }
}

/* They are next to the cards, both in the sources and after installation. */
int bench_example_mods(const char *game, char **paths, int most)
{
    example_list list = {.game = game, .paths = paths, .most = most};
    char cards[PATH_MAX], place[PATH_MAX + 32];

    if (adit_cards_folder(cards, sizeof cards, NULL) == ADIT_OK) {
        snprintf(place, sizeof place, "%s/../scripts/mods", cards);
        aditl_mods_visit(place, add_example, &list);
    }
    return list.count;
}
