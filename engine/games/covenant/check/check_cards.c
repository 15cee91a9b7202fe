/* check_cards.c - the invariants about cards.
 *
 * A card with a pile has a place and, if it lies open or belongs to somebody, a slot or a space
 * as well (docs/decisions/0040-slots-and-places.md); both must agree, so that no card is in two
 * places: tools COV-12.12, jewels COV-12.13, the others COV-12.14.
 */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/check/check.h"
#include "engine/games/covenant/gains.h"

/* ---- Cards with a pile ---- */

/* The cards of one display, and where each was found. */
typedef struct {
    cov_inspection *inspection;
    const cov_display_row *row; /* of jewels the first one */
    const uint8_t *lies;
    uint8_t place[COV_MOST]; /* COV_LIES_PILE: found nowhere */
} card_census;

static const adit_card *card_of(const card_census *all, int i)
{
    return adit_card_at(all->inspection->cards, all->row->kind, i);
}

/* False: what is there cannot be looked at more closely. */
static bool note_found(card_census *all, int number, int place, const char *where)
{
    if (number == 0) {
        return false;
    }
    const adit_card *card = &all->inspection->cards->card[number - 1];
    if (card->kind != all->row->kind) {
        adit_problem(&all->inspection->problems, "%s on %s is not of kind %s", card->id, where,
                     cov_game.kinds[all->row->kind].name);
        return false;
    }
    if (all->place[card->kind_number] != COV_LIES_PILE) {
        adit_problem(&all->inspection->problems, "%s is in two places", card->id);
        return false;
    }
    all->place[card->kind_number] = (uint8_t)place;
    return true;
}

/* What the clan boards hold; a jewel fits the slot of its tool (COV-12.13). */
static void find_owned(card_census *all, int seat)
{
    static const char *const where[COV_DISPLAYS] = {
        [COV_COINS] = "a coin space", [COV_TOOLS_SHOWN] = "a tool space", [COV_JEWELS] = "a tool"};
    const cov_player *player = &all->inspection->state->player[seat];
    const adit_in_play *list = &player->common.in_play;
    const adit_cards *cards = all->inspection->cards;

    for (int i = 0; i < list->count && all->row->display == COV_TRADITIONS; i++) {
        if (cards->card[list->card[i]].kind == ADIT_KIND_IDENTITY) {
            continue;
        }
        (void)note_found(all, list->card[i] + 1, COV_LIES_WITH + seat, "a clan board");
    }
    for (int i = 0; i < all->row->places; i++) {
        const int number = cov_owned(all->row, player)[i];
        if (note_found(all, number, COV_LIES_WITH + seat, where[all->row->display]) &&
            all->row->display == COV_JEWELS &&
            cov_tool_slot(cards, player, i) !=
                cards->card[number - 1].fact[COV_JEWEL_COLOUR].number) {
            adit_problem(&all->inspection->problems, "player %d: %s has no slot for %s", seat + 1,
                         cov_tool_words[i], cards->card[number - 1].id);
        }
    }
}

/* What lies open. */
static void find_shown(card_census *all, int number)
{
    const cov_display_row *row = &cov_display_rows[number];
    const cov_state *state = all->inspection->state;

    for (int i = 0; i < row->slots; i++) {
        const int shown = state->shown[number][i];
        if (note_found(all, shown, COV_LIES_SHOWN, "the display") &&
            !cov_belongs_to_row(row, &all->inspection->cards->card[shown - 1])) {
            adit_problem(&all->inspection->problems, "%s is in the display of the other colour",
                         all->inspection->cards->card[shown - 1].id);
        }
    }
    for (int i = 0; i < COV_SEATS && number == COV_TRADITIONS; i++) {
        (void)note_found(all, state->draft[1][i], COV_LIES_SHOWN, "the table");
    }
}

/* Whether a card that is said to lie there must also have been found there. */
static bool is_found_there(int kind, int place)
{
    return place == COV_LIES_SHOWN ||
           (place >= COV_LIES_WITH && place < COV_LIES_FRESH && kind != COV_KIND_RELIC);
}

