/* check.c - the invariants of section 12 of the rules, as far as one state shows them.
 *
 * Scenarios come through here too, so every message names the player and the place.
 * CF-520, CF-523, CF-524, CF-526 and CF-527 speak of moves, not of states, and are kept by
 * the code that makes them and by tests.
 */
#include "engine/games/cave_farmers/game.h"
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/turn.h"

#define CORNERS                                                                                    \
    (CF_BIT(CF_SPOT(0, 0)) | CF_BIT(CF_SPOT(7, 0)) | CF_BIT(CF_SPOT(0, 5)) | CF_BIT(CF_SPOT(7, 5)))

/* What is being checked: one player of the state. */
typedef struct {
    const cf_state *state;
    const adit_cards *cards;
    const cf_player *player;
    int seat;
    adit_problems *problems;
} state_check;

static adit_status spot_problem(const state_check *check, int spot, const char *what)
{
    return adit_problem(check->problems, "player %d, %s: %s", check->seat + 1, cf_spot_names[spot],
                        what);
}

static int first_of(uint64_t spots)
{
    return __builtin_ctzll(spots);
}

/* ---- The home board ---- */

static bool is_of_forest(int ground)
{
    return ground >= CF_MEADOW && ground <= CF_LARGE_PASTURE;
}

/* CF-35: each half has landscapes of its own. CF-28, CF-29: what is printed stays. */
static adit_status check_grounds(const state_check *check)
{
    const uint8_t *ground = check->player->ground;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (ground[spot] != CF_BARE && is_of_forest(ground[spot]) != cf_is_forest(spot)) {
            return spot_problem(check, spot,
                                cf_is_forest(spot) ? "a mountain tile is in the forest"
                                                   : "a forest tile is in the mountain");
        }
        if ((ground[spot] == CF_ENTRY_LEVEL) != (spot == CF_ENTRY)) {
            return spot_problem(check, spot,
                                spot == CF_ENTRY
                                    ? "the entry-level dwelling is missing"
                                    : "the entry-level dwelling is in the wrong place");
        }
    }
    if (ground[CF_SPOT(4, 3)] == CF_BARE) {
        return spot_problem(check, CF_SPOT(4, 3), "the printed cavern is missing");
    }
    return ADIT_OK;
}

/* Everything that can be reached from `from` inside `all`. */
static uint64_t reached_from(uint64_t from, uint64_t all)
{
    uint64_t found = from & all, before;

    do {
        before = found;
        found |= cf_beside(found) & all;
    } while (found != before);
    return found;
}

/* CF-516 */
static adit_status check_connected(const state_check *check)
{
    const uint64_t used = ~cf_where(check->player->ground, CF_BARE);
    const uint64_t forest = used & CF_FOREST_SIDE, mountain = used & CF_MOUNTAIN_SIDE;
    const uint64_t lost = (forest & ~reached_from(CF_BIT(CF_IN_FRONT), forest)) |
                          (mountain & ~reached_from(CF_BIT(CF_ENTRY), mountain));

    if (lost != 0) {
        return spot_problem(check, first_of(lost),
                            cf_is_forest(first_of(lost))
                                ? "the tile is not connected to d4, the space in front of the cave"
                                : "the tile is not connected to e4, the entry-level dwelling");
    }
    return ADIT_OK;
}

/* Where something lies, over the edge of the board too. */
static uint64_t used_spots(const cf_player *player)
{
    return ~cf_where(player->ground, CF_BARE) & (CF_FOREST_SIDE | CF_MOUNTAIN_SIDE);
}

/* CF-518 */
static adit_status check_ring(const state_check *check)
{
    const uint64_t used = used_spots(check->player);
    const uint64_t alone = used & ~CF_ON_BOARD & (CORNERS | ~cf_beside(used & CF_ON_BOARD));

    return alone == 0
               ? ADIT_OK
               : spot_problem(check, first_of(alone), "no tile on the board extends to this space");
}

/* CF-517 */
static adit_status check_partners(const state_check *check)
{
    const cf_player *player = check->player;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int ground = player->ground[spot], other = player->partner[spot] - 1;
        bool is_half =
            ground == CF_LARGE_PASTURE || ground == CF_ORE_MINE || ground == CF_DEEP_TUNNEL;

        if (other < 0 && is_half) {
            return spot_problem(check, spot, "the other half of the twin tile is missing");
        }
        if (other < 0) {
            continue;
        }
        int there = player->ground[other];
        bool fits = ground == CF_LARGE_PASTURE ? there == CF_LARGE_PASTURE
                    : ground == CF_ORE_MINE    ? there == CF_DEEP_TUNNEL || there == CF_RUBY_MINE
                    : ground == CF_DEEP_TUNNEL || ground == CF_RUBY_MINE ? there == CF_ORE_MINE
                                                                         : false;
        if (!fits || player->partner[other] != spot + 1 ||
            (cf_beside(CF_BIT(spot)) & CF_BIT(other)) == 0) {
            return spot_problem(check, spot, "the two halves of the twin tile do not match");
        }
    }
    return ADIT_OK;
}

