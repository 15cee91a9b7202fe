/* seeds.c - writes what the fuzzers begin with: good inputs and dictionaries.
 *
 * usage: seeds FOLDER
 *
 * Makes FOLDER/<name>/ with inputs and FOLDER/<name>.dict for each target, from what is shipped:
 * cards, mods, scenarios, recorded games, the examples of the command line, positions of random
 * games, and the words of the one table of primitives.
 */
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "bindings/cli/cli.h"
#include "bindings/lua/read/declare.h"
#include "bindings/worker/protocol.h"
#include "engine/files/save.h"
#include "engine/rules/wording.h"
#include "tests/fuzz/seeds.h"
#include "tests/fuzz/world.h"
#include "tests/support/doubtful.h"

#define MAX_WORDS 6000

static const char *top;
static int written;

/* ---- Inputs ---- */

void seeds_put(const char *name, const adit_text *text)
{
    char path[512];
    adit_err err = {0};

    snprintf(path, sizeof path, "%s/%s", top, name);
    (void)mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/%s/%016llx", top, name,
             (unsigned long long)fuzz_seed((const uint8_t *)text->data, text->length));
    adit_status status = adit_file_write(path, text->data, text->length, &err);
    fuzz_expect(status == ADIT_OK, "cannot write", err.text);
    written++;
}

void seeds_read(const char *path, adit_text *text)
{
    adit_err err = {0};
    adit_status status = adit_file_read(path, 1 << 20, text, &err);

    fuzz_expect(status == ADIT_OK, "cannot read", err.text);
}

int seeds_game_of(const char *path)
{
    for (int which = FUZZ_TITLE; which < FUZZ_ENGINES; which++) {
        if (strstr(path, fuzz_def(which)->info.id) != NULL) {
            return which;
        }
    }
    return FUZZ_DEMO;
}

static int add_card(const char *path, const struct stat *about, int type)
{
    adit_text text = {0};
    size_t length = strlen(path);

    if (type != FTW_F || about->st_size > SEEDS_MAX_SOURCE || length < 4 ||
        strcmp(path + length - 4, ".lua") != 0) {
        return 0;
    }
    adit_text_add_char(&text, (char)('A' - 'A' % FUZZ_ENGINES + seeds_game_of(path)));
    seeds_read(path, &text);
    seeds_put("card", &text);
    text.data[0] = 'A'; /* the demo game, which also plays with what it can load */
    seeds_put("card", &text);
    adit_text_free(&text);
    return 0;
}

static int add_scenario(const char *path, const struct stat *about, int type)
{
    adit_text text = {0}, source = {0};

    if (type != FTW_F || about->st_size > SEEDS_MAX_SOURCE || strstr(path, ".lua") == NULL) {
        return 0;
    }
    seeds_read(path, &source);
    int which = seeds_game_of(source.data);

    if (which != FUZZ_DEMO) {
        adit_text_add_char(&text, (char)('A' + 2 * (which - FUZZ_TITLE)));
        adit_text_add(&text, "\n%%%\n");
        adit_text_add(&text, source.data);
        adit_text_add(&text, "\n%%%\nABCDEFGHIJ");
        seeds_put("mod", &text);
        text.data[0] = '@'; /* and for the demo game */
        seeds_put("mod", &text);
    }
    adit_text_free(&text);
    adit_text_free(&source);
    return 0;
}

/* A card of a mod without a scenario. */
static int add_mod_card(const char *path, const struct stat *about, int type)
{
    adit_text text = {0};

    if (type != FTW_F || about->st_size > SEEDS_MAX_SOURCE || strstr(path, "/cards/") == NULL) {
        return 0;
    }
    for (int which = 0; which < 2; which++) {
        text.length = 0;
        int title = seeds_game_of(path) == FUZZ_DEMO ? 0 : seeds_game_of(path) - FUZZ_TITLE;

        adit_text_add_char(&text, (char)(which == 0 ? '@' : 'A' + 2 * title));
        seeds_read(path, &text);
        adit_text_add(&text, "\n%%%\n\n%%%\nABCDEFGHIJ");
        seeds_put("mod", &text);
    }
    adit_text_free(&text);
    return 0;
}

