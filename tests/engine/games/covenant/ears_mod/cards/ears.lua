-- What no printed card hears, changes or forbids.
local list = {}

-- One tradition for each event: 1 GP whenever it is heard.
local events = {
  "era_began", "turn_began", "turn_ended", "council_began", "council_ended", "game_ends",
  "assigned", "acted", "rubble_taken", "delivered", "site_completed", "coin_taken",
  "tradition_taken",
  "relic_taken",
}
for _, event in ipairs(events) do
  list[#list + 1] = card {
    id = "hears_" .. event, kind = "tradition", title = "Ear", source = "test",
    text = "1 GP for each " .. event .. ".", on = { [event] = gain { gp = 1 } },
  }
end

list[#list + 1] = card {
  id = "cheaper", kind = "tradition", title = "Cheaper", source = "test",
  text = "Everything costs less.",
  modify = {
    rubble_cost = { add = -1 }, dig_steps = { add = 2 }, relic_height = { add = -20 },
    option_strength = { add = -1 }, jewel_gp = { add = 4 }, dungeon_gp = { add = 3 },
    project_gp = { set = 7 }, tool_price = { less = { iron = 1 } },
    jewel_price = { less = { gold = 1, mythrall = 1 } },
  },
}
list[#list + 1] = card {
  id = "stricter", kind = "tradition", title = "Stricter", source = "test",
  text = "Many things are forbidden.",
  forbid = {
    take_rubble = { card = "iron_rubble_1" }, reveal = true, fight = { card = "enemy_troll" },
    deliver_to = { card = "site_p1" }, build_in = { card = "yellow_gold_hall" },
    buy = { card = "glory_coin_1" }, obtain = { card = "ale_horn_1" },
    use_relic = { card = "rune_map_1" }, forge_tool = true, inlay_jewel = true,
  },
}
return cards(list)
