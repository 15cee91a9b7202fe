-- The Eras of a match, each with its Council Phase. Mods add others before, between and after them.
local rows = {
  { "era_1", "First Era", 10, 1, 1 },
  { "era_2", "Second Era", 20, 2, 1 },
  { "era_3", "Third Era", 30, 3, 2, 4 }, -- then the game ends, with GP for their four cards
}

local list = {}
for number, row in ipairs(rows) do
  list[number] = card {
    id     = row[1],
    kind   = "era",
    title  = row[2],
    text   = "Four turns for each player. Its Council scores " .. row[4] ..
             (row[4] == 1 and " project." or " projects."),
    source = "COV-117, COV-137, COV-299",
    mark   = "S p26, p34",

    order           = row[3],
    turns           = 4,
    projects        = row[4],
    elders_building = row[5],

    examples = {
      { name = "the Elders score a building in its Council",
        given = { players = 1,
                  set = { phase = "council_score", era = number,
                          ["mountain.b3"] = "blue_emerald_hall",
                          ["building_1.b3"] = "p2_house" } },
        steps = {},
        expect = { set = { ["elders.gp"] = 5 + row[5] + (row[6] or 0) } } },
    },
  }
end
return cards(list)
