/* confine.c - what a worker process gives up before any foreign code runs.
 *
 * Limits are provided by every system; the system call filter needs libseccomp and comes on top.
 * Sanitizers reserve terabytes of addresses, so a program built with one leaves its own memory
 * unlimited.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/sockios.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"

#ifdef ADIT_HAS_SECCOMP
#include <seccomp.h>
#endif

#define MOST_FILES 64
#define MORE_PROCESSES 64
#define STACK_BYTES ((rlim_t)8 << 20)

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED true
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                         \
    __has_feature(memory_sanitizer)
#define IS_SANITIZED true
#endif
#endif
#ifndef IS_SANITIZED
#define IS_SANITIZED false
#endif

bool worker_is_sanitized(void)
{
    return IS_SANITIZED;
}

/* ---- Limits ---- */

static bool set_limit(int what, rlim_t most)
{
    struct rlimit limit;

    if (getrlimit(what, &limit) != 0) {
        return false;
    }
    /* Never more than there was. */
    limit.rlim_max = limit.rlim_max < most ? limit.rlim_max : most;
    limit.rlim_cur = limit.rlim_max;
    return setrlimit(what, &limit) == 0;
}

/* How many processes and threads this user has now: the system's limit counts them all. */
static long count_processes(void)
{
    DIR *folder = opendir("/proc");
    long count = 0;
    const struct dirent *entry;

    while (folder != NULL && (entry = readdir(folder)) != NULL) {
        char path[300];
        struct stat about;

        if (entry->d_name[0] < '0' || entry->d_name[0] > '9') {
            continue;
        }
        snprintf(path, sizeof path, "/proc/%s/task", entry->d_name);
        /* A folder has two links and one more for each folder in it. */
        if (stat(path, &about) == 0 && about.st_uid == getuid() && about.st_nlink > 2) {
            count += (long)about.st_nlink - 2;
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
    return count;
}

/* Identifies the user namespace; 0: unknown. */
static unsigned long user_namespace(void)
{
    struct stat about;

    return stat("/proc/self/ns/user", &about) == 0 ? (unsigned long)about.st_ino : 0;
}

/* Whether the system counts processes for each user namespace: since Linux 5.14. */
static bool counts_by_namespace(void)
{
    struct utsname system;
    int major = 0, minor = 0;

    return uname(&system) == 0 && sscanf(system.release, "%d.%d", &major, &minor) == 2 &&
           (major > 5 || (major == 5 && minor >= 14));
}

void worker_processes_write(char *text, size_t size)
{
    snprintf(text, size, "%ld:%lu", count_processes() + MORE_PROCESSES, user_namespace());
}

long worker_processes_read(const char *text)
{
    char *end = NULL;
    long most = strtol(text, &end, 10);
    unsigned long outside = *end == ':' ? strtoul(end + 1, NULL, 10) : 0;

    if (most <= 0) {
        return count_processes() + MORE_PROCESSES;
    }
    /* Where counting starts at zero, those outside need no room. */
    bool is_apart = outside != 0 && user_namespace() != 0 && user_namespace() != outside;
    return is_apart && counts_by_namespace() ? MORE_PROCESSES : most;
}

/* Root is an ordinary user from now on: without capabilities, owners and modes of files apply to
 * it, and it cannot inspect hidden processes. No program started later gets them back, since new
 * privileges are given up too. */
static bool drop_capabilities(void)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct none[2] = {{0}, {0}};

    return syscall(SYS_capset, &head, none) == 0;
}

bool worker_limit(const worker_limits *limits, bool is_own_program)
{
    rlim_t memory = (rlim_t)limits->memory_mb << 20;
    rlim_t seconds = (rlim_t)limits->cpu_seconds;
    rlim_t processes = is_own_program ? 0 : (rlim_t)limits->processes;

    umask(077);
    /* A limit of 1 byte: with 0 the system would still pass core files to a collecting program. */
    return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           drop_capabilities() && set_limit(RLIMIT_CORE, 1) && set_limit(RLIMIT_FSIZE, 0) &&
           set_limit(RLIMIT_NOFILE, MOST_FILES) && set_limit(RLIMIT_CPU, seconds) &&
           set_limit(RLIMIT_MEMLOCK, 0) && set_limit(RLIMIT_MSGQUEUE, 0) &&
           set_limit(RLIMIT_STACK, STACK_BYTES) &&
           ((is_own_program && IS_SANITIZED) || set_limit(RLIMIT_AS, memory)) &&
           set_limit(RLIMIT_NPROC, processes);
}

bool worker_hide(void)
{
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0;
}

/* ---- Filters ---- */

#ifdef ADIT_HAS_SECCOMP

/* System calls by name, separated by blanks. All that a Lua bot needs once its source is read: */
static const char allowed[] = "read write exit exit_group rt_sigreturn restart_syscall brk munmap "
                              "mremap madvise futex clock_gettime clock_gettime64";
/* Needed by sanitizers too. */
static const char allowed_sanitized[] = "sigaltstack sched_yield getpid gettid rt_sigprocmask";
/* Allowed unless the memory would be executable. */
static const char allowed_memory[] = "mmap mmap2 mprotect";

/* Calls that no bot needs. */
static const char refused[] =
    /* network, sessions, other processes */
    "socket socketpair connect bind setsid setpgid kill tkill tgkill rt_sigqueueinfo "
    "rt_tgsigqueueinfo pidfd_send_signal pidfd_open pidfd_getfd ptrace process_vm_readv "
    "process_vm_writev process_madvise process_mrelease kcmp migrate_pages move_pages setpriority "
    "ioprio_set sched_setscheduler sched_setattr sched_setparam "
    /* changing files, their attributes and locks */
    "unlink unlinkat rename renameat renameat2 rmdir mkdir mkdirat truncate ftruncate fallocate "
    "creat link linkat symlink symlinkat mknod mknodat chmod fchmod fchmodat fchmodat2 chown "
    "fchown lchown fchownat utime utimes futimesat utimensat setxattr lsetxattr fsetxattr "
    "setxattrat removexattr lremovexattr fremovexattr removexattrat file_setattr flock "
    "open_by_handle_at "
    /* watching files and reading their attributes */
    "fanotify_init fanotify_mark inotify_init inotify_init1 inotify_add_watch getxattr lgetxattr "
    "fgetxattr getxattrat listxattr llistxattr flistxattr listxattrat file_getattr "
    /* memory and queues shared with others */
    "shmget msgget semget mq_open "
    /* namespaces, mounts and the kernel */
    "mount umount2 unshare setns chroot pivot_root fsopen fspick fsmount open_tree move_mount "
    "mount_setattr bpf perf_event_open userfaultfd io_uring_setup keyctl add_key request_key "
    "init_module finit_module delete_module kexec_load kexec_file_load reboot swapon swapoff acct "
    "quotactl syslog settimeofday clock_settime adjtimex clock_adjtime sethostname setdomainname "
    "vhangup";
/* Harmless on the calling process itself, an attack on any other. */
static const char refused_on_others[] = "prlimit64 sched_setaffinity";
/* Calls with their flags behind a pointer. The C library does without them. */
static const char missing[] = "openat2 clone3";
/* Commands on open files: recipients of signals, and locks, which block writers of the file even if
 * taken by a process that can only read it. */
static const unsigned refused_fcntl[] = {
    F_SETOWN, F_SETOWN_EX, F_SETSIG,  F_NOTIFY,   F_SETLEASE, F_OFD_SETLK, F_OFD_SETLKW,
#if __WORDSIZE == 32
    6,        7,           F_SETLK64, F_SETLKW64, /* the old locks and those of large files */
#else
    F_SETLK,  F_SETLKW,
#endif
};
static const unsigned refused_ioctl[] = {TIOCSTI, TIOCLINUX, FIOASYNC, FIOSETOWN, SIOCSPGRP};
#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

bool worker_has_filter(void)
{
    return true;
}

/* Adds a rule for one call, under a condition unless it is NULL. A call that this machine does not
 * have is skipped. */
static bool add_rule(scmp_filter_ctx filter, uint32_t action, const char *name,
                     const struct scmp_arg_cmp *when)
{
    int number = seccomp_syscall_resolve_name(name);

    return number == __NR_SCMP_ERROR || number < 0 ||
           seccomp_rule_add_array(filter, action, number, when != NULL, when) == 0;
}

static bool add_rules(scmp_filter_ctx filter, uint32_t action, const char *names,
                      const struct scmp_arg_cmp *when)
{
    bool is_whole = true;

    for (const char *at = names; *at != '\0';) {
        char name[40];
        size_t length = strcspn(at, " ");

        snprintf(name, sizeof name, "%.*s", (int)length, at);
        is_whole = is_whole && add_rule(filter, action, name, when);
        at += length + strspn(at + length, " ");
    }
    return is_whole;
}

static bool load_filter(scmp_filter_ctx filter, bool is_whole)
{
    bool is_loaded = filter != NULL && is_whole && seccomp_load(filter) == 0;

    if (filter != NULL) {
        seccomp_release(filter);
    }
    return is_loaded;
}

bool worker_filter_strictly(void)
{
    const struct scmp_arg_cmp not_executable = SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0);
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    bool is_whole = filter != NULL && add_rules(filter, SCMP_ACT_ALLOW, allowed, NULL) &&
                    (!IS_SANITIZED || add_rules(filter, SCMP_ACT_ALLOW, allowed_sanitized, NULL)) &&
                    add_rules(filter, SCMP_ACT_ALLOW, allowed_memory, &not_executable);

    return load_filter(filter, is_whole);
}

