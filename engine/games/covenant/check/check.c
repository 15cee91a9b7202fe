/* check.c - the invariants of section 12 of the rules, as far as one state shows them.
 *
 * Scenarios come through here too, so every message says whose pieces they are, and what there
 * should be. Where cards lie is looked at in check_cards.c, what stands in the mountain in
 * check_mountain.c, what cards may allow in check_allowed.c. That something never falls or only
 * grows (COV-12.4, COV-12.10, COV-12.15) shows in two states only, and is kept by tests.
 */
#include "engine/games/covenant/check/check.h"
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/game.h"
#include "engine/games/covenant/mountain.h"
#include "engine/games/covenant/tables/tables.h"
#include "engine/games/covenant/turn.h"

enum { LEAST_ELDERS = 4 };

static const char *name_of(const cov_state *state, int clan)
{
    static const char *const names[] = {"player 1", "player 2", "player 3", "player 4"};

    return cov_is_solo(state) && clan == COV_ELDERS ? "the Elders" : names[clan];
}

static const char *site_id(const cov_inspection *inspection, int site)
{
    return adit_card_at(inspection->cards, COV_KIND_SITE, site)->id;
}

/* ---- Supplies ---- */

/* COV-12.1 */
static void check_enemies(cov_inspection *inspection)
{
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        const int left = cov_in_bag(inspection->state, inspection->cards, enemy);
        if (left < 0) {
            adit_problem(&inspection->problems, "there are %d more %ss than the game has", -left,
                         cov_enemy_words[enemy]);
        }
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        const int count = cov_enemies_at(inspection->state, spot);
        if (count > COV_HALL_ENEMIES) {
            adit_problem(&inspection->problems, "%s holds %d enemies, the limit is 3",
                         cov_spot_words[spot], count);
        } else if (count > 0 && !cov_is_up(inspection->state, spot)) {
            adit_problem(&inspection->problems, "there are enemies at %s, which is not face up",
                         cov_spot_words[spot]);
        }
    }
}

/* COV-12.2, COV-12.3; that goods and GP are never below zero (COV-12.11) is the range of their
 * field. */
static void check_goods(cov_inspection *inspection)
{
    for (int seat = 0; seat < inspection->state->base.players; seat++) {
        const int wild = inspection->state->player[seat].common.goods.have[COV_WILD];
        if (wild != 0) {
            adit_problem(&inspection->problems, "player %d has %d wild", seat + 1, wild);
        }
    }
    for (int good = 0; good <= COV_PLUS2; good++) {
        const int left = cov_supply(inspection->state, inspection->cards, good);
        if (left < 0 && good != COV_WILD) {
            adit_problem(&inspection->problems, "there are %d more %s than the game has", -left,
                         cov_game.goods[good].name);
        }
    }
}

/* ---- Carts, sites and buildings ---- */

/* COV-12.5 */
static void check_carts(cov_inspection *inspection, int clan)
{
    const uint8_t *throne = cov_throne_of(inspection->state, clan);
    int all = cov_carts_of(inspection->state, clan);

    for (int site = 0; site < COV_SITES; site++) {
        const int here = inspection->state->site_carts[site][clan];
        const int limit = cov_site_limit(inspection->cards, site);
        all += here;
        if (here > limit) {
            adit_problem(&inspection->problems, "%s: %d carts at %s, the limit is %d",
                         name_of(inspection->state, clan), here, site_id(inspection, site), limit);
            return;
        }
    }
    for (int good = 0; good < COV_RESOURCES; good++) {
        all += throne[good];
    }
    if (all != COV_CARTS) {
        adit_problem(&inspection->problems, "%s: %d carts in all, expected %d",
                     name_of(inspection->state, clan), all, COV_CARTS);
    }
}

/* COV-12.6: the marker may still be to come, until the clan has answered where it goes. */
static void check_markers(cov_inspection *inspection, int clan)
{
    for (int site = 0; site < COV_SITES; site++) {
        const int limit = cov_site_limit(inspection->cards, site);
        const bool is_complete = inspection->state->site_carts[site][clan] == limit;
        const bool is_due = (inspection->state->site_due[site] >> clan & 1) != 0;
        int markers = 0;
        for (int n = 0; n < COV_SITE_REWARDS; n++) {
            markers += inspection->state->site_marker[site][n] == clan + 1;
        }
        if (markers + is_due != is_complete) {
            adit_problem(&inspection->problems, "%s: %d markers at %s, which is %scomplete",
                         name_of(inspection->state, clan), markers, site_id(inspection, site),
                         is_complete ? "" : "not ");
        }
    }
}

