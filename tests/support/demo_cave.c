/* demo_cave.c - the rules of the demo game; see demo_cave.h. */
#include "tests/support/demo_cave.h"

#include <stdio.h>
#include <string.h>

#include "engine/match/game.h"

static demo_state *state_of(const adit_tx *tx)
{
    return (demo_state *)(void *)tx->work;
}

demo_state *demo_of(adit_game *game)
{
    return (demo_state *)(void *)adit_game_look(game)->work;
}

/* ---- Tables ------------------------------------------------------------------------------ */

static const adit_good_def goods[] = {
    {"wood", 9, "for building"},
    {"flax", 9, "for candles"},
    {"food", 9, "to eat"},
    {"gold", 19, "to win"},
    {"coal", 9, "may be paid for wood and leaves ash", DEMO_WOOD + 1, DEMO_ASH + 1},
    {"ash", 9, "what is left of coal", 0, 0},
    {.name = NULL},
};

static const char *const place_words[] = {
    "out",       "pool",      "found",     "hidden_1",  "hidden_2",  "spot_p1_a", "spot_p1_b",
    "spot_p2_a", "spot_p2_b", "spot_p3_a", "spot_p3_b", "spot_p4_a", "spot_p4_b", NULL};
static const char *const ground_words[] = {"bare", "shelf", NULL};
static const char *const spot_labels[] = {"a", "b", NULL};

#define STATE(field) offsetof(demo_state, field)
#define PLAYER(field) offsetof(demo_player, field)

static const adit_field fields[] = {
    {.name = "room",
     .index = ADIT_BY_CARD,
     .size = 1,
     .offset = STATE(room_place),
     .count = ADIT_MAX_CARDS_OF_KIND,
     .max = 12,
     .words = place_words,
     .kind = DEMO_KIND_ROOM,
     .pin_first = DEMO_PIN,
     .pin_pool = DEMO_POOL,
     .known_offset = STATE(room_known),
     .text = "where each room lies"},
    {.name = "room_known",
     .index = ADIT_BY_CARD,
     .size = 1,
     .offset = STATE(room_known),
     .count = ADIT_MAX_CARDS_OF_KIND,
     .max = 255,
     .kind = DEMO_KIND_ROOM,
     .seen = ADIT_SEEN_BY_NONE,
     .text = "who knows a hidden place"},
    {.name = "using",
     .type = ADIT_FIELD_CARD,
     .size = 2,
     .offset = STATE(using),
     .count = 1,
     .max = ADIT_MAX_CARDS,
     .text = "the room in use"},
    {.name = "done",
     .size = 4,
     .offset = STATE(done),
     .count = 1,
     .max = 4095,
     .text = "parts of the room in use that were carried out"},
    {.name = "connective",
     .size = 1,
     .offset = STATE(connective),
     .count = 1,
     .max = 9,
     .text = "how the parts of the room in use are joined"},
    {.name = "settled",
     .size = 1,
     .offset = STATE(settled),
     .count = 1,
     .max = 255,
     .text = "how often a seat was settled"},
    {.name = "total",
     .size = 2,
     .offset = STATE(total),
     .count = 1,
     .max = 1000,
     .derived = true,
     .text = "wood of all players"},
    {.name = "height",
     .size = 1,
     .offset = PLAYER(height),
     .count = 1,
     .max = 9,
     .per_player = true,
     .text = "climbed steps"},
    {.name = "secret",
     .size = 1,
     .offset = PLAYER(secret),
     .count = 1,
     .max = 9,
     .per_player = true,
     .seen = ADIT_SEEN_BY_OWNER,
     .text = "a secret number"},
    {.name = "spot",
     .index = ADIT_BY_LABEL,
     .size = 1,
     .offset = PLAYER(spot),
     .count = 2,
     .max = 1,
     .per_player = true,
     .words = ground_words,
     .labels = spot_labels,
     .spot_of = "room",
     .spot_base = 5,
     .spot_ground = 1,
     .text = "shelves on which rooms may lie"},
    {.name = NULL},
};

