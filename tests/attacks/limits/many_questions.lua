-- Asks a hundred questions.
-- as: card
-- outcome: clean fault
-- play: take many_questions:many_questions | go | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a | a
-- says: asked too many questions
return card {
  id = "many_questions", kind = "action_tile", title = "Attack", stage = "start",
  use = any_order { label("go", function(g, me, ev)
    for _ = 1, 100 do g:choose(me, { "a", "b" }, { check = false }) end
  end) },
}
