/* check_cards.c - the invariants about cards and about the mountain.
 *
 * A card with a pile has a place and, if it lies open or belongs to somebody, a slot or a space
 * as well; both must agree, so that no card is there twice (COV-12.12 to COV-12.14).
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/check/check.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"

/* ---- Halls ---- */

static adit_status check_spot(const cov_state *state, int spot, adit_err *err)
{
    const bool is_up = state->hall[spot] != 0, is_down = state->back[spot] != 0;

    if (!cov_spot_exists(state, spot)) {
        return !is_up && !is_down
                   ? ADIT_OK
                   : adit_fail(err, ADIT_INTERNAL, "COV-51: spot %s does not exist with %d players",
                               cov_spot_words[spot], state->base.players);
    }
    return is_up != is_down ? ADIT_OK
                            : adit_fail(err, ADIT_INTERNAL, "COV-105: %s hall lies at %s",
                                        is_up ? "more than one" : "no", cov_spot_words[spot]);
}

/* Every back belongs to an unseen hall, and every hall lies in one place. */
static adit_status check_backs(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    int spare[COV_MOST] = {0};
    const int halls = adit_cards_of_kind(cards, COV_KIND_HALL);

    for (int i = 0; i < halls; i++) {
        const int place = state->hall_lies[i];
        const bool is_up = place >= COV_HALL_UP && place < COV_HALL_PIN;
        const adit_card *hall = adit_card_at(cards, COV_KIND_HALL, i);
        if (is_up && state->hall[place - COV_HALL_UP] != i + 1) {
            return adit_fail(err, ADIT_INTERNAL, "COV-105: more than one hall lies at %s",
                             cov_spot_words[place - COV_HALL_UP]);
        }
        for (int k = 0; k < i && place >= COV_HALL_PIN; k++) {
            if (state->hall_lies[k] == place) {
                return adit_fail(err, ADIT_INTERNAL, "COV-105: two halls are pinned under %s",
                                 cov_spot_words[place - COV_HALL_PIN]);
            }
        }
        if (place >= COV_HALL_PIN &&
            state->back[place - COV_HALL_PIN] != hall->extra[COV_EXTRA_BACK] + 1) {
            return adit_fail(err, ADIT_INTERNAL, "COV-105: %s cannot lie face down at %s", hall->id,
                             cov_spot_words[place - COV_HALL_PIN]);
        }
        spare[hall->extra[COV_EXTRA_BACK]] += !is_up;
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int back = state->back[spot];
        if (back != 0 && --spare[back - 1] < 0) {
            return adit_fail(
                err, ADIT_INTERNAL, "COV-105: no unseen hall has the back %s shown at %s",
                adit_card_at(cards, COV_KIND_BACK, back - 1)->id, cov_spot_words[spot]);
        }
    }
    return ADIT_OK;
}

/* COV-12.15: the Elders may reveal anywhere (COV-10.84). */
static adit_status check_connected(const cov_state *state, adit_err *err)
{
    uint32_t up = 0, found, before;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        up |= (uint32_t)(state->hall[spot] != 0) << spot;
    }
    found = up & -up;
    do {
        before = found;
        for (uint32_t rest = found; rest != 0; rest &= rest - 1) {
            for (int direction = 0; direction < 6; direction++) {
                const int next = cov_neighbour(state, __builtin_ctz(rest), direction);
                found |= next >= 0 ? up & UINT32_C(1) << next : 0;
            }
        }
    } while (found != before);
    if (found != up && !cov_is_solo(state)) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.15: the face-up hall at %s is not connected to the others",
                         cov_spot_words[__builtin_ctz(up & ~found)]);
    }
    return ADIT_OK;
}

/* ---- Buildings ---- */

/* Pieces of a clan that does not play would never be counted. */
static adit_status check_owner(const cov_state *state, int clan, const char *where, adit_err *err)
{
    return clan < cov_clans(state)
               ? ADIT_OK
               : adit_fail(err, ADIT_INTERNAL,
                           "COV-12.7: the building at %s belongs to a clan that is not in the game",
                           where);
}

