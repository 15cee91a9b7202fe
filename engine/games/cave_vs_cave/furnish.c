/* furnish.c - buying a room of the display and putting it into an empty cell.
 *
 * One question names room and cell; how it is paid is asked only if two ways remain. So a
 * payment falls due only when a room is really placed (CVC-83).
 */
#include "engine/games/cave_vs_cave/rules.h"

typedef struct {
    int seat;
    adit_goods base[ADIT_MAX_PRICES]; /* what the action asks for: one of these */
    int count;
} furnish_plan;

/* What the cave of the seat is like: looked at once for all rooms. */
typedef struct {
    cvc_room_counts rooms;    /* counted when a blue one is asked about first, */
    bool knows_rooms;         /* and then they are known */
    uint32_t free;            /* cells, a bit for each */
    uint8_t walls[CVC_CELLS]; /* of those */
    unsigned sets;            /* bit w: one of them has wall set w */
} cave_survey;

static furnish_plan plan_of(int seat, const adit_args *args)
{
    furnish_plan plan = {.seat = seat, .count = args->length[0]};

    for (int i = 0; i < plan.count; i++) {
        plan.base[i] = args->goods[args->first[0] + i];
    }
    if (plan.count == 0) {
        plan.count = 1; /* free: nothing is due but the room's own cost */
    }
    return plan;
}

/* CVC-79: action payment and room cost are due together. */
static adit_price price_of(const adit_tx *tx, const furnish_plan *plan, const adit_card *room)
{
    return (adit_price){.value = CVC_VALUE_FURNISH_PRICE,
                        .card = room->number,
                        .base = plan->base,
                        .count = plan->count,
                        .plus = adit_fixed_goods(tx->cards, room->fact[CVC_ROOM_COST].goods)};
}

static bool is_on_display(adit_tx *tx, const adit_card *room, adit_why *why)
{
    return cvc_of(tx)->room_place[room->kind_number] == CVC_ROOM_DISPLAY ||
           adit_refuse(why, "%s is not in the display", room->title); /* CVC-75 */
}

static bool may_own(adit_tx *tx, int seat, const adit_card *room, cvc_room_counts rooms,
                    adit_why *why)
{
    /* CVC-78: orange rooms, the entrance among them, stay more than blue ones */
    if (room->fact[CVC_ROOM_COLOUR].number == CVC_ORANGE || rooms.orange > rooms.blue + 1 ||
        adit_permission(tx, seat, CVC_MAY_MIX_COLOURS, room->number, NULL)) {
        return true;
    }
    return adit_refuse(why,
                       "you need more orange rooms than blue ones and have %d orange and "
                       "%d blue",
                       rooms.orange, rooms.blue);
}

static bool can_pay(adit_tx *tx, const furnish_plan *plan, const adit_card *room, adit_why *why)
{
    const adit_price price = price_of(tx, plan, room);

    return adit_can_pay_price(tx, plan->seat, &price, why);
}

static bool fits_cell(adit_tx *tx, int seat, const adit_card *room, int cell, adit_why *why)
{
    const cvc_player *player = cvc_player_of(tx, seat);
    unsigned walls;

    if (!cvc_is_free(player, cell)) { /* CVC-76 */
        return adit_refuse(why, "%s %s", cvc_cell_names[cell],
                           player->ground[cell] == CVC_ROCK     ? "is still rock"
                           : player->ground[cell] == CVC_ABSENT ? "is not yours"
                                                                : "is already furnished");
    }
    walls = cvc_wallset(cvc_of(tx), seat, cell);
    if ((room->extra[CVC_EXTRA_ACCEPTS] >> walls & 1) != 0 ||
        adit_permission(tx, seat, CVC_MAY_FURNISH_ANYWHERE, room->number, NULL)) {
        return true; /* CVC-77 */
    }
    if (why != NULL) {
        adit_buffer words = adit_buffer_on(why->text, sizeof why->text);

        adit_buffer_add(&words, "needs ");
        cvc_pattern_words(room->fact[CVC_ROOM_WALLS].text, &words);
        adit_buffer_addf(&words, "; %s has ", cvc_cell_names[cell]);
        cvc_wallset_words(walls, &words);
    }
    return false;
}

static bool may_own_beside(adit_tx *tx, int seat, const adit_card *room, cave_survey *cave,
                           adit_why *why)
{
    if (room->fact[CVC_ROOM_COLOUR].number != CVC_ORANGE && !cave->knows_rooms) {
        cave->rooms = cvc_rooms_by_colour(cvc_of(tx), tx->cards, seat);
        cave->knows_rooms = true;
    }
    return may_own(tx, seat, room, cave->rooms, why);
}

/* Everything that does not depend on the cell. */
static bool may_buy(adit_tx *tx, const furnish_plan *plan, const adit_card *room, cave_survey *cave,
                    adit_why *why)
{
    return is_on_display(tx, room, why) && may_own_beside(tx, plan->seat, room, cave, why) &&
           can_pay(tx, plan, room, why);
}

