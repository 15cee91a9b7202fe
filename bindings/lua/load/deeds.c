/* deeds.c - what cards can say about verbs and about changes of turn, round, phase and era.
 *
 * These have no rows in the game's tables: a verb's name is also that of an event and of a
 * permission, and each of its integer parameters is a value, "expedition.level". A word that the
 * game itself has in the table comes first.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"

void aditl_find_flow(const adit_game_def *def, adit_cards *cards)
{
    static const char *const fields[] = {"turn", "round", "phase", "era"};
    const adit_field *row;

    for (int n = 0; (row = adit_field_row(def, n)) != NULL; n++) {
        for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
            if (!row->per_player && strcmp(row->name, fields[i]) == 0) {
                cards->flow[i] = row;
            }
        }
    }
}

/* The n-th integer parameter of all verbs. */
static int value_at(const adit_game_def *def, int n, char name[ADITL_DEED_NAME])
{
    const int verbs = adit_verb_count(def);

    for (int verb = 0; verb < verbs; verb++) {
        const adit_verb *row = adit_verb_at(def, verb);

        for (int i = 0; i < row->param_count; i++) {
            if (row->param[i].type == ADIT_PARAM_INT && n-- == 0) {
                snprintf(name, ADITL_DEED_NAME, "%s.%s", row->name, row->param[i].name);
                return ADIT_PARAM_VALUE(verb, i);
            }
        }
    }
    return -1;
}

int aditl_deed_at(const adit_game_def *def, const adit_cards *cards, aditl_deed_table table, int n,
                  char name[ADITL_DEED_NAME])
{
    const int verbs = adit_verb_count(def);

    if (table == ADITL_DEED_VALUES) {
        return value_at(def, n, name);
    }
    if (n < verbs) {
        snprintf(name, ADITL_DEED_NAME, "%s", adit_verb_at(def, n)->name);
        return ADIT_FIRST_DEED + n;
    }
    n -= verbs;
    for (int deed = ADIT_DEED_TURN; table == ADITL_DEED_EVENTS && deed < ADIT_DEEDS; deed++) {
        if (cards->flow[deed - ADIT_DEED_TURN] != NULL && n-- == 0) {
            snprintf(name, ADITL_DEED_NAME, "%s", adit_flow_names[deed - ADIT_DEED_TURN]);
            return ADIT_FIRST_DEED + deed;
        }
    }
    return -1;
}

bool aditl_is_deed(const adit_game_def *def, bool is_event, const char *word)
{
    for (int i = 0; is_event && adit_flow_names[i] != NULL; i++) {
        if (strcmp(adit_flow_names[i], word) == 0) {
            return true;
        }
    }
    return adit_verb_find(def, word) >= 0;
}

uint64_t aditl_bound_deeds(const adit_card *card)
{
    uint64_t bound = 0;

    for (int i = 0; i < card->modify_count; i++) {
        if (card->modify[i].value >= ADIT_FIRST_DEED) {
            bound |= UINT64_C(1) << ADIT_VERB_OF_VALUE(card->modify[i].value);
        }
    }
    for (int i = 0; i < card->permit_count; i++) {
        if (card->permit[i].word >= ADIT_FIRST_DEED) {
            bound |= UINT64_C(1) << (card->permit[i].word - ADIT_FIRST_DEED);
        }
    }
    return bound;
}
