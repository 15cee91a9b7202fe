/* table.c - setting up a table, who its tokens stand for, and how a request finds its function. */
#include "bindings/table/files.h"
#include "bindings/table/history.h"
#include "bindings/table/requests.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* ---- Tokens ---- */

static int token_slot(const aditt_table *table, int who)
{
    return who >= ADITT_HOST && who <= table->players ? who + 1 : -1;
}

adit_status aditt_new_token(aditt_table *table, int who, adit_err *err)
{
    const int slot = token_slot(table, who);
    unsigned char bytes[(ADITT_TOKEN_SIZE - 1) / 2];

    if (slot < 0) {
        return adit_fail(err, ADIT_USAGE, "there is no seat %d", who);
    }
    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) {
        return adit_fail(err, ADIT_IO, "no random numbers for a token");
    }
    for (size_t i = 0; i < sizeof bytes; i++) {
        snprintf(table->token[slot] + 2 * i, 3, "%02x", bytes[i]);
    }
    return ADIT_OK;
}

const char *aditt_token(const aditt_table *table, int who)
{
    const int slot = token_slot(table, who);

    return slot < 0 ? NULL : table->token[slot];
}

bool aditt_knows(const aditt_table *table, const char *token, int *who)
{
    int found = -1;

    if (token == NULL || strlen(token) != ADITT_TOKEN_SIZE - 1) {
        return false;
    }
    for (int slot = 0; slot <= table->players + 1; slot++) {
        unsigned char difference = 0;

        for (int i = 0; i < ADITT_TOKEN_SIZE - 1; i++) { /* to the end, so that time says nothing */
            difference |= (unsigned char)(table->token[slot][i] ^ token[i]);
        }
        found = difference == 0 ? slot : found;
    }
    if (found >= 0 && who != NULL) {
        *who = found - 1;
    }
    return found >= 0;
}

/* ---- Seats ---- */

bool aditt_is_bot(const aditt_table *table, int seat)
{
    return seat >= 1 && table->bots.bot[seat - 1] != NULL;
}

/* A seat whose link is in use belongs to that link; the host speaks for the other people. */
bool aditt_speaks_for(const aditt_table *table, int who, int seat)
{
    if (seat < 1 || seat > table->players) {
        return false;
    }
    return who == seat || (who == ADITT_HOST && !table->is_claimed[seat - 1]);
}

/* Whose view an answer is of if the request does not say. */
int aditt_default_eyes(const aditt_table *table, int who)
{
    const int asked = adit_game_seat(table->game);

    if (who != ADITT_HOST) {
        return who == ADITT_LOOKS_ON ? ADIT_SPECTATOR : who;
    }
    if (asked > 0 && !aditt_is_bot(table, asked) && aditt_speaks_for(table, who, asked)) {
        return asked;
    }
    for (int seat = 1; seat <= table->players; seat++) {
        if (!aditt_is_bot(table, seat) && aditt_speaks_for(table, who, seat)) {
            return seat;
        }
    }
    return ADIT_SPECTATOR;
}

static adit_status find_eyes(aditt_call *call)
{
    const int64_t seat = aditt_get_number(call, "seat", -1);

    if (seat < 0) {
        call->asker.eyes = aditt_default_eyes(call->table, call->asker.who);
        return ADIT_OK;
    }
    if (seat > 0 && !aditt_speaks_for(call->table, call->asker.who, (int)seat)) {
        return aditt_forbid(call, "seat", "seat: you do not speak for seat %d", (int)seat);
    }
    call->asker.eyes = seat == 0 ? ADIT_SPECTATOR : (int)seat;
    return ADIT_OK;
}

/* ---- Requests ---- */

static adit_status check_power(aditt_call *call, const aditt_request_row *row)
{
    const int who = call->asker.who;
    bool may = true;

    switch (row->power) {
    case ADITT_ALL:
        break;
    case ADITT_SEATS:
        may = who != ADITT_LOOKS_ON;
        break;
    case ADITT_HOSTS:
        may = who == ADITT_HOST;
        break;
    case ADITT_AUTHORS:
        may = who == ADITT_HOST && call->table->is_workbench;
        break;
    }
    return may ? ADIT_OK
               : aditt_forbid(call, "do", "the request '%s' is only for %s", row->name,
                              row->power == ADITT_SEATS   ? "players"
                              : row->power == ADITT_HOSTS ? "the host of the table"
                                                          : "the host of a table with a workbench");
}

