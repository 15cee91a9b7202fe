/* prim_read.c - the primitives that read the game, and counters, log and chance.
 *
 * What nobody may see stays hidden from cards too: fields are read through the eyes of
 * somebody who sits at no seat. Seats count from 1 here and from 0 inside the engine.
 */
#include <string.h>

#include "bindings/lua/host/prim.h"
#include "bindings/lua/host/view.h"
#include "bindings/lua/read/args.h"
#include "engine/model/fields_read.h"
#include "engine/rules/runner.h"

#define SEARCH_CHARGE 1000 /* a name that is not in the table of names is searched for */

/* ---- Counts ---- */

static void set_names(lua_State *L, const adit_game_def *def, const char *name, const char *full)
{
    aditl_set_int(L, name, adit_query_find(def, name));
    if (full != NULL) {
        aditl_set_int(L, full, adit_query_find(def, full));
    }
}

void aditl_push_queries(lua_State *L, const adit_game_def *def)
{
    lua_createtable(L, 0, 32);
    for (int good = 0; def->goods[good].name != NULL; good++) {
        set_names(L, def, def->goods[good].name, def->goods[good].full);
    }
    for (int i = 0; def->queries != NULL && def->queries[i].name != NULL; i++) {
        set_names(L, def, def->queries[i].name, def->queries[i].full);
    }
    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        const char *name =
            lua_pushfstring(L, "in_play.%s", adit_kind_at(def, adit_kind_nth(def, n))->name);

        lua_pushinteger(L, adit_query_find(def, name));
        lua_rawset(L, -3);
    }
}

static const char *query_name(const void *context, int i)
{
    const adit_game_def *def = context;
    int goods = adit_good_count(def->goods);

    return i < goods ? def->goods[i].name : def->queries[i - goods].name;
}

static int unknown_query(lua_State *L, const adit_game_def *def, const char *word)
{
    int count = adit_good_count(def->goods);

    for (int i = 0; def->queries != NULL && def->queries[i].name != NULL; i++) {
        count++;
    }
    return aditl_unknown(L, "query", "good or query", word, count, query_name, def);
}

/* A word that several mods have, and that means the running one's here. Raises. */
static int own_query(lua_State *L, const aditl_host *host, int index)
{
    const char *word = aditl_word_at(L, index, "query");
    const int query = adit_query_find_in(host->def, aditl_running_mod(host), word);

    return query >= 0 ? query : unknown_query(L, host->def, word);
}

/* What is counted, by its name at 3. Raises. */
static int query_at(lua_State *L, const aditl_host *host)
{
    const int good = aditl_good_at(L, host, 3);

    if (good >= 0) {
        return good; /* the queries begin with the goods, in their order */
    }
    lua_settop(L, 3);
    lua_pushvalue(L, 3);
    return lua_isnil(L, 3) || lua_rawget(L, lua_upvalueindex(ADITL_UP_QUERIES)) != LUA_TNUMBER
               ? own_query(L, host, 3)
               : (int)lua_tointeger(L, -1);
}

static int prim_count(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const int seat = aditl_seat_at(L, host, 2);
    const int count = adit_query(host->tx, seat, query_at(L, host));

    aditl_check_stop(L, host);
    lua_pushinteger(L, count);
    return 1;
}

static int prim_players(lua_State *L)
{
    lua_pushinteger(L, aditl_begin_reading(L)->tx->work->players);
    return 1;
}

static int prim_active(lua_State *L)
{
    lua_pushinteger(L, aditl_begin_reading(L)->tx->work->active + 1);
    return 1;
}

static int prim_turn(lua_State *L)
{
    lua_pushinteger(L, aditl_begin_reading(L)->tx->work->turn);
    return 1;
}

