/* attack_run.c - carries out one attack and says what came of it. */
#include <dirent.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>
#include <xxhash.h>

#include "bindings/lua/adit_lua.h"
#include "tests/support/attack.h"

enum { PLAY_ON = 12, BOT_MOVES = 30, MAX_MODS = 16 };

/* ---- Playing ---- */

static uint64_t next_number(uint64_t *seed)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return *seed >> 33;
}

double attack_seconds(void)
{
    struct timespec now = {0};

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void note_time(attack_result *result, double start)
{
    double used = attack_seconds() - start;

    result->seconds = used > result->seconds ? used : result->seconds;
}

uint64_t attack_play_on(adit_game *game, int count, uint64_t seed)
{
    uint64_t seen = seed;

    for (int made = 0; made < count && !adit_game_is_over(game); made++) {
        int options = adit_game_option_count(game);
        uint64_t start = next_number(&seed), part[2];
        adit_status status = ADIT_SCRIPT;

        for (int i = 0; i < options && i < 3 && status != ADIT_OK; i++) {
            adit_err err = {0};

            status = adit_game_decide(game, (int)((start + (uint64_t)i) % (unsigned)options), &err);
        }
        part[0] = seen;
        part[1] = adit_game_hash(game);
        seen = XXH3_64bits(part, sizeof part);
        if (status != ADIT_OK) {
            break;
        }
    }
    return seen;
}

adit_status attack_new_game(adit_engine *engine, adit_game **game, adit_err *err)
{
    static const adit_setting rules[] = {{"starting_player", "1"}};
    bool is_first = strcmp(adit_engine_game(engine)->id, "cave_vs_cave") == 0;
    const adit_setup setup = {
        .players = 2, .seed = 11, .rules = rules, .rule_count = is_first ? 1 : 0};

    return adit_game_new(engine, &setup, game, err);
}

static void tell(attack_result *result, const char *words)
{
    adit_text_add(&result->told, words);
    adit_text_add(&result->told, "\n");
}

static void tell_log(attack_result *result, adit_game *game)
{
    for (int i = 0; i < adit_game_log_count(game); i++) {
        tell(result, adit_game_log_line(game, i));
    }
}

/* A fault must leave everything as it was, and the game must go on by another option. */
static void note_fault(attack_result *result, adit_game *game, uint64_t before, int options)
{
    adit_err err = {0};

    result->outcome = ATTACK_FAULTS;
    tell(result, result->err.text);
    if (adit_game_hash(game) != before || adit_game_option_count(game) != options) {
        result->broken = "the fault has changed the game";
    } else if (adit_game_check(game, &err) != ADIT_OK) {
        result->broken = "the fault has left a broken game";
    }
}

/* Decides; false after a fault. */
static bool decide(attack_result *result, adit_game *game, const char *text, int index)
{
    uint64_t before = adit_game_hash(game);
    int options = adit_game_option_count(game);
    double start = attack_seconds();
    adit_status status = text != NULL ? adit_game_decide_text(game, text, &result->err)
                                      : adit_game_decide(game, index, &result->err);

    note_time(result, start);
    if (status == ADIT_OK) {
        return true;
    }
    note_fault(result, game, before, options);
    if (status == ADIT_ILLEGAL || status == ADIT_USAGE || status == ADIT_INTERNAL) {
        result->broken = "a decision of the attack is not offered";
    }
    return false;
}

static void play_words(const attack_file *attack, attack_result *result, adit_game *game)
{
    char words[ATTACK_TEXT], usual[300], *rest = words;

    snprintf(usual, sizeof usual, "take %s:%s | go", attack->name, attack->name);
    snprintf(words, sizeof words, "%s", attack->play[0] == '\0' ? usual : attack->play);
    while (rest != NULL) {
        char *word = rest + strspn(rest, " ");
        char *bar = strstr(word, " | ");

        rest = bar == NULL ? NULL : bar + 3;
        if (bar != NULL) {
            *bar = '\0';
        }
        if (!decide(result, game, word, 0)) {
            return;
        }
    }
}

static void play_random(attack_result *result, adit_game *game, int count)
{
    uint64_t seed = 3;

    for (int i = 0; i < count && !adit_game_is_over(game); i++) {
        int options = adit_game_option_count(game);

        if (!decide(result, game, NULL, (int)(next_number(&seed) % (unsigned)options))) {
            return;
        }
    }
}

static void note_example(void *context, const char *card, const char *example, bool passed,
                         const char *message)
{
    attack_result *result = context;

    (void)card;
    (void)example;
    if (!passed) {
        result->outcome = ATTACK_FAULTS;
        tell(result, message);
    }
}

static void play_examples(const attack_file *attack, attack_result *result, adit_game *game)
{
    int passed = 0, failed = 0;

    if (adit_engine_run_examples(adit_game_engine(game), attack->name, note_example, result,
                                 &passed, &failed, &result->err) != ADIT_OK) {
        result->outcome = ATTACK_FAULTS;
        tell(result, result->err.text);
    } else if (passed + failed == 0) {
        result->broken = "there was no example";
    }
}

static void play(const attack_file *attack, attack_result *result, adit_game *game)
{
    int count;

    if (strcmp(attack->play, "examples") == 0) {
        play_examples(attack, result, game);
    } else if (sscanf(attack->play, "random %d", &count) == 1) {
        play_random(result, game, count);
    } else {
        play_words(attack, result, game);
    }
    tell_log(result, game);
    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        int points = 0;

        (void)adit_game_score(game, seat, &points, NULL, 0);
    }
    (void)attack_play_on(game, PLAY_ON, 5);
}

