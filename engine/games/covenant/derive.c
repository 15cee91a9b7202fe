/* derive.c - what follows from the fields, after a scenario or a save has set them.
 *
 * A scenario names what matters to it, and the rest is put in order here: a coin on a clan board
 * has left the display, a building in the mountain has left the forge, a cart at a site is not in
 * reserve. A position that was saved is in order already, so nothing changes in it. What cannot
 * be put in order is left for the check to name.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"

#include <string.h>

#include "engine/base/assert.h"

/* ---- The mountain ---- */

static void derive_halls(cov_state *state, const adit_cards *cards)
{
    memset(state->hall, 0, sizeof state->hall);
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_HALL); i++) {
        const int place = state->hall_lies[i];
        if (place >= COV_HALL_UP && place < COV_HALL_PIN) {
            state->hall[place - COV_HALL_UP] = (uint8_t)(i + 1);
            state->back[place - COV_HALL_UP] = 0;
        }
    }
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_HALL); i++) {
        const int spot = state->hall_lies[i] - COV_HALL_PIN;
        if (spot >= 0 && spot < COV_SPOTS && state->hall[spot] == 0) {
            state->back[spot] =
                (uint8_t)(adit_card_at(cards, COV_KIND_HALL, i)->extra[COV_EXTRA_BACK] + 1);
        }
    }
}

/* A spot whose tile a scenario has put elsewhere gets the first one that nobody has seen. */
static void fill_spots(cov_state *state, const adit_cards *cards)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        int hall = 0;
        if (!cov_spot_exists(state, spot) || state->hall[spot] != 0 || state->back[spot] != 0) {
            continue;
        }
        while (hall < adit_kind_card_count(cards, COV_KIND_HALL) &&
               state->hall_lies[hall] != COV_HALL_UNSEEN) {
            hall++;
        }
        if (hall == adit_kind_card_count(cards, COV_KIND_HALL)) {
            return;
        }
        if (cov_starts_face_up(cards, spot)) {
            state->hall_lies[hall] = (uint8_t)(COV_HALL_UP + spot);
            state->hall[spot] = (uint8_t)(hall + 1);
        } else {
            state->back[spot] =
                (uint8_t)(adit_card_at(cards, COV_KIND_HALL, hall)->extra[COV_EXTRA_BACK] + 1);
        }
    }
}

void cov_count_backs(const cov_state *state, const adit_cards *cards, int spare[COV_MOST])
{
    memset(spare, 0, COV_MOST * sizeof *spare);
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_HALL); i++) {
        spare[adit_card_at(cards, COV_KIND_HALL, i)->extra[COV_EXTRA_BACK]] +=
            state->hall_lies[i] == COV_HALL_UNSEEN || state->hall_lies[i] >= COV_HALL_PIN;
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (state->back[spot] != 0 && !ADIT_CANNOT(state->back[spot] > COV_MOST)) {
            spare[state->back[spot] - 1]--;
        }
    }
}

static bool is_pinned(const cov_state *state, const adit_cards *cards, int spot)
{
    return memchr(state->hall_lies, COV_HALL_PIN + spot,
                  (size_t)adit_kind_card_count(cards, COV_KIND_HALL)) != NULL;
}

/* Another back that is left over, or -1. */
static int spare_back(const int spare[COV_MOST])
{
    for (int back = 0; back < COV_MOST; back++) {
        if (spare[back] > 0) {
            return back;
        }
    }
    return -1;
}

/* A back that no unseen hall has any more is changed for one that is left over; first where a
 * scenario has set none. */
static void match_backs(cov_state *state, const adit_cards *cards)
{
    int spare[COV_MOST];

    cov_count_backs(state, cards, spare);
    for (int i = 0; i < 2 * COV_SPOTS; i++) {
        const int spot = i % COV_SPOTS, back = state->back[spot] - 1;
        const bool is_set = state->back[spot] != state->dealt[spot];
        if (back < 0 || ADIT_CANNOT(back >= COV_MOST) || spare[back] >= 0 ||
            is_pinned(state, cards, spot) || (is_set && i < COV_SPOTS)) {
            continue;
        }
        const int other = spare_back(spare);
        if (other < 0) {
            break; /* and none will be */
        }
        state->back[spot] = (uint8_t)(other + 1);
        spare[back]++;
        spare[other]--;
    }
    memcpy(state->dealt, state->back, sizeof state->dealt);
}

/* ---- Cards with a pile ---- */