/* CF-509 */
static adit_status check_stables(const state_check *check)
{
    const cf_player *player = check->player;
    const uint64_t stables = ~cf_where(player->stable, 0) & (CF_FOREST_SIDE | CF_MOUNTAIN_SIDE);
    const uint64_t bare = cf_where(player->ground, CF_BARE);

    if (__builtin_popcountll(stables) > CF_STABLES) {
        return adit_problem(check->problems, "player %d has %d stables; at most %d are allowed",
                            check->seat + 1, __builtin_popcountll(stables), CF_STABLES);
    }
    if ((stables & CF_MOUNTAIN_SIDE) != 0) {
        return spot_problem(check, first_of(stables & CF_MOUNTAIN_SIDE),
                            "a stable is in the mountain");
    }
    if ((stables & cf_where(player->ground, CF_FIELD)) != 0) {
        return spot_problem(check, first_of(stables & cf_where(player->ground, CF_FIELD)),
                            "a stable is on a field");
    }
    if ((stables & bare & ~CF_ON_BOARD) != 0) {
        return spot_problem(check, first_of(stables & bare & ~CF_ON_BOARD),
                            "a stable is off the board");
    }
    return ADIT_OK;
}

static bool grows_there(const state_check *check, int spot)
{
    const cf_player *player = check->player;

    return cf_grows_on(check->cards, player->ground[spot]) && player->tile[spot] == 0 &&
           player->stable[spot] == 0 &&
           (player->ground[spot] != CF_BARE || (cf_is_forest(spot) && cf_is_on_board(spot)));
}

/* Cards may let more grow, and crops of their own. */
static bool is_crop(const state_check *check, int spot)
{
    const int crop = check->player->crop[spot], kind = check->player->crop_kind[spot];
    const uint64_t values = check->cards->values;

    if (crop > CF_CROP_OF_CARD || kind != 0) {
        return crop > CF_CROP_OF_CARD && crop <= CF_CROP_OF_CARD + CF_MOST_CROP && kind != 0 &&
               kind <= adit_kind_card_count(check->cards, CF_KIND_CROP);
    }
    return crop <= 3 || (crop > CF_CROP_VEGETABLES && crop <= CF_CROP_VEGETABLES + 2) ||
           (crop <= CF_MOST_CROP && (values >> CF_VALUE_GRAIN_SOWN & 1) != 0) ||
           (crop > CF_CROP_VEGETABLES && crop < CF_CROP_OF_CARD &&
            (values >> CF_VALUE_VEGETABLE_SOWN & 1) != 0);
}

/* CF-515 */
static adit_status check_crops(const state_check *check)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        int crop = check->player->crop[spot];
        if (crop != 0 && check->player->ground[spot] != CF_FIELD && !grows_there(check, spot)) {
            return spot_problem(check, spot, "crops grow where there is no field");
        }
        if (!is_crop(check, spot)) {
            return spot_problem(check, spot, "a field holds at most 3 grain or 2 vegetables");
        }
    }
    return ADIT_OK;
}

/* ---- Furnishing tiles ---- */

/* CF-118 */
static adit_status check_tile(const state_check *check, int spot)
{
    const adit_card *tile = &check->cards->card[check->player->tile[spot] - 1];
    int ground = check->player->ground[spot], covers = tile->extra[CF_EXTRA_COVERS];

    if (tile->kind != CF_KIND_FURNISHING) {
        return spot_problem(check, spot, "the card is not a furnishing tile");
    }
    if (cf_is_forest(spot)) {
        return ground == CF_MEADOW && (check->cards->permissions >> CF_MAY_FURNISH_MEADOW & 1) != 0
                   ? ADIT_OK
                   : spot_problem(check, spot, "a furnishing tile is in the forest");
    }
    if (ground != CF_CAVERN && ground != CF_TUNNEL && ground != CF_DEEP_TUNNEL) {
        return spot_problem(check, spot,
                            "a furnishing tile is neither on a cavern nor on a tunnel");
    }
    if (covers != 0 && cf_spot_of_tile(check->player, covers - 1) >= 0) {
        return spot_problem(check, spot,
                            "the tile must cover another tile that the player has"); /* CF-519 */
    }
    return ADIT_OK;
}

