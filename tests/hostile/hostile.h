/* hostile.h - a bot that attacks whoever started it; one file of this folder for each attack.
 *
 * tests/bindings/cli/workers/test_worker_hostile.sh builds all of them into one program. It lets
 * that play with every combination of layers that can confine it, and once outside of any
 * confinement, where each attack must succeed: otherwise nothing would be shown by its failure.
 */
#ifndef ADIT_HOSTILE_H
#define ADIT_HOSTILE_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

/* Whom and what to attack. */
typedef struct {
    int target; /* the process that plays the game */
    int tcp, udp;
    int victim; /* another process of the user; also names what it has made */
    char terminal[200];
    char folder[4000]; /* with a file for each attack, called after it */
    char own[4000];    /* the folder of the bot itself */
} hostile_aim;

typedef struct hostile_attack {
    const char *name;
    const char *closed_by; /* layers each of which alone refuses it, or "always" */
    bool (*run)(const hostile_aim *aim);
    struct hostile_attack *next;
} hostile_attack;

void hostile_add(hostile_attack *attack);
/* "FOLDER/NAME"; valid until the next call. */
const char *hostile_path(const char *folder, const char *name);
/* A word of the target's memory: reads it, and writes the same if `writes`. */
bool hostile_memory(const hostile_aim *aim, bool writes);
/* The start of the target's stack; 0: it cannot be found out. */
uintptr_t hostile_stack(const hostile_aim *aim);
/* Sends a word to the victim and waits for the answer. */
bool hostile_talk(int family, int type, const void *address, unsigned size);
/* A signal that does the victim no harm: it makes a file when it gets one. */
#define HOSTILE_SIGNAL SIGUSR2
/* Waits for a moment; true: that file is there now, which it takes no right to see. */
bool hostile_was_signalled(const hostile_aim *aim);

/* Defines an attack; its body returns whether it succeeded. */
#define ATTACK(id, layers)                                                                         \
    static bool attack_##id(const hostile_aim *aim);                                               \
    __attribute__((constructor)) static void add_##id(void)                                        \
    {                                                                                              \
        static hostile_attack attack = {#id, layers, attack_##id, NULL};                           \
        hostile_add(&attack);                                                                      \
    }                                                                                              \
    static bool attack_##id(const hostile_aim *aim)

#endif
