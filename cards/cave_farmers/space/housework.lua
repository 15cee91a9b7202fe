-- Housework: a dog, and a new room.
return card {
  id     = "housework",
  kind   = "space",
  title  = "Housework",
  text   = "Gain 1 dog and/or furnish a cavern.",
  short  = "1 dog and/or room",
  source = "CF-195",
  mark   = "S",

  use = and_or { gain { dog = 1 }, furnish() },

  examples = {
    { name = "a dog and a tile",
      given = { { wood = 1, dog = 0 }, players = 1 },
      steps = { "place housework", "gain 1 dog", "furnish", "furnish breakfast_room e3" },
      expect = { { wood = 0, dog = 1 }, set = { ["player[1].tile.e3"] = "breakfast_room" } } },
    { name = "the dog alone",
      given = { { dog = 0 }, players = 1 },
      steps = { "place housework", "gain 1 dog", "stop" },
      expect = { { dog = 1 }, set = { ["player[1].tile.e3"] = "none" } } },
  },
}
