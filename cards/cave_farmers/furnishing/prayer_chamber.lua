-- Prayer chamber: for those who carry no weapon.
return card {
  id     = "prayer_chamber",
  kind   = "furnishing",
  title  = "Prayer chamber",
  text   = "In the end 8 points if none of your dwarfs is armed.",
  source = "CF-297",
  mark   = "S P",

  tag    = "yellow",
  set    = "full",
  cost   = { wood = 2 },
  points = 0,

  score = function(g, me)
    return g:count(me, "armed_dwarfs") == 0 and 8 or 0
  end,

  examples = {
    { name = "8 points without a weapon; costs 2 wood",
      given = { { wood = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish prayer_chamber e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "prayer_chamber" },
                 score = { prayer_chamber = 8 } } },
    { name = "nothing with one",
      given = { players = 1,
                set = { ["player[1].tile.e3"] = "prayer_chamber",
                        ["player[1].weapon.1"] = 0, ["player[1].weapon.2"] = 1 } },
      steps = {},
      expect = { score = { prayer_chamber = 0 } } },
  },
}
