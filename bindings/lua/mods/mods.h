/* mods.h - what the loader and the program both know about mods. */
#ifndef ADIT_LUA_MODS_MODS_H
#define ADIT_LUA_MODS_MODS_H

#include <stddef.h>

#include "engine/adit.h"

#define ADITL_MAX_MODS 16 /* beside the game's own cards; also in adit_file_info */

typedef enum { ADITL_HOLDS_SCENARIOS, ADITL_HOLDS_BOTS, ADITL_HOLDS_SCRIPTS } aditl_holds;

typedef struct {
    const char *name;
    aditl_holds holds;
} aditl_mod_folder;

/* The folders of a mod that hold other things than cards: the loader leaves them out, and the
 * program knows by them what a file is. The list ends with a NULL name. */
extern const aditl_mod_folder aditl_mod_folders[];

/* What mod.lua says, read without loading any cards (about.c). */
typedef struct {
    char id[33], name[96], version[32], licence[48], authors[160], text[240];
    char example[65];  /* a card to begin from, for `adit new`; "": none is named */
    char games[8][33]; /* none: it may be for every game */
    int game_count;
    char depends[ADITL_MAX_MODS][33]; /* ids alone */
    int depend_count;
    bool has_manifest;
} aditl_mod_about;

/* Reads mod.lua of the folder; without one the mod is called like its folder. Lenient: whatever
 * is wrong in it is told by the loader. A failure (mod.lua cannot be run) still leaves the id. */
adit_status aditl_mod_inspect(const char *folder, aditl_mod_about *about, adit_err *err);
/* The id of a mod that has no mod.lua: the last part of its path. */
void aditl_mod_folder_id(const char *folder, char *id, size_t size);

/* Takes detours out of the path in place, so that a file has one name: "a/b/.." becomes "a" unless
 * b is a link, "./a" and "a//" become "a" (find.c). */
void aditl_plain_path(char *path);

/* Folders in which mods lie that can be named by their ids (find.c): the project's `mods`
 * and the user's. The n-th of them; NULL: no more. Valid until the next call in this thread. */
const char *aditl_mods_place(int n);

/* Folders of mods. The list owns the paths. */
typedef struct {
    char *path[ADITL_MAX_MODS];
    int count;
} aditl_mod_list;
void aditl_mod_list_free(aditl_mod_list *list);
/* Calls visit for each mod that lies in `place`, in order of the names of their folders. */
void aditl_mods_visit(const char *place, void (*visit)(void *context, const char *folder),
                      void *context);
/* Whether the word has the form of the id of a mod. */
bool aditl_is_mod_id(const char *word);
/* The folder of a mod that is named by path or by id. ADIT_IO with a suggestion if there is
 * none. */
adit_status aditl_mod_find(const char *name, char *folder, size_t size, adit_err *err);
/* The same by id alone: the working directory is not looked at, and the message names no place. */
adit_status aditl_mod_find_id(const char *id, char *folder, size_t size, adit_err *err);
/* The folders of all mods named, each once, and of what they depend on as far as it lies beside
 * them or in one of the places. The caller owns the list, also after a failure. */
adit_status aditl_mods_gather(const char *const *names, size_t count, aditl_mod_list *list,
                              adit_err *err);

#endif
