-- Smiths' supper: a question in the middle of an effect.
return card {
  id     = "smiths_supper",
  kind   = "tradition",
  title  = "Smiths' supper",
  text   = "When you forge a tool: 2 GP, or pay 1 GP and strengthen a dwarf.",

  on = {
    tool_forged = function(g, me)
      if g:choose(me, { "songs", "meat" }) == "meat" then
        g:pay(me, { gp = 1 })
        g:strengthen(me, 1)
      else
        g:gain(me, { gp = 2 })
      end
    end,
  },

  examples = {
    { name = "songs are fame",
      given = { { gp = 5, iron = 2, emerald = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.smiths_hammer_1"] = "p1", ["tools_shown.2"] = "emerald_axe_silver",
                        ["tradition.wandering_smiths:smiths_supper"] = "p1" } },
      steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_7",
                "next smiths_supper", "songs" },
      expect = { { gp = 7 }, set = { ["player[1].forged.7"] = "emerald_axe_silver" } } },
    { name = "meat makes strong",
      given = { { gp = 5, iron = 2, emerald = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.smiths_hammer_1"] = "p1", ["tools_shown.2"] = "emerald_axe_silver",
                        ["tradition.wandering_smiths:smiths_supper"] = "p1" } },
      steps = { "use smiths_hammer_1", "forge", "forge emerald_axe_silver", "on place_7",
                "next smiths_supper", "meat", "strengthen 1 tavern" },
      expect = { { gp = 4 }, set = { ["player[1].tavern.2"] = 1 } } },
  },
}
