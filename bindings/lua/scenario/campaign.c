/* campaign.c - `next` and `carry`: which scenario follows, and what is taken over into it.
 *
 * A campaign is a chain of scenario files, each of which names the next, unless a file of the
 * campaign does that for them (campaign_file.c). What is carried is written
 * as lines "field = value", which become fields of the next start. A file that anybody wrote leads
 * only to files of its own folder and below, never through a link.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/scenario/scenario.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/memory.h"
#include "engine/base/names.h"

#define NAME_MAX_BYTES 200

static const char *const next_keys[] = {"win", "lose", NULL};

/* ---- Reading ---- */

/* Whether the path names a file of the same folder or below it, by its text. */
static bool stays_below(const char *name)
{
    char steps[NAME_MAX_BYTES + 3];

    if (strlen(name) > NAME_MAX_BYTES || name[0] == '/' || name[0] == '\0') {
        return false;
    }
    snprintf(steps, sizeof steps, "/%s/", name);
    return strstr(steps, "/../") == NULL && strstr(steps, "/./") == NULL &&
           strstr(steps, "//") == NULL;
}

char *aditl_scenario_beside(lua_State *L, const char *path, const char *key,
                            aditl_problems *problems)
{
    char found[2 * ADITL_PATH_MAX];
    const char *name = aditl_string(L, -1), *slash = strrchr(path, '/');
    int folder = slash == NULL ? 0 : (int)(slash - path) + 1;

    if (name == NULL || !stays_below(name)) {
        aditl_problem(problems, key,
                      "expected the name of a scenario in the same folder or below it, as in "
                      "\"second.lua\"");
        return NULL;
    }
    size_t length = strlen(name);
    bool has_end = length > 4 && strcmp(name + length - 4, ".lua") == 0;

    snprintf(found, sizeof found, "%.*s%s%s", folder, path, name, has_end ? "" : ".lua");
    if (aditl_path_has_link(found, (size_t)folder)) {
        aditl_problem(problems, key, "'%s' is a link; name the file itself", name);
        return NULL;
    }
    char *copy = adit_strdup(found);

    if (copy == NULL) {
        aditl_raise_shortage(L);
    }
    return copy;
}

static void read_next(lua_State *L, int table, adit_scenario *scenario, aditl_problems *problems)
{
    lua_pushliteral(L, "next");
    int type = lua_rawget(L, table);

    if (type == LUA_TTABLE) {
        const int branches = lua_gettop(L);

        aditl_check_keys(L, branches, next_keys, "next", false, problems);
        for (int i = 0; i < 2; i++) {
            lua_pushstring(L, next_keys[i]);
            if (lua_rawget(L, branches) != LUA_TNIL) {
                scenario->next[i] = aditl_scenario_beside(L, scenario->path, "next", problems);
            }
            lua_pop(L, 1);
        }
    } else if (type != LUA_TNIL) {
        scenario->next[0] = aditl_scenario_beside(L, scenario->path, "next", problems);
    }
    lua_pop(L, 1);
}

/* Keeps one field, whose new name is on top of the stack. */
static void keep_carried(lua_State *L, const char *from, adit_scenario *scenario,
                         aditl_problems *problems)
{
    const char *to = aditl_string(L, -1);

    from = from != NULL ? from : to;
    if (to == NULL || strlen(to) > NAME_MAX_BYTES || strlen(from) > NAME_MAX_BYTES ||
        to[0] == '\0' || strpbrk(to, " =\n") != NULL) {
        aditl_problem(problems, "carry",
                      "expected names of fields, as in { \"player[1].goods\" } or "
                      "{ [\"player[1].goods.gold\"] = \"player[1].goods.food\" }");
    } else if (scenario->carry.count >= ADIT_MAX_CARRIED) {
        aditl_problem(problems, "carry", "%s; name a group, as in \"player[1].goods\"",
                      adit_limit_message(adit_limit_at(ADIT_LIMIT_CARRIED)).text);
    } else if (!aditl_settings_add(&scenario->carry, from, to)) {
        aditl_raise_shortage(L);
    }
}

void aditl_read_carry(lua_State *L, int table, adit_scenario *scenario, aditl_problems *problems)
{
    int count, others;

    lua_pushliteral(L, "carry");
    int type = lua_rawget(L, table), carry = lua_gettop(L);

    if (type != LUA_TTABLE) {
        if (type != LUA_TNIL) {
            aditl_problem(problems, "carry", "expected a list, as in { \"player[1].goods\" }");
        }
        lua_pop(L, 1);
        return;
    }
    const int places = aditl_list_length(L, carry, ADIT_MAX_KEYS);

    for (int i = 1; i <= places && problems->count == 0; i++) {
        lua_rawgeti(L, carry, i);
        keep_carried(L, NULL, scenario, problems);
        lua_pop(L, 1);
    }
    const char **keys = aditl_push_keys(L, carry, &count, &others);

    for (int i = 0; i < count && problems->count == 0; i++) {
        lua_pushstring(L, keys[i]);
        lua_rawget(L, carry);
        keep_carried(L, keys[i], scenario, problems);
        lua_pop(L, 1);
    }
    lua_settop(L, carry - 1);
}

