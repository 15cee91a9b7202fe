/* amount_words.c - the amount of an event as a word, in a filter of a hook: onto = "worker". */
#include "bindings/lua/load/compile.h"

void aditl_read_amount_word(aditl_compile *c, int table, const adit_event_row *row,
                            adit_hook_on *on)
{
    const char *name = row->amount_name;
    int word = 0;

    if (name == NULL) {
        return;
    }
    if (aditl_field(c, table, name) != LUA_TNIL) {
        if (on->min != INT16_MIN || on->max != INT16_MAX) {
            aditl_report(c, "amount", "amount: already given by '%s'; remove one of them", name);
        } else if (!aditl_arg_word(&c->reader, lua_gettop(c->L), row->amount_words, name, &word)) {
            aditl_report_reader(c);
        } else {
            on->min = row->amount_values != NULL ? row->amount_values[word] : (int16_t)word;
            on->max = on->min;
        }
    }
    lua_pop(c->L, 1);
}
