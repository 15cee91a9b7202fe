/* draw_small.c - the home board without lines, for small terminals.
 *
 * A row of spaces is one row of text, or two where a space holds more than fits. Bare spaces show
 * what the first tile on them brings. Columns are as narrow as what lies in them if that leaves
 * room for a panel beside the board.
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/view/draw.h"

#include <stdio.h>
#include <string.h>

/* Where the first column begins; the widest space and its end, and the least width of any. */
enum { LEFT = 2, MOST = 14, LEAST = 10 };
enum { WALL = 2, FIRST_OF_MOUNTAIN = 4 }; /* what stands between forest and mountain */

typedef struct {
    char line[2][MOST];
    adit_ink ink;
} small_space;

typedef struct {
    adit_tx *tx;
    const cf_player *player;
    cf_arrangement where;
    bool fits;
    int first_x, last_x, first_y, last_y;
    int width;                 /* of a space and what separates it from the next */
    int start[CF_COLUMNS + 1]; /* where each column begins, and where the last ends */
} small_sheet;

static void find_size(small_sheet *sheet, int columns)
{
    const int most = columns < CF_DRAW_WIDTH ? columns : CF_DRAW_WIDTH;

    sheet->first_x = sheet->first_y = 1;
    sheet->last_x = CF_COLUMNS - 2;
    sheet->last_y = CF_ROWS - 2;
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        const int x = spot % CF_COLUMNS, y = spot / CF_COLUMNS;
        if (sheet->player->ground[spot] != CF_BARE) {
            sheet->first_x = x < sheet->first_x ? x : sheet->first_x;
            sheet->last_x = x > sheet->last_x ? x : sheet->last_x;
            sheet->first_y = y < sheet->first_y ? y : sheet->first_y;
            sheet->last_y = y > sheet->last_y ? y : sheet->last_y;
        }
    }
    sheet->width = (most - LEFT - WALL) / (sheet->last_x - sheet->first_x + 1);
    sheet->width = sheet->width < MOST ? sheet->width : MOST - 1;
}

/* Adds to the first line if it fits there, else to the second, cut to its width. */
static void add_words(const small_sheet *sheet, small_space *space, const char *words)
{
    const int room = sheet->width - 1;
    const int used = (int)strlen(space->line[0]);
    const int line =
        used == 0 || (space->line[1][0] == '\0' && used + 1 + (int)strlen(words) <= room) ? 0 : 1;
    const int at = (int)strlen(space->line[line]);

    if (at < room) {
        snprintf(space->line[line] + at, (size_t)(room - at + 1), "%s%s", at > 0 ? " " : "", words);
    }
}

static void add_count(const small_sheet *sheet, small_space *space, int count, int good)
{
    char words[32];

    if (count > 0) {
        snprintf(words, sizeof words, "%d %s", count, sheet->tx->def->goods[good].name);
        add_words(sheet, space, words);
    }
}

/* A title takes both lines if it must. */
static void add_title(const small_sheet *sheet, small_space *space, const adit_card *tile)
{
    const char *blank = strchr(tile->title, ' ');
    char first[32];

    space->ink = cf_tile_ink(tile);
    if (blank == NULL || (int)strlen(tile->title) < sheet->width) {
        add_words(sheet, space, tile->title);
        return;
    }
    snprintf(first, sizeof first, "%.*s", (int)(blank - tile->title), tile->title);
    add_words(sheet, space, first);
    snprintf(space->line[1], (size_t)sheet->width, "%s", blank + 1);
}

static void add_reward(const small_sheet *sheet, small_space *space, int spot)
{
    int good, amount = cf_reward_of(spot, &good);
    char words[32];

    if (amount > 0) {
        snprintf(words, sizeof words, "+%d %s", amount, sheet->tx->def->goods[good].name);
        space->line[0][0] = '\0';
        add_words(sheet, space, words);
    }
}