/* COV-12.8 */
static adit_status check_basics(const cov_state *state, const adit_cards *cards, int spot,
                                adit_err *err)
{
    const uint8_t *basic = state->basic[spot];
    const int count = (basic[0] != 0) + (basic[1] != 0);

    if (count == 0) {
        return ADIT_OK;
    }
    if (!cov_is_up(state, spot)) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.8: there is a building at %s, which is not face up",
                         cov_spot_words[spot]);
    }
    const int slots = cov_hall_at(state, cards, spot)->fact[COV_HALL_SLOTS].number;
    if (count > slots) {
        return adit_fail(err, ADIT_INTERNAL, "COV-12.8: %s has %d slots but holds %d buildings",
                         cov_spot_words[spot], slots, count);
    }
    return ADIT_OK;
}

/* COV-12.9 */
static adit_status check_pillar(const cov_state *state, int point, adit_err *err)
{
    int spots[3];

    if (!cov_point_spots(state, point, spots) || !cov_is_up(state, spots[0]) ||
        !cov_is_up(state, spots[1]) || !cov_is_up(state, spots[2])) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.9: the pillar on %s does not touch three face-up halls",
                         cov_point_words[point]);
    }
    return ADIT_OK;
}

/* COV-12.9 */
static adit_status check_gate(const cov_state *state, int edge, adit_err *err)
{
    int spots[2];

    if (!cov_edge_spots(state, edge, spots) || !cov_is_up(state, spots[0]) ||
        !cov_is_up(state, spots[1])) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.9: the gate on %s does not join two face-up halls",
                         cov_edge_words[edge]);
    }
    return ADIT_OK;
}

adit_status cov_check_mountain(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;

    for (int spot = 0; spot < COV_SPOTS; spot++) {
        status = adit_gather(err, status, check_spot(state, spot, &one), &one);
    }
    status = adit_gather(err, status, check_backs(state, cards, &one), &one);
    status = adit_gather(err, status, check_connected(state, &one), &one);
    if (status != ADIT_OK) {
        return status; /* what stands there is looked for in halls that are there */
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int i = 0; i < 2; i++) {
            status = adit_gather(
                err, status,
                check_owner(state, (state->basic[spot][i] - 1) / 2, cov_spot_words[spot], &one),
                &one);
        }
        status = adit_gather(err, status, check_basics(state, cards, spot, &one), &one);
    }
    for (int point = 0; point < COV_POINTS; point++) {
        status = adit_gather(
            err, status, check_owner(state, state->pillar[point] - 1, cov_point_words[point], &one),
            &one);
        if (state->pillar[point] != 0) {
            status = adit_gather(err, status, check_pillar(state, point, &one), &one);
        }
    }
    for (int edge = 0; edge < COV_EDGES; edge++) {
        status = adit_gather(err, status,
                             check_owner(state, state->gate[edge] - 1, cov_edge_words[edge], &one),
                             &one);
        if (state->gate[edge] != 0) {
            status = adit_gather(err, status, check_gate(state, edge, &one), &one);
        }
    }
    return status;
}

/* ---- Cards with a pile ---- */

/* One kind of card: how often each was found open, on a clan board, and with whom. */
typedef struct {
    const cov_state *state;
    const adit_cards *cards;
    int kind;
    const char *rule;
    const uint8_t *lies;
    uint8_t place[COV_MOST]; /* where it was found, COV_LIES_PILE: nowhere */
    adit_err *err;
} census;

static adit_status note_found(census *it, int number, int place, const char *where)
{
    if (number == 0) {
        return ADIT_OK;
    }
    const adit_card *card = &it->cards->card[number - 1];
    if (card->kind != it->kind) {
        return adit_fail(it->err, ADIT_INTERNAL, "%s: %s on %s is not of kind %s", it->rule,
                         card->id, where, cov_game.kinds[it->kind].name);
    }
    if (it->place[card->kind_number] != COV_LIES_PILE) {
        return adit_fail(it->err, ADIT_INTERNAL, "%s: %s is in two places", it->rule, card->id);
    }
    it->place[card->kind_number] = (uint8_t)place;
    return ADIT_OK;
}

static adit_status note_all_found(census *it, const uint16_t *slot, int count, int place,
                                  const char *where)
{
    for (int i = 0; i < count; i++) {
        ADIT_TRY(note_found(it, slot[i], place, where));
    }
    return ADIT_OK;
}

/* Whether a card that is said to lie there must also have been found there. */
static bool is_found_there(int kind, int place)
{
    if (place == COV_LIES_SHOWN) {
        return true;
    }
    return place >= COV_LIES_WITH && place < COV_LIES_FRESH && kind != COV_KIND_RELIC;
}

