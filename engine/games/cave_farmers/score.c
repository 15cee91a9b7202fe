/* score.c - points (CF-301 to CF-316), who wins, and the verdict in words.
 *
 * Every line names what it comes from: a good, a piece of the board, or a card. A tile has a
 * line for its printed points and one more for its bonus.
 */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/tables/tables.h"

#include <stdio.h>

enum { SOLO_MARK = 100 }; /* CF-323 */

typedef struct {
    adit_tally lines;
    int minus; /* what cards may forgive (CF-314) */
} farm_tally;

/* What is worth nothing gets no line. */
static void add_points(farm_tally *tally, const char *source, int points)
{
    if (points != 0) {
        adit_tally_add(&tally->lines, source, "", points);
    }
}

static void add_minus(farm_tally *tally, const char *source, int points)
{
    tally->minus += points;
    add_points(tally, source, -points);
}

/* ---- The lines of the book (CF-302 to CF-313) ---- */

static void score_goods(farm_tally *tally, adit_tx *tx, int seat)
{
    static const char *const missing[] = {"no sheep", "no donkey", "no boar", "no cattle"};
    const cf_player *player = cf_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;
    const adit_good_def *goods = tx->def->goods;
    const int missed = cf_value(tx, seat, CF_VALUE_MISSING_POINTS, 2);

    for (int good = CF_DOG; good <= CF_CATTLE; good++) {
        add_points(tally, goods[good].name, have[good]); /* CF-302 */
    }
    for (int good = CF_SHEEP; good <= CF_CATTLE; good++) {
        add_minus(tally, missing[good - CF_SHEEP], have[good] == 0 ? missed : 0); /* CF-303 */
    }
    add_points(tally, goods[CF_GRAIN].name, (cf_grain_in_all(player) + 1) / 2); /* CF-304 */
    add_points(tally, goods[CF_VEGETABLE].name, cf_vegetable_in_all(player));   /* CF-305 */
    add_points(tally, goods[CF_RUBY].name, have[CF_RUBY]);                      /* CF-306 */
    add_points(tally, goods[CF_GOLD].name, have[CF_GOLD]);                      /* CF-312 */
    add_minus(tally, goods[CF_BEGGING].name,
              cf_value(tx, seat, CF_VALUE_BEGGING_POINTS, 3) * have[CF_BEGGING]); /* CF-313 */
}

static void score_board(farm_tally *tally, adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);
    const int pasture = cf_value(tx, seat, CF_VALUE_PASTURE_POINTS, 2);
    const struct {
        const char *source;
        int count, each;
    } lines[] = {
        {"small pastures", cf_count_ground(player, CF_SMALL_PASTURE), pasture}, /* CF-309 */
        /* 4 for each large pasture, which covers two spaces */
        {"large pastures", cf_count_ground(player, CF_LARGE_PASTURE), pasture},
        {"ore mines", cf_count_ground(player, CF_ORE_MINE),
         cf_value(tx, seat, CF_VALUE_ORE_MINE_POINTS, 3)},
        {"ruby mines", cf_count_ground(player, CF_RUBY_MINE),
         cf_value(tx, seat, CF_VALUE_RUBY_MINE_POINTS, 4)},
    };

    add_points(tally, "dwarfs",
               cf_dwarfs_in_play(player) *
                   cf_value(tx, seat, CF_VALUE_DWARF_POINTS, 1)); /* CF-307 */
    add_minus(tally, "unused spaces",
              cf_unused_spaces(player) *
                  cf_value(tx, seat, CF_VALUE_UNUSED_POINTS, 1)); /* CF-308 */
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        add_points(tally, lines[i].source, lines[i].count * lines[i].each);
    }
}

/* ---- Tiles ---- */

/* CF-310, and what cards make of it. */
static int printed_points(adit_tx *tx, int seat, const adit_card *tile)
{
    const int points = tile->fact[CF_TILE_POINTS].number;
    const int value = tile->fact[CF_TILE_TAG].number == CF_TAG_DWELLING ? CF_VALUE_DWELLING_POINTS
                                                                        : CF_VALUE_TILE_POINTS;

    return (tx->cards->values >> value & 1) == 0
               ? points
               : adit_value(tx, seat, value, points, tile->number);
}

static void score_tiles(farm_tally *tally, adit_tx *tx, int seat)
{
    const cf_player *player = cf_player_of(tx, seat);

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (player->tile[spot] == 0) {
            continue;
        }
        const adit_card *tile = &tx->cards->card[player->tile[spot] - 1];
        add_points(tally, tile->id, printed_points(tx, seat, tile));
        if (tile->has_score) {
            adit_tally_add(&tally->lines, tile->id, " bonus",
                           adit_card_score(tx, seat, tile)); /* CF-311 */
        }
    }
}

/* CF-314: only as many minus points as there are can be forgiven. Below 0 cards have taken off more
 * than others forgive, and that counts against the player. */
static void score_forgiven(farm_tally *tally, adit_tx *tx, int seat)
{
    const adit_in_play *list = &adit_seat_in(tx, seat)->in_play;
    int points = adit_value(tx, seat, CF_VALUE_FORGIVEN, 0, ADIT_NO_CARD);

    points = points < tally->minus ? points : tally->minus;
    for (int i = 0; i < list->count && points != 0; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        if ((card->values >> CF_VALUE_FORGIVEN & 1) != 0) {
            adit_tally_add(&tally->lines, card->id, " forgives", points);
            return;
        }
    }
    add_points(tally, "forgiven", points); /* by a card on the table, or of somebody else */
}

int cf_score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    farm_tally tally = {.lines = {.lines = lines, .max = max}};

    score_goods(&tally, tx, seat);
    score_board(&tally, tx, seat);
    score_tiles(&tally, tx, seat);
    score_forgiven(&tally, tx, seat);
    adit_tally_common(&tally.lines, tx, seat, ADIT_NO_KIND);
    *total = tally.lines.total;
    return tally.lines.count;
}

/* ---- Winning ---- */

static unsigned judge_solo(int total, char *verdict, size_t size)
{
    bool is_reached = total >= SOLO_MARK;

    snprintf(verdict, size, "%s: %d points (target: %d)", is_reached ? "win" : "done", total,
             SOLO_MARK);
    return is_reached;
}

/* CF-314, CF-505: the highest total wins; a tie is a shared win. */
unsigned cf_winners(adit_tx *tx, char *verdict, size_t size)
{
    adit_standing all[CF_SEATS];
    adit_buffer words = adit_buffer_on(verdict, size);

    for (int seat = 0; seat < tx->work->players; seat++) {
        (void)cf_score(tx, seat, &all[seat].key[0], NULL, 0);
    }
    if (tx->work->players == 1) {
        return judge_solo(all[0].key[0], verdict, size);
    }
    const adit_ranking ranking = adit_rank(all, tx->work->players, 1);

    adit_write_winners(ranking.winners, &words);
    adit_buffer_addf(&words, " with %d points", all[ranking.best].key[0]);
    return ranking.winners;
}
