/* sheets.c - cards on sheets, and sheets in a folder. */
#include "bindings/cli/cards/cards.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "bindings/cli/cards/draw.h"
#include "engine/disk/file_below.h"

enum {
    SHEET_WIDTH = 21000, /* A4 */
    SHEET_HEIGHT = 29700,
    ACROSS = 3,
    DOWN = 3,
    PER_SHEET = ACROSS * DOWN,
    LEFT = (SHEET_WIDTH - ACROSS * CARD_WIDTH) / 2,
    TOP = (SHEET_HEIGHT - DOWN * CARD_HEIGHT) / 2,
    MARK = 500, /* length of the marks where to cut */
};

/* ---- One sheet ---- */

static int kind_number(const adit_engine *engine, const char *kind)
{
    const adit_game_info *info = adit_engine_game(engine);
    const char *name;

    for (int i = 0; (name = adit_game_info_kind(info, i)) != NULL; i++) {
        if (strcmp(name, kind) == 0) {
            return i;
        }
    }
    return 0;
}

/* The inner svg element cuts off whatever would leave the card. */
static void add_card(adit_text *out, const adit_engine *engine, const adit_card_info *card,
                     int place)
{
    adit_text_add(out, "<svg class=\"card\" data-card=\"");
    card_add_escaped(out, card->id, strlen(card->id));
    adit_text_addf(out, "\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\">\n<title>",
                   LEFT + place % ACROSS * CARD_WIDTH, TOP + place / ACROSS * CARD_HEIGHT,
                   CARD_WIDTH, CARD_HEIGHT);
    card_add_escaped(out, card->title, strlen(card->title));
    adit_text_add(out, "</title>\n");
    card_add_face(out, card, kind_number(engine, card->kind),
                  strcmp(card->mod, adit_engine_game(engine)->id) != 0);
    adit_text_add(out, "</svg>\n");
}

/* Marks outside the cards show where to cut. */
static void add_marks(adit_text *out)
{
    adit_text_add(out, "<path fill=\"none\" stroke=\"" CARD_SOFT "\" stroke-width=\"15\" d=\"");
    for (int i = 0; i <= ACROSS; i++) {
        const int x = LEFT + i * CARD_WIDTH;

        adit_text_addf(out, "M%d %dv%dM%d %dv%d", x, TOP - 100, -MARK, x, SHEET_HEIGHT - TOP + 100,
                       MARK);
    }
    for (int i = 0; i <= DOWN; i++) {
        const int y = TOP + i * CARD_HEIGHT;

        adit_text_addf(out, "M%d %dh%dM%d %dh%d", LEFT - 100, y, -MARK, SHEET_WIDTH - LEFT + 100, y,
                       MARK);
    }
    adit_text_add(out, "\"/>\n");
}

static void begin_sheet(adit_text *out, const char *game, int sheet, int sheets)
{
    const card_pen pen = {.x = SHEET_WIDTH / 2,
                          .y = SHEET_HEIGHT - 700,
                          .size = 300,
                          .ink = CARD_SOFT,
                          .anchor = "middle"};
    char foot[160];

    snprintf(foot, sizeof foot, "%s, sheet %d of %d. Print on A4 at 100 %%: a card has 63 x 88 mm.",
             game, sheet, sheets);
    adit_text_addf(out,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" "
                   "viewBox=\"0 0 %d %d\" font-family=\"Arial, Liberation Sans, Helvetica, "
                   "sans-serif\">\n<title>",
                   SHEET_WIDTH, SHEET_HEIGHT);
    card_add_escaped(out, foot, strlen(foot));
    adit_text_addf(out, "</title>\n<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n",
                   SHEET_WIDTH, SHEET_HEIGHT);
    add_marks(out);
    card_add_text(out, &pen, foot, strlen(foot));
}

static adit_status draw_sheet(adit_engine *engine, int sheet, int sheets, adit_text *out,
                              adit_err *err)
{
    const int first = sheet * PER_SHEET;
    adit_card_info card;

    begin_sheet(out, adit_engine_game(engine)->title, sheet + 1, sheets);
    for (int i = 0; i < PER_SHEET && first + i < adit_engine_card_count(engine); i++) {
        if (adit_engine_card(engine, first + i, &card) == ADIT_OK) {
            add_card(out, engine, &card, i);
        }
    }
    adit_text_add(out, "</svg>\n");
    return adit_text_status(out, err);
}

/* ---- The folder ---- */

/* Whether the folder holds nothing; it stays open. */
static bool is_empty(int folder)
{
    const int copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = copy >= 0 ? fdopendir(copy) : NULL;
    const struct dirent *entry;
    bool is_found = list == NULL;

    if (list == NULL && copy >= 0) {
        close(copy);
    }
    while (list != NULL && !is_found && (entry = readdir(list)) != NULL) {
        is_found = strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    }
    if (list != NULL) {
        closedir(list);
    }
    return !is_found;
}

static adit_status why_no_folder(const char *path, int failed, adit_err *err)
{
    struct stat about;

    if (lstat(path, &about) == 0 && S_ISLNK(about.st_mode)) {
        return adit_fail(err, ADIT_IO, "%s: is a link; links are not followed. Name a new folder",
                         path);
    }
    if (failed == ENOTDIR && lstat(path, &about) == 0) {
        return adit_fail(err, ADIT_IO, "%s: exists and is not a folder. Name a new folder", path);
    }
    return adit_fail(err, ADIT_IO, "%s: cannot create or open the folder: %s", path,
                     strerror(failed));
}

/* Opens a folder that is new or empty, so that nothing can be overwritten. */
static adit_status open_empty(const char *path, int *folder, bool *is_new, adit_err *err)
{
    *is_new = mkdir(path, 0777) == 0;
    if (!*is_new && errno != EEXIST) {
        return why_no_folder(path, errno, err);
    }
    *folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
    if (*folder < 0) {
        return why_no_folder(path, errno, err);
    }
    if (!is_empty(*folder)) {
        close(*folder);
        return adit_fail(err, ADIT_IO,
                         "%s: the folder is not empty; nothing was written. Name a new folder",
                         path);
    }
    return ADIT_OK;
}

static const char *sheet_name(int sheet, char name[32])
{
    snprintf(name, 32, "sheet-%03d.svg", sheet + 1);
    return name;
}

static adit_status write_sheets(adit_engine *engine, int folder, int sheets, int *written,
                                adit_err *err)
{
    adit_status status = ADIT_OK;

    for (*written = 0; status == ADIT_OK && *written < sheets;) {
        adit_text text = {0};
        char name[32];

        status = draw_sheet(engine, *written, sheets, &text, err);
        ADIT_THEN(status, adit_file_write_below(folder, sheet_name(*written, name), text.data,
                                                text.length, err));
        *written += status == ADIT_OK;
        adit_text_free(&text);
    }
    return status;
}

adit_status cards_write_sheets(adit_engine *engine, const char *folder, int *cards, int *sheets,
                               adit_err *err)
{
    int opened = -1, written = 0;
    bool is_new = false;
    char name[32];

    *cards = adit_engine_card_count(engine);
    *sheets = (*cards + PER_SHEET - 1) / PER_SHEET;
    ADIT_TRY(open_empty(folder, &opened, &is_new, err));
    adit_status status = write_sheets(engine, opened, *sheets, &written, err);
    if (status != ADIT_OK) {
        adit_err_context(err, "writing sheets into %s", folder);
        while (written > 0) {
            (void)unlinkat(opened, sheet_name(--written, name), 0);
        }
    }
    close(opened);
    if (status != ADIT_OK && is_new) {
        (void)rmdir(folder);
    }
    return status;
}
