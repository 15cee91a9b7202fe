/* bot.h - a Lua bot whose questions come from elsewhere than a game in this process.
 *
 * A worker process runs a Lua bot without a game: it is told the view, the options and, when the
 * bot asks, the exchanges. The bot sees no difference.
 */
#ifndef ADIT_LUA_HOST_BOT_H
#define ADIT_LUA_HOST_BOT_H

#include "engine/base/text.h"

#define ADITL_BOT_SOURCE_MAX (256 * 1024)

/* Texts in order. Borrowed. */
typedef struct {
    const char *const *item;
    int count;
} aditl_list;

typedef struct {
    const adit_text *fields; /* the view, in the form of aditl_fields_collect */
    const char *prompt;
    const char *asking; /* NULL: no card asks */
    int64_t points;
    aditl_list options;
    /* Gives the exchanges; they must stay until the question is decided. */
    adit_status (*exchanges)(void *context, aditl_list *out);
    void *context;
} aditl_question;

typedef struct {
    int option;       /* from 1; 0: it is in `words` */
    char words[2048]; /* as the bot gave them; nobody has looked whether they are offered */
} aditl_choice;

/* Makes a Lua bot of a source text; `own_seed` is what adit_bot_seed gives. The caller owns *bot.
 */
adit_status aditl_bot_of_source(const char *name, const char *source, size_t length, int seat,
                                uint64_t own_seed, adit_bot **bot, adit_err *err);
/* Asks a bot that aditl_bot_of_source has made. */
adit_status aditl_bot_ask(adit_bot *bot, const aditl_question *question, aditl_choice *choice,
                          adit_err *err);

#endif
