-- The four basic projects of the Deep Galleries: plain rows, so they stand in one file.
--
-- They state no points for their upgrade; those come from the deck.
local rows = {
  { 201, "echo_shaft", "Echo shaft", cost = { stone = 3 }, points = 5, upgrade = { heat = 2 } },
  { 202, "plank_bridge", "Plank bridge",
    cost = { stone = 2, iron = 1 }, points = 6, upgrade = { iron = 1 } },
  { 203, "rope_hoist", "Rope hoist",
    cost = { iron = 2, heat = 1 }, points = 7, upgrade = { stone = 2 } },
  { 204, "lantern_row", "Lantern row",
    cost = { stone = 1, gold = 1 }, points = 7, upgrade = { heat = 3 } },
}

-- Player 1 has just what the project costs, and completes it with the ironworker of seed 6.
local function example_of(row)
  local field = "project.deep_galleries:" .. row[2]
  local goods = { stone = 0, iron = 0, gold = 0, crystal = 0, heat = 0 }
  for good, amount in pairs(row.cost) do
    goods[good] = amount
  end
  return {
    name = "is paid and counted",
    given = { goods, seed = 6,
              rules = { starting_player = 1, decks = "deep_galleries:gallery,golden" },
              set = { [field] = "track" } },
    steps = { "place ironworker studio", "complete" },
    expect = { { stone = 0, iron = 0, gold = 0, heat = 0, vp = row.points },
               set = { [field] = "p1" } },
  }
end

local list = {}
for _, row in ipairs(rows) do
  list[#list + 1] = card {
    id      = row[2],
    kind    = "project",
    title   = row[3],
    text    = "Upgrading it gives 3 points.",
    number  = row[1],
    deck    = "gallery",
    tier    = "basic",
    cost    = row.cost,
    points  = row.points,
    upgrade = row.upgrade,

    examples = { example_of(row) },
  }
end
return cards(list)
