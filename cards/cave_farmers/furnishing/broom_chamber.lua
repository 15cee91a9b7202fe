-- Broom chamber: many hands, a clean cave.
return card {
  id     = "broom_chamber",
  kind   = "furnishing",
  title  = "Broom chamber",
  text   = "In the end 5 points if you have 5 dwarfs, 10 points if you have 6.",
  source = "CF-294",
  mark   = "S P",

  tag    = "yellow",
  set    = "full",
  cost   = { wood = 1 },
  points = 0,

  score = function(g, me)
    local dwarfs = g:count(me, "dwarfs")
    if dwarfs >= 6 then
      return 10
    end
    return dwarfs == 5 and 5 or 0
  end,

  examples = {
    { name = "nothing for 2 dwarfs; costs 1 wood",
      given = { { wood = 1 }, players = 1 },
      steps = { "place housework", "furnish", "furnish broom_chamber e3" },
      expect = { { wood = 0 },
                 set = { ["player[1].tile.e3"] = "broom_chamber" },
                 score = { broom_chamber = 0 } } },
    { name = "5 dwarfs: 5 points",
      given = { players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].ground.f4"] = "cavern",
                        ["player[1].ground.e2"] = "cavern",
                        ["player[1].tile.e3"] = "broom_chamber",
                        ["player[1].tile.f3"] = "couple_dwelling",
                        ["player[1].tile.f4"] = "ordinary_dwelling",
                        ["player[1].dwarf.3"] = "adult", ["player[1].dwarf.4"] = "adult",
                        ["player[1].dwarf.5"] = "adult" } },
      steps = {},
      expect = { score = { broom_chamber = 5 } } },
    { name = "6 dwarfs: 10 points",
      given = { players = 1,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].ground.f4"] = "cavern",
                        ["player[1].ground.e2"] = "cavern",
                        ["player[1].tile.e3"] = "broom_chamber",
                        ["player[1].tile.f3"] = "couple_dwelling",
                        ["player[1].tile.f4"] = "ordinary_dwelling",
                        ["player[1].dwarf.3"] = "adult", ["player[1].dwarf.4"] = "adult",
                        ["player[1].dwarf.5"] = "adult",
                        ["player[1].tile.e2"] = "additional_dwelling",
                        ["player[1].dwarf.6"] = "adult" } },
      steps = {},
      expect = { score = { broom_chamber = 10 } } },
  },
}
