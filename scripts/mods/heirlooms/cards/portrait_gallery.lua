-- Portrait gallery: points that compare, and that have a limit.
return card {
  id     = "portrait_gallery",
  kind   = "furnishing",
  title  = "Portrait gallery",
  text   = "In the end 2 points for each dwarf that you have more than every other player, 6 at " ..
           "most.",

  tag    = "yellow",
  set    = "full",
  cost   = { stone = 1, gold = 1 },
  points = 1,

  score = function(g, me)
    local most = 0
    for _, other in ipairs(g:others(me)) do
      most = math.max(most, g:count(other, "dwarfs"))
    end
    return math.min(6, 2 * math.max(0, g:count(me, "dwarfs") - most))
  end,

  examples = {
    { name = "one dwarf more: 2 points and the one that is printed",
      given = { players = 2,
                set = { ["player[1].ground.f3"] = "cavern",
                        ["player[1].tile.e3"] = "ordinary_dwelling",
                        ["player[1].tile.f3"] = "portrait_gallery",
                        ["player[1].dwarf.3"] = "adult" } },
      steps = {},
      expect = { score = { ["heirlooms:portrait_gallery"] = 3 } } },
    { name = "as many: only what is printed",
      given = { players = 2, set = { ["player[1].tile.e3"] = "portrait_gallery" } },
      steps = {},
      expect = { score = { ["heirlooms:portrait_gallery"] = 1 } } },
  },
}
