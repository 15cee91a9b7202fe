/* random_games.c - a title played at random with every player count; see random_games.h.
 *
 * 1 000 games in `make test`, one in five of them in purity mode; 100 000 in
 * `make soak` (ADIT_SOAK), of which one in ten is checked as often as there, one in a thousand at
 * every decision, and the others now and then. For each row of variants.h, which are mods,
 * scenarios and other rule parameters, a twentieth of that, in a soak a four-hundredth: they are
 * all in purity mode and looked at often. ADIT_VARIANT_GAMES sets another number for each, and
 * ADIT_VARIANT plays only those with this text in their name. They are shared out between two
 * builds of this program and, in a soak, between parts: share.h.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/support/adit_cmocka.h"
#include "tests/support/random_games.h"
#include "tests/support/share.h"
#include "tests/support/variants.h"

static const adit_game_info *info;

#define IN_A_ROW 5      /* so that one of them is in purity mode */
#define SOAK_FROM 10000 /* games; more than so many are looked at less often */

/* Whether the i-th game is one of those that this program plays. Every part of a soak has games of
 * both builds. */
static bool is_ours(long i)
{
    return share_is_ours(i / IN_A_ROW) && share_part_has(i / (IN_A_ROW * SHARE_FEW));
}

/* How many of `games` those are. */
static long our_games(long games)
{
    long count = 0;

    for (long i = 0; i < games; i++) {
        count += is_ours(i);
    }
    return count;
}

static void print_plan(const char *name, const conformance_plan *plan)
{
    printf("%s: options non-empty, unique and invariants at every decision; one decision in: "
           "%d all options, %d refusals, %d old copy, %d undo, %d save, %d views; one game in: "
           "%d other process, %d record\n",
           name, plan->all_options, plan->refusals, plan->old_copy, plan->undo, plan->save,
           plan->views, plan->process, plan->record);
}

static void print_report(const char *name, const conformance_report *report)
{
    printf("%s: %ld games, %ld decisions (%ld exchanges), %.1f options on average, %d at most, "
           "longest game %d; %ld refusals, %ld undos, %ld saves, %ld views, %ld processes, "
           "%ld records; checksum %016" PRIx64 "\n",
           name, report->games, report->decisions, report->exchanges,
           (double)report->options / (double)(report->decisions + 1), report->most_options,
           report->longest, report->refusals, report->undos, report->saves, report->views,
           report->processes, report->records, report->checksum);
}

/* One game in five in purity mode, which runs everything twice. */
static void open_both(adit_engine *engines[2])
{
    for (int purity = 0; purity < 2; purity++) {
        const adit_engine_options options = {.game = info->id,
                                             .cards = ADIT_TEST_ROOT "/cards",
                                             .purity = purity == 1,
                                             .strict = true};
        adit_err err;

        assert_ok(adit_engine_open(&options, &engines[purity], &err), err);
    }
}

/* Every size in turn; every second game, in a soak three of four, is one of the two smallest,
 * which take less time. */
static int size_of_game(long i, bool is_soak)
{
    int every = is_soak ? 4 : 2;
    int counts = info->max_players - info->min_players + 1;
    int small = counts < 2 ? counts : 2;

    return info->min_players + (int)(i / every % (i % every == 0 ? counts : small));
}

/* In a soak the game itself must take most of the time, or 100 000 of them would take days. */
static const conformance_plan *plan_of_game(long i, bool is_soak)
{
    if (!is_soak) {
        return &conformance_quick;
    }
    return i % 1009 == 0            ? &conformance_thorough
           : i / IN_A_ROW % 10 == 0 ? &conformance_quick
                                    : &conformance_light;
}