static const adit_fact_row room_facts[] = {
    [DEMO_FACT_COST] = {"cost", ADIT_FACT_GOODS, false, 0, 9, NULL, "price of the room"},
    [DEMO_FACT_USE] = {"use", ADIT_FACT_EFFECT, false, 0, 0, NULL, "what its user does"},
    [DEMO_FACT_POINTS] = {"points", ADIT_FACT_INT, false, 0, 20, NULL, "points at the end"},
    {.name = NULL},
};
static const adit_fact_row table_facts[] = {{.name = NULL}};
static const adit_kind_row kinds[] = {
    {"room", room_facts, "a room to be found"},
    {"table", table_facts, "a card that lies on the table"},
    {NULL, NULL, NULL},
};
static const adit_event_row events[] = {
    {"searched", "a player found a room", false, true, false},
    {"used", "a player used a room", false, true, true},
    {NULL, NULL, false, false, false},
};
static const adit_value_row values[] = {{"speed", "steps climbed at once", false},
                                        {"room_price", "price of a room", true},
                                        {NULL, NULL, false}};
static const adit_permission_row permissions[] = {
    {"chop", "chopping wood", true, 0},
    {"use", "using a room", true, 1 << DEMO_KIND_ROOM},
    {"glean", "gathering twice as much flax", false, 0},
    {.name = NULL},
};
static const adit_name_row questions[] = {
    {"action", "choose an action"}, {"step", "climb or stop"}, {NULL, NULL}};
static const adit_text_row options[] = {
    {.word = "gather_flax"},
    {.word = "chop_wood"},
    {.word = "search"},
    {.word = "use {a}", .a = ADIT_ARG_CARD},
    {.word = "buy {a}", .a = ADIT_ARG_CARD},
    {.word = "pass"},
    {.word = "climb {a}", .a = ADIT_ARG_NUMBER},
    {.word = NULL},
};
static const adit_text_row logs[] = {
    {.word = "turn {a} begins", .a = ADIT_ARG_NUMBER},
    {.word = "{p} finds {a}", .a = ADIT_ARG_CARD},
    {.word = NULL},
};
static const char *const mood_words[] = {"calm", "wild", NULL};
static const adit_rule_row rules[] = {
    {"turns", "turns of the game", 1, 40, 8, NULL, 0},
    {"start_food", "food at the start", 0, 9, 1, NULL, 0},
    {"mood", "how it is played", 0, 1, 0, mood_words, 0},
    {"rooms", "which rooms lie hidden; none named: all", 0, 32767, 0, NULL, DEMO_KIND_ROOM + 1},
    {.name = NULL}};
static const char *const streams[] = {"cards", "rooms", NULL};

static int count_height(adit_tx *tx, int seat)
{
    return state_of(tx)->player[seat].height;
}
static const adit_query_row queries[] = {{"height", count_height, "climbed steps"},
                                         {NULL, NULL, NULL}};

/* ---- Verbs ------------------------------------------------------------------------------- */

static void build_steps(adit_tx *tx, const void *context, adit_options *out)
{
    const int *most = context;

    (void)tx;
    for (int n = 1; n <= *most; n++) {
        if (!adit_offer(out, (adit_option){.what = DEMO_OPT_STEP, .a = (int16_t)n})) {
            return;
        }
    }
}

/* Climbs 1 to `most` steps as the player likes. */
static adit_status run_climb(adit_tx *tx, int seat, const adit_args *args)
{
    int most = adit_modified(tx, seat, DEMO_VALUE_SPEED, args->n[0], ADIT_NO_CARD);
    const adit_question question = {
        .key = DEMO_ASK_STEP, .seat = seat, .build = build_steps, .context = &most};
    adit_option answer;

    if (most <= 0) {
        return ADIT_OK; /* held back: a verb that says it asks first, and then does not */
    }
    ADIT_TRY(adit_ask(tx, &question, &answer));
    state_of(tx)->player[seat].height = (uint8_t)(state_of(tx)->player[seat].height + answer.a);
    return ADIT_OK;
}

static adit_goods cost_of(const adit_tx *tx, int card)
{
    return adit_fixed_goods(tx->cards, tx->cards->card[card].fact[DEMO_FACT_COST].goods);
}

