/* bot.c - a player that is a program in another process; see bot.h.
 *
 * Talking to it happens in steps: send something, wait for one line. Each step either succeeds or
 * the bot has forfeited, and then nothing more is sent. A line that nobody asked for is found
 * before the next question is sent, and an answer names its question, so it does not depend on
 * the moment at which a bot is caught speaking twice.
 */
#include "bindings/worker/bot.h"

#include <stdarg.h>
#include <string.h>

#include "engine/base/format.h"
#include "engine/base/memory.h"
#include "engine/base/printable.h"
#include "engine/chance/keys.h"

#define LINES_OF_A_GAME 100000
#define BYTES_OF_A_GAME (16 << 20)
#define OPTION_TEXT 1024

typedef struct {
    adit_bot bot; /* first: the public part */
    const aditw_plan *plan;
    aditw_slot *slot;
    adit_engine *engine;
    int seat;
    uint64_t seed;      /* of the game */
    adit_bot *fallback; /* who decides after a forfeit */
    bool has_begun, has_forfeited, is_stopped;
    bool is_blind; /* it does without the view */
    aditw_forfeit forfeit;
    int question;
    int64_t left_ms; /* of the time for the game */
    adit_text out;
    adit_err err;
    size_t error_length; /* kept when the process ended */
    char error_data[4096];
} pipe_bot;

const char *aditw_reason_word(aditw_reason reason)
{
    static const char *const words[] = {
#define ADITW_FORFEIT_WORD(id, word, meaning) word,
        ADITW_FORFEIT_MAP(ADITW_FORFEIT_WORD)
#undef ADITW_FORFEIT_WORD
    };

    return words[reason];
}

void aditw_slot_close(aditw_slot *slot)
{
    aditw_process_end(slot->process);
    slot->process = NULL;
}

/* ---- Forfeits ---- */

static void keep_errors(pipe_bot *bot)
{
    if (bot->slot->process != NULL && bot->plan->command.keeps_errors) {
        const char *data = aditw_process_errors(bot->slot->process, &bot->error_length);
        memcpy(bot->error_data, data, bot->error_length);
    }
}

/* The seat is lost. Returns false, for callers to pass on. */
static bool lose_seat(pipe_bot *bot, aditw_reason reason, const char *format, ...)
    ADIT_PRINTF(3, 4);
static bool lose_seat(pipe_bot *bot, aditw_reason reason, const char *format, ...)
{
    char text[sizeof bot->forfeit.text];
    va_list arguments;

    va_start(arguments, format);
    adit_format_words(text, sizeof text, format, arguments);
    va_end(arguments);
    bot->has_forfeited = true;
    bot->forfeit.reason = reason;
    bot->forfeit.question = bot->question;
    adit_buffer out = adit_buffer_on(bot->forfeit.text, sizeof bot->forfeit.text);
    aditl_add_shown(&out, text, strlen(text), true);
    keep_errors(bot);
    aditw_slot_close(bot->slot);
    return false;
}

static bool lose_by(pipe_bot *bot, aditw_result result, bool was_sending)
{
    char how[80];

    switch (result) {
    case ADITW_LATE:
        if (bot->left_ms <= 0) {
            return lose_seat(bot, ADITW_FORFEIT_TIMEOUT, "used up the %d ms for the whole game",
                             bot->plan->limits.game_ms);
        }
        return was_sending
                   ? lose_seat(bot, ADITW_FORFEIT_DEAF, "did not read its input within %d ms",
                               bot->plan->limits.move_ms)
                   : lose_seat(bot, ADITW_FORFEIT_TIMEOUT, "did not answer within %d ms",
                               bot->plan->limits.move_ms);
    case ADITW_GONE:
        aditw_process_how(bot->slot->process, how, sizeof how);
        return lose_seat(bot, ADITW_FORFEIT_CRASH, "%s", how);
    case ADITW_FLOOD:
        return lose_seat(bot, ADITW_FORFEIT_FLOOD, "%s", bot->err.text);
    case ADITW_STOPPED:
        bot->is_stopped = true;
        aditw_slot_close(bot->slot); /* it is in the middle of something */
        return false;
    case ADITW_DONE:
        break;
    }
    return true;
}

/* ---- One step ---- */

