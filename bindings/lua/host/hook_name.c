/* hook_name.c - which field of a card a function stands in, for messages. */
#include "bindings/lua/host/host.h"
#include "engine/rules/tx.h"

static bool is_number_of(const adit_number *number, int reference)
{
    return number->kind == ADIT_NUMBER_SCRIPT && number->script == reference;
}

static const char *name_plot_hook(const adit_cards *cards, int card, int reference)
{
    for (int i = 0; i < cards->plot_count; i++) {
        const adit_plot *plot = &cards->plot[i];

        if (plot->card != card) {
            continue;
        }
        for (int k = 0; k < plot->saying_count; k++) {
            if (plot->saying[k].moment.script == reference) {
                return "when";
            }
        }
        if (plot->has_win && plot->win.script == reference) {
            return "win";
        }
        return plot->has_lose && plot->lose.script == reference ? "lose" : NULL;
    }
    return NULL;
}

static const char *name_fact(const adit_game_def *def, const adit_card *card, int reference)
{
    const adit_fact_row *facts = adit_kind_at(def, card->kind)->facts;

    for (int i = 0; facts != NULL && facts[i].name != NULL; i++) {
        if (facts[i].type == ADIT_FACT_NUMBER && is_number_of(&card->fact[i].count, reference)) {
            return facts[i].name;
        }
    }
    return NULL;
}

/* Whether the function stands at `when`, of a hook or in an effect. */
static bool is_test(const adit_cards *cards, const adit_card *card, int reference)
{
    bool is_one = false;

    for (int i = 0; i < card->on_count; i++) {
        is_one |= card->on[i].when.script == reference;
    }
    for (int i = 0; i < card->modify_count; i++) {
        is_one |= card->modify[i].when.script == reference;
    }
    for (int i = 0; i < card->permit_count; i++) {
        is_one |= card->permit[i].when.script == reference;
    }
    for (int i = 0; i < card->rewrite_count; i++) {
        is_one |= card->rewrite[i].when.script == reference;
    }
    for (int i = 0; i < card->exchange_count; i++) {
        is_one |= card->exchange[i].when.script == reference;
    }
    for (int id = card->node_first; id < card->node_end; id++) {
        const adit_node *node = &cards->node[id];

        is_one |= node->kind == ADIT_NODE_WHEN && node->as.when.script == reference;
    }
    return is_one;
}

const char *aditl_hook_name(const adit_tx *tx, int reference)
{
    if (tx->card < 0 || tx->card >= tx->cards->count) {
        return NULL;
    }
    const adit_card *card = &tx->cards->card[tx->card];

    if (card->has_score && is_number_of(&card->score, reference)) {
        return "score";
    }
    if (card->has_goal && card->goal == reference) {
        return "goal";
    }
    for (int i = 0; i < card->modify_count; i++) {
        if (card->modify[i].script == reference || is_number_of(&card->modify[i].add, reference)) {
            return "modify";
        }
    }
    for (int i = 0; i < card->permit_count; i++) {
        if (card->permit[i].script == reference) {
            return card->permit[i].forbids ? "forbid" : "allow";
        }
    }
    const char *name = name_fact(tx->def, card, reference);

    if (name == NULL && is_test(tx->cards, card, reference)) {
        return "when";
    }
    return name != NULL ? name : name_plot_hook(tx->cards, tx->card, reference);
}
