-- Rubble tiles: one resource under each.
local rows = {
  { "iron", 1, 8, "R/low; exists S p17" },
  { "emerald", 9, 14, "R/low" },
  { "gold", 15, 19, "R/low; exists S p17" },
  { "mythrall", 20, 22, "R/low" },
  { "wild", 23, 24, "R/low" },
}

local titles = {
  iron = "Iron", emerald = "Emerald", gold = "Gold", mythrall = "Mythrall", wild = "Wild",
}

local list = {}
for _, row in ipairs(rows) do
  for number = row[2], row[3] do
    local name = row[1] .. "_rubble_" .. number - row[2] + 1
    list[#list + 1] = card {
      id     = name,
      alias  = string.format("rubble_%02d", number),
      kind   = "rubble",
      title  = titles[row[1]] .. " rubble",
      text   = row[1] == "wild" and "1 resource of your choice." or "1 " .. row[1] .. ".",
      source = "COV-241",
      mark   = row[4],

      resource = { [row[1]] = 1 },

      examples = {
        { name = "lies under it",
          given = { set = { phase = "assign", start_player = 1, at_turn = 1,
                            ["rubble_shown.5"] = name,
                            ["hall.black_emerald_cell"] = "under_b4" } },
          steps = row[1] == "wild" and
                  { "assign 1 to pick", "action", "take " .. name, "mythrall", "reveal b4" } or
                  { "assign 1 to pick", "action", "take " .. name, "reveal b4" },
          expect = { { [row[1] == "wild" and "mythrall" or row[1]] = 1 },
                     set = { ["rubble." .. name] = "discarded",
                             ["player[1].track.mining"] = 1 } } },
      },
    }
  end
end
return cards(list)
