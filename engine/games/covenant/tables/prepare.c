/* prepare.c - making a card ready when it is loaded, and refusing sets that cannot be played.
 *
 * The tables of the game are cards, so a mod may change every one of them. What the schema
 * cannot say is said here: how many rows a table has, that no row is there twice, that a name
 * in a fact is the name of something. Every later look-up may then trust the cards.
 */
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/tables/tables.h"

#include <string.h>

#include "engine/base/names.h"

enum { NO_FACT = -1, MOST_OF_TILE = 16, MOST_DIFFICULTIES = 15, MOST_IN_COLUMN = 2 };

#define COV_LIMIT(name, most, text, KIND)                                                          \
    {                                                                                              \
        name, most, ADIT_OF_ALL, text, COV_KIND_##KIND + 1                                         \
    }
const adit_limit_row cov_limits[] = {
    {"elders_of_tile", MOST_OF_TILE, "a tile of the Elders", "cards of kind elder", 0},
    COV_LIMIT("traditions", COV_MOST, "traditions", TRADITION),
    COV_LIMIT("tools", COV_MOST, "tools", TOOL),
    COV_LIMIT("jewels", COV_MOST, "jewels", JEWEL),
    COV_LIMIT("relics", COV_MOST, "relics", RELIC),
    COV_LIMIT("coins", COV_MOST, "coins", COIN),
    COV_LIMIT("halls", COV_MOST, "halls", HALL),
    COV_LIMIT("backs", COV_MOST, "backs of halls", BACK),
    COV_LIMIT("rubble", COV_MOST, "cards of kind rubble", RUBBLE),
    COV_LIMIT("clans", COV_MOST, "clans", CLAN),
    COV_LIMIT("elders", COV_MOST, "cards of kind elder", ELDER),
    COV_LIMIT("difficulties", MOST_DIFFICULTIES, "difficulties", DIFFICULTY),
    COV_LIMIT("eras", COV_MOST_ERAS, "eras", ERA),
    COV_LIMIT("phases", COV_MOST_PHASES, "phases that mods add", PHASE),
    COV_LIMIT("relic_types", COV_RELIC_TYPES, "types of relics", RELIC_TYPE),
    {0},
};

/* ---- How many there are ---- */

typedef struct {
    int kind, least, most;
    int key, key_2; /* facts in which no two cards agree */
    adit_status (*prepare)(const adit_cards *cards, adit_card *card, adit_err *err);
    int amounts;
    unsigned takes; /* what that fact may name beside resources; 0: there is no such fact */
} set_row;

static adit_status check_count(const adit_cards *cards, const set_row *set, adit_err *err)
{
    const int count = adit_kind_card_count(cards, set->kind);
    const char *name = cov_game.kinds[set->kind].name;

    if (count >= set->least && count <= set->most) {
        return ADIT_OK;
    }
    if (set->least == set->most) {
        return adit_fail(err, ADIT_INPUT, "kind %s: found %d cards, expected exactly %d", name,
                         count, set->least);
    }
    return adit_fail(err, ADIT_INPUT, "kind %s: found %d cards, expected %d to %d", name, count,
                     set->least, set->most);
}

/* How many cards of a kind have this value in a fact. */
static int count_with(const adit_cards *cards, int kind, int fact, int value)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, kind); i++) {
        count += adit_card_at(cards, kind, i)->fact[fact].number == value;
    }
    return count;
}

static adit_status check_enough(const adit_cards *cards, int kind, int fact, int value, int least,
                                adit_err *err)
{
    const adit_fact_row *row = &cov_game.kinds[kind].facts[fact];
    const int count = count_with(cards, kind, fact, value);

    return count >= least
               ? ADIT_OK
               : adit_fail(err, ADIT_INPUT,
                           "kind %s: found %d cards with %s '%s', expected at least %d",
                           cov_game.kinds[kind].name, count, row->name, row->words[value], least);
}

