/* setup.c - laying out the table (section 4 of the rules, 9.1 for the solo game).
 *
 * Piles are sets and of a face-down hall only the back is stored, so nothing is dealt in secret:
 * setup draws what everybody sees, and forgets which front belongs to which back. The draft is
 * played: its open tiles are laid out here.
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"

#include <string.h>

#include "engine/kit/kit.h"

enum {
    FACES = 6,
    SOLO_DRAFT = 2 /* COV-263 */
};

/* The state being filled, and what it takes. */
typedef struct {
    cov_state *state;
    const adit_cards *cards;
} setup_table;

static int draw_below(setup_table *table, int stream, int n)
{
    return (int)adit_rng_below(&table->state->base.rng, stream, (uint32_t)n);
}

/* ---- Piles ---- */

/* Draws one of the cards of a kind for which `fact` has this value (fact -1: any) and that are
 * not taken yet; marks it. Returns the kind number, or -1. */
static int draw_number(setup_table *table, int stream, int kind, int fact, int value,
                       bool *is_taken)
{
    int set[ADIT_MAX_CARDS_OF_KIND], count = 0;

    for (int i = 0; i < adit_kind_card_count(table->cards, kind); i++) {
        const adit_card *card = adit_card_at(table->cards, kind, i);
        if (!is_taken[i] && (fact < 0 || card->fact[fact].number == value)) {
            set[count++] = i;
        }
    }
    if (count == 0) {
        return -1;
    }
    const int chosen = set[draw_below(table, stream, count)];
    is_taken[chosen] = true;
    return chosen;
}

/* The same as card + 1. */
static uint16_t draw_card(setup_table *table, int kind, int fact, int value, bool *is_taken)
{
    const int number = draw_number(table, COV_STREAM_SETUP, kind, fact, value, is_taken);

    return (uint16_t)(table->cards->kind_first[kind] + number + 1);
}

/* Turns up cards of a pile into the slots of a display, the last one first. */
static void show_cards(setup_table *table, const cov_display_row *row, uint16_t *slot, int count)
{
    uint8_t *lies = table->state->lies[row->display];
    const int first = table->cards->kind_first[row->kind];
    const int fact = row->colour < 0 ? -1 : COV_JEWEL_COLOUR;
    bool is_taken[ADIT_MAX_CARDS_OF_KIND] = {false};

    for (int i = 0; i < adit_kind_card_count(table->cards, row->kind); i++) {
        is_taken[i] = lies[i] != COV_LIES_PILE;
    }
    for (int i = count - 1; i >= 0; i--) {
        const int card =
            draw_number(table, COV_STREAM_PILES, row->kind, fact, row->colour, is_taken);
        if (card >= 0) {
            slot[i] = (uint16_t)(first + card + 1);
            lies[card] = COV_LIES_SHOWN;
        }
    }
}

/* COV-100, COV-103, COV-107 to COV-110 */
static void lay_out_displays(setup_table *table)
{
    static const uint8_t order[COV_DISPLAY_ROWS] = {COV_TRADITIONS,         COV_RUBBLE, COV_RELICS,
                                                    COV_TOOLS_SHOWN,        COV_COINS,  COV_JEWELS,
                                                    COV_JEWELS + COV_GOLDEN};

    for (int i = 0; i < COV_DISPLAY_ROWS; i++) {
        const cov_display_row *row = &cov_display_rows[order[i]];
        show_cards(table, row, table->state->shown[order[i]], row->slots);
    }
}

/* COV-102 */
static void lay_out_projects(setup_table *table)
{
    for (int type = COV_PROJECT_A; type <= COV_PROJECT_C; type++) {
        bool is_taken[ADIT_MAX_CARDS_OF_KIND] = {false};
        table->state->project[type] =
            draw_card(table, COV_KIND_PROJECT, COV_PROJECT_TYPE, type, is_taken);
    }
}

/* ---- The mountain ---- */

static void draw_enemies(setup_table *table, int spot, int count)
{
    cov_state *state = table->state;

    while (count-- > 0) {
        int left[COV_ENEMIES], all = 0, enemy = 0;
        for (int i = 0; i < COV_ENEMIES; i++) {
            left[i] = cov_in_bag(state, table->cards, i);
            all += left[i];
        }
        if (all == 0) {
            return; /* COV-10.19 */
        }
        int drawn = draw_below(table, COV_STREAM_BAG, all);
        while (enemy < COV_ENEMIES - 1 && drawn >= left[enemy]) {
            drawn -= left[enemy++];
        }
        state->enemy[spot][enemy]++;
    }
}

/* COV-105, COV-106: the enemies come when all tiles lie there. */
static void lay_out_halls(setup_table *table)
{
    cov_state *state = table->state;
    bool is_taken[ADIT_MAX_CARDS_OF_KIND] = {false};

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (!cov_spot_exists(state, spot)) {
            continue;
        }
        const int hall = draw_number(table, COV_STREAM_SETUP, COV_KIND_HALL, -1, 0, is_taken);
        if (cov_starts_face_up(table->cards, spot)) {
            state->hall_lies[hall] = (uint8_t)(COV_HALL_UP + spot);
            state->hall[spot] = (uint8_t)(hall + 1);
        } else {
            const adit_card *card = adit_card_at(table->cards, COV_KIND_HALL, hall);
            state->back[spot] = (uint8_t)(card->extra[COV_EXTRA_BACK] + 1);
        }
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (state->hall[spot] != 0) {
            const adit_card *card =
                adit_card_at(table->cards, COV_KIND_HALL, state->hall[spot] - 1);
            draw_enemies(table, spot, card->fact[COV_HALL_SKULLS].number);
        }
    }
}

