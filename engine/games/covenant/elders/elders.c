/* elders.c - a turn of the Council of Elders (9.2 to 9.4).
 *
 * The Elders are never asked: what a player would choose is chosen by their die, or has a fixed
 * order. Which tool cards lie face down nobody knows, so none of them is named: the state only
 * counts them, and the card is drawn when it is turned up.
 */
#include "engine/games/covenant/elders/elders.h"
#include "engine/base/assert.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/turn.h"

enum { DIE_FACES = 6, MAX_ROLLS = 20 };
/* COV-278 to COV-281 */
enum { TILES_OF_A_DIG = 2, STEPS_OF_A_DIG = 2, GP_WITHOUT_ENEMIES = 4, GP_WITHOUT_BUILDINGS = 5 };

/* ---- The die (COV-268, COV-275) ---- */

/* However long the same useless values come, the step ends: after that many rolls the die only
 * has its usable values, which are as likely as before. */
adit_status cov_elders_die(adit_tx *tx, unsigned usable, int *value)
{
    const unsigned faces = usable & ((2u << DIE_FACES) - 2);
    int outcome;

    *value = 0;
    for (int i = 0; faces != 0 && i < MAX_ROLLS; i++) {
        ADIT_TRY(adit_roll(tx, COV_STREAM_ELDERS, DIE_FACES, &outcome));
        if ((faces >> (outcome + 1) & 1) != 0) {
            *value = outcome + 1;
            return ADIT_OK;
        }
    }
    if (faces == 0) {
        return ADIT_OK; /* nothing is usable: not rolled at all */
    }
    ADIT_TRY(adit_roll(tx, COV_STREAM_ELDERS, __builtin_popcount(faces), &outcome));
    for (int face = 1; face <= DIE_FACES; face++) {
        if ((faces >> face & 1) != 0 && outcome-- == 0) {
            *value = face;
        }
    }
    return ADIT_OK;
}

adit_status cov_elders_choose(adit_tx *tx, const unsigned *value, int count, int *chosen)
{
    unsigned usable = 0;
    int rolled;

    *chosen = -1;
    for (int i = 0; i < count; i++) {
        usable |= value[i];
    }
    ADIT_TRY(cov_elders_die(tx, usable, &rolled));
    for (int i = 0; i < count && rolled != 0 && *chosen < 0; i++) {
        if ((value[i] >> rolled & 1) != 0) {
            *chosen = i;
        }
    }
    return ADIT_OK;
}

static unsigned bit_of(int value)
{
    return value > 0 ? 1u << value : 0;
}

adit_status cov_elders_choose_row(adit_tx *tx, unsigned rows, int *row)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_ROW);
    unsigned value[COV_ROWS] = {0};

    for (int i = 0; i < count; i++) { /* COV-273 */
        const adit_fact *fact = adit_card_at(tx->cards, COV_KIND_ROW, i)->fact;
        const int number = fact[COV_ROW_NUMBER].number - 1;
        if ((rows >> number & 1) != 0) {
            value[number] |= bit_of(fact[COV_ROW_DIE].number) | bit_of(fact[COV_ROW_DIE_2].number);
        }
    }
    return cov_elders_choose(tx, value, COV_ROWS, row);
}

adit_status cov_elders_choose_spot(adit_tx *tx, uint32_t spots, int *spot)
{
    unsigned rows = 0;
    int row;

    for (uint32_t rest = spots; rest != 0; rest &= rest - 1) {
        rows |= 1u << cov_row_of(__builtin_ctz(rest));
    }
    ADIT_TRY(cov_elders_choose_row(tx, rows, &row));
    *spot = row < 0 ? -1 : 0;
    while (row >= 0 && (cov_row_of(*spot) != row || (spots >> *spot & 1) == 0)) {
        ++*spot;
    }
    return ADIT_OK;
}

