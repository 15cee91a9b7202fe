-- Questions in questions, each tried to the end; `go` is tried and not offered.
-- as: card
-- outcome: runs, bounded
-- play: take nested_choices:nested_choices
-- says: 
return card {
  id = "nested_choices", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    local function ask(depth)
      if depth == 0 then g:pay(me, { gold = 19 }) return end
      g:choose(me, { "a", "b", "c", "d", "e", "f" })
      ask(depth - 1)
    end
    ask(9)
  end) },
}
