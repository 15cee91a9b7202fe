-- Lamp oil: a choice whose list depends on what there is.
return card {
  id     = "lamp_oil",
  kind   = "project",
  title  = "Lamp oil",
  text   = "When you upgrade it, gain 1 each of two different goods: stone, iron or gold.",

  number         = 302,
  deck           = "western",
  tier           = "basic",
  cost           = { stone = 2, iron = 1 },
  points         = 6,
  upgrade        = { heat = 2 },
  upgrade_points = 1,

  built = function(g, me)
    local left = { "stone", "iron", "gold" }
    for _ = 1, 2 do
      local good = g:choose(me, left, { check = false }) -- nothing after it can fail
      g:gain(me, { [good] = 1 })
      for i, word in ipairs(left) do
        if word == good then
          table.remove(left, i)
          break
        end
      end
    end
  end,

  examples = {
    { name = "iron and gold",
      given = { { stone = 0, iron = 0, gold = 0, heat = 3 }, seed = 10,
                rules = { starting_player = 1 },
                set = { ["project.lamplighters:lamp_oil"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade", "gold", "iron" },
      expect = { { stone = 0, iron = 1, gold = 1, vp = 1 } } },
    { name = "nothing twice",
      given = { { stone = 0, iron = 0, gold = 0, heat = 3 }, seed = 10,
                rules = { starting_player = 1 },
                set = { ["project.lamplighters:lamp_oil"] = "p1" } },
      steps = { "place blacksmith forge", "upgrade", "gold" },
      not_offered = { "gold" } },
  },
}
