/* fuzz_answers.c - what a bot in another process answers, as the game hears it.
 *
 * The first byte says how the rest is cut into pieces: after each line, or after each byte 0x1E,
 * which is left out. A piece is written whenever Adit waits, after a good answer to `begin`, and
 * the pipe is closed after the last. Whatever is answered, the bot has decided or has forfeited:
 * the choice is one that is offered, the game goes on, and why a seat was lost can be shown.
 */
#include "tests/fuzz/world.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "bindings/worker/bot.h"
#include "engine/base/printable.h"
#include "tests/support/doubtful.h"

#define DECISIONS 12

/* What is still to be said; is_stopped takes no context. */
static struct {
    const uint8_t *at, *end;
    uint8_t mark;
    int pipe; /* -1: closed */
} bot_end;

static void say(const void *bytes, size_t length)
{
    if (length > 0 && write(bot_end.pipe, bytes, length) < 0) {
        close(bot_end.pipe); /* nobody reads it, or the pipe is full */
        bot_end.pipe = -1;
    }
}

/* Called whenever Adit waits: says the next piece. */
static bool say_next(void)
{
    if (bot_end.pipe < 0) {
        return false;
    }
    if (bot_end.at == bot_end.end) {
        close(bot_end.pipe);
        bot_end.pipe = -1;
        return false;
    }
    const uint8_t *mark = memchr(bot_end.at, bot_end.mark, (size_t)(bot_end.end - bot_end.at));
    const uint8_t *end = mark == NULL ? bot_end.end : mark;

    say(bot_end.at, (size_t)(end - bot_end.at) + (mark != NULL && bot_end.mark == '\n'));
    bot_end.at = mark == NULL ? bot_end.end : mark + 1;
    return false;
}

/* A process that is none: what is said to it is lost, what it says comes from the input. */
static aditw_process *open_process(const uint8_t *data, size_t size)
{
    int ends[2] = {-1, -1}, nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);

    fuzz_expect(nowhere >= 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0, "no pipe", "");
    bot_end.at = data + 1;
    bot_end.end = data + size;
    bot_end.mark = data[0] % 2 == 0 ? '\n' : 0x1E;
    bot_end.pipe = ends[1];
    return aditw_process_on(nowhere, ends[0]);
}

static void check_forfeit(const adit_bot *bot)
{
    const aditw_forfeit *forfeit = aditw_bot_forfeit(bot);

    if (forfeit != NULL) {
        fuzz_expect(forfeit->text[0] != '\0', "lost without a reason",
                    aditw_reason_word(forfeit->reason));
        for (const char *line = forfeit->text; *line != '\0'; line += *line == '\n') {
            size_t length = strcspn(line, "\n");

            fuzz_expect(aditl_is_showable(line, length), "a reason cannot be shown", forfeit->text);
            line += length;
        }
    }
}

static void play(adit_bot *bot, adit_game *game)
{
    for (int i = 0; i < DECISIONS && !adit_game_is_over(game); i++) {
        int index = -1;
        adit_err err = {0};

        adit_status status = bot->choose(bot, game, &index, &err);
        fuzz_expect(status == ADIT_OK, "no decision", err.text);
        fuzz_expect(index >= 0 &&
                        index < adit_game_option_count(game) + adit_game_anytime_count(game),
                    "a choice that is not offered", "");
        status = adit_game_decide(game, index, &err);
        fuzz_expect(status == ADIT_OK, "what the bot chose fails", err.text);
        status = doubtful_check(game, &err);
        fuzz_expect(status == ADIT_OK, "after the bot's choice", err.text);
        check_forfeit(bot);
    }
}

/* The first piece is the answer to `begin`: without it another process would be started. */
static void begin(adit_bot *bot, bool is_blind)
{
    static const uint8_t ready[] = "ready\n", blind[] = "ready blind\n";
    const uint8_t *at = bot_end.at, *end = bot_end.end, mark = bot_end.mark;

    bot_end.at = is_blind ? blind : ready;
    bot_end.end = bot_end.at + (is_blind ? sizeof blind : sizeof ready) - 1;
    bot_end.mark = '\n';
    aditw_bot_begin(bot, "demo_cave", 2);
    bot_end.at = at;
    bot_end.end = end;
    bot_end.mark = mark;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char *const none[] = {(char *)"none", NULL};
    const aditw_plan plan = {
        .command = {.program = "/nonexistent/bot", .arguments = none, .environment = none + 1},
        .limits = {.move_ms = 10000, .game_ms = 60000, .is_stopped = say_next}};
    adit_engine *engine = fuzz_engine(FUZZ_DEMO);
    aditw_slot slot = {0};
    adit_bot *bot = NULL;
    adit_game *game = NULL;
    adit_err err = {0};

    if (size == 0) {
        return 0;
    }
    (void)signal(SIGPIPE, SIG_IGN);
    adit_status status = fuzz_start(engine, FUZZ_DEMO, 5, "hut candle_store", &game, &err);
    fuzz_expect(status == ADIT_OK, "no game", err.text);
    slot.process = open_process(data, size);
    status = aditw_bot_new(&plan, &slot, engine, adit_game_seat(game), 5, &bot, &err);
    fuzz_expect(status == ADIT_OK && slot.process != NULL, "no bot", err.text);
    begin(bot, data[0] / 2 % 2 == 0);
    play(bot, game);
    aditw_bot_over(bot, game);
    bot->free(bot);
    aditw_slot_close(&slot);
    if (bot_end.pipe >= 0) {
        close(bot_end.pipe);
    }
    adit_game_free(game);
    fuzz_golden(FUZZ_DEMO);
    return 0;
}
