-- Names of players behind a gap, which would be left out without a word.
-- as: script
-- outcome: clean fault
-- says: a list without gaps
adit.game { game = "cave_vs_cave", seed = 1 }:seats { [1] = "human", [3] = "random" }
