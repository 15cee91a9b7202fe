-- Ballad of the crowd: a project that looks at everybody.
return card {
  id     = "ballad_of_the_crowd",
  kind   = "project",
  title  = "Ballad of the crowd",
  text   = "2 GP for each of your buildings beyond those of the clan that has fewest.",

  type   = "c",
  points = function(g, me)
    local fewest = g:count(me, "buildings")
    for _, other in ipairs(g:others(me)) do
      fewest = math.min(fewest, g:count(other, "buildings"))
    end
    return 2 * (g:count(me, "buildings") - fewest)
  end,

  examples = {
    { name = "two houses against none",
      given = { { gp = 5 },
                set = { phase = "council_score", start_player = 1, at_turn = 1, era = 3,
                        ["project.1"] = "workshops_on_emerald",
                        ["project.2"] = "pillars_on_mythrall",
                        ["project.3"] = "ballad_of_the_crowd",
                        ["goblin.b3"] = 0, ["orc.b3"] = 0, ["troll.b3"] = 0,
                        ["goblin.c3"] = 0, ["orc.c3"] = 0, ["troll.c3"] = 0,
                        ["mountain.b3"] = "yellow_emerald_den",
                        ["mountain.c3"] = "yellow_gold_hall",
                        ["building_1.b3"] = "p1_house", ["building_1.c3"] = "p1_house" } },
      steps = {},
      expect = { { gp = 9 } } },
  },
}
