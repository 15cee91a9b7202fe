/* mines.c - ore mines on two tunnels, ruby mines on one.
 *
 * What they bring at once (ore, a ruby) is a gain of the card that lets the player build them.
 */
#include "engine/games/cave_farmers/home/board.h"

/* Where there is an empty tunnel of this kind, on the ring as well (CF-372). */
static uint64_t empty_tunnels(const adit_tx *tx, int seat, int ground)
{
    const cf_player *player = cf_player_of(tx, seat);

    return cf_unfurnished(player, cf_where(player->ground, ground)); /* CF-406 */
}

/* ---- Ore mine ---- */

bool cf_can_ore_mine(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    const uint64_t open = empty_tunnels(tx, seat, CF_TUNNEL);

    (void)args;
    if ((cf_beside(open) & open) == 0) {
        return adit_refuse(why, "you have no two adjacent empty tunnels");
    }
    return adit_can_pay_due(tx, seat, CF_VALUE_MINE_PRICE, why);
}

static bool may_mine(const cf_player *player, int spot, adit_why *why)
{
    if (player->ground[spot] != CF_TUNNEL) { /* CF-375: not on a deep tunnel */
        return adit_refuse(why, "%s is not an ordinary tunnel", cf_spot_names[spot]);
    }
    return player->tile[spot] == 0 || adit_refuse(why, "%s is furnished", cf_spot_names[spot]);
}

static void build_ore_mines(adit_tx *tx, const void *context, adit_options *out)
{
    const int seat = *(const int *)context;
    const cf_player *player = cf_player_of(tx, seat);
    adit_why *why = adit_why_of(out);
    const bool is_paid = adit_can_pay_due(tx, seat, CF_VALUE_MINE_PRICE, NULL);
    const uint64_t some = why == NULL ? empty_tunnels(tx, seat, CF_TUNNEL)
                                      : CF_MOUNTAIN_SIDE & ~cf_where(player->ground, CF_BARE);

    for (uint64_t a = some; a != 0; a &= a - 1) {
        const int mine = __builtin_ctzll(a);
        for (uint64_t b = cf_beside(CF_BIT(mine)) & some; b != 0; b &= b - 1) {
            const int deep = __builtin_ctzll(b);
            const adit_option option = {
                .what = CF_OPT_ORE_MINE, .a = (int16_t)mine, .b = (int16_t)deep};
            const bool may = may_mine(player, mine, why) && may_mine(player, deep, why) &&
                             (is_paid || adit_can_pay_due(tx, seat, CF_VALUE_MINE_PRICE, why));
            if (!adit_offer_if(out, option, may)) {
                return;
            }
        }
    }
}

adit_status cf_ore_mine(adit_tx *tx, int seat, const adit_args *args)
{
    const adit_question question = {.key = CF_ASK_ORE_MINE,
                                    .seat = seat,
                                    .build = build_ore_mines,
                                    .context = &seat,
                                    .risky = adit_due_risk(tx, seat, CF_VALUE_MINE_PRICE)};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_ore_mine, &answer));
    const int spots[2] = {answer.a, answer.b}; /* CF-116: which half is the mine is a choice */
    ADIT_TRY(adit_pay_due(tx, seat, CF_VALUE_MINE_PRICE));
    cf_join_halves(cf_player_of(tx, seat), spots);
    return cf_lay_twin(tx, seat, spots, (const int[2]){CF_ORE_MINE, CF_DEEP_TUNNEL});
}

/* ---- Ruby mine ---- */

static int ground_of(const adit_args *args)
{
    return args->n[0] == 0 ? CF_TUNNEL : CF_DEEP_TUNNEL;
}

static const char *words_of(const adit_args *args)
{
    return args->n[0] == 0 ? "tunnel" : "deep tunnel";
}

bool cf_can_ruby_mine(adit_tx *tx, int seat, const adit_args *args, adit_why *why)
{
    if (empty_tunnels(tx, seat, ground_of(args)) == 0) {
        return adit_refuse(why, "you have no empty %s", words_of(args));
    }
    return adit_can_pay_due(tx, seat, CF_VALUE_MINE_PRICE, why);
}

typedef struct {
    int seat;
    const adit_args *args;
} ruby_question;

static void build_ruby_mines(adit_tx *tx, const void *context, adit_options *out)
{
    const ruby_question *question = context;
    const cf_player *player = cf_player_of(tx, question->seat);
    const uint64_t open = empty_tunnels(tx, question->seat, ground_of(question->args));
    adit_why *why = adit_why_of(out);
    const bool is_paid = adit_can_pay_due(tx, question->seat, CF_VALUE_MINE_PRICE, NULL);
    const uint64_t some =
        why == NULL ? open : CF_MOUNTAIN_SIDE & ~cf_where(player->ground, CF_BARE);

    for (uint64_t rest = some; rest != 0; rest &= rest - 1) {
        const int spot = __builtin_ctzll(rest);
        const adit_option option = {.what = CF_OPT_RUBY_MINE, .a = (int16_t)spot};
        const bool is_open = (open & CF_BIT(spot)) != 0 || /* CF-378: on nothing else */
                             adit_refuse(why, "%s is not an empty %s", cf_spot_names[spot],
                                         words_of(question->args));
        const bool may =
            is_open && (is_paid || adit_can_pay_due(tx, question->seat, CF_VALUE_MINE_PRICE, why));
        if (!adit_offer_if(out, option, may)) {
            return;
        }
    }
}

adit_status cf_ruby_mine(adit_tx *tx, int seat, const adit_args *args)
{
    const ruby_question context = {seat, args};
    const adit_question question = {.key = CF_ASK_RUBY_MINE,
                                    .seat = seat,
                                    .build = build_ruby_mines,
                                    .context = &context,
                                    .risky = adit_due_risk(tx, seat, CF_VALUE_MINE_PRICE)};
    adit_option answer;

    ADIT_TRY(adit_ask_verb(tx, &question, args, cf_can_ruby_mine, &answer));
    ADIT_TRY(adit_pay_due(tx, seat, CF_VALUE_MINE_PRICE));
    return cf_lay(tx, seat, answer.a, CF_RUBY_MINE); /* CF-117 */
}
