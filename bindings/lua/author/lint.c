/* lint.c - tries every script of a card on positions of random games.
 *
 * Looking functions are asked, effects are carried out on copies, all of it twice. A script that
 * fails, never ends, writes where it may only read, or does something else the second time is
 * reported with the message that a player would get. That something cannot be done in a position is
 * no finding.
 */
#include "bindings/lua/author/lint.h"

#include <string.h>
#include <time.h>
#include <xxhash.h>

#include "bindings/lua/author/examples.h"
#include "bindings/lua/vm/lexer.h"
#include "engine/base/format.h"
#include "engine/base/memory.h"
#include "engine/base/text.h"
#include "engine/rules/runner.h"

/* ---- Reporting ---- */

static void report_finding(aditl_lint *lint, const char *text)
{
    uint64_t hash = XXH3_64bits(text, strcspn(text, "\n"));

    for (int i = 0; i < lint->count; i++) {
        if (lint->told[i] == hash) {
            return;
        }
    }
    if (lint->count < ADITL_LINT_FINDINGS) {
        lint->told[lint->count++] = hash;
        lint->found(lint->context, text);
    }
}

/* The text of a file that was loaded; NULL if it was not. */
static const aditl_source *source_of(const aditl_lint *lint, const char *path)
{
    const aditl_host *host = lint->engine->host.self;

    return aditl_source_find(&host->set.sources, path);
}

void aditl_lint_tell_at(aditl_lint *lint, const char *path, int line, const char *format, ...)
{
    char words[500];
    adit_text text = {0};
    va_list args;

    va_start(args, format);
    adit_format_words(words, sizeof words, format, args);
    va_end(args);
    adit_text_addf(&text, "%s:%d: %s", path, line, words);
    aditl_source_excerpt(source_of(lint, path), line, &text);
    if (!text.failed) {
        report_finding(lint, text.data);
    }
    adit_text_free(&text);
}

void aditl_lint_excerpt(const char *message, const char *path, const adit_text *source,
                        adit_text *out)
{
    if (message == NULL || path == NULL || source == NULL || out == NULL) {
        return;
    }

    char named[4096];
    int line;

    if (aditl_place_of(message, named, sizeof named, &line) && strcmp(named, path) == 0) {
        aditl_excerpt(source->data, source->length, line, out);
    }
}

int aditl_lint_line(const aditl_lint *lint, const adit_card *card, const char *const *names,
                    int count)
{
    const aditl_source *source = source_of(lint, card->file);

    return source == NULL
               ? card->line
               : aditl_find_line(source->text, source->length, card->line, 0, names, count, "");
}

uint64_t aditl_lint_signature(const aditl_lint *lint)
{
    uint64_t hashes[ADITL_LINT_GAMES] = {0};

    for (int i = 0; lint != NULL && i < lint->game_count; i++) {
        hashes[i] = adit_game_hash(lint->game[i]);
    }
    return lint == NULL ? 0 : XXH3_64bits(hashes, sizeof hashes);
}

int aditl_lint_count(const aditl_lint *lint)
{
    return lint == NULL ? 0 : lint->count;
}

/* A card is to blame. */
static bool is_failure(adit_status status)
{
    return status == ADIT_SCRIPT || status == ADIT_LIMIT;
}

/* ---- Positions ---- */

/* After how many decisions a position is kept. */
static const int moments[] = {0, 3, 9, 20, 40, 70};

static adit_status keep_position(aditl_lint *lint, const adit_game *game, adit_err *err)
{
    adit_game *copy = adit_game_clone(game);

    if (copy == NULL) {
        return adit_nomem(err);
    }
    lint->game[lint->game_count++] = copy;
    return ADIT_OK;
}

