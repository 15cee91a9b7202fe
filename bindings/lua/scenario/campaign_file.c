/* campaign_file.c - a file that lists the scenarios of a campaign.
 *
 * It says in which order they come, where a loss leads, and what is carried over, so the scenarios
 * themselves need not know of each other. For whoever plays it, a scenario of the list has the
 * `next` and `carry` of the list: the rest is the same as with a chain of scenarios.
 */
#include <string.h>

#include "bindings/lua/read/args.h"
#include "bindings/lua/scenario/scenario.h"
#include "bindings/lua/vm/vm.h"
#include "engine/base/memory.h"

struct adit_campaign {
    char *path;
    adit_text source; /* to find the lines of names */
    char *title, *text;
    adit_scenario *link[ADIT_MAX_CHAPTERS]; /* path, next and carry of each scenario; no more */
    int count;
};

typedef struct {
    adit_campaign *campaign;
    aditl_problems problems;
    int declared; /* how often campaign { } was called */
} campaign_reading;

static const char *const campaign_keys[] = {"title", "text", "scenarios", "carry", NULL};
static const char *const chapter_keys[] = {"win", "lose", "carry", NULL};

/* ---- Reading ---- */

/* campaign { ... }: notes where it stands and gives the table back. */
static int l_campaign(lua_State *L)
{
    campaign_reading *r = aditl_vm_of(L)->owner;
    lua_Debug caller;

    if (lua_type(L, 1) != LUA_TTABLE || lua_gettop(L) != 1) {
        return aditl_raise(
            L, "campaign takes one table: return campaign { scenarios = { ... }, ... }");
    }
    if (lua_getstack(L, 1, &caller) && lua_getinfo(L, "l", &caller) && caller.currentline > 0) {
        r->problems.line = caller.currentline;
    }
    r->declared++;
    return 1;
}

static int chapter_of(const adit_campaign *campaign, const char *path)
{
    for (int i = 0; path != NULL && i < campaign->count; i++) {
        if (strcmp(campaign->link[i]->path, path) == 0) {
            return i;
        }
    }
    return -1;
}

/* Adds a scenario whose file name is on top of the stack; NULL: it is a problem. [-0, +0] */
static adit_scenario *add_chapter(lua_State *L, campaign_reading *r)
{
    adit_campaign *campaign = r->campaign;
    char *path = aditl_scenario_beside(L, campaign->path, "scenarios", &r->problems);

    if (path != NULL && chapter_of(campaign, path) >= 0) {
        aditl_problem(&r->problems, "scenarios", "duplicate scenario '%s'", path);
        adit_free(path);
        return NULL;
    }
    if (path == NULL) {
        return NULL;
    }
    adit_scenario *link = adit_alloc(sizeof *link);

    if (link == NULL) {
        adit_free(path);
        aditl_raise_shortage(L);
        return NULL;
    }
    link->path = path;
    campaign->link[campaign->count++] = link;
    return link;
}

/* Reads `win`, `lose` and `carry` of the scenario whose table is at `entry`. [-0, +0] */
static void read_links(lua_State *L, int entry, campaign_reading *r, adit_scenario *link)
{
    aditl_check_keys(L, entry, chapter_keys, "a scenario of a campaign", true, &r->problems);
    for (int i = 0; i < 2; i++) {
        lua_pushstring(L, chapter_keys[i]);
        if (lua_rawget(L, entry) != LUA_TNIL) {
            link->next[i] =
                aditl_scenario_beside(L, r->campaign->path, chapter_keys[i], &r->problems);
        }
        lua_pop(L, 1);
    }
    aditl_read_carry(L, entry, link, &r->problems);
}

/* An item of the list: the name of a file, or a table that begins with it. [-0, +0] */
static void read_chapter(lua_State *L, campaign_reading *r)
{
    const int entry = lua_gettop(L);

    if (lua_type(L, entry) == LUA_TTABLE) {
        lua_rawgeti(L, entry, 1);
    } else {
        lua_pushvalue(L, entry);
    }
    adit_scenario *link = add_chapter(L, r);
    lua_pop(L, 1);
    if (link != NULL && lua_type(L, entry) == LUA_TTABLE) {
        read_links(L, entry, r, link);
    }
}

