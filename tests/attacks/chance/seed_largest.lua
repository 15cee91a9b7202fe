-- The largest seed survives a game, its log and its own text.
-- as: script
-- outcome: runs, bounded
-- says: 18446744073709551615
local game = adit.game { game = "cave_vs_cave", seed = "18446744073709551615" }
print(game:seed())
