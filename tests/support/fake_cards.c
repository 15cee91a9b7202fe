/* fake_cards.c - see fake_cards.h. */
#include "tests/support/fake_cards.h"
#include "engine/rules/wording.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "engine/base/memory.h"
#include "engine/rules/runner.h"

static adit_cards *set;
static adit_card *card;
static fake_effect effects[64];
static fake_number numbers[64];
static const char *reasons[64];
static int effect_count, number_count, reason_count;

void fake_begin(void)
{
    set = adit_alloc(sizeof *set);
    set->card = adit_alloc(32 * sizeof *set->card);
    set->node = adit_alloc(256 * sizeof *set->node);
    set->amounts = adit_alloc(64 * sizeof *set->amounts);
    set->node_count = set->amounts_count = 1;
    effect_count = number_count = reason_count = 0;
}

adit_card *fake_card(int kind, const char *id)
{
    card = &set->card[set->count];
    *card = (adit_card){.id = id,
                        .title = id,
                        .text = "",
                        .source = "test",
                        .mark = "-",
                        .mod = "demo_cave",
                        .file = "fake.lua",
                        .number = (int16_t)set->count,
                        .kind = (uint8_t)kind,
                        .id_hash = XXH3_64bits(id, strlen(id)),
                        .node_first = (adit_node_id)set->node_count,
                        .node_end = (adit_node_id)set->node_count};
    for (int i = 0; i < set->count; i++) {
        card->kind_number = (uint8_t)(card->kind_number + (set->card[i].kind == kind));
    }
    set->count++;
    for (int k = kind + 1; k <= ADIT_MAX_KINDS; k++) {
        set->kind_first[k] = set->count;
    }
    return card;
}

void fake_use(adit_node_id node)
{
    card->fact[DEMO_FACT_USE].effect = node;
}

static adit_node *new_node(adit_node_kind kind, adit_node_id *id)
{
    adit_node *node = &set->node[set->node_count];

    *id = (adit_node_id)set->node_count++;
    *node = (adit_node){.kind = (uint8_t)kind, .card = card->number};
    card->node_end = (adit_node_id)set->node_count;
    return node;
}

adit_node_id fake_node(adit_node_kind kind, int count, const adit_node_id *parts)
{
    adit_node_id id;
    adit_node *node = new_node(kind, &id);

    node->count = (uint8_t)count;
    memcpy(node->part, parts, (size_t)count * sizeof *parts);
    return id;
}

adit_number fake_fixed(int n)
{
    return (adit_number){.kind = ADIT_NUMBER_FIXED, .value = (int16_t)n};
}

adit_number fake_per(int query, int factor)
{
    return (adit_number){
        .kind = ADIT_NUMBER_PER, .value = (int16_t)factor, .query = (int16_t)query};
}

uint16_t fake_amounts(int good, int n)
{
    adit_amounts *amounts = &set->amounts[set->amounts_count];

    amounts->of[good] = fake_fixed(n);
    adit_amounts_prepare(amounts);
    return (uint16_t)set->amounts_count++;
}

static adit_node *new_verb(int verb, adit_node_id *id)
{
    adit_node *node = new_node(ADIT_NODE_VERB, id);

    node->as.verb.verb = (uint16_t)verb;
    return node;
}

static adit_node_id verb_of_goods(int verb, int good, int n)
{
    adit_node_id id;
    adit_node *node = new_verb(verb, &id);

    node->as.verb.amounts[0] = fake_amounts(good, n);
    node->as.verb.length[0] = 1;
    return id;
}

adit_node_id fake_gain(int good, int n)
{
    return verb_of_goods(DEMO_VERB_GAIN, good, n);
}

adit_node_id fake_pay(int good, int n)
{
    return verb_of_goods(DEMO_VERB_PAY, good, n);
}

adit_node_id fake_climb(int most)
{
    adit_node_id id;

    new_verb(DEMO_VERB_CLIMB, &id)->as.verb.number[0] = fake_fixed(most);
    return id;
}

