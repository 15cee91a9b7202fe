/* load_reach.c - what a card says that can never come to pass.
 *
 * A hook on a card that never lies in play, or a test for more wood than anybody can have, is
 * no mistake of form: it would load, and then nothing would ever happen. Authors look for such
 * a thing for hours, so it is refused.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load.h"

/* Which hooks need what of the card. What is allowed and forbidden is also asked of the very card
 * that it is about, wherever that lies. */
static const struct {
    const char *field;
    unsigned needs;
} hooks[] = {
    {"on", ADIT_NEVER_IN_PLAY},
    {"modify", ADIT_NEVER_IN_PLAY},
    {"rewrite", ADIT_NEVER_IN_PLAY},
    {"exchange", ADIT_NEVER_IN_PLAY},
    {"built", ADIT_NEVER_IN_PLAY | ADIT_NEVER_BUILT},
    {"score", ADIT_NEVER_IN_PLAY | ADIT_NEVER_SCORED},
};

/* "room or board": the kinds on whose cards the hook would run. */
static void add_kinds(const adit_game_def *def, unsigned needs, adit_buffer *out)
{
    const char *last = NULL;
    int count = 0;

    for (int i = 0; def->kinds[i].name != NULL; i++) {
        if ((def->kinds[i].never & needs) == 0) {
            if (last != NULL) {
                adit_buffer_addf(out, "%s'%s'", count++ == 0 ? "" : ", ", last);
            }
            last = def->kinds[i].name;
        }
    }
    if (last != NULL) {
        adit_buffer_addf(out, "%s'%s'", count == 0 ? "" : " or ", last);
    }
}

static const char *reason(unsigned never, unsigned needs)
{
    if ((never & needs & ADIT_NEVER_IN_PLAY) != 0) {
        return "never come into play";
    }
    return (never & needs & ADIT_NEVER_BUILT) != 0 ? "lie there from the beginning"
                                                   : "are not scored";
}

void aditl_check_reach(aditl_compile *c, int table)
{
    const adit_kind_row *kind = adit_kind_at(c->loader->def, c->card->kind);

    for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++) {
        char kinds[200] = "";
        adit_buffer out = adit_buffer_on(kinds, sizeof kinds);
        int type = aditl_field(c, table, hooks[i].field);

        lua_pop(c->L, 1);
        if (type == LUA_TNIL || (kind->never & hooks[i].needs) == 0) {
            continue;
        }
        add_kinds(c->loader->def, hooks[i].needs, &out);
        aditl_enter(c, hooks[i].field);
        aditl_report(c, "",
                     "would never run: cards of kind '%s' %s; it belongs on a card of kind "
                     "%s",
                     kind->name, reason(kind->never, hooks[i].needs), kinds);
        aditl_exit(c);
    }
}

bool aditl_check_condition(aditl_compile *c, const adit_condition *when)
{
    const adit_good_def *goods = c->loader->def->goods;

    if (when->min > when->max) {
        aditl_report(c, "", "this test can never hold: nothing is both at least %d and at most %d",
                     when->min, when->max);
        return false;
    }
    if (when->query < 0 || when->query >= adit_good_count(goods)) {
        return true; /* what a query counts may be any number */
    }
    if (when->min > goods[when->query].limit || when->max < 0) {
        aditl_report(c, "", "this test can never hold: a player has 0 to %d %s",
                     goods[when->query].limit, goods[when->query].name);
        return false;
    }
    return true;
}
