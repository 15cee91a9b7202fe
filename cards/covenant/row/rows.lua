-- The rows of halls as the Elders' die sees them.
local dice = { { 1 }, { 2 }, { 3, 4 }, { 5 }, { 6 } }

-- Nobody is left to fight, and only one hall has a free slot: the Elders get 4 GP and build.
local halls = { "a3", "b4", "c5", "d4", "e3" }

local function example_of(number)
  local set = {
    phase = "elders", ["elder.elder_axe_4"] = "next_1",
    ["mountain." .. halls[number]] = "blue_gold_cell",
  }
  for i, spot in ipairs { "b3", "c3", "c4", "d3" } do
    set["mountain." .. spot] = ({ "yellow_emerald_haven", "yellow_gold_lair", "blue_mythrall_cell",
                                  "black_emerald_cell" })[i]
    set["building_1." .. spot] = i < 3 and "p1_house" or "p1_workshop"
    set["goblin." .. spot], set["orc." .. spot], set["troll." .. spot] = 0, 0, 0
  end
  return {
    name = "a workshop of the Elders", given = { players = 1, set = set }, steps = {},
    expect = { set = { ["building_1." .. halls[number]] = "p2_workshop", ["elders.gp"] = 9,
                       ["elders.below"] = 1 } }, -- a vein of gold: they forge
  }
end

local list = {}
for number, die in ipairs(dice) do
  local name = "row_" .. number
  list[#list + 1] = card {
    id     = name,
    kind   = "row",
    title  = "Row " .. number,
    text   = "The Elders choose it on a " .. table.concat(die, " or ") .. ".",
    source = "COV-51, COV-273",
    mark   = "rows S p31; dice R/low",

    number = number,
    die    = die[1],
    die_2  = die[2],

    examples = { example_of(number) },
  }
end
return cards(list)
