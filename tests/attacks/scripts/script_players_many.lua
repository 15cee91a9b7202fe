-- A million players.
-- as: script
-- outcome: clean fault
-- says: players
adit.game { game = "cave_vs_cave", players = 1000000 }
