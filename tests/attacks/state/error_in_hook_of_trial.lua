-- Fails only while it is being tried.
-- as: card
-- outcome: clean fault
-- play: take error_in_hook_of_trial:error_in_hook_of_trial | go | a
-- says: only in a
return card {
  id = "error_in_hook_of_trial", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    if g:choose(me, { "a", "b" }) == "a" then
      error("only in a")
    end
  end) },
}
