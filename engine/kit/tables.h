/* tables.h - short ways to write the tables and declarations that every game has.
 *
 * A game gives all its names one prefix, so one line can stand for ten that would differ in nothing
 * else. `game` is the prefix of functions and tables (cvc_), `GAME` that of the lists (CVC_). The
 * rows of fields have a header of their own, engine/model/field_rows.h.
 */
#ifndef ADIT_KIT_TABLES_H
#define ADIT_KIT_TABLES_H

#include "engine/model/game_def.h"

/* Names that are put together cannot be in parentheses. NOLINTBEGIN(bugprone-macro-parentheses) */

/* ---- tables/words.h and tables/words.c: the tables of names, from lists as in game_def.h ---- */

#define ADIT_DECLARE_WORDS(game)                                                                   \
    extern const adit_good_def game##goods[];                                                      \
    extern const adit_event_row game##events[];                                                    \
    extern const adit_value_row game##values[];                                                    \
    extern const adit_permission_row game##permissions[];                                          \
    extern const adit_name_row game##questions[];                                                  \
    extern const adit_text_row game##options[];                                                    \
    extern const adit_text_row game##logs[];                                                       \
    extern const adit_rule_row game##rules[];                                                      \
    extern const char *const game##streams[]

#define ADIT_DEFINE_WORDS(game, GAME)                                                              \
    const adit_good_def game##goods[] = {GAME##GOOD_MAP(ADIT_MAP_ROW){.name = NULL}};              \
    const adit_event_row game##events[] = {GAME##EVENT_MAP(ADIT_MAP_ROW){.name = NULL}};           \
    const adit_value_row game##values[] = {GAME##VALUE_MAP(ADIT_MAP_ROW){.name = NULL}};           \
    const adit_permission_row game##permissions[] = {                                              \
        GAME##PERMISSION_MAP(ADIT_MAP_ROW){.name = NULL}};                                         \
    const adit_name_row game##questions[] = {GAME##QUESTION_MAP(ADIT_MAP_ROW){.name = NULL}};      \
    const adit_text_row game##options[] = {GAME##OPTION_MAP(ADIT_MAP_ROW){.word = NULL}};          \
    const adit_text_row game##logs[] = {GAME##LOG_MAP(ADIT_MAP_ROW){.word = NULL}};                \
    const adit_rule_row game##rules[] = {GAME##RULE_MAP(ADIT_MAP_ROW){.name = NULL}};              \
    const char *const game##streams[] = {GAME##STREAM_MAP(ADIT_MAP_WORD) NULL}

/* ---- tables/verbs.h and tables/verbs.c ---- */

/* The functions of a verb: only the one that carries it out, or also the fast answer to whether it
 * can be carried out. */
#define ADIT_DECLARE_RUN(game, verb)                                                               \
    adit_status game##verb(adit_tx *tx, int seat, const adit_args *args)
#define ADIT_DECLARE_VERB(game, verb)                                                              \
    ADIT_DECLARE_RUN(game, verb);                                                                  \
    bool game##can_##verb(adit_tx *tx, int seat, const adit_args *args, adit_why *why)

/* The beginning of a row, which names the functions declared above:
 *
 *     {ADIT_VERB(cvc_, pay_different),
 *      ADIT_PARAMS(ADIT_PARAM(INT, "count", .min = 1, .max = 3, .text = "number of goods")),
 *      .flags = ADIT_VERB_SURE, .text = "...", .example = "pay_different(3)"},
 */
#define ADIT_VERB_RUN(game, verb) .name = #verb, .run = game##verb
#define ADIT_VERB(game, verb) ADIT_VERB_RUN(game, verb), .can = game##can_##verb
#define ADIT_PARAMS(...)                                                                           \
    .param = {__VA_ARGS__},                                                                        \
    .param_count = (int)(sizeof((const adit_param[]){__VA_ARGS__}) / sizeof(adit_param))
#define ADIT_PARAM(kind, param_name, ...)                                                          \
    {                                                                                              \
        .name = param_name, .type = ADIT_PARAM_##kind, __VA_ARGS__                                 \
    }

/* ---- tables/queries.c ---- */

/* Both for a list of queries with name, value and meaning, where the value is an expression in `tx`
 * and `seat`: X(rocks, count_rocks(tx, seat), "cells that are still rock"). Other members of the
 * row may follow: .per = "for each rock". */
#define ADIT_QUERY_FUNCTION(name, value, ...)                                                      \
    static int query_##name(adit_tx *tx, int seat)                                                 \
    {                                                                                              \
        (void)tx;                                                                                  \
        (void)seat;                                                                                \
        return value;                                                                              \
    }
#define ADIT_QUERY_ROW(name, value, ...) {#name, query_##name, __VA_ARGS__},
#define ADIT_DEFINE_QUERIES(game, GAME)                                                            \
    GAME##QUERY_MAP(ADIT_QUERY_FUNCTION)                                                           \
        const adit_query_row game##queries[] = {GAME##QUERY_MAP(ADIT_QUERY_ROW){.name = NULL}}

/* ---- game.h and game.c: what adit_game_def asks of a game ---- */

#define ADIT_DECLARE_GAME(game)                                                                    \
    extern const adit_field game##fields[];                                                        \
    extern const adit_verb game##verbs[];                                                          \
    extern const adit_query_row game##queries[];                                                   \
    adit_status game##prepare_card(const adit_cards *cards, adit_card *card, adit_err *err);       \
    adit_status game##setup(adit_state *state, const adit_cards *cards, adit_err *err);            \
    void game##derive(adit_state *state, const adit_cards *cards);                                 \
    adit_status game##step(adit_tx *tx);                                                           \
    int game##score(adit_tx *tx, int seat, int *total, adit_score_line *lines, int max);           \
    unsigned game##winners(adit_tx *tx, char *verdict, size_t size);                               \
    int game##evaluate(adit_tx *tx, int seat);                                                     \
    adit_status game##check(const adit_state *state, const adit_cards *cards, adit_err *err);      \
    void game##draw(adit_tx *tx, int viewer, adit_canvas *canvas)

#define ADIT_GAME_MEMBERS(game)                                                                    \
    .state_size = offsetof(game##state, player), .player_size = sizeof(game##player),              \
    .players_offset = offsetof(game##state, player), .goods = game##goods, .fields = game##fields, \
    .verbs = game##verbs, .kinds = game##kinds, .events = game##events, .values = game##values,    \
    .queries = game##queries, .permissions = game##permissions, .questions = game##questions,      \
    .options = game##options, .logs = game##logs, .rules = game##rules, .streams = game##streams,  \
    .prepare_card = game##prepare_card, .setup = game##setup, .derive = game##derive,              \
    .step = game##step, .score = game##score, .winners = game##winners,                            \
    .evaluate = game##evaluate, .check = game##check, .draw = game##draw

/* NOLINTEND(bugprone-macro-parentheses) */

#endif
