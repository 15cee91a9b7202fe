/* report.c - the faults that were found: as text, as JSON, and as recorded games to replay. */
#include "bindings/cli/fuzz/fuzz.h"

#include <inttypes.h>
#include <string.h>

#include "engine/base/text.h"

enum { MAX_SHOWN = 40, MAX_CARDS = 12 };

/* ---- Recorded games ---- */

/* The header of a game that cannot start; replaying it tries to start it. */
static adit_status write_head(fuzz_run *fuzz, const fuzz_start *start, adit_text *text,
                              adit_err *err)
{
    adit_setting fields[32];
    adit_setup setup = {.players = start->players, .seed = start->seed, .fields = fields};

    for (int i = 0; i < start->fields.count && i < 32; i++) {
        fields[setup.field_count++] = (adit_setting){start->fields.item[i], start->values.item[i]};
    }
    return adit_setup_record(fuzz->engine, &setup, text, err);
}

/* Everything up to the last decision, which has no outcome to record. */
static adit_status write_game(fuzz_run *fuzz, const fuzz_fault *fault, adit_text *text,
                              adit_err *err)
{
    adit_game *game = NULL;
    int last = fault->line.count - 1;

    ADIT_TRY(fuzz_start_game(fuzz->engine, fuzz, &fault->start, &game, err));
    adit_status status = ADIT_OK;
    for (int i = 0; status == ADIT_OK && i < last; i++) {
        status = adit_game_decide_text(game, fault->line.item[i], err);
    }
    ADIT_THEN(status, adit_game_record(game, text, err));
    if (status == ADIT_OK) {
        adit_text_addf(text, "> %s\n", fault->line.item[last]);
        status = adit_text_status(text, err);
    }
    adit_game_free(game);
    return status;
}

adit_status fuzz_write(fuzz_run *fuzz, fuzz_fault *fault, const char *path, adit_err *err)
{
    adit_text text = {0};
    adit_status status = fault->line.count == 0 ? write_head(fuzz, &fault->start, &text, err)
                                                : write_game(fuzz, fault, &text, err);

    ADIT_THEN(status, adit_game_file_write(path, &text, err));
    if (status == ADIT_OK) {
        snprintf(fault->file, sizeof fault->file, "%s", path);
    }
    adit_text_free(&text);
    return status;
}

/* ---- Words ---- */

static const char *kind_of(const fuzz_fault *fault)
{
    switch (fault->err.status) {
    case ADIT_SCRIPT:
        return "a script failed";
    case ADIT_LIMIT:
        return "a limit was exceeded";
    case ADIT_ILLEGAL:
        return "an offered option cannot be carried out";
    default:
        return "the state of the game is invalid";
    }
}

static void put_start(const fuzz_start *start)
{
    cli_print(stdout, "  start: %d player%s, seed %" PRIu64 "\n", start->players,
              start->players == 1 ? "" : "s", start->seed);
    for (int i = 0; i < start->fields.count; i++) {
        cli_print(stdout, "    %s = %s\n", start->fields.item[i], start->values.item[i]);
    }
}

static void put_line(const fuzz_fault *fault)
{
    int count = fault->line.count, first = count > MAX_SHOWN ? count - MAX_SHOWN : 0;

    if (count == 0) {
        printf("  decisions: none; it fails at the start\n");
        return;
    }
    cli_print(stdout, "  decisions: %d%s\n", count,
              fault->is_shortest ? "; there is no shorter sequence from this start" : "");
    if (first > 0) {
        printf("    ...\n");
    }
    for (int i = first; i < count; i++) {
        cli_print(stdout, "    %s\n", fault->line.item[i]);
    }
}

static void put_fault(const fuzz_run *fuzz, int n)
{
    const fuzz_fault *fault = &fuzz->fault[n];

    cli_print(stdout, "\nfault %d: %s; found in %d of %d games\n  ", n + 1, kind_of(fault),
              fault->met, fuzz->games);
    for (const char *line = fault->err.text; *line != '\0';) {
        size_t length = strcspn(line, "\n");

        cli_put_bytes(stdout, line, length);
        line += length + (line[length] == '\n');
        fputs(*line != '\0' ? "\n  " : "", stdout);
    }
    printf("\n");
    put_start(&fault->start);
    put_line(fault);
    if (fault->file[0] != '\0') {
        cli_print(stdout, "  written to %s; to watch it: adit replay %s --mod %s\n", fault->file,
                  fault->file, fuzz->author.place.root);
    }
}

