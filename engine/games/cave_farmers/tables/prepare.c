/* prepare.c - making a card ready: defaults of facts that it leaves out, and what it names. */
#include "engine/games/cave_farmers/spaces.h"
#include "engine/games/cave_farmers/tables/tables.h"

#include <string.h>

const adit_limit_row cf_limits[] = {
    {"rounds", CF_MAX_ROUNDS, "a match", "rounds", 0},
    {"crops", CF_MAX_CROPS, ADIT_OF_ALL, "crops that mods add", CF_KIND_CROP + 1},
    {"spaces", CF_SPACES, ADIT_OF_ALL, "action spaces", CF_KIND_SPACE + 1},
    {0},
};

static bool is_gathered(int good)
{
    for (int kind = 0; kind < CF_STOCK_KINDS; kind++) {
        if (cf_stock_good(kind) == good) {
            return true;
        }
    }
    return false;
}

static adit_status check_gathered(const adit_cards *cards, uint16_t amounts, const char *fact,
                                  adit_err *err)
{
    const adit_goods goods = adit_fixed_goods(cards, amounts);
    const adit_good_def *rows = adit_def_of(&cf_game, cards)->goods;

    for (int good = 0; rows[good].name != NULL; good++) {
        if (goods.have[good] != 0 && !is_gathered(good)) {
            return adit_fail(err, ADIT_INPUT,
                             "%s: %s cannot accumulate on a space; use a gain instead", fact,
                             rows[good].name);
        }
    }
    return ADIT_OK;
}

/* The card that a fact names, of the same kind; 0 if the fact is left out. */
static adit_status named_card(const adit_cards *cards, const adit_card *card, int fact,
                              const char *name, int *number, adit_err *err)
{
    const char *id = card->fact[fact].text;

    *number = 0;
    if (id == NULL || id[0] == '\0') {
        return ADIT_OK;
    }
    int found = adit_cards_find(cards, id);
    if (found == ADIT_NO_CARD || cards->card[found].kind != card->kind || found == card->number) {
        return adit_fail(err, ADIT_INPUT, "%s: '%s' is not another card of this kind", name, id);
    }
    *number = found + 1;
    return ADIT_OK;
}

static adit_status prepare_space(const adit_cards *cards, adit_card *card, adit_err *err)
{
    adit_fact *fact = card->fact;
    int front;

    if (!fact[CF_SPACE_MIN_PLAYERS].is_set) {
        fact[CF_SPACE_MIN_PLAYERS].number = 1;
    }
    if (!fact[CF_SPACE_MAX_PLAYERS].is_set) {
        fact[CF_SPACE_MAX_PLAYERS].number = CF_SEATS;
    }
    if (fact[CF_SPACE_MIN_PLAYERS].number > fact[CF_SPACE_MAX_PLAYERS].number) {
        return adit_fail(err, ADIT_INPUT, "min_players: %d is more than max_players, %d",
                         fact[CF_SPACE_MIN_PLAYERS].number, fact[CF_SPACE_MAX_PLAYERS].number);
    }
    if (fact[CF_SPACE_STAGE].number == 0 &&
        (fact[CF_SPACE_FIXED_ROUND].number != 0 || fact[CF_SPACE_SOLO_ROUND].number != 0)) {
        return adit_fail(err, ADIT_INPUT, "stage: missing; a card with a fixed round needs it");
    }
    if (fact[CF_SPACE_MORE].is_set && !fact[CF_SPACE_EMPTY].is_set) {
        return adit_fail(err, ADIT_INPUT, "more: requires 'goods', which is missing");
    }
    ADIT_TRY(check_gathered(cards, fact[CF_SPACE_EMPTY].goods, "goods", err));
    ADIT_TRY(check_gathered(cards, fact[CF_SPACE_MORE].goods, "more", err));
    return named_card(cards, card, CF_SPACE_BACK_OF, "back_of", &front, err);
}

