/* serve.c - the other end of the line protocol: a Lua bot that is asked through pipes.
 *
 * This side believes what Adit writes but still reads it strictly. It needs no file, no clock and
 * no new process once the source is there, so a filter can take all of that away.
 */
#include "bindings/worker/serve.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "bindings/lua/adit_lua.h"
#include "engine/base/memory.h"

#define MOST_OPTIONS 65536

/* Texts, one behind the other, each ended by a zero byte. */
typedef struct {
    adit_text data;
    const char **item; /* made by list_finish; owned */
    int count;
} text_list;

struct aditw_server {
    int in, out;
    aditw_lines lines;
    char name[256]; /* of the source */
    adit_text source;
    adit_bot *bot; /* of the game that is being played */
    int64_t seat, seed, question, points;
    adit_text fields;
    char prompt[ADITW_LINE_MAX + 1], asking[ADITW_LINE_MAX + 1];
    text_list options, exchanges;
    adit_text answer;
    adit_status lost; /* of the other end, while the bot was running */
    adit_err err;
};

/* ---- Lists of texts ---- */

static void list_clear(text_list *list)
{
    list->data.length = 0;
    list->count = 0;
}

static void list_free(text_list *list)
{
    adit_text_free(&list->data);
    adit_free(list->item);
}

static bool list_add(text_list *list, const char *text)
{
    adit_text_add_bytes(&list->data, text, strlen(text) + 1);
    return !list->data.failed && ++list->count <= MOST_OPTIONS;
}

static bool list_finish(text_list *list, aditl_list *out)
{
    const char **item = adit_realloc(list->item, (size_t)(list->count + 1) * sizeof *item);

    if (item == NULL) {
        return false;
    }
    list->item = item;
    const char *at = list->data.data;
    for (int i = 0; i < list->count; i++) {
        item[i] = at;
        at += strlen(at) + 1;
    }
    *out = (aditl_list){item, list->count};
    return true;
}

/* ---- Bytes ---- */

/* Reads more. ADIT_IO: the other end is closed. */
static adit_status read_more(aditw_server *server, adit_err *err)
{
    size_t room = 0;
    char *to = aditw_lines_room(&server->lines, &room);
    ssize_t count;

    do {
        count = read(server->in, to, room);
    } while (count < 0 && errno == EINTR);
    if (count <= 0) {
        return adit_fail(err, ADIT_IO, "the connection is closed");
    }
    aditw_lines_add(&server->lines, (size_t)count);
    return ADIT_OK;
}

static adit_status read_order(aditw_server *server, aditw_message *message, adit_err *err)
{
    char *line = NULL;
    size_t length = 0;

    for (;;) {
        ADIT_TRY(aditw_lines_next(&server->lines, &line, &length, err));
        if (line != NULL) {
            return aditw_order_read(line, length, message, err);
        }
        ADIT_TRY(read_more(server, err));
    }
}

static adit_status send_answer(aditw_server *server, aditw_answer verb, int64_t a, int64_t b,
                               const char *text, adit_err *err)
{
    server->answer.length = 0;
    aditw_answer_write(&server->answer, verb, &(aditw_message){.number = {a, b}, .text = text});
    ADIT_TRY(adit_text_status(&server->answer, err));
    for (size_t at = 0; at < server->answer.length;) {
        ssize_t count = write(server->out, server->answer.data + at, server->answer.length - at);
        if (count > 0) {
            at += (size_t)count;
        } else if (count == 0 || errno != EINTR) {
            return adit_fail(err, ADIT_IO, "the connection is closed");
        }
    }
    return ADIT_OK;
}

static adit_status refuse_order(const aditw_message *message, adit_err *err)
{
    return adit_fail(err, ADIT_INPUT, "unexpected message '%s'",
                     aditw_order_row(message->verb)->verb);
}

/* ---- Opening ---- */

adit_status aditw_server_open(int in, int out, aditw_server **server, adit_err *err)
{
    *server = adit_alloc(sizeof **server);
    ADIT_TRY_NEW(*server, err);
    (*server)->in = in;
    (*server)->out = out;
    return ADIT_OK;
}

