/* examples.c - runs the examples that cards carry.
 *
 * An example is a short game: a start, some decisions by their texts, and what must then be
 * true. Each is played four times and must come to the same states: as it is, on a copy made
 * at each step, on a saved and loaded game at each step, and once more from the start. All of
 * it runs in purity mode, so a card that remembers something is found by its own examples.
 */
#include "bindings/lua/author/examples.h"

#include <stdio.h>
#include <string.h>

#include "bindings/lua/host/view.h"
#include "bindings/lua/read/moves.h"
#include "bindings/lua/read/score_names.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/match/game.h"

#define SCORE_LINES 128

typedef enum { AS_IT_IS, COPIED, SAVED, AGAIN, WAYS } way;

static const char *const way_words[WAYS] = {
    "", "on a copy of the game: ", "after saving and loading: ", "played a second time: "};

/* What came of a step in the first way. */
typedef struct {
    uint64_t hash;
    bool is_idle; /* it gave an answer that had been taken without a question */
} step_result;

/* One way of playing it. */
typedef struct {
    adit_engine *engine;
    const aditl_example *example;
    way way;
    adit_game *game;
    adit_text *message;
    step_result *first; /* for each step */
    adit_err err;
} playing;

/* ---- What went wrong ---- */

static void report_failure(playing *p, const char *words)
{
    if (p->message->length > 0) {
        adit_text_add(p->message, "\n");
    }
    adit_text_add(p->message, way_words[p->way]);
    adit_text_add(p->message, words);
    /* Without memory it is unknown whether the example holds; a message that failed says so. */
    p->message->failed |= p->err.status == ADIT_NOMEM;
}

static void report_step_failure(playing *p, size_t step, const char *words)
{
    report_failure(p, "");
    adit_text_addf(p->message, "step %zu '%s': ", step + 1, p->example->steps.item[step].name);
    adit_text_add(p->message, words);
}

/* ---- Cards of the same mod ---- */

/* The option that the example means by the move, or -1. */
static int find_option(const playing *p, const char *move)
{
    char text[1024];
    int index = adit_game_option_find(p->game, move);

    if (index < 0 && aditl_example_prefixed(p->engine, p->example, move, text, sizeof text)) {
        index = adit_game_option_find(p->game, text);
    }
    return index;
}

static adit_status decide_move(playing *p, const char *move)
{
    int index = find_option(p, move);
    char text[1024];

    if (index >= 0) {
        return adit_game_decide(p->game, index, &p->err);
    }
    if (aditl_example_prefixed(p->engine, p->example, move, text, sizeof text) &&
        adit_game_step(p->game, text, &p->err) == ADIT_OK) {
        return ADIT_OK;
    }
    /* By its text it is refused with the reason. */
    return adit_game_step(p->game, move, &p->err);
}

/* Whether the value is the one expected; an own card needs no prefix. */
static bool is_expected(const playing *p, const char *value, const char *expected)
{
    size_t length = p->example->mod == NULL ? 0 : strlen(p->example->mod);

    return adit_cards_means(p->engine->cards, expected, value) ||
           (length > 0 && strncmp(value, p->example->mod, length) == 0 && value[length] == ':' &&
            strcmp(value + length + 1, expected) == 0);
}

/* ---- Playing ---- */

static bool start_game(playing *p)
{
    const aditl_example *example = p->example;
    adit_setup setup = {.players = example->players,
                        .seed = example->seed,
                        .rules = example->rules.item,
                        .rule_count = example->rules.count,
                        .fields = example->fields.item,
                        .field_count = example->fields.count};

    if (adit_game_new(p->engine, &setup, &p->game, &p->err) != ADIT_OK) {
        report_failure(p, "given: ");
        adit_text_add(p->message, p->err.text);
        return false;
    }
    return true;
}

