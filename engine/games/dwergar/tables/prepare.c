/* prepare.c - making a card ready: what the schema of its kind cannot say.
 *
 * A card is refused where it contradicts itself or another card: a project without a deck, two
 * locations of one mine level, goods where no goods can lie.
 */
#include "engine/games/dwergar/game.h"

#include <string.h>

const adit_limit_row dwg_limits[] = {
    {"rounds", DWG_MAX_ROUNDS, "a match", "rounds", 0},
    {"bonuses", DWG_MORE_BONUSES, "a location", "bonuses that cards add", 0},
    {"locations", DWG_LOCATIONS, ADIT_OF_ALL, "locations", DWG_KIND_LOCATION + 1},
    {"decks", DWG_DECKS, ADIT_OF_ALL, "decks", DWG_KIND_DECK + 1},
    {"levels", DWG_MOST_LEVELS - DWG_LEVELS, ADIT_OF_ALL, "mine levels that mods add",
     DWG_KIND_LEVEL + 1},
    {"specialists", DWG_DWARVES - DWG_ADDED, ADIT_OF_ALL, "specialists that mods add",
     DWG_KIND_SPECIALIST + 1},
    {0},
};

/* Goods of a fact from `limit` on are wrong there. */
static adit_status only_goods_below(const adit_cards *cards, const adit_card *card, int fact,
                                    int limit, adit_err *err)
{
    const adit_goods goods = adit_fixed_goods(cards, card->fact[fact].goods);
    const adit_good_def *rows = adit_def_of(&dwg_game, cards)->goods;

    for (int good = limit; rows[good].name != NULL; good++) {
        const bool is_price_of_mod = limit > DWG_HEAT && good > DWG_VP;
        if (goods.have[good] != 0 && !is_price_of_mod) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: %s is not allowed here, only stone, iron, gold%s",
                             dwg_game.kinds[card->kind].facts[fact].name, rows[good].name,
                             limit > DWG_HEAT ? ", crystal and heat" : " and crystal");
        }
    }
    return ADIT_OK;
}

static bool is_of_a_mod(const adit_card *card)
{
    return card->mod != NULL && strcmp(card->mod, dwg_game.info.id) != 0;
}

/* Of two cards that contradict each other, the one of a mod is to blame, or else the later. */
static bool is_to_blame(const adit_card *card, const adit_card *other)
{
    return is_of_a_mod(card) != is_of_a_mod(other) ? is_of_a_mod(card)
                                                   : other->kind_number < card->kind_number;
}

/* Another card of the kind with the same number in a fact; NULL if there is none. */
static const adit_card *same_number(const adit_cards *cards, const adit_card *card, int fact)
{
    for (int i = 0; i < adit_kind_card_count(cards, card->kind); i++) {
        const adit_card *other = adit_card_at(cards, card->kind, i);
        if (other != card && other->fact[fact].number == card->fact[fact].number &&
            is_to_blame(card, other)) {
            return other;
        }
    }
    return NULL;
}

/* The facts that are numbers of each card's own. */
static adit_status check_own_numbers(const adit_cards *cards, const adit_card *card, adit_err *err)
{
    const adit_kind_row *kind = &dwg_game.kinds[card->kind];

    for (int i = 0; kind->facts[i].name != NULL; i++) {
        const adit_card *other =
            kind->facts[i].is_own && card->fact[i].number != 0 ? same_number(cards, card, i) : NULL;
        if (other != NULL) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: %s already has %d; each %s needs a number of its own",
                             kind->facts[i].name, other->id, card->fact[i].number, kind->name);
        }
    }
    return ADIT_OK;
}

/* ---- Locations ---- */

/* DWG-14: a bonus belongs to one specialist, and each specialist has one bonus at most. */
static adit_status prepare_bonuses(const adit_fact *fact, adit_err *err)
{
    static const int whose[] = {DWG_LOCATION_FIRST_FOR, DWG_LOCATION_SECOND_FOR};
    static const int step[] = {DWG_LOCATION_FIRST, DWG_LOCATION_SECOND};
    static const char *const name[] = {"first", "second"};

    for (int bonus = 0; bonus < 2; bonus++) {
        if (fact[step[bonus]].is_set && fact[whose[bonus]].number == DWG_NOBODY) {
            return adit_fail(err, ADIT_INPUT, "%s: '%s_for' must say whose bonus it is",
                             name[bonus], name[bonus]);
        }
    }
    if (fact[whose[0]].number != DWG_NOBODY && fact[whose[0]].number == fact[whose[1]].number) {
        return adit_fail(err, ADIT_INPUT, "second_for: the %s already has the first bonus",
                         dwg_dwarf_words[fact[whose[0]].number]);
    }
    return ADIT_OK;
}

