/* json.h - JSON for programs, written directly and in the given order. */
#ifndef ADIT_CLI_TERM_JSON_H
#define ADIT_CLI_TERM_JSON_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Writes JSON with two blanks of indent. `key` is NULL inside a list. */
typedef struct {
    FILE *out;
    int depth;
    bool has_items[32];
} cli_json;

/* Begins the outermost object, with "version": 2 and "command". */
void cli_json_begin(cli_json *json, FILE *out, const char *command);
void cli_json_end(cli_json *json); /* ... and ends it with a new line */
void cli_json_object(cli_json *json, const char *key);
void cli_json_list(cli_json *json, const char *key);
void cli_json_close_object(cli_json *json);
void cli_json_close_list(cli_json *json);
void cli_json_string(cli_json *json, const char *key, const char *value); /* NULL: null */
void cli_json_number(cli_json *json, const char *key, int64_t value);
void cli_json_unsigned(cli_json *json, const char *key, uint64_t value);
/* As a text of digits: many readers of JSON keep 53 bits of a number. */
void cli_json_seed(cli_json *json, const char *key, uint64_t seed);
void cli_json_real(cli_json *json, const char *key, double value, int digits);
void cli_json_bool(cli_json *json, const char *key, bool value);
/* A hash as a string of 16 hexadecimal digits. */
void cli_json_hash(cli_json *json, const char *key, uint64_t value);
/* JSON that is ready. */
void cli_json_raw(cli_json *json, const char *key, const char *value);

#endif
