/* lint_reach.c - prices that cannot be paid, and hooks that never run.
 *
 * The loader does not refuse these, since another card might take something off a price.
 */
#include <string.h>

#include "bindings/lua/author/lint.h"

/* The first good of which more is asked than anybody can have; -1: none. */
static int first_beyond(const adit_game_def *def, const adit_amounts *amounts)
{
    for (int good = 0; def->goods[good].name != NULL; good++) {
        const adit_number *number = &amounts->of[good];

        if (number->kind == ADIT_NUMBER_FIXED && number->value > def->goods[good].limit) {
            return good;
        }
    }
    return -1;
}

static void check_price(aditl_lint *lint, const adit_card *card, int line, const char *what,
                        uint16_t index)
{
    const adit_game_def *def = lint->engine->def;
    const adit_amounts *amounts = &lint->engine->cards->amounts[index];
    int good = index == 0 ? -1 : first_beyond(def, amounts);

    if (good >= 0) {
        aditl_lint_tell_at(lint, card->file, line,
                           "%s: %d %s can never be paid: a player has at most %d", what,
                           amounts->of[good].value, def->goods[good].name, def->goods[good].limit);
    }
}

/* What a price is called in the schemas of all games. */
static bool is_price(const adit_fact_row *row)
{
    return row->type == ADIT_FACT_GOODS && strcmp(row->name, "cost") == 0;
}

static void check_facts(aditl_lint *lint, const adit_card *card)
{
    const adit_fact_row *rows = adit_kind_at(lint->engine->def, card->kind)->facts;

    for (int i = 0; i < ADIT_MAX_FACTS && rows[i].name != NULL; i++) {
        if (card->fact[i].is_set && is_price(&rows[i])) {
            check_price(lint, card, aditl_lint_line(lint, card, &rows[i].name, 1), rows[i].name,
                        card->fact[i].goods);
        }
    }
}

static void check_nodes(aditl_lint *lint, const adit_card *card)
{
    const adit_game_def *def = lint->engine->def;

    for (int id = card->node_first; id < card->node_end; id++) {
        const adit_node *node = &lint->engine->cards->node[id];

        if (node->kind == ADIT_NODE_REPEAT && node->as.repeat.times.kind == ADIT_NUMBER_FIXED &&
            node->as.repeat.times.value == 0) {
            aditl_lint_tell_at(lint, card->file, node->line,
                               "repeat_: 0 times has no effect; set times to 1 or more");
        }
        if (node->kind != ADIT_NODE_VERB) {
            continue;
        }
        const char *name = adit_verb_at(def, node->as.verb.verb)->name;
        if (strcmp(name, "pay") == 0 || strcmp(name, "exchange") == 0) {
            check_price(lint, card, node->line, name, node->as.verb.amounts[0]);
        }
    }
}

static void check_exchanges(aditl_lint *lint, const adit_card *card)
{
    static const char *const names[] = {"exchange", "pay"};

    for (int i = 0; i < card->exchange_count; i++) {
        check_price(lint, card, aditl_lint_line(lint, card, names, 2), "exchange: pay",
                    card->exchange[i].pay);
    }
}

static void check_listeners(aditl_lint *lint, const adit_card *card)
{
    static const char *const names[] = {"on", "amount"};
    const adit_good_def *goods = lint->engine->def->goods;

    for (int i = 0; i < card->on_count; i++) {
        const adit_hook_on *on = &card->on[i];

        if (on->good >= 0 && (on->max < 1 || on->min > goods[on->good].limit)) {
            aditl_lint_tell_at(lint, card->file, aditl_lint_line(lint, card, names, 2),
                               "on: amount: never matches: 1 to %d %s can be gained at once",
                               goods[on->good].limit, goods[on->good].name);
        }
    }
}

void aditl_lint_reach(aditl_lint *lint, const adit_card *card)
{
    check_facts(lint, card);
    check_nodes(lint, card);
    check_exchanges(lint, card);
    check_listeners(lint, card);
    for (int i = 0; i < card->rewrite_count; i++) {
        if (card->rewrite[i].from == card->rewrite[i].to) {
            const char *name = "rewrite";
            aditl_lint_tell_at(lint, card->file, aditl_lint_line(lint, card, &name, 1),
                               "rewrite: from and to are the same, so it has no effect");
        }
    }
}
