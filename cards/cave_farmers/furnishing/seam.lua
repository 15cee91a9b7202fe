-- Seam: there is ore in every stone.
return card {
  id     = "seam",
  kind   = "furnishing",
  title  = "Seam",
  text   = "Each time you gain stone, gain as much ore.",
  source = "CF-275",
  mark   = "S P",

  tag    = "green",
  set    = "full",
  cost   = { wood = 2 },
  points = 1,

  on = {
    gained = { good = "stone", run = function(g, me, ev)
      g:gain(me, { ore = ev.stone })
    end },
  },

  examples = {
    { name = "costs 2 wood, is worth 1",
      given = { { wood = 2 }, players = 1 },
      steps = { "place housework", "furnish", "furnish seam e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "seam" },
                 score = { seam = 1 } } },
    { name = "3 stone from Excavation, 3 ore (S27)",
      given = { { stone = 0, ore = 0 },
                players = 1,
                set = { ["stock.stone.excavation"] = 2, ["player[1].tile.e3"] = "seam" } },
      steps = { "place excavation", "take", "stop" },
      expect = { { stone = 3, ore = 3 } } },
    { name = "stone for a ruby (CF-421)",
      given = { { stone = 0, ore = 0, ruby = 1 },
                players = 1,
                set = { ["player[1].tile.e3"] = "seam" } },
      steps = { "anytime 1 ruby for 1 stone" },
      expect = { { stone = 1, ore = 1 } } },
    { name = "the Stone carver's 2 stone (CF-420)",
      given = { { wood = 1, stone = 0, ore = 0 },
                players = 1,
                set = { ["player[1].ground.f3"] = "cavern", ["player[1].tile.e3"] = "seam" } },
      steps = { "place housework", "furnish", "furnish stone_carver f3" },
      expect = { { stone = 2, ore = 2 } } },
    { name = "the Trader's stone (CF-419)",
      given = { { gold = 2, stone = 0, ore = 0 },
                players = 1,
                set = { ["player[1].ground.f3"] = "cavern", ["player[1].tile.e3"] = "seam",
                        ["player[1].tile.f3"] = "trader" } },
      steps = { "anytime 2 gold for 1 wood 1 stone 1 ore" },
      expect = { { stone = 1, ore = 2 } } },
  },
}
