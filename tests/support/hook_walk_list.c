/* hook_walk_list.c - lists the hooks that cards of a game can have. */
#include "tests/support/hook_walk.h"

#include <stdlib.h>

#include "tests/support/patches.h"

/* What a game needs so that there is a card of every kind, and random players come to everything.
 */
static const struct {
    const char *game, *expansion;
    const char *cards;      /* more cards, for kinds of which there is none */
    adit_setting start[14]; /* where some matches start */
} helps[] = {
    {"cave_vs_cave",
     "ironroot",
     "  card { id = 'stand', kind = 'room', title = 'Stand', back = 'light', colour = 'blue',\n"
     "    walls = 'o o o o', on = { tile_taken = open_bonus() }, bonus = gain { food = 1 } },\n",
     {{"player[1].cell.c0", "shelf"},
      {"player[1].cell.c1", "food_corner"},
      {"player[1].cell.c2", "gold_vein"},
      {"player[1].cell.c3", "state_room"},
      {"player[1].cell.c5", "spinning_wheel"},
      {"player[1].cell.c7", "tunnel"},
      {"player[1].cell.c8", "bakehouse"},
      {"player[1].cell.c9", "parlor"},
      {"player[1].cell.c10", "patches:stand"},
      {"player[1].goods.food", "9"},
      {"player[1].goods.stone", "9"},
      {"player[1].goods.wood", "9"}}},
    {"cave_farmers", "far_kin", "", {{0}}},
    {"dwergar",
     "sunken_works",
     "  card { id = 'porter', kind = 'specialist', title = 'Porter', workers = 6,\n"
     "    allow = { foreman_specialist = { by = 'others', run = function() end } },\n"
     "    forbid = { foreman_specialist = { by = 'others', run = function() end } } },\n",
     {{0}}},
    {"covenant",
     "ember_clans",
     "",
     {{"carts_p1.site_p1", "1"},
      {"carts_p1.site_g1", "1"},
      {"carts_p2.site_p1", "1"},
      {"carts_p2.site_g1", "1"}}},
};

static int help_of(const char *game)
{
    int i = 0;

    while (strcmp(helps[i].game, game) != 0) {
        i++;
    }
    return i;
}

const char *walk_expansion_of(const char *game)
{
    return helps[help_of(game)].expansion;
}

const char *walk_cards_of(const char *game)
{
    return helps[help_of(game)].cards;
}

const adit_setting *walk_start_of(const char *game)
{
    return helps[help_of(game)].start;
}

/* ---- The cases ---- */

/* A name that the game's own table has is not the verb's. */
static void add_name(walk *w, int table, const char *name, int row, int verb)
{
    int *count = &w->name_count[table];

    for (int i = 0; i < *count; i++) {
        if (strcmp(w->name[table][i].name, name) == 0) {
            return;
        }
    }
    assert_true(*count < WALK_MAX_NAMES);
    snprintf(w->name[table][*count].name, sizeof w->name[0][0].name, "%s", name);
    w->name[table][*count].row = row;
    w->name[table][(*count)++].verb = verb;
}

static void list_rows(walk *w, const adit_game_def *def)
{
    for (int i = 0; i < ADIT_EVENT_GAME; i++) {
        add_name(w, 0, adit_common_events[i].name, i, -1);
    }
    for (int i = 0; def->events[i].name != NULL; i++) {
        add_name(w, 0, def->events[i].name, ADIT_EVENT_GAME + i, -1);
    }
    for (int i = 0; def->values[i].name != NULL; i++) {
        add_name(w, 1, def->values[i].name, i, -1);
        w->name[1][i].is_price = def->values[i].is_price;
    }
    for (int i = 0; def->permissions[i].name != NULL; i++) {
        add_name(w, 2, def->permissions[i].name, i, -1);
    }
}

static void list_verbs(walk *w, const adit_game_def *def, const adit_cards *cards)
{
    for (int verb = 0; verb < adit_verb_count(def); verb++) {
        const adit_verb *row = adit_verb_at(def, verb);

        add_name(w, 0, row->name, ADIT_FIRST_DEED + verb, verb);
        add_name(w, 2, row->name, ADIT_FIRST_DEED + verb, verb);
        for (int i = 0; i < row->param_count; i++) {
            char name[80];

            if (row->param[i].type == ADIT_PARAM_INT) {
                snprintf(name, sizeof name, "%s.%s", row->name, row->param[i].name);
                add_name(w, 1, name, ADIT_PARAM_VALUE(verb, i), verb);
            }
        }
    }
    for (int deed = ADIT_DEED_TURN; deed < ADIT_DEEDS; deed++) {
        if (cards->flow[deed - ADIT_DEED_TURN] != NULL) {
            add_name(w, 0, adit_flow_names[deed - ADIT_DEED_TURN], ADIT_FIRST_DEED + deed, -1);
        }
    }
}

