/* reversed.c - lets every folder be listed in the opposite order.
 *
 * Loaded before the C library (LD_PRELOAD). What order a folder has is a matter of the file
 * system, so copying files in another order proves nothing on many of them; this does. It is
 * for programs of one thread.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#define MAX_ENTRIES 4096
#define MAX_OPEN 32

/* What is still to be told of a folder that is open. */
typedef struct {
    DIR *dir; /* NULL: not in use */
    struct dirent *entries[MAX_ENTRIES];
    struct dirent last; /* what was told last, valid until the next call */
    int left;
} file_listing;

static file_listing listings[MAX_OPEN];

static file_listing *listing_of(DIR *dir)
{
    for (int i = 0; i < MAX_OPEN; i++) {
        if (listings[i].dir == dir) {
            return &listings[i];
        }
    }
    return NULL;
}

static file_listing *read_all(DIR *dir)
{
    struct dirent *(*original)(DIR *) = (struct dirent * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir");
    file_listing *listing = listing_of(NULL);
    struct dirent *entry;

    if (listing == NULL) {
        abort();
    }
    listing->dir = dir;
    listing->left = 0;
    while ((entry = original(dir)) != NULL) {
        struct dirent *copy = listing->left < MAX_ENTRIES ? calloc(1, sizeof *copy) : NULL;
        if (copy == NULL) {
            abort();
        }
        memcpy(copy, entry, entry->d_reclen);
        listing->entries[listing->left++] = copy;
    }
    return listing;
}

struct dirent *readdir(DIR *dir)
{
    file_listing *listing = listing_of(dir);

    if (listing == NULL) {
        listing = read_all(dir);
    }
    if (listing->left == 0) {
        return NULL;
    }
    listing->left--;
    listing->last = *listing->entries[listing->left];
    free(listing->entries[listing->left]);
    return &listing->last;
}

int closedir(DIR *dir)
{
    int (*original)(DIR *) = (int (*)(DIR *))dlsym(RTLD_NEXT, "closedir");
    file_listing *listing = listing_of(dir);

    if (listing != NULL) {
        while (listing->left > 0) {
            free(listing->entries[--listing->left]);
        }
        listing->dir = NULL;
    }
    return original(dir);
}
