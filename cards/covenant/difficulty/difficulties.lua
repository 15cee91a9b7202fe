-- Difficulty tiles of the solo game: how the Elders play, and what they score in the end.
local rows = {
  { "diff_normal", "Normal", 1, 1, 1 },
  { "diff_difficult", "Difficult", 1, 2, 2 },
  { "diff_expert", "Expert", 2, 2, 2 },
}

-- What they do with a tool card of each type. Of alternatives they take the first that changes
-- anything; a tile that leaves one of these out does what the first tile does.
local function plays()
  return {
    pick = sequence {
      elders_clear(2), elders_advance("mining", 2), elders_take "relic", elders_reveal(),
    },
    axe = one_of {
      elders_fight { { troll = 1 }, { goblin = 1, orc = 1 }, { goblin = 2 } }, elders_gain(4),
    },
    compass = one_of {
      elders_build "pillar", elders_build "gate", elders_build "workshop", elders_build "house",
      when { "elders_buildings", at_most = 0, elders_gain(5) },
    },
    cart = elders_transport(),
  }
end

local list = {}
for order, row in ipairs(rows) do
  local name = row[1]
  local play = plays()
  list[#list + 1] = card {
    id     = name,
    kind   = "difficulty",
    title  = row[2],
    text   = "In the end the Elders score " .. row[3] .. " GP for each tile in their storage, " ..
             row[4] .. " for each achievement and " .. row[5] .. " for each tool card.",
    source = "COV-278 to COV-281, COV-300",
    mark   = "S p34",

    order           = order,
    per_tile        = row[3],
    per_achievement = row[4],
    per_card        = row[5],
    pick            = play.pick,
    axe             = play.axe,
    compass         = play.compass,
    cart            = play.cart,

    examples = {
      { name = "a coin, an achievement and the first four cards",
        given = { players = 1, rules = { difficulty = name },
                  set = { phase = "final", era = 3, ["coin.glory_coin_1"] = "elders",
                          ["elders.track.court"] = 3 } },
        steps = {},
        expect = { set = { ["elders.gp"] = 5 + row[3] + row[4] + 4 * row[5] } } },
    },
  }
end
return cards(list)
