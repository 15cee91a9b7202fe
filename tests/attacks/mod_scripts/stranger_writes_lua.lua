-- Writes what the next command would load as a card.
-- as: test
-- outcome: clean fault
-- says: a test script can write only names such as
adit.game { game = "cave_vs_cave", seed = 1 }:record("cards/mine.lua")
