/* load.h - from folders of Lua files to the engine's immutable cards.
 *
 * Two passes. The first reads every file, runs it, and gathers which cards there are, so that
 * cards can speak of each other in any order. The second compiles each card by the schema of
 * its kind. Problems are collected, never raised: an author sees all of them at once.
 *
 * Everything the loader owns hangs on aditl_loader and is released in one place, so a Lua
 * error on the way (which is a long jump) leaves nothing behind.
 */
#ifndef ADIT_LUA_LOAD_LOAD_H
#define ADIT_LUA_LOAD_LOAD_H

#include "bindings/lua/host/host.h"
#include "bindings/lua/read/args.h"
#include "bindings/lua/read/declare.h"
#include "bindings/lua/vm/sources.h"
#include "engine/base/printable.h"

#define ADITL_MAX_SOURCE (64 * 1024)
#define ADITL_MAX_MOD_BYTES (2 * 1024 * 1024)
#define ADITL_MAX_MOD_FILES 500
#define ADITL_MAX_ID 64
#define ADITL_MAX_MOD_ID 32
#define ADITL_MAX_PROBLEMS 200 /* kept; more are only counted */
#define ADITL_MAX_PATH_NAMES 12
#define ADITL_MAX_PATCHES 512     /* of one mod */
#define ADITL_MAX_PATCH_FIELDS 64 /* more than any card has */
#define ADITL_ORIGIN_CHAINS 512

typedef struct {
    char *path;           /* folder as given, and the file in it */
    const char *relative; /* the part of `path` inside the mod's folder */
    char *text;
    size_t length;
    int mod;
    bool is_manifest; /* mod.lua */
    bool is_broken;
} aditl_file;

/* A condition on another mod or on the engine: "other", "other >=1.2". */
typedef struct {
    char id[ADITL_MAX_MOD_ID + 1];
    char range[32];
} aditl_need;

#define ADITL_MAX_NEEDS 16
typedef struct {
    aditl_need item[ADITL_MAX_NEEDS];
    int count;
} aditl_needs;

typedef struct {
    char *folder; /* as given, without a slash at its end */
    bool is_game, is_broken;
    char id[ADITL_MAX_MOD_ID + 1], name[96], version[32];
    aditl_needs depends, optional, conflicts;
    int environment_ref; /* of all its files; no other mod sees it */
    int manifest;        /* file number of mod.lua, or -1 */
    int line;            /* of mod { ... } in it */
    int first_file, file_count;
    int patch_count; /* also those that were too many */
    uint64_t content_hash;
} aditl_mod;

/* A card that was found, before it is compiled. */
typedef struct {
    char id[ADITL_MAX_MOD_ID + 1 + ADITL_MAX_ID + 1]; /* as the engine knows it */
    char replaces[ADITL_MAX_MOD_ID + 1 + ADITL_MAX_ID + 1];
    int file, line, end_line; /* end_line: where the file's next card begins */
    int place;                /* in cards { ... }, from 1; 0: the file returned it alone */
    int kind;
    bool is_dropped; /* replaced by another, or unusable */
} aditl_entry;

/* A change that a mod makes to a card of somebody else. */
typedef struct {
    char target[ADITL_MAX_MOD_ID + 1 + ADITL_MAX_ID + 1];
    int file, line, end_line;
    int place; /* as in aditl_entry */
    bool removes;
} aditl_patch;

/* A field of a card that was set by a patch. */
typedef struct {
    int patch;
    int next; /* of the same chain, number + 1; 0: the last */
    char card[ADITL_MAX_MOD_ID + 1 + ADITL_MAX_ID + 1];
    const char *field; /* a key of the card's table, which keeps it alive */
} aditl_origin;

typedef struct {
    int file, line; /* file -1: about a folder */
    int sequence;
    char *text;
} aditl_problem_row;

typedef struct {
    int reference, file, line;
} aditl_function;

typedef struct aditl_loader {
    aditl_host *host;
    const adit_game_def *def;
    adit_cards *cards;
    bool reverse_files, is_out_of_memory;
    int last_mod;                       /* whose file was run last; 0: the game itself */
    aditl_mod mods[ADITL_MAX_MODS + 1]; /* the game itself among them */
    int mod_count;
    int order[ADITL_MAX_MODS + 1]; /* numbers of mods, in load order */
    aditl_file *files;
    int file_count, file_capacity;
    aditl_entry *entries;
    int entry_count, entry_capacity;
    aditl_patch *patches;
    int patch_count, patch_capacity;
    aditl_origin *origins;
    int origin_count, origin_capacity;
    int origin_chain[ADITL_ORIGIN_CHAINS]; /* by card: the newest, number + 1 */
    aditl_problem_row problems[ADITL_MAX_PROBLEMS];
    int problem_count, problems_lost;
    aditl_function *functions; /* to seal when all is read */
    int function_count, function_capacity;
    size_t arena_size, arena_used;
    int node_capacity, amounts_capacity;
    bool rules_told; /* the same for rule parameters */
    bool limit_told; /* a limit of all cards together was reported: once is enough */
    int results_ref; /* Lua table: file number + 1 -> what the file returned */
} aditl_loader;

