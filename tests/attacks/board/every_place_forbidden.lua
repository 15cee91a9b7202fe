-- A specialist whose hook forbids every place: players are idle, and the match ends all the same.
-- as: card
-- game: dwergar
-- outcome: runs, bounded
-- play: random 120
-- says: cannot place a dwarf anywhere
return card {
  id = "every_place_forbidden", kind = "specialist", title = "Attack", text = "Attack.", workers = 9,
  forbid = { place = { by = "anyone" } },
}
