-- A function of the table about animals on fields fails.
-- as: scenario
-- outcome: clean fault
-- play: random 150
-- says: no animals today
return scenario {
  game = "cave_farmers", players = 2, seed = 4,
  allow = { keep_on_fields = { by = "anyone", run = function() error("no animals today") end } },
}