static void read_chapters(lua_State *L, int table, campaign_reading *r)
{
    lua_pushliteral(L, "scenarios");
    const bool is_list = lua_rawget(L, table) == LUA_TTABLE;
    const int list = lua_gettop(L);
    const int count = is_list ? aditl_list_length(L, list, ADIT_MAX_KEYS) : 0;

    if (count == 0) {
        aditl_problem(&r->problems, "scenarios",
                      "expected a list of files, as in scenarios = { \"first.lua\", \"second.lua\" "
                      "}");
    } else if (count > ADIT_MAX_CHAPTERS) {
        aditl_problem(&r->problems, "scenarios", "%s",
                      adit_limit_message(adit_limit_at(ADIT_LIMIT_CHAPTERS)).text);
    }
    for (int i = 1; i <= count && r->problems.count == 0; i++) {
        lua_rawgeti(L, list, i);
        read_chapter(L, r);
        lua_pop(L, 1);
    }
    lua_settop(L, table);
}

/* A win leads to the scenario below it; `win` and `lose` lead to one that is in the list. */
static void join_chapters(lua_State *L, campaign_reading *r)
{
    adit_campaign *campaign = r->campaign;

    for (int i = 0; i < campaign->count && r->problems.count == 0; i++) {
        adit_scenario *link = campaign->link[i];

        for (int k = 0; k < 2; k++) {
            if (link->next[k] != NULL && chapter_of(campaign, link->next[k]) < 0) {
                aditl_problem(&r->problems, chapter_keys[k],
                              "'%s' is not in the list; add it to scenarios", link->next[k]);
            }
        }
        if (link->next[0] == NULL && i + 1 < campaign->count) {
            link->next[0] = adit_strdup(campaign->link[i + 1]->path);
            if (link->next[0] == NULL) {
                aditl_raise_shortage(L);
            }
        }
    }
}

/* `carry` of the campaign holds for all scenarios that have none of their own. */
static void share_carry(lua_State *L, int table, campaign_reading *r)
{
    for (int i = 0; i < r->campaign->count && r->problems.count == 0; i++) {
        adit_scenario *link = r->campaign->link[i];

        if (link->carry.count == 0 && (link->next[0] != NULL || link->next[1] != NULL)) {
            aditl_read_carry(L, table, link, &r->problems);
        }
    }
}

/* Runs protected; argument: the reading. */
static int load_campaign(lua_State *L)
{
    campaign_reading *r = lua_touserdata(L, 1);
    adit_campaign *campaign = r->campaign;

    aditl_push_environment(L);
    lua_pushcfunction(L, l_campaign);
    aditl_add_global(L, -2, "campaign");
    aditl_load_chunk(L, campaign->source.data, campaign->source.length, campaign->path,
                     lua_gettop(L), ADITL_CHUNK_STRANGER);
    lua_call(L, 0, 1);
    if (lua_type(L, -1) != LUA_TTABLE || r->declared != 1) {
        aditl_problem(&r->problems, NULL,
                      "the file must end with exactly one 'return campaign { ... }'");
        return 0;
    }
    const int table = lua_gettop(L);

    aditl_check_keys(L, table, campaign_keys, "a campaign", false, &r->problems);
    aditl_read_text(L, table, "title", &campaign->title, &r->problems);
    aditl_read_text(L, table, "text", &campaign->text, &r->problems);
    read_chapters(L, table, r);
    join_chapters(L, r);
    share_carry(L, table, r);
    return 0;
}

