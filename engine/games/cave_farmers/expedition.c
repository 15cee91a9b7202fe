/* expedition.c - sending an armed dwarf out for loot (CF-129 to CF-134).
 *
 * Items are picked one by one, each carried out before the next is picked, so what one brings
 * can pay for another. Strength counts as it was at the start. The expedition is one part of
 * a space and lies in one transaction, so what was picked is kept on the stack.
 */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/spaces.h"

typedef struct {
    int seat, dwarf, strength, level, picks;
    uint64_t picked[ADIT_MAX_CARDS_OF_KIND / 64]; /* bit set of loot, by kind number */
} journey;

static bool is_picked(const journey *it, int loot)
{
    return (it->picked[loot / 64] >> loot % 64 & 1) != 0;
}

/* CF-129: strong enough, new in this expedition, and it can be carried out now. */
static bool may_pick(adit_tx *tx, const journey *it, const adit_card *loot, adit_why *why)
{
    int needed = loot->fact[CF_LOOT_STRENGTH].number;

    if (needed > it->strength) {
        return adit_no(why, "needs strength %d, but the dwarf had %d", needed, it->strength);
    }
    if (is_picked(it, loot->kind_number)) {
        return adit_no(why, "it was already brought home on this expedition");
    }
    return adit_can(tx, it->seat, loot->fact[CF_LOOT_USE].effect, NULL, NULL, why);
}

static void build_loot(adit_tx *tx, const void *context, adit_options *out)
{
    const journey *it = context;
    int count = adit_cards_of_kind(tx->cards, CF_KIND_LOOT);

    if (cf_player_of(tx, it->seat)->weapon[it->dwarf] == 0) {
        return; /* CF-133: over at once, if the weapon was given up */
    }
    for (int i = 0; i < count; i++) {
        const adit_card *loot = adit_card_at(tx->cards, CF_KIND_LOOT, i);
        const adit_option option = {.what = CF_OPT_LOOT, .a = (int16_t)(loot->number + 1)};
        if (!adit_offer_if(out, option, may_pick(tx, it, loot, adit_why_of(out)))) {
            return;
        }
    }
    if (it->picks > 0) { /* CF-442: at least one */
        (void)adit_offer(out, (adit_option){.what = CF_OPT_STOP});
    }
}

static bool begin_journey(adit_tx *tx, int seat, journey *it, adit_why *why)
{
    *it = (journey){.seat = seat, .dwarf = cf_acting_dwarf(tx, seat)};
    if (it->dwarf < 0) {
        return adit_no(why, "no dwarf is using a space");
    }
    it->strength = cf_player_of(tx, seat)->weapon[it->dwarf];
    return it->strength > 0 || adit_no(why, "the dwarf has no weapon"); /* CF-335 */
}

bool cf_can_expedition(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    journey it;

    (void)args;
    if (!begin_journey(tx, seat, &it, why)) {
        return false;
    }
    for (int i = 0; i < adit_cards_of_kind(tx->cards, CF_KIND_LOOT); i++) {
        if (may_pick(tx, &it, adit_card_at(tx->cards, CF_KIND_LOOT, i), NULL)) {
            return true;
        }
    }
    return adit_no(why, "there is nothing the dwarf could bring home");
}

/* CF-131, CF-133: first all weapons, then that of the dwarf, if it still has one. */
static void come_home(adit_tx *tx, const journey *it)
{
    cf_state *state = cf_of(tx);

    for (int i = 0; i < CF_DWARFS && state->turn.raises != 0; i++) {
        cf_raise_weapon(tx, it->seat, i, 1);
    }
    cf_raise_weapon(tx, it->seat, it->dwarf, 1);
    state->turn.raises = 0;
    state->turn.level = 0;
}

/* Asks for one item and carries it out. *goes_on: another one may be picked. */
static adit_status pick_one(adit_tx *tx, journey *it, bool *goes_on)
{
    const adit_question question = {
        .key = CF_ASK_LOOT, .seat = it->seat, .build = build_loot, .context = it};
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);

    *goes_on = false;
    if (status == ADIT_NONE && it->picks > 0) {
        return ADIT_OK;
    }
    ADIT_TRY(status);
    if (answer.what == CF_OPT_STOP) {
        return ADIT_OK;
    }
    const adit_card *loot = &tx->cards->card[answer.a - 1];
    it->picked[loot->kind_number / 64] |= (uint64_t)1 << loot->kind_number % 64;
    it->picks++;
    *goes_on = it->picks < it->level;
    cf_of(tx)->turn.level = (uint8_t)it->level; /* not before it is certain: see optional */
    adit_note(tx, CF_LOG_LOOT, it->seat, answer.a, 0, 0);
    ADIT_TRY(adit_run_effect(tx, it->seat, loot->number, loot->fact[CF_LOOT_USE].effect, NULL));
    return cf_settle(tx, it->seat); /* CF-159: at once, not when the expedition is over */
}

adit_status cf_expedition(adit_tx *tx, int seat, const adit_args *args)
{
    adit_why why = {.text = ""};
    journey it;
    bool goes_on = true;

    if (!begin_journey(tx, seat, &it, &why)) {
        return adit_illegal(tx, "%s", why.text);
    }
    it.level = args->n[0];
    while (goes_on) {
        ADIT_TRY(pick_one(tx, &it, &goes_on));
    }
    come_home(tx, &it);
    return ADIT_OK;
}
