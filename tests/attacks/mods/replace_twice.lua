-- Two cards of one mod take the place of the same card.
-- as: card
-- outcome: refused at load
-- says: replaces
return cards {
  card { id = "a", kind = "board", title = "A", text = "A.", replaces = "cave_board" },
  card { id = "b", kind = "board", title = "B", text = "B.", replaces = "cave_board" },
}
