-- A function of the table forbids what nobody allowed.
-- as: scenario
-- outcome: runs, bounded
-- play: random 40
return scenario {
  game = "cave_farmers", players = 2, seed = 4,
  forbid = { keep_on_fields = { by = "anyone", run = function() return "no" end } },
}
