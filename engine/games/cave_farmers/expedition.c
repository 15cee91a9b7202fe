/* expedition.c - sending an armed dwarf out for loot (CF-129 to CF-134).
 *
 * Items are picked one by one, each carried out before the next is picked, so what one brings
 * can pay for another. Strength counts as it was at the start. The expedition is one part of
 * a space and lies in one transaction, so what was picked is kept on the stack.
 */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/spaces.h"

enum { MOST_LOOT = 9 }; /* of one expedition */

typedef struct {
    int seat, dwarf, strength, level, picks;
    uint64_t picked[ADIT_MAX_CARDS_OF_KIND / 64]; /* bit set of loot, by kind number */
} journey;

static bool is_picked(const journey *trip, int loot)
{
    return (trip->picked[loot / 64] >> loot % 64 & 1) != 0;
}

/* CF-129: strong enough, new in this expedition, and it can be carried out now. */
static bool may_pick(adit_tx *tx, const journey *trip, const adit_card *loot, adit_why *why)
{
    int needed = loot->fact[CF_LOOT_STRENGTH].number;

    if (needed > trip->strength) {
        return adit_refuse(why, "needs strength %d, but the dwarf had %d", needed, trip->strength);
    }
    if (is_picked(trip, loot->kind_number)) {
        return adit_refuse(why, "it was already brought home on this expedition");
    }
    return adit_can(tx, trip->seat, loot->fact[CF_LOOT_USE].effect, NULL, NULL, why);
}

static void build_loot(adit_tx *tx, const void *context, adit_options *out)
{
    const journey *trip = context;
    int count = adit_kind_card_count(tx->cards, CF_KIND_LOOT);

    if (cf_player_of(tx, trip->seat)->weapon[trip->dwarf] == 0) {
        return; /* CF-133: over at once, if the weapon was given up */
    }
    for (int i = 0; i < count; i++) {
        const adit_card *loot = adit_card_at(tx->cards, CF_KIND_LOOT, i);
        const adit_option option = {.what = CF_OPT_LOOT, .a = (int16_t)(loot->number + 1)};
        if (!adit_offer_if(out, option, may_pick(tx, trip, loot, adit_why_of(out)))) {
            return;
        }
    }
    if (trip->picks > 0) { /* CF-442: at least one */
        (void)adit_offer(out, (adit_option){.what = CF_OPT_STOP});
    }
}

static bool begin_journey(adit_tx *tx, int seat, journey *trip, adit_why *why)
{
    *trip = (journey){.seat = seat, .dwarf = cf_acting_dwarf(tx, seat)};
    if (trip->dwarf < 0) {
        return adit_refuse(why, "no dwarf is using a space");
    }
    trip->strength = cf_player_of(tx, seat)->weapon[trip->dwarf];
    return trip->strength > 0 || adit_refuse(why, "the dwarf has no weapon"); /* CF-335 */
}

bool cf_can_expedition(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    journey trip;

    (void)args;
    if (!begin_journey(tx, seat, &trip, why)) {
        return false;
    }
    for (int i = 0; i < adit_kind_card_count(tx->cards, CF_KIND_LOOT); i++) {
        if (may_pick(tx, &trip, adit_card_at(tx->cards, CF_KIND_LOOT, i), NULL)) {
            return true;
        }
    }
    return adit_refuse(why, "there is nothing the dwarf could bring home");
}

/* CF-131, CF-133: first all weapons, then that of the dwarf, if it still has one. */
static void come_home(adit_tx *tx, const journey *trip)
{
    cf_state *state = cf_of(tx);

    for (int i = 0; i < CF_DWARFS && state->turn.raises != 0; i++) {
        cf_raise_weapon(tx, trip->seat, i, 1);
    }
    cf_raise_weapon(tx, trip->seat, trip->dwarf, 1);
    state->turn.raises = 0;
    state->turn.level = 0;
}

/* Asks for one item and carries it out. *goes_on: another one may be picked. */
static adit_status pick_one(adit_tx *tx, journey *trip, bool *goes_on)
{
    const adit_question question = {
        .key = CF_ASK_LOOT, .seat = trip->seat, .build = build_loot, .context = trip};
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);

    *goes_on = false;
    if (status == ADIT_NONE && trip->picks > 0) {
        return ADIT_OK;
    }
    ADIT_TRY(status);
    if (answer.what == CF_OPT_STOP) {
        return ADIT_OK;
    }
    const adit_card *loot = &tx->cards->card[answer.a - 1];
    trip->picked[loot->kind_number / 64] |= (uint64_t)1 << loot->kind_number % 64;
    trip->picks++;
    *goes_on = trip->picks < trip->level;
    cf_of(tx)->turn.level = (uint8_t)trip->level; /* not before it is certain: see optional */
    adit_note(tx, CF_LOG_LOOT, trip->seat, answer.a, 0, 0);
    ADIT_TRY(adit_run_effect(tx, trip->seat, loot->number, loot->fact[CF_LOOT_USE].effect, NULL));
    ADIT_TRY(cf_raise(tx, CF_EVENT_LOOTED, trip->seat, loot->number, 1));
    return cf_settle(tx, trip->seat); /* CF-159: at once, not when the expedition is over */
}

adit_status cf_expedition(adit_tx *tx, int seat, const adit_args *args)
{
    adit_why why = {.text = ""};
    journey trip;
    bool goes_on = true;

    if (!begin_journey(tx, seat, &trip, &why)) {
        return adit_illegal(tx, "%s", why.text);
    }
    trip.level = args->n[0];
    trip.level = trip.level < 1 ? 1 : trip.level > MOST_LOOT ? MOST_LOOT : trip.level;
    while (goes_on) {
        ADIT_TRY(pick_one(tx, &trip, &goes_on));
    }
    come_home(tx, &trip);
    return cf_raise(tx, CF_EVENT_CAME_HOME, seat, ADIT_NO_CARD, trip.picks);
}
