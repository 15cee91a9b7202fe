/* about.c - the lines that describe a run of `adit sim`, written and read. */
#include "bindings/cli/sim/about.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "bindings/cli/sim/sim.h"
#include "engine/base/memory.h"

#define MOST_BOT_BYTES ((size_t)16 << 20)

/* Without overflow: whole games for each, and the rest spread over the first shards. */
void sim_shard(int64_t asked, int64_t number, int64_t shards, int64_t *first, int64_t *end)
{
    const int64_t each = asked / shards, more = asked % shards;

    *first = each * (number - 1) + (number - 1 < more ? number - 1 : more);
    *end = *first + each + (number <= more ? 1 : 0);
}

/* ---- Values on one line ---- */

void sim_line_add(adit_text *out, const char *value)
{
    for (; *value != '\0'; value++) {
        switch (*value) {
        case '\n':
            adit_text_add(out, "\\n");
            break;
        case '\\':
            adit_text_add(out, "\\\\");
            break;
        default:
            adit_text_add_char(out, *value);
        }
    }
}

bool sim_line_restore(char *value)
{
    char *to = value;

    for (; *value != '\0'; value++) {
        if (*value == '\\') {
            value++;
            if (*value != 'n' && *value != '\\') {
                return false;
            }
            *to++ = *value == 'n' ? '\n' : '\\';
        } else {
            *to++ = *value;
        }
    }
    *to = '\0';
    return true;
}

static void add_line(adit_text *out, const char *key, const char *value)
{
    adit_text_add(out, key);
    adit_text_add_char(out, ' ');
    sim_line_add(out, value);
    adit_text_add_char(out, '\n');
}

/* ---- Writing ---- */

/* The words of the options that name cards, each once, in the order of the table. */
static int first_word(adit_engine *engine, int row, char *word, size_t size)
{
    bool names_cards = false;
    const char *form = adit_engine_option_form(engine, row, &names_cards);

    if (!names_cards) {
        return 0;
    }
    snprintf(word, size, "%.*s", (int)strcspn(form, " {"), form);
    return 1;
}

static void add_words(const sim_plan *plan, adit_text *out)
{
    char words[SIM_MAX_WORDS][32];
    int count = 0;

    for (int row = 0; row < SIM_OPTION_ROWS && count < SIM_MAX_WORDS; row++) {
        int known = 0;
        if (first_word(plan->setup->engine, row, words[count], sizeof words[count])) {
            while (strcmp(words[known], words[count]) != 0) {
                known++;
            }
            if (known == count) {
                add_line(out, "word", words[count++]);
            }
        }
    }
}

static void add_cards(const sim_plan *plan, adit_text *out)
{
    adit_engine *engine = plan->setup->engine;
    adit_card_info card;

    for (int i = 0; i < adit_engine_mod_count(engine); i++) {
        const adit_mod_info *mod = adit_engine_mod(engine, i);
        adit_text_addf(out, "mod %s %016" PRIx64 " ", mod->id, mod->content_hash);
        sim_line_add(out, mod->version);
        adit_text_add_char(out, '\n');
    }
    for (int n = 0; n < adit_engine_card_count(engine); n++) {
        if (adit_engine_card(engine, n, &card) == ADIT_OK) {
            adit_text_addf(out, "card %s %s %08" PRIx32 "\n", card.id, card.kind,
                           card.content_hash);
        }
    }
}

/* What a file holds, since other machines may have another one at the same path. */
static adit_status add_file(adit_text *out, const char *key, const char *path, adit_err *err)
{
    adit_text bytes = {0};
    adit_status status = adit_file_read(path, MOST_BOT_BYTES, &bytes, err);

    if (status == ADIT_OK) {
        adit_text_addf(out, "%s %016" PRIx64 "\n", key,
                       (uint64_t)XXH3_64bits(bytes.data, bytes.length));
    }
    adit_text_free(&bytes);
    return status;
}

static adit_status add_players(const sim_plan *plan, adit_text *out, adit_err *err)
{
    const cli_setup *setup = plan->setup;
    char seats[512];

    (void)cli_setup_seat_text(setup, seats, sizeof seats);
    add_line(out, "players", seats);
    for (int seat = 0; seat < setup->seat_count; seat++) {
        const char *name = setup->seat[seat];
        add_line(out, "seat", name);
        if (cli_names_worker(name)) {
            name += strlen(CLI_WORKER_PREFIX);
        }
        if (!cli_names_program(name) && adit_ends_with(name, ".lua")) {
            ADIT_TRY(add_file(out, "bot", name, err));
        }
    }
    return ADIT_OK;
}

static adit_status write_lines(const sim_plan *plan, adit_text *out, adit_err *err)
{
    const cli_setup *setup = plan->setup;

    add_line(out, "engine", ADIT_VERSION);
    add_line(out, "lua", adit_lua_release());
    add_line(out, "game", setup->game);
    adit_text_addf(out, "seed %" PRIu64 "\ngames %" PRId64 "\nbudget %" PRId64 "\nstrict %d\n",
                   plan->seed, plan->asked, plan->budget.most, setup->engine_options.strict);
    ADIT_TRY(add_players(plan, out, err));
    for (size_t i = 0; i < setup->match.rule_count; i++) {
        adit_text_addf(out, "rule %s ", setup->match.rules[i].name);
        sim_line_add(out, setup->match.rules[i].value);
        adit_text_add_char(out, '\n');
    }
    if (plan->scenario != NULL) {
        ADIT_TRY(add_file(out, "scenario", plan->scenario, err));
    }
    if (plan->goal_seat != 0) {
        adit_text_addf(out, "goal %d ", plan->goal_seat);
        sim_line_add(out, adit_scenario_goal(setup->scenario));
        adit_text_add_char(out, '\n');
    }
    add_cards(plan, out);
    add_words(plan, out);
    return adit_text_status(out, err);
}

