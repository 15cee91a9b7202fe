/* test_files.c - folders of mods that the machine cannot list to their end. The linker puts
 * the functions below in the place of readdir and dup (see .ci/build.mk). */
#include "tests/support/load_cards.h"

#include <dirent.h>
#include <errno.h>
#include <unistd.h>

static int names_left; /* readdir fails after so many; -1: never */
static bool dup_fails;

struct dirent *__real_readdir(DIR *dir);
int __real_dup(int file);
struct dirent *__wrap_readdir(DIR *dir);
int __wrap_dup(int file);

struct dirent *__wrap_readdir(DIR *dir)
{
    if (names_left == 0) {
        errno = EIO;
        return NULL;
    }
    names_left -= names_left > 0 ? 1 : 0;
    return __real_readdir(dir);
}

int __wrap_dup(int file)
{
    if (dup_fails) {
        errno = EMFILE;
        return -1;
    }
    return __real_dup(file);
}

static int start_files(void **state)
{
    (void)state;
    names_left = -1;
    dup_fails = false;
    return 0;
}

static void check_folder(const char *folder, const char *message)
{
    loaded_cards loaded;

    load_mods(&loaded, (const char *const[]){temp_path(folder), NULL});
    assert_fails(loaded.status, ADIT_INPUT, message, loaded.err);
    unload(&loaded);
}

/* Cards would be missing without a word, and the game be another one. */
static void a_folder_that_cannot_be_listed_to_its_end_is_told(void **state)
{
    bool was_inner = false;
    loaded_cards loaded;

    (void)state;
    write_text("cut/cards/a.lua", "return card { id = 'a', kind = 'room' }");
    for (int names = 0;; names++) {
        names_left = names;
        load_mods(&loaded, (const char *const[]){temp_path("cut"), NULL});
        if (loaded.status == ADIT_OK) {
            unload(&loaded);
            assert_true(was_inner);
            return;
        }
        assert_fails(loaded.status, ADIT_INPUT, ": Input/output error", loaded.err);
        was_inner = was_inner || strstr(loaded.err.text, "cut/cards: Input/output error") != NULL;
        unload(&loaded);
    }
}

static void a_folder_that_cannot_be_opened_again_is_told(void **state)
{
    (void)state;
    write_text("shut/cards/a.lua", "return card { id = 'a', kind = 'room' }");
    dup_fails = true;
    check_folder("shut", "shut: Too many open files");
}

/* Which of them the disk lists first is no business of the rules. */
static void a_folder_has_at_most_2000_names(void **state)
{
    char name[64];

    (void)state;
    for (int i = 0; i <= 2000; i++) {
        snprintf(name, sizeof name, "full/cards/a%d.txt", i);
        write_text(name, "");
    }
    check_folder(
        "full", "full/cards:1: more than 2000 files and folders; this is the limit 'folder_names'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(a_folder_that_cannot_be_listed_to_its_end_is_told, start_files),
        cmocka_unit_test_setup(a_folder_that_cannot_be_opened_again_is_told, start_files),
        cmocka_unit_test_setup(a_folder_has_at_most_2000_names, start_files),
    };

    return ADIT_RUN(tests);
}