/* One random game; a fault of a card that stops it is reported. */
static adit_status sample_game(aditl_lint *lint, adit_game *game, uint64_t seed, adit_err *err)
{
    const int last = moments[sizeof moments / sizeof *moments - 1];
    adit_status status = ADIT_OK;
    size_t next = 0;

    for (int made = 0; status == ADIT_OK && made <= last && !adit_game_is_over(game); made++) {
        int count = adit_game_option_count(game);

        if (made == moments[next]) {
            ADIT_TRY(keep_position(lint, game, err));
            next++;
        }
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        /* Without options there is a fault, which the decision reports. */
        status = adit_game_decide(game, count > 0 ? (int)((seed >> 33) % (uint64_t)count) : 0, err);
    }
    if (is_failure(status)) {
        report_finding(lint, err->text);
        return ADIT_OK;
    }
    return status;
}

static adit_status make_game(const aditl_lint *lint, const adit_game *start, uint64_t seed,
                             adit_game **game, adit_err *err)
{
    if (start != NULL) {
        *game = adit_game_clone(start);
        return *game != NULL ? ADIT_OK : adit_nomem(err);
    }
    adit_setup setup = {.players = aditl_default_players(adit_engine_game(lint->engine)),
                        .seed = seed};

    return adit_game_new(lint->engine, &setup, game, err);
}

static adit_status make_positions(aditl_lint *lint, const adit_game *start, adit_err *err)
{
    for (uint64_t seed = 1; seed <= 2; seed++) {
        adit_game *game = NULL;
        adit_status status = make_game(lint, start, seed, &game, err);

        if (is_failure(status)) {
            report_finding(lint, err->text);
            continue;
        }
        ADIT_TRY(status);
        adit_game_forget_history(game);
        status = sample_game(lint, game, seed, err);
        adit_game_free(game);
        ADIT_TRY(status);
    }
    return ADIT_OK;
}

/* ---- How long it takes ---- */

#define MOST_STEPS 200000000 /* of all that is tried */
#define STEPS_PER_PART 20    /* what a part of a declared effect takes, in steps of scripts */
#define MOST_SECONDS 20      /* of computing, where steps are dear */

static int64_t steps_used(const adit_engine *engine)
{
    return ((const aditl_host *)engine->host.self)->tried_fuel +
           STEPS_PER_PART * engine->runner->tried_parts;
}

static int64_t seconds_used(void)
{
    struct timespec now = {0};

    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec;
}

/* Whether there is no time to try more of the card; said once. Thousands of effects, each just
 * within its limits, would keep somebody waiting for hours. */
static bool is_tired(aditl_lint *lint, const adit_card *card)
{
    if (!lint->is_tired && (steps_used(lint->engine) > lint->steps + MOST_STEPS ||
                            seconds_used() > lint->seconds + MOST_SECONDS ||
                            adit_engine_pay(lint->engine, NULL) != ADIT_OK)) {
        lint->is_tired = true;
        aditl_lint_tell_at(lint, card->file, card->line,
                           "trying out the cards takes too long; cards from '%s' on are not tried",
                           card->id);
    }
    return lint->is_tired;
}

/* ---- Counts of mods ---- */

static void try_query(aditl_lint *lint, int query)
{
    for (int i = 0; i < lint->game_count; i++) {
        adit_tx *tx = adit_game_view_tx(lint->game[i]);
        adit_err err = {.status = ADIT_OK};

        tx->err = &err;
        for (int seat = 0; seat < tx->work->players && tx->stop == ADIT_OK; seat++) {
            tx->host->begin_decision(tx->host->self);
            (void)adit_query(tx, seat, query);
        }
        tx->err = NULL;
        if (is_failure(tx->stop)) {
            report_finding(lint, err.text);
            tx->stop = ADIT_OK;
            return;
        }
    }
}

/* They belong to no card, so they are tried before all cards. */
static void try_queries(aditl_lint *lint)
{
    const adit_game_def *def = lint->engine->def;
    const int goods = adit_good_count(def->goods);

    for (int i = 0; def->queries != NULL && def->queries[i].name != NULL; i++) {
        if (def->queries[i].count == NULL) {
            try_query(lint, goods + i);
        }
    }
}

