-- Crystal gallery: what is not spent is admired.
return card {
  id     = "crystal_gallery",
  kind   = "project",
  title  = "Crystal gallery",
  text   = "In the end 2 points for each crystal in your supply.",

  number         = 206,
  deck           = "gallery",
  tier           = "advanced",
  cost           = { gold = 1, crystal = 1 },
  points         = 12,
  upgrade        = { stone = 2, gold = 1 },
  upgrade_points = 1,

  score = per("crystal", 2),

  examples = {
    { name = "2 points for each crystal",
      given = { { crystal = 3 },
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { ["project.deep_galleries:crystal_gallery"] = "p1_upgraded" } },
      steps = {},
      expect = { score = { ["deep_galleries:crystal_gallery"] = 6 } } },
  },
}
