/* test_hidden.c - what is hidden stays hidden (COV-182): objectives of the others, fronts of
 * face-down halls, piles, bag, and the Elders' cards, in views, pictures, options, logs and in
 * the texts of errors.
 *
 * Two matches that differ in hidden things only are laid side by side: whoever may not know the
 * difference must be shown the same.
 */
#include "tests/support/cov_table.h"

#include <stdio.h>

#include "engine/base/text.h"

enum { MAX_FIELDS = 24, MAX_DECISIONS = 2000 };

static adit_game *laid[2];

static void lay_out(int which, int players, const char *const *settings)
{
    adit_setting fields[MAX_FIELDS];
    char names[MAX_FIELDS][80];
    const adit_setting rule = {"starting_player", "1"};
    size_t count = 0;
    adit_err err;

    for (; settings[count] != NULL; count++) {
        const char *equals = strchr(settings[count], '=');
        assert_true(count < MAX_FIELDS);
        snprintf(names[count], sizeof names[count], "%.*s", (int)(equals - settings[count]),
                 settings[count]);
        fields[count] = (adit_setting){names[count], equals + 1};
    }
    assert_ok(adit_game_new(covt_engine(),
                            &(adit_setup){.players = players,
                                          .seed = 5,
                                          .rules = &rule,
                                          .rule_count = 1,
                                          .fields = fields,
                                          .field_count = count},
                            &laid[which], &err),
              err);
}

static int put_away(void **state)
{
    for (int i = 0; i < 2; i++) {
        adit_game_free(laid[i]);
        laid[i] = NULL;
    }
    return covt_clear(state);
}

/* ---- Everything that a seat is shown ---- */

static void add_question(adit_game *game, adit_text *out)
{
    char text[256], reason[300];

    adit_text_addf(out, "asked to %s\n", adit_game_prompt(game));
    for (int i = 0; i < adit_game_option_count(game); i++) {
        (void)adit_game_option_text(game, i, text, sizeof text);
        adit_text_addf(out, "may %s\n", text);
    }
    for (int i = 0; i < adit_game_refusal_count(game); i++) {
        adit_game_refusal(game, i, text, sizeof text, reason, sizeof reason);
        adit_text_addf(out, "may not %s: %s\n", text, reason);
    }
}

/* What comes back when somebody tries what cannot be done. */
static void add_errors(adit_game *game, adit_text *out)
{
    static const char *const tries[] = {
        "score full_rack",        "score glitter",      "score keeper_of_traditions",
        "draft full_rack",        "reveal b2",          "reveal yellow_mythrall_warren",
        "relic ancestor_crown_1", "coin jewel_coin_1",  "tradition first_sparkle",
        "take wild_rubble_1",     "benefit kings_purse"};
    adit_err err;

    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        char why[300] = "";
        err = (adit_err){.status = ADIT_OK};
        if (adit_game_option_find(game, tries[i]) < 0) {
            (void)adit_game_decide_text(game, tries[i], &err);
            adit_text_addf(out, "%s: %s\n", tries[i], err.text);
        }
        if (adit_game_why(game, tries[i], why, sizeof why, NULL) == ADIT_OK) {
            adit_text_addf(out, "%s: %s\n", tries[i], why);
        }
    }
}

static void add_sight(adit_game *game, int seat, adit_text *out)
{
    adit_err err;

    assert_ok(adit_game_state_lines(game, seat, out, &err), err);
    assert_ok(adit_game_draw(game, seat, 120, true, false, out, &err), err);
    for (int i = 0; i < adit_game_log_count(game); i++) {
        adit_text_addf(out, "log: %s\n", adit_game_log_line(game, i));
    }
    if (adit_game_seat(game) == seat) {
        add_question(game, out);
        add_errors(game, out);
    }
}

static void sees_no_difference(int seat)
{
    adit_text a = {0}, b = {0};

    add_sight(laid[0], seat, &a);
    add_sight(laid[1], seat, &b);
    assert_string_equal(a.data, b.data);
    assert_true(adit_game_view_hash(laid[0], seat) == adit_game_view_hash(laid[1], seat));
    adit_text_free(&a);
    adit_text_free(&b);
}

static void sees_a_difference(int seat)
{
    assert_true(adit_game_view_hash(laid[0], seat) != adit_game_view_hash(laid[1], seat));
}

static void decide_both(int option)
{
    adit_err err;

    for (int i = 0; i < 2; i++) {
        assert_ok(adit_game_decide(laid[i], option, &err), err);
    }
}

static int phase_of(adit_game *game)
{
    return ((const cov_state *)adit_game_view_tx(game)->work)->phase;
}

/* ---- Objectives ---- */

#define AFTER_DRAFT "phase=relic_pre", "at_turn=1"

