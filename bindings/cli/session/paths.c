/* paths.c - what a given path is: cards, a recorded game, a scenario, a script.
 *
 * Cards belong to a mod or to the folder of a game, which can only be loaded as a whole. The root
 * is searched from the path upwards; a card file outside any mod is a mod of its own.
 */
#include "bindings/cli/session/place.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/session/session.h"

static bool is_folder(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

/* Not every file system reports the types of entries in a listing. */
bool cli_is_real_folder(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

const char *cli_not_a_file(const char *path)
{
    struct stat about;

    if (lstat(path, &about) != 0) {
        return strerror(errno);
    }
    return S_ISREG(about.st_mode)   ? NULL
           : S_ISLNK(about.st_mode) ? "is a link; links are not followed"
                                    : "is not a regular file";
}

static bool has_entry(const char *folder, const char *name)
{
    char path[PATH_MAX];
    struct stat about;
    int length = snprintf(path, sizeof path, "%s/%s", folder, name);
    return length > 0 && length < (int)sizeof path && stat(path, &about) == 0;
}

/* A folder of cards that is not the one in which the games' own folders lie. */
static bool has_cards_folder(const char *folder)
{
    char cards[PATH_MAX];
    int length = snprintf(cards, sizeof cards, "%s/cards", folder);

    if (length >= (int)sizeof cards || !is_folder(cards)) {
        return false;
    }
    for (int i = 0; i < adit_game_info_count(); i++) {
        if (has_entry(cards, adit_game_info_at(i)->id)) {
            return false;
        }
    }
    return true;
}

/* A folder named like a game is the game's own only next to the other games' folders; elsewhere,
 * as in scripts/playthroughs/<game>, it only groups files. */
static bool is_game_folder(const char *folder)
{
    char parent[PATH_MAX];
    const char *name = adit_base_name(folder);

    snprintf(parent, sizeof parent, "%.*s", (int)(name - folder), folder);
    return adit_game_info_find(name) != NULL &&
           (adit_ends_with(parent, "/cards/") || has_entry(folder, "rules.md"));
}

/* The kind of the path by the nearest folder with a reserved name. */
static bool kind_by_folder(const char *path, const char *root, cli_place_kind *kind)
{
    static const cli_place_kind kinds[] = {[ADITL_HOLDS_SCENARIOS] = CLI_PLACE_SCENARIO,
                                           [ADITL_HOLDS_BOTS] = CLI_PLACE_BOT,
                                           [ADITL_HOLDS_SCRIPTS] = CLI_PLACE_SCRIPT};
    char part[PATH_MAX];
    size_t root_length = strlen(root);

    snprintf(part, sizeof part, "%s", path);
    for (char *slash = part; strlen(part) > root_length && slash != NULL;) {
        const char *name = adit_base_name(part);
        for (int i = 0; aditl_mod_folders[i].name != NULL; i++) {
            if (strcmp(name, aditl_mod_folders[i].name) == 0) {
                *kind = kinds[aditl_mod_folders[i].holds];
                return true;
            }
        }
        slash = strrchr(part, '/');
        if (slash != NULL) {
            *slash = '\0';
        }
    }
    return false;
}

/* ---- Mods without mod.lua ---- */

static bool is_kind(const char *name)
{
    for (int i = 0; i < adit_game_info_count(); i++) {
        const adit_game_info *info = adit_game_info_at(i);

        for (int n = 0; adit_game_info_kind(info, n) != NULL; n++) {
            if (strcmp(adit_game_info_kind(info, n), name) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* Whether a line of the text starts with "return WHAT". */
static bool text_returns(const char *text, const char *what)
{
    for (const char *at = text; at != NULL; at = strstr(at, "\nreturn ")) {
        at += *at == '\n';
        if (strncmp(at, "return ", 7) == 0 && strncmp(at + 7, what, strlen(what)) == 0) {
            return true;
        }
    }
    return false;
}

/* The same for a Lua file. */
static bool file_returns(const char *path, const char *what)
{
    adit_text text = {0};
    bool found = adit_ends_with(path, ".lua") &&
                 adit_file_read(path, 1 << 16, &text, NULL) == ADIT_OK &&
                 text_returns(text.data, what);

    adit_text_free(&text);
    return found;
}

bool cli_is_campaign(const char *path)
{
    return file_returns(path, "campaign");
}

/* Bots and scripts outside any mod, as in the tutorials, are recognised by their form. */
static bool kind_by_form(const char *path, cli_place_kind *kind)
{
    static const char *const calls[] = {"adit.game", "adit.sim", "adit.load", "adit.story"};
    adit_text text = {0};
    bool is_script = false;

    if (!adit_ends_with(path, ".lua") || adit_file_read(path, 1 << 16, &text, NULL) != ADIT_OK ||
        text.data == NULL) {
        adit_text_free(&text);
        return false;
    }
    bool is_bot = text_returns(text.data, "function") ||
                  (text_returns(text.data, "{") && strstr(text.data, "decide") != NULL);
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        is_script = is_script || strstr(text.data, calls[i]) != NULL;
    }
    adit_text_free(&text);
    *kind = is_bot ? CLI_PLACE_BOT : is_script ? CLI_PLACE_SCRIPT : *kind;
    return is_bot || is_script;
}

/* Whether a Lua file seems to return a card; loading it shows whether it does. */
static bool is_card_file(const char *path)
{
    return file_returns(path, "card");
}

/* Whether matches(path, name, depth) holds for an entry of the folder. */
static bool has_such_entry(const char *folder, int depth,
                           bool (*matches)(const char *path, const char *name, int depth))
{
    struct dirent **names = NULL;
    int count = scandir(folder, &names, NULL, alphasort);
    bool found = false;

    for (int i = 0; i < count; i++) {
        char path[PATH_MAX];
        int length = snprintf(path, sizeof path, "%s/%s", folder, names[i]->d_name);

        found = found || (length < (int)sizeof path && matches(path, names[i]->d_name, depth));
        free(names[i]);
    }
    free(names);
    return found;
}

/* A card, or a folder named after a kind. */
static bool is_loose_card(const char *path, const char *name, int depth)
{
    (void)depth;
    return cli_is_real_folder(path) ? is_kind(name)
                                    : cli_not_a_file(path) == NULL && is_card_file(path);
}

/* The folder above one that is named after a kind, or the path itself; "" if there are no cards.
 * Folders further up are not part of the mod. */
static void find_loose_root(const cli_place *place, char *root, size_t size)
{
    char folder[PATH_MAX];

    snprintf(folder, sizeof folder, "%s", place->path);
    if (!place->is_folder) {
        *strrchr(folder, '/') = '\0';
    }
    if (is_kind(adit_base_name(folder)) && (place->is_folder || is_card_file(place->path))) {
        *strrchr(folder, '/') = '\0';
        snprintf(root, size, "%s", folder);
    } else if (place->is_folder ? has_such_entry(place->path, 0, is_loose_card)
                                : is_card_file(place->path)) {
        snprintf(root, size, "%s", place->path);
    }
}

bool cli_is_foreign(const adit_err *err)
{
    return strstr(err->text, "no kind of card is called") != NULL ||
           strstr(err->text, "no global is called") != NULL ||
           strstr(err->text, ": patch: no card is called") != NULL;
}

bool cli_is_mod(const char *folder)
{
    char real[PATH_MAX];

    return realpath(folder, real) != NULL && is_folder(real) &&
           (has_entry(real, "mod.lua") || is_game_folder(real) || has_cards_folder(real) ||
            has_such_entry(real, 0, is_loose_card));
}

/* A mod, or a folder with one, at most `depth` levels further down. */
static bool holds_mods(const char *path, const char *name, int depth)
{
    return name[0] != '.' && cli_is_real_folder(path) &&
           (cli_is_mod(path) || (depth > 0 && has_such_entry(path, depth - 1, holds_mods)));
}

/* Searches from the path upwards for the folder that the cards belong to; "" if there is none. */
static void find_root(cli_place *place, char *root, size_t size)
{
    snprintf(root, size, "%s", place->path);
    while (root[0] != '\0') {
        if (is_folder(root)) {
            place->is_game = is_game_folder(root);
            if (place->is_game || has_entry(root, "mod.lua") || has_cards_folder(root)) {
                return;
            }
        }
        *strrchr(root, '/') = '\0';
    }
    place->is_game = false;
    find_loose_root(place, root, size);
}

void cli_shorten(const char *path, char *out, size_t size)
{
    char here[PATH_MAX];
    size_t length;

    if (getcwd(here, sizeof here) != NULL && (length = strlen(here)) > 1 &&
        strncmp(path, here, length) == 0 && (path[length] == '/' || path[length] == '\0')) {
        snprintf(out, size, "%s", path[length] == '\0' ? "." : path + length + 1);
    } else {
        snprintf(out, size, "%s", path);
    }
}

/* The games that mod.lua names; all games if it names no known one, or does not exist. A mod that
 * names the wrong game is refused by the loader, with its line. */
static void find_titles(cli_place *place, const char *root)
{
    aditl_mod_about about = {0};

    if (place->is_game) {
        place->titles[place->title_count++] = adit_game_info_find(adit_base_name(root));
        place->is_sure = true;
        return;
    }
    if (root[0] != '\0') {
        (void)aditl_mod_inspect(root, &about, NULL);
    }
    for (int i = 0; i < about.game_count; i++) {
        const adit_game_info *info = adit_game_info_find(about.games[i]);
        if (info != NULL) {
            place->titles[place->title_count++] = info;
            place->is_sure = true;
        }
    }
    for (int i = 0; !place->is_sure && i < adit_game_info_count() && i < 8; i++) {
        place->titles[place->title_count++] = adit_game_info_at(i);
    }
}

adit_status cli_place_find(const char *path, cli_place *place, adit_err *err)
{
    char root[PATH_MAX];

    memset(place, 0, sizeof *place);
    if (realpath(path, place->path) == NULL || access(path, R_OK) != 0) {
        return adit_fail(err, ADIT_IO, "%s: cannot be read: %s", path, strerror(errno));
    }
    place->is_folder = is_folder(path);
    find_root(place, root, sizeof root);
    if (adit_ends_with(path, ".play") && !place->is_folder) {
        place->kind = CLI_PLACE_RECORD;
    } else if (!place->is_folder && cli_is_campaign(path)) {
        place->kind = CLI_PLACE_CAMPAIGN;
    } else if (kind_by_folder(place->path, root, &place->kind)) {
        place->kind = place->is_folder ? CLI_PLACE_FOLDER : place->kind;
    } else if (!place->is_folder && file_returns(path, "scenario")) {
        place->kind = CLI_PLACE_SCENARIO;
    } else if (!place->is_folder && root[0] == '\0' && kind_by_form(path, &place->kind)) {
        ; /* kind_by_form has set it */
    } else if (!place->is_folder && !adit_ends_with(path, ".lua")) {
        place->kind = CLI_PLACE_RECORD;
    } else if (place->is_folder && root[0] == '\0' && has_such_entry(path, 3, holds_mods)) {
        place->kind = CLI_PLACE_FOLDER;
    } else {
        place->kind = CLI_PLACE_CARDS;
        cli_shorten(root[0] != '\0' ? root : place->path, place->root, sizeof place->root);
        find_titles(place, root[0] != '\0' ? root : place->path);
        return ADIT_OK;
    }
    cli_shorten(root, place->root, sizeof place->root);
    find_titles(place, "");
    return ADIT_OK;
}

/* Whether the absolute path is the folder or inside it. */
static bool is_below(const char *path, const char *folder)
{
    size_t length = strlen(folder);

    return strncmp(path, folder, length) == 0 && (path[length] == '\0' || path[length] == '/');
}

/* Whether a given mod is the place itself or a part of it, and so is loaded already. */
static bool is_own(const cli_place *place, const char *name)
{
    char folder[PATH_MAX], mod[PATH_MAX], root[PATH_MAX];

    return place->kind == CLI_PLACE_CARDS && realpath(place->root, root) != NULL &&
           aditl_mod_find(name, folder, sizeof folder, NULL) == ADIT_OK &&
           realpath(folder, mod) != NULL && is_below(mod, root) &&
           (strcmp(mod, root) == 0 || !has_entry(mod, "mod.lua"));
}

adit_status cli_place_open(const cli_place *place, const adit_game_info *info, const cli_args *args,
                           adit_engine **engine, adit_err *err)
{
    const char *mods[CLI_MAX_MODS + 1];
    char cards[PATH_MAX];
    char real[PATH_MAX];
    adit_engine_options options;
    size_t count = 0;

    ADIT_TRY(cli_engine_options(args, info->id, NULL, mods, &options, err));
    for (size_t i = 0; i < options.mod_count; i++) {
        if (!is_own(place, mods[i])) {
            mods[count++] = mods[i];
        }
    }
    if (place->is_game) {
        if (realpath(place->root, real) == NULL) {
            return adit_fail(err, ADIT_IO, "%s: cannot be read: %s", place->root, strerror(errno));
        }
        *strrchr(real, '/') = '\0';
        cli_shorten(real, cards, sizeof cards);
        options.cards = cards;
    } else if (place->kind == CLI_PLACE_CARDS) {
        mods[count++] = place->root;
    }
    options.mod_count = count;
    options.strict = options.strict || place->is_probed;
    options.purity = place->is_probed;
    return adit_engine_open(&options, engine, err);
}

static bool place_holds(const cli_place *place, const char *file)
{
    char real[PATH_MAX];

    return file != NULL && realpath(file, real) != NULL && is_below(real, place->path);
}

bool cli_place_has(const cli_place *place, const adit_card_info *card)
{
    return place_holds(place, card->file) || cli_place_has_examples(place, card);
}

bool cli_place_has_examples(const cli_place *place, const adit_card_info *card)
{
    return place_holds(place, card->examples_file);
}

int cli_place_cards(const cli_place *place, adit_engine *engine)
{
    adit_card_info card;
    int cards = 0;

    for (int i = 0; i < adit_engine_card_count(engine); i++) {
        cards += adit_engine_card(engine, i, &card) == ADIT_OK && cli_place_has(place, &card);
    }
    return cards;
}