/* ---- Long files ---- */

/* The text of `fill`, so many times, each with its number. */
static void add_filling(adit_text *out, const char *fill)
{
    char *text;
    long count = strtol(fill, &text, 10);

    text += *text == ' ';
    for (long i = 1; i <= count; i++) {
        for (const char *at = text; *at != '\0'; at++) {
            if (*at == '#') {
                adit_text_addf(out, "%ld", i);
            } else {
                adit_text_add_char(out, *at);
            }
        }
    }
}

/* Where the script lies: `name` in a folder, the file itself, or a copy that was filled. */
static const char *script_path(const attack_file *attack, const char *name)
{
    static char path[1100];
    const char *top = getenv("TMPDIR"), *place;
    adit_text text = {0}, out = {0};
    adit_err err = {0};

    snprintf(path, sizeof path, "%s%s%s", attack->path,
             attack->is_folder && name[0] != '\0' ? "/" : "", attack->is_folder ? name : "");
    if (attack->fill[0] == '\0') {
        return path;
    }
    assert_ok(adit_file_read(path, 1 << 20, &text, &err), err);
    place = strstr(strstr(text.data, "-- fill:") + 8, "FILL");
    assert_non_null(place);
    adit_text_add_bytes(&out, text.data, (size_t)(place - text.data));
    add_filling(&out, attack->fill);
    adit_text_add(&out, place + 4);
    snprintf(path, sizeof path, "%s/%s.lua", top == NULL ? "/tmp" : top, attack->name);
    assert_ok(adit_file_write(path, out.data, out.length, &err), err);
    adit_text_free(&text);
    adit_text_free(&out);
    return path;
}

/* ---- Cards, mods, scenarios ---- */

static void refuse(attack_result *result)
{
    result->outcome = ATTACK_REFUSED;
    tell(result, result->err.text);
}

static void play_other(adit_engine *engine, attack_result *result)
{
    adit_game *game = NULL;
    adit_err err = {0};

    if (attack_new_game(engine, &game, &err) == ADIT_OK) {
        result->before = attack_play_on(game, PLAY_ON, 9);
        adit_game_free(game);
    }
}

static void play_in(const attack_file *attack, bool other_first, adit_engine *engine,
                    const adit_setup *setup, attack_result *result)
{
    adit_game *game = NULL;
    adit_status status;

    if (other_first) {
        play_other(engine, result);
    }
    status = setup == NULL ? attack_new_game(engine, &game, &result->err)
                           : adit_game_new(engine, setup, &game, &result->err);
    if (status == ADIT_OK) {
        result->outcome = ATTACK_RUNS;
        play(attack, result, game);
        adit_game_free(game);
    } else {
        result->outcome = status == ADIT_SCRIPT || status == ADIT_LIMIT || status == ADIT_ILLEGAL
                              ? ATTACK_FAULTS
                              : ATTACK_REFUSED;
        tell(result, result->err.text);
    }
    if (!other_first) {
        play_other(engine, result);
    }
}

static void run_mod(const attack_file *attack, bool other_first, attack_result *result)
{
    char names[ATTACK_TEXT], paths[MAX_MODS][600], *save = NULL;
    const char *mods[MAX_MODS] = {script_path(attack, "")};
    adit_engine_options options = {.game = attack->game, .mods = mods, .mod_count = 1};
    adit_engine *engine = NULL;

    snprintf(names, sizeof names, "%s", attack->mods);
    if (names[0] != '\0') {
        options.mod_count = 0;
        for (char *name = strtok_r(names, " ", &save); name != NULL;
             name = strtok_r(NULL, " ", &save)) {
            assert_true(options.mod_count < MAX_MODS);
            snprintf(paths[options.mod_count], sizeof paths[0], "%s/%.80s", attack->path, name);
            mods[options.mod_count] = paths[options.mod_count];
            options.mod_count++;
        }
    }
    double start = attack_seconds();
    adit_status status = adit_engine_open(&options, &engine, &result->err);

    note_time(result, start);
    if (status != ADIT_OK) {
        refuse(result);
        return;
    }
    play_in(attack, other_first, engine, NULL, result);
    adit_engine_close(engine);
}