adit_status aditl_lint_open(adit_engine *engine, const adit_game *start, aditl_finding found,
                            void *context, aditl_lint **out, adit_err *err)
{
    ADIT_NEED(out != NULL, err);
    *out = NULL;
    ADIT_NEED(engine != NULL && found != NULL, err);

    aditl_lint *lint = adit_alloc(sizeof *lint);
    adit_err unwanted = {.status = ADIT_OK};
    adit_status status;

    err = err != NULL ? err : &unwanted;
    if (lint == NULL) {
        return adit_nomem(err);
    }
    lint->engine = engine;
    lint->found = found;
    lint->steps = steps_used(engine);
    lint->seconds = seconds_used();
    lint->context = context;
    status = make_positions(lint, start, err);
    if (status == ADIT_OK) {
        try_queries(lint);
    }
    if (status != ADIT_OK) {
        aditl_lint_close(lint);
        return status;
    }
    *out = lint;
    return ADIT_OK;
}

void aditl_lint_close(aditl_lint *lint)
{
    if (lint == NULL) {
        return;
    }
    for (int i = 0; i < lint->game_count; i++) {
        adit_game_free(lint->game[i]);
    }
    adit_free(lint);
}

/* ---- Looking functions ---- */

typedef struct {
    aditl_lint *lint;
    const adit_card *card;
    adit_tx *tx; /* for looking at one of the positions */
    int seat;
    adit_err err;
    adit_args args; /* of the verb whose event or permission is tried */
} lint_trial;

/* Makes the look that of the card, with a place for words. */
static void begin_look(lint_trial *trial)
{
    trial->tx->card = trial->card->number;
    trial->tx->card_seat = trial->seat;
    trial->tx->stop = ADIT_OK;
    trial->err = (adit_err){.status = ADIT_OK};
    trial->tx->err = &trial->err;
    trial->tx->host->begin_decision(trial->tx->host->self);
}

static void end_look(lint_trial *trial)
{
    if (is_failure(trial->tx->stop)) {
        report_finding(trial->lint, trial->err.text);
    }
    trial->tx->stop = ADIT_OK;
    trial->tx->err = NULL;
    trial->tx->card = trial->tx->card_seat = ADIT_NO_CARD;
}

static void try_number(lint_trial *trial, const adit_number *number)
{
    int first, second;

    if (number->kind != ADIT_NUMBER_SCRIPT) {
        return;
    }
    begin_look(trial);
    first = adit_number_of(trial->tx, trial->seat, number);
    second = trial->tx->stop == ADIT_OK ? adit_number_of(trial->tx, trial->seat, number) : first;
    if (trial->tx->stop == ADIT_OK && first != second) {
        aditl_lint_tell_at(trial->lint, trial->card->file, trial->card->line,
                           "a function that computes a number returned %d, then %d", first, second);
    }
    end_look(trial);
}

/* Calls a looking function as the engine does, on behalf of the card. */
static void try_modifier(lint_trial *trial, int script)
{
    int number;

    begin_look(trial);
    trial->tx->is_looking = true;
    (void)trial->tx->host->number(trial->tx->host->self, trial->tx, script, trial->seat, 1,
                                  &number);
    end_look(trial);
}

/* The event of a verb with the least that its parameters can be. */
static void fill_deed(lint_trial *trial, int deed, adit_event *event)
{
    if (deed < ADIT_FIRST_DEED || deed >= ADIT_FIRST_DEED + ADIT_MAX_VERBS) {
        return;
    }
    const adit_verb *verb = adit_verb_at(trial->tx->def, deed - ADIT_FIRST_DEED);

    trial->args = (adit_args){{0}};
    for (int i = 0; i < verb->param_count; i++) {
        trial->args.n[i] = verb->param[i].type == ADIT_PARAM_INT ? verb->param[i].min : 0;
    }
    event->args = &trial->args;
}

static void try_reason(lint_trial *trial, const adit_hook_permit *permit)
{
    adit_event deed = {.event = permit->word, .seat = trial->seat, .card = permit->card};
    adit_why why = {{0}};
    bool says;

    begin_look(trial);
    fill_deed(trial, permit->word, &deed);
    trial->tx->is_looking = true;
    trial->tx->deed = deed.args != NULL ? &deed : NULL;
    (void)trial->tx->host->reason(trial->tx->host->self, trial->tx, permit->script, trial->seat,
                                  &says, &why);
    trial->tx->deed = NULL;
    end_look(trial);
}

