-- Pieces made in ways that no printed piece is.
return cards {
  card {
    id = "close_pillars", replaces = "close_pillars", kind = "tradition", title = "Open purse",
    source = "test of COV-230",
    text = "At any time, change 1 gold for 1 iron.",
    exchange = { pay = { gold = 1 }, get = { iron = 1 } },
  },
  card {
    id = "silver_goblin_5", replaces = "silver_goblin_5", kind = "jewel",
    title = "Spark",
    source = "test of COV-10.54",
    text = "The dwarf on this tool is 1 stronger until the end of the turn.",
    colour = "silver", gp = 3, effect = add_strength(1),
  },
  card {
    id = "mythrall_pick_gold", replaces = "mythrall_pick_gold", kind = "tool", title = "Iron pick",
    source = "test of COV-10.114",
    text = "Dig. Costs 2 iron; takes a silver jewel.",
    type = "pick", cost = { iron = 2 }, slot = "silver",
  },
  card {
    id = "ancestor_crown_1", replaces = "ancestor_crown_1", kind = "relic", title = "Toll",
    source = "test of COV-11.5",
    text = "Pay 2 GP and go 2 steps up the Court track.",
    type = "ancestor_crown", use = sequence { pay { gp = 2 }, advance("court", 2) },
  },
  card {
    id = "ancestor_crown_2", replaces = "ancestor_crown_2", kind = "relic", title = "Mould",
    source = "test of COV-183",
    text = "Gain 3 resources of your choice and 9 iron.",
    type = "ancestor_crown", use = gain { wild = 3, iron = 9 },
  },
  card {
    id = "night_watch", replaces = "night_watch", kind = "tradition", title = "Smiths at the feast",
    source = "test of a cascade",
    text = "Forge a tool when you obtain this.",
    built = forge(),
  },
  card {
    id = "gate_guard", replaces = "gate_guard", kind = "tradition", title = "Heirs",
    source = "test of COV-237",
    text = "When you use a relic, or pass 1 GP.",
    on = { relic_used = gain { gp = 1 } },
  },
  card {
    id = "drums_of_stone", replaces = "drums_of_stone", kind = "tradition", title = "Goldsmiths",
    source = "test of first_sparkle",
    text = "When you set a silver jewel inlay another one.",
    on = { jewel_set = { amount = 0, run = inlay() } },
  },
  card {
    id = "brave_settlers", replaces = "brave_settlers", kind = "tradition", title = "Haunted",
    source = "test of COV-258",
    text = "In the final scoring you lose 150 GP for each of your halls with enemies.",
    modify = { penalty = { set = 150 } },
  },
  card {
    id = "resource_gold", replaces = "resource_gold", kind = "resource", title = "Gold",
    source = "test of COV-10.4", text = "Only 1 counter.", of = "gold", gp = 2, count = 1,
  },
  card {
    id = "resource_emerald", replaces = "resource_emerald", kind = "resource", title = "Emerald",
    source = "test of COV-10.4", text = "Only 1 counter.", of = "emerald", gp = 1, count = 1,
  },
  card {
    id = "resource_mythrall", replaces = "resource_mythrall", kind = "resource",
    title = "Mythrall", source = "test of COV-10.4", text = "Only 1 counter.", of = "mythrall",
    gp = 2, count = 1,
  },
  card {
    id = "resource_iron", replaces = "resource_iron", kind = "resource", title = "Iron",
    source = "test of COV-10.4", text = "Only 4 counters.", of = "iron", gp = 1, count = 4,
  },
}
