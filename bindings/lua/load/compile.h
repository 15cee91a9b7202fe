/* compile.h - one card on its way from a Lua table to the engine's form.
 *
 * While a card is compiled the names of the fields that were entered are kept, so that a message
 * can say "on.gained.good: ..." and its line can be found in the source.
 */
#ifndef ADIT_LUA_LOAD_COMPILE_H
#define ADIT_LUA_LOAD_COMPILE_H

#include "bindings/lua/load/internal.h"

#define ADITL_MAX_PATH_NAMES 12
#define ADITL_MAX_OWN_CARDS 64 /* of a scenario */

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

/* ---- Where the compiler is, and reporting from there (report.c) ----------------------------- */

/* Steps into and out of a field, for the place named in messages. */
void aditl_enter(aditl_compile *c, const char *name);
void aditl_exit(aditl_compile *c);
/* Reports a problem at the current place; `word` may be "" and helps to find the line. */
void aditl_report(aditl_compile *c, const char *word, const char *format, ...) ADIT_PRINTF(3, 4);
/* Reports what the reader found. Returns false. */
bool aditl_report_reader(aditl_compile *c);
/* Reports every field of the table that is not among `known`, sorted. `what` is "a card of
 * kind 'room'"; with `array` the places 1 .. array are known too. */
void aditl_report_unknown(aditl_compile *c, int table, const aditl_names *known, int array,
                          const char *what);
/* Pushes a field by raw access and returns its type. [-0, +1] */
int aditl_field(aditl_compile *c, int table, const char *name);
/* A text that can be shown, copied into the arena; NULL after a problem. */
const char *aditl_compile_text(aditl_compile *c, int index, size_t max);

/* ---- Parts of a card (card.c, hooks.c, scenario_card.c) ------------------------------------- */

/* Keeps the function at `index` and returns its reference. */
int aditl_keep_function(aditl_compile *c, int index);
void aditl_compile_hooks(aditl_compile *c, int table);
/* Reads the amount in the words of the event, if it has any and the hook names one of them
 * (amount_words.c). */
void aditl_read_amount_word(aditl_compile *c, int table, const adit_event_row *row,
                            adit_hook_on *on);
/* { "query", at_least = n } at `index`; `array` more places of it belong to the caller. */
bool aditl_compile_condition(aditl_compile *c, int index, int array, adit_condition *out);
/* What is special to a scenario, instead of the facts of a kind. */
void aditl_compile_scenario(aditl_compile *c, int table);

/* ---- Effects (nodes.c) ---------------------------------------------------------------------- */

/* The effect on top of the stack as a node; 0 after a problem. [-1, +0] */
adit_node_id aditl_compile_effect(aditl_compile *c);
/* Goods at `index`, as a number of the pool of amounts; 0 if there are none of any. */
bool aditl_compile_amounts(aditl_compile *c, int index, uint16_t *out);
bool aditl_pool_amounts(aditl_compile *c, const adit_amounts *amounts, uint16_t *out);
/* Reports parts of one menu that read the same. */
void aditl_check_menus(aditl_compile *c);

/* ---- What can never happen (unreachable.c) -------------------------------------------------- */

/* Reports hooks that can never run on a card of this kind. */
void aditl_check_reach(aditl_compile *c, int table);
/* Reports a permission that a card of this kind is never asked for. */
void aditl_check_permit(aditl_compile *c, const adit_hook_permit *permit);
/* Whether a test can ever hold; if not, that is reported. */
bool aditl_check_condition(aditl_compile *c, const adit_condition *when);

#endif