static adit_status run_request(aditt_call *call)
{
    const char *name = json_string_value(json_object_get(call->in, "do"));
    const aditt_request_row *row = aditt_requests;

    if (json_integer_value(json_object_get(call->in, "v")) != ADITT_VERSION) {
        return aditt_refuse(call, "v", "v: expected %d", ADITT_VERSION);
    }
    if (name == NULL) {
        return aditt_refuse(call, "do", "do: expected the name of a request");
    }
    while (row->name != NULL && strcmp(row->name, name) != 0) {
        row++;
    }
    if (row->name == NULL) {
        return aditt_refuse(call, "do", "unknown request '%.60s'", name);
    }
    if (aditt_check_fields(call, row) != ADIT_OK || check_power(call, row) != ADIT_OK ||
        find_eyes(call) != ADIT_OK) {
        return ADIT_USAGE;
    }
    (void)aditt_run_bots(call->table, 0);
    return row->run(call);
}

adit_status aditt_write_answer(aditt_call *call, adit_status status, adit_text *answer)
{
    json_t *out = status == ADIT_OK ? call->out : json_object();
    json_t *whole = json_pack("{s:i}", "v", ADITT_VERSION);
    json_t *id = json_object_get(call->in, "id");
    char *text;

    aditt_set(whole, "id", json_is_string(id) ? json_incref(id) : NULL);
    aditt_set_flag(whole, "ok", status == ADIT_OK);
    if (status == ADIT_OK) {
        (void)json_object_update(whole, out);
    } else {
        json_t *error = json_object();

        aditt_set_text(error, "status",
                       call->is_stale       ? "STALE"
                       : call->is_forbidden ? "FORBIDDEN"
                                            : adit_status_name(status));
        aditt_set_text(error, "text", call->err.text);
        aditt_set(error, "field", call->field == NULL ? NULL : aditt_json_text(call->field));
        aditt_set(whole, "error", error);
        json_decref(out);
    }
    text = json_dumps(whole, JSON_COMPACT);
    json_decref(whole);
    if (text == NULL) {
        return ADIT_NOMEM;
    }
    if (status == ADIT_OK && call->layout != NULL) {
        adit_text_add_bytes(answer, text, strlen(text) - 1); /* without its last brace */
        adit_text_add(answer, ",\"layout\":");
        adit_text_add_bytes(answer, call->layout->data, call->layout->length);
        adit_text_add(answer, "}");
    } else {
        adit_text_add(answer, text);
    }
    free(text); /* Jansson's */
    return answer->failed ? ADIT_NOMEM : ADIT_OK;
}

static adit_status read_request(aditt_call *call, const char *token, const char *request,
                                size_t length)
{
    json_error_t problem;
    const char *id;

    if (length > ADITT_MAX_REQUEST) {
        return aditt_refuse(call, NULL, "the request has more than %d bytes", ADITT_MAX_REQUEST);
    }
    call->in = json_loadb(request, length, JSON_REJECT_DUPLICATES, &problem);
    if (!json_is_object(call->in)) {
        return aditt_refuse(call, NULL, "the request is not a JSON object: %s",
                            call->in == NULL ? problem.text : "another value");
    }
    id = json_string_value(json_object_get(call->in, "id"));
    if (id != NULL && strlen(id) > ADITT_MAX_ID) {
        (void)json_object_del(call->in, "id");
        return aditt_refuse(call, "id", "id: has more than %d bytes", ADITT_MAX_ID);
    }
    if (!aditt_knows(call->table, token, &call->asker.who)) {
        return aditt_forbid(call, NULL, "unknown token; ask the host for your link");
    }
    if (call->asker.who > 0) {
        call->table->is_claimed[call->asker.who - 1] = true;
    }
    return ADIT_OK;
}

