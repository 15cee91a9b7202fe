/* cf_table.c - see cf_table.h. */
#include "tests/support/cf_table.h"

static void begin(table_layout *out, int players, const char *const *settings)
{
    (void)players;
    (void)settings;
    table_add(out, "rules.starting_player=1");
}

static const char *group(const char *name)
{
    for (int spot = 0; spot < CF_SPOTS; spot++) {
        if (strcmp(name, cf_spot_names[spot]) == 0) {
            return "ground.";
        }
    }
    return "";
}

static const table_kind cave_farmers = {.game = "cave_farmers", .begin = begin, .group = group};

int cft_open(void **state)
{
    (void)state;
    return table_open(&cave_farmers, NULL);
}

int cft_open_with(const char *mod)
{
    return table_open(&cave_farmers, mod);
}

cf_state *cft_now(void)
{
    return (cf_state *)adit_game_view_tx(table_match())->work;
}

void cft_play_to_phase(int phase)
{
    adit_err err;

    for (int i = 0; cft_now()->phase != phase; i++) {
        assert_true(i < TABLE_MOVES && !adit_game_is_over(table_match()));
        assert_ok(adit_game_decide(table_match(), 0, &err), err);
    }
}
