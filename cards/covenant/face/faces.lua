-- The faces of the enemy dice.
local dice = {
  goblin = {
    { gain { iron = 1 }, "1 iron", expect = { iron = 1 } },
    { gain { emerald = 1 }, "1 emerald", expect = { emerald = 1 } },
    { support(1), "take support", step = "take_plus1", expect = { plus1 = 1 } },
    { gain { gp = 1 }, "1 GP", expect = { gp = 6 } },
    { advance("mining", 1), "1 step on the Mining track",
      after = { ["player[1].track.mining"] = 1 } },
    { advance("court", 1), "1 step on the Court track",
      after = { ["player[1].track.court"] = 1 } },
  },
  orc = {
    { gain { gold = 1 }, "1 gold", expect = { gold = 1 } },
    { gain { wild = 1 }, "1 resource of your choice", step = "iron", expect = { iron = 1 } },
    { sequence { support(1), gain { gp = 1 } }, "take support, and 1 GP",
      step = "take_plus1", expect = { plus1 = 1, gp = 6 } },
    { gain { gp = 2 }, "2 GP", expect = { gp = 7 } },
    { sequence { advance("mining", 1), gain { gp = 1 } },
      "1 step on the Mining track, and 1 GP",
      expect = { gp = 6 }, after = { ["player[1].track.mining"] = 1 } },
    { sequence { advance("court", 1), gain { gp = 1 } }, "1 step on the Court track, and 1 GP",
      expect = { gp = 6 }, after = { ["player[1].track.court"] = 1 } },
  },
  troll = {
    { gain { mythrall = 1 }, "1 mythrall", expect = { mythrall = 1 } },
    { strengthen(1), "strengthen a dwarf", step = "strengthen 1 tavern",
      after = { ["player[1].tavern.2"] = 1 } },
    { take_relic(), "obtain a relic within reach", step = "relic ale_horn_1",
      set = { ["player[1].track.mining"] = 1, ["relics_shown.1"] = "ale_horn_1" },
      after = { ["relic.ale_horn_1"] = "p1" } },
    { take_coin(), "obtain a King's Coin at its cost",
      set = { ["coins_shown.4"] = "glory_coin_1" }, step = "coin glory_coin_1", space = "on cs_3",
      after = { ["player[1].coin.3"] = "glory_coin_1" } },
    { take_tradition(), "obtain a tradition at its cost", step = "tradition old_deeds",
      set = { ["traditions_shown.4"] = "old_deeds" }, after = { ["tradition.old_deeds"] = "p1" } },
    { gain { gp = 3 }, "3 GP", expect = { gp = 8 } },
  },
}
local titles = { goblin = "Goblin die", orc = "Orc die", troll = "Troll die" }

-- One enemy of the type in c3 is defeated and the reward taken.
local function example_of(face, die, number)
  local strength = ({ goblin = 1, orc = 2, troll = 3 })[die]
  local set = {
    phase = "assign", start_player = 1, at_turn = 1,
    ["goblin.c3"] = 0, ["orc.c3"] = 0, ["troll.c3"] = 0,
    ["player[1].tavern." .. strength] = strength == 1 and 4 or 1,
    ["player[1].track.prestige"] = 8,
  }
  set[die .. ".c3"] = 1
  set["die." .. die] = number
  for field, value in pairs(face.set or {}) do
    set[field] = value
  end
  return {
    name = "for defeating one (COV-206)", given = { set = set },
    steps = { "assign " .. strength .. " to axe", "action", "fight " .. die .. " c3",
              "take " .. die, face.step, face.space },
    expect = { face.expect or {}, set = face.after },
  }
end

local list = {}
for _, die in ipairs { "goblin", "orc", "troll" } do
  for number, face in ipairs(dice[die]) do
    local name = "die_" .. die .. "_" .. number
    list[#list + 1] = card {
      id     = name,
      kind   = "face",
      title  = titles[die],
      text   = "Face " .. number .. ": " .. face[2] .. ".",
      source = "COV-247",
      mark   = "R/low",

      die    = die,
      number = number,
      reward = face[1],

      examples = { example_of(face, die, number) },
    }
  end
end
return cards(list)
