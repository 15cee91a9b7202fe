-- A foreman set where only workers stand.
-- as: scenario
-- outcome: refused at load
-- says: worker.lab
return scenario {
  game = "dwergar", players = 2, seed = 4,
  set = { ["worker.lab"] = 4 },
}
