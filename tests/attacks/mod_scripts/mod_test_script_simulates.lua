-- A test that has a million games played by one call.
-- as: test
-- outcome: clean fault
-- status: LIMIT
-- says: million steps of work in one test
adit.sim { game = "cave_vs_cave", games = 1000000, players = { "greedy", "greedy" } }
