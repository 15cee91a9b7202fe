-- Foreman's gallery: furnaces find their place more easily.
return card {
  id     = "foremans_gallery",
  kind   = "project",
  title  = "Foreman's gallery",
  text   = "Installing a furnace costs you 1 iron less and gives 1 point more.",

  number         = 207,
  deck           = "gallery",
  tier           = "advanced",
  cost           = { stone = 2, iron = 2 },
  points         = 9,
  upgrade        = { gold = 1 },
  upgrade_points = 2,

  modify = {
    install_price  = { less = { iron = 1 } },
    install_points = { add = 1 },
  },

  examples = {
    { name = "at the Laboratory for 1 iron, and 3 points",
      given = { { iron = 1, vp = 0 },
                rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
                set = { ["project.deep_galleries:foremans_gallery"] = "p1_upgraded" } },
      steps = { "place foreman lab", "install" },
      expect = { { iron = 0, vp = 3 }, set = { ["furnace.lab"] = "p1" } } },
  },
}
