/* check.c - the invariants of section 12 of the rules, as far as one state shows them.
 *
 * Scenarios come through here too, so every message names the rule, whose pieces they are, and
 * what there should be. Where cards lie and what stands in the mountain is looked at in
 * check_cards.c, what cards may allow in check_allowed.c. That something never falls or only grows
 * (COV-12.4, COV-12.10, COV-12.15) shows in two states only, and is kept by tests.
 */
#include "engine/games/covenant/check/check.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"

enum { LEAST_ELDERS = 4 };

/* A clan, the Elders among them. */
typedef struct {
    const cov_state *state;
    const adit_cards *cards;
    int clan;
    const uint8_t *forge, *throne;
    int carts;
    adit_err *err;
} clan_view;

static const char *name_of(const cov_state *state, int clan)
{
    static const char *const names[] = {"player 1", "player 2", "player 3", "player 4"};

    return cov_is_solo(state) && clan == COV_ELDERS ? "the Elders" : names[clan];
}

static clan_view view_of(const cov_state *state, const adit_cards *cards, int clan, adit_err *err)
{
    clan_view it = {.state = state, .cards = cards, .clan = clan, .err = err};

    if (cov_is_solo(state) && clan == COV_ELDERS) {
        it.forge = state->elders.board;
        it.throne = state->elders.throne;
        it.carts = state->elders.carts;
    } else {
        it.forge = state->player[clan].forge;
        it.throne = state->player[clan].throne;
        it.carts = state->player[clan].carts;
    }
    return it;
}

/* ---- Supplies ---- */

/* COV-12.1 */
static adit_status check_enemies(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        if (cov_in_bag(state, cards, enemy) < 0) {
            return adit_fail(err, ADIT_INTERNAL,
                             "COV-12.1: there are %d more %ss than the game has",
                             -cov_in_bag(state, cards, enemy), cov_enemy_words[enemy]);
        }
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int count = cov_enemies_at(state, spot);
        if (count > COV_HALL_ENEMIES) {
            return adit_fail(err, ADIT_INTERNAL, "COV-12.1: %s holds %d enemies, the limit is 3",
                             cov_spot_words[spot], count);
        }
        if (count > 0 && !cov_is_up(state, spot)) {
            return adit_fail(err, ADIT_INTERNAL,
                             "COV-12.1: there are enemies at %s, which is not face up",
                             cov_spot_words[spot]);
        }
    }
    return ADIT_OK;
}

/* COV-12.2, COV-12.3; that goods and GP are never below zero (COV-12.11) is the range of their
 * field. */
static adit_status check_goods(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    for (int seat = 0; seat < state->base.players; seat++) {
        const int wild = state->player[seat].common.goods.have[COV_WILD];
        if (wild != 0) {
            return adit_fail(err, ADIT_INTERNAL, "COV-12.2: player %d has %d wild", seat + 1, wild);
        }
    }
    for (int good = 0; good <= COV_PLUS2; good++) {
        if (good != COV_WILD && good != COV_GP && cov_supply(state, cards, good) < 0) {
            return adit_fail(err, ADIT_INTERNAL, "%s: there are %d more %s than the game has",
                             good < COV_RESOURCES ? "COV-12.2" : "COV-12.3",
                             -cov_supply(state, cards, good), cov_game.goods[good].name);
        }
    }
    return ADIT_OK;
}

/* ---- Carts, sites and buildings ---- */

/* COV-12.5 */
static adit_status check_carts(const clan_view *it)
{
    int all = it->carts;

    for (int site = 0; site < COV_SITES; site++) {
        const int here = it->state->site_carts[site][it->clan];
        if (here > cov_site_limit(it->cards, site)) {
            return adit_fail(
                it->err, ADIT_INTERNAL, "COV-12.5: %s: %d carts at %s, the limit is %d",
                name_of(it->state, it->clan), here,
                adit_card_at(it->cards, COV_KIND_SITE, site)->id, cov_site_limit(it->cards, site));
        }
        all += here;
    }
    for (int good = 0; good < COV_RESOURCES; good++) {
        all += it->throne[good];
    }
    return all == COV_CARTS
               ? ADIT_OK
               : adit_fail(it->err, ADIT_INTERNAL, "COV-12.5: %s: %d carts in all, expected %d",
                           name_of(it->state, it->clan), all, COV_CARTS);
}