static void cov182_nobody_sees_the_objectives_of_another(void **state)
{
    uint64_t random = 77;

    (void)state;
    lay_out(0, 3,
            COVT_LIST(AFTER_DRAFT, "player[1].objective.i=full_rack",
                      "player[1].objective.ii=kings_purse", "player[2].objective.i=master_mason",
                      "player[3].objective.i=settler"));
    lay_out(1, 3,
            COVT_LIST(AFTER_DRAFT, "player[1].objective.i=glitter",
                      "player[1].objective.ii=keeper_of_traditions",
                      "player[2].objective.i=master_mason", "player[3].objective.i=settler"));
    sees_a_difference(1);
    for (int i = 0; i < MAX_DECISIONS && phase_of(laid[0]) < COV_PHASE_OBJECTIVES; i++) {
        if (i % 5 == 0) {
            sees_no_difference(2);
            sees_no_difference(3);
        }
        random = random * UINT64_C(6364136223846793005) + 1;
        decide_both((int)((random >> 33) % (uint64_t)adit_game_option_count(laid[0])));
        if (adit_game_is_over(laid[0])) {
            return;
        }
    }
}

static void cov178_only_the_owner_is_asked_about_them(void **state)
{
    (void)state;
    for (int which = 0; which < 2; which++) {
        lay_out(which, 2,
                COVT_LIST("phase=objectives", "era=3", "at_turn=1", "player[1].track.court=14",
                          which == 0 ? "player[1].objective.i=full_rack"
                                     : "player[1].objective.i=glitter",
                          "player[1].objective.ii=strong_arms"));
        assert_int_equal(adit_game_seat(laid[which]), 1);
        assert_int_equal(adit_game_option_count(laid[which]), 2);
    }
    sees_no_difference(2);
    sees_a_difference(1);
}

/* Whether an objective stands behind these words. */
static bool is_objective(const char *text, const char *words)
{
    const char *at = strstr(text, words);
    const int card =
        at != NULL ? adit_engine_card_find(covt_engine(), at + strlen(words)) : ADIT_NO_CARD;

    return card >= 0 && covt_engine()->cards->card[card].kind == COV_KIND_OBJECTIVE;
}

/* Everybody has seen the draft, also its last pick, and remembers it: what was decided there is no
 * secret afterwards, though the tiles lie face down. */
static void cov114_the_draft_is_no_secret(void **state)
{
    char words[80], seen[80];
    int drafted = 0, logged = 0;
    adit_err err;

    (void)state;
    covt_given(2, COVT_LIST("phase=draft"));
    while (covt_now()->phase == COV_PHASE_DRAFT) {
        int last = adit_game_option_count(covt_match()) - 1; /* objectives are offered last */
        assert_ok(adit_game_decide(covt_match(), last, &err), err);
    }
    for (int i = 0; i < adit_game_decision_count(covt_match()); i++) {
        for (int viewer = 1; viewer <= 2; viewer++) {
            int seat;
            assert_ok(adit_game_decision(covt_match(), i, &seat, words, sizeof words, &err), err);
            assert_ok(
                adit_game_decision_seen(covt_match(), i, viewer, &seat, seen, sizeof seen, &err),
                err);
            assert_string_equal(seen, words);
        }
        drafted += is_objective(words, "draft ");
    }
    assert_true(drafted >= 2);
    for (int i = 0; i < adit_game_log_count(covt_match()); i++) {
        logged += is_objective(adit_game_log_line(covt_match(), i), " drafts ");
    }
    assert_int_equal(logged, 4);
}

/* ---- Halls, piles, bag ---- */

static void cov182_nobody_sees_the_front_of_a_face_down_hall(void **state)
{
    adit_text seen = {0};
    adit_err err;

    (void)state;
    /* both have the same back */
    lay_out(0, 2,
            COVT_LIST(AFTER_DRAFT, "mountain.c3=yellow_emerald_haven",
                      "mountain.c4=yellow_emerald_cell", "hall.yellow_mythrall_warren=under_b2"));
    lay_out(1, 2,
            COVT_LIST(AFTER_DRAFT, "mountain.c3=yellow_emerald_haven",
                      "mountain.c4=yellow_emerald_cell", "hall.black_emerald_den=under_b2"));
    sees_no_difference(1);
    sees_no_difference(2);
    assert_true(adit_game_hash(laid[0]) != adit_game_hash(laid[1]));
    assert_ok(adit_game_state_lines(laid[0], 1, &seen, &err), err);
    assert_null(strstr(seen.data, "under_"));
    assert_contains(seen.data, "mountain.b2 = back_relic"); /* the reward is open */
    adit_text_free(&seen);
}

/* The first two of each pile, one way round and the other. */
static void cov182_nobody_sees_the_order_of_a_pile(void **state)
{
    static const char *const top[2] = {"next_1", "next_2"};

    (void)state;
    for (int which = 0; which < 2; which++) {
        char first[6][60], second[6][60];
        static const char *const cards[6][2] = {
            {"relic.ancestor_crown_1", "relic.ancestor_crown_2"},
            {"coin.jewel_coin_1", "coin.jewel_coin_2"},
            {"tradition.first_sparkle", "tradition.borrowed_power"},
            {"rubble.wild_rubble_1", "rubble.iron_rubble_1"},
            {"tool.mythrall_book_silver_1", "tool.mythrall_axe_gold"},
            {"jewel.silver_cart_1", "jewel.golden_strength_1"}};
        for (int i = 0; i < 6; i++) {
            snprintf(first[i], sizeof first[i], "%s=%s", cards[i][0], top[which]);
            snprintf(second[i], sizeof second[i], "%s=%s", cards[i][1], top[!which]);
        }
        lay_out(which, 2,
                COVT_LIST(AFTER_DRAFT, first[0], second[0], first[1], second[1], first[2],
                          second[2], first[3], second[3], first[4], second[4], first[5],
                          second[5]));
    }
    sees_no_difference(1);
    sees_no_difference(2);
    assert_true(adit_game_hash(laid[0]) != adit_game_hash(laid[1]));
}