/* Sends what is in bot->out and reads one line of answer. */
static bool exchange_lines(pipe_bot *bot, aditw_message *answer)
{
    const aditw_limits *limits = &bot->plan->limits;
    aditw_process *process = bot->slot->process;
    char *line = NULL;
    size_t length = 0;
    int64_t start = aditw_now();
    int64_t wait = bot->left_ms < limits->move_ms ? bot->left_ms : limits->move_ms;
    aditw_patience patience = {.until = start + wait, .is_stopped = limits->is_stopped};

    if (bot->out.failed) {
        return lose_seat(bot, ADITW_FORFEIT_START, "out of memory for the question");
    }
    if (aditw_process_has_spoken(process)) {
        return lose_seat(bot, ADITW_FORFEIT_TURN, "wrote something without being asked");
    }
    aditw_result result = aditw_process_send(process, bot->out.data, bot->out.length, &patience);
    bool was_sending = result != ADITW_DONE;
    bot->out.length = 0;
    /* One that has closed its input may have said why. */
    if (result == ADITW_DONE || result == ADITW_GONE) {
        was_sending = false;
        result = aditw_process_receive(process, &patience, &line, &length, &bot->err);
    }
    bot->left_ms -= aditw_now() - start;
    if (result != ADITW_DONE) {
        return lose_by(bot, result, was_sending);
    }
    if (aditw_answer_read(line, length, answer, &bot->err) != ADIT_OK) {
        return lose_seat(bot, ADITW_FORFEIT_GARBAGE, "%s", bot->err.text);
    }
    if (answer->verb == ADITW_ANSWER_FAULT) {
        return lose_seat(bot, ADITW_FORFEIT_FAULT, "%s",
                         answer->text[0] != '\0' ? answer->text : "gave up without a reason");
    }
    return true;
}

static void add_order(pipe_bot *bot, aditw_order verb, int64_t a, int64_t b, const char *word,
                      const char *text)
{
    aditw_order_write(&bot->out, verb,
                      &(aditw_message){.number = {a, b}, .word = word, .text = text});
}

/* ---- Beginning ---- */

static bool start_process(pipe_bot *bot)
{
    const aditw_plan *plan = bot->plan;
    aditw_message answer = {0};

    if (aditw_process_start(&plan->command, &bot->slot->process, &bot->err) != ADIT_OK) {
        return lose_seat(bot, ADITW_FORFEIT_START, "%s", bot->err.text);
    }
    aditw_process_allow(bot->slot->process, LINES_OF_A_GAME, BYTES_OF_A_GAME);
    bot->left_ms = plan->limits.game_ms;
    bot->out.length = 0;
    if (plan->source != NULL) {
        add_order(bot, ADITW_ORDER_SOURCE, (int64_t)plan->source_length, 0, "", plan->source_name);
        adit_text_add_bytes(&bot->out, plan->source, plan->source_length);
    }
    add_order(bot, ADITW_ORDER_HELLO, ADITW_VERSION, 0, "", "adit " ADIT_VERSION);
    if (!exchange_lines(bot, &answer)) {
        return false;
    }
    if (answer.verb != ADITW_ANSWER_HELLO) {
        return lose_seat(bot, ADITW_FORFEIT_TURN, "answered hello with '%s'",
                         aditw_answer_row(answer.verb)->verb);
    }
    if (answer.number[0] != ADITW_VERSION) {
        return lose_seat(bot, ADITW_FORFEIT_VERSION,
                         "speaks version %lld of the protocol; this program speaks version %d",
                         (long long)answer.number[0], ADITW_VERSION);
    }
    return true;
}

/* Begins the game with the process that is there. */
static bool open_game(pipe_bot *bot, const char *game, int players)
{
    aditw_message answer = {0};

    aditw_process_allow(bot->slot->process, LINES_OF_A_GAME, BYTES_OF_A_GAME);
    bot->left_ms = bot->plan->limits.game_ms;
    bot->out.length = 0;
    add_order(bot, ADITW_ORDER_GAME, 0, 0, game, "");
    add_order(bot, ADITW_ORDER_PLAYERS, players, 0, "", "");
    add_order(bot, ADITW_ORDER_SEAT, bot->seat, 0, "", "");
    add_order(bot, ADITW_ORDER_SEED, (int64_t)adit_bot_seed(bot->seed, bot->seat), 0, "", "");
    add_order(bot, ADITW_ORDER_BEGIN, 0, 0, "", "");
    if (!exchange_lines(bot, &answer)) {
        return false;
    }
    if (answer.verb != ADITW_ANSWER_READY) {
        return lose_seat(bot, ADITW_FORFEIT_TURN, "answered begin with '%s'",
                         aditw_answer_row(answer.verb)->verb);
    }
    bot->is_blind = strcmp(answer.text, "blind") == 0;
    if (answer.text[0] != '\0' && !bot->is_blind) {
        return lose_seat(bot, ADITW_FORFEIT_GARBAGE, "answered 'ready %.80s'", answer.text);
    }
    bot->has_begun = true;
    return true;
}

/* A process that has played before may have ended after its game, may be on its way there, or may
 * have said something: whatever keeps it from this game must not decide it, since which game came
 * before depends on the number of threads. A fresh one then begins. */
