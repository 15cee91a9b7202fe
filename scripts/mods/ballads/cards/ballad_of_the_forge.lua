-- Ballad of the forge: an objective; its points count something the game knows.
return card {
  id     = "ballad_of_the_forge",
  kind   = "objective",
  title  = "Ballad of the forge",
  text   = "1 GP for each of your tools and 1 GP for each jewel in them.",

  type   = "i",
  points = function(g, me)
    return g:count(me, "tools") + g:count(me, "jewels")
  end,

  examples = {
    { name = "six tools",
      given = { set = { phase = "objectives", start_player = 1, at_turn = 1, era = 3,
                        ["player[1].track.court"] = 10, ["player[1].track.prestige"] = 3,
                        ["player[1].objective.i"] = "ballad_of_the_forge",
                        ["player[1].objective.ii"] = "keeper_of_traditions",
                        ["player[1].forged.1"] = "emerald_axe_silver",
                        ["player[1].forged.5"] = "mythrall_book_silver_1" } },
      steps = { "score ballad_of_the_forge" },
      expect = { set = { ["player[1].scored.objectives"] = 6 } } },
  },
}
