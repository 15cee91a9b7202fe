/* verbs.c - what the functions of verbs do again and again. */
#include "engine/kit/kit.h"

static adit_status refuse_verb(adit_tx *tx, int seat, const adit_args *args, adit_verb_can can)
{
    adit_why why = {.text = "there is nothing to choose"};

    if (tx->err != NULL) { /* most trials want no words, and they cost more than the rest */
        (void)can(tx, seat, args, &why);
    }
    return adit_illegal(tx, "%s", why.text);
}

adit_status adit_ask_verb(adit_tx *tx, const adit_question *question, const adit_args *args,
                          adit_verb_can can, adit_option *answer)
{
    const adit_status status = adit_ask(tx, question, answer);

    return status == ADIT_NONE ? refuse_verb(tx, question->seat, args, can) : status;
}

void adit_build_plain(adit_tx *tx, const void *context, adit_options *out)
{
    const uint16_t *what = context;

    (void)tx;
    while (*what != 0 && adit_offer(out, (adit_option){.what = *what})) {
        what++;
    }
}

bool adit_offer_range(adit_options *out, int what, int first, int last)
{
    bool goes_on = true;

    for (int n = first; n <= last && goes_on; n++) {
        goes_on = adit_offer(out, (adit_option){.what = (uint16_t)what, .a = (int16_t)n});
    }
    return goes_on;
}

adit_status adit_require_verb(adit_tx *tx, int seat, const adit_args *args, adit_verb_can can)
{
    return can(tx, seat, args, NULL) ? ADIT_OK : refuse_verb(tx, seat, args, can);
}

adit_status adit_pay_to_build(adit_tx *tx, int seat, const adit_price *price)
{
    const int risk = adit_risk_of_building(tx, price->card);
    adit_status status;

    tx->risk += risk;
    status = adit_pay_price(tx, seat, price, NULL);
    tx->risk -= risk;
    return status;
}

static adit_goods goods_of_one(int good, int count)
{
    adit_goods goods = {{0}};

    goods.have[good] = (int16_t)(count < 0 ? 0 : count);
    return goods;
}

adit_status adit_gain_good(adit_tx *tx, int seat, int good, int count)
{
    const adit_goods goods = goods_of_one(good, count);

    return adit_gain(tx, seat, &goods);
}

adit_status adit_pay_good(adit_tx *tx, int seat, int good, int count)
{
    const adit_goods goods = goods_of_one(good, count);

    return adit_pay(tx, seat, &goods);
}