adit_node_id fake_search(void)
{
    adit_node_id id;

    (void)new_verb(DEMO_VERB_SEARCH, &id);
    return id;
}

adit_node_id fake_buy(const char *bought, int count, const adit_goods *prices)
{
    adit_node_id id;
    adit_node *node = new_verb(DEMO_VERB_BUY, &id);

    node->as.verb.number[0] = fake_fixed(adit_cards_find(set, bought));
    node->as.verb.length[1] = (uint8_t)count;
    for (int i = 0; i < count; i++) {
        node->as.verb.amounts[i] = (uint16_t)set->amounts_count++;
        for (int good = 0; good < DEMO_GOODS; good++) {
            set->amounts[node->as.verb.amounts[i]].of[good] = fake_fixed(prices[i].have[good]);
        }
        adit_amounts_prepare(&set->amounts[node->as.verb.amounts[i]]);
    }
    return id;
}

adit_node_id fake_when(int query, int min, int max, adit_node_id part)
{
    adit_node_id id = FAKE_NODE(ADIT_NODE_WHEN, part);
    adit_node *node = &set->node[id];

    node->as.when.query = (int16_t)query;
    node->as.when.min = (int16_t)min;
    node->as.when.max = (int16_t)max;
    return id;
}

adit_node_id fake_repeat(int times, adit_node_id part)
{
    adit_node_id id = FAKE_NODE(ADIT_NODE_REPEAT, part);

    set->node[id].as.repeat.times = fake_fixed(times);
    return id;
}

adit_node_id fake_script(fake_effect effect)
{
    adit_node_id id;

    new_node(ADIT_NODE_SCRIPT, &id)->as.script.reference = effect_count;
    effects[effect_count++] = effect;
    return id;
}

int fake_script_number(fake_number number)
{
    numbers[number_count] = number;
    return number_count++;
}

int fake_script_reason(const char *reason)
{
    reasons[reason_count] = reason;
    return reason_count++;
}

/* ---- Hooks ---- */

static const adit_condition always = {-1, 0, 0};

adit_hook_on *fake_on(int event, adit_node_id run)
{
    adit_hook_on *hook = &card->on[card->on_count++];

    *hook = (adit_hook_on){.event = (int16_t)event,
                           .by = ADIT_ACTOR_ME,
                           .good = -1,
                           .card = ADIT_NO_CARD,
                           .min = INT16_MIN,
                           .max = INT16_MAX,
                           .when = always,
                           .run = run};
    card->events |= (uint64_t)1 << event;
    set->events |= card->events;
    return hook;
}

adit_hook_modify *fake_modify(int value)
{
    adit_hook_modify *hook = &card->modify[card->modify_count++];

    *hook = (adit_hook_modify){.by = ADIT_ACTOR_ME,
                               .value = (int16_t)value,
                               .card = ADIT_NO_CARD,
                               .min = INT16_MIN,
                               .max = INT16_MAX,
                               .when = always,
                               .script = -1};
    card->values |= (uint64_t)1 << value;
    set->values |= card->values;
    return hook;
}

adit_hook_permit *fake_permit(int word, bool forbids)
{
    adit_hook_permit *hook = &card->permit[card->permit_count++];

    *hook = (adit_hook_permit){.by = ADIT_ACTOR_ME,
                               .word = (int16_t)word,
                               .forbids = forbids,
                               .card = ADIT_NO_CARD,
                               .when = always,
                               .script = -1};
    card->permissions |= (uint64_t)1 << word;
    set->permissions |= card->permissions;
    return hook;
}

adit_hook_exchange *fake_exchange(int pay_good, int pay, int get_good, int get)
{
    adit_hook_exchange *hook = &card->exchange[card->exchange_count++];

    *hook = (adit_hook_exchange){
        .pay = fake_amounts(pay_good, pay), .get = fake_amounts(get_good, get), .when = always};
    set->has_exchange = true;
    return hook;
}

