-- A round before the first, one after the third and two in a second era; a board that counts.
local function count(name)
  return function(g, me) g:set(name, g:get(name, me) + 1, me) end
end

return cards {
  card { id = "prologue", kind = "round", title = "Prologue", text = "Comes first.", turns = 1,
         stage = "start", reveals = 0, era = 1, after = 0 },
  card { id = "interlude", kind = "round", title = "Interlude", text = "Comes after the third.",
         turns = 1, stage = "two", reveals = 0, era = 1, after = 3, min_players = 2 },
  card { id = "second_1", kind = "round", title = "Second 1", text = "Opens the second era.",
         turns = 5, stage = "seven", reveals = 2 },
  card { id = "second_2", kind = "round", title = "Second 2", text = "Ends it.", turns = 1,
         stage = "eight" },

  card { id = "seven_a", kind = "action_tile", title = "Seven A", text = "Gain 1 wood.",
         stage = "seven", use = gain { wood = 1 } },
  card { id = "seven_b", kind = "action_tile", title = "Seven B", text = "Gain 1 stone.",
         stage = "seven", use = gain { stone = 1 } },
  card { id = "eight", kind = "action_tile", title = "Eight", text = "Gain 1 food.",
         stage = "eight", use = gain { food = 1 } },

  card { id = "cellar", kind = "cell", title = "Cellar", text = "Opens with the second era.",
         cell = "c12", era = 2 },
  card { id = "late_hall", kind = "room", title = "Late Hall", text = "Gain 1 gold.",
         back = "light", era = 2, colour = "orange", points = 1, walls = "o o o o",
         use = gain { gold = 1 } },
  card { id = "deep_hall", kind = "room", title = "Deep Hall", text = "Gain 1 gold.",
         back = "deep", colour = "orange", points = 1, walls = "o o o o",
         use = gain { gold = 1 } },
  card { id = "deep_store", kind = "room", title = "Deep Store", text = "Gain 1 food.",
         back = "deep", colour = "orange", points = 1, walls = "o o o o",
         use = gain { food = 1 } },
  card { id = "guarded_hall", kind = "room", title = "Guarded Hall", text = "Closed before era 2.",
         back = "light", colour = "orange", points = 1, walls = "o o o o",
         use = gain { gold = 1 } },

  card {
    id = "counting", kind = "board", title = "Counting", text = "Counts what happens.",
    on = {
      turn_began    = count "turns",
      round_began   = count "rounds",
      round_ended   = { amount = { 1, 16 }, run = count "ends" },
      era_began     = { amount = 2, run = count "eras" },
      tile_revealed = { { card = "seven_a", run = count "tiles" },
                        { card = "seven_b", run = count "tiles" } },
      bonus_used    = { card = "prospecting_site", run = count "bonuses" },
      cavern_taken  = count "caverns",
      game_ends     = gain { gold = 2 },
    },
    forbid = { use_room = { card = "guarded_hall", when = { "era", below = 2 } } },
  },
}
