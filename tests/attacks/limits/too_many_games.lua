-- Opens games without end; they lie outside of the memory that a script is given.
-- as: script
-- outcome: clean fault
-- says: more than 10000 open games; this is the limit 'open_games' of a playthrough script; call game:close() for those that are finished
local game = adit.game { game = "cave_vs_cave", seed = 1 }
for _ = 1, 20000 do
  game:clone():close() -- closed ones do not count
end
for _ = 1, 20000 do
  game:clone()
end