static void try_facts(lint_trial *trial)
{
    const adit_fact_row *rows = adit_kind_at(trial->tx->def, trial->card->kind)->facts;

    for (int i = 0; i < ADIT_MAX_FACTS && rows[i].name != NULL; i++) {
        if (rows[i].type == ADIT_FACT_NUMBER && trial->card->fact[i].is_set) {
            try_number(trial, &trial->card->fact[i].count);
        }
    }
    if (trial->card->has_score) {
        try_number(trial, &trial->card->score);
    }
}

static void try_looking(lint_trial *trial)
{
    try_facts(trial);
    for (int i = 0; i < trial->card->modify_count; i++) {
        if (trial->card->modify[i].script >= 0) {
            try_modifier(trial, trial->card->modify[i].script);
        } else {
            try_number(trial, &trial->card->modify[i].add);
        }
    }
    for (int i = 0; i < trial->card->permit_count; i++) {
        if (trial->card->permit[i].script >= 0) {
            try_reason(trial, &trial->card->permit[i]);
        }
    }
}

/* ---- Effects ---- */

static void try_effect(lint_trial *trial, adit_node_id node)
{
    adit_err err = {0};

    if (node != 0 && !is_tired(trial->lint, trial->card) &&
        is_failure(
            adit_probe_effect(trial->tx, trial->seat, trial->card->number, node, NULL, &err))) {
        report_finding(trial->lint, err.text);
    }
}

/* An event that the hook would hear. */
static adit_event event_for(lint_trial *trial, const adit_hook_on *on, int card)
{
    const adit_event_row row = adit_event_row_of(trial->tx->def, trial->tx->cards, on->event);
    int players = trial->tx->work->players;
    adit_event event = {.event = on->event, .seat = trial->seat, .card = ADIT_NO_CARD, .amount = 0};
    int amount = on->min > 1 ? on->min : on->max < 1 && on->max > INT16_MIN ? on->max : 1;

    if (on->by == ADIT_ACTOR_OTHERS) {
        event.seat = (trial->seat + 1) % players;
    }
    if (row.has_card) {
        event.card = on->card != ADIT_NO_CARD ? on->card : card;
    }
    event.amount = row.has_amount ? amount : 0;
    fill_deed(trial, on->event, &event);
    for (int good = 0; row.has_goods && trial->tx->def->goods[good].name != NULL; good++) {
        bool is_wanted = on->good == good || (on->good < 0 && good == 0);
        event.goods.have[good] = (int16_t)(is_wanted ? (amount > 0 ? amount : 1) : 0);
    }
    return event;
}

/* What an event is about is not known here: one card of each kind is tried, and only what fails
 * with all of them is a finding. */
static void try_listener(lint_trial *trial, const adit_hook_on *on)
{
    const bool has_card = adit_event_row_of(trial->tx->def, trial->tx->cards, on->event).has_card &&
                          on->card == ADIT_NO_CARD;
    const int kinds = has_card ? ADIT_MAX_KINDS : 1;
    const adit_cards *cards = trial->lint->engine->cards;
    adit_err err = {0};

    if (!adit_condition_holds(trial->tx, trial->seat, &on->when, NULL)) {
        return;
    }
    for (int kind = 0; kind < kinds && !is_tired(trial->lint, trial->card); kind++) {
        adit_event event;

        if (has_card && adit_kind_card_count(cards, kind) == 0) {
            continue;
        }
        event = event_for(trial, on, has_card ? cards->kind_first[kind] : ADIT_NO_CARD);
        if (!is_failure(adit_probe_effect(trial->tx, trial->seat, trial->card->number, on->run,
                                          &event, &err))) {
            return;
        }
    }
    if (err.text[0] != '\0') {
        report_finding(trial->lint, err.text);
    }
}

