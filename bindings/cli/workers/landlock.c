/* landlock.c - which files a process may reach, by the system's Landlock.
 *
 * Everything that this release of Landlock controls is denied, and only reading is allowed again,
 * for the given places. Nothing has to be mounted and no rights are needed, so it works for every
 * user and in most containers. It also keeps the process from reading the memory of any other.
 * Constants newer than this machine's header are defined here: the program asks the system it runs
 * on, not the one it was built on.
 */
#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "bindings/cli/workers/internal.h"

#if defined(__has_include)
#if __has_include(<linux/landlock.h>) && defined(SYS_landlock_create_ruleset)
#include <linux/landlock.h>
#define HAS_LANDLOCK 1
#endif
#endif
#ifndef HAS_LANDLOCK
#define HAS_LANDLOCK 0
#endif

#if HAS_LANDLOCK

#define READING                                                                                    \
    (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)

/* The form of the newest supported release; older ones accept it as long as the fields they do not
 * know are 0. */
typedef struct {
    uint64_t files, network, scopes;
} ruleset;

/* What each release can deny, from the first on. */
static const ruleset taken[] = {
    {.files = (UINT64_C(1) << 13) - 1}, /* 1: reading, writing, creating and removing */
    {.files = UINT64_C(1) << 13},       /* 2: moving to another folder */
    {.files = UINT64_C(1) << 14},       /* 3: truncating */
    {.network = 3},                     /* 4: TCP, both ends */
    {.files = UINT64_C(1) << 15},       /* 5: commands to devices */
    {.scopes = 3},                      /* 6: abstract sockets and signals of others */
};

int worker_landlock_version(void)
{
    long version =
        syscall(SYS_landlock_create_ruleset, NULL, 0, (uint32_t)LANDLOCK_CREATE_RULESET_VERSION);

    return version > 0 ? (int)version : 0;
}

static ruleset rules_of(int version)
{
    ruleset all = {0};

    for (int i = 0; i < version && i < (int)(sizeof taken / sizeof taken[0]); i++) {
        all.files |= taken[i].files;
        all.network |= taken[i].network;
        all.scopes |= taken[i].scopes;
    }
    return all;
}

/* A place that does not exist, or that this user cannot reach, needs no rule. */
static bool allow_path(int rules, const char *path, uint64_t access)
{
    struct landlock_path_beneath_attr rule = {.allowed_access = access};
    struct stat about;

    rule.parent_fd = open(path, O_PATH | O_CLOEXEC);
    if (rule.parent_fd < 0) {
        return true;
    }
    if (fstat(rule.parent_fd, &about) == 0 && !S_ISDIR(about.st_mode)) {
        rule.allowed_access &= ~(uint64_t)LANDLOCK_ACCESS_FS_READ_DIR;
    }
    bool is_added =
        syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    close(rule.parent_fd);
    return is_added;
}

static bool allow_reading(int rules, const worker_reads *reads)
{
    bool is_whole = allow_path(rules, "/dev/null", READING | LANDLOCK_ACCESS_FS_WRITE_FILE);

    for (int i = 0; worker_system_places[i] != NULL; i++) {
        is_whole = is_whole && allow_path(rules, worker_system_places[i], READING);
    }
    for (int i = 0; i < reads->count; i++) {
        is_whole = is_whole && allow_path(rules, reads->path[i], READING);
    }
    /* In a box there are no processes but its own. */
    return is_whole && allow_path(rules, reads->is_boxed ? "/proc" : "/proc/self", READING);
}

bool worker_landlock(int version, const worker_reads *reads)
{
    ruleset all = rules_of(version);

    if (version == 0) {
        return true;
    }
    long rules = syscall(SYS_landlock_create_ruleset, &all, sizeof all, 0);
    if (rules < 0) {
        return false;
    }
    bool is_held = (reads == NULL || allow_reading((int)rules, reads)) &&
                   prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                   syscall(SYS_landlock_restrict_self, (int)rules, 0) == 0;
    int code = errno;
    close((int)rules);
    errno = code;
    return is_held;
}

#else

int worker_landlock_version(void)
{
    return 0;
}

bool worker_landlock(int version, const worker_reads *reads)
{
    (void)version;
    (void)reads;
    return true;
}

#endif
