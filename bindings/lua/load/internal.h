/* internal.h - the loader, and what is found before anything is compiled.
 *
 * Everything the loader owns hangs on aditl_loader and is released in one place, so a Lua
 * error on the way (which is a long jump) leaves nothing behind.
 */
#ifndef ADIT_LUA_LOAD_INTERNAL_H
#define ADIT_LUA_LOAD_INTERNAL_H

#include "bindings/lua/load/load.h"
#include "bindings/lua/mods/fields.h"
#include "bindings/lua/read/declare.h"

#define ADITL_ORIGIN_CHAINS 512
#define ADITL_KEY_SIZE (ADIT_MAX_MOD_ID + 1 + ADIT_MAX_CARD_ID + 1)
#define ADITL_ALIASES_SIZE (ADIT_MAX_ALIASES * ADITL_KEY_SIZE)

/* A card that was found, before it is compiled. */
typedef struct aditl_entry {
    char id[ADITL_KEY_SIZE]; /* as the engine knows it */
    char replaces[ADITL_KEY_SIZE];
    char aliases[ADITL_ALIASES_SIZE]; /* as in adit_card */
    int file, line, end_line;         /* end_line: where the file's next card begins */
    int place;                        /* in cards { ... }, from 1; 0: the file returned it alone */
    int kind;
    bool is_dropped; /* replaced by another, or unusable */
} aditl_entry;

/* A change that a mod makes to a card of somebody else. */
typedef struct {
    char target[ADITL_KEY_SIZE];
    int file, line, end_line;
    int place; /* as in aditl_entry */
    bool removes;
    const char *word; /* what the author wrote: patch, remove or without */
} aditl_patch;

/* A field of a card that was set by a patch. */
typedef struct {
    int patch;
    int next; /* of the same chain, number + 1; 0: the last */
    char card[ADITL_KEY_SIZE];
    const char *field; /* a key of the card's table, which keeps it alive */
} aditl_origin;

/* A shared file that another file uses. */
typedef struct {
    int file;
    int next; /* of the same user, number + 1; 0: the last */
} aditl_use;

/* What the first pass leaves for the second. */
typedef struct {
    int results_ref;  /* Lua table: file number + 1 -> what the file returned */
    bool are_ordered; /* the mods are in load order: each can use what it depends on */
    int last_mod;     /* whose file was run last; 0: the game itself */
    int running[ADIT_MAX_INCLUDES]; /* shared files that run now, the innermost last */
    int running_count;
    int first_done, last_done; /* shared files that were run, number + 1 */
    aditl_use *uses;
    int use_count, use_capacity;
    aditl_entry *entries;
    int entry_count, entry_capacity;
    aditl_patch *patches;
    int patch_count, patch_capacity;
    aditl_origin *origins;
    int origin_count, origin_capacity;
    int origin_chain[ADITL_ORIGIN_CHAINS]; /* by card: the newest, number + 1 */
} aditl_found;

typedef struct {
    int reference, file;
} aditl_function;

typedef struct aditl_addition aditl_addition;

typedef struct aditl_loader {
    aditl_vm *vm;
    aditl_card_set *out;
    aditl_mod_set set;
    aditl_addition *additions; /* to the tables of the game; see additions.c */
    int addition_count, addition_capacity;
    aditl_found found;
    aditl_function *functions; /* to seal when all is read */
    int function_count, function_capacity;
    size_t arena_size, arena_used;
    int node_capacity, amounts_capacity;
    unsigned never[ADIT_KIND_SCENARIO + 1]; /* by kind: see unreachable.c; 0: not known yet */
    bool limit_reported; /* a limit of all cards together was reported: once is enough */
    bool was_armed;      /* the count hook, before */
    adit_promise (*promise_of)(const char *name); /* as in aditl_load_job */
} aditl_loader;

/* ---- The steps (load.c) ---- */

/* Reads all files and what mods say of themselves. NULL: out of memory; after anything else that
 * is wrong the later steps do nothing, and the last one reports it. */
aditl_loader *aditl_loader_open(const aditl_load_job *job, aditl_card_set *out, adit_err *err);
/* Compiles the cards that aditl_find_cards has found. */
void aditl_loader_compile(aditl_loader *loader);
/* Reports the problems, hands the sources on, and releases the loader, and the cards if there were
 * problems. */
adit_status aditl_loader_close(aditl_loader *loader, adit_err *err);

