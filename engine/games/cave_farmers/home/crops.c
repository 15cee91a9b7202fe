/* crops.c - sowing, and the field phase of the harvest.
 *
 * Fields are interchangeable, so sowing asks for numbers, not for places: empty fields are
 * filled in the order of their spots, grain first.
 */
#include "engine/games/cave_farmers/home/board.h"
#include "engine/games/cave_farmers/turn.h"

#define VEGETABLES 8 /* added to the amount in cf_player.crop */

enum { MOST_OF_A_KIND = 2, SOWN_GRAIN = 3, SOWN_VEGETABLE = 2 };

/* A field that is harvested to the end is empty again (CF-126). */
static uint64_t empty_fields(const cf_player *player)
{
    return cf_where(player->ground, CF_FIELD) & cf_where(player->crop, 0);
}

static bool may_sow(adit_tx *tx, int seat, int grain, int vegetable, adit_why *why)
{
    const cf_player *player = cf_player_of(tx, seat);
    const int16_t *have = player->common.goods.have;
    const int fields = __builtin_popcountll(empty_fields(player));

    if (have[CF_GRAIN] < grain) {
        return adit_refuse(why, "needs %d grain, has %d", grain, have[CF_GRAIN]);
    }
    if (have[CF_VEGETABLE] < vegetable) {
        return adit_refuse(why, "needs %d vegetable, has %d", vegetable, have[CF_VEGETABLE]);
    }
    return fields >= grain + vegetable ||
           adit_refuse(why, "needs %d empty fields, has %d", grain + vegetable, fields);
}

bool cf_can_sow(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    (void)args;
    if (may_sow(tx, seat, 1, 0, why) || may_sow(tx, seat, 0, 1, why)) {
        return true;
    }
    return empty_fields(cf_player_of(tx, seat)) == 0
               ? adit_refuse(why, "you have no empty field")
               : adit_refuse(why, "you have no grain or vegetables to sow");
}

static void build_sowing(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;

    for (int n = 1; n < (MOST_OF_A_KIND + 1) * (MOST_OF_A_KIND + 1); n++) {
        const int grain = n / (MOST_OF_A_KIND + 1), vegetable = n % (MOST_OF_A_KIND + 1);
        const adit_option option = {
            .what = CF_OPT_SOW, .a = (int16_t)grain, .b = (int16_t)vegetable};
        if (!adit_offer_if(out, option, may_sow(tx, seat, grain, vegetable, adit_why_of(out)))) {
            return;
        }
    }
}

adit_status cf_sow(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {
        .key = CF_ASK_SOW, .seat = seat, .build = build_sowing, .context = &seat};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_sow, &answer));
    const adit_goods seed = {.have = {[CF_GRAIN] = answer.a, [CF_VEGETABLE] = answer.b}};
    ADIT_TRY(adit_pay(tx, seat, &seed));
    cf_player *player = cf_player_of(tx, seat);
    uint64_t fields = empty_fields(player);
    for (int i = 0; i < answer.a + answer.b; i++, fields &= fields - 1) {
        player->crop[__builtin_ctzll(fields)] =
            i < answer.a ? SOWN_GRAIN : SOWN_VEGETABLE + VEGETABLES;
    }
    adit_note(tx, CF_LOG_SOWS, seat, answer.a, answer.b, 0);
    return ADIT_OK;
}

/* ---- Field phase ---- */

static adit_status harvest_fields(adit_tx *tx, int seat)
{
    cf_player *player = cf_player_of(tx, seat);
    uint64_t sown = cf_where(player->ground, CF_FIELD) & ~cf_where(player->crop, 0);
    adit_goods crops = {{0}};

    for (; sown != 0; sown &= sown - 1) {
        uint8_t *crop = &player->crop[__builtin_ctzll(sown)];
        crops.have[*crop > VEGETABLES ? CF_VEGETABLE : CF_GRAIN]++;
        --*crop;
        if (*crop == VEGETABLES) {
            *crop = 0;
        }
    }
    return adit_gain(tx, seat, &crops);
}

/* CF-67: one crop of every sown field, for all who have this phase (CF-62). */
adit_status cf_field_phase(adit_tx *tx)
{
    const int players = cf_of(tx)->base.players, first = cf_of(tx)->start_player;

    for (int i = 0; i < players; i++) {
        const int seat = (first + i) % players;
        if (cf_has_phase(cf_of(tx), seat, CF_PHASE_FIELD)) {
            ADIT_TRY(harvest_fields(tx, seat));
        }
    }
    cf_next_harvest_phase(tx);
    return ADIT_OK;
}
