/* dwg_table.c - see dwg_table.h. */
#include "tests/support/dwg_table.h"

#include <stdio.h>

static bool is_bare = true;

/* Takes away what the setup dealt. */
static void add_bare_table(table_layout *out, int players)
{
    const adit_cards *cards = table_engine()->cards;
    const adit_good_def *goods = table_engine()->def->goods;

    for (int i = 0; i < adit_kind_card_count(cards, DWG_KIND_LOCATION); i++) {
        table_addf(out, "worker.%s=none", adit_card_at(cards, DWG_KIND_LOCATION, i)->id);
    }
    for (int seat = 1; seat <= players; seat++) {
        for (DWG_EACH_SPECIALIST(kind, cards)) {
            table_addf(out, "p%d.pool%s.%s=0", seat, kind < DWG_ADDED ? "" : "_specialist",
                       dwg_dwarf_name(cards, kind));
        }
        for (int good = 0; good < DWG_RESOURCES; good++) {
            table_addf(out, "p%d.%s=0", seat, goods[good].name);
            for (int tile = 0; tile <= dwg_levels(cards); tile++) {
                table_addf(out, "p%d.%s.%s=0", seat, dwg_level_words[tile], goods[good].name);
            }
        }
    }
}

static void begin(table_layout *out, int players, const char *const *settings)
{
    (void)settings;
    table_add(out, "rules.starting_player=1");
    if (is_bare) {
        add_bare_table(out, players);
    }
}

/* "level_2.iron": goods in a cart. */
static const char *group(const char *name)
{
    for (int tile = 0; tile < DWG_TILES; tile++) {
        size_t length = strlen(dwg_level_words[tile]);
        if (strncmp(name, dwg_level_words[tile], length) == 0 && name[length] == '.') {
            return "cart.";
        }
    }
    return "";
}

static const table_kind dwergar = {.game = "dwergar", .begin = begin, .group = group};

int dwgt_open(void **state)
{
    (void)state;
    return table_open(&dwergar, NULL);
}

int dwgt_open_with(const char *mod)
{
    return table_open(&dwergar, mod);
}

dwg_state *dwgt_now(void)
{
    return (dwg_state *)adit_game_view_tx(table_match())->work;
}

void dwgt_given_menu(const char *dwarf, const char *location, const char *const *settings)
{
    const bool is_foreman = strcmp(dwarf, dwg_dwarf_words[DWG_FOREMAN]) == 0;
    char text[3][TABLE_TEXT];
    const char *all[TABLE_SETTINGS] = {"phase=menu", "turn.actions_left=3", text[0], text[1],
                                       text[2]};

    snprintf(text[0], TABLE_TEXT, "turn.dwarf=%s", dwarf);
    snprintf(text[1], TABLE_TEXT, "turn.location=%s", location);
    if (is_foreman) {
        snprintf(text[2], TABLE_TEXT, "p1.foreman=%s", location);
    } else {
        snprintf(text[2], TABLE_TEXT, "worker.%s=%s", location, dwarf);
    }
    for (int i = 0; settings[i] != NULL; i++) {
        all[5 + i] = settings[i];
    }
    table_given(2, all);
}

void dwgt_given_setup(int players, const char *const *settings)
{
    is_bare = false;
    table_given(players, settings);
    is_bare = true;
}

void dwgt_complete(const char *project)
{
    char move[TABLE_TEXT];

    play("complete");
    snprintf(move, sizeof move, "complete %s", project);
    if (adit_game_option_find(table_match(), move) >= 0) {
        play(move);
    }
}

void dwgt_play_to_phase(int phase)
{
    adit_err err;

    for (int i = 0; dwgt_now()->phase != phase; i++) {
        assert_true(i < TABLE_MOVES && !adit_game_is_over(table_match()));
        assert_ok(adit_game_decide(table_match(), 0, &err), err);
    }
}
