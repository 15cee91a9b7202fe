-- GP for achievements in the end; whoever has more than the table shows takes its last row.
local gp = { [0] = 0, 1, 2, 4, 6, 8, 10, 13, 16, 19, 22, 26, 30 }

-- Four achievements on each track, at these spaces.
local spaces = { [0] = 0, 3, 6, 10, 14 }

local function example_of(achievements)
  local set = { phase = "final", start_player = 1, at_turn = 1, era = 3 }
  local left = achievements
  for _, track in ipairs { "court", "prestige", "mining" } do
    local here = left > 4 and 4 or left
    set["player[1].track." .. track] = spaces[here]
    left = left - here
  end
  return {
    name = "in the final scoring", given = { { gp = 5 }, set = set }, steps = {},
    expect = { { gp = 5 + gp[achievements] },
               set = { ["player[1].scored.achievements"] = gp[achievements] } },
  }
end

local list = {}
for achievements = 0, #gp do
  local name = string.format("award_%02d", achievements)
  list[#list + 1] = card {
    id     = name,
    kind   = "award",
    title  = "Award for " .. achievements,
    text   = gp[achievements] .. " GP in the end for " .. achievements .. " achievements.",
    source = "COV-257",
    mark   = "R/low",

    achievements = achievements,
    gp           = gp[achievements],

    examples = { example_of(achievements) },
  }
end
return cards(list)
