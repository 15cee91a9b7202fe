/* files.c - saving and loading below one folder, by plain names, and other matches. */
#include "bindings/table/files.h"
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/disk/file_below.h"

/* ---- Names ---- */

/* Names are words of a person at a page: letters, digits, _ - and dots inside; never a path. */
static bool is_plain(const char *name)
{
    const size_t length = strlen(name);

    return length > 0 && length <= 64 && name[0] != '.' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.") ==
               length;
}

static bool has_ending(const char *name, const char *ending)
{
    const size_t length = strlen(name), end = strlen(ending);

    return length > end && strcmp(name + length - end, ending) == 0;
}

adit_status aditt_file_name(aditt_call *call, const char *ending, char *out, size_t size)
{
    const char *name = aditt_get_text(call, "name", "");

    if (call->table->folder < 0) {
        return aditt_refuse(call, NULL, "this table has no folder for files; start it with one");
    }
    if (!is_plain(name)) {
        return aditt_refuse(call, "name",
                            "name: expected 1 to 64 letters, digits, _ - and ., without folders");
    }
    snprintf(out, size, "%s%s", name, has_ending(name, ending) ? "" : ending);
    return ADIT_OK;
}

adit_status aditt_do_files(aditt_call *call)
{
    const int copy = call->table->folder < 0 ? -1 : dup(call->table->folder);
    DIR *entries = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry;
    json_t *files = json_array();

    if (entries != NULL) {
        rewinddir(entries);
    } else if (copy >= 0) {
        close(copy);
    }
    while (entries != NULL && (entry = readdir(entries)) != NULL) {
        const char *kind = has_ending(entry->d_name, ".play")  ? "play"
                           : has_ending(entry->d_name, ".lua") ? "scenario"
                                                               : NULL;

        if (kind != NULL && is_plain(entry->d_name)) {
            json_t *one = json_object();

            aditt_set_text(one, "name", entry->d_name);
            aditt_set_text(one, "kind", kind);
            (void)json_array_append_new(files, one);
        }
    }
    if (entries != NULL) {
        closedir(entries);
    }
    aditt_set(call->out, "files", files);
    return ADIT_OK;
}

/* ---- Keeping up with the table ---- */

/* A finished game is written in full, so that it can be verified. */
static adit_status write_table(aditt_table *table, adit_text *out, adit_err *err)
{
    return adit_game_is_over(table->game) ? aditt_write_record(table, out, err)
                                          : aditt_write_short(table, out, err);
}

void aditt_autosave(aditt_table *table)
{
    adit_text text = {0};
    adit_err err = {ADIT_OK, ""};

    if (table->folder < 0 || table->autosave[0] == '\0' || table->saved == table->version) {
        return;
    }
    table->saved = table->version;
    if (write_table(table, &text, &err) != ADIT_OK ||
        adit_file_write_below(table->folder, table->autosave, text.data, text.length, &err) !=
            ADIT_OK) {
        snprintf(table->autosave_problem, sizeof table->autosave_problem, "%.250s", err.text);
    } else {
        table->autosave_problem[0] = '\0';
    }
    adit_text_free(&text);
}

/* "covenant-3.play": the first name that no file has. */
static void choose_name(aditt_table *table)
{
    struct stat about;

    for (int i = 1; i < 100000; i++) {
        snprintf(table->autosave, sizeof table->autosave, "%s-%d.play",
                 adit_engine_game(table->engine)->id, i);
        if (fstatat(table->folder, table->autosave, &about, AT_SYMLINK_NOFOLLOW) != 0) {
            return;
        }
    }
}

adit_status aditt_open_folder(aditt_table *table, const char *folder, const char *autosave,
                              adit_err *err)
{
    adit_status status = ADIT_OK;

    if (folder == NULL) {
        return ADIT_OK;
    }
    status = adit_folder_open(folder, &table->folder, err);
    if (status != ADIT_OK) {
        table->folder = -1;
        return status;
    }
    snprintf(table->folder_name, sizeof table->folder_name, "%s", folder);
    if (autosave != NULL && is_plain(autosave) && has_ending(autosave, ".play")) {
        snprintf(table->autosave, sizeof table->autosave, "%s", autosave);
    } else {
        choose_name(table);
    }
    return ADIT_OK;
}

/* ---- Requests ---- */

adit_status aditt_do_save(aditt_call *call)
{
    char name[ADITT_NAME_SIZE];
    adit_text text = {0};
    adit_status status = aditt_file_name(call, ".play", name, sizeof name);

    if (status == ADIT_OK) {
        status = aditt_write_record(call->table, &text, &call->err);
    }
    if (status == ADIT_OK) {
        status =
            adit_file_write_below(call->table->folder, name, text.data, text.length, &call->err);
    }
    adit_text_free(&text);
    aditt_set_text(call->out, "name", name);
    return status;
}

/* The table continues with another game, of the same engine or of a new one. Takes the game and, if
 * it is not NULL, the engine. */
adit_status aditt_put_game(aditt_table *table, adit_engine *engine, adit_game *game, adit_err *err)
{
    aditt_deck *deck = engine == NULL ? NULL : aditt_deck_new(engine);
    aditt_tree old_tree = table->tree;
    adit_game *old_game = table->game;
    adit_status status;

    if (engine != NULL && deck == NULL) {
        adit_game_free(game);
        adit_engine_close(engine);
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    adit_game_free(table->scratch[0].game);
    adit_game_free(table->scratch[1].game);
    memset(table->scratch, 0, sizeof table->scratch);
    table->tree = (aditt_tree){0};
    table->game = game;
    table->cards_version++;
    status = aditt_tree_begin(table, err);
    if (status == ADIT_OK) {
        status = aditt_make_head(table, err);
    }
    if (status == ADIT_OK) {
        status = aditt_read_notes(table, err);
    }
    if (status != ADIT_OK) {
        aditt_tree_free(&table->tree);
        adit_game_free(table->game);
        table->tree = old_tree;
        table->game = old_game;
        aditt_deck_release(deck);
        return status;
    }
    aditt_tree_free(&old_tree);
    adit_game_free(old_game);
    if (deck != NULL) {
        aditt_deck_release(table->deck);
        table->deck = deck;
        table->engine = engine;
    }
    table->bot_problem[0] = '\0';
    aditt_changed(table);
    return ADIT_OK;
}

adit_status aditt_do_load(aditt_call *call)
{
    const adit_replay_options options = {.decisions = -1, .name = aditt_get_text(call, "name", "")};
    aditt_table *table = call->table;
    char name[ADITT_NAME_SIZE];
    adit_text text = {0};
    adit_game *game = NULL;
    adit_status status = aditt_file_name(call, ".play", name, sizeof name);

    if (status == ADIT_OK) {
        status = adit_file_read_below(table->folder, name, ADITT_MAX_FILE, &text, &call->err);
    }
    if (status == ADIT_OK) {
        status = adit_game_replay(table->engine, text.data == NULL ? "" : text.data, text.length,
                                  &options, &game, &call->err);
    }
    adit_text_free(&text);
    if (status == ADIT_OK && adit_game_players(game) != table->players) {
        status = aditt_refuse(call, "name", "the game is for %d players, this table for %d",
                              adit_game_players(game), table->players);
        adit_game_free(game);
    } else if (status == ADIT_OK) {
        status = aditt_put_game(table, NULL, game, &call->err);
    }
    if (status != ADIT_OK) {
        return status;
    }
    choose_name(table); /* what was loaded stays as it is */
    return aditt_do_look(call);
}
