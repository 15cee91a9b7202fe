/* transcript.c - adit.story(path): a recorded game as it was written, without its cards.
 *
 * For studies of many recorded games, also of those whose cards have moved on since.
 */
#include "bindings/lua/script/internal.h"

/* Sets a list of log lines in the table on top. */
static void set_log(lua_State *L, const adit_transcript *story, int first, int count)
{
    lua_createtable(L, count, 0);
    for (int i = 0; i < count; i++) {
        lua_pushstring(L, adit_transcript_log_line(story, first + i));
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, "log");
}

static void push_step(lua_State *L, const adit_transcript *story, const adit_transcript_step *step)
{
    lua_createtable(L, 0, 6);
    aditl_set_int(L, "seat", step->seat);
    aditl_set_int(L, "turn", step->turn);
    aditl_set_int(L, "line", step->line);
    aditl_set_text(L, "asked", step->asked);
    aditl_set_text(L, "text", step->decision);
    set_log(L, story, step->log_first, step->log_count);
}

static void set_head(lua_State *L, const adit_file_info *info)
{
    aditl_set_text(L, "game", info->game);
    aditl_set_int(L, "players", info->players);
    aditl_set_text(L, "seats", info->seats);
    aditl_driver_push_seed(L, info->seed);
    lua_setfield(L, -2, "seed");
}

static void push_story(lua_State *L, const adit_transcript *story)
{
    int steps = adit_transcript_step_count(story), results = adit_transcript_result_count(story);

    aditl_need_stack(L, 8, NULL);
    lua_createtable(L, 0, 8);
    set_head(L, adit_transcript_info(story));
    set_log(L, story, 0,
            steps > 0 ? adit_transcript_step_at(story, 0)->log_first
                      : adit_transcript_log_count(story));
    lua_createtable(L, steps, 0);
    for (int i = 0; i < steps; i++) {
        push_step(L, story, adit_transcript_step_at(story, i));
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, "steps");
    lua_createtable(L, results, 0);
    for (int i = 0; i < results; i++) {
        lua_pushstring(L, adit_transcript_result(story, i));
        lua_rawseti(L, -2, i + 1);
    }
    lua_setfield(L, -2, "results");
}

/* Protected, so that the story is freed when Lua has no memory. Argument: the story. */
static int push_protected(lua_State *L)
{
    push_story(L, lua_touserdata(L, 1));
    return 1;
}

static int l_story(lua_State *L)
{
    aditl_driver *driver = aditl_driver_of(L);
    const char *path = aditl_driver_text(L, 1, "path");
    adit_transcript *story = NULL;

    aditl_driver_fetch_game(L, path);
    lua_pushcfunction(L, push_protected);
    aditl_driver_raise(L, adit_transcript_read(driver->text.data, driver->text.length, path, &story,
                                               &driver->err));
    lua_pushlightuserdata(L, story);
    int status = lua_pcall(L, 1, 1, 0);

    adit_transcript_free(story);
    if (status != LUA_OK) {
        return aditl_driver_pass_on(L, status);
    }
    return 1;
}

const aditl_row aditl_story_rows[] = {
    {"adit.story", l_story, "path Text", "Table",
     "Reads a recorded game as it was written, whether or not its cards still exist.",
     "expect(not pcall(adit.story, \"nowhere.play\"))"},
    {0},
};
