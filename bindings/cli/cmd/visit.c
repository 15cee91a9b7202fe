/* visit.c - the files below a folder, and the games that cards may be for. */
#include "bindings/cli/cmd/visit.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/adit_lua.h"
#include "engine/base/text.h"

enum { MAX_DEPTH = 12 };

unsigned cmd_folder_role(const char *name)
{
    for (int i = 0; aditl_mod_folders[i].name != NULL; i++) {
        if (strcmp(aditl_mod_folders[i].name, name) == 0) {
            bool is_tests = strcmp(name, "tests") == 0 || strcmp(name, "playthroughs") == 0;
            bool is_scenarios = aditl_mod_folders[i].holds == ADITL_HOLDS_SCENARIOS;

            return CMD_IN_OTHERS | (is_tests ? CMD_IN_TESTS : 0) |
                   (is_scenarios ? CMD_IN_SCENARIOS : 0);
        }
    }
    return 0;
}

static void visit_below(const cmd_visitor *visitor, const char *folder, unsigned where, int depth)
{
    struct dirent **names = NULL;
    int count = depth < MAX_DEPTH ? scandir(folder, &names, NULL, alphasort) : 0;

    for (int i = 0; i < count; i++) {
        char path[4096];
        const char *name = names[i]->d_name;
        int length = snprintf(path, sizeof path, "%s/%s", folder, name);

        if (name[0] == '.' || length >= (int)sizeof path) {
            ; /* hidden, or too deep */
        } else if (cli_is_real_folder(path)) {
            if ((where & CMD_IN_MOD) == 0 && cli_is_mod(path)) {
                visitor->visit_mod(visitor->context, path);
            } else {
                visit_below(visitor, path, where | cmd_folder_role(name), depth + 1);
            }
        } else if (adit_ends_with(name, ".lua") || adit_ends_with(name, ".play")) {
            visitor->visit_file(visitor->context, path, where);
        }
        free(names[i]);
    }
    free(names);
}

void cmd_visit_folder(const cmd_visitor *visitor, const char *folder, unsigned where)
{
    visit_below(visitor, folder, where, 0);
}

adit_status cmd_try_titles(const cli_place *place, cmd_try_title *try_title, void *context,
                           bool *fits, adit_err *err)
{
    adit_status status = ADIT_OK;

    *fits = false;
    for (int i = 0; i < place->title_count; i++) {
        adit_err other = {0};
        bool fits_this = true;
        adit_status now = try_title(context, place->titles[i], &fits_this, &other);

        *fits = *fits || (now == ADIT_OK && fits_this);
        if (*fits && !place->is_sure) {
            return ADIT_OK;
        }
        if (now != ADIT_OK && (status == ADIT_OK || (!place->is_sure && cli_is_foreign(err) &&
                                                     !cli_is_foreign(&other)))) {
            status = now;
            *err = other;
        }
    }
    return status;
}
