/* set.h - the mods that are loaded together: their files, their order, and what is wrong in them.
 *
 * Problems are collected, never raised: an author sees all of them at once. Everything hangs on
 * aditl_mod_set and is released in one place, so a Lua error on the way (which is a long jump)
 * leaves nothing behind.
 */
#ifndef ADIT_LUA_MODS_SET_H
#define ADIT_LUA_MODS_SET_H

#include "bindings/lua/mods/mods.h"
#include "bindings/lua/read/args.h"
#include "bindings/lua/vm/sources.h"

#define ADITL_MAX_PROBLEMS 200 /* kept; more are only counted */

typedef struct {
    char *path;           /* folder as given, and the file in it */
    const char *relative; /* the part of `path` inside the mod's folder */
    char *text;
    char *needed; /* the text without examples that can wait; NULL: it has none; owned */
    size_t length, needed_length;
    bool lacks_helpers; /* `needed` lacks more than examples */
    int mod;
    bool is_manifest; /* mod.lua */
    bool is_shared;   /* in lib, or exports.lua: other files use what it returns */
    bool is_broken;
    int first_use; /* of a shared file: number + 1 in the loader's list; 0: it uses none */
    bool is_done;  /* these three for shared files: it was run, */
    int next_done; /* the one that was run next, number + 1, */
    uint64_t says; /* and a hash of what it says */
} aditl_file;

/* A condition on another mod or on the engine: "other", "other >=1.2". */
typedef struct {
    char id[ADIT_MAX_MOD_ID + 1];
    char range[32];
} aditl_need;

typedef struct {
    aditl_need item[ADIT_MAX_NEEDS];
    int count;
} aditl_needs;

typedef struct {
    char *folder; /* as given, without a slash at its end */
    bool is_game, is_broken;
    char id[ADIT_MAX_MOD_ID + 1], name[ADIT_MAX_MOD_NAME + 1], version[ADIT_MAX_VERSION + 1];
    aditl_needs depends, optional, conflicts;
    int environment_ref; /* of all its files; no other mod sees it */
    int manifest;        /* file number of mod.lua, or -1 */
    int line;            /* of mod { ... } in it */
    int first_file, file_count;
    int patch_count; /* also those that were too many */
    uint64_t content_hash;
    uint64_t accepts_saves[ADIT_MAX_ACCEPTED]; /* as in adit_mod_info */
} aditl_mod;

typedef struct {
    int place, line; /* place: of the file, in the order of the report; -1: about a folder */
    int sequence;
    char *text;
} aditl_problem_row;

typedef struct {
    aditl_problem_row row[ADITL_MAX_PROBLEMS];
    int count, lost;
} aditl_problem_rows;

typedef struct aditl_asked_words aditl_asked_words;

typedef struct {
    const adit_game_def *def;
    adit_cards *cards;  /* get the rule parameters of mods */
    bool reverse_files; /* these three as in adit_engine_options */
    bool shuffle_mods;
    uint64_t mod_seed;
    bool is_out_of_memory;
    aditl_asked_words *asked;          /* what functions ask for; NULL: nobody wanted to know yet */
    bool rules_reported;               /* that there are too many rule parameters */
    bool counters_reported;            /* that there are too many counters */
    aditl_mod mods[ADIT_MAX_MODS + 1]; /* the game itself among them */
    int mod_count;
    int order[ADIT_MAX_MODS + 1]; /* numbers of mods, in load order */
    aditl_file *files;
    int file_count, file_capacity;
    aditl_problem_rows problems;
} aditl_mod_set;

/* The mod of a file. */
static inline const aditl_mod *aditl_mod_of(const aditl_mod_set *set, int file)
{
    return &set->mods[set->files[file].mod];
}

/* ---- Files (files.c) ---- */

/* Makes `*array` hold at least count + 1 elements; false: out of memory, which is noted. */
bool aditl_grow(aditl_mod_set *set, void **array, int *capacity, int count, size_t size);
#define ADITL_ROOM(set, array, count, capacity)                                                    \
    aditl_grow(set, (void **)&(array), &(capacity), count, sizeof *(array))