static int markers_at(const cov_state *state, int site, int clan)
{
    int count = 0;

    for (int n = 0; n < COV_SITE_REWARDS; n++) {
        count += state->site_marker[site][n] == clan + 1;
    }
    return count;
}

/* COV-12.6: the marker may still be to come, until the clan has answered where it goes. */
static adit_status check_markers(const clan_view *it)
{
    for (int site = 0; site < COV_SITES; site++) {
        const int markers = markers_at(it->state, site, it->clan);
        const bool is_complete =
            it->state->site_carts[site][it->clan] == cov_site_limit(it->cards, site);
        const bool is_due = (it->state->site_due[site] >> it->clan & 1) != 0;
        if (markers + is_due != is_complete) {
            return adit_fail(
                it->err, ADIT_INTERNAL, "COV-12.6: %s: %d markers at %s, which is %scomplete",
                name_of(it->state, it->clan), markers,
                adit_card_at(it->cards, COV_KIND_SITE, site)->id, is_complete ? "" : "not ");
        }
    }
    return ADIT_OK;
}

/* Buildings that lie on tool spaces without a tool. */
static int on_spaces(const clan_view *it, int building)
{
    const int fact = building == COV_HOUSE ? COV_PLACE_HOUSES : COV_PLACE_WORKSHOPS;
    int count = 0;

    for (int space = 0; space < COV_TOOL_SPACES && it->clan < it->state->base.players; space++) {
        const adit_card *place = cov_place_card(it->cards, COV_PLACE_TOOL, space + 1);
        const bool is_empty = it->state->player[it->clan].forged[space] == 0;
        count += is_empty ? place->fact[fact].number : 0;
    }
    return count;
}

static int count_acquired(const clan_view *it, int building)
{
    int count = 0;

    for (int site = 0; site < COV_SITES; site++) {
        const adit_fact *fact = adit_card_at(it->cards, COV_KIND_SITE, site)->fact;
        count += COV_PILLAR + fact[COV_SITE_KIND].number == building &&
                 it->state->site_carts[site][it->clan] == fact[COV_SITE_LIMIT].number;
    }
    return count;
}

/* COV-12.7, and what lies on tool spaces (COV-12.12) */
static adit_status check_buildings(const clan_view *it)
{
    int built[COV_BUILDINGS];

    cov_count_buildings(it->state, it->clan, built);
    for (int building = 0; building < COV_BUILDINGS; building++) {
        const bool is_basic = building < COV_PILLAR;
        const int have =
            is_basic ? COV_BASICS - on_spaces(it, building) : count_acquired(it, building);
        const int found = it->forge[building] + built[building];
        if (found != have) {
            return adit_fail(it->err, ADIT_INTERNAL,
                             "COV-12.7: %s: %d %ss in the forge and the mountain, expected %d%s",
                             name_of(it->state, it->clan), found, cov_building_words[building],
                             have,
                             is_basic ? "" : ", one for each completed site (see carts_p1, ...)");
        }
    }
    return ADIT_OK;
}

