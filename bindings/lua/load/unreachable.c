/* unreachable.c - what a card says that can never come to pass.
 *
 * A hook on a card that never lies in play, or a test for more wood than anybody can have, is
 * no mistake of form: it would load, and then nothing would ever happen. Authors look for such
 * a thing for hours, so it is refused.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "bindings/lua/load/internal.h"

/* Beside ADIT_KIND_NO_...; these follow from the game and its table of permissions. */
enum { NEVER_ALLOWS = 8, NEVER_FORBIDS = 16, NEVER_REWRITES = 32, IS_KNOWN = 64 };

/* Which hooks need what of the card. */
static const struct {
    const char *field;
    unsigned needs;
} hook_rows[] = {
    {"on", ADIT_KIND_NO_PLAY},
    {"modify", ADIT_KIND_NO_PLAY},
    {"allow", NEVER_ALLOWS},
    {"forbid", NEVER_FORBIDS},
    {"rewrite", ADIT_KIND_NO_PLAY | NEVER_REWRITES},
    {"exchange", ADIT_KIND_NO_PLAY},
    {"built", ADIT_KIND_NO_PLAY | ADIT_KIND_NO_BUILD},
    {"score", ADIT_KIND_NO_PLAY | ADIT_KIND_NO_SCORE},
};

enum { HOOKS = sizeof hook_rows / sizeof *hook_rows };

/* What is allowed and forbidden is asked of the cards in play, and of the very card that it is
 * about, wherever that lies. What is usual need not be allowed. */
bool aditl_is_asked(const adit_game_def *def, int kind, int word, bool forbids)
{
    const adit_permission_row row = adit_permission_row_of(def, word);

    return (forbids || !row.is_default) &&
           ((adit_kind_at(def, kind)->never & ADIT_KIND_NO_PLAY) == 0 ||
            (row.about >> kind & 1) != 0);
}

static unsigned never_of(const adit_game_def *def, int kind)
{
    unsigned never = adit_kind_at(def, kind)->never | NEVER_ALLOWS | NEVER_FORBIDS |
                     (def->asks_rewrites ? 0U : (unsigned)NEVER_REWRITES);

    for (int i = 0; def->permissions != NULL && def->permissions[i].name != NULL; i++) {
        never &= aditl_is_asked(def, kind, i, false) ? ~(unsigned)NEVER_ALLOWS : ~0U;
        never &= aditl_is_asked(def, kind, i, true) ? ~(unsigned)NEVER_FORBIDS : ~0U;
    }
    return aditl_is_asked(def, kind, ADIT_FIRST_DEED, true) ? never & ~(unsigned)NEVER_FORBIDS
                                                            : never;
}

/* "'room', 'board' or 'tile'": the kinds on whose cards the hook would run. */
static void add_kinds(const adit_game_def *def, unsigned needs, adit_buffer *out)
{
    const char *last = NULL;

    for (int n = 0; adit_kind_nth(def, n) >= 0; n++) {
        if ((never_of(def, adit_kind_nth(def, n)) & needs) == 0) {
            if (last != NULL) {
                adit_buffer_addf(out, "%s'%s'", out->length == 0 ? "" : ", ", last);
            }
            last = adit_kind_at(def, adit_kind_nth(def, n))->name;
        }
    }
    if (last != NULL) {
        adit_buffer_addf(out, "%s'%s'", out->length == 0 ? "" : " or ", last);
    }
}

void aditl_kind_hooks(const adit_game_def *def, int kind, adit_buffer *out)
{
    const unsigned never = never_of(def, kind);

    for (int i = 0; i < HOOKS; i++) {
        if ((never & hook_rows[i].needs) == 0) {
            adit_buffer_addf(out, "%s%s", out->length == 0 ? "" : ", ", hook_rows[i].field);
        }
    }
}

/* What a card of the kind can do: its hooks, and the facts that are effects or count. */
static void add_possible(const adit_game_def *def, int kind, adit_buffer *out)
{
    const adit_fact_row *facts = adit_kind_at(def, kind)->facts;

    aditl_kind_hooks(def, kind, out);
    for (const adit_fact_row *fact = facts; fact->name != NULL; fact++) {
        if (fact->type == ADIT_FACT_EFFECT || fact->type == ADIT_FACT_EFFECTS ||
            fact->type == ADIT_FACT_NUMBER) {
            adit_buffer_addf(out, "%s%s", out->length == 0 ? "" : ", ", fact->name);
        }
    }
    if (out->length == 0) {
        for (const adit_fact_row *fact = facts; fact->name != NULL; fact++) {
            adit_buffer_addf(out, "%s%s", fact == facts ? "only facts: " : ", ", fact->name);
        }
    }
}

