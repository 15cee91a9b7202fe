-- Toll Gate: forbids what the rules permit, and says why.
return card {
  id     = "toll_gate",
  kind   = "room",
  title  = "Toll Gate",
  text   = "Whoever has less gold than you may not take Undermining.",

  back   = "light",
  colour = "blue",
  cost   = { stone = 1, wood = 1 },
  points = 2,
  walls  = "# o o o",

  forbid = {
    take = { by = "others", card = "undermining", run = function(g, me)
      local gold = g:count(me, "gold")
      if g:count(g:active(), "gold") < gold then
        return "the Toll Gate opens for " .. gold .. " gold"
      end
    end },
  },

  examples = {
    { name = "not for who has less",
      given = { { gold = 1 }, { gold = 2 }, rules = { starting_player = 1 },
                set = { ["tile.undermining"] = "on_board",
                        ["player[2].cell.c4"] = "toll_gate",
                        ["player[2].cell.c5"] = "shelf" } },
      steps = {},
      refused = { ["take undermining"] = "the Toll Gate opens for 2 gold" } },
    { name = "for who has as much",
      given = { { gold = 2 }, { gold = 2 }, rules = { starting_player = 1 },
                set = { ["tile.undermining"] = "on_board",
                        ["player[2].cell.c4"] = "toll_gate",
                        ["player[2].cell.c5"] = "shelf" } },
      steps = { "take undermining" },
      expect = { set = { turn_tile = "undermining" } } },
  },
}