/* What lies open has left the pile, what lies elsewhere has left its slot, and a gap that this
 * makes is filled with the first card of the pile: scenarios are no matter of chance. */
static void derive_display(cov_state *state, const adit_cards *cards, int number)
{
    const cov_display_row *row = &cov_display_rows[number];
    const adit_card *first = adit_card_at(cards, row->kind, 0);
    uint16_t *slot[COV_MOST_SLOTS + COV_SEATS], *gap[COV_MOST_SLOTS + COV_SEATS];
    uint8_t *lies = state->lies[row->display];
    bool is_open[COV_MOST] = {false};
    int slots = 0, gaps = 0;

    for (int i = 0; i < row->slots; i++) {
        slot[slots++] = &state->shown[number][i];
    }
    for (int i = 0; i < COV_SEATS && number == COV_TRADITIONS; i++) {
        slot[slots++] = &state->draft[1][i];
    }
    for (int i = 0; i < slots; i++) {
        const int card = *slot[i] - 1;
        if (card < 0 || card >= cards->count || !cov_belongs_to_row(row, &cards->card[card])) {
            continue; /* empty, or the check will say so */
        }
        uint8_t *place = &lies[cards->card[card].kind_number];
        if (*place == COV_LIES_PILE || *place == COV_LIES_SHOWN) {
            *place = COV_LIES_SHOWN;
            is_open[cards->card[card].kind_number] = true;
        } else {
            *slot[i] = 0;
            gap[gaps++] = slot[i];
        }
    }
    const int count = adit_kind_card_count(cards, row->kind);
    for (int i = 0; i < count; i++) {
        if (lies[i] == COV_LIES_SHOWN && !is_open[i] && cov_belongs_to_row(row, &first[i])) {
            lies[i] = COV_LIES_PILE;
        }
    }
    for (int i = 0, filled = 0; i < count && filled < gaps; i++) {
        if (lies[i] == COV_LIES_PILE && cov_belongs_to_row(row, &first[i])) {
            lies[i] = COV_LIES_SHOWN;
            *gap[filled++] = (uint16_t)(first[i].number + 1);
        }
    }
}

/* What lies on the places of a clan board belongs to the player; what is said to belong to the
 * player and lies on none of them goes back to the pile. */
static void derive_owned(cov_state *state, const adit_cards *cards, const cov_display_row *row,
                         int seat)
{
    const uint16_t *place = cov_owned(row, &state->player[seat]);
    const int count = adit_kind_card_count(cards, row->kind);
    uint8_t *lies = state->lies[row->display], *of_seat;

    while ((of_seat = memchr(lies, COV_LIES_WITH + seat, (size_t)count)) != NULL) {
        *of_seat = COV_LIES_PILE;
    }
    for (int i = 0; i < row->places; i++) {
        if (place[i] > 0 && place[i] <= cards->count &&
            cards->card[place[i] - 1].kind == row->kind) {
            lies[cards->card[place[i] - 1].kind_number] = (uint8_t)(COV_LIES_WITH + seat);
        }
    }
}

/* Traditions in play are owned, and owned ones are in play; the order is kept. */
static void derive_traditions(cov_state *state, const adit_cards *cards, int seat)
{
    adit_in_play *list = &state->player[seat].common.in_play;

    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &cards->card[list->card[i]];
        if (card->kind == COV_KIND_TRADITION) {
            state->lies[COV_TRADITIONS][card->kind_number] = (uint8_t)(COV_LIES_WITH + seat);
        }
    }
    const int count = adit_kind_card_count(cards, COV_KIND_TRADITION);
    for (int i = 0; i < count; i++) {
        if (state->lies[COV_TRADITIONS][i] == COV_LIES_WITH + seat) {
            adit_in_play_add(list, adit_card_at(cards, COV_KIND_TRADITION, i)->number);
        }
    }
}

static void derive_cards(cov_state *state, const adit_cards *cards)
{
    if (state->phase > COV_PHASE_START_TILES) {
        memset(state->draft, 0, sizeof state->draft); /* COV-115: the draft is over */
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        derive_owned(state, cards, &cov_display_rows[COV_COINS], seat);
        derive_owned(state, cards, &cov_display_rows[COV_TOOLS_SHOWN], seat);
        derive_owned(state, cards, &cov_display_rows[COV_JEWELS], seat);
        derive_traditions(state, cards, seat);
    }
    for (int row = 0; row < COV_DISPLAY_ROWS; row++) {
        derive_display(state, cards, row);
    }
}

/* ---- Sites ---- */

