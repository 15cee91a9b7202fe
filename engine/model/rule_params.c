/* rule_params.c - rule parameters: the game's own, then those that mods added.
 *
 * A parameter is a number, one of several words, or a set of cards of one kind ("west,east").
 * In the state each is one number; words and sets are for people (engine/match/rule_values.c).
 */
#include <string.h>

#include "engine/model/game_def.h"

static int own_count(const adit_game_def *def)
{
    int count = 0;

    while (def->rules != NULL && def->rules[count].name != NULL) {
        count++;
    }
    return count;
}

int adit_rule_count(const adit_game_def *def, const adit_cards *cards)
{
    return own_count(def) + (cards == NULL ? 0 : cards->rule_count);
}

bool adit_rule_is_added(const adit_game_def *def, int n)
{
    return n >= own_count(def);
}

const adit_rule_row *adit_rule_at(const adit_game_def *def, const adit_cards *cards, int n)
{
    const int own = own_count(def);

    return n < own ? &def->rules[n] : &cards->rule[n - own].row;
}

int adit_rule_find(const adit_game_def *def, const adit_cards *cards, const char *name)
{
    const int count = adit_rule_count(def, cards);

    for (int i = 0; i < count; i++) {
        if (strcmp(adit_rule_at(def, cards, i)->name, name) == 0) {
            return i;
        }
    }
    return -1;
}

void adit_rules_usual(const adit_game_def *def, const adit_cards *cards, int16_t *rule)
{
    const int count = adit_rule_count(def, cards);

    for (int i = 0; i < count && i < ADIT_MAX_RULES; i++) {
        rule[i] = (int16_t)adit_rule_at(def, cards, i)->default_value;
    }
}
