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
    {"allow", ADIT_NEVER_ASKED},
    {"forbid", ADIT_NEVER_ASKED},
    {"rewrite", ADIT_NEVER_IN_PLAY},
    {"exchange", ADIT_NEVER_IN_PLAY},
    {"built", ADIT_NEVER_IN_PLAY | ADIT_NEVER_BUILT},
    {"score", ADIT_NEVER_IN_PLAY | ADIT_NEVER_SCORED},
};

enum { HOOKS = sizeof hooks / sizeof *hooks };

/* "room or board": the kinds on whose cards the hook would run; false: there are none. */
static bool add_kinds(const adit_game_def *def, unsigned needs, adit_buffer *out)
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
    return last != NULL;
}

void aditl_kind_hooks(const adit_kind_row *kind, adit_buffer *out)
{
    const char *comma = "";

    for (int i = 0; i < HOOKS; i++) {
        if ((kind->never & hooks[i].needs) == 0) {
            adit_buffer_addf(out, "%s%s", comma, hooks[i].field);
            comma = ", ";
        }
    }
}

/* What a card of the kind can do: its hooks, and the facts that are effects or count. */
static void add_possible(const adit_kind_row *kind, adit_buffer *out)
{
    aditl_kind_hooks(kind, out);
    for (const adit_fact_row *fact = kind->facts; fact->name != NULL; fact++) {
        if (fact->type == ADIT_FACT_EFFECT || fact->type == ADIT_FACT_NUMBER) {
            adit_buffer_addf(out, "%s%s", out->length == 0 ? "" : ", ", fact->name);
        }
    }
    if (out->length == 0) {
        for (const adit_fact_row *fact = kind->facts; fact->name != NULL; fact++) {
            adit_buffer_addf(out, "%s%s", fact == kind->facts ? "only facts: " : ", ", fact->name);
        }
    }
}

static const char *reason(unsigned never, unsigned needs)
{
    if ((never & needs & ADIT_NEVER_IN_PLAY) != 0) {
        return "never come into play";
    }
    if ((never & needs & ADIT_NEVER_ASKED) != 0) {
        return "are never asked for permission";
    }
    return (never & needs & ADIT_NEVER_BUILT) != 0 ? "lie there from the beginning"
                                                   : "are not scored";
}

static void report_hook(aditl_compile *c, const adit_kind_row *kind, int hook)
{
    char kinds[200] = "", possible[300] = "";
    adit_buffer out = adit_buffer_on(kinds, sizeof kinds);
    adit_buffer list = adit_buffer_on(possible, sizeof possible);
    bool has_place = add_kinds(c->loader->def, hooks[hook].needs, &out);

    add_possible(kind, &list);
    aditl_enter(c, hooks[hook].field);
    aditl_report(c, "", "would never run: cards of kind '%s' %s; %s%s; this kind can have %s",
                 kind->name, reason(kind->never, hooks[hook].needs),
                 has_place ? "it belongs on a card of kind " : "no card of this game has it", kinds,
                 possible);
    aditl_exit(c);
}

void aditl_check_reach(aditl_compile *c, int table)
{
    const adit_kind_row *kind = adit_kind_at(c->loader->def, c->card->kind);

    for (int i = 0; i < HOOKS; i++) {
        int type = aditl_field(c, table, hooks[i].field);

        lua_pop(c->L, 1);
        if (type != LUA_TNIL && (kind->never & hooks[i].needs) != 0) {
            report_hook(c, kind, i);
        }
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