/* COV-12.17: a relic is fresh in the turn in which it was obtained only. */
static void check_relic(const card_census *all, int i)
{
    const cov_state *state = all->inspection->state;
    const int fresh = all->lies[i] - COV_LIES_FRESH;
    const bool in_turn = state->phase >= COV_PHASE_RELIC_PRE && state->phase <= COV_PHASE_CLEANUP;

    if (fresh >= 0 && fresh < COV_SEATS && (!in_turn || fresh != state->at_turn)) {
        adit_problem(&all->inspection->problems,
                     "%s is fresh, but was not obtained in this turn of player %d",
                     card_of(all, i)->id, state->at_turn + 1);
    }
}

/* COV-12.14: owners that there are; a card of a seat that does not play would be lost. */
static void check_holder(const card_census *all, int i)
{
    const cov_state *state = all->inspection->state;
    const int place = all->lies[i];
    const bool is_owned = place >= COV_LIES_WITH && place < COV_LIES_PIN;

    if ((is_owned && (place - COV_LIES_WITH) % COV_SEATS >= state->base.players) ||
        (place == COV_LIES_WITH_ELDERS && !cov_is_solo(state))) {
        adit_problem(&all->inspection->problems, "%s belongs to a player who is not in the game",
                     card_of(all, i)->id);
    }
    if (is_owned && place >= COV_LIES_FRESH && all->row->kind != COV_KIND_RELIC) {
        adit_problem(&all->inspection->problems,
                     "%s is not a relic, and only relics can be fresh or used",
                     card_of(all, i)->id);
    }
}

static void check_place(const card_census *all, int i)
{
    const adit_card *card = card_of(all, i);
    const int place = all->lies[i];
    const int said = is_found_there(card->kind, place) ? place : COV_LIES_PILE;
    /* what a tradition does at once comes before it is in play */
    const bool is_arriving = card->kind == COV_KIND_TRADITION && card->built != 0 &&
                             all->place[i] == COV_LIES_PILE && said >= COV_LIES_WITH;

    if (said != all->place[i] && !is_arriving) {
        adit_problem(&all->inspection->problems,
                     "%s is not where it should be (place %d, found at %d)", card->id, place,
                     all->place[i]);
    }
    for (int k = 0; k < i && place >= COV_LIES_PIN; k++) {
        if (all->lies[k] == place) {
            adit_problem(&all->inspection->problems, "%s and %s are pinned to the same place",
                         card_of(all, k)->id, card->id);
        }
    }
}

/* COV-12.14: no gap while the pile lasts; jewels at every question, the others when a turn
 * starts, unless a card has taken a tile since. */
static void check_full(const card_census *all, int number)
{
    const cov_display_row *row = &cov_display_rows[number];
    const cov_state *state = all->inspection->state;
    const bool is_start = cov_is_turn_start(state) && (state->turn.settled & COV_HAS_GAP) == 0;
    bool has_pile = false;

    const int count = adit_kind_card_count(all->inspection->cards, row->kind);
    for (int i = 0; i < count && !has_pile; i++) {
        has_pile = (all->lies[i] == COV_LIES_PILE || all->lies[i] >= COV_LIES_PIN) &&
                   cov_belongs_to_row(row, card_of(all, i));
    }
    for (int i = 0; i < row->slots && has_pile && (is_start || row->colour >= 0); i++) {
        if (state->shown[number][i] == 0) {
            adit_problem(&all->inspection->problems, "slot %d of the %s display is empty", i + 1,
                         cov_game.kinds[row->kind].name);
        }
    }
}

static void check_display(cov_inspection *inspection, int display)
{
    const int last = display == COV_JEWELS ? COV_JEWELS + COV_GOLDEN : display;
    card_census all = {.inspection = inspection,
                       .row = &cov_display_rows[display],
                       .lies = inspection->state->lies[display]};

    for (int seat = 0; seat < inspection->state->base.players; seat++) {
        find_owned(&all, seat);
    }
    for (int row = display; row <= last; row++) {
        find_shown(&all, row);
        check_full(&all, row);
    }
    const int count = adit_kind_card_count(inspection->cards, all.row->kind);
    for (int i = 0; i < count; i++) {
        if (all.lies[i] == COV_LIES_PILE && all.place[i] == COV_LIES_PILE) {
            continue; /* most cards; nothing can be wrong with them */
        }
        check_holder(&all, i);
        check_place(&all, i);
        if (display == COV_RELICS) {
            check_relic(&all, i);
        }
    }
}

