-- A choice that is a word of the menus.
-- as: card
-- outcome: runs, bounded
-- play: take choose_reserved:choose_reserved | go | undo
-- says: chose undo
return card {
  id = "choose_reserved", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    g:log("chose " .. g:choose(me, { "decline", "undo", "help", "quit" }))
  end) },
}