static int prim_others(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    int players = host->tx->work->players, seat = aditl_seat_at(L, host, 2);

    lua_createtable(L, players, 0);
    for (int i = 1; i < players; i++) {
        lua_pushinteger(L, (seat + i) % players + 1);
        lua_rawseti(L, -2, i);
    }
    return 1;
}

static const char *rule_name(const void *context, int i)
{
    const aditl_host *host = context;

    return adit_rule_at(host->def, host->tx->cards, i)->name;
}

static int prim_rule(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const char *word = aditl_word_at(L, 2, "rule");
    int row = adit_rule_find(host->def, host->tx->cards, word);

    if (row >= 0) {
        lua_pushinteger(L, host->tx->work->rule[row]);
        return 1;
    }
    return aditl_unknown(L, "rule", "rule parameter", word,
                         adit_rule_count(host->def, host->tx->cards), rule_name, host);
}

/* ---- Cards ---- */

static int prim_has(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    int seat = aditl_seat_at(L, host, 2), card = aditl_card_at(L, host, 3);

    lua_pushboolean(L, adit_is_in_play(host->tx, seat, card));
    return 1;
}

static int prim_cards(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const adit_in_play *list = lua_isnoneornil(L, 2)
                                   ? &host->tx->work->in_play
                                   : &adit_seat_in(host->tx, aditl_seat_at(L, host, 2))->in_play;

    aditl_charge(L, list->count);
    lua_createtable(L, list->count, 0);
    for (int i = 0; i < list->count; i++) {
        lua_pushstring(L, host->tx->cards->card[list->card[i]].id);
        lua_rawseti(L, -2, i + 1);
    }
    return 1;
}

void aditl_push_goods(lua_State *L, const adit_game_def *def, const adit_goods *goods)
{
    lua_createtable(L, 0, 4);
    for (int good = 0; def->goods[good].name != NULL; good++) {
        if (goods->have[good] != 0) {
            aditl_set_int(L, def->goods[good].name, goods->have[good]);
        }
    }
}

static int push_fact(lua_State *L, const aditl_host *host, const adit_fact_row *row,
                     const adit_fact *fact)
{
    adit_goods goods;

    if (!fact->is_set) {
        lua_pushnil(L);
        return 1;
    }
    switch (row->type) {
    case ADIT_FACT_INT:
        lua_pushinteger(L, fact->number);
        break;
    case ADIT_FACT_FLAG:
        lua_pushboolean(L, fact->number != 0);
        break;
    case ADIT_FACT_WORD:
        lua_pushstring(L, row->words[fact->number]);
        break;
    case ADIT_FACT_TEXT:
    case ADIT_FACT_CARD:
        lua_pushstring(L, fact->text);
        break;
    case ADIT_FACT_GOODS:
        goods = adit_fixed_goods(host->tx->cards, fact->goods);
        aditl_push_goods(L, host->def, &goods);
        break;
    case ADIT_FACT_NUMBERS:
        return aditl_raise(L, "name: '%s' is a list by step and cannot be read", row->name);
    case ADIT_FACT_EFFECTS:
    case ADIT_FACT_EFFECT:
        return aditl_raise(L, "name: '%s' is an effect and cannot be read", row->name);
    case ADIT_FACT_NUMBER:
        return aditl_raise(L, "name: '%s' is a counted number and cannot be read", row->name);
    }
    return 1;
}

static const char *fact_name(const void *context, int i)
{
    return ((const adit_fact_row *)context)[i].name;
}

/* Facts that every card has; pushes one and returns true. */
static bool push_common_fact(lua_State *L, const aditl_host *host, const adit_card *card,
                             const char *name)
{
    if (strcmp(name, "title") == 0) {
        lua_pushstring(L, card->title);
    } else if (strcmp(name, "kind") == 0) {
        lua_pushstring(L, adit_kind_at(host->def, card->kind)->name);
    } else if (strcmp(name, "mod") == 0) {
        lua_pushstring(L, card->mod);
    } else {
        return false;
    }
    return true;
}

