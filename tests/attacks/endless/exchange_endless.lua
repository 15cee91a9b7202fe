-- An exchange that can be made for ever.
-- as: card
-- outcome: runs, bounded
-- play: random 20
return card {
  id = "exchange_endless", kind = "board", title = "Attack", text = "An attack.",
  exchange = { { pay = {}, get = { gold = 1 } } },
}
