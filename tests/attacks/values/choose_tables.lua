-- Choices that are tables.
-- as: card
-- outcome: clean fault
-- says: choices
return card {
  id = "choose_tables", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { {}, {} })
  end) },
}
