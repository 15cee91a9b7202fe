/* try.c - tries a new card out before it is written.
 *
 * Most cards work alongside the one they were copied from. Some do not: there is one for each
 * number, or the examples rely on there being no second one. Instead of knowing which, the copy
 * is loaded and its examples are run, in a temporary mod of its own.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bindings/cli/new/new.h"
#include "engine/base/text.h"

typedef struct {
    char folder[512], manifest[600], card[600];
} trial_mod;

static adit_status make_mod(const new_job *job, const adit_text *card, trial_mod *mod,
                            adit_err *err)
{
    const char *place = getenv("TMPDIR");
    adit_text manifest = {0};

    snprintf(mod->folder, sizeof mod->folder, "%.400s/adit_new_XXXXXX",
             place != NULL && place[0] == '/' ? place : "/tmp");
    if (mkdtemp(mod->folder) == NULL) {
        return adit_fail(err, ADIT_IO, "%s: cannot create the folder: %s", mod->folder,
                         strerror(errno));
    }
    snprintf(mod->manifest, sizeof mod->manifest, "%s/mod.lua", mod->folder);
    snprintf(mod->card, sizeof mod->card, "%s/%s.lua", mod->folder, job->id);
    new_manifest_text(job, &manifest);
    adit_status status = adit_text_status(&manifest, err);
    ADIT_THEN(status, adit_file_write(mod->manifest, manifest.data, manifest.length, err));
    ADIT_THEN(status, adit_file_write(mod->card, card->data, card->length, err));
    adit_text_free(&manifest);
    return status;
}

static void remove_mod(const trial_mod *mod)
{
    (void)unlink(mod->card);
    (void)unlink(mod->manifest);
    (void)rmdir(mod->folder);
}

/* Keeps the message of the first failure. */
static void keep_message(void *context, const char *card, const char *example, bool passed,
                         const char *message)
{
    adit_err *why = context;

    (void)card;
    if (!passed && why->text[0] == '\0') {
        snprintf(why->text, sizeof why->text, "example '%.80s': %.900s", example, message);
    }
}

/* Whether the mod loads and its card passes its examples. */
static bool passes_examples(const new_job *job, const trial_mod *mod, adit_err *why)
{
    const char *mods[] = {mod->folder};
    adit_engine_options options = {.game = job->title->id, .mods = mods, .mod_count = 1};
    adit_engine *engine = NULL;
    char id[120];
    int passed = 0, failed = 0;

    *why = (adit_err){0};
    if (adit_engine_open(&options, &engine, why) != ADIT_OK) {
        return false;
    }
    snprintf(id, sizeof id, "%s:%s", job->mod, job->id);
    adit_status status = adit_engine_run_examples(engine, job->replaces ? job->like.id : id,
                                                  keep_message, why, &passed, &failed, why);
    adit_engine_close(engine);
    return status == ADIT_OK && failed == 0;
}

/* ---- Numbers that differ for each card ---- */

/* Free in the game and in the mod, as far as that can be loaded. */
static void find_free_numbers(new_job *job)
{
    const char *mods[] = {job->root};
    const adit_engine_options options = {.game = job->title->id, .mods = mods, .mod_count = 1};
    adit_engine *with_mod = NULL;
    const adit_engine *engine = job->engine;

    if (!job->is_new_mod && adit_engine_open(&options, &with_mod, NULL) == ADIT_OK) {
        engine = with_mod;
    }
    int like = adit_engine_card_find(engine, job->like.id);
    if (like >= 0) {
        job->own_count = adit_engine_free_numbers(engine, like, job->own, NEW_MAX_OWN);
    }
    adit_engine_close(with_mod);
}

/* ---- Trying ---- */

/* The first line of the message, without the place in the temporary file. */
static void keep_reason(new_job *job, const char *text)
{
    char file[NEW_MAX_ID + 8];
    const char *at;

    snprintf(file, sizeof file, "%s.lua:", job->id);
    at = strstr(text, file);
    at = at != NULL ? at + strlen(file) + strspn(at + strlen(file), "0123456789: ") : text;
    snprintf(job->why, sizeof job->why, "%.*s", (int)strcspn(at, "\n"), at);
}

/* Writes the text and tries it: alongside the other card, then in its place. */
static adit_status make_and_try(new_job *job, const adit_text *source, int line, adit_text *out,
                                bool *works, adit_err *why, adit_err *err)
{
    adit_status status = ADIT_OK;

    for (int i = 0; i < 2 && !*works && status == ADIT_OK; i++) {
        trial_mod mod = {.folder = ""};

        job->replaces = i == 1;
        adit_text_free(out);
        *out = (adit_text){0};
        ADIT_TRY(new_card_text(job, source->data, line, out, err));
        status = make_mod(job, out, &mod, err);
        *works = status == ADIT_OK && passes_examples(job, &mod, why);
        remove_mod(&mod);
        if (!*works && job->why[0] == '\0') {
            keep_reason(job, why->text);
        }
    }
    return status;
}

/* The card as it was declared: for one that its file creates in a loop. */
static adit_status make_from_values(new_job *job, adit_text *out, bool *works, adit_err *why,
                                    adit_err *err)
{
    adit_engine_options options = {.game = job->title->id};
    adit_text source = {0};
    adit_status status = aditl_card_write(&options, job->like.id, &source, err);

    job->is_written = true;
    if (status == ADIT_OK) {
        const char *start = strstr(source.data, "\nreturn card {\n");
        int line = 1;
        for (const char *at = source.data; start != NULL && at <= start; at++) {
            line += *at == '\n';
        }
        status = make_and_try(job, &source, line, out, works, why, err);
    }
    adit_text_free(&source);
    return status;
}

adit_status new_card_make(new_job *job, adit_text *out, adit_err *err)
{
    adit_text source = {0};
    adit_err why = {0};
    bool works = false;
    adit_status status = adit_file_read(job->like.file, 1 << 16, &source, err);

    find_free_numbers(job);
    if (status == ADIT_OK) {
        /* Text that cannot be copied is written instead. */
        (void)make_and_try(job, &source, job->like.line, out, &works, &why, &why);
    }
    adit_text_free(&source);
    if (status == ADIT_OK && !works) {
        status = make_from_values(job, out, &works, &why, err);
    }
    if (status == ADIT_OK && !works) {
        why.text[900] = '\0';
        status = adit_fail_with(err, ADIT_INPUT, why.text,
                                "%s:%d: a copy of %s works neither alongside it nor in its place; "
                                "use --like with another card\n  ",
                                job->like.file, job->like.line, job->like.id);
    }
    return status;
}
