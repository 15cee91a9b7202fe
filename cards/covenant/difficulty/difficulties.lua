-- Difficulty tiles of the solo game: what the Elders score in the end.
local rows = {
  { "diff_normal", "Normal", 1, 1, 1 },
  { "diff_difficult", "Difficult", 1, 2, 2 },
  { "diff_expert", "Expert", 2, 2, 2 },
}

local list = {}
for order, row in ipairs(rows) do
  local name = row[1]
  list[#list + 1] = card {
    id     = name,
    kind   = "difficulty",
    title  = row[2],
    text   = "In the end the Elders score " .. row[3] .. " GP for each tile in their storage, " ..
             row[4] .. " for each achievement and " .. row[5] .. " for each tool card.",
    source = "COV-300",
    mark   = "S p34",

    order           = order,
    per_tile        = row[3],
    per_achievement = row[4],
    per_card        = row[5],

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