adit_status sim_about_open(const sim_plan *plan, sim_about *about, adit_err *err)
{
    adit_text lines = {0};

    memset(about, 0, sizeof *about);
    adit_status status = write_lines(plan, &lines, err);
    if (status == ADIT_OK && !sim_about_read(lines.data, about)) {
        status = adit_nomem(err); /* nothing else is wrong with lines that were just written */
    }
    about->first = plan->first;
    about->end = plan->end;
    about->shards = plan->shards;
    adit_text_free(&lines);
    return status;
}

/* ---- Reading ---- */

/* Takes the next word off a value, which has one more after it. */
static char *take_word(char **value)
{
    char *word = *value;
    const size_t length = strcspn(word, " ");

    *value = word + length + (word[length] == ' ');
    word[length] = '\0';
    return word;
}

static bool read_number(const char *text, uint64_t most, uint64_t *number)
{
    char *rest;

    *number = strtoull(text, &rest, 10);
    return text[0] >= '0' && text[0] <= '9' && *rest == '\0' && *number <= most;
}

static bool read_seat(sim_about *about, char *value)
{
    if (about->players == CLI_MAX_SEATS) {
        return false;
    }
    about->seat[about->players++] = value;
    return true;
}

static bool read_rule(sim_about *about, char *value)
{
    if (about->rules == CLI_MAX_RULES) {
        return false;
    }
    adit_setting *rule = &about->rule[about->rules++];
    rule->name = take_word(&value);
    rule->value = value;
    return true;
}

static bool read_mod(sim_about *about, char *value)
{
    if (about->mods == CLI_MAX_MODS) {
        return false;
    }
    const int i = about->mods++;
    about->mod[i].id = take_word(&value);
    about->mod[i].content = take_word(&value);
    about->mod[i].release = value;
    return true;
}

static bool read_card(sim_about *about, char *value)
{
    if (about->cards == ADIT_MAX_CARDS) {
        return false;
    }
    const int i = about->cards++;
    about->card[i].id = take_word(&value);
    about->card[i].kind = take_word(&value);
    return true;
}

static bool read_word(sim_about *about, char *value)
{
    if (about->words == SIM_MAX_WORDS) {
        return false;
    }
    about->word[about->words++] = value;
    return true;
}

static bool read_goal(sim_about *about, char *value)
{
    uint64_t seat;
    const bool is_seat = read_number(take_word(&value), CLI_MAX_SEATS, &seat) && seat > 0;

    about->goal_seat = is_seat ? (int)seat : 0;
    about->goal = value;
    return is_seat;
}

static bool read_asked(sim_about *about, char *value)
{
    uint64_t asked;
    const bool is_number = read_number(value, SIM_MOST_GAMES, &asked);

    about->asked = (int64_t)asked;
    return is_number;
}

static bool read_seed(sim_about *about, char *value)
{
    return read_number(value, UINT64_MAX, &about->seed);
}

static bool read_engine(sim_about *about, char *value)
{
    about->engine = value;
    return true;
}

static bool read_lua(sim_about *about, char *value)
{
    about->lua = value;
    return true;
}

static bool read_game(sim_about *about, char *value)
{
    about->game = value;
    return true;
}

static bool read_players(sim_about *about, char *value)
{
    about->players_text = value;
    return true;
}

/* What is only compared. */
static bool skip_value(sim_about *about, char *value)
{
    (void)about;
    (void)value;
    return true;
}

static bool read_line(sim_about *about, char *line)
{
    static const struct {
        const char *key;
        bool (*read)(sim_about *about, char *value);
    } rows[] = {{"engine", read_engine}, {"lua", read_lua},         {"game", read_game},
                {"seed", read_seed},     {"games", read_asked},     {"budget", skip_value},
                {"strict", skip_value},  {"players", read_players}, {"seat", read_seat},
                {"bot", skip_value},     {"rule", read_rule},       {"scenario", skip_value},
                {"goal", read_goal},     {"mod", read_mod},         {"card", read_card},
                {"word", read_word}};
    const char *key = take_word(&line);

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(key, rows[i].key) == 0) {
            return sim_line_restore(line) && rows[i].read(about, line);
        }
    }
    return false;
}

bool sim_about_read(const char *lines, sim_about *about)
{
    about->lines = adit_strdup(lines);
    about->values = adit_strdup(lines);
    if (about->lines == NULL || about->values == NULL) {
        return false;
    }
    for (char *line = about->values, *next; *line != '\0'; line = next) {
        next = line + strcspn(line, "\n");
        if (*next == '\n') {
            *next++ = '\0';
        }
        if (!read_line(about, line)) {
            return false;
        }
    }
    return about->engine != NULL && about->lua != NULL && about->game != NULL &&
           about->players_text != NULL && about->players > 0 && about->asked > 0 &&
           about->goal_seat <= about->players;
}

void sim_about_close(sim_about *about)
{
    adit_free(about->lines);
    adit_free(about->values);
    memset(about, 0, sizeof *about);
}

void sim_about_words(const sim_about *about, adit_engine *engine, int word_of[SIM_OPTION_ROWS])
{
    char word[32];

    for (int row = 0; row < SIM_OPTION_ROWS; row++) {
        word_of[row] = -1;
        for (int i = 0; first_word(engine, row, word, sizeof word) && i < about->words; i++) {
            if (strcmp(word, about->word[i]) == 0) {
                word_of[row] = i;
                break;
            }
        }
    }
}
