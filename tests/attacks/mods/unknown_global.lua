-- Reads a global that does not exist.
-- as: card
-- outcome: clean fault
-- says: no global is called 'undefined_name'
return card {
  id = "unknown_global", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    if undefined_name then g:gain(me, { wood = 1 }) end
  end) },
}
