-- Every number of The Cave Farmers that a card can change, as large as it gets.
-- as: card
-- outcome: runs, bounded
-- game: cave_farmers
-- play: random 60
local huge = { set = 9999 }

return card {
  id = "numbers", kind = "table", title = "Attack",
  allow = { keep_in_forest = true, keep_on_meadows = true, keep_in_caverns = true,
            keep_in_tunnels = true, sow_forest = true, sow_caverns = true, sow_tunnels = true,
            use_occupied = true, furnish_meadow = true, overhang_forest = true,
            feed_with_stone = true },
  modify = { kept = huge, sows_grain = huge, sows_vegetable = huge, grain_sown = huge,
             vegetable_sown = huge, most_forged = huge, room = huge, meal = huge,
             ["expedition.level"] = huge,
             material_meals = huge, dwelling_points = huge, tile_points = huge,
             dwarf_points = huge, unused_points = huge, begging_points = huge },
}
