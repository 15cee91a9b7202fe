-- The list of a secret choice asks a question of its own.
-- as: card
-- outcome: clean fault
-- play: random 3
-- says: choose_secretly
return card {
  id = "secret_list_asks", kind = "table", title = "Attack",
  setup = function(g, me)
    g:choose_secretly({ 1, 2 }, function(seat)
      return { g:choose_secretly({ seat }, { "a", "b" })[seat] }
    end)
  end,
}
