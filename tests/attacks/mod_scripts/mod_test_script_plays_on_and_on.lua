-- A test that plays game after game.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: million steps of work in one test
for seed = 1, 1000000 do
  local game = adit.game { game = "cave_vs_cave", seed = seed }
  game:play { "greedy", "greedy" }
  game:close()
end
