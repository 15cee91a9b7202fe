/* conformance.c - see conformance.h. */
#include "tests/support/conformance.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/base/err.h"
#include "engine/base/text.h"

#define MAX_DECISIONS 20000

const conformance_plan conformance_quick = {.all_options = 32,
                                            .refusals = 16,
                                            .old_copy = 16,
                                            .undo = 250,
                                            .save = 40,
                                            .views = 60,
                                            .process = 250,
                                            .record = 40};
const conformance_plan conformance_light = {.all_options = 320,
                                            .refusals = 160,
                                            .old_copy = 160,
                                            .undo = 2500,
                                            .save = 400,
                                            .views = 600,
                                            .process = 2500,
                                            .record = 400};
const conformance_plan conformance_careful = {.all_options = 2,
                                              .refusals = 2,
                                              .old_copy = 1,
                                              .undo = 20,
                                              .save = 2,
                                              .views = 6,
                                              .process = 4,
                                              .record = 1};
const conformance_plan conformance_thorough = {.all_options = 1,
                                               .refusals = 1,
                                               .old_copy = 1,
                                               .undo = 1,
                                               .save = 1,
                                               .views = 1,
                                               .process = 10,
                                               .record = 1};

/* ---- Chance of the tests, apart from the game's ---- */

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += 0x9e3779b97f4a7c15u);

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static bool now_and_then(uint64_t *random, int rate)
{
    return rate > 0 && next_random(random) % (uint64_t)rate == 0;
}