adit_status aditt_begin(aditt_table *table, const char *token, const char *request, size_t length,
                        adit_text *answer, aditt_search **search)
{
    aditt_call call = {.table = table, .out = json_object(), .search = search};
    adit_status status = call.out == NULL ? ADIT_NOMEM : ADIT_OK;

    if (search != NULL) {
        *search = NULL;
    }
    if (status == ADIT_OK) {
        status = read_request(&call, token, request, length);
    }
    if (status == ADIT_OK) {
        status = run_request(&call);
    }
    aditt_autosave(table);
    if (search == NULL || *search == NULL) {
        status = aditt_write_answer(&call, status, answer);
    }
    json_decref(call.in);
    json_decref(call.out);
    return status;
}

adit_status aditt_request(aditt_table *table, const char *token, const char *request, size_t length,
                          adit_text *answer)
{
    return aditt_begin(table, token, request, length, answer, NULL);
}

/* ---- Bots ---- */

typedef struct {
    aditt_table *table;
    int left; /* decisions that may still be made; -1: no limit */
    aditt_move move;
} bot_run;

static bool may_continue(void *context)
{
    return ((bot_run *)context)->left != 0;
}

static adit_status before_bot(void *context, adit_game *game, int seat, int index, adit_err *err)
{
    bot_run *run = context;

    (void)seat;
    (void)err;
    aditt_note_move(game, index, &run->move);
    return ADIT_OK;
}

static adit_status after_bot(void *context, adit_game *game, int seat, adit_err *err)
{
    bot_run *run = context;

    (void)game;
    (void)seat;
    run->left -= run->left > 0;
    return aditt_tree_add(run->table, &run->move, err);
}

/* Whether a bot is to decide at the end of a line; what was gone back to is not played again. */
static bool is_bots_turn(const aditt_table *table)
{
    const int seat = adit_game_seat(table->game);

    return seat > 0 && aditt_is_bot(table, seat) && table->tree.node[table->tree.at].next < 0;
}

bool aditt_run_bots(aditt_table *table, int steps)
{
    bot_run run = {.table = table, .left = steps > 0 ? steps : -1};
    const adit_observer observer = {&run, may_continue, before_bot, after_bot};
    adit_err err = {ADIT_OK, ""};

    if (!is_bots_turn(table) || table->bot_problem[0] != '\0') {
        return false;
    }
    if (adit_game_play(table->game, &table->bots, &observer, &err) != ADIT_OK) {
        snprintf(table->bot_problem, sizeof table->bot_problem, "%.*s",
                 (int)sizeof table->bot_problem - 1, err.text);
    }
    aditt_changed(table);
    return is_bots_turn(table) && table->bot_problem[0] == '\0';
}

/* ---- Setting up ---- */

void aditt_changed(aditt_table *table)
{
    table->version++;
    table->question++;
}

adit_engine *aditt_engine(const aditt_table *table)
{
    return table->engine;
}

uint64_t aditt_version(const aditt_table *table)
{
    return table->version;
}

static void name_seats(aditt_table *table, const char *seats)
{
    for (int seat = 1; seat <= table->players; seat++) {
        const size_t length = seats == NULL ? 0 : strcspn(seats, ",");

        snprintf(table->names[seat - 1], sizeof table->names[0], "%.*s", (int)length,
                 seats == NULL ? "" : seats);
        if (length == 0) {
            snprintf(table->names[seat - 1], sizeof table->names[0], "player %d", seat);
        }
        seats = seats == NULL || seats[length] == '\0' ? NULL : seats + length + 1;
    }
}

int64_t aditt_random_seed(void)
{
    int64_t seed = 1;

    if (getrandom(&seed, sizeof seed, 0) != (ssize_t)sizeof seed) {
        seed = 1;
    }
    return seed & INT64_C(0x7fffffffffffffff);
}