/* The parts of a set that the rules deal from. */
static adit_status check_parts(const adit_cards *cards, adit_err *err)
{
    for (int type = COV_PROJECT_A; type <= COV_PROJECT_C; type++) {
        ADIT_TRY(check_enough(cards, COV_KIND_PROJECT, COV_PROJECT_TYPE, type, 1, err));
    }
    for (int type = 0; type < 2; type++) {
        ADIT_TRY(check_enough(cards, COV_KIND_OBJECTIVE, COV_OBJECTIVE_TYPE, type, COV_SEATS, err));
    }
    return ADIT_OK;
}

/* The tool cards of a tile: all four types, and no more than places in a pile. Those of tile 0
 * belong to every tile that has none of its own. */
static adit_status check_elder_cards(const adit_cards *cards, int tile, adit_err *err)
{
    int count[COV_ACTIONS] = {0}, all = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_ELDER); i++) {
        const adit_card *card = adit_card_at(cards, COV_KIND_ELDER, i);
        const int type = card->fact[COV_ELDER_TYPE].number;
        if (card->extra[COV_EXTRA_TILE] == tile && type < COV_ACTIONS) {
            count[type]++;
            all++;
        }
    }
    for (int type = 0; type < COV_ACTIONS && (all > 0 || tile == 0); type++) {
        const adit_fact_row *row = &cov_game.kinds[COV_KIND_ELDER].facts[COV_ELDER_TYPE];
        if (count[type] == 0) {
            return adit_fail(err, ADIT_INPUT,
                             "kind elder: found 0 cards with type '%s'%s, expected at least 1",
                             row->words[type], tile == 0 ? "" : " for this tile");
        }
    }
    return all <= MOST_OF_TILE ? ADIT_OK
                               : adit_fail(err, ADIT_INPUT, "kind elder: %s",
                                           adit_limit_message(&cov_limits[0]).text);
}

/* No two rows of a table say what the same thing is; both of them are named. */
static adit_status check_twice(const adit_cards *cards, const adit_card *card, const set_row *set,
                               adit_err *err)
{
    const adit_fact_row *facts = cov_game.kinds[card->kind].facts;

    for (int i = 0; i < adit_kind_card_count(cards, card->kind) && set->key != NO_FACT; i++) {
        const adit_card *other = adit_card_at(cards, card->kind, i);
        const bool is_same = other != card &&
                             other->fact[set->key].number == card->fact[set->key].number &&
                             (set->key_2 == NO_FACT ||
                              other->fact[set->key_2].number == card->fact[set->key_2].number);
        if (is_same) {
            return adit_fail(err, ADIT_INPUT, "%s: '%s' has the same value%s%s; change one of them",
                             facts[set->key].name, other->id,
                             set->key_2 == NO_FACT ? "" : " and the same ",
                             set->key_2 == NO_FACT ? "" : facts[set->key_2].name);
        }
    }
    return ADIT_OK;
}

/* ---- One card ---- */

/* What a fact may name beside resources. */
enum { TAKES_WILD = 1, TAKES_ADDED = 2 };

/* Goods of a fact, which must be resources (and wilds, where the receiver may choose, and goods of
 * mods, where they are simply paid or gained). */
static adit_status check_resources(const adit_cards *cards, const adit_card *card, int fact,
                                   unsigned takes, adit_err *err)
{
    const adit_goods goods = adit_fixed_goods(cards, card->fact[fact].goods);
    const adit_good_def *rows = adit_def_of(&cov_game, cards)->goods;

    for (int good = 0; rows[good].name != NULL; good++) {
        const bool fits = good < COV_RESOURCES || ((takes & TAKES_WILD) != 0 && good == COV_WILD) ||
                          ((takes & TAKES_ADDED) != 0 && good >= COV_GOOD_MAP_END);
        if (goods.have[good] != 0 && !fits) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: %s is not a resource; this game has iron, emerald, "
                             "gold and mythrall",
                             cov_game.kinds[card->kind].facts[fact].name, rows[good].name);
        }
    }
    return ADIT_OK;
}