adit_hook_rewrite *fake_rewrite(int from, int to)
{
    adit_hook_rewrite *hook = &card->rewrite[card->rewrite_count++];

    *hook = (adit_hook_rewrite){
        .card = ADIT_NO_CARD, .from = (uint8_t)from, .to = (uint8_t)to, .when = always};
    set->has_rewrite = true;
    return hook;
}

/* ---- The host ---- */

static adit_status host_call(void *self, adit_tx *tx, int reference, int seat,
                             const adit_event *event)
{
    (void)self;
    return effects[reference](tx, seat, event);
}

static adit_status host_number(void *self, adit_tx *tx, int reference, int seat, int base, int *out)
{
    (void)self;
    *out = numbers[reference](tx, seat, base);
    return tx->stop;
}

static adit_status host_reason(void *self, adit_tx *tx, int reference, int seat, bool *says,
                               adit_why *why)
{
    (void)self;
    (void)tx;
    (void)seat;
    *says = reasons[reference] != NULL;
    if (*says) {
        (void)adit_refuse(why, "%s", reasons[reference]);
    }
    return ADIT_OK;
}

typedef struct {
    int count;
    const char *const *words;
} scripted_choice;

static void build_choice(adit_tx *tx, const void *context, adit_options *out)
{
    const scripted_choice *choice = context;

    (void)tx;
    for (int i = 0; i < choice->count; i++) {
        int word = adit_options_add_word(out, choice->words[i]);
        if (!adit_offer(out, adit_option_with_hash(ADIT_OPT_WORD, word, choice->words[i],
                                                   strlen(choice->words[i])))) {
            return;
        }
    }
}

adit_status fake_choose(adit_tx *tx, int seat, int count, const char *const *words, bool check,
                        bool open, int *chosen)
{
    const scripted_choice context = {count, words};
    const adit_question question = {.key = ADIT_ASK_SCRIPT,
                                    .seat = seat,
                                    .build = build_choice,
                                    .context = &context,
                                    .no_anytime = !open,
                                    .risky = check ? ADIT_RISKY : ADIT_NEVER_RISKY};
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);

    if (status == ADIT_OK) {
        *chosen = answer.a;
    }
    return status;
}

static adit_engine *engine_of(const adit_game_def *def, adit_cards *cards, bool purity)
{
    const adit_card_host host = {.call = host_call, .number = host_number, .reason = host_reason};
    adit_engine *engine = NULL;
    adit_err err;

    if (adit_engine_create(def, cards, &host, purity, &engine, &err) != ADIT_OK) {
        fprintf(stderr, "%s\n", err.text);
        abort();
    }
    return engine;
}

adit_engine *fake_engine_of(const adit_game_def *def)
{
    return engine_of(def, set, false);
}

adit_engine *fake_engine(bool purity)
{
    return engine_of(&demo_cave, set, purity);
}

adit_engine *fake_bare_engine(const adit_game_def *def, int count)
{
    adit_cards *cards = adit_alloc(sizeof *cards);

    cards->card = adit_alloc((size_t)count * sizeof *cards->card);
    cards->count = count;
    return engine_of(def, cards, false);
}

adit_game *fake_game_with(adit_engine *engine, int field_count, const adit_setting *fields)
{
    const adit_setup setup = {
        .players = 2, .seed = 7, .fields = fields, .field_count = (size_t)field_count};
    adit_game *game = NULL;
    adit_err err;

    if (adit_game_new(engine, &setup, &game, &err) != ADIT_OK) {
        fprintf(stderr, "%s\n", err.text);
        abort();
    }
    return game;
}

adit_game *fake_game(adit_engine *engine, uint64_t seed)
{
    const adit_setup setup = {.players = 2, .seed = seed};
    adit_game *game = NULL;
    adit_err err;

    if (adit_game_new(engine, &setup, &game, &err) != ADIT_OK) {
        fprintf(stderr, "%s\n", err.text);
        abort();
    }
    return game;
}
