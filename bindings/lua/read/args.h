/* args.h - reading values that a card's author wrote: numbers, goods, words, cards.
 *
 * Declared effects and methods of `g` take the same arguments and must complain in the same
 * words, so one set of readers serves both. A reader never raises because of what it reads:
 * it leaves a message, which the loader collects and a method raises.
 */
#ifndef ADIT_LUA_READ_ARGS_H
#define ADIT_LUA_READ_ARGS_H

#include "bindings/lua/vm/vm.h"
#include "engine/model/game_def.h"

/* The most of one good that can be written down; sums of two still fit the engine's type. */

typedef struct aditl_reader {
    lua_State *L;
    const adit_game_def *def;
    const adit_cards *cards;
    const char *mod;  /* of the card that is read: its own cards need no prefix; may be NULL */
    bool is_declared; /* numbers may also count or be functions */
    /* Keeps the function at `index` and returns its reference; only for declared values. */
    int (*keep)(void *context, int index);
    void *context;
    char word[80]; /* what the message is about, as it stands in the source; may be "" */
    char message[480];
} aditl_reader;

/* The arguments of a verb as read; amounts are set for the goods that are used. */
typedef struct {
    adit_number number[ADIT_MAX_PARAMS];
    adit_amounts amounts[ADIT_MAX_PRICES];
    uint8_t first[ADIT_MAX_PARAMS], length[ADIT_MAX_PARAMS];
} aditl_arguments;

/* Leaves a message "field: ..." (or without a field) and returns false. */
bool aditl_reader_no(aditl_reader *reader, const char *field, const char *word, const char *format,
                     ...) ADIT_PRINTF(4, 5);

/* Each reads the value at `index` and returns false with a message if it is not right. The
 * stack is left as it was. */
bool aditl_arg_number(aditl_reader *reader, int index, int min, int max, const char *field,
                      adit_number *out);
bool aditl_arg_int(aditl_reader *reader, int index, int min, int max, const char *field, int *out);
bool aditl_arg_flag(aditl_reader *reader, int index, const char *field, bool *out);
bool aditl_arg_amounts(aditl_reader *reader, int index, const char *field, adit_amounts *out);
bool aditl_arg_card(aditl_reader *reader, int index, const char *field, int *out);
/* The same, of the kind; -1: of any. */
bool aditl_arg_card_of(aditl_reader *reader, int index, int kind, const char *field, int *out);
/* A card by its id, or ADIT_NO_CARD; inside a mod (NULL: the game) its own cards win over
 * those of the game. */
int aditl_find_card(const adit_cards *cards, const char *mod, const char *id);
bool aditl_arg_good(aditl_reader *reader, int index, const char *field, int *out);
/* One of a NULL-terminated list of words; gives its place. */
bool aditl_arg_word(aditl_reader *reader, int index, const char *const *words, const char *field,
                    int *out);
bool aditl_arg_query(aditl_reader *reader, int index, const char *field, int *out);
/* The arguments of a verb: `count` values from `first` on. */
bool aditl_arg_all(aditl_reader *reader, const adit_verb *verb, int first, int count,
                   aditl_arguments *out);

/* A list of names for suggestions: name(context, i) as in adit_nearest. */
typedef struct {
    int count;
    const char *(*name)(const void *context, int i);
    const void *context;
} aditl_names;
aditl_names aditl_names_of_goods(const adit_game_def *def);
/* Every name by which a file of `mod` (may be NULL) can call a good. `list` keeps them. */
#define ADITL_MAX_GOOD_NAMES (2 * ADIT_MAX_GOODS)
aditl_names aditl_all_names_of_goods(const adit_game_def *def, const char *mod,
                                     const char *list[ADITL_MAX_GOOD_NAMES]);
aditl_names aditl_names_of_words(const char *const *words);
aditl_names aditl_names_of_cards(const adit_cards *cards);
aditl_names aditl_names_of_kinds(const adit_game_def *def);
/* The place of the word among the names; -1: it is none of them. */
int aditl_name_find(const aditl_names *names, const char *word);
/* How many keys the table at `index` has. [-0, +0] */
int aditl_key_count(lua_State *L, int index);
/* The first key by name of the table that is none of the names; NULL: there is none. The table
 * keeps it alive. [-0, +0] */
const char *aditl_first_unknown(lua_State *L, int index, const aditl_names *known);
/* Adds "; did you mean 'wood'?", or the whole list if it is short and nothing is near. */
void aditl_suggest(adit_buffer *out, const char *word, const aditl_names *names);
/* The same for the name of a query: one of a kind of card begins with "in_play.". */
void aditl_suggest_query(adit_buffer *out, const char *word, const adit_game_def *def);
/* How a value is shown in messages: "six" in quotes, 7, true, "a table". */
void aditl_show(lua_State *L, int index, adit_buffer *out);
/* Whether the value is a function written in Lua. Those of the library are none of a card's
 * own, and have no place that a message could name. */
bool aditl_is_script_function(lua_State *L, int index);
/* The string at `index` if it is one without NUL bytes, else NULL. Never converts numbers. */
const char *aditl_string(lua_State *L, int index);

/* ---- What methods of `g` use: the same, raising ---- */

int aditl_check_seat(lua_State *L, int index, int players);
/* An integer in range; floats with exact value pass, strings do not. Raises naming `field`. */
int aditl_check_int(lua_State *L, int index, int min, int max, const char *field);
/* Goods by name, as in { wood = 1 }. `mod` as in aditl_reader. Raises naming `field`. */
adit_goods aditl_check_goods(lua_State *L, const adit_game_def *def, const char *mod, int index,
                             const char *field);
/* Reads the arguments of a verb from the stack, from index `first` on, into `args`. `mod` is that
 * of the card whose function runs, as in aditl_reader. Raises. */
void aditl_check_args(lua_State *L, const adit_game_def *def, const adit_cards *cards,
                      const char *mod, const adit_verb *verb, int first, adit_args *args);

#endif