/* The cards of a kind, for the nearest of their ids. */
typedef struct {
    const adit_cards *cards;
    int kind;
} kind_list;

static const char *id_in_kind(const void *context, int n)
{
    const kind_list *list = context;

    return adit_card_at(list->cards, list->kind, n)->id;
}

/* The kind number of the card of this kind that a fact names; -1: there is none, see `err`. */
static int find_named(const adit_cards *cards, const adit_card *card, int fact, int kind,
                      adit_err *err)
{
    const kind_list list = {cards, kind};
    const adit_game_def *def = adit_def_of(&cov_game, cards);
    const char *id = card->fact[fact].text;
    const int number = adit_cards_find(cards, id);

    if (number != ADIT_NO_CARD && cards->card[number].kind == kind) {
        return cards->card[number].kind_number;
    }
    const char *nearest = adit_nearest(id, adit_kind_card_count(cards, kind), id_in_kind, &list);
    (void)adit_fail(err, ADIT_INPUT, "%s: unknown %s '%s'%s",
                    cov_game.kinds[card->kind].facts[fact].name, adit_kind_at(def, kind)->name, id,
                    adit_did_you_mean(nearest, "").text);
    return -1;
}

static adit_status prepare_hall(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const int back = find_named(cards, card, COV_HALL_BACK, COV_KIND_BACK, err);

    if (back < 0) {
        return ADIT_INPUT;
    }
    card->extra[COV_EXTRA_BACK] = back;
    const int vein = card->fact[COV_HALL_VEIN].number;
    if (count_with(cards, COV_KIND_VEIN, COV_VEIN_RESOURCE, vein) == 0) {
        return adit_fail(err, ADIT_INPUT,
                         "vein: no card of kind vein defines what buildings give on %s",
                         cov_game.kinds[COV_KIND_HALL].facts[COV_HALL_VEIN].words[vein]);
    }
    return ADIT_OK;
}

static adit_status prepare_spot(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const char *at = card->fact[COV_SPOT_AT].text;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_SPOT); i++) {
        const adit_card *other = adit_card_at(cards, COV_KIND_SPOT, i);
        if (other != card && strcmp(other->fact[COV_SPOT_AT].text, at) == 0) {
            return adit_fail(err, ADIT_INPUT, "at: '%s' has the same value; change one of them",
                             other->id);
        }
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (strcmp(cov_spot_words[spot], at) == 0) {
            card->extra[COV_EXTRA_SPOT] = spot;
            return ADIT_OK;
        }
    }
    return adit_fail(err, ADIT_INPUT,
                     "at: unknown spot '%s'; rows are a to e, with 4, 5, 6, 5 and 4 spots", at);
}

/* COV-73: every column of a site has as many spaces as its limit. */
static adit_status prepare_site(const adit_cards *cards, adit_card *card, adit_err *err)
{
    for (int column = COV_SITE_C1; column <= COV_SITE_C4; column++) {
        const adit_goods goods = adit_fixed_goods(cards, card->fact[column].goods);
        int spaces = 0;
        ADIT_TRY(check_resources(cards, card, column, 0, err));
        for (int good = 0; good < COV_RESOURCES; good++) {
            spaces += goods.have[good];
        }
        if (spaces != card->fact[COV_SITE_LIMIT].number) {
            return adit_fail(err, ADIT_INPUT, "%s: has %d spaces, but the limit of the site is %d",
                             cov_game.kinds[COV_KIND_SITE].facts[column].name, spaces,
                             card->fact[COV_SITE_LIMIT].number);
        }
    }
    return ADIT_OK;
}

