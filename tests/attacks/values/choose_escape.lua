-- A choice that clears the terminal.
-- as: card
-- outcome: clean fault
-- says: choices
return card {
  id = "choose_escape", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:choose(me, { "\27[2J", "c" })
  end) },
}
