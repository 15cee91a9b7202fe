/* test_state_size.c - what the state pays for mods: with any number of players it is at most a
 * quarter larger than it was before mods could add goods, tracks, identities and cells.
 *
 * A search copies states thousands of times. Who needs more room finds what can be given back: an
 * array that is as long as cards of a kind may be many, where fewer are allowed. */
#include "tests/support/adit_cmocka.h"

#include "engine/games/registry.h"

/* Bytes before that, without players and of each player. */
static const struct {
    const char *game;
    size_t common, player;
} before[] = {
    {"cave_vs_cave", 852, 338},
    {"cave_farmers", 1368, 576},
    {"dwergar", 1004, 254},
    {"covenant", 1436, 330},
};

static void the_state_is_a_quarter_larger_at_most(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof before / sizeof *before; i++) {
        const adit_game_def *def = adit_registry_find(before[i].game);

        assert_non_null(def);
        for (int players = def->info.min_players; players <= def->info.max_players; players++) {
            const size_t was = before[i].common + (size_t)players * before[i].player;
            const size_t is = adit_state_size(def, players);

            if (4 * is > 5 * was) {
                fail_msg("%s with %d players: %zu bytes, %zu before", before[i].game, players, is,
                         was);
            }
        }
    }
}

static void every_game_is_measured(void **state)
{
    (void)state;
    for (int i = 0; adit_registry_at(i) != NULL; i++) {
        bool is_measured = false;

        for (size_t k = 0; k < sizeof before / sizeof *before; k++) {
            is_measured |= strcmp(before[k].game, adit_registry_at(i)->info.id) == 0;
        }
        /* A game that is added later has no figure from before. */
        assert_true(is_measured || i >= (int)(sizeof before / sizeof *before));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(the_state_is_a_quarter_larger_at_most),
        ADIT_TEST(every_game_is_measured),
    };

    return ADIT_RUN(tests);
}
