-- What luacheck knows about cards and scripts. `make lint` calls it after building, since the
-- names that cards may use come from the engine's own table.
std = "lua54"
max_line_length = 100
codes = true

local games = {}
local list = io.popen("tests/lint/games 2>/dev/null")
if list then
  for game in list:lines() do
    games[#games + 1] = game
  end
  list:close()
end

-- Adds the names that `adit api GAME --globals` lists, one on each line.
local function add_names(names, game)
  local pipe = io.popen("build/adit api " .. game .. " --globals 2>/dev/null")
  if pipe then
    for name in pipe:lines() do
      names[#names + 1] = name:match("^[%a_][%w_]*")
    end
    pipe:close()
  end
end

-- A card sees the sealed library and the words of its own game, and nothing else of Lua; a mod
-- may be for any game.
local all = {}
for _, game in ipairs(games) do
  local names = {}
  add_names(names, game)
  add_names(all, game)
  files["cards/" .. game] = { std = "none", read_globals = names }
end
all[#all + 1] = "campaign" -- in campaign files
files["scripts/mods"] = { std = "none", read_globals = all }

-- Playthroughs, studies, bots and scenarios see what `adit run` and the program give them.
files["scripts"] = {
  std = "lua54",
  read_globals = { "adit", "expect", "expect_equal", "include", "scenario", "random" },
}

-- A scenario may have happenings and cards, which are written with the words of its game.
files["scripts/scenarios"] = { std = "none", read_globals = all }
files["scripts/puzzles"] = { std = "none", read_globals = all }

-- A hook gets g, me and ev whether it needs all of them or not.
unused_args = false

-- The editor stubs are declarations without bodies, and generated.
exclude_files = { "cards/api*.lua" }

-- table.lua of a title or a mod returns layout { ... }.
files["**/table.lua"] = { read_globals = { "layout" } }
