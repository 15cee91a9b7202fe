/* breeding.c - newborn animals: the breeding phase of the harvest, and the verb `breed`.
 *
 * All newborn arrive together and must fit together with all other animals (CF-141). If one
 * choice contains every other one, it is made without asking (CF-92).
 */
#include "engine/games/cave_farmers/home/family.h"
#include "engine/games/cave_farmers/turn.h"

enum { TYPES = CF_CATTLE - CF_SHEEP + 1, SETS = 1 << TYPES, NEEDED = 2 };

typedef struct {
    int seat;
    int most;         /* types that may breed */
    bool may_be_none; /* the breeding phase: a newborn may be declined (CF-141) */
} litter_count;

/* CF-140: the types of which there are two, anywhere. */
static unsigned breeding_types(const adit_tx *tx, int seat)
{
    const int16_t *have = cf_player_of(tx, seat)->common.goods.have;
    unsigned types = 0;

    for (int type = 0; type < TYPES; type++) {
        types |= (unsigned)(have[CF_SHEEP + type] >= NEEDED) << type;
    }
    return types;
}

static adit_goods newborn_of(unsigned set)
{
    adit_goods newborn = {{0}};

    for (int type = 0; type < TYPES; type++) {
        newborn.have[CF_SHEEP + type] = (int16_t)(set >> type & 1);
    }
    return newborn;
}

static bool newborn_fit(adit_tx *tx, int seat, unsigned set)
{
    adit_goods animals = cf_player_of(tx, seat)->common.goods;

    for (int type = 0; type < TYPES; type++) {
        animals.have[CF_SHEEP + type] += (int16_t)(set >> type & 1);
    }
    return cf_animals_fit(tx, seat, &animals, NULL);
}

/* The sets of newborn that fit, as a set of sets. Returns the union of them all. */
static unsigned find_sets(adit_tx *tx, const litter_count *litter, bool is_possible[SETS])
{
    const unsigned types = breeding_types(tx, litter->seat);
    unsigned all = 0;

    for (unsigned set = 1; set < SETS; set++) {
        bool is_part = true; /* what is part of it fits as well */

        is_possible[set] = false;
        if ((set & ~types) != 0 || __builtin_popcount(set) > litter->most) {
            continue;
        }
        for (int type = 0; type < TYPES; type++) {
            unsigned smaller = set & ~(1u << type);
            is_part = is_part && (smaller == 0 || smaller == set || is_possible[smaller]);
        }
        is_possible[set] = is_part && newborn_fit(tx, litter->seat, set);
        all |= is_possible[set] ? set : 0;
    }
    return all;
}

static adit_option option_of_set(unsigned set)
{
    return (adit_option){.what = CF_OPT_BREED, .a = (int16_t)set};
}

static void build_litters(adit_tx *tx, const void *context, adit_options *out)
{
    const litter_count *litter = context;
    const unsigned types = breeding_types(tx, litter->seat);
    bool is_possible[SETS];
    unsigned all;

    if (types == 0) {
        return;
    }
    /* The usual case first: everything fits. */
    if (__builtin_popcount(types) <= litter->most && newborn_fit(tx, litter->seat, types)) {
        (void)adit_offer(out, option_of_set(types));
        return;
    }
    all = find_sets(tx, litter, is_possible);
    if (all != 0 && is_possible[all]) {
        (void)adit_offer(out, option_of_set(all));
        return;
    }
    for (unsigned set = SETS - 1; set > 0 && all != 0; set--) {
        if (is_possible[set] && !adit_offer(out, option_of_set(set))) {
            return;
        }
    }
    if (all != 0 && litter->may_be_none) {
        (void)adit_offer(out, option_of_set(0));
    }
}

/* CF-143: they stand on the board before any card hears of them. */
static adit_status give_birth(adit_tx *tx, int seat, unsigned set)
{
    const adit_goods newborn = newborn_of(set);

    if (set == 0) {
        return ADIT_OK;
    }
    adit_note(tx, CF_LOG_BREEDS, seat, (int)set, 0, 0);
    ADIT_TRY(adit_gain(tx, seat, &newborn));
    return adit_raise(tx, &(adit_event){.event = CF_EVENT_BRED,
                                        .seat = seat,
                                        .card = ADIT_NO_CARD,
                                        .amount = __builtin_popcount(set),
                                        .goods = newborn});
}

/* ---- The verb (CF-144) ---- */

bool cf_can_breed(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const unsigned types = breeding_types(tx, seat);

    (void)args;
    if (types == 0) {
        return adit_refuse(why, "you need %d farm animals of the same type", NEEDED);
    }
    for (int type = 0; type < TYPES; type++) {
        if ((types >> type & 1) != 0 && newborn_fit(tx, seat, 1u << type)) {
            return true;
        }
    }
    return adit_refuse(why, "you have no room for a newborn animal");
}

adit_status cf_breed(adit_tx *tx, int seat, const adit_args *args)
{
    const litter_count litter = {.seat = seat, .most = args->n[0]};
    const adit_question question = {.key = CF_ASK_BREED,
                                    .seat = seat,
                                    .build = build_litters,
                                    .context = &litter,
                                    .forced = ADIT_FORCED_ALWAYS}; /* CF-92 */
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_breed, &answer));
    return give_birth(tx, seat, (unsigned)answer.a);
}

/* ---- The phase (CF-69) ----
 *
 * Who wants to eat animals before, to make room, can do so when feeding, which always comes
 * just before.
 */
adit_status cf_breeding_phase(adit_tx *tx)
{
    const int seat = cf_of(tx)->at_turn;
    const litter_count litter = {.seat = seat, .most = TYPES, .may_be_none = true};
    const adit_question question = {.key = CF_ASK_BREED,
                                    .seat = seat,
                                    .build = build_litters,
                                    .context = &litter,
                                    .forced = ADIT_FORCED_ALWAYS, /* CF-92 */
                                    .first = true};
    adit_option answer;
    adit_status status = adit_ask(tx, &question, &answer);

    if (status != ADIT_NONE) {
        ADIT_TRY(status);
        ADIT_TRY(give_birth(tx, seat, (unsigned)answer.a));
    }
    return cf_next_in_harvest(tx);
}
