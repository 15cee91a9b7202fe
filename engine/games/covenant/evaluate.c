/* evaluate.c - a rule of thumb for how good a position is; the greedy bot goes by it.
 *
 * Counted in hundredths of a GP: the GP as they stand, what Councils and the final scoring would
 * give if nothing changed any more, and what is of use in the turns to come. The latter loses
 * value as the end comes near. No card is known here by name: it counts by its kind.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"
#include "engine/games/covenant/turn.h"
#include "engine/kit/kit.h"

enum {
    POINT = 100,
    FULL_VALUE_TURNS = 5, /* with fewer turns left, what needs time is worth less */
    SUPPORT = 60,         /* for each point of it */
    STRENGTH = 45,        /* for each point of a dwarf and each time it will work */
    STEP = 55,            /* on a track, for what lies ahead */
    CART = 45,            /* at a site that is not complete */
    KEY = 30,
    STORAGE = 25,
    TOOL = 110,
    JEWEL = 70, /* for each Era to come */
    COIN = 130, /* for each Council to come */
    TRADITION = 170,
    RELIC = 150, /* not used yet */
    PRESENCE = 12,
    OBJECTIVE_CHANCE = 70, /* per cent, while too few achievements are reached */
};

/* What one of a good is worth while there is time. */
static const int good_value[COV_RESOURCES] = {
    [COV_IRON] = 75, [COV_EMERALD] = 80, [COV_GOLD] = 125, [COV_MYTHRALL] = 140};
/* What a building in the forge is worth while there is time. */
static const int ready_value[COV_BUILDINGS] = {
    [COV_HOUSE] = 60, [COV_WORKSHOP] = 90, [COV_PILLAR] = 200, [COV_GATE] = 200};

typedef struct {
    adit_tx *tx;
    const cov_state *state;
    const cov_player *player;
    int seat;
    int turns;    /* of the seat still to come */
    int councils; /* still to score the dungeon and the projects */
    int benefits; /* Councils whose coins are still to come */
    int all;      /* turns of the whole match */
    bool is_done; /* the final scoring has been made */
    int keys;     /* of the dungeon */
    int held;     /* enemies in it that they will hold */
    int held_gp;  /* for them in one Council */
} board_view;

static int of_time(const board_view *view, int value)
{
    return value * (view->turns < FULL_VALUE_TURNS ? view->turns : FULL_VALUE_TURNS) /
           FULL_VALUE_TURNS;
}

static int of_game(const board_view *view, int value)
{
    return value * view->turns / view->all;
}

/* ---- Time ---- */

static int turns_left(const cov_state *state, const adit_cards *cards, int seat)
{
    const int later = cov_turns_after(cards, state->era);

    if (state->phase < COV_PHASE_RELIC_PRE) {
        return later + cov_turns_in(cards, state->era);
    }
    if (state->phase >= COV_PHASE_COUNCIL) {
        return later;
    }
    return later + cov_turns_in(cards, state->era) - cov_turns_taken(state, seat);
}

/* ---- What lies in store ---- */

static int goods_worth(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;
    int value = SUPPORT * have[COV_PLUS1] + 2 * SUPPORT * have[COV_PLUS2];

    for (int good = 0; good < COV_RESOURCES; good++) {
        value += good_value[good] * have[good];
    }
    value += STORAGE * cov_storage(view->tx, view->seat);
    return of_time(view, value);
}

static int dwarves_worth(const board_view *view)
{
    int value = 0;

    for (int i = 0; i < COV_STRENGTHS; i++) {
        /* a dwarf in the tavern still works in this Era */
        value += view->player->tavern[i] * i * (view->turns + COV_TURNS - 1) / COV_TURNS;
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        const int strength = view->player->dwarf_on[tool];
        value += strength > 0 ? (strength - 1) * (view->turns / COV_TURNS) : 0;
    }
    return value * STRENGTH;
}

static int unused_relics(const board_view *view)
{
    const int count = adit_kind_card_count(view->tx->cards, COV_KIND_RELIC);
    const uint8_t *lies = view->state->lies[COV_RELICS];

    return adit_count_bytes(lies, count, COV_LIES_WITH + view->seat) +
           adit_count_bytes(lies, count, COV_LIES_FRESH + view->seat);
}

static int board_worth(const board_view *view)
{
    const int jewels = cov_count_set(view->player->jewel, COV_TOOLS);
    const int relics = unused_relics(view), turns = view->turns;
    int value = cov_count_set(view->player->forged, COV_TOOL_SPACES) * TOOL;

    for (int building = 0; building < COV_BUILDINGS; building++) {
        value += ready_value[building] * view->player->forge[building];
    }
    value = of_time(view, value) + jewels * JEWEL * turns / COV_TURNS;
    value += of_game(view, cov_traditions(view->player) * TRADITION);
    value += cov_count_set(view->player->coin, COV_COIN_SPACES) * COIN * view->benefits;
    return value + (relics < turns ? relics : turns) * RELIC;
}

static int carts_worth(const board_view *view)
{
    int value = 0;

    for (int site = 0; site < COV_SITES; site++) {
        const int carts = view->state->site_carts[site][view->seat];
        value += carts < cov_site_limit(view->tx->cards, site) ? carts * CART : 0;
    }
    return of_time(view, value);
}

