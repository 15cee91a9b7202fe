/* test_setup.c - the layout of a match (section 4, COV-97 to COV-116, and 9.1 for one player). */
#include "engine/games/covenant/actions/actions.h"
#include "engine/games/covenant/elders/elders.h"
#include "engine/games/covenant/gains.h"
#include "engine/games/covenant/mountain.h"
#include "tests/support/cov_table.h"

static const adit_cards *all_cards(void)
{
    return covt_engine()->cards;
}

/* How many cards of a kind with a pile lie at a place. */
static int count_at(int kind, int place)
{
    const uint8_t *lies = cov_lies_of(covt_now(), kind);
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(all_cards(), kind); i++) {
        count += lies[i] == place;
    }
    return count;
}

static int count_set(const uint16_t *slot, int slots)
{
    int count = 0;

    for (int i = 0; i < slots; i++) {
        count += slot[i] != 0;
    }
    return count;
}

static void given_draft(int players)
{
    covt_given(players, COVT_LIST("phase=draft"));
}

/* ---- The board ---- */

static void cov97_the_side_goes_by_the_number_of_players(void **state)
{
    static const int halls[] = {0, 19, 19, 24, 24};

    (void)state;
    for (int players = 1; players <= 4; players++) {
        int count = 0, up = 0;
        given_draft(players);
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            up += covt_now()->hall[spot] != 0;
            count += covt_now()->back[spot] != 0 || covt_now()->hall[spot] != 0;
            assert_int_equal(covt_now()->back[spot] != 0 || covt_now()->hall[spot] != 0,
                             cov_spot_exists(covt_now(), spot));
        }
        assert_int_equal(count, halls[players]); /* COV-2 to COV-5 */
        assert_int_equal(up, 4);                 /* COV-53, COV-105 */
    }
}

static void cov53_cov105_the_four_halls_in_the_middle_are_face_up(void **state)
{
    static const char *const start[] = {"b3", "c3", "c4", "d3"};

    (void)state;
    for (int players = 1; players <= 4; players++) {
        given_draft(players);
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            bool is_start = false;
            for (int i = 0; i < 4; i++) {
                is_start |= strcmp(start[i], cov_spot_words[spot]) == 0;
            }
            assert_int_equal(cov_is_up(covt_now(), spot), is_start);
        }
    }
}

static void cov106_face_up_halls_hold_as_many_enemies_as_they_show_skulls(void **state)
{
    (void)state;
    for (int players = 1; players <= 4; players++) {
        given_draft(players);
        for (int spot = 0; spot < COV_SPOTS; spot++) {
            const adit_card *hall =
                cov_is_up(covt_now(), spot) ? cov_hall_at(covt_now(), all_cards(), spot) : NULL;
            assert_int_equal(cov_enemies_at(covt_now(), spot),
                             hall == NULL ? 0 : hall->fact[COV_HALL_SKULLS].number);
        }
    }
}

static void cov99_all_other_enemies_are_in_the_bag(void **state)
{
    int all = 0, halls = 0;

    (void)state;
    given_draft(4);
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        all += cov_in_bag(covt_now(), all_cards(), enemy);
    }
    for (int spot = 0; spot < COV_SPOTS; spot++) {
        halls += cov_enemies_at(covt_now(), spot);
    }
    assert_int_equal(all + halls, 36); /* COV-15 */
}

static void cov98_with_three_players_the_last_columns_are_covered(void **state)
{
    int carts = 0;

    (void)state;
    given_draft(3);
    field_is("carts_p4.site_p1", "0");
    field_is("carts_p4.site_g1", "0");
    field_is("carts_p4.site_p2", "2");
    field_is("carts_p4.site_g3", "3");
    field_is("covered_emerald.site_p2", "1");
    field_is("covered_mythrall.site_p2", "1");
    field_is("covered_iron.site_g3", "1");
    field_is("covered_mythrall.site_g3", "1");
    for (int site = 0; site < COV_SITES; site++) {
        carts += covt_now()->site_carts[site][3];
    }
    assert_int_equal(carts, 10); /* and 4 on the throne */
    for (int good = 0; good < COV_RESOURCES; good++) {
        assert_int_equal(cov_throne_free(covt_now(), good), 3);
    }
    given_draft(4);
    field_is("carts_p4.site_g3", "0");
    assert_int_equal(cov_throne_free(covt_now(), COV_IRON), 4);
    given_draft(2);
    assert_int_equal(cov_throne_free(covt_now(), COV_IRON), 2); /* COV-76 */
}

