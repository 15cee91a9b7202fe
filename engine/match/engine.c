/* engine.c - making an engine, and what it says about itself.
 *
 * The bindings load the cards and hand them over; from then on cards and tables never
 * change, and every game of the engine shares them.
 */
#include "engine/match/engine.h"
#include "engine/base/assert.h"

#include <string.h>

#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/model/fields_read.h"
#include "engine/rules/exchange.h"
#include "engine/rules/runner.h"
#include "engine/rules/wording.h"
#include "engine/weights/weights.h"

static const int64_t no_steps;

/* Which slots of counters are cleared when; cards have theirs on the table and with each seat. */
static void find_resets(adit_cards *cards)
{
    _Static_assert(ADIT_MAX_COUNTERS <= 64, "slots are kept as bit sets");

    for (int i = 0; i < cards->counter_count; i++) {
        const adit_mod_counter *row = &cards->counter[i];
        uint64_t *slots = row->is_common ? cards->common_resets : cards->seat_resets;
        slots[row->counter.reset] |= UINT64_C(1) << row->counter.slot;
    }
    for (int i = 0; i < cards->count; i++) {
        for (int k = 0; k < cards->card[i].counter_count; k++) {
            const adit_counter *counter = &cards->card[i].counter[k];
            cards->common_resets[counter->reset] |= UINT64_C(1) << counter->slot;
            cards->seat_resets[counter->reset] |= UINT64_C(1) << counter->slot;
        }
    }
}

/* Whether every card is the game's own, as it was printed. */
static bool are_own_cards(const adit_game_def *def, const adit_cards *cards)
{
    for (int i = 0; i < cards->count; i++) {
        const adit_card *card = &cards->card[i];

        if ((card->mod != NULL && strcmp(card->mod, def->info.id) != 0) ||
            (card->origins != NULL && card->origins[0] != '\0')) {
            return false;
        }
    }
    return true;
}

adit_status adit_engine_create(const adit_game_def *def, adit_cards *cards,
                               const adit_card_host *host, bool purity, adit_engine **out,
                               adit_err *err)
{
    adit_engine *engine = adit_alloc(sizeof *engine);
    adit_runner *runner = adit_alloc(sizeof *runner);
    adit_field_names *names = adit_field_names_create(def, cards);

    *out = NULL;
    if (engine == NULL || runner == NULL || names == NULL || !adit_promises_prepare(def, cards)) {
        adit_free(engine);
        adit_free(runner);
        adit_field_names_free(names);
        adit_cards_free(cards);
        if (host->close != NULL) {
            host->close(host->self);
        }
        return adit_nomem(err);
    }
    adit_exchanges_prepare(def, cards);
    for (int good = 0; def->goods[good].name != NULL; good++) {
        cards->has_stand_ins |= def->goods[good].pays_for != 0;
    }
    cards->good_count = (int16_t)adit_good_count(def->goods);
    cards->query_count = (int16_t)adit_query_row_count(def);
    find_resets(cards);
    engine->def = def;
    engine->cards = cards;
    engine->host = *host;
    engine->host.steps = host->steps != NULL ? host->steps : &no_steps;
    engine->pay_at = INT64_MAX;
    engine->runner = runner;
    engine->names = names;
    engine->purity = purity;
    engine->has_own_cards = are_own_cards(def, cards);
    runner->engine = engine;
    runner->next_version = 1;
    adit_tx_none(runner);
    *out = engine;
    return ADIT_OK;
}

static void free_runner(adit_runner *runner)
{
    for (int i = 0; i < ADIT_MAX_TRIAL_DEPTH; i++) {
        if (runner->trial[i] != NULL) {
            adit_options_free(&runner->trial[i]->options);
            adit_free(runner->trial[i]);
        }
    }
    for (int i = 0; i <= ADIT_MAX_KEPT; i++) {
        adit_free(runner->undo_states[i]);
    }
    for (int i = 0; i < ADIT_MAX_SEATS; i++) {
        adit_free(runner->secret.offered[i]);
    }
    adit_options_free(&runner->options);
    adit_options_free(&runner->exchanges);
    adit_free(runner);
}

void adit_engine_close(adit_engine *engine)
{
    if (engine == NULL) {
        return;
    }
    free_runner(engine->runner);
    adit_weights_free(engine->weights);
    adit_field_names_free(engine->names);
    adit_cards_free(engine->cards);
    if (engine->host.close != NULL) {
        engine->host.close(engine->host.self);
    }
    adit_free(engine);
}

