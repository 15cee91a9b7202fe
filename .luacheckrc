-- What luacheck knows about cards and scripts. `make lint` calls it after building, since the
-- names that cards may use come from the engine's own table.
std = "lua54"
max_line_length = 100
codes = true

-- Names that `adit api --globals` lists, one on each line.
local function names_of_cards()
  local names = {}
  local pipe = io.popen("build/adit api cave_vs_cave --globals 2>/dev/null")
  if pipe then
    for name in pipe:lines() do
      names[#names + 1] = name:match("^[%a_][%w_]*")
    end
    pipe:close()
  end
  return names
end

-- A card sees the sealed library and its own words, and nothing else of Lua.
files["cards"] = { std = "none", read_globals = names_of_cards() }
files["scripts/mods"] = { std = "none", read_globals = names_of_cards() }

-- A hook gets g, me and ev whether it needs all of them or not.
unused_args = false

-- The editor stubs are declarations without bodies, and generated.
exclude_files = { "cards/api.lua" }