/* CF-512 */
static adit_status check_in_play(const state_check *check)
{
    const adit_in_play *list = &check->player->common.in_play;

    for (int i = 0; i < list->count; i++) {
        if (check->cards->card[list->card[i]].kind != ADIT_KIND_IDENTITY &&
            cf_spot_of_tile(check->player, list->card[i]) < 0) {
            return adit_problem(check->problems, "player %d has %s in play without its tile",
                                check->seat + 1, check->cards->card[list->card[i]].id);
        }
    }
    return ADIT_OK;
}

/* CF-512: over the supply and all boards. What nobody has and is not there lies covered. */
static adit_status check_copies(const cf_state *state, const adit_cards *cards,
                                adit_problems *problems)
{
    int on_boards[ADIT_MAX_CARDS_OF_KIND] = {0}, hidden = 0;

    for (int seat = 0; seat < state->base.players; seat++) {
        hidden += state->player[seat].covered;
        for (int spot = 0; spot < CF_SPOTS; spot++) {
            int tile = state->player[seat].tile[spot];
            if (tile != 0) {
                on_boards[cards->card[tile - 1].kind_number]++;
            }
        }
    }
    for (ADIT_EACH_CARD(tile, cards, CF_KIND_FURNISHING)) {
        bool is_built = state->tile_place[tile->kind_number] == CF_TILE_BUILT;
        if (tile->fact[CF_TILE_UNLIMITED].number != 0) {
            continue;
        }
        if (on_boards[tile->kind_number] + !is_built > 1) {
            return adit_problem(problems, "%s is in the game %d times, but there is only one",
                                tile->id, on_boards[tile->kind_number] + !is_built);
        }
        hidden -= is_built && on_boards[tile->kind_number] == 0;
    }
    if (hidden != 0) {
        return adit_problem(problems, "%d tiles too %s are covered by another tile",
                            hidden > 0 ? hidden : -hidden, hidden > 0 ? "many" : "few");
    }
    return ADIT_OK;
}

/* ---- Dwarfs ---- */

/* CF-507, CF-508 */
static adit_status check_family(const state_check *check)
{
    int family = cf_dwarfs_in_play(check->player);
    bool has_sixth;
    int room = cf_room_for_dwarfs(check->cards, check->player, &has_sixth);

    if (family == CF_DWARFS && !has_sixth) {
        return adit_problem(check->problems, "player %d has 6 dwarfs and no dwelling for the sixth",
                            check->seat + 1);
    }
    if (family - (family == CF_DWARFS) > room && (check->cards->values >> CF_VALUE_ROOM & 1) == 0) {
        return adit_problem(check->problems, "player %d has %d dwarfs, but room for only %d",
                            check->seat + 1, family, room);
    }
    return ADIT_OK;
}

/* CF-510, CF-511 */
static adit_status check_dwarfs(const state_check *check)
{
    const cf_player *player = check->player;

    for (int i = 0; i < CF_DWARFS; i++) {
        int at = player->dwarf_at[i];
        if (player->weapon[i] > 0 && player->dwarf[i] != CF_DWARF_ADULT) {
            return adit_problem(check->problems,
                                "player %d, dwarf %d has a weapon, but is not an adult",
                                check->seat + 1, i + 1);
        }
        if (at == 0) {
            continue;
        }
        if (player->dwarf[i] == CF_DWARF_NONE || at > cf_space_count(check->cards)) {
            return adit_problem(check->problems, "player %d, dwarf %d cannot be there",
                                check->seat + 1, i + 1);
        }
        for (int k = 0; k < i; k++) {
            if (player->dwarf_at[k] == at && player->dwarf[k] == CF_DWARF_ADULT &&
                player->dwarf[i] == CF_DWARF_ADULT) {
                return adit_problem(check->problems, "player %d has two dwarfs on %s",
                                    check->seat + 1, check->cards->card[at - 1].id);
            }
        }
        if (check->state->taken_by[at - 1] != check->seat + 1 &&
            (check->cards->permissions >> CF_MAY_USE_OCCUPIED & 1) == 0) {
            return adit_problem(check->problems, "player %d is not the only player on %s",
                                check->seat + 1, check->cards->card[at - 1].id);
        }
    }
    return ADIT_OK;
}

