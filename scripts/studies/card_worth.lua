-- What a room of Cave vs Cave is worth to whoever starts with it.
--
-- Run it:  adit run scripts/studies/card_worth.lua [ROOM [DEALS [PLAYER [MOD...]]]]
--
-- Each deal is played twice by two equal players: once with the room in c4 of player 1 from the
-- beginning, once with that space empty. What counts is how much further ahead player 1 is.

local room = adit.args[1] or "shelf"
local deals = math.tointeger(tonumber(adit.args[2] or 20))
local player = adit.args[3] or "greedy"
if not deals or deals < 1 then
  error("the number of deals must be a whole number, at least 1: " .. adit.args[2])
end

local mods = {}
for i = 4, #adit.args do
  mods[#mods + 1] = adit.args[i]
end

local function lead(seed, what)
  local game = adit.game { game = "cave_vs_cave", players = 2, seed = seed, mods = mods,
                           rules = { starting_player = 1 },
                           set = { ["player[1].cell.c4"] = what } }
  game:play(player)
  local points = game:score(1) - game:score(2)
  game:close()
  return points
end

local worth = adit.stats()
for seed = 1, deals do
  worth:add(lead(seed, room) - lead(seed, "empty"))
end
print(room .. " is worth " .. worth:text() .. " points")
