-- Writes more log lines than a game may have.
-- as: card
-- outcome: runs, bounded
-- says: further lines omitted
return card {
  id = "log_flood", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, 2000 do g:log(("x"):rep(190)) end
  end) },
}