static bool has_marker(const cov_state *state, int site, int clan)
{
    for (int n = 0; n < COV_SITE_REWARDS; n++) {
        if (state->site_marker[site][n] == clan + 1) {
            return true;
        }
    }
    return false;
}

/* A clan that has delivered all has its marker there: on the first space that is free. */
static void derive_markers(cov_state *state, int site, int limit)
{
    for (int clan = 0; clan < COV_SEATS; clan++) {
        const bool is_blocked = state->base.players == 3 && clan == COV_SEATS - 1; /* COV-98 */
        if (state->site_carts[site][clan] != limit || is_blocked || has_marker(state, site, clan)) {
            continue;
        }
        for (int n = 0; n < cov_site_reward_count(state); n++) {
            if (state->site_marker[site][n] == 0) {
                state->site_marker[site][n] = (uint8_t)(clan + 1);
                break;
            }
        }
    }
}

/* Every cart covers a space: those that are not told cover the dearest that is free. */
static void derive_covered(cov_state *state, const adit_cards *cards, int site)
{
    int carts = 0, covered = 0;

    for (int clan = 0; clan < COV_SEATS; clan++) {
        carts += state->site_carts[site][clan];
    }
    for (int good = 0; good < COV_RESOURCES; good++) {
        covered += state->site_covered[site][good];
    }
    for (int good = COV_RESOURCES - 1; good >= 0; good--) {
        while (covered < carts && cov_site_free(state, cards, site, good) > 0) {
            state->site_covered[site][good]++;
            covered++;
        }
    }
}

/* ---- Pieces of a clan ---- */

void cov_count_available(const cov_state *state, const adit_cards *cards, int clan,
                         int have[COV_BUILDINGS])
{
    have[COV_HOUSE] = have[COV_WORKSHOP] = COV_BASICS;
    have[COV_PILLAR] = have[COV_GATE] = 0;
    for (int site = 0; site < COV_SITES; site++) {
        const adit_fact *fact = adit_card_at(cards, COV_KIND_SITE, site)->fact;
        have[COV_PILLAR + fact[COV_SITE_KIND].number] +=
            state->site_carts[site][clan] == fact[COV_SITE_LIMIT].number;
    }
    for (int space = 0; space < COV_TOOL_SPACES && !cov_is_elders(state, clan); space++) {
        const adit_fact *place = cov_place_card(cards, COV_PLACE_TOOL, space + 1)->fact;
        if (state->player[clan].forged[space] == 0) {
            have[COV_HOUSE] -= place[COV_PLACE_HOUSES].number;
            have[COV_WORKSHOP] -= place[COV_PLACE_WORKSHOPS].number;
        }
    }
}

/* COV-12.7: what is ready is what is neither built nor lies elsewhere. */
static void derive_forge(const cov_state *state, const adit_cards *cards, int clan,
                         uint8_t ready[COV_BUILDINGS])
{
    int have[COV_BUILDINGS], built[COV_BUILDINGS];

    cov_count_buildings(state, clan, built);
    cov_count_available(state, cards, clan, have);
    for (int kind = 0; kind < COV_BUILDINGS; kind++) {
        ready[kind] = (uint8_t)(have[kind] > built[kind] ? have[kind] - built[kind] : 0);
    }
}

/* COV-12.5 */
static uint8_t derive_carts(const cov_state *state, int clan, const uint8_t *throne)
{
    int carts = COV_CARTS;

    for (int site = 0; site < COV_SITES; site++) {
        carts -= state->site_carts[site][clan];
    }
    for (int good = 0; good < COV_RESOURCES; good++) {
        carts -= throne[good];
    }
    return (uint8_t)(carts > 0 ? carts : 0);
}

/* ---- Dwarves ---- */

int cov_turns_taken(const cov_state *state, int seat)
{
    const int players = state->base.players;
    const int place = (seat - state->start_player + players) % players;
    const int turn = (state->at_turn - state->start_player + players) % players;

    if (state->phase == COV_PHASE_COUNCIL) {
        return -1;
    }
    if (state->phase < COV_PHASE_RELIC_PRE || state->phase > COV_PHASE_COUNCIL) {
        return 0;
    }
    if (state->phase == COV_PHASE_ELDERS) {
        return state->round;
    }
    return state->round - 1 +
           (place < turn || (place == turn && state->phase >= COV_PHASE_SUPPORT));
}

static int weakest_in_tavern(const cov_player *player)
{
    int strength = 0;

    while (strength < COV_STRENGTHS && player->tavern[strength] == 0) {
        strength++;
    }
    return strength;
}