/* Pays the price of a room that was found, in one of the ways given. */
static adit_status run_buy(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_price price = {.value = DEMO_VALUE_PRICE,
                              .card = args->n[0],
                              .base = &args->goods[args->first[1]],
                              .count = args->length[1],
                              .plus = cost_of(tx, args->n[0])};

    if (adit_is_in_play(tx, seat, args->n[0])) {
        return adit_illegal(tx, "it is in play already");
    }
    ADIT_TRY(adit_pay_price(tx, seat, &price, NULL));
    const adit_card *card = &tx->cards->card[args->n[0]];
    if (card->kind == DEMO_KIND_ROOM) {
        state_of(tx)->room_place[card->kind_number] = DEMO_FOUND;
    }
    return adit_enter_play(tx, seat, args->n[0]);
}

static adit_status run_search(adit_tx *tx, int seat, const adit_args *args)
{
    demo_state *state = state_of(tx);
    int pool[ADIT_MAX_CARDS_OF_KIND], count = 0, pinned = ADIT_NO_CARD, found;

    (void)args;
    for (int i = 0; i < adit_cards_of_kind(tx->cards, DEMO_KIND_ROOM); i++) {
        int number = adit_card_at(tx->cards, DEMO_KIND_ROOM, i)->number;
        if (state->room_place[i] == DEMO_PIN) {
            pinned = number; /* hidden_1 is found first */
        } else if (state->room_place[i] == DEMO_POOL) {
            pool[count++] = number;
        }
    }
    if (count == 0 && pinned == ADIT_NO_CARD) {
        return adit_illegal(tx, "no room is hidden any more");
    }
    ADIT_TRY(adit_turn_up(tx, 1, pool, count, pinned, &found));
    const adit_card *card = &tx->cards->card[found];
    state->room_place[card->kind_number] = DEMO_FOUND;
    adit_note(tx, DEMO_LOG_FOUND, seat, card->number + 1, 0, 0);
    ADIT_TRY(adit_enter_play(tx, seat, card->number));
    return adit_raise(
        tx, &(adit_event){.event = DEMO_EVENT_SEARCHED, .seat = seat, .card = card->number});
}

static const adit_verb verbs[] = {
    {.name = "climb",
     .run = run_climb,
     .param = {{.name = "most",
                .type = ADIT_PARAM_INT,
                .optional = true,
                .min = 1,
                .max = 9,
                .fallback = 1,
                .text = "most steps"}},
     .param_count = 1,
     .flags = ADIT_VERB_SURE | ADIT_VERB_ASKS_FIRST,
     .text = "Climbs up to so many steps.",
     .example = "climb(2)"},
    {.name = "buy",
     .run = run_buy,
     .param =
         {{.name = "room", .type = ADIT_PARAM_CARD, .text = "which room"},
          {.name = "price", .type = ADIT_PARAM_PRICES, .optional = true, .text = "what it costs"}},
     .param_count = 2,
     .flags = ADIT_VERB_ASKS_FIRST,
     .text = "Buys a room.",
     .example = "buy(\"hut\", { wood = 1 })"},
    {.name = "search",
     .run = run_search,
     .param_count = 0,
     .text = "Finds a hidden room.",
     .example = "search()"},
    {.name = NULL},
};

/* ---- Turns ------------------------------------------------------------------------------- */

static void build_actions(adit_tx *tx, const void *context, adit_options *out)
{
    int seat = tx->work->active;
    const adit_in_play *list = &adit_seat_in(tx, seat)->in_play;
    const adit_args none = {.n = {0}};

    (void)context;
    (void)adit_offer(out, (adit_option){.what = DEMO_OPT_GATHER});
    (void)adit_offer_if(out, (adit_option){.what = DEMO_OPT_CHOP},
                        adit_permitted(tx, seat, DEMO_MAY_CHOP, ADIT_NO_CARD, adit_why_of(out)));
    (void)adit_offer_if(out, (adit_option){.what = DEMO_OPT_SEARCH},
                        adit_can_verb(tx, seat, DEMO_VERB_SEARCH, &none, adit_why_of(out)));
    for (int i = 0; i < list->count; i++) {
        const adit_card *card = &tx->cards->card[list->card[i]];
        adit_node_id use = card->fact[DEMO_FACT_USE].effect;
        if (use != 0) {
            (void)adit_offer_if(
                out, (adit_option){.what = DEMO_OPT_USE, .a = (int16_t)(card->number + 1)},
                adit_permitted(tx, seat, DEMO_MAY_USE, card->number, adit_why_of(out)) &&
                    adit_can(tx, seat, use, NULL, NULL, adit_why_of(out)));
        }
    }
}