static void tell_goal(adit_scenario *scenario, attack_result *result)
{
    tell(result, adit_scenario_title(scenario));
    tell(result, adit_scenario_text(scenario));
    tell(result, adit_scenario_goal(scenario));
}

/* A goal that cannot be asked is a fault too. */
static void ask_goal(adit_scenario *scenario, adit_engine *engine, const adit_setup *setup,
                     attack_result *result)
{
    adit_game *game = NULL;
    adit_err err = {0};
    char why[200] = "";
    bool reached;

    if (result->outcome != ATTACK_RUNS || adit_scenario_goal(scenario)[0] == '\0' ||
        adit_game_new(engine, setup, &game, &err) != ADIT_OK) {
        return;
    }
    if (adit_scenario_reached(scenario, game, &reached, why, sizeof why, &result->err) != ADIT_OK) {
        result->outcome = ATTACK_FAULTS;
        tell(result, result->err.text);
    }
    tell(result, why);
    adit_game_free(game);
}

static void run_scenario(const attack_file *attack, bool other_first, attack_result *result)
{
    const char *mods[MAX_MODS];
    adit_scenario *scenario = NULL;
    adit_engine *engine = NULL;
    adit_setup setup = {0};

    if (adit_scenario_read(script_path(attack, "scenario.lua"), &scenario, &result->err) !=
        ADIT_OK) {
        refuse(result);
        return;
    }
    adit_engine_options options = {.game = adit_scenario_game(scenario), .mods = mods};

    options.mod_count = adit_scenario_mods(scenario, mods, 0, MAX_MODS);
    if (options.mod_count > MAX_MODS) {
        options.mod_count = MAX_MODS;
    }
    tell_goal(scenario, result);
    if (adit_engine_open(&options, &engine, &result->err) != ADIT_OK) {
        refuse(result);
    } else {
        adit_scenario_apply(scenario, false, &setup);
        setup.players = setup.players == 0 ? 2 : setup.players;
        play_in(attack, other_first, engine, &setup, result);
        ask_goal(scenario, engine, &setup, result);
    }
    adit_engine_close(engine);
    adit_scenario_free(scenario);
}

/* ---- Bots and scripts ---- */

static void run_bot(const attack_file *attack, attack_result *result)
{
    const adit_engine_options options = {.game = attack->game};
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_bot *bot = NULL;

    assert_ok(adit_engine_open(&options, &engine, &result->err), result->err);
    assert_ok(attack_new_game(engine, &game, &result->err), result->err);
    result->outcome = ATTACK_RUNS;
    if (adit_bot_new(engine, script_path(attack, "bot.lua"), 1, 5, &bot, &result->err) != ADIT_OK) {
        refuse(result);
    }
    for (int i = 0; bot != NULL && i < BOT_MOVES && !adit_game_is_over(game); i++) {
        uint64_t before = adit_game_hash(game);
        int options_then = adit_game_option_count(game), index = 0;

        double start = attack_seconds();
        adit_status status =
            adit_game_seat(game) == 1 ? bot->choose(bot, game, &index, &result->err) : ADIT_OK;

        note_time(result, start);
        if (status != ADIT_OK) {
            note_fault(result, game, before, options_then);
            break;
        }
        if (adit_game_hash(game) != before || index < 0 ||
            index >= options_then + adit_game_anytime_count(game)) {
            result->broken = "the bot has changed the game by thinking, or gave no option";
            break;
        }
        assert_ok(adit_game_decide(game, index, &result->err), result->err);
    }
    tell_log(result, game);
    if (bot != NULL) {
        bot->free(bot);
    }
    adit_game_free(game);
    play_other(engine, result);
    adit_engine_close(engine);
}

static void hear(void *context, const char *text, size_t length)
{
    attack_result *result = context;

    if (result->told.length < 100000) {
        adit_text_add_bytes(&result->told, text, length);
    }
}

static const char *precious_path(void)
{
    static char path[600];
    const char *top = getenv("TMPDIR");

    snprintf(path, sizeof path, "%s/precious", top == NULL ? "/tmp" : top);
    return path;
}

/* How many files lie in the working folder and in the one for temporary files. */
static int count_files(void)
{
    const char *top = getenv("TMPDIR");
    const char *const folders[] = {".", top == NULL ? "/tmp" : top};
    int count = 0;

    for (int i = 0; i < 2; i++) {
        DIR *folder = opendir(folders[i]);

        assert_non_null(folder);
        while (readdir(folder) != NULL) {
            count++;
        }
        closedir(folder);
    }
    return count;
}