/* COV-269, COV-270 */
adit_status cov_elders_choose_shown(adit_tx *tx, int display, const adit_card **card)
{
    const uint16_t *shown = cov_of(tx)->shown[display];
    unsigned value[COV_MOST_SLOTS] = {0};
    int chosen;

    for (int slot = 0; slot < cov_display_rows[display].slots; slot++) {
        const adit_fact *fact = cov_slot(tx->cards, display, slot + 1)->fact;
        if (shown[slot] != 0) {
            value[slot] = bit_of(fact[COV_SLOT_DIE].number) | bit_of(fact[COV_SLOT_DIE_2].number);
        }
    }
    ADIT_TRY(cov_elders_choose(tx, value, COV_MOST_SLOTS, &chosen));
    *card = chosen < 0 ? NULL : &tx->cards->card[shown[chosen] - 1];
    return ADIT_OK;
}

void cov_elders_gp(adit_tx *tx, int gp)
{
    cov_state *state = cov_of(tx);
    const int now = state->elders.gp + gp;

    if (gp != 0) {
        state->elders.gp = (uint16_t)(now < 0 ? 0 : now);
        adit_note(tx, COV_LOG_ELDERS_GP, -1, gp, state->elders.gp, 0);
    }
}

/* ---- Their tool cards (COV-265, COV-277) ---- */

/* Cards that lie there, of one type or (-1) of all, into `set`. */
static int cards_at(const adit_tx *tx, int place, int type, int set[COV_MOST])
{
    int found = 0;

    for (int i = 0; i < adit_kind_card_count(tx->cards, COV_KIND_ELDER); i++) {
        const adit_card *card = adit_card_at(tx->cards, COV_KIND_ELDER, i);
        if (cov_of(tx)->elder_lies[i] == place &&
            (type < 0 || card->fact[COV_ELDER_TYPE].number == type)) {
            set[found++] = card->number;
        }
    }
    return found;
}

/* Turns one of them up. */
static adit_status turn_one_at(adit_tx *tx, int place, int type, int *card)
{
    int set[COV_MOST];
    const int count = cards_at(tx, place, type, set);

    return adit_turn_up(tx, COV_STREAM_ELDERS, set, count, ADIT_NO_CARD, card);
}

/* The topmost card whose place in Available is fixed. */
static int pinned_card(const adit_tx *tx)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_ELDER);
    int pinned = ADIT_NO_CARD, top = COV_ELDER_PLACES;

    for (int i = 0; i < count && i < COV_MOST; i++) {
        const int lies = cov_of(tx)->elder_lies[i];
        if (lies >= COV_ELDER_PIN && lies < top) {
            top = lies;
            pinned = tx->cards->kind_first[COV_KIND_ELDER] + i;
        }
    }
    return pinned;
}

/* The n-th type of those that still lie in Available since the beginning. */
static int nth_type(unsigned types, int n)
{
    int type = 0;

    while ((types >> type & 1) == 0 || n-- > 0) {
        type++;
    }
    return type;
}

/* From the shuffled part: known cards that were shuffled in, and of some types one unseen card. */
static adit_status turn_shuffled(adit_tx *tx, int known, int *card)
{
    cov_state *state = cov_of(tx);
    const int types = __builtin_popcount(state->elders.first);
    int drawn = 0;

    if (types > 0) {
        ADIT_TRY(adit_roll(tx, COV_STREAM_ELDERS, known + types, &drawn));
    }
    if (drawn < known) {
        return turn_one_at(tx, COV_ELDER_AVAILABLE, -1, card);
    }
    const int type = nth_type(state->elders.first, drawn - known);
    state->elders.first &= (uint8_t) ~(1u << type);
    return turn_one_at(tx, COV_ELDER_UNSEEN, type, card);
}

static void shuffle_discards(adit_tx *tx)
{
    cov_state *state = cov_of(tx);
    int count = 0;

    for (int i = 0; i < COV_MOST; i++) {
        if (state->elder_lies[i] == COV_ELDER_DISCARDED) {
            state->elder_lies[i] = COV_ELDER_AVAILABLE;
            count++;
        }
    }
    adit_note(tx, COV_LOG_ELDERS_SHUFFLE, -1, count, 0, 0);
}

