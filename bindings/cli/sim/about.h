/* about.h - what a run of `adit sim` is: all that is known before a game is played.
 *
 * It is a text of lines, and a struct that points into it. Reports are written from the struct
 * alone, so they are the same whether this process has played the games or has read parts that
 * others have played; parts belong together if their texts are equal.
 */
#ifndef ADIT_CLI_SIM_ABOUT_H
#define ADIT_CLI_SIM_ABOUT_H

#include "bindings/cli/session/session.h"

#define SIM_MAX_WORDS 64
#define SIM_OPTION_ROWS 256

typedef struct {
    char *lines;        /* as they are written to a part; owned */
    char *values;       /* the same, cut into the strings below; owned */
    int64_t first, end; /* games first .. end - 1, from 0: differ from part to part, not in lines */
    int64_t shards;     /* how many there are, 1: it is not shared out; not in lines either */
    const char *engine, *lua, *game, *players_text;
    uint64_t seed;
    int64_t asked; /* games of the whole run, all parts together */
    int players;
    const char *seat[CLI_MAX_SEATS];
    int rules;
    adit_setting rule[CLI_MAX_RULES];
    int mods;
    struct {
        const char *id, *release, *content;
    } mod[CLI_MAX_MODS];
    int goal_seat; /* who is to reach the goal, from 1; 0: there is none */
    const char *goal;
    int cards;
    struct {
        const char *id, *kind;
    } card[ADIT_MAX_CARDS];
    int words; /* first words of options that name cards */
    const char *word[SIM_MAX_WORDS];
} sim_about;

/* Which games shard `number` of `shards` plays. Neighbours, so that the lines of all shards one
 * after another are those of the whole. */
void sim_shard(int64_t asked, int64_t number, int64_t shards, int64_t *first, int64_t *end);

struct sim_plan;
/* Describes the plan. Close it in every case. */
adit_status sim_about_open(const struct sim_plan *plan, sim_about *about, adit_err *err);
/* Reads lines that sim_about_open has made; copies them. False: they are not of that form. The
 * struct is zero before, and closed in every case. */
bool sim_about_read(const char *lines, sim_about *about);
void sim_about_close(sim_about *about);
/* The word of each row of the engine's table of options, -1: it names no card. */
void sim_about_words(const sim_about *about, adit_engine *engine, int word_of[SIM_OPTION_ROWS]);

/* Adds a value so that it stays on its line, and takes it back in place. */
void sim_line_add(adit_text *out, const char *value);
bool sim_line_restore(char *value);

#endif
