-- The three types of enemy.
local rows = {
  { "goblin", 18, 1, 1, 1, 2, "Two in one Skirmish give 1 step on the Prestige track." },
  { "orc", 12, 2, 2, 1, 1, "Gives 1 step on the Prestige track." },
  { "troll", 6, 3, 3, 2, 1, "Gives 2 steps on the Prestige track." },
}
local titles = { goblin = "Goblin", orc = "Orc", troll = "Troll" }

-- As many in c3 as are needed for Prestige, and just enough strength.
local function example_of(row)
  local type, strength = row[1], row[3] * row[6]
  local set = {
    phase = "assign", start_player = 1, at_turn = 1,
    ["player[1].tavern." .. strength] = 1, ["player[1].track.prestige"] = 8,
    ["goblin.c3"] = 0, ["orc.c3"] = 0, ["troll.c3"] = 0, ["die." .. type] = 3,
  }
  set[type .. ".c3"] = row[6]
  local steps = { "assign " .. strength .. " to axe", "action" }
  for _ = 1, row[6] do
    steps[#steps + 1] = "fight " .. type .. " c3"
  end
  steps[#steps + 1] = "skip " .. type
  return {
    name = "strength " .. strength .. "; a die that is left is not rolled (COV-10.23)",
    given = { set = set }, steps = steps,
    expect = { { [type] = row[6] },
               set = { ["player[1].track.prestige"] = 8 + row[5], [type .. ".c3"] = 0,
                       ["die." .. type] = 3 } },
  }
end

local list = {}
for _, row in ipairs(rows) do
  local name = "enemy_" .. row[1]
  list[#list + 1] = card {
    id     = name,
    kind   = "enemy",
    title  = titles[row[1]],
    text   = "Costs " .. row[3] .. " strength in a Skirmish. " .. row[7] .. " In the dungeon " ..
             row[4] .. " GP in each Council Phase.",
    source = "COV-15, COV-204, COV-205, COV-252",
    mark   = "strength and steps S p18-19; number of pieces R/mid; dungeon R/low",

    type     = row[1],
    count    = row[2],
    strength = row[3],
    gp       = row[4],
    prestige = row[5],
    per      = row[6],

    examples = {
      example_of(row),
      { name = "in the dungeon",
        given = { { [row[1]] = 1 }, set = { phase = "release", start_player = 1, at_turn = 1 } },
        steps = {}, expect = { { [row[1]] = 1, gp = 5 + row[4] } } },
    },
  }
end
return cards(list)
