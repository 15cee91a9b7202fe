-- Asks for gsub.
-- as: card
-- outcome: clean fault
-- says: no method of strings is called 'gsub'
return card {
  id = "pattern_gsub", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    ("x"):gsub(".", "y")
  end) },
}