/* COV-12.7, and what lies on tool spaces (COV-12.12) */
static void check_buildings(cov_inspection *inspection, int clan)
{
    const uint8_t *forge = cov_forge_of(inspection->state, clan);
    int built[COV_BUILDINGS], have[COV_BUILDINGS];

    cov_count_buildings(inspection->state, clan, built);
    cov_count_available(inspection->state, inspection->cards, clan, have);
    for (int building = 0; building < COV_BUILDINGS; building++) {
        if (forge[building] + built[building] != have[building]) {
            adit_problem(
                &inspection->problems, "%s: %d %ss in the forge and the mountain, expected %d%s",
                name_of(inspection->state, clan), forge[building] + built[building],
                cov_building_words[building], have[building],
                building < COV_PILLAR ? "" : ", one for each completed site (see carts_p1, ...)");
        }
    }
}

/* Every cart covers one space of its site, and nothing covers more than there is (COV-12.5). */
static void check_site(cov_inspection *inspection, int site)
{
    const cov_state *state = inspection->state;
    const uint8_t *placed = state->site_carts[site];
    const int limit = cov_site_limit(inspection->cards, site), clans = cov_clans(state);
    const int blocked = state->base.players == 3 && limit > 1 ? limit : 0;
    int carts = 0, covered = 0;

    for (int good = 0; good < COV_RESOURCES; good++) {
        covered += state->site_covered[site][good];
        if (cov_site_free(state, inspection->cards, site, good) < 0) {
            adit_problem(&inspection->problems, "too many %s spaces of %s are covered",
                         cov_game.goods[good].name, site_id(inspection, site));
        }
    }
    for (int clan = 0; clan < COV_SEATS; clan++) {
        carts += placed[clan];
        if (clan >= clans && clan < COV_SEATS - 1 && placed[clan] != 0) {
            adit_problem(&inspection->problems, "carts of a clan that is not in the game at %s",
                         site_id(inspection, site));
        }
    }
    if (clans < COV_SEATS && placed[COV_SEATS - 1] != blocked) {
        adit_problem(&inspection->problems, "%d carts block %s, expected %d", placed[COV_SEATS - 1],
                     site_id(inspection, site), blocked);
    }
    for (int n = 0; n < COV_SITE_REWARDS; n++) {
        if (state->site_marker[site][n] > (n < cov_site_reward_count(state) ? clans : 0)) {
            adit_problem(&inspection->problems,
                         "marker %d at %s belongs to a clan that is not in the game", n + 1,
                         site_id(inspection, site)); /* COV-12.6 */
        }
    }
    if (carts != covered) {
        adit_problem(&inspection->problems, "%d carts at %s cover %d spaces", carts,
                     site_id(inspection, site), covered);
    }
}

/* COV-12.5 */
static void check_throne(cov_inspection *inspection)
{
    for (int good = 0; good < COV_RESOURCES; good++) {
        if (cov_throne_free(inspection->state, good) < 0) {
            adit_problem(&inspection->problems, "the %s level of the throne holds too many carts",
                         cov_game.goods[good].name);
        }
    }
}

/* ---- Dwarves and turns ---- */

/* COV-12.4 */
static void check_dwarves(cov_inspection *inspection, int seat)
{
    const cov_player *player = &inspection->state->player[seat];
    const int turns = cov_turns_taken(inspection->state, seat);
    int working = 0, all = 0;

    for (int tool = 0; tool < COV_TOOLS; tool++) {
        working += player->dwarf_on[tool] > 0;
        if (player->dwarf_on[tool] > 0 && tool >= COV_PRINTED_TOOLS &&
            player->forged[tool - COV_PRINTED_TOOLS] == 0) {
            adit_problem(&inspection->problems,
                         "player %d has a dwarf on %s, where there is no tool", seat + 1,
                         cov_tool_words[tool]);
        }
    }
    for (int strength = 0; strength < COV_STRENGTHS; strength++) {
        all += player->tavern[strength];
    }
    if (all + working != COV_DWARVES) {
        adit_problem(&inspection->problems, "player %d has %d dwarves, expected %d", seat + 1,
                     all + working, COV_DWARVES);
    } else if (turns >= 0 && working != turns) {
        adit_problem(&inspection->problems,
                     "player %d has %d dwarves on tools after %d turns of this Era; "
                     "set 'round' and 'at_turn' to match",
                     seat + 1, working, turns);
    }
}

