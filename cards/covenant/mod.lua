-- The shipped cards of Covenant are a mod like any other.
return mod {
  id      = "covenant",
  name    = "Covenant",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "covenant" },
  engine  = ">=0.1",

  -- Saves from before the cards got ids that speak (each card has its old id as alias), and from
  -- before messages had other words.
  accepts_saves = { "6f12d4d2a23f00de", "faa551606d7f9a6b" },
}