/* ---- Councils ---- */

/* Finds the best of the dungeon that the keys will hold. */
static void look_at_dungeon(board_view *view)
{
    const int16_t *have = view->player->common.goods.have;

    view->keys = cov_keys(view->tx, view->seat);
    for (int enemy = COV_ENEMIES - 1, keys = view->keys; enemy >= 0; enemy--) {
        const int kept = have[COV_GOBLIN + enemy] < keys ? have[COV_GOBLIN + enemy] : keys;
        view->held_gp += kept * cov_enemy_card(view->tx->cards, enemy)->fact[COV_ENEMY_GP].number;
        view->held += kept;
        keys -= kept;
    }
}

static int council_worth(const board_view *view)
{
    int value = view->held_gp * view->councils * POINT + of_time(view, KEY * view->keys);

    if (view->councils == 0) {
        return 0;
    }
    for (int slot = 0; slot < COV_PROJECTS; slot++) {
        const int project = view->state->project[slot];
        if (project != 0) {
            value += cov_project_points(view->tx, view->seat, &view->tx->cards->card[project - 1]) *
                     cov_councils_scoring(view->tx->cards, slot, view->state->era) * POINT;
        }
    }
    return value;
}

/* ---- The end ---- */

static int objectives_worth(const board_view *view, int achievements)
{
    int points[2], best;

    for (int i = 0; i < 2; i++) {
        const int card = cov_objective(view->player, i);
        points[i] = card == 0
                        ? 0
                        : adit_fact_number(view->tx, view->seat, &view->tx->cards->card[card - 1],
                                           COV_OBJECTIVE_POINTS);
    }
    best = points[0] > points[1] ? points[0] : points[1];
    /* what is not to be revealed yet may still become so */
    const int first = achievements >= 4 ? POINT : of_game(view, OBJECTIVE_CHANCE);
    const int second = achievements >= 8 ? POINT : of_game(view, OBJECTIVE_CHANCE / 2);
    return best * first + (points[0] + points[1] - best) * second;
}

static int tracks_worth(const board_view *view)
{
    int steps = 0;

    for (int track = 0; track < COV_TRACKS; track++) {
        steps += view->player->track[track];
    }
    const int counted = cov_final_achievements(view->tx, view->seat);
    const int opening = view->state->base.rule[COV_RULE_TRACKS_ONLY] != 0
                            ? cov_opening_achievements(view->tx, view->seat)
                            : counted;
    return cov_award_for(view->tx->cards, counted) * POINT + objectives_worth(view, opening) +
           of_time(view, steps * STEP);
}

/* What the tools of each column count; of the dungeon what the keys will hold. */
static int columns_worth(const board_view *view)
{
    int tools[COV_COLUMNS], value = 0;

    cov_count_columns(view->tx, view->seat, tools);
    for (int column = 0; column < COV_COLUMNS; column++) {
        if (tools[column] > 0) {
            value += tools[column] * (column == COV_COLUMN_D
                                          ? view->held
                                          : cov_column_count(view->tx, view->seat, column));
        }
    }
    return value * POINT;
}

static int mountain_worth(const board_view *view)
{
    const uint32_t presence = cov_presence(view->state, view->seat);
    const int penalty = adit_value(view->tx, view->seat, COV_VALUE_PENALTY, 2, ADIT_NO_CARD);
    int halls = 0;

    for (uint32_t rest = presence; rest != 0; rest &= rest - 1) {
        halls += cov_enemies_at(view->state, __builtin_ctz(rest)) > 0;
    }
    /* enemies may still be driven away */
    return of_time(view, __builtin_popcount(presence) * PRESENCE) -
           halls * penalty * POINT * (view->all * 2 - view->turns) / (view->all * 2);
}

static int final_worth(const board_view *view)
{
    const int16_t *have = view->player->common.goods.have;

    if (view->is_done) {
        return 0;
    }
    return cov_throne_points(view->state, view->seat) * POINT * 2 / 3 + tracks_worth(view) +
           columns_worth(view) + mountain_worth(view) +
           (have[COV_PLUS1] + 2 * have[COV_PLUS2] + cov_stored(view->player)) * POINT / 3;
}

int cov_evaluate(adit_tx *tx, int seat)
{
    const cov_state *state = cov_of(tx);
    board_view view = {.tx = tx, .state = state, .player = &state->player[seat], .seat = seat};
    const bool in_council = state->phase >= COV_PHASE_COUNCIL;
    const int eras = cov_eras(tx->cards);
    adit_tally common = {0};

    view.is_done = state->base.is_over != 0;
    view.turns = view.is_done ? 0 : turns_left(state, tx->cards, seat);
    view.all = cov_turns_after(tx->cards, 0);
    view.councils = state->phase > COV_PHASE_COUNCIL_SCORE ? 0 : eras - state->era + 1;
    view.benefits = in_council ? eras - state->era : eras - state->era + 1;
    adit_tally_common(&common, tx, seat, ADIT_NO_KIND);
    look_at_dungeon(&view);
    return (view.player->common.goods.have[COV_GP] + common.total) * POINT + goods_worth(&view) +
           dwarves_worth(&view) + board_worth(&view) + carts_worth(&view) + council_worth(&view) +
           final_worth(&view);
}