/* COV-12.4: from T1 to T5 one dwarf is in use, and it stands on its tool. */
static void check_in_use(cov_inspection *inspection)
{
    const cov_state *state = inspection->state;
    const int tool = state->turn.tool;
    const bool in_turn = state->phase >= COV_PHASE_SUPPORT && state->phase <= COV_PHASE_CLEANUP;

    if (in_turn != (tool != 0)) {
        adit_problem(&inspection->problems, in_turn
                                                ? "no tool is in use in this phase; set 'turn_tool'"
                                                : "a tool is in use in this phase");
    }
    if (tool != 0 && state->player[state->at_turn].dwarf_on[tool - 1] == 0) {
        adit_problem(&inspection->problems, "%s is in use, but no dwarf is on it",
                     cov_tool_words[tool - 1]);
    }
    if (tool == 0 && state->turn.support != 0) {
        adit_problem(&inspection->problems,
                     "a support piece is in use without a dwarf"); /* COV-12.3 */
    }
}

/* ---- The Elders ---- */

/* COV-12.19 */
static void check_elders(cov_inspection *inspection)
{
    const cov_state *state = inspection->state;
    const bool is_solo = cov_is_solo(state);
    const int ready = cov_elders_tool_cards(state, inspection->cards);
    unsigned unseen = 0;

    for (int i = 0; i < adit_kind_card_count(inspection->cards, COV_KIND_ELDER); i++) {
        const adit_card *card = adit_card_at(inspection->cards, COV_KIND_ELDER, i);
        const int place = state->elder_lies[i];
        const bool is_used = is_solo && cov_is_elder_used(state, inspection->cards, i);
        if ((place == COV_ELDER_OUT) == is_used) {
            adit_problem(&inspection->problems, "%s is %s the game", card->id,
                         is_used ? "out of" : "in");
        }
        unseen |= (unsigned)(place == COV_ELDER_UNSEEN) << card->fact[COV_ELDER_TYPE].number;
        for (int k = 0; k < i; k++) {
            if (place >= COV_ELDER_PIN && place == state->elder_lies[k]) {
                adit_problem(&inspection->problems, "%s and %s are in the same place",
                             adit_card_at(inspection->cards, COV_KIND_ELDER, k)->id, card->id);
            }
        }
    }
    if (cov_elders_forge_pile(state, inspection->cards) < 0 ||
        (state->elders.first & ~unseen) != 0) {
        adit_problem(&inspection->problems,
                     "more of the Elders' cards are unseen in Available than are left");
    }
    if (is_solo && ready < LEAST_ELDERS) {
        adit_problem(&inspection->problems, "the Elders have %d cards in use, expected at least %d",
                     ready, LEAST_ELDERS);
    }
    if (state->phase == COV_PHASE_ELDERS && !is_solo) {
        adit_problem(&inspection->problems, "the Elders play in the solo game only"); /* COV-267 */
    }
}

/* COV-12.18 */
static void check_time(cov_inspection *inspection)
{
    const cov_state *state = inspection->state;
    const int eras = cov_eras(inspection->cards);
    const int turns = cov_turns_in(inspection->cards, state->era);

    if (state->era > eras) {
        adit_problem(&inspection->problems, "era: %d is out of range; this match has %d Eras",
                     state->era, eras);
    } else if (state->round > turns) {
        adit_problem(&inspection->problems, "round: %d is out of range; Era %d has %d turns",
                     state->round, state->era, turns);
    }
}

static void check_pieces(cov_inspection *inspection)
{
    check_time(inspection);
    check_enemies(inspection);
    check_goods(inspection);
    for (int clan = 0; clan < cov_clans(inspection->state); clan++) {
        check_carts(inspection, clan);
        check_markers(inspection, clan);
        check_buildings(inspection, clan);
    }
    for (int site = 0; site < COV_SITES; site++) {
        check_site(inspection, site);
    }
    check_throne(inspection);
    for (int seat = 0; seat < inspection->state->base.players; seat++) {
        check_dwarves(inspection, seat);
    }
    check_in_use(inspection);
    check_elders(inspection);
}

/* Each part trusts what the parts before it have checked. */
adit_status cov_check(const adit_state *base, const adit_cards *cards, adit_err *err)
{
    static void (*const parts[])(cov_inspection *) = {cov_check_cards, cov_check_mountain,
                                                      check_pieces};
    cov_inspection inspection = {(const cov_state *)base, cards, {.err = err}};

    for (size_t i = 0; i < sizeof parts / sizeof *parts && inspection.problems.status == ADIT_OK;
         i++) {
        parts[i](&inspection);
    }
    return inspection.problems.status;
}