/* What this way of playing does before each step. */
static adit_status prepare_step(playing *p)
{
    adit_status status = ADIT_OK;
    adit_game *next = NULL;

    if (p->way == COPIED) {
        next = adit_game_clone(p->game);
        status = next != NULL ? ADIT_OK : adit_nomem(&p->err);
    } else if (p->way == SAVED) {
        adit_text saved = {0};

        status = adit_game_save(p->game, &saved, &p->err);
        ADIT_THEN(status, adit_game_load(p->engine, saved.data, saved.length, &next, &p->err));
        adit_text_free(&saved);
    }
    if (next != NULL) {
        adit_game_free(p->game);
        p->game = next;
    }
    return status;
}

static bool same_hash(playing *p, size_t step)
{
    uint64_t hash = adit_game_hash(p->game);

    if (p->way == AS_IT_IS) {
        p->first[step].hash = hash;
    }
    return hash == p->first[step].hash;
}

static bool play_steps(playing *p)
{
    const aditl_settings *steps = &p->example->steps;

    for (size_t step = 0; step < steps->count; step++) {
        const int decisions = adit_game_decision_count(p->game);

        if (p->way != AS_IT_IS && p->first[step].is_idle) {
            continue; /* copies do not know what was answered before them */
        }
        if (prepare_step(p) != ADIT_OK) {
            report_step_failure(p, step, p->err.text);
            return false;
        }
        if (decide_move(p, steps->item[step].name) != ADIT_OK) {
            report_step_failure(p, step, p->err.text);
            aditl_list_offers(p->game, p->message);
            return false;
        }
        p->first[step].is_idle |=
            p->way == AS_IT_IS && adit_game_decision_count(p->game) == decisions;
        if (!same_hash(p, step)) {
            report_step_failure(
                p, step,
                "running it twice gave two different states; does the card keep data "
                "in a Lua variable?");
            return false;
        }
    }
    return true;
}

/* ---- Comparing ---- */

/* Finds the field; one that is called by an own card needs no prefix: "project.mint". */
static bool find_field(const playing *p, const adit_text *fields, const char *name,
                       aditl_field *field)
{
    char whole[240];
    adit_buffer out = adit_buffer_on(whole, sizeof whole);
    const char *dot = strrchr(name, '.');

    if (aditl_fields_find(fields, name, field)) {
        return true;
    }
    if (dot == NULL || p->example->mod == NULL) {
        return false;
    }
    adit_buffer_addf(&out, "%.*s.%s:%s", (int)(dot - name), name, p->example->mod, dot + 1);
    return aditl_fields_find(fields, whole, field);
}

static void compare_field(playing *p, const adit_text *fields, const adit_setting *expected)
{
    char number[24];
    adit_buffer digits = adit_buffer_on(number, sizeof number);
    aditl_field field;

    if (!find_field(p, fields, expected->name, &field)) {
        const char *nearest = aditl_fields_suggest(fields, expected->name);

        report_failure(p, "expect: ");
        adit_text_addf(p->message, "no field is called '%s'%s", expected->name,
                       adit_did_you_mean(nearest, "").text);
        return;
    }
    if (field.is_number) {
        adit_buffer_add_number(&digits, field.number);
    }
    const char *value = field.is_number ? number : field.word;

    if (!is_expected(p, value, expected->value)) {
        report_failure(p, "");
        adit_text_addf(p->message, "%s is %s, expected %s", expected->name, value, expected->value);
    }
}

/* Points that come from one source; several lines may name it: "shelf", "shelf bonus". */
static int points_from(const playing *p, const adit_score_line *lines, int count,
                       const char *source)
{
    char renewed[200];
    adit_buffer out = adit_buffer_on(renewed, sizeof renewed);
    int points = 0;

    source = adit_cards_renew(p->engine->cards, source, &out) ? renewed : source;
    const size_t length = strlen(source);

    for (int i = 0; i < count; i++) {
        bool is_named = strncmp(lines[i].source, source, length) == 0 &&
                        (lines[i].source[length] == '\0' || lines[i].source[length] == ' ');
        points += is_named ? lines[i].points : 0;
    }
    return points;
}

