/* keep.c - where a game is kept: by name, as a record, and automatically for --continue. */
#include "bindings/cli/play/keep.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

adit_status play_save(cli_session *play, const char *path, adit_err *err)
{
    /* A game that continued from a position has no start that could be recorded. */
    const bool has_start = play->match->is_new || play->match->info.is_record;
    adit_text text = {0};
    adit_status status = has_start ? adit_game_record(play->game, &text, err)
                                   : adit_game_save(play->game, &text, err);

    ADIT_THEN(status, adit_game_file_write(path, &text, err));
    adit_text_free(&text);
    return status;
}

/* The scenarios of a campaign go to x.play, x-2.play, x-3.play, ... */
static const char *name_record(const cli_session *play, const char *path, char *buffer, size_t size)
{
    const char *dot = strrchr(path, '.'), *slash = strrchr(path, '/');
    int stem =
        dot != NULL && (slash == NULL || dot > slash) ? (int)(dot - path) : (int)strlen(path);

    if (play->match->chapter <= 1) {
        return path;
    }
    snprintf(buffer, size, "%.*s-%d%s", stem, path, play->match->chapter, path + stem);
    return buffer;
}

void play_write_record(cli_session *play)
{
    char buffer[4200];
    const char *path = cli_value(play->args, CLI_OPT_RECORD);
    adit_err err = {0};

    if (path == NULL) {
        return;
    }
    path = name_record(play, path, buffer, sizeof buffer);
    if (play_save(play, path, &err) == ADIT_OK) {
        cli_print(stdout, "recorded in %s\n", path);
    } else {
        int code = cli_fail(&err);
        play->code = play->code != CLI_OK ? play->code : code;
    }
}

/* ---- Automatic ---- */

const char *play_kept_path(const char *name, char *buffer, size_t size)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    int length;

    if (state != NULL && state[0] == '/') {
        length = snprintf(buffer, size, "%s/adit/%s", state, name);
    } else if (home != NULL && home[0] == '/') {
        length = snprintf(buffer, size, "%s/.local/state/adit/%s", home, name);
    } else {
        return NULL;
    }
    return length > 0 && (size_t)length < size ? buffer : NULL;
}

bool play_make_folders(const char *path)
{
    char folder[4200];

    for (const char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        snprintf(folder, sizeof folder, "%.*s", (int)(slash - path), path);
        if (mkdir(folder, 0700) != 0 && errno != EEXIST) {
            return false;
        }
    }
    return true;
}

/* Where the game of a title is kept, and under `ending` what was kept before it. */
static const char *game_path(const char *game, const char *ending, char *buffer, size_t size)
{
    char name[128];

    snprintf(name, sizeof name, "%.64s%s.play", game, ending);
    return play_kept_path(name, buffer, size);
}

/* Whether a was written before b. */
static bool is_older(const struct stat *a, const struct stat *b)
{
    return a->st_mtim.tv_sec != b->st_mtim.tv_sec ? a->st_mtim.tv_sec < b->st_mtim.tv_sec
                                                  : a->st_mtim.tv_nsec < b->st_mtim.tv_nsec;
}

bool play_find_kept(const char *game, char *path, size_t size)
{
    struct stat found = {0};
    bool has_one = false;

    for (int n = 0; n < adit_game_info_count(); n++) {
        const char *id = adit_game_info_at(n)->id;
        char buffer[4200];
        struct stat now;

        if ((game == NULL || strcmp(game, id) == 0) &&
            game_path(id, "", buffer, sizeof buffer) != NULL && stat(buffer, &now) == 0 &&
            (!has_one || is_older(&found, &now))) {
            snprintf(path, size, "%s", buffer);
            found = now;
            has_one = true;
        }
    }
    return has_one;
}

void play_autosave(cli_session *play)
{
    char buffer[4200], other[4200];
    const char *game = play->match->setup.game;
    const char *path = game_path(game, "", buffer, sizeof buffer);
    const char *before = game_path(game, "-before", other, sizeof other);

    if (play->match->keep != NULL) {
        play->is_autosaved =
            play->match->keep(play->match->keep_context, play->game, NULL) == ADIT_OK;
        return;
    }
    if (path != NULL && play->match->is_new && !play->has_set_aside) {
        (void)rename(path, before);
        play->has_set_aside = true;
    }
    play->is_autosaved =
        path != NULL && play_make_folders(path) && play_save(play, path, NULL) == ADIT_OK;
    const char *campaign = play_kept_path(PLAY_LAST_CAMPAIGN, other, sizeof other);
    if (play->is_autosaved && campaign != NULL) {
        (void)unlink(campaign); /* the game that was left last is another one now */
    }
}

void play_mention_kept(cli_session *play)
{
    char path[4200];
    const char *game = play->match->setup.game;

    if (play->has_screen && play->match->is_new && play->match->keep == NULL &&
        play_find_kept(game, path, sizeof path)) {
        adit_text_addf(&play->notice,
                       "you left another game; to continue that one: adit play %s --continue\n",
                       game);
    }
}

void play_keep_finished(cli_session *play)
{
    char buffer[4200], other[4200];
    const char *path = game_path(play->match->setup.game, "", buffer, sizeof buffer);
    const char *finished = game_path(play->match->setup.game, "-finished", other, sizeof other);
    const bool has_start = play->match->is_new || play->match->info.is_record;

    if (!play->is_autosaved || play->match->keep != NULL || path == NULL || !has_start) {
        return;
    }
    if (play_save(play, finished, NULL) == ADIT_OK) {
        (void)unlink(path);
        cli_print(stdout, "kept in %s\nto see which decisions cost most: adit review %s\n",
                  finished, finished);
    }
}
