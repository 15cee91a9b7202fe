-- New Shaft: each further step pays more.
return card {
  id     = "new_shaft",
  kind   = "deck",
  title  = "New Shaft",
  text   = "Upgrading one of its projects gives 2 points for each of them that you have " ..
           "upgraded, this one included.",
  source = "DWG-137, DWG-139",
  mark   = "S; order Rl",

  order          = 2,
  upgrade_points = per("deck_upgraded", 2),

  examples = {
    { name = "the 1st, 2nd and 3rd upgrade give 2, 4 and 6 points (DWG-C18)",
      given = { { heat = 9 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.entry_to_new_shaft"] = "p1",
                        ["project.new_shaft_supports"] = "p1", ["project.rails"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade", "upgrade entry_to_new_shaft", "upgrade",
                "upgrade new_shaft_supports", "upgrade" },
      expect = { { heat = 0, vp = 12 } } },
    { name = "projects of other decks do not count",
      given = { { heat = 3 }, seed = 10, rules = { starting_player = 1 },
                set = { ["project.rails"] = "p1", ["project.armory"] = "p1_upgraded",
                        ["project.ore_extraction"] = "p2_upgraded" } },
      steps = { "place blacksmith forge", "upgrade" },
      expect = { { heat = 0, vp = 2 } } },
  },
}
