/* game_file.h - writing recorded games and saved positions.
 *
 * A typing mistake such as `save notes.txt` must not cost somebody a file: an existing file is
 * replaced only if it is a game itself. The program writes games through the two
 * functions of adit.h, playthrough scripts through this one.
 */
#ifndef ADIT_FILES_GAME_FILE_H
#define ADIT_FILES_GAME_FILE_H

#include "engine/base/text.h"

/* Like adit_game_file_write for an untrusted name below an open folder: see
 * file_below.h. */
adit_status adit_game_file_write_below(int folder, const char *name, const adit_text *text,
                                       adit_err *err);

#endif
