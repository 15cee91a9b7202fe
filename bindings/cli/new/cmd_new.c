/* cmd_new.c - `adit new`: files to start from, which work before anything is changed.
 *
 * All texts are ready before the first file is written, and an existing file stays as it is:
 * a failure leaves nothing half-finished and overwrites nothing.
 */
#include "bindings/cli/new/new.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/session/place.h"
#include "engine/base/names.h"
#include "engine/disk/file_below.h"

enum { MAX_FILES = 12 };

/* Files that wait to be written. */
typedef struct {
    struct {
        char path[160]; /* inside the mod */
        adit_text text;
    } file[MAX_FILES];
    int count;
} new_files;

typedef enum { MAKE_MOD, MAKE_CARD, MAKE_SCENARIO, MAKE_BOT } what_to_make;
static const char *const makes[] = {"mod", "card", "scenario", "bot"};
static const char *const folders[] = {"cards", "cards", "scenarios", "bots"};

static adit_text *add_file(new_files *files, const char *folder, const char *name)
{
    snprintf(files->file[files->count].path, sizeof files->file[0].path, "%s%s%s", folder,
             folder[0] != '\0' ? "/" : "", name);
    return &files->file[files->count++].text;
}

/* ---- Where it goes ---- */

static bool is_id(const char *word, size_t max)
{
    size_t length = strlen(word);

    return length > 0 && length <= max && word[0] >= 'a' && word[0] <= 'z' &&
           strspn(word, "abcdefghijklmnopqrstuvwxyz0123456789_") == length;
}

static bool has_file(const char *folder, const char *name)
{
    char path[PATH_MAX];
    struct stat about;
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);

    return length > 0 && length < (int)sizeof path && lstat(path, &about) == 0;
}

/* The mod that contains the folder; false: none. What is above the folder of a game's own cards
 * is not a mod. */
static bool find_mod(const char *folder, char *root, size_t size)
{
    char path[PATH_MAX];

    if (realpath(folder, path) == NULL) {
        return false;
    }
    while (path[0] != '\0') {
        if (has_file(path, "mod.lua")) {
            cli_shorten(path, root, size);
            return true;
        }
        *strrchr(path, '/') = '\0';
    }
    return false;
}

/* Splits NAME into the folder and the id. */
static int read_name(new_job *job, what_to_make what, char *folder, size_t size)
{
    const char *name = job->args->operand[1], *slash = strrchr(name, '/');
    const char *id = slash != NULL ? slash + 1 : name;
    size_t max = what == MAKE_MOD ? 32 : NEW_MAX_ID;

    snprintf(folder, size, "%.*s", slash != NULL ? (int)(slash - name) : 1,
             slash != NULL ? name : ".");
    if (folder[0] == '\0') {
        snprintf(folder, size, "/");
    }
    if (!is_id(id, max)) {
        return cli_usage(job->args,
                         "'%s' is not a valid name for a %s: use up to %d lower-case letters, "
                         "digits and '_', starting with a letter",
                         id, makes[what], (int)max);
    }
    snprintf(job->id, sizeof job->id, "%s", id);
    new_title_of(id, job->title_words, sizeof job->title_words);
    return CLI_OK;
}

/* Finds the mod or decides to create one. */
static int find_place(new_job *job, what_to_make what)
{
    char folder[PATH_MAX];
    aditl_mod_about about;

    CLI_TRY(read_name(job, what, folder, sizeof folder));
    if (what != MAKE_MOD && find_mod(folder, job->root, sizeof job->root)) {
        (void)aditl_mod_inspect(job->root, &about, NULL);
        snprintf(job->mod, sizeof job->mod, "%s", about.id);
        return CLI_OK;
    }
    if (strlen(job->id) > 32) {
        return cli_usage(
            job->args,
            "'%s': this is also the name of the new mod, which can have at most 32 characters",
            job->id);
    }
    if (strcmp(folder, ".") == 0) {
        snprintf(job->root, sizeof job->root, "%s", job->id);
    } else {
        snprintf(job->root, sizeof job->root, "%.4000s/%s", folder, job->id);
    }
    if (adit_game_info_find(job->id) != NULL) {
        return cli_usage(job->args, "'%s' is the name of a game; choose another name for the mod",
                         job->id);
    }
    snprintf(job->mod, sizeof job->mod, "%.32s", job->id);
    job->is_new_mod = true;
    if (access(job->root, F_OK) == 0) {
        cli_message("%s: already exists; nothing was changed", job->root);
        return adit_status_exit_code(ADIT_IO);
    }
    return CLI_OK;
}