static void cov100_to_cov110_the_displays_are_filled(void **state)
{
    (void)state;
    for (int players = 1; players <= 4; players++) {
        const int drafted = players == 1 ? 2 : players;
        given_draft(players);
        const cov_state *now = covt_now();
        assert_int_equal(count_set(now->shown[COV_TRADITIONS], 4), 4);
        assert_int_equal(count_set(now->shown[COV_RUBBLE], 5), 5);
        assert_int_equal(count_set(now->shown[COV_RELICS], 4), 4);
        assert_int_equal(count_set(now->shown[COV_TOOLS_SHOWN], 4), 4);
        assert_int_equal(count_set(now->shown[COV_COINS], 4), 4);
        assert_int_equal(count_set(now->shown[COV_JEWELS + COV_SILVER], 3), 3);
        assert_int_equal(count_set(now->shown[COV_JEWELS + COV_GOLDEN], 3), 3);
        assert_int_equal(count_at(COV_KIND_TRADITION, COV_LIES_PILE), 36 - 4 - drafted);
        assert_int_equal(count_at(COV_KIND_RUBBLE, COV_LIES_PILE), 24 - 5);
        assert_int_equal(count_at(COV_KIND_RELIC, COV_LIES_PILE), 27 - 4);
        assert_int_equal(count_at(COV_KIND_TOOL, COV_LIES_PILE), 24 - 4);
        assert_int_equal(count_at(COV_KIND_COIN, COV_LIES_PILE), 28 - 4);
        assert_int_equal(count_at(COV_KIND_JEWEL, COV_LIES_PILE), 30 - 6);
    }
}

static void cov102_a_project_of_each_type_in_its_slot(void **state)
{
    (void)state;
    given_draft(2);
    for (int slot = 0; slot < 3; slot++) {
        const adit_card *project = &all_cards()->card[covt_now()->project[slot] - 1];
        assert_int_equal(project->kind, COV_KIND_PROJECT);
        assert_int_equal(project->fact[COV_PROJECT_TYPE].number, slot);
    }
}

static void cov104_the_dice_are_rolled(void **state)
{
    (void)state;
    given_draft(2);
    for (int enemy = 0; enemy < COV_ENEMIES; enemy++) {
        assert_in_range(covt_now()->die[enemy], 1, 6);
    }
}

static void cov111_all_counters_and_support_pieces_are_in_the_supply(void **state)
{
    (void)state;
    given_draft(4);
    for (int good = 0; good < COV_RESOURCES; good++) {
        assert_int_equal(cov_supply(covt_now(), all_cards(), good), 15);
    }
    assert_int_equal(cov_supply(covt_now(), all_cards(), COV_PLUS1), 20);
    assert_int_equal(cov_supply(covt_now(), all_cards(), COV_PLUS2), 10);
}

/* ---- Players ---- */

static void cov112_the_starting_player_is_drawn(void **state)
{
    unsigned seen = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        adit_game *game;
        adit_err err;
        assert_ok(
            adit_game_new(covt_engine(), &(adit_setup){.players = 4, .seed = seed}, &game, &err),
            err);
        seen |= 1u << ((const cov_state *)adit_game_view_tx(game)->work)->start_player;
        adit_game_free(game);
    }
    assert_int_equal(seen, 15);
    covt_given(3, COVT_LIST("phase=draft", "rules.starting_player=2"));
    field_is("start_player", "2");
}

static void cov112_clan_boards_are_dealt_at_random_and_differ(void **state)
{
    unsigned seen = 0;

    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        adit_game *game;
        adit_err err;
        unsigned dealt = 0;
        assert_ok(
            adit_game_new(covt_engine(), &(adit_setup){.players = 4, .seed = seed}, &game, &err),
            err);
        const cov_state *now = (const cov_state *)adit_game_view_tx(game)->work;
        for (int seat = 0; seat < 4; seat++) {
            dealt |= 1u << now->player[seat].clan;
        }
        seen |= 1u << now->player[0].clan;
        assert_int_equal(__builtin_popcount(dealt), 4);
        adit_game_free(game);
    }
    assert_int_equal(__builtin_popcount(seen), 4);
}

static void cov113_what_every_clan_starts_with(void **state)
{
    (void)state;
    for (int players = 1; players <= 4; players++) {
        given_players(players);
        for (int seat = 0; seat < players; seat++) {
            const cov_player *player = &covt_now()->player[seat];
            assert_int_equal(player->tavern[0], 4);
            assert_int_equal(player->carts, 15);
            assert_int_equal(player->forge[COV_HOUSE], 2);
            assert_int_equal(player->forge[COV_WORKSHOP], 2);
            assert_int_equal(player->forge[COV_PILLAR] + player->forge[COV_GATE], 0);
            assert_int_equal(player->track[0] + player->track[1] + player->track[2], 0);
            goods_are(seat + 1, "5 gp"); /* COV-38 */
        }
        assert_int_equal(cov_keys(adit_game_view_tx(covt_match()), 0), 2);
        assert_int_equal(cov_storage(adit_game_view_tx(covt_match()), 0), 4);
    }
}