static adit_status prepare_tile(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_fact *fact = card->fact;
    bool keeps = fact[CF_TILE_KEEPS].number != CF_KEEPS_NONE;
    bool has_room = fact[CF_TILE_KEEPS_MANY].number > 0 || fact[CF_TILE_KEEPS_DWARFS].number != 0;

    if (keeps != has_room) {
        return adit_fail(err, ADIT_INPUT,
                         keeps ? "keeps: 'keeps_many' or 'keeps_dwarfs' must say how many"
                               : "keeps_many: 'keeps' must say which animals");
    }
    if (fact[CF_TILE_SIXTH].number != 0 && fact[CF_TILE_ROOM].number != 0) {
        return adit_fail(err, ADIT_INPUT,
                         "sixth: this is room for the sixth dwarf only; remove 'room'");
    }
    return named_card(cards, card, CF_TILE_COVERS, "covers", &card->extra[CF_EXTRA_COVERS], err);
}

/* Said once, of the first of them. */
static adit_status prepare_round(const adit_cards *cards, adit_card *card, adit_err *err)
{
    adit_fact *least = &card->fact[CF_ROUND_MIN_PLAYERS];
    const int rounds = CF_ROUNDS + adit_kind_card_count(cards, CF_KIND_ROUND);

    least->number = least->is_set ? least->number : 1;
    if (rounds > CF_MAX_ROUNDS && card->kind_number == 0) {
        return adit_fail(err, ADIT_INPUT, "%s, which has %d",
                         adit_limit_message(&cf_limits[0]).text, rounds);
    }
    return ADIT_OK;
}

static adit_status prepare_phase(const adit_card *card, adit_err *err)
{
    const int before = card->fact[CF_PHASE_BEFORE].number, to = card->fact[CF_PHASE_TO].number;

    if (before == CF_PHASE_ROUND_START || before == CF_PHASE_SPACE || before == CF_PHASE_TURN_END) {
        return adit_fail(err, ADIT_INPUT,
                         "before: nothing can be put before '%s'; the first phase of a round that "
                         "can follow another one is 'income'",
                         cf_phase_words[before]);
    }
    if (to != 0 && to < card->fact[CF_PHASE_FROM].number) {
        return adit_fail(err, ADIT_INPUT, "to_round: %d is before from_round, %d", to,
                         card->fact[CF_PHASE_FROM].number);
    }
    return ADIT_OK;
}

static adit_status prepare_crop(const adit_cards *cards, adit_card *card, adit_err *err)
{
    const adit_goods seed = adit_fixed_goods(cards, card->fact[CF_CROP_SEED].goods);
    const adit_good_def *rows = adit_def_of(&cf_game, cards)->goods;
    adit_fact *spaces = &card->fact[CF_CROP_SPACES];
    int goods = 0;

    for (int good = 0; rows[good].name != NULL; good++) {
        if (seed.have[good] != 0) {
            card->extra[CF_EXTRA_SEED] = good;
            goods++;
        }
    }
    if (goods != 1) {
        return adit_fail(err, ADIT_INPUT,
                         "seed: names %d goods; expected one, such as "
                         "{ grain = 1 }",
                         goods);
    }
    spaces->number = spaces->is_set ? spaces->number : 2;
    return ADIT_OK;
}

adit_status cf_prepare_card(const adit_cards *cards, adit_card *card, adit_err *err)
{
    memset(card->extra, 0, sizeof card->extra);
    switch (card->kind) {
    case CF_KIND_SPACE:
        return prepare_space(cards, card, err);
    case CF_KIND_FURNISHING:
        return prepare_tile(cards, card, err);
    case CF_KIND_ROUND:
        return prepare_round(cards, card, err);
    case CF_KIND_PHASE:
        return prepare_phase(card, err);
    case CF_KIND_CROP:
        return prepare_crop(cards, card, err);
    default:
        return ADIT_OK;
    }
}