const adit_game_info *adit_engine_game(const adit_engine *engine)
{
    return engine != NULL ? &engine->def->info : NULL;
}

adit_engine_stats adit_engine_statistics(const adit_engine *engine)
{
    return engine != NULL ? engine->runner->stats : (adit_engine_stats){0};
}

const char *adit_engine_option_form(const adit_engine *engine, int what, bool *names_cards)
{
    const adit_text_row *row =
        engine != NULL && what >= 0 ? adit_option_row(engine->def, what) : NULL;

    if (names_cards != NULL) {
        *names_cards = row != NULL && (row->a == ADIT_ARG_CARD || row->b == ADIT_ARG_CARD ||
                                       row->c == ADIT_ARG_CARD);
    }
    return row != NULL ? row->word : NULL;
}

/* ---- Mods and cards ---- */

int adit_engine_mod_count(const adit_engine *engine)
{
    return engine != NULL ? engine->mod_count : 0;
}

const adit_mod_info *adit_engine_mod(const adit_engine *engine, int n)
{
    return n >= 0 && n < adit_engine_mod_count(engine) ? &engine->mods[n] : NULL;
}

int adit_engine_card_count(const adit_engine *engine)
{
    return engine != NULL ? engine->cards->count : 0;
}

int adit_engine_card_find(const adit_engine *engine, const char *id)
{
    return engine != NULL && id != NULL ? adit_cards_find(engine->cards, id) : -1;
}

static const char *card_name(const void *cards, int n)
{
    return ((const adit_cards *)cards)->card[n].id;
}

const char *adit_engine_card_suggest(const adit_engine *engine, const char *id)
{
    return engine != NULL && id != NULL
               ? adit_nearest(id, engine->cards->count, card_name, engine->cards)
               : NULL;
}

/* The smallest number of a fact that no card of the kind has; 0: there is none. */
static int free_number(const adit_engine *engine, int kind, int fact)
{
    const adit_fact_row *row = &adit_kind_at(engine->def, kind)->facts[fact];

    for (int number = row->min > 1 ? row->min : 1; number <= row->max; number++) {
        bool is_taken = false;

        for (int i = 0; i < adit_kind_card_count(engine->cards, kind); i++) {
            is_taken |= adit_card_at(engine->cards, kind, i)->fact[fact].number == number;
        }
        if (!is_taken) {
            return number;
        }
    }
    return 0;
}

int adit_engine_free_numbers(const adit_engine *engine, int n, adit_free_number *numbers, int max)
{
    if (engine == NULL || numbers == NULL || n < 0 || n >= engine->cards->count) {
        return 0;
    }

    const adit_card *card = &engine->cards->card[n];
    const adit_fact_row *rows = adit_kind_at(engine->def, card->kind)->facts;
    int count = 0;

    for (int i = 0; rows[i].name != NULL && count < max; i++) {
        const bool has_own = rows[i].is_own && card->fact[i].number != 0;
        const int number = has_own ? free_number(engine, card->kind, i) : 0;

        if (number != 0) {
            numbers[count++] = (adit_free_number){rows[i].name, number};
        }
    }
    return count;
}

/* The card's declared effects, one after the other: "use: gain 1 stone; bonus: ..." */
static void add_effects(const adit_engine *engine, const adit_card *card, adit_buffer *out)
{
    const adit_fact_row *facts = adit_kind_at(engine->def, card->kind)->facts;
    const adit_track *track = adit_track_of(engine->cards, card);

    for (int i = 0; facts[i].name != NULL; i++) {
        if (facts[i].type != ADIT_FACT_EFFECT || card->fact[i].effect == 0) {
            continue;
        }
        adit_buffer_addf(out, "%s%s: ", out->length == 0 ? "" : "; ", facts[i].name);
        adit_node_text(engine->def, engine->cards, card->fact[i].effect, out);
    }
    for (int step = 1; track != NULL && step <= track->steps; step++) {
        if (track->at[step] != 0) {
            adit_buffer_addf(out, "%sstep %d: ", out->length == 0 ? "" : "; ", step);
            adit_node_text(engine->def, engine->cards, track->at[step], out);
        }
    }
    for (int i = 0; i < card->on_count; i++) {
        adit_buffer_addf(out, "%son %s: ", out->length == 0 ? "" : "; ",
                         adit_event_row_of(engine->def, engine->cards, card->on[i].event).name);
        adit_node_text(engine->def, engine->cards, card->on[i].run, out);
    }
}