static small_space look_at(const small_sheet *sheet, int spot)
{
    const cf_player *player = sheet->player;
    small_space space = {.ink = ADIT_INK_PLAIN};
    const int crop = player->crop[spot];

    if (!cf_is_on_board(spot) && player->ground[spot] == CF_BARE) {
        return space;
    }
    if (player->tile[spot] != 0) {
        add_title(sheet, &space, &sheet->tx->cards->card[player->tile[spot] - 1]);
    } else {
        add_words(sheet, &space, cf_ground_title(spot, player->ground[spot], &space.ink));
    }
    if (player->ground[spot] == CF_BARE) {
        add_reward(sheet, &space, spot);
    }
    if (player->stable[spot] != 0) {
        add_words(sheet, &space, "stable");
    }
    if (crop != 0) {
        add_count(sheet, &space, crop & CF_MOST_CROP, cf_crop_good(sheet->tx->cards, player, spot));
    }
    if (sheet->fits) {
        add_count(sheet, &space, sheet->where.dogs[spot], CF_DOG);
        add_count(sheet, &space, sheet->where.count[spot], sheet->where.animal[spot]);
    }
    return space;
}

/* The columns of the widest space among these; forest and mountain stand apart. */
static int width_of_column(const small_sheet *sheet, int x)
{
    int widest = 0;

    for (int y = sheet->first_y; y <= sheet->last_y; y++) {
        const small_space space = look_at(sheet, y * CF_COLUMNS + x);

        for (int line = 0; line < 2; line++) {
            const int length = (int)strlen(space.line[line]);
            widest = length > widest ? length : widest;
        }
    }
    return widest + 1;
}

static void place_columns(small_sheet *sheet, bool is_narrow)
{
    int column = LEFT;

    for (int x = sheet->first_x; x <= sheet->last_x; x++) {
        column += x == FIRST_OF_MOUNTAIN ? WALL : 0;
        sheet->start[x] = column;
        column += is_narrow ? width_of_column(sheet, x) : sheet->width;
    }
    sheet->start[sheet->last_x + 1] = column;
}

static int draw_row(const small_sheet *sheet, int y, adit_canvas *canvas, int row)
{
    int rows = 1;

    adit_canvas_textf(canvas, row, 0, ADIT_INK_CYAN, "%c",
                      cf_spot_names[y * CF_COLUMNS + sheet->first_x][1]);
    for (int x = sheet->first_x; x <= sheet->last_x; x++) {
        const small_space space = look_at(sheet, y * CF_COLUMNS + x);

        for (int line = 0; line < 2; line++) {
            adit_canvas_text(canvas, row + line, sheet->start[x], space.ink, space.line[line]);
        }
        rows = space.line[1][0] != '\0' ? 2 : rows;
    }
    for (int i = 0; i < rows; i++) {
        adit_canvas_text(canvas, row + i, sheet->start[FIRST_OF_MOUNTAIN] - WALL, ADIT_INK_PLAIN,
                         "|");
    }
    return row + rows;
}

static int draw_sheet(const small_sheet *sheet, adit_canvas *canvas, int row)
{
    for (int x = sheet->first_x; x <= sheet->last_x; x++) {
        adit_canvas_textf(canvas, row, sheet->start[x], ADIT_INK_CYAN, "%c",
                          cf_spot_names[sheet->first_y * CF_COLUMNS + x][0]);
    }
    row++;
    for (int y = sheet->first_y; y <= sheet->last_y; y++) {
        row = draw_row(sheet, y, canvas, row);
    }
    return row;
}

static small_sheet read_board(adit_tx *tx, int seat, int columns)
{
    small_sheet sheet = {.tx = tx, .player = cf_player_of(tx, seat)};

    sheet.fits = cf_animals_fit(tx, seat, &sheet.player->common.goods, &sheet.where);
    find_size(&sheet, columns);
    return sheet;
}

int cf_draw_small_board(adit_tx *tx, int seat, adit_canvas *canvas, int row)
{
    small_sheet sheet = read_board(tx, seat, canvas->width);

    place_columns(&sheet, false);
    return draw_sheet(&sheet, canvas, row);
}

int cf_draw_narrow_board(adit_tx *tx, int seat, adit_canvas *canvas, int row, int columns)
{
    small_sheet sheet = read_board(tx, seat, CF_DRAW_WIDTH);

    for (sheet.width = MOST - 1; sheet.width >= LEAST; sheet.width--) {
        place_columns(&sheet, true);
        if (sheet.start[sheet.last_x + 1] <= columns) {
            return draw_sheet(&sheet, canvas, row);
        }
    }
    return -1;
}