void aditw_server_close(aditw_server *server)
{
    if (server == NULL) {
        return;
    }
    if (server->bot != NULL) {
        server->bot->free(server->bot);
    }
    adit_text_free(&server->source);
    adit_text_free(&server->fields);
    adit_text_free(&server->answer);
    list_free(&server->options);
    list_free(&server->exchanges);
    adit_free(server);
}

adit_status aditw_server_source(aditw_server *server, adit_err *err)
{
    aditw_message message;

    ADIT_TRY(read_order(server, &message, err));
    if (message.verb != ADITW_ORDER_SOURCE) {
        return refuse_order(&message, err);
    }
    if (message.number[0] < 0 || message.number[0] > ADITL_BOT_SOURCE_MAX) {
        return adit_fail(err, ADIT_LIMIT, "%s: the file has more than %d bytes", message.text,
                         ADITL_BOT_SOURCE_MAX);
    }
    snprintf(server->name, sizeof server->name, "%s", message.text);
    size_t left = (size_t)message.number[0];
    while (left > 0) {
        aditw_lines *lines = &server->lines;
        size_t here = lines->end - lines->start;
        size_t part = here < left ? here : left;

        adit_text_add_bytes(&server->source, lines->data + lines->start, part);
        lines->start += part;
        left -= part;
        if (left > 0) {
            ADIT_TRY(read_more(server, err));
        }
    }
    return adit_text_status(&server->source, err);
}

/* ---- Questions ---- */

/* The exchanges are asked for while the bot is running. */
static adit_status fetch_exchanges(void *context, aditl_list *out)
{
    aditw_server *server = context;
    aditw_message message;

    if (server->exchanges.count > 0 || server->exchanges.item != NULL) {
        return list_finish(&server->exchanges, out) ? ADIT_OK : ADIT_NOMEM;
    }
    adit_status status =
        send_answer(server, ADITW_ANSWER_EXCHANGES, server->question, 0, "", &server->err);
    while (status == ADIT_OK) {
        status = read_order(server, &message, &server->err);
        if (status != ADIT_OK || message.verb == ADITW_ORDER_DECIDE) {
            break;
        }
        if (message.verb != ADITW_ORDER_EXCHANGE) {
            status = refuse_order(&message, &server->err);
        } else if (!list_add(&server->exchanges, message.text)) {
            status = ADIT_NOMEM;
        }
    }
    server->lost = status;
    return status == ADIT_OK && list_finish(&server->exchanges, out) ? ADIT_OK : ADIT_NOMEM;
}

static adit_status answer_question(aditw_server *server, adit_err *err)
{
    aditl_choice choice = {0};
    aditl_question question = {.fields = &server->fields,
                               .prompt = server->prompt,
                               .asking = server->asking[0] != '\0' ? server->asking : NULL,
                               .points = server->points,
                               .exchanges = fetch_exchanges,
                               .context = server};

    if (server->bot == NULL) {
        return adit_fail(err, ADIT_INPUT, "a question came before the game started");
    }
    if (server->fields.failed || !list_finish(&server->options, &question.options)) {
        return adit_nomem(err);
    }
    server->lost = ADIT_OK;
    ADIT_TRY(aditl_bot_ask(server->bot, &question, &choice, err));
    if (server->lost != ADIT_OK) {
        *err = server->err;
        return server->lost;
    }
    return choice.option > 0
               ? send_answer(server, ADITW_ANSWER_OPTION, server->question, choice.option, "", err)
               : send_answer(server, ADITW_ANSWER_WORDS, server->question, 0, choice.words, err);
}

static void begin_question(aditw_server *server, int64_t number)
{
    server->question = number;
    server->fields.length = 0;
    server->prompt[0] = server->asking[0] = '\0';
    server->points = 0;
    list_clear(&server->options);
    list_clear(&server->exchanges);
    adit_free(server->exchanges.item);
    server->exchanges.item = NULL;
}

/* ---- Games ---- */

