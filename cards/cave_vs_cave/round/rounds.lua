-- The printed rounds. With one player the seventh is left out, so the last one is round 7 (CVC-92).
local rows = {
  { "round_one",   2, "two" },
  { "round_two",   2, "two" },
  { "round_three", 2, "two" },
  { "round_four",  3, "three" },
  { "round_five",  3, "three" },
  { "round_six",   3, "three" },
  { "round_seven", 3, "three", 2 },
  { "round_eight", 4, "four" },
}

local list = {}
for number, row in ipairs(rows) do
  list[number] = card {
    id     = row[1],
    kind   = "round",
    title  = "Round " .. number,
    text   = row[2] .. " turns for each player; a tile of stage " .. row[3] .. " is revealed.",
    source = "CVC-91, CVC-92",
    mark   = "S",

    number      = number,
    turns       = row[2],
    stage       = row[3],
    min_players = row[4],

    -- A price for each dwarf is 1 food for each turn of the round (CVC-14).
    examples = {
      { name = "it has " .. row[2] .. " turns",
        given = { { wood = 1, food = 9 }, set = { round = number },
                  rules = { starting_player = 1 } },
        steps = { "take housework", "furnish for 1 food per dwarf", "furnish shelf c4" },
        expect = { { wood = 0, food = 9 - row[2] } } },
    },
  }
end
return cards(list)
