-- Declares a card while the game runs.
-- as: card
-- outcome: clean fault
-- says: works only while the file is loaded
return card {
  id = "constructor_in_function", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    card { id = "late" }
  end) },
}