/* COV-10.87: a forged card is used before the discards are shuffled. */
static adit_status turn_card(adit_tx *tx, int *card)
{
    cov_state *state = cov_of(tx);
    const int pinned = pinned_card(tx);
    int set[COV_MOST];
    const int known = cards_at(tx, COV_ELDER_AVAILABLE, -1, set);

    if (pinned != ADIT_NO_CARD) {
        ADIT_TRY(adit_turn_up(tx, COV_STREAM_ELDERS, NULL, 0, pinned, card));
    } else if (known > 0 || state->elders.first != 0) {
        ADIT_TRY(turn_shuffled(tx, known, card));
    } else if (state->elders.below > 0) {
        state->elders.below--;
        ADIT_TRY(turn_one_at(tx, COV_ELDER_UNSEEN, -1, card));
    } else {
        shuffle_discards(tx);
        ADIT_TRY(turn_one_at(tx, COV_ELDER_AVAILABLE, -1, card));
    }
    if (*card != ADIT_NO_CARD) {
        state->elder_lies[tx->cards->card[*card].kind_number] = COV_ELDER_DISCARDED;
        adit_note(tx, COV_LOG_ELDERS_CARD, -1, *card + 1, 0, 0);
    }
    return ADIT_OK;
}

/* Cards at places from `first` to `last`. */
static int count_cards(const cov_state *state, const adit_cards *cards, int first, int last)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_ELDER); i++) {
        count += state->elder_lies[i] >= first && state->elder_lies[i] <= last;
    }
    return count;
}

int cov_elders_forge_pile(const cov_state *state, const adit_cards *cards)
{
    return count_cards(state, cards, COV_ELDER_UNSEEN, COV_ELDER_UNSEEN) - state->elders.below -
           __builtin_popcount(state->elders.first);
}

int cov_elders_tool_cards(const cov_state *state, const adit_cards *cards)
{
    return count_cards(state, cards, COV_ELDER_AVAILABLE, COV_ELDER_PLACES) + state->elders.below +
           __builtin_popcount(state->elders.first);
}

/* ---- Pick (COV-278) ---- */

/* Two different tiles, or as many as there are; an empty slot is rolled again (COV-10.85). */
static adit_status clear_rubble(adit_tx *tx)
{
    for (int tile = 0; tile < TILES_OF_A_DIG; tile++) {
        const adit_card *card;

        ADIT_TRY(cov_elders_choose_shown(tx, COV_RUBBLE, &card));
        if (card != NULL) {
            cov_take_shown(cov_of(tx), card, COV_LIES_DISCARDED);
            adit_note(tx, COV_LOG_ELDERS_CLEAR, -1, card->number + 1, 0, 0);
        }
    }
    return ADIT_OK;
}

/* The leftmost face-down hall of a row, wherever it lies (COV-10.84). */
static adit_status reveal_hall(adit_tx *tx)
{
    const cov_state *state = cov_of(tx);
    uint32_t face_down = 0;
    int spot, hall;

    for (int i = 0; i < COV_SPOTS; i++) {
        face_down |= (uint32_t)(state->back[i] != 0) << i;
    }
    ADIT_TRY(cov_elders_choose_spot(tx, face_down, &spot));
    if (spot < 0) {
        return ADIT_OK;
    }
    const adit_card *back = adit_card_at(tx->cards, COV_KIND_BACK, state->back[spot] - 1);
    ADIT_TRY(cov_elders_get(tx, back->fact[COV_BACK_REWARD].effect));
    return cov_turn_hall(tx, spot, &hall);
}

static adit_status dig_step(adit_tx *tx)
{
    ADIT_TRY(clear_rubble(tx));
    ADIT_TRY(cov_elders_advance(tx, COV_MINING, STEPS_OF_A_DIG));
    ADIT_TRY(cov_elders_take_relic(tx));
    return reveal_hall(tx);
}

/* ---- Axe (COV-279) ---- */

/* What they take from a row, the best first. */
static const int prey[][COV_ENEMIES] = {{0, 0, 1}, {1, 1, 0}, {2, 0, 0}};
enum { PREYS = sizeof prey / sizeof *prey };