/* "colour orange": the name of the fact and its value. */
static void add_fact(const adit_engine *engine, const adit_card *card, const adit_fact_row *row,
                     const adit_fact *fact, adit_buffer *out)
{
    const adit_goods goods = adit_fixed_goods(engine->cards, fact->goods);
    const adit_track *track = adit_track_of(engine->cards, card);

    adit_buffer_addf(out, "%s%s", out->length == 0 ? "" : "; ", row->name);
    switch (row->type) {
    case ADIT_FACT_INT:
        adit_buffer_addf(out, " %d", fact->number);
        return;
    case ADIT_FACT_WORD:
        adit_buffer_addf(out, " %s", row->words[fact->number]);
        return;
    case ADIT_FACT_TEXT:
    case ADIT_FACT_CARD:
        adit_buffer_addf(out, " %s", fact->text);
        return;
    case ADIT_FACT_GOODS:
        adit_buffer_add(out, " ");
        adit_goods_words(&goods, engine->def->goods, out);
        return;
    case ADIT_FACT_NUMBER:
        adit_buffer_add(out, " ");
        adit_say_number(&(adit_speaker){engine->def, engine->cards, out, false}, &fact->count);
        return;
    case ADIT_FACT_NUMBERS:
        for (int step = 0; track != NULL && step <= track->steps; step++) {
            adit_buffer_addf(out, " %d", track->points[step]);
        }
        return;
    case ADIT_FACT_FLAG:
    case ADIT_FACT_EFFECT:
    case ADIT_FACT_EFFECTS:
        return;
    }
    ADIT_UNREACHABLE();
}

/* What the schema of its kind says of the card, effects and flags that are off apart. */
static void add_facts(const adit_engine *engine, const adit_card *card, adit_buffer *out)
{
    const adit_fact_row *row = adit_kind_at(engine->def, card->kind)->facts;

    for (const adit_fact *fact = card->fact; row->name != NULL; row++, fact++) {
        if (fact->is_set && row->type != ADIT_FACT_EFFECT && row->type != ADIT_FACT_EFFECTS &&
            (row->type != ADIT_FACT_FLAG || fact->number != 0)) {
            add_fact(engine, card, row, fact, out);
        }
    }
}

adit_status adit_engine_card(adit_engine *engine, int n, adit_card_info *info)
{
    ADIT_NEED(engine != NULL && info != NULL, NULL);

    adit_runner *runner = engine->runner;
    adit_buffer effect = adit_buffer_on(runner->effect_text, sizeof runner->effect_text);
    adit_buffer facts = adit_buffer_on(runner->facts_text, sizeof runner->facts_text);

    if (n < 0 || n >= engine->cards->count) {
        return ADIT_USAGE;
    }
    const adit_card *card = &engine->cards->card[n];
    add_effects(engine, card, &effect);
    add_facts(engine, card, &facts);
    *info = (adit_card_info){.id = card->id,
                             .kind = adit_kind_at(engine->def, card->kind)->name,
                             .title = card->title,
                             .text = card->text,
                             .brief = card->brief == NULL ? "" : card->brief,
                             .source = card->source,
                             .mark = card->mark,
                             .mod = card->mod,
                             .file = card->file,
                             .aliases = card->aliases == NULL ? "" : card->aliases,
                             .effect = runner->effect_text,
                             .facts = runner->facts_text,
                             .origins = card->origins == NULL ? "" : card->origins,
                             .examples_file =
                                 card->examples_file == NULL ? card->file : card->examples_file,
                             .content_hash = card->content_hash,
                             .line = card->line};
    return ADIT_OK;
}

int adit_engine_field_count(const adit_engine *engine)
{
    int count = 0;

    while (engine != NULL && adit_field_row(engine->def, count) != NULL) {
        count++;
    }
    return count;
}

adit_status adit_engine_field(const adit_engine *engine, int n, adit_field_info *info)
{
    ADIT_NEED(engine != NULL && info != NULL, NULL);

    static const char *const types[] = {"number", "card", "list of cards"};
    static const char *const seen[] = {"all", "owner", "nobody"};
    const adit_field_world world = {engine->def, engine->cards, engine->names};

    if (n < 0 || n >= adit_engine_field_count(engine)) {
        return ADIT_USAGE;
    }
    const adit_field *row = adit_field_row(engine->def, n);
    *info = (adit_field_info){.name = row->name,
                              .type = row->words != NULL ? "word" : types[row->type],
                              .text = row->text,
                              .seen_by = seen[row->seen],
                              .count = adit_field_elements(&world, row),
                              .per_player = row->per_player,
                              .derived = row->derived,
                              .min = row->min,
                              .max = row->max};
    return ADIT_OK;
}
