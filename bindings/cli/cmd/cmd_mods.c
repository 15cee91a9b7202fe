/* cmd_mods.c - `adit mods`: which mods exist, and whether they would load.
 *
 * A mod is never loaded into a game just because it is in a folder. Here each is loaded once, only
 * with its dependencies, to see what is wrong with it. Those named with --mod are also loaded
 * together, since mods may conflict.
 */
#include "bindings/cli/cmd/cmd.h"
#include "bindings/cli/session/session.h"
#include "bindings/cli/term/json.h"
#include "engine/base/memory.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MAX_LISTED = 256 };

typedef enum { MOD_LOADED, MOD_FOUND, MOD_HIDDEN } mod_state;
static const char *const state_words[] = {"loaded", "found", "hidden"};

typedef struct {
    char *folder; /* owned */
    mod_state state;
    aditl_mod_about about;
    adit_status status;
    adit_err err;
} listed_mod;

typedef struct {
    const cli_args *args;
    const adit_game_info *title; /* only mods for this game; NULL: all */
    listed_mod *mod;
    int count;
    bool is_full;
    mod_state adding;
    int problems;
} file_listing;

/* ---- Finding ---- */

static bool is_same_file(const char *a, const char *b)
{
    struct stat x, y;
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

static bool is_for(const aditl_mod_about *about, const adit_game_info *info)
{
    for (int i = 0; i < about->game_count; i++) {
        if (strcmp(about->games[i], info->id) == 0) {
            return true;
        }
    }
    return about->game_count == 0;
}

static void add_mod(void *context, const char *folder)
{
    file_listing *list = context;
    mod_state state = list->adding;
    aditl_mod_about about;

    (void)aditl_mod_inspect(folder, &about, NULL);
    if (list->title != NULL && !is_for(&about, list->title)) {
        return;
    }
    for (int i = 0; i < list->count; i++) {
        if (is_same_file(list->mod[i].folder, folder)) {
            return;
        }
        if (state == MOD_FOUND && strcmp(list->mod[i].about.id, about.id) == 0) {
            state = MOD_HIDDEN; /* the id means the one that was found first */
        }
    }
    char *copy = list->count < MAX_LISTED ? adit_strdup(folder) : NULL;
    if (copy == NULL) {
        list->is_full = true;
        return;
    }
    list->mod[list->count++] = (listed_mod){.folder = copy, .state = state, .about = about};
}

static int add_named(file_listing *list)
{
    const char *named[CLI_MAX_MODS];
    aditl_mod_list folders;
    adit_err err = {0};
    int count = cli_values(list->args, CLI_OPT_MOD, named, CLI_MAX_MODS);

    if (count > CLI_MAX_MODS) {
        return cli_usage(list->args, "--mod: at most %d mods can be added", CLI_MAX_MODS);
    }
    adit_status status = aditl_mods_gather(named, (size_t)count, &folders, &err);
    list->adding = MOD_LOADED;
    for (int i = 0; status == ADIT_OK && i < folders.count; i++) {
        add_mod(list, folders.path[i]);
    }
    aditl_mod_list_free(&folders);
    return status == ADIT_OK ? CLI_OK : cli_fail(&err);
}

/* ---- Trying ---- */

/* Loads the mods with the game; *cards is how many cards they add or change. */
static adit_status try_mods(const file_listing *list, const adit_game_info *info,
                            const char *const *mods, int count, int *cards, adit_err *err)
{
    adit_engine_options options = {.game = info->id, .mods = mods, .mod_count = (size_t)count};
    adit_engine *engine = NULL;

    cli_setup_options(list->args, &options);
    adit_status status = adit_engine_open(&options, &engine, err);
    *cards = 0;
    for (int i = 0; status == ADIT_OK && i < adit_engine_card_count(engine); i++) {
        adit_card_info card;
        *cards += adit_engine_card(engine, i, &card) == ADIT_OK && card.mod != NULL &&
                  strcmp(card.mod, info->id) != 0;
    }
    for (int i = 1; status == ADIT_OK && i < adit_engine_mod_count(engine); i++) {
        *cards += adit_engine_mod(engine, i)->changes;
    }
    adit_engine_close(engine);
    return status;
}

/* With each game it names; if it names none, one that its cards fit is enough. */
static void try_mod(const file_listing *list, listed_mod *mod)
{
    const char *folder = mod->folder;

    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        adit_err err = {0};
        int cards;

        if (!is_for(&mod->about, info) || (list->title != NULL && list->title != info)) {
            continue;
        }
        adit_status status = try_mods(list, info, &folder, 1, &cards, &err);
        if (status != ADIT_OK && mod->status == ADIT_OK) {
            mod->status = status;
            mod->err = err;
        } else if (status == ADIT_OK && mod->about.game_count == 0 && cards > 0) {
            mod->status = ADIT_OK;
            return;
        }
    }
}

/* ---- Output ---- */

