-- Gains what the game does not have, with a name that plays a trick.
-- as: card
-- outcome: clean fault
-- says: no good is called
return card {
  id = "gain_unknown_good", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:gain(me, { ["mithril\27[2J"] = 1 })
  end) },
}