/* COV-12.4: dwarves that a scenario names take the places of the weakest ones in the tavern; if
 * turns are over, that many stand on the first tools. */
static void derive_dwarves(const cov_state *state, cov_player *player, int seat)
{
    int all = 0, working = 0, weakest;

    for (int strength = 0; strength < COV_STRENGTHS; strength++) {
        all += player->tavern[strength];
    }
    for (int tool = 0; tool < COV_TOOLS; tool++) {
        working += player->dwarf_on[tool] > 0;
    }
    for (all += working; all > COV_DWARVES; all--) {
        weakest = weakest_in_tavern(player);
        if (weakest == COV_STRENGTHS) {
            return;
        }
        player->tavern[weakest]--;
    }
    for (int tool = 0; tool < COV_PRINTED_TOOLS && working < cov_turns_taken(state, seat); tool++) {
        weakest = weakest_in_tavern(player);
        if (player->dwarf_on[tool] == 0 && weakest < COV_STRENGTHS) {
            player->dwarf_on[tool] = (uint8_t)(weakest + 1);
            player->tavern[weakest]--;
            working++;
        }
    }
}

/* The cards in use are those of the difficulty tile, which a scenario may have changed. */
static void choose_elder_cards(cov_state *state, const adit_cards *cards)
{
    const int count = adit_kind_card_count(cards, COV_KIND_ELDER);
    bool is_other = false;

    for (int i = 0; i < count; i++) {
        if (!cov_is_elder_used(state, cards, i) && state->elder_lies[i] != COV_ELDER_OUT) {
            state->elder_lies[i] = COV_ELDER_OUT;
            is_other = true;
        }
    }
    for (int i = 0; i < count && is_other; i++) {
        if (cov_is_elder_used(state, cards, i) && state->elder_lies[i] == COV_ELDER_OUT) {
            state->elder_lies[i] = COV_ELDER_UNSEEN;
        }
    }
}

/* A card that is named as one of theirs takes the place of the unseen one of its type. */
static void derive_elder_cards(cov_state *state, const adit_cards *cards)
{
    choose_elder_cards(state, cards);
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_ELDER); i++) {
        const int type = adit_card_at(cards, COV_KIND_ELDER, i)->fact[COV_ELDER_TYPE].number;
        if (state->elder_lies[i] >= COV_ELDER_AVAILABLE) {
            state->elders.first &= (uint8_t) ~(1u << type);
        }
    }
}

static bool is_no_difficulty(const void *cards, int card)
{
    return ((const adit_cards *)cards)->card[card].kind != COV_KIND_DIFFICULTY;
}

/* The difficulty tile lies on the table, where its hooks work; one without any is only looked at.
 */
static void derive_table(adit_state *base, const adit_cards *cards)
{
    const int tile = ((cov_state *)base)->elders.difficulty;
    const adit_card *card = adit_card_at(cards, COV_KIND_DIFFICULTY, tile);

    adit_in_play_keep(&base->in_play, is_no_difficulty, cards);
    if (base->players == 1 &&
        (card->events | card->values | card->permissions | card->deeds) != 0) {
        adit_in_play_add(&base->in_play, card->number);
    }
}

/* These are set in the course of a decision and taken back before it ends. */
static void clear_course(cov_state *state)
{
    state->turn.action = 0;
    state->turn.delivering = 0;
    state->turn.built_at = 0;
    state->turn.picked = 0;
    state->turn.discarding = 0;
}

void cov_derive(adit_state *base, const adit_cards *cards)
{
    cov_state *state = (cov_state *)base;

    base->active = state->at_turn;
    clear_course(state);
    derive_halls(state, cards);
    fill_spots(state, cards);
    match_backs(state, cards);
    derive_cards(state, cards);
    derive_table(base, cards);
    for (int site = 0; site < COV_SITES; site++) {
        derive_covered(state, cards, site);
        derive_markers(state, site, cov_site_limit(cards, site));
    }
    for (int seat = 0; seat < base->players; seat++) {
        cov_player *player = &state->player[seat];
        derive_forge(state, cards, seat, player->forge);
        player->carts = derive_carts(state, seat, player->throne);
        derive_dwarves(state, player, seat);
    }
    if (cov_is_solo(state)) {
        derive_forge(state, cards, COV_ELDERS, state->elders.board);
        state->elders.carts = derive_carts(state, COV_ELDERS, state->elders.throne);
        derive_elder_cards(state, cards);
    }
}