static void try_acting(lint_trial *trial)
{
    const adit_track *track = adit_track_of(trial->tx->cards, trial->card);
    const adit_fact_row *rows = adit_kind_at(trial->tx->def, trial->card->kind)->facts;

    for (int i = 0; i < ADIT_MAX_FACTS && rows[i].name != NULL; i++) {
        if (rows[i].type == ADIT_FACT_EFFECT) {
            try_effect(trial, trial->card->fact[i].effect);
        }
    }
    for (int step = 1; track != NULL && step <= track->steps; step++) {
        try_effect(trial, track->at[step]);
    }
    try_effect(trial, trial->card->built);
    for (int i = 0; i < trial->card->exchange_count; i++) {
        try_effect(trial, trial->card->exchange[i].run);
    }
    for (int i = 0; i < trial->card->on_count; i++) {
        try_listener(trial, &trial->card->on[i]);
    }
}

/* ---- Examples ---- */

/* All that is wrong with how an example is written, each for itself. `lines` may be NULL. */
static void report_lines(aditl_lint *lint, const aditl_example *example, const char *lines)
{
    const adit_card *card = example->card;
    int line = aditl_example_line(lint->engine->host.self, card, example->name);

    for (const char *at = lines; at != NULL && *at != '\0';) {
        size_t length = strcspn(at, "\n");

        aditl_lint_tell_at(lint, card->examples_file, line, "%.*s", (int)length, at);
        at += length + (at[length] == '\n');
    }
}

static void check_example(aditl_lint *lint, const aditl_example *example)
{
    const adit_card *card = example->card;
    adit_text words = {0};

    if (example->problems.count > 0) {
        report_lines(lint, example, example->problems.text.data);
    } else if (!aditl_example_begins(lint->engine, example, &words)) {
        aditl_lint_tell_at(lint, card->examples_file,
                           aditl_example_line(lint->engine->host.self, card, example->name),
                           "example: %s", words.data == NULL ? "out of memory" : words.data);
    } else if (aditl_example_knows_moves(lint->engine, example, &words, NULL) != ADIT_OK) {
        report_lines(lint, example, "example: out of memory");
    } else {
        report_lines(lint, example, words.data);
    }
    adit_text_free(&words);
}

/* Whether the examples are written well, their matches can be set up, and what must not be
 * possible can be a move; `adit test` plays them. */
static void check_examples(aditl_lint *lint, const adit_card *card)
{
    adit_err err = {.status = ADIT_OK};
    bool exists = true;

    for (int n = 0; exists && err.status == ADIT_OK; n++) {
        aditl_example example;
        (void)aditl_example_read(lint->engine->host.self, card, n, &example, &exists, &err);
        if (is_failure(err.status)) { /* examples that waited may not even be Lua */
            report_finding(lint, err.text);
        } else if (exists && err.status == ADIT_OK) {
            check_example(lint, &example);
        }
        aditl_example_free(&example);
    }
}

/* ---- All together ---- */

static void report_pitfall(void *context, const char *text)
{
    report_finding(context, text);
}

static void scan_file(aditl_lint *lint, const char *path)
{
    const aditl_source *source = source_of(lint, path);

    if (source == NULL || (lint->scanned != NULL && strcmp(lint->scanned, path) == 0)) {
        return;
    }
    lint->scanned = path;
    aditl_lint_source(path, source->text, aditl_lua_release_number(), report_pitfall, lint);
}

void aditl_lint_card(aditl_lint *lint, int n)
{
    if (lint == NULL || n < 0 || n >= lint->engine->cards->count) {
        return;
    }

    const adit_card *card = &lint->engine->cards->card[n];

    scan_file(lint, card->file);
    aditl_lint_reach(lint, card);
    check_examples(lint, card);
    for (int i = 0; i < lint->game_count; i++) {
        adit_tx *tx = adit_game_view_tx(lint->game[i]);

        for (int seat = 0; seat < adit_game_players(lint->game[i]) && !is_tired(lint, card);
             seat++) {
            lint_trial trial = {.lint = lint, .card = card, .tx = tx, .seat = seat};

            try_looking(&trial);
            try_acting(&trial);
        }
    }
}
