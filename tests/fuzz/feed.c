/* feed.c - feeds stored inputs to a fuzz target without libFuzzer.
 *
 * usage: feed_<name> FILE|FOLDER...
 *
 * The same target is compiled into the ordinary debug build, so the corpus is part of the tests
 * whatever compiler there is. A finding ends the program; its last line names the input.
 */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/fuzz/world.h"

const bool fuzz_is_fed = true;

static int fed;

static void feed_file(const char *path)
{
    adit_text text = {0};
    adit_err err = {0};

    if (adit_file_read(path, 1 << 20, &text, &err) != ADIT_OK) {
        fprintf(stderr, "feed: %s\n", err.text);
        exit(3);
    }
    fprintf(stderr, "%s\n", path);
    /* A block of exactly this size: reading behind it is noticed. */
    uint8_t *bytes = malloc(text.length > 0 ? text.length : 1);

    if (bytes == NULL) {
        exit(5);
    }
    memcpy(bytes, text.data, text.length);
    (void)LLVMFuzzerTestOneInput(bytes, text.length);
    free(bytes);
    adit_text_free(&text);
    fed++;
}

static void feed_folder(const char *path)
{
    struct dirent **entries;
    int count = scandir(path, &entries, NULL, alphasort);

    for (int i = 0; i < count; i++) {
        char file[4096];

        snprintf(file, sizeof file, "%s/%s", path, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.') {
            feed_file(file);
        }
        free(entries[i]);
    }
    if (count >= 0) {
        free(entries);
    }
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        struct stat about;

        if (stat(argv[i], &about) == 0 && S_ISDIR(about.st_mode)) {
            feed_folder(argv[i]);
        } else {
            feed_file(argv[i]);
        }
    }
    printf("%d inputs\n", fed);
    return fed > 0 ? 0 : 1;
}
