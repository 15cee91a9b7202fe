/* load.h - from folders of Lua files to the engine's immutable cards.
 *
 * Four steps. Opening reads every file and what mods say of themselves; finding runs the files and
 * gathers which cards there are, so that cards can speak of each other in any order; compiling
 * makes each card by the schema of its kind; closing reports the problems and releases the rest.
 * Problems are collected, never raised: an author sees all of them at once.
 */
#ifndef ADIT_LUA_LOAD_LOAD_H
#define ADIT_LUA_LOAD_LOAD_H

#include "bindings/lua/mods/mods.h"
#include "bindings/lua/vm/sources.h"
#include "bindings/lua/vm/vm.h"
#include "engine/model/game_def.h"

/* What loading gives; zero it first. */
typedef struct {
    adit_cards *cards;                     /* NULL after a failure */
    adit_mod_info mods[ADIT_MAX_MODS + 1]; /* the game itself among them */
    char *mod_texts[ADIT_MAX_MODS + 1];    /* what they are called */
    int mod_count;
    aditl_sources sources; /* every file that was loaded, for excerpts */
    adit_text problems;    /* one or more lines each */
    int problem_count;
    int examples_ref;       /* table: card id -> examples table as written */
    bool has_late_examples; /* those that are missing may be in the sources */
} aditl_card_set;
/* Releases everything but the cards, which go to the engine. */
void aditl_card_set_free(aditl_card_set *set);

typedef struct {
    const char *folder; /* of the mod */
    bool is_game;       /* the title's own cards: ids carry no prefix */
} aditl_mod_source;

typedef struct {
    aditl_vm *vm;
    const adit_game_def *def;
    const aditl_mod_source *mods;
    int mod_count;
    bool late_examples; /* those of the title wait until somebody asks for them */
    bool reverse_files; /* these three as in adit_engine_options */
    bool shuffle_mods;
    uint64_t mod_seed;
    /* What a primitive promises that has this name; ADIT_NEVER_ASKS: there is none. */
    adit_promise (*promise_of)(const char *name);
} aditl_load_job;

/* Loads all mods. Every problem of every file is in out->problems; ADIT_INPUT if there was any. */
adit_status aditl_load(const aditl_load_job *job, aditl_card_set *out, adit_err *err);

/* ---- What a kind of card can have (unreachable.c) ---- */

/* "on, modify": the hooks that a card of the kind can have. */
void aditl_kind_hooks(const adit_game_def *def, int kind, adit_buffer *out);
/* Whether a card of the kind is ever asked for the permission, so that allowing it, or forbidding
 * it, can change anything. */
bool aditl_is_asked(const adit_game_def *def, int kind, int word, bool forbids);

/* ---- Cards as source (write_card.c) ---- */

/* Loads the files of the job and writes the card out as Lua source, from what its file declares:
 * `return card { ... }`. For cards that a file makes in a loop, which have no source of their own.
 * ADIT_INPUT if it cannot be written, as when it has functions. */
adit_status aditl_write_card(const aditl_load_job *job, const char *id, adit_text *out,
                             adit_err *err);

#endif
