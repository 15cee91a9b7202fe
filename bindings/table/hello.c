/* hello.c - what the table is: layout, seats, goods, links. */
#include "bindings/table/requests.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- Layout ---- */

static bool has_text(const json_t *list, const char *text)
{
    size_t i;
    json_t *one;

    json_array_foreach(list, i, one)
    {
        if (strcmp(json_string_value(one), text) == 0) {
            return true;
        }
    }
    return false;
}

/* Notes which fields a word of an option may mean: "c4" means player[1].cell.c4. */
static void index_places(json_t *by_word, const json_t *places)
{
    size_t i;
    json_t *place;

    json_array_foreach(places, i, place)
    {
        const char *field = json_string_value(json_object_get(place, "field"));
        const char *dot = field == NULL ? NULL : strrchr(field, '.');
        json_t *list = dot == NULL ? NULL : json_object_get(by_word, dot + 1);

        if (dot != NULL && list == NULL) {
            list = json_array();
            (void)json_object_set_new(by_word, dot + 1, list);
        }
        if (dot != NULL && !has_text(list, field)) {
            (void)json_array_append_new(list, json_string(field));
        }
    }
}

/* The list of places that a field belongs to: "player[1].tavern.2" to "tavern". */
static size_t list_of(const char *field, const char **list)
{
    const char *own = strncmp(field, "player[", 7) == 0 ? strchr(field, '.') : NULL;

    *list = own != NULL ? own + 1 : field;
    return (size_t)(strrchr(field, '.') - *list);
}

/* A bare number may be an amount: it means places only if all it may mean are of one list. */
static void forget_amounts(json_t *by_word)
{
    const char *word;
    json_t *fields, *field;
    void *next;
    size_t i;

    json_object_foreach_safe(by_word, next, word, fields)
    {
        const char *first, *list;
        bool is_amount = false;
        const size_t length = list_of(json_string_value(json_array_get(fields, 0)), &first);

        json_array_foreach(fields, i, field)
        {
            is_amount = is_amount || list_of(json_string_value(field), &list) != length ||
                        strncmp(list, first, length) != 0;
        }
        if (is_amount && word[strspn(word, "0123456789")] == '\0') {
            (void)json_object_del(by_word, word);
        }
    }
}

/* How a good is drawn: by its own name, unless the layout says otherwise. */
static json_t *good_of(const json_t *layout, const char *id)
{
    json_t *look = json_object_get(json_object_get(layout, "looks"), id);
    const char *icon = json_string_value(json_object_get(look, "icon"));
    const char *title = json_string_value(json_object_get(look, "title"));
    json_t *good = json_object();

    aditt_set_text(good, "id", id);
    aditt_set_text(good, "title", title == NULL ? id : title);
    aditt_set_text(good, "icon", icon == NULL ? id : icon);
    return good;
}

/* The goods are the elements of the field that has them. */
static json_t *goods_of(const json_t *layout)
{
    json_t *goods = json_array(), *zone, *place;
    size_t i, k;

    json_array_foreach(json_object_get(layout, "zones"), i, zone)
    {
        json_array_foreach(json_object_get(zone, "places"), k, place)
        {
            json_t *good = json_object_get(place, "good");

            if (good != NULL && json_integer_value(json_object_get(place, "seat")) == 1) {
                (void)json_array_append_new(goods, good_of(layout, json_string_value(good)));
            }
        }
    }
    return goods;
}

static void free_layout(aditt_layout *layout)
{
    if (layout != NULL) {
        adit_text_free(&layout->text);
        json_decref(layout->by_word);
        json_decref(layout->goods);
        json_decref(layout->drawings);
        adit_free(layout);
    }
}

/* What answers need of the layout; it is kept as text, which takes a tenth of the memory. */
static bool index_layout(aditt_layout *layout)
{
    json_t *parsed = json_loadb(layout->text.data, layout->text.length, 0, NULL), *zone;
    size_t i;

    layout->by_word = json_object();
    json_array_foreach(json_object_get(parsed, "zones"), i, zone)
    {
        const char *area = json_string_value(json_object_get(zone, "area"));

        /* What the table is like is read, not chosen. */
        if (area == NULL || strcmp(area, "status") != 0) {
            index_places(layout->by_word, json_object_get(zone, "places"));
        }
    }
    forget_amounts(layout->by_word);
    layout->goods = goods_of(parsed);
    json_decref(parsed);
    return parsed != NULL && layout->by_word != NULL && layout->goods != NULL;
}

static adit_status read_drawings(const aditt_table *table, aditt_layout *layout, adit_err *err)
{
    adit_text text = {0};
    adit_status status = adit_engine_drawings(table->engine, NULL, NULL, &text, err);

    if (status == ADIT_OK) {
        layout->drawings = json_loadb(text.data, text.length, 0, NULL);
        status = layout->drawings == NULL
                     ? adit_fail(err, ADIT_INTERNAL, "the drawings cannot be read")
                     : ADIT_OK;
    }
    adit_text_free(&text);
    return status;
}

