/* fields.c - which fields a table can show, and patterns that stand for several of them. */
#include "bindings/lua/layout/layout.h"

#include <stdio.h>
#include <string.h>

#include "engine/base/memory.h"
#include "engine/base/names.h"
#include "engine/rules/runner.h"

/* ---- The list ---- */

const char *aditl_element_name(const aditl_layout *layout, const aditl_element *element)
{
    return layout->names.data + element->name;
}

static bool add_element(aditl_layout *layout, const adit_field *row, int player, int number)
{
    const adit_field_world world = {layout->engine->def, layout->engine->cards};
    char name[256];
    adit_buffer buffer = adit_buffer_on(name, sizeof name);

    if (layout->count == layout->capacity) {
        int capacity = layout->capacity == 0 ? 512 : 2 * layout->capacity;
        aditl_element *grown =
            adit_realloc(layout->element, (size_t)capacity * sizeof *layout->element);

        if (grown == NULL) {
            return false;
        }
        layout->element = grown;
        layout->capacity = capacity;
    }
    adit_field_name(&world, row, player, number, &buffer);
    layout->element[layout->count++] =
        (aditl_element){layout->names.length, row, row->per_player ? player : -1, false};
    adit_text_add_bytes(&layout->names, name, strlen(name) + 1);
    return !layout->names.failed;
}

bool aditl_layout_list(aditl_layout *layout)
{
    const adit_field_world world = {layout->engine->def, layout->engine->cards};
    const adit_field *row;

    for (int n = 0; (row = adit_field_row(world.def, n)) != NULL; n++) {
        if (row->seen == ADIT_SEEN_BY_NONE) {
            continue;
        }
        for (int player = 0; player < (row->per_player ? layout->players : 1); player++) {
            for (int i = 0; i < adit_field_elements(&world, row); i++) {
                if (!add_element(layout, row, player, i)) {
                    return false;
                }
            }
        }
    }
    return true;
}

/* ---- Patterns ---- */

void aditl_pattern_of(const char *pattern, int seat, const char *star, char *out, size_t size)
{
    adit_buffer buffer = adit_buffer_on(out, size);

    while (*pattern != '\0') {
        if (seat > 0 && strncmp(pattern, "[p]", 3) == 0) {
            adit_buffer_addf(&buffer, "[%d]", seat);
            pattern += 3;
        } else if (star != NULL && strncmp(pattern, "{*}", 3) == 0) {
            adit_buffer_add(&buffer, star);
            pattern += 3;
        } else {
            adit_buffer_add_bytes(&buffer, pattern++, 1);
        }
    }
}

bool aditl_pattern_fits(const char *pattern, const char *name, char *star, size_t size)
{
    const char *at = strchr(pattern, '*');
    const size_t before = at == NULL ? strlen(pattern) : (size_t)(at - pattern);

    if (strncmp(pattern, name, before) != 0) {
        return false;
    }
    if (at == NULL) {
        if (size > 0) {
            star[0] = '\0';
        }
        return name[before] == '\0';
    }
    for (const char *rest = name + before + strlen(name + before);; rest--) {
        if (aditl_pattern_fits(at + 1, rest, NULL, 0)) {
            if (size > 0) {
                snprintf(star, size, "%.*s", (int)(rest - name - (long)before), name + before);
            }
            return true;
        }
        if (rest == name + before) {
            return false;
        }
    }
}

int aditl_pattern_find(const aditl_layout *layout, const char *pattern, int from, char *star,
                       size_t size)
{
    const size_t before = strcspn(pattern, "*");

    for (int i = from; i < layout->count; i++) {
        const char *name = aditl_element_name(layout, &layout->element[i]);

        if (strncmp(name, pattern, before) == 0 && aditl_pattern_fits(pattern, name, star, size)) {
            return i;
        }
    }
    return -1;
}

/* ---- Unknown fields ---- */

static const char *name_at(const void *context, int i)
{
    const aditl_layout *layout = context;

    return aditl_element_name(layout, &layout->element[i]);
}

/* Whether the pattern, without its seat, is about this row. */
static bool is_about(const adit_field *row, const char *pattern, bool is_seats)
{
    const size_t length = strlen(row->name);

    return row->per_player == is_seats && ((strncmp(row->name, pattern, length) == 0 &&
                                            (pattern[length] == '\0' || pattern[length] == '.')) ||
                                           aditl_pattern_fits(pattern, row->name, NULL, 0));
}

bool aditl_pattern_problem(const aditl_layout *layout, const char *pattern, char *why, size_t size)
{
    const adit_field_world world = {layout->engine->def, layout->engine->cards};
    const char *dot = strncmp(pattern, "player[", 7) == 0 ? strchr(pattern, '.') : NULL;
    const adit_field *row;
    bool is_hidden = false;

    if (aditl_pattern_find(layout, pattern, 0, NULL, 0) >= 0) {
        return false;
    }
    for (int n = 0; (row = adit_field_row(world.def, n)) != NULL; n++) {
        if (is_about(row, dot == NULL ? pattern : dot + 1, dot != NULL)) {
            if (row->seen != ADIT_SEEN_BY_NONE && adit_field_elements(&world, row) == 0) {
                return false; /* a field that only mods use */
            }
            is_hidden = is_hidden || row->seen == ADIT_SEEN_BY_NONE;
        }
    }
    snprintf(why, size, is_hidden ? "nobody may see the field '%s'" : "unknown field '%s'%s",
             pattern,
             adit_did_you_mean(adit_nearest(pattern, layout->count, name_at, layout),
                               "; `adit api GAME fields` lists them")
                 .text);
    return true;
}
