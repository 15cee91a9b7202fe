-- Several mistakes at once: which of them is told?
local game = adit.game { game = "cave_vs_cave", players = 2, seed = 1 }
local many = {}
for i = 1, 40 do
  many["nothing_" .. i * 37 % 41] = i
end
print(pcall(adit.game, { game = "cave_vs_cave", players = 2, seed = 1, set = many }))
print(pcall(adit.game, { game = "cave_vs_cave", players = 2, seed = 1, rules = many }))
print(pcall(adit.game, many))
print(pcall(adit.sim, many))
print(pcall(game.expect, game, many))
print(pcall(game.expect_score, game, many, 1))
print(pcall(game.play, game, many))
print(pcall(expect_equal, many, { a = 1, b = 2, c = 3 }))
print(pcall(expect_equal, many, { [{}] = 1, [print] = 2 }))
print(pcall(adit.stats, many))