static void count_row(const cov_state *state, int row, int count[COV_ENEMIES])
{
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        count[enemy] = 0;
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            count[enemy] += cov_row_of(spot) == row ? state->enemy[spot][enemy] : 0;
        }
    }
}

/* The best prey of a row; PREYS: none. */
static int best_prey(const cov_state *state, int row)
{
    int count[COV_ENEMIES], best = 0;

    count_row(state, row, count);
    while (best < PREYS &&
           (count[0] < prey[best][0] || count[1] < prey[best][1] || count[2] < prey[best][2])) {
        best++;
    }
    return best;
}

/* COV-10.86: the rows with the best prey; without the switch every row that qualifies. */
static unsigned rows_with_prey(const cov_state *state)
{
    const bool wants_best = state->base.rule[COV_RULE_AXE_GLOBAL] != 0;
    unsigned rows[PREYS + 1] = {0};

    for (int row = 0; row < COV_ROWS; row++) {
        rows[wants_best ? best_prey(state, row) : best_prey(state, row) / PREYS * PREYS] |= 1u
                                                                                            << row;
    }
    for (int best = 0; best < PREYS; best++) {
        if (rows[best] != 0) {
            return rows[best];
        }
    }
    return 0;
}

void cov_elders_capture(adit_tx *tx, int spot, int enemy)
{
    cov_state *state = cov_of(tx);

    state->enemy[spot][enemy]--;
    state->elders.dungeon[enemy]++;
    adit_note(tx, COV_LOG_ELDERS_ENEMY, -1, COV_GOBLIN + enemy, spot, 0);
}

/* From the left. */
static void capture_in_row(adit_tx *tx, int row, const int wanted[COV_ENEMIES])
{
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        int left = wanted[enemy];
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            while (left > 0 && cov_row_of(spot) == row && cov_of(tx)->enemy[spot][enemy] > 0) {
                cov_elders_capture(tx, spot, enemy);
                left--;
            }
        }
    }
}

/* COV-276: troll, orc, goblin. A face that gives a resource gives nothing, and the die is rolled
 * all the same (COV-10.101). */
adit_status cov_elders_spoils(adit_tx *tx, const int defeated[COV_ENEMIES])
{
    ADIT_TRY(cov_elders_advance(tx, COV_PRESTIGE, cov_prestige_for(tx->cards, defeated)));
    for (int enemy = COV_ENEMIES - 1; enemy >= 0; enemy--) {
        if (defeated[enemy] > 0) {
            const adit_card *face = cov_face_card(tx->cards, enemy, cov_of(tx)->die[enemy]);
            ADIT_TRY(cov_elders_get(tx, face->fact[COV_FACE_REWARD].effect));
            ADIT_TRY(cov_roll_die(tx, enemy));
        }
    }
    return ADIT_OK;
}

static adit_status fight_step(adit_tx *tx)
{
    int row;

    ADIT_TRY(cov_elders_choose_row(tx, rows_with_prey(cov_of(tx)), &row));
    if (row < 0) {
        cov_elders_gp(tx, GP_WITHOUT_ENEMIES);
        return ADIT_OK;
    }
    const int best = best_prey(cov_of(tx), row);
    if (ADIT_CANNOT(best >= PREYS)) { /* the row was chosen for its prey */
        return ADIT_OK;
    }
    capture_in_row(tx, row, prey[best]);
    return cov_elders_spoils(tx, prey[best]);
}

/* ---- Cart (COV-280) ---- */

/* COV-10.124: they deliver everything at once or not at all. */
static bool may_use_site(const adit_tx *tx, int site)
{
    const cov_state *state = cov_of(tx);
    const int limit = cov_site_limit(tx->cards, site);
    int spaces = 0;

    for (int resource = 0; resource < COV_RESOURCES; resource++) {
        spaces += cov_site_free(state, tx->cards, site, resource);
    }
    return state->site_carts[site][COV_ELDERS] == 0 && limit <= state->elders.carts &&
           limit <= spaces;
}