/* ---- Cards without a pile ---- */

/* `fact` -1: any card of the kind. */
static void check_card(cov_inspection *inspection, int number, int kind, int fact, int value,
                       const char *where)
{
    const adit_kind_row *row = &cov_game.kinds[kind];

    if (number == 0) {
        return;
    }
    const adit_card *card = &inspection->cards->card[number - 1];
    if (card->kind != kind) {
        adit_problem(&inspection->problems, "%s as %s is not of kind %s", card->id, where,
                     row->name); /* COV-114 */
    } else if (fact >= 0 && card->fact[fact].number != value) {
        adit_problem(&inspection->problems, "%s as %s is not of type %s", card->id, where,
                     row->facts[fact].words[value]); /* COV-102 */
    }
}

static void check_objective_card(cov_inspection *inspection, int number, int type,
                                 const char *where)
{
    check_card(inspection, number, COV_KIND_OBJECTIVE, COV_OBJECTIVE_TYPE, type, where);
}

/* COV-114: who drafts an objective has it alone, so none lies open that somebody has, or twice. */
static void check_open_objectives(cov_inspection *inspection, int type)
{
    const cov_state *state = inspection->state;
    const uint16_t *open = state->draft[2 + type];

    for (int i = 0; i < COV_SEATS; i++) {
        check_objective_card(inspection, open[i], type, type == 0 ? "draft_i" : "draft_ii");
        for (int k = 0; k < COV_SEATS; k++) {
            const bool is_taken =
                k < state->base.players && cov_objective(&state->player[k], type) == open[i];
            if (open[i] != 0 && (is_taken || (k < i && open[k] == open[i]))) {
                adit_problem(&inspection->problems, "an objective in the draft appears twice");
                return;
            }
        }
    }
}

/* COV-114, COV-115: a player has one of each type, open in the draft and face down after it. */
static void check_objective(cov_inspection *inspection, int seat, int type)
{
    const cov_player *player = &inspection->state->player[seat];
    const int objective = cov_objective(player, type);
    const bool in_draft = inspection->state->phase == COV_PHASE_DRAFT;

    if ((in_draft ? player->objective[type] : player->drafted_objective[type]) != 0) {
        adit_problem(&inspection->problems,
                     in_draft
                         ? "objectives are face up in the draft; set 'player[%d].drafted_objective'"
                         : "objectives are face down after the draft; set 'player[%d].objective'",
                     seat + 1);
        return;
    }
    for (int other = 0; other < seat && objective != 0; other++) {
        if (cov_objective(&inspection->state->player[other], type) == objective) {
            adit_problem(&inspection->problems, "two players have the same objective");
        }
    }
    check_objective_card(inspection, objective, type, "objective");
}

/* Projects and what was drafted. */
static void check_others(cov_inspection *inspection)
{
    const cov_state *state = inspection->state;

    for (int i = 0; i < COV_SEATS; i++) {
        check_card(inspection, state->draft[0][i], COV_KIND_START, -1, 0, "draft_start");
    }
    check_card(inspection, state->turn.set_jewel, COV_KIND_JEWEL, -1, 0, "turn_set_jewel");
    for (int slot = 0; slot < COV_PROJECTS; slot++) {
        check_card(inspection, state->project[slot], COV_KIND_PROJECT, COV_PROJECT_TYPE, slot,
                   "project");
    }
    for (int type = 0; type < 2; type++) {
        check_open_objectives(inspection, type);
        for (int seat = 0; seat < state->base.players; seat++) {
            check_objective(inspection, seat, type);
        }
    }
    for (int seat = 0; seat < state->base.players; seat++) {
        const cov_player *player = &state->player[seat];
        check_card(inspection, player->start_tile, COV_KIND_START, -1, 0, "starting tile");
        check_card(inspection, player->drafted_tradition, COV_KIND_TRADITION, -1, 0,
                   "drafted tradition");
    }
}

void cov_check_cards(cov_inspection *inspection)
{
    check_others(inspection);
    for (int display = 0; display < COV_DISPLAYS; display++) {
        check_display(inspection, display);
    }
}
