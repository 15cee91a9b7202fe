-- A room under the rock that is to join the display with an era: it would lie in two places.
-- as: card
-- outcome: refused at load
-- status: INPUT
-- says: only rooms with back = "light" join the display with an era
return card {
  id = "era_of_hidden_room", kind = "room", title = "Attack", back = "dark", era = 2,
  colour = "orange", points = 1, walls = "o o o o", use = gain { gold = 1 },
}