static const char *reason_for_kind(unsigned never, unsigned needs)
{
    if ((never & needs & ADIT_KIND_NO_PLAY) != 0) {
        return "never come into play";
    }
    if ((never & needs & (NEVER_ALLOWS | NEVER_FORBIDS)) != 0) {
        return (never & NEVER_FORBIDS) != 0 ? "are never asked for permission"
                                            : "are asked only for what is allowed by default";
    }
    if ((never & needs & NEVER_REWRITES) != 0) {
        return "have nothing to rewrite in this game";
    }
    return (never & needs & ADIT_KIND_NO_BUILD) != 0 ? "are in play from the start"
                                                     : "are not scored";
}

static void report_hook(aditl_cursor *c, unsigned never, int hook)
{
    char kinds[200] = "", possible[300] = "";
    adit_buffer out = adit_buffer_on(kinds, sizeof kinds);
    adit_buffer list = adit_buffer_on(possible, sizeof possible);

    add_kinds(c->set->def, hook_rows[hook].needs, &out);
    add_possible(c->set->def, c->card->kind, &list);
    aditl_enter(c, hook_rows[hook].field);
    aditl_report(c, "", "would never run: cards of kind '%s' %s; %s%s; this kind can have %s",
                 adit_kind_at(c->set->def, c->card->kind)->name,
                 reason_for_kind(never, hook_rows[hook].needs),
                 out.length > 0 ? "it belongs on a card of kind "
                                : "no card of this game can have it",
                 kinds, possible);
    aditl_exit(c);
}

/* Whether nobody can do the deed: it names a card of a kind of which there is none. */
static bool is_idle_deed(const adit_game_def *def, const adit_cards *cards, int deed)
{
    const adit_verb *verb = deed < ADIT_FIRST_DEED || deed >= ADIT_FIRST_DEED + ADIT_DEED_TURN
                                ? NULL
                                : adit_verb_at(def, deed - ADIT_FIRST_DEED);
    const int param = verb == NULL ? -1 : adit_verb_param(verb, ADIT_PARAM_CARD);

    return param >= 0 && verb->param[param].kind != 0 && !verb->param[param].optional &&
           adit_kind_card_count(cards, verb->param[param].kind - 1) == 0;
}

static void check_deeds(aditl_cursor *c)
{
    const adit_game_def *def = c->set->def;
    const adit_cards *cards = c->set->cards;
    const char *reason = "would never run: no card of kind 'track' is loaded";

    for (int i = 0; i < c->card->on_count; i++) {
        if (is_idle_deed(def, cards, c->card->on[i].event)) {
            aditl_report_field(c, "on", "%s", reason);
        }
    }
    for (int i = 0; i < c->card->permit_count; i++) {
        if (is_idle_deed(def, cards, c->card->permit[i].word)) {
            aditl_report_field(c, c->card->permit[i].forbids ? "forbid" : "allow", "%s", reason);
        }
    }
    for (int i = 0; i < c->card->modify_count; i++) {
        const int value = c->card->modify[i].value;

        if (value >= ADIT_FIRST_DEED &&
            is_idle_deed(def, cards, ADIT_FIRST_DEED + ADIT_VERB_OF_VALUE(value))) {
            aditl_report_field(c, "modify", "%s", reason);
        }
    }
}

void aditl_check_reach(aditl_cursor *c, int table)
{
    unsigned *const known = &c->loader->never[c->card->kind];

    *known = *known != 0 ? *known : never_of(c->set->def, c->card->kind) | IS_KNOWN;
    const unsigned never = *known;

    for (int i = 0; i < HOOKS; i++) {
        if ((never & hook_rows[i].needs) != 0) {
            if (aditl_field(c, table, hook_rows[i].field) != LUA_TNIL) {
                report_hook(c, never, i);
            }
            lua_pop(c->L, 1);
        }
    }
    check_deeds(c);
}

/* "'through_walls' or 'mix_colours'": what a card of the kind can allow or forbid. */
static void add_words(const adit_game_def *def, int kind, bool forbids, adit_buffer *out)
{
    for (int i = 0; def->permissions[i].name != NULL; i++) {
        if (aditl_is_asked(def, kind, i, forbids)) {
            adit_buffer_addf(out, "%s'%s'", out->length == 0 ? "" : ", ", def->permissions[i].name);
        }
    }
}

/* The kinds that a permission is about, in words. */
static void add_subjects(const adit_game_def *def, const adit_permission_row *row, adit_buffer *out)
{
    for (int kind = 0; kind < ADIT_KIND_SCENARIO; kind++) {
        if ((row->about >> kind & 1) != 0) {
            adit_buffer_addf(out, "%s'%s'", out->length == 0 ? "cards of kind " : ", ",
                             adit_kind_at(def, kind)->name);
        }
    }
    adit_buffer_add(out, row->about == 0 ? "no card" : "");
}