static int prim_fact(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const adit_card *card = &host->tx->cards->card[aditl_card_at(L, host, 2)];
    const char *name = aditl_word_at(L, 3, "name");
    const adit_fact_row *rows = adit_kind_at(host->def, card->kind)->facts;
    int count = 0;

    if (push_common_fact(L, host, card, name)) {
        return 1;
    }
    for (; rows != NULL && rows[count].name != NULL; count++) {
        if (strcmp(rows[count].name, name) == 0) {
            return push_fact(L, host, &rows[count], &card->fact[count]);
        }
    }
    return aditl_unknown(L, "name", "fact of this kind of card", name, count, fact_name, rows);
}

/* ---- Fields ---- */

/* Says why there is no such field: what was meant, or that it is hidden. */
static int unknown_field(lua_State *L, const char *name, const adit_err *err)
{
    const char *reason = strlen(name) <= 80 ? strchr(err->text + strlen(name), ' ') : NULL;

    return aditl_raise(L, "field: '%.80s' cannot be read%s%s", name, reason != NULL ? ":" : "",
                       reason != NULL ? reason : "");
}

static int prim_read(lua_State *L)
{
    aditl_host *host = aditl_begin_reading(L);
    const adit_tx *tx = host->tx;
    const char *name = aditl_word_at(L, 2, "field");
    const adit_field_names *names = tx->runner->engine->names;
    char scratch[ADIT_FIELD_WORD_MAX];
    adit_named_element named;
    adit_field_value value;
    adit_err err;

    if (!adit_field_names_find(names, tx->work->players, name, &named)) {
        aditl_charge(L, SEARCH_CHARGE);
        if (adit_field_read(names, tx->work, ADIT_NOBODY, name, scratch, &value, &err) != ADIT_OK) {
            return unknown_field(L, name, &err);
        }
    } else if (!adit_named_read(&named, tx->work, ADIT_NOBODY, scratch, &value)) {
        (void)adit_fail(&err, ADIT_INPUT, "%s: it is hidden", name);
        return unknown_field(L, name, &err);
    }
    if (value.is_number) {
        lua_pushinteger(L, value.number);
        return 1;
    }
    /* The word of a list is as long as the list. */
    aditl_charge(L, (int64_t)strlen(value.word) / 4);
    lua_pushstring(L, value.word);
    return 1;
}

/* ---- Counters, log, chance ---- */

/* The counters that the running card can name: its own, then those of its mod. */
typedef struct {
    const adit_cards *cards;
    const adit_card *card; /* NULL: none is running */
    const char *mod;       /* whose function runs; NULL: of none */
} counter_names;

static const char *counter_name(const void *context, int i)
{
    const counter_names *names = context;

    if (names->card == NULL) {
        return names->cards->counter[i].id;
    }
    const int own = names->card->counter_count;

    return i < own ? names->card->counter[i].name : names->cards->counter[i - own].id;
}

static const adit_counter *unknown_counter(lua_State *L, const counter_names *names,
                                           const char *name)
{
    const int own = names->card == NULL ? 0 : names->card->counter_count;

    if (names->card == NULL && names->mod == NULL && strchr(name, ':') == NULL) {
        aditl_raise(L, "counter: only cards have counters, and no card is running");
    }
    aditl_unknown(L, "counter",
                  names->cards->counter_count > 0 ? "counter of this card or of a mod"
                                                  : "counter of this card",
                  name, own + names->cards->counter_count, counter_name, names);
    return NULL;
}

/* Where a counter of a mod is: with the seat at `index`, with the card's owner if that is left out,
 * or on the table. */
