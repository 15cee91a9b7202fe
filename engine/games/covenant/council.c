/* council.c - the Council Phase (5.3, 8.1).
 *
 * One coin is one transaction, one tradition is one, and so are the releases of a player. Which
 * coins and traditions are done is kept in state->turn: coins that arrive meanwhile have to wait
 * for the next Council, traditions join in (COV-10.59, COV-10.61).
 */
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/turn.h"

#include <string.h>

/* ---- From seat to seat ---- */

static void begin_phase(cov_state *state, int phase, int seat)
{
    state->phase = (uint8_t)phase;
    state->at_turn = state->base.active = (uint8_t)seat;
    state->turn.settled = state->turn.settled_2 = 0;
}

/* The next seat in turn order begins with `phase`; after the last one comes `then`. */
static void pass_on(cov_state *state, int phase, int then)
{
    const int next = (state->at_turn + 1) % state->base.players;

    begin_phase(state, next == state->start_player ? then : phase, next);
}

/* ---- C0, C1 (COV-129, COV-130) ---- */

adit_status cov_council(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    adit_note(tx, COV_LOG_COUNCIL, -1, state->era, 0, 0);
    memset(&state->turn, 0, sizeof state->turn);
    for (int seat = 0; seat < state->base.players; seat++) {
        cov_player *player = &state->player[seat];
        for (int tool = 0; tool < COV_TOOLS; tool++) {
            if (player->dwarf_on[tool] != 0) {
                player->tavern[player->dwarf_on[tool] - 1]++;
                player->dwarf_on[tool] = 0;
            }
        }
    }
    begin_phase(state, COV_PHASE_COUNCIL_COINS, state->start_player);
    return cov_tell_all(tx, state->start_player, COV_EVENT_COUNCIL_BEGAN, state->era);
}

/* ---- C2a: King's Coins (COV-132, COV-254) ---- */

static void build_coins(adit_tx *tx, const void *context, adit_options *out)
{
    const cov_state *state = cov_of(tx);
    const cov_player *player = &state->player[*(const int *)context];

    for (int space = 0; space < COV_COIN_SPACES; space++) {
        const adit_option option = {.what = COV_OPT_COUNCIL_COIN,
                                    .a = (int16_t)player->coin[space]};
        const bool is_open = (state->turn.settled >> space & 1) == 0 ||
                             adit_refuse(adit_why_of(out), "it gives nothing more this Council");
        if (option.a != 0 && !adit_offer_if(out, option, is_open)) {
            return;
        }
    }
}

static int space_of(const cov_player *player, int coin)
{
    int space = 0;

    while (space < COV_COIN_SPACES - 1 && player->coin[space] != coin) {
        space++;
    }
    return space;
}

adit_status cov_council_coins(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    const int seat = state->at_turn;
    adit_option answer;
    const adit_status status = cov_ask_first(tx, COV_ASK_COUNCIL, build_coins, &answer);

    if (status == ADIT_NONE) {
        state->phase = COV_PHASE_COUNCIL_TRADITIONS;
        state->turn.settled = 0;
        return ADIT_OK;
    }
    ADIT_TRY(status);
    state->turn.settled |= UINT32_C(1) << space_of(&state->player[seat], answer.a);
    const adit_card *coin = &tx->cards->card[answer.a - 1];
    return adit_effect_run_auto(tx, seat, coin->number, coin->fact[COV_COIN_COUNCIL].effect, NULL);
}

/* ---- C2b: traditions (COV-133) ---- */

static adit_event council_of(int seat)
{
    return (adit_event){.event = COV_EVENT_COUNCIL, .seat = seat, .card = ADIT_NO_CARD};
}

static uint32_t *settled_word(cov_state *state, int place)
{
    return place < 32 ? &state->turn.settled : &state->turn.settled_2;
}

/* By their place among the cards in play: none ever leaves it. */
static bool is_settled(cov_state *state, int place)
{
    return (*settled_word(state, place) >> place % 32 & 1) != 0;
}

static void build_traditions(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const adit_in_play *list = &adit_seat_in(tx, seat)->in_play;
    const adit_event event = council_of(seat);

    for (int i = 0; i < list->count; i++) {
        const adit_option option = {.what = COV_OPT_COUNCIL_COIN,
                                    .a = (int16_t)(list->card[i] + 1)};
        if (adit_card_hears(tx, seat, list->card[i], &event) &&
            !adit_offer_if(
                out, option,
                !is_settled(cov_of(tx), i) ||
                    adit_refuse(adit_why_of(out), "you have already resolved it this Council"))) {
            return;
        }
    }
}

static void settle_tradition(adit_tx *tx, int seat, int card)
{
    const int place = adit_in_play_find(&adit_seat_in(tx, seat)->in_play, card);

    if (place >= 0) {
        *settled_word(cov_of(tx), place) |= UINT32_C(1) << place % 32;
    }
}

