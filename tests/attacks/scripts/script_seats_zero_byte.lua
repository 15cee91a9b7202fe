-- A name of a player with a zero byte, behind which anything could stand.
-- as: script
-- outcome: clean fault
-- says: zero byte
adit.game { game = "cave_vs_cave", seed = 1 }:seats { "human\0;id", "random" }