/* Mythrall before gold before emerald before iron. */
static void cover_spaces(adit_tx *tx, int site)
{
    cov_state *state = cov_of(tx);
    const int limit = cov_site_limit(tx->cards, site);
    int gp = 0;

    for (int resource = COV_MYTHRALL; resource >= COV_IRON; resource--) {
        while (state->site_carts[site][COV_ELDERS] < limit &&
               cov_site_free(state, tx->cards, site, resource) > 0) {
            state->site_covered[site][resource]++;
            state->site_carts[site][COV_ELDERS]++;
            state->elders.carts--;
            gp += cov_elders_delivery_gp(tx->cards, resource);
            adit_note(tx, COV_LOG_ELDERS_CART, -1, resource,
                      adit_card_at(tx->cards, COV_KIND_SITE, site)->number + 1, 0);
        }
    }
    cov_elders_gp(tx, gp);
}

/* COV-10.36, COV-10.125: the leftmost empty reward space. */
static adit_status complete_site(adit_tx *tx, int site)
{
    cov_state *state = cov_of(tx);
    const adit_card *card = adit_card_at(tx->cards, COV_KIND_SITE, site);

    state->elders.board[COV_PILLAR + card->fact[COV_SITE_KIND].number]++;
    adit_note(tx, COV_LOG_ELDERS_SITE, -1, card->number + 1, 0, 0);
    for (int n = 0; n < cov_site_reward_count(state); n++) {
        if (state->site_marker[site][n] == 0) {
            state->site_marker[site][n] = COV_ELDERS + 1;
            return cov_elders_get(tx, cov_site_reward(state, tx->cards, site, n));
        }
    }
    return ADIT_OK;
}

static adit_status transport_step(adit_tx *tx)
{
    const int count = adit_kind_card_count(tx->cards, COV_KIND_SITE);
    unsigned value[COV_SITES] = {0};
    int site;

    for (int i = 0; i < count && i < COV_SITES; i++) { /* COV-272 */
        const int die = adit_card_at(tx->cards, COV_KIND_SITE, i)->fact[COV_SITE_DIE].number;
        value[i] = may_use_site(tx, i) ? bit_of(die) : 0;
    }
    ADIT_TRY(cov_elders_choose(tx, value, COV_SITES, &site));
    if (site < 0) {
        return ADIT_OK;
    }
    cover_spaces(tx, site);
    return complete_site(tx, site);
}

/* ---- Compass (COV-281) ---- */

/* COV-285: a kind without a place is passed over. */
static adit_status build_step(adit_tx *tx)
{
    static const int order[COV_BUILDINGS] = {COV_PILLAR, COV_GATE, COV_WORKSHOP, COV_HOUSE};
    const uint8_t *board = cov_of(tx)->elders.board;
    bool has_any = false, is_built = false;

    for (int i = 0; i < COV_BUILDINGS && !is_built; i++) {
        if (board[order[i]] > 0) {
            has_any = true;
            ADIT_TRY(cov_elders_build(tx, order[i], &is_built));
        }
    }
    if (!has_any) {
        cov_elders_gp(tx, GP_WITHOUT_BUILDINGS);
    }
    return ADIT_OK;
}

/* ---- The turn (COV-277) ---- */

adit_status cov_elders_turn(adit_tx *tx)
{
    static adit_status (*const steps[COV_ACTIONS])(adit_tx *) = {
        [COV_DIG] = dig_step,
        [COV_SKIRMISH] = fight_step,
        [COV_BUILD] = build_step,
        [COV_TRANSPORT] = transport_step,
    };
    int card;

    ADIT_TRY(turn_card(tx, &card));
    if (card != ADIT_NO_CARD) {
        const adit_fact *fact = tx->cards->card[card].fact;
        const int type = fact[COV_ELDER_TYPE].number;
        if (type < COV_ACTIONS) {
            ADIT_TRY(steps[type](tx));
        }
        ADIT_TRY(cov_elders_get(tx, fact[COV_ELDER_REWARD].effect));
    }
    ADIT_TRY(cov_refill_displays(tx));
    cov_next_turn(tx);
    return ADIT_OK;
}
