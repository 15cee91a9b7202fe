-- A card whose id is a word of the menus.
-- as: card
-- outcome: runs, bounded
-- play: take id_is_option_word:anytime
-- says: p1 takes
return card {
  id = "anytime", kind = "action_tile", title = "Tile", stage = "start",
  use = any_order { gain { wood = 1 } },
}
