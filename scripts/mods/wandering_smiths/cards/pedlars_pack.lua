-- Pedlar's pack: two questions, and the second one depends on the first.
local resources = { "iron", "emerald", "gold", "mythrall" }

return card {
  id     = "pedlars_pack",
  kind   = "relic",
  title  = "Pedlar's pack",
  text   = "Pay 1 resource, then gain 2 of another kind.",

  type = "packs",
  use  = function(g, me)
    local given = g:choose(me, resources)
    if given == nil then                   -- nothing could be paid, so nothing was asked
      g:refuse "needs 1 resource"
    end
    g:pay(me, { [given] = 1 })
    local others = {}
    for _, resource in ipairs(resources) do
      if resource ~= given then
        others[#others + 1] = resource
      end
    end
    g:gain(me, { [g:choose(me, others)] = 2 })
  end,

  examples = {
    { name = "iron becomes gold",
      given = { { iron = 1, emerald = 1, gold = 0 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.wandering_smiths:pedlars_pack"] = "p1" } },
      steps = { "use pedlars_pack", "iron", "gold" },
      expect = { { iron = 0, emerald = 1, gold = 2 },
                 set = { ["relic.wandering_smiths:pedlars_pack"] = "used_p1" } } },
    { name = "only what one has can be given, and never the same taken",
      given = { { iron = 1, emerald = 1 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.wandering_smiths:pedlars_pack"] = "p1" } },
      steps = { "use pedlars_pack" },
      refused = { gold = "needs 1 gold, has 0", mythrall = "needs 1 mythrall, has 0" } },
    { name = "not with empty hands",
      given = { { iron = 0 },
                set = { phase = "relic_pre", start_player = 1, at_turn = 1,
                        ["relic.wandering_smiths:pedlars_pack"] = "p1" } },
      steps = {},
      not_offered = { "use pedlars_pack" } },
  },
}