/* Refuses a call when `part` of an argument is `value`. */
static bool refuse_when(scmp_filter_ctx filter, const char *name, unsigned argument, uint64_t part,
                        uint64_t value)
{
    const struct scmp_arg_cmp when = SCMP_CMP(argument, SCMP_CMP_MASKED_EQ, part, value);

    return add_rule(filter, SCMP_ACT_ERRNO(EPERM), name, &when);
}

static bool refuse_commands(scmp_filter_ctx filter, const char *name, const unsigned *commands,
                            size_t count)
{
    bool is_whole = true;

    for (size_t i = 0; i < count; i++) {
        is_whole = is_whole && refuse_when(filter, name, 1, 0xffffffff, commands[i]);
    }
    return is_whole;
}

/* A worker dies with the game and cannot change that. */
static bool refuse_outliving(scmp_filter_ctx filter)
{
    return seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(prctl), 2,
                            SCMP_A0(SCMP_CMP_MASKED_EQ, 0xffffffff, PR_SET_PDEATHSIG),
                            SCMP_A1(SCMP_CMP_NE, SIGKILL)) == 0;
}

static bool refuse_by_argument(scmp_filter_ctx filter)
{
#if defined(__s390__)
    const unsigned clone_flags = 1;
#else
    const unsigned clone_flags = 0;
#endif
    const struct scmp_arg_cmp on_others = SCMP_A0(SCMP_CMP_NE, 0);

    return add_rules(filter, SCMP_ACT_ERRNO(EPERM), refused_on_others, &on_others) &&
           refuse_when(filter, "clone", clone_flags, CLONE_NEWUSER, CLONE_NEWUSER) &&
           refuse_when(filter, "clone", clone_flags, CLONE_PARENT, CLONE_PARENT) &&
           refuse_outliving(filter) &&
           refuse_commands(filter, "ioctl", refused_ioctl, COUNT(refused_ioctl)) &&
           refuse_commands(filter, "fcntl", refused_fcntl, COUNT(refused_fcntl)) &&
           refuse_commands(filter, "fcntl64", refused_fcntl, COUNT(refused_fcntl));
}

