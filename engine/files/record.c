/* record.c - a game as text: how it began, every decision in words, and what the engine said.
 *
 * The text is made by playing the decisions again from the beginning, so it holds what was
 * undone as little as the game does, and cannot disagree with it.
 */
#include "engine/files/record.h"

#include <string.h>

#include "engine/files/header.h"

#define LINE_MAX_COLUMNS 100
#define OPTION_TEXT_MAX 512

/* Options side by side; the next line begins when they would pass the right margin. */
static void add_options(adit_game *game, adit_text *out)
{
    int count = adit_game_option_count(game);
    int total = count + adit_game_anytime_count(game);
    size_t line_start = out->length;

    adit_text_add(out, "    legal ");
    for (int i = 0; i < total; i++) {
        char words[OPTION_TEXT_MAX];
        size_t length = adit_game_option_text(game, i, words, sizeof words);

        if (i > 0 && out->length - line_start + length + 3 > LINE_MAX_COLUMNS) {
            adit_text_add(out, "\n         |");
            line_start = out->length - strlen("         |");
        } else if (i > 0) {
            adit_text_add(out, " |");
        }
        adit_text_add_char(out, ' ');
        adit_text_add_bytes(out, words, length);
    }
    adit_text_add_char(out, '\n');
}

void adit_record_question(adit_game *game, int n, adit_text *out)
{
    const char *card = adit_game_asking_card(game);

    adit_text_addf(out, "[%d] p%d, turn %d: ", n, adit_game_seat(game),
                   adit_game_turn_number(game));
    if (card != NULL) {
        adit_text_addf(out, "%s asks", card);
        adit_text_add(out, adit_game_own_prompt(game)[0] != '\0' ? ": " : "");
        adit_text_add(out, adit_game_own_prompt(game));
    } else {
        adit_text_add(out, adit_game_prompt(game));
    }
    adit_text_add_char(out, '\n');
    add_options(game, out);
}

void adit_record_log(adit_game *game, int *log_seen, adit_text *out)
{
    int count = adit_game_log_count(game);

    for (; *log_seen < count; (*log_seen)++) {
        adit_text_add(out, "    ");
        /* A script's own words may hold anything; a line stays one line. */
        for (const char *c = adit_game_log_line(game, *log_seen); *c != '\0'; c++) {
            adit_text_add_char(out, (unsigned char)*c < ' ' ? ' ' : *c);
        }
        adit_text_add_char(out, '\n');
    }
}

void adit_record_state(adit_game *game, adit_text *out)
{
    adit_text_add(out, "    state  ");
    adit_text_add_hash(out, adit_game_hash(game));
    adit_text_add_char(out, '\n');
}

void adit_record_result(adit_game *game, adit_text *out)
{
    char verdict[256];

    if (!adit_game_is_over(game)) {
        return;
    }
    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        int total = 0;

        (void)adit_game_score(game, seat, &total, NULL, 0);
        adit_text_addf(out, "result  p%d %d\n", seat, total);
    }
    (void)adit_game_winners(game, verdict, sizeof verdict);
    adit_text_add(out, "result  ");
    adit_text_add(out, verdict);
    adit_text_add_char(out, '\n');
}

bool adit_record_is_decision(const char *line)
{
    return strncmp(line, "> ", 2) == 0;
}

bool adit_record_is_options(const char *line)
{
    return strncmp(line, "    legal ", 10) == 0 || strncmp(line, "         |", 10) == 0;
}

bool adit_record_is_log(const char *line)
{
    return strncmp(line, "    ", 4) == 0 && strncmp(line, "    state  ", 11) != 0 &&
           !adit_record_is_options(line);
}

/* Whether the line says who won: the points of a player are "result  p1 23". */
static bool is_verdict(const char *line)
{
    return strncmp(line, "result  ", 8) == 0 && (line[8] != 'p' || line[9] < '0' || line[9] > '9');
}

bool adit_record_is_reworded(const char *recorded, const char *now)
{
    const char *prompt = now[0] == '[' ? strstr(now, ": ") : NULL;

    return (adit_record_is_log(recorded) && adit_record_is_log(now)) ||
           (is_verdict(recorded) && is_verdict(now)) ||
           (prompt != NULL && strncmp(recorded, now, (size_t)(prompt + 2 - now)) == 0);
}

bool adit_record_is_line(const char *line)
{
    return line[0] == '\0' || line[0] == '[' || strncmp(line, "    ", 4) == 0 ||
           strncmp(line, "result", 6) == 0 || adit_is_note(line);
}

