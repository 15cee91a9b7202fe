-- Far kin: eight peoples for The Cave Farmers.
return mod {
  id      = "far_kin",
  name    = "Far kin",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
  text    = "Not everybody who lives below the hills is a dwarf. Eight peoples, each with rules " ..
            "of its own, six furnishing tiles, mushrooms, goblins, a fair and a last round.",

  goods = {
    mushroom = { limit = 99, worth = 60, text = "grows in caverns that are not furnished" },
    goblin   = { limit = 99, text = "came home with an expedition and stayed" },
  },
}