/* ---- Words of mods ---- */

/* `full` is "mod:word", or NULL for what the game has. */
static void check_asked(aditl_cursor *c, aditl_asked table, int row, const char *full)
{
    const char *word = full == NULL ? NULL : strrchr(full, ':');

    if (word == NULL || row < 0) {
        return;
    }
    word++;
    if (!aditl_mods_ask_for(c->set, table, word)) {
        const bool is_price = table == ADITL_ASKED_VALUE && c->set->def->values[row].is_price;

        aditl_report(
            c, "", "would never %s: no function asks for '%s'; some card needs g:%s(me, \"%s\"%s)",
            table == ADITL_ASKED_EVENT ? "run" : "be asked", word,
            aditl_asker(table, is_price ? 1 : 0), word,
            is_price                     ? ", {}"
            : table == ADITL_ASKED_VALUE ? ", 1"
                                         : "");
    }
}

/* In a match of one player nobody hears what others do. */
static void check_alone(aditl_cursor *c, const char *name, bool is_alone, int by)
{
    if (is_alone && by == ADIT_ACTOR_OTHERS) {
        aditl_report(c, "others",
                     "would never run: '%s' is only in matches of one player, where nobody is "
                     "another player; remove by = \"others\"",
                     name);
    }
}

void aditl_check_on(aditl_cursor *c, const adit_hook_on *on)
{
    const adit_event_row row = adit_event_row_of(c->set->def, c->set->cards, on->event);

    check_alone(c, row.name, row.is_alone, on->by);
    check_asked(c, ADITL_ASKED_EVENT, on->event - ADIT_EVENT_GAME, row.full);
    if (c->card->kind < ADIT_KIND_CORE && (row.unheard >> c->card->kind & 1) != 0) {
        aditl_report(c, "", "would never run: no card of kind '%s' is in play at '%s'",
                     adit_kind_at(c->set->def, c->card->kind)->name, row.name);
    }
}

void aditl_check_modify(aditl_cursor *c, const adit_hook_modify *modify)
{
    if (modify->value < ADIT_FIRST_DEED) {
        const adit_value_row *row = &c->set->def->values[modify->value];

        check_alone(c, row->name, row->is_alone, modify->by);
        check_asked(c, ADITL_ASKED_VALUE, modify->value, row->full);
    }
}

void aditl_check_permit(aditl_cursor *c, const adit_hook_permit *permit)
{
    const adit_game_def *def = c->set->def;
    const adit_permission_row row = adit_permission_row_of(def, permit->word);
    const adit_kind_row *kind = adit_kind_at(def, c->card->kind);
    char words[400] = "", subjects[200] = "";
    adit_buffer list = adit_buffer_on(words, sizeof words);
    adit_buffer about = adit_buffer_on(subjects, sizeof subjects);

    check_asked(c, ADITL_ASKED_PERMISSION, permit->word, row.full);
    add_subjects(def, &row, &about);
    add_words(def, c->card->kind, permit->forbids, &list);
    if (words[0] == '\0') {
        return; /* the whole field was reported */
    }
    if (!permit->forbids && row.is_default) {
        aditl_report(
            c, "",
            "is allowed by default, so it can only be forbidden; a card of kind '%s' can allow %s",
            kind->name, words);
    } else if (!aditl_is_asked(def, c->card->kind, permit->word, permit->forbids)) {
        aditl_report(c, "",
                     "would never be asked: it is about %s, and cards of kind '%s' never come into "
                     "play; they can %s %s",
                     subjects, kind->name, permit->forbids ? "forbid" : "allow", words);
    } else if ((kind->never & ADIT_KIND_NO_PLAY) != 0 && permit->by == ADIT_ACTOR_OTHERS) {
        aditl_report(c, "others",
                     "would never be asked: cards of kind '%s' are asked for whoever does it, who "
                     "is never another player; remove by = \"others\"",
                     kind->name);
    }
    if (permit->card != ADIT_NO_CARD &&
        (row.about >> c->reader.cards->card[permit->card].kind & 1) == 0) {
        aditl_report(c, "card", "card: '%s' is about %s", row.name, subjects);
    }
}

bool aditl_check_condition(aditl_cursor *c, const adit_condition *when)
{
    const adit_good_def *goods = c->set->def->goods;

    if (when->min > when->max) {
        aditl_report(c, "",
                     "this condition can never be true: nothing is both at least %d and at most %d",
                     when->min, when->max);
        return false;
    }
    if (when->query < 0 || when->query >= adit_good_count(goods)) {
        return true; /* what a query counts may be any number */
    }
    if (when->min > goods[when->query].limit || when->max < 0) {
        aditl_report(c, "", "this condition can never be true: a player has 0 to %d %s",
                     goods[when->query].limit, goods[when->query].name);
        return false;
    }
    return true;
}
