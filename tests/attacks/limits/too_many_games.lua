-- Opens games without end; they lie outside of the memory that a script is given.
-- as: script
-- outcome: clean fault
-- says: 10000 games are open; call game:close() for those that are finished
local game = adit.game { game = "cave_vs_cave", seed = 1 }
for _ = 1, 20000 do
  game:clone():close() -- closed ones do not count
end
for _ = 1, 20000 do
  game:clone()
end
