-- Slash-and-burn: new land, sown at once.
return card {
  id     = "slash_and_burn",
  kind   = "space",
  title  = "Slash-and-burn",
  text   = "Place a twin tile of meadow and field; then, or instead, sow.",
  short  = "meadow + field; then/or sow",
  source = "CF-196",
  mark   = "S P",

  -- The printed words are "and then / or": sowing alone is possible (CF-543).
  use = then_or { place_twin "meadow_field", sow() },

  examples = {
    { name = "new land is sown at once",
      given = { { grain = 1, vegetable = 1 }, players = 1 },
      steps = { "place slash_and_burn", "meadow d4 field d3", "sow",
                "sow 1 grain 0 vegetable" },
      expect = { { grain = 0, vegetable = 1 }, set = { ["player[1].crop.d3"] = "3_grain" } } },
    { name = "sowing alone (CF-385); no tile afterwards",
      given = { { grain = 1, vegetable = 1 },
                players = 1,
                set = { ["player[1].ground.d4"] = "meadow",
                        ["player[1].ground.d3"] = "field" } },
      steps = { "place slash_and_burn", "sow", "sow 0 grain 1 vegetable" },
      expect = { { grain = 1, vegetable = 0 },
                 set = { ["player[1].crop.d3"] = "2_vegetable" } },
      not_offered = { "place_twin meadow_field" } },
  },
}