/* Makes `*array` hold at least count + 1 elements; false: out of memory, which is noted. */
bool aditl_grow(aditl_loader *loader, void **array, int *capacity, int count, size_t size);

/* ---- Files (files.c) -------------------------------------------------------------- */

/* Reads all files of the mod, sorted by path, whatever the order of the folder. */
void aditl_read_folder(aditl_loader *loader, int mod);

/* ---- Mods (manifest.c) ---------------------------------------------------------------- */

/* Takes over what mod { ... } on top of the stack says. [-0, +0]; collects problems. */
void aditl_read_manifest(aditl_loader *loader, lua_State *L, int mod);
/* Adds the rule parameters that mod { ... } at `table` brings (rules.c). [-0, +0] */
void aditl_read_mod_rules(aditl_loader *loader, lua_State *L, int mod, int table);
/* Puts them into order; all of them are known now. */
void aditl_sort_mod_rules(aditl_loader *loader);
/* Fills in what a mod without mod.lua is called. */
void aditl_default_manifest(aditl_loader *loader, int mod);
/* Whether the version satisfies a range such as ">=0.1, <2". */
bool aditl_version_fits(const char *version, const char *range, bool *is_valid);
/* Puts the mods into load order and reports what is missing, in conflict or in a circle. */
void aditl_order_mods(aditl_loader *loader);
/* If the host wants it, puts them into another order that is as good. What the engine tells
 * about mods keeps the usual order. */
void aditl_shuffle_mods(aditl_loader *loader);
/* Hashes the mods' files and tells the host about the mods. */
void aditl_publish_mods(aditl_loader *loader);
bool aditl_is_id(const char *word, size_t max);

/* ---- Finding cards (find_cards.c) ------------------------------------------------------- */

/* Runs every file and fills `entries`: sorted by kind and id, doubles and replaced ones out. */
void aditl_find_cards(aditl_loader *loader);
/* Notes the patch or remove on top of the stack. [-0, +0] */
void aditl_add_patch(aditl_loader *loader, lua_State *L, int file, int place);
/* Keeps the patch, unless its mod has too many already, which is told once. */
void aditl_keep_patch(aditl_loader *loader, const aditl_patch *patch);
/* Adds the card, patch or remove on top of the stack; false if it is none. [-0, +0] */
bool aditl_add_declared(aditl_loader *loader, lua_State *L, int file, int place);
/* Adds what scenario { ... } on top of the stack brings (scenario_card.c). [-0, +0] */
void aditl_add_scenario(aditl_loader *loader, lua_State *L, int file);
/* Carries out the patches of all mods, in load order (patch.c). */
void aditl_apply_patches(aditl_loader *loader);
/* The patch that set a field of the card last; NULL: its own file did. */
const aditl_patch *aditl_origin_of(const aditl_loader *loader, const char *card, const char *field);
/* "cost: set by the mod x at path:line", a line for each field; kept in the arena. */
const char *aditl_origins_text(aditl_loader *loader, const char *card);
/* Whether the mod says that it comes after the other one. */
bool aditl_knows_mod(const aditl_mod *mod, const char *id);
/* Pushes the table of a card, patch or remove. [-0, +1] */
void aditl_push_declared(aditl_loader *loader, lua_State *L, int file, int place);
/* Runs one file; what it returned is kept. False if that failed, with a problem noted. */
bool aditl_run_file(aditl_loader *loader, int file);

/* ---- Cards as source (write_card.c) -------------------------------------------------------- */

/* A card that is to be written out as source. */
typedef struct aditl_writing {
    const char *id;
    adit_text *out;
    adit_err *err; /* says why it could not be written; empty: it was */
} aditl_writing;
void aditl_write_card(aditl_loader *loader, const aditl_writing *job);

/* ---- Hashes (card_hash.c) ---------------------------------------------------------------- */

/* Gives every card a hash of what it says, patches included. */
void aditl_hash_cards(aditl_loader *loader);

/* ---- Problems (problems.c) ------------------------------------------------------------- */

/* file -1: `message` begins with the place itself. */
void aditl_load_problem(aditl_loader *loader, int file, int line, const char *format, ...)
    ADIT_PRINTF(4, 5);
/* Whether a further problem would only be counted. Whoever has to search for the place or the
 * right word asks first: a file can hold more mistakes than it has time for. */
bool aditl_problems_are_full(const aditl_loader *loader);
/* What a failed file left in `err`: its first line, with the whole path put back. */
void aditl_load_script_problem(aditl_loader *loader, int file, const adit_err *err);
/* The line, from `line` to before `end`, in which the last of `names` is set and `word`
 * stands; as near as can be found. */
