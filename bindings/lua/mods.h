/* mods.h - what the loader and the program both know about mods. */
#ifndef ADIT_LUA_MODS_H
#define ADIT_LUA_MODS_H

#define ADITL_MAX_MODS 16 /* beside the game's own cards; also in adit_file_info */

typedef enum { ADITL_HOLDS_SCENARIOS, ADITL_HOLDS_BOTS, ADITL_HOLDS_SCRIPTS } aditl_holds;

typedef struct {
    const char *name;
    aditl_holds holds;
} aditl_mod_folder;

/* The folders of a mod that hold other things than cards: the loader leaves them out, and the
 * program knows by them what a file is. The list ends with a NULL name. */
extern const aditl_mod_folder aditl_mod_folders[];

#endif