static void report_source_failure(playing *p, const char *name)
{
    const char *nearest = aditl_score_suggest(p->engine, name);

    report_failure(p, "expect: ");
    adit_text_addf(p->message, "score: the score has no line '%s'", name);
    if (nearest != NULL) {
        adit_text_addf(p->message, "; did you mean '%s'?", nearest);
    } else {
        adit_text_add(p->message, "; expected total, a good, the id of a card");
        for (int i = 0;
             p->engine->def->score_words != NULL && p->engine->def->score_words[i].name != NULL;
             i++) {
            adit_text_addf(p->message, ", %s", p->engine->def->score_words[i].name);
        }
    }
}

static void compare_score(playing *p)
{
    adit_score_line lines[SCORE_LINES];
    int total = 0, count = adit_game_score(p->game, 1, &total, lines, SCORE_LINES);

    for (size_t i = 0; i < p->example->score.count; i++) {
        const adit_setting *expected = &p->example->score.item[i];
        bool is_total = strcmp(expected->name, "total") == 0;
        char number[24];

        if (!aditl_score_knows(p->engine, expected->name)) {
            report_source_failure(p, expected->name);
            continue;
        }
        snprintf(number, sizeof number, "%d",
                 is_total ? total : points_from(p, lines, count, expected->name));
        if (strcmp(number, expected->value) != 0) {
            report_failure(p, "");
            adit_text_addf(p->message, "score: %s gives %s, expected %s", expected->name, number,
                           expected->value);
        }
    }
}

static void compare_moves(playing *p)
{
    adit_text wrong = {0};
    adit_status status = aditl_example_moves_hold(p->game, p->example, &wrong, &p->err);

    if (status != ADIT_OK || wrong.length > 0) {
        report_failure(p, status != ADIT_OK ? p->err.text : wrong.data);
    }
    p->message->failed |= wrong.failed;
    adit_text_free(&wrong);
}

static void compare_end(playing *p)
{
    adit_text fields = {0};

    if (aditl_fields_collect(p->game, 0, &fields, &p->err) != ADIT_OK) {
        report_failure(p, p->err.text);
    } else {
        for (size_t i = 0; i < p->example->expect.count; i++) {
            compare_field(p, &fields, &p->example->expect.item[i]);
        }
    }
    adit_text_free(&fields);
    if (p->example->score.count > 0) {
        compare_score(p);
    }
    compare_moves(p);
    if (adit_game_check(p->game, &p->err) != ADIT_OK) {
        report_failure(p, p->err.text);
    }
}

static void play_once(playing *p)
{
    if (start_game(p)) {
        const adit_read_point mark = adit_game_read_point(p->game);

        if (play_steps(p)) {
            compare_end(p);
        }
        p->message->failed |= adit_game_read_error(p->game, mark, NULL) != ADIT_OK;
    }
    adit_game_free(p->game);
    p->game = NULL;
}

bool aditl_example_begins(adit_engine *engine, const aditl_example *example, adit_text *message)
{
    playing p = {.engine = engine, .example = example, .message = message};
    bool begins = start_game(&p);

    /* One problem is one line: where it happened and in whose call stands in the lines below it. */
    if (!begins && message->data != NULL) {
        message->data[strcspn(message->data, "\n")] = '\0';
    }
    adit_game_free(p.game);
    return begins;
}

/* Plays it in all ways. True if it holds; if not, `message` says what went wrong, as above. */
static bool example_holds(adit_engine *engine, const aditl_example *example, adit_text *message)
{
    playing p = {.engine = engine, .example = example, .message = message};
    bool purity = engine->purity;

    p.first = adit_alloc((example->steps.count + 1) * sizeof *p.first);
    if (p.first == NULL) {
        message->failed = true;
        return false;
    }
    engine->purity = true;
    for (p.way = AS_IT_IS; p.way < WAYS && message->length == 0 && !message->failed; p.way++) {
        play_once(&p);
    }
    engine->purity = purity;
    adit_free(p.first);
    return message->length == 0 && !message->failed;
}

