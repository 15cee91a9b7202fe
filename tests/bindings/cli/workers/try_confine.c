/* try_confine.c - tries out what holds a worker process.
 *
 *   try_confine HOLD WHAT     HOLD: filter, landlock, limits or nothing; WHAT: a row of `tries`
 *
 * It is a program of its own, linked with the objects of adit that confine: the filter kills, and
 * limits cannot be raised again. Exit code: 0 it could be done, 1 it was refused, 77 it cannot be
 * tried here.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"

enum { DONE = 0, REFUSED = 1, USAGE = 2, NOT_HERE = 77 };

static const worker_limits tried_limits = {.memory_mb = 128, .cpu_seconds = 1};

/* ---- What is tried: each tells whether it could be done ---- */

static bool try_nothing(void)
{
    return true;
}

static bool try_open(void)
{
    return open("/etc/passwd", O_RDONLY | O_CLOEXEC) >= 0;
}

static bool try_socket(void)
{
    return socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
}

static bool try_fork(void)
{
    pid_t child = fork();

    if (child == 0) {
        _exit(0);
    }
    return child > 0;
}

static bool try_exec(void)
{
    execl("/bin/true", "true", (char *)NULL);
    return false;
}

static bool try_kill(void)
{
    return kill(getppid(), 0) == 0;
}

static bool try_trace(void)
{
    return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0;
}

/* There is no such file, but whoever may not remove any is told something else. */
static bool try_remove(void)
{
    return unlink("/no/such/file") == 0 || errno != EPERM;
}

static bool try_code(void)
{
    return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
           MAP_FAILED;
}

static bool try_memory(void)
{
    size_t more = (size_t)tried_limits.memory_mb << 20;

    return mmap(NULL, more, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) !=
           MAP_FAILED;
}

/* Into a file of the current folder. */
static bool try_write(void)
{
    int file = open("tried_to_write", O_WRONLY | O_CREAT | O_CLOEXEC, 0600);

    return file >= 0 && write(file, "x", 1) == 1;
}

static bool try_files(void)
{
    for (int i = 0; i < 200; i++) {
        if (open("/dev/null", O_RDONLY | O_CLOEXEC) < 0) {
            return false;
        }
    }
    return true;
}

/* Computes until it is ended, at most ten times as long as it may. */
static bool try_compute(void)
{
    const clock_t end = clock() + (clock_t)tried_limits.cpu_seconds * 10 * CLOCKS_PER_SEC;

    while (clock() < end) {}
    return true;
}

static bool try_rights(void)
{
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1;
}

static const struct {
    const char *name;
    bool (*run)(void);
} tries[] = {{"nothing", try_nothing}, {"open", try_open},     {"socket", try_socket},
             {"fork", try_fork},       {"exec", try_exec},     {"kill", try_kill},
             {"trace", try_trace},     {"remove", try_remove}, {"code", try_code},
             {"memory", try_memory},   {"write", try_write},   {"files", try_files},
             {"compute", try_compute}, {"rights", try_rights}};

/* ---- What holds it ---- */

/* Whether the limit this is about can be set at all: see confine.c. */
static bool is_limited(const char *what)
{
    return (strcmp(what, "fork") != 0 || getuid() != 0) &&
           (strcmp(what, "memory") != 0 || !worker_is_sanitized());
}

static int take_hold(const char *hold, const char *what)
{
    if (strcmp(hold, "nothing") == 0) {
        return DONE;
    }
    if (strcmp(hold, "filter") == 0) {
        return !worker_has_filter() ? NOT_HERE : worker_filter_strictly() ? DONE : USAGE;
    }
    if (strcmp(hold, "landlock") == 0) {
        int version = worker_landlock_version();
        return version == 0 ? NOT_HERE : worker_landlock(version, NULL) ? DONE : USAGE;
    }
    if (strcmp(hold, "limits") == 0) {
        return !is_limited(what) ? NOT_HERE : worker_limit(&tried_limits, true) ? DONE : USAGE;
    }
    return USAGE;
}

int main(int argc, char **argv)
{
    for (size_t i = 0; argc == 3 && i < sizeof tries / sizeof tries[0]; i++) {
        if (strcmp(tries[i].name, argv[2]) == 0) {
            int held = take_hold(argv[1], argv[2]);

            if (held != DONE) {
                return held;
            }
            _exit(tries[i].run() ? DONE : REFUSED);
        }
    }
    return USAGE;
}