/* Reads what mods add to the tables of the game. Afterwards set.def is the game with them. */
void aditl_add_to_game(aditl_loader *loader);
/* Makes set.def a copy of the game that can be changed, if it is none yet. False: no memory. */
bool aditl_copy_game(aditl_loader *loader);
/* Adds a row to the queries of the copy. False: there are too many, or no memory. */
bool aditl_add_query(aditl_loader *loader, const adit_query_row *row);

/* ---- Finding cards (find_cards.c, patch.c, scenario_card.c) ---- */

/* Runs every file and fills `entries`: sorted by kind and key, doubles and replaced ones out. */
void aditl_find_cards(aditl_loader *loader);
/* The first of `count` entries with this id or alias that is not dropped, or -1. */
int aditl_find_entry(const aditl_loader *loader, const char *id, int count);
/* Where the word is in a list of words with blanks between them; NULL: it is none of them
 * (alias.c). */
const char *aditl_find_in_words(const char *words, const char *word);
/* The ids of the first `count` entries. */
aditl_names aditl_names_of_entries(const aditl_loader *loader, int count);
/* Reads the aliases of a card, whose entry is the output. */
void aditl_as_alias(aditl_cursor *c, int index, const aditl_field_row *row);
/* Whether two cards may have the same id, or an id or alias in common. */
bool aditl_may_have_doubles(const aditl_loader *loader, bool aliases);
/* Reports aliases that are the id or an alias of another card. */
void aditl_check_aliases(aditl_loader *loader);
/* The oldest id of the entry, which is the first alias if it has one: written into `key`. */
void aditl_entry_key(const aditl_entry *entry, char key[ADITL_KEY_SIZE]);
/* As strcmp, by their oldest ids. */
int aditl_compare_keys(const aditl_entry *a, const aditl_entry *b);
/* Runs the function protected, with `argument` as in aditl_protected. What fails in it is a problem
 * of the file. */
adit_status aditl_run_step(aditl_loader *loader, lua_CFunction function, void *argument, int file);
/* Runs one file; what it returned is kept. False if that failed, with a problem noted. */
bool aditl_run_file(aditl_loader *loader, int file);
/* Runs a file and pushes what it returned. Raises. [-0, +1] */
void aditl_call_file(aditl_loader *loader, lua_State *L, int file);
/* Adds the card, patch or remove on top of the stack; false if it is none. [-0, +0] */
bool aditl_add_declared(aditl_loader *loader, lua_State *L, int file, int place);
/* Notes the patch or remove on top of the stack. [-0, +0] */
void aditl_add_patch(aditl_loader *loader, lua_State *L, int file, int place);
/* Keeps the patch, unless its mod has too many already, which is reported once. */
void aditl_keep_patch(aditl_loader *loader, const aditl_patch *patch);
/* Carries out the patches of all mods, in load order. */
void aditl_apply_patches(aditl_loader *loader);
/* The patch that set a field of the card last; NULL: its own file did. */
const aditl_patch *aditl_origin_of(const aditl_loader *loader, const char *card, const char *field);
/* "cost: set by the mod x at path:line", a line for each field; kept in the arena. */
const char *aditl_origins_text(aditl_loader *loader, const char *card);
/* Pushes the table of a card, patch or remove. [-0, +1] */
void aditl_push_declared(aditl_loader *loader, lua_State *L, int file, int place);
/* Adds what scenario { ... } on top of the stack brings. [-0, +0] */
void aditl_add_scenario(aditl_loader *loader, lua_State *L, int file);

/* ---- The cards as a whole (card_hash.c, card.c) ---- */

/* Gives every card a hash of what it says, patches included. */
void aditl_hash_cards(aditl_loader *loader);
/* Compiles the card of `entry` into `card`, whose id, number and kind are set. Runs inside
 * aditl_protected with the card's table on top. [-0, +0] */
void aditl_compile_card(aditl_loader *loader, lua_State *L, const aditl_entry *entry,
                        adit_card *card);
/* Reports what the game says of the card. If the text begins with the name of a field, the place is
 * where that was set, perhaps by a patch. */
void aditl_report_card(aditl_loader *loader, const aditl_entry *entry, const char *text);
/* Copies a text into the arena of the cards. */
const char *aditl_keep_text(aditl_loader *loader, const char *text, size_t length);

#endif