static void cov114_n_tiles_of_each_kind_are_open_in_the_draft(void **state)
{
    static const int kinds[] = {COV_KIND_START, COV_KIND_TRADITION, COV_KIND_OBJECTIVE,
                                COV_KIND_OBJECTIVE};

    (void)state;
    for (int players = 1; players <= 4; players++) {
        given_draft(players);
        for (int kind = 0; kind < 4; kind++) {
            const uint16_t *open = covt_now()->draft[kind];
            assert_int_equal(count_set(open, COV_SEATS), players == 1 ? 2 : players); /* COV-263 */
            for (int i = 0; i < COV_SEATS && open[i] != 0; i++) {
                const adit_card *card = &all_cards()->card[open[i] - 1];
                assert_int_equal(card->kind, kinds[kind]);
                assert_true(kind < 2 || card->fact[COV_OBJECTIVE_TYPE].number == kind - 2);
            }
        }
    }
}

static void cov114_the_seat_right_of_the_starting_player_picks_first(void **state)
{
    (void)state;
    given_draft(4);
    asks(4, "draft");
    covt_given(4, COVT_LIST("phase=draft", "rules.starting_player=3"));
    asks(2, "draft");
    given_draft(1);
    asks(1, "draft");
}

static void one_seed_deals_the_same_and_another_does_not(void **state)
{
    uint64_t hash[3];

    (void)state;
    for (int i = 0; i < 3; i++) {
        adit_game *game;
        adit_err err;
        assert_ok(adit_game_new(covt_engine(), &(adit_setup){.players = 4, .seed = i == 2 ? 8 : 7},
                                &game, &err),
                  err);
        hash[i] = adit_game_hash(game);
        adit_game_free(game);
    }
    assert_true(hash[0] == hash[1]);
    assert_true(hash[0] != hash[2]);
}

/* ---- One player ---- */

static int elders_at(int place)
{
    int count = 0;

    for (int i = 0; i < adit_kind_card_count(all_cards(), COV_KIND_ELDER); i++) {
        count += covt_now()->elder_lies[i] == place;
    }
    return count;
}

static void cov265_one_tool_card_of_each_type_is_available(void **state)
{
    (void)state;
    given_solo();
    /* which ones they are nobody knows, so none is named (COV-182) */
    assert_int_equal(elders_at(COV_ELDER_UNSEEN), 16);
    assert_int_equal(covt_now()->elders.first, 15);
    assert_int_equal(cov_elders_tool_cards(covt_now(), all_cards()), 4);
    assert_int_equal(cov_elders_forge_pile(covt_now(), all_cards()), 12);
    given();
    assert_int_equal(elders_at(COV_ELDER_OUT), 16);
}

static void cov266_what_the_elders_start_with(void **state)
{
    (void)state;
    given_solo();
    field_is("elders.gp", "5");
    field_is("elders.board.house", "4");
    field_is("elders.board.workshop", "4");
    field_is("elders.board.pillar", "0");
    field_is("elders.board.gate", "0");
    field_is("elders.carts", "15");
    field_is("elders.track.court", "0");
}

static void cov264_the_difficulty_tile_is_chosen(void **state)
{
    (void)state;
    given_solo();
    field_is("elders.difficulty", "diff_normal");
    given_solo("rules.difficulty=diff_difficult");
    field_is("elders.difficulty", "diff_difficult");
    given_solo("rules.difficulty=diff_expert");
    field_is("elders.difficulty", "diff_expert");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        COVT_TEST(cov97_the_side_goes_by_the_number_of_players),
        COVT_TEST(cov53_cov105_the_four_halls_in_the_middle_are_face_up),
        COVT_TEST(cov106_face_up_halls_hold_as_many_enemies_as_they_show_skulls),
        COVT_TEST(cov99_all_other_enemies_are_in_the_bag),
        COVT_TEST(cov98_with_three_players_the_last_columns_are_covered),
        COVT_TEST(cov100_to_cov110_the_displays_are_filled),
        COVT_TEST(cov102_a_project_of_each_type_in_its_slot),
        COVT_TEST(cov104_the_dice_are_rolled),
        COVT_TEST(cov111_all_counters_and_support_pieces_are_in_the_supply),
        COVT_TEST(cov112_the_starting_player_is_drawn),
        COVT_TEST(cov112_clan_boards_are_dealt_at_random_and_differ),
        COVT_TEST(cov113_what_every_clan_starts_with),
        COVT_TEST(cov114_n_tiles_of_each_kind_are_open_in_the_draft),
        COVT_TEST(cov114_the_seat_right_of_the_starting_player_picks_first),
        COVT_TEST(one_seed_deals_the_same_and_another_does_not),
        COVT_TEST(cov265_one_tool_card_of_each_type_is_available),
        COVT_TEST(cov266_what_the_elders_start_with),
        COVT_TEST(cov264_the_difficulty_tile_is_chosen),
    };

    return COVT_RUN(tests);
}
