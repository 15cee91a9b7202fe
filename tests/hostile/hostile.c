/* hostile.c - runs the attacks; see hostile.h.
 *
 *   hostile list             the attacks, each with what closes it
 *   hostile victim FOLDER    owns what is attacked, prints where it is, ends with its input
 *   hostile bot AIM          plays a game and attacks at its start; the results go to stderr
 *   hostile outside AIM      attacks without a game; the results go to stdout
 */
#include "tests/hostile/hostile.h"

#include <arpa/inet.h>
#include <poll.h>
#include <stddef.h>
#include <sys/ipc.h>
#include <sys/prctl.h>
#include <sys/shm.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>

#define SIGNALLED "signalled"

enum { WAIT_SECONDS = 20, ATTACK_SECONDS = 5, VICTIM_SECONDS = 300 };

static hostile_attack *attacks;

void hostile_add(hostile_attack *attack)
{
    attack->next = attacks;
    attacks = attack;
}

const char *hostile_path(const char *folder, const char *name)
{
    static char path[5000];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

/* ---- What several attacks do ---- */

uintptr_t hostile_stack(const hostile_aim *aim)
{
    char path[64], line[500];
    unsigned long long start = 0;

    snprintf(path, sizeof path, "/proc/%d/maps", aim->target);
    FILE *maps = fopen(path, "r");
    while (maps != NULL && fgets(line, sizeof line, maps) != NULL) {
        if (strstr(line, "[stack]") != NULL) {
            const char *end = strchr(line, '-');
            /* The upper end: the lower pages may not be there. */
            start = end != NULL ? strtoull(end + 1, NULL, 16) - 256 : 0;
        }
    }
    return (uintptr_t)start;
}

bool hostile_memory(const hostile_aim *aim, bool writes)
{
    char path[64];
    long word = 0;
    uintptr_t at = hostile_stack(aim);

    snprintf(path, sizeof path, "/proc/%d/mem", aim->target);
    int memory = open(path, writes ? O_RDWR : O_RDONLY);
    return memory >= 0 && at != 0 && pread(memory, &word, sizeof word, (off_t)at) == sizeof word &&
           (!writes || pwrite(memory, &word, sizeof word, (off_t)at) == sizeof word);
}

bool hostile_talk(int family, int type, const void *address, unsigned size)
{
    char answer[8] = "";
    int end = socket(family, type, 0);

    if (end < 0 || connect(end, address, size) != 0 || write(end, "steal", 5) != 5) {
        return false;
    }
    struct pollfd wait = {.fd = end, .events = POLLIN};
    return poll(&wait, 1, 1000) == 1 && read(end, answer, sizeof answer) == 5;
}

bool hostile_was_signalled(const hostile_aim *aim)
{
    struct stat about;
    const char *path = hostile_path(aim->folder, SIGNALLED);

    for (int i = 0; i < 100; i++) {
        if (stat(path, &about) == 0) {
            return true;
        }
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    return false;
}

/* ---- Attacking ---- */

static bool read_aim(const char *path, hostile_aim *aim)
{
    for (int i = 0; i < WAIT_SECONDS * 100; i++) {
        FILE *file = fopen(path, "r");

        if (file != NULL) {
            int count = fscanf(file, "%d %d %d %d %199s %3999s", &aim->target, &aim->tcp, &aim->udp,
                               &aim->victim, aim->terminal, aim->folder);
            fclose(file);
            snprintf(aim->own, sizeof aim->own, "%.*s", (int)(strrchr(path, '/') - path), path);
            return count == 6;
        }
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    return false;
}

static bool succeeds(const hostile_attack *attack, const hostile_aim *aim)
{
    int status = 0;
    pid_t child = fork();

    if (child == 0) {
        alarm(ATTACK_SECONDS);
        signal(SIGXFSZ, SIG_IGN);
        _exit(attack->run(aim) ? 0 : 1);
    }
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

static int attack_all(const char *path, FILE *out)
{
    hostile_aim aim = {0};

    if (!read_aim(path, &aim)) {
        fprintf(out, "nothing_to_aim_at\n");
        return 1;
    }
    for (const hostile_attack *attack = attacks; attack != NULL; attack = attack->next) {
        fprintf(out, "%s %s\n", attack->name, succeeds(attack, &aim) ? "done" : "refused");
    }
    fflush(out);
    return 0;
}

static int play(const char *path)
{
    char line[5000], question[32] = "";

    while (fgets(line, sizeof line, stdin) != NULL) {
        if (strncmp(line, "hello ", 6) == 0) {
            attack_all(path, stderr);
            printf("hello 1 hostile\n");
        } else if (strcmp(line, "begin\n") == 0) {
            printf("ready blind\n");
        } else if (strncmp(line, "question ", 9) == 0) {
            snprintf(question, sizeof question, "%d", atoi(line + 9));
        } else if (strcmp(line, "decide\n") == 0) {
            printf("option %s 1\n", question);
        }
        fflush(stdout);
    }
    return 0;
}

/* ---- The victim ---- */

static int listen_at(int family, int type, const void *address, unsigned size, int *port)
{
    struct sockaddr_in got = {0};
    socklen_t length = sizeof got;
    int end = socket(family, type, 0);

    if (end < 0 || bind(end, address, size) != 0 || (type == SOCK_STREAM && listen(end, 8) != 0)) {
        return -1;
    }
    if (port != NULL && getsockname(end, (struct sockaddr *)&got, &length) == 0) {
        *port = ntohs(got.sin_port);
    }
    return end;
}

static void answer_one(int end, bool is_stream)
{
    char data[16];
    struct sockaddr_in from = {0};
    socklen_t length = sizeof from;

    if (!is_stream) {
        ssize_t count = recvfrom(end, data, sizeof data, 0, (struct sockaddr *)&from, &length);
        (void)!sendto(end, data, count > 0 ? (size_t)count : 0, 0, (struct sockaddr *)&from,
                      length);
        return;
    }
    int other = accept(end, NULL, NULL);
    ssize_t count = read(other, data, sizeof data);
    (void)!write(other, data, count > 0 ? (size_t)count : 0);
    close(other);
}

static void make_files(const char *folder)
{
    for (const hostile_attack *attack = attacks; attack != NULL; attack = attack->next) {
        int file = open(hostile_path(folder, attack->name), O_WRONLY | O_CREAT | O_TRUNC, 0644);

        (void)!write(file, "keep\n", 5);
        close(file);
    }
}

static int await_signal(void)
{
    sigset_t signals;

    sigemptyset(&signals);
    sigaddset(&signals, HOSTILE_SIGNAL);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    return signalfd(-1, &signals, 0);
}

static void note_signal(int end, const char *folder)
{
    struct signalfd_siginfo got;

    (void)!read(end, &got, sizeof got);
    close(open(hostile_path(folder, SIGNALLED), O_WRONLY | O_CREAT, 0644));
}

static int be_victim(const char *folder)
{
    struct sockaddr_in any = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct sockaddr_un named = {.sun_family = AF_UNIX}, hidden = {.sun_family = AF_UNIX};
    int tcp_port = 0, udp_port = 0;

    alarm(VICTIM_SECONDS);
    make_files(folder);
    snprintf(named.sun_path, sizeof named.sun_path, "%s", hostile_path(folder, "s"));
    snprintf(hidden.sun_path + 1, sizeof hidden.sun_path - 1, "adit_hostile.%d", (int)getpid());
    struct pollfd ends[] = {
        {.fd = listen_at(AF_INET, SOCK_STREAM, &any, sizeof any, &tcp_port), .events = POLLIN},
        {.fd = listen_at(AF_UNIX, SOCK_STREAM, &named, sizeof named, NULL), .events = POLLIN},
        {.fd = listen_at(AF_UNIX, SOCK_STREAM, &hidden, sizeof hidden, NULL), .events = POLLIN},
        {.fd = listen_at(AF_INET, SOCK_DGRAM, &any, sizeof any, &udp_port), .events = POLLIN},
        {.fd = STDIN_FILENO, .events = POLLIN},
        {.fd = await_signal(), .events = POLLIN}};
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    const char *slave = master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0
                            ? ptsname(master)
                            : "/no/terminal";
    int segment = shmget((int)getpid(), 4096, IPC_CREAT | 0600);

    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0); /* where tracing needs that */
    printf("%d %d %d %d %s %s\n", (int)getpid(), tcp_port, udp_port, (int)getpid(), slave, folder);
    fflush(stdout);
    while (poll(ends, 6, -1) > 0 && ends[4].revents == 0) {
        if (ends[5].revents != 0) {
            note_signal(ends[5].fd, folder);
        }
        for (int i = 0; i < 4; i++) {
            if ((ends[i].revents & POLLIN) != 0) {
                answer_one(ends[i].fd, i < 3);
            }
        }
    }
    shmctl(segment, IPC_RMID, NULL);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 2 && strcmp(argv[1], "list") == 0) {
        for (const hostile_attack *attack = attacks; attack != NULL; attack = attack->next) {
            printf("%s %s\n", attack->name, attack->closed_by);
        }
        return 0;
    }
    if (argc == 3 && strcmp(argv[1], "victim") == 0) {
        return be_victim(argv[2]);
    }
    if (argc == 3 && strcmp(argv[1], "outside") == 0) {
        return attack_all(argv[2], stdout);
    }
    return argc == 3 && strcmp(argv[1], "bot") == 0 ? play(argv[2]) : 2;
}
