/* keep.h - keeping a game: by name, as a record, and automatically for --continue. */
#ifndef ADIT_CLI_PLAY_KEEP_H
#define ADIT_CLI_PLAY_KEEP_H

#include "bindings/cli/play/play.h"

/* Writes a recorded game, or the position if the game started from one. */
adit_status play_save(cli_session *play, const char *path, adit_err *err);
/* Keeps the game where `adit play --continue` finds it, one of each title. An older one that this
 * game has not begun with is set aside. */
void play_autosave(cli_session *play);
/* Mentions a kept game of the title that a new one would replace. */
void play_mention_kept(cli_session *play);
/* The game is over: its record is kept, and there is nothing to continue. */
void play_keep_finished(cli_session *play);
/* The file of the game that was left last, or of the one of this title; false: there is none. */
bool play_find_kept(const char *game, char *path, size_t size);
/* The file for --continue of the campaign that was left last. */
#define PLAY_LAST_CAMPAIGN "last.campaign"
/* Where a file for --continue lies; NULL: nowhere. */
const char *play_kept_path(const char *name, char *buffer, size_t size);
/* Creates the folders of the path. */
bool play_make_folders(const char *path);
/* Writes the recorded game if --record asks for it. */
void play_write_record(cli_session *play);

#endif
