-- Reads the effect of a card.
-- as: card
-- outcome: clean fault
-- says: 
return card {
  id = "fact_of_effect", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:fact("excavation", "use")
  end) },
}
