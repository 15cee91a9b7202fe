-- Rooms and tiles for rules that the printed cards never meet; see test_mod_rules.c.
-- The rooms have light backs and cost nothing, so that random games furnish them often.
return mod {
  id      = "rules_mod",
  name    = "Rules for tests",
  version = "1.0.0",
  authors = { "the Adit project" },
  licence = "MIT",
  games   = { "cave_vs_cave" },
}
