/* files.c - the files of the page, read once and kept in memory.
 *
 * The server never opens a file for a browser: what is not in this list does not exist. The page
 * is a folder and the folder of its pictures; icons.json lists the pictures, so that the page can
 * draw a token for a good that has none without asking for a file that does not exist.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/web/web.h"
#include "engine/disk/file_below.h"

enum { MAX_FILES = 200, MAX_FILE = 256 * 1024, NAME_SIZE = 96 };

typedef struct {
    char name[NAME_SIZE];
    adit_text data;
} web_file;

struct aditweb_files {
    web_file *file;
    int count;
};

static bool is_page_file(const char *name)
{
    static const char *const endings[] = {".html", ".js", ".css", ".svg"};
    const char *ending = strrchr(name, '.');

    for (size_t i = 0; name[0] != '.' && ending != NULL && i < sizeof endings / sizeof *endings;
         i++) {
        if (strcmp(ending, endings[i]) == 0) {
            return true;
        }
    }
    return false;
}

static adit_status add_file(aditweb_files *files, int folder, const char *name, adit_err *err)
{
    if (files->count == MAX_FILES) {
        return adit_fail(err, ADIT_LIMIT, "the page has more than %d files", MAX_FILES);
    }
    web_file *file = &files->file[files->count];
    if ((size_t)snprintf(file->name, sizeof file->name, "%s", name) >= sizeof file->name) {
        return adit_fail(err, ADIT_LIMIT, "%s: the name is too long", name);
    }
    ADIT_TRY(adit_file_read_below(folder, name, MAX_FILE, &file->data, err));
    adit_text_add_char(&file->data, '\0');
    ADIT_TRY(adit_text_status(&file->data, err));
    file->data.length--;
    files->count++;
    return ADIT_OK;
}

/* Adds the files of `below` ("" or "icons/") in the page's folder. */
static adit_status add_folder(aditweb_files *files, const char *page, int folder, const char *below,
                              adit_err *err)
{
    char path[4096];
    adit_status status = ADIT_OK;

    snprintf(path, sizeof path, "%s/%s", page, below);
    DIR *listing = opendir(path);
    if (listing == NULL) {
        return adit_fail(err, ADIT_IO, "%s: cannot be listed", path);
    }
    for (struct dirent *entry; status == ADIT_OK && (entry = readdir(listing)) != NULL;) {
        char name[NAME_SIZE + sizeof entry->d_name];

        if (is_page_file(entry->d_name)) {
            snprintf(name, sizeof name, "%s%s", below, entry->d_name);
            status = add_file(files, folder, name, err);
        }
    }
    closedir(listing);
    return status;
}

static int compare_files(const void *one, const void *other)
{
    return strcmp(((const web_file *)one)->name, ((const web_file *)other)->name);
}

static adit_status list_icons(aditweb_files *files, adit_err *err)
{
    static const char folder[] = "icons/";
    web_file *list = &files->file[files->count];

    adit_text_add(&list->data, "[");
    for (int i = 0; i < files->count; i++) {
        const char *name = files->file[i].name;
        const char *dot = strrchr(name, '.');

        if (strncmp(name, folder, sizeof folder - 1) == 0) {
            adit_text_add(&list->data, list->data.length > 1 ? ",\"" : "\"");
            adit_text_add_bytes(&list->data, name + sizeof folder - 1,
                                (size_t)(dot - name) - (sizeof folder - 1));
            adit_text_add_char(&list->data, '"');
        }
    }
    adit_text_add(&list->data, "]");
    ADIT_TRY(adit_text_status(&list->data, err));
    snprintf(list->name, sizeof list->name, "icons.json");
    files->count++;
    return ADIT_OK;
}

static adit_status read_page(aditweb_files *files, const char *page, adit_err *err)
{
    int folder = -1;

    ADIT_TRY(adit_folder_open(page, &folder, err));
    adit_status status = add_folder(files, page, folder, "", err);
    if (status == ADIT_OK) {
        status = add_folder(files, page, folder, "icons/", err);
    }
    close(folder);
    ADIT_TRY(status);
    qsort(files->file, (size_t)files->count, sizeof *files->file, compare_files);
    return list_icons(files, err);
}

adit_status aditweb_files_open(const char *cards, aditweb_files **files, adit_err *err)
{
    static const char *const places[] = {"/../page", "/../bindings/web/page"};
    char page[4096] = "";
    aditweb_files *made = calloc(1, sizeof *made);

    *files = NULL;
    if (made != NULL) {
        made->file = calloc(MAX_FILES + 1, sizeof *made->file);
    }
    if (made == NULL || made->file == NULL) {
        free(made);
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        snprintf(page, sizeof page, "%s%s", cards, places[i]);
        if (access(page, R_OK | X_OK) == 0) {
            break;
        }
    }
    adit_status status = read_page(made, page, err);
    if (status != ADIT_OK) {
        aditweb_files_close(made);
        return status;
    }
    *files = made;
    return ADIT_OK;
}

void aditweb_files_close(aditweb_files *files)
{
    if (files != NULL) {
        for (int i = 0; i <= MAX_FILES; i++) {
            adit_text_free(&files->file[i].data);
        }
        free(files->file);
        free(files);
    }
}

const char *aditweb_file(const aditweb_files *files, const char *name, size_t *length)
{
    for (int i = 0; i < files->count; i++) {
        if (strcmp(files->file[i].name, name) == 0) {
            *length = files->file[i].data.length;
            return files->file[i].data.data;
        }
    }
    return NULL;
}

const char *aditweb_file_name(const aditweb_files *files, int i)
{
    return i >= 0 && i < files->count ? files->file[i].name : NULL;
}
