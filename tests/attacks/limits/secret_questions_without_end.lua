-- Asks secretly for ever.
-- as: card
-- outcome: clean fault
-- status: LIMIT
-- play: random 100
-- says: limit 'questions'
return card {
  id = "secret_questions", kind = "table", title = "Attack",
  setup = function(g, me)
    while true do g:choose_secretly({ 1, 2 }, { "a", "b" }) end
  end,
}