/* C2c. Cards of others and of the table come last. */
static adit_status end_service(adit_tx *tx, int seat)
{
    const adit_event event = council_of(seat);

    ADIT_TRY(adit_raise_to_others(tx, &event));
    ADIT_TRY(cov_refill_displays(tx)); /* COV-134 */
    pass_on(cov_of(tx), COV_PHASE_COUNCIL_COINS, COV_PHASE_RELEASE);
    return ADIT_OK;
}

adit_status cov_council_traditions(adit_tx *tx)
{
    const int seat = cov_of(tx)->at_turn;
    const adit_event event = council_of(seat);
    adit_option answer;
    const adit_status status = cov_ask_first(tx, COV_ASK_COUNCIL, build_traditions, &answer);

    if (status == ADIT_NONE) {
        return end_service(tx, seat);
    }
    ADIT_TRY(status);
    settle_tradition(tx, seat, answer.a - 1);
    return adit_event_notify(tx, seat, answer.a - 1, &event);
}

/* ---- C3: releases (COV-135, COV-176) ---- */

typedef struct {
    int keys;
    bool may_pair;        /* two goblins behind each key */
    int in[COV_ENEMIES];  /* the dungeon before anybody was released */
    int out[COV_ENEMIES]; /* who is released; chosen in the order of the types */
} dungeon_walk;

static dungeon_walk dungeon_of(adit_tx *tx, int seat)
{
    dungeon_walk dungeon = {
        .keys = cov_keys(tx, seat),
        .may_pair = adit_permission(tx, seat, COV_MAY_PAIR_GOBLINS, ADIT_NO_CARD, NULL)};

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        dungeon.in[enemy] = cov_player_of(tx, seat)->common.goods.have[COV_GOBLIN + enemy];
    }
    return dungeon;
}

/* COV-10.29, COV-10.30 */
static bool fits_keys(const dungeon_walk *dungeon, const int out[COV_ENEMIES])
{
    const int goblins = dungeon->in[0] - out[0];
    const int others = dungeon->in[1] - out[1] + dungeon->in[2] - out[2];

    return others + (dungeon->may_pair ? (goblins + 1) / 2 : goblins) <= dungeon->keys;
}

/* COV-10.122: what is kept fits, and nobody who is released could have stayed as well. */
static bool is_just_enough(const dungeon_walk *dungeon, int out[COV_ENEMIES])
{
    if (!fits_keys(dungeon, out)) {
        return false;
    }
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        bool could_stay = false;
        if (out[enemy] > 0) {
            out[enemy]--;
            could_stay = fits_keys(dungeon, out);
            out[enemy]++;
        }
        if (could_stay) {
            return false;
        }
    }
    return true;
}

/* Whether types from `enemy` on can be released, in addition, so that it is just enough. */
static bool can_be_completed(const dungeon_walk *dungeon, int out[COV_ENEMIES], int enemy)
{
    const int before = out[enemy];
    bool is_possible = false;

    for (; out[enemy] <= dungeon->in[enemy] && !is_possible; out[enemy]++) {
        is_possible = enemy == COV_ENEMIES - 1 ? is_just_enough(dungeon, out)
                                               : can_be_completed(dungeon, out, enemy + 1);
    }
    out[enemy] = before;
    return is_possible;
}

static int highest_released(const dungeon_walk *dungeon)
{
    int enemy = COV_ENEMIES - 1;

    while (enemy > 0 && dungeon->out[enemy] == 0) {
        enemy--;
    }
    return enemy;
}

/* In the order of the types, so that each set can be chosen in one way only. */
static void build_release(adit_tx *tx, const void *context, adit_options *out)
{
    const dungeon_walk *dungeon = context;

    (void)tx;
    if (fits_keys(dungeon, dungeon->out)) {
        return;
    }
    for (int enemy = highest_released(dungeon); enemy < COV_ENEMIES; enemy++) {
        const adit_option option = {.what = COV_OPT_RELEASE, .a = (int16_t)(COV_GOBLIN + enemy)};
        int released[COV_ENEMIES];

        memcpy(released, dungeon->out, sizeof released);
        released[enemy]++;
        const bool is_legal =
            released[enemy] <= dungeon->in[enemy] &&
            (can_be_completed(dungeon, released, enemy) ||
             adit_refuse(adit_why_of(out),
                         "release no more than necessary: goblins first, then orcs, then trolls"));
        if (dungeon->in[enemy] > 0 && !adit_offer_if(out, option, is_legal)) {
            return;
        }
    }
}

/* COV-142: nobody leaves before the set is closed. */
static void release_enemies(adit_tx *tx, int seat, const dungeon_walk *dungeon)
{
    int16_t *have = cov_player_of(tx, seat)->common.goods.have;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        for (int i = 0; i < dungeon->out[enemy]; i++) {
            have[COV_GOBLIN + enemy]--;
            adit_note(tx, COV_LOG_RELEASES, seat, COV_GOBLIN + enemy, 0, 0);
        }
    }
}