static adit_status compare_places(const census *it)
{
    const int count = adit_cards_of_kind(it->cards, it->kind);

    for (int i = 0; i < count; i++) {
        const int said = is_found_there(it->kind, it->lies[i]) ? it->lies[i] : COV_LIES_PILE;
        const char *id = adit_card_at(it->cards, it->kind, i)->id;
        /* what it does at once comes before it is in play */
        const bool is_arriving = it->kind == COV_KIND_TRADITION && it->place[i] == COV_LIES_PILE &&
                                 said >= COV_LIES_WITH &&
                                 adit_card_at(it->cards, it->kind, i)->built != 0;
        if (said != it->place[i] && !is_arriving) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "%s: %s is not where it should be (place %d, found at %d)", it->rule,
                             id, it->lies[i], it->place[i]);
        }
        if (it->lies[i] >= COV_LIES_FRESH && it->lies[i] < COV_LIES_PIN &&
            it->kind != COV_KIND_RELIC) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "%s: %s is not a relic, and only relics can be fresh or used",
                             it->rule, id);
        }
        for (int k = 0; k < i && it->lies[i] >= COV_LIES_PIN; k++) {
            if (it->lies[k] == it->lies[i]) {
                return adit_fail(it->err, ADIT_INTERNAL,
                                 "%s: %s and %s are pinned to the same place", it->rule,
                                 adit_card_at(it->cards, it->kind, k)->id, id);
            }
        }
    }
    return ADIT_OK;
}

static bool is_in_pile(const census *it, int colour)
{
    for (int i = 0; i < adit_cards_of_kind(it->cards, it->kind); i++) {
        const adit_card *card = adit_card_at(it->cards, it->kind, i);
        if ((it->lies[i] == COV_LIES_PILE || it->lies[i] >= COV_LIES_PIN) &&
            (colour < 0 || card->fact[COV_JEWEL_COLOUR].number == colour)) {
            return true;
        }
    }
    return false;
}

/* COV-12.14: no gap while the pile lasts; jewels at every question, the others when a turn
 * starts. */
static adit_status check_full(const census *it, const uint16_t *slot, int slots, int colour)
{
    const cov_state *state = it->state;
    const bool is_start =
        (state->phase == COV_PHASE_RELIC_PRE || state->phase == COV_PHASE_ASSIGN) &&
        state->turn.relic_used == 0;

    for (int i = 0; i < slots && (is_start || colour >= 0); i++) {
        if (slot[i] == 0 && is_in_pile(it, colour)) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "COV-12.14: slot %d of the %s display is empty", i + 1,
                             cov_game.kinds[it->kind].name);
        }
    }
    return ADIT_OK;
}

static adit_status check_kind(census *it, const uint16_t *slot, int slots)
{
    ADIT_TRY(note_all_found(it, slot, slots, COV_LIES_SHOWN, "the display"));
    ADIT_TRY(compare_places(it));
    return check_full(it, slot, slots, -1);
}

static census census_of(const cov_state *state, const adit_cards *cards, int kind,
                        const uint8_t *lies, const char *rule, adit_err *err)
{
    return (census){
        .state = state, .cards = cards, .kind = kind, .rule = rule, .lies = lies, .err = err};
}

static adit_status check_traditions(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    census it =
        census_of(state, cards, COV_KIND_TRADITION, state->tradition_lies, "COV-12.14", err);

    for (int seat = 0; seat < state->base.players; seat++) {
        const adit_in_play *list = &state->player[seat].common.in_play;
        for (int i = 0; i < list->count; i++) {
            ADIT_TRY(note_found(&it, list->card[i] + 1, COV_LIES_WITH + seat, "a clan board"));
        }
    }
    ADIT_TRY(note_all_found(&it, state->draft[1], COV_SEATS, COV_LIES_SHOWN, "the table"));
    return check_kind(&it, state->tradition, 4);
}

