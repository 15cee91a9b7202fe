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
} listing;

static listing listings[MAX_OPEN];

static listing *listing_of(DIR *dir)
{
    for (int i = 0; i < MAX_OPEN; i++) {
        if (listings[i].dir == dir) {
            return &listings[i];
        }
    }
    return NULL;
}

static listing *read_all(DIR *dir)
{
    struct dirent *(*original)(DIR *) = (struct dirent * (*)(DIR *)) dlsym(RTLD_NEXT, "readdir");
    listing *it = listing_of(NULL);
    struct dirent *entry;

    if (it == NULL) {
        abort();
    }
    it->dir = dir;
    it->left = 0;
    while ((entry = original(dir)) != NULL) {
        struct dirent *copy = it->left < MAX_ENTRIES ? calloc(1, sizeof *copy) : NULL;
        if (copy == NULL) {
            abort();
        }
        memcpy(copy, entry, entry->d_reclen);
        it->entries[it->left++] = copy;
    }
    return it;
}

struct dirent *readdir(DIR *dir)
{
    listing *it = listing_of(dir);

    if (it == NULL) {
        it = read_all(dir);
    }
    if (it->left == 0) {
        return NULL;
    }
    it->left--;
    it->last = *it->entries[it->left];
    free(it->entries[it->left]);
    return &it->last;
}

int closedir(DIR *dir)
{
    int (*original)(DIR *) = (int (*)(DIR *))dlsym(RTLD_NEXT, "closedir");
    listing *it = listing_of(dir);

    if (it != NULL) {
        while (it->left > 0) {
            free(it->entries[--it->left]);
        }
        it->dir = NULL;
    }
    return original(dir);
}
