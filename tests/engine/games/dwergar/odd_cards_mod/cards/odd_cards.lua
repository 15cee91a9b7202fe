-- Projects that do what no printed one does.
local function project(rest)
  local facts = {
    kind = "project", source = "test", deck = "western", tier = "advanced", cost = { stone = 1 },
    points = 1, upgrade_points = 0,
  }
  for name, value in pairs(rest) do
    facts[name] = value
  end
  return card(facts)
end

return cards {
  project {
    id = "lift_bell", title = "Lift bell", number = 901, upgrade = {},
    text = "1 gold for each move of yours, 1 crystal for each that the lift does by itself.",
    on = {
      lifted = {
        { amount = 1, run = gain { gold = 1 } },
        { amount = 0, by = "anyone", run = gain { crystal = 1 } },
      },
    },
  },
  project {
    id = "furnace_guild", title = "Furnace guild", number = 902, upgrade = {},
    text = "1 iron for each furnace that you install at the Forge.",
    on = { installed = { card = "forge", run = gain { iron = 1 } } },
  },
  project {
    id = "toll_bridge", title = "Toll bridge", number = 903, upgrade = { iron = 1 },
    text = "Pay 2 iron and take 1 crystal once.",
    built = sequence { pay { iron = 2 }, gain { crystal = 1 } },
  },
  project {
    id = "proud_tower", title = "Proud tower", number = 904, upgrade = {},
    text = "1 crystal each time you complete or upgrade another project.",
    on = { completed = gain { crystal = 1 }, upgraded = gain { crystal = 1 } },
  },
  project {
    id = "wrong_load", title = "Wrong load", number = 905, upgrade = {},
    text = "Heat into carts, where no heat can lie.",
    built = load_level({ heat = 1 }, "level_1"),
  },
  project {
    id = "treadmill", title = "Treadmill", number = 906, upgrade = {},
    text = "A step that costs nothing and does nothing.",
    step = label("tread", function(g) g:log "round and round" end),
  },
  project {
    id = "deep_baskets", title = "Deep baskets", number = 907, upgrade = {},
    text = "Mine at the first level although your cart there holds something.",
    allow = { mine_full = { card = "mine1" } },
  },
  project {
    id = "closed_gate", title = "Closed gate", number = 908, upgrade = {},
    text = "Others cannot place dwarves at the Forge.",
    forbid = { place = { by = "others", card = "forge" } },
  },
  project {
    id = "toll_of_the_lift", title = "Toll of the lift", number = 909, upgrade = {},
    text = "A move of the lift costs others 1 iron more. It costs you 1 heat less at night.",
    modify = {
      lift_price = {
        { by = "others", more = { iron = 1 } },
        { less = { heat = 1 }, when = { "nights", at_least = 1 } },
      },
    },
  },
  project {
    id = "quarry_rights", title = "Quarry rights", number = 910, upgrade = {},
    text = "A furnace costs you 1 gold instead of 2 stone at the Workshop.",
    modify = { install_price = { card = "workshop", less = { stone = 2 }, more = { gold = 1 } } },
  },
  project {
    id = "dear_rails", title = "Dear rails", number = 911, upgrade = {},
    text = "An upgrade of rails costs 1 crystal more, other upgrades 1 heat less for each gold.",
    modify = {
      upgrade_price = {
        { card = "rails", more = { crystal = 1 } },
        { less = { heat = per("gold") } },
      },
      complete_price = { less = { stone = per("nights", 2) } },
    },
  },
}
