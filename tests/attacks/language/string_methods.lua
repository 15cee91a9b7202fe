-- Looks for more by the methods of strings.
-- as: card
-- outcome: clean fault
-- says: no method of strings is called '__index'
return card {
  id = "string_methods", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local x = ("").__index
    g:gain(me, { wood = 1 })
  end) },
}