/* All rules that are broken, a line each, so that they can be fixed at once. The
 * checks in the table rely on tiles that are tiles. That goods are never below zero (CF-513) is the
 * range of their field. */
static void check_player(const state_check *check)
{
    static adit_status (*const checks[])(const state_check *check) = {
        check_in_play, check_grounds, check_connected, check_partners, check_stables,
        check_crops,   check_family,  check_dwarfs,    check_ring,
    };
    bool has_bad_tile = false;

    for (int spot = 0; spot < CF_SPOTS; spot++) {
        has_bad_tile |= check->player->tile[spot] != 0 && check_tile(check, spot) != ADIT_OK;
    }
    for (size_t i = 0; !has_bad_tile && i < sizeof checks / sizeof checks[0]; i++) {
        (void)checks[i](check);
    }
}

/* ---- The table ---- */

/* CF-521. In the solo game there are no markers (CF-321). */
static adit_status check_markers(const cf_state *state, adit_problems *problems)
{
    int count[4] = {0}, players = state->base.players;
    int leaves = players == 1 ? 0 : players == 2 ? 3 : 4, questions = players == 1 ? 0 : 3;

    for (int round = 1; round <= CF_ROUNDS; round++) {
        count[state->marker[round] & 3]++;
    }
    if (count[CF_MARKER_LEAF] + state->leaves != leaves ||
        count[CF_MARKER_QUESTION] + state->questions != questions ||
        count[CF_MARKER_FACE_DOWN] != state->leaves + state->questions) {
        return adit_problem(
            problems,
            "%d leaves, %d question marks and %d face-down markers do not add up to %d "
            "leaves and %d question marks",
            count[CF_MARKER_LEAF], count[CF_MARKER_QUESTION], count[CF_MARKER_FACE_DOWN], leaves,
            questions);
    }
    if (state->questions_seen > count[CF_MARKER_QUESTION]) {
        return adit_problem(problems, "%d question marks were seen, but %d are face up",
                            state->questions_seen, count[CF_MARKER_QUESTION]);
    }
    return ADIT_OK;
}

/* CF-522: a card has one side up; the other is out of the game until it is turned over. */
static adit_status check_sides(const cf_state *state, const adit_card *front, const adit_card *back,
                               adit_problems *problems)
{
    const int place = state->space_place[front->kind_number];

    if (cf_is_open(state, back->kind_number) && place == CF_SPACE_OPEN) {
        return adit_problem(problems, "both sides of one card are face up: %s and %s", front->id,
                            back->id);
    }
    if ((state->space_place[back->kind_number] != CF_SPACE_OUT) != (place == CF_SPACE_TURNED)) {
        return adit_problem(problems,
                            "%s must be 'turned' exactly when %s, its other side, is in the "
                            "game",
                            front->id, back->id);
    }
    return ADIT_OK;
}

/* CF-51: what lies on a space has gathered there, or on its other side (CF-44). */
static adit_status check_stock(const cf_state *state, const adit_cards *cards,
                               const adit_card *space, int other, adit_problems *problems)
{
    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        int count = state->stock[space->kind_number][kind], most;

        if (count == 0) {
            continue;
        }
        most = cf_most_stock(state, cards, space, kind);
        if (other != ADIT_NO_CARD) {
            most += cf_most_stock(state, cards, &cards->card[other], kind);
        }
        if (count > most) {
            return adit_problem(problems,
                                "%d %s are on %s, but at most %d can have accumulated there", count,
                                cf_game.goods[cf_stock_good(kind)].name, space->id, most);
        }
    }
    return ADIT_OK;
}

/* CF-53 */
static adit_status check_spaces(const cf_state *state, const adit_cards *cards,
                                adit_problems *problems)
{
    for (int i = 0; i < cf_space_count(cards); i++) {
        const adit_card *back = adit_card_at(cards, CF_KIND_SPACE, i);
        const char *id = back->fact[CF_SPACE_BACK_OF].text;
        int front = id == NULL || id[0] == '\0' ? ADIT_NO_CARD : adit_cards_find(cards, id);

        if (front != ADIT_NO_CARD) {
            ADIT_TRY(check_sides(state, &cards->card[front], back, problems));
        }
        ADIT_TRY(check_stock(state, cards, back, front, problems));
    }
    if (state->turn.space != 0 && (state->turn.space > cards->count ||
                                   cards->card[state->turn.space - 1].kind != CF_KIND_SPACE)) {
        return adit_problem(problems, "the card in use is not a space");
    }
    if (state->phase == CF_PHASE_SPACE && state->turn.space == 0) {
        return adit_problem(problems, "no space is in use in this phase");
    }
    return ADIT_OK;
}

