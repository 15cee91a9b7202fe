-- A test that copies a game until its work is used up: that is told as what it is.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: million steps of work in one test
-- never: memory
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:play({ "random", "random" }, 60)
while true do pcall(game.what_if, game, function() end) pcall(function() game:clone():close() end) end