/* How often the cards came up; if there are many, only those that never did. */
static void put_cards(const fuzz_run *fuzz)
{
    int idle = 0;

    printf("\n");
    for (int i = 0; i < fuzz->card_count && fuzz->card_count <= MAX_CARDS; i++) {
        const fuzz_card *card = &fuzz->card[i];

        cli_print(stdout, "%s: ", card->id);
        if (card->is_on_table) {
            cli_print(stdout, "on the table in all games");
        } else {
            cli_print(stdout, "in play at the start of %d game%s", card->placed,
                      card->placed == 1 ? "" : "s");
        }
        cli_print(stdout, ", chosen or asking a question %d time%s\n", card->decided,
                  card->decided == 1 ? "" : "s");
    }
    for (int i = 0; i < fuzz->card_count; i++) {
        if (!fuzz->card[i].is_on_table && fuzz->card[i].placed + fuzz->card[i].decided == 0) {
            cli_print(stdout, "%s%s", idle == 0 ? "never came up: " : ", ", fuzz->card[i].id);
            idle++;
        }
    }
    if (idle > 0) {
        printf("; play more games, or use --scenario with a start that includes them\n");
    }
}

void fuzz_report(const fuzz_run *fuzz, uint64_t seed)
{
    cli_print(stdout, "%s, seed %" PRIu64 ": %d games, %" PRId64 " decisions, ", fuzz->title->id,
              seed, fuzz->games, fuzz->decisions);
    if (fuzz->fault_count == 0) {
        printf("no faults\n");
    } else {
        cli_print(stdout, "%d fault%s\n", fuzz->fault_count, fuzz->fault_count == 1 ? "" : "s");
    }
    for (int i = 0; i < fuzz->fault_count; i++) {
        put_fault(fuzz, i);
    }
    put_cards(fuzz);
}

/* ---- JSON ---- */

static void json_fault(const fuzz_fault *fault, cli_json *json)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "status", adit_status_name(fault->err.status));
    cli_json_string(json, "message", fault->err.text);
    cli_json_number(json, "met_in_games", fault->met);
    cli_json_number(json, "players", fault->start.players);
    cli_json_seed(json, "seed", fault->start.seed);
    cli_json_object(json, "set");
    for (int i = 0; i < fault->start.fields.count; i++) {
        cli_json_string(json, fault->start.fields.item[i], fault->start.values.item[i]);
    }
    cli_json_close_object(json);
    cli_json_list(json, "decisions");
    for (int i = 0; i < fault->line.count; i++) {
        cli_json_string(json, NULL, fault->line.item[i]);
    }
    cli_json_close_list(json);
    cli_json_bool(json, "is_shortest", fault->is_shortest);
    cli_json_string(json, "file", fault->file[0] != '\0' ? fault->file : NULL);
    cli_json_close_object(json);
}

void fuzz_report_json(const fuzz_run *fuzz, uint64_t seed, cli_json *json)
{
    cli_json_object(json, NULL);
    cli_json_string(json, "game", fuzz->title->id);
    cli_json_seed(json, "seed", seed);
    cli_json_number(json, "games", fuzz->games);
    cli_json_number(json, "decisions", fuzz->decisions);
    cli_json_list(json, "faults");
    for (int i = 0; i < fuzz->fault_count; i++) {
        json_fault(&fuzz->fault[i], json);
    }
    cli_json_close_list(json);
    cli_json_list(json, "cards");
    for (int i = 0; i < fuzz->card_count; i++) {
        cli_json_object(json, NULL);
        cli_json_string(json, "id", fuzz->card[i].id);
        cli_json_number(json, "placed", fuzz->card[i].placed);
        cli_json_number(json, "decided", fuzz->card[i].decided);
        cli_json_close_object(json);
    }
    cli_json_close_list(json);
    cli_json_close_object(json);
}
