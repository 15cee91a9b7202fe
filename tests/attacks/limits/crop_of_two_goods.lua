-- A crop that would be two goods at once.
-- as: card
-- outcome: refused at load
-- game: cave_farmers
-- says: seed: names 2 goods
return card {
  id = "two_goods", kind = "crop", title = "Attack", seed = { grain = 1, wood = 1 }, amount = 7,
}