static void end_turn(adit_tx *tx)
{
    demo_state *state = state_of(tx);

    state->common.turn++;
    state->common.active = (uint8_t)((state->common.active + 1) % state->common.players);
    state->common.is_over = state->common.turn >= state->common.rule[0];
    adit_reset_counters(tx, ADIT_RESET_TURN);
}

static adit_status begin_use(adit_tx *tx, int seat, int card)
{
    demo_state *state = state_of(tx);
    adit_node_id node = tx->cards->card[card].fact[DEMO_FACT_USE].effect;

    state->using = (uint16_t)(card + 1);
    state->done = 0;
    state->connective = (uint8_t)adit_rewritten(tx, seat, &tx->cards->card[card], node);
    return adit_raise(
        tx, &(adit_event){.event = DEMO_EVENT_USED, .seat = seat, .card = card, .amount = 1});
}

/* A menu at the top is stepped, one part for each transaction; anything else is walked. */
static adit_status use_room(adit_tx *tx, int seat)
{
    demo_state *state = state_of(tx);
    int card = state->using - 1;
    adit_node_id node = tx->cards->card[card].fact[DEMO_FACT_USE].effect;
    const adit_menu menu = {.question = {.key = ADIT_ASK_PART,
                                         .seat = seat,
                                         .first = true,
                                         .forced = ADIT_FORCED_UNLESS_ANYTIME},
                            .node = node,
                            .connective = state->connective,
                            .done = &state->done,
                            .end = {.what = DEMO_OPT_PASS}};
    adit_option chosen = {0};
    adit_status status;

    if (state->connective < ADIT_NODE_ANY_ORDER || state->connective > ADIT_NODE_ONE_OF) {
        status = adit_run_effect(tx, seat, card, node, NULL);
    } else {
        status = adit_menu_step(tx, &menu, &chosen);
    }
    if (status != ADIT_OK && status != ADIT_NONE) {
        return status;
    }
    if (chosen.what != ADIT_OPT_PART || state->connective == ADIT_NODE_ONE_OF) {
        state->using = 0;
        end_turn(tx);
    }
    return ADIT_OK;
}

static adit_status take_action(adit_tx *tx, int seat)
{
    const adit_question question = {.key = DEMO_ASK_ACTION,
                                    .seat = seat,
                                    .build = build_actions,
                                    .first = true,
                                    .forced = ADIT_FORCED_UNLESS_ANYTIME};
    const adit_goods wood = {.have = {[DEMO_WOOD] = 1}};
    adit_goods flax = {.have = {[DEMO_FLAX] = 2}};
    adit_option answer;
    adit_args args = {.n = {0}};

    ADIT_TRY(adit_ask(tx, &question, &answer));
    adit_note(tx, DEMO_LOG_TURN, -1, tx->work->turn + 1, 0, 0);
    switch (answer.what) {
    case DEMO_OPT_GATHER:
        if (adit_permitted(tx, seat, DEMO_MAY_GLEAN, ADIT_NO_CARD, NULL)) {
            flax.have[DEMO_FLAX] = 4;
        }
        ADIT_TRY(adit_gain(tx, seat, &flax));
        break;
    case DEMO_OPT_CHOP:
        args.goods[0] = wood;
        args.length[0] = 1;
        ADIT_TRY(adit_run_verb(tx, seat, DEMO_VERB_GAIN, &args));
        break;
    case DEMO_OPT_SEARCH:
        ADIT_TRY(adit_run_verb(tx, seat, DEMO_VERB_SEARCH, &args));
        break;
    default:
        return begin_use(tx, seat, answer.a - 1);
    }
    end_turn(tx);
    return ADIT_OK;
}