/* The beginning of a recorded game. */
static int add_record(const char *path, const struct stat *about, int type)
{
    adit_text text = {0};

    (void)about;
    if (type != FTW_F || strstr(path, ".play") == NULL) {
        return 0;
    }
    adit_text_add_char(&text, (char)('A' - 'A' % FUZZ_ENGINES + seeds_game_of(path)));
    seeds_read(path, &text);
    char *cut = text.data;

    for (int decisions = 0; decisions < 4 && cut != NULL; decisions++) {
        cut = strstr(cut + 1, "\n> ");
    }
    if (cut != NULL) {
        text.length = (size_t)(cut + 1 - text.data);
    }
    seeds_put("record", &text);
    adit_text_free(&text);
    return 0;
}

/* Positions and short records of random games. */
static void add_games(int which)
{
    for (uint64_t seed = 1; seed <= 6; seed++) {
        adit_text text = {0}, record = {0};
        adit_game *game = NULL;
        adit_err err = {0};
        adit_status status =
            fuzz_start(fuzz_engine(which), which, seed, "hut candle_store", &game, &err);
        char first = (char)('A' - 'A' % FUZZ_ENGINES + which);

        for (int i = 0; i < 10 && status == ADIT_OK && !adit_game_is_over(game); i++) {
            text.length = 0;
            adit_text_add_char(&text, first);
            status = adit_game_save(game, &text, &err);
            seeds_put("save", &text);
            if (status == ADIT_OK) {
                status = doubtful_play(game, i < 4 ? 2 : 12, seed + (uint64_t)i, &err);
            }
            if (i == 3) {
                adit_text_add_char(&record, first);
                status = adit_game_record(game, &record, &err);
                seeds_put("record", &record);
            }
        }
        fuzz_expect(status == ADIT_OK, "random game", err.text);
        adit_game_free(game);
        adit_text_free(&text);
        adit_text_free(&record);
    }
}

/* The examples in the help, "command words  # what it does". */
static void add_command_lines(void)
{
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        for (const char *line = command->examples; line != NULL && *line != '\0';) {
            size_t length = strcspn(line, "\n");
            adit_text text = {0};

            adit_text_add_bytes(&text, line, length);
            char *end = strstr(text.data, "  #");
            text.length = end == NULL ? text.length : (size_t)(end - text.data);
            for (size_t i = 0; i < text.length; i++) {
                text.data[i] = text.data[i] == ' ' ? '\n' : text.data[i];
            }
            if (strncmp(text.data, "adit\n", 5) == 0) {
                memmove(text.data, text.data + 5, text.length - 5);
                text.length -= 5;
            }
            seeds_put("args", &text);
            adit_text_free(&text);
            line += length + (line[length] == '\n');
        }
    }
}

static void add_texts(void)
{
    static const char *const texts[] = {"Bakehouse", "Gr\xC3\xBCn \xE2\x80\xAE", "\x1B[2J",
                                        "tab\tnew line\n",
                                        "\xF0\x9F\x8F\x94 \xED\xA0\x80 \xC0\x80"};

    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        adit_text text = {0};

        adit_text_add(&text, texts[i]);
        seeds_put("text", &text);
        adit_text_free(&text);
    }
}

/* One line of each verb, for both directions. */
static void add_lines(void)
{
    const aditw_message message = {.number = {1, 2}, .word = "player[1].goods", .text = "dig c4"};
    adit_text text = {0};

    for (int direction = 0; direction < 2; direction++) {
        int count = direction == 0 ? (int)ADITW_ORDERS : (int)ADITW_ANSWERS;

        for (int verb = 0; verb < count; verb++) {
            text.length = 0;
            adit_text_add_char(&text, (char)('@' + direction));
            if (direction == 0) {
                aditw_order_write(&text, (aditw_order)verb, &message);
            } else {
                aditw_answer_write(&text, (aditw_answer)verb, &message);
            }
            seeds_put("protocol", &text);
        }
    }
    adit_text_free(&text);
}

