/* load_cards.h - loading card files for the demo game in a test. */
#ifndef ADIT_TESTS_LOAD_CARDS_H
#define ADIT_TESTS_LOAD_CARDS_H

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/adit_cmocka.h"

#include "bindings/lua/host/host.h"
#include "tests/support/demo_cave.h"

#define LOAD_CAVE "tests/fixtures/load/cave"

typedef struct {
    aditl_host *host;
    adit_status status;
    adit_err err;
} loaded_cards;

/* Loads the demo game's fixture cards, or `game`, and then the mods; a NULL ends the list. */
static inline void load_game(loaded_cards *loaded, const adit_game_def *def, const char *game,
                             bool reverse, const char *const *mods)
{
    aditl_mod_source sources[24] = {{game, true}};
    int count = 1;

    memset(&loaded->err, 0, sizeof loaded->err);
    for (; mods != NULL && *mods != NULL; mods++) {
        sources[count++] = (aditl_mod_source){*mods, false};
    }
    loaded->status = aditl_host_open(def, false, &loaded->host, &loaded->err);
    if (loaded->status == ADIT_OK) {
        loaded->status = aditl_load_mods(loaded->host, sources, count, reverse, &loaded->err);
    }
}

static inline void load_mods(loaded_cards *loaded, const char *const *mods)
{
    load_game(loaded, &demo_cave, LOAD_CAVE, false, mods);
}

static inline void unload(loaded_cards *loaded)
{
    if (loaded->host != NULL) {
        adit_cards_free(loaded->host->set.cards);
        aditl_host_close(loaded->host);
    }
}

static inline const adit_card *card_named(const loaded_cards *loaded, const char *id)
{
    int number = adit_cards_find(loaded->host->set.cards, id);

    assert_int_not_equal(number, ADIT_NO_CARD);
    return &loaded->host->set.cards->card[number];
}

/* A path in the test's own folder; valid for the next 64 calls. */
static inline const char *temp_path(const char *name)
{
    static char paths[64][1200];
    static int next;
    const char *folder = getenv("TMPDIR");
    char *path = paths[next++ % 64];

    snprintf(path, sizeof paths[0], "%s/%s", folder != NULL ? folder : "/tmp", name);
    return path;
}

/* Writes bytes to a file of the test's own folder; its folders are made. Gives the path. */
static inline const char *write_temp(const char *name, const char *bytes, size_t length)
{
    char path[1200];
    const char *whole = temp_path(name);

    snprintf(path, sizeof path, "%s", whole);
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        assert_true(mkdir(path, 0755) == 0 || errno == EEXIST);
        *slash = '/';
    }
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, length, file), length);
    assert_int_equal(fclose(file), 0);
    return whole;
}

static inline const char *write_text(const char *name, const char *text)
{
    return write_temp(name, text, strlen(text));
}

#endif
