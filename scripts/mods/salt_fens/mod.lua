-- Salt Fens: salt from the fens keeps the meat of the Cave Farmers through the winter.
return mod {
  id      = "salt_fens",
  name    = "Salt Fens",
  text    = "Salt, two peoples of the fens, cured meat, and a campaign of two scenarios.",
  version = "1.0.0",
  licence = "MIT",
  games   = { "cave_farmers" },
  engine  = ">=0.1",

  goods   = { salt = { limit = 20, worth = 250, text = "from the fens; cures meat" } },
  events  = { cured = { text = "a player has cured meat with salt; amount: salt used",
                        amount = true } },
}
