-- A name of a player with a command substitution in it.
-- as: script
-- outcome: clean fault
-- says: invalid player name
adit.game { game = "cave_vs_cave", seed = 1 }:seats "human,$(id)"