static int16_t *mod_counter_value(lua_State *L, const aditl_host *host, const adit_mod_counter *row,
                                  int index)
{
    const adit_tx *tx = host->tx;
    const bool has_seat = !lua_isnoneornil(L, index);

    if (row->is_common) {
        if (has_seat) {
            aditl_raise(L, "counter: '%s' is one for the whole game; leave the seat out", row->id);
        }
        return &tx->work->counter[row->counter.slot];
    }
    if (!has_seat && tx->card_seat < 0) {
        aditl_raise(L, "counter: '%s' is one for each seat; say which, as in g:get(\"%s\", seat)",
                    row->id, row->counter.name);
    }
    const int seat = has_seat ? aditl_seat_at(L, host, index) : tx->card_seat;
    return &adit_seat_in(tx, seat)->counter[row->counter.slot];
}

/* The counter named at index 2, and where its value is; `index` is where a seat may be. */
static const adit_counter *find_counter(lua_State *L, const aditl_host *host, int index,
                                        int16_t **value)
{
    const char *name = aditl_word_at(L, 2, "counter");
    const adit_tx *tx = host->tx;
    const adit_card *card = tx->card < 0 ? NULL : &tx->cards->card[tx->card];
    const counter_names names = {tx->cards, card,
                                 tx->mod != NULL || card == NULL ? tx->mod : card->mod};

    for (int i = 0; names.card != NULL && i < names.card->counter_count; i++) {
        const adit_counter *counter = &names.card->counter[i];

        if (strcmp(counter->name, name) != 0) {
            continue;
        }
        if (!lua_isnoneornil(L, index)) {
            aditl_raise(L, "counter: '%s' is a counter of the card; leave the seat out", name);
        }
        *value = &(tx->card_seat >= 0 ? adit_seat_in(tx, tx->card_seat)->counter
                                      : tx->work->counter)[counter->slot];
        return counter;
    }
    const adit_mod_counter *row = adit_mod_counter_find(tx->cards, names.mod, name);
    if (row == NULL) {
        return unknown_counter(L, &names, name);
    }
    *value = mod_counter_value(L, host, row, index);
    return &row->counter;
}

static int prim_get(lua_State *L)
{
    int16_t *value = NULL;

    (void)find_counter(L, aditl_begin_reading(L), 3, &value);
    lua_pushinteger(L, *value);
    return 1;
}

static int prim_set(lua_State *L)
{
    int16_t *value = NULL;
    const adit_counter *counter = find_counter(L, aditl_begin(L), 4, &value);

    if (counter->is_kept) {
        return aditl_raise(L, "set: the counter '%s' is kept by the engine; it is read-only",
                           counter->name);
    }
    *value = (int16_t)aditl_check_int(L, 3, 0, counter->max, counter->name);
    return 0;
}

static int prim_log(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    char line[ADIT_MAX_LOG_LINE + 1];
    adit_buffer buffer = adit_buffer_on(line, sizeof line);
    size_t length;
    const char *words;

    if (lua_type(L, 2) != LUA_TSTRING) {
        return aditl_raise(L, "log: expected a text, got %s", luaL_typename(L, 2));
    }
    words = lua_tolstring(L, 2, &length);
    aditl_add_shown(&buffer, words, length, false);
    if (host->log_left <= 0) {
        return 0;
    }
    host->log_left -= (int)strlen(line) + 1;
    adit_note_words(host->tx, host->tx->card_seat,
                    host->log_left > 0 ? line : "(further lines are left out)");
    return 0;
}

/* In a trial this is the reason why an option is not offered. */
static int prim_refuse(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    adit_why why;
    adit_buffer buffer = adit_buffer_on(why.text, sizeof why.text);
    size_t length;
    const char *words;

    if (lua_type(L, 2) != LUA_TSTRING) {
        return aditl_raise(L, "refuse: expected the reason as a text, got %s", luaL_typename(L, 2));
    }
    words = lua_tolstring(L, 2, &length);
    aditl_add_shown(&buffer, words, length, false);
    if (buffer.length == 0) {
        return aditl_raise(L, "refuse: expected the reason as a text, got an empty one");
    }
    return aditl_unwind(L, adit_illegal(host->tx, "%s", why.text));
}