static void look_at_cave(const adit_tx *tx, int seat, cave_survey *cave)
{
    const cvc_player *player = cvc_player_of(tx, seat);

    cave->knows_rooms = false;
    cave->free = cave->sets = 0;
    for (uint32_t rest = cvc_cells_with(player, CVC_EMPTY); rest != 0; rest &= rest - 1) {
        const int cell = __builtin_ctz(rest);

        if (player->room_at[cell] == 0) {
            cave->free |= UINT32_C(1) << cell;
            cave->walls[cell] = (uint8_t)cvc_wallset(cvc_of(tx), seat, cell);
            cave->sets |= 1u << cave->walls[cell];
        }
    }
}

/* The cells that the room fits, a bit for each. */
static uint32_t cells_for(adit_tx *tx, int seat, const adit_card *room, const cave_survey *cave)
{
    const unsigned accepts = (unsigned)room->extra[CVC_EXTRA_ACCEPTS];
    uint32_t cells = 0;

    if (cave->free == 0 ||
        adit_permission(tx, seat, CVC_MAY_FURNISH_ANYWHERE, room->number, NULL)) {
        return cave->free;
    }
    for (uint32_t rest = (accepts & cave->sets) != 0 ? cave->free : 0; rest != 0;
         rest &= rest - 1) {
        const int cell = __builtin_ctz(rest);

        cells |= (accepts >> cave->walls[cell] & 1) << cell;
    }
    return cells;
}

/* ---- The Additional Cavern (CVC-81) ---- */

static void build_sides(adit_tx *tx, const void *context, adit_options *out)
{
    (void)tx;
    (void)context;
    (void)adit_offer_range(out, CVC_OPT_SIDE, CVC_SIDE_TWO, CVC_SIDES - 1);
}

static bool earns_cavern(const cvc_state *state, int seat)
{
    for (int other = 0; other < state->base.players; other++) {
        if (state->player[other].ground[CVC_CAVERN] != CVC_ABSENT) {
            return false; /* CVC-E37: there is only one */
        }
    }
    for (int cell = 0; cell < CVC_CAVE; cell++) {
        if (state->player[seat].room_at[cell] == 0) {
            return false; /* CVC-E36 */
        }
    }
    return true;
}

static adit_status take_cavern(adit_tx *tx, int seat)
{
    const adit_question question = {
        .key = CVC_ASK_SIDE, .seat = seat, .build = build_sides, .no_anytime = true};
    adit_option answer;

    ADIT_TRY(adit_ask(tx, &question, &answer));
    cvc_player_of(tx, seat)->cavern_side = (uint8_t)answer.a; /* CVC-E38: fixed for good */
    cvc_player_of(tx, seat)->ground[CVC_CAVERN] = CVC_EMPTY;
    adit_note(tx, CVC_LOG_CAVERN, seat, answer.a, 0, 0);
    return adit_raise_plain(tx, CVC_EVENT_CAVERN_TAKEN, seat, ADIT_NO_CARD, 0);
}

typedef struct {
    const furnish_plan *plan;
    const adit_card *room;
    int cell;
} room_site;

/* An exchange of a mod can change the cave while the room is being paid for. */
static bool is_still_free(adit_tx *tx, const void *context, adit_why *why)
{
    const room_site *site = context;
    const int seat = site->plan->seat;

    return is_on_display(tx, site->room, why) &&
           may_own(tx, seat, site->room, cvc_rooms_by_colour(cvc_of(tx), tx->cards, seat), why) &&
           fits_cell(tx, seat, site->room, site->cell, why);
}

/* Everything up to the moment when the room comes into play. */
static adit_status lay_room(adit_tx *tx, const room_site *site)
{
    const adit_card *room = site->room;
    const int seat = site->plan->seat, cell = site->cell;
    adit_price price = price_of(tx, site->plan, room);

    price.is_due = is_still_free;
    price.context = site;
    ADIT_TRY(adit_pay_to_build(tx, seat, &price));
    cvc_of(tx)->room_place[room->kind_number] = cvc_place_of_cell(seat, cell); /* CVC-80 */
    cvc_player_of(tx, seat)->room_at[cell] = (uint16_t)(room->number + 1);
    adit_note(tx, CVC_LOG_FURNISHES, seat, room->number + 1, cell, 0);
    return earns_cavern(cvc_of(tx), seat) ? take_cavern(tx, seat) : ADIT_OK;
}

static void prepare_room(adit_tx *tx, const void *context)
{
    (void)lay_room(tx, context); /* tx->left says it */
}

/* A room whose own effect cannot be carried out when it is built is no choice. */
static bool can_enter(adit_tx *tx, const furnish_plan *plan, const adit_card *room, int cell,
                      adit_why *why)
{
    const room_site site = {plan, room, cell};

    return adit_can_enter_play(tx, plan->seat, room->number, prepare_room, &site, why);
}