static adit_status prepare_slot(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const int slots = cov_display_rows[card->fact[COV_SLOT_DISPLAY].number].slots;

    if (card->fact[COV_SLOT_NUMBER].number > slots) {
        return adit_fail(err, ADIT_INPUT, "number: the display has %d slots, not %d", slots,
                         card->fact[COV_SLOT_NUMBER].number);
    }
    return check_resources(cards, card, COV_SLOT_PRICE, 0, err);
}

static int count_on_spaces(const adit_cards *cards, int fact)
{
    int sum = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_PLACE); i++) {
        sum += adit_card_at(cards, COV_KIND_PLACE, i)->fact[fact].number;
    }
    return sum;
}

static int in_column(const adit_cards *cards, int column)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_PLACE); i++) {
        const adit_fact *fact = adit_card_at(cards, COV_KIND_PLACE, i)->fact;
        count += fact[COV_PLACE_COLUMN].is_set && fact[COV_PLACE_COLUMN].number == column;
    }
    return count;
}

static adit_status prepare_place(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *fact = card->fact;

    if (fact[COV_PLACE_OF].number == COV_PLACE_COIN) {
        return fact[COV_PLACE_NUMBER].number <= COV_COIN_SPACES
                   ? ADIT_OK
                   : adit_fail(err, ADIT_INPUT, "number: there are %d coin spaces, not %d",
                               COV_COIN_SPACES, fact[COV_PLACE_NUMBER].number);
    }
    if (!fact[COV_PLACE_COLUMN].is_set) {
        return adit_fail(err, ADIT_INPUT,
                         "column: required for a tool space; expected r, t, f or d");
    }
    if (in_column(cards, fact[COV_PLACE_COLUMN].number) > MOST_IN_COLUMN) {
        return adit_fail(err, ADIT_INPUT, "column: has %d tool spaces, at most %d are allowed",
                         in_column(cards, fact[COV_PLACE_COLUMN].number), MOST_IN_COLUMN);
    }
    for (int building = COV_PLACE_HOUSES; building <= COV_PLACE_WORKSHOPS; building++) {
        const int stored = count_on_spaces(cards, building);
        if (stored > COV_BASICS) {
            return adit_fail(err, ADIT_INPUT, "%s: %d on tool spaces, but a clan has only %d",
                             cov_game.kinds[COV_KIND_PLACE].facts[building].name, stored,
                             COV_BASICS);
        }
    }
    return ADIT_OK;
}

static adit_status prepare_option(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *fact = card->fact;

    (void)cards;
    return fact[COV_OPTION_HOUSES].number + fact[COV_OPTION_WORKSHOPS].number +
                       fact[COV_OPTION_MONUMENTS].number >
                   0
               ? ADIT_OK
               : adit_fail(err, ADIT_INPUT, "builds nothing; set houses, workshops or monuments");
}

/* ---- The Elders ---- */

int cov_first_difficulty(const adit_cards *cards)
{
    int first = 0;

    for (int i = 1; i < adit_kind_card_count(cards, COV_KIND_DIFFICULTY); i++) {
        if (adit_card_at(cards, COV_KIND_DIFFICULTY, i)->fact[COV_DIFFICULTY_ORDER].number <
            adit_card_at(cards, COV_KIND_DIFFICULTY, first)->fact[COV_DIFFICULTY_ORDER].number) {
            first = i;
        }
    }
    return first;
}

bool cov_is_elder_used(const cov_state *state, const adit_cards *cards, int elder)
{
    const int tile = state->elders.difficulty;
    const adit_card *card = adit_card_at(cards, COV_KIND_DIFFICULTY, tile);

    return adit_card_at(cards, COV_KIND_ELDER, elder)->extra[COV_EXTRA_TILE] ==
           (card->extra[COV_EXTRA_OWN] != 0 ? tile + 1 : 0);
}

