-- Names of players that would run a command if the recorded game were taken for a script.
-- as: script
-- outcome: clean fault
-- says: invalid player name
local game = adit.game { game = "cave_vs_cave", seed = 1 }
game:seats { "human", "x; touch /tmp/ran #" }
print(game:record())