/* COV-98: with three players the last column of the larger sites is covered by the carts of the
 * colour that nobody has. That of the throne is simply not there. */
static void block_sites(setup_table *table)
{
    cov_state *state = table->state;

    for (int site = 0; site < COV_SITES && state->base.players == 3; site++) {
        const adit_fact *fact = adit_card_at(table->cards, COV_KIND_SITE, site)->fact;
        const adit_goods goods = adit_fixed_goods(table->cards, fact[COV_SITE_C4].goods);
        if (fact[COV_SITE_LIMIT].number < 2) {
            continue;
        }
        state->site_carts[site][COV_SEATS - 1] = (uint8_t)fact[COV_SITE_LIMIT].number;
        for (int good = 0; good < COV_RESOURCES; good++) {
            state->site_covered[site][good] = (uint8_t)goods.have[good];
        }
    }
}

/* ---- Players ---- */

/* COV-112, COV-113; what is in the forge and in reserve follows from the rest (derive.c). */
static void lay_out_players(setup_table *table)
{
    bool is_taken[ADIT_MAX_CARDS_OF_KIND];

    for (int i = 0; i < adit_kind_card_count(table->cards, COV_KIND_CLAN); i++) {
        is_taken[i] = adit_card_at(table->cards, COV_KIND_CLAN, i)->extra[COV_EXTRA_IDENTITY] != 0;
    }
    for (int seat = 0; seat < table->state->base.players; seat++) {
        cov_player *player = &table->state->player[seat];
        player->clan =
            (uint8_t)draw_number(table, COV_STREAM_SETUP, COV_KIND_CLAN, -1, 0, is_taken);
        player->tavern[0] = COV_DWARVES;
        player->common.goods.have[COV_GP] = COV_START_GP;
    }
}

/* COV-114: n tiles of each kind, in the solo game two (COV-263). */
static void lay_out_draft(setup_table *table)
{
    cov_state *state = table->state;
    const int players = state->base.players, tiles = players == 1 ? SOLO_DRAFT : players;
    bool starts[ADIT_MAX_CARDS_OF_KIND] = {false}, objectives[ADIT_MAX_CARDS_OF_KIND] = {false};

    show_cards(table, &cov_display_rows[COV_TRADITIONS], state->draft[1], tiles);
    for (int i = 0; i < tiles; i++) {
        state->draft[0][i] = draw_card(table, COV_KIND_START, -1, 0, starts);
        for (int type = 0; type < 2; type++) {
            state->draft[2 + type][i] =
                draw_card(table, COV_KIND_OBJECTIVE, COV_OBJECTIVE_TYPE, type, objectives);
        }
    }
    state->phase = COV_PHASE_DRAFT;
    /* the seat right of the Starting Player picks first */
    state->at_turn = state->base.active =
        (uint8_t)(state->start_player > 0 ? state->start_player - 1 : players - 1);
}

/* ---- The Elders ---- */

/* The difficulty tile that the rule names; the first in order if it names none. */
static adit_status choose_difficulty(setup_table *table, adit_err *err)
{
    const unsigned wanted = (unsigned)table->state->base.rule[COV_RULE_DIFFICULTY];

    if ((wanted & (wanted - 1)) != 0) {
        return adit_fail(err, ADIT_INPUT, "rule difficulty: expected one tile, not several");
    }
    table->state->elders.difficulty =
        (uint8_t)(wanted != 0 ? __builtin_ctz(wanted) : cov_first_difficulty(table->cards));
    return ADIT_OK;
}

/* COV-264 to COV-266 */
static adit_status lay_out_elders(setup_table *table, adit_err *err)
{
    cov_state *state = table->state;

    if (!cov_is_solo(state)) {
        return ADIT_OK;
    }
    ADIT_TRY(choose_difficulty(table, err));
    for (int i = 0; i < adit_kind_card_count(table->cards, COV_KIND_ELDER); i++) {
        state->elder_lies[i] =
            cov_is_elder_used(state, table->cards, i) ? COV_ELDER_UNSEEN : COV_ELDER_OUT;
    }
    state->elders.first = (1u << COV_ACTIONS) - 1; /* one of each type is Available */
    state->elders.gp = COV_START_GP;
    return ADIT_OK;
}

adit_status cov_setup(adit_state *base, const adit_cards *cards, adit_err *err)
{
    setup_table table = {(cov_state *)base, cards};

    ADIT_TRY(adit_start_check(base, COV_RULE_STARTING_PLAYER, err));
    ADIT_TRY(cov_check_sets(cards, err));
    table.state->era = table.state->round = 1;
    /* COV-112, COV-262: the seats keep their numbers, the order starts with this one */
    table.state->start_player =
        (uint8_t)adit_start_choose(base, COV_RULE_STARTING_PLAYER, COV_STREAM_SETUP);
    lay_out_displays(&table);
    lay_out_projects(&table);
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        table.state->die[enemy] =
            (uint8_t)(1 + draw_below(&table, COV_STREAM_DICE, FACES)); /* COV-104 */
    }
    lay_out_halls(&table);
    block_sites(&table);
    lay_out_players(&table);
    lay_out_draft(&table);
    ADIT_TRY(lay_out_elders(&table, err));
    return ADIT_OK;
}