static adit_status prepare_elder(const adit_cards *cards, adit_card *card, adit_err *err)
{
    if (card->fact[COV_ELDER_TYPE].number >= COV_ACTIONS) {
        return adit_fail(err, ADIT_INPUT, "type: the Elders have no books");
    }
    if (!card->fact[COV_ELDER_TILE].is_set) {
        return ADIT_OK;
    }
    const int tile = find_named(cards, card, COV_ELDER_TILE, COV_KIND_DIFFICULTY, err);
    card->extra[COV_EXTRA_TILE] = tile + 1;
    return tile < 0 ? ADIT_INPUT : ADIT_OK;
}

/* Kinds are prepared in order, so the cards of the Elders know their tiles. */
static adit_status prepare_difficulty(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const int own = card->kind_number + 1;
    const bool is_first = card->kind_number == cov_first_difficulty(cards);

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_ELDER); i++) {
        card->extra[COV_EXTRA_OWN] |=
            adit_card_at(cards, COV_KIND_ELDER, i)->extra[COV_EXTRA_TILE] == own;
    }
    for (int fact = COV_DIFFICULTY_PICK; fact <= COV_DIFFICULTY_CART && is_first; fact++) {
        if (!card->fact[fact].is_set) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: required for the first difficulty tile; the others do the same "
                             "where they do not say",
                             cov_game.kinds[COV_KIND_DIFFICULTY].facts[fact].name);
        }
    }
    ADIT_TRY(check_elder_cards(cards, 0, err));
    return check_elder_cards(cards, own, err);
}

static adit_status prepare_relic(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const int type = find_named(cards, card, COV_RELIC_TYPE, COV_KIND_RELIC_TYPE, err);

    card->extra[COV_EXTRA_TYPE] = type < 0 ? 0 : type;
    return type < 0 ? ADIT_INPUT : ADIT_OK;
}

/* Boards of identities belong to nobody else, so there must be enough others. */
static adit_status prepare_clan(const adit_cards *cards, adit_card *card, adit_err *err)
{
    int others = 0;

    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_CLAN); i++) {
        others += !adit_card_at(cards, COV_KIND_CLAN, i)->fact[COV_CLAN_IDENTITY].is_set;
    }
    if (others < COV_SEATS) {
        return adit_fail(err, ADIT_INPUT,
                         "kind clan: found %d boards without an identity, expected at least %d",
                         others, COV_SEATS);
    }
    if (!card->fact[COV_CLAN_IDENTITY].is_set) {
        return ADIT_OK;
    }
    const int identity = find_named(cards, card, COV_CLAN_IDENTITY, ADIT_KIND_IDENTITY, err);
    card->extra[COV_EXTRA_IDENTITY] = identity + 1;
    return identity < 0 ? ADIT_INPUT : ADIT_OK;
}

static adit_status prepare_phase(const adit_cards *cards, adit_card *card, adit_err *err)
{
    (void)err;
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_PHASE); i++) {
        card->extra[COV_EXTRA_MOMENTS] |=
            1 << adit_card_at(cards, COV_KIND_PHASE, i)->fact[COV_PHASE_BEFORE].number;
    }
    return ADIT_OK;
}

static adit_status prepare_era(const adit_cards *cards, adit_card *card, adit_err *err)
{
    (void)err;
    for (int i = 0; i < adit_kind_card_count(cards, COV_KIND_ERA); i++) {
        card->extra[COV_EXTRA_RANK] +=
            adit_card_at(cards, COV_KIND_ERA, i)->fact[COV_ERA_ORDER].number <
            card->fact[COV_ERA_ORDER].number;
    }
    return ADIT_OK;
}

