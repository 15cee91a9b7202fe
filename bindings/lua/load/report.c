/* report.c - where the compiler of cards is, and reporting from there.
 *
 * While a card is compiled the names of the fields that were entered are kept, so that a
 * message can say "on.gained.good: ..." and its line can be found in the source.
 */
#include <stdio.h>
#include <string.h>

#include "bindings/lua/load/compile.h"
#include "engine/base/format.h"

/* A field of the card itself: from here on messages are about whoever set it. */
static void begin_field(aditl_compile *c, const char *name)
{
    const aditl_patch *patch = aditl_origin_of(c->loader, c->entry->id, name);
    const aditl_mod *mod;

    c->own.file = c->file;
    c->own.mod = c->reader.mod;
    c->own.line = c->line;
    c->own.end_line = c->end_line;
    if (patch != NULL) {
        c->file = &c->loader->set.files[patch->file];
        mod = &c->loader->set.mods[c->file->mod];
        c->reader.mod = mod->is_game ? NULL : mod->id;
        c->line = patch->line;
        c->end_line = patch->end_line;
    }
}

static void end_field(aditl_compile *c)
{
    c->file = c->own.file;
    c->reader.mod = c->own.mod;
    c->line = c->own.line;
    c->end_line = c->own.end_line;
}

void aditl_enter(aditl_compile *c, const char *name)
{
    if (c->name_count == 0) {
        begin_field(c, name);
    }
    if (c->name_count < ADITL_MAX_PATH_NAMES) {
        c->names[c->name_count] = name;
    }
    c->name_count++;
}

void aditl_exit(aditl_compile *c)
{
    c->name_count--;
    if (c->name_count == 0) {
        end_field(c);
    }
}

static int names_kept(const aditl_compile *c)
{
    return c->name_count < ADITL_MAX_PATH_NAMES ? c->name_count : ADITL_MAX_PATH_NAMES;
}

/* A card that is missing only because its own file has a problem needs no second message. */
static bool is_known_to_be_broken(const aditl_compile *c, const char *word, const char *message)
{
    char wanted[120];
    size_t length;

    if (strstr(message, "no card is called") == NULL) {
        return false;
    }
    length = (size_t)snprintf(wanted, sizeof wanted, "/%s.lua", word);
    for (int i = 0; i < c->loader->set.file_count; i++) {
        const aditl_file *file = &c->loader->set.files[i];
        size_t path = strlen(file->path);

        if (file->is_broken && path >= length && strcmp(file->path + path - length, wanted) == 0) {
            return true;
        }
    }
    return false;
}

void aditl_report(aditl_compile *c, const char *word, const char *format, ...)
{
    char message[640], place[200];
    adit_buffer out = adit_buffer_on(place, sizeof place);
    int kept = names_kept(c), first = c->name_first < kept ? c->name_first : kept;
    int end = c->end_line > c->line ? c->end_line : 0;
    int line;
    va_list args;

    c->has_problem = true;
    if (aditl_problems_are_full(&c->loader->set)) {
        c->loader->set.problems.lost++;
        return;
    }
    va_start(args, format);
    adit_format_words(message, sizeof message, format, args);
    va_end(args);
    if (is_known_to_be_broken(c, word, message)) {
        return;
    }
    for (int i = 0; i < kept; i++) {
        adit_buffer_addf(&out, "%s%.40s", i == 0 ? "" : ".", c->names[i]);
    }
    line = aditl_locate(c->file, c->line, end, c->names + first, kept - first, word);
    aditl_load_problem(&c->loader->set, (int)(c->file - c->loader->set.files), line, "%s%s%s",
                       place, kept == 0 ? "" : ": ", message);
}

bool aditl_report_reader(aditl_compile *c)
{
    aditl_report(c, c->reader.word, "%s", c->reader.message);
    return false;
}

int aditl_field(aditl_compile *c, int table, const char *name)
{
    lua_pushstring(c->L, name);
    return lua_rawget(c->L, table);
}

/* ---- Names that nobody asked for --------------------------------------------------------- */

/* Reports a field that nobody asked for, where it was set. */
static void report_field(aditl_compile *c, const char *name, const char *text)
{
    const bool is_own = c->name_count == 0;

    if (is_own) {
        begin_field(c, name);
    }
    aditl_report(c, name, "%s", text);
    if (is_own) {
        end_field(c);
    }
}

void aditl_report_unknown(aditl_compile *c, int table, const aditl_names *known, int array,
                          const char *what)
{
    aditl_unknown_names list = {{NULL}, 0, 0, false};

    aditl_collect_unknown(c->L, table, known, array, &list);
    for (int i = 0; i < list.count; i++) {
        char text[400];
        adit_buffer out = adit_buffer_on(text, sizeof text);

        adit_buffer_addf(&out, "unknown field '%.64s' in %s", list.name[i], what);
        aditl_suggest(&out, list.name[i], known);
        report_field(c, list.name[i], text);
    }
    if (list.all > list.count) {
        aditl_report(c, "", "%d more unknown fields in %s", list.all - list.count, what);
    }
    if (list.has_nameless) {
        aditl_report(c, "", "a value without a name in %s", what);
    }
}

/* ---- Texts ------------------------------------------------------------------------------- */

const char *aditl_keep_text(aditl_loader *loader, const char *text, size_t length)
{
    char *copy = loader->set.cards->arena + loader->arena_used;

    if (length + 1 > loader->arena_size - loader->arena_used) {
        if (!loader->limit_told) {
            loader->limit_told = true;
            aditl_load_problem(&loader->set, -1, 0,
                               "%s: the texts of all cards together are longer than "
                               "%zu bytes",
                               loader->set.mods[0].folder, loader->arena_size);
        }
        return "";
    }
    memcpy(copy, text, length);
    copy[length] = '\0';
    loader->arena_used += length + 1;
    return copy;
}

const char *aditl_compile_text(aditl_compile *c, int index, size_t max)
{
    char shown[96];
    adit_buffer out = adit_buffer_on(shown, sizeof shown);
    const char *text = aditl_string(c->L, index);

    if (text == NULL) {
        aditl_show(c->L, index, &out);
        aditl_report(c, "", "expected a string, got %s", shown);
        return NULL;
    }
    if (strlen(text) > max) {
        aditl_report(c, "", "longer than %zu bytes", max);
        return NULL;
    }
    const char *problem = aditl_text_problem(text, strlen(text));

    if (problem != NULL) {
        aditl_report(c, "", "%s", problem);
        return NULL;
    }
    return aditl_keep_text(c->loader, text, strlen(text));
}
