-- Expectations of a ninth player, which would be left out without a word.
-- as: card
-- outcome: clean fault
-- play: examples
-- says: goods for more than 8 players
return card {
  id = "example_of_nine_players", kind = "board", title = "Nine", text = "Nine.",
  examples = {
    { name = "the ninth is forgotten",
      expect = { {}, {}, {}, {}, {}, {}, {}, {}, { wood = 99 } } },
  },
}