/* ---- Which game, which card ---- */

/* The only game that has the card; NULL: none or several. */
static const adit_game_info *title_of_card(const char *card)
{
    const adit_game_info *found = NULL;
    int count = 0;

    for (int i = 0; i < adit_game_info_count(); i++) {
        adit_engine_options options = {.game = adit_game_info_at(i)->id};
        adit_engine *engine = NULL;

        if (adit_engine_open(&options, &engine, NULL) == ADIT_OK &&
            adit_engine_card_find(engine, card) >= 0) {
            found = adit_game_info_at(i);
            count++;
        }
        adit_engine_close(engine);
    }
    return count == 1 ? found : NULL;
}

static int choose_title(new_job *job)
{
    const char *game = cli_value(job->args, CLI_OPT_GAME);
    const char *like = cli_value(job->args, CLI_OPT_LIKE);
    const adit_game_info *info = game != NULL ? adit_game_info_find(game) : NULL;
    aditl_mod_about about = {.game_count = 0};
    char text[256];
    adit_buffer list = adit_buffer_on(text, sizeof text);

    if (game != NULL && info == NULL) {
        return cli_unknown_game(job->args, game);
    }
    if (info == NULL && !job->is_new_mod) {
        (void)aditl_mod_inspect(job->root, &about, NULL);
        info = about.game_count == 1 ? adit_game_info_find(about.games[0]) : NULL;
    }
    if (info == NULL && like != NULL) {
        info = title_of_card(like);
    }
    if (info != NULL) {
        const adit_engine_options options = {.game = info->id};
        adit_err err = {0};

        job->title = info;
        return cli_result(adit_engine_open(&options, &job->engine, &err), &err);
    }
    for (int i = 0; i < adit_game_info_count(); i++) {
        adit_buffer_addf(&list, "%s--game %s", i > 0 ? ", " : "", adit_game_info_at(i)->id);
    }
    return cli_usage(job->args, "no game given; use one of: %s", text);
}

static int choose_like(new_job *job, what_to_make what)
{
    const char *like = cli_value(job->args, CLI_OPT_LIKE), *near = NULL;

    if (what == MAKE_SCENARIO || what == MAKE_BOT) {
        return like == NULL
                   ? CLI_OK
                   : cli_usage(job->args, "--like: a %s is not based on a card", makes[what]);
    }
    if (like == NULL) { /* the card that the game's mod.lua names for beginners */
        aditl_mod_about about;

        (void)aditl_mod_inspect(adit_engine_mod(job->engine, 0)->folder, &about, NULL);
        int n = adit_engine_card_find(job->engine, about.example);
        (void)adit_engine_card(job->engine, n >= 0 ? n : 0, &job->like);
        return CLI_OK;
    }
    if (cli_card_find(job->engine, like, &job->like, &near)) {
        return CLI_OK;
    }
    return cli_usage(job->args, "--like: no card of %s is called '%s'%s", job->title->id, like,
                     adit_did_you_mean(near, "; 'adit cards GAME' lists them").text);
}

/* ---- The texts ---- */

static adit_status make_thing(new_job *job, what_to_make what, new_files *files, adit_err *err)
{
    char name[NEW_MAX_ID + 8];

    snprintf(name, sizeof name, "%s.lua", job->id);
    adit_text *out = add_file(files, folders[what], name);
    if (what == MAKE_BOT) {
        new_bot_text(job, out);
        return adit_text_status(out, err);
    }
    return what == MAKE_SCENARIO ? new_scenario_text(job, out, err) : new_card_make(job, out, err);
}