static bool begin_game(pipe_bot *bot, const char *game, int players)
{
    aditw_slot *slot = bot->slot;
    double most = bot->plan->limits.cpu_seconds;

    /* The limit of computing is one for the whole process: make room before it hits. */
    if (slot->process != NULL && most > 0 && aditw_process_seconds(slot->process) > most / 2) {
        aditw_slot_close(slot);
    }
    if (slot->process != NULL && open_game(bot, game, players)) {
        return true;
    }
    if (bot->is_stopped) {
        return false;
    }
    bot->has_forfeited = false;
    aditw_slot_close(slot);
    return start_process(bot) && open_game(bot, game, players);
}

/* ---- Asking ---- */

static void add_field(void *context, const char *name, bool is_number, int64_t number,
                      const char *word)
{
    if (is_number) {
        add_order(context, ADITW_ORDER_NUMBER, number, 0, name, "");
    } else {
        add_order(context, ADITW_ORDER_WORD, 0, 0, name, word);
    }
}

static void add_options(pipe_bot *bot, adit_game *game, bool exchanges)
{
    int first = exchanges ? adit_game_option_count(game) : 0;
    int count = exchanges ? adit_game_anytime_count(game) : adit_game_option_count(game);

    for (int i = 0; i < count; i++) {
        char text[OPTION_TEXT];

        adit_game_option_text(game, first + i, text, sizeof text);
        add_order(bot, exchanges ? ADITW_ORDER_EXCHANGE : ADITW_ORDER_OPTION, i + 1, 0, "", text);
    }
    add_order(bot, ADITW_ORDER_DECIDE, 0, 0, "", "");
}

static void add_question(pipe_bot *bot, adit_game *game)
{
    const char *card = adit_game_asking_card(game);
    int points = 0;

    add_order(bot, ADITW_ORDER_QUESTION, ++bot->question, 0, "", "");
    add_order(bot, ADITW_ORDER_PROMPT, 0, 0, "", adit_game_prompt(game));
    if (card != NULL) {
        add_order(bot, ADITW_ORDER_ASKING, 0, 0, card, "");
    }
    adit_game_score(game, bot->seat, &points, NULL, 0);
    add_order(bot, ADITW_ORDER_POINTS, points, 0, "", "");
    if (!bot->is_blind && adit_game_state_visit(game, bot->seat, true, add_field, bot) != ADIT_OK) {
        bot->out.failed = true;
    }
    add_options(bot, game, false);
}

/* The choice of an answer as an index, or -1. */
static int index_of(adit_game *game, const aditw_message *answer)
{
    int options = adit_game_option_count(game);
    int64_t number = answer->number[1];

    switch ((aditw_answer)answer->verb) {
    case ADITW_ANSWER_OPTION:
        return number >= 1 && number <= options ? (int)number - 1 : -1;
    case ADITW_ANSWER_EXCHANGE:
        return number >= 1 && number <= adit_game_anytime_count(game) ? options + (int)number - 1
                                                                      : -1;
    case ADITW_ANSWER_WORDS:
        return adit_game_option_find(game, answer->text);
    case ADITW_ANSWER_HELLO:
    case ADITW_ANSWER_READY:
    case ADITW_ANSWER_EXCHANGES:
    case ADITW_ANSWER_FAULT:
    case ADITW_ANSWERS:
        break;
    }
    return -1;
}

/* One question with all that belongs to it. False: it has forfeited, or the user stops. */
static bool ask_question(pipe_bot *bot, adit_game *game, int *index)
{
    aditw_message answer = {0};
    bool has_listed = false;

    if (!bot->has_begun &&
        !begin_game(bot, adit_engine_game(bot->engine)->id, adit_game_players(game))) {
        return false;
    }
    bot->out.length = 0;
    add_question(bot, game);
    for (;;) {
        if (!exchange_lines(bot, &answer)) {
            return false;
        }
        if (answer.verb == ADITW_ANSWER_HELLO || answer.verb == ADITW_ANSWER_READY ||
            answer.number[0] != bot->question) {
            return lose_seat(bot, ADITW_FORFEIT_TURN, "answered question %d with '%s %lld'",
                             bot->question, aditw_answer_row(answer.verb)->verb,
                             (long long)answer.number[0]);
        }
        if (answer.verb != ADITW_ANSWER_EXCHANGES) {
            break;
        }
        if (has_listed) {
            return lose_seat(bot, ADITW_FORFEIT_TURN,
                             "asked twice for the exchanges of question %d", bot->question);
        }
        has_listed = true;
        add_options(bot, game, true);
    }
    *index = index_of(game, &answer);
    if (*index >= 0) {
        return true;
    }
    return answer.verb == ADITW_ANSWER_WORDS
               ? lose_seat(bot, ADITW_FORFEIT_ILLEGAL, "chose '%.200s', which was not offered",
                           answer.text)
               : lose_seat(bot, ADITW_FORFEIT_ILLEGAL, "chose %s %lld, which does not exist",
                           aditw_answer_row(answer.verb)->verb, (long long)answer.number[1]);
}