/* ---- All examples ---- */

typedef struct {
    adit_engine *engine;
    adit_example_report report;
    void *context;
    int *passed, *failed;
    adit_err *err;
} running;

int aditl_example_line(const aditl_host *host, const adit_card *card, const char *name)
{
    const aditl_source *source = aditl_source_find(&host->set.sources, card->examples_file);
    int line = strcmp(card->file, card->examples_file) == 0 ? card->line : 1;

    if (name != NULL && source != NULL) {
        const char *at = strstr(source->text, name);

        while (at != NULL && (at == source->text || (at[-1] != '"' && at[-1] != '\''))) {
            at = strstr(at + 1, name); /* a part of something else */
        }
        line = at != NULL ? 1 : line;
        for (const char *c = source->text; at != NULL && c < at; c++) {
            line += *c == '\n';
        }
    }
    return line;
}

static adit_status run_example(const running *run, const adit_card *card,
                               const aditl_example *example)
{
    adit_text words = {0};
    adit_text message = {0};
    const char *name = example->name != NULL ? example->name : "(no name)";
    bool holds = false;

    if (example->problems.count > 0) {
        adit_text_add_bytes(&words, example->problems.text.data, example->problems.text.length);
    } else {
        holds = example_holds(run->engine, example, &words);
    }
    if (words.failed) {
        adit_text_free(&words);
        return adit_fail(run->err, ADIT_NOMEM, "out of memory for example '%s' of %s", name,
                         card->id);
    }
    *(holds ? run->passed : run->failed) += 1;
    if (!holds) {
        adit_text_addf(&message, "%s:%d: %s", card->examples_file,
                       aditl_example_line(run->engine->host.self, card, example->name), card->id);
        adit_text_addf(&message, ": example '%s': ", name);
        adit_text_add(&message, words.data != NULL ? words.data : "not enough memory");
    }
    if (run->report != NULL) {
        run->report(run->context, card->id, name, holds, message.data != NULL ? message.data : "");
    }
    adit_text_free(&words);
    adit_text_free(&message);
    return ADIT_OK;
}

static adit_status run_card(const running *run, aditl_host *host, const adit_card *card)
{
    for (int n = 0;; n++) {
        aditl_example example;
        bool exists = false;
        adit_status status = aditl_example_read(host, card, n, &example, &exists, run->err);

        if (status == ADIT_OK && exists) {
            status = run_example(run, card, &example);
        }
        aditl_example_free(&example);
        if (status != ADIT_OK || !exists) {
            return status;
        }
    }
}

static bool is_selected(const adit_cards *cards, const adit_card *card, const char *wanted)
{
    return wanted == NULL || adit_cards_means(cards, wanted, card->id) ||
           (card->mod != NULL && strcmp(card->mod, wanted) == 0);
}

adit_status adit_engine_run_examples(adit_engine *engine, const char *card,
                                     adit_example_report report, void *context, int *passed,
                                     int *failed, adit_err *err)
{
    ADIT_NEED(engine != NULL && passed != NULL && failed != NULL, err);

    running run = {engine, report, context, passed, failed, err};
    const adit_cards *cards = engine->cards;
    bool found = card == NULL;

    *passed = 0;
    *failed = 0;
    for (int i = 0; i < cards->count; i++) {
        if (is_selected(cards, &cards->card[i], card)) {
            found = true;
            ADIT_TRY(run_card(&run, engine->host.self, &cards->card[i]));
        }
    }
    if (!found) {
        const char *nearest = adit_engine_card_suggest(engine, card);

        return adit_fail(err, ADIT_USAGE, "no card or mod is called '%s'%s", card,
                         adit_did_you_mean(nearest, "; `adit cards GAME` lists them").text);
    }
    return ADIT_OK;
}
