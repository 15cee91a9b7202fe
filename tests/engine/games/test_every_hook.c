/* test_every_hook.c - every hook that a card may have runs in some match, or is refused by the
 * loader with a reason that names file and line.
 *
 * A case is a kind of card, a hook, what it is about (an event, a value, a permission; also those
 * that verbs give, and those that mods declare) and whose deeds count (`by`). First all cases of
 * a game are written into files, each on a line of its own, and loaded: what is reported there is
 * refused. Then the others are given to cards, a few to each, and random games are played until
 * every one of them has been called. The card host says which function was called, so cards need
 * not do anything. Cards of the test try every verb.
 */
#include <stdlib.h>

#include "bindings/lua/host/host.h"
#include "engine/games/registry.h"
#include "engine/match/game.h"
#include "tests/support/hook_walk.h"
#include "tests/support/patches.h"

enum { ROUNDS = 60, GAMES = 3, DECISIONS = 1200, REFERENCES = 20000 };

/* ---- What was called ---- */

static adit_card_host real;
static walk *walking;
static int16_t case_of[REFERENCES]; /* number of the case + 1, by reference */

static void note_call(int reference)
{
    if (reference >= 0 && reference < REFERENCES && case_of[reference] > 0) {
        walking->it[case_of[reference] - 1].has_run = true;
    }
}

static adit_status call(void *self, adit_tx *tx, int reference, int seat, const adit_event *event)
{
    note_call(reference);
    return real.call(self, tx, reference, seat, event);
}

static adit_status number(void *self, adit_tx *tx, int reference, int seat, int base, int *out)
{
    note_call(reference);
    return real.number(self, tx, reference, seat, base, out);
}

static adit_status reason(void *self, adit_tx *tx, int reference, int seat, bool *says,
                          adit_why *why)
{
    note_call(reference);
    return real.reason(self, tx, reference, seat, says, why);
}

static void expect_call(int reference, int kind, walk_hook hook, int by, int row)
{
    const int found = walk_find(walking, kind, hook, by, row);

    if (found >= 0 && reference >= 0) {
        assert_in_range(reference, 0, REFERENCES - 1);
        case_of[reference] = (int16_t)(found + 1);
    }
}

static int node_script(const adit_cards *cards, adit_node_id node)
{
    return node != 0 && cards->node[node].kind == ADIT_NODE_SCRIPT
               ? cards->node[node].as.script.reference
               : -1;
}

/* A price has no function of its own; what it takes off may be counted by one. */
static int modify_script(const adit_cards *cards, const adit_hook_modify *hook)
{
    if (hook->less != 0 && cards->amounts[hook->less].of[0].kind == ADIT_NUMBER_SCRIPT) {
        return cards->amounts[hook->less].of[0].script;
    }
    return hook->script;
}

static void expect_of_card(const adit_game_def *def, const adit_cards *cards, const adit_card *card)
{
    for (int i = 0; i < card->on_count; i++) {
        expect_call(node_script(cards, card->on[i].run), card->kind, WALK_ON, card->on[i].by,
                    card->on[i].event);
    }
    for (int i = 0; i < card->modify_count; i++) {
        expect_call(modify_script(cards, &card->modify[i]), card->kind, WALK_MODIFY,
                    card->modify[i].by, card->modify[i].value);
    }
    for (int i = 0; i < card->permit_count; i++) {
        expect_call(card->permit[i].script, card->kind,
                    card->permit[i].forbids ? WALK_FORBID : WALK_ALLOW, card->permit[i].by,
                    card->permit[i].word);
    }
    for (int i = 0; i < card->exchange_count; i++) {
        expect_call(node_script(cards, card->exchange[i].run), card->kind, WALK_EXCHANGE, 0, 0);
    }
    if (card->rewrite_count > 0 && card->rewrite[0].when.query >= 0) {
        const int first = adit_good_count(def->goods);

        expect_call(def->queries[card->rewrite[0].when.query - first].script, card->kind,
                    WALK_REWRITE, 0, 0);
    }
    expect_call(node_script(cards, card->built), card->kind, WALK_BUILT, 0, 0);
    if (card->has_score && card->score.kind == ADIT_NUMBER_SCRIPT) {
        expect_call(card->score.script, card->kind, WALK_SCORE, 0, 0);
    }
}

static void watch_calls(adit_engine *engine)
{
    memset(case_of, 0, sizeof case_of);
    for (int i = 0; i < engine->cards->count; i++) {
        expect_of_card(engine->def, engine->cards, &engine->cards->card[i]);
    }
    real = engine->host;
    engine->host.call = call;
    engine->host.number = number;
    engine->host.reason = reason;
}

/* ---- Playing ---- */

/* Now and then an exchange is made, but not inside of something else: what that needs might be
 * gone afterwards in more ways than are tried. */
static int choose(adit_game *game, uint64_t *dice)
{
    const int count = adit_game_option_count(game), first = patches_choose(game, dice);
    const uint64_t roll = *dice >> 20 & 0xffff;

    if (roll % 4 != 0 || !game->engine->runner->open.first || adit_game_anytime_count(game) == 0) {
        return first;
    }
    return count + (int)(roll / 4 % (uint64_t)adit_game_anytime_count(game));
}