/* A worker with the bot of the file, asked twice. */
static int add_worker(const char *path, const struct stat *about, int type)
{
    adit_text text = {0};

    if (type != FTW_F || about->st_size > SEEDS_MAX_SOURCE || strstr(path, ".lua") == NULL) {
        return 0;
    }
    adit_text_addf(&text, "source %ld bot.lua\n", (long)about->st_size);
    seeds_read(path, &text);
    adit_text_add(&text, "hello 1 adit\ngame dwergar\nplayers 2\nseat 1\nseed 7\nbegin\n");
    for (int i = 1; i <= 2; i++) {
        adit_text_addf(&text, "question %d\nprompt choose\npoints 3\nnumber round 2\n", i);
        adit_text_add(&text, "word phase place\noption 1 dig c4\noption 2 pass\ndecide\n");
    }
    adit_text_add(&text, "score 1 30\nwinner 1\nverdict p1 wins\nover\n");
    seeds_put("worker", &text);
    adit_text_free(&text);
    return 0;
}

/* ---- Dictionaries ---- */

static char *words[MAX_WORDS];
static int word_count;

void seeds_word(const char *word, size_t length)
{
    char *copy = strndup(word, length);

    for (int i = 0; i < word_count; i++) {
        if (strcmp(words[i], copy) == 0) {
            free(copy);
            return;
        }
    }
    if (length > 0 && length < 60 && word_count < MAX_WORDS) {
        words[word_count++] = copy;
    } else {
        free(copy);
    }
}

static void write_words(const char *name)
{
    char path[512];

    snprintf(path, sizeof path, "%s/%s.dict", top, name);
    FILE *file = fopen(path, "w");

    fuzz_expect(file != NULL, "cannot write", path);
    for (int i = 0; i < word_count; i++) {
        fputc('"', file);
        for (const char *at = words[i]; *at != '\0'; at++) {
            unsigned char c = (unsigned char)*at;

            fprintf(file, c < 0x20 || c > 0x7E || c == '"' || c == '\\' ? "\\x%02x" : "%c", c);
        }
        fputs("\"\n", file);
        free(words[i]);
    }
    word_count = 0;
    fuzz_expect(fclose(file) == 0, "cannot write", path);
}

/* Names and facts of `adit api --json`. */
static void add_api_words(adit_engine *engine)
{
    static const char *const keys[] = {"\"name\": \"", "\"fact\": \""};
    adit_text api = {0};
    adit_err err = {0};
    adit_status status = adit_engine_api(engine, ADIT_API_JSON, &api, &err);

    fuzz_expect(status == ADIT_OK, "no reference", err.text);
    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
        for (const char *at = api.data; (at = strstr(at, keys[k])) != NULL;) {
            at += strlen(keys[k]);
            seeds_word(at, strcspn(at, "\""));
        }
    }
    adit_text_free(&api);
}

static void add_list(const char *const *list)
{
    for (; *list != NULL; list++) {
        seeds_word(*list, strlen(*list));
    }
}

/* Words with blanks between them. */
static void add_words(const char *list)
{
    for (; *list != '\0'; list += strspn(list, " ")) {
        size_t length = strcspn(list, " ");

        seeds_word(list, length);
        list += length;
    }
}

static void write_script_words(void)
{
    static const char lua[] =
        "and break do else elseif end false for function goto if in local nil not or "
        "repeat return then true until while // .. ... == ~= <= >= << >> :: [[ ]] --[[ "
        "0x7fff 1e308 9007199254740993 0/0 -1 <const> <close> function(g,me,ev) me others "
        "anyone action turn round game run when by at_least at_most is above below";
    static const char *const pieces[] = {"return card {", "id = \"a\", kind = \"room\",", "\n%%%\n",
                                         NULL};

    static const char *const names[] = {"card", "mod", "hooks", "mods", "scripts"};

    for (int pass = 0; pass < 5; pass++) {
        add_words(lua);
        add_list(pieces);
        for (int which = FUZZ_DEMO; which < FUZZ_ENGINES; which++) {
            add_api_words(fuzz_engine(which));
        }
        if (pass > 0) {
            add_list(aditl_scenario_keys);
        }
        write_words(names[pass]);
    }
}

