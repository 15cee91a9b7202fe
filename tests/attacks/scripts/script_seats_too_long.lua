-- Names of players that would be cut when the recorded game is written.
-- as: script
-- outcome: clean fault
-- says: 
adit.game { game = "cave_vs_cave", seed = 1 }:seats { ("a"):rep(200), ("b"):rep(200) }
