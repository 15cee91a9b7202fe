/* box.c - a box around a foreign program, made by bubblewrap if that is installed.
 *
 * The box has its own file system with only the readable places, its own processes, no network and
 * no rights. Inside it this program runs once more and gives up the rest.
 *
 * bubblewrap keeps two processes of its own until the end. They must not keep the pipes open, or a
 * pipe closed by the bot would go unnoticed: the pipes are passed under other numbers, which
 * bubblewrap closes.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"

#define PROGRAM "/proc/self/exe"
#define PROBE_MS 10000
#define MOST_WORDS 1024

enum { BOX_INPUT = 3, BOX_OUTPUT = 4 };

/* A command line that is being put together. */
typedef struct {
    char *word[MOST_WORDS + 1];
    int count;
    bool is_too_long;
} box_words;

static void add_words(box_words *words, const char *const *list)
{
    for (int i = 0; list[i] != NULL; i++) {
        if (words->count == MOST_WORDS) {
            words->is_too_long = true;
            return;
        }
        words->word[words->count++] = (char *)list[i];
    }
}

/* Shows the place under its own path, read-only; a missing one is skipped. */
static void add_place(box_words *words, const char *path)
{
    add_words(words, (const char *const[]){"--ro-bind-try", path, path, NULL});
}

static void add_box(box_words *words, const char *self, const char *folder,
                    const worker_reads *reads)
{
    add_words(words, (const char *const[]){"bwrap", "--unshare-all", "--die-with-parent",
                                           "--cap-drop", "ALL", NULL});
    for (int i = 0; i < reads->count; i++) {
        add_place(words, reads->path[i]);
    }
    for (int i = 0; worker_system_places[i] != NULL; i++) {
        const char *place = worker_system_places[i];

        if (strncmp(place, "/dev/", 5) != 0 && strncmp(place, "/proc/", 6) != 0 &&
            !worker_reads_has(reads, place)) {
            add_place(words, place);
        }
    }
    if (!worker_reads_has(reads, self)) {
        add_place(words, self);
    }
    add_words(words,
              (const char *const[]){"--proc", "/proc", "--dev", "/dev", "--dir", folder, "--chdir",
                                    folder, "--remount-ro", "/proc", "--remount-ro", "/dev",
                                    "--remount-ro", "/", "--", self, NULL});
}

/* Moves an open file to another number; the old number becomes /dev/null. */
static bool move_end(int from, int to, int flags)
{
    /* Take the number first, or the next open would get it. */
    int nothing = dup2(from, to) == to ? open("/dev/null", flags | O_CLOEXEC) : -1;

    return nothing >= 0 && dup2(nothing, from) == from;
}

bool worker_box_enter(void)
{
    return dup2(BOX_INPUT, STDIN_FILENO) == STDIN_FILENO &&
           dup2(BOX_OUTPUT, STDOUT_FILENO) == STDOUT_FILENO && close(BOX_INPUT) == 0 &&
           close(BOX_OUTPUT) == 0;
}

bool worker_box_exec(const char *box, const worker_reads *reads, char *const *argv)
{
    static box_words words;
    static char self[PATH_MAX], folder[PATH_MAX];
    ssize_t length = readlink(PROGRAM, self, sizeof self - 1);

    if (length <= 0 || getcwd(folder, sizeof folder) == NULL) {
        return false;
    }
    self[length] = '\0';
    add_box(&words, self, folder, reads);
    add_words(&words, (const char *const *)argv + 1);
    if (words.is_too_long) {
        errno = E2BIG;
        return false;
    }
    if (move_end(STDIN_FILENO, BOX_INPUT, O_RDONLY) &&
        move_end(STDOUT_FILENO, BOX_OUTPUT, O_WRONLY)) {
        execv(box, words.word);
        (void)worker_box_enter(); /* to report the reason */
    }
    return false;
}

/* ---- Testing the box ---- */

/* Tests call the commands from their own programs, which must not be started again. */
static bool is_program;

void worker_box_allow(void)
{
    is_program = true;
}

int worker_box_probe(const char *box)
{
    char *const argv[] = {(char *)"adit", (char *)WORKER_COMMAND, (char *)"ready", NULL};

    (void)worker_box_exec(box, &(worker_reads){0}, argv);
    return CLI_NO;
}

int worker_box_ready(void)
{
    static const char ready[] = "ready\n";

    return worker_box_enter() && write(STDOUT_FILENO, ready, strlen(ready)) > 0 ? CLI_OK : CLI_NO;
}

bool worker_box_works(const char *box)
{
    char *const arguments[] = {(char *)"adit", (char *)WORKER_COMMAND, (char *)"probe", (char *)box,
                               NULL};
    char *const environment[] = {NULL};
    const aditw_command command = {
        .program = PROGRAM, .arguments = arguments, .environment = environment};
    aditw_patience patience = {.until = aditw_now() + PROBE_MS};
    aditw_process *process = NULL;
    adit_err err = {0};
    char *line = NULL;
    size_t size = 0;

    if (!is_program || aditw_process_start(&command, &process, &err) != ADIT_OK) {
        return false;
    }
    aditw_process_allow(process, 1, ADITW_LINE_MAX);
    bool is_ready = aditw_process_receive(process, &patience, &line, &size, &err) == ADITW_DONE &&
                    strcmp(line, "ready") == 0;
    aditw_process_end(process);
    return is_ready;
}