static void play_title(long games)
{
    bool is_soak = games > SOAK_FROM;
    conformance_report report = {0};
    adit_engine *engines[2];
    adit_err err;

    open_both(engines);
    for (long i = 0; i < games; i++) {
        if (!is_ours(i)) {
            continue;
        }
        const conformance_run run = {.engine = engines[i % 5 == 0],
                                     .players = size_of_game(i, is_soak),
                                     .seed = (uint64_t)i + 1,
                                     .plan = plan_of_game(i, is_soak),
                                     .report = &report};
        assert_ok(conformance_play(&run, &err), err);
        if (is_soak && report.games % 1000 == 0) {
            fprintf(stderr, "%s: %ld of %ld games\n", info->id, report.games, our_games(games));
        }
    }
    print_report(info->id, &report);
    assert_int_equal(report.games, our_games(games));
    adit_engine_close(engines[0]);
    adit_engine_close(engines[1]);
}

static long game_count(void)
{
    const char *wanted = getenv("ADIT_GAMES");

    return wanted != NULL ? atol(wanted) : getenv("ADIT_SOAK") != NULL ? 100000 : 1000;
}

static void random_games_keep_every_promise(void **state)
{
    long games = game_count();

    (void)state;
    print_plan("most games", &conformance_quick);
    play_title(games);
}

static void a_game_of_each_size_with_everything_looked_at_often(void **state)
{
    const adit_engine_options options = {
        .game = info->id, .cards = ADIT_TEST_ROOT "/cards", .purity = true, .strict = true};
    conformance_report report = {0};
    adit_engine *engine = NULL;
    adit_err err;

    (void)state;
    if (!share_part_has(0)) {
        return;
    }
    print_plan("careful", &conformance_careful);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (int players = info->min_players; players <= info->max_players; players++) {
        if (!share_is_ours(players == info->min_players || players == info->max_players ? 0 : 1)) {
            continue; /* the sanitizers see the smallest and the largest */
        }
        const conformance_run run = {.engine = engine,
                                     .players = players,
                                     .seed = 4711,
                                     .plan = &conformance_careful,
                                     .report = &report};
        assert_ok(conformance_play(&run, &err), err);
    }
    print_report(info->id, &report);
    adit_engine_close(engine);
}

static void play_variant(const conformance_variant *variant, long games)
{
    const adit_engine_options options = {.game = variant->title,
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = &variant->mod,
                                         .mod_count = variant->mod != NULL,
                                         .purity = true,
                                         .strict = true};
    int counts = info->max_players - info->min_players + 1;
    int careful = games > 250 ? 251 : 25;
    conformance_report report = {0};
    adit_engine *engine = NULL;
    adit_err err;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    for (long i = 0; i < games; i++) {
        if (!is_ours(i)) {
            continue;
        }
        int players = info->min_players + (int)(i % counts);
        const conformance_run run = {.engine = engine,
                                     .players = variant->players > 0 ? variant->players : players,
                                     .seed = (uint64_t)i + 1,
                                     .plan = i % careful == 0 ? &conformance_careful
                                                              : &conformance_quick,
                                     .report = &report,
                                     .variant = variant};
        assert_ok(conformance_play(&run, &err), err);
    }
    print_report(variant->name, &report);
    adit_engine_close(engine);
}

static void other_cards_scenarios_and_rules_keep_every_promise_too(void **state)
{
    const char *wanted = getenv("ADIT_VARIANT_GAMES"), *only = getenv("ADIT_VARIANT");
    const long all = game_count();
    const long games = wanted != NULL ? atol(wanted) : all / (all > SOAK_FROM ? 400 : 20);

    (void)state;
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++) {
        if (strcmp(variants[i].title, info->id) == 0 &&
            (only == NULL || strstr(variants[i].name, only) != NULL)) {
            play_variant(&variants[i], games);
        }
    }
}

int random_games_main(int argc, char **argv, const char *id)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(a_game_of_each_size_with_everything_looked_at_often),
        ADIT_TEST(other_cards_scenarios_and_rules_keep_every_promise_too),
        ADIT_TEST(random_games_keep_every_promise),
    };
    int other = conformance_other_process(argc, argv);

    if (other >= 0) {
        return other;
    }
    info = adit_game_info_find(id);
    if (info == NULL) {
        fprintf(stderr, "no game is called '%s'\n", id);
        return 1;
    }
    return ADIT_RUN(tests);
}
