-- Candle Store: whenever its owner gains flax, it may turn one into two food.
return card {
  id     = "candle_store",
  kind   = "room",
  title  = "Candle Store",
  text   = "Whenever you gain flax, you may trade 1 flax for 2 food.",
  source = "example",
  mark   = "R",
  cost   = { wood = 2, gold = 1 },
  points = 3,

  on = {
    gained = { by = "me", good = "flax", run = optional { exchange {
      pay = { flax = 1 }, get = { food = 2 } } } },
  },
  exchange = { { pay = { wood = 1 }, get = { food = 1 } } },
}