/* Everything that a mod has besides its cards. */
static adit_status make_mod(const new_job *job, const char *card, new_files *files, adit_err *err)
{
    new_manifest_text(job, add_file(files, "", "mod.lua"));
    new_readme_text(job, card, add_file(files, "", "README.md"));
    new_luarc_text(add_file(files, "", ".luarc.json"));
    new_test_text(job, add_file(files, "tests", "whole_games.lua"));
    ADIT_TRY(new_luacheckrc_text(job, add_file(files, "", ".luacheckrc"), err));
    ADIT_TRY(adit_engine_api(job->engine, ADIT_API_STUBS, add_file(files, "docs", "api.lua"), err));
    for (int i = 0; i < files->count; i++) {
        ADIT_TRY(adit_text_status(&files->file[i].text, err));
    }
    return ADIT_OK;
}

static adit_status make_texts(new_job *job, what_to_make what, new_files *files, adit_err *err)
{
    bool has_card = what == MAKE_MOD || what == MAKE_CARD;

    if (what == MAKE_MOD) { /* its first card needs a name */
        snprintf(job->id, sizeof job->id, "first_%.50s", job->like.kind);
        new_title_of(job->id, job->title_words, sizeof job->title_words);
    }
    job->is_taken = adit_engine_card_find(job->engine, job->id) >= 0;
    ADIT_TRY(make_thing(job, what, files, err));
    return job->is_new_mod ? make_mod(job, has_card ? job->id : "", files, err) : ADIT_OK;
}

/* ---- Writing ---- */

/* The mod may be a stranger's: a folder in it that is a link could lead anywhere. */
static adit_status write_file(int root, const char *name, const adit_text *text, adit_err *err)
{
    const char *slash = strchr(name, '/');
    char folder[160];

    if (slash != NULL) {
        snprintf(folder, sizeof folder, "%.*s", (int)(slash - name), name);
        ADIT_TRY(adit_folder_create_below(root, folder, err));
    }
    return adit_file_write_below(root, name, text->data, text->length, err);
}

static adit_status write_all(const new_job *job, const new_files *files, adit_err *err)
{
    adit_status status = ADIT_OK;
    int root;

    for (int i = 0; i < files->count; i++) {
        if (has_file(job->root, files->file[i].path)) {
            return adit_fail(err, ADIT_IO, "%s/%s: already exists; nothing was changed", job->root,
                             files->file[i].path);
        }
    }
    /* Anything that already has the name, even a dangling link, is left alone. */
    if (job->is_new_mod && mkdir(job->root, 0777) != 0) {
        return adit_fail(err, ADIT_IO, "%s: cannot create the folder: %s", job->root,
                         strerror(errno));
    }
    ADIT_TRY(adit_folder_open(job->root, &root, err));
    for (int i = 0; i < files->count && status == ADIT_OK; i++) {
        status = write_file(root, files->file[i].path, &files->file[i].text, err);
        if (status == ADIT_OK) {
            cli_print(stdout, "%s/%s\n", job->root, files->file[i].path);
        } else {
            adit_err_context(err, "creating files in %s", job->root);
        }
    }
    close(root);
    return status;
}

/* ---- The command ---- */

static int make_files(new_job *job, what_to_make what)
{
    static new_files files;
    adit_err err = {0};

    memset(&files, 0, sizeof files);
    adit_status status = make_texts(job, what, &files, &err);

    ADIT_THEN(status, write_all(job, &files, &err));
    for (int i = 0; i < files.count; i++) {
        adit_text_free(&files.file[i].text);
    }
    if (status != ADIT_OK) {
        return cli_fail(&err);
    }
    if (job->replaces) {
        cli_message("note: a copy does not work alongside %s (%s), so the new card replaces it",
                    job->like.id, job->why);
    }
    cli_message("next: adit check %s; adit test %s", job->root, job->root);
    return CLI_OK;
}

static int run_job(new_job *job, what_to_make what)
{
    CLI_TRY(find_place(job, what));
    CLI_TRY(choose_title(job));
    CLI_TRY(choose_like(job, what));
    return make_files(job, what);
}

int cmd_new(const cli_args *args)
{
    static new_job job;
    int what = 0;

    while (what <= MAKE_BOT && strcmp(makes[what], args->operand[0]) != 0) {
        what++;
    }
    if (what > MAKE_BOT) {
        return cli_usage(args, "unknown template '%s'; expected mod, card, scenario or bot",
                         args->operand[0]);
    }
    job = (new_job){.args = args};
    int code = run_job(&job, (what_to_make)what);

    adit_engine_close(job.engine);
    return code;
}