/* COV-12.13 */
static adit_status check_jewels(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    census it = census_of(state, cards, COV_KIND_JEWEL, state->jewel_lies, "COV-12.13", err);

    for (int colour = COV_SILVER; colour <= COV_GOLDEN; colour++) {
        ADIT_TRY(note_all_found(&it, state->jewel[colour], 3, COV_LIES_SHOWN, "the display"));
        for (int i = 0; i < 3; i++) {
            const int number = state->jewel[colour][i];
            if (number != 0 && cards->card[number - 1].fact[COV_JEWEL_COLOUR].number != colour) {
                return adit_fail(err, ADIT_INTERNAL,
                                 "COV-12.13: %s is in the display of the other colour",
                                 cards->card[number - 1].id);
            }
        }
        ADIT_TRY(check_full(&it, state->jewel[colour], 3, colour));
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        for (int tool = 0; tool < COV_TOOLS; tool++) {
            const cov_player *player = &state->player[seat];
            const int number = player->jewel[tool];
            ADIT_TRY(note_found(&it, number, COV_LIES_WITH + seat, "a tool"));
            if (number != 0 && cov_tool_slot(cards, player, tool) !=
                                   cards->card[number - 1].fact[COV_JEWEL_COLOUR].number) {
                return adit_fail(err, ADIT_INTERNAL, "COV-12.13: player %d: %s has no slot for %s",
                                 seat + 1, cov_tool_words[tool], cards->card[number - 1].id);
            }
        }
    }
    return compare_places(&it);
}

/* COV-12.17: a relic is fresh in the turn in which it was obtained only. */
static adit_status check_relics(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    census it = census_of(state, cards, COV_KIND_RELIC, state->relic_lies, "COV-12.14", err);
    const bool in_turn = state->phase >= COV_PHASE_RELIC_PRE && state->phase <= COV_PHASE_CLEANUP;

    for (int i = 0; i < adit_cards_of_kind(cards, COV_KIND_RELIC); i++) {
        const int fresh = state->relic_lies[i] - COV_LIES_FRESH;
        if (fresh >= 0 && fresh < COV_SEATS && (!in_turn || fresh != state->at_turn)) {
            return adit_fail(
                err, ADIT_INTERNAL,
                "COV-12.17: %s is fresh, but was not obtained in this turn of player %d",
                adit_card_at(cards, COV_KIND_RELIC, i)->id, state->at_turn + 1);
        }
    }
    return check_kind(&it, state->relic, 4);
}

/* Owners that there are; a card of a seat that does not play would be lost. */
static adit_status check_owners(const cov_state *state, const adit_cards *cards, int kind,
                                const uint8_t *lies, adit_err *err)
{
    for (int i = 0; i < adit_cards_of_kind(cards, kind); i++) {
        const int place = lies[i];
        const bool is_owned = place >= COV_LIES_WITH && place < COV_LIES_PIN;
        if ((is_owned && (place - COV_LIES_WITH) % COV_SEATS >= state->base.players) ||
            (place == COV_LIES_WITH_ELDERS && !cov_is_solo(state))) {
            return adit_fail(err, ADIT_INTERNAL,
                             "COV-12.14: %s belongs to a player who is not in the "
                             "game",
                             adit_card_at(cards, kind, i)->id);
        }
    }
    return ADIT_OK;
}

/* ---- Cards without a pile ---- */

static adit_status check_card(const adit_cards *cards, int number, int kind, int fact, int value,
                              const char *where, adit_err *err)
{
    if (number == 0) {
        return ADIT_OK;
    }
    const adit_card *card = &cards->card[number - 1];
    const adit_kind_row *row = &cov_game.kinds[kind];
    if (card->kind != kind) {
        return adit_fail(err, ADIT_INTERNAL, "COV-114: %s as %s is not of kind %s", card->id, where,
                         row->name);
    }
    return fact < 0 || card->fact[fact].number == value
               ? ADIT_OK
               : adit_fail(err, ADIT_INTERNAL, "COV-102: %s as %s is not of type %s", card->id,
                           where, row->facts[fact].words[value]);
}

/* COV-114: who drafts an objective has it alone, so none lies open that somebody has, or twice. */
static adit_status check_open_objectives(const cov_state *state, int type, adit_err *err)
{
    const uint16_t *open = state->draft[2 + type];

    for (int i = 0; i < COV_SEATS; i++) {
        for (int k = 0; k < COV_SEATS; k++) {
            const bool is_taken =
                k < state->base.players && cov_objective(&state->player[k], type) == open[i];
            if (open[i] != 0 && (is_taken || (k < i && open[k] == open[i]))) {
                return adit_fail(err, ADIT_INTERNAL,
                                 "COV-114: an objective in the draft appears twice");
            }
        }
    }
    return ADIT_OK;
}

