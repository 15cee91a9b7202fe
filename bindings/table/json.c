/* json.c - writing answers. */
#include "bindings/table/internal.h"

#include <string.h>

void aditt_set(json_t *object, const char *name, json_t *value)
{
    (void)json_object_set_new(object, name, value == NULL ? json_null() : value);
}

/* Bytes of the well-formed character that begins at `text`, or 0. */
static size_t character_length(const unsigned char *text)
{
    const size_t length = text[0] < 0x80             ? 1
                          : (text[0] & 0xE0) == 0xC0 ? 2
                          : (text[0] & 0xF0) == 0xE0 ? 3
                          : (text[0] & 0xF8) == 0xF0 ? 4
                                                     : 0;

    for (size_t i = 1; i < length; i++) {
        if ((text[i] & 0xC0) != 0x80) {
            return 0;
        }
    }
    return length;
}

json_t *aditt_json_text(const char *text)
{
    json_t *whole = json_string(text);
    char *copy;

    if (whole != NULL || text == NULL) {
        return whole;
    }
    copy = adit_strdup(text);
    for (size_t i = 0; copy != NULL && copy[i] != '\0';) {
        const size_t length = character_length((const unsigned char *)copy + i);
        char end = '\0';
        json_t *one = NULL;

        if (length > 0) {
            end = copy[i + length];
            copy[i + length] = '\0';
            one = json_string(copy + i);
            copy[i + length] = end;
        }
        if (one == NULL) {
            copy[i] = '?';
            i++;
        } else {
            i += length;
        }
        json_decref(one);
    }
    whole = copy == NULL ? NULL : json_string(copy);
    adit_free(copy);
    return whole;
}

void aditt_set_text(json_t *object, const char *name, const char *text)
{
    aditt_set(object, name, aditt_json_text(text == NULL ? "" : text));
}

void aditt_set_number(json_t *object, const char *name, int64_t number)
{
    aditt_set(object, name, json_integer(number));
}

void aditt_set_flag(json_t *object, const char *name, bool flag)
{
    aditt_set(object, name, json_boolean(flag));
}
