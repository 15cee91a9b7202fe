/* json.c - JSON for programs.
 *
 * The writer is for output only and keeps the order it is given.
 */
#include "bindings/cli/term/json.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "engine/base/printable.h"

enum { JSON_VERSION = 2 };

/* \u form, as a pair of halves where one does not do. */
static void put_json_code(FILE *out, uint32_t code)
{
    if (code > 0xFFFF) {
        code -= 0x10000;
        fprintf(out, "\\u%04x\\u%04x", (unsigned)(0xD800 + (code >> 10)),
                (unsigned)(0xDC00 + (code & 0x3FF)));
    } else {
        fprintf(out, "\\u%04x", (unsigned)code);
    }
}

/* What cannot be seen is written by its number, what is no UTF-8 as the character for that. */
static void put_json_string(FILE *out, const char *value)
{
    fputc('"', out);
    for (size_t left = strlen(value); left > 0;) {
        uint32_t code = 0;
        size_t size = aditl_utf8(value, left, &code);

        if (size == 0) {
            put_json_code(out, 0xFFFD);
        } else if (code == '"' || code == '\\') {
            fprintf(out, "\\%c", (char)code);
        } else if (code == '\n' || code == '\t') {
            fputs(code == '\n' ? "\\n" : "\\t", out);
        } else if (!aditl_may_be_shown(code)) {
            put_json_code(out, code);
        } else {
            fwrite(value, 1, size, out);
        }
        value += size == 0 ? 1 : size;
        left -= size == 0 ? 1 : size;
    }
    fputc('"', out);
}

/* Comma, new line, indent and key. */
static void start_item(cli_json *json, const char *key)
{
    fputs(json->has_items[json->depth] ? ",\n" : "\n", json->out);
    json->has_items[json->depth] = true;
    fprintf(json->out, "%*s", 2 * json->depth, "");
    if (key != NULL) {
        put_json_string(json->out, key);
        fputs(": ", json->out);
    }
}

static void open_level(cli_json *json, char bracket)
{
    fputc(bracket, json->out);
    json->has_items[++json->depth] = false;
}

static void close_level(cli_json *json, char bracket)
{
    if (json->has_items[json->depth]) {
        fprintf(json->out, "\n%*s", 2 * (json->depth - 1), "");
    }
    json->depth--;
    fputc(bracket, json->out);
}

void cli_json_begin(cli_json *json, FILE *out, const char *command)
{
    memset(json, 0, sizeof *json);
    json->out = out;
    open_level(json, '{');
    cli_json_number(json, "version", JSON_VERSION);
    cli_json_string(json, "command", command);
}

void cli_json_end(cli_json *json)
{
    close_level(json, '}');
    fputc('\n', json->out);
}

void cli_json_object(cli_json *json, const char *key)
{
    start_item(json, key);
    open_level(json, '{');
}

void cli_json_list(cli_json *json, const char *key)
{
    start_item(json, key);
    open_level(json, '[');
}

void cli_json_close_object(cli_json *json)
{
    close_level(json, '}');
}

void cli_json_close_list(cli_json *json)
{
    close_level(json, ']');
}

void cli_json_string(cli_json *json, const char *key, const char *value)
{
    start_item(json, key);
    if (value == NULL) {
        fputs("null", json->out);
    } else {
        put_json_string(json->out, value);
    }
}

void cli_json_number(cli_json *json, const char *key, int64_t value)
{
    start_item(json, key);
    fprintf(json->out, "%" PRId64, value);
}

void cli_json_unsigned(cli_json *json, const char *key, uint64_t value)
{
    start_item(json, key);
    fprintf(json->out, "%" PRIu64, value);
}

void cli_json_seed(cli_json *json, const char *key, uint64_t seed)
{
    start_item(json, key);
    fprintf(json->out, "\"%" PRIu64 "\"", seed);
}

void cli_json_real(cli_json *json, const char *key, double value, int digits)
{
    start_item(json, key);
    if (isfinite(value)) {
        fprintf(json->out, "%.*f", digits, value);
    } else {
        fputs("null", json->out);
    }
}

void cli_json_bool(cli_json *json, const char *key, bool value)
{
    start_item(json, key);
    fputs(value ? "true" : "false", json->out);
}

void cli_json_hash(cli_json *json, const char *key, uint64_t value)
{
    start_item(json, key);
    fprintf(json->out, "\"%016" PRIx64 "\"", value);
}

void cli_json_raw(cli_json *json, const char *key, const char *value)
{
    start_item(json, key);
    size_t length = strlen(value);
    while (length > 0 && value[length - 1] == '\n') {
        length--;
    }
    fwrite(value, 1, length, json->out);
}