static adit_status check_draft(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    for (int i = 0; i < COV_SEATS; i++) {
        ADIT_TRY(check_card(cards, state->draft[0][i], COV_KIND_START, -1, 0, "draft_start", err));
        for (int type = 0; type < 2; type++) {
            ADIT_TRY(check_card(cards, state->draft[2 + type][i], COV_KIND_OBJECTIVE,
                                COV_OBJECTIVE_TYPE, type, type == 0 ? "draft_i" : "draft_ii", err));
        }
    }
    for (int type = 0; type < 2; type++) {
        ADIT_TRY(check_open_objectives(state, type, err));
    }
    return check_card(cards, state->turn.set_jewel, COV_KIND_JEWEL, -1, 0, "turn_set_jewel", err);
}

/* Projects and what was drafted. */
/* COV-114, COV-115: a player has one of each type, open in the draft and face down after it. */
static adit_status check_objective(const cov_state *state, const adit_cards *cards, int seat,
                                   int type, adit_err *err)
{
    const cov_player *player = &state->player[seat];
    const int objective = cov_objective(player, type);
    const bool in_draft = state->phase == COV_PHASE_DRAFT;

    if ((in_draft ? player->objective[type] : player->drafted_objective[type]) != 0) {
        return adit_fail(err, ADIT_INTERNAL,
                         in_draft ? "COV-115: objectives are face up in the draft; set "
                                    "'player[%d].drafted_objective'"
                                  : "COV-115: objectives are face down after the draft; set "
                                    "'player[%d].objective'",
                         seat + 1);
    }
    for (int other = 0; other < seat && objective != 0; other++) {
        if (cov_objective(&state->player[other], type) == objective) {
            return adit_fail(err, ADIT_INTERNAL, "COV-114: two players have the same objective");
        }
    }
    return check_card(cards, objective, COV_KIND_OBJECTIVE, COV_OBJECTIVE_TYPE, type, "objective",
                      err);
}

static adit_status check_others(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;

    status = adit_gather(err, status, check_draft(state, cards, &one), &one);
    for (int slot = 0; slot < COV_ERAS; slot++) {
        status = adit_gather(err, status,
                             check_card(cards, state->project[slot], COV_KIND_PROJECT,
                                        COV_PROJECT_TYPE, slot, "project", &one),
                             &one);
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        const cov_player *player = &state->player[seat];
        for (int type = 0; type < 2; type++) {
            status =
                adit_gather(err, status, check_objective(state, cards, seat, type, &one), &one);
        }
        status = adit_gather(
            err, status,
            check_card(cards, player->start_tile, COV_KIND_START, -1, 0, "starting tile", &one),
            &one);
        status = adit_gather(err, status,
                             check_card(cards, player->drafted_tradition, COV_KIND_TRADITION, -1, 0,
                                        "drafted tradition", &one),
                             &one);
    }
    return status;
}

adit_status cov_check_cards(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;
    census coins = census_of(state, cards, COV_KIND_COIN, state->coin_lies, "COV-12.14", &one);
    census tools = census_of(state, cards, COV_KIND_TOOL, state->tool_lies, "COV-12.12", &one);
    census rubble = census_of(state, cards, COV_KIND_RUBBLE, state->rubble_lies, "COV-12.14", &one);

    for (int kind = 0; kind <= COV_KIND_RUBBLE; kind++) {
        const uint8_t *lies = cov_lies_of((cov_state *)(uintptr_t)state, kind);
        if (lies != NULL) {
            status = adit_gather(err, status, check_owners(state, cards, kind, lies, &one), &one);
        }
    }
    status = adit_gather(err, status, check_others(state, cards, &one), &one);
    for (int seat = 0; seat < state->base.players; seat++) {
        const cov_player *player = &state->player[seat];
        status = adit_gather(err, status,
                             note_all_found(&coins, player->coin, COV_COIN_SPACES,
                                            COV_LIES_WITH + seat, "a coin space"),
                             &one);
        status = adit_gather(err, status,
                             note_all_found(&tools, player->forged, COV_TOOL_SPACES,
                                            COV_LIES_WITH + seat, "a tool space"),
                             &one);
    }
    status = adit_gather(err, status, check_kind(&coins, state->coin, 4), &one);
    status = adit_gather(err, status, check_kind(&tools, state->tool, 4), &one);
    status = adit_gather(err, status, check_kind(&rubble, state->rubble, 5), &one);
    status = adit_gather(err, status, check_traditions(state, cards, &one), &one);
    status = adit_gather(err, status, check_jewels(state, cards, &one), &one);
    return adit_gather(err, status, check_relics(state, cards, &one), &one);
}