/* By kind. Those of which the state holds fewer are among the limits above. */
static const set_row sets[] = {
    {COV_KIND_TRADITION, 2 * COV_SEATS, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
    {COV_KIND_PROJECT, 3, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
    {COV_KIND_OBJECTIVE, 2 * COV_SEATS, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
    {COV_KIND_TOOL, 0, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, NULL, COV_TOOL_COST, TAKES_ADDED},
    {COV_KIND_JEWEL, 0, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
    {COV_KIND_RELIC, 0, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, prepare_relic},
    {COV_KIND_COIN, 0, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
    {COV_KIND_HALL, COV_SPOTS, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, prepare_hall},
    {COV_KIND_BACK, 1, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
    {COV_KIND_RUBBLE, 0, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, NULL, COV_RUBBLE_RESOURCE,
     TAKES_WILD | TAKES_ADDED},
    {COV_KIND_START, COV_SEATS, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, NULL, COV_START_RESOURCES,
     TAKES_WILD | TAKES_ADDED},
    {COV_KIND_FACE, 18, 18, COV_FACE_DIE, COV_FACE_NUMBER},
    {COV_KIND_STEP, 0, COV_TRACKS *COV_TRACK_END, COV_STEP_TRACK, COV_STEP_SPACE},
    {COV_KIND_PLACE, COV_TOOL_SPACES + COV_COIN_SPACES, COV_TOOL_SPACES + COV_COIN_SPACES,
     COV_PLACE_OF, COV_PLACE_NUMBER, prepare_place},
    {COV_KIND_SLOT, 24, 24, COV_SLOT_DISPLAY, COV_SLOT_NUMBER, prepare_slot},
    {COV_KIND_SITE, COV_SITES, COV_SITES, COV_SITE_DIE, NO_FACT, prepare_site},
    {COV_KIND_OPTION, 1, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, prepare_option},
    {COV_KIND_VEIN, 1, COV_RESOURCES, COV_VEIN_RESOURCE, NO_FACT},
    {COV_KIND_RESOURCE, COV_RESOURCES, COV_RESOURCES, COV_RESOURCE_OF, NO_FACT},
    {COV_KIND_ENEMY, COV_ENEMIES, COV_ENEMIES, COV_ENEMY_TYPE, NO_FACT},
    {COV_KIND_AWARD, 1, ADIT_MAX_CARDS_OF_KIND, COV_AWARD_ACHIEVEMENTS, NO_FACT},
    {COV_KIND_SPOT, 1, COV_SPOTS, NO_FACT, NO_FACT, prepare_spot},
    {COV_KIND_ROW, COV_ROWS, COV_ROWS, COV_ROW_NUMBER, NO_FACT},
    {COV_KIND_CLAN, COV_SEATS, ADIT_MAX_CARDS_OF_KIND, COV_CLAN_ORDER, NO_FACT, prepare_clan},
    {COV_KIND_ELDER, COV_ACTIONS, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, prepare_elder},
    {COV_KIND_DIFFICULTY, 1, ADIT_MAX_CARDS_OF_KIND, COV_DIFFICULTY_ORDER, NO_FACT,
     prepare_difficulty},
    {COV_KIND_ERA, 1, ADIT_MAX_CARDS_OF_KIND, COV_ERA_ORDER, NO_FACT, prepare_era},
    {COV_KIND_PHASE, 0, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT, prepare_phase},
    {COV_KIND_RELIC_TYPE, 1, ADIT_MAX_CARDS_OF_KIND, NO_FACT, NO_FACT},
};

adit_status cov_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const set_row *set = &sets[card->kind];

    memset(card->extra, 0, sizeof card->extra);
    if (card->kind_number == 0) {
        ADIT_TRY(check_count(cards, set, err));
    }
    ADIT_TRY(check_twice(cards, card, set, err));
    if (set->takes != 0) {
        ADIT_TRY(check_resources(cards, card, set->amounts, set->takes, err));
    }
    return set->prepare == NULL ? ADIT_OK : set->prepare(cards, card, err);
}

/* A kind of which there is no card at all is only found out here. */
adit_status cov_check_sets(const adit_cards *cards, adit_err *err)
{
    for (size_t i = 0; i < sizeof sets / sizeof *sets; i++) {
        ADIT_TRY(check_count(cards, &sets[i], err));
    }
    return check_parts(cards, err);
}
