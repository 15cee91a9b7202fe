-- The same numbers below zero.
-- as: card
-- outcome: runs, bounded
-- game: cave_farmers
-- play: random 60
local low = { set = -9999 }

return card {
  id = "numbers", kind = "table", title = "Attack",
  allow = { keep_in_forest = true, sow_forest = true, feed_with_stone = true },
  modify = { kept = low, sows_grain = low, sows_vegetable = low, grain_sown = low,
             vegetable_sown = low, most_forged = low, room = low, meal = low,
             ["expedition.level"] = low,
             material_meals = low, dwelling_points = low, tile_points = low, dwarf_points = low,
             unused_points = low, begging_points = low },
}