static bool same_words(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_number_of(const adit_number *a, const adit_number *b)
{
    return a->kind == b->kind && a->value == b->value && a->query == b->query &&
           a->script == b->script;
}

static bool same_verb(const adit_cards *cards, const adit_node *a, const adit_node *b)
{
    if (a->as.verb.verb != b->as.verb.verb) {
        return false;
    }
    for (int i = 0; i < ADIT_MAX_PARAMS; i++) {
        if (!same_number_of(&a->as.verb.number[i], &b->as.verb.number[i]) ||
            a->as.verb.first[i] != b->as.verb.first[i] ||
            a->as.verb.length[i] != b->as.verb.length[i]) {
            return false;
        }
    }
    for (int i = 0; i < ADIT_MAX_PRICES; i++) {
        const adit_amounts *of_a = &cards->amounts[a->as.verb.amounts[i]];
        const adit_amounts *of_b = &cards->amounts[b->as.verb.amounts[i]];
        for (int good = 0; good <= DWG_VP && of_a != of_b; good++) {
            if (!same_number_of(&of_a->of[good], &of_b->of[good])) {
                return false;
            }
        }
    }
    return true;
}

/* Whether two effects of verbs do the same; others count as different. */
static bool same_effect(const adit_cards *cards, adit_node_id a, adit_node_id b)
{
    const adit_node *of_a = &cards->node[a], *of_b = &cards->node[b];

    if (of_a->kind != of_b->kind || of_a->count != of_b->count ||
        !same_words(of_a->label, of_b->label)) {
        return false;
    }
    for (int i = 0; i < of_a->count; i++) {
        if (!same_effect(cards, of_a->part[i], of_b->part[i])) {
            return false;
        }
    }
    return of_a->kind == ADIT_NODE_VERB ? same_verb(cards, of_a, of_b)
                                        : of_a->kind <= ADIT_NODE_OPTIONAL;
}

/* A bonus may be the basic step once more, such as further exchanges (DWG-116). */
static void find_more(const adit_cards *cards, adit_card *card)
{
    static const int step[] = {DWG_LOCATION_FIRST, DWG_LOCATION_SECOND};
    const adit_node_id basic = card->fact[DWG_LOCATION_BASIC].effect;

    for (int bonus = 0; bonus < 2; bonus++) {
        const adit_node_id effect = card->fact[step[bonus]].effect;
        if (basic != 0 && effect != 0 && same_effect(cards, basic, effect)) {
            card->extra[DWG_EXTRA_MORE] |= 1 << bonus;
        }
    }
}

/* Levels of the mine lie below each other without a gap. */
static adit_status has_level(const adit_cards *cards, int level, const char *what, adit_err *err)
{
    return level <= dwg_levels(cards)
               ? ADIT_OK
               : adit_fail(err, ADIT_INPUT,
                           "%s: the mine has only %d levels; a card of kind 'level' adds one", what,
                           dwg_levels(cards));
}

/* DWG-17. That each mine level is one location, since each has one cart tile, is checked with the
 * numbers of each card's own. */
static adit_status prepare_level(const adit_fact *fact, adit_err *err)
{
    if (fact[DWG_LOCATION_LEVEL].number > 0) {
        return fact[DWG_LOCATION_YIELD].is_set
                   ? ADIT_OK
                   : adit_fail(err, ADIT_INPUT,
                               "yield: missing; a mine level must yield something");
    }
    return fact[DWG_LOCATION_YIELD].is_set || fact[DWG_LOCATION_EXTRA].is_set
               ? adit_fail(err, ADIT_INPUT, "level: missing; only a mine level yields something")
               : ADIT_OK;
}

static adit_status prepare_location(const adit_cards *cards, adit_card *card, adit_err *err)
{
    static const int times[] = {DWG_LOCATION_BASIC_TIMES, DWG_LOCATION_FIRST_TIMES,
                                DWG_LOCATION_SECOND_TIMES};

    for (int i = 0; i < 3; i++) {
        if (!card->fact[times[i]].is_set) {
            card->fact[times[i]].number = 1;
        }
    }
    if (!card->fact[DWG_LOCATION_INSTALL_POINTS].is_set) {
        card->fact[DWG_LOCATION_INSTALL_POINTS].number = DWG_INSTALL_POINTS;
    }
    find_more(cards, card);
    ADIT_TRY(prepare_level(card->fact, err));
    ADIT_TRY(has_level(cards, card->fact[DWG_LOCATION_LEVEL].number, "level", err));
    ADIT_TRY(prepare_bonuses(card->fact, err));
    ADIT_TRY(only_goods_below(cards, card, DWG_LOCATION_YIELD, DWG_RESOURCES, err));
    ADIT_TRY(only_goods_below(cards, card, DWG_LOCATION_EXTRA, DWG_RESOURCES, err));
    return only_goods_below(cards, card, DWG_LOCATION_INSTALL, DWG_HOT, err);
}

/* ---- Decks, projects, starting table ---- */

static adit_status no_such_deck(const adit_cards *cards, const char *id, adit_err *err)
{
    char list[400];
    adit_buffer out = adit_buffer_on(list, sizeof list);

    dwg_write_decks(cards, &out);
    return adit_fail(err, ADIT_INPUT, "deck: unknown deck '%s'; the decks are %s", id,
                     list[0] != '\0' ? list : "none");
}

static adit_status prepare_project(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const char *id = card->fact[DWG_PROJECT_DECK].text;
    const int deck = id != NULL ? adit_cards_find(cards, id) : ADIT_NO_CARD;

    if (deck == ADIT_NO_CARD || cards->card[deck].kind != DWG_KIND_DECK) {
        return no_such_deck(cards, id != NULL ? id : "", err);
    }
    card->extra[DWG_EXTRA_DECK] = cards->card[deck].kind_number;
    dwg_prepare_worth(cards, card);
    ADIT_TRY(only_goods_below(cards, card, DWG_PROJECT_COST, DWG_HOT, err));
    return only_goods_below(cards, card, DWG_PROJECT_UPGRADE, DWG_HOT, err);
}

static adit_status prepare_start(const adit_cards *cards, const adit_card *card, adit_err *err)
{
    ADIT_TRY(has_level(cards, card->fact[DWG_START_LEVEL].number, "level", err));
    ADIT_TRY(only_goods_below(cards, card, DWG_START_SUPPLY, DWG_RESOURCES, err));
    return only_goods_below(cards, card, DWG_START_CART, DWG_RESOURCES, err);
}

/* ---- What mods add to the board and the course of the match ---- */

/* The number of the specialist with this word or id; DWG_NOBODY: there is none. */
static int find_specialist(const adit_cards *cards, const char *id)
{
    const int card = adit_cards_find(cards, id);

    for (int kind = DWG_IRONWORKER; kind <= DWG_BLACKSMITH; kind++) {
        if (strcmp(dwg_dwarf_words[kind], id) == 0) {
            return kind;
        }
    }
    return card != ADIT_NO_CARD && cards->card[card].kind == DWG_KIND_SPECIALIST
               ? DWG_ADDED + cards->card[card].kind_number
               : DWG_NOBODY;
}

/* DWG-14: each specialist has one bonus at most. */
static adit_status check_bonus(const adit_cards *cards, const adit_card *bonus, adit_err *err)
{
    const adit_card *location = adit_card_at(cards, DWG_KIND_LOCATION, bonus->extra[DWG_EXTRA_AT]);
    const int specialist = bonus->extra[DWG_EXTRA_FOR];
    int others = 0;

    bool is_taken = location->fact[DWG_LOCATION_FIRST_FOR].number == specialist ||
                    location->fact[DWG_LOCATION_SECOND_FOR].number == specialist;
    for (int i = 0; i < bonus->kind_number; i++) {
        const adit_card *other = adit_card_at(cards, DWG_KIND_BONUS, i);
        if (other->extra[DWG_EXTRA_AT] == location->kind_number) {
            others++;
            is_taken |= other->extra[DWG_EXTRA_FOR] == specialist;
        }
    }
    if (others >= DWG_MORE_BONUSES) {
        return adit_fail(err, ADIT_INPUT, "location: %s, here of %s",
                         adit_limit_message(&dwg_limits[1]).text, location->id);
    }
    return !is_taken ? ADIT_OK
                     : adit_fail(err, ADIT_INPUT, "specialist: the %s already has a bonus at %s",
                                 dwg_dwarf_name(cards, specialist), location->id);
}

/* Cards are prepared in their order, so it is the last one. */
static void join_chain(const adit_cards *cards, adit_card *location, const adit_card *bonus)
{
    int *end = &location->extra[DWG_EXTRA_HEAD];

    while (*end != 0) {
        end = &cards->card[cards->kind_first[DWG_KIND_BONUS] + *end - 1].extra[DWG_EXTRA_NEXT];
    }
    *end = bonus->kind_number + 1;
    location->extra[DWG_EXTRA_ADDED]++;
}

static adit_status prepare_bonus(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const char *place = card->fact[DWG_BONUS_LOCATION].text;
    const char *whose = card->fact[DWG_BONUS_SPECIALIST].text;
    const int at = place != NULL ? adit_cards_find(cards, place) : ADIT_NO_CARD;
    const int specialist = whose != NULL ? find_specialist(cards, whose) : DWG_NOBODY;

    if (at == ADIT_NO_CARD || cards->card[at].kind != DWG_KIND_LOCATION) {
        return adit_fail(err, ADIT_INPUT, "location: no location is called '%s'",
                         place != NULL ? place : "");
    }
    if (specialist == DWG_NOBODY) {
        return adit_fail(err, ADIT_INPUT,
                         "specialist: no specialist is called '%s'; expected ironworker, engineer, "
                         "blacksmith or a card of kind 'specialist'",
                         whose != NULL ? whose : "");
    }
    if (!card->fact[DWG_BONUS_TIMES].is_set) {
        card->fact[DWG_BONUS_TIMES].number = 1;
    }
    card->extra[DWG_EXTRA_AT] = cards->card[at].kind_number;
    card->extra[DWG_EXTRA_FOR] = specialist;
    ADIT_TRY(check_bonus(cards, card, err));
    join_chain(cards, &cards->card[at], card);
    return ADIT_OK;
}

static adit_status prepare_added_level(const adit_cards *cards, const adit_card *card,
                                       adit_err *err)
{
    return has_level(cards, card->fact[DWG_LEVEL_NUMBER].number, "level", err);
}

/* Notes which good is bid, and how many of it. */
static adit_status prepare_bid(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_goods most = adit_fixed_goods(cards, card->fact[DWG_PHASE_BID].goods);
    int goods = 0;

    for (int good = 0; good < ADIT_MAX_GOODS; good++) {
        if (most.have[good] > 0) {
            goods++;
            card->extra[DWG_EXTRA_GOOD] = good;
            card->extra[DWG_EXTRA_MOST] = most.have[good];
        }
    }
    if (goods != 1) {
        return adit_fail(err, ADIT_INPUT, "bid: expected one good, got %d of them", goods);
    }
    return card->extra[DWG_EXTRA_MOST] <= DWG_HIGHEST_BID
               ? ADIT_OK
               : adit_fail(err, ADIT_INPUT, "bid: expected at most %d, got %d", DWG_HIGHEST_BID,
                           card->extra[DWG_EXTRA_MOST]);
}

static adit_status prepare_phase(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *fact = card->fact;

    if (fact[DWG_PHASE_HIGHEST].is_set && !fact[DWG_PHASE_BID].is_set) {
        return adit_fail(err, ADIT_INPUT, "highest: means nothing without 'bid'");
    }
    if (fact[DWG_PHASE_BID].is_set) {
        return prepare_bid(cards, card, err);
    }
    return fact[DWG_PHASE_ONCE].is_set || fact[DWG_PHASE_EACH].is_set
               ? ADIT_OK
               : adit_fail(err, ADIT_INPUT, "once: missing; a phase needs 'once', 'bid' or 'each'");
}

static adit_status prepare_by_kind(const adit_cards *cards, adit_card *card, adit_err *err)
{
    switch (card->kind) {
    case DWG_KIND_LOCATION:
        return prepare_location(cards, card, err);
    case DWG_KIND_PROJECT:
        return prepare_project(cards, card, err);
    case DWG_KIND_START:
        return prepare_start(cards, card, err);
    case DWG_KIND_LEVEL:
        return prepare_added_level(cards, card, err);
    case DWG_KIND_BONUS:
        return prepare_bonus(cards, card, err);
    case DWG_KIND_PHASE:
        return prepare_phase(cards, card, err);
    default:
        return ADIT_OK;
    }
}

adit_status dwg_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    memset(card->extra, 0, sizeof card->extra);
    ADIT_TRY(prepare_by_kind(cards, card, err));
    return check_own_numbers(cards, card, err);
}
