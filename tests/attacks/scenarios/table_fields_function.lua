-- A function of the table lets animals stand on fields; every check of the animals asks for it.
-- as: scenario
-- outcome: runs, bounded
-- play: random 60
return scenario {
  game = "cave_farmers", players = 2, seed = 4,
  allow = { keep_on_fields = { by = "anyone", run = function(g, me) return true end } },
}
