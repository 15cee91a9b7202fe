-- worth.lua: how many points is the new card of each game worth?
--
--   adit run worth.lua [GAME [GAMES [PLAYER]]]      in this folder
--
-- Every match is played twice from the same seed by the same players, once with the card and once
-- without it; what the two differ by is what the card did. The answer belongs to the player: who
-- does not know what to do with a card gains little by it.
-- luacheck: read globals print
local cases = {
  cave_vs_cave = { field = "player[1].cell.c4", without = "empty" },
  cave_farmers = { field = "player[1].tile.e3", without = "none" },
  dwergar      = { field = "project.tea_city:tea_house", without = "gone" },
  covenant     = { field = "tradition.tea_clan:tea_with_the_king", without = "out" },
}

local function play(id, seed, player, set)
  local game = adit.game { scenario = id .. "/scenarios/tea_time.lua", mods = { id },
                           seed = seed, set = set }
  game:play { player or id .. "/bots/tea_drinker.lua", "random" }
  local points = game:score(1)
  game:close()
  return points
end

local function measure(id, games, player)
  local case, sum, better = cases[id], 0, 0
  for seed = 1, games do
    local without = { [case.field] = case.without }
    local difference = play(id, seed, player) - play(id, seed, player, without)
    sum = sum + difference
    better = better + (difference > 0 and 1 or 0)
  end
  print(string.format("%-13s %5.1f points a game, better in %d of %d", id, sum / games, better,
                      games))
end

local id, games, player = adit.args[1], tonumber(adit.args[2]) or 10, adit.args[3]
if id then
  expect(cases[id], "known are cave_farmers, cave_vs_cave, covenant and dwergar")
  measure(id, games, player)
else
  for each in pairs(cases) do
    measure(each, games)
  end
end