/* CF-53: in a turn the seat that is at turn decides, with a dwarf that stands somewhere. */
static adit_status check_turn(const cf_state *state, adit_problems *problems)
{
    const int active = state->base.active;

    if (state->phase < CF_PHASE_PLACE || state->phase > CF_PHASE_TURN_END) {
        return ADIT_OK;
    }
    if (active != state->at_turn) {
        return adit_problem(problems, "player %d is active, but it is player %d's turn", active + 1,
                            state->at_turn + 1);
    }
    if (state->phase != CF_PHASE_PLACE && state->player[active].dwarf_at[state->turn.dwarf] == 0) {
        return adit_problem(problems, "player %d uses a space, but dwarf %d is at home", active + 1,
                            state->turn.dwarf + 1);
    }
    return ADIT_OK;
}

/* CF-46 */
adit_status cf_check(const adit_state *base, const adit_cards *cards, adit_err *err)
{
    const cf_state *state = (const cf_state *)base;
    adit_problems problems = {.err = err};

    /* CF-2, CF-3 */
    if (state->round < 1 || cf_next_round(base->players, state->round - 1) != state->round ||
        state->round > cf_last_round(cards, base->players)) {
        return adit_problem(&problems, "round %d does not exist with %d players", state->round,
                            base->players);
    }
    for (int seat = 0; seat < base->players; seat++) {
        check_player(&(state_check){state, cards, &state->player[seat], seat, &problems});
    }
    (void)check_copies(state, cards, &problems);
    (void)check_markers(state, &problems);
    (void)check_turn(state, &problems);
    (void)check_spaces(state, cards, &problems);
    return problems.status;
}

/* ---- What cards may allow ---- */

/* What a script says may be another thing now than when the tile was laid. */
static bool may_hang_over(adit_tx *look, int seat, int word)
{
    return (look->cards->permissions >> word & 1) != 0 &&
           (adit_permission_may_vary(look, word) || cf_allows(look, seat, word));
}

/* CF-518 */
static adit_status check_overhang(adit_tx *look, int seat, adit_problems *problems)
{
    uint64_t ring = used_spots(cf_player_of(look, seat)) & ~CF_ON_BOARD;

    ring &= may_hang_over(look, seat, CF_MAY_OVERHANG) ? 0 : ~UINT64_C(0);
    ring &= may_hang_over(look, seat, CF_MAY_OVERHANG_FOREST) ? ~CF_FOREST_SIDE : ~UINT64_C(0);
    ring &= may_hang_over(look, seat, CF_MAY_OVERHANG_MOUNTAIN) ? ~CF_MOUNTAIN_SIDE : ~UINT64_C(0);
    if (ring == 0) {
        return ADIT_OK;
    }
    return adit_problem(problems, "player %d, %s: the player's tiles cannot extend over the edge",
                        seat + 1, cf_spot_names[first_of(ring)]);
}

/* CF-514: at every question but the one that puts it in order, and but those of a card of a mod
 * that hears of something while the verb that brought the animals is not over. */
static adit_status check_animals(adit_tx *look, int seat, adit_problems *problems)
{
    static const uint8_t words[] = {CF_MAY_KEEP_ON_FIELDS, CF_MAY_KEEP_IN_FOREST,
                                    CF_MAY_KEEP_ON_MEADOWS, CF_MAY_KEEP_IN_CAVERNS,
                                    CF_MAY_KEEP_IN_TUNNELS};

    for (size_t i = 0; i < sizeof words; i++) {
        if ((look->cards->permissions >> words[i] & 1) != 0 &&
            adit_permission_may_vary(look, words[i])) {
            return ADIT_OK;
        }
    }
    if (cf_of(look)->housing == seat + 1 ||
        (look->verb_depth > 0 && !adit_cards_are_printed(look)) ||
        ((look->cards->values >> CF_VALUE_KEPT & 1) != 0 &&
         adit_value_may_vary(look, CF_VALUE_KEPT)) ||
        cf_own_animals_fit(look, seat)) {
        return ADIT_OK;
    }
    return adit_problem(problems, "the animals of player %d do not fit", seat + 1);
}

adit_status cf_check_with_cards(adit_tx *tx, adit_err *err)
{
    adit_problems problems = {.err = err};

    for (int seat = 0; seat < tx->work->players; seat++) {
        (void)check_overhang(tx, seat, &problems);
        (void)check_animals(tx, seat, &problems);
    }
    return problems.status;
}