int aditl_locate(const aditl_file *file, int line, int end, const char *const *names, int count,
                 const char *word);
/* The line in which the field of what begins at `line` is set, for a problem; 0 if that would only
 * be counted. */
int aditl_field_line(const aditl_loader *loader, int file, int line, const char *field);
/* Sorts names that a table of Lua gave in no order. */
void aditl_sort_names(const char **names, int count);
/* Sorts the problems and moves them to host->problems and err. */
adit_status aditl_tell_problems(aditl_loader *loader, adit_err *err);

/* ---- Compiling cards (card.c, hooks.c, nodes.c) -------------------------- */

typedef struct {
    aditl_loader *loader;
    lua_State *L;
    adit_card *card;
    const aditl_entry *entry;
    const aditl_file *file;
    aditl_reader reader;
    int line;                                /* of the nearest constructor */
    const char *names[ADITL_MAX_PATH_NAMES]; /* fields entered below it */
    int name_count, name_first;              /* from name_first on they lie below `line` */
    int node_depth;
    bool has_problem;
    /* While a field is read that a patch has set, file, line and mod are those of the patch. */
    int end_line;
    struct {
        const aditl_file *file;
        const char *mod;
        int line, end_line;
    } own;
} aditl_compile;

/* Compiles the card of `entry` into `card`, whose id, number and kind are set. Runs inside
 * aditl_protected with the card's table on top. [-0, +0] */
void aditl_compile_card(aditl_loader *loader, lua_State *L, const aditl_entry *entry,
                        adit_card *card);
void aditl_compile_hooks(aditl_compile *c, int table);
#define ADITL_MAX_OWN_CARDS 64 /* of a scenario */
/* What is special to a scenario, instead of the facts of a kind (scenario_card.c). */
void aditl_compile_scenario(aditl_compile *c, int table);
/* Reports hooks that can never run on a card of this kind (unreachable.c). */
void aditl_check_reach(aditl_compile *c, int table);
/* "on, modify": the hooks that a card of the kind can have. */
void aditl_kind_hooks(const adit_game_def *def, int kind, adit_buffer *out);
/* Whether a card of the kind is ever asked for the permission, so that allowing it, or forbidding
 * it, can change anything; and the report of a hook of which that is not so. */
bool aditl_is_asked(const adit_game_def *def, int kind, int word, bool forbids);
void aditl_check_permit(aditl_compile *c, const adit_hook_permit *permit);
/* Whether a test can ever hold; if not, that is reported. */
bool aditl_check_condition(aditl_compile *c, const adit_condition *when);
/* Reports parts of one menu that read the same. */
void aditl_check_menus(aditl_compile *c);

/* Steps into and out of a field, for the place named in messages. */
void aditl_enter(aditl_compile *c, const char *name);
void aditl_exit(aditl_compile *c);
/* Reports a problem at the current place; `word` may be "" and helps to find the line. */
void aditl_report(aditl_compile *c, const char *word, const char *format, ...) ADIT_PRINTF(3, 4);
/* Reports what the reader found. Returns false. */
bool aditl_report_reader(aditl_compile *c);
/* Pushes a field by raw access and returns its type. [-0, +1] */
int aditl_field(aditl_compile *c, int table, const char *name);
/* Reports every field of the table that is not among `known`, sorted. `what` is "a card of
 * kind 'room'"; with `array` the places 1 .. array are known too. */
void aditl_report_unknown(aditl_compile *c, int table, const aditl_names *known, int array,
                          const char *what);
#define ADITL_MAX_UNKNOWN 8 /* names reported of one table */
typedef struct {
    const char *name[ADITL_MAX_UNKNOWN]; /* the first by name, sorted; keys of the table */
    int count, all;
    bool has_nameless;
} aditl_unknown_names;
/* Collects the fields that are not among `known`. [-0, +0] */
void aditl_collect_unknown(lua_State *L, int table, const aditl_names *known, int array,
                           aditl_unknown_names *list);
/* A text that can be shown, copied into the arena; NULL after a problem. */
const char *aditl_compile_text(aditl_compile *c, int index, size_t max);
const char *aditl_keep_text(aditl_loader *loader, const char *text, size_t length);

/* The effect on top of the stack as a node; 0 after a problem. [-1, +0] */
adit_node_id aditl_compile_effect(aditl_compile *c);
/* Goods at `index`, as a number of the pool of amounts; 0 if there are none of any. */
bool aditl_compile_amounts(aditl_compile *c, int index, uint16_t *out);
bool aditl_pool_amounts(aditl_compile *c, const adit_amounts *amounts, uint16_t *out);
/* Keeps the function at `index` and returns its reference. */
int aditl_keep_function(aditl_compile *c, int index);
/* { "query", at_least = n } at `index`; `array` more places of it belong to the caller. */
bool aditl_compile_condition(aditl_compile *c, int index, int array, adit_condition *out);

#endif
