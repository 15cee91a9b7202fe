-- Rooms whose exchanges change the cave, so that one move happens inside another; see
-- test_moves_inside.c.
return mod {
  id      = "moves_mod",
  name    = "Moves inside moves, for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
}