static void play(adit_engine *engine, const walk *w, uint64_t seed)
{
    static const adit_setting rules[] = {{"identities", "random"}};
    const adit_setting *start = walk_start_of(w->game->info.id);
    const bool is_alone = seed % 3 == 0 && w->game->info.min_players == 1;
    adit_setup setup = {.players = is_alone ? 1 : 2, .seed = seed, .rules = rules, .rule_count = 1};
    uint64_t dice = seed;
    adit_game *game;
    adit_err err;

    while (!is_alone && seed % 2 == 0 && start[setup.field_count].name != NULL) {
        setup.fields = start;
        setup.field_count++;
    }
    assert_ok(adit_game_new(engine, &setup, &game, &err), err);
    for (int i = 0; i < DECISIONS && !adit_game_is_over(game); i++) {
        assert_ok(adit_game_decide(game, choose(game, &dice), &err), err);
    }
    for (int seat = 0; seat < setup.players; seat++) {
        int total;

        (void)adit_game_score(game, seat, &total, NULL, 0);
    }
    adit_game_free(game);
}

static void play_round(walk *w, int round)
{
    const char *folder = patches_begin(w->game);
    const char *mods[] = {w->mods[0], w->mods[1], folder};
    const adit_engine_options options = {.game = w->game->info.id, .mods = mods, .mod_count = 3};
    adit_engine *engine;
    adit_err err;

    walk_write_round(w, folder, round);
    assert_ok(adit_engine_open(&options, &engine, &err), err);
    watch_calls(engine);
    for (int i = 0; i < GAMES; i++) {
        play(engine, w, (uint64_t)(round * GAMES + i + 1));
    }
    adit_engine_close(engine);
}

/* ---- What is refused ---- */

/* Every problem of the folder; the loader's own list is longer than a message. */
static void load_problems(const walk *w, const char *folder, adit_text *out)
{
    aditl_mod_source mods[] = {
        {NULL, true}, {w->mods[0], false}, {w->mods[1], false}, {folder, false}};
    aditl_host *host;
    char path[600];
    adit_err err;

    snprintf(path, sizeof path, ADIT_TEST_ROOT "/cards/%s", w->game->info.id);
    mods[0].folder = path;
    assert_ok(aditl_host_open(w->game, true, &host, &err), err);
    if (aditl_load_mods(host, mods, 4, false, &err) == ADIT_INPUT) {
        adit_text_add(out, host->set.problems.data);
    } else {
        adit_cards_free(host->set.cards);
    }
    aditl_host_close(host);
}

static void refuse_all(walk *w)
{
    for (int by = 0; by < 3; by++) {
        while (walk_has_unloaded(w, by)) {
            const char *folder = patches_begin(w->game);
            adit_text problems = {0};

            walk_write_load(w, folder, by);
            load_problems(w, folder, &problems);
            walk_note_refused(w, problems.data == NULL ? "" : problems.data);
            adit_text_free(&problems);
        }
    }
}

/* ---- Tests ---- */

static int walk_game(const adit_game_def *game)
{
    walk *w = walk_begin(game);
    int left;

    walking = w;
    refuse_all(w);
    for (int round = 0; round < ROUNDS && walk_left(w) > 0; round++) {
        play_round(w, round);
    }
    left = walk_report(w);
    walk_end(w);
    return left;
}

static void every_hook_runs_or_is_refused(const char *id)
{
    const adit_game_def *game = adit_registry_find(id);

    assert_non_null(game);
    assert_int_equal(walk_game(game), 0);
}

static void every_hook_of_cave_vs_cave_runs_or_is_refused(void **state)
{
    (void)state;
    every_hook_runs_or_is_refused("cave_vs_cave");
}

static void every_hook_of_cave_farmers_runs_or_is_refused(void **state)
{
    (void)state;
    every_hook_runs_or_is_refused("cave_farmers");
}

static void every_hook_of_dwergar_runs_or_is_refused(void **state)
{
    (void)state;
    every_hook_runs_or_is_refused("dwergar");
}

static void every_hook_of_covenant_runs_or_is_refused(void **state)
{
    (void)state;
    every_hook_runs_or_is_refused("covenant");
}

static void every_game_is_walked(void **state)
{
    int games = 0;

    (void)state;
    while (adit_registry_at(games) != NULL) {
        games++;
    }
    assert_int_equal(games, 4); /* one more: write its test above */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        ADIT_TEST(every_hook_of_cave_vs_cave_runs_or_is_refused),
        ADIT_TEST(every_hook_of_cave_farmers_runs_or_is_refused),
        ADIT_TEST(every_hook_of_dwergar_runs_or_is_refused),
        ADIT_TEST(every_hook_of_covenant_runs_or_is_refused),
        ADIT_TEST(every_game_is_walked),
    };

    setenv("ADIT_CARDS", ADIT_TEST_ROOT "/cards", 1);
    return ADIT_RUN(tests);
}