static adit_status read_campaign_file(campaign_reading *r, adit_err *err)
{
    adit_campaign *campaign = r->campaign;
    aditl_vm vm = {0};

    ADIT_TRY(aditl_read_source(campaign->path, ADIT_LIMIT_FILE_BYTES, &campaign->source, err));
    r->problems.source = campaign->source.data;
    ADIT_TRY(aditl_vm_open(&vm, &aditl_limits_load, true, r, err));
    vm.is_loading = true;
    adit_status status = aditl_protected(&vm, load_campaign, r, err);

    aditl_vm_close(&vm);
    if (status == ADIT_SCRIPT) {
        status = ADIT_INPUT; /* it only declares: a mistake in the file */
        if (err != NULL) {
            err->status = status;
        }
    }
    ADIT_TRY(status);
    ADIT_TRY(adit_text_status(&r->problems.text, err));
    return r->problems.count == 0 ? ADIT_OK
                                  : adit_fail_lines(err, ADIT_INPUT, r->problems.text.data);
}

adit_status adit_campaign_read(const char *path, adit_campaign **campaign, adit_err *err)
{
    ADIT_NEED(campaign != NULL, err);
    *campaign = NULL;
    ADIT_NEED(path != NULL, err);

    adit_campaign *made = adit_alloc(sizeof *made);

    ADIT_TRY_NEW(made, err);
    campaign_reading r = {.campaign = made};
    made->path = adit_strdup(path);
    r.problems.place = made->path;
    adit_status status = made->path == NULL ? adit_nomem(err) : read_campaign_file(&r, err);

    aditl_problems_free(&r.problems);
    if (status != ADIT_OK) {
        adit_campaign_free(made);
        return status;
    }
    *campaign = made;
    return ADIT_OK;
}

void adit_campaign_free(adit_campaign *campaign)
{
    if (campaign == NULL) {
        return;
    }
    for (int i = 0; i < campaign->count; i++) {
        aditl_campaign_free(campaign->link[i]);
        adit_free(campaign->link[i]->path);
        adit_free(campaign->link[i]);
    }
    adit_text_free(&campaign->source);
    adit_free(campaign->path);
    adit_free(campaign->title);
    adit_free(campaign->text);
    adit_free(campaign);
}

/* ---- Using ---- */

const char *adit_campaign_title(const adit_campaign *campaign)
{
    return campaign != NULL && campaign->title != NULL ? campaign->title : "";
}

const char *adit_campaign_text(const adit_campaign *campaign)
{
    return campaign != NULL && campaign->text != NULL ? campaign->text : "";
}

const char *adit_campaign_scenario(const adit_campaign *campaign, int n)
{
    return campaign != NULL && n >= 0 && n < campaign->count ? campaign->link[n]->path : "";
}

int adit_campaign_line(const adit_campaign *campaign, const char *field)
{
    return campaign == NULL || field == NULL ? 0 : aditl_line_of_key(campaign->source.data, field);
}

adit_status adit_campaign_join(const adit_campaign *campaign, adit_scenario *scenario,
                               adit_err *err)
{
    ADIT_NEED(campaign != NULL && scenario != NULL, err);

    const int n = chapter_of(campaign, scenario->path);

    if (n < 0) {
        return adit_fail(err, ADIT_USAGE, "%s: is not a scenario of %s", scenario->path,
                         campaign->path);
    }
    const adit_scenario *link = campaign->link[n];
    bool is_good = true;

    if (scenario->next[0] != NULL || scenario->next[1] != NULL || scenario->carry.count > 0) {
        return adit_fail(err, ADIT_INPUT,
                         "%s:%d: next: the campaign %s says what follows; remove next and carry "
                         "here, or the scenario there",
                         scenario->path, adit_scenario_line(scenario, "next"), campaign->path);
    }
    for (int k = 0; k < 2; k++) {
        scenario->next[k] = link->next[k] != NULL ? adit_strdup(link->next[k]) : NULL;
        is_good = is_good && (link->next[k] == NULL || scenario->next[k] != NULL);
    }
    for (size_t i = 0; is_good && i < link->carry.count; i++) {
        is_good = aditl_settings_add(&scenario->carry, link->carry.item[i].name,
                                     link->carry.item[i].value);
    }
    return is_good ? ADIT_OK : adit_nomem(err);
}
