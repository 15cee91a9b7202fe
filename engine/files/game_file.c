/* game_file.c - writing recorded games and saved positions. */
#include "engine/files/game_file.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>

#include "engine/disk/file_below.h"
#include "engine/files/header.h"

#define FILE_MAX (64 * 1024 * 1024) /* of a recorded game */

/* Only its first word: a corrupted game may be replaced by a good one. */
static bool is_game_text(const adit_text *text)
{
    return strncmp(text->data, ADIT_RECORD_MARK " ", sizeof ADIT_RECORD_MARK) == 0 ||
           strncmp(text->data, ADIT_POSITION_MARK " ", sizeof ADIT_POSITION_MARK) == 0;
}

/* Whether a file that was read with this status may be replaced. Releases the text. */
static adit_status check_replaceable(const char *name, adit_status status, adit_text *text,
                                     adit_err *err)
{
    bool is_game = status == ADIT_OK && (text->length == 0 || is_game_text(text));

    adit_text_free(text);
    if (status == ADIT_NOMEM) {
        return adit_fail(err, ADIT_NOMEM, "%s: out of memory", name);
    }
    return is_game ? ADIT_OK
                   : adit_fail(err, ADIT_IO,
                               "%s: already exists and is not a game; choose another name, or "
                               "remove it first",
                               name);
}

adit_status adit_game_file_check(const char *path, adit_err *err)
{
    ADIT_NEED(path != NULL, err);

    struct stat about;
    adit_text text = {0};

    /* Other files are refused, with a reason, when they are written. */
    if (lstat(path, &about) != 0 || !S_ISREG(about.st_mode) || about.st_size == 0) {
        return ADIT_OK;
    }
    return check_replaceable(path, adit_file_read(path, FILE_MAX, &text, NULL), &text, err);
}

adit_status adit_game_file_write(const char *path, const adit_text *text, adit_err *err)
{
    ADIT_NEED(path != NULL && text != NULL, err);
    ADIT_TRY(adit_game_file_check(path, err));
    return adit_file_write(path, text->data, text->length, err);
}

adit_status adit_game_file_write_below(int folder, const char *name, const adit_text *text,
                                       adit_err *err)
{
    adit_text old = {0};
    struct stat about;

    /* The parts before the last may be links; then the reading below refuses. */
    if (fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(about.st_mode)) {
        ADIT_TRY(check_replaceable(name, adit_file_read_below(folder, name, FILE_MAX, &old, NULL),
                                   &old, err));
    }
    return adit_file_write_below(folder, name, text->data, text->length, err);
}
