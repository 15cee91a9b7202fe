-- Compares games of different titles.
-- as: script
-- outcome: runs, bounded
-- says: true
local game = adit.game { game = "cave_vs_cave", seed = 1 }
local other = adit.game { game = "dwergar", seed = 1 }
print(#game:diff(other) > 0)
