/* folder.c - where a table saves its game after every decision. */
#include "bindings/cli/table/table.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

/* Creates the folders on the way that do not exist yet. */
static bool create_folders(char *path)
{
    for (char *slash = strchr(path + 1, '/');; slash = strchr(slash + 1, '/')) {
        if (slash != NULL) {
            *slash = '\0';
        }
        bool exists = mkdir(path, S_IRWXU) == 0 || errno == EEXIST;
        if (slash == NULL || !exists) {
            return exists;
        }
        *slash = '/';
    }
}

static bool write_default_folder(char *path, size_t size)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");

    if (data != NULL && *data == '/') {
        snprintf(path, size, "%s/adit/tables", data);
        return true;
    }
    if (home != NULL && *home == '/') {
        snprintf(path, size, "%s/.local/share/adit/tables", home);
        return true;
    }
    return false;
}

/* The name of the file if it lies in the folder, otherwise NULL. */
static const char *name_in(const char *folder, const char *file)
{
    size_t length = strlen(folder);

    return file != NULL && strncmp(file, folder, length) == 0 && file[length] == '/' &&
                   strchr(file + length + 1, '/') == NULL && adit_ends_with(file, ".play")
               ? file + length + 1
               : NULL;
}

int cli_table_place(const cli_args *args, const char *game, cli_table_file *file)
{
    const char *given = cli_value(args, CLI_OPT_FOLDER);
    const char *operand = args->operand_count > 0 ? args->operand[0] : NULL;
    const time_t now = time(NULL);
    struct tm day = {0};
    char moment[32];

    *file = (cli_table_file){0};
    if (given != NULL) {
        snprintf(file->folder, sizeof file->folder, "%s", given);
    } else if (!write_default_folder(file->folder, sizeof file->folder)) {
        return CLI_OK; /* no home, no file */
    } else if (!create_folders(file->folder)) {
        cli_message("%s: cannot be created: %s; use --folder", file->folder, strerror(errno));
        return adit_status_exit_code(ADIT_IO);
    }
    /* A game of this folder continues in its file; every other one gets a file of its own. */
    const char *name = name_in(file->folder, operand);
    localtime_r(&now, &day);
    strftime(moment, sizeof moment, "%Y-%m-%d-%H%M%S", &day);
    if (name != NULL) {
        snprintf(file->name, sizeof file->name, "%s", name);
    } else {
        snprintf(file->name, sizeof file->name, "%s-%s.play", game, moment);
    }
    return CLI_OK;
}