static void derive(adit_state *common, const adit_cards *cards)
{
    demo_state *state = (demo_state *)(void *)common;

    (void)cards;
    state->total = 0;
    for (int seat = 0; seat < common->players; seat++) {
        state->total = (uint16_t)(state->total + state->player[seat].common.goods.have[DEMO_WOOD]);
    }
}

static adit_status step(adit_tx *tx)
{
    int seat = tx->work->active;
    adit_status status = state_of(tx)->using != 0 ? use_room(tx, seat) : take_action(tx, seat);

    if (status == ADIT_OK) {
        derive(tx->work, tx->cards);
    }
    return status;
}

static adit_status settle(adit_tx *tx, int seat)
{
    demo_player *player = &state_of(tx)->player[seat];

    state_of(tx)->settled = (uint8_t)((state_of(tx)->settled + 1) & 0xFF); /* goes round */
    player->height = player->height > 5 ? 5 : player->height;
    return ADIT_OK;
}

static adit_status setup(adit_state *common, const adit_cards *cards, adit_err *err)
{
    demo_state *state = (demo_state *)(void *)common;

    (void)err;
    for (int seat = 0; seat < common->players; seat++) {
        state->player[seat].common.goods.have[DEMO_FOOD] = common->rule[1];
        state->player[seat].secret = (uint8_t)(seat + 1);
    }
    for (int i = 0; i < adit_cards_of_kind(cards, DEMO_KIND_ROOM); i++) {
        state->room_place[i] =
            common->rule[3] == 0 || (common->rule[3] >> i & 1) != 0 ? DEMO_POOL : DEMO_OUT;
    }
    for (int i = 0; i < adit_cards_of_kind(cards, DEMO_KIND_TABLE); i++) {
        common->in_play.card[common->in_play.count++] =
            (uint16_t)adit_card_at(cards, DEMO_KIND_TABLE, i)->number;
    }
    return ADIT_OK;
}

static int score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max)
{
    *total = adit_seat_in(tx, seat)->goods.have[DEMO_GOLD];
    if (lines != NULL && max > 0) {
        lines[0] = (adit_score_line){.source = "gold", .points = *total};
    }
    return 1;
}

static unsigned winners(adit_tx *tx, char *verdict, size_t size)
{
    (void)tx;
    snprintf(verdict, size, "nobody counts");
    return 1;
}

static int worth(adit_tx *tx, int seat)
{
    return adit_seat_in(tx, seat)->goods.have[DEMO_GOLD];
}

static adit_status check(const adit_state *common, const adit_cards *cards, adit_err *err)
{
    const demo_state *state = (const demo_state *)(const void *)common;

    (void)cards;
    for (int seat = 0; seat < common->players; seat++) {
        if (state->player[seat].height > 5) {
            return adit_fail(err, ADIT_INTERNAL, "DEMO-1: player %d stands too high", seat + 1);
        }
    }
    return ADIT_OK;
}

static void draw(adit_tx *tx, int viewer, adit_canvas *canvas)
{
    (void)viewer;
    adit_canvas_textf(canvas, 0, 0, ADIT_INK_PLAIN, "turn %d", tx->work->turn);
}

static adit_status prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    (void)cards;
    return card->fact[DEMO_FACT_POINTS].number == 13 && card->kind == DEMO_KIND_ROOM
               ? adit_fail(err, ADIT_INPUT, "points: 13 brings bad luck")
               : ADIT_OK;
}

const adit_game_def demo_cave = {
    .title = {"demo_cave", "Demo Cave", 1, 4},
    .state_size = offsetof(demo_state, player),
    .player_size = sizeof(demo_player),
    .players_offset = offsetof(demo_state, player),
    .goods = goods,
    .fields = fields,
    .verbs = verbs,
    .kinds = kinds,
    .events = events,
    .values = values,
    .queries = queries,
    .permissions = permissions,
    .questions = questions,
    .options = options,
    .logs = logs,
    .rules = rules,
    .streams = streams,
    .prepare_card = prepare_card,
    .setup = setup,
    .derive = derive,
    .step = step,
    .settle = settle,
    .score = score,
    .winners = winners,
    .worth = worth,
    .check = check,
    .draw = draw,
};