/* ---- The whole game ---- */

/* Whether a new match with the same settings begins where this game began. A game that was
 * loaded from a saved position does not. */
static adit_status begins_as_set_up(const adit_game *game, bool *as_set_up, adit_err *err)
{
    const adit_setup_copy *copy = &game->setup;
    const adit_engine *engine = game->engine;
    const adit_field_world world = {engine->def, engine->cards, engine->names};
    bool no_anytime[ADIT_MAX_SEATS];
    adit_setup setup = {.players = copy->players,
                        .seed = copy->seed,
                        .rules = copy->rules,
                        .rule_count = copy->rule_count,
                        .fields = copy->fields,
                        .field_count = copy->field_count,
                        .no_anytime = no_anytime};
    adit_game *fresh;

    for (int seat = 0; seat < ADIT_MAX_SEATS; seat++) {
        no_anytime[seat] = (copy->no_anytime >> seat & 1) != 0;
    }
    *as_set_up = false;
    if (game->initial->pick_count != 0) {
        return ADIT_OK;
    }
    adit_status status = adit_game_set_up(game->engine, &setup, &fresh, NULL);
    if (status != ADIT_OK) {
        return status == ADIT_NOMEM ? adit_nomem(err) : ADIT_OK;
    }
    uint64_t then = adit_fields_hash(&world, (const void *)game->initial->state, -1);
    uint64_t now = adit_fields_hash(&world, (const void *)fresh->initial->state, -1);
    adit_game_free(fresh);
    *as_set_up = then == now;
    return ADIT_OK;
}

/* The saved position at which the game began, each line marked. */
static adit_status add_position(adit_game *fresh, adit_text *out, adit_err *err)
{
    adit_text position = {0};
    adit_status status = adit_game_save(fresh, &position, err);

    for (const char *line = position.data; status == ADIT_OK && *line != '\0';) {
        size_t length = strcspn(line, "\n") + 1;

        adit_text_add(out, "position ");
        adit_text_add_bytes(out, line, length);
        line += length;
    }
    adit_text_free(&position);
    return status;
}

static adit_status add_game(const adit_game *game, adit_game *fresh, adit_text *out, adit_err *err)
{
    const adit_read_point mark = adit_game_read_point(fresh);
    int log_seen = 0;
    bool as_set_up;

    ADIT_TRY(begins_as_set_up(game, &as_set_up, err));
    adit_file_head_write(game, true, out);
    if (!as_set_up) {
        ADIT_TRY(add_position(fresh, out, err));
    }
    adit_text_add_char(out, '\n');
    adit_record_log(fresh, &log_seen, out);
    for (int i = 0; i < game->decision_count; i++) {
        const adit_decision *decision = &game->decision[i];

        adit_record_question(fresh, i + 1, out);
        adit_text_add(out, "> ");
        adit_text_add(out, decision->text);
        adit_text_add_char(out, '\n');
        ADIT_TRY(adit_game_decide_option(fresh, decision->option,
                                         decision->kind == ADIT_PICK_ANYTIME, err));
        adit_record_log(fresh, &log_seen, out);
        adit_record_state(fresh, out);
    }
    adit_record_result(fresh, out);
    adit_text_add(out, adit_game_notes(game));
    ADIT_TRY(adit_game_read_error(fresh, mark, err));
    return adit_text_status(out, err);
}

adit_status adit_setup_record(adit_engine *engine, const adit_setup *setup, adit_text *out,
                              adit_err *err)
{
    ADIT_NEED(engine != NULL && setup != NULL && out != NULL, err);

    adit_game *game = NULL;

    ADIT_TRY(adit_game_alloc(engine, &game, err));
    adit_status status = adit_setup_copy_of(setup, &game->setup, err);
    if (status == ADIT_OK) {
        adit_game_root(game)->players = (uint8_t)setup->players;
        adit_file_head_write(game, true, out);
        adit_text_add(out, "\n");
        status = adit_text_status(out, err);
    }
    adit_game_free(game);
    return status;
}

adit_status adit_game_record(adit_game *game, adit_text *out, adit_err *err)
{
    ADIT_NEED(game != NULL && out != NULL, err);

    adit_game *fresh;

    ADIT_TRY(adit_game_restart(game, &fresh, err));
    adit_status status = add_game(game, fresh, out, err);
    adit_game_free(fresh);
    return status;
}
