/* export.c - the page with a recorded game inside it, as one file that needs no server.
 *
 * A browser loads no modules from a disk, so each module becomes an address of its own, and a map
 * says which is which. Nothing in the file can reach another host.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/web/web.h"

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name), end = strlen(ending);

    return length >= end && strcmp(name + length - end, ending) == 0;
}

/* Everything but letters and digits as %XX: it can stand in an address, in JSON and in HTML. */
static void add_escaped(adit_text *out, const char *data, size_t length)
{
    static const char digits[] = "0123456789ABCDEF";

    for (size_t i = 0; i < length; i++) {
        const unsigned char c = (unsigned char)data[i];

        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) {
            adit_text_add_char(out, (char)c);
        } else {
            adit_text_add_char(out, '%');
            adit_text_add_char(out, digits[c >> 4]);
            adit_text_add_char(out, digits[c & 15]);
        }
    }
}

/* A module: its imports name other modules by the map instead of by files. */
static void add_module(adit_text *out, const char *source, size_t length)
{
    static const char *const starts[] = {"from './", "import('./"};
    const char *end = source + length;

    while (source < end) {
        const char *next = end;
        size_t found = 0;

        for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
            const char *at = strstr(source, starts[i]);

            if (at != NULL && at < next) {
                next = at;
                found = strlen(starts[i]);
            }
        }
        add_escaped(out, source, (size_t)(next - source));
        if (found > 0) {
            add_escaped(out, next, found - 2);
            add_escaped(out, "adit/", 5);
        }
        source = next + found;
    }
}

/* JSON that can stand in a script element: no '<' is left. */
static void add_data(adit_text *out, const char *json)
{
    for (; *json != '\0'; json++) {
        if (*json == '<') {
            adit_text_add(out, "\\u003c");
        } else {
            adit_text_add_char(out, *json);
        }
    }
}

typedef void (*add_file)(adit_text *out, const char *name, const char *data, size_t length);

static void add_style(adit_text *out, const char *name, const char *data, size_t length)
{
    if (ends_with(name, ".css")) {
        adit_text_add(out, "<style>\n");
        adit_text_add_bytes(out, data, length);
        adit_text_add(out, "</style>\n");
    }
}

static void add_script(adit_text *out, const char *name, const char *data, size_t length)
{
    if (ends_with(name, ".js")) {
        adit_text_add(out, "\"adit/");
        adit_text_add(out, name);
        adit_text_add(out, "\":\"data:text/javascript;charset=utf-8,");
        add_module(out, data, length);
        adit_text_add(out, "\",\n");
    }
}

static void add_icon(adit_text *out, const char *name, const char *data, size_t length)
{
    static const char folder[] = "icons/";

    if (strncmp(name, folder, sizeof folder - 1) == 0) {
        adit_text_add(out, "\"");
        adit_text_add_bytes(out, name + sizeof folder - 1,
                            strlen(name) - (sizeof folder - 1) - strlen(".svg"));
        adit_text_add(out, "\":\"data:image/svg+xml,");
        add_escaped(out, data, length);
        adit_text_add(out, "\",\n");
    }
}

static void add_each(const aditweb_files *files, add_file add, adit_text *out)
{
    size_t length = 0;

    for (int i = 0; aditweb_file_name(files, i) != NULL; i++) {
        const char *name = aditweb_file_name(files, i);
        const char *data = aditweb_file(files, name, &length);

        add(out, name, data, length);
    }
}

adit_status aditweb_export(const aditweb_files *files, const char *json, adit_text *out,
                           adit_err *err)
{
    adit_text_add(out,
                  "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                  "script-src 'unsafe-inline' data:; style-src 'unsafe-inline'; img-src data:\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                  "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Adit</title>\n");
    add_each(files, add_style, out);
    adit_text_add(out, "<script type=\"importmap\">{\"imports\":{\n");
    add_each(files, add_script, out);
    adit_text_add(out, "\"adit/end\":\"data:text/javascript,\"}}</script>\n"
                       "<script type=\"application/json\" id=\"pictures\">{");
    add_each(files, add_icon, out);
    adit_text_add(out, "\"\":\"\"}</script>\n<script type=\"application/json\" id=\"recording\">");
    add_data(out, json);
    adit_text_add(out, "</script>\n</head>\n<body>\n<header id=\"bar\"></header>\n"
                       "<main id=\"main\" tabindex=\"-1\"></main>\n<div id=\"layer\"></div>\n"
                       "<div id=\"said\" role=\"status\" aria-live=\"polite\" class=\"only-heard\">"
                       "</div>\n<script type=\"module\">import 'adit/main.js';</script>\n"
                       "</body>\n</html>\n");
    return adit_text_status(out, err);
}