/* Names of fields and words of options, and what stands around them in files. */
static void write_file_words(const char *name)
{
    static const char common[] =
        "adit-position adit-play version 65535 -32768 32767 2147483648 -1 255 "
        "18446744073709551615 player[1]. player[2].";
    static const char *const pieces[] = {"game ",         "players ",      "seed ",
                                         "seats ",        "mod ",          "cards ",
                                         "rule ",         "set ",          "anytime off ",
                                         "position ",     "state\n",       "picks\n",
                                         "end ",          " = ",           "\n> ",
                                         "\n    legal  ", "\n    state  ", "\n[1] p1, turn 1: ",
                                         " | ",           "result ",       NULL};

    add_words(common);
    add_list(pieces);
    for (int i = 0; i < ADIT_PICK_WORDS; i++) {
        seeds_word(adit_pick_words[i], strlen(adit_pick_words[i]));
    }
    for (int which = FUZZ_DEMO; which < FUZZ_ENGINES; which++) {
        const adit_engine *engine = fuzz_engine(which);
        adit_field_info field;

        for (int i = 0; i < adit_engine_field_count(engine); i++) {
            fuzz_expect(adit_engine_field(engine, i, &field) == ADIT_OK, "no field", "");
            seeds_word(field.name, strlen(field.name));
        }
        for (int what = ADIT_OPT_GAME; adit_option_row(engine->def, what) != NULL; what++) {
            char row[80];
            adit_buffer out = adit_buffer_on(row, sizeof row);

            adit_option_row_name(engine->def, what, &out);
            seeds_word(row, out.length);
        }
        for (int i = 0; i < engine->cards->count && i < 40; i++) {
            seeds_word(engine->cards->card[i].id, strlen(engine->cards->card[i].id));
        }
    }
    write_words(name);
}

static void write_command_words(void)
{
    static const char *const more[] = {"--help",
                                       "--version",
                                       "-h",
                                       "-V",
                                       "--",
                                       "=",
                                       "\n",
                                       "human",
                                       "random",
                                       "greedy",
                                       "1/2",
                                       "0x",
                                       "18446744073709551615",
                                       "9223372036854775808",
                                       "-1",
                                       "--to",
                                       "--view",
                                       NULL};

    add_list(more);
    for (const cli_command *command = cli_commands; command->name != NULL; command++) {
        seeds_word(command->name, strlen(command->name));
    }
    for (int i = 0; i < CLI_OPTION_COUNT; i++) {
        char option[80];

        snprintf(option, sizeof option, "--%s", cli_options[i].name);
        seeds_word(option, strlen(option));
    }
    for (int i = 0; i < adit_game_info_count(); i++) {
        seeds_word(adit_game_info_at(i)->id, strlen(adit_game_info_at(i)->id));
    }
    write_words("args");
}

static void write_verbs(const char *name)
{
    for (int i = 0; aditw_order_row(i) != NULL; i++) {
        seeds_word(aditw_order_row(i)->verb, strlen(aditw_order_row(i)->verb));
    }
    for (int i = 0; aditw_answer_row(i) != NULL; i++) {
        seeds_word(aditw_answer_row(i)->verb, strlen(aditw_answer_row(i)->verb));
    }
    write_words(name);
}

/* ---- All of it ---- */

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: seeds FOLDER\n");
        return 2;
    }
    top = argv[1];
    (void)mkdir(top, 0777);
    (void)ftw(ADIT_TEST_ROOT "/cards", add_card, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/mods", add_card, 16);
    (void)ftw(ADIT_TEST_ROOT "/tests/fixtures/load", add_card, 16);
    (void)ftw(ADIT_TEST_ROOT "/tests/fuzz/cave", add_card, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/scenarios", add_scenario, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/puzzles", add_scenario, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/mods", add_mod_card, 16);
    (void)ftw(ADIT_TEST_ROOT "/scripts/playthroughs", add_record, 16);
    for (int which = FUZZ_DEMO; which < FUZZ_ENGINES; which++) {
        add_games(which);
    }
    add_command_lines();
    add_texts();
    add_lines();
    (void)ftw(ADIT_TEST_ROOT "/scripts/bots", add_worker, 16);
    seeds_add_mods();
    seeds_add_outside();
    write_verbs("protocol");
    write_verbs("worker");
    write_verbs("answers");
    seeds_add_sql_words();
    write_words("database");
    write_script_words();
    write_file_words("save");
    write_file_words("record");
    write_command_words();
    printf("%d inputs and 12 dictionaries\n", written);
    return 0;
}
