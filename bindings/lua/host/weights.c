/* weights.c - weights.txt of a title and of its mods, read after their cards. */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bindings/lua/host/host.h"
#include "engine/base/text.h"
#include "engine/disk/file_below.h"
#include "engine/rules/runner.h"
#include "engine/weights/weights.h"

#define FILE_NAME "weights.txt"

/* `is_strict`: a card that does not exist is an error. */
static adit_status read_file(adit_engine *engine, const char *folder, const adit_text *source,
                             bool is_strict, adit_err *err)
{
    const adit_field_world world = {engine->def, engine->cards};
    char place[ADIT_MAX_PATH_BYTES + 64];

    snprintf(place, sizeof place, "%s/" FILE_NAME, folder);
    if (memchr(source->data, '\0', source->length) != NULL) { /* what follows would not be read */
        return adit_fail(err, ADIT_INPUT, "%s: contains a zero byte; expected text", place);
    }
    return adit_weights_read(&engine->weights, engine->names, &world, place, source->data,
                             is_strict, err);
}

static adit_status read_mod(adit_engine *engine, int mod, adit_err *err)
{
    const char *name = engine->mods[mod].folder;
    /* Any other mod may have removed the card. */
    const bool is_strict = engine->mod_count == (mod == 0 ? 1 : 2);
    adit_text source = {0};
    int folder;

    if (adit_folder_open(name, &folder, NULL) != ADIT_OK) {
        return ADIT_OK; /* a mod of one file */
    }
    if (faccessat(folder, FILE_NAME, F_OK, AT_SYMLINK_NOFOLLOW) != 0) {
        close(folder);
        return ADIT_OK;
    }
    adit_err why = {0};
    adit_status status =
        adit_file_read_below(folder, FILE_NAME, ADIT_MAX_FILE_BYTES, &source, &why);
    close(folder);
    if (status != ADIT_OK) { /* it names the file, but not the mod */
        status = status == ADIT_NOMEM ? adit_nomem(err)
                                      : adit_fail(err, status, "%s/%s", name, why.text);
    }
    adit_text_add(&source, "");
    ADIT_THEN(status, adit_text_status(&source, err));
    ADIT_THEN(status, read_file(engine, name, &source, is_strict, err));
    adit_text_free(&source);
    return status;
}

adit_status aditl_read_weights(adit_engine *engine, adit_err *err)
{
    for (int i = 0; i < engine->mod_count; i++) {
        ADIT_TRY(read_mod(engine, i, err));
    }
    return ADIT_OK;
}