/* Each game has a bot of its own, so nothing is carried from one to the next. */
static adit_status begin_game(aditw_server *server, adit_err *err)
{
    if (server->bot != NULL) {
        server->bot->free(server->bot);
        server->bot = NULL;
    }
    if (server->seat == 0) {
        return adit_fail(err, ADIT_INPUT, "a game starts, but the bot has no seat");
    }
    ADIT_TRY(aditl_bot_of_source(server->name, server->source.data, server->source.length,
                                 (int)server->seat, (uint64_t)server->seed, &server->bot, err));
    return send_answer(server, ADITW_ANSWER_READY, 0, 0, "", err);
}

static adit_status say_hello(aditw_server *server, const aditw_message *message, adit_err *err)
{
    if (message->number[0] != ADITW_VERSION) {
        return adit_fail(err, ADIT_INPUT, "unsupported protocol version %lld",
                         (long long)message->number[0]);
    }
    return send_answer(server, ADITW_ANSWER_HELLO, ADITW_VERSION, 0, server->name, err);
}

static adit_status take_order(aditw_server *server, const aditw_message *message, adit_err *err)
{
    switch ((aditw_order)message->verb) {
    case ADITW_ORDER_HELLO:
        return say_hello(server, message, err);
    case ADITW_ORDER_SEAT:
        server->seat = message->number[0] >= 1 && message->number[0] <= 64 ? message->number[0] : 1;
        break;
    case ADITW_ORDER_SEED:
        server->seed = message->number[0];
        break;
    case ADITW_ORDER_BEGIN:
        return begin_game(server, err);
    case ADITW_ORDER_QUESTION:
        begin_question(server, message->number[0]);
        break;
    case ADITW_ORDER_PROMPT:
        snprintf(server->prompt, sizeof server->prompt, "%s", message->text);
        break;
    case ADITW_ORDER_ASKING:
        snprintf(server->asking, sizeof server->asking, "%s", message->word);
        break;
    case ADITW_ORDER_POINTS:
        server->points = message->number[0];
        break;
    case ADITW_ORDER_NUMBER:
        aditl_view_add_number(&server->fields, message->word, message->number[0]);
        break;
    case ADITW_ORDER_WORD:
        aditl_view_add_word(&server->fields, message->word, message->text);
        break;
    case ADITW_ORDER_OPTION:
        return list_add(&server->options, message->text)
                   ? ADIT_OK
                   : adit_fail(err, ADIT_LIMIT, "too many options for a worker");
    case ADITW_ORDER_DECIDE:
        return answer_question(server, err);
    case ADITW_ORDER_EXCHANGE:
    case ADITW_ORDER_SOURCE:
        return refuse_order(message, err);
    case ADITW_ORDER_GAME:
    case ADITW_ORDER_PLAYERS:
    case ADITW_ORDER_SCORE:
    case ADITW_ORDER_WINNER:
    case ADITW_ORDER_VERDICT:
    case ADITW_ORDER_OVER:
    case ADITW_ORDERS:
        break;
    }
    return ADIT_OK;
}

/* A message has several lines; what is said has one. */
static void report_fault(aditw_server *server, const char *text)
{
    char line[ADITW_LINE_MAX];
    adit_buffer out = adit_buffer_on(line, sizeof line);

    while (*text != '\0') {
        size_t length = strcspn(text, "\n");

        adit_buffer_addf(&out, "%.*s", (int)length, text);
        text += length;
        if (*text == '\n') {
            text += 1 + strspn(text + 1, " ");
            adit_buffer_add(&out, "; ");
        }
    }
    (void)send_answer(server, ADITW_ANSWER_FAULT, 0, 0, line, NULL);
}

adit_status aditw_server_run(aditw_server *server, adit_err *err)
{
    for (;;) {
        aditw_message message;
        adit_status status = read_order(server, &message, err);

        if (status == ADIT_IO) {
            return ADIT_OK; /* the other side is done */
        }
        ADIT_THEN(status, take_order(server, &message, err));
        if (status != ADIT_OK) {
            if (status != ADIT_IO) {
                report_fault(server, err->text);
            }
            return status;
        }
    }
}