adit_status aditt_seat_players(aditt_table *table, const adit_table *bots,
                               char names[][ADITT_MAX_NAME + 1], adit_err *err)
{
    const int before = table->players;
    adit_status status = ADIT_OK;

    adit_table_clear(&table->bots);
    table->bots = *bots;
    table->players = adit_game_players(table->game);
    memcpy(table->names, names, sizeof table->names);
    memset(table->is_claimed, 0, sizeof table->is_claimed);
    for (int seat = before + 1; seat <= table->players && status == ADIT_OK; seat++) {
        status = aditt_new_token(table, seat, err);
    }
    return status;
}

/* What the engine was opened with, to open it again. */
static adit_status keep_cards(aditt_table *table, const adit_engine_options *cards, adit_err *err)
{
    table->cards = *cards;
    table->cards.game = adit_engine_game(table->engine)->id;
    table->cards.mods = (const char *const *)table->mods;
    table->cards.mod_count = 0;
    for (size_t i = 0; i < cards->mod_count && i < ADIT_MAX_MODS; i++) {
        table->mods[i] = adit_strdup(cards->mods[i]);
        if (table->mods[i] == NULL) {
            return adit_fail(err, ADIT_NOMEM, "out of memory");
        }
        table->cards.mod_count++;
    }
    (void)adit_seen_files_look(&table->files, table->cards.mods, (int)table->cards.mod_count);
    return ADIT_OK;
}

static adit_status set_up(aditt_table *table, const aditt_options *options, adit_err *err)
{
    adit_status status = keep_cards(table, &options->cards, err);

    table->players = adit_game_players(table->game);
    table->is_workbench = options->is_workbench;
    table->version = table->question = table->cards_version = 1;
    name_seats(table, options->seats);
    for (int who = ADITT_HOST; status == ADIT_OK && who <= table->players; who++) {
        status = aditt_new_token(table, who, err);
    }
    if (status == ADIT_OK) {
        status = aditt_open_folder(table, options->folder, options->autosave, err);
    }
    if (status == ADIT_OK && options->scenario != NULL) {
        status = adit_scenario_read(options->scenario, &table->scenario, err);
    }
    if (status == ADIT_OK) {
        status = aditt_tree_begin(table, err);
    }
    if (status == ADIT_OK) {
        status = aditt_make_head(table, err);
    }
    return status == ADIT_OK ? aditt_read_notes(table, err) : status;
}

adit_status aditt_open(const aditt_options *options, aditt_table **out, adit_err *err)
{
    aditt_deck *deck =
        options->beside == NULL ? aditt_deck_new(options->engine) : options->beside->deck;
    aditt_table *table = deck == NULL ? NULL : adit_alloc(sizeof *table);
    adit_status status;

    *out = NULL;
    if (table == NULL) {
        adit_table bots = options->bots;

        adit_table_clear(&bots);
        adit_game_free(options->game);
        adit_free(options->beside == NULL ? deck : NULL);
        adit_engine_close(options->beside == NULL ? options->engine : NULL);
        return adit_fail(err, ADIT_NOMEM, "out of memory");
    }
    deck->users += options->beside != NULL;
    table->folder = -1;
    table->deck = deck;
    table->engine = deck->engine;
    table->game = options->game;
    table->bots = options->bots;
    status = set_up(table, options, err);
    if (status != ADIT_OK) {
        aditt_close(table);
        return status;
    }
    *out = table;
    return ADIT_OK;
}

void aditt_close(aditt_table *table)
{
    if (table == NULL) {
        return;
    }
    aditt_autosave(table);
    json_decref(table->draft);
    json_decref(table->problems);
    adit_text_free(&table->head);
    adit_seen_files_free(&table->files);
    for (int i = 0; i < ADIT_MAX_MODS; i++) {
        adit_free(table->mods[i]);
    }
    aditt_tree_free(&table->tree);
    adit_table_clear(&table->bots);
    adit_game_free(table->scratch[0].game);
    adit_game_free(table->scratch[1].game);
    adit_game_free(table->game);
    adit_scenario_free(table->scenario);
    aditt_deck_release(table->deck);
    if (table->folder >= 0) {
        close(table->folder);
    }
    adit_free(table);
}
