-- The shipped cards of Caverna: The Cave Farmers are a mod like any other.
return mod {
  id      = "cave_farmers",
  name    = "Caverna: The Cave Farmers",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",
  example = "carpenter",

  -- Saves from before messages had other words: the cards do the same.
  accepts_saves = { "d03fcfd3407c4420" },
}
