-- Bazaar: an exchange that asks, so that exchanges can be made inside it.
return card {
  id     = "bazaar",
  kind   = "room",
  title  = "Bazaar",
  text   = "At any time: pay 1 flax for 1 wood or 1 stone.",
  source = "test of exchanges",
  mark   = "R",

  number = 211,
  back   = "light",
  colour = "blue",
  points = 1,
  walls  = "# o o o",

  exchange = {
    { label = "haggle",
      run = sequence { pay { flax = 1 }, one_of { gain { wood = 1 }, gain { stone = 1 } } } },
  },
}
