-- A room on the board of a player whom the match does not have.
-- as: scenario
-- outcome: refused at load
-- says: room.shelf: 'p2.c4' belongs to player 2; the match has 1
return scenario {
  game = "cave_vs_cave", players = 1, seed = 4,
  set = { ["room.shelf"] = "p2.c4" },
}
