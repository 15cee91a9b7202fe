/* cov_table.c - see cov_table.h. */
#include "tests/support/cov_table.h"

#include <stdio.h>

static bool is_spot(const char *name, size_t length)
{
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        if (strlen(cov_spot_words[spot]) == length &&
            strncmp(name, cov_spot_words[spot], length) == 0) {
            return true;
        }
    }
    return false;
}

/* "c3" is "mountain.c3", "c3.orc" is "orc.c3", "p1.has" is "player[1].in_play". */
static bool write_out(const char *name, char out[TABLE_TEXT])
{
    const size_t length = strcspn(name, ".");

    if (name[0] == 'p' && length == 2 && strcmp(name + 2, ".has") == 0) {
        snprintf(out, TABLE_TEXT, "player[%c].in_play", name[1]);
        return true;
    }
    if (!is_spot(name, length)) {
        return false;
    }
    if (name[length] == '\0') {
        snprintf(out, TABLE_TEXT, "mountain.%s", name);
    } else {
        snprintf(out, TABLE_TEXT, "%s.%.*s", name + length + 1, (int)length, name);
    }
    return true;
}

static bool add_several(table_layout *out, const char *setting)
{
    if (strcmp(setting, "no_enemies") != 0) {
        return false;
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
            table_addf(out, "%s.%s=0", cov_enemy_words[enemy], cov_spot_words[spot]);
        }
    }
    return true;
}

/* The draft is over and player 1 is at turn, unless the settings say otherwise. */
static void begin(table_layout *out, int players, const char *const *settings)
{
    const char *phase = table_value_of(settings, "phase");

    (void)players;
    table_add(out, "rules.starting_player=1");
    if (phase == NULL) {
        table_add(out, "phase=relic_pre");
    }
    if (table_value_of(settings, "at_turn") == NULL &&
        (phase == NULL || strcmp(phase, "draft") != 0)) {
        table_add(out, "at_turn=1");
    }
}

static const table_kind covenant = {
    .game = "covenant", .begin = begin, .add_several = add_several, .write_out = write_out};

int covt_open(void **state)
{
    (void)state;
    return table_open(&covenant, NULL);
}

int covt_open_with(const char *mod)
{
    return table_open(&covenant, mod);
}

cov_state *covt_now(void)
{
    return (cov_state *)adit_game_view_tx(table_match())->work;
}

void covt_play_to_phase(int phase)
{
    adit_err err;

    for (int i = 0; covt_now()->phase != phase; i++) {
        assert_true(i < TABLE_MOVES && !adit_game_is_over(table_match()));
        assert_ok(adit_game_decide(table_match(), 0, &err), err);
    }
}
