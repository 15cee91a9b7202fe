-- Patterns in find are plain text.
-- as: card
-- outcome: runs, bounded
-- says: p1 gains 4 wood
return card {
  id = "pattern_in_find", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local at = ("aaa.-b"):find(".-b")
    g:gain(me, { wood = at })
  end) },
}
