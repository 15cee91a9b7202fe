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

void play_autosave(cli_session *play)
{
    char buffer[4200], other[4200];
    const char *path = play_kept_path(PLAY_LAST_GAME, buffer, sizeof buffer);
    const char *campaign = play_kept_path(PLAY_LAST_CAMPAIGN, other, sizeof other);

    if (play->match->keep != NULL) {
        play->is_autosaved =
            play->match->keep(play->match->keep_context, play->game, NULL) == ADIT_OK;
        return;
    }
    play->is_autosaved =
        path != NULL && play_make_folders(path) && play_save(play, path, NULL) == ADIT_OK;
    if (play->is_autosaved && campaign != NULL) {
        (void)unlink(campaign); /* the game that was left last is another one now */
    }
}