const aditt_layout *aditt_need_layout(aditt_table *table, adit_err *err)
{
    aditt_layout **kept = &table->deck->layout[table->players];
    aditt_layout *layout = *kept != NULL ? NULL : adit_alloc(sizeof *layout);

    if (*kept != NULL) {
        return *kept;
    }
    if (layout == NULL) {
        (void)adit_fail(err, ADIT_NOMEM, "out of memory");
        return NULL;
    }
    if (adit_engine_layout(table->engine, table->players, &layout->text, err) != ADIT_OK ||
        read_drawings(table, layout, err) != ADIT_OK) {
        free_layout(layout);
        return NULL;
    }
    if (!index_layout(layout)) {
        (void)adit_fail(err, ADIT_INTERNAL, "the layout cannot be read");
        free_layout(layout);
        return NULL;
    }
    *kept = layout;
    return layout;
}

/* ---- Decks ---- */

aditt_deck *aditt_deck_new(adit_engine *engine)
{
    aditt_deck *deck = adit_alloc(sizeof *deck);

    if (deck != NULL) {
        deck->engine = engine;
        deck->users = 1;
    }
    return deck;
}

void aditt_deck_release(aditt_deck *deck)
{
    if (deck == NULL || --deck->users > 0) {
        return;
    }
    for (int players = 0; players <= ADIT_MAX_SEATS; players++) {
        free_layout(deck->layout[players]);
    }
    adit_engine_close(deck->adviser);
    adit_engine_close(deck->engine);
    adit_free(deck);
}

/* ---- Parts of hello ---- */

static json_t *seats_of(const aditt_table *table)
{
    json_t *seats = json_array();

    for (int seat = 1; seat <= table->players; seat++) {
        json_t *one = json_object();

        aditt_set_number(one, "seat", seat);
        aditt_set_text(one, "name", table->names[seat - 1]);
        aditt_set_text(one, "kind", table->bots.bot[seat - 1] != NULL ? "bot" : "human");
        aditt_set_flag(one, "is_claimed", table->is_claimed[seat - 1]);
        (void)json_array_append_new(seats, one);
    }
    return seats;
}

static json_t *powers_of(const aditt_call *call)
{
    json_t *powers = json_array();

    if (call->asker.who != ADITT_LOOKS_ON) {
        (void)json_array_append_new(powers, json_string("play"));
    }
    if (call->asker.who == ADITT_HOST) {
        (void)json_array_append_new(powers, json_string("host"));
        if (call->table->is_workbench) {
            (void)json_array_append_new(powers, json_string("workbench"));
        }
    }
    return powers;
}

