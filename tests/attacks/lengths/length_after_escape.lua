-- A text that goes on over lines, with the sign in it.
-- as: card
-- outcome: runs, bounded
-- says: signs 11
return card {
  id = "length_after_escape", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local s = "a\z
             #b" .. 'c\
    #d'
    g:log("signs " .. #s)
  end) },
}
