-- Names folders of the system as mods.
-- as: scenario
-- outcome: refused at load
return scenario {
  game = "cave_vs_cave", players = 2, seed = 4,
  mods = { "../../../../../../etc", "/proc/self", "/dev" },
}
