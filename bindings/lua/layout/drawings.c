/* drawings.c - reads icons/NAME.svg of the mods and writes what is left of them after cleaning.
 *
 * A drawing that has a mistake is left out, and the page draws a token with the first letters
 * instead: nothing that looks wrong should stop a game. `adit check` reports it.
 */
#include "bindings/lua/layout/drawings.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/disk/file_below.h"

#define FOLDER "icons"
static const char ending[] = ".svg";

enum { NAME_SIZE = 64, MOST_NAMES = 256 };

typedef struct {
    const adit_mod_info *mod;
    char name[ADITL_DRAWINGS][NAME_SIZE];
    int count;
    adit_drawing_report report;
    void *context;
    adit_text *out;
    bool has_one; /* something was written */
} drawing_list;

static void report_problem(const drawing_list *list, const char *text)
{
    if (list->report != NULL) {
        list->report(list->context, text);
    }
}

/* Whether the file is NAME.svg with a word of the language of cards; notes the word. */
static bool is_drawing(const char *file, char *name)
{
    const size_t length = strlen(file), tail = sizeof ending - 1;

    if (length <= tail || length - tail >= NAME_SIZE || strcmp(file + length - tail, ending) != 0) {
        return false;
    }
    for (size_t i = 0; i < length - tail; i++) {
        const char c = file[i];

        if (!(c >= 'a' && c <= 'z') && !(i > 0 && ((c >= '0' && c <= '9') || c == '_'))) {
            return false;
        }
    }
    snprintf(name, NAME_SIZE, "%.*s", (int)(length - tail), file);
    return true;
}

static int compare_names(const void *one, const void *other)
{
    return strcmp(one, other);
}

/* The names in the folder, sorted: the order of the disk never matters. */
static void list_names(drawing_list *list, int folder)
{
    const int copy = openat(folder, FOLDER, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR *names = copy >= 0 ? fdopendir(copy) : NULL;
    const struct dirent *entry;
    adit_err why = {0};
    int seen = 0;

    if (names == NULL) {
        if (copy >= 0) {
            close(copy);
        }
        return;
    }
    while (seen++ < MOST_NAMES && (entry = readdir(names)) != NULL) {
        char name[NAME_SIZE];

        if (entry->d_name[0] == '.') {
            continue;
        }
        if (list->count < ADITL_DRAWINGS && is_drawing(entry->d_name, name)) {
            snprintf(list->name[list->count++], NAME_SIZE, "%s", name);
        } else {
            /* A name may hold line ends, which would look like more problems. */
            (void)adit_fail(&why, ADIT_INPUT,
                            "%.700s/" FOLDER "/%.255s: expected NAME.svg with a name like "
                            "amber_dust, at most %d files",
                            list->mod->folder, entry->d_name, ADITL_DRAWINGS);
            report_problem(list, why.text);
        }
    }
    closedir(names);
    qsort(list->name, (size_t)list->count, sizeof list->name[0], compare_names);
}

/* A drawing has no quotes but these, and no control characters but line ends. */
static void put_string(adit_text *out, const char *text)
{
    adit_text_add_char(out, '"');
    for (; *text != '\0'; text++) {
        if (*text == '"') {
            adit_text_add(out, "\\\"");
        } else {
            adit_text_add_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
        }
    }
    adit_text_add_char(out, '"');
}

static adit_status put_drawing(drawing_list *list, int folder, const char *name, adit_err *err)
{
    char file[NAME_SIZE + 16], place[1100];
    adit_text source = {0}, clean = {0};
    adit_err why = {0};

    snprintf(file, sizeof file, FOLDER "/%s%s", name, ending);
    snprintf(place, sizeof place, "%.900s/%s", list->mod->folder, file);
    adit_status status = adit_file_read_below(folder, file, ADITL_DRAWING_FILE, &source, &why);

    if (status == ADIT_OK) {
        status = aditl_svg_clean(source.data, source.length, place, &clean, &why);
    }
    if (status == ADIT_OK) {
        /* By its own word, and by the full one if several mods have that word. */
        adit_text_addf(list->out, "%s\"%s\":", list->has_one ? "," : "", name);
        put_string(list->out, clean.data);
        adit_text_addf(list->out, ",\"%s:%s\":", list->mod->id, name);
        put_string(list->out, clean.data);
        list->has_one = true;
    } else if (status != ADIT_NOMEM) {
        report_problem(list, why.text);
    }
    adit_text_free(&source);
    adit_text_free(&clean);
    return status == ADIT_NOMEM ? adit_nomem(err) : ADIT_OK;
}

static adit_status put_mod(drawing_list *list, adit_err *err)
{
    adit_status status = ADIT_OK;
    int folder;

    list->count = 0;
    if (adit_folder_open(list->mod->folder, &folder, NULL) != ADIT_OK) {
        return ADIT_OK; /* a mod of one file */
    }
    list_names(list, folder);
    for (int i = 0; i < list->count && status == ADIT_OK; i++) {
        status = put_drawing(list, folder, list->name[i], err);
    }
    close(folder);
    return status;
}

adit_status adit_engine_drawings(const adit_engine *engine, adit_drawing_report report,
                                 void *context, adit_text *out, adit_err *err)
{
    adit_status status = ADIT_OK;

    ADIT_NEED(engine != NULL && out != NULL, err);
    drawing_list *list = adit_alloc(sizeof *list);
    if (list == NULL) {
        return adit_nomem(err);
    }
    list->report = report;
    list->context = context;
    list->out = out;
    adit_text_add_char(out, '{');
    for (int i = 1; i < adit_engine_mod_count(engine) && status == ADIT_OK; i++) {
        list->mod = adit_engine_mod(engine, i);
        status = put_mod(list, err);
    }
    adit_text_add_char(out, '}');
    adit_free(list);
    return status == ADIT_OK ? adit_text_status(out, err) : status;
}
