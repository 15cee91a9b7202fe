-- Adds a row to every table of the game, and uses each of them; for random games.
return mod {
  id      = "tables_mod",
  name    = "Rows of every table, for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_farmers" },

  goods = {
    amber = { limit = 12, text = "found wherever somebody works" },
    resin = { limit = 3, text = "stands in for amber", pays_for = "amber", turns_into = "tar" },
    tar   = { limit = 2 },
  },
  events = {
    polished = { text = "a player has polished amber", amount = true, goods = true },
    told     = { text = "a card has been told of", card = true },
  },
  values = {
    find        = { text = "how much amber is found" },
    lamp_price  = { text = "price of a lamp", price = true },
  },
  permissions = {
    polish = { text = "to polish amber", default = true },
    shine  = { text = "to polish one more" },
  },
  queries = {
    treasure = {
      text = "amber, and resin twice",
      run = function(g, me) return g:count(me, "amber") + 2 * g:count(me, "resin") end,
    },
    richest = function(g, me)
      local most = 0
      for seat = 1, g:players() do
        most = math.max(most, g:count(seat, "treasure"))
      end
      return most
    end,
  },
}
