-- One tile for each thing that a mod can open.
local function tile(id, fields)
  fields.id, fields.kind, fields.title = id, "furnishing", id
  fields.tag, fields.set, fields.cost, fields.points = "green", "full", { wood = 1 }, 1
  return card(fields)
end

-- Logs the event, its seat and what its amount means.
local function heard(event, word)
  return { by = "anyone", run = function(g, me, ev)
    g:log(event .. " " .. ev.seat .. " " .. ev[word or "amount"])
  end }
end

return cards {
  tile("sharing", { allow = { use_occupied = { card = "housework" } } }),
  tile("wild_seed", { allow = { sow_forest = true } }),
  tile("meadow_seed", { allow = { sow_meadows = true } }),
  tile("cave_seed", { allow = { sow_caverns = true, sow_tunnels = true } }),
  tile("wild_pens", { allow = { keep_in_forest = true } }),
  tile("meadow_pens", { allow = { keep_on_meadows = true }, modify = { kept = { add = 1 } } }),
  tile("cave_pens", { allow = { keep_in_caverns = true, keep_in_tunnels = true } }),
  tile("open_rooms", { allow = { furnish_meadow = true } }),
  tile("forest_edge", { allow = { overhang_forest = true } }),
  tile("mountain_edge", { allow = { overhang_mountain = true } }),
  tile("toll", { modify = { twin_price = { more = { food = 2 } }, single_price = { more = { gold = 1 } },
                            mine_price = { more = { ore = 3 } } } }),
  tile("hunger", { modify = { meal = { add = 2 } } }),
  tile("wood_eater", { allow = { feed_with_wood = true }, modify = { material_meals = { set = 2 } } }),
  tile("seed_bags", { modify = { sows_grain = { set = 3 }, sows_vegetable = { set = 1 },
                                 grain_sown = { set = 5 }, vegetable_sown = { set = 4 } } }),
  tile("big_forge", { modify = { most_forged = { set = 10 } } }),
  tile("attic", { modify = { room = { add = 1 } } }),
  tile("jury", { modify = {
    dwelling_points = { set = 0 }, tile_points = { add = 1 }, dwarf_points = { set = 3 },
    pasture_points = { set = 0 }, ore_mine_points = { set = 1 }, ruby_mine_points = { set = 1 },
    unused_points = { set = 0 }, missing_points = { set = 0 }, begging_points = { set = 1 },
  } }),
  tile("no_fences", { forbid = { small_pasture = true, large_pasture = true } }),
  tile("sacks", { modify = { ["expedition.level"] = { add = 1 } } }),
  tile("armoury", { built = arm(6) }),
  tile("wood_pile", { built = restock("logging", { wood = 2, ruby = 1 }) }),
  tile("ears", { on = {
    laid = heard("laid", "ground"), stabled = heard "stabled", sown = heard "sown", reaped = heard "reaped",
    taken = heard "taken", born = heard "born", armed = heard "armed", looted = heard "looted",
    came_home = heard "came_home", turn_ended = heard "turn_ended",
    harvest_began = heard("harvest_began", "harvest"), harvest_ended = heard("harvest_ended", "harvest"),
    phase_began = heard("phase_began", "phase"), round_ended = heard "round_ended",
  } }),

  card { id = "moss", kind = "crop", title = "Moss", text = "Grows in tunnels.", seed = { moss = 1 },
         amount = 2, spaces = 1, ground = "tunnel" },
  card { id = "gift", kind = "phase", title = "Gifts", text = "1 gold for everybody.",
         before = "return_home", from_round = 2, to_round = 2, use = gain { gold = 1 } },
  card { id = "round_a", kind = "round", title = "Thirteen", text = "Nothing is harvested.",
         harvest = "none" },
  card { id = "round_b", kind = "round", title = "Fourteen", text = "For two or more.",
         harvest = "feed", min_players = 2, stage = 5 },
  card { id = "late_space", kind = "space", title = "Late space", text = "Gain 5 gold.", stage = 5,
         use = gain { gold = 5 } },
}
