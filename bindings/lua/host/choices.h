/* choices.h - the list of choices that the function of a card makes. */
#ifndef ADIT_LUA_HOST_CHOICES_H
#define ADIT_LUA_HOST_CHOICES_H

#include "bindings/lua/vm/vm.h"
#include "engine/rules/runner.h"

/* Stack of a method that asks; `list` holds the list that was made last, `prompt` and `texts` what
 * the options say, or nil. */
enum { AT_GAME = 1, AT_SEAT, AT_CHOICES, AT_OPTIONS, AT_PROMPT, AT_TEXTS, AT_LIST };

/* The choices of a list, as long as that lives and is not changed. */
typedef struct {
    int count;                          /* -1: they were not read, only checked */
    int type;                           /* LUA_TSTRING or LUA_TNUMBER */
    const char *word[ADIT_MAX_CHOICES]; /* in the list, which keeps them */
    size_t length[ADIT_MAX_CHOICES];
    lua_Integer number[ADIT_MAX_CHOICES];
} aditl_choices;

/* Checks the list at `list`, which is absolute, and returns how many choices it has. `out` may be
 * NULL. Raises. */
int aditl_check_choices(lua_State *L, int list, aditl_choices *out);
/* The word of one of them, in `digits` if it is a number. */
const char *aditl_choice_word(const aditl_choices *choices, int i, char digits[16], size_t *length);
/* The word of the choice at `place`: its text, or its number in `digits`; NULL if there is none.
 * `L` is the vault (aditl_open_table), so that a list that a card keeps need not be copied, or a
 * stack with the plain list. Neither raises nor allocates. */
const char *aditl_choice_text(lua_State *L, int list, int place, char digits[16], size_t *length);
/* Offers each choice of the list at AT_LIST, which was read into `read` or, if that is NULL, is
 * read now; the words go beside the options, by their place. Neither raises nor allocates. */
void aditl_offer_choices(lua_State *L, const aditl_choices *read, adit_options *out, bool is_shown);

/* For lua_call: calls the function below its arguments, which makes a list, and checks that; or
 * leaves the check to the caller. [-n, +1] */
int aditl_make_choices(lua_State *L);
int aditl_make_known_choices(lua_State *L);

#endif
