/* problems.c - collecting what is wrong in files, and saying where.
 *
 * A message names path and line and shows the line. Lua keeps no lines for the fields of a
 * table, so the line of a mistake is looked up in the source: the constructor's line is
 * known, and from there the names of the fields lead to the word that is wrong.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindings/lua/mods/set.h"
#include "bindings/lua/vm/lexer.h"
#include "engine/base/format.h"

bool aditl_problems_are_full(const aditl_mod_set *set)
{
    return set->problems.count >= ADITL_MAX_PROBLEMS;
}

/* By number, but mod.lua before the files of its mod: what is wrong in it has consequences there.
 */
static int place_of(const aditl_mod_set *set, int file)
{
    if (file >= 0 && set->files[file].is_manifest) {
        return 2 * set->mods[set->files[file].mod].first_file;
    }
    return file < 0 ? -1 : 2 * file + 1;
}

void aditl_load_problem(aditl_mod_set *set, int file, int line, const char *format, ...)
{
    const char *path = file < 0 ? "" : set->files[file].path;
    aditl_problem_row *row;
    adit_text text = {0};
    char message[900];
    va_list args;

    if (aditl_problems_are_full(set)) {
        set->problems.lost++;
        return;
    }
    va_start(args, format);
    adit_format_words(message, sizeof message, format, args);
    va_end(args);
    aditl_mask(message); /* it may hold words of the file */
    if (file < 0) {
        adit_text_addf(&text, "%s", message);
    } else if (line > 0) {
        adit_text_addf(&text, "%s:%d: %s", path, line, message);
        aditl_excerpt(set->files[file].text, set->files[file].length, line, &text);
    } else {
        adit_text_addf(&text, "%s: %s", path, message);
    }
    if (text.failed) {
        adit_text_free(&text);
        set->is_out_of_memory = true;
        return;
    }
    row = &set->problems.row[set->problems.count];
    *row = (aditl_problem_row){place_of(set, file), line, set->problems.count, text.data};
    set->problems.count++;
}

void aditl_limit_problem(aditl_mod_set *set, int file, int line, const char *what,
                         const adit_limit_row *row)
{
    aditl_load_problem(set, file, line, "%s%s%s (mod '%s')", what, what[0] == '\0' ? "" : ": ",
                       adit_limit_message(row).text, aditl_mod_of(set, file)->id);
}

/* The file with this path, or -1; `likely` is looked at first. */
static int find_file(const aditl_mod_set *set, const char *path, int likely)
{
    if (strcmp(set->files[likely].path, path) == 0) {
        return likely;
    }
    for (int i = 0; i < set->file_count; i++) {
        if (strcmp(set->files[i].path, path) == 0) {
            return i;
        }
    }
    return -1;
}

/* The line of the file that the trace names first; 0: it is not in the trace. */
static int line_in_trace(const char *text, const char *path)
{
    char wanted[900];
    const char *at;

    snprintf(wanted, sizeof wanted, "\n  at %s:", path);
    at = strstr(text, wanted);
    return at == NULL ? 0 : (int)strtol(at + strlen(wanted), NULL, 10);
}

void aditl_load_script_problem(aditl_mod_set *set, int file, const adit_err *err)
{
    char first[800], path[800], caller[900] = "";
    adit_buffer out = adit_buffer_on(first, sizeof first);
    const char *message = first;
    int line = 0, at = -1;

    adit_buffer_add(&out, err->text);
    first[strcspn(first, "\n")] = '\0';
    if (aditl_place_of(first, path, sizeof path, &line)) {
        at = find_file(set, path, file);
    }
    if (at >= 0) {
        message = strchr(first + strlen(path) + 1, ':') + 1; /* after "path:line:" */
        message += *message == ' ';
    }
    if (at >= 0 && at != file && line_in_trace(err->text, set->files[file].path) > 0) {
        snprintf(caller, sizeof caller, " (called from %s:%d)", set->files[file].path,
                 line_in_trace(err->text, set->files[file].path));
    }
    aditl_load_problem(set, at < 0 ? file : at, at < 0 ? 0 : line, "%s%s", message, caller);
}

/* ---- Finding the line ---- */

int aditl_locate(const aditl_file *file, int line, int end, const char *const *names, int count,
                 const char *word)
{
    return aditl_find_line(file->text, file->length, line, end, names, count, word);
}

int aditl_field_line(const aditl_mod_set *set, int file, int line, const char *field)
{
    return aditl_problems_are_full(set) ? 0
                                        : aditl_locate(&set->files[file], line, 0, &field, 1, "");
}

/* ---- Reporting ---- */

static int compare_rows(const void *a, const void *b)
{
    const aditl_problem_row *x = a, *y = b;

    if (x->place != y->place) {
        return x->place < y->place ? -1 : 1;
    }
    if (x->place < 0) {
        return strcmp(x->text, y->text); /* found in the order of the disk */
    }
    if (x->line != y->line) {
        return x->line < y->line ? -1 : 1;
    }
    return x->sequence < y->sequence ? -1 : x->sequence > y->sequence;
}

/* As many whole problems as fit, then how many more there are. */
static void write_err(const aditl_mod_set *set, adit_err *err)
{
    adit_buffer out = adit_buffer_on(err->text, sizeof err->text);
    int shown = 0, all = set->problems.count + set->problems.lost;

    err->status = ADIT_INPUT;
    for (int i = 0; i < set->problems.count; i++, shown++) {
        if (out.length + strlen(set->problems.row[i].text) + 40 > sizeof err->text) {
            break;
        }
        adit_buffer_add(&out, i == 0 ? "" : "\n");
        adit_buffer_add(&out, set->problems.row[i].text);
    }
    if (shown < all) {
        adit_buffer_addf(&out, "\n... and %d more", all - shown);
    }
}

adit_status aditl_tell_problems(aditl_mod_set *set, adit_text *out, int *count, adit_err *err)
{
    aditl_problem_rows *rows = &set->problems;

    if (set->is_out_of_memory) {
        return adit_fail(err, ADIT_NOMEM, "out of memory while loading cards");
    }
    if (rows->count == 0) {
        return ADIT_OK;
    }
    qsort(rows->row, (size_t)rows->count, sizeof *rows->row, compare_rows);
    for (int i = 0; i < rows->count; i++) {
        adit_text_add(out, rows->row[i].text);
        adit_text_add_char(out, '\n');
    }
    *count += rows->count + rows->lost;
    if (err != NULL) {
        write_err(set, err);
    }
    return out->failed ? adit_fail(err, ADIT_NOMEM, "out of memory while loading cards")
                       : ADIT_INPUT;
}