static void put_indented(const char *text)
{
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");

        cli_print(stdout, "    %.*s\n", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

static void put_mod(const listed_mod *mod)
{
    char games[300];
    adit_buffer list = adit_buffer_on(games, sizeof games);

    adit_buffer_add(&list, mod->about.game_count == 0 ? "any game" : "");
    for (int i = 0; i < mod->about.game_count; i++) {
        adit_buffer_addf(&list, "%s%s", i > 0 ? ", " : "", mod->about.games[i]);
    }
    cli_print(stdout, "%-20s %-8s %-7s %-14s %s\n", mod->about.id, mod->about.version,
              state_words[mod->state], games, mod->folder);
    if (mod->status != ADIT_OK) {
        put_indented(mod->err.text);
    }
}

static void put_mod_json(cli_json *json, const listed_mod *mod)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "id", mod->about.id);
    cli_json_string(json, "name", mod->about.name);
    cli_json_string(json, "mod_version", mod->about.version);
    cli_json_string(json, "authors", mod->about.authors);
    cli_json_string(json, "licence", mod->about.licence);
    cli_json_string(json, "text", mod->about.text);
    cli_json_list(json, "games");
    for (int i = 0; i < mod->about.game_count; i++) {
        cli_json_string(json, NULL, mod->about.games[i]);
    }
    cli_json_close_list(json);
    cli_json_string(json, "state", state_words[mod->state]);
    cli_json_string(json, "folder", mod->folder);
    cli_json_string(json, "problems", mod->status == ADIT_OK ? "" : mod->err.text);
    cli_json_close_object(json);
}

/* Loads the named mods together with each game that two or more of them are for. */
static void try_together(file_listing *list, cli_json *json)
{
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);
        const char *mods[CLI_MAX_MODS];
        int count = 0, cards;
        adit_err err = {0};

        for (int k = 0; k < list->count && count < CLI_MAX_MODS; k++) {
            if (list->mod[k].state == MOD_LOADED && list->mod[k].status == ADIT_OK &&
                is_for(&list->mod[k].about, info)) {
                mods[count++] = list->mod[k].folder;
            }
        }
        if (count < 2 || (list->title != NULL && list->title != info) ||
            try_mods(list, info, mods, count, &cards, &err) == ADIT_OK) {
            continue;
        }
        list->problems++;
        if (json != NULL) {
            cli_json_string(json, info->id, err.text);
        } else {
            cli_print(stdout, "together in %s:\n", info->id);
            put_indented(err.text);
        }
    }
}

/* The examples are next to the cards, both in the sources and after installation. */
static void show_examples_folder(void)
{
    char cards[PATH_MAX], path[PATH_MAX + 32], whole[PATH_MAX];

    if (adit_cards_folder(cards, sizeof cards, NULL) == ADIT_OK) {
        snprintf(path, sizeof path, "%s/../scripts/mods", cards);
        if (realpath(path, whole) != NULL) {
            cli_message("examples are in %s", whole);
        }
    }
}

static void put_text(file_listing *list)
{
    for (int i = 0; i < list->count; i++) {
        put_mod(&list->mod[i]);
    }
    try_together(list, NULL);
    if (list->count == 0) {
        const char *user = aditl_mods_place(1);
        cli_message("no mods found in %s or %s; create one with 'adit new mod NAME'",
                    aditl_mods_place(0), user != NULL ? user : "your own folder");
    }
    show_examples_folder();
    if (list->is_full) {
        cli_message("more than %d mods found; the rest are not listed", MAX_LISTED);
    }
}

static void put_json(file_listing *list)
{
    cli_json json = {0};

    cli_json_begin(&json, stdout, "mods");
    cli_json_list(&json, "mods");
    for (int i = 0; i < list->count; i++) {
        put_mod_json(&json, &list->mod[i]);
    }
    cli_json_close_list(&json);
    cli_json_object(&json, "together");
    try_together(list, &json);
    cli_json_close_object(&json);
    cli_json_end(&json);
}

int cmd_mods(const cli_args *args)
{
    file_listing list = {.args = args};

    if (args->operand_count > 0) {
        list.title = adit_game_info_find(args->operand[0]);
        if (list.title == NULL) {
            return cli_unknown_game(args, args->operand[0]);
        }
    }
    list.mod = adit_alloc((MAX_LISTED + 1) * sizeof *list.mod);
    if (list.mod == NULL) {
        return cli_no_memory();
    }
    int code = add_named(&list);
    if (code == CLI_OK) {
        list.adding = MOD_FOUND;
        for (int i = 0; aditl_mods_place(i) != NULL; i++) {
            aditl_mods_visit(aditl_mods_place(i), add_mod, &list);
        }
        for (int i = 0; i < list.count; i++) {
            try_mod(&list, &list.mod[i]);
            list.problems += list.mod[i].status != ADIT_OK;
        }
        if (cli_has(args, CLI_OPT_JSON)) {
            put_json(&list);
        } else {
            put_text(&list);
        }
        code = list.problems > 0 ? CLI_NO : CLI_OK;
    }
    for (int i = 0; i < list.count; i++) {
        free(list.mod[i].folder);
    }
    free(list.mod);
    return code;
}