int walk_table_of(walk_hook hook)
{
    return hook == WALK_ON ? 0 : hook == WALK_MODIFY ? 1 : hook <= WALK_FORBID ? 2 : -1;
}

static void add_case(walk *w, walk_case it)
{
    assert_true(w->count < WALK_MAX_CASES);
    w->it[w->count++] = it;
}

static void list_cases(walk *w, int kind)
{
    w->kind_first[kind] = w->count;
    for (walk_hook hook = 0; hook < WALK_HOOKS; hook++) {
        const int table = walk_table_of(hook);
        const walk_case it = {.kind = (uint8_t)kind, .hook = hook, .name = -1};

        if (table < 0) {
            add_case(w, it);
        }
        for (int i = 0; table >= 0 && i < w->name_count[table] * 3; i++) {
            walk_case named = it;

            named.name = (int16_t)(i / 3);
            named.by = (uint8_t)(i % 3);
            add_case(w, named);
        }
    }
}

/* A mod that has words of its own in every table, and a card that uses them. */
static void write_words(walk *w)
{
    FILE *file;

    snprintf(w->path[0], sizeof w->path[0], "%s", patches_begin(w->game));
    file = patches_open(w->path[0], "mod.lua");
    fprintf(file,
            "return mod { id = 'words', version = '1.0.0', games = { '%s' },\n"
            "  events = { rung = { text = 'a bell has been rung' } },\n"
            "  values = { bells = { text = 'how many' },\n"
            "             bell_price = { text = 'for one', price = true } },\n"
            "  permissions = { ring = { text = 'to ring', default = true },\n"
            "                  shout = { text = 'to shout' } },\n"
            "}\n",
            w->game->info.id);
    assert_int_equal(fclose(file), 0);
    file = patches_open(w->path[0], "bell.lua");
    fputs("return cards { card { id = 'lane', kind = 'track', title = 'Lane', steps = 40 },\n"
          "  card { id = 'bell', kind = 'table', title = 'Bell',\n"
          "  exchange = { label = 'ring the bell', run = function(g, me)\n",
          file);
    for (int i = 0; w->game->queries[i].name != NULL; i++) {
        fprintf(file, "    g:count(me, '%s')\n", w->game->queries[i].name); /* it may ask a value */
    }
    fputs("    if g:allowed(me, 'ring') and (g:allowed(me, 'shout') or true) then\n"
          "      g:pay_price(me, 'bell_price', {})\n"
          "      for _ = 1, g:value(me, 'bells', 1) do g:emit(me, 'rung') end\n"
          "    end\n"
          "  end } } }\n",
          file);
    assert_int_equal(fclose(file), 0);
}

walk *walk_begin(const adit_game_def *game)
{
    walk *w = calloc(1, sizeof *w);
    const adit_engine_options options = {.game = game->info.id, .mods = w->mods, .mod_count = 2};
    adit_err err;

    assert_non_null(w);
    w->game = game;
    write_words(w);
    snprintf(w->path[1], sizeof w->path[1], ADIT_TEST_ROOT "/scripts/mods/%s",
             helps[help_of(game->info.id)].expansion);
    w->mods[0] = w->path[0];
    w->mods[1] = w->path[1];
    assert_ok(adit_engine_open(&options, &w->base, &err), err);
    list_rows(w, w->base->def);
    list_verbs(w, w->base->def, w->base->cards);
    for (int n = 0; adit_kind_nth(w->base->def, n) >= 0; n++) {
        list_cases(w, adit_kind_nth(w->base->def, n));
    }
    return w;
}

void walk_end(walk *w)
{
    adit_engine_close(w->base);
    free(w);
}

int walk_find(const walk *w, int kind, walk_hook hook, int by, int row)
{
    const int table = walk_table_of(hook);

    for (int i = w->kind_first[kind]; i < w->count && w->it[i].kind == kind; i++) {
        const walk_case *it = &w->it[i];

        if (it->hook == hook &&
            (table < 0 || (it->by == by && w->name[table][it->name].row == row))) {
            return i;
        }
    }
    return -1;
}