/* Every cart covers one space of its site, and nothing covers more than there is (COV-12.5). */
static adit_status check_site(const cov_state *state, const adit_cards *cards, int site,
                              adit_err *err)
{
    const char *id = adit_card_at(cards, COV_KIND_SITE, site)->id;
    const int limit = cov_site_limit(cards, site);
    const int blocked = state->base.players == 3 && limit > 1 ? limit : 0;
    int carts = 0, covered = 0;

    for (int good = 0; good < COV_RESOURCES; good++) {
        covered += state->site_covered[site][good];
        if (cov_site_free(state, cards, site, good) < 0) {
            return adit_fail(err, ADIT_INTERNAL, "COV-12.5: too many %s spaces of %s are covered",
                             cov_game.goods[good].name, id);
        }
    }
    for (int clan = 0; clan < COV_SEATS; clan++) {
        carts += state->site_carts[site][clan];
        if (clan >= cov_clans(state) && clan < COV_SEATS - 1 &&
            state->site_carts[site][clan] != 0) {
            return adit_fail(err, ADIT_INTERNAL,
                             "COV-12.5: carts of a clan that is not in the game at %s", id);
        }
    }
    if (cov_clans(state) < COV_SEATS && state->site_carts[site][COV_SEATS - 1] != blocked) {
        return adit_fail(err, ADIT_INTERNAL, "COV-12.5: %d carts block %s, expected %d",
                         state->site_carts[site][COV_SEATS - 1], id, blocked);
    }
    for (int n = 0; n < COV_SITE_REWARDS; n++) {
        if (state->site_marker[site][n] >
            (n < cov_site_reward_count(state) ? cov_clans(state) : 0)) {
            return adit_fail(err, ADIT_INTERNAL,
                             "COV-12.6: marker %d at %s belongs to a clan that is not in the game",
                             n + 1, id);
        }
    }
    return carts == covered
               ? ADIT_OK
               : adit_fail(err, ADIT_INTERNAL, "COV-12.5: %d carts at %s cover %d spaces", carts,
                           id, covered);
}

static adit_status check_clans(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    adit_status status = ADIT_OK;
    adit_err one;

    for (int clan = 0; clan < cov_clans(state); clan++) {
        const clan_view it = view_of(state, cards, clan, &one);
        status = adit_gather(err, status, check_carts(&it), &one);
        status = adit_gather(err, status, check_markers(&it), &one);
        status = adit_gather(err, status, check_buildings(&it), &one);
    }
    for (int site = 0; site < COV_SITES; site++) {
        status = adit_gather(err, status, check_site(state, cards, site, &one), &one);
    }
    for (int good = 0; good < COV_RESOURCES; good++) {
        if (cov_throne_free(state, good) < 0) {
            (void)adit_fail(&one, ADIT_INTERNAL,
                            "COV-12.5: the %s level of the throne holds too many carts",
                            cov_game.goods[good].name);
            status = adit_gather(err, status, ADIT_INTERNAL, &one);
        }
    }
    return status;
}

/* ---- Dwarves and turns ---- */

/* COV-12.4 */
static adit_status check_dwarves(const cov_state *state, int seat, adit_err *err)
{
    const cov_player *player = &state->player[seat];
    const int turns = cov_turns_taken(state, seat);
    int working = 0, all = 0;

    for (int tool = 0; tool < COV_TOOLS; tool++) {
        working += player->dwarf_on[tool] > 0;
        if (player->dwarf_on[tool] > 0 && tool >= COV_PRINTED_TOOLS &&
            player->forged[tool - COV_PRINTED_TOOLS] == 0) {
            return adit_fail(err, ADIT_INTERNAL,
                             "COV-12.4: player %d has a dwarf on %s, where there is no tool",
                             seat + 1, cov_tool_words[tool]);
        }
    }
    for (int strength = 0; strength < COV_STRENGTHS; strength++) {
        all += player->tavern[strength];
    }
    if (all + working != COV_DWARVES) {
        return adit_fail(err, ADIT_INTERNAL, "COV-12.4: player %d has %d dwarves, expected %d",
                         seat + 1, all + working, COV_DWARVES);
    }
    if (turns >= 0 && working != turns) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.4: player %d has %d dwarves on tools after %d turns of this Era; "
                         "set 'round' and 'at_turn' to match",
                         seat + 1, working, turns);
    }
    return ADIT_OK;
}