adit_status cov_release(adit_tx *tx)
{
    const int seat = cov_of(tx)->at_turn;
    dungeon_walk dungeon = dungeon_of(tx, seat);
    bool is_first = true;

    while (!fits_keys(&dungeon, dungeon.out)) {
        const adit_question question = {.key = COV_ASK_RELEASE,
                                        .seat = seat,
                                        .build = build_release,
                                        .context = &dungeon,
                                        .no_anytime = true,
                                        .first = is_first};
        adit_option answer;
        ADIT_TRY(adit_ask(tx, &question, &answer));
        dungeon.out[answer.a - COV_GOBLIN]++;
        is_first = false;
    }
    release_enemies(tx, seat, &dungeon);
    pass_on(cov_of(tx), COV_PHASE_RELEASE, COV_PHASE_COUNCIL_SCORE);
    return ADIT_OK;
}

/* ---- C4: the dungeon (COV-136, COV-252) ---- */

static adit_status score_dungeon(adit_tx *tx, int seat)
{
    const adit_event event = {
        .event = COV_EVENT_DUNGEON_SCORING, .seat = seat, .card = ADIT_NO_CARD};
    int gp = 0;

    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        const adit_card *card = cov_enemy_card(tx->cards, enemy);
        const int held = cov_player_of(tx, seat)->common.goods.have[COV_GOBLIN + enemy];
        if (held > 0) {
            const int each = adit_value(tx, seat, COV_VALUE_DUNGEON_GP,
                                        card->fact[COV_ENEMY_GP].number, card->number);
            gp += held * each;
            adit_note(tx, COV_LOG_SCORES, seat, card->number + 1, held * each, 0);
        }
    }
    ADIT_TRY(cov_gain_gp(tx, seat, gp));
    return adit_raise_in_any_order(tx, seat, &event, NULL, 0); /* COV-10.62 */
}

/* ---- C5: projects (COV-137, COV-253) ---- */

/* COV-177: of own monuments of the kind the one that gives most; without any nothing. */
static int best_pick(adit_tx *tx, int seat, const adit_card *project, const uint8_t *owner,
                     int places)
{
    cov_state *state = cov_of(tx);
    const uint8_t outer = state->turn.picked;
    int best = 0;

    for (const uint8_t *at = owner, *end = owner + places;
         (at = memchr(at, seat + 1, (size_t)(end - at))) != NULL; at++) {
        state->turn.picked = (uint8_t)(at - owner + 1);
        const int points = adit_fact_number(tx, seat, project, COV_PROJECT_POINTS);
        best = points > best ? points : best;
    }
    state->turn.picked = outer; /* nobody sees the difference */
    return best;
}

int cov_project_points(adit_tx *tx, int seat, const adit_card *project)
{
    const cov_state *state = cov_of(tx);

    switch (project->fact[COV_PROJECT_PICK].number) {
    case COV_PICK_GATE:
        return best_pick(tx, seat, project, state->gate, COV_EDGES);
    case COV_PICK_PILLAR:
        return best_pick(tx, seat, project, state->pillar, COV_POINTS);
    default:
        return adit_fact_number(tx, seat, project, COV_PROJECT_POINTS);
    }
}

/* COV-11.28: in Council k the slots 1 to k, as the cards of the Eras say. */
static adit_status score_projects(adit_tx *tx, int seat)
{
    const int slots = cov_era_card(tx->cards, cov_of(tx)->era)->fact[COV_ERA_PROJECTS].number;

    for (int slot = 0; slot < slots && slot < COV_PROJECTS; slot++) {
        const int card = cov_of(tx)->project[slot];
        if (card == 0) {
            continue;
        }
        const int points =
            adit_value(tx, seat, COV_VALUE_PROJECT_GP,
                       cov_project_points(tx, seat, &tx->cards->card[card - 1]), card - 1);
        adit_note(tx, COV_LOG_SCORES, seat, card, points, 0);
        ADIT_TRY(cov_gain_gp(tx, seat, points));
    }
    return ADIT_OK;
}

/* ---- C4 to C6 ---- */

adit_status cov_each_seat(adit_tx *tx, adit_status (*score)(adit_tx *, int))
{
    cov_state *state = cov_of(tx);

    for (int i = 0; i < state->base.players; i++) {
        const int seat = (state->start_player + i) % state->base.players;
        state->at_turn = state->base.active = (uint8_t)seat;
        ADIT_TRY(score(tx, seat));
    }
    return ADIT_OK;
}

adit_status cov_council_score(adit_tx *tx)
{
    cov_state *state = cov_of(tx);

    ADIT_TRY(cov_each_seat(tx, score_dungeon));
    ADIT_TRY(cov_each_seat(tx, score_projects));
    if (cov_is_solo(state)) {
        cov_elders_council(tx);
    }
    ADIT_TRY(cov_tell_all(tx, state->start_player, COV_EVENT_COUNCIL_ENDED, state->era));
    if (state->era < cov_eras(tx->cards)) { /* COV-138 */
        ADIT_TRY(cov_refill_displays(tx));  /* COV-12.14: cards may have taken tiles since C2c */
        state->era++;
        return cov_begin_era(tx);
    }
    begin_phase(state, COV_PHASE_OBJECTIVES, state->start_player);
    return cov_tell_all(tx, state->start_player, COV_EVENT_GAME_ENDS, 0);
}
