-- Writes a recorded game that a shell would read at login.
-- as: test
-- outcome: clean fault
-- says: a test script can write only names such as
adit.game { game = "cave_vs_cave", seed = 1 }:record(".profile")
