/* game_file.h - writing recorded games and saved positions.
 *
 * One slip of the fingers, `save notes.txt`, must not cost somebody a file: a file that is
 * there already is replaced only if it is a game itself. The program and playthrough scripts
 * both write games through here.
 */
#ifndef ADIT_FILES_GAME_FILE_H
#define ADIT_FILES_GAME_FILE_H

#include "engine/base/text.h"

/* Whether a game may be written there: nothing is, or a recorded game, a saved position or an
 * empty file. Otherwise ADIT_IO. What only shows when writing is not looked at. */
adit_status aditl_game_file_check(const char *path, adit_err *err);
/* Checks, and writes `text`, which is what adit_game_record or adit_game_save gave. */
adit_status aditl_game_file_write(const char *path, const adit_text *text, adit_err *err);
/* The same for a name below an open folder, which a stranger chose: see file_below.h. */
adit_status aditl_game_file_write_below(int folder, const char *name, const adit_text *text,
                                        adit_err *err);

#endif