static int prim_random(lua_State *L)
{
    aditl_host *host = aditl_begin(L);
    int n = aditl_check_int(L, 2, 1, INT16_MAX, "random"), outcome = 0;
    adit_status status = adit_roll_for_card(host->tx, n, &outcome);

    if (status != ADIT_OK) {
        return aditl_unwind(L, status);
    }
    lua_pushinteger(L, outcome + 1);
    return 1;
}

const aditl_primitive aditl_read_rows[] = {
    {"active", prim_active, "", "Seat", ADITL_IN_BOTH, "Returns the seat whose turn it is.",
     "return g:active() == me"},
    {"cards", prim_cards, "seat Seat?", "List", ADITL_IN_BOTH,
     "Returns the ids of the seat's cards in play, in the order in which they came into play; "
     "without a seat, those on the table.",
     "for _, id in ipairs(g:cards(me)) do g:has(me, id) end"},
    {"count", prim_count, "seat Seat, query Query", "Integer", ADITL_IN_BOTH,
     "Returns how many of a good the seat has, or the value of one of the game's queries.",
     "return g:count(me, \"%query%\")"},
    {"fact", prim_fact, "card Card, name Word", "Any", ADITL_IN_BOTH,
     "Returns a fact of any card by its name in the card file; nil if the card does not have it.",
     "for _, id in ipairs(g:cards(me)) do g:fact(id, \"title\") end"},
    {"get", prim_get, "counter Counter, seat Seat?", "Integer", ADITL_IN_BOTH,
     "Returns the value of one of the running card's counters, or of its mod's: for a counter of "
     "each seat, that of the seat, or of the card's owner.",
     "return g:get \"%counter%\""},
    {"has", prim_has, "seat Seat, card Card", "Flag", ADITL_IN_BOTH,
     "Returns whether the card is in play for the seat.", "return g:has(me, \"%card%\")"},
    {"log", prim_log, "words Word", "", ADITL_IN_ACTING, "Adds a line to the log.",
     "g:log(\"the lamp goes out\")", ADIT_NEVER_ASKS},
    {"others", prim_others, "seat Seat", "List", ADITL_IN_BOTH,
     "Returns the other seats, in order of play after this one.",
     "for _, seat in ipairs(g:others(me)) do g:cards(seat) end"},
    {"players", prim_players, "", "Integer", ADITL_IN_BOTH, "Returns the number of players.",
     "return g:players()"},
    {"random", prim_random, "n Integer", "Integer", ADITL_IN_ACTING,
     "Returns a random whole number from 1 to n, all equally likely; a re-run gets the same "
     "number.",
     "local die = g:random(6)"},
    {"read", prim_read, "field Word", "Any", ADITL_IN_BOTH,
     "Returns a field of the state by its name, as a number or a word; only fields that all can "
     "see.",
     "return g:read(\"turn\")"},
    {"refuse", prim_refuse, "reason Word", "", ADITL_IN_ACTING,
     "Declares that the effect cannot be carried out, and why: an option that leads here is not "
     "offered, and 'adit why' shows the reason; an automatic effect is skipped.",
     "if g:turn() > 1000 then g:refuse(\"it is too late for that\") end"},
    {"rule", prim_rule, "name Word", "Integer", ADITL_IN_BOTH,
     "Returns the value of one of the game's rule parameters.", "return g:rule(\"%rule%\")"},
    {"set", prim_set, "counter Counter, n Integer, seat Seat?", "", ADITL_IN_ACTING,
     "Sets one of the running card's counters, or of its mod's, as for get.",
     "g:set(\"%counter%\", 1)", ADIT_NEVER_ASKS},
    {"turn", prim_turn, "", "Integer", ADITL_IN_BOTH,
     "Returns how many turns of all players are over; 0 during the first.", "return g:turn()"},
    {0},
};