/* Those of `adit test`: it may read the attack itself. */
static adit_script_powers powers_of(const char *path)
{
    static char real[PATH_MAX];
    adit_script_powers powers = adit_powers_stranger();

    assert_non_null(realpath(path, real));
    assert_true(adit_powers_may_read(&powers, real));
    return powers;
}

enum { TEST_MILLIONS = 200 }; /* a small budget, so that it ends soon with sanitizers too */

/* As `adit run` does, or as `adit test` runs the scripts of a mod. */
static void run_script(const attack_file *attack, attack_result *result)
{
    static const char content[] = "the only copy\n";
    const char *argv[] = {precious_path()};
    adit_budget budget = adit_budget_of(ADIT_BUDGET_TEST, TEST_MILLIONS, NULL);
    adit_text text = {0};
    adit_err err = {0};
    bool is_test = strcmp(attack->as, "test") == 0;
    adit_script_powers powers = is_test ? powers_of(attack->path) : adit_powers_own;
    adit_status status;
    double start;

    powers.budget = is_test ? &budget : NULL;
    assert_ok(adit_file_write(argv[0], content, strlen(content), &err), err);
    const char *path = script_path(attack, "script.lua");
    int files = count_files();

    start = attack_seconds();
    status = adit_run_script_with(&powers, path, 1, argv, hear, result, &result->err);
    note_time(result, start);
    if (is_test && count_files() != files) {
        result->broken = "a test script has written a file";
    }
    result->outcome = status == ADIT_OK ? ATTACK_RUNS : ATTACK_FAULTS;
    tell(result, result->err.text);
    assert_ok(adit_file_read(argv[0], 1000, &text, &err), err);
    if (strcmp(text.data, content) != 0) {
        result->broken = "another file was written over";
    }
    adit_text_free(&text);
}

/* ---- Files ---- */

/* A good file of a game that has begun, with the edits. */
static void make_file(const attack_file *attack, adit_engine *engine, adit_text *text)
{
    adit_game *game = NULL;
    adit_err err = {0};

    int decisions = 10;

    (void)sscanf(attack->play, "random %d", &decisions);
    assert_ok(attack_new_game(engine, &game, &err), err);
    (void)attack_play_on(game, decisions, 1);
    if (strcmp(attack->as, "save") == 0) {
        assert_ok(adit_game_save(game, text, &err), err);
    } else {
        assert_ok(adit_game_record(game, text, &err), err);
    }
    adit_game_free(game);
    for (int i = 0; i < attack->edits.count; i++) {
        attack_edit(text, attack->edits.text[i]);
    }
}

static void run_file(const attack_file *attack, attack_result *result)
{
    const adit_engine_options options = {.game = attack->game};
    const adit_replay_options replay = {.verify = true, .decisions = -1, .name = attack->name};
    adit_file_info info;
    adit_engine *engine = NULL;
    adit_game *game = NULL;
    adit_text text = {0};
    adit_err err = {0};
    adit_status status;
    double start;

    assert_ok(adit_engine_open(&options, &engine, &err), err);
    make_file(attack, engine, &text);
    start = attack_seconds();
    status = adit_file_inspect(text.data, text.length, attack->name, &info, &result->err);
    if (status == ADIT_OK && strcmp(attack->as, "save") == 0) {
        status = adit_game_load(engine, text.data, text.length, &game, &result->err);
    } else if (status == ADIT_OK) {
        status = adit_game_replay(engine, text.data, text.length, &replay, &game, &result->err);
    }
    note_time(result, start);
    result->outcome = status == ADIT_OK ? ATTACK_RUNS : ATTACK_REFUSED;
    if (status != ADIT_OK) {
        tell(result, result->err.text);
        if (game != NULL && status != ADIT_DIFFERS) {
            result->broken = "a refused file has left a game";
        }
    } else if (adit_game_check(game, &err) != ADIT_OK) {
        result->broken = "a file was taken for a position that cannot be";
    }
    adit_game_free(game);
    adit_text_free(&text);
    play_other(engine, result);
    adit_engine_close(engine);
}

void attack_run(const attack_file *attack, bool other_first, attack_result *result)
{
    if (strcmp(attack->as, "card") == 0 || strcmp(attack->as, "mod") == 0) {
        run_mod(attack, other_first, result);
    } else if (strcmp(attack->as, "scenario") == 0) {
        run_scenario(attack, other_first, result);
    } else if (strcmp(attack->as, "bot") == 0) {
        run_bot(attack, result);
    } else if (strcmp(attack->as, "script") == 0 || strcmp(attack->as, "test") == 0) {
        run_script(attack, result);
    } else if (strcmp(attack->as, "save") == 0 || strcmp(attack->as, "record") == 0) {
        run_file(attack, result);
    } else {
        fail_msg("%s: '%s' is not how an attack is run", attack->path, attack->as);
    }
}
