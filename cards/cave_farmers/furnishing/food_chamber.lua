-- Food chamber: grain and vegetables, well assorted.
return card {
  id     = "food_chamber",
  kind   = "furnishing",
  title  = "Food chamber",
  text   = "In the end 2 points for each pair of 1 grain and 1 vegetable, on your fields " ..
           "and off them.",
  source = "CF-296",
  mark   = "S P",

  tag    = "yellow",
  set    = "introductory",
  cost   = { wood = 2, vegetable = 2 },
  points = 0,

  score = function(g, me)
    return 2 * math.min(g:count(me, "grain_in_all"), g:count(me, "vegetable_in_all"))
  end,

  examples = {
    { name = "costs 2 wood and 2 vegetables",
      given = { { wood = 2, vegetable = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish food_chamber e3" },
      expect = { { wood = 0, vegetable = 0 },
                 set = { ["player[1].tile.e3"] = "food_chamber" },
                 score = { food_chamber = 0 } } },
    { name = "pairs, on fields and off them (S45)",
      given = { { grain = 1, vegetable = 0 },
                players = 1,
                set = { ["player[1].tile.e3"] = "food_chamber",
                        ["player[1].ground.d4"] = "field",
                        ["player[1].ground.d3"] = "field",
                        ["player[1].crop.d4"] = "2_grain",
                        ["player[1].crop.d3"] = "2_vegetable" } },
      steps = {},
      expect = { score = { food_chamber = 4 } } },
  },
}
