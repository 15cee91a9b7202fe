/* keep.h - keeping a game: by name, as a record, and automatically for --continue. */
#ifndef ADIT_CLI_PLAY_KEEP_H
#define ADIT_CLI_PLAY_KEEP_H

#include "bindings/cli/play/play.h"

/* Writes a recorded game, or the position if the game started from one. */
adit_status play_save(cli_session *play, const char *path, adit_err *err);
/* Keeps the game where `adit play --continue` finds it. */
void play_autosave(cli_session *play);
/* Files for --continue: the game that was left last, or the campaign. */
#define PLAY_LAST_GAME "last.play"
#define PLAY_LAST_CAMPAIGN "last.campaign"
/* Where a file for --continue lies; NULL: nowhere. */
const char *play_kept_path(const char *name, char *buffer, size_t size);
/* Creates the folders of the path. */
bool play_make_folders(const char *path);
/* Writes the recorded game if --record asks for it. */
void play_write_record(cli_session *play);

#endif