/* Where nothing else keeps a program from changing files, it opens none for writing. */
static bool refuse_opening(scmp_filter_ctx filter, worker_writing writing)
{
    static const struct {
        const char *name;
        unsigned flags;
    } calls[] = {{"open", 1}, {"openat", 2}};
    bool is_whole = true;

    for (size_t i = 0; i < COUNT(calls) && writing != WORKER_WRITING_CLOSED; i++) {
        const char *name = calls[i].name;
        unsigned at = calls[i].flags;

        is_whole = is_whole && refuse_when(filter, name, at, O_ACCMODE | O_TRUNC, O_TRUNC);
        if (writing == WORKER_WRITING_OPEN) {
            is_whole = is_whole && refuse_when(filter, name, at, O_ACCMODE, O_WRONLY) &&
                       refuse_when(filter, name, at, O_ACCMODE, O_RDWR) &&
                       refuse_when(filter, name, at, O_ACCMODE, O_ACCMODE) &&
                       refuse_when(filter, name, at, O_CREAT, O_CREAT);
        }
    }
    return is_whole;
}

bool worker_filter_loosely(worker_writing writing)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
    bool is_whole = filter != NULL && add_rules(filter, SCMP_ACT_ERRNO(EPERM), refused, NULL) &&
                    add_rules(filter, SCMP_ACT_ERRNO(ENOSYS), missing, NULL) &&
                    refuse_by_argument(filter) && refuse_opening(filter, writing);

    return load_filter(filter, is_whole);
}

#else

bool worker_has_filter(void)
{
    return false;
}

bool worker_filter_strictly(void)
{
    return true;
}

bool worker_filter_loosely(worker_writing writing)
{
    (void)writing;
    return true;
}

#endif