/* COV-265: which card of each type is among the first four is not in the state at all. */
static void cov182_nobody_sees_the_cards_of_the_elders_before_they_are_turned(void **state)
{
    adit_text seen = {0};
    adit_err err;

    (void)state;
    lay_out(0, 1, COVT_LIST(AFTER_DRAFT, "elder.elder_axe_2=next_1", "elder.elder_pick_3=next_2"));
    lay_out(1, 1, COVT_LIST(AFTER_DRAFT, "elder.elder_axe_2=next_2", "elder.elder_pick_3=next_1"));
    sees_no_difference(1);
    given_solo();
    assert_ok(adit_game_state_lines(covt_match(), 1, &seen, &err), err);
    assert_contains(seen.data, "elder.elder_axe_1 = unseen");
    assert_null(strstr(seen.data, "= available"));
    adit_text_free(&seen);
}

static void cov182_the_generator_is_in_no_view(void **state)
{
    adit_text all = {0}, seen = {0};
    adit_err err;

    (void)state;
    given();
    assert_ok(adit_game_state_lines(covt_match(), 0, &all, &err), err);
    assert_ok(adit_game_state_lines(covt_match(), 1, &seen, &err), err);
    assert_contains(all.data, "rng");
    assert_null(strstr(seen.data, "rng"));
    adit_text_free(&all);
    adit_text_free(&seen);
}

/* Dealing anew changes what comes next, and nothing that can be seen. */
static void cov182_what_comes_next_can_be_dealt_anew(void **state)
{
    uint64_t hash[2];

    (void)state;
    for (int i = 0; i < 2; i++) {
        adit_err err;
        lay_out(i, 2,
                COVT_LIST(AFTER_DRAFT, "hall.yellow_mythrall_warren=under_b2",
                          "coin.jewel_coin_1=next_1"));
        hash[0] = adit_game_view_hash(laid[i], 1);
        adit_game_determinise(laid[i], 1, (uint64_t)i + 10);
        assert_true(adit_game_view_hash(laid[i], 1) == hash[0]);
        assert_ok(adit_game_check(laid[i], &err), err);
    }
    sees_no_difference(1);
    hash[0] = adit_game_hash(laid[0]);
    hash[1] = adit_game_hash(laid[1]);
    assert_true(hash[0] != hash[1]);
}

/* The objectives of others become any that the seat sees nowhere, of the same type; what the game
 * checks still holds, and its own stay. */
static void cov182_objectives_of_others_are_dealt_again(void **state)
{
    bool differs = false;
    uint64_t seen;

    (void)state;
    lay_out(0, 3,
            COVT_LIST(AFTER_DRAFT, "player[1].objective.i=full_rack",
                      "player[2].objective.i=master_mason", "player[3].objective.i=glitter"));
    seen = adit_game_view_hash(laid[0], 1);
    for (uint64_t seed = 1; seed <= 20; seed++) {
        adit_text all = {0};
        adit_err err;

        adit_game_determinise(laid[0], 1, seed);
        assert_ok(adit_game_check(laid[0], &err), err);
        assert_true(adit_game_view_hash(laid[0], 1) == seen);
        assert_ok(adit_game_state_lines(laid[0], 0, &all, &err), err);
        assert_contains(all.data, "player[1].objective.i = full_rack");
        differs |= strstr(all.data, "player[2].objective.i = master_mason") == NULL;
        adit_text_free(&all);
    }
    assert_true(differs);
}

#define HIDDEN_TEST(function) cmocka_unit_test_teardown(function, put_away)

int main(void)
{
    const struct CMUnitTest tests[] = {
        HIDDEN_TEST(cov182_nobody_sees_the_objectives_of_another),
        HIDDEN_TEST(cov178_only_the_owner_is_asked_about_them),
        HIDDEN_TEST(cov114_the_draft_is_no_secret),
        HIDDEN_TEST(cov182_nobody_sees_the_front_of_a_face_down_hall),
        HIDDEN_TEST(cov182_nobody_sees_the_order_of_a_pile),
        HIDDEN_TEST(cov182_nobody_sees_the_cards_of_the_elders_before_they_are_turned),
        HIDDEN_TEST(cov182_the_generator_is_in_no_view),
        HIDDEN_TEST(cov182_objectives_of_others_are_dealt_again),
        HIDDEN_TEST(cov182_what_comes_next_can_be_dealt_anew),
    };

    return COVT_RUN(tests);
}
