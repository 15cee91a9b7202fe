-- Eras, rounds between the printed ones and events of the course of a match, for test_eras.c.
return mod {
  id       = "eras",
  name     = "Eras",
  version  = "1.0.0",
  games    = { "cave_vs_cave" },
  engine   = ">=0.1",
  counters = {
    turns   = { max = 200, per = "seat" },
    rounds  = { max = 20, per = "seat" },
    ends    = { max = 20, per = "seat" },
    eras    = { max = 20, per = "seat" },
    tiles   = { max = 60, per = "seat" },
    bonuses = { max = 60, per = "seat" },
    caverns = { max = 60, per = "seat" },
  },
}
