/* process.c - a program at the other end of three pipes; see process.h. */
#include "bindings/worker/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "engine/base/memory.h"

#define SLICE_MS 50   /* how long a wait may go on before is_stopped is asked again */
#define LINGER_MS 500 /* how long an end may take after the output was closed */

struct aditw_process {
    pid_t pid;            /* 0: none, or it has been waited for */
    int64_t started;      /* by aditw_now */
    int status;           /* as waitpid gave it */
    int to, from, errors; /* our ends; -1: closed */
    bool has_closed;      /* its output is at the end */
    aditw_lines lines;
    size_t error_length;
    char error_data[4096];
};

int64_t aditw_now(void)
{
    struct timespec now = {0};

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- All that run ---- */

#define MOST_GROUPS 4096

/* The groups of processes that run, for a signal that ends this program: what it interrupts may be
 * anything, so there is no lock and no memory to be had. 0: free. */
static _Atomic pid_t groups[MOST_GROUPS];

/* Adds a group (from 0) or removes one (to 0). */
static void groups_change(pid_t from, pid_t to)
{
    for (int i = 0; i < MOST_GROUPS; i++) {
        pid_t expected = from;

        if (atomic_compare_exchange_strong(&groups[i], &expected, to)) {
            return;
        }
    }
}

void aditw_process_kill_all(void)
{
    for (int i = 0; i < MOST_GROUPS; i++) {
        pid_t group = atomic_load(&groups[i]);

        if (group != 0) {
            kill(-group, SIGKILL);
        }
    }
}

/* ---- Starting ---- */

static void close_end(int *end)
{
    if (*end >= 0) {
        close(*end);
        *end = -1;
    }
}

/* A pipe whose ends are not among the standard ones, even if the caller has closed those. */
static bool make_pipe(int ends[2])
{
    int made[2];

    ends[0] = ends[1] = -1;
    if (pipe2(made, O_CLOEXEC) != 0) {
        return false;
    }
    for (int i = 0; i < 2; i++) {
        ends[i] = fcntl(made[i], F_DUPFD_CLOEXEC, 3);
        close(made[i]);
    }
    return ends[0] >= 0 && ends[1] >= 0;
}

static void set_unblocked(int end)
{
    int flags = fcntl(end, F_GETFL);

    fcntl(end, F_SETFL, (flags < 0 ? 0 : flags) | O_NONBLOCK);
}

/* Nothing of what we have open, of our signals or of our session goes along. */
static int spawn_process(const aditw_command *command, const int ends[3], pid_t *pid)
{
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;

    if (posix_spawn_file_actions_init(&actions) != 0) {
        return ENOMEM;
    }
    if (posix_spawnattr_init(&attributes) != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return ENOMEM;
    }
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    int code = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK |
                                                         POSIX_SPAWN_SETSIGDEF);
    for (int i = 0; i < 3 && code == 0; i++) {
        code = ends[i] >= 0
                   ? posix_spawn_file_actions_adddup2(&actions, ends[i], i)
                   : posix_spawn_file_actions_addopen(&actions, i, "/dev/null", O_WRONLY, 0);
    }
    if (code == 0) {
        code = posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    }
    if (code == 0) {
        code = posix_spawn(pid, command->program, &actions, &attributes, command->arguments,
                           command->environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return code;
}

static aditw_process *process_new(void)
{
    aditw_process *process = adit_alloc(sizeof *process);

    if (process != NULL) {
        process->started = aditw_now();
        process->to = process->from = process->errors = -1;
    }
    return process;
}

adit_status aditw_process_start(const aditw_command *command, aditw_process **out, adit_err *err)
{
    int in[2] = {-1, -1}, from[2] = {-1, -1}, errors[2] = {-1, -1};
    aditw_process *process = process_new();
    int code = EMFILE;

    *out = NULL;
    ADIT_TRY_NEW(process, err);
    if (make_pipe(in) && make_pipe(from) && (!command->keeps_errors || make_pipe(errors))) {
        const int ends[3] = {in[0], from[1], errors[1]};
        code = spawn_process(command, ends, &process->pid);
    }
    close_end(&in[0]);
    close_end(&from[1]);
    close_end(&errors[1]);
    process->to = in[1];
    process->from = from[0];
    process->errors = errors[0];
    if (code != 0) {
        process->pid = 0;
        aditw_process_end(process);
        return adit_fail(err, ADIT_IO, "%s: cannot be started: %s", command->program,
                         strerror(code));
    }
    groups_change(0, process->pid);
    set_unblocked(process->to);
    set_unblocked(process->from);
    if (process->errors >= 0) {
        set_unblocked(process->errors);
    }
    *out = process;
    return ADIT_OK;
}

aditw_process *aditw_process_on(int to, int from)
{
    aditw_process *process = process_new();

    if (process == NULL) {
        close_end(&to);
        close_end(&from);
        return NULL;
    }
    process->to = to;
    process->from = from;
    set_unblocked(to);
    set_unblocked(from);
    return process;
}

/* ---- Ending ---- */

/* Kills the group of a process and waits for all of it that is ours: besides the process itself
 * what it has made a child of its parent. Nobody else can have the number of the group before its
 * leader is waited for. */
static void end_group(aditw_process *process)
{
    pid_t got = 0;

    kill(-process->pid, SIGKILL);
    kill(process->pid, SIGKILL);
    groups_change(process->pid, 0);
    do {
        int status = 0;

        got = waitpid(-process->pid, &status, 0);
        if (got == process->pid) {
            process->status = status;
        }
    } while (got > 0 || (got < 0 && errno == EINTR));
    process->pid = 0;
}

void aditw_process_end(aditw_process *process)
{
    if (process == NULL) {
        return;
    }
    if (process->pid != 0) {
        end_group(process);
    }
    close_end(&process->to);
    close_end(&process->from);
    close_end(&process->errors);
    adit_free(process);
}

void aditw_process_how(aditw_process *process, char *buffer, size_t size)
{
    bool was_there = process->pid != 0;
    adit_buffer out = adit_buffer_on(buffer, size);
    int64_t until = aditw_now() + LINGER_MS;

    for (;;) {
        /* What it started may outlive it, and its number is ours only until it is reaped. */
        siginfo_t info = {0};
        if (process->pid == 0 ||
            (waitid(P_PID, (id_t)process->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
             info.si_pid != 0)) {
            break;
        }
        if (aditw_now() >= until) {
            adit_buffer_add(&out, "closed its output");
            return;
        }
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    if (process->pid != 0) {
        end_group(process);
    }
    /* Who waits for it on our behalf adds 128 to the number of a signal, as shells do. */
    bool is_like_signal = was_there && WIFEXITED(process->status) &&
                          WEXITSTATUS(process->status) > 128 && WEXITSTATUS(process->status) < 193;
    if (was_there && WIFSIGNALED(process->status)) {
        adit_buffer_addf(&out, "was killed by signal %d", WTERMSIG(process->status));
    } else if (is_like_signal) {
        adit_buffer_addf(&out, "was killed by signal %d or exited with code %d",
                         WEXITSTATUS(process->status) - 128, WEXITSTATUS(process->status));
    } else if (was_there) {
        adit_buffer_addf(&out, "exited with code %d", WEXITSTATUS(process->status));
    } else {
        adit_buffer_add(&out, "closed its output");
    }
}

/* The one that computes may be a process behind the one that was started, where no clock of ours
 * reaches. It cannot have computed longer than on all processors since its start. */
double aditw_process_seconds(const aditw_process *process)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);

    return (double)(aditw_now() - process->started) / 1e3 *
           (double)(processors > 0 ? processors : 1);
}

/* ---- Talking ---- */

/* write() without the signal that would end us if nobody reads any more. */
static ssize_t write_quietly(int end, const char *data, size_t length)
{
    sigset_t broken, old, pending;
    bool was_pending;

    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    sigpending(&pending);
    was_pending = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &broken, &old);
    ssize_t count = write(end, data, length);
    int code = errno;
    if (count < 0 && code == EPIPE && !was_pending) {
        while (sigtimedwait(&broken, NULL, &(struct timespec){0}) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    errno = code;
    return count;
}

/* Takes what has been written, as much as there is room for. */
static void take_output(aditw_process *process)
{
    size_t room = 0;
    char *to = aditw_lines_room(&process->lines, &room);

    if (room == 0 || process->has_closed) {
        return;
    }
    ssize_t count = read(process->from, to, room);
    if (count > 0) {
        aditw_lines_add(&process->lines, (size_t)count);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        process->has_closed = true;
    }
}

/* Takes what came on standard error; what is too much is dropped, so that nobody has to wait. */
static void take_errors(aditw_process *process)
{
    char data[1024];
    ssize_t count = read(process->errors, data, sizeof data);

    if (count > 0) {
        size_t room = sizeof process->error_data - process->error_length;
        size_t part = (size_t)count < room ? (size_t)count : room;
        memcpy(process->error_data + process->error_length, data, part);
        process->error_length += part;
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        close_end(&process->errors);
    }
}

/* Waits until one of the pipes moves, or a slice of time has gone by. */
static aditw_result wait_a_while(aditw_process *process, bool writes,
                                 const aditw_patience *patience, bool *can_write)
{
    int64_t left = patience->until - aditw_now();
    size_t room = 0;

    *can_write = false;
    if (patience->is_stopped != NULL && patience->is_stopped()) {
        return ADITW_STOPPED;
    }
    if (left <= 0) {
        return ADITW_LATE;
    }
    (void)aditw_lines_room(&process->lines, &room);
    bool reads = room > 0 && !process->has_closed;
    struct pollfd ends[3] = {{.fd = writes ? process->to : -1, .events = POLLOUT},
                             {.fd = reads ? process->from : -1, .events = POLLIN},
                             {.fd = process->errors, .events = POLLIN}};
    if (poll(ends, 3, (int)(left < SLICE_MS ? left : SLICE_MS)) > 0) {
        *can_write = ends[0].revents != 0;
        if (ends[1].revents != 0) {
            take_output(process);
        }
        if (ends[2].revents != 0) {
            take_errors(process);
        }
    }
    return ADITW_DONE;
}

aditw_result aditw_process_send(aditw_process *process, const char *data, size_t length,
                                const aditw_patience *patience)
{
    while (length > 0) {
        bool can_write = false;
        aditw_result result = wait_a_while(process, true, patience, &can_write);

        if (result != ADITW_DONE) {
            return result;
        }
        if (!can_write) {
            continue;
        }
        ssize_t count = write_quietly(process->to, data, length);
        if (count < 0 && errno != EAGAIN && errno != EINTR) {
            return ADITW_GONE;
        }
        if (count > 0) {
            data += count;
            length -= (size_t)count;
        }
    }
    return ADITW_DONE;
}

aditw_result aditw_process_receive(aditw_process *process, const aditw_patience *patience,
                                   char **line, size_t *length, adit_err *err)
{
    for (;;) {
        bool can_write = false;

        if (aditw_lines_next(&process->lines, line, length, err) != ADIT_OK) {
            return ADITW_FLOOD;
        }
        if (*line != NULL) {
            return ADITW_DONE;
        }
        if (process->has_closed) {
            return ADITW_GONE;
        }
        aditw_result result = wait_a_while(process, false, patience, &can_write);
        if (result != ADITW_DONE) {
            return result;
        }
    }
}

bool aditw_process_has_spoken(aditw_process *process)
{
    if (!aditw_lines_has_more(&process->lines)) {
        take_output(process);
    }
    return aditw_lines_has_more(&process->lines);
}

void aditw_process_allow(aditw_process *process, int64_t lines, int64_t bytes)
{
    process->lines.lines = process->lines.bytes = 0;
    process->lines.lines_max = lines;
    process->lines.bytes_max = bytes;
}

const char *aditw_process_errors(aditw_process *process, size_t *length)
{
    if (process->errors >= 0) {
        take_errors(process);
    }
    *length = process->error_length;
    return process->error_data;
}
