-- A card whose id is a keyword of Lua.
-- as: card
-- outcome: runs, bounded
-- play: take id_is_keyword:end
-- says: p1 takes
return card {
  id = "end", kind = "action_tile", title = "Tile", stage = "start",
  use = any_order { gain { wood = 1 } },
}