/* Adds the folder of a mod, which is not read yet; false: out of memory, which is noted. */
bool aditl_add_mod(aditl_mod_set *set, const char *folder, bool is_game);
/* Reads all files of the mod, sorted by path, whatever the order of the folder. */
void aditl_read_folder(aditl_mod_set *set, int mod);
/* Releases everything that the set owns, not the set itself. */
void aditl_mod_set_free(aditl_mod_set *set);

/* ---- What mods say of themselves (manifest.c, rules.c, counters.c) ---- */

/* Fills in what a mod without mod.lua is called. */
void aditl_default_manifest(aditl_mod_set *set, int mod);
/* Takes over what mod { ... } on top of the stack says. [-0, +0]; collects problems. */
void aditl_read_manifest(aditl_mod_set *set, lua_State *L, int mod);
/* Puts the rule parameters of all mods into order; all of them are known now. */
void aditl_sort_mod_rules(aditl_mod_set *set);
/* Adds a parameter that is nobody's, after those of mods; there must be room for it. */
void aditl_add_core_rule(aditl_mod_set *set, const adit_rule_row *row);
/* The same for their counters, which come after those of cards: those take `used` slots. */
void aditl_place_mod_counters(aditl_mod_set *set, int used);
/* Whether the version satisfies a range such as ">=0.1, <2". */
bool aditl_version_fits(const char *version, const char *range, bool *is_valid);
bool aditl_is_id(const char *word, size_t max);

/* ---- Their order (order.c) ---- */

/* Puts the mods into load order and reports what is missing, in conflict or in a circle. */
void aditl_order_mods(aditl_mod_set *set);
/* If it is wanted, puts them into another order that is as good. */
void aditl_shuffle_mods(aditl_mod_set *set);
/* Hashes the mods' files and fills in what the engine reports about the mods, in load order.
 * Returns how many there are. The caller owns the texts, one for each. */
int aditl_publish_mods(aditl_mod_set *set, adit_mod_info *infos, char **texts);
/* Whether the mod says that it comes after the other one. */
bool aditl_knows_mod(const aditl_mod *mod, const char *id);

/* ---- Problems (problems.c) ---- */

/* file -1: `message` begins with the place itself. */
void aditl_load_problem(aditl_mod_set *set, int file, int line, const char *format, ...)
    ADIT_PRINTF(4, 5);
/* A limit is exceeded: names it and the mod of the file. `what` is the field, or "". */
void aditl_limit_problem(aditl_mod_set *set, int file, int line, const char *what,
                         const adit_limit_row *row);
/* Whether a further problem would only be counted. Whoever has to search for the place or the
 * right word asks first: a file can hold more mistakes than it has time for. */
bool aditl_problems_are_full(const aditl_mod_set *set);
/* What a failed file left in `err`: its first line, with the whole path put back. It is reported
 * where it happened, which may be a file that the failed one includes. */
void aditl_load_script_problem(aditl_mod_set *set, int file, const adit_err *err);
/* The line, from `line` to before `end`, in which the last of `names` is set and `word`
 * stands; as near as can be found. */
int aditl_locate(const aditl_file *file, int line, int end, const char *const *names, int count,
                 const char *word);
/* The line in which the field of what begins at `line` is set, for a problem; 0 if that would only
 * be counted. */
int aditl_field_line(const aditl_mod_set *set, int file, int line, const char *field);
/* Sorts the problems and adds them to `out`, and their number to *count. ADIT_INPUT, with as many
 * as fit in `err`, if there are any. */
adit_status aditl_tell_problems(aditl_mod_set *set, adit_text *out, int *count, adit_err *err);

/* ---- Words of mods (askers.c) ---- */

typedef enum { ADITL_ASKED_EVENT, ADITL_ASKED_VALUE, ADITL_ASKED_PERMISSION } aditl_asked;

/* Whether some function of the mods may raise the event or ask for the value or permission, whose
 * name is given without that of its mod. */
bool aditl_mods_ask_for(aditl_mod_set *set, aditl_asked table, const char *word);
/* The n-th method of g that asks: emit; value, pay_price; allowed. */
const char *aditl_asker(aditl_asked table, int n);
/* Releases what is known of the words; NULL: nothing is. */
void aditl_asked_free(aditl_asked_words *words);

#endif
