-- A list of choices that asks for another list.
-- as: card
-- outcome: clean fault
-- says: it cannot be called from a read-only function
return card {
  id = "recursion_by_choices", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function list() return { g:choose(me, list) } end
    g:choose(me, list)
  end) },
}