/* COV-12.4: from T1 to T5 one dwarf is in use, and it stands on its tool. */
static adit_status check_in_use(const cov_state *state, adit_err *err)
{
    const int tool = state->turn.tool;
    const bool in_turn = state->phase >= COV_PHASE_SUPPORT && state->phase <= COV_PHASE_CLEANUP;

    if (in_turn != (tool != 0)) {
        return adit_fail(err, ADIT_INTERNAL,
                         in_turn ? "COV-12.4: no tool is in use in this phase; set 'turn_tool'"
                                 : "COV-12.4: a tool is in use in this phase");
    }
    if (tool != 0 && state->player[state->at_turn].dwarf_on[tool - 1] == 0) {
        return adit_fail(err, ADIT_INTERNAL, "COV-12.4: %s is in use, but no dwarf is on it",
                         cov_tool_words[tool - 1]);
    }
    if (tool == 0 && state->turn.support != 0) {
        return adit_fail(err, ADIT_INTERNAL, "COV-12.3: a support piece is in use without a dwarf");
    }
    return ADIT_OK;
}

/* ---- The Elders ---- */

/* COV-12.19 */
static adit_status check_elders(const cov_state *state, const adit_cards *cards, adit_err *err)
{
    const int ready = cov_elders_tool_cards(state, cards);
    unsigned unseen = 0;

    for (int i = 0; i < adit_cards_of_kind(cards, COV_KIND_ELDER); i++) {
        const adit_card *card = adit_card_at(cards, COV_KIND_ELDER, i);
        const int place = state->elder_lies[i];
        if ((place == COV_ELDER_OUT) == cov_is_solo(state)) {
            return adit_fail(err, ADIT_INTERNAL, "COV-12.19: %s is %s the game", card->id,
                             cov_is_solo(state) ? "out of" : "in");
        }
        unseen |= (unsigned)(place == COV_ELDER_UNSEEN) << card->fact[COV_ELDER_TYPE].number;
        for (int k = 0; k < i; k++) {
            if (place >= COV_ELDER_PIN && place == state->elder_lies[k]) {
                return adit_fail(err, ADIT_INTERNAL, "COV-12.19: %s and %s are in the same place",
                                 adit_card_at(cards, COV_KIND_ELDER, k)->id, card->id);
            }
        }
    }
    if (cov_elders_forge_pile(state, cards) < 0 || (state->elders.first & ~unseen) != 0) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.19: more of the Elders' cards are unseen in Available than are "
                         "left");
    }
    if (cov_is_solo(state) && ready < LEAST_ELDERS) {
        return adit_fail(err, ADIT_INTERNAL,
                         "COV-12.19: the Elders have %d cards in use, expected at least %d", ready,
                         LEAST_ELDERS);
    }
    if (state->phase == COV_PHASE_ELDERS && !cov_is_solo(state)) {
        return adit_fail(err, ADIT_INTERNAL, "COV-267: the Elders play in the solo game only");
    }
    return ADIT_OK;
}

adit_status cov_check(const adit_state *base, const adit_cards *cards, adit_err *err)
{
    const cov_state *state = (const cov_state *)base;
    adit_status status = ADIT_OK;
    adit_err one;

    ADIT_TRY(cov_check_cards(state, cards, err)); /* the others trust what lies where */
    ADIT_TRY(cov_check_mountain(state, cards, err));
    status = adit_gather(err, status, check_enemies(state, cards, &one), &one);
    status = adit_gather(err, status, check_goods(state, cards, &one), &one);
    status = adit_gather(err, status, check_clans(state, cards, &one), &one);
    for (int seat = 0; seat < base->players; seat++) {
        status = adit_gather(err, status, check_dwarves(state, seat, &one), &one);
    }
    status = adit_gather(err, status, check_in_use(state, &one), &one);
    return adit_gather(err, status, check_elders(state, cards, &one), &one);
}