void aditl_read_campaign(lua_State *L, int table, adit_scenario *scenario, aditl_problems *problems)
{
    read_next(L, table, scenario, problems);
    aditl_read_carry(L, table, scenario, problems);
    if (scenario->carry.count > 0 && scenario->next[0] == NULL && scenario->next[1] == NULL &&
        problems->count == 0) {
        aditl_problem(problems, "carry", "there is no next scenario");
    }
}

void aditl_campaign_free(adit_scenario *scenario)
{
    adit_free(scenario->next[0]);
    adit_free(scenario->next[1]);
    aditl_settings_free(&scenario->carry);
}

int adit_scenario_line(const adit_scenario *scenario, const char *field)
{
    return scenario == NULL || field == NULL ? 0 : aditl_line_of_key(scenario->source.data, field);
}

const char *adit_scenario_next(const adit_scenario *scenario, bool won)
{
    const char *path = scenario == NULL ? NULL : scenario->next[won ? 0 : 1];

    return path == NULL ? "" : path;
}

/* ---- Carrying ---- */

typedef struct {
    const adit_scenario *scenario;
    const adit_engine *engine;
    adit_text *out;
    int found[ADIT_MAX_CARRIED], derived[ADIT_MAX_CARRIED]; /* elements, by row of `carry` */
} carrying;

/* The rest of the name if it is the field or lies in the group; NULL: it does not. */
static const char *rest_of_name(const char *name, const char *group)
{
    const size_t length = strlen(group);

    return strncmp(name, group, length) == 0 && (name[length] == '\0' || name[length] == '.')
               ? name + length
               : NULL;
}

/* Whether the game computes the element from others. */
static bool is_derived(const adit_engine *engine, const char *name)
{
    adit_field_info info;
    const bool is_player = strncmp(name, "player[", 7) == 0;
    const char *end = is_player ? strstr(name, "].") : NULL;

    name = end == NULL ? name : end + 2;
    for (int i = 0; i < adit_engine_field_count(engine); i++) {
        if (adit_engine_field(engine, i, &info) == ADIT_OK && info.per_player == is_player &&
            rest_of_name(name, info.name) != NULL) {
            return info.derived;
        }
    }
    return false;
}

static void carry_element(void *context, const char *name, bool is_number, int64_t number,
                          const char *word)
{
    carrying *c = context;

    for (size_t i = 0; i < c->scenario->carry.count; i++) {
        const adit_setting *row = &c->scenario->carry.item[i];
        const char *rest = rest_of_name(name, row->name);

        if (rest == NULL) {
            continue;
        }
        if (is_derived(c->engine, name)) {
            c->derived[i]++;
            continue;
        }
        c->found[i]++;
        adit_text_addf(c->out, "%s%s = ", row->value, rest);
        if (is_number) {
            adit_text_addf(c->out, "%" PRId64 "\n", number);
        } else {
            adit_text_addf(c->out, "%s\n", word);
        }
    }
}

adit_status adit_scenario_carry(const adit_scenario *scenario, adit_game *game, adit_text *out,
                                adit_err *err)
{
    ADIT_NEED(scenario != NULL && game != NULL && out != NULL, err);

    carrying c = {.scenario = scenario, .engine = adit_game_engine(game), .out = out};

    ADIT_TRY(adit_game_state_visit(game, 0, true, carry_element, &c));
    for (size_t i = 0; i < scenario->carry.count; i++) {
        if (c.found[i] == 0) {
            return adit_fail(err, ADIT_INPUT, "%s:%d: carry: %s '%s'%s", scenario->path,
                             aditl_line_of_key(scenario->source.data, "carry"),
                             c.derived[i] > 0 ? "the game computes" : "unknown field",
                             scenario->carry.item[i].name,
                             c.derived[i] > 0 ? " from other fields; carry those"
                                              : "; 'adit state GAME --all' lists the fields");
        }
    }
    return adit_text_status(out, err);
}

/* Sets a field of the start, instead of what the file says of it. */
static adit_status set_field(aditl_settings *fields, const char *name, const char *value,
                             adit_err *err)
{
    for (size_t i = 0; i < fields->count; i++) {
        if (strcmp(fields->item[i].name, name) == 0) {
            char *copy = adit_strdup(value);

            ADIT_TRY_NEW(copy, err);
            adit_free((void *)(uintptr_t)fields->item[i].value);
            fields->item[i].value = copy;
            return ADIT_OK;
        }
    }
    return aditl_settings_add(fields, name, value) ? ADIT_OK : adit_nomem(err);
}

adit_status adit_scenario_bring(adit_scenario *scenario, const char *lines, adit_err *err)
{
    ADIT_NEED(scenario != NULL && lines != NULL, err);

    while (*lines != '\0') {
        char line[1024];
        const size_t length = strcspn(lines, "\n");
        char *equals;

        snprintf(line, sizeof line, "%.*s", (int)(length < sizeof line ? length : 0), lines);
        equals = strstr(line, " = ");
        if (equals == NULL || equals == line) {
            return adit_fail(err, ADIT_INPUT, "'%.100s' is not of the form field = value", line);
        }
        *equals = '\0';
        ADIT_TRY(set_field(&scenario->fields, line, equals + 3, err));
        lines += length + (lines[length] == '\n');
    }
    return aditl_scenario_make_room(scenario, err);
}
