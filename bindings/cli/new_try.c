/* new_try.c - tries a new card out before it is written.
 *
 * Most cards can lie beside the one they were copied from. Some cannot: there is one for each
 * number, or the examples count on there being no second one. Instead of knowing which, the copy
 * is loaded and its examples are run, in a mod of its own that is gone afterwards.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/new.h"

typedef struct {
    char folder[512], manifest[600], card[600];
} trial_mod;

static adit_status put_file(const char *path, const adit_text *text, adit_err *err)
{
    FILE *file = fopen(path, "wx");
    bool is_written = file != NULL && fwrite(text->data, 1, text->length, file) == text->length;

    if (file == NULL || fclose(file) != 0 || !is_written) {
        return adit_fail(err, ADIT_IO, "%s: cannot be written: %s", path, strerror(errno));
    }
    return ADIT_OK;
}

static adit_status make_mod(const new_job *job, const adit_text *card, trial_mod *mod,
                            adit_err *err)
{
    const char *place = getenv("TMPDIR");
    adit_text manifest = {0};

    snprintf(mod->folder, sizeof mod->folder, "%.400s/adit_new_XXXXXX",
             place != NULL && place[0] == '/' ? place : "/tmp");
    if (mkdtemp(mod->folder) == NULL) {
        return adit_fail(err, ADIT_IO, "%s: the folder cannot be made: %s", mod->folder,
                         strerror(errno));
    }
    snprintf(mod->manifest, sizeof mod->manifest, "%s/mod.lua", mod->folder);
    snprintf(mod->card, sizeof mod->card, "%s/%s.lua", mod->folder, job->id);
    new_manifest_text(job, &manifest);
    adit_status status = adit_text_status(&manifest, err);
    if (status == ADIT_OK) {
        status = put_file(mod->manifest, &manifest, err);
    }
    if (status == ADIT_OK) {
        status = put_file(mod->card, card, err);
    }
    adit_text_free(&manifest);
    return status;
}

static void remove_mod(const trial_mod *mod)
{
    (void)unlink(mod->card);
    (void)unlink(mod->manifest);
    (void)rmdir(mod->folder);
}

static void ignore(void *context, const char *card, const char *example, bool passed,
                   const char *message)
{
    (void)context;
    (void)card;
    (void)example;
    (void)passed;
    (void)message;
}

/* Whether the mod loads and the examples of its card hold. */
static bool holds(const new_job *job, const trial_mod *mod)
{
    const char *mods[] = {mod->folder};
    adit_engine_options options = {.game = job->title->id, .mods = mods, .mod_count = 1};
    adit_engine *engine = NULL;
    char id[120];
    int passed = 0, failed = 0;

    if (adit_engine_open(&options, &engine, NULL) != ADIT_OK) {
        return false;
    }
    snprintf(id, sizeof id, "%s:%s", job->mod, job->id);
    adit_status status = adit_engine_run_examples(engine, job->replaces ? job->like.id : id, ignore,
                                                  NULL, &passed, &failed, NULL);
    adit_engine_close(engine);
    return status == ADIT_OK && failed == 0;
}

/* Makes the text and tries it. */
static adit_status make_and_try(const new_job *job, const char *source, adit_text *out, bool *works,
                                adit_err *err)
{
    trial_mod mod = {.folder = ""};

    ADIT_TRY(new_card_text(job, source, out, err));
    adit_status status = make_mod(job, out, &mod, err);
    *works = status == ADIT_OK && holds(job, &mod);
    remove_mod(&mod);
    return status;
}

adit_status new_card_make(new_job *job, adit_text *out, adit_err *err)
{
    adit_text source = {0};
    bool works = false;
    adit_status status = adit_file_read(job->like.file, 1 << 16, &source, err);

    for (int i = 0; i < 2 && !works && status == ADIT_OK; i++) {
        job->replaces = i == 1;
        adit_text_free(out);
        *out = (adit_text){0};
        status = make_and_try(job, source.data, out, &works, err);
    }
    adit_text_free(&source);
    if (status == ADIT_OK && !works) {
        status = adit_fail(err, ADIT_INPUT, "no copy of %s works; make the card from another one",
                           job->like.id);
    }
    return status;
}
