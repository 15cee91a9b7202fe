-- Opening moves: which action tile is the best to take first?
--
-- Run it:  adit run scripts/studies/opening_moves.lua [GAMES] [PLAYER]
--
-- For each tile the first player could take, the same deals are played on to the end by two
-- equal players (random ones unless another is named). What differs is only the first tile.

local games = math.tointeger(tonumber(adit.args[1] or 50))
local player = adit.args[2] or "random"
if not games or games < 1 then
  error("the number of games must be a whole number, at least 1: " .. adit.args[1])
end

-- Points of the first player minus points of the other, summed over all deals.
local leads, names = {}, {}

for seed = 1, games do
  local start = adit.game { game = "cave_vs_cave", players = 2, seed = seed,
                            rules = { starting_player = 1 } }
  for _, move in ipairs(start:options()) do
    local game = start:clone()
    game:decide(move)
    game:play(player)
    if not leads[move] then
      leads[move] = { sum = 0, games = 0 }
      names[#names + 1] = move
    end
    local lead = leads[move]
    lead.sum = lead.sum + game:score(1) - game:score(2)
    lead.games = lead.games + 1
    game:close()
  end
  start:close()
end

table.sort(names, function(a, b)
  return leads[a].sum * leads[b].games > leads[b].sum * leads[a].games
end)

print(string.format("%-24s %8s %10s", "first move", "games", "mean lead"))
for _, name in ipairs(names) do
  local lead = leads[name]
  print(string.format("%-24s %8d %10.2f", name, lead.games, lead.sum / lead.games))
end