/* Whether an option only leaves something out. Who always did that would see little of a game. */
static bool leaves_out(adit_game *game, int option)
{
    static const char *const words[] = {"done", "decline", "pass", "stop", "end", "not_now"};
    char text[80];

    (void)adit_game_option_text(game, option, text, sizeof text);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(text, words[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* An option at random, now and then an exchange; half of the time nothing is left out. */
static int pick_option(adit_game *game, uint64_t *random)
{
    int count = adit_game_option_count(game);
    uint64_t roll = next_random(random);

    if (roll % 8 == 0) {
        int exchanges = adit_game_anytime_count(game);
        if (exchanges > 0) {
            return count + (int)((roll >> 8) % (uint64_t)exchanges);
        }
    }
    int option = count == 0 ? -1 : (int)((roll >> 8) % (uint64_t)count);
    if (count > 1 && (roll >> 4 & 1) != 0 && leaves_out(game, option)) {
        option = (option + 1) % count;
    }
    return option;
}

adit_status conformance_finish(adit_game *game, uint64_t seed, adit_err *err)
{
    uint64_t random = seed;

    for (int i = 0; i < MAX_DECISIONS && !adit_game_is_over(game); i++) {
        ADIT_TRY(adit_game_decide(game, pick_option(game, &random), err));
    }
    return adit_game_is_over(game) ? ADIT_OK : adit_fail(err, ADIT_INTERNAL, "it does not end");
}

/* ---- Checks ---- */

/* One game being played: the game, the decisions and the hash before each. */
typedef struct {
    const conformance_run *run;
    adit_game *game;
    uint64_t random;
    uint64_t hash[MAX_DECISIONS + 1];
    int index[MAX_DECISIONS];
    int count;
    adit_game *old; /* a copy from before */
    int old_at;
} walk_state;

static adit_status broken(adit_err *err, const char *what)
{
    return adit_fail(err, ADIT_INTERNAL, "%s", what);
}

static adit_status check_options(walk_state *walk, adit_err *err)
{
    int count = adit_game_option_count(walk->game);
    /* Listing exchanges tries each of them out, so not every time. */
    int exchanges = now_and_then(&walk->random, walk->run->plan->refusals)
                        ? adit_game_anytime_count(walk->game)
                        : 0;
    static _Thread_local char texts[1200][256];

    walk->run->report->options += count;
    if (count > walk->run->report->most_options) {
        walk->run->report->most_options = count;
    }
    if (count < 1) {
        return broken(err, "a question without an option");
    }
    for (int i = 0; i < count + exchanges && i < 1200; i++) {
        (void)adit_game_option_text(walk->game, i, texts[i], sizeof texts[i]);
        for (int k = 0; k < i; k++) {
            if (strcmp(texts[i], texts[k]) == 0) {
                return adit_fail(err, ADIT_INTERNAL, "two options read '%s'", texts[i]);
            }
        }
    }
    return ADIT_OK;
}

static adit_status check_all_options(walk_state *walk, adit_err *err)
{
    int count = adit_game_option_count(walk->game) + adit_game_anytime_count(walk->game);
    adit_game *copy = adit_game_clone(walk->game);
    adit_status status = ADIT_OK;

    for (int i = 0; i < count && status == ADIT_OK; i++) {
        adit_game_copy(copy, walk->game);
        status = adit_game_decide(copy, i, err);
        if (status == ADIT_OK) {
            status = adit_game_check(copy, err);
        }
    }
    adit_game_free(copy);
    return status;
}

static adit_status check_refusals(walk_state *walk, adit_err *err)
{
    int count = adit_game_refusal_count(walk->game);
    uint64_t before = adit_game_hash(walk->game);
    char text[256], reason[300];
    adit_err refused;

    if (count > 0) {
        adit_game_refusal(walk->game, (int)(next_random(&walk->random) % (uint64_t)count), text,
                          sizeof text, reason, sizeof reason);
        if (adit_game_option_find(walk->game, text) >= 0) {
            return adit_fail(err, ADIT_INTERNAL, "'%s' is both offered and refused", text);
        }
        if (adit_game_decide_text(walk->game, text, &refused) != ADIT_ILLEGAL ||
            strstr(refused.text, reason) == NULL || reason[0] == '\0') {
            return adit_fail(err, ADIT_INTERNAL, "'%s' was not refused because '%s': %s", text,
                             reason, refused.text);
        }
        walk->run->report->refusals++;
    }
    if (adit_game_decide(walk->game, 5000, &refused) != ADIT_ILLEGAL ||
        adit_game_hash(walk->game) != before) {
        return broken(err, "a refused move changed the game");
    }
    return ADIT_OK;
}

/* The old copy makes the same decisions and arrives at the same state; then it is renewed. */
static adit_status check_old_copy(walk_state *walk, adit_err *err)
{
    for (int i = walk->old_at; i < walk->count; i++) {
        ADIT_TRY(adit_game_decide(walk->old, walk->index[i], err));
        if (adit_game_hash(walk->old) != walk->hash[i + 1]) {
            return broken(err, "an old copy went another way");
        }
    }
    adit_game_copy(walk->old, walk->game);
    walk->old_at = walk->count;
    return ADIT_OK;
}

static adit_status check_undo(walk_state *walk, adit_err *err)
{
    int to = (int)(next_random(&walk->random) % (uint64_t)(walk->count + 1));
    adit_game *fork = adit_game_fork(walk->game);
    adit_status status = fork == NULL ? adit_fail(err, ADIT_NOMEM, "no memory") : ADIT_OK;

    if (status == ADIT_OK) {
        status = adit_game_undo_to(fork, to, err);
    }
    if (status == ADIT_OK && adit_game_hash(fork) != walk->hash[to]) {
        status = broken(err, "undo did not bring the state back");
    }
    for (int i = to; i < walk->count && status == ADIT_OK; i++) {
        status = adit_game_decide(fork, walk->index[i], err);
    }
    if (status == ADIT_OK && adit_game_hash(fork) != walk->hash[walk->count]) {
        status = broken(err, "redo went another way");
    }
    adit_game_free(fork);
    walk->run->report->undos++;
    return status;
}

static adit_status check_save(walk_state *walk, adit_err *err)
{
    adit_text saved = {0}, again = {0};
    adit_game *loaded = NULL;
    adit_status status = adit_game_save(walk->game, &saved, err);

    if (status == ADIT_OK) {
        status = adit_game_load(walk->run->engine, saved.data, saved.length, &loaded, err);
    }
    if (status == ADIT_OK && adit_game_hash(loaded) != adit_game_hash(walk->game)) {
        status = broken(err, "a loaded game differs from the saved one");
    }
    if (status == ADIT_OK) {
        status = adit_game_save(loaded, &again, err);
    }
    if (status == ADIT_OK && strcmp(saved.data, again.data) != 0) {
        status = broken(err, "saving a loaded game gives another file");
    }
    adit_game_free(loaded);
    adit_text_free(&saved);
    adit_text_free(&again);
    walk->run->report->saves++;
    return status;
}

/* What the seat finds at the question it is asked: options, exchanges, and what is refused. */
static void add_question(adit_game *game, adit_text *out)
{
    int count = adit_game_option_count(game), all = count + adit_game_anytime_count(game);
    char text[256], reason[300];

    adit_text_addf(out, "asked to %s\n", adit_game_prompt(game));
    for (int i = 0; i < all; i++) {
        (void)adit_game_option_text(game, i, text, sizeof text);
        adit_text_addf(out, "%s %s\n", i < count ? "may" : "may at any time", text);
    }
    for (int i = 0; i < adit_game_refusal_count(game); i++) {
        adit_game_refusal(game, i, text, sizeof text, reason, sizeof reason);
        adit_text_addf(out, "may not %s: %s\n", text, reason);
    }
}

/* Everything that a seat is shown, line by line. */
static adit_status add_sight(adit_game *game, int seat, adit_text *out, adit_err *err)
{
    ADIT_TRY(adit_game_state_lines(game, seat, out, err));
    ADIT_TRY(adit_game_draw(game, seat, 100, true, false, out, err));
    if (adit_game_seat(game) == seat) {
        add_question(game, out);
    }
    return adit_text_status(out, err);
}

/* The two must be the same; the message shows the first line that is not. */
static adit_status compare_sights(const adit_text *shown, const adit_text *dealt, adit_err *err)
{
    const char *a = shown->data, *b = dealt->data;

    while (*a != '\0' || *b != '\0') {
        int length = (int)strcspn(a, "\n"), other = (int)strcspn(b, "\n");
        if (length != other || strncmp(a, b, (size_t)length) != 0) {
            return adit_fail(err, ADIT_INTERNAL,
                             "something hidden shows: '%.*s' is '%.*s' when it is dealt anew",
                             length, a, other, b);
        }
        a += length + (a[length] == '\n');
        b += other + (b[other] == '\n');
    }
    return ADIT_OK;
}

static adit_status check_view_of(walk_state *walk, adit_game *copy, int seat, adit_err *err)
{
    adit_text shown = {0}, dealt = {0};
    adit_status status = add_sight(walk->game, seat, &shown, err);

    adit_game_copy(copy, walk->game);
    adit_game_determinise(copy, seat, next_random(&walk->random));
    if (status == ADIT_OK) {
        status = add_sight(copy, seat, &dealt, err);
    }
    if (status == ADIT_OK) {
        status = compare_sights(&shown, &dealt, err);
    }
    if (status == ADIT_OK &&
        adit_game_view_hash(copy, seat) != adit_game_view_hash(walk->game, seat)) {
        status = broken(err, "the hash of a view shows something hidden");
    }
    adit_text_free(&shown);
    adit_text_free(&dealt);
    return status;
}

/* Dealing what a seat cannot see anew must not change what it sees. */
static adit_status check_views(walk_state *walk, adit_err *err)
{
    adit_game *copy = adit_game_clone(walk->game);
    adit_status status = copy == NULL ? adit_fail(err, ADIT_NOMEM, "no memory") : ADIT_OK;

    for (int seat = 1; seat <= walk->run->players && status == ADIT_OK; seat++) {
        status = check_view_of(walk, copy, seat, err);
        if (status == ADIT_OK) {
            status = adit_game_check(copy, err);
        }
    }
    adit_game_free(copy);
    walk->run->report->views++;
    return status;
}

/* ---- Other processes and files ---- */

static adit_status ask_other_process(walk_state *walk, const char *path, uint64_t seed,
                                     uint64_t *hash, adit_err *err)
{
    const char *mod = walk->run->variant != NULL ? walk->run->variant->mod : NULL;
    const char *quote = mod != NULL ? "'" : "";
    char command[2000], line[64] = "", self[500];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    FILE *pipe;

    self[length < 0 ? 0 : length] = '\0';
    snprintf(command, sizeof command, "'%s' --continue %s '%s' %" PRIu64 " %s%s%s", self,
             adit_engine_game(walk->run->engine)->id, path, seed, quote, mod != NULL ? mod : "",
             quote);
    pipe = popen(command, "r");
    if (pipe == NULL || fgets(line, sizeof line, pipe) == NULL || pclose(pipe) != 0) {
        return adit_fail(err, ADIT_IO, "the other process failed: %s", line);
    }
    *hash = strtoull(line, NULL, 16);
    return ADIT_OK;
}

static adit_status check_process(walk_state *walk, adit_err *err)
{
    uint64_t seed = next_random(&walk->random), other = 0;
    const char *folder = getenv("TMPDIR");
    adit_text saved = {0};
    adit_game *here = adit_game_clone(walk->game);
    char path[600];
    adit_status status = adit_game_save(walk->game, &saved, err);

    snprintf(path, sizeof path, "%s/position-%d", folder == NULL ? "/tmp" : folder, (int)getpid());
    if (status == ADIT_OK) {
        status = adit_file_write(path, saved.data, saved.length, err);
    }
    if (status == ADIT_OK) {
        status = conformance_finish(here, seed, err);
    }
    if (status == ADIT_OK) {
        status = ask_other_process(walk, path, seed, &other, err);
    }
    if (status == ADIT_OK && adit_game_hash(here) != other) {
        status = broken(err, "another process came to another end");
    }
    (void)remove(path);
    adit_game_free(here);
    adit_text_free(&saved);
    walk->run->report->processes++;
    return status;
}

int conformance_other_process(int argc, char **argv)
{
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_text file = {0};
    adit_err err = {ADIT_OK, ""};
    adit_status status;

    if (argc < 5 || strcmp(argv[1], "--continue") != 0) {
        return -1;
    }
    const char *const mods[] = {argc > 5 ? argv[5] : NULL};
    const adit_engine_options options = {.game = argv[2],
                                         .cards = ADIT_TEST_ROOT "/cards",
                                         .mods = mods,
                                         .mod_count = argc > 5 ? 1 : 0};
    status = adit_engine_open(&options, &engine, &err);
    if (status == ADIT_OK) {
        status = adit_file_read(argv[3], 1 << 20, &file, &err);
    }
    if (status == ADIT_OK) {
        status = adit_game_load(engine, file.data, file.length, &game, &err);
    }
    if (status == ADIT_OK) {
        status = conformance_finish(game, strtoull(argv[4], NULL, 10), &err);
    }
    if (status == ADIT_OK) {
        printf("%016" PRIx64 "\n", adit_game_hash(game));
    } else {
        printf("%s\n", err.text);
    }
    adit_game_free(game);
    adit_engine_close(engine);
    adit_text_free(&file);
    return status == ADIT_OK ? 0 : 1;
}

static adit_status check_record(walk_state *walk, adit_err *err)
{
    const adit_replay_options options = {.verify = true, .decisions = -1, .name = "record"};
    adit_text record = {0};
    adit_game *again = NULL;
    adit_status status = adit_game_record(walk->game, &record, err);

    if (status == ADIT_OK) {
        status =
            adit_game_replay(walk->run->engine, record.data, record.length, &options, &again, err);
    }
    if (status == ADIT_OK && adit_game_hash(again) != adit_game_hash(walk->game)) {
        status = broken(err, "a recorded game ended differently");
    }
    adit_game_free(again);
    adit_text_free(&record);
    walk->run->report->records++;
    return status;
}

/* ---- A whole game ---- */

static adit_status check_sampled(walk_state *walk, adit_err *err)
{
    const conformance_plan *plan = walk->run->plan;

    if (now_and_then(&walk->random, plan->all_options)) {
        ADIT_TRY(check_all_options(walk, err));
    }
    if (now_and_then(&walk->random, plan->refusals)) {
        ADIT_TRY(check_refusals(walk, err));
    }
    if (now_and_then(&walk->random, plan->old_copy)) {
        ADIT_TRY(check_old_copy(walk, err));
    }
    if (now_and_then(&walk->random, plan->undo)) {
        ADIT_TRY(check_undo(walk, err));
    }
    if (now_and_then(&walk->random, plan->save)) {
        ADIT_TRY(check_save(walk, err));
    }
    if (now_and_then(&walk->random, plan->views)) {
        ADIT_TRY(check_views(walk, err));
    }
    return ADIT_OK;
}

static adit_status make_decision(walk_state *walk, adit_err *err)
{
    int index = pick_option(walk->game, &walk->random);

    walk->index[walk->count] = index;
    walk->run->report->exchanges += index >= adit_game_option_count(walk->game);
    ADIT_TRY(adit_game_decide(walk->game, index, err));
    walk->hash[++walk->count] = adit_game_hash(walk->game);
    walk->run->report->decisions++;
    return adit_game_check(walk->game, err);
}

static adit_status play_to_end(walk_state *walk, adit_err *err)
{
    bool asks_process = now_and_then(&walk->random, walk->run->plan->process);
    int process_at = (int)(next_random(&walk->random) % 100);

    walk->hash[0] = adit_game_hash(walk->game);
    ADIT_TRY(adit_game_check(walk->game, err));
    while (!adit_game_is_over(walk->game)) {
        if (walk->count >= MAX_DECISIONS) {
            return broken(err, "the game does not end");
        }
        ADIT_TRY(check_options(walk, err));
        ADIT_TRY(check_sampled(walk, err));
        if (asks_process && walk->count == process_at) {
            ADIT_TRY(check_process(walk, err));
        }
        ADIT_TRY(make_decision(walk, err));
    }
    ADIT_TRY(check_old_copy(walk, err));
    return now_and_then(&walk->random, walk->run->plan->record) ? check_record(walk, err) : ADIT_OK;
}

static size_t count_settings(const adit_setting *settings)
{
    size_t count = 0;

    while (settings[count].name != NULL) {
        count++;
    }
    return count;
}

static adit_status new_game(const conformance_run *run, adit_game **game, adit_err *err)
{
    const conformance_variant *variant = run->variant;
    adit_setup setup = {.players = run->players, .seed = run->seed};

    if (variant != NULL) {
        setup.fields = variant->fields;
        setup.field_count = count_settings(variant->fields);
        setup.rules = variant->rules;
        setup.rule_count = count_settings(variant->rules);
    }
    return adit_game_new(run->engine, &setup, game, err);
}

adit_status conformance_play(const conformance_run *run, adit_err *err)
{
    walk_state *walk = calloc(1, sizeof *walk);
    adit_status status;

    walk->run = run;
    walk->random = run->seed * 7919;
    status = new_game(run, &walk->game, err);
    if (status == ADIT_OK) {
        walk->old = adit_game_clone(walk->game);
        status = play_to_end(walk, err);
        if (status != ADIT_OK) {
            adit_err_context(err, "playing %s (%s), %d players, seed %" PRIu64 ", decision %d",
                             adit_engine_game(run->engine)->id,
                             run->variant != NULL ? run->variant->name : "as printed", run->players,
                             run->seed, walk->count);
        }
        run->report->checksum += adit_game_hash(walk->game);
        run->report->games++;
        run->report->longest =
            walk->count > run->report->longest ? walk->count : run->report->longest;
    }
    adit_game_free(walk->old);
    adit_game_free(walk->game);
    free(walk);
    return status;
}
