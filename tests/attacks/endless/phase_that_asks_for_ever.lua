-- A phase of a mod that never stops asking.
-- as: card
-- outcome: clean fault
-- game: cave_farmers
-- play: random 200
return card {
  id = "asks", kind = "phase", title = "Attack", before = "income",
  use = function(g, me)
    while true do
      g:choose(me, { "more", "still more" })
    end
  end,
}
