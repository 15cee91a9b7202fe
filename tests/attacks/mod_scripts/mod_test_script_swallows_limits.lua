-- A test that goes on after it was told to stop.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: million steps of work in one test
for seed = 1, 100000000 do
  pcall(function()
    local game = adit.game { game = "cave_vs_cave", seed = seed }
    game:play { "greedy", "greedy" }
  end)
end
