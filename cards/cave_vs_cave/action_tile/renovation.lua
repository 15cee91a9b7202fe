-- Renovation: the last tile, for the richer player only.
return card {
  id     = "renovation",
  kind   = "action_tile",
  title  = "Renovation",
  text   = "If you have more gold than your opponent: build 1 wall. Furnish a room.",
  short  = "with more gold than your opponent: 1 wall; furnish",
  source = "CVC-T12",
  mark   = "S P1 P2 P3",

  stage  = "four",
  use    = any_order { build_wall(), furnish() },

  -- CVC-43: tested when the tile is taken; alone there is nobody to compare with (CVC-118).
  forbid = {
    take = function(g, me)
      for _, other in ipairs(g:others(me)) do
        if g:count(me, "gold") <= g:count(other, "gold") then
          return "needs more gold than the opponent, who has " .. g:count(other, "gold")
        end
      end
    end,
  },

  examples = {
    { name = "the wall first, then the room that needs it (CVC-E67)",
      given = { { gold = 2 }, { gold = 1 }, set = { ["tile.renovation"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = { "take renovation", "build_wall", "wall w6", "furnish" },
      expect = { { wood = 0, food = 1, gold = 2 },
                 set = { ["player[1].cell.c4"] = "tunnel", wall_supply = 6 } } },
    { name = "not with equal gold (CVC-E65)",
      given = { { gold = 5 }, { gold = 5 }, set = { ["tile.renovation"] = "on_board" },
                rules = { starting_player = 1 } },
      steps = {},
      refused = { ["take renovation"] = "needs more gold than the opponent, who has 5" } },
    { name = "always in the solo game (CVC-118)",
      given = { { gold = 0 }, set = { ["tile.renovation"] = "on_board" }, players = 1 },
      steps = { "take renovation", "build_wall", "wall w0" },
      expect = { set = { ["player[1].wall.w0"] = 1 } } },
  },
}