/* Whether there is such a cell; for most rooms that need not be looked for. */
static bool can_enter_somewhere(adit_tx *tx, const furnish_plan *plan, const adit_card *room,
                                uint32_t cells)
{
    if (adit_risk_of_building(tx, room->number) == 0) {
        return true;
    }
    for (uint32_t rest = cells; rest != 0; rest &= rest - 1) {
        if (can_enter(tx, plan, room, __builtin_ctz(rest), NULL)) {
            return true;
        }
    }
    return false;
}

/* ---- The question ---- */

static bool offer_room(adit_tx *tx, const furnish_plan *plan, const adit_card *room,
                       cave_survey *cave, adit_options *out)
{
    adit_why *why = adit_why_of(out);
    uint32_t listed = (UINT32_C(1) << cvc_cell_count(tx->cards)) - 1; /* reasons are for all */

    if (why == NULL) {
        listed = cells_for(tx, plan->seat, room, cave);
        if (listed == 0 || !may_buy(tx, plan, room, cave, NULL)) {
            return true;
        }
    }
    for (uint32_t rest = listed; rest != 0; rest &= rest - 1) {
        const int cell = __builtin_ctz(rest);
        const adit_option option = {
            .what = CVC_OPT_FURNISH, .a = (int16_t)(room->number + 1), .b = (int16_t)cell};
        const bool is_allowed = why == NULL || (may_buy(tx, plan, room, cave, why) &&
                                                fits_cell(tx, plan->seat, room, cell, why));
        if (!adit_offer_if(out, option, is_allowed && can_enter(tx, plan, room, cell, why))) {
            return false;
        }
    }
    return true;
}

static cvc_card_set rooms_on_display(const adit_tx *tx)
{
    return cvc_cards_at(cvc_of(tx)->room_place, CVC_ROOM_DISPLAY,
                        adit_kind_card_count(tx->cards, CVC_KIND_ROOM));
}

static void build_pairs(adit_tx *tx, const void *context, adit_options *out)
{
    const furnish_plan *plan = context;
    const int rooms = adit_kind_card_count(tx->cards, CVC_KIND_ROOM);
    cvc_card_set set = adit_why_of(out) != NULL ? cvc_first_cards(rooms) : rooms_on_display(tx);
    cave_survey cave;

    look_at_cave(tx, plan->seat, &cave);
    for (int i = cvc_take_first(&set); i >= 0; i = cvc_take_first(&set)) {
        if (!offer_room(tx, plan, adit_card_at(tx->cards, CVC_KIND_ROOM, i), &cave, out)) {
            return;
        }
    }
}

/* Of the rooms that fit, which is nearest to being bought. */
static bool refuse_rooms(adit_tx *tx, const furnish_plan *plan, cave_survey *cave, adit_why *why)
{
    adit_why nearest = {0};

    for (ADIT_EACH_CARD(room, tx->cards, CVC_KIND_ROOM)) {
        adit_why one = {0};

        if (is_on_display(tx, room, NULL) && cells_for(tx, plan->seat, room, cave) != 0 &&
            !may_buy(tx, plan, room, cave, &one)) {
            adit_why_nearer(&nearest, &one, room->title);
        }
    }
    return adit_refuse_all(why, "you cannot afford or own any room that fits", &nearest);
}

bool cvc_can_furnish(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const furnish_plan plan = plan_of(seat, args);
    cvc_card_set set = rooms_on_display(tx);
    bool is_empty = true, fits_none = true;
    cave_survey cave;

    look_at_cave(tx, seat, &cave);
    for (int i = cvc_take_first(&set); i >= 0; i = cvc_take_first(&set)) {
        const adit_card *room = adit_card_at(tx->cards, CVC_KIND_ROOM, i);
        const uint32_t cells = cells_for(tx, seat, room, &cave);
        is_empty = false;
        if (cells == 0) {
            continue;
        }
        fits_none = false;
        if (may_buy(tx, &plan, room, &cave, NULL) && can_enter_somewhere(tx, &plan, room, cells)) {
            return true;
        }
    }
    if (why != NULL && !is_empty && !fits_none) {
        return refuse_rooms(tx, &plan, &cave, why);
    }
    return adit_refuse(why, is_empty ? "the display is empty" /* CVC-E81 */
                                     : "no room in the display fits any of your empty cells");
}

adit_status cvc_furnish(adit_tx *tx, int seat, const adit_args *args)
{
    const furnish_plan plan = plan_of(seat, args);
    const adit_question question = {
        .key = CVC_ASK_FURNISH, .seat = seat, .build = build_pairs, .context = &plan};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cvc_can_furnish, &answer));
    const adit_card *room = cvc_card(tx->cards, answer.a);
    const room_site site = {&plan, room, answer.b};
    ADIT_TRY(lay_room(tx, &site));
    adit_note_built(tx, seat, room->number);
    ADIT_TRY(adit_enter_play(tx, seat, room->number));
    return adit_raise_plain(tx, CVC_EVENT_FURNISHED, seat, room->number, 1);
}
