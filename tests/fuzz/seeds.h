/* seeds.h - what the files that write the fuzzers' first inputs share. */
#ifndef ADIT_FUZZ_SEEDS_H
#define ADIT_FUZZ_SEEDS_H

#include "engine/base/text.h"

#define SEEDS_MAX_SOURCE 3500 /* bytes; longer inputs cost time and show nothing new */

/* Writes an input of the target of this name. */
void seeds_put(const char *name, const adit_text *text);
/* Adds the whole file to the text. */
void seeds_read(const char *path, adit_text *text);
/* Which game a path or text is about, by its name in it; the demo game if there is none. */
int seeds_game_of(const char *path);
/* A word for the dictionary that is being made. */
void seeds_word(const char *word, size_t length);

/* seeds_mods.c: scenarios with hooks, two mods, mods with test scripts. */
void seeds_add_mods(void);
/* seeds_outside.c: databases and the answers of bots. */
void seeds_add_outside(void);
void seeds_add_sql_words(void);

#endif