/* ---- As a player ---- */

static adit_status pipe_bot_choose(adit_bot *self, adit_game *game, int *index, adit_err *err)
{
    pipe_bot *bot = (pipe_bot *)self;

    if (adit_game_is_over(game)) {
        return adit_fail(err, ADIT_USAGE, "the game is over; there is nothing to decide");
    }
    if (!bot->has_forfeited && !bot->is_stopped && ask_question(bot, game, index)) {
        return ADIT_OK;
    }
    if (bot->is_stopped) {
        return adit_fail(err, ADIT_LIMIT, "interrupted while player %d decided", bot->seat);
    }
    return bot->fallback->choose(bot->fallback, game, index, err);
}

static void pipe_bot_free(adit_bot *self)
{
    pipe_bot *bot = (pipe_bot *)self;

    if (bot->fallback != NULL) {
        bot->fallback->free(bot->fallback);
    }
    adit_text_free(&bot->out);
    adit_free(bot);
}

adit_status aditw_bot_new(const aditw_plan *plan, aditw_slot *slot, adit_engine *engine, int seat,
                          uint64_t seed, adit_bot **out, adit_err *err)
{
    pipe_bot *bot = adit_alloc(sizeof *bot);

    *out = NULL;
    ADIT_TRY_NEW(bot, err);
    bot->bot = (adit_bot){pipe_bot_choose, pipe_bot_free};
    bot->plan = plan;
    bot->slot = slot;
    bot->engine = engine;
    bot->seat = seat;
    bot->seed = seed;
    bot->left_ms = plan->limits.game_ms;
    adit_status status = adit_builtin_bot_new(engine, "random", seat, seed, &bot->fallback, err);
    if (status != ADIT_OK) {
        pipe_bot_free(&bot->bot);
        return status;
    }
    *out = &bot->bot;
    return ADIT_OK;
}

static pipe_bot *pipe_bot_of(const adit_bot *bot)
{
    return bot != NULL && bot->choose == pipe_bot_choose ? (pipe_bot *)bot : NULL;
}

void aditw_bot_begin(adit_bot *self, const char *game, int players)
{
    pipe_bot *bot = pipe_bot_of(self);

    if (bot != NULL && !bot->has_begun && !bot->has_forfeited) {
        (void)begin_game(bot, game, players);
    }
}

void aditw_bot_over(adit_bot *self, adit_game *game)
{
    pipe_bot *bot = pipe_bot_of(self);
    char verdict[512] = "";

    if (bot == NULL || !bot->has_begun || bot->has_forfeited || bot->is_stopped) {
        return;
    }
    if (!adit_game_is_over(game)) {
        aditw_slot_close(bot->slot); /* it was left in the middle of a game */
        return;
    }
    unsigned winners = adit_game_winners(game, verdict, sizeof verdict);
    bot->out.length = 0;
    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        int points = 0;
        adit_game_score(game, seat, &points, NULL, 0);
        add_order(bot, ADITW_ORDER_SCORE, seat, points, "", "");
    }
    for (int seat = 1; seat <= adit_game_players(game); seat++) {
        if ((winners >> (seat - 1) & 1) != 0) {
            add_order(bot, ADITW_ORDER_WINNER, seat, 0, "", "");
        }
    }
    add_order(bot, ADITW_ORDER_VERDICT, 0, 0, "", verdict);
    add_order(bot, ADITW_ORDER_OVER, 0, 0, "", "");
    aditw_patience patience = {.until = aditw_now() + bot->plan->limits.move_ms,
                               .is_stopped = bot->plan->limits.is_stopped};
    if (bot->out.failed || aditw_process_send(bot->slot->process, bot->out.data, bot->out.length,
                                              &patience) != ADITW_DONE) {
        aditw_slot_close(bot->slot);
    }
    keep_errors(bot);
}

const aditw_forfeit *aditw_bot_forfeit(const adit_bot *self)
{
    const pipe_bot *bot = pipe_bot_of(self);

    return bot != NULL && bot->has_forfeited ? &bot->forfeit : NULL;
}

const char *aditw_bot_errors(const adit_bot *self, size_t *length)
{
    const pipe_bot *bot = pipe_bot_of(self);

    *length = bot != NULL ? bot->error_length : 0;
    return bot != NULL ? bot->error_data : "";
}
