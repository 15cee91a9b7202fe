/* new.h - the parts of `adit new`: the text of new files, and writing them. */
#ifndef ADIT_CLI_NEW_NEW_H
#define ADIT_CLI_NEW_NEW_H

#include "bindings/cli/session/session.h"

int cmd_new(const cli_args *args);

enum { NEW_MAX_ID = 64, NEW_MAX_OWN = 4 };

/* What is to be created, and for which mod. */
typedef struct {
    const cli_args *args;
    const adit_game_info *title;
    adit_engine *engine;              /* of the title, without mods */
    char root[4096];                  /* the folder of the mod */
    char mod[33];                     /* its id */
    char id[NEW_MAX_ID + 1];          /* of the new card, scenario or bot */
    char title_words[NEW_MAX_ID + 1]; /* the id as a title: "Deep mine" */
    bool is_taken;       /* a card of the game has the id too, so the new one is called mod:id */
    bool is_new_mod;     /* the folder is created too */
    bool replaces;       /* the new card takes the place of the other one */
    bool is_written;     /* the other card has no source of its own: its values were written out */
    adit_card_info like; /* the card that the new one is based on */
    adit_free_number own[NEW_MAX_OWN]; /* instead of those of the other card */
    int own_count;
    char why[400]; /* why it does not work alongside the other one; "" */
} new_job;

/* "deep_mine" becomes "Deep mine". */
void new_title_of(const char *id, char *out, size_t size);

/* The source of the card `like`, which starts in line `line` of `source`, with the new id and
 * title and without the marks of where its values come from (card.c). ADIT_INPUT if the card is
 * not found there. */
adit_status new_card_text(const new_job *job, const char *source, int line, adit_text *out,
                          adit_err *err);

/* The same, in a form that works (try.c): a copy of the text or, if a file creates the card in a
 * loop, written from its values; alongside the other card, with free numbers where each card has
 * its own, or, if that does not work, in its place. `replaces` and `is_written` of the job say
 * which. */
adit_status new_card_make(new_job *job, adit_text *out, adit_err *err);

/* The other files (text.c). */
void new_manifest_text(const new_job *job, adit_text *out);
void new_readme_text(const new_job *job, const char *card, adit_text *out);
void new_luarc_text(adit_text *out);
adit_status new_luacheckrc_text(const new_job *job, adit_text *out, adit_err *err);
void new_test_text(const new_job *job, adit_text *out);
void new_bot_text(const new_job *job, adit_text *out);
adit_status new_scenario_text(const new_job *job, adit_text *out, adit_err *err);

#endif