static json_t *mods_of(const aditt_table *table)
{
    json_t *mods = json_array();

    for (int i = 0; i < adit_engine_mod_count(table->engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(table->engine, i);
        json_t *one = json_object();

        aditt_set_text(one, "id", mod->id);
        aditt_set_text(one, "name", mod->name);
        aditt_set_text(one, "version", mod->version);
        (void)json_array_append_new(mods, one);
    }
    return mods;
}

static json_t *kinds_of(const aditt_table *table)
{
    const adit_game_info *info = adit_engine_game(table->engine);
    json_t *kinds = json_array();
    const char *kind;

    for (int i = 0; (kind = adit_game_info_kind(info, i)) != NULL; i++) {
        (void)json_array_append_new(kinds, json_string(kind));
    }
    return kinds;
}

static json_t *limits_of(void)
{
    json_t *limits = json_object();

#define ADD_LIMIT(constant, value, whose, what) aditt_set_number(limits, #constant, value);
    ADITT_LIMIT_MAP(ADD_LIMIT)
#undef ADD_LIMIT
    return limits;
}

static json_t *scenario_of(const aditt_table *table)
{
    json_t *scenario;

    if (table->scenario == NULL) {
        return NULL;
    }
    scenario = json_object();
    aditt_set_text(scenario, "title", adit_scenario_title(table->scenario));
    aditt_set_text(scenario, "text", adit_scenario_text(table->scenario));
    aditt_set_text(scenario, "goal", adit_scenario_goal(table->scenario));
    return scenario;
}

/* The tokens that the host can give away. */
static json_t *links_of(const aditt_table *table)
{
    json_t *links = json_array();

    for (int who = ADITT_LOOKS_ON; who <= table->players; who++) {
        if (!aditt_is_bot(table, who)) {
            json_t *link = json_object();

            aditt_set_text(link, "who", who == ADITT_LOOKS_ON ? "spectator" : "seat");
            aditt_set_number(link, "seat", who);
            aditt_set_text(link, "name", who == ADITT_LOOKS_ON ? "" : table->names[who - 1]);
            aditt_set_text(link, "token", aditt_token(table, who));
            (void)json_array_append_new(links, link);
        }
    }
    return links;
}

/* As text, since JSON's numbers end before those of seeds. */
static const char *seed_text(const aditt_table *table, char *text, size_t size)
{
    snprintf(text, size, "%" PRIu64, adit_game_seed(table->game));
    return text;
}

adit_status aditt_do_hello(aditt_call *call)
{
    const aditt_table *table = call->table;
    const adit_game_info *info = adit_engine_game(table->engine);
    const aditt_layout *layout = aditt_need_layout(call->table, &call->err);
    json_t *speaks_for;
    char seed[32];

    if (layout == NULL) {
        return call->err.status;
    }
    speaks_for = json_array();
    for (int seat = 1; seat <= table->players; seat++) {
        if (aditt_speaks_for(table, call->asker.who, seat) && !aditt_is_bot(table, seat)) {
            (void)json_array_append_new(speaks_for, json_integer(seat));
        }
    }
    aditt_set_text(call->out, "game", info->id);
    aditt_set_text(call->out, "title", info->title);
    aditt_set_number(call->out, "players", table->players);
    aditt_set(call->out, "seats", seats_of(table));
    aditt_set_number(call->out, "you", call->asker.who > 0 ? call->asker.who : 0);
    aditt_set(call->out, "speaks_for", speaks_for);
    aditt_set(call->out, "powers", powers_of(call));
    aditt_set(call->out, "mods", mods_of(table));
    aditt_set(call->out, "goods", json_incref(layout->goods));
    aditt_set(call->out, "drawings", json_incref(layout->drawings));
    aditt_set(call->out, "kinds", kinds_of(table));
    aditt_set(call->out, "limits", limits_of());
    aditt_set(call->out, "scenario", scenario_of(table));
    aditt_set_text(call->out, "autosave", table->folder < 0 ? "" : table->autosave);
    aditt_set_flag(call->out, "has_folder", table->folder >= 0);
    aditt_set_number(call->out, "cards_version", (int64_t)table->cards_version);
    if (call->asker.who == ADITT_HOST) {
        aditt_set(call->out, "links", links_of(table));
        aditt_set_text(call->out, "seed", seed_text(table, seed, sizeof seed));
    }
    aditt_set_number(call->out, "version", (int64_t)table->version);
    call->layout = &layout->text;
    return ADIT_OK;
}

/* ---- how_to_play, rules ---- */

enum { RULES_LIMIT = 1 << 20 };

static adit_status read_rules(adit_engine *engine, int n, adit_text *text, adit_err *err)
{
    char path[4096];

    if (n > 0) {
        return adit_engine_mod_rules(engine, n, text, err);
    }
    snprintf(path, sizeof path, "%s/rules.md", adit_engine_mod(engine, 0)->folder);
    return adit_file_read(path, RULES_LIMIT, text, err);
}

adit_status aditt_do_how_to_play(aditt_call *call)
{
    adit_engine *engine = call->table->engine;
    json_t *pages = json_array();
    adit_status status = ADIT_OK;

    for (int n = 0; n < adit_engine_mod_count(engine) && status == ADIT_OK; n++) {
        adit_text text = {0};

        status = read_rules(engine, n, &text, &call->err);
        if (status == ADIT_OK && text.length > 0) {
            json_t *page = json_object();

            aditt_set_text(page, "mod", adit_engine_mod(engine, n)->id);
            aditt_set_text(page, "text", text.data);
            (void)json_array_append_new(pages, page);
        }
        adit_text_free(&text);
    }
    aditt_set(call->out, "pages", pages);
    return status;
}

/* "now, later" as a list. */
static json_t *words_of(const char *choices)
{
    json_t *words = json_array();

    while (*choices != '\0') {
        const size_t length = strcspn(choices, ",");
        char word[ADITT_MAX_NAME + 1];

        snprintf(word, sizeof word, "%.*s", (int)length, choices);
        (void)json_array_append_new(words, aditt_json_text(word));
        choices += length;
        choices += strspn(choices, ", ");
    }
    return words;
}

adit_status aditt_do_rules(aditt_call *call)
{
    adit_engine *engine = call->table->engine;
    json_t *rules = json_array();
    const adit_rule_info *rule;

    for (int n = 0; (rule = adit_engine_rule(engine, n)) != NULL; n++) {
        json_t *one = json_object();

        aditt_set_text(one, "name", rule->name);
        aditt_set_text(one, "text", rule->text);
        aditt_set_number(one, "min", rule->min);
        aditt_set_number(one, "max", rule->max);
        aditt_set(one, "default",
                  rule->default_word != NULL ? aditt_json_text(rule->default_word)
                                             : json_integer(rule->default_value));
        aditt_set(one, "choices", words_of(rule->choices));
        aditt_set_flag(one, "is_set", rule->is_set);
        (void)json_array_append_new(rules, one);
    }
    aditt_set(call->out, "rules", rules);
    return ADIT_OK;
}
